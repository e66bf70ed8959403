//! Reading the files and refusing what cannot be played: every error names the file, the entry and the reason.

use super::raw::*;
use super::{
    AbilityInfo, ColourInfo, Contents, Filling, Link, MAX_DECK, MAX_DWARFS, MAX_LINKS, MAX_ROUNDS, MAX_SLOTS, Powers,
    Setting,
};
use crate::cards::{Ability, KINDS};
use crate::jewels::{Colour, Jewel, Jewels, Size};
use crate::mine::{MAX_CAVERNS, MAX_SPOTS, Mine, Place, Spot};
use engine::{BadContent, Files};

const GAME: &str = "game.toml";
const JEWELS: &str = "jewels.toml";
const MINE: &str = "mine.toml";
const SETTINGS: &str = "settings.toml";
const LINKS: &str = "links.toml";
const ABILITIES: &str = "abilities.toml";

/// Reads and checks all files.
pub(super) fn read(files: &Files) -> Result<Contents, BadContent> {
    let game: Game = files.parse(GAME)?;
    let dwarfs_each = dwarfs_each(&game)?;
    check_box(&game)?;
    let (colours, jewels) = jewels(&files.parse(JEWELS)?, &game.components)?;
    let (mine, fillings) = mine(files.parse(MINE)?, jewels)?;
    let settings = settings(files.parse(SETTINGS)?, jewels, &game)?;
    let links = links(files.parse(LINKS)?, jewels, &game)?;
    let (abilities, powers) = abilities(files.parse(ABILITIES)?, &game)?;
    let weights: crate::outlook::Weights = files.parse("outlook.toml")?;
    Ok(Contents {
        dwarfs_each,
        components: game.components,
        limits: game.limits,
        stalemate: game.stalemate,
        setup: game.setup,
        scoring: game.scoring,
        colours,
        jewels,
        mine,
        fillings,
        settings,
        links,
        abilities,
        powers,
        fading: std::array::from_fn(|moves| weights.step.powi(moves as i32)),
        weights,
    })
}

fn ensure(holds: bool, file: &'static str, entry: &str, reason: impl Into<String>) -> Result<(), BadContent> {
    if holds { Ok(()) } else { Err(BadContent::new(file, entry, reason)) }
}

/// FF-SETUP-01, FF-SETUP-02. Three to five players, each with dwarfs enough.
fn dwarfs_each(game: &Game) -> Result<[u8; 6], BadContent> {
    let mut each = [0; 6];
    for count in &game.player_counts {
        let fits = (3..=5).contains(&count.players) && (1..=MAX_DWARFS as u8).contains(&count.dwarfs_each);
        ensure(fits, GAME, "player_counts", "3 to 5 play, with 1 to 6 dwarfs each")?;
        each[count.players] = count.dwarfs_each;
    }
    ensure(each[3..].iter().all(|dwarfs| *dwarfs > 0), GAME, "player_counts", "3, 4 and 5 players must be named")?;
    Ok(each)
}

/// FF-COMP-02 to FF-COMP-08. The counts of the box are the rulebook's, and the cards go up in the setup.
fn check_box(game: &Game) -> Result<(), BadContent> {
    let Game { components: has, limits, setup, stalemate, .. } = game;
    let counts = [has.boards, has.dwarf_disks, has.dwarf_disks_per_colour, has.player_mats, has.player_guide_cards];
    ensure(counts == [1, 30, 6, 5, 5], GAME, "components", "a box holds 1 board, 30 dwarfs, 5 mats and 5 guides")?;
    let cards = [has.setting_cards, has.brisingamen_cards, has.ability_cards, has.ability_markers];
    ensure(cards == [38, 7, 15, 12], GAME, "components", "a box holds 38 + 7 + 15 cards and 12 markers")?;
    ensure(has.free_action_tokens == 18, GAME, "components", "a box holds 18 tokens")?;
    let sum = |parts: &[u8]| parts.iter().map(|part| u32::from(*part)).sum::<u32>();
    let adds_up = |parts: &[u8], whole: u8| sum(parts) == u32::from(whole);
    let dealt = adds_up(&[setup.workshop_size, setup.settings_left_after_workshop], has.setting_cards)
        && adds_up(&[setup.brisingamen_face_up_start, setup.brisingamen_in_draw_deck], has.brisingamen_cards)
        && adds_up(
            &[setup.ability_slots, setup.ability_deck_start, setup.ability_cards_in_draw_deck],
            has.ability_cards,
        );
    ensure(dealt, GAME, "setup", "every card must go somewhere")?;
    let halves = adds_up(&[setup.settings_shuffled_on_top, setup.settings_below], setup.settings_left_after_workshop);
    ensure(halves, GAME, "setup", "the two parts of the settings must add up")?;
    let deck = [setup.settings_left_after_workshop, setup.brisingamen_in_draw_deck, setup.ability_cards_in_draw_deck];
    let fits = adds_up(&deck, setup.draw_deck_size) && usize::from(setup.draw_deck_size) <= MAX_DECK;
    ensure(fits, GAME, "setup", "draw_deck_size must be the sum of its cards")?;
    ensure(usize::from(setup.ability_slots) <= MAX_SLOTS, GAME, "setup", "there is room for three ability cards")?;
    let spaces = usize::from(limits.brisingamen_spaces);
    ensure((1..=MAX_LINKS).contains(&spaces), GAME, "limits", "the necklace has one to four spaces")?;
    let singles = limits.same_ability_held == 1 && limits.abilities_per_dwarf == 1;
    ensure(singles, GAME, "limits", "nobody holds two of a kind and no dwarf carries two abilities")?;
    ensure(limits.ability_takes_per_turn == 1, GAME, "limits", "one ability card is taken in a turn")?;
    ensure(limits.trade_jewels_given == 2, GAME, "limits", "two jewels are given in a trade")?;
    ensure((1..=2).contains(&limits.actions_per_turn), GAME, "limits", "one or two actions make a turn")?;
    ensure(game.scoring.jewel_in_barrow == 0, GAME, "scoring", "what lies in a barrow is worth nothing")?;
    ensure(game.scoring.incomplete_setting_divisor > 0, GAME, "scoring", "nothing can be divided by 0")?;
    let ends = (1..=MAX_ROUNDS).contains(&stalemate.round_cap) && stalemate.end_after_rounds_of_only_passes == 1;
    ensure(ends, GAME, "stalemate", "a match ends after one round of passes and after 100 rounds at the latest")
}

/// FF-COMP-01. The jewels of the box.
fn jewels(file: &JewelFile, has: &Components) -> Result<(Vec<ColourInfo>, Jewels), BadContent> {
    let order: Vec<Colour> = file.colours.iter().map(|row| row.id).collect();
    ensure(order == Colour::ALL, JEWELS, "colours", "ruby, emerald, sapphire, amethyst and amber, in this order")?;
    let mut all = Jewels::NONE;
    for row in &file.colours {
        let (entry, small) = (row.id.id(), Jewel::new(row.id, Size::Small));
        ensure(row.small == 16 && row.large == 6, JEWELS, entry, "each colour has 16 small and 6 large jewels")?;
        let amber = row.id == Colour::Amber;
        ensure(row.in_settings != amber && row.in_brisingamen == amber, JEWELS, entry, "amber alone is for Freya")?;
        let letter = small.letter().to_ascii_uppercase();
        ensure(row.letter == letter, JEWELS, entry, format!("its letter is {letter}"))?;
        all += Jewels::of(small, row.small) + Jewels::of(Jewel::new(row.id, Size::Large), row.large);
    }
    let weights: Vec<(Size, u8)> = file.sizes.iter().map(|row| (row.id, row.weight)).collect();
    ensure(weights == [(Size::Small, 1), (Size::Large, 2)], JEWELS, "sizes", "small weighs 1, large 2")?;
    let sums = [all.small().len(), all.large().len()] == [has.small_jewels, has.large_jewels].map(u32::from);
    ensure(sums, JEWELS, "colours", "the jewels must add up to those of the components")?;
    let infos = file.colours.iter().map(|row| ColourInfo { colour: row.id, name: row.name.clone() });
    Ok((infos.collect(), all))
}

/// The mine: one tree whose ends are the caverns, with room for no more jewels than there are.
fn mine(file: MineFile, jewels: Jewels) -> Result<(Mine, Vec<Filling>), BadContent> {
    let total = |count: fn(&CavernRow) -> u8| file.caverns.iter().map(|row| u32::from(count(row))).sum::<u32>();
    let (amber, cup): (Vec<Jewel>, Vec<Jewel>) = jewels.each().partition(|jewel| jewel.colour() == Colour::Amber);
    let (amber, cup): (Jewels, Jewels) = (amber.into_iter().collect(), cup.into_iter().collect());
    let grey = total(|row| row.grey_small) <= cup.small().len() && total(|row| row.grey_large) <= cup.large().len();
    ensure(grey, MINE, "caverns", "there are more grey positions than jewels for them")?;
    let yellow =
        total(|row| row.amber_small) <= amber.small().len() && total(|row| row.amber_large) <= amber.large().len();
    ensure(yellow, MINE, "caverns", "there are more yellow positions than amber for them")?;
    let fits = file.caverns.len() <= MAX_CAVERNS && 1 + file.lanterns.len() + file.caverns.len() <= MAX_SPOTS;
    ensure(fits, MINE, "caverns", format!("at most {MAX_CAVERNS} caverns and {MAX_SPOTS} places"))?;
    ensure(file.outside.id == "outside", MINE, "outside", "its id is outside")?;
    let mut places = vec![Place { id: file.outside.id, name: file.outside.name, at: (file.outside.x, file.outside.y) }];
    let mut depths = vec![0];
    let lanterns = file.lanterns.len() as u8;
    for row in file.lanterns {
        depths.push(row.depth);
        places.push(Place { id: row.id, name: row.name, at: (row.x, row.y) });
    }
    let mut fillings = Vec::new();
    for row in file.caverns {
        depths.push(row.depth);
        places.push(Place { id: row.id, name: row.name, at: (row.x, row.y) });
        let amber = Jewels::of(Jewel::new(Colour::Amber, Size::Small), row.amber_small)
            + Jewels::of(Jewel::new(Colour::Amber, Size::Large), row.amber_large);
        fillings.push(Filling { grey_small: row.grey_small, grey_large: row.grey_large, amber });
    }
    for (index, place) in places.iter().enumerate() {
        let inside = (0.0..=1600.0).contains(&place.at.0) && (0.0..=1000.0).contains(&place.at.1);
        ensure(inside, MINE, &place.id, "it lies outside the canvas of 1600 x 1000")?;
        ensure(places[..index].iter().all(|other| other.id != place.id), MINE, &place.id, "the id stands there twice")?;
    }
    let find = |id: &String| {
        let index = places.iter().position(|place| place.id == *id);
        index.map(|index| Spot(index as u8)).ok_or_else(|| BadContent::new(MINE, id, "there is no such place"))
    };
    let passages: Result<Vec<(Spot, Spot)>, BadContent> =
        file.passages.iter().map(|row| Ok((find(&row.a)?, find(&row.b)?))).collect();
    let mine = Mine::new(places.clone(), lanterns, &passages?).map_err(|why| BadContent::new(MINE, "passages", why))?;
    for spot in mine.all() {
        let depth = mine.depth(spot);
        ensure(depths[spot.index()] == depth, MINE, mine.id(spot), format!("its depth is {depth}"))?;
    }
    Ok((mine, fillings))
}

/// FF-COMP-03. The setting cards: no amber, no more than the box holds, a penalty of half the points.
fn settings(file: SettingFile, jewels: Jewels, game: &Game) -> Result<Vec<Setting>, BadContent> {
    let mut settings: Vec<Setting> = Vec::new();
    for row in file.settings {
        let form = file.forms.iter().find(|form| form.id == row.form);
        let form = form.ok_or_else(|| BadContent::new(SETTINGS, &row.id, format!("there is no form {}", row.form)))?;
        let counts = row.small.iter().map(|(colour, count)| (Jewel::new(*colour, Size::Small), *count));
        let counts = counts.chain(row.large.iter().map(|(colour, count)| (Jewel::new(*colour, Size::Large), *count)));
        let counts: Vec<(Jewel, u8)> = counts.collect();
        let held = counts.iter().all(|(jewel, count)| *count <= jewels.count(*jewel));
        ensure(held, SETTINGS, &row.id, "it asks for more jewels than the box holds")?;
        let needs = counts.iter().fold(Jewels::NONE, |all, (jewel, count)| all + Jewels::of(*jewel, *count));
        ensure(!needs.is_empty(), SETTINGS, &row.id, "it asks for nothing")?;
        let amber = needs.each().any(|jewel| jewel.colour() == Colour::Amber);
        ensure(!amber, SETTINGS, &row.id, "a setting never asks for amber")?;
        ensure(needs.weight() == row.weight, SETTINGS, &row.id, format!("its weight is {}", needs.weight()))?;
        let penalty = row.vp / game.scoring.incomplete_setting_divisor;
        ensure(row.penalty == penalty, SETTINGS, &row.id, format!("its penalty is {penalty}"))?;
        let twice = settings.iter().any(|other| other.id == row.id);
        ensure(!twice, SETTINGS, &row.id, "the id stands there twice")?;
        let text = form.text.clone();
        let (id, name, form, points) = (row.id, row.name, row.form, row.vp);
        settings.push(Setting { id, name, form, text, needs, points, penalty });
    }
    let all = settings.len() == usize::from(game.components.setting_cards);
    ensure(all, SETTINGS, "settings", "the box holds 38 settings")?;
    Ok(settings)
}

/// FF-COMP-04. The Brisingamen cards: amber only, no more than the box holds.
fn links(file: LinkFile, jewels: Jewels, game: &Game) -> Result<Vec<Link>, BadContent> {
    let (small, large) = (Jewel::new(Colour::Amber, Size::Small), Jewel::new(Colour::Amber, Size::Large));
    let mut links: Vec<Link> = Vec::new();
    for row in file.links {
        let held = row.amber_small <= jewels.count(small) && row.amber_large <= jewels.count(large);
        ensure(held, LINKS, &row.id, "it asks for more amber than the box holds")?;
        let needs = Jewels::of(small, row.amber_small) + Jewels::of(large, row.amber_large);
        ensure(!needs.is_empty(), LINKS, &row.id, "it asks for nothing")?;
        ensure(needs.weight() == row.weight, LINKS, &row.id, format!("its weight is {}", needs.weight()))?;
        let twice = links.iter().any(|other| other.id == row.id);
        ensure(!twice, LINKS, &row.id, "the id stands there twice")?;
        links.push(Link { id: row.id, name: row.name, text: row.text, needs, tokens: row.tokens });
    }
    let all = links.len() == usize::from(game.components.brisingamen_cards);
    ensure(all, LINKS, "links", "the box holds 7 Brisingamen cards")?;
    Ok(links)
}

/// FF-COMP-05, FF-COMP-06. The abilities: each kind with its effect, and a marker for every card but the Thief's.
fn abilities(file: AbilityFile, game: &Game) -> Result<(Vec<AbilityInfo>, Powers), BadContent> {
    let order: Vec<Ability> = file.abilities.iter().map(|row| row.id).collect();
    ensure(
        order == Ability::ALL,
        ABILITIES,
        "abilities",
        "thief, bat, stamina, speed, stealth, strength in this order",
    )?;
    let counts: [u8; KINDS] = std::array::from_fn(|kind| file.abilities[kind].cards);
    ensure(
        counts == [3, 3, 2, 3, 3, 1],
        ABILITIES,
        "abilities",
        "3 Thief, 3 Bat, 2 Stamina, 3 Speed, 3 Stealth, 1 Strength",
    )?;
    let sum = counts.iter().sum::<u8>() == game.components.ability_cards;
    ensure(sum, ABILITIES, "abilities", "the cards must add up to those of the components")?;
    let mut powers = Powers { thief_small: 0, bat_jewels: 0, speed_moves: 0, stealth_passes: 0, strength_turns: 0 };
    for row in &file.abilities {
        let markers = if row.id == Ability::Thief { 0 } else { row.cards };
        ensure(row.markers == markers, ABILITIES, row.id.id(), format!("it has {markers} markers"))?;
        read_effect(row, &mut powers)
            .map_err(|reason| BadContent::new(ABILITIES, row.id.id(), format!("its effect: {reason}")))?;
    }
    let infos = file.abilities.into_iter().map(|row| AbilityInfo {
        ability: row.id,
        name: row.name,
        cards: row.cards,
        text: row.text,
        reminder: row.reminder,
    });
    Ok((infos.collect(), powers))
}

/// The numbers of an effect; what the rules fix must stand there as the rules fix it.
fn read_effect(row: &AbilityRow, powers: &mut Powers) -> Result<(), &'static str> {
    let says = |holds: bool, reason| if holds { Ok(()) } else { Err(reason) };
    match (row.id, &row.effect) {
        (
            Ability::Thief,
            Effect::Steal { large, small, sources, needs_dwarf_outside, costs_action, usable_with_free_action },
        ) => {
            powers.thief_small = *small;
            says((1..=2).contains(small) && *large == 1, "a Thief takes one large or up to two small jewels")?;
            says(*sources == ["other_player_home", "black_market"], "a Thief steals from homes and the market")?;
            let fixed = *needs_dwarf_outside && *costs_action && !*usable_with_free_action;
            says(fixed, "a Thief needs a dwarf outside and a normal action")
        }
        (Ability::Bat, Effect::Airlift { jewels, on, blocks_collecting_if_held_at_action_start }) => {
            powers.bat_jewels = *jewels;
            says((1..=2).contains(jewels) && on == "enter_cavern", "a Bat carries one or two jewels on arrival")?;
            says(*blocks_collecting_if_held_at_action_start, "a dwarf with a Bat does not collect")
        }
        (Ability::Stamina, Effect::SecondLoad { extra_caverns }) => {
            says(*extra_caverns == 1, "Stamina collects one more cavern")
        }
        (Ability::Speed, Effect::MultiMove { moves, lasts }) => {
            powers.speed_moves = *moves;
            says(*moves == 2 && lasts == "until_leaves_mine", "Speed gives two moves until the dwarf leaves the mine")
        }
        (Ability::Stealth, Effect::PassLimit { limit, lasts }) => {
            powers.stealth_passes = *limit;
            says((2..=4).contains(limit) && lasts == "until_leaves_mine", "Stealth passes up to four until he leaves")
        }
        (Ability::Strength, Effect::BlockPassing { owner_turns, affects, activation }) => {
            powers.strength_turns = *owner_turns;
            says((1..=9).contains(owner_turns), "Strength lasts for one to nine turns")?;
            says(
                affects == "other_players" && activation == "explicit",
                "Strength stops others, when its owner says so",
            )
        }
        _ => Err("it belongs to another ability"),
    }
}

/// What is odd but can be played.
pub(super) fn warnings(contents: &Contents) -> Vec<String> {
    let mut odd = Vec::new();
    let mut warn = |holds: bool, text: String| {
        if holds {
            odd.push(text);
        }
    };
    let (mut small, mut large, mut amber) = (0, 0, Jewels::NONE);
    for (spot, filling) in contents.mine.caverns().zip(&contents.fillings) {
        small += u32::from(filling.grey_small);
        large += u32::from(filling.grey_large);
        amber += filling.amber;
        let empty = filling.grey_small + filling.grey_large == 0 && filling.amber.is_empty();
        warn(empty, format!("{} is empty", contents.mine.id(spot)));
    }
    let cup: Jewels = contents.jewels.each().filter(|jewel| jewel.colour() != Colour::Amber).collect();
    let market = cup.small().len() < small + 8 || cup.large().len() < large + 4;
    warn(market, "the Black Market begins with fewer than 8 small or 4 large jewels".to_owned());
    warn(amber.len() < contents.jewels.len() - cup.len(), "FF-RULING-63: some amber goes to the market".to_owned());
    for (index, card) in contents.settings.iter().enumerate() {
        let twin = contents.settings[..index].iter().any(|other| other.needs == card.needs);
        warn(twin, format!("{} asks for the same as another setting", card.id));
        let poor = u32::from(card.points) <= card.needs.weight();
        warn(poor, format!("{} is worth no more than its jewels", card.id));
    }
    let spaces = usize::from(contents.limits.brisingamen_spaces);
    let most = |of: &dyn Fn(&Link) -> u32| {
        let mut all: Vec<u32> = contents.links.iter().map(of).collect();
        all.sort_unstable_by(|one, other| other.cmp(one));
        all.iter().take(spaces).sum::<u32>()
    };
    warn(
        most(&|link| link.tokens.into()) > contents.components.free_action_tokens.into(),
        "tokens may run out".to_owned(),
    );
    let dry = most(&|link| link.needs.small().len()) > 16 || most(&|link| link.needs.large().len()) > 6;
    warn(dry, "four links may need more amber than there is".to_owned());
    odd
}
