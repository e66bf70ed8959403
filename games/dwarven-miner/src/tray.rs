//! The six dice of a turn, and what they show.

use crate::goods::Resources;
use crate::ids::{Dice, Die, Resource};
use serde::{Deserialize, Serialize};

/// A face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// DM-MINE-02. One resource of this kind.
    Resource(Resource),
    /// DM-ART-01, DM-RULING-10. One resource of any kind; never a Burglar.
    Artifact,
    /// DM-BURG-01. Helps to steal.
    Burglar,
    /// DM-MINE-05, DM-MINE-06. Locks its die and gives nothing.
    Orc,
}

/// One die of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DieState {
    /// Not rolled yet.
    Unrolled,
    /// It lies with this face up.
    Showing(Face),
    /// DM-CRAFT-05. It has paid for something.
    Spent,
}

/// The six dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tray(pub [DieState; Die::LIMIT]);

impl Tray {
    /// DM-MINE-08. Six free dice.
    pub const FRESH: Tray = Tray([DieState::Unrolled; Die::LIMIT]);

    /// What a die shows.
    #[inline]
    pub const fn face(self, die: Die) -> Option<Face> {
        match self.0[die.index()] {
            DieState::Showing(face) => Some(face),
            DieState::Unrolled | DieState::Spent => None,
        }
    }

    /// The dice that show this.
    #[inline]
    pub fn showing(self, face: Face) -> Dice {
        self.where_face(|shown| shown == face)
    }

    /// DM-MINE-05, DM-RULING-04, DM-RULING-08. The dice that may be rolled again: those that show no Orc.
    #[inline]
    pub fn free(self) -> Dice {
        self.where_face(|shown| shown != Face::Orc)
    }

    #[inline]
    fn where_face(self, test: impl Fn(Face) -> bool) -> Dice {
        let mut dice = 0;
        for (index, state) in self.0.iter().enumerate() {
            if let DieState::Showing(face) = state
                && test(*face)
            {
                dice |= 1 << index;
            }
        }
        Dice(dice)
    }

    /// DM-MINE-02. The resources that unspent dice show.
    #[inline]
    pub fn resources(self) -> Resources {
        let mut all = Resources::NONE;
        for state in self.0 {
            if let DieState::Showing(Face::Resource(kind)) = state {
                all = all.with(kind);
            }
        }
        all
    }

    /// DM-ART-02. How many unspent Artifacts there are.
    #[inline]
    pub fn artifacts(self) -> u8 {
        self.showing(Face::Artifact).len() as u8
    }

    /// DM-CRAFT-05. Spends the first die that shows this, if there is one.
    #[inline]
    pub fn spend(&mut self, face: Face) -> Option<Die> {
        let index = self.0.iter().position(|state| *state == DieState::Showing(face))?;
        self.0[index] = DieState::Spent;
        Some(Die(index as u8))
    }

    /// DM-COMP-06. Whether the set takes the first of two dice that share a layout and a face before the second: two such
    /// dice are interchangeable, so only one of the two forms of a choice is offered.
    #[inline]
    pub fn is_plain(self, dice: Dice) -> bool {
        (0..Die::LIMIT).step_by(2).all(|first| {
            let second_alone = dice.0 >> first & 0b11 == 0b10;
            !(second_alone && self.0[first] == self.0[first + 1])
        })
    }
}
