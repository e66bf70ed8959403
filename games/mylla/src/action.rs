//! What a player may do.

use crate::Point;
use serde::{Deserialize, Serialize};

/// One small decision, named as the rules name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Action {
    /// MY-PLACE-01. Put a man from your hand on a point.
    Place {
        /// Where it goes.
        to: Point,
    },
    /// MY-MOVE-01, MY-FLY-01. Move one of your men.
    Move {
        /// Where it stands.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// MY-TAKE-01. Take one of the other's men off the board.
    Take {
        /// Where it stands.
        at: Point,
    },
}
