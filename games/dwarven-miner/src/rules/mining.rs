//! Rolling dice (RULES.md, "Mining").

use super::powers;
use crate::event::{Event, What, Why, tell};
use crate::ids::{Dice, Die};
use crate::state::{Open, Phase};
use crate::tray::{DieState, Face};
use engine::{Refusal, Table, ensure};

/// DM-MINE-03, DM-MINE-04, DM-MINE-05, DM-RULING-04, DM-RULING-08. Any dice that show no Orc, at least one; those that
/// were set aside before may be rolled too.
pub(crate) fn check_roll(open: &Open, dice: Dice) -> Result<(), Refusal> {
    ensure(!dice.is_empty(), "DM-MINE-04", "choose at least one die to roll")?;
    ensure(open.turn.tray.free().contains_all(dice), "DM-MINE-05", "a die that shows an Orc may not be rolled again")?;
    check_plain(open, dice)
}

/// DM-COMP-06. Of two dice that share a layout and a face, the first is taken before the second.
fn check_plain(open: &Open, dice: Dice) -> Result<(), Refusal> {
    ensure(open.turn.tray.is_plain(dice), "DM-COMP-06", "the two dice are alike: choose the first of the pair")
}

/// DM-POWER-07, DM-PATRON-05. With a Warrior face up: any of the own dice that show an Orc, at least one.
pub(crate) fn check_warrior(open: &Open, dice: Dice) -> Result<(), Refusal> {
    let warriors = open.miner(open.turn.active).court.common(open.content.with.reroll);
    ensure(!warriors.is_empty(), "DM-PATRON-05", "no Warrior lies face up before you")?;
    ensure(!dice.is_empty(), "DM-POWER-07", "the Warrior needs at least one Orc")?;
    let orcs = open.turn.tray.showing(Face::Orc);
    ensure(orcs.contains_all(dice), "DM-POWER-07", "the Warrior drives off Orcs only")?;
    check_plain(open, dice)
}

/// DM-POWER-11, DM-RULING-11, DM-RULING-12. While a re-roll of a War Chanter is left: one die that shows an Orc.
pub(crate) fn check_song(open: &Open, die: Die) -> Result<(), Refusal> {
    ensure(open.songs_left() > 0, "DM-POWER-11", "no re-roll of a War Chanter is left")?;
    ensure(open.turn.tray.face(die) == Some(Face::Orc), "DM-POWER-11", "the song frees only a die that shows an Orc")?;
    check_plain(open, [die].into_iter().collect())
}

/// DM-MINE-01. The first roll, with all six dice.
#[inline]
pub(crate) fn first_roll(open: &mut Open, table: &mut impl Table<Event>) {
    throw(open, Dice::ALL, Why::TurnBegins, table);
}

/// DM-MINE-03. Rolls dice again.
#[inline]
pub(crate) fn roll(open: &mut Open, dice: Dice, table: &mut impl Table<Event>) {
    throw(open, dice, Why::Again, table);
}

/// DM-POWER-07. The Warrior leaves, and the Orcs are rolled again.
pub(crate) fn use_warrior(open: &mut Open, dice: Dice, table: &mut impl Table<Event>) {
    powers::spend(open, open.content.with.reroll, table);
    throw(open, dice, Why::Warrior, table);
}

/// DM-POWER-11. One Orc is rolled again; if it shows an Orc once more, a second War Chanter may help.
pub(crate) fn sing(open: &mut Open, die: Die, table: &mut impl Table<Event>) {
    open.turn.songs_used += 1;
    throw(open, [die].into_iter().collect(), Why::Song, table);
}

#[inline]
fn throw(open: &mut Open, dice: Dice, why: Why, table: &mut impl Table<Event>) {
    for die in dice.iter() {
        let face = open.content.faces[die.index()][table.below(6) as usize];
        open.turn.tray.0[die.index()] = DieState::Showing(face);
    }
    open.phase = Phase::Mining { rolled: dice };
    let (seat, tray) = (open.turn.active, open.turn.tray);
    tell(table, || What::Rolled { seat, dice, tray, why });
}

/// DM-MINE-07, DM-RULING-06. Mining is over: by choice, or because nothing is left to roll, which is then the only
/// thing one can do.
#[inline]
pub(crate) fn stop(open: &mut Open, table: &mut impl Table<Event>) {
    open.phase = Phase::Crafting;
    let (seat, tray) = (open.turn.active, open.turn.tray);
    tell(table, || What::Stopped { seat, tray });
}
