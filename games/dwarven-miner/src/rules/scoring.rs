//! Points, cumulative Patrons, and who has won (RULES.md, "Cumulative points", "Scoring", "The end").

use super::turns;
use crate::content::Power;
use crate::event::{Event, What, tell};
use crate::ids::{Card, Cards, Patron};
use crate::state::{Ending, Open};
use engine::{Seat, Table};

/// DM-RULING-34 (steps 3 and 4). Scores a Patron that has just been laid down, and says whether that ended the match: the
/// active player's points with the raises of their own cards come first, then the raises of the others.
pub(crate) fn score(open: &mut Open, seat: Seat, card: Card, table: &mut impl Table<Event>) -> bool {
    let kind = open.content.kind(card);
    let patron = &open.content.content().patrons[kind.index()];
    let (points, others) = match patron.power {
        // DM-CUM-01, DM-CUM-02, DM-CUM-05. The new card lies in the court and counts.
        Power::Cumulative { base, step } => (base + step * (open.face_up(kind) - 1), patron.cards.without(card)),
        _ => (patron.points, Cards::NONE),
    };
    let nobody_was_there = !Seat::all(open.seats()).any(|seat| has_reached(open, seat));
    open.paid.0[card.index()] = points;
    let score = add(open, seat, kind, points);
    tell(table, || What::Fulfilled { seat, card, items: patron.items, points, score });
    raise(open, seat, others, points, table);
    let is_level = open.options.level_rounds;
    if !is_level && has_reached(open, seat) {
        // DM-GOAL-01, DM-END-01, DM-END-02, DM-RULING-34. The player whose turn it is comes first.
        turns::end(open, Ending::Reached { winner: seat }, table);
        return true;
    }
    for other in seat.others(open.seats()) {
        raise(open, other, others, points, table);
    }
    if is_level {
        // DM-VARIANT-02, DM-RULING-63. The round is played on; whoever is there first makes it the last.
        let first = seat.clockwise(open.seats()).find(|seat| has_reached(open, *seat));
        if let Some(seat) = first.filter(|_| nobody_was_there) {
            tell(table, || What::LastRound { seat });
        }
        return false;
    }
    let winner = first_of_others(open, seat);
    if let Some(winner) = winner {
        turns::end(open, Ending::Reached { winner }, table);
    }
    winner.is_some()
}

/// DM-CUM-03, DM-CUM-05. All face-up cards of the kind rise to the same value, and their owners score the difference.
fn raise(open: &mut Open, seat: Seat, kind: Cards, value: u8, table: &mut impl Table<Event>) {
    for card in open.miner(seat).court.common(kind).iter() {
        let points = value.saturating_sub(open.paid.0[card.index()]);
        if points > 0 {
            open.paid.0[card.index()] = value;
            let score = add(open, seat, open.content.kind(card), points);
            tell(table, || What::Raised { seat, card, points, score });
        }
    }
}

/// DM-SCORE-01, DM-SCORE-02, DM-RULING-51. The pawn moves on; points are never lost, and those above the goal count.
fn add(open: &mut Open, seat: Seat, kind: Patron, points: u8) -> u8 {
    let miner = open.miner_mut(seat);
    miner.score += points;
    miner.earned[kind.index()] += points;
    miner.score
}

/// DM-GOAL-01, DM-END-01. Whether the player has reached the goal.
fn has_reached(open: &Open, seat: Seat) -> bool {
    open.miner(seat).score >= open.content.target_points
}

/// DM-RULING-52, DM-RULING-53. Among the others who have reached the goal the higher total wins; if equal, the one whose
/// turn comes next.
fn first_of_others(open: &Open, active: Seat) -> Option<Seat> {
    let there = active.others(open.seats()).filter(|seat| has_reached(open, *seat));
    there.reduce(|best, seat| if open.miner(seat).score > open.miner(best).score { seat } else { best })
}
