//! The Thief (RULES.md, "Use a Thief card").

use super::turn;
use crate::cards::Ability;
use crate::jewels::{Jewel, Jewels};
use crate::phase::{Loot, Phase, Source, Turn};
use crate::{Event, FreyasFolly, Open};
use engine::{Refusal, Seat, Table, ensure};

/// FF-THIEF-01, FF-THIEF-02, FF-FREE-02, FF-RULING-24, FF-RULING-40, FF-RULING-42. A Thief in hand, also one taken this
/// turn; a normal action; a dwarf outside; and something to steal.
pub fn check_use(open: &Open, turn: &Turn) -> Result<(), Refusal> {
    let player = open.player(turn.seat);
    ensure(player.hand.contains(Ability::Thief), "FF-THIEF-01", "you hold no Thief")?;
    ensure(!turn.is_free(), "FF-RULING-42", "a token does not buy the use of a Thief")?;
    ensure(player.has_outside(), "FF-THIEF-02", "no dwarf of yours is outside")?;
    let loot = sources(open, turn.seat).any(|source| !hoard(open, source).is_empty());
    ensure(loot, "FF-RULING-40", "there is nothing to steal anywhere")
}

/// FF-THIEF-03, FF-THIEF-04, FF-RULING-39, FF-RULING-40, FF-RULING-41. A jewel of another's home or of the Black Market,
/// amber too; the second small one out of the same place as the first.
pub fn check_steal(open: &Open, seat: Seat, loot: Option<Loot>, from: Source, jewel: Jewel) -> Result<(), Refusal> {
    ensure(from != Source::Home(seat), "FF-RULING-41", "nobody steals from oneself")?;
    ensure(sources(open, seat).any(|source| source == from), "FF-THIEF-03", "there is no such home")?;
    if let Some(loot) = loot {
        ensure(from == loot.from, "FF-RULING-39", "both small jewels come from one place")?;
        ensure(!jewel.is_large(), "FF-THIEF-03", "it is one large jewel or two small ones")?;
    }
    let at_hand = hoard(open, from).has(jewel);
    let safe = !at_hand && is_safe(open, from, jewel);
    ensure(!safe, "FF-THIEF-04", "what lies in a barrow or on a completed card is safe")?;
    ensure(at_hand, "FF-THIEF-03", "no such jewel lies there")
}

/// FF-THIEF-04. Whether such a jewel lies where no Thief comes: in a barrow or on a completed card.
fn is_safe(open: &Open, from: Source, jewel: Jewel) -> bool {
    match from {
        Source::Home(seat) => (open.player(seat).barrows() + open.player(seat).set).has(jewel),
        Source::Market => false,
    }
}

/// Where a Thief of this seat may steal.
pub fn sources(open: &Open, seat: Seat) -> impl Iterator<Item = Source> + Clone + use<> {
    open.all_seats().filter(move |other| *other != seat).map(Source::Home).chain([Source::Market])
}

/// FF-THIEF-04. What lies open to a Thief there: no barrows, no completed cards.
#[inline]
pub fn hoard(open: &Open, from: Source) -> Jewels {
    match from {
        Source::Home(seat) => open.player(seat).home,
        Source::Market => open.stock,
    }
}

/// FF-THIEF-01, FF-THIEF-05. The Thief goes out and his card leaves the game.
pub fn send(game: &mut FreyasFolly, turn: Turn) {
    game.open.player_mut(turn.seat).hand.remove(Ability::Thief);
    game.open.spent[Ability::Thief.index()] += 1;
    game.open.phase = Phase::Stealing(turn, None);
}

/// FF-THIEF-03, FF-THIEF-05, FF-RULING-40. He takes a large jewel, or small ones as long as there are any, up to two.
pub fn steal(
    game: &mut FreyasFolly,
    turn: Turn,
    loot: Option<Loot>,
    from: Source,
    jewel: Jewel,
    table: &mut impl Table<Event>,
) {
    let open = &mut game.open;
    match from {
        Source::Home(victim) => open.player_mut(victim).home -= Jewels::one(jewel),
        Source::Market => open.stock -= Jewels::one(jewel),
    }
    open.player_mut(turn.seat).home += Jewels::one(jewel);
    table.tell(|| Event::Stole { seat: turn.seat, from, jewel });
    let small_left = loot.map_or(open.contents.powers.thief_small, |loot| loot.small_left) - 1;
    if !jewel.is_large() && small_left > 0 && !hoard(open, from).small().is_empty() {
        open.phase = Phase::Stealing(turn, Some(Loot { from, small_left }));
    } else {
        table.tell(|| Event::AbilitySpent { seat: turn.seat, ability: Ability::Thief });
        turn::next(game, turn, table);
    }
}
