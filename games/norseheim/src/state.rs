//! All that lies on the table: the realm that everybody sees, and what lies face down.

use crate::content::{CARDS_PER_GOD, CHIEFTAINS, Content};
use crate::ids::*;
use crate::options::Options;
use crate::phase::Phase;
use arrayvec::ArrayVec;
use engine::{Edition, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// A position of Norseheim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Norseheim {
    /// What lies open.
    pub(crate) realm: Realm,
    /// NH-GOD-04. The Gods cards in each hand; open or not, as agreed (NH-VARIANT-02).
    pub(crate) hands: [GodCards; PLAYERS],
    /// What lies face down.
    pub(crate) stacks: Stacks,
}

/// What lies face down, each stack with its top card last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stacks {
    /// NH-SETUP-06. The Chieftain tiles.
    pub(crate) chieftains: ArrayVec<Tile, { CHIEFTAINS as usize }>,
    /// NH-SETUP-07. The Guard Captain tiles.
    pub(crate) guards: ArrayVec<Tile, 6>,
    /// NH-SETUP-02. The Giants deck.
    pub(crate) giants: ArrayVec<Giant, 15>,
    /// NH-SETUP-03. The four God decks.
    pub(crate) gods: [ArrayVec<GodCard, CARDS_PER_GOD>; GODS],
}

/// What lies open: everybody sees all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Realm {
    pub(crate) content: Edition<Content>,
    pub(crate) options: Options,
    /// How many play.
    pub(crate) seats: u8,
    /// NH-SETUP-09. Who chose a home first.
    pub(crate) start: Seat,
    /// NH-ROUND-01. The round, from 1; 0 while homes are chosen.
    pub(crate) round: u8,
    /// NH-COMP-05, NH-ORDER-01, NH-ORDER-02. The Player Order markers of this round; only the first `seats` count.
    pub(crate) order: [Seat; PLAYERS],
    /// NH-ACTION-03. Who has passed this round.
    pub(crate) passed: SeatSet,
    /// The regions.
    pub(crate) land: [Land; REGIONS],
    /// NH-BUILD-03. The borders with a Danevold.
    pub(crate) danevolds: Borders,
    /// NH-COUNCIL-01. Who sits in the Council: it changes in the Council phase only.
    pub(crate) council: [Option<Seat>; CHAIRS],
    /// The players; only the first `seats` count.
    pub(crate) players: [Player; PLAYERS],
    /// NH-COMP-11. Rings in supply.
    pub(crate) rings: u8,
    /// NH-COMP-11. Non-player warriors in supply.
    pub(crate) npc_warriors: u8,
    /// NH-SETUP-09. Booster cards in the piles, by action.
    pub(crate) boosters: [u8; 7],
    /// NH-RULING-29. Leader tiles in the two discard piles.
    pub(crate) discarded: Set<Tile>,
    /// NH-RUNE-03. The active Giants cards in the order they were drawn.
    pub(crate) awake: ArrayVec<Woken, 15>,
    /// NH-RULING-49. Giants cards in the discard pile.
    pub(crate) carried_out: Set<Giant>,
    /// How many cards at the bottom of the Giants deck everybody saw being put there.
    pub(crate) giants_seen: u8,
    /// NH-WORSHIP-03. God markers beside the Giants deck, the one that waits longest first.
    pub(crate) waiting: ArrayVec<God, GODS>,
    /// NH-SETUP-05, NH-WORSHIP-06. The gods worshipped this round; the markers of the others lie on their God spaces.
    pub(crate) called: Set<God>,
    /// NH-GOD-03. Gods cards that were played and are out of the game.
    pub(crate) played: GodCards,
    /// NH-GOD-25. Regions that cannot be attacked this round.
    pub(crate) shielded: Regions,
    /// NH-GIANTS-09. Landscapes without attacks this round.
    pub(crate) barred_attacks: Set<Landscape>,
    /// NH-GIANTS-09. Landscapes without recruiting this round.
    pub(crate) barred_recruiting: Set<Landscape>,
    /// NH-RULING-06. How often an Action Point marker has moved.
    pub(crate) moment: u16,
    /// Whose decision we wait for.
    pub(crate) phase: Phase,
}

/// A region: led by a non-player leader or held by a player, never both (NH-CTRL-01, NH-CTRL-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Land {
    /// NH-CTRL-02, NH-TILE-05. A leader tile lies here.
    Led {
        /// The tile.
        leader: Tile,
        /// His warriors.
        warriors: u8,
        /// NH-CTRL-03. Whom he votes for.
        oath: Option<Oath>,
    },
    /// NH-CTRL-01. A player controls it directly.
    Held {
        /// Who.
        seat: Seat,
        /// The player's warriors.
        warriors: u8,
        /// What stands here.
        building: Building,
    },
}

/// NH-CTRL-03. A Chieftain convinced by envoys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Oath {
    /// By whom.
    pub seat: Seat,
    /// With how many envoys.
    pub envoys: u8,
    /// NH-CTRL-04. The player's warriors as guests.
    pub guests: u8,
}

/// NH-BUILD-02. What stands in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Building {
    /// Nothing.
    None,
    /// NH-BUILD-04.
    Settlement,
    /// NH-BUILD-05. A Settlement with a Ring around it.
    Ring,
}

impl Building {
    /// How many hits it takes.
    #[inline]
    pub const fn steps(self) -> u8 {
        self as u8
    }
}

/// An active Giants card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Woken {
    /// The card.
    pub giant: Giant,
    /// NH-WORSHIP-04. The God marker on it.
    pub cover: Option<God>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// NH-COMP-04. Action points.
    pub points: u8,
    /// NH-RULING-06. The moment of their last change.
    pub moved: u16,
    /// NH-TILE-04. The leader the player is; none before a home is chosen.
    pub leader: Option<Tile>,
    /// NH-TILE-06. The markers on the three tracks.
    pub tracks: [u8; 3],
    /// NH-COMP-10. Unspent Action cards, by action.
    pub cards: [u8; 7],
    /// NH-ACTION-08. Action cards played this round, by action.
    pub spent: [u8; 7],
    /// Warriors in supply.
    pub warriors: u8,
    /// Settlements in supply.
    pub settlements: u8,
    /// Envoys on the map.
    pub envoys: u8,
}

impl Deref for Norseheim {
    type Target = Realm;

    #[inline]
    fn deref(&self) -> &Realm {
        &self.realm
    }
}

impl DerefMut for Norseheim {
    #[inline]
    fn deref_mut(&mut self) -> &mut Realm {
        &mut self.realm
    }
}

impl Norseheim {
    /// What lies open.
    pub const fn realm(&self) -> &Realm {
        &self.realm
    }

    /// The Gods cards of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> GodCards {
        self.hands[seat.index()]
    }
}
