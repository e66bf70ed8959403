//! Burglars: who may take what from whom.

use crate::support::*;
use dwarven_miner::*;

fn robbed(burglars: &str) -> Play {
    play(position(2).packs(B, "iron crystal helm").vaults(B, 1, "mithril shield").dice(burglars))
}

fn burgle(tier: u8) -> Action {
    Action::Burgle { tier, victim: B }
}

fn tiers(game: &Play) -> Vec<u8> {
    let tier = |action: Action| if let Action::Burgle { tier, .. } = action { Some(tier) } else { None };
    let mut tiers: Vec<u8> = game.offered().into_iter().filter_map(tier).collect();
    tiers.dedup();
    tiers
}

fn loot(word: &str) -> Action {
    Action::Loot { loot: Loot::Backpack(good(word)) }
}

/// Example 17. DM-BURG-01, DM-BURG-02, DM-BURG-06, DM-RULING-13, DM-RULING-16, DM-RULING-17.
#[test]
fn one_burglar_takes_a_resource() {
    let mut game = robbed("s1 burglar");
    assert_eq!(tiers(&game), [1], "DM-BURG-01");
    game.refuses(burgle(2), "DM-BURG-01").refuses(Action::Burgle { tier: 1, victim: A }, "DM-BURG-01");
    game.refuses(loot("iron"), "DM-BURG-01").play(burgle(1));
    assert_eq!(game.offered(), [loot("iron"), loot("crystal")], "DM-RULING-13: not the Mithril in the vault");
    game.refuses(loot("helm"), "DM-BURG-02").refuses(loot("gold"), "DM-BURG-02").play(loot("iron"));
    assert_eq!(game.owned("iron"), 1, "DM-RULING-17: it lies on the bench");
    assert_eq!(game.packed(B), stash("crystal helm"), "DM-BURG-02");
    assert_eq!(game.pile("iron"), 11, "the piles are not touched");
}

/// DM-BURG-06: one burglar action a turn, whatever one rolled.
#[test]
fn one_burglar_action_a_turn() {
    let mut game = robbed("s1 burglar, s2 burglar, l1 powder, l2 crystal");
    game.play(burgle(1)).play(loot("iron"));
    game.refuses(burgle(1), "DM-BURG-06").refuses(burgle(2), "DM-BURG-06");
}

/// Example 18. DM-BURG-03, DM-RULING-14: two Burglars take an item of the backpack, or act as one.
#[test]
fn two_burglars_take_an_item() {
    let mut game = robbed("s1 burglar, s2 burglar, l1 powder");
    assert_eq!(tiers(&game), [1, 2], "DM-RULING-14: a lower tier may be used");
    // The Helm is the only item in the backpack, so nobody is asked.
    game.play(burgle(2));
    assert_eq!((game.owned("helm"), game.packed(B)), (1, stash("iron crystal")), "DM-BURG-03");
    assert_eq!(game.in_vault(1), stash("mithril shield"), "DM-RULING-13");
}

/// Example 19. DM-BURG-04: three Burglars take a card out of a vault.
#[test]
fn three_burglars_reach_into_a_vault() {
    let mut game = robbed("s1 burglar, s2 burglar, g1 burglar");
    assert_eq!(tiers(&game), [1, 2, 3], "DM-BURG-04");
    game.play(burgle(3));
    let from = |word: &str| Action::Loot { loot: Loot::FromVault { vault: vault(1), good: good(word) } };
    assert_eq!(game.offered(), [from("mithril"), from("shield")], "DM-BURG-04");
    game.refuses(loot("iron"), "DM-BURG-04").refuses(from("gold"), "DM-BURG-04").play(from("shield"));
    assert_eq!((game.owned("shield"), game.in_vault(1)), (1, stash("mithril")));
    assert_eq!(game.open().vault(vault(1)).owner, Some(B), "DM-BURG-04: the vault stays");
}

/// Example 20. DM-BURG-05, DM-RULING-19, DM-RULING-58: four Burglars take the vault with everything in it.
#[test]
fn four_burglars_take_the_vault() {
    let at = position(2).packs(B, "iron iron iron iron helm").vaults(B, 1, "mithril shield");
    let mut game = play(at.dice("s1 burglar, s2 burglar, g1 burglar, g2 burglar"));
    assert_eq!(tiers(&game), [1, 2, 3, 4]);
    game.play(burgle(4));
    assert_eq!(game.open().vault(vault(1)).owner, Some(A), "DM-BURG-05");
    assert_eq!((game.owned("shield"), game.owned("mithril")), (1, 1), "DM-RULING-19: the Shield can be used at once");
    let (thief, victim) = (game.open().limits(A), game.open().limits(B));
    assert_eq!((thief.resources, thief.items, victim.resources, victim.items), (6, 3, 4, 2), "DM-RULING-19");
    assert_eq!(game.packed(B), stash("iron iron iron iron helm"), "DM-RULING-58: the victim does not overflow");
}

/// DM-RULING-19: an empty vault can be stolen too, but nothing out of it.
#[test]
fn an_empty_vault_can_be_stolen() {
    let game = play(position(2).vaults(B, 3, "").dice("s1 burglar, s2 burglar, g1 burglar, g2 burglar"));
    assert_eq!(tiers(&game), [4], "DM-RULING-19, DM-RULING-18");
}

/// Example 22. DM-RULING-18, DM-RULING-21: a ward stops tiers 3 and 4, and an empty pack has nothing.
#[test]
fn a_ward_stops_burglars() {
    let at =
        position(3).packs(B, "gold").vaults(B, 2, "iron helm").courts(B, "defender").ward(vault(2), card("defender"));
    let mut game = play(at.dice("s1 burglar, s2 burglar, g1 burglar, g2 burglar"));
    let burglaries: Vec<Action> =
        game.offered().into_iter().filter(|action| matches!(action, Action::Burgle { .. })).collect();
    assert_eq!(burglaries, [burgle(1)], "DM-RULING-18, DM-RULING-21");
    game.refuses(burgle(3), "DM-RULING-18").refuses(burgle(4), "DM-RULING-18");
    game.refuses(Action::Burgle { tier: 1, victim: C }, "DM-RULING-18");
}

/// DM-RULING-21: a ward protects its own vault only.
#[test]
fn a_ward_protects_one_vault() {
    let at = position(2)
        .vaults(B, 1, "gold")
        .vaults(B, 2, "iron helm")
        .courts(B, "defender")
        .ward(vault(2), card("defender"));
    let mut game = play(at.dice("s1 burglar, s2 burglar, g1 burglar, g2 burglar"));
    game.play(burgle(4));
    assert_eq!(game.open().vault(vault(1)).owner, Some(A), "DM-RULING-21: the other one is taken without a question");
    let at = position(2)
        .vaults(B, 1, "gold iron")
        .vaults(B, 2, "iron")
        .courts(B, "defender")
        .ward(vault(2), card("defender"));
    let mut game = play(at.dice("s1 burglar, s2 burglar, g1 burglar"));
    game.play(burgle(3));
    let warded = Loot::FromVault { vault: vault(2), good: res(Iron) };
    game.refuses(Action::Loot { loot: warded }, "DM-RULING-21");
    let nobodys = Loot::FromVault { vault: vault(3), good: res(Iron) };
    game.refuses(Action::Loot { loot: nobodys }, "DM-BURG-04");
}

/// Example 33. DM-POWER-03, DM-PATRON-06, DM-RULING-22, DM-RULING-23: the Tracker guards, and counts as a Burglar.
#[test]
fn the_tracker_guards_and_counts() {
    let at = position(2)
        .active(B)
        .courts(A, "tracker")
        .packs(A, "iron helm")
        .dice("s1 burglar, s2 burglar, g1 burglar, l1 powder");
    let mut game = play(at);
    game.refuses(Action::Burgle { tier: 1, victim: A }, "DM-RULING-22");
    assert_eq!(tiers(&game), [0u8; 0], "DM-POWER-03");
    let mut game = play(position(2).courts(A, "tracker").packs(B, "iron helm").dice("g1 burglar, l1 powder"));
    assert_eq!(tiers(&game), [1, 2], "DM-RULING-23: one more is counted");
    game.play(Action::EndCrafting);
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert!(game.is_discarded("tracker"), "DM-PATRON-06: it leaves at the end of the owner's next turn");
    let game = play(position(2).courts(A, "tracker").packs(B, "iron").dice("l1 powder"));
    assert_eq!(tiers(&game), [1], "DM-RULING-23: without any Burglar die");
    let four = "s1 burglar, s2 burglar, g1 burglar, g2 burglar";
    let game = play(position(2).courts(A, "tracker").vaults(B, 1, "").dice(four));
    assert_eq!(tiers(&game), [4], "DM-RULING-23: more than four count as four");
}

/// Example 43. DM-BURG-07, DM-RULING-15: the burglar action is optional, and belongs to Crafting.
#[test]
fn burglars_act_only_while_crafting() {
    let at = position(2).packs(B, "iron").benches("lantern tools").hands(A, "monk").dice("s1 burglar");
    let mut game = play(at);
    game.play(Action::EndCrafting);
    assert_eq!(game.phase(), Phase::Fulfilment, "DM-BURG-07: nobody is forced to steal");
    game.refuses(burgle(1), "DM-RULING-15");
}
