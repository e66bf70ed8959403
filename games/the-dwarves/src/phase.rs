//! Whose decision we wait for, and what follows once it is made.

use crate::board::{Space, Troop, TroopSet};
use crate::cards::{Card, Item};
use crate::list::List;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Whose decision we wait for, with everything that matters only until it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// TD-TURN-03. The active dwarf acts, uses Equipment or ends his turn.
    Acting,
    /// TD-RULING-71. A dwarf takes one additional action, or passes.
    Additional {
        /// Who.
        dwarf: Seat,
    },
    /// TD-COUNCIL-11. One die may be rolled again.
    Rerolling(Roll),
    /// TD-ROLL-04. All dice may be rolled again.
    Repeating(Roll),
    /// TD-RULING-35. The Rune Stone may roll one die again.
    Carving(Roll),
    /// TD-CHAR-04. One die may be raised.
    Raising(Roll),
    /// TD-MOVE-01. A dwarf walks on or stops.
    Walking(Walk),
    /// TD-MOVE-06. Perished Land was entered: Health, Doom or an amulet.
    Paying {
        /// Who entered it.
        dwarf: Seat,
    },
    /// TD-RULING-25. Troops are removed one by one.
    Striking(Blows),
    /// TD-RULING-69. A dwarf would lose Health and may discard his mail.
    Shielding {
        /// Who.
        dwarf: Seat,
        /// How much.
        points: u8,
    },
    /// TD-THREAT-06, TD-COUNCIL-09. Somebody loses 1 Health.
    Wounding {
        /// Why.
        cause: Cause,
    },
    /// TD-RULING-77. Somebody may gain 1 Health.
    Healing {
        /// Why.
        cause: Cause,
        /// How many points are left, this one counted.
        left: u8,
    },
    /// TD-EQUIP-03. Somebody gets a kind of Equipment.
    Giving {
        /// Which.
        item: Item,
    },
    /// TD-RULING-87. One of the drawn cards is kept.
    Keeping(Hand),
    /// TD-SCEN-12. Somebody gets Keenfire.
    Bestowing,
    /// Somebody discards Equipment.
    Robbing,
    /// TD-COUNCIL-10. A Threat may be discarded without consequences.
    Dismissing {
        /// Why.
        cause: Cause,
    },
    /// TD-RULING-21. The Tunnel tile may be laid.
    Digging,
    /// TD-RULING-14. A tile may be taken off the map.
    Cleansing,
    /// TD-RULING-48. Troops may be taken off the map.
    Clearing(Clearing),
    /// TD-RULING-74. The Throwing Axes need a space.
    Aiming {
        /// How many troops they remove.
        left: u8,
    },
    /// TD-RULING-52. A troop for the Scenario is taken from the map.
    Mustering {
        /// Of which kind.
        troop: Troop,
    },
    /// TD-RULING-88. An open entrance perishes.
    Collapsing,
    /// TD-EQUIP-05. Equipment needs a dwarf: who sings on, who is called, who drinks.
    Targeting {
        /// Whose Equipment.
        owner: Seat,
        /// Which.
        item: Item,
    },
    /// TD-GOAL-04. Nobody decides any more.
    Over(Ending),
}

/// Why somebody loses or gains something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A space of the Council.
    Council,
    /// A card.
    Card(Card),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// TD-GOAL-01. A stage C quest was completed.
    Won {
        /// Which.
        card: Card,
    },
    /// TD-GOAL-02. The Hero and the Doom token met.
    Doom,
    /// TD-GOAL-03. A dwarf died.
    Death {
        /// Who.
        dwarf: Seat,
    },
}

impl Ending {
    /// TD-GOAL-01..03. Everybody, or nobody.
    pub const fn winners(self, seats: usize) -> SeatSet {
        match self {
            Ending::Won { .. } => SeatSet::all(seats),
            Ending::Doom | Ending::Death { .. } => SeatSet::EMPTY,
        }
    }
}

/// Number dice: how many show each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(pub [u8; 6]);

impl Dice {
    /// How many dice show this face.
    #[inline]
    pub const fn of(self, face: u8) -> u8 {
        if face >= 1 && face <= 6 { self.0[face as usize - 1] } else { 0 }
    }

    /// How many dice show at least this face.
    #[inline]
    pub fn at_least(self, face: u8) -> u8 {
        self.0.iter().skip(usize::from(face.max(1)) - 1).sum()
    }

    /// The highest face, 0 without dice.
    #[inline]
    pub fn highest(self) -> u8 {
        (1..=6).rev().find(|face| self.of(*face) > 0).unwrap_or(0)
    }

    /// One die shows another face.
    #[inline]
    pub fn turn(&mut self, from: u8, to: u8) {
        self.0[usize::from(from) - 1] -= 1;
        self.0[usize::from(to) - 1] += 1;
    }

    /// The faces from high to low, each as often as it lies there.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).rev().flat_map(move |face| std::iter::repeat_n(face, usize::from(self.of(face))))
    }

    /// In words: "6 4 4".
    pub fn words(self) -> String {
        self.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
    }
}

impl FromIterator<u8> for Dice {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Self {
        let mut dice = Dice::default();
        for face in faces {
            dice.0[usize::from(face) - 1] += 1;
        }
        dice
    }
}

/// TD-ROLL-01. A roll of Number dice that is being settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// Who rolls.
    pub dwarf: Seat,
    /// What for.
    pub purpose: Purpose,
    /// What lies there.
    pub dice: Dice,
    /// TD-ROLL-04. Whether all dice were rolled again.
    pub is_second: bool,
}

/// What Number dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// TD-MOVE-01.
    Move,
    /// TD-FIGHT-02.
    Fight,
    /// TD-COUNCIL-01.
    Message,
    /// TD-TEST-01.
    Test(Card),
    /// TD-TEST-11.
    Pool(Card),
    /// TD-COUNCIL-12.
    Smith,
    /// TD-NODONN-03.
    Boss(Card),
}

/// TD-MOVE-01. A dwarf on his way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// Who: the number of his seat.
    pub dwarf: u8,
    /// Movement points left.
    pub points: u8,
    /// TD-RULING-20. Entrances entered by free tunnel steps, one bit each.
    pub entered: u8,
}

impl Walk {
    /// Who walks.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.dwarf)
    }
}

/// TD-RULING-25. What a fight's dice have done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blows {
    /// Who fights.
    pub dwarf: Seat,
    /// His dice.
    pub dice: Dice,
    /// Troops of each kind removed so far.
    pub felled: [u8; 3],
}

/// TD-RULING-48. Troops that may be taken off the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clearing {
    /// How many more.
    pub left: u8,
    /// Of which kinds.
    pub types: TroopSet,
    /// Only from this space.
    pub only: Option<Space>,
}

/// Drawn Equipment, of which some is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The cards.
    pub items: List<Item, 4>,
    /// How many are kept.
    pub keep: u8,
}

/// Something that follows by itself, or asks when it cannot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Job {
    /// TD-TURN-03. Back to the menu of the active dwarf.
    #[default]
    Menu,
    /// TD-HERO-01. Step 1.
    MoveHero,
    /// TD-SCEN-01. Step 2A.
    DrawScenario,
    /// TD-RULING-52. Troops for the Scenario that the supply lacks.
    Muster {
        /// Of which kind.
        troop: Troop,
        /// How many.
        left: u8,
    },
    /// TD-SCEN-05. The preparations of the Scenario.
    Prepare,
    /// TD-SCEN-06. The Display is swept away.
    Sweep,
    /// TD-DISPLAY-01. Step 2B.
    Refill,
    /// TD-DISPLAY-04. A revealed Threat takes its place, or strikes.
    Reveal {
        /// Which.
        card: Card,
    },
    /// The effects of a card, one after the other.
    Carry {
        /// Which card.
        card: Card,
        /// The next effect.
        next: u8,
    },
    /// The card leaves the table.
    Discard {
        /// Which card.
        card: Card,
    },
    /// TD-RULING-54. The card leaves the table during a refill.
    PutAside {
        /// Which card.
        card: Card,
    },
    /// TD-COUNCIL-10. An Adventure is done: a Threat may be discarded.
    AfterAdventure,
    /// TD-RULING-83. Completed quests are looked for.
    Quests,
    /// TD-RULING-16. A dwarf has entered a space and paid.
    Arrive {
        /// Who.
        dwarf: Seat,
    },
    /// TD-RULING-16. A dwarf walks on, if he can.
    WalkOn(Walk),
    /// TD-RULING-71. The additional action is over.
    EndAdditional,
    /// Somebody loses so many Health, point by point.
    Wound {
        /// Why.
        cause: Cause,
        /// How many points.
        left: u8,
    },
    /// Somebody gains so many Health, point by point.
    Heal {
        /// Why.
        cause: Cause,
        /// How many points.
        left: u8,
    },
    /// TD-EQUIP-03. Drawn Equipment is shared out.
    Share(Hand),
    /// Equipment is discarded.
    Rob {
        /// How many cards.
        left: u8,
    },
    /// Threats are discarded without consequences.
    Dismiss {
        /// Why.
        cause: Cause,
        /// How many.
        left: u8,
    },
    /// TD-RULING-14. Tiles are taken off the map.
    Cleanse {
        /// How many.
        left: u8,
    },
    /// TD-RULING-48. Troops are taken off the map.
    Clear(Clearing),
}
