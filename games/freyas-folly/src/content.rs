//! What is printed on board and cards, read from `content/` and checked.

mod check;
mod raw;

use crate::cards::{Ability, KINDS, LinkId, SettingId};
use crate::jewels::{Colour, Jewels};
use crate::mine::{MAX_SPOTS, Mine};
use engine::{BadContent, Files, Printed, Shelf};
pub use raw::{Components, Effect, Limits, Scoring, SetupCounts, Stalemate};

/// The most dwarfs a player may have.
pub const MAX_DWARFS: usize = 6;
/// The most face-up ability cards.
pub const MAX_SLOTS: usize = 3;
/// The most spaces of the necklace.
pub const MAX_LINKS: usize = 4;
/// The most cards the draw deck may hold.
pub const MAX_DECK: usize = 60;
/// FF-RULING-59. No content may let a match go on for longer than this.
pub const MAX_ROUNDS: u16 = 100;

/// The box: everything that is printed, with the questions one asks it answered beforehand.
#[derive(Debug)]
pub struct Contents {
    /// FF-SETUP-02. Dwarfs each, by the number of players.
    pub(crate) dwarfs_each: [u8; 6],
    /// What lies in the box.
    pub components: Components,
    /// How much of everything is allowed.
    pub limits: Limits,
    /// FF-RULING-58, FF-RULING-59. When a stalled game ends.
    pub stalemate: Stalemate,
    /// How many cards go where in the beginning.
    pub setup: SetupCounts,
    /// What counts at the end.
    pub scoring: Scoring,
    /// The colours of jewels in order.
    pub colours: Vec<ColourInfo>,
    /// FF-COMP-01. All jewels of the box.
    pub jewels: Jewels,
    /// The mine.
    pub mine: Mine,
    /// FF-SETUP-04, FF-SETUP-05. What lies in each cavern in the beginning.
    pub fillings: Vec<Filling>,
    /// FF-COMP-03. The settings.
    pub settings: Vec<Setting>,
    /// FF-COMP-04. The Brisingamen cards.
    pub links: Vec<Link>,
    /// FF-COMP-05. The abilities.
    pub abilities: Vec<AbilityInfo>,
    /// What the abilities do.
    pub powers: Powers,
    /// What the outlook weighs.
    pub weights: crate::outlook::Weights,
    /// What the outlook leaves of a jewel's worth after so many moves.
    pub(crate) fading: [f32; MAX_SPOTS],
}

/// A colour of jewels as it is printed.
#[derive(Clone, Debug)]
pub struct ColourInfo {
    /// Which colour.
    pub colour: Colour,
    /// What people call it.
    pub name: String,
}

/// What lies in a cavern in the beginning.
#[derive(Clone, Copy, Debug)]
pub struct Filling {
    /// Small jewels drawn from the cup.
    pub grey_small: u8,
    /// Large jewels drawn from the cup.
    pub grey_large: u8,
    /// Amber that always lies there.
    pub amber: Jewels,
}

/// A setting card as it is printed.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Its id in the content.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What piece of jewellery it is.
    pub form: String,
    /// A sentence about it.
    pub text: String,
    /// The jewels it asks for.
    pub needs: Jewels,
    /// FF-SCORE-05. What it is worth when completed.
    pub points: u8,
    /// FF-SCORE-06. What it costs when it is held and not completed.
    pub penalty: u8,
}

/// A Brisingamen card as it is printed.
#[derive(Clone, Debug)]
pub struct Link {
    /// Its id in the content.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub text: String,
    /// The amber it asks for.
    pub needs: Jewels,
    /// FF-BRIS-04. The tokens it earns.
    pub tokens: u8,
}

/// An ability card as it is printed.
#[derive(Clone, Debug)]
pub struct AbilityInfo {
    /// Which ability.
    pub ability: Ability,
    /// Its name.
    pub name: String,
    /// How many cards there are.
    pub cards: u8,
    /// A sentence about it.
    pub text: String,
    /// What it does, in one line.
    pub reminder: String,
}

/// What the abilities do, in numbers.
#[derive(Clone, Copy, Debug)]
pub struct Powers {
    /// FF-THIEF-03. How many small jewels a Thief takes.
    pub thief_small: u8,
    /// FF-BAT-01. How many jewels a Bat carries.
    pub bat_jewels: u8,
    /// FF-SPEED-01. How many moves Speed gives in one action.
    pub speed_moves: u8,
    /// FF-STEALTH-01. How many dwarfs Stealth passes.
    pub stealth_passes: u8,
    /// FF-STRENGTH-03. How many of the owner's later turns Strength lasts.
    pub strength_turns: u8,
}

impl Contents {
    /// FF-SETUP-02. How many dwarfs each of so many players has.
    pub fn dwarfs_each(&self, seats: usize) -> u8 {
        self.dwarfs_each[seats]
    }

    /// The setting card.
    #[inline]
    pub fn setting(&self, card: SettingId) -> &Setting {
        &self.settings[card.index()]
    }

    /// The Brisingamen card.
    #[inline]
    pub fn link(&self, card: LinkId) -> &Link {
        &self.links[card.index()]
    }

    /// The ability card.
    pub fn ability(&self, ability: Ability) -> &AbilityInfo {
        &self.abilities[ability.index()]
    }

    /// The colour's name.
    pub fn colour(&self, colour: Colour) -> &str {
        &self.colours[colour as usize].name
    }

    /// What the outlook leaves of a jewel's worth after so many moves.
    #[inline]
    pub(crate) fn fading(&self, moves: u8) -> f32 {
        self.fading[usize::from(moves).min(MAX_SPOTS - 1)]
    }

    /// All settings.
    pub fn all_settings(&self) -> impl DoubleEndedIterator<Item = SettingId> + Clone + use<> {
        (0..self.settings.len() as u8).map(SettingId)
    }

    /// All Brisingamen cards.
    pub fn all_links(&self) -> impl DoubleEndedIterator<Item = LinkId> + Clone + use<> {
        (0..self.links.len() as u8).map(LinkId)
    }

    /// The setting with this id.
    pub fn find_setting(&self, id: &str) -> Option<SettingId> {
        self.all_settings().find(|card| self.setting(*card).id == id)
    }

    /// The Brisingamen card with this id.
    pub fn find_link(&self, id: &str) -> Option<LinkId> {
        self.all_links().find(|card| self.link(*card).id == id)
    }

    /// How many cards of each ability there are.
    pub fn ability_cards(&self) -> [u8; KINDS] {
        std::array::from_fn(|kind| self.abilities[kind].cards)
    }

    /// What is odd about this content but can be played.
    pub fn warnings(&self) -> Vec<String> {
        check::warnings(self)
    }
}

impl Printed for Contents {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("game.toml", include_str!("../content/game.toml")),
        ("jewels.toml", include_str!("../content/jewels.toml")),
        ("mine.toml", include_str!("../content/mine.toml")),
        ("settings.toml", include_str!("../content/settings.toml")),
        ("links.toml", include_str!("../content/links.toml")),
        ("abilities.toml", include_str!("../content/abilities.toml")),
        ("outlook.toml", include_str!("../content/outlook.toml")),
    ];
    const PLANS: &'static [(&'static str, &'static str)] = &[
        ("quick", include_str!("../content/plans/quick.toml")),
        ("grand", include_str!("../content/plans/grand.toml")),
        ("amber", include_str!("../content/plans/amber.toml")),
    ];

    fn read(files: &Files) -> Result<Contents, BadContent> {
        check::read(files)
    }

    fn shelf() -> &'static Shelf<Contents> {
        static SHELF: Shelf<Contents> = Shelf::new();
        &SHELF
    }
}
