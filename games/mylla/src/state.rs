//! All that lies on the table.

use crate::{AllInMills, Board, DrawRule, Options, Points};
use engine::{Edition, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A position of nine men's morris.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mylla {
    pub(crate) board: Edition<Board>,
    pub(crate) options: Options,
    pub(crate) men: [Men; 2],
    pub(crate) phase: Phase,
    pub(crate) patience: Patience,
}

/// The men of one player that are not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Men {
    /// Where men stand.
    pub standing: Points,
    /// How many wait to be placed.
    pub in_hand: u8,
}

/// Whose decision we wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// MY-TURN-01. A man is placed or moved.
    Moving(Seat),
    /// MY-MILL-01. A mill was closed: a man is taken.
    Taking(Seat),
    /// MY-END-03. Nobody acts any more.
    Over(Ending),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// MY-END-01. The other has two men left.
    TooFew {
        /// Who has more.
        winner: Seat,
    },
    /// MY-END-02. The other cannot move.
    Blocked {
        /// Who can.
        winner: Seat,
    },
    /// MY-DRAW-01. It took too many turns.
    TooLong,
    /// MY-DRAW-02. The position stood there before, twice.
    Repeated,
    /// MY-DRAW-03. Nobody closed a mill for too long.
    Quiet,
}

/// What is left until the match is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Patience {
    /// MY-DRAW-01.
    Turns {
        /// Turns until the draw.
        left: u16,
    },
    /// MY-DRAW-02, MY-DRAW-03.
    Quiet {
        /// Turns without a mill until the draw.
        left: u16,
        /// The positions since a man was placed or taken: what can come again.
        seen: Vec<(Points, Points, Seat)>,
    },
}

impl Mylla {
    /// MY-SETUP-01, MY-SETUP-02. Nine men in each hand, an empty board, light begins.
    pub(crate) fn new(options: Options, board: Edition<Board>) -> Mylla {
        let patience = match options.draw {
            DrawRule::Turns => Patience::Turns { left: board.turns },
            DrawRule::Tournament => Patience::Quiet { left: board.quiet, seen: Vec::new() },
        };
        let men = Men { standing: Points::NONE, in_hand: board.men };
        Mylla { board, options, men: [men; 2], phase: Phase::Moving(Seat(0)), patience }
    }

    /// The printed board.
    pub const fn board(&self) -> Edition<Board> {
        self.board
    }

    /// Whose decision we wait for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The men of a seat.
    #[inline]
    pub const fn men(&self, seat: Seat) -> Men {
        self.men[seat.index()]
    }

    /// The points on which nobody stands.
    #[inline]
    pub fn empty(&self) -> Points {
        self.board.all().without_all(self.men[0].standing).without_all(self.men[1].standing)
    }

    /// MY-FLY-01. Whether the seat may move a man anywhere.
    #[inline]
    pub fn flies(&self, seat: Seat) -> bool {
        let men = self.men(seat);
        self.options.flying && men.in_hand == 0 && men.standing.len() == self.board.flies_with
    }

    /// MY-TAKE-02, MY-TAKE-03. The men of a seat that may be taken.
    #[inline]
    pub fn takeable(&self, seat: Seat) -> Points {
        let men = self.men(seat).standing;
        let outside = men.without_all(self.board.in_mills(men));
        match self.options.all_in_mills {
            AllInMills::Any if outside.is_empty() => men,
            AllInMills::Any | AllInMills::None => outside,
        }
    }
}

impl Men {
    /// MY-END-01. All men that are not taken.
    #[inline]
    pub const fn count(self) -> u8 {
        self.in_hand + self.standing.len()
    }
}

impl Ending {
    /// Who won: both when it is a draw.
    pub const fn winners(self) -> SeatSet {
        match self {
            Ending::TooFew { winner } | Ending::Blocked { winner } => SeatSet::one(winner),
            Ending::TooLong | Ending::Repeated | Ending::Quiet => SeatSet::all(2),
        }
    }
}

/// The other player.
#[inline]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// What cannot be: two men on one point, men off the board, more men than there were.
pub fn audit(game: &Mylla) -> Result<(), String> {
    let [light, dark] = game.men;
    if !light.standing.common(dark.standing).is_empty() {
        return Err("MY-BOARD-03: two men stand on one point".to_owned());
    }
    if !game.board.all().contains_all(light.standing.with_all(dark.standing)) {
        return Err("MY-BOARD-01: a man stands off the board".to_owned());
    }
    if light.count().max(dark.count()) > game.board.men {
        return Err("MY-SETUP-01: there are more men than the box holds".to_owned());
    }
    Ok(())
}
