//! What is printed on cards, dice and boards, with the questions the rules ask answered beforehand.

mod read;
mod weights;

pub use weights::Weights;

use crate::goods::{Items, Resources};
use crate::ids::{Card, Cards, Die, Item, Patron, Resource};
use crate::tray::Face;
use engine::{BadContent, Files, Printed, Shelf};
use serde::{Deserialize, Serialize};

/// Everything that is printed.
#[derive(Debug)]
pub struct Content {
    /// DM-GOAL-01. How many points win.
    pub target_points: u8,
    /// DM-SETUP-06, DM-FULFIL-08. How many Patrons a hand holds.
    pub hand_size: usize,
    /// DM-FULFIL-07. How many Patrons are drawn for each one fulfilled.
    pub drawn_per_fulfilment: usize,
    /// DM-BURG-06. How many burglar actions a turn has.
    pub burglaries: u8,
    /// DM-COMP-02. The five resources in order.
    pub resources: [ResourceData; 5],
    /// DM-COMP-03. The kinds of items.
    pub items: Vec<ItemData>,
    /// DM-COMP-04, DM-COMP-10. The kinds of Patrons.
    pub patrons: Vec<PatronData>,
    /// DM-COMP-06. The three layouts of dice.
    pub layouts: [LayoutData; 3],
    /// DM-COMP-07. The faces of each die.
    pub faces: [[Face; 6]; Die::LIMIT],
    /// What the faces of each die show, counted.
    pub(crate) shown: [Shown; Die::LIMIT],
    /// DM-BURG-02 to DM-BURG-05. What so many Burglars steal; the first is one Burglar.
    pub tiers: [Theft; 4],
    /// DM-COMP-08. The slots of a backpack.
    pub backpack: Slots,
    /// DM-COMP-05, DM-COMP-09. The vaults.
    pub vault: VaultData,
    /// What the outlook weighs.
    pub weights: Weights,
    /// Which Patrons have which power.
    pub with: WithPower,
    /// How many Patron cards there are.
    pub cards: usize,
    patron_of: [Patron; Card::LIMIT],
}

/// How many faces of a die show what a Patron may need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    /// Of each resource.
    pub(crate) resources: Resources,
    /// Artifacts.
    pub(crate) artifacts: u8,
}

/// A resource as it is printed.
#[derive(Debug)]
pub struct ResourceData {
    /// Its full name.
    pub name: String,
    /// The letter that stands for it.
    pub letter: String,
    /// How many cards there are.
    pub cards: u8,
}

/// An item as it is printed.
#[derive(Debug)]
pub struct ItemData {
    /// Its word in element ids.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many cards there are.
    pub copies: u8,
    /// DM-CRAFT-01. What it is made of.
    pub recipe: Resources,
    /// What it looks like, in a sentence.
    pub text: String,
}

/// A Patron as printed.
#[derive(Debug)]
pub struct PatronData {
    /// Its word in element ids.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its points; the lowest if they rise.
    pub points: u8,
    /// DM-FULFIL-01. The items it asks for.
    pub items: Items,
    /// What it does.
    pub power: Power,
    /// What its power is called.
    pub title: String,
    /// What its power does, in a sentence.
    pub text: String,
    /// Its cards.
    pub cards: Cards,
    /// The expected number of turns to fulfil it from nothing.
    pub turns: f32,
}

/// DM-PATRON-03. What a Patron does, and by that how long it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// DM-PATRON-11, DM-POWER-01. Worth `base`, and `step` more for each further one of its kind on the table.
    Cumulative {
        /// What the first is worth.
        base: u8,
        /// What each further one adds.
        step: u8,
    },
    /// DM-PATRON-05, DM-POWER-02. Discard it: another Patron leaves the table.
    Eliminate,
    /// DM-PATRON-05, DM-POWER-04. Discard it: craft one thing and leave out some of its resources.
    Discount {
        /// How many may be left out.
        amount: u8,
    },
    /// DM-PATRON-05, DM-POWER-05. Discard it: take resource cards.
    Take {
        /// How many.
        count: u8,
    },
    /// DM-PATRON-05, DM-POWER-07. Discard it: roll Orcs again.
    RerollOrcs,
    /// DM-PATRON-06, DM-POWER-03, DM-POWER-08. Lasts until the end of the owner's next turn.
    Spell {
        /// Whether nobody may burgle the owner.
        guard: bool,
        /// How many Burglars more the owner counts.
        extra_burglars: u8,
        /// The resource that pays for any other.
        wild: Option<Resource>,
    },
    /// DM-PATRON-07, DM-POWER-11. Until another player fulfils a Patron, everybody may roll Orcs again.
    Song {
        /// How many on each own turn.
        rerolls: u8,
    },
    /// DM-PATRON-08, DM-POWER-06. At once: Orcs become Artifacts.
    Delve,
    /// DM-PATRON-08, DM-POWER-09. At once: a card of every other backpack returns to its pile.
    Smash,
    /// DM-PATRON-09, DM-POWER-12. Each other player may once trade an item.
    Swap,
    /// DM-PATRON-09, DM-POWER-13. Each other player may once take resource cards.
    Gift {
        /// How many.
        count: u8,
    },
    /// DM-PATRON-10, DM-POWER-10. Lies by a vault that cannot be stolen nor stolen from.
    Ward,
}

/// The cards of each power that the rules look for.
#[derive(Debug, Default)]
pub struct WithPower {
    /// DM-POWER-02.
    pub eliminate: Cards,
    /// DM-POWER-04.
    pub discount: Cards,
    /// DM-POWER-05.
    pub take: Cards,
    /// DM-POWER-07.
    pub reroll: Cards,
    /// DM-PATRON-06.
    pub spell: Cards,
    /// DM-POWER-03.
    pub guard: Cards,
    /// DM-POWER-08.
    pub wild: Cards,
    /// DM-POWER-11.
    pub song: Cards,
    /// DM-POWER-10.
    pub ward: Cards,
    /// DM-POWER-12.
    pub swap: Cards,
    /// DM-POWER-13.
    pub gift: Cards,
}

/// How much a stash holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slots {
    /// DM-STORE-03. Resource cards.
    pub resources: u8,
    /// DM-STORE-02. Item cards.
    pub items: u8,
}

/// Vaults as they are printed.
#[derive(Debug)]
pub struct VaultData {
    /// DM-COMP-05. How many there are.
    pub copies: u8,
    /// DM-COMP-09. What each holds.
    pub slots: Slots,
    /// DM-VAULT-01. What it is made of.
    pub recipe: Resources,
}

/// What a number of Burglars may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Theft {
    /// DM-BURG-02. One resource card out of a backpack.
    Resource,
    /// DM-BURG-03. One item card out of a backpack.
    Item,
    /// DM-BURG-04. One card out of a vault.
    FromVault,
    /// DM-BURG-05. A vault with everything in it.
    Vault,
}

/// Something that can be crafted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Work {
    /// DM-CRAFT-01. An item.
    Item(Item),
    /// DM-VAULT-01. A vault.
    Vault,
}

impl Content {
    /// All kinds of items.
    #[inline]
    pub fn item_kinds(&self) -> impl Iterator<Item = Item> + Clone {
        (0..self.items.len() as u8).map(Item)
    }

    /// All kinds of Patrons.
    pub fn patron_kinds(&self) -> impl Iterator<Item = Patron> + Clone {
        (0..self.patrons.len() as u8).map(Patron)
    }

    /// All Patron cards.
    pub const fn all_cards(&self) -> Cards {
        Cards::first_of_box(self.cards)
    }

    /// The kind of a Patron card.
    #[inline]
    pub const fn kind(&self, card: Card) -> Patron {
        self.patron_of[card.index()]
    }

    /// What is printed on a Patron card.
    #[inline]
    pub fn patron(&self, card: Card) -> &PatronData {
        &self.patrons[self.kind(card).index()]
    }

    /// What is printed on an item card.
    #[inline]
    pub fn item(&self, item: Item) -> &ItemData {
        &self.items[item.index()]
    }

    /// The name of a resource.
    pub fn resource(&self, kind: Resource) -> &str {
        &self.resources[kind.index()].name
    }

    /// DM-CRAFT-01, DM-VAULT-01. What something is made of.
    #[inline]
    pub fn recipe(&self, work: Work) -> Resources {
        match work {
            Work::Item(item) => self.item(item).recipe,
            Work::Vault => self.vault.recipe,
        }
    }

    /// The name of something that can be crafted.
    pub fn work(&self, work: Work) -> &str {
        match work {
            Work::Item(item) => &self.item(item).name,
            Work::Vault => "Vault",
        }
    }

    /// What people call a die.
    pub fn die(&self, die: Die) -> &str {
        &self.layouts[die.index() / 2].dice[die.index() % 2]
    }

    /// The item of this word.
    pub fn find_item(&self, id: &str) -> Option<Item> {
        self.items.iter().position(|item| item.id == id).map(|index| Item(index as u8))
    }

    /// The Patron of this word.
    pub fn find_patron(&self, id: &str) -> Option<Patron> {
        self.patrons.iter().position(|patron| patron.id == id).map(|index| Patron(index as u8))
    }

    /// The n-th card (from 0) of the Patron of this word.
    pub fn find_card(&self, id: &str, nth: usize) -> Option<Card> {
        self.patrons[self.find_patron(id)?.index()].cards.iter().nth(nth)
    }
}

/// A layout of dice as printed.
#[derive(Debug)]
pub struct LayoutData {
    /// Its word in element ids.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What its two dice are called.
    pub dice: [String; 2],
    /// Its six faces.
    pub faces: [Face; 6],
}

impl Printed for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("box.toml", include_str!("../content/box.toml")),
        ("resources.toml", include_str!("../content/resources.toml")),
        ("dice.toml", include_str!("../content/dice.toml")),
        ("items.toml", include_str!("../content/items.toml")),
        ("patrons.toml", include_str!("../content/patrons.toml")),
        ("outlook.toml", include_str!("../content/outlook.toml")),
    ];

    fn read(files: &Files) -> Result<Content, BadContent> {
        read::read(files)
    }

    fn shelf() -> &'static Shelf<Content> {
        static SHELF: Shelf<Content> = Shelf::new();
        &SHELF
    }
}
