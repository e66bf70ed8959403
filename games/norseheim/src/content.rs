//! What is printed on board, tiles and cards: read from `content/`, checked, and looked up quickly.

pub mod board;
pub mod cards;
pub mod numbers;
pub mod odds;

pub use board::Board;
pub use cards::{Disaster, Effect, Role, Source, Window, Work};

use crate::ids::{Deed, GODS, Giant, God, GodCard, GodCards, Landscape, Numbered, Set, Tile, Track};
use cards::{DeedData, GiantData, GodCardData};
use engine::{BadContent, Files, Printed, Shelf};
use numbers::{Numbers, Weights};
use odds::Odds;
use serde::Deserialize;

/// NH-TILE-01. How many of the leader tiles are Chieftains.
pub const CHIEFTAINS: u8 = 24;
/// NH-COMP-06. How many cards each god's deck has.
pub const CARDS_PER_GOD: usize = GodCard::COUNT as usize / GODS;
/// The most spaces a track has.
const MAX_SPACES: usize = 12;

/// All that is printed.
#[derive(Debug)]
pub struct Content {
    /// The map.
    pub board: Board,
    /// The numbers printed on no card.
    pub numbers: Numbers,
    /// NH-TILE-01. The leader tiles.
    pub tiles: Vec<TileData>,
    /// NH-TILE-06. The tracks of the Character board.
    pub tracks: [TrackData; 3],
    /// NH-ACTION-09. The Action cards, by action.
    pub deeds: [DeedData; 7],
    /// The Gods cards.
    pub god_cards: Vec<GodCardData>,
    /// NH-COMP-06. The cards of each god.
    pub cards_of: [GodCards; GODS],
    /// The Giants cards.
    pub giants: Vec<GiantData>,
    /// What the outlook weighs.
    pub weights: Weights,
    /// How attacks end.
    pub odds: Odds,
    /// The cards of each window.
    windows: [GodCards; 6],
}

/// NH-TILE-01, NH-RULING-04. A leader tile: three numbers, each with two meanings.
#[derive(Debug)]
pub struct TileData {
    /// Its id.
    pub id: String,
    /// The leader's name.
    pub name: String,
    /// What else people call them.
    pub epithet: String,
    /// NH-TILE-02. Recruit price, or recruit number.
    pub first: u8,
    /// NH-TILE-02, NH-TILE-03. Diplomatic strength, or diplomacy number; none on a Guard Captain.
    pub second: Option<u8>,
    /// NH-TILE-02. Recruit size, or starting army.
    pub third: u8,
    /// Where it comes from.
    pub source: Source,
}

/// NH-TILE-06. A track of the Character board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackData {
    /// What people call it.
    pub name: String,
    /// Its numbers from left to right.
    pub spaces: Vec<u8>,
    /// Where it comes from.
    pub source: Source,
}

impl TrackData {
    /// NH-TILE-07. The leftmost space that shows the number.
    fn space(&self, number: u8) -> Option<u8> {
        self.spaces.iter().position(|space| *space == number).map(|space| space as u8)
    }
}

impl Content {
    /// The printed tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileData {
        &self.tiles[tile.index()]
    }

    /// The printed Gods card.
    #[inline]
    pub fn card(&self, card: GodCard) -> &GodCardData {
        &self.god_cards[card.index()]
    }

    /// The printed Giants card.
    #[inline]
    pub fn giant(&self, giant: Giant) -> &GiantData {
        &self.giants[giant.index()]
    }

    /// The printed track.
    #[inline]
    pub fn track(&self, track: Track) -> &TrackData {
        &self.tracks[track.index()]
    }

    /// NH-GOD-02. The cards that are played in a window.
    #[inline]
    pub fn cards_for(&self, window: Window) -> GodCards {
        self.windows[window as usize]
    }

    /// NH-TILE-01. The Chieftain tiles.
    pub fn chieftains() -> Set<Tile> {
        Set::first_of(CHIEFTAINS)
    }

    /// NH-TILE-01. The Guard Captain tiles.
    pub fn guards() -> Set<Tile> {
        Set::first_of(Tile::COUNT).except(Content::chieftains())
    }

    /// NH-TILE-07. Where the markers begin for this leader.
    pub fn first_spaces(&self, tile: Tile) -> [u8; 3] {
        let data = self.tile(tile);
        let numbers = [data.first, data.third, data.second.expect("NH-TILE-04: players are Chieftains")];
        let space = |track: Track| self.track(track).space(numbers[track.index()]);
        Track::ALL.map(|track| space(track).expect("NH-TILE-07: checked when the content was read"))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeadersFile {
    chieftains: Vec<LeaderFile<3>>,
    guard_captains: Vec<LeaderFile<2>>,
    tracks: TracksFile,
}

struct LeaderFile<const N: usize> {
    id: String,
    name: String,
    epithet: String,
    numbers: [u8; N],
    source: Source,
}

impl<'de, const N: usize> Deserialize<'de> for LeaderFile<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Plain {
            id: String,
            name: String,
            epithet: String,
            numbers: Vec<u8>,
            source: Source,
        }
        let Plain { id, name, epithet, numbers, source } = Plain::deserialize(deserializer)?;
        let numbers = numbers.try_into().map_err(|_| serde::de::Error::custom(format!("{id} needs {N} numbers")))?;
        Ok(LeaderFile { id, name, epithet, numbers, source })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TracksFile {
    price: TrackData,
    size: TrackData,
    diplomacy: TrackData,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionsFile {
    actions: DeedsFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeedsFile {
    recruit: DeedData,
    attack: DeedData,
    relocate: DeedData,
    diplomacy: DeedData,
    worship: DeedData,
    build: DeedData,
    double: DeedData,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GodsFile {
    cards: Vec<GodCardData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GiantsFile {
    cards: Vec<GiantFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GiantFile {
    id: String,
    name: String,
    landscape: String,
    effects: Vec<Disaster>,
    text: String,
    source: Source,
}

impl Printed for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("game.toml", include_str!("../content/game.toml")),
        ("board.toml", include_str!("../content/board.toml")),
        ("leaders.toml", include_str!("../content/leaders.toml")),
        ("actions.toml", include_str!("../content/actions.toml")),
        ("gods.toml", include_str!("../content/gods.toml")),
        ("giants.toml", include_str!("../content/giants.toml")),
        ("outlook.toml", include_str!("../content/outlook.toml")),
    ];

    fn read(files: &Files) -> Result<Content, BadContent> {
        let numbers: Numbers = files.parse("game.toml")?;
        let board = files.parse::<board::BoardFile>("board.toml")?.read()?;
        let LeadersFile { chieftains, guard_captains, tracks } = files.parse("leaders.toml")?;
        let ActionsFile { actions } = files.parse("actions.toml")?;
        let GodsFile { cards: god_cards } = files.parse("gods.toml")?;
        let GiantsFile { cards: giants } = files.parse("giants.toml")?;
        let weights = files.parse("outlook.toml")?;
        let chiefs =
            chieftains.into_iter().map(|LeaderFile { id, name, epithet, numbers: [first, second, third], source }| {
                TileData { id, name, epithet, first, second: Some(second), third, source }
            });
        let guards =
            guard_captains.into_iter().map(|LeaderFile { id, name, epithet, numbers: [first, third], source }| {
                TileData { id, name, epithet, first, second: None, third, source }
            });
        let giants = giants.into_iter().map(|giant| read_giant(&board, giant)).collect::<Result<Vec<_>, _>>()?;
        let window_cards = |window: Window| of_kind(&god_cards, |card| card.window == window);
        let DeedsFile { recruit, attack, relocate, diplomacy, worship, build, double } = actions;
        let TracksFile { price, size, diplomacy: envoys } = tracks;
        let content = Content {
            odds: Odds::of(&numbers),
            windows: [Window::Turn, Window::Throw, Window::Damage, Window::Aftermath, Window::Giants, Window::Order]
                .map(window_cards),
            cards_of: God::ALL.map(|god| of_kind(&god_cards, |card| card.god == god)),
            tiles: chiefs.chain(guards).collect(),
            tracks: [price, size, envoys],
            deeds: [recruit, attack, relocate, diplomacy, worship, build, double],
            board,
            numbers,
            god_cards,
            giants,
            weights,
        };
        content.validate()?;
        Ok(content)
    }

    fn shelf() -> &'static Shelf<Content> {
        static SHELF: Shelf<Content> = Shelf::new();
        &SHELF
    }
}

fn of_kind(cards: &[GodCardData], fits: impl Fn(&GodCardData) -> bool) -> GodCards {
    GodCard::every().zip(cards).filter(|(_, card)| fits(card)).map(|(id, _)| id).collect()
}

fn read_giant(board: &Board, giant: GiantFile) -> Result<GiantData, BadContent> {
    let GiantFile { id, name, landscape, effects, text, source } = giant;
    let found = Landscape::every().find(|land| board.landscapes[land.index()].id == landscape);
    let landscape = found.ok_or_else(|| BadContent::new("giants.toml", &id, "its landscape is not in the list"))?;
    Ok(GiantData { id, name, landscape, effects, text, source })
}

impl Content {
    /// What the files promise each other: counts, and numbers that can be found on tracks.
    fn validate(&self) -> Result<(), BadContent> {
        let ensure = |holds: bool, file: &'static str, entry: &str, reason: &str| {
            if holds { Ok(()) } else { Err(BadContent::new(file, entry, reason)) }
        };
        let chiefs = self.tiles.iter().filter(|tile| tile.second.is_some()).count();
        ensure(chiefs == CHIEFTAINS as usize, "leaders.toml", "chieftains", "NH-TILE-01 wants 24 Chieftains")?;
        ensure(
            self.tiles.len() == Tile::COUNT as usize,
            "leaders.toml",
            "guard_captains",
            "NH-TILE-01 wants 6 guards",
        )?;
        for tile in self.tiles.iter().take(chiefs) {
            let numbers = [Some(tile.first), Some(tile.third), tile.second];
            let shown = Track::ALL
                .into_iter()
                .all(|track| numbers[track.index()].is_some_and(|number| self.track(track).space(number).is_some()));
            ensure(shown, "leaders.toml", &tile.id, "NH-TILE-07: a track does not show its number")?;
        }
        for track in &self.tracks {
            let fits = (1..=MAX_SPACES).contains(&track.spaces.len());
            ensure(fits, "leaders.toml", &track.name, "a track has 1 to 12 spaces")?;
        }
        let decks = self.cards_of.iter().all(|cards| usize::from(cards.len()) == CARDS_PER_GOD);
        ensure(
            decks && self.god_cards.len() == GodCard::COUNT as usize,
            "gods.toml",
            "cards",
            "four gods have six cards each",
        )?;
        ensure(self.giants.len() == Giant::COUNT as usize, "giants.toml", "cards", "NH-COMP-08 wants 15 cards")?;
        for giant in &self.giants {
            let single = giant.effects.iter().all(|effect| match effect {
                Disaster::BarRecruiting { rounds } | Disaster::BarAttacks { rounds } => *rounds == 1,
                Disaster::LoseWarriors { .. }
                | Disaster::CapWarriors { .. }
                | Disaster::DamageBuildings { .. }
                | Disaster::RazeDanevolds
                | Disaster::LoseAp { .. }
                | Disaster::LoseMarkers { .. } => true,
            });
            ensure(single, "giants.toml", &giant.id, "NH-GIANTS-09: what is barred is barred for one round")?;
        }
        for card in &self.god_cards {
            ensure(
                card.is_sound(),
                "gods.toml",
                &card.id,
                "its effect does not suit its window, or asks for too much",
            )?;
        }
        let numbers = &self.numbers;
        ensure(numbers.limits.stacking == 6, "game.toml", "limits", "NH-STACK-01: six warriors stand in a region")?;
        ensure(numbers.limits.runes <= 5, "game.toml", "limits", "NH-ATTACK-07: five runes are thrown at most")?;
        ensure(numbers.setup.points.len() == 4, "game.toml", "setup", "NH-SETUP-10: four players begin with AP")?;
        ensure(
            numbers.pieces.danevolds <= 15 && numbers.pieces.npc_warriors <= 120,
            "game.toml",
            "pieces",
            "too many pieces",
        )?;
        let plain = Deed::PLAIN.into_iter().skip(1).all(|deed| self.deeds[deed.index()].cost.is_some());
        ensure(plain, "actions.toml", "actions", "NH-RECRUIT-01: only Recruit costs the recruit price")
    }
}
