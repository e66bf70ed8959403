//! Giants: waking them, and their phase (RULES.md, "Giants").

use super::{land, order, season, targets, withdraw, worship};
use crate::content::{Disaster, Window};
use crate::event::{Event, Pile, Why};
use crate::ids::{Borders, Giant, God, Landscape, Numbered, Regions, Set};
use crate::phase::{Phase, Resume};
use crate::state::{Norseheim, Realm, Woken};
use arrayvec::ArrayVec;
use engine::{Refusal, Seat, Table, ensure};

/// NH-RULING-49. Whether a card is in the deck or in its discard pile.
pub fn can_draw(realm: &Realm) -> bool {
    realm.awake.len() < Giant::COUNT as usize
}

/// NH-RUNE-03, NH-RULING-49. The top card; an empty deck is made anew of the discard pile, and with both empty nothing is drawn.
pub fn draw(game: &mut Norseheim, table: &mut impl Table<Event>) -> Option<Giant> {
    if game.stacks.giants.is_empty() && !game.carried_out.is_empty() {
        let pile = std::mem::replace(&mut game.realm.carried_out, Set::NONE);
        game.stacks.giants.extend(pile);
        table.shuffle(&mut game.stacks.giants);
        game.giants_seen = 0;
        table.tell(|| Event::Reshuffled { pile: Pile::Giants });
    }
    let giant = game.stacks.giants.pop()?;
    game.giants_seen = game.giants_seen.min(game.stacks.giants.len() as u8);
    Some(giant)
}

/// NH-RUNE-03, NH-WORSHIP-03, NH-RULING-41. The card becomes active, covered by the God marker that has waited longest.
pub fn awaken(game: &mut Norseheim, giant: Giant, table: &mut impl Table<Event>) {
    let cover = if game.waiting.is_empty() { None } else { Some(game.waiting.remove(0)) };
    game.awake.push(Woken { giant, cover });
    table.tell(|| Event::Woke { giant, cover });
}

/// NH-GIANTS-02, NH-GOD-23. A card goes under the deck, and everybody knows that it lies there.
pub fn bury(game: &mut Norseheim, giant: Giant, god: Option<God>, table: &mut impl Table<Event>) {
    game.stacks.giants.insert(0, giant);
    game.giants_seen += 1;
    table.tell(|| Event::Buried { giant, god });
}

/// NH-GIANTS-09, NH-GOD-09. The Giants phase begins: what was barred is free again; then holders of cards are asked in player order.
pub fn begin(game: &mut Norseheim, table: &mut impl Table<Event>) {
    game.barred_attacks = Set::NONE;
    game.barred_recruiting = Set::NONE;
    ask_from(game, 0, table);
}

/// NH-GOD-09. The next in order is asked.
pub fn ask_after(game: &mut Norseheim, seat: Seat, table: &mut impl Table<Event>) {
    let at = game.order().iter().position(|other| *other == seat).expect("NH-ORDER-01: everybody has a place");
    ask_from(game, at + 1, table);
}

fn ask_from(game: &mut Norseheim, place: usize, table: &mut impl Table<Event>) {
    let cards = game.content.cards_for(Window::Giants);
    let can = !worship::uncovered(game).is_empty();
    let asked = game.order().iter().skip(place).find(|seat| can && !game.hand(**seat).and(cards).is_empty());
    match asked {
        Some(seat) => game.phase = Phase::GiantsCard(*seat),
        None => go_on(game, 0, table),
    }
}

/// NH-GOD-29. An active card without God marker.
pub fn check_dismiss(game: &Norseheim, giant: Giant) -> Result<(), Refusal> {
    let open = worship::uncovered(game).contains(giant);
    ensure(open, "NH-GOD-29", "only an active card without God marker can be dismissed")
}

/// NH-GOD-29. The card is played: the Giants card goes under the deck.
pub fn dismiss(game: &mut Norseheim, seat: Seat, giant: Giant, table: &mut impl Table<Event>) {
    let card = game.hand(seat).and(game.content.cards_for(Window::Giants)).first();
    super::gods::spend(game, seat, card.expect("NH-GOD-09: only holders are asked"), table);
    game.awake.retain(|woken| woken.giant != giant);
    table.tell(|| Event::Dismissed { seat, giant });
    bury(game, giant, None, table);
    let at = game.order().iter().position(|other| *other == seat).expect("NH-ORDER-01: everybody has a place");
    ask_from(game, at, table);
}

/// NH-GIANTS-01 to NH-GIANTS-04, NH-RULING-49. All active cards in the order they were drawn: covered ones go under the deck, the others are
/// carried out and discarded. Begins with this effect of the first card.
pub fn go_on(game: &mut Norseheim, effect: u8, table: &mut impl Table<Event>) {
    // NH-GIANTS-10. Regions that the effect before has emptied are vacant now.
    land::fill_vacancies(game, table);
    let mut effect = usize::from(effect);
    while let Some(woken) = game.awake.first().copied() {
        if let Some(god) = woken.cover {
            game.awake.remove(0);
            bury(game, woken.giant, Some(god), table);
            continue;
        }
        if effect == 0 {
            table.tell(|| Event::Struck { giant: woken.giant });
        }
        let card = game.content.content().giant(woken.giant);
        if let Some(disaster) = card.effects.get(effect) {
            let leaving = strike(game, card.landscape, *disaster, table);
            if !leaving.is_empty() {
                return withdraw::begin(game, leaving, Resume::Giants { effect: effect as u8 + 1 }, table);
            }
            land::fill_vacancies(game, table);
            effect += 1;
        } else {
            game.awake.remove(0);
            game.carried_out.insert(woken.giant);
            effect = 0;
        }
    }
    season::end_round(game, table);
}

/// NH-GIANTS-03. One effect of a card, over all regions of its landscape in region order. Says whose guests must leave.
fn strike(
    game: &mut Norseheim,
    landscape: Landscape,
    disaster: Disaster,
    table: &mut impl Table<Event>,
) -> ArrayVec<crate::phase::Leaving, 4> {
    let regions = game.content.board.of_landscape[landscape.index()];
    let mut leaving = ArrayVec::new();
    match disaster {
        // NH-GIANTS-05. Non-player warriors go before guests.
        Disaster::LoseWarriors { count } => {
            for region in regions {
                land::lose_warriors(game, region, count, table);
            }
        }
        Disaster::CapWarriors { keep } => {
            for region in regions {
                let count = game.land(region).stack().saturating_sub(keep);
                land::lose_warriors(game, region, count, table);
            }
        }
        // NH-GIANTS-06. The Ring if there is one, else the Settlement; warriors are not touched.
        Disaster::DamageBuildings { steps } => {
            for region in regions {
                (0..steps).for_each(|_| land::damage(game, region, table));
            }
        }
        Disaster::RazeDanevolds => raze(game, regions, table),
        Disaster::LoseAp { per_region } => tax(game, regions, per_region, table),
        // NH-GIANTS-08. Below the diplomacy number all go back and control is lost.
        Disaster::LoseMarkers { count } => {
            leaving.extend(regions.into_iter().filter_map(|region| targets::lose_envoys(game, region, count, table)));
        }
        // NH-GIANTS-09. For the next round's Action and Non-player phases.
        Disaster::BarRecruiting { .. } => game.barred_recruiting.insert(landscape),
        Disaster::BarAttacks { .. } => game.barred_attacks.insert(landscape),
    }
    leaving
}

/// Every Danevold on a border of such a region is removed.
fn raze(game: &mut Norseheim, regions: Regions, table: &mut impl Table<Event>) {
    let board = &game.content.content().board;
    let borders = regions.into_iter().fold(Borders::NONE, |all, region| all.or(board.borders_of[region.index()]));
    for border in borders.and(game.danevolds) {
        game.danevolds.remove(border);
        table.tell(|| Event::Razed { border });
    }
}

/// NH-GIANTS-07. Each player's loss for all such regions is one move of his marker, in player order, not below 0.
fn tax(game: &mut Norseheim, regions: Regions, per_region: u8, table: &mut impl Table<Event>) {
    for place in 0..usize::from(game.seats) {
        let seat = game.order[place];
        let loss = game.held(seat).and(regions).len() * per_region;
        if loss > 0 {
            let points = game.player(seat).points.saturating_sub(loss);
            order::tell_points(game, seat, points, Why::Giants, table);
        }
    }
}
