//! Whose decision we wait for, with everything that matters only until it is made.

use crate::ids::*;
use arrayvec::ArrayVec;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Whose decision we wait for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// NH-SETUP-11. A home is chosen.
    Home(Seat),
    /// NH-GOD-10. The order is worked out; a card may change it.
    OrderCard(Seat),
    /// NH-VARIANT-01. Mercy may be called for.
    Mercy(Seat),
    /// NH-ACTION-02. A turn: a card, an action, or none.
    Acting(Turn),
    /// NH-ATTACK-02. Origin and target of an attack are announced; with a longer reach the origin comes first.
    Route {
        /// Whose turn.
        turn: Turn,
        /// NH-GOD-22. The card that lets this attack go further.
        reach: Option<GodCard>,
        /// The origin, once it is named.
        from: Option<Region>,
    },
    /// NH-ATTACK-02. The number of participants is announced.
    Commit {
        /// Whose turn.
        turn: Turn,
        /// The origin.
        from: Region,
        /// The target.
        to: Region,
        /// NH-GOD-22. The card that lets this attack go further.
        reach: Option<GodCard>,
    },
    /// NH-GOD-06. Before a throw, a card may be played.
    Throw(Turn, Attack, Ask),
    /// NH-GOD-06. After the throw, a card may be played.
    Damage(Turn, Attack, Battle, Ask),
    /// NH-ATTACK-13. The attacker goes on or stops.
    NextBattle(Turn, Attack),
    /// NH-GOD-08. The attack is over; a card may be played.
    Aftermath(Turn, Attack, Side),
    /// NH-RULING-13. The supply is short: each recruit is placed by hand.
    Recruit {
        /// Whose turn.
        turn: Turn,
        /// How many more each region may take.
        open: [u8; REGIONS],
    },
    /// NH-RELOC-01. Warriors move, one by one.
    Relocate(Turn, Warrant, March),
    /// NH-DIPL-01. A Chieftain is chosen.
    Convince(Turn, Warrant),
    /// NH-DIPL-03. The number of envoys is chosen.
    Envoys(Turn, Warrant, Region),
    /// NH-WORSHIP-01. A god is chosen.
    Worship(Turn),
    /// NH-WORSHIP-02. A Giants card is chosen for the marker.
    Cover(Turn, God),
    /// NH-BUILD-01. A building is chosen.
    Build(Turn),
    /// NH-GOD-11. A card was played that needs a target.
    Target(Turn, GodCard, Aim),
    /// NH-RULING-37. Guests leave, one by one.
    Withdraw(ArrayVec<Leaving, 4>, Resume),
    /// NH-COUNCIL-02. Too many envoys: one is taken back.
    Recall(Seat),
    /// NH-REWARD-01. A reward is chosen.
    Reward(Seat),
    /// NH-REWARD-05. A marker may move one space.
    Advance(Seat),
    /// NH-GOD-09. The Giants phase begins; a card may be played.
    GiantsCard(Seat),
    /// NH-END-01. Nobody acts any more.
    Over(Ending),
}

/// One player's go in the Action phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// Which action of the turn is due.
    pub due: Due,
    /// NH-ACTION-05. How many cards may still be played.
    pub cards_left: u8,
    /// NH-GOD-16. Whether the next action costs nothing.
    pub waived: bool,
    /// NH-GOD-22. The card that lets the next attack go further.
    pub reach: Option<GodCard>,
    /// NH-GOD-17. The card that grants a further action.
    pub further: Option<GodCard>,
}

/// Which action of a turn is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Due {
    /// NH-ACTION-02. The turn's action, or a pass.
    Only,
    /// NH-DOUBLE-01. The first of two.
    First,
    /// NH-DOUBLE-01. The second of two, which may be declined.
    Second,
    /// NH-GOD-17. The further action that this card grants.
    Further(GodCard),
}

/// Why an action may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Warrant {
    /// Action cards were played for it.
    Cards,
    /// NH-GOD-15. This Gods card grants it on top of the turn's action.
    God(GodCard),
}

/// A side of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Who attacks.
    Attacker,
    /// Who is attacked.
    Defender,
}

impl Side {
    /// Both sides, the attacker first.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    /// The other side.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    /// Its place in a list of sides.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// NH-GOD-06. Which side is asked for a card, and whether the other has just declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Who is asked.
    pub side: Side,
    /// Whether the other side declined just before.
    pub declined: bool,
}

/// NH-ATTACK-06. An announced attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub attacker: Seat,
    /// NH-GOD-07. Who plays cards for the defence.
    pub defender: Option<Seat>,
    /// The origin.
    pub from: Region,
    /// The target.
    pub to: Region,
    /// NH-RULING-19. Participants still alive.
    pub fighters: u8,
    /// NH-ATTACK-09. Whether a Danevold doubles the defence.
    pub walled: bool,
    /// NH-GOD-26. The card that fixes a side's runes.
    pub fixed: [Option<GodCard>; 2],
    /// NH-GOD-26. The card that lowers a side's runes.
    pub lowered: [Option<GodCard>; 2],
    /// Own warriors that attacker and defender have lost.
    pub lost: [u8; 2],
    /// The last throw, to look at.
    pub last: Option<Battle>,
}

impl Attack {
    /// The seat of a side, if a player is on it.
    #[inline]
    pub const fn seat(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attacker => Some(self.attacker),
            Side::Defender => self.defender,
        }
    }

    /// NH-GOD-26. The cards that change how many runes a side throws.
    pub fn cards_on(&self, side: Side) -> impl Iterator<Item = GodCard> {
        self.fixed[side.index()].into_iter().chain(self.lowered[side.index()])
    }
}

/// NH-ATTACK-06. One throw of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// What attacker and defender threw.
    pub throws: [Throw; 2],
}

/// NH-RUNE-01. What one side threw, and what cards made of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    /// Runes showing their character.
    pub hits: u8,
    /// Blank runes.
    pub blanks: u8,
    /// Runes standing upright.
    pub upright: u8,
    /// NH-GOD-28. Hits added by cards.
    pub added: u8,
    /// NH-GOD-28. Hits of this side cancelled by the other.
    pub cancelled: u8,
}

impl Throw {
    /// NH-GOD-28. The hits that count.
    #[inline]
    pub const fn blows(self) -> u8 {
        (self.hits + self.added).saturating_sub(self.cancelled)
    }
}

/// NH-RELOC-01. A Relocate action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    /// NH-RULING-61. The regions that may give and receive.
    pub regions: Regions,
    /// NH-RULING-33. Warriors that have not moved yet.
    pub unmoved: [u8; REGIONS],
    /// Where one was picked up, when origin and destination are asked apart.
    pub lifted: Option<Region>,
    /// Whether one has moved.
    pub begun: bool,
}

/// NH-RULING-37. Guests who must leave a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leaving {
    /// Whose.
    pub seat: Seat,
    /// From where.
    pub from: Region,
    /// How many are left.
    pub guests: u8,
}

/// What goes on when all guests have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resume {
    /// The turn, before an action.
    Turn(Turn),
    /// The turn, after a Diplomacy action.
    Done(Turn, Warrant),
    /// The Council phase.
    Council,
    /// The Giants phase: the next effect of the card.
    Giants {
        /// Which effect.
        effect: u8,
    },
}

/// NH-GOD-11. What a played card still needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// NH-GOD-13. An opponent to rob.
    Opponent,
    /// NH-GOD-14, NH-GOD-20, NH-GOD-25, NH-GOD-24. A region.
    Region,
    /// NH-GOD-20. A number of envoys in this region.
    Envoys(Region),
    /// NH-GOD-18. A Booster pile.
    Booster,
    /// NH-GOD-19. So many steps on the tracks.
    Steps(u8),
    /// NH-GOD-21. A neighbour of this region.
    Neighbour(Region),
    /// NH-GOD-21. A non-player warrior or a guest in the neighbour.
    Warrior(Region, Region),
    /// NH-GOD-23. Which of these cards wakes.
    Revealed(ArrayVec<Giant, 4>),
    /// NH-GOD-29. After this attack: a region for the revived; the side that played the card.
    Revive(Attack, Side),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// NH-END-02. The majority in the Council.
    Majority {
        /// Who has it.
        winner: Seat,
    },
    /// NH-END-03. All King's regions.
    Kings {
        /// Who holds them.
        winner: Seat,
    },
    /// NH-SCORE-02. Most Power points.
    Points {
        /// Who has them; several share (NH-RULING-51).
        winners: SeatSet,
    },
}

impl Ending {
    /// Who won.
    pub const fn winners(self) -> SeatSet {
        match self {
            Ending::Majority { winner } | Ending::Kings { winner } => SeatSet::one(winner),
            Ending::Points { winners } => winners,
        }
    }
}

impl Phase {
    /// Who is asked; nobody when it is over.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self {
            Phase::Home(seat)
            | Phase::OrderCard(seat)
            | Phase::Mercy(seat)
            | Phase::Recall(seat)
            | Phase::Reward(seat)
            | Phase::Advance(seat)
            | Phase::GiantsCard(seat) => Some(*seat),
            Phase::Throw(_, attack, ask) | Phase::Damage(_, attack, _, ask) => attack.seat(ask.side),
            Phase::Aftermath(_, attack, side) | Phase::Target(_, _, Aim::Revive(attack, side)) => attack.seat(*side),
            Phase::Acting(turn)
            | Phase::Route { turn, .. }
            | Phase::Commit { turn, .. }
            | Phase::NextBattle(turn, _)
            | Phase::Recruit { turn, .. }
            | Phase::Relocate(turn, ..)
            | Phase::Convince(turn, _)
            | Phase::Envoys(turn, ..)
            | Phase::Worship(turn)
            | Phase::Cover(turn, _)
            | Phase::Build(turn)
            | Phase::Target(turn, ..) => Some(turn.seat),
            Phase::Withdraw(leaving, _) => leaving.first().map(|leaving| leaving.seat),
            Phase::Over(_) => None,
        }
    }

    /// The attack under way or just over, if there is one.
    pub fn attack(&self) -> Option<&Attack> {
        match self {
            Phase::Throw(_, attack, _)
            | Phase::Damage(_, attack, ..)
            | Phase::NextBattle(_, attack)
            | Phase::Aftermath(_, attack, _)
            | Phase::Target(_, _, Aim::Revive(attack, _)) => Some(attack),
            Phase::Home(_)
            | Phase::OrderCard(_)
            | Phase::Mercy(_)
            | Phase::Acting(_)
            | Phase::Route { .. }
            | Phase::Commit { .. }
            | Phase::Recruit { .. }
            | Phase::Relocate(..)
            | Phase::Convince(..)
            | Phase::Envoys(..)
            | Phase::Worship(_)
            | Phase::Cover(..)
            | Phase::Build(_)
            | Phase::Target(..)
            | Phase::Withdraw(..)
            | Phase::Recall(_)
            | Phase::Reward(_)
            | Phase::Advance(_)
            | Phase::GiantsCard(_)
            | Phase::Over(_) => None,
        }
    }
}
