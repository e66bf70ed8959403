//! The numbers of the rules as they stand in `rules.toml`.

use super::runes::RuneData;
use crate::{Building, Clan, Good, Unit};
use engine::BadContent;
use serde::Deserialize;
use std::{collections::BTreeMap, ops::Index};

/// Where an entry comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook's text.
    Rulebook,
    /// A public page.
    Public,
    /// This house.
    House,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RulesData {
    pub setup: SetUp,
    pub colours: Colours,
    pub rounds: Rounds,
    pub planning: Planning,
    pub units: Units,
    pub goods: Goods,
    pub overtake: Overtake,
    pub axes: Axes,
    pub sacred: Sacred,
    pub claim: Claim,
    pub trade: Trade,
    pub glory: Glory,
    pub rune: Vec<RuneData>,
}

impl RulesData {
    /// Looks for numbers that the rules cannot be played with.
    pub fn validate(&self) -> Result<(), BadContent> {
        let ensure = |holds: bool, entry: &str, reason: &str| {
            if holds { Ok(()) } else { Err(BadContent::new("rules.toml", entry, reason)) }
        };
        let disks = 3 * u16::from(self.setup.disks_per_building);
        ensure(
            disks <= u16::from(self.setup.disks_per_player),
            "setup",
            "the buildings hold more disks than there are",
        )?;
        ensure(self.setup.disks_per_player <= 100, "setup", "at most 100 disks for each player")?;
        ensure(
            self.planning.hand_size >= 2 && self.planning.hand_size_advanced <= 8,
            "planning",
            "a hand has 2 to 8 cards",
        )?;
        ensure(self.planning.hand_size <= self.planning.hand_size_advanced, "planning", "the larger hand is smaller")?;
        let deals = &self.trade.deals;
        ensure(!deals.is_empty() && deals.len() <= 2, "trade.deals", "one or two deals")?;
        ensure(
            deals.is_sorted_by_key(|deal| deal.value) && deals[0].value > 0,
            "trade.deals",
            "the smaller deal comes first",
        )?;
        let dear = deals.iter().all(|deal| self.trade.gold_buys_value * deal.gold < deal.value);
        ensure(dear, "trade.deals", "gold spent and earned again must come back as less, or trades never end")?;
        ensure(self.rune.len() == 6, "rune", "there are six kinds of runes")?;
        ensure(self.rune.iter().map(|rune| u16::from(rune.count)).sum::<u16>() < 200, "rune", "fewer than 200 runes")?;
        ensure(
            self.setup.storage_limit > 0 && self.rounds.time_limit.rounds_at_most <= 20,
            "rounds",
            "at most 20 rounds",
        )
    }
}

/// What everybody begins with.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Where the numbers come from.
    pub source: Source,
    /// BA-SETUP-14. All disks of a player.
    pub disks_per_player: u8,
    /// BA-SETUP-14. Disks on each building.
    pub disks_per_building: u8,
    /// BA-SETUP-07. Gold.
    pub start_gold: u16,
    /// BA-SETUP-07. Runes.
    pub start_runes: u8,
    /// BA-STORE-01. How much of each good the storage holds.
    pub storage_limit: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Colours {
    #[expect(dead_code, reason = "a mark for readers")]
    pub source: Source,
    #[serde(rename = "2")]
    two: Vec<Clan>,
    #[serde(rename = "3")]
    three: Vec<Clan>,
    #[serde(rename = "4")]
    four: Vec<Clan>,
    #[serde(rename = "5")]
    five: Vec<Clan>,
}

impl Colours {
    pub fn by_players(&self) -> Vec<(usize, Vec<Clan>)> {
        [&self.two, &self.three, &self.four, &self.five]
            .into_iter()
            .cloned()
            .enumerate()
            .map(|(n, clans)| (n + 2, clans))
            .collect()
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rounds {
    #[expect(dead_code, reason = "a mark for readers")]
    pub source: Source,
    pub islands: u8,
    last: BTreeMap<String, u8>,
    labels: BTreeMap<String, u8>,
    pub time_limit_minutes: u32,
    pub short_game: ShortGame,
    pub time_limit: TimeLimit,
}

impl Rounds {
    pub fn last(&self) -> impl Iterator<Item = (usize, u8)> {
        self.last.iter().filter_map(|(players, rounds)| Some((players.parse().ok()?, *rounds)))
    }

    pub fn labels(&self) -> Vec<(u8, u8)> {
        self.labels.iter().filter_map(|(island, players)| Some((island.parse().ok()?, *players))).collect()
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShortGame {
    #[expect(dead_code, reason = "a mark for readers")]
    pub source: Source,
    pub rounds_fewer: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TimeLimit {
    #[expect(dead_code, reason = "a mark for readers")]
    pub source: Source,
    pub rounds_at_most: u8,
}

/// How many cards there are.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planning {
    /// Where the numbers come from.
    pub source: Source,
    /// BA-SETUP-13. Cards of each kind.
    pub cards_per_unit: u8,
    /// BA-PLAN-01. Cards in a hand.
    pub hand_size: u8,
    /// BA-OPT-02. Cards in a hand later on, with the option.
    pub hand_size_advanced: u8,
    /// BA-RULING-03. From which round on.
    pub advanced_from_round: u8,
}

/// What cards move and what fights cost.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Units {
    /// Where the numbers come from.
    pub source: Source,
    /// BA-MOVE-02. Steps of each unit with a card.
    pub steps: Steps,
    /// BA-SHIP-01. Squares of the ship with a card.
    pub squares: u8,
    /// BA-BERS-10. What a Berserkur counts in defence.
    pub berserkur_defence: u8,
    /// BA-COMBAT-02. Disks the beaten side loses.
    pub berserkur_loss: u8,
    /// BA-REFILL-01. Goods for a refill.
    pub refill_cost: u8,
    /// BA-REFILL-01. Which good refills which building.
    pub refill_good: RefillGoods,
}

/// Steps of each unit.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steps {
    berserkur: u8,
    godi: u8,
    kaupmadur: u8,
}

impl Index<Unit> for Steps {
    type Output = u8;

    fn index(&self, unit: Unit) -> &u8 {
        match unit {
            Unit::Berserkur => &self.berserkur,
            Unit::Godi => &self.godi,
            Unit::Kaupmadur => &self.kaupmadur,
        }
    }
}

/// The good that refills each building.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RefillGoods {
    virki: Good,
    hof: Good,
    verslun: Good,
}

impl Index<Building> for RefillGoods {
    type Output = Good;

    fn index(&self, building: Building) -> &Good {
        match building {
            Building::Virki => &self.virki,
            Building::Hof => &self.hof,
            Building::Verslun => &self.verslun,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Goods {
    #[expect(dead_code, reason = "a mark for readers")]
    pub source: Source,
    pub supply: Amounts,
    pub mine: Vec<Good>,
}

/// So many of each good, and of gold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Amounts {
    timber: u8,
    wool: u8,
    meat: u8,
    hide: u8,
    iron: u8,
    stone: u8,
    /// Gold.
    pub gold: u8,
}

impl Index<Good> for Amounts {
    type Output = u8;

    fn index(&self, good: Good) -> &u8 {
        match good {
            Good::Timber => &self.timber,
            Good::Wool => &self.wool,
            Good::Meat => &self.meat,
            Good::Hide => &self.hide,
            Good::Iron => &self.iron,
            Good::Stone => &self.stone,
        }
    }
}

/// What overtaking costs and brings.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overtake {
    /// Where the numbers come from.
    pub source: Source,
    /// BA-BERS-04. What Barbarians count in defence.
    pub barbarian_strength: u8,
    /// BA-CAMP-01. What they count in a camp.
    pub camp_strength: u8,
    /// BA-CAMP-02. Axe tokens for the first capture of a camp.
    pub camp_axes: u8,
    /// BA-AREA-11. Glory for a gold mine or village taken from a rival.
    pub taken_glory: u8,
    /// BA-GODI-01. Disks of a conversion that go to the Town.
    pub convert_to_town: u8,
    /// BA-KAUP-01. Disks of a purchase that are discarded.
    pub buy_pay: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Axes {
    #[expect(dead_code, reason = "a mark for readers")]
    pub source: Source,
    pub count: u8,
    pub defence: u8,
    pub price: u8,
}

/// What runes cost.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sacred {
    /// Where the numbers come from.
    pub source: Source,
    /// BA-SACRED-01. Gold.
    pub rune_price: u16,
    /// BA-SACRED-01. Runes for it.
    pub rune_count: u8,
    /// BA-RUNE-14. Gold to remove one.
    pub remove_price: u16,
    /// BA-RUNE-01. Runes that one card casts.
    pub runes_per_cast: u8,
}

/// What areas yield.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// Where the numbers come from.
    pub source: Source,
    /// BA-CLAIM-03. An area.
    pub yield_of_area: u8,
    /// BA-GODI-05. More with the owner's Godi on it.
    pub yield_of_godi: u8,
    /// BA-KAUP-08. Gold for a Kaupmadur on a village.
    pub village_gold: u8,
}

/// The trade table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// Where the numbers come from.
    pub source: Source,
    value: Values,
    /// BA-TRADE-07. The value that a gold buys.
    pub gold_buys_value: u16,
    /// BA-TRADE-05, BA-TRADE-06. Value for gold.
    pub deals: Vec<Deal>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Values {
    basic: u16,
    mine: u16,
}

impl Trade {
    pub(super) fn value_of(&self, is_mine: bool) -> u16 {
        if is_mine { self.value.mine } else { self.value.basic }
    }
}

/// So much value for so much gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The value, in basic goods.
    pub value: u16,
    /// The gold.
    pub gold: u16,
}

/// What glory is given for.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glory {
    /// Where the numbers come from.
    pub source: Source,
    /// BA-CLAIM-01. An owned area, every round.
    pub per_area: u16,
    /// BA-BUILD-05. A tile, by level.
    pub build: [u16; 2],
    /// BA-END-02. Most gold.
    pub most_gold: u16,
    /// BA-END-03. Most areas.
    pub most_areas: u16,
    /// BA-END-04. Each gold at the end.
    pub per_gold: u16,
    /// BA-GLORY-01. Spaces of the glory track.
    pub track: u16,
}
