//! What matters only until somebody's turn is over.

use crate::{Area, Areas, Building, Card, Good, Rune, Unit};
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// BA-CARD-01. Somebody's turn: all that matters only until it ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// BA-CARD-05. Cards laid down so far.
    pub cards_spent: u8,
    /// BA-MOVE-13. Steps left of each unit's move.
    pub steps: [u8; 3],
    /// Whether the unit's last act was a move inside its own land that cost no step: the next would only prolong it.
    pub has_shifted: [bool; 3],
    /// BA-RULING-12. Squares left of the ship's move.
    pub squares: u8,
    /// BA-RULING-80. The harbour where the ship was emptied: the squares are kept for who boards there.
    pub kept_at: Option<Area>,
    /// BA-RULING-44. Sea Moves that were cast and wait for a card.
    pub sea_moves: u8,
    /// BA-UPG-19. Godi actions without a card.
    pub free_godi: u8,
    /// BA-UPG-22. Home actions without a card.
    pub free_home: u8,
    /// BA-UPG-16. Cards that may become Berserkur cards.
    pub wild_cards: u8,
    /// BA-RULING-39. Whether runes were bought.
    pub has_bought_runes: bool,
    /// BA-RULING-72. Hides that may still be sold for a gold each.
    pub hides: u8,
    /// What is being done.
    pub act: Act,
}

/// What somebody is doing in their turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// BA-OPT-01. Choosing the cards of this turn.
    Picking,
    /// BA-CARD-03. Choosing what to do next.
    Menu,
    /// BA-MOVE-01. Choosing where a unit goes.
    Moving(Unit),
    /// BA-SHIP-01. Choosing where the ship goes.
    Sailing,
    /// BA-SHIP-08. The ship entered this harbour: who lands?
    Landing(Area),
    /// BA-RULING-25. These seats' Godis must leave the area before the fight.
    Leaving(Area, SeatSet),
    /// BA-RULING-21. A stage of the fight is won: on or not?
    Fighting(Area),
    /// BA-COMBAT-09. The fight is over without a claim: stay or go back?
    Withdrawing,
    /// BA-BERS-08. The area is taken: how many disks more?
    Reinforcing(Area),
    /// BA-DISK-01. Moving disks.
    Rearranging(Rearrangement),
    /// BA-KAUP-03. A sheep or cattle area was bought: which good?
    Bonus(Area),
    /// BA-RUNE-01. Casting runes: how many were cast, and which one is in hand.
    Casting(u8, Option<Rune>),
    /// BA-KAUP-05. Trading.
    Trading(Trading),
    /// BA-RULING-65. Putting a bargain together.
    Bargaining(Trading, Bargain),
    /// BA-RULING-65. The host answers a bargain.
    Answering(Trading, Bargain),
    /// BA-CARD-07. Exchanging: the two cards, once they are chosen.
    Exchanging(Option<[Card; 2]>),
}

/// BA-DISK-01. Disks on the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rearrangement {
    /// The disk in hand.
    pub from: Option<Source>,
    /// BA-RULING-33. Areas that gave a disk.
    pub sources: Areas,
    /// BA-RULING-33. Areas that received one.
    pub targets: Areas,
    /// Whether a disk was moved.
    pub has_moved: bool,
}

/// BA-DISK-02. Where a disk comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An own area.
    Area(Area),
    /// The Virki.
    Virki,
}

/// BA-KAUP-05. A trade: with whom, and what was done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trading {
    /// With whom, and by which action.
    pub venue: Venue,
    /// BA-TRADE-08. The value in hand, in basic goods.
    pub credit: u16,
    /// Goods that were sold: one bit each.
    sold: u8,
    /// Goods that were bought: one bit each.
    bought: u8,
    /// BA-RULING-55. Buildings that were refilled: one bit each.
    refilled: u8,
    /// Whether a step was taken, and so the card is spent.
    pub has_begun: bool,
    /// BA-RULING-65. Whether a bargain was proposed.
    pub has_bargained: bool,
}

/// BA-KAUP-06. Where a trade takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Venue {
    /// In a village, with the bank.
    Village,
    /// BA-KAUP-09. At home, with the bank; refills too.
    Home,
    /// BA-OPT-04. On a rival's home, with that rival.
    Host(Seat),
}

impl Trading {
    /// A trade that has not begun.
    pub const fn at(venue: Venue) -> Trading {
        Trading { venue, credit: 0, sold: 0, bought: 0, refilled: 0, has_begun: false, has_bargained: false }
    }

    /// Whether the good was sold.
    pub const fn has_sold(&self, good: Good) -> bool {
        self.sold & 1 << good.index() != 0
    }

    /// Whether the good was bought.
    pub const fn has_bought(&self, good: Good) -> bool {
        self.bought & 1 << good.index() != 0
    }

    /// Whether the building was refilled.
    pub const fn has_refilled(&self, building: Building) -> bool {
        self.refilled & 1 << building.index() != 0
    }

    pub(crate) const fn mark_sold(&mut self, good: Good) {
        self.sold |= 1 << good.index();
    }

    pub(crate) const fn mark_bought(&mut self, good: Good) {
        self.bought |= 1 << good.index();
    }

    pub(crate) const fn mark_refilled(&mut self, building: Building) {
        self.refilled |= 1 << building.index();
    }
}

/// BA-RULING-65. A bargain: what is given and what is asked, goods first, gold last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bargain {
    /// What the visitor gives.
    pub gives: [u16; 7],
    /// What the visitor asks for.
    pub asks: [u16; 7],
}

/// BA-RULING-65. What a bargain may be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BargainItem {
    /// A good.
    Good(Good),
    /// A gold.
    Gold,
}

impl BargainItem {
    /// All of them in order.
    pub const ALL: [BargainItem; 7] = [
        BargainItem::Good(Good::Timber),
        BargainItem::Good(Good::Wool),
        BargainItem::Good(Good::Meat),
        BargainItem::Good(Good::Hide),
        BargainItem::Good(Good::Iron),
        BargainItem::Good(Good::Stone),
        BargainItem::Gold,
    ];

    /// Its place in a bargain.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            BargainItem::Good(good) => good.index(),
            BargainItem::Gold => 6,
        }
    }
}

impl Turn {
    /// A turn that begins with this act.
    pub(crate) fn begin(seat: Seat, powers: &crate::content::Powers, act: Act) -> Turn {
        Turn {
            seat,
            cards_spent: 0,
            steps: [0; 3],
            has_shifted: [false; 3],
            squares: 0,
            kept_at: None,
            sea_moves: 0,
            free_godi: powers.free_godi,
            free_home: powers.free_home,
            wild_cards: powers.wild_cards,
            has_bought_runes: false,
            hides: powers.hides,
            act,
        }
    }
}
