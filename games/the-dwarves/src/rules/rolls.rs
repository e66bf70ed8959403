//! Rolling Number dice, and rolling them again (RULES.md, "Dice").

use super::{Flow, council, fighting, moving, testing};
use crate::cards::{Attribute, Card, Pool, Quest};
use crate::content::{Ability, CouncilEffect, Gear, RollKind};
use crate::event::Why;
use crate::phase::{Dice, Phase, Purpose, Roll};
use crate::{Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-CHAR-01, TD-RULING-31. How many dice a dwarf rolls for a purpose, at most seven.
pub(crate) fn dice_for(game: &TheDwarves, dwarf: Seat, purpose: Purpose) -> u8 {
    match purpose {
        Purpose::Move => game.dice(dwarf, Attribute::Speed),
        Purpose::Fight | Purpose::Boss(_) => game.dice(dwarf, Attribute::Battle),
        Purpose::Message | Purpose::Smith => game.dice(dwarf, Attribute::Craft),
        Purpose::Test(card) => game.dice(dwarf, tested(game, card).0),
        Purpose::Pool(card) => pool(game, dwarf, card),
    }
}

/// TD-TEST-11. The dice of a pool roll.
fn pool(game: &TheDwarves, dwarf: Seat, card: Card) -> u8 {
    let dice = match game.content.card(card).quest {
        Some(Quest::RollPool { pool: Pool::Health, .. }) => game.dwarf(dwarf).health,
        Some(Quest::RollPool { pool: Pool::TroopsHere, .. }) => game.troops(game.dwarf(dwarf).space).total(),
        _ => 0,
    };
    dice.min(game.content.rules.dice)
}

/// The attribute and the target of a card's tests.
pub(crate) fn tested(game: &TheDwarves, card: Card) -> (Attribute, u8) {
    match game.content.card(card).quest {
        Some(
            Quest::Tests { attr, target, .. }
            | Quest::TestsEach { attr, target, .. }
            | Quest::TunnelTests { attr, target, .. }
            | Quest::Forge { attr, target, .. },
        ) => (attr, target),
        _ => (Attribute::Craft, 7),
    }
}

/// Rolls for a purpose, and settles the roll as far as nobody need be asked.
pub(crate) fn begin(game: &mut TheDwarves, dwarf: Seat, purpose: Purpose, table: &mut impl Table<Event>) -> Flow {
    table.tell(|| Event::Began { dwarf, purpose });
    let dice = throw(dice_for(game, dwarf, purpose), table);
    table.tell(|| Event::Rolled { dwarf, dice });
    council_looks(game, Roll { dwarf, purpose, dice, is_second: false }, table)
}

fn throw(count: u8, table: &mut impl Table<Event>) -> Dice {
    (0..count).map(|_| table.roll(6)).collect()
}

/// TD-ROLL-01 (a), TD-RULING-34. After any roll the Council may take a die away or offer one.
fn council_looks(game: &mut TheDwarves, mut roll: Roll, table: &mut impl Table<Event>) -> Flow {
    match game.council_effect() {
        // TD-COUNCIL-08, TD-RULING-32. One die with the highest number, whichever.
        CouncilEffect::MustRerollHighest => {
            let highest = roll.dice.highest();
            again(&mut roll, highest, Why::CouncilMust, table);
            after_council(game, roll, table)
        }
        // TD-COUNCIL-11.
        CouncilEffect::MayRerollOne => Err(Phase::Rerolling(roll)),
        CouncilEffect::StartOfTurnDoom { .. }
        | CouncilEffect::RecruitRerollBlanks
        | CouncilEffect::ThreatRevealedLoseHealth { .. }
        | CouncilEffect::None
        | CouncilEffect::ThreatRevealedGainHealth { .. }
        | CouncilEffect::AdventureDoneDiscardThreat
        | CouncilEffect::ActionCraftForEquipment { .. } => after_council(game, roll, table),
    }
}

/// A die that shows this lies there.
pub(crate) fn check_die(roll: Roll, face: u8) -> Result<(), Refusal> {
    ensure(roll.dice.of(face) > 0, "TD-ROLL-01", "no die shows that")
}

fn again(roll: &mut Roll, from: u8, why: Why, table: &mut impl Table<Event>) {
    let to = table.roll(6);
    roll.dice.turn(from, to);
    let dwarf = roll.dwarf;
    table.tell(|| Event::Rerolled { dwarf, from, to, why });
}

/// TD-COUNCIL-11. One die is rolled again.
pub(crate) fn reroll(game: &mut TheDwarves, mut roll: Roll, face: u8, table: &mut impl Table<Event>) -> Flow {
    again(&mut roll, face, Why::CouncilMay, table);
    after_council(game, roll, table)
}

/// TD-ROLL-01 (b), TD-ROLL-02, TD-ROLL-03, TD-ROLL-04, TD-CHAR-06. Boïndil and Balyndis may roll all dice again, once per roll.
pub(crate) fn after_council(game: &mut TheDwarves, roll: Roll, table: &mut impl Table<Event>) -> Flow {
    let fitting = match ability(game, roll.dwarf) {
        Ability::RerollAll { on } => fits(game, roll.purpose, on),
        Ability::MessageThreshold { .. } | Ability::IgnorePerishedPenalty | Ability::RaiseOneDie { .. } => false,
    };
    if fitting && !roll.is_second { Err(Phase::Repeating(roll)) } else { after_repeating(game, roll, table) }
}

/// TD-ROLL-04. All dice are rolled again, for better or worse; then the Council looks once more.
pub(crate) fn roll_again(game: &mut TheDwarves, mut roll: Roll, table: &mut impl Table<Event>) -> Flow {
    let count = roll.dice.at_least(1);
    roll.dice = throw(count, table);
    roll.is_second = true;
    let Roll { dwarf, dice, .. } = roll;
    table.tell(|| Event::RolledAgain { dwarf, dice });
    council_looks(game, roll, table)
}

/// TD-ROLL-01 (c), TD-RULING-35. The Rune Stone: one die of one test per own turn.
pub(crate) fn after_repeating(game: &mut TheDwarves, roll: Roll, table: &mut impl Table<Event>) -> Flow {
    let test = matches!(roll.purpose, Purpose::Test(_) | Purpose::Smith);
    let used = game.turn.tallies[game.tally(roll.dwarf)].has_used_rune;
    if test && !used && game.has_gear(roll.dwarf, |gear| gear == Gear::Reroll).is_some() {
        return Err(Phase::Carving(roll));
    }
    after_rune(game, roll, table)
}

/// TD-RULING-35. The Rune Stone rolls one die again; the Council does not look at it.
pub(crate) fn carve(game: &mut TheDwarves, mut roll: Roll, face: u8, table: &mut impl Table<Event>) -> Flow {
    let tally = game.tally(roll.dwarf);
    game.turn.tallies[tally].has_used_rune = true;
    again(&mut roll, face, Why::Rune, table);
    after_rune(game, roll, table)
}

/// TD-ROLL-01 (d), TD-CHAR-04. Boëndal may raise one die.
pub(crate) fn after_rune(game: &mut TheDwarves, roll: Roll, table: &mut impl Table<Event>) -> Flow {
    match ability(game, roll.dwarf) {
        Ability::RaiseOneDie { on, .. } if fits(game, roll.purpose, on) => Err(Phase::Raising(roll)),
        Ability::RaiseOneDie { .. }
        | Ability::RerollAll { .. }
        | Ability::MessageThreshold { .. }
        | Ability::IgnorePerishedPenalty => settle(game, roll, table),
    }
}

/// TD-CHAR-04, TD-RULING-27. One die shows more; a 7 counts as a 6.
pub(crate) fn raise(game: &mut TheDwarves, mut roll: Roll, face: u8, table: &mut impl Table<Event>) -> Flow {
    let Ability::RaiseOneDie { delta, .. } = ability(game, roll.dwarf) else { return settle(game, roll, table) };
    roll.dice.turn(face, (face + delta).min(6));
    let dwarf = roll.dwarf;
    table.tell(|| Event::Raised { dwarf, face });
    settle(game, roll, table)
}

/// The dice stand.
pub(crate) fn settle(game: &mut TheDwarves, roll: Roll, table: &mut impl Table<Event>) -> Flow {
    match roll.purpose {
        Purpose::Move => moving::set_off(game, roll, table),
        Purpose::Fight => fighting::begin(game, roll, table),
        Purpose::Message => council::deliver(game, roll, table),
        Purpose::Test(card) => testing::settle(game, roll, card, table),
        Purpose::Pool(card) => testing::settle_pool(game, roll, card, table),
        Purpose::Smith => council::smith(game, roll, table),
        Purpose::Boss(card) => fighting::hit(game, roll, card, table),
    }
}

/// What a dwarf can do that others cannot.
pub(crate) fn ability(game: &TheDwarves, dwarf: Seat) -> Ability {
    game.content.characters[usize::from(game.dwarf(dwarf).character)].ability
}

/// TD-RULING-28, TD-RULING-29, TD-RULING-33. Whether an ability fits a roll: a fight is no test and a message neither;
/// the battle against Nôd'onn is a fight, the Craft test of the Council is a test.
fn fits(game: &TheDwarves, purpose: Purpose, kind: RollKind) -> bool {
    match (kind, purpose) {
        (RollKind::Fight, Purpose::Fight | Purpose::Boss(_)) | (RollKind::CraftTest, Purpose::Smith) => true,
        (RollKind::CraftTest, Purpose::Test(card)) => tested(game, card).0 == Attribute::Craft,
        (RollKind::Fight, Purpose::Test(_) | Purpose::Smith)
        | (RollKind::CraftTest, Purpose::Fight | Purpose::Boss(_))
        | (_, Purpose::Move | Purpose::Message | Purpose::Pool(_)) => false,
    }
}
