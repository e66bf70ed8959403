//! The Council phase (RULES.md, "The Council").

use super::{reward, targets, withdraw};
use crate::event::Event;
use crate::ids::{CHAIRS, Numbered, Region};
use crate::phase::{Ending, Phase, Resume};
use crate::state::{Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-COUNCIL-01, NH-RULING-01, NH-RULING-46. Seats are set for all at once: each Chieftain region gives its seat to whoever controls it.
pub fn meet(game: &mut Norseheim, table: &mut impl Table<Event>) {
    tell_council(game, table);
    for chair in 0..CHAIRS {
        set_chair(game, chair, table);
    }
    correct(game, table);
}

/// NH-COUNCIL-01, NH-RULING-02. The seat of one region goes to its controller, or turns black.
fn set_chair(game: &mut Norseheim, chair: usize, table: &mut impl Table<Event>) {
    let region = game.content.board.chairs[chair];
    let land = game.land(region);
    let to = land.holder().or_else(|| land.oath().map(|oath| oath.seat));
    let from = game.council[chair];
    if from != to {
        game.council[chair] = to;
        table.tell(|| Event::Chair { region, from, to });
    }
}

/// NH-COUNCIL-01. The seats as they will be, told before each that changes hands.
fn tell_council(game: &Norseheim, table: &mut impl Table<Event>) {
    let chairs = [0, 1, 2, 3].map(|seat| game.chairs_to_come(Seat(seat)));
    table.tell(|| Event::Council { chairs, black: CHAIRS as u8 - chairs.iter().sum::<u8>() });
}

/// NH-COUNCIL-02, NH-RULING-46. In player order, whoever has more envoys than the limit takes them back one by one; then the phase ends.
pub fn correct(game: &mut Norseheim, table: &mut impl Table<Event>) {
    let over = |seat: &&Seat| game.player(**seat).envoys > game.marker_limit(**seat);
    let Some(seat) = game.order().iter().find(over).copied() else { return adjourn(game, table) };
    let regions = game.sworn(seat);
    match (regions.len(), regions.first()) {
        (1, Some(region)) => recall(game, seat, region, table),
        _ => game.phase = Phase::Recall(seat),
    }
}

/// NH-COUNCIL-02, NH-RULING-38. An own envoy is taken back.
pub fn check_recall(game: &Norseheim, seat: Seat, region: Region) -> Result<(), Refusal> {
    ensure(game.land(region).oath_to(seat).is_some(), "NH-COUNCIL-02", "you have no envoy there")
}

/// NH-COUNCIL-02, NH-COUNCIL-03, NH-RULING-39. One envoy comes back; if that loses the Chieftain, the seat turns black, guests withdraw, and
/// seats and limit are worked out again.
pub fn recall(game: &mut Norseheim, seat: Seat, region: Region, table: &mut impl Table<Event>) {
    table.tell(|| Event::Recalled { seat, region });
    let leaving = targets::lose_envoys(game, region, 1, table);
    let chair = game.content.board.chair_of[region.index()].expect("NH-DIPL-06: only Chieftains take envoys");
    set_chair(game, usize::from(chair), table);
    withdraw::begin(game, leaving.into_iter().collect(), Resume::Council, table);
}

/// NH-COUNCIL-04, NH-END-05. The phase ends: an early victory ends the match at once, otherwise rewards follow.
fn adjourn(game: &mut Norseheim, table: &mut impl Table<Event>) {
    match early_victory(game) {
        Some(ending) => {
            game.phase = Phase::Over(ending);
            table.tell(|| Event::Ended { ending });
        }
        None => reward::begin(game),
    }
}

/// NH-END-02, NH-END-03, NH-END-04. The majority in the Council, or all King's regions; between the two, more seats win.
fn early_victory(realm: &Realm) -> Option<Ending> {
    let crowned = |seat: &Seat| realm.held(*seat).and(realm.content.board.kings) == realm.content.board.kings;
    let majority = realm.seats().find(|seat| realm.chairs(*seat) >= realm.content.numbers.victory.majority);
    let kings = realm.seats().find(crowned);
    match (majority, kings) {
        (Some(winner), Some(king)) if realm.chairs(king) > realm.chairs(winner) => Some(Ending::Kings { winner: king }),
        (Some(winner), _) => Some(Ending::Majority { winner }),
        (None, Some(winner)) => Some(Ending::Kings { winner }),
        (None, None) => None,
    }
}
