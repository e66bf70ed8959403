//! Gods cards on one's own turn (RULES.md, "Gods cards").

use super::{diplomacy, giants, order, relocate, targets, turns};
use crate::content::{Effect, Window};
use crate::event::{Event, Why};
use crate::ids::{Deed, GodCard, GodCards, Track};
use crate::phase::{Aim, Due, Phase, Turn, Warrant};
use crate::state::{Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-GOD-03, NH-COMP-09. A card is played: it leaves the hand and the game, and everybody sees it.
pub fn spend(game: &mut Norseheim, seat: Seat, card: GodCard, table: &mut impl Table<Event>) {
    game.hands[seat.index()].remove(card);
    game.played.insert(card);
    table.tell(|| Event::Played { seat, card });
}

/// NH-GOD-04, NH-GOD-05. The cards that can be played now on one's own turn: any number, but none between Double and its first action.
pub fn playable(game: &Norseheim, turn: &Turn) -> GodCards {
    let held = game.hand(turn.seat).and(game.content.cards_for(Window::Turn));
    if held.is_empty() || turn.due == Due::First {
        return GodCards::NONE;
    }
    held.into_iter().filter(|card| matters(game, turn.seat, *card)).collect()
}

/// NH-RULING-63, NH-RULING-64. Whether the card has a legal target and changes something.
pub fn matters(realm: &Realm, seat: Seat, card: GodCard) -> bool {
    let numbers = &realm.content.numbers;
    let player = realm.player(seat);
    match realm.content.card(card).effect {
        Effect::GainAp { .. } | Effect::GainApPerSeat { .. } => player.points < numbers.points.last,
        Effect::StealAp { .. } => !targets::purses(realm, seat).is_empty(),
        Effect::PlaceWarriors { .. } => player.warriors > 0 && !realm.with_room(realm.held(seat)).is_empty(),
        Effect::FreeAction { action, .. } => match action {
            Deed::Diplomacy => diplomacy::is_possible(realm, seat, Warrant::God(card)),
            Deed::Relocate => relocate::is_possible(realm, seat),
            Deed::Recruit | Deed::Attack | Deed::Worship | Deed::Build | Deed::Double => false,
        },
        Effect::WaiveCost | Effect::ExtraAction { .. } | Effect::ExtendReach { .. } => true,
        Effect::TakeBooster { .. } => realm.boosters.iter().any(|left| *left > 0),
        Effect::AdvanceMarkers { .. } => {
            Track::ALL.into_iter().any(|track| super::reward::can_advance(realm, seat, track))
        }
        Effect::RemoveMarkers { .. } => !targets::envoys_of_others(realm, seat).is_empty(),
        Effect::ConvertWarrior { .. } => player.warriors > 0 && !targets::rallies(realm, seat).is_empty(),
        Effect::WakeGiant { .. } => giants::can_draw(realm),
        Effect::Demolish { .. } => {
            !targets::walls(realm, card).is_empty() || !targets::rings(realm, seat, card).is_empty()
        }
        Effect::ShieldRegion => !targets::shieldable(realm, seat).is_empty(),
        Effect::AddHits { .. }
        | Effect::CancelHits { .. }
        | Effect::FixRunes { .. }
        | Effect::ReduceEnemyRunes { .. }
        | Effect::RethrowBlanks
        | Effect::ReviveWarriors { .. }
        | Effect::DismissGiant { .. }
        | Effect::ChooseOrder { .. } => false,
    }
}

/// NH-GOD-01, NH-GOD-02, NH-GOD-05. Whether the card may be played on this turn.
pub fn check_turn_card(game: &Norseheim, turn: &Turn, card: GodCard) -> Result<(), Refusal> {
    ensure(game.hand(turn.seat).contains(card), "NH-GOD-01", "you do not hold that card")?;
    ensure(game.content.card(card).window == Window::Turn, "NH-GOD-02", "the card is for another moment")?;
    ensure(turn.due != Due::First, "NH-GOD-05", "take the first action of your Double; cards come before it or after")?;
    ensure(matters(game, turn.seat, card), "NH-RULING-64", "the card would change nothing now")
}

/// NH-GOD-11. The card is played: it works at once, or asks for a target.
pub fn play(game: &mut Norseheim, mut turn: Turn, card: GodCard, table: &mut impl Table<Event>) {
    let seat = turn.seat;
    spend(game, seat, card, table);
    let aim = match game.content.card(card).effect {
        Effect::GainAp { amount } => return gain(game, turn, amount, table),
        Effect::GainApPerSeat { minimum } => {
            let amount = game.chairs(seat).max(minimum);
            return gain(game, turn, amount, table);
        }
        Effect::WaiveCost => {
            turn.waived = true;
            return turns::resume(game, turn, table);
        }
        Effect::ExtraAction { .. } => {
            turn.further = Some(card);
            return turns::resume(game, turn, table);
        }
        Effect::ExtendReach { .. } => {
            turn.reach = Some(card);
            return turns::resume(game, turn, table);
        }
        Effect::FreeAction { action: Deed::Relocate, .. } => {
            return relocate::begin(game, turn, Warrant::God(card));
        }
        Effect::FreeAction { .. } => {
            game.phase = Phase::Convince(turn, Warrant::God(card));
            return;
        }
        Effect::WakeGiant { draw, .. } => return targets::reveal(game, turn, card, draw, table),
        Effect::StealAp { .. } => Aim::Opponent,
        Effect::TakeBooster { .. } => Aim::Booster,
        Effect::AdvanceMarkers { steps } => Aim::Steps(steps),
        Effect::PlaceWarriors { .. }
        | Effect::RemoveMarkers { .. }
        | Effect::ConvertWarrior { .. }
        | Effect::Demolish { .. }
        | Effect::ShieldRegion => Aim::Region,
        Effect::AddHits { .. }
        | Effect::CancelHits { .. }
        | Effect::FixRunes { .. }
        | Effect::ReduceEnemyRunes { .. }
        | Effect::RethrowBlanks
        | Effect::ReviveWarriors { .. }
        | Effect::DismissGiant { .. }
        | Effect::ChooseOrder { .. } => unreachable!("NH-GOD-02: not a card for a turn"),
    };
    game.phase = Phase::Target(turn, card, aim);
}

/// NH-GOD-12. AP are gained, and the turn goes on.
fn gain(game: &mut Norseheim, turn: Turn, amount: u8, table: &mut impl Table<Event>) {
    let points = game.player(turn.seat).points.saturating_add(amount);
    order::tell_points(game, turn.seat, points, Why::Card, table);
    turns::resume(game, turn, table);
}
