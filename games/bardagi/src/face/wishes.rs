//! What a click may have meant when nothing legal is meant.

use crate::state::{Act, ClaimStep, Source};
use crate::{Action, Area, Bardagi, Building, Card, Good, Node, Phase, Rune, Unit, View};
use engine::Seat;

/// What the seat may have meant by touching the element.
pub(crate) fn wishes(view: &View, seat: Seat, target: &str) -> Vec<Action> {
    let game = view.table();
    let board = game.board();
    if let Some(area) = target.strip_prefix("area-").or(target.strip_prefix("disks-")).and_then(|id| board.find(id)) {
        return on_area(&game, seat, area);
    }
    if let Some(area) = target.strip_prefix("harbour-").and_then(|id| board.find(id)) {
        return vec![Action::SailTo { to: Node::Harbour(area) }, Action::Board { harbour: area }];
    }
    if let Some(square) = board.find_square(target) {
        return vec![Action::SailTo { to: Node::Sea(square) }];
    }
    if let Some((owner, unit)) = figure(target) {
        return if owner == seat { unit_wishes(unit) } else { vec![Action::Duel { seat: owner }] };
    }
    if target.starts_with("ship-") {
        return vec![Action::Sail];
    }
    let lower = |word: &str, prefix: &str| target.strip_prefix(prefix).is_some_and(|name| name == word.to_lowercase());
    if let Some(card) = Card::ALL.into_iter().find(|card| lower(card.word(), "card-")) {
        return vec![Action::Plan { card }, Action::Take { card }, Action::WarHorns { card }];
    }
    if let Some(building) = Building::ALL.into_iter().find(|building| lower(building.word(), "building-")) {
        let virki = Action::From { source: Source::Virki };
        return match game.phase {
            Phase::Claim(..) => vec![Action::PlaceRecruit { building }],
            _ => vec![Action::Refill { building }, virki],
        };
    }
    if let Some(good) = Good::ALL.into_iter().find(|good| lower(good.word(), "good-")) {
        return vec![Action::Sell { good }, Action::BonusGood { good }];
    }
    if let Some(good) = Good::ALL.into_iter().find(|good| lower(good.word(), "bank-")) {
        return vec![Action::Buy { good }];
    }
    if let Some(rune) = Rune::ALL.into_iter().find(|rune| lower(rune.word(), "held-")) {
        return vec![Action::Rune { rune }, Action::Cast];
    }
    if let Some(tile) = target.strip_prefix("tile-").and_then(|id| game.content.upgrades.find(id)) {
        return vec![Action::Build { tile }];
    }
    match target {
        "purse" => vec![Action::SpendGold],
        "town-square" => vec![Action::ToTown],
        _ => Vec::new(),
    }
}

fn figure(target: &str) -> Option<(Seat, Unit)> {
    let (seat, unit) = target.strip_prefix("figure-")?.split_once('-')?;
    let unit = Unit::ALL.into_iter().find(|known| known.word().to_lowercase() == unit)?;
    Some((Seat(seat.parse().ok()?), unit))
}

fn unit_wishes(unit: Unit) -> Vec<Action> {
    let mut wishes = vec![Action::Move { unit }];
    wishes.extend(match unit {
        Unit::Berserkur => vec![Action::Attack, Action::Rearrange],
        Unit::Godi => vec![Action::Convert, Action::Cast, Action::BuyRunes { unit }],
        Unit::Kaupmadur => vec![Action::BuyLand, Action::Trade, Action::HomeAction, Action::ForcedTrade],
    });
    wishes
}

fn on_area(game: &Bardagi, seat: Seat, area: Area) -> Vec<Action> {
    match &game.phase {
        Phase::Choosing(_) => {
            game.board().areas[area.index()].home_of.map(|clan| Action::ChooseClan { clan }).into_iter().collect()
        }
        Phase::Turn(turn) => match &turn.act {
            Act::Moving(_) => vec![Action::Go { to: area }, Action::Board { harbour: area }],
            Act::Sailing => vec![Action::SailTo { to: Node::Harbour(area) }],
            Act::Leaving(..) => vec![Action::GodiRetreat { to: area }],
            Act::Rearranging(moved) if moved.from.is_some() => vec![Action::To { area }],
            Act::Rearranging(_) => vec![Action::From { source: Source::Area(area) }],
            Act::Casting(..) => vec![Action::Target { area }],
            Act::Menu
            | Act::Picking
            | Act::Landing(_)
            | Act::Fighting(_)
            | Act::Withdrawing
            | Act::Reinforcing(_)
            | Act::Bonus(_)
            | Act::Trading(_)
            | Act::Bargaining(..)
            | Act::Answering(..)
            | Act::Exchanging(_) => here(game, seat, area),
        },
        Phase::Claim(_, ClaimStep::PlacingAxes, _) => vec![Action::PlaceAxe { area }],
        Phase::Planning | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => Vec::new(),
    }
}

/// What the units that stand there could do to the area.
fn here(game: &Bardagi, seat: Seat, area: Area) -> Vec<Action> {
    let stands = |unit: Unit| game.player(seat).stands_on(unit, area);
    let mut wishes = Vec::new();
    if stands(Unit::Berserkur) {
        wishes.push(Action::Attack);
    }
    if stands(Unit::Godi) {
        wishes.push(Action::Convert);
    }
    if stands(Unit::Kaupmadur) {
        wishes.extend([Action::BuyLand, Action::Trade]);
    }
    if wishes.is_empty() {
        wishes.push(Action::Go { to: area });
    }
    wishes
}
