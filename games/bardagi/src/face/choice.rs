//! How actions are offered.

use super::names;
use super::phrases::{count, price_list};
use crate::rules::moving;
use crate::state::{Act, CameFrom, ShipAt, Source};
use crate::{Action, Area, Bardagi, Good, Node, Phase, Unit, View};
use canvas::Choice;
use engine::{Seat, Words};

/// The label, the rule and the elements of an action.
pub(crate) fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let game = view.table();
    match action {
        Action::ChooseClan { .. }
        | Action::Plan { .. }
        | Action::PlanDone
        | Action::Discard { .. }
        | Action::Take { .. }
        | Action::Exchange
        | Action::WarHorns { .. }
        | Action::EndTurn
        | Action::TimeUp => of_cards(&game, action),
        Action::Move { .. }
        | Action::Go { .. }
        | Action::Board { .. }
        | Action::Disembark
        | Action::Sail
        | Action::SailTo { .. }
        | Action::Land { .. }
        | Action::LandDone => of_moves(&game, seat, action),
        Action::Attack
        | Action::Duel { .. }
        | Action::Continue
        | Action::Stop
        | Action::Stay
        | Action::Retreat
        | Action::GodiRetreat { .. }
        | Action::Reinforce { .. }
        | Action::Rearrange
        | Action::From { .. }
        | Action::To { .. }
        | Action::ToTown
        | Action::RearrangeDone => of_fights(&game, seat, action),
        Action::Convert
        | Action::Cast
        | Action::BuyRunes { .. }
        | Action::RemoveRune { .. }
        | Action::Rune { .. }
        | Action::Target { .. }
        | Action::CastDone
        | Action::BuyLand
        | Action::BonusGood { .. } => of_lands(&game, seat, action),
        Action::Refill { .. }
        | Action::Trade
        | Action::HomeAction
        | Action::ForcedTrade
        | Action::Sell { .. }
        | Action::Buy { .. }
        | Action::Cash { .. }
        | Action::SpendGold
        | Action::SellHide
        | Action::TradeDone
        | Action::Give { .. }
        | Action::Ask { .. }
        | Action::Propose
        | Action::Accept
        | Action::Decline => of_trades(&game, seat, action),
        Action::Build { .. }
        | Action::Replace { .. }
        | Action::PassBuild
        | Action::ClaimSheep { .. }
        | Action::ClaimCattle { .. }
        | Action::BuyAxes { .. }
        | Action::PlaceRecruit { .. }
        | Action::RecruitsDone
        | Action::PlaceAxe { .. }
        | Action::AxesDone => of_claims(&game, seat, action),
    }
}

fn at(game: &Bardagi, text: &str, area: Area) -> Words {
    Words::new().text(text).piece(names::area(game.board(), area), game.board().area_name(area))
}

fn of_cards(game: &Bardagi, action: Action) -> Choice {
    let board = game.board();
    match action {
        Action::ChooseClan { clan } => {
            let home = board.home(clan).expect("BA-SETUP-09: a clan with a home");
            Choice::new("Clan", "BA-SETUP-10", at(game, "Settle in ", home)).target(names::area(board, home))
        }
        Action::Plan { card } => {
            Choice::new("Plan", "BA-PLAN-01", format!("Choose a {} card", card.word())).target(names::card(card))
        }
        Action::PlanDone => Choice::new("Plan", "BA-RULING-05", "These cards are enough").target("do-plan-done"),
        Action::Discard { one, other } => {
            let label = format!("Give {} and {}", one.word(), other.word());
            Choice::new("Exchange", "BA-CARD-07", label).target(names::card(one)).target(names::card(other))
        }
        Action::Take { card } => {
            Choice::new("Exchange", "BA-CARD-07", format!("Take a {} card", card.word())).target(names::card(card))
        }
        Action::WarHorns { card } => {
            let label = format!("War Horns: use {} as a Berserkur card", card.word());
            Choice::new("Cards", "BA-UPG-16", label).target(names::card(card))
        }
        Action::Exchange => Choice::new("Cards", "BA-CARD-07", "Exchange two cards for one").target("do-exchange"),
        Action::TimeUp => Choice::new("Table", "BA-RULING-04", "Time is up: this round is the last").final_if(true),
        _ => Choice::new("Cards", "BA-CARD-09", "End turn").target("do-end-turn"),
    }
}

/// "for 1 step", "free", with the card it takes.
fn walking_price(game: &Bardagi, seat: Seat, to: Area, boards: bool) -> String {
    let Phase::Turn(turn) = &game.phase else { return String::new() };
    let Act::Moving(unit) = turn.act else { return String::new() };
    let Some(from) = game.player(seat).stands(unit) else { return String::new() };
    let (left, most) = moving::budget(game, turn, unit);
    let own = game.territory(seat).contains(to);
    let Some(cost) = moving::reach(game, seat, unit, from, most).cost(to) else { return String::new() };
    let cost = cost + u8::from(boards && !own);
    let card = if left == 0 || cost > left { ", one card" } else { "" };
    match cost {
        0 => format!(" (no step{card})"),
        steps => format!(" ({}{card})", count(steps, "step", "steps")),
    }
}

fn of_moves(game: &Bardagi, seat: Seat, action: Action) -> Choice {
    let board = game.board();
    match action {
        Action::Move { unit } => {
            let left = match &game.phase {
                Phase::Turn(turn) if turn.steps[unit.index()] > 0 => {
                    format!(" ({} left)", count(turn.steps[unit.index()], "step", "steps"))
                }
                _ => String::new(),
            };
            Choice::new(unit.word(), "BA-MOVE-01", format!("Move {}{left}", unit.word()))
                .target(names::figure(seat, unit))
        }
        Action::Go { to } => {
            let label = at(game, "Go to ", to).text(walking_price(game, seat, to, false));
            Choice::new("Go", "BA-RULING-11", label).target(names::area(board, to))
        }
        Action::Board { harbour } => {
            let label = at(game, "Go aboard at ", harbour).text(walking_price(game, seat, harbour, true));
            Choice::new("Ship", "BA-SHIP-05", label).target(names::harbour(board, harbour))
        }
        Action::Disembark => {
            let ShipAt::Harbour(area) = game.player(seat).ship else {
                return Choice::new("Ship", "BA-RULING-82", "Leave the ship").target(names::ship(seat));
            };
            Choice::new("Ship", "BA-RULING-82", at(game, "Leave the ship at ", area)).target(names::area(board, area))
        }
        Action::Sail => {
            let left = match &game.phase {
                Phase::Turn(turn) if turn.squares > 0 => {
                    format!(" ({} left)", count(turn.squares, "square", "squares"))
                }
                _ => String::new(),
            };
            Choice::new("Knerrir", "BA-SHIP-01", format!("Sail{left}")).target(names::ship(seat))
        }
        Action::SailTo { to } => {
            let from = game.player(seat).ship.node();
            let far = from.and_then(|from| board.distance(from, to)).unwrap_or(0);
            let squares = format!(" ({})", count(far, "square", "squares"));
            let label = match to {
                Node::Harbour(area) => at(game, "Enter the harbour of ", area).text(squares),
                Node::Sea(square) => {
                    let id = &board.squares[square.index()].id;
                    Words::new().text("Sail to ").piece(id.clone(), id.replace('-', " ")).text(squares)
                }
            };
            Choice::new("Sail", "BA-SHIP-01", label).target(names::node(board, to))
        }
        Action::Land { unit } => {
            Choice::new("Land", "BA-SHIP-08", format!("Land {}", unit.word())).target(names::figure(seat, unit))
        }
        _ => Choice::new("Land", "BA-RULING-82", "Stay aboard").target("do-land-done"),
    }
}

fn of_fights(game: &Bardagi, seat: Seat, action: Action) -> Choice {
    let board = game.board();
    let berserkur = names::figure(seat, Unit::Berserkur);
    let here = game.player(seat).stands(Unit::Berserkur);
    match action {
        Action::Attack => {
            let label = match here {
                Some(area) => at(game, "Attack ", area).text(format!(" ({})", price_list(game, seat, area))),
                None => Words::from("Attack"),
            };
            Choice::new("Berserkur", "BA-BERS-02", label).target(berserkur)
        }
        Action::Duel { seat: rival } => {
            let label = Words::new().text("Fight the Berserkur of ").seat(rival);
            Choice::new("Berserkur", "BA-RULING-20", label).target(names::figure(rival, Unit::Berserkur))
        }
        Action::Continue => {
            let label =
                here.map_or_else(|| "Go on".to_owned(), |area| format!("Go on ({})", price_list(game, seat, area)));
            Choice::new("Fight", "BA-RULING-21", label).target("do-continue")
        }
        Action::Stop => Choice::new("Fight", "BA-COMBAT-08", "Stop the attack").target("do-stop"),
        Action::Stay => {
            let choice = Choice::new("Fight", "BA-RULING-21", "Stay here");
            choice.target(here.map_or_else(|| "do-stay".to_owned(), |area| names::area(board, area)))
        }
        Action::Retreat => match game.player(seat).came_from {
            CameFrom::Area(to) => {
                Choice::new("Fight", "BA-COMBAT-09", at(game, "Retreat to ", to)).target(names::area(board, to))
            }
            CameFrom::Ship | CameFrom::Nowhere => Choice::new("Fight", "BA-COMBAT-09", "Retreat").target(berserkur),
        },
        Action::GodiRetreat { to } => {
            Choice::new("Godi", "BA-RULING-25", at(game, "Godi retreats to ", to)).target(names::area(board, to))
        }
        Action::Reinforce { disks } => {
            let label =
                if disks == 0 { "Add no disks".to_owned() } else { format!("Add {}", count(disks, "disk", "disks")) };
            Choice::new("Reinforce", "BA-BERS-08", label).target(format!("do-reinforce-{disks}"))
        }
        Action::Rearrange => Choice::new("Berserkur", "BA-DISK-01", "Rearrange disks").target(berserkur),
        Action::From { source: Source::Area(area) } => {
            Choice::new("Take a disk", "BA-DISK-02", at(game, "Take a disk from ", area))
                .target(names::area(board, area))
        }
        Action::From { source: Source::Virki } => {
            Choice::new("Take a disk", "BA-DISK-02", "Take a disk from the Virki").target("building-virki")
        }
        Action::To { area } => {
            Choice::new("Put it", "BA-DISK-01", at(game, "Put it on ", area)).target(names::area(board, area))
        }
        Action::ToTown => Choice::new("Put it", "BA-DISK-03", "Put it on the Town").target("town-square"),
        _ => Choice::new("Disks", "BA-DISK-01", "Done with disks").target("do-rearrange-done"),
    }
}

fn of_lands(game: &Bardagi, seat: Seat, action: Action) -> Choice {
    let board = game.board();
    let godi = names::figure(seat, Unit::Godi);
    let stands = |unit| game.player(seat).stands(unit);
    match action {
        Action::Convert => {
            let label = stands(Unit::Godi).map_or_else(|| Words::from("Convert"), |area| at(game, "Convert ", area));
            Choice::new("Godi", "BA-GODI-01", label.text(" (2 Hof disks, one comes back as a recruit)")).target(godi)
        }
        Action::Cast => Choice::new("Godi", "BA-RUNE-01", "Cast runes (1 Hof disk)").target(godi),
        Action::BuyRunes { unit } => {
            let label = format!("Buy 3 runes for 2 gold with {}", unit.word());
            Choice::new(unit.word(), "BA-SACRED-01", label).target(names::figure(seat, unit)).final_if(true)
        }
        Action::RemoveRune { rune } => {
            let label = format!("Remove {} for 1 gold", game.content.rune(rune).name);
            let target = stands(Unit::Godi).map_or(godi, |area| names::rune_on(board, area, rune));
            Choice::new("Godi", "BA-RUNE-14", label).target(target)
        }
        Action::Rune { rune } => {
            let label = format!("{}: {}", game.content.rune(rune).name, game.content.rune(rune).text);
            Choice::new("Cast", "BA-RUNE-01", label).target(names::held(rune))
        }
        Action::Target { area } => {
            let rule = "BA-RUNE-03";
            Choice::new("Cast on", rule, at(game, "Cast it on ", area)).target(names::area(board, area))
        }
        Action::CastDone => Choice::new("Cast", "BA-RULING-43", "One rune is enough").target("do-cast-done"),
        Action::BuyLand => {
            let label = stands(Unit::Kaupmadur).map_or_else(|| Words::from("Buy land"), |area| at(game, "Buy ", area));
            let target = names::figure(seat, Unit::Kaupmadur);
            Choice::new("Kaupmadur", "BA-KAUP-01", label.text(" (2 Verslun disks)")).target(target)
        }
        Action::BonusGood { good } => {
            Choice::new("Bonus", "BA-KAUP-03", format!("Take 1 {}", good.word())).target(names::good(good))
        }
        _ => Choice::new("Godi", "BA-GODI-01", "Godi").target(godi),
    }
}

fn of_trades(game: &Bardagi, seat: Seat, action: Action) -> Choice {
    let merchant = names::figure(seat, Unit::Kaupmadur);
    match action {
        Action::Refill { building } => {
            let good = game.content.refill_good[building.index()];
            let label =
                format!("Refill the {} for {} {}", building.word(), game.content.units.refill_cost, good.word());
            Choice::new("Refill", "BA-REFILL-01", label).target(names::building(building))
        }
        Action::Trade => Choice::new("Kaupmadur", "BA-KAUP-06", "Trade in the village").target(merchant),
        Action::HomeAction => {
            let is_free = matches!(&game.phase, Phase::Turn(turn) if turn.free_home > 0);
            let label = if is_free { "Trade and refill (no card)" } else { "Trade and refill" };
            Choice::new("Kaupmadur", "BA-KAUP-09", label).target(merchant)
        }
        Action::ForcedTrade => {
            let host = game.player(seat).stands(Unit::Kaupmadur).and_then(|area| game.host(area));
            let label = Words::new().text("Trade with ");
            let label = host.map_or_else(|| label.clone().text("the host"), |host| label.clone().seat(host));
            Choice::new("Kaupmadur", "BA-OPT-04", label).target(merchant).final_if(true)
        }
        Action::Sell { good } => {
            Choice::new("Sell", "BA-TRADE-08", format!("Sell 1 {}", good.word())).target(names::good(good))
        }
        Action::Buy { good } => {
            Choice::new("Buy", "BA-TRADE-08", format!("Buy 1 {}", good.word())).target(names::bank(good))
        }
        Action::Cash { deal } => {
            let (value, gold) =
                game.content.trade.deals.get(usize::from(deal)).map_or((0, 0), |deal| (deal.value, deal.gold));
            Choice::new("Gold", "BA-TRADE-05", format!("Value {value} for {gold} gold"))
                .target(format!("do-cash-{deal}"))
        }
        Action::SpendGold => {
            let value = game.content.trade.gold_buys_value;
            Choice::new("Gold", "BA-TRADE-07", format!("1 gold for value {value}")).target("purse")
        }
        Action::SellHide => Choice::new("Gold", "BA-UPG-24", "Tannery: 1 hide for 1 gold").target("do-sell-hide"),
        Action::TradeDone => {
            let lost = match &game.phase {
                Phase::Turn(turn) => match turn.act {
                    Act::Trading(trading) if trading.credit > 0 => format!(" (value {} is lost)", trading.credit),
                    _ => String::new(),
                },
                _ => String::new(),
            };
            Choice::new("Trade", "BA-KAUP-05", format!("Done trading{lost}")).target("do-trade-done")
        }
        Action::Give { item } => {
            let name = names::item(item);
            Choice::new("Offer", "BA-RULING-65", format!("Offer 1 {name}")).target(format!("give-{name}"))
        }
        Action::Ask { item } => {
            let name = names::item(item);
            Choice::new("Ask", "BA-RULING-65", format!("Ask for 1 {name}")).target(format!("ask-{name}"))
        }
        Action::Propose => Choice::new("Bargain", "BA-RULING-65", "Propose the bargain").target("do-propose"),
        Action::Accept => Choice::new("Bargain", "BA-RULING-65", "Accept").target("do-accept"),
        _ => Choice::new("Bargain", "BA-RULING-65", "Decline").target("do-decline"),
    }
}

fn of_claims(game: &Bardagi, seat: Seat, action: Action) -> Choice {
    let (board, content) = (game.board(), game.content.content());
    let herd = |kind, own: u8, good: Good| {
        let units = crate::rules::claiming::yields(game, seat)[crate::Kind::index(kind)];
        match (own, units.saturating_sub(own)) {
            (0, meat) => format!("{meat} meat"),
            (own, 0) => format!("{own} {}", good.word()),
            (own, meat) => format!("{own} {} and {meat} meat", good.word()),
        }
    };
    match action {
        Action::Build { tile } => {
            let data = content.tile(tile);
            let label = format!("Build {}: {}", data.name, data.text);
            Choice::new("Build", "BA-BUILD-01", label).target(names::tile(&data.id)).final_if(true)
        }
        Action::Replace { old, new } => {
            let (old, new) = (content.tile(old), content.tile(new));
            let label = format!("{} in place of {}", new.name, old.name);
            let choice = Choice::new("Replace", "BA-BUILD-09", label).final_if(true);
            choice.target(names::tile(&new.id)).target(names::own_tile(&old.id))
        }
        Action::PassBuild => Choice::new("Build", "BA-BUILD-01", "Build nothing").target("do-pass-build"),
        Action::ClaimSheep { wool } => {
            let label = herd(crate::Kind::Sheep, wool, Good::Wool);
            Choice::new("Sheep", "BA-AREA-05", label).target(format!("do-wool-{wool}"))
        }
        Action::ClaimCattle { hide } => {
            let label = herd(crate::Kind::Cattle, hide, Good::Hide);
            Choice::new("Cattle", "BA-AREA-06", label).target(format!("do-hide-{hide}"))
        }
        Action::BuyAxes { count: bought } => {
            let label = match bought {
                0 => "Buy no Axe token".to_owned(),
                bought => format!("Buy {} for {bought} gold", count(bought, "Axe token", "Axe tokens")),
            };
            Choice::new("Axes", "BA-CAMP-04", label).target(format!("do-axes-{bought}"))
        }
        Action::PlaceRecruit { building } => {
            let label = format!("A recruit for the {}", building.word());
            Choice::new("Recruits", "BA-CLAIM-05", label).target(names::building(building))
        }
        Action::RecruitsDone => {
            Choice::new("Recruits", "BA-CLAIM-05", "Keep the rest on the Town").target("do-recruits-done")
        }
        Action::PlaceAxe { area } => {
            let label = at(game, "An Axe token on ", area);
            Choice::new("Axes", "BA-CLAIM-06", label).target(names::area(board, area))
        }
        _ => Choice::new("Axes", "BA-AXE-01", "Keep the Axe tokens").target("do-axes-done"),
    }
}
