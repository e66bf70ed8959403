//! Reads the files and checks that they fit together.

mod cards;

use super::raw::*;
use super::*;
use engine::{BadContent, Files};

/// The names of places, resolved to spaces.
struct Gazetteer<'a> {
    board: &'a BoardFile,
}

/// Reads everything, or says which entry of which file cannot be used.
pub(crate) fn read(files: &Files) -> Result<Content, BadContent> {
    let board: BoardFile = files.parse("board.toml")?;
    let tracks: TracksFile = files.parse("tracks.toml")?;
    let gazetteer = Gazetteer { board: &board };
    let spaces = spaces(&board)?;
    let neighbours = neighbours(&board, &gazetteer)?;
    arrows_lead_on(&spaces, &neighbours)?;
    let blacksaddle = spaces.iter().position(|space| space.arrows.is_none());
    let blacksaddle = Space(blacksaddle.ok_or_else(|| bad("space", "there is no Blacksaddle"))? as u8);
    let spot = |id: &String, name: &String, space: &String| {
        Ok::<Spot, BadContent>(Spot { id: id.clone(), name: name.clone(), space: gazetteer.space(space)? })
    };
    let locations = board.location.iter().map(|l| spot(&l.id, &l.name, &l.space)).collect::<Result<_, _>>()?;
    let gateways: Vec<Spot> = board.gateway.iter().map(|g| spot(&g.id, &g.name, &g.space)).collect::<Result<_, _>>()?;
    let entrances = board.tunnel.iter().map(|tunnel| gazetteer.space(&tunnel.space)).collect::<Result<Vec<_>, _>>()?;
    let (cards, [a, b, c, adventures, threats]) = cards::cards(files.parse("cards.toml")?, &gazetteer)?;
    let items = cards::items(files.parse("equipment.toml")?)?;
    let mut bonus = [[0; MAX_ITEMS]; 3];
    for (index, item) in items.iter().enumerate() {
        if let Gear::Attribute { attr, delta } = item.gear {
            bonus[attr as usize][index] = delta;
        }
    }
    let weights: Weights = files.parse("outlook.toml")?;
    let variant = board.variant.iter().find(|variant| variant.id == "four-troops");
    let content = Content {
        rules: Numbers {
            actions: board.meta.actions_per_turn,
            display: board.meta.display_size,
            perish: board.meta.perish_threshold,
            blacksaddle: board.meta.blacksaddle_threshold,
            dice: board.meta.max_dice,
            setup_threats: board.meta.setup_threats,
        },
        spaces,
        kingdoms: board.kingdom.iter().map(|k| Named { id: k.id.clone(), name: k.name.clone() }).collect(),
        locations,
        doom: doom(&tracks, &gateways)?,
        characters: characters(&tracks, &gateways)?,
        gateways,
        entrances,
        blacksaddle,
        tiles: board.perished_tile.iter().map(tile).collect(),
        council_left: tracks.council_space.first().map_or(0, |space| space.index),
        council: council(&tracks)?,
        supply: Troops(in_order(&tracks.troop, |troop| troop.id, |troop| troop.supply)?),
        defeated_by: in_order(&tracks.troop, |troop| troop.id, |troop| troop.defeated_by)?,
        recruitment: in_order(&tracks.recruitment_die, |die| die.troop, |die| die.faces)?,
        difficulties: tracks.difficulty.iter().map(|level| (level.id.clone(), level.remove_a)).collect(),
        variant_threshold: variant.ok_or_else(|| bad("variant", "four-troops is missing"))?.perish_threshold,
        cards,
        stages: [a, b, c],
        adventures,
        threats,
        worth: items.iter().map(|item| weights.item(&item.id)).collect(),
        items,
        weights,
        near: neighbours.map(|next| next.into_iter().flatten().collect()),
        neighbours,
        bonus,
    };
    counts(&content, &board, &tracks)?;
    Ok(content)
}

fn bad(entry: impl Into<String>, reason: impl Into<String>) -> BadContent {
    BadContent::new("board.toml", entry, reason)
}

impl Gazetteer<'_> {
    fn space(&self, id: &str) -> Result<Space, BadContent> {
        let index = self.board.space.iter().position(|space| space.id == id);
        index.map(|index| Space(index as u8)).ok_or_else(|| bad(id, "there is no such space"))
    }

    fn location(&self, id: &str) -> Option<Spot> {
        let found = self.board.location.iter().find(|location| location.id == id)?;
        Some(Spot { id: id.to_owned(), name: found.name.clone(), space: self.space(&found.space).ok()? })
    }

    fn gateway(&self, id: &str) -> Option<Space> {
        let found = self.board.gateway.iter().find(|gateway| gateway.id == id)?;
        self.space(&found.space).ok()
    }

    fn kingdom(&self, id: &str) -> Option<(String, SpaceSet)> {
        let found = self.board.kingdom.iter().find(|kingdom| kingdom.id == id)?;
        let spaces = self.board.space.iter().enumerate().filter(|(_, space)| space.kingdom == id);
        Some((found.name.clone(), spaces.map(|(index, _)| Space(index as u8)).collect()))
    }
}

fn spaces(board: &BoardFile) -> Result<Vec<SpaceInfo>, BadContent> {
    if board.space.len() > MAX_SPACES {
        return Err(bad("space", format!("a map has at most {MAX_SPACES} spaces")));
    }
    let info = |space: &RawSpace| {
        let kingdom = board.kingdom.iter().position(|kingdom| kingdom.id == space.kingdom);
        if space.blacksaddle != space.arrows.is_none() {
            return Err(bad(&space.id, "every space has arrows, but for the one Blacksaddle"));
        }
        Ok(SpaceInfo {
            id: space.id.clone(),
            name: space.name.clone(),
            kingdom: kingdom.ok_or_else(|| bad(&space.id, "there is no such kingdom"))?,
            at: [space.x, space.y],
            arrows: space.arrows.as_ref().map(|arrows| [arrows.red, arrows.gold, arrows.white]),
        })
    };
    if board.space.iter().filter(|space| space.blacksaddle).count() != 1 {
        return Err(bad("space", "there is exactly one Blacksaddle"));
    }
    board.space.iter().map(info).collect()
}

type Neighbours = [[Option<Space>; 6]; MAX_SPACES];

fn neighbours(board: &BoardFile, gazetteer: &Gazetteer<'_>) -> Result<Neighbours, BadContent> {
    let mut neighbours = [[None; 6]; MAX_SPACES];
    for (a, b, dir) in &board.adjacency.edges {
        let (one, other) = (gazetteer.space(a)?, gazetteer.space(b)?);
        for (from, to, dir) in [(one, other, *dir), (other, one, dir.opposite())] {
            if neighbours[from.index()][dir as usize].replace(to).is_some() {
                return Err(bad(format!("{a} to {b}"), "another space lies there already"));
            }
        }
    }
    Ok(neighbours)
}

/// TD-RULING-10. No arrow leads off the map, and no arrows of any colours lead in a circle.
fn arrows_lead_on(spaces: &[SpaceInfo], neighbours: &Neighbours) -> Result<(), BadContent> {
    let mut ends = SpaceSet::default();
    for _ in 0..spaces.len() {
        for (index, space) in spaces.iter().enumerate() {
            let targets = space.arrows.iter().flatten().map(|dir| neighbours[index][*dir as usize]);
            let targets: Option<Vec<Space>> = targets.collect();
            let targets = targets.ok_or_else(|| bad(&space.id, "an arrow leads off the map"))?;
            if targets.iter().all(|target| ends.contains(*target)) {
                ends = ends.with(Space(index as u8));
            }
        }
    }
    let stray = (0..spaces.len()).find(|index| !ends.contains(Space(*index as u8)));
    stray.map_or(Ok(()), |index| Err(bad(&spaces[index].id, "arrows lead in a circle from here")))
}

fn tile(raw: &RawTile) -> TileInfo {
    let troops = |pair: [Troop; 2]| {
        let mut troops = Troops::NONE;
        for troop in pair {
            troops.add(Troops::one(troop));
        }
        troops
    };
    TileInfo { id: raw.id.clone(), colour: raw.color, left: troops(raw.left), right: troops(raw.right) }
}

fn tracks_bad(entry: impl Into<String>, reason: impl Into<String>) -> BadContent {
    BadContent::new("tracks.toml", entry, reason)
}

fn doom(tracks: &TracksFile, gateways: &[Spot]) -> Result<Vec<DoomSymbol>, BadContent> {
    let symbol = |(index, space): (usize, &RawDoom)| {
        let bad = |reason: &str| tracks_bad(format!("doom_space {}", space.index), reason);
        if space.index != index {
            return Err(bad("the spaces stand in the order of the track"));
        }
        Ok(match space.kind {
            DoomKind::HeroStart | DoomKind::DoomStart => DoomSymbol::Start,
            DoomKind::Council => DoomSymbol::Council(space.steps.ok_or_else(|| bad("steps are missing"))?),
            DoomKind::Threat => DoomSymbol::Threat(space.cards.ok_or_else(|| bad("cards are missing"))?),
            DoomKind::Recruit => {
                let gateway = gateways.iter().position(|gateway| Some(&gateway.id) == space.gateway.as_ref());
                DoomSymbol::Recruit(gateway.ok_or_else(|| bad("there is no such Gateway"))?)
            }
        })
    };
    tracks.doom_space.iter().enumerate().map(symbol).collect()
}

fn council(tracks: &TracksFile) -> Result<Vec<CouncilSpace>, BadContent> {
    let left = tracks.council_space.first().map_or(0, |space| space.index);
    let last = tracks.council_space.len() - 1;
    let space = |(index, space): (usize, &RawCouncil)| {
        if space.index != left + index as i8 || (space.to_right.is_none() != (index == last)) {
            let reason = "the spaces stand from left to right, each but the last with the number to its right";
            return Err(tracks_bad(format!("council_space {}", space.index), reason));
        }
        Ok(CouncilSpace { effect: space.effect, to_right: space.to_right, text: space.text.clone() })
    };
    tracks.council_space.iter().enumerate().map(space).collect()
}

fn in_order<R, T: Copy>(
    rows: &[R],
    troop: impl Fn(&R) -> Troop,
    value: impl Fn(&R) -> T,
) -> Result<[T; 3], BadContent> {
    let mut found = [None; 3];
    for row in rows {
        found[troop(row).index()] = Some(value(row));
    }
    match found {
        [Some(orc), Some(troll), Some(alfar)] => Ok([orc, troll, alfar]),
        _ => Err(tracks_bad("troop", "there are three kinds of troops, each with its die")),
    }
}

fn characters(tracks: &TracksFile, gateways: &[Spot]) -> Result<Vec<Character>, BadContent> {
    let character = |raw: &RawCharacter| {
        let start = gateways.iter().find(|gateway| gateway.id == raw.start);
        Ok(Character {
            id: raw.id.clone(),
            name: raw.name.clone(),
            clan: raw.clan.clone(),
            start: start.ok_or_else(|| tracks_bad(&raw.id, "there is no such Gateway to start at"))?.space,
            values: [raw.battle, raw.craft, raw.speed],
            health: raw.health,
            ability: raw.ability,
            text: raw.text.clone(),
        })
    };
    tracks.character.iter().map(character).collect()
}

/// What lies in the box is what the box says (TD-SETUP-03, TD-SETUP-05, TD-SETUP-06, TD-RULING-31).
fn counts(content: &Content, board: &BoardFile, tracks: &TracksFile) -> Result<(), BadContent> {
    let box_of = &board.components;
    let tiles = tracks.value_tiles.battle.len() + tracks.value_tiles.craft.len() + tracks.value_tiles.speed.len();
    let scenarios: u8 = content.stages.iter().map(|stage| stage.len()).sum();
    let equipment: usize = content.items.iter().map(|item| usize::from(item.copies)).sum();
    let a_cards = content.stages[0].len();
    let claims = [
        ("character_boards", box_of.character_boards == content.characters.len()),
        ("scenario_cards", box_of.scenario_cards == usize::from(scenarios)),
        ("adventure_cards", box_of.adventure_cards == usize::from(content.adventures.len())),
        ("threat_cards", box_of.threat_cards == usize::from(content.threats.len())),
        ("equipment_cards", box_of.equipment_cards == equipment),
        ("perished_land_tiles", box_of.perished_land_tiles == content.tiles.len() && content.tiles.len() <= 64),
        ("value_modification_tiles", box_of.value_modification_tiles == tiles),
        ("number_dice", box_of.number_dice == content.rules.dice && tracks.number_dice.count == content.rules.dice),
        ("number_dice", tracks.number_dice.faces == [1, 2, 3, 4, 5, 6]),
        ("recruitment_dice", box_of.recruitment_dice == tracks.recruitment_die.len()),
        ("troops", content.supply == Troops([box_of.orc_troops, box_of.troll_troops, box_of.alfar_troops])),
        ("display_size", content.rules.display <= 3),
        ("characters", board.meta.players_max <= content.characters.len() && board.meta.players_min >= 2),
        ("difficulty", content.difficulties.iter().all(|(_, removed)| *removed < a_cards)),
        ("council_space", content.council_left <= 0 && content.council_right() >= 0),
    ];
    match claims.iter().find(|(_, holds)| !holds) {
        Some((entry, _)) => Err(bad(*entry, "the count does not fit what the files list")),
        None => Ok(()),
    }
}
