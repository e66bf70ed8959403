//! Conversion (RULES.md, chapter "Godi").

use super::cards;
use crate::state::Turn;
use crate::{Area, Bardagi, Building, Card, Event, Kind, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

/// BA-SHIP-07. The area a unit stands on, unless it is aboard or beaten.
pub(crate) fn stands(game: &Bardagi, seat: Seat, unit: Unit) -> Result<Area, Refusal> {
    game.player(seat).stands(unit).ok_or(Refusal::new("BA-SHIP-07", "the unit is not on land"))
}

/// BA-AREA-03, BA-RULING-38. Whether Barbarians hold the area and may be talked out of it; `rule` bars rivals and camps.
pub(crate) fn check_barbarian(game: &Bardagi, area: Area, rule: &'static str) -> Result<(), Refusal> {
    match game.board().kind(area) {
        Kind::Sacred => return Err(Refusal::new("BA-AREA-13", "a sacred location is never overtaken")),
        Kind::Home => return Err(Refusal::new("BA-AREA-15", "homes are never overtaken")),
        Kind::Camp => return Err(Refusal::new(rule, "only Berserkur overtakes a camp")),
        Kind::Forest | Kind::Sheep | Kind::Cattle | Kind::Quarry | Kind::Iron | Kind::Gold | Kind::Village => {}
    }
    ensure(game.plot(area).disks == 0, rule, "only Barbarian areas, without disks")
}

/// BA-GODI-01, BA-GODI-02. A conversion: a card and two Hof disks on a Barbarian area.
pub(crate) fn check_convert(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let area = stands(game, turn.seat, Unit::Godi)?;
    check_barbarian(game, area, "BA-GODI-02")?;
    ensure(cards::has(game, turn, Card::Godi), "BA-GODI-01", "a conversion takes a Godi card")?;
    let price = 1 + game.content.overtake.convert_to_town;
    ensure(
        game.player(turn.seat).disks[Building::Hof.index()] >= price,
        "BA-GODI-01",
        "a conversion takes two Hof disks",
    )
}

/// BA-GODI-01, BA-GODI-03. One disk is placed, the other becomes a recruit.
pub(crate) fn convert(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let area = game.player(seat).stands(Unit::Godi).expect("BA-GODI-01: on land");
    cards::act_with(game, Card::Godi);
    let to_town = game.content.overtake.convert_to_town;
    let player = game.player_mut(seat);
    player.disks[Building::Hof.index()] -= 1 + to_town;
    player.recruits += to_town;
    player.owned = player.owned.with(area);
    game.lands.change(area, |plot| plot.disks = 1);
    game.tell(table, || What::Converted { seat, area });
}
