//! Refilling buildings (RULES.md, chapter "Refill").

use super::cards;
use crate::state::{Act, CameFrom, Place, Turn};
use crate::{Bardagi, Building, Event, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

/// BA-REFILL-01, BA-RULING-55. Whether the goods are there and a disk would move; Kaupmadur may also refill a full Virki
/// to bring a beaten Berserkur back (BA-RULING-34).
pub(crate) fn check_refill(game: &Bardagi, seat: Seat, building: Building, by_merchant: bool) -> Result<(), Refusal> {
    let player = game.player(seat);
    let good = game.content.refill_good[building.index()];
    let has_goods = player.storage[good.index()] >= game.content.units.refill_cost;
    let price = match building {
        Building::Virki => "refilling the Virki takes 4 meat",
        Building::Hof => "refilling the Hof takes 4 wool",
        Building::Verslun => "refilling the Verslun takes 4 hide",
    };
    ensure(has_goods, "BA-REFILL-01", price)?;
    if by_merchant && building == Building::Virki && player.place(Unit::Berserkur) == Place::Town {
        return Ok(());
    }
    let has_room = player.disks[building.index()] < game.disk_limit(seat, building);
    ensure(has_room, "BA-RULING-55", "the building is full")?;
    ensure(player.unused > 0, "BA-RULING-55", "you have no unused disk left")
}

/// BA-BERS-11, BA-GODI-04, BA-REFILL-03. A refill by the building's own unit at home.
pub(crate) fn check_own_refill(game: &Bardagi, turn: &Turn, building: Building) -> Result<(), Refusal> {
    let unit = building.unit();
    ensure(unit != Unit::Kaupmadur, "BA-KAUP-09", "Kaupmadur refills with a home action")?;
    let player = game.player(turn.seat);
    let is_home = player.home.is_some_and(|home| player.stands_on(unit, home));
    ensure(is_home, "BA-REFILL-03", "the building's own unit must be at home")?;
    ensure(cards::has(game, turn, unit.card()), "BA-REFILL-03", "a refill takes a card of the building's unit")?;
    check_refill(game, turn.seat, building, false)
}

/// BA-REFILL-02, BA-REFILL-04. A refill as an action of its own, or as a step of a home action.
pub(crate) fn refill(game: &mut Bardagi, building: Building, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    if let Act::Trading(mut trading) = game.turn().act {
        super::trading::spend_card(game, &mut trading, table);
        fill(game, seat, building, table);
        revive(game, seat, building, table);
        trading.mark_refilled(building);
        game.act(Act::Trading(trading));
    } else {
        cards::act_with(game, building.unit().card());
        fill(game, seat, building, table);
    }
}

/// BA-REFILL-02, BA-RULING-55. Four goods to the bank; the building is filled as far as unused disks go.
fn fill(game: &mut Bardagi, seat: Seat, building: Building, table: &mut impl Table<Event>) {
    let (good, cost) = (game.content.refill_good[building.index()], game.content.units.refill_cost);
    let limit = game.disk_limit(seat, building);
    game.bank[good.index()] += cost;
    let player = game.player_mut(seat);
    player.storage[good.index()] -= cost;
    let disks = limit.saturating_sub(player.disks[building.index()]).min(player.unused);
    player.disks[building.index()] += disks;
    player.unused -= disks;
    game.tell(table, || What::Refilled { seat, building, disks });
}

/// BA-COMBAT-10, BA-RULING-34. A Virki refill by Kaupmadur brings a beaten Berserkur home.
fn revive(game: &mut Bardagi, seat: Seat, building: Building, table: &mut impl Table<Event>) {
    if building != Building::Virki || game.player(seat).place(Unit::Berserkur) != Place::Town {
        return;
    }
    let home = game.home(seat);
    let player = game.player_mut(seat);
    player.places[Unit::Berserkur.index()] = Place::On(home);
    player.came_from = CameFrom::Nowhere;
    game.tell(table, || What::Revived { seat, home });
}
