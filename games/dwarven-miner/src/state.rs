//! All that lies on the table: what everybody sees, and what is hidden.

use crate::content::{Content, Power, Slots};
use crate::goods::{Items, Stash};
use crate::ids::{Card, Cards, Patron, Resource, VaultId};
use crate::options::Options;
pub use crate::phase::{Ending, FavourStep, Phase, StashId, VaultSlot, Window};
use crate::tray::{Face, Tray};
use arrayvec::ArrayVec;
use engine::{Edition, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// DM-COMP-01. The most players: there are four backpacks and four pawns.
pub const MAX_MINERS: usize = 4;

/// A pile of Patron cards.
pub type Pile = ArrayVec<Card, { Card::LIMIT }>;

/// A position of Dwarven Miner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DwarvenMiner {
    /// What everybody sees.
    pub(crate) open: Open,
    /// DM-SETUP-06. The Patrons in each hand: secret.
    pub(crate) hands: [Cards; MAX_MINERS],
    /// DM-SETUP-07. The Patron deck, the top card last: nobody knows its order.
    pub(crate) deck: Pile,
}

/// All that lies open on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    /// What is printed.
    pub content: Edition<Content>,
    /// What was agreed on.
    pub options: Options,
    /// DM-COMP-01. How many play.
    pub seats: u8,
    /// What each player has.
    pub miners: [Miner; MAX_MINERS],
    /// DM-COMP-05. The vaults.
    pub vaults: [Vault; VaultId::LIMIT],
    /// DM-SETUP-02, DM-SETUP-04. What is left on the board of items and resources.
    pub piles: Stash,
    /// DM-RULING-03, DM-RULING-40. The discarded Patrons, face up.
    pub discard: Pile,
    /// DM-CUM-05. The points each cumulative card on the table has given its owner.
    pub paid: PerCard,
    /// The number of the deck each card was last shuffled into: after a re-shuffle, a hand that has drawn nothing since
    /// holds none of the new deck's cards.
    pub shuffled: PerCard,
    /// How often the discards have become a new deck.
    pub reshuffles: u8,
    /// The turn that is being played.
    pub turn: Turn,
    /// Whose decision we wait for.
    pub phase: Phase,
}

/// What a player has on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Miner {
    /// DM-SCORE-01, DM-RULING-51. The exact score, also above the goal.
    pub score: u8,
    /// The points from each kind of Patron: they add up to the score.
    pub earned: [u8; Patron::LIMIT],
    /// DM-SETUP-08. What lies in the backpack; for the active player, what lay in it when the turn began.
    pub backpack: Stash,
    /// DM-FULFIL-04. The Patrons face up before the player.
    pub court: Cards,
    /// DM-PATRON-09. The Patrons of others that the player may still use once.
    pub favours: Cards,
}

/// A vault card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vault {
    /// Whose it is; nobody's while it lies in the pile.
    pub owner: Option<Seat>,
    /// What lies in it; for the active player, what lay in it when the turn began (DM-RULING-64).
    pub stash: Stash,
    /// DM-POWER-10. The Patron that lies beside it and wards it.
    pub ward: Option<Card>,
}

/// One number for each Patron card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct PerCard(pub [u8; Card::LIMIT]);

impl TryFrom<Vec<u8>> for PerCard {
    type Error = String;

    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        numbers.try_into().map(PerCard).map_err(|_| format!("there are {} cards", Card::LIMIT))
    }
}

impl From<PerCard> for Vec<u8> {
    fn from(numbers: PerCard) -> Self {
        numbers.0.to_vec()
    }
}

/// The turn that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// DM-SETUP-12. Who went first: with this seat a round begins.
    pub first: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The dice.
    pub tray: Tray,
    /// DM-STORE-01, DM-RULING-29. Everything the active player owns, wherever it lies: during one's own turn only the
    /// numbers matter, and the stashes tell where things lay when the turn began.
    pub goods: Stash,
    /// DM-BURG-06. Burglar actions left.
    pub burglaries_left: u8,
    /// DM-POWER-11. How many re-rolls of War Chanters were used.
    pub songs_used: u8,
    /// DM-PATRON-06. The Patrons fulfilled this turn: the end of this turn is not the end of the next.
    pub fresh: Cards,
}

impl DwarvenMiner {
    /// What everybody sees.
    pub const fn open(&self) -> &Open {
        &self.open
    }
}

impl Open {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// DM-VARIANT-02. Whether the match ends with this round, because rounds are level and somebody has reached the goal.
    pub fn is_last_round(&self) -> bool {
        self.options.level_rounds && self.miners.iter().any(|miner| miner.score >= self.content.target_points)
    }

    /// What a player has on the table.
    #[inline]
    pub const fn miner(&self, seat: Seat) -> &Miner {
        &self.miners[seat.index()]
    }

    #[inline]
    pub(crate) const fn miner_mut(&mut self, seat: Seat) -> &mut Miner {
        &mut self.miners[seat.index()]
    }

    /// A vault.
    #[inline]
    pub const fn vault(&self, id: VaultId) -> &Vault {
        &self.vaults[id.index()]
    }

    /// DM-VAULT-03. The vaults of a player in order.
    #[inline]
    pub fn vaults_of(&self, seat: Seat) -> impl Iterator<Item = VaultId> + Clone {
        let owners = self.vaults.iter().enumerate();
        owners.filter(move |(_, vault)| vault.owner == Some(seat)).map(|(index, _)| VaultId(index as u8))
    }

    /// DM-RULING-61. The next vault of the pile: the lowest id nobody owns.
    #[inline]
    pub fn next_vault(&self) -> Option<VaultId> {
        let in_box = &self.vaults[..usize::from(self.content.vault.copies)];
        in_box.iter().position(|vault| vault.owner.is_none()).map(|index| VaultId(index as u8))
    }

    /// How many vaults lie in the pile.
    pub fn vault_pile(&self) -> usize {
        let in_box = &self.vaults[..usize::from(self.content.vault.copies)];
        in_box.iter().filter(|vault| vault.owner.is_none()).count()
    }

    /// DM-STORE-02, DM-STORE-03. How much a player may keep: the slots of the backpack and of all vaults.
    #[inline]
    pub fn limits(&self, seat: Seat) -> Slots {
        let vaults = self.vaults_of(seat).count() as u8;
        let (pack, vault) = (self.content.backpack, self.content.vault.slots);
        Slots { resources: pack.resources + vaults * vault.resources, items: pack.items + vaults * vault.items }
    }

    /// Everything a player owns, wherever it lies.
    #[inline]
    pub fn goods_of(&self, seat: Seat) -> Stash {
        if seat == self.turn.active { self.turn.goods } else { self.stashed(seat) }
    }

    /// Everything in a player's backpack and vaults.
    #[inline]
    pub(crate) fn stashed(&self, seat: Seat) -> Stash {
        self.vaults_of(seat).fold(self.miner(seat).backpack, |all, id| all + self.vault(id).stash)
    }

    /// What lies in one of a player's stashes, if the stash is theirs.
    #[inline]
    pub fn stash(&self, seat: Seat, id: StashId) -> Option<Stash> {
        match id {
            StashId::Backpack => Some(self.miner(seat).backpack),
            StashId::Vault(id) => {
                Some(self.vault(id)).filter(|vault| vault.owner == Some(seat)).map(|vault| vault.stash)
            }
        }
    }

    #[inline]
    pub(crate) const fn stash_mut(&mut self, seat: Seat, id: StashId) -> &mut Stash {
        match id {
            StashId::Backpack => &mut self.miners[seat.index()].backpack,
            StashId::Vault(id) => &mut self.vaults[id.index()].stash,
        }
    }

    /// The stashes of a player: the backpack, then the vaults.
    #[inline]
    pub fn stashes_of(&self, seat: Seat) -> impl Iterator<Item = StashId> + Clone {
        [StashId::Backpack].into_iter().chain(self.vaults_of(seat).map(StashId::Vault))
    }

    /// What a stash holds at most.
    #[inline]
    pub fn slots(&self, id: StashId) -> Slots {
        match id {
            StashId::Backpack => self.content.backpack,
            StashId::Vault(_) => self.content.vault.slots,
        }
    }

    /// DM-BURG-01, DM-POWER-03, DM-RULING-23. The Burglars that the active player counts, at most four.
    #[inline]
    pub fn burglars(&self) -> u8 {
        let mut count = self.turn.tray.showing(Face::Burglar).len() as u8;
        let court = self.miner(self.turn.active).court;
        for card in court.common(self.content.with.spell).iter() {
            if let Power::Spell { extra_burglars, .. } = self.content.patron(card).power {
                count += extra_burglars;
            }
        }
        count.min(self.content.tiers.len() as u8)
    }

    /// DM-POWER-03, DM-RULING-22. Whether nobody may burgle the player.
    #[inline]
    pub fn is_guarded(&self, seat: Seat) -> bool {
        !self.miner(seat).court.common(self.content.with.guard).is_empty()
    }

    /// DM-POWER-08. The resource of the player that pays for any other.
    #[inline]
    pub fn wild(&self, seat: Seat) -> Option<Resource> {
        let card = self.miner(seat).court.common(self.content.with.wild).first()?;
        match self.content.patron(card).power {
            Power::Spell { wild, .. } => wild,
            _ => None,
        }
    }

    /// DM-POWER-11, DM-RULING-11. The re-rolls of War Chanters that the active player has left: one for each on the table.
    #[inline]
    pub fn songs_left(&self) -> u8 {
        let mut all = 0;
        for miner in &self.miners {
            for card in miner.court.common(self.content.with.song).iter() {
                if let Power::Song { rerolls } = self.content.patron(card).power {
                    all += rerolls;
                }
            }
        }
        all - self.turn.songs_used.min(all)
    }

    /// Who owns a face-up Patron.
    pub fn owner(&self, card: Card) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.miner(*seat).court.contains(card))
    }

    /// Who may still use a Wizard or Chieftain.
    #[inline]
    pub fn guests(&self, card: Card) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| self.miner(*seat).favours.contains(card)).collect()
    }

    /// The vault beside which a Defender lies.
    pub fn warded_by(&self, card: Card) -> Option<VaultId> {
        self.vaults.iter().position(|vault| vault.ward == Some(card)).map(|index| VaultId(index as u8))
    }

    /// DM-CUM-01, DM-CUM-02. How many Patrons of a kind lie face up.
    #[inline]
    pub fn face_up(&self, kind: Patron) -> u8 {
        let cards = self.content.patrons[kind.index()].cards;
        self.miners.iter().map(|miner| miner.court.common(cards).len() as u8).sum()
    }

    /// DM-CUM-05. What a Patron would bring now.
    #[inline]
    pub fn worth(&self, kind: Patron) -> u8 {
        let data = &self.content.patrons[kind.index()];
        match data.power {
            Power::Cumulative { base, step } => base + step * self.face_up(kind),
            _ => data.points,
        }
    }

    /// The items that are left on the board.
    #[inline]
    pub const fn item_piles(&self) -> Items {
        self.piles.items
    }
}
