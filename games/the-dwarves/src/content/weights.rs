//! What the outlook weighs, see `content/outlook.toml`.

use serde::Deserialize;
use std::collections::BTreeMap;

/// What the outlook weighs: everything in turns, so that the weights can be compared.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each weight is explained where its number stands, in content/outlook.toml")]
pub struct Weights {
    pub scale: f32,
    pub evil: f32,
    pub urgency: f32,
    pub equipment: f32,
    pub scenario_turns: f32,
    pub forge_turns: f32,
    pub finale_turns: f32,
    pub coming: f32,
    pub health: Vec<f32>,
    pub council: Vec<f32>,
    pub crowd: Vec<f32>,
    pub guard: f32,
    pub tile: f32,
    pub entrance: f32,
    pub blacksaddle: f32,
    pub keenfire: f32,
    pub hold: f32,
    pub near: f32,
    pub hope: f32,
    pub strike: f32,
    pub wound: f32,
    pub heal: f32,
    pub kill: f32,
    pub dig: f32,
    pub cleanse: f32,
    pub troop: f32,
    pub recruit: f32,
    pub toll: f32,
    items: BTreeMap<String, f32>,
}

impl Weights {
    /// The entry of a list, or its last.
    pub fn at(list: &[f32], index: usize) -> f32 {
        list.get(index).or(list.last()).copied().unwrap_or(0.0)
    }

    /// What a kind of Equipment is worth.
    pub fn item(&self, id: &str) -> f32 {
        self.items.get(id).copied().unwrap_or(0.5)
    }
}
