//! Rearranging disks (RULES.md, chapter "Rearranging disks").

use super::cards;
use crate::state::{Act, Place, Rearrangement, Source, Turn};
use crate::{Area, Areas, Bardagi, Building, Card, Event, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

const VIRKI: usize = Building::Virki.index();

/// BA-DISK-01, BA-RULING-32. A Berserkur on land, a card, and a disk that can be moved.
pub(crate) fn check_rearrange(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let is_on_land = matches!(game.player(turn.seat).place(Unit::Berserkur), Place::On(_));
    ensure(is_on_land, "BA-RULING-32", "Berserkur must be on land")?;
    ensure(cards::has(game, turn, Card::Berserkur), "BA-DISK-01", "rearranging takes a Berserkur card")?;
    ensure(
        !game.player(turn.seat).owned.is_empty(),
        "BA-DISK-01",
        "you have no disk on the board to move, and nowhere to put one",
    )
}

/// BA-DISK-01. Rearranging begins; the card is spent with the first disk.
pub(crate) fn rearrange(game: &mut Bardagi) {
    let moved = Rearrangement { from: None, sources: Areas::NONE, targets: Areas::NONE, has_moved: false };
    game.act(Act::Rearranging(moved));
}

/// BA-RULING-33. Own areas that may give a disk.
pub(crate) fn sources(game: &Bardagi, seat: Seat, moved: Rearrangement) -> Areas {
    game.player(seat).owned.but(moved.targets)
}

/// BA-RULING-33. Own areas that may receive the disk in hand.
pub(crate) fn targets(game: &Bardagi, seat: Seat, moved: Rearrangement, from: Source) -> Areas {
    let areas = game.player(seat).owned.but(moved.sources);
    match from {
        Source::Area(area) => areas.without(area),
        Source::Virki => areas,
    }
}

/// BA-DISK-02, BA-RULING-33. Whether a disk may come from there.
pub(crate) fn check_from(game: &Bardagi, seat: Seat, moved: Rearrangement, source: Source) -> Result<(), Refusal> {
    ensure(moved.from.is_none(), "BA-DISK-01", "first put down the disk in your hand")?;
    match source {
        Source::Area(area) => {
            ensure(
                game.player(seat).owned.contains(area),
                "BA-DISK-02",
                "disks come from your own areas and the Virki",
            )?;
            ensure(!moved.targets.contains(area), "BA-RULING-33", "this area received a disk in the same action")
        }
        Source::Virki => {
            ensure(game.player(seat).disks[VIRKI] > 0, "BA-DISK-02", "the Virki is empty")?;
            let any = !targets(game, seat, moved, source).is_empty();
            ensure(any, "BA-RULING-33", "there is no area that could receive it")
        }
    }
}

/// BA-RULING-33. Whether the disk in hand may go there.
pub(crate) fn check_to(game: &Bardagi, seat: Seat, moved: Rearrangement, area: Area) -> Result<(), Refusal> {
    let from = moved.from.ok_or(Refusal::new("BA-DISK-01", "first take a disk"))?;
    ensure(game.player(seat).owned.contains(area), "BA-RULING-33", "disks go to your own areas or the Town")?;
    let may = targets(game, seat, moved, from).contains(area);
    ensure(may, "BA-RULING-33", "this area gave a disk in the same action")
}

/// BA-DISK-03, BA-RULING-33. Whether the disk in hand may go to the Town.
pub(crate) fn check_to_town(moved: Rearrangement) -> Result<(), Refusal> {
    match moved.from {
        Some(Source::Area(_)) => Ok(()),
        Some(Source::Virki) => Err(Refusal::new("BA-RULING-33", "Virki disks cannot be sent to the Town")),
        None => Err(Refusal::new("BA-DISK-01", "first take a disk")),
    }
}

/// BA-DISK-01. Whether rearranging may end.
pub(crate) fn check_done(moved: Rearrangement) -> Result<(), Refusal> {
    ensure(moved.has_moved && moved.from.is_none(), "BA-DISK-01", "move at least one disk first")
}

fn rearrangement(game: &Bardagi) -> Rearrangement {
    match game.turn().act {
        Act::Rearranging(moved) => moved,
        _ => unreachable!("BA-DISK-01: disks are being rearranged"),
    }
}

/// BA-DISK-02. A disk is taken in hand.
pub(crate) fn take_from(game: &mut Bardagi, source: Source) {
    let moved = Rearrangement { from: Some(source), ..rearrangement(game) };
    game.act(Act::Rearranging(moved));
}

/// BA-DISK-01, BA-DISK-03. The disk goes to the area, or to the Town.
pub(crate) fn put(game: &mut Bardagi, to: Option<Area>, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let mut moved = rearrangement(game);
    let from = moved.from.take().expect("BA-DISK-01: a disk is in hand");
    if !moved.has_moved {
        cards::act_with(game, Card::Berserkur);
        moved.has_moved = true;
    }
    match to {
        Some(area) => {
            moved.targets = moved.targets.with(area);
            game.lands.change(area, |plot| plot.disks += 1);
        }
        None => game.player_mut(seat).recruits += 1,
    }
    game.tell(table, || What::DiskMoved { seat, from, to });
    match from {
        Source::Virki => game.player_mut(seat).disks[VIRKI] -= 1,
        Source::Area(area) => {
            moved.sources = moved.sources.with(area);
            let left = game.lands.change(area, |plot| {
                plot.disks -= 1;
                plot.disks
            });
            if left == 0 {
                give_up(game, seat, area, table);
            }
        }
    }
    game.act(Act::Rearranging(moved));
}

/// BA-DISK-04, BA-RULING-27. An area without disks is Barbarian; its Axe tokens go to the pile, runes stay.
fn give_up(game: &mut Bardagi, seat: Seat, area: Area, table: &mut impl Table<Event>) {
    let player = game.player_mut(seat);
    player.owned = player.owned.without(area);
    let axes = game.lands.change(area, |plot| std::mem::take(&mut plot.axes));
    game.axe_pile += axes;
    game.tell(table, || What::GivenUp { seat, area, axes });
}
