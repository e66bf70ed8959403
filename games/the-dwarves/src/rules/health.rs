//! Health: losing it, gaining it, and the mail that guards it.

use super::{Flow, equipment, over};
use crate::content::Gear;
use crate::phase::{Cause, Ending, Job, Phase};
use crate::{Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-THREAT-06, TD-RULING-76. Health is lost point by point; for each it is decided who loses it.
pub(crate) fn wound(game: &mut TheDwarves, cause: Cause, left: u8) -> Flow {
    if left == 0 {
        return Ok(());
    }
    game.agenda.push(Job::Wound { cause, left: left - 1 });
    Err(Phase::Wounding { cause })
}

/// TD-TURN-02. Some dwarf of the table.
pub(crate) fn check_dwarf(game: &TheDwarves, dwarf: Seat) -> Result<(), Refusal> {
    ensure(dwarf.index() < game.seats(), "TD-SETUP-01", "nobody sits there")
}

/// TD-RULING-69. A dwarf loses Health, unless he has mail and may discard it.
pub(crate) fn lose(game: &mut TheDwarves, dwarf: Seat, points: u8, table: &mut impl Table<Event>) -> Flow {
    let mail = game.has_gear(dwarf, |gear| matches!(gear, Gear::PreventLoss { .. }));
    if mail.is_some() { Err(Phase::Shielding { dwarf, points }) } else { hurt(game, dwarf, points, table) }
}

/// TD-RULING-69, TD-RULING-70. The mail is discarded, and less Health is lost.
pub(crate) fn wear_mail(game: &mut TheDwarves, dwarf: Seat, points: u8, table: &mut impl Table<Event>) -> Flow {
    let is_mail = |gear| matches!(gear, Gear::PreventLoss { .. });
    let mail = game.has_gear(dwarf, is_mail).expect("TD-RULING-69: he has mail");
    let prevented = match game.content.item(mail).gear {
        Gear::PreventLoss { points } => points,
        gear => unreachable!("{gear:?} is no mail"),
    };
    table.tell(|| Event::MailWorn { dwarf, item: mail });
    equipment::drop_item(game, dwarf, mail);
    hurt(game, dwarf, points.saturating_sub(prevented), table)
}

/// TD-CHAR-02, TD-GOAL-03. Health is lost; a dwarf without any is dead, and the game is lost.
pub(crate) fn hurt(game: &mut TheDwarves, dwarf: Seat, points: u8, table: &mut impl Table<Event>) -> Flow {
    if points == 0 {
        return Ok(());
    }
    let health = &mut game.dwarves[dwarf.index()].health;
    *health = health.saturating_sub(points);
    let health = *health;
    table.tell(|| Event::Hurt { dwarf, points, health });
    if health == 0 { over(Ending::Death { dwarf }) } else { Ok(()) }
}

/// TD-RULING-77. Health is given out point by point to dwarves below their maximum, or not at all.
pub(crate) fn heal(game: &mut TheDwarves, cause: Cause, left: u8) -> Flow {
    let anybody = game.all_seats().any(|seat| can_heal(game, seat));
    if left == 0 || !anybody { Ok(()) } else { Err(Phase::Healing { cause, left }) }
}

/// TD-CHAR-02, TD-RULING-77. Whether a dwarf is below his maximum.
pub(crate) fn can_heal(game: &TheDwarves, seat: Seat) -> bool {
    game.dwarf(seat).health < game.max_health(seat)
}

/// TD-CHAR-02, TD-RULING-77. A dwarf below his maximum.
pub(crate) fn check_healing(game: &TheDwarves, dwarf: Seat) -> Result<(), Refusal> {
    check_dwarf(game, dwarf)?;
    ensure(can_heal(game, dwarf), "TD-CHAR-02", "this dwarf has all the Health he can have")
}

/// A dwarf gains 1 Health, and the rest is given out.
pub(crate) fn heal_point(game: &mut TheDwarves, dwarf: Seat, cause: Cause, left: u8, table: &mut impl Table<Event>) {
    gain(game, dwarf, 1, Some(cause), table);
    game.agenda.push(Job::Heal { cause, left: left - 1 });
}

/// TD-CHAR-02. A dwarf gains Health up to his maximum.
pub(crate) fn gain(
    game: &mut TheDwarves,
    dwarf: Seat,
    points: u8,
    cause: Option<Cause>,
    table: &mut impl Table<Event>,
) {
    let most = game.max_health(dwarf);
    let health = &mut game.dwarves[dwarf.index()].health;
    let points = points.min(most - *health);
    *health += points;
    let health = *health;
    table.tell(|| Event::Healed { dwarf, points, health, cause });
}
