//! What the outlook weighs.

use engine::Eye;
use serde::Deserialize;

/// What the outlook weighs, see `content/outlook.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What a whole turn is worth.
    pub turn: f32,
    /// Turns that a Patron costs beyond its resources.
    pub overhead: f32,
    /// Turns that each missing resource costs.
    pub per_resource: f32,
    /// Turns that a Patron costs for which everything is there.
    pub ready: f32,
    /// How many of the successes that single dice promise come true.
    pub hope: f32,
    /// How much of that a keen eye counts on.
    pub caution: f32,
    /// How much of the luck of freshly rolled dice counts.
    pub luck: f32,
    /// How much the second best Patron in hand counts.
    pub second: f32,
    /// How much the third best Patron in hand counts.
    pub third: f32,
    /// What a needed item is worth beyond its resources.
    pub item: f32,
    /// What a card is worth that the best Patron does not ask for.
    pub spare: f32,
    /// What a card in a vault is worth more.
    pub safe: f32,
    /// The first vault, the second, each further one.
    pub vaults: [f32; 3],
    /// An Engineer face up.
    pub discount: f32,
    /// An Alchemist face up.
    pub take: f32,
    /// A Warrior face up.
    pub reroll: f32,
    /// A Rogue face up.
    pub eliminate: f32,
    /// A Rune Singer or Tracker face up.
    pub spell: f32,
    /// A warded vault.
    pub ward: f32,
    /// An open favour.
    pub favour: f32,
    /// One to four Burglars that find something.
    pub burglars: [f32; 4],
    /// How fast an advantage becomes a certain victory.
    pub slope: f32,
    /// How much faster with every point of the leader.
    pub haste: f32,
}

impl Weights {
    /// How many of the successes that single dice promise such an eye counts on.
    pub fn hope_of(&self, eye: Eye) -> f32 {
        match eye {
            Eye::Plain => self.hope,
            Eye::Keen => self.hope * self.caution,
        }
    }
}
