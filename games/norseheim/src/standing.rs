//! The points as they stand, line by line.

use crate::ids::Numbered;
use crate::state::Realm;
use engine::{Score, ScoreLine, Seat};

/// NH-SCORE-01. Each seat's Power points: Council seats, and the value of every directly controlled region.
pub fn standing(realm: &Realm) -> Vec<Score> {
    realm.seats().map(|seat| Score::of(seat, lines(realm, seat))).collect()
}

fn lines(realm: &Realm, seat: Seat) -> Vec<ScoreLine> {
    let board = &realm.content.board;
    let chairs = realm.chairs(seat);
    let what = format!("{chairs} {} in the Council", if chairs == 1 { "seat" } else { "seats" });
    let council = ScoreLine { rule: "NH-SCORE-01", what, points: i32::from(chairs) };
    let regions = realm.held(seat).into_iter().map(|region| ScoreLine {
        rule: "NH-SCORE-01",
        what: board.name(region).to_owned(),
        points: i32::from(board.values[region.index()]),
    });
    std::iter::once(council).chain(regions).collect()
}
