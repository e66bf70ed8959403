//! The box: what the content must be like.

use crate::support::*;
use dwarven_miner::content::Power;
use dwarven_miner::*;
use engine::{Edition, Files, Game};

/// DM-COMP-01: two to four players, because there are four backpacks and four pawns.
#[test]
fn two_to_four_play() {
    assert_eq!(DwarvenMiner::SEATS, 2..=4, "DM-COMP-01");
}

/// DM-COMP-02, DM-COMP-03, DM-COMP-04, DM-COMP-05, DM-COMP-06: the counts of the box.
#[test]
fn the_box_holds_what_is_printed() {
    let content = content();
    assert_eq!(content.resources.iter().map(|kind| u32::from(kind.cards)).sum::<u32>(), 60, "DM-COMP-02");
    assert!(content.resources.iter().all(|kind| kind.cards == 12), "DM-COMP-02");
    assert_eq!(content.items.len(), 16, "DM-COMP-03");
    assert!(content.items.iter().all(|item| item.copies == 5), "DM-COMP-03");
    assert_eq!((content.cards, content.patrons.len()), (42, 15), "DM-COMP-04");
    assert_eq!(content.vault.copies, 8, "DM-COMP-05");
    assert_eq!(content.layouts.len() * 2, 6, "DM-COMP-06: two dice of each layout");
    assert_eq!(content.faces[0], content.faces[1], "DM-COMP-06");
}

/// DM-COMP-02: of some kinds among others, all that there are, and nothing of the rest.
#[test]
fn counted_resources_can_be_told_apart_by_kind() {
    let [all, wanted, left] = [[1, 2, 0, 4, 12], [9, 0, 1, 1, 127], [1, 0, 0, 4, 12]].map(Resources::from);
    assert_eq!(all.of_kinds(wanted), left);
    assert_eq!(all.of_kinds(Resources::NONE), Resources::NONE);
}

/// DM-COMP-07: one Orc on every die; four dice carry a Burglar, two an Artifact.
#[test]
fn every_die_has_one_orc() {
    let content = content();
    let with = |face: Face| content.faces.iter().filter(|faces| faces.contains(&face)).count();
    for faces in &content.faces {
        assert_eq!(faces.iter().filter(|face| **face == Face::Orc).count(), 1, "DM-COMP-07");
    }
    assert_eq!((with(Face::Burglar), with(Face::Artifact)), (4, 2), "DM-COMP-07");
    let layouts = [
        ("s1 s2", "orc burglar iron iron gold powder"),
        ("g1 g2", "orc burglar iron gold mithril crystal"),
        ("l1 l2", "orc artifact powder powder crystal mithril"),
    ];
    for (names, words) in layouts {
        let faces: Vec<Face> = words.split(' ').map(face).collect();
        for name in names.split(' ') {
            assert_eq!(content.faces[die(name).index()].to_vec(), faces, "DM-COMP-07: {name}");
        }
    }
}

/// DM-COMP-08, DM-COMP-09: the slots of a backpack and of a vault; with DM-STORE-02 and DM-STORE-03 the limits of both.
#[test]
fn a_backpack_and_a_vault_have_their_slots() {
    let game = play(position(2).vaults(A, 1, ""));
    let (none, one) = (game.open().limits(B), game.open().limits(A));
    assert_eq!((none.resources, none.items), (4, 2), "DM-COMP-08");
    assert_eq!((one.resources, one.items), (6, 3), "DM-COMP-09");
}

/// DM-COMP-10: cards show what they need, bring and do.
#[test]
fn cards_say_what_they_need_and_do() {
    let content = content();
    let tome = content.item(item("tome"));
    assert_eq!(tome.recipe, [0, 0, 1, 2, 1].into(), "DM-COMP-10: the printed recipe");
    let defender = content.patron(card("defender"));
    assert_eq!((defender.points, defender.items.total(), defender.power), (11, 4, Power::Ward), "DM-COMP-10");
    assert!(content.patrons.iter().all(|patron| !patron.text.is_empty() && !patron.items.is_empty()));
}

/// DM-COMP-10: RULES.md tells every recipe and every Patron as the cards do.
#[test]
fn the_rules_tell_what_the_cards_say() {
    let rules = DwarvenMiner::RULES.split_whitespace().collect::<Vec<_>>().join(" ");
    let content = content();
    let letter = |kind: Resource| content.resources[kind.index()].letter.as_str();
    let vault = ("Vault", content.vault.recipe);
    for (name, recipe) in content.items.iter().map(|item| (item.name.as_str(), item.recipe)).chain([vault]) {
        let told = format!("{name} {}", recipe.each().map(letter).collect::<String>());
        assert!(rules.contains(&told), "DM-COMP-10: {told}");
    }
    for patron in &content.patrons {
        let count = |item: Item| match patron.items.of(item) {
            1 => content.item(item).name.clone(),
            count => format!("{count} {}", content.item(item).name),
        };
        let items: Vec<String> = patron.items.kinds().map(count).collect();
        let (cards, points) = (patron.cards.len(), patron.points);
        let told = format!("*{}* ({cards} cards, {points} points): {}. {}", patron.name, items.join(", "), patron.text);
        assert!(rules.contains(&told), "DM-COMP-10: {told}");
    }
}

/// DM-COMP-07, DM-COMP-02: content that is not like that is refused, with the file and the entry.
#[test]
fn wrong_content_is_refused() {
    let files = Files::embedded::<Content>();
    let dice = include_str!("../../content/dice.toml").replacen("[\"orc\"", "[\"iron\"", 1);
    let error = Edition::<Content>::read(&files.clone().with("dice.toml", dice)).expect_err("no Orc on a die");
    assert_eq!((error.file, error.entry.as_str()), ("dice.toml", "seam"));
    let resources = include_str!("../../content/resources.toml").replacen("cards = 12", "cards = 11", 1);
    let error =
        Edition::<Content>::read(&files.clone().with("resources.toml", resources)).expect_err("a card is missing");
    assert_eq!(error.file, "resources.toml");
    let patrons =
        include_str!("../../content/patrons.toml").replacen("timing = \"permanent\"", "timing = \"immediate\"", 1);
    let error = Edition::<Content>::read(&files.clone().with("patrons.toml", patrons)).expect_err("no such timing");
    assert_eq!((error.file, error.entry.as_str()), ("patrons.toml", "defender"));
    let items = include_str!("../../content/items.toml").replacen("copies = 5", "copies = 9", 1);
    assert!(Edition::<Content>::read(&files.with("items.toml", items)).is_err(), "more copies than can be counted");
}

/// Another set of content plays by its own numbers: rules code holds none.
#[test]
fn another_set_of_content_plays() {
    let text = include_str!("../../content/box.toml").replace("target_points = 30", "target_points = 5");
    let edition = Edition::<Content>::read(&Files::embedded::<Content>().with("box.toml", text)).expect("works");
    assert_eq!(edition.target_points, 5);
    assert_ne!(edition.hash(), content().hash());
}

/// DM-PATRON-03, DM-PATRON-05 to DM-PATRON-11: each Patron's power has its timing.
#[test]
fn patrons_have_their_powers() {
    let content = content();
    let power = |id: &str| content.patron(card(id)).power;
    for id in ["tale_smith", "brew_maiden", "monk"] {
        assert_eq!(power(id), Power::Cumulative { base: 3, step: 1 }, "DM-PATRON-11, DM-POWER-01: {id}");
    }
    assert_eq!(power("rogue"), Power::Eliminate, "DM-PATRON-05, DM-POWER-02");
    assert_eq!(power("engineer"), Power::Discount { amount: 2 }, "DM-PATRON-05, DM-POWER-04");
    assert_eq!(power("alchemist"), Power::Take { count: 2 }, "DM-PATRON-05, DM-POWER-05");
    assert_eq!(power("warrior"), Power::RerollOrcs, "DM-PATRON-05, DM-POWER-07");
    assert!(matches!(power("tracker"), Power::Spell { guard: true, extra_burglars: 1, wild: None }), "DM-POWER-03");
    assert!(
        matches!(power("rune_singer"), Power::Spell { guard: false, extra_burglars: 0, wild: Some(Crystal) }),
        "DM-POWER-08"
    );
    assert_eq!(power("war_chanter"), Power::Song { rerolls: 1 }, "DM-PATRON-07, DM-POWER-11");
    assert_eq!((power("deep_delver"), power("berserker")), (Power::Delve, Power::Smash), "DM-PATRON-08");
    assert_eq!((power("wizard"), power("chieftain")), (Power::Swap, Power::Gift { count: 2 }), "DM-PATRON-09");
    assert_eq!(power("defender"), Power::Ward, "DM-PATRON-10");
}
