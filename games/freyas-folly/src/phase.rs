//! Whose decision the table waits for, with everything that matters only until it is made.

use crate::cards::Ability;
use crate::jewels::{Jewel, JewelTypes};
use crate::mine::Spot;
use crate::state::DwarfNo;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Whose decision we wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// FF-TURN-02, FF-FREE-01. An action is chosen: a normal one, or one for a token.
    Acting(Turn),
    /// FF-MOVE-04. A dwarf was given an ability and looks for his way in.
    Entering(Turn, Ability),
    /// FF-COLLECT-01. A dwarf is about to walk from a cavern to this place and may take its jewels with him.
    Leaving(Turn, Walk, Spot),
    /// FF-COLLECT-01. A dwarf has arrived in a cavern and may take its jewels.
    Arriving(Turn, Walk),
    /// FF-BAT-01. A dwarf has arrived in a cavern with a Bat, which has carried out so many jewels.
    Releasing(Turn, Walk, u8),
    /// FF-SPEED-01. A dwarf with Speed may move once more.
    Hurrying(Turn, Walk),
    /// FF-STRENGTH-01. A dwarf has moved and may activate his Strength.
    Bracing(Turn, Walk),
    /// FF-TRADE-01. Jewels change hands at the Black Market.
    Trading(Turn, Trade),
    /// FF-THIEF-03. A Thief is at work; what he has so far.
    Stealing(Turn, Option<Loot>),
    /// Nobody acts any more.
    Over(Ending),
}

/// FF-TURN-02, FF-FREE-05. The turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The normal actions that are left.
    pub actions_left: u8,
    /// FF-FREE-01. The tokens used in this turn.
    pub tokens_used: u8,
    /// FF-ABILITY-03. Whether an ability card was taken.
    pub took_ability: bool,
    /// FF-RULING-58. Whether anything but passing was done.
    pub has_acted: bool,
    /// FF-RULING-33. Whether Strength was activated: this turn does not count towards its end.
    pub braced: bool,
    /// FF-END-03. What made this turn the last.
    pub finish: Option<Finish>,
}

/// FF-RULING-10. A Move action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// Who walks.
    pub dwarf: DwarfNo,
    /// The moves he has made in this action.
    pub moves: u8,
    /// FF-BAT-02. Whether he carried a Bat when the action began.
    pub began_with_bat: bool,
}

/// FF-RULING-49. A trade under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trade {
    /// FF-RULING-51. The types that were given: none of them may be received.
    pub given: JewelTypes,
    /// FF-RULING-50. The types that were received: none of them may be given.
    pub received: JewelTypes,
    /// What is chosen next.
    pub step: TradeStep,
}

/// What is chosen next in a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TradeStep {
    /// The first jewel to give.
    First,
    /// What the jewel just given buys; the second one cannot be joined with another small one.
    For {
        /// What was given last.
        jewel: Jewel,
        /// Whether it was the second.
        is_second: bool,
    },
    /// FF-TRADE-05. The first of two small jewels for a large one.
    TwoSmall {
        /// Whether the large one was the second jewel given.
        is_second: bool,
    },
    /// FF-TRADE-05. The second of two small jewels, of this type or a later one.
    OneMoreSmall {
        /// The first of the two.
        after: Jewel,
        /// Whether the large one was the second jewel given.
        is_second: bool,
    },
    /// FF-TRADE-06. The large jewel for two small ones.
    OneLarge,
    /// FF-TRADE-03. A second jewel to give, or nothing.
    Second,
}

/// FF-RULING-39. A theft of which one small jewel is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loot {
    /// Whom he steals from.
    pub from: Source,
    /// How many more small jewels he takes.
    pub small_left: u8,
}

/// FF-THIEF-03. Where a Thief steals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Another player's home.
    Home(Seat),
    /// The Black Market.
    Market,
}

/// What made a turn the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Finish {
    /// FF-END-01. The last dwarf of a player went to market.
    Quota,
    /// FF-END-02. The necklace is whole.
    Necklace,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Why.
    pub why: Why,
    /// FF-SCORE-01. Who ended it.
    pub ender: Option<Seat>,
    /// FF-SCORE-09, FF-RULING-57. Who has the most points.
    pub winners: SeatSet,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// FF-END-01. The last dwarf of a player went to market.
    Quota,
    /// FF-END-02. The necklace is whole.
    Necklace,
    /// FF-RULING-58. Everybody only passed.
    Stalled,
    /// FF-RULING-59. It took too many rounds.
    TooLong,
}

impl Phase {
    /// The turn under way, if the game goes on.
    #[inline]
    pub const fn turn(&self) -> Option<Turn> {
        match self {
            Phase::Acting(turn)
            | Phase::Entering(turn, _)
            | Phase::Leaving(turn, _, _)
            | Phase::Arriving(turn, _)
            | Phase::Releasing(turn, _, _)
            | Phase::Hurrying(turn, _)
            | Phase::Bracing(turn, _)
            | Phase::Trading(turn, _)
            | Phase::Stealing(turn, _) => Some(*turn),
            Phase::Over(_) => None,
        }
    }
}

impl Turn {
    /// FF-TURN-02. A fresh turn.
    pub const fn begin(seat: Seat, actions: u8) -> Turn {
        Turn {
            seat,
            actions_left: actions,
            tokens_used: 0,
            took_ability: false,
            has_acted: false,
            braced: false,
            finish: None,
        }
    }

    /// FF-RULING-53. Whether both normal actions are done, so that only tokens buy more.
    #[inline]
    pub const fn is_free(&self) -> bool {
        self.actions_left == 0
    }
}
