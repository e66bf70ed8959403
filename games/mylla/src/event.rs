//! What happens, and how it is told.

use crate::content::hand_id;
use crate::{Board, Ending, Point};
use canvas::Motion;
use engine::{Line, Seat, Viewer, Words};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// MY-PLACE-01. A man was placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        to: Point,
    },
    /// MY-MOVE-01, MY-FLY-01. A man moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Point,
        /// To where.
        to: Point,
        /// Whether it flew.
        flew: bool,
    },
    /// MY-MILL-01. A mill was closed.
    Closed {
        /// Whose.
        seat: Seat,
        /// By the man here.
        at: Point,
    },
    /// MY-TAKE-01. A man was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Where it stood.
        at: Point,
    },
    /// The match ended.
    Ended {
        /// How.
        ending: Ending,
    },
}

impl engine::Event for Event {
    /// Nothing is hidden in this game.
    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(*self)
    }
}

/// The event as a line of the log.
pub fn line(event: Event, board: &Board) -> Line {
    let words = Words::new();
    let on = |words: Words, point: Point| words.piece(board.point_id(point), board.name(point));
    match event {
        Event::Placed { seat, to } => Line::decision(on(words.seat(seat).text(" places a man on "), to)),
        Event::Moved { seat, from, to, flew } => {
            let verb = if flew { " flies from " } else { " moves from " };
            Line::decision(on(on(words.seat(seat).text(verb), from).text(" to "), to))
        }
        Event::Closed { seat, at } => {
            Line::consequence(on(words.text("That closes a mill for ").seat(seat).text(" at "), at))
        }
        Event::Took { seat, at } => Line::decision(on(words.seat(seat).text(" takes the man on "), at)),
        Event::Ended { ending } => Line::automatic(ended(ending)),
    }
}

/// Which man came from where.
pub fn motion(event: Event, board: &Board) -> Option<Motion> {
    match event {
        Event::Placed { seat, to } => Some(Motion { from: hand_id(seat), to: board.man_id(to) }),
        Event::Moved { from, to, .. } => Some(Motion { from: board.man_id(from), to: board.man_id(to) }),
        Event::Closed { .. } | Event::Took { .. } | Event::Ended { .. } => None,
    }
}

/// How the match ended, in a sentence.
pub fn ended(ending: Ending) -> Words {
    let words = Words::new();
    match ending {
        Ending::TooFew { winner } => words.seat(winner).text(" wins: the other has two men left ").rule("MY-END-01"),
        Ending::Blocked { winner } => words.seat(winner).text(" wins: the other cannot move ").rule("MY-END-02"),
        Ending::TooLong => words.text("A draw: the match has taken too many turns ").rule("MY-DRAW-01"),
        Ending::Repeated => words.text("A draw: the position has come for the third time ").rule("MY-DRAW-02"),
        Ending::Quiet => words.text("A draw: nobody has closed a mill for too long ").rule("MY-DRAW-03"),
    }
}
