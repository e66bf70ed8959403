//! Guests whose Chieftain is lost (NH-RULING-37).

use super::{council, giants, land, turns};
use crate::event::Event;
use crate::ids::{Region, Regions};
use crate::phase::{Leaving, Phase, Resume};
use crate::state::{Norseheim, Realm};
use arrayvec::ArrayVec;
use engine::{Refusal, Seat, Table, ensure};

/// NH-RULING-37. Where a guest may go: any region the player controls, directly or diplomatically, with room.
pub fn goals(realm: &Realm, seat: Seat) -> Regions {
    realm.with_room(realm.controlled(seat))
}

/// NH-RULING-37. Guests withdraw at once, region by region; a choice is asked only where there is one, and who finds no room goes back to
/// the supply. Then the match goes on where it was.
pub fn begin(game: &mut Norseheim, mut leaving: ArrayVec<Leaving, 4>, resume: Resume, table: &mut impl Table<Event>) {
    while let Some(first) = leaving.first_mut() {
        let Leaving { seat, from, guests } = *first;
        let goals = goals(game, seat);
        match (guests, goals.len()) {
            (0, _) => {
                leaving.remove(0);
            }
            (_, 0) => {
                game.players[seat.index()].warriors += guests;
                table.tell(|| Event::Withdrew { seat, from, to: None, guests });
                leaving.remove(0);
            }
            (_, 1) => {
                let to = goals.first().expect("NH-RULING-37: there is one");
                let guests = guests.min(game.room(to));
                *land::own_warriors(game, seat, to) += guests;
                first.guests -= guests;
                table.tell(|| Event::Withdrew { seat, from, to: Some(to), guests });
            }
            (_, _) => {
                game.phase = Phase::Withdraw(leaving, resume);
                return;
            }
        }
    }
    match resume {
        Resume::Turn(turn) => turns::resume(game, turn, table),
        Resume::Done(turn, warrant) => turns::warranted_done(game, turn, warrant, table),
        Resume::Council => council::correct(game, table),
        Resume::Giants { effect } => giants::go_on(game, effect, table),
    }
}

/// NH-RULING-37. Whether a guest may go here.
pub fn check(game: &Norseheim, leaving: &[Leaving], region: Region) -> Result<(), Refusal> {
    let Some(first) = leaving.first() else { return Err(Refusal::new("NH-RULING-37", "nobody has to leave")) };
    ensure(game.land(region).is_controlled_by(first.seat), "NH-RULING-37", "your guests go to a region you control")?;
    ensure(game.room(region) > 0, "NH-STACK-01", "six warriors stand there already")
}

/// NH-RULING-37. One guest goes where the player says.
pub fn lead_away(
    game: &mut Norseheim,
    mut leaving: ArrayVec<Leaving, 4>,
    resume: Resume,
    to: Region,
    table: &mut impl Table<Event>,
) {
    let first = leaving.first_mut().expect("NH-RULING-37: somebody leaves");
    let (seat, from) = (first.seat, first.from);
    first.guests -= 1;
    *land::own_warriors(game, seat, to) += 1;
    table.tell(|| Event::Withdrew { seat, from, to: Some(to), guests: 1 });
    begin(game, leaving, resume, table);
}
