//! What is printed: the numbers of the rules, the runes, the upgrade tiles, and the boards.

mod board;
mod data;
mod runes;
mod tiles;
mod weights;

pub use board::{AreaData, Barrier, Blocked, Board, Edge, SquareData};
pub use data::{Claim, Deal, Glory, Overtake, Planning, Sacred, SetUp, Source, Trade, Units};
pub use runes::{RuneData, RuneEffect};
pub use tiles::{Effect, Powers, TileData, Tiles, Upgrades};
pub use weights::{ArmsWeights, Outlook, PlanningWeights};

use crate::{BoardId, Building, Clan, Good, Rune, Tile};
use data::RulesData;
use engine::{BadContent, Files, Printed, Shelf};

/// All that is printed, with the questions one asks it answered beforehand.
#[derive(Debug)]
pub struct Content {
    /// BA-SETUP-14. What everybody begins with.
    pub setup: SetUp,
    /// BA-PLAN-01. How many cards there are.
    pub planning: Planning,
    /// BA-MOVE-02. What a card moves.
    pub units: Units,
    /// BA-BERS-04. What overtaking costs and brings.
    pub overtake: Overtake,
    /// BA-AXE-02. How much an Axe token defends.
    pub axe_defence: u8,
    /// BA-COMP-01. How many Axe tokens there are.
    pub axe_count: u8,
    /// BA-CAMP-04. What one costs.
    pub axe_price: u8,
    /// BA-SACRED-01. What runes cost.
    pub sacred: Sacred,
    /// BA-CLAIM-03. What areas yield.
    pub claim: Claim,
    /// BA-TRADE-05. What gold costs.
    pub trade: Trade,
    /// BA-CLAIM-01. What glory is given for.
    pub glory: Glory,
    /// BA-ROUND-06. How many rounds, by number of players.
    pub last_round: [u8; 6],
    /// BA-RULING-01. Which island of the spiral shows which number of players.
    pub labels: Vec<(u8, u8)>,
    /// How many islands the spiral has.
    pub islands: u8,
    /// BA-OPT-09. How many rounds a short game has fewer.
    pub short_game_fewer: u8,
    /// BA-RULING-04. How many rounds a match with a time limit has at most.
    pub time_limit_rounds: u8,
    /// BA-SETUP-18. The shortest time limit, in minutes.
    pub time_limit_minutes: u32,
    /// BA-COMP-01, BA-RULING-87. How many of each good there are.
    pub supply: [u8; 6],
    /// BA-TRADE-01. The trade value of each good.
    pub value: [u16; 6],
    /// BA-REFILL-01. The good that refills each building.
    pub refill_good: [Good; 3],
    /// BA-SETUP-09. The colours by number of players.
    pub colours: Vec<(usize, Vec<Clan>)>,
    /// BA-SETUP-04. The upgrade tiles.
    pub upgrades: Upgrades,
    /// What the outlook weighs.
    pub outlook: Outlook,
    runes: [RuneData; 6],
    boards: [Board; 5],
    refills_with: [Option<Building>; 6],
}

impl Content {
    /// The board of this name.
    #[inline]
    pub const fn board(&self, id: BoardId) -> &Board {
        &self.boards[id.index()]
    }

    /// What is printed on a rune.
    #[inline]
    pub const fn rune(&self, rune: Rune) -> &RuneData {
        &self.runes[rune.index()]
    }

    /// What is printed on a tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileData {
        &self.upgrades.tiles[tile.index()]
    }

    /// BA-REFILL-01. The building that is refilled with this good, if any.
    pub const fn refills(&self, good: Good) -> Option<Building> {
        self.refills_with[good.index()]
    }

    /// How many runes of each kind there are.
    pub fn rune_counts(&self) -> [u8; 6] {
        Rune::ALL.map(|rune| self.rune(rune).count)
    }

    /// BA-SETUP-09, BA-RULING-09. The clans that so many players may have on the board.
    pub fn clans(&self, seats: usize, board: &Board) -> Vec<Clan> {
        let (_, colours) =
            self.colours.iter().find(|(players, _)| *players == seats).expect("BA-SETUP-01: 2 to 5 play");
        colours.iter().copied().filter(|clan| board.colours.contains(clan)).collect()
    }
}

impl Printed for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("rules.toml", include_str!("../content/rules.toml")),
        ("upgrades.toml", include_str!("../content/upgrades.toml")),
        ("summer2.toml", include_str!("../content/summer2.toml")),
        ("summer3.toml", include_str!("../content/summer3.toml")),
        ("summer4.toml", include_str!("../content/summer4.toml")),
        ("summer5.toml", include_str!("../content/summer5.toml")),
        ("winter.toml", include_str!("../content/winter.toml")),
        ("outlook.toml", include_str!("../content/outlook.toml")),
    ];

    fn read(files: &Files) -> Result<Content, BadContent> {
        let rules: RulesData = files.parse("rules.toml")?;
        rules.validate()?;
        let boards = [
            Board::read(files, "summer2.toml")?,
            Board::read(files, "summer3.toml")?,
            Board::read(files, "summer4.toml")?,
            Board::read(files, "summer5.toml")?,
            Board::read(files, "winter.toml")?,
        ];
        let bad = |entry: &str, reason: &str| BadContent::new("rules.toml", entry, reason);
        let mut last_round = [0; 6];
        for (players, rounds) in rules.rounds.last() {
            *last_round.get_mut(players).ok_or_else(|| bad("rounds", "2 to 5 play"))? = rounds;
        }
        let refill_good = Building::ALL.map(|building| rules.units.refill_good[building]);
        let mut refills_with = [None; 6];
        for building in Building::ALL {
            refills_with[refill_good[building.index()].index()] = Some(building);
        }
        let runes = Rune::ALL.map(|rune| rules.rune.iter().find(|data| data.id == rune).cloned());
        if runes.iter().any(Option::is_none) {
            return Err(bad("rune", "one of the six kinds is missing"));
        }
        Ok(Content {
            last_round,
            labels: rules.rounds.labels(),
            islands: rules.rounds.islands,
            short_game_fewer: rules.rounds.short_game.rounds_fewer,
            time_limit_rounds: rules.rounds.time_limit.rounds_at_most,
            time_limit_minutes: rules.rounds.time_limit_minutes,
            supply: Good::ALL.map(|good| rules.goods.supply[good]),
            value: Good::ALL.map(|good| rules.trade.value_of(rules.goods.mine.contains(&good))),
            colours: rules.colours.by_players(),
            refill_good,
            refills_with,
            runes: runes.map(|rune| rune.expect("looked at above")),
            boards,
            upgrades: Upgrades::read(files)?,
            outlook: files.parse("outlook.toml")?,
            setup: rules.setup,
            planning: rules.planning,
            units: rules.units,
            overtake: rules.overtake,
            axe_defence: rules.axes.defence,
            axe_count: rules.axes.count,
            axe_price: rules.axes.price,
            sacred: rules.sacred,
            claim: rules.claim,
            trade: rules.trade,
            glory: rules.glory,
        })
    }

    fn shelf() -> &'static Shelf<Content> {
        static SHELF: Shelf<Content> = Shelf::new();
        &SHELF
    }
}
