//! The Reward phase (RULES.md, "Reward").

use super::{order, season, targets};
use crate::event::{Event, Why};
use crate::ids::{Deed, Track};
use crate::phase::Phase;
use crate::state::{Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-REWARD-01. Everybody is rewarded, in player order.
pub fn begin(game: &mut Norseheim) {
    game.phase = Phase::Reward(game.order[0]);
}

/// NH-REWARD-03, NH-REWARD-04, NH-GOD-18. Whether a Booster card of this action is left, for the rule that grants one.
pub fn check_booster(game: &Norseheim, deed: Deed, rule: &'static str) -> Result<(), Refusal> {
    ensure(game.boosters[deed.index()] > 0, rule, "no Booster card of that action is left")
}

/// NH-REWARD-02. AP equal to the diplomacy number.
pub fn take_points(game: &mut Norseheim, seat: Seat, table: &mut impl Table<Event>) {
    let points = game.player(seat).points + game.number(seat, Track::Diplomacy);
    order::tell_points(game, seat, points, Why::Reward, table);
    game.phase = Phase::Advance(seat);
}

/// NH-REWARD-03, NH-RULING-60. A Booster card; there is no limit to a hand.
pub fn take_booster(game: &mut Norseheim, seat: Seat, deed: Deed, table: &mut impl Table<Event>) {
    targets::draw_booster(game, seat, deed, table);
    game.phase = Phase::Advance(seat);
}

/// NH-TILE-08, NH-GOD-19. Whether the marker is not at the end of its track.
pub fn can_advance(realm: &Realm, seat: Seat, track: Track) -> bool {
    let at = usize::from(realm.player(seat).tracks[track.index()]);
    at + 1 < realm.content.track(track).spaces.len()
}

/// NH-REWARD-05, NH-GOD-19. Whether the marker may move, for the rule that grants a step.
pub fn check_advance(game: &Norseheim, seat: Seat, track: Track, rule: &'static str) -> Result<(), Refusal> {
    ensure(can_advance(game, seat, track), rule, "that marker is at the end of its track")
}

/// NH-REWARD-05. A marker moves one space to the right.
pub fn move_marker(game: &mut Norseheim, seat: Seat, track: Track, table: &mut impl Table<Event>) {
    game.players[seat.index()].tracks[track.index()] += 1;
    let number = game.number(seat, track);
    table.tell(|| Event::Advanced { seat, track, number });
}

/// NH-REWARD-05, NH-RULING-47. In addition to the reward, one marker moves.
pub fn advance(game: &mut Norseheim, seat: Seat, track: Track, table: &mut impl Table<Event>) {
    move_marker(game, seat, track, table);
    next(game, seat, table);
}

/// NH-REWARD-05. All markers stay.
pub fn keep(game: &mut Norseheim, seat: Seat, table: &mut impl Table<Event>) {
    table.tell(|| Event::Kept { seat });
    next(game, seat, table);
}

fn next(game: &mut Norseheim, seat: Seat, table: &mut impl Table<Event>) {
    let at = game.order().iter().position(|other| *other == seat).expect("NH-ORDER-01: everybody has a place");
    match game.order().get(at + 1) {
        Some(next) => game.phase = Phase::Reward(*next),
        None => season::income(game, table),
    }
}
