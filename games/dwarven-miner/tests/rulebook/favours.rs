//! Wizard and Chieftain: favours now and later.

use crate::support::*;
use dwarven_miner::*;

const WIZARD: &str = "tome runestone lantern elixir";
const CHIEFTAIN: &str = "mithril_armor mithril_sword helm dirk";

fn give(from: Option<StashId>, id: &str) -> Action {
    Action::Give { from, item: item(id) }
}

fn get(id: &str) -> Action {
    Action::Get { item: item(id) }
}

/// Example 28. DM-POWER-12, DM-PATRON-09, DM-RULING-41, DM-RULING-42, DM-RULING-43, DM-RULING-60.
#[test]
fn the_wizard_trades_now_and_later() {
    let at = position(3).hands(A, "wizard monk rogue").benches(WIZARD).packs(B, "dirk").phase(Phase::Fulfilment);
    let mut game = play(at.next_cards("defender chieftain"));
    game.play(fulfil("wizard"));
    assert_eq!((game.score(A), game.asked()), (14, B), "DM-RULING-42: B is asked");
    game.refuses_to(A, Action::EndFulfilment, "DM-RULING-60").refuses_to(C, Action::FavourNow, "DM-RULING-60");
    // One item in one stash: what to give is no question.
    game.play(Action::FavourNow).refuses(get("dirk"), "DM-RULING-41").play(get("mithril_armor"));
    assert_eq!((game.pile("dirk"), game.pile("mithril_armor")), (5, 4), "DM-POWER-12");
    assert_eq!(game.packed(B), stash("mithril_armor"), "DM-RULING-41: the same slot");
    assert_eq!(game.asked(), A, "DM-RULING-43: C has no item and is not asked");
    assert!(game.has_in_court(A, "wizard") && game.open().miner(C).favours.contains(card("wizard")), "DM-PATRON-09");
    assert!(game.open().miner(B).favours.is_empty(), "B has used it");
    let at =
        position(3).courts(A, "wizard").favour(C, card("wizard")).active(C).dice("s1 iron, l1 powder").hands(C, "monk");
    let mut game = play(at);
    game.refuses(Action::UseFavour { card: card("wizard") }, "DM-RULING-43").play(craft("tools"));
    game.play(Action::EndCrafting).play(Action::UseFavour { card: card("wizard") });
    game.play(get("tome"));
    assert_eq!((game.owned("tome"), game.owned("tools")), (1, 0), "DM-RULING-42: used on a turn of one's own");
    assert!(game.is_discarded("wizard"), "DM-PATRON-09: everybody has used it");
}

/// DM-RULING-42: "later" keeps the favour, and the card stays.
#[test]
fn a_favour_is_kept() {
    let at = position(3).hands(A, "wizard").benches(WIZARD).packs(B, "dirk").packs(C, "helm").phase(Phase::Fulfilment);
    let mut game = play(at);
    game.play(fulfil("wizard")).play(Action::FavourLater);
    assert_eq!(game.asked(), C, "DM-RULING-60: clockwise");
    game.refuses(Action::Give { from: None, item: item("helm") }, "DM-POWER-12");
    game.rolls(first_roll("s1 iron")).play(Action::FavourNow).play(get("tome"));
    assert!(game.open().miner(B).favours.contains(card("wizard")), "DM-RULING-42");
    assert!(game.has_in_court(A, "wizard"), "DM-PATRON-09");
}

/// DM-PATRON-09, DM-RULING-42: a favour belongs to others, not to the owner, and is used only once.
#[test]
fn a_favour_is_used_once() {
    let mut game = play(position(2).courts(A, "wizard").favour(B, card("wizard")).packs(A, "dirk").dice("s1 iron"));
    game.refuses(Action::UseFavour { card: card("wizard") }, "DM-PATRON-09");
    let mining = Phase::Mining { rolled: Dice::NONE };
    let mut game = play(position(2).courts(B, "chieftain").favour(A, card("chieftain")).dice("s1 iron").phase(mining));
    game.refuses(Action::UseFavour { card: card("chieftain") }, "DM-RULING-42")
        .refuses(Action::FavourNow, "DM-PATRON-09");
}

/// Example 49. DM-RULING-41, DM-RULING-64: on another's turn one says which Dirk.
#[test]
fn which_dirk_is_given() {
    let at =
        position(2).hands(A, "wizard").benches(WIZARD).packs(B, "dirk").vaults(B, 1, "dirk").phase(Phase::Fulfilment);
    let mut game = play(at);
    game.play(fulfil("wizard")).play(Action::FavourNow);
    let from_vault = give(Some(StashId::Vault(vault(1))), "dirk");
    assert_eq!(game.offered(), [give(Some(StashId::Backpack), "dirk"), from_vault], "DM-RULING-41");
    game.refuses(give(None, "dirk"), "DM-RULING-41");
    game.rolls(first_roll("s1 iron")).play(from_vault).play(get("tome"));
    assert_eq!((game.in_vault(1), game.packed(B)), (stash("tome"), stash("dirk")), "DM-RULING-41: the same slot");
    let at = position(2).courts(B, "wizard").favour(A, card("wizard")).packs(A, "dirk").vaults(A, 1, "dirk");
    let mut game = play(at.dice("s1 iron, g1 gold, l1 powder"));
    game.play(Action::UseFavour { card: card("wizard") });
    game.play(get("tome"));
    game.play(Action::EndCrafting).play(Action::DoneTrimming);
    game.rolls(first_roll("s1 iron")).play(Action::KeepArrangement);
    assert_eq!(game.in_vault(1), stash("dirk"), "DM-RULING-64: the vault keeps its own");
    assert_eq!(game.packed(A), stash("tome iron gold powder"), "DM-RULING-64");
}

/// DM-RULING-64: on one's own turn it does not matter where an item lies.
#[test]
fn on_ones_own_turn_the_place_does_not_matter() {
    let at = position(2).courts(B, "wizard").favour(A, card("wizard")).packs(A, "dirk helm").dice("s1 iron");
    let mut game = play(at);
    game.play(Action::UseFavour { card: card("wizard") });
    game.refuses(give(Some(StashId::Backpack), "dirk"), "DM-RULING-64").refuses(give(None, "tome"), "DM-POWER-12");
    game.play(give(None, "dirk")).play(get("tome"));
    assert_eq!(game.owned("tome"), 1);
}

/// DM-RULING-25: an item whose pile is empty cannot be traded for.
#[test]
fn an_empty_pile_is_not_traded_for() {
    let at = position(3)
        .courts(B, "wizard")
        .favour(A, card("wizard"))
        .packs(A, "helm")
        .packs(B, "tome tome")
        .packs(C, "tome tome");
    let mut game = play(at.vaults(C, 1, "tome").dice("s1 iron"));
    game.play(Action::UseFavour { card: card("wizard") }).refuses(get("tome"), "DM-RULING-25");
}

/// Example 29. DM-POWER-13, DM-STORE-07, DM-RULING-33, DM-RULING-44: the Chieftain with a full backpack.
#[test]
fn the_chieftain_with_a_full_backpack() {
    let at =
        position(2).hands(A, "chieftain").benches(CHIEFTAIN).packs(B, "iron iron gold powder").phase(Phase::Fulfilment);
    let mut game = play(at);
    let pick = |resource| Action::Pick { resource };
    game.play(fulfil("chieftain"));
    assert_eq!(game.score(A), 16);
    game.play(Action::FavourNow).refuses(Action::PickDone, "DM-POWER-13").play(pick(Mithril));
    let replace = |resource| Action::ReplaceGain { stash: StashId::Backpack, resource };
    game.refuses(Action::PutGain { stash: StashId::Backpack }, "DM-STORE-07").refuses(replace(Crystal), "DM-STORE-07");
    game.play(replace(Iron));
    assert_eq!((game.packed(B), game.pile("iron")), (stash("iron gold powder mithril"), 11), "DM-STORE-07");
    game.rolls(first_roll("s1 iron")).play(pick(Crystal)).play(Action::DropGain);
    assert_eq!((game.packed(B), game.pile("crystal")), (stash("iron gold powder mithril"), 12), "DM-RULING-44");
    assert!(game.open().miner(B).favours.is_empty() && game.is_discarded("chieftain"), "DM-RULING-44: used up");
}

/// DM-RULING-43, DM-RULING-26: while no resource card is left the Chieftain asks nobody, and the favour is kept.
#[test]
fn an_empty_board_has_nothing_to_give() {
    let at = position(2).hands(A, "chieftain").benches(CHIEFTAIN).courts(A, "alchemist").phase(Phase::Fulfilment);
    let all = Resource::ALL.into_iter().flat_map(|kind| [res(kind); 12]);
    let mut game = play(all.fold(at, dwarven_miner::scenario::Position::bench));
    game.refuses(Action::UseAlchemist, "DM-RULING-26").play(fulfil("chieftain"));
    assert_eq!(game.asked(), A, "DM-RULING-43: B is not asked");
    assert!(game.open().miner(B).favours.contains(card("chieftain")), "DM-RULING-43: the favour is kept");
    let kept = game.table.events.iter().find(|event| matches!(event.what, What::FavourKept { seat: B, .. }));
    assert!(kept.is_some_and(|event| event.forced), "DM-RULING-43: it was not B's decision");
}

/// DM-RULING-44: taking one card uses the favour up.
#[test]
fn one_card_uses_the_favour_up() {
    let mut game = play(position(2).hands(A, "chieftain").benches(CHIEFTAIN).phase(Phase::Fulfilment));
    game.play(fulfil("chieftain")).play(Action::FavourNow).play(Action::Pick { resource: Gold });
    // An empty backpack: there is one place, and nobody is asked.
    assert_eq!(game.packed(B), stash("gold"), "DM-STORE-07");
    game.rolls(first_roll("s1 iron")).play(Action::PickDone);
    assert!(game.is_discarded("chieftain"), "DM-RULING-44, DM-POWER-13");
}

/// Example 48. DM-STORE-07, DM-RULING-33: a gain into a full vault, although the backpack has room.
#[test]
fn a_gain_goes_into_a_full_vault() {
    let at = position(2).hands(A, "chieftain").benches(CHIEFTAIN).packs(B, "gold").vaults(B, 1, "iron powder");
    let mut game = play(at.phase(Phase::Fulfilment));
    game.play(fulfil("chieftain")).play(Action::FavourNow).play(Action::Pick { resource: Mithril });
    let in_vault = StashId::Vault(vault(1));
    let replace = |stash, resource| Action::ReplaceGain { stash, resource };
    let put = Action::PutGain { stash: StashId::Backpack };
    assert_eq!(game.offered(), [put, replace(in_vault, Iron), replace(in_vault, Powder)], "DM-RULING-33");
    game.refuses(Action::DropGain, "DM-RULING-33").refuses(replace(StashId::Backpack, Gold), "DM-RULING-33");
    game.refuses(Action::PutGain { stash: in_vault }, "DM-STORE-07");
    game.refuses(Action::PutGain { stash: StashId::Vault(vault(2)) }, "DM-STORE-07");
    game.play(replace(in_vault, Iron));
    assert_eq!((game.in_vault(1), game.packed(B)), (stash("powder mithril"), stash("gold")), "DM-STORE-07");
    assert_eq!(game.pile("iron"), 12);
}

/// DM-RULING-33: stored cards are not moved on other players' turns in any other way.
#[test]
fn stored_cards_stay_on_other_turns() {
    let mut game = play(position(2).packs(B, "iron").vaults(B, 1, "").dice("s1 iron, g1 gold"));
    game.refuses_to(B, Action::PutGain { stash: StashId::Backpack }, "DM-TURN-02");
    game.refuses(Action::PutGain { stash: StashId::Backpack }, "DM-RULING-33");
}

/// DM-RULING-42, DM-POWER-13: the Chieftain on a turn of one's own: the cards go to the bench.
#[test]
fn the_chieftain_on_ones_own_turn() {
    let at = position(3)
        .courts(B, "chieftain")
        .favour(A, card("chieftain"))
        .favour(C, card("chieftain"))
        .packs(A, "iron iron gold gold");
    let mut game = play(at.dice("s1 iron"));
    game.play(Action::UseFavour { card: card("chieftain") }).refuses(Action::PickDone, "DM-POWER-13");
    game.play(Action::Pick { resource: Mithril }).play(Action::Pick { resource: Mithril });
    assert_eq!((game.owned("mithril"), game.phase()), (2, Phase::Crafting), "DM-RULING-44: simply to the bench");
    assert!(game.has_in_court(B, "chieftain"), "DM-PATRON-09: C has not used it yet");
}
