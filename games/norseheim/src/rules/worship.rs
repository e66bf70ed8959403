//! Worshipping gods (RULES.md, "Worship").

use super::turns;
use crate::event::Event;
use crate::ids::{Giant, God, Numbered, Set};
use crate::options::GodDecks;
use crate::phase::{Phase, Turn};
use crate::state::{Norseheim, Realm};
use engine::{Refusal, Table, ensure};

/// NH-WORSHIP-01, NH-WORSHIP-06, NH-RULING-56. The gods whom nobody has worshipped this round.
#[inline]
pub fn free_gods(realm: &Realm) -> Set<God> {
    Set::first_of(God::COUNT).except(realm.called)
}

/// NH-RULING-09. Some god can be worshipped.
pub fn is_possible(realm: &Realm) -> bool {
    !free_gods(realm).is_empty()
}

/// NH-RULING-41. The active Giants cards without God marker.
pub fn uncovered(realm: &Realm) -> Set<Giant> {
    realm.awake.iter().filter(|woken| woken.cover.is_none()).map(|woken| woken.giant).collect()
}

/// NH-WORSHIP-01. Whether the god may be worshipped.
pub fn check_god(game: &Norseheim, god: God) -> Result<(), Refusal> {
    ensure(free_gods(game).contains(god), "NH-WORSHIP-01", "that god has been worshipped this round")
}

/// NH-WORSHIP-02, NH-WORSHIP-03, NH-RULING-41. The marker goes on an uncovered Giants card of the player's choice, or waits.
pub fn worship(game: &mut Norseheim, turn: Turn, god: God, table: &mut impl Table<Event>) {
    game.called.insert(god);
    table.tell(|| Event::Worshipped { seat: turn.seat, god });
    let open = uncovered(game);
    match (open.len(), open.first()) {
        (0, _) | (_, None) => {
            game.waiting.push(god);
            table.tell(|| Event::Waits { god });
            take_card(game, turn, god, table);
        }
        (1, Some(giant)) => cover(game, turn, god, giant, table),
        (_, Some(_)) => game.phase = Phase::Cover(turn, god),
    }
}

/// NH-WORSHIP-02, NH-RULING-41. An active card without marker.
pub fn check_cover(game: &Norseheim, giant: Giant) -> Result<(), Refusal> {
    let awake = game.awake.iter().any(|woken| woken.giant == giant);
    ensure(awake, "NH-WORSHIP-02", "that Giants card is not active")?;
    ensure(uncovered(game).contains(giant), "NH-RULING-41", "a God marker lies on that card already")
}

/// NH-WORSHIP-04. The marker keeps that one card from being carried out.
pub fn cover(game: &mut Norseheim, turn: Turn, god: God, giant: Giant, table: &mut impl Table<Event>) {
    if let Some(woken) = game.awake.iter_mut().find(|woken| woken.giant == giant) {
        woken.cover = Some(god);
    }
    table.tell(|| Event::Covered { god, giant });
    take_card(game, turn, god, table);
}

/// NH-WORSHIP-05, NH-WORSHIP-07, NH-RULING-42. The top card of the god's deck is taken, always.
fn take_card(game: &mut Norseheim, turn: Turn, god: God, table: &mut impl Table<Event>) {
    let seat = turn.seat;
    if let Some(card) = game.stacks.gods[god.index()].pop() {
        game.hands[seat.index()].insert(card);
        let open = game.options.god_decks == GodDecks::Open;
        table.tell(|| Event::Drew { seat, god, card: Some(card), open });
    }
    turns::action_done(game, turn, table);
}
