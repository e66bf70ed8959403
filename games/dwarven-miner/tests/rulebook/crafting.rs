//! Crafting items and vaults, and what pays for them.

use crate::support::*;
use dwarven_miner::*;

/// Example 8, the printed recipe. DM-CRAFT-01, DM-CRAFT-02, DM-CRAFT-07, DM-RULING-24.
#[test]
fn the_printed_recipe() {
    let mut game = play(position(2).dice("g1 crystal, l1 crystal, s1 powder, g2 mithril, s2 gold, l2 powder"));
    game.play(craft("tome"));
    assert_eq!((game.pile("tome"), game.owned("tome")), (4, 1), "DM-CRAFT-01, DM-CRAFT-07: it lies on the bench");
    let expected = tray("g1 spent, l1 spent, s1 spent, g2 spent, s2 gold, l2 powder");
    assert_eq!(game.open().turn.tray, expected, "DM-RULING-24: the Powder die with the lower id; DM-CRAFT-02");
}

/// Example 9. DM-ART-01, DM-ART-02: an Artifact is one resource of any kind.
#[test]
fn an_artifact_is_a_crystal() {
    let mut game = play(position(2).dice("g1 crystal, l1 artifact, l2 powder, g2 mithril, s2 iron"));
    game.play(craft("tome"));
    // Nothing else can be forged: the Iron, which alone is left, is banked.
    assert_eq!(game.open().turn.goods, stash("iron tome"), "DM-ART-01: all but the Iron is spent");
    assert_eq!(game.open().turn.tray.artifacts(), 0, "DM-ART-02: used once");
    let mut game = play(position(2).dice("g1 crystal, l1 powder, l2 powder, g2 mithril, s2 iron"));
    game.refuses(craft("tome"), "DM-CRAFT-01");
}

/// Example 10. DM-CRAFT-03, DM-CRAFT-04: dice and cards pay together, and cards return to their piles.
#[test]
fn dice_and_cards_pay_together() {
    let mut game = play(position(2).packs(A, "iron gold").dice("g1 mithril"));
    assert_eq!((game.pile("iron"), game.pile("gold")), (11, 11));
    game.play(craft("shield"));
    assert_eq!((game.pile("iron"), game.pile("gold"), game.pile("shield")), (12, 12, 4), "DM-CRAFT-04");
    assert!(game.open().turn.goods.resources.is_empty(), "DM-CRAFT-03");
}

/// DM-CRAFT-03: cards in vaults pay as well.
#[test]
fn cards_in_vaults_pay() {
    let mut game = play(position(2).packs(A, "iron").vaults(A, 1, "gold").dice(""));
    game.play(craft("dirk"));
    assert_eq!(game.owned("dirk"), 1, "DM-CRAFT-03");
}

/// Example 11. DM-RULING-24: dice before cards, Artifacts last.
#[test]
fn dice_pay_before_cards_and_artifacts_last() {
    let mut game = play(position(2).packs(A, "iron").dice("s1 iron, l1 powder, l2 artifact"));
    game.play(craft("tools"));
    assert_eq!((game.owned("iron"), game.open().turn.tray.artifacts()), (1, 1), "DM-RULING-24");
    assert_eq!(game.open().turn.tray, tray("s1 spent, l1 spent, l2 artifact"));
}

/// Example 12. DM-CRAFT-05, DM-CRAFT-06: each die pays once, and one may craft several things.
#[test]
fn a_die_pays_once() {
    let dice = "s1 iron, s2 iron, g1 gold, l1 powder";
    let mut game = play(position(2).dice(dice));
    // After the Dirk the Tools are the only thing left; what is left over is asked about.
    game.play(craft("dirk")).play(craft("tools"));
    assert_eq!((game.owned("dirk"), game.owned("tools")), (1, 1), "DM-CRAFT-06");
    let mut game = play(position(2).dice(dice));
    game.play(craft("helm"));
    game.refuses(craft("dirk"), "DM-CRAFT-01").refuses(craft("tools"), "DM-CRAFT-01");
    assert!(game.crafts("elixir"), "DM-CRAFT-05: Gold and Powder are still there");
}

/// DM-TURN-03, DM-CRAFT-06: anything may be crafted, also what no Patron in hand asks for, also twice.
#[test]
fn anything_may_be_crafted() {
    let mut game = play(position(2).hands(A, "chieftain").packs(A, "iron gold iron gold").dice("s1 powder"));
    game.play(craft("dirk")).play(craft("dirk"));
    assert_eq!(game.owned("dirk"), 2, "DM-CRAFT-06, DM-TURN-03");
}

/// DM-RULING-25: an empty item pile gives nothing.
#[test]
fn an_empty_item_pile_gives_nothing() {
    let dirks = position(3).packs(B, "dirk dirk").packs(C, "dirk dirk").packs(A, "dirk");
    let mut game = play(dirks.dice("s1 iron, g1 gold, l1 powder"));
    game.refuses(craft("dirk"), "DM-RULING-25");
}

/// DM-RULING-26: an empty resource pile does not matter for crafting with dice. Example 39, the second half.
#[test]
fn dice_pay_although_the_pile_is_empty() {
    let mut position = position(2).dice("g1 mithril, s1 iron, s2 gold");
    for number in 1..=6 {
        position = position.vaults(B, number, "mithril mithril");
    }
    let mut game = play(position);
    assert_eq!(game.pile("mithril"), 0);
    game.play(craft("shield"));
    assert_eq!(game.owned("shield"), 1, "DM-RULING-26");
}

/// Example 40. DM-VAULT-01, DM-VAULT-02, DM-VAULT-03, DM-RULING-61: a vault is crafted and adds its slots at once.
#[test]
fn a_vault_is_crafted() {
    let mut game = play(position(2).packs(A, "gold helm").dice("s1 iron, s2 iron, g1 mithril, l1 powder"));
    game.play(Action::CraftVault);
    assert_eq!(game.open().vault(vault(1)).owner, Some(A), "DM-RULING-61: the lowest id");
    assert_eq!(game.open().vault_pile(), 7, "DM-VAULT-01");
    let limits = game.open().limits(A);
    assert_eq!((limits.resources, limits.items), (6, 3), "DM-VAULT-02");
    assert_eq!(game.open().turn.tray, tray("s1 spent, s2 spent, g1 spent, l1 powder"), "DM-VAULT-01");
    let mut game = play(position(2).vaults(A, 1, "").dice("s1 iron, s2 iron, g1 mithril"));
    game.rolls(first_roll("s1 iron")).play(Action::CraftVault);
    assert_eq!(game.open().vaults_of(A).count(), 2, "DM-VAULT-03");
}

/// Example 41. DM-RULING-20: a player may own any number of vaults, until the pile is empty.
#[test]
fn the_vault_pile_runs_out() {
    let seven = (1..=7).fold(position(2), |position, number| position.vaults(A, number, ""));
    let mut game = play(seven.dice("s1 iron, s2 iron, g1 mithril, l1 powder").courts(A, "engineer"));
    game.play(Action::CraftVault);
    assert_eq!(game.open().vaults_of(A).count(), 8, "DM-RULING-20");
    let eight = (1..=8).fold(position(2), |position, number| position.vaults(A, number, ""));
    let mut game = play(eight.dice("s1 iron, s2 iron, g1 mithril, l1 powder").courts(A, "engineer"));
    game.refuses(Action::CraftVault, "DM-RULING-20");
    game.refuses(Action::EngineerCraft { work: Work::Vault }, "DM-RULING-20");
}

/// Example 32. DM-POWER-08, DM-PATRON-06, DM-RULING-24, DM-RULING-49: wild Crystals.
#[test]
fn the_rune_singer_makes_crystals_wild() {
    let mut game =
        play(position(2).courts(A, "rune_singer").packs(A, "crystal").dice("g1 crystal, l1 crystal, s1 iron"));
    game.play(craft("helm"));
    assert_eq!(game.open().turn.tray, tray("g1 spent, l1 crystal, s1 spent"), "DM-RULING-24: s1 and g1");
    game.play(craft("tools"));
    assert_eq!((game.owned("tools"), game.owned("crystal")), (1, 0), "DM-POWER-08: a die and a card");
    // The Helm and the Tools are kept; nothing else is left to decide.
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert!(game.is_discarded("rune_singer"), "DM-PATRON-06");
}

/// DM-RULING-24: Crystals that the recipe itself needs are not wild.
#[test]
fn crystals_of_the_recipe_are_not_wild() {
    let mut game = play(position(2).courts(A, "rune_singer").dice("g1 crystal, l1 crystal, s1 iron, l2 powder"));
    game.refuses(craft("tome"), "DM-CRAFT-01");
    game.refuses(craft("magic_wand"), "DM-CRAFT-01");
    assert!(game.crafts("lantern"), "Powder and Crystal");
}

/// DM-RULING-49: a Crystal is banked only as Crystal.
#[test]
fn a_wild_crystal_is_banked_as_crystal() {
    let mut game = play(position(2).courts(A, "rune_singer").dice("g1 crystal"));
    game.play(Action::EndCrafting);
    assert_eq!((game.phase(), game.owned("crystal")), (Phase::Trimming, 1), "DM-RULING-49: no question is asked");
}

/// Example 36. DM-POWER-04, DM-RULING-55, DM-PATRON-05: the Engineer leaves out up to two resources.
#[test]
fn the_engineer_leaves_resources_out() {
    let engineer = |id: &str| Action::EngineerCraft { work: Work::Item(item(id)) };
    let at = || play(position(2).courts(A, "engineer").dice("g1 mithril, s1 iron"));
    let mut game = at();
    assert!(game.offered().contains(&engineer("mithril_armor")), "DM-POWER-04: Mithril is left out twice");
    game.refuses(engineer("tankard"), "DM-POWER-04");
    game.play(engineer("heavy_armor"));
    // Two Iron are missing: leaving out anything else would not do, so both steps are forced.
    assert_eq!(game.owned("heavy_armor"), 1, "DM-RULING-55");
    assert_eq!(game.open().turn.tray, tray("g1 spent, s1 spent"));
    assert!(game.is_discarded("engineer"), "DM-PATRON-05");
    let mut game = play(position(2).courts(B, "engineer").dice("g1 mithril, s1 iron"));
    game.refuses(engineer("heavy_armor"), "DM-PATRON-05");
}

/// DM-RULING-55: the crafter chooses what is left out, also nothing; a two-resource item can be free.
#[test]
fn the_engineer_leaves_out_what_one_likes() {
    let engineer = |id: &str| Action::EngineerCraft { work: Work::Item(item(id)) };
    let omit = |resource| Action::Omit { resource };
    let mut game = play(position(2).courts(A, "engineer").dice("s1 iron, g1 gold, l1 powder, l2 crystal"));
    game.refuses(omit(Iron), "DM-RULING-55").play(engineer("dirk"));
    assert_eq!(game.offered(), [omit(Iron), omit(Gold), Action::OmitDone], "DM-RULING-55");
    game.refuses(omit(Crystal), "DM-RULING-55").play(omit(Iron)).play(omit(Gold));
    assert_eq!(game.open().turn.tray, tray("s1 iron, g1 gold, l1 powder, l2 crystal"), "DM-RULING-55: it is free");
    let mut game = play(position(2).courts(A, "engineer").dice("s1 iron, g1 gold, l1 powder, l2 crystal"));
    game.play(engineer("dirk")).play(Action::OmitDone);
    assert_eq!(game.open().turn.tray, tray("s1 spent, g1 spent, l1 powder, l2 crystal"), "DM-RULING-55: also none");
    let mut game = play(position(2).courts(A, "engineer").dice("s1 iron, g1 gold, l1 powder"));
    game.play(engineer("shield")).refuses(Action::OmitDone, "DM-RULING-55");
}

/// DM-POWER-04, DM-POWER-08, DM-RULING-24: Engineer, Rune Singer and Artifact together; Crystals are reserved for what is
/// left of the recipe after the omissions.
#[test]
fn engineer_and_rune_singer_work_together() {
    let at = position(2).courts(A, "engineer rune_singer").dice("g1 crystal, l1 artifact");
    let mut game = play(at);
    // Tome: Powder, two Crystals, Mithril. Without both Crystals, one is wild and the Artifact pays the rest.
    game.play(Action::EngineerCraft { work: Work::Item(item("tome")) });
    game.play(Action::Omit { resource: Crystal }).play(Action::Omit { resource: Crystal });
    assert_eq!(game.owned("tome"), 1, "DM-RULING-24");
    assert_eq!(game.open().turn.tray, tray("g1 spent, l1 spent"));
}

/// DM-VAULT-01, DM-POWER-04: the Engineer helps with vaults too.
#[test]
fn the_engineer_crafts_a_vault() {
    let mut game = play(position(2).courts(A, "engineer").dice("s1 iron"));
    game.play(Action::EngineerCraft { work: Work::Vault });
    // Iron and Mithril are missing; once one of them is left out, the other is no question.
    game.rolls(first_roll("s1 iron")).play(Action::Omit { resource: Iron });
    assert_eq!(game.open().vaults_of(A).count(), 1, "DM-POWER-04");
}

/// Example 37. DM-RULING-30: no crafting after fulfilling; unused dice can still be banked.
#[test]
fn no_crafting_after_fulfilling() {
    let at = position(2)
        .hands(A, "monk rogue wizard")
        .benches("lantern tools")
        .dice("s1 iron, s2 iron")
        .next_cards("defender engineer");
    let mut game = play(at);
    game.play(Action::EndCrafting).play(fulfil("monk")).play(send_away("engineer"));
    assert_eq!(
        game.phase(),
        Phase::Trimming,
        "DM-RULING-30: Fulfilment has nothing more to offer, Crafting stays shut"
    );
    assert_eq!(game.owned("iron"), 2, "DM-RULING-30: both Irons are banked");
    let at = position(2).hands(A, "monk").benches("lantern tools").dice("s1 iron, s2 iron").phase(Phase::Fulfilment);
    play(at).refuses(craft("helm"), "DM-RULING-30");
}
