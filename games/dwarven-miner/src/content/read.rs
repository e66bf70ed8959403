//! Reads and checks the content files.

use super::*;
use crate::ids::VaultId;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct BoxFile {
    rules: RulesEntry,
    counts: Counts,
    burglar_tier: Vec<TierEntry>,
    backpack: SlotsEntry,
    vault: VaultEntry,
}

#[derive(Deserialize)]
struct RulesEntry {
    target_points: u8,
    hand_size: usize,
    patrons_drawn_per_fulfilment: usize,
    burglar_actions_per_turn: u8,
}

#[derive(Deserialize)]
struct Counts {
    resource_cards: usize,
    patron_cards: usize,
    item_cards: usize,
    vault_cards: u8,
    dice: usize,
}

#[derive(Deserialize)]
struct TierEntry {
    burglars: usize,
    steal: String,
    from: String,
}

#[derive(Deserialize)]
struct SlotsEntry {
    resource_slots: u8,
    item_slots: u8,
}

#[derive(Deserialize)]
struct VaultEntry {
    copies: u8,
    resource_slots: u8,
    item_slots: u8,
    recipe: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct ResourceFile {
    resource: Vec<ResourceEntry>,
}

#[derive(Deserialize)]
struct ResourceEntry {
    id: String,
    name: String,
    letter: String,
    cards: u8,
}

#[derive(Deserialize)]
struct DiceFile {
    die_layout: Vec<LayoutEntry>,
}

#[derive(Deserialize)]
struct LayoutEntry {
    id: String,
    name: String,
    dice: [String; 2],
    faces: [String; 6],
}

#[derive(Deserialize)]
struct ItemFile {
    item: Vec<ItemEntry>,
}

#[derive(Deserialize)]
struct ItemEntry {
    id: String,
    name: String,
    copies: u8,
    recipe: BTreeMap<String, u8>,
    text: String,
}

#[derive(Deserialize)]
struct PatronFile {
    patron: Vec<PatronEntry>,
}

#[derive(Deserialize)]
struct PatronEntry {
    id: String,
    name: String,
    copies: u8,
    points: u8,
    items: Vec<String>,
    power: String,
    timing: String,
    #[serde(default)]
    windows: Vec<String>,
    effects: Vec<Effect>,
    odds: Odds,
    text: String,
}

#[derive(Deserialize)]
struct Odds {
    turns: f32,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Effect {
    CumulativePoints { base: u8, step: u8 },
    WardVault,
    WildKind { resource: Resource },
    TheftGuard,
    ExtraBurglar { count: u8 },
    OrcRerollEachTurn { count: u8, who: String },
    OrcsToArtifacts,
    SmashBackpack { count: u8, who: String },
    SwapItem { count: u8 },
    TakeResources { count: u8 },
    CraftDiscount { amount: u8 },
    RerollOrcs,
    EliminatePatron,
}

/// Reads and checks all files.
pub(crate) fn read(files: &Files) -> Result<Content, BadContent> {
    let BoxFile { rules, counts, burglar_tier, backpack, vault } = files.parse("box.toml")?;
    let resources = resources(files, counts.resource_cards)?;
    let layouts = layouts(files, counts.dice)?;
    let items = items(files, counts.item_cards)?;
    let (patrons, with) = patrons(files, &items, counts.patron_cards)?;
    let mut patron_of = [Patron(0); Card::LIMIT];
    for (kind, data) in patrons.iter().enumerate() {
        data.cards.iter().for_each(|card| patron_of[card.index()] = Patron(kind as u8));
    }
    if vault.copies != counts.vault_cards || usize::from(vault.copies) > VaultId::LIMIT {
        return Err(BadContent::new("box.toml", "vault", "its copies are not the number of vault cards, at most 8"));
    }
    if rules.hand_size != 3 || rules.patrons_drawn_per_fulfilment > 2 || rules.target_points == 0 {
        return Err(BadContent::new(
            "box.toml",
            "rules",
            "a hand of 3, at most 2 drawn, and a goal above 0 are supported",
        ));
    }
    let slots = Slots { resources: vault.resource_slots, items: vault.item_slots };
    if slots != (Slots { resources: 2, items: 1 }) {
        return Err(BadContent::new(
            "box.toml",
            "vault",
            "2 resource slots and 1 item slot are supported (DM-COMP-09)",
        ));
    }
    Ok(Content {
        target_points: rules.target_points,
        hand_size: rules.hand_size,
        drawn_per_fulfilment: rules.patrons_drawn_per_fulfilment,
        burglaries: rules.burglar_actions_per_turn,
        resources,
        faces: std::array::from_fn(|die| layouts[die / 2].faces),
        shown: std::array::from_fn(|die| shown(&layouts[die / 2])),
        layouts,
        items,
        cards: counts.patron_cards,
        patrons,
        with,
        tiers: tiers(&burglar_tier)?,
        backpack: Slots { resources: backpack.resource_slots, items: backpack.item_slots },
        vault: VaultData { copies: vault.copies, slots, recipe: recipe("box.toml", "vault", &vault.recipe)? },
        weights: files.parse("outlook.toml")?,
        patron_of,
    })
}

/// DM-COMP-02. Five kinds in the order of [`Resource::ALL`].
fn resources(files: &Files, cards: usize) -> Result<[ResourceData; 5], BadContent> {
    let file: ResourceFile = files.parse("resources.toml")?;
    let ids: Vec<&str> = file.resource.iter().map(|entry| entry.id.as_str()).collect();
    let bad = |reason: &str| BadContent::new("resources.toml", "resource", reason);
    if ids != Resource::ALL.map(Resource::id) {
        return Err(bad("the five resources are iron, gold, powder, crystal and mithril, in this order"));
    }
    let all: usize = file.resource.iter().map(|entry| usize::from(entry.cards)).sum();
    if all != cards || file.resource.iter().any(|entry| entry.cards > 100) {
        return Err(bad("the cards do not add up to the number in box.toml"));
    }
    let data: Vec<ResourceData> = file
        .resource
        .into_iter()
        .map(|ResourceEntry { name, letter, cards, .. }| ResourceData { name, letter, cards })
        .collect();
    data.try_into().map_err(|_| bad("there are five"))
}

/// DM-COMP-06, DM-COMP-07. Three layouts of two dice, each with exactly one Orc.
fn layouts(files: &Files, dice: usize) -> Result<[LayoutData; 3], BadContent> {
    let file: DiceFile = files.parse("dice.toml")?;
    let mut layouts = Vec::new();
    for LayoutEntry { id, name, dice, faces } in file.die_layout {
        let bad = |reason: String| BadContent::new("dice.toml", id.clone(), reason);
        let mut read = [Face::Orc; 6];
        for (face, word) in read.iter_mut().zip(&faces) {
            *face = match word.as_str() {
                "orc" => Face::Orc,
                "burglar" => Face::Burglar,
                "artifact" => Face::Artifact,
                other => Face::Resource(kind(other).ok_or_else(|| bad(format!("there is no face {other}")))?),
            };
        }
        if read.iter().filter(|face| **face == Face::Orc).count() != 1 {
            return Err(bad("every die has exactly one Orc (DM-COMP-07)".to_owned()));
        }
        layouts.push(LayoutData { id, name, dice, faces: read });
    }
    if dice != Die::LIMIT {
        return Err(BadContent::new("box.toml", "counts", "there are six dice (DM-COMP-06)"));
    }
    layouts.try_into().map_err(|_| BadContent::new("dice.toml", "die_layout", "there are three layouts (DM-COMP-06)"))
}

fn shown(layout: &LayoutData) -> Shown {
    let resource = |face: &Face| if let Face::Resource(kind) = face { Some(*kind) } else { None };
    Shown {
        resources: layout.faces.iter().filter_map(resource).collect(),
        artifacts: layout.faces.iter().filter(|face| **face == Face::Artifact).count() as u8,
    }
}

/// DM-COMP-03. The items.
fn items(files: &Files, cards: usize) -> Result<Vec<ItemData>, BadContent> {
    let file: ItemFile = files.parse("items.toml")?;
    let mut items = Vec::new();
    for ItemEntry { id, name, copies, recipe: counts, text } in file.item {
        let recipe = recipe("items.toml", &id, &counts)?;
        if copies == 0 || copies > Items::MOST {
            return Err(BadContent::new("items.toml", id, format!("from 1 to {} copies are supported", Items::MOST)));
        }
        items.push(ItemData { id, name, copies, recipe, text });
    }
    let all: usize = items.iter().map(|item| usize::from(item.copies)).sum();
    if all != cards || items.is_empty() || items.len() > Item::LIMIT {
        return Err(BadContent::new("items.toml", "item", "at most 16 kinds that add up to the number in box.toml"));
    }
    Ok(items)
}

/// DM-COMP-04. The Patrons, and which cards have which power.
fn patrons(files: &Files, items: &[ItemData], cards: usize) -> Result<(Vec<PatronData>, WithPower), BadContent> {
    let file: PatronFile = files.parse("patrons.toml")?;
    let mut patrons = Vec::new();
    let mut with = WithPower::default();
    let mut next = 0;
    for entry in file.patron {
        let bad = |reason: String| BadContent::new("patrons.toml", entry.id.clone(), reason);
        let power = power(&entry).map_err(bad)?;
        let mut needs = Items::NONE;
        for id in &entry.items {
            let item =
                items.iter().position(|item| item.id == *id).ok_or_else(|| bad(format!("there is no item {id}")))?;
            needs = needs.with(Item(item as u8));
        }
        let own: Cards = (next..next + entry.copies).map(Card).collect();
        next += entry.copies;
        if usize::from(next) > cards || usize::from(next) > Card::LIMIT || needs.is_empty() {
            return Err(bad("more cards than in box.toml, or a Patron who asks for nothing".to_owned()));
        }
        with.note(power, own);
        let PatronEntry { id, name, points, power: title, text, odds, .. } = entry;
        patrons.push(PatronData { id, name, points, items: needs, power, title, text, cards: own, turns: odds.turns });
    }
    if usize::from(next) != cards || patrons.len() > Patron::LIMIT {
        return Err(BadContent::new(
            "patrons.toml",
            "patron",
            "at most 15 kinds that add up to the number in box.toml",
        ));
    }
    Ok((patrons, with))
}

impl WithPower {
    fn note(&mut self, power: Power, cards: Cards) {
        let mut add = |set: fn(&mut WithPower) -> &mut Cards| *set(self) = set(self).with_all(cards);
        match power {
            Power::Cumulative { .. } | Power::Delve | Power::Smash => {}
            Power::Eliminate => add(|with| &mut with.eliminate),
            Power::Discount { .. } => add(|with| &mut with.discount),
            Power::Take { .. } => add(|with| &mut with.take),
            Power::RerollOrcs => add(|with| &mut with.reroll),
            Power::Song { .. } => add(|with| &mut with.song),
            Power::Swap => add(|with| &mut with.swap),
            Power::Gift { .. } => add(|with| &mut with.gift),
            Power::Ward => add(|with| &mut with.ward),
            Power::Spell { guard, wild, .. } => {
                add(|with| &mut with.spell);
                if guard {
                    add(|with| &mut with.guard);
                }
                if wild.is_some() {
                    add(|with| &mut with.wild);
                }
            }
        }
    }
}

/// DM-PATRON-05 to DM-PATRON-11, DM-RULING-47. A power is a timing with its effects and windows.
fn power(entry: &PatronEntry) -> Result<Power, String> {
    let windows: Vec<&str> = entry.windows.iter().map(String::as_str).collect();
    let power = match (entry.timing.as_str(), windows.as_slice(), entry.effects.as_slice()) {
        ("cumulative", [], [Effect::CumulativePoints { base, step }]) => Power::Cumulative { base: *base, step: *step },
        ("permanent", [], [Effect::WardVault]) => Power::Ward,
        ("until_other_fulfils", [], [Effect::OrcRerollEachTurn { count, who }]) if who == "all" => {
            Power::Song { rerolls: *count }
        }
        ("immediate", [], [Effect::OrcsToArtifacts]) => Power::Delve,
        ("immediate", [], [Effect::SmashBackpack { count: 1, who }]) if who == "each_other" => Power::Smash,
        ("each_other_once", [], [Effect::SwapItem { count: 1 }]) => Power::Swap,
        ("each_other_once", [], [Effect::TakeResources { count }]) => Power::Gift { count: *count },
        ("discard_to_use", ["crafting", "fulfilment"], [Effect::TakeResources { count }]) => {
            Power::Take { count: *count }
        }
        ("discard_to_use", ["crafting"], [Effect::CraftDiscount { amount }]) => Power::Discount { amount: *amount },
        ("discard_to_use", ["mining"], [Effect::RerollOrcs]) => Power::RerollOrcs,
        ("discard_to_use", ["crafting", "fulfilment"], [Effect::EliminatePatron]) => Power::Eliminate,
        ("until_end_of_next_turn", [], effects) => spell(effects)?,
        _ => return Err("its timing, windows and effects do not go together".to_owned()),
    };
    match power {
        Power::Cumulative { base, .. } if base != entry.points => Err("its points are not its base".to_owned()),
        Power::Take { count: 0 } | Power::Gift { count: 0 } => Err("it gives nothing".to_owned()),
        fine => Ok(fine),
    }
}

fn spell(effects: &[Effect]) -> Result<Power, String> {
    let (mut guard, mut extra_burglars, mut wild) = (false, 0, None);
    for effect in effects {
        match effect {
            Effect::TheftGuard => guard = true,
            Effect::ExtraBurglar { count } => extra_burglars = *count,
            Effect::WildKind { resource } => wild = Some(*resource),
            _ => return Err("a power until the end of the next turn guards, counts Burglars or makes wild".to_owned()),
        }
    }
    Ok(Power::Spell { guard, extra_burglars, wild })
}

/// DM-BURG-02 to DM-BURG-05. Four tiers for one to four Burglars.
fn tiers(entries: &[TierEntry]) -> Result<[Theft; 4], BadContent> {
    let bad = |reason: &str| BadContent::new("box.toml", "burglar_tier", reason);
    let mut tiers = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        tiers.push(match (entry.steal.as_str(), entry.from.as_str()) {
            ("resource", "backpack") => Theft::Resource,
            ("item", "backpack") => Theft::Item,
            ("resource_or_item", "vault") => Theft::FromVault,
            ("vault", "vault") => Theft::Vault,
            _ => return Err(bad("nobody steals like that")),
        });
        if entry.burglars != index + 1 {
            return Err(bad("the tiers are for one to four Burglars, in order"));
        }
    }
    tiers.try_into().map_err(|_| bad("there are four tiers"))
}

fn kind(id: &str) -> Option<Resource> {
    Resource::ALL.into_iter().find(|kind| kind.id() == id)
}

fn recipe(file: &'static str, entry: &str, counts: &BTreeMap<String, u8>) -> Result<Resources, BadContent> {
    let mut recipe = [0; 5];
    for (id, count) in counts {
        let kind = kind(id).ok_or_else(|| BadContent::new(file, entry, format!("there is no resource {id}")))?;
        recipe[kind.index()] = *count;
    }
    if (2..=8).contains(&recipe.iter().sum::<u8>()) {
        Ok(recipe.into())
    } else {
        Err(BadContent::new(file, entry, "a recipe has from 2 to 8 resources"))
    }
}
