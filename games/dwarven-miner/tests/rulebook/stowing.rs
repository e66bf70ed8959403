//! The end of a turn: banking, discarding, arranging.

use crate::support::*;
use dwarven_miner::*;

fn discard(word: &str) -> Action {
    Action::Discard { good: good(word) }
}

fn put_item(number: u8, id: Option<&str>) -> Action {
    Action::PutItem { vault: vault(number), item: id.map(item) }
}

fn put(number: u8, resource: Option<Resource>) -> Action {
    Action::PutResource { vault: vault(number), resource }
}

/// Example 13. DM-BANK-01, DM-BANK-02, DM-STORE-03, DM-STORE-05, DM-STORE-06, DM-RULING-27, DM-RULING-28, DM-RULING-65.
#[test]
fn unused_dice_are_banked() {
    let mut game = play(position(2).dice("s1 iron, s2 iron, g1 gold, g2 crystal, l1 powder, l2 artifact"));
    game.refuses(Action::BankArtifact { resource: Iron }, "DM-RULING-65").refuses(discard("iron"), "DM-RULING-29");
    game.play(Action::EndCrafting);
    assert_eq!(game.phase(), Phase::Banking, "DM-RULING-65: at the end of the turn");
    game.play(Action::BankArtifact { resource: Mithril });
    assert_eq!(game.open().turn.goods.resources, [2, 1, 1, 1, 1].into(), "DM-BANK-01, DM-RULING-27, DM-RULING-28");
    game.refuses(Action::DoneTrimming, "DM-STORE-03");
    game.play(discard("iron")).play(discard("powder")).refuses(discard("powder"), "DM-STORE-05");
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert_eq!(game.packed(A), stash("iron gold crystal mithril"), "DM-STORE-06");
    let left: Vec<u8> = ["iron", "gold", "crystal", "mithril", "powder"].iter().map(|word| game.pile(word)).collect();
    assert_eq!(left, [11, 11, 11, 11, 12], "DM-STORE-05: discarded cards return");
}

/// DM-BANK-02: an Artifact may be let go.
#[test]
fn an_artifact_may_be_lost() {
    let mut game = play(
        position(2)
            .dice("l2 artifact")
            .packs(A, "iron")
            .phase(Phase::Fulfilment)
            .hands(A, "monk")
            .benches("lantern tools"),
    );
    game.play(Action::EndFulfilment).play(Action::DropArtifact);
    assert_eq!((game.phase(), game.owned("iron")), (Phase::Trimming, 1), "DM-BANK-02");
}

/// Example 39. DM-RULING-26: what has no pile cannot be banked.
#[test]
fn an_empty_pile_banks_nothing() {
    let mut at = position(2).dice("g1 mithril, l1 artifact, s1 gold, s2 powder");
    for number in 1..=6 {
        at = at.vaults(B, number, "mithril mithril");
    }
    let mut game = play(at);
    game.play(Action::EndCrafting);
    assert_eq!(game.owned("mithril"), 0, "DM-RULING-26: it is lost");
    game.refuses(Action::BankArtifact { resource: Mithril }, "DM-RULING-26");
}

/// Example 14, the printed picture. DM-COMP-08, DM-COMP-09: one slot of each kind is free, both in the backpack.
#[test]
fn the_printed_picture() {
    let game = play(position(2).active(B).packs(A, "iron gold powder dirk").vaults(A, 1, "iron iron helm"));
    let (limits, goods) = (game.open().limits(A), game.open().goods_of(A));
    assert_eq!((limits.resources - goods.resources.total(), limits.items - goods.items.total()), (1, 1), "DM-COMP-08");
    assert_eq!((limits.resources, limits.items), (6, 3), "DM-COMP-09");
    assert_eq!(game.in_vault(1).resources.total(), content().vault.slots.resources, "the vault is full");
}

/// Example 16. DM-STORE-02, DM-STORE-06: too many items at the end.
#[test]
fn too_many_items_at_the_end() {
    let mut game = play(position(2).benches("dirk helm tools").phase(Phase::Trimming));
    game.refuses(Action::DoneTrimming, "DM-STORE-02");
    assert_eq!(game.offered(), [discard("dirk"), discard("helm"), discard("tools")], "DM-STORE-06: A chooses which");
    game.play(discard("helm"));
    assert_eq!(game.pile("helm"), 5);
    assert!(game.offered().contains(&Action::DoneTrimming), "DM-STORE-02");
}

/// DM-STORE-04: item slots do not hold resources, nor resource slots items.
#[test]
fn slots_hold_their_own_kind() {
    let mut game = play(position(2).benches("iron iron iron iron iron").phase(Phase::Trimming));
    game.refuses(Action::DoneTrimming, "DM-STORE-03");
    let mut game = play(position(2).vaults(A, 1, "").benches("iron gold helm").phase(Phase::Trimming));
    game.play(Action::DoneTrimming).refuses(put_item(1, Some("dirk")), "DM-STORE-04");
    game.play(put_item(1, None)).refuses(put(1, Some(Mithril)), "DM-STORE-04");
}

/// DM-RULING-31, DM-BANK-03: one may keep fewer cards than one could, and what is kept stays.
#[test]
fn one_may_keep_less() {
    let mut game = play(position(2).packs(A, "iron gold").phase(Phase::Trimming));
    game.play(discard("iron"));
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert_eq!(game.packed(A), stash("gold"), "DM-RULING-31, DM-BANK-03");
}

/// Example 40, the end. DM-STORE-04, DM-STORE-05, DM-RULING-29, DM-RULING-61: a crafted vault is filled slot by slot.
#[test]
fn a_new_vault_is_filled() {
    let at = || {
        let mut game = play(position(2).packs(A, "gold helm").dice("s1 iron, s2 iron, g1 mithril, l1 powder"));
        game.play(Action::CraftVault).play(Action::EndCrafting).play(Action::DoneTrimming);
        game
    };
    let mut game = at();
    assert_eq!(game.offered(), [Action::KeepArrangement, put_item(1, Some("helm")), put_item(1, None)], "DM-STORE-05");
    game.rolls(first_roll("s1 iron")).play(Action::KeepArrangement);
    assert_eq!((game.in_vault(1), game.packed(A)), (stash(""), stash("gold powder helm")), "DM-RULING-64");
    let mut game = at();
    game.refuses(put(1, None), "DM-RULING-29").play(put_item(1, Some("helm")));
    assert_eq!(game.offered(), [put(1, Some(Gold)), put(1, Some(Powder)), put(1, None)], "DM-STORE-05");
    game.refuses(Action::KeepArrangement, "DM-RULING-64").refuses(put(2, Some(Gold)), "DM-STORE-05");
    game.refuses(discard("gold"), "DM-STORE-06");
    // After the Powder only "nothing" is left for the second slot: Gold would come before it.
    game.rolls(first_roll("s1 iron")).play(put(1, Some(Powder)));
    assert_eq!((game.in_vault(1), game.packed(A)), (stash("powder helm"), stash("gold")), "DM-STORE-05");
    let placed = game.table.events.iter().filter(|event| matches!(event.what, What::Placed { .. })).count();
    assert_eq!(placed, 2, "both are told");
}

/// Example 50. DM-RULING-64: the vault keeps its own, the backpack pays.
#[test]
fn the_vault_keeps_its_own() {
    let at = position(2).packs(A, "dirk").vaults(A, 1, "dirk iron iron").hands(A, "rogue");
    let mut game = play(at.dice("s1 iron, g1 gold, l1 powder, l2 crystal, s2 spent, g2 spent"));
    game.play(craft("dirk")).play(craft("lantern")).play(Action::EndCrafting).play(fulfil("rogue"));
    game.play(Action::DoneTrimming);
    game.rolls(first_roll("s1 iron")).play(Action::KeepArrangement);
    assert_eq!((game.in_vault(1), game.packed(A)), (stash("dirk iron iron"), stash("")), "DM-RULING-64");
}

/// Example 51. DM-STORE-06: a full load; "nothing" is open only if the rest still fits.
#[test]
fn a_full_load() {
    let at = position(2).vaults(A, 1, "").benches("gold gold gold gold gold powder").phase(Phase::Trimming);
    let mut game = play(at);
    // The item slot stays empty without a question, and so does the choice of the first card: Gold.
    game.play(Action::DoneTrimming);
    assert_eq!(game.offered(), [put(1, Some(Gold)), put(1, Some(Powder))], "DM-STORE-06: not nothing");
    game.refuses(put(1, None), "DM-STORE-06");
    game.rolls(first_roll("s1 iron")).play(put(1, Some(Powder)));
    assert_eq!((game.in_vault(1), game.packed(A)), (stash("gold powder"), stash("gold gold gold gold")));
}

/// DM-STORE-06: the item slot of a vault must be used when the items would not fit elsewhere.
#[test]
fn an_item_must_go_into_the_vault() {
    let mut game = play(position(2).vaults(A, 1, "").benches("dirk helm tools").phase(Phase::Trimming));
    game.play(Action::DoneTrimming).refuses(put_item(1, None), "DM-STORE-06");
    game.refuses(Action::KeepArrangement, "DM-RULING-64");
}

/// DM-RULING-64: a stolen vault takes back what it held when it was stolen, a crafted one nothing.
#[test]
fn arrangements_of_gained_vaults() {
    let four = "s1 burglar, s2 burglar, g1 burglar, g2 burglar, l1 mithril, l2 artifact";
    let at = position(2).packs(A, "iron dirk").vaults(B, 1, "gold helm").benches("iron").dice(four);
    let mut game = play(at);
    game.play(Action::Burgle { tier: 4, victim: B }).play(Action::CraftVault);
    assert_eq!(game.open().vaults_of(A).count(), 2);
    // Two Iron cards and the Mithril die have paid for the second vault.
    game.play(Action::EndCrafting).play(Action::BankArtifact { resource: Powder }).play(Action::DoneTrimming);
    game.rolls(first_roll("s1 iron")).play(Action::KeepArrangement);
    assert_eq!((game.in_vault(1), game.in_vault(2)), (stash("gold helm"), stash("")), "DM-RULING-64");
    assert_eq!(game.packed(A), stash("powder dirk"), "DM-RULING-64: the rest");
}

/// DM-RULING-64: vaults go in id order, and there is nothing to keep once the first is being filled.
#[test]
fn arrangements_of_two_vaults() {
    let at = position(2).vaults(A, 2, "iron dirk").vaults(A, 1, "iron").packs(A, "iron").dice("l1 powder");
    let mut game = play(at);
    game.play(Action::EndCrafting).play(Action::DoneTrimming);
    game.rolls(first_roll("s1 iron")).play(Action::KeepArrangement);
    assert_eq!((game.in_vault(1), game.in_vault(2)), (stash("iron"), stash("iron dirk")), "DM-RULING-64");
    assert_eq!(game.packed(A), stash("iron powder"));
    let at = position(2).vaults(A, 2, "dirk").vaults(A, 1, "helm").phase(Phase::Trimming);
    let mut game = play(at);
    game.play(Action::DoneTrimming).play(put_item(1, Some("dirk")));
    assert_eq!(game.offered(), [put_item(2, Some("helm")), put_item(2, None)], "DM-RULING-64: vault 1 has changed");
    game.refuses(Action::KeepArrangement, "DM-RULING-64");
}

/// Example 42. DM-TURN-01, DM-TURN-02, DM-TURN-04, DM-MINE-08, DM-CRAFT-08, DM-BANK-03, DM-FULFIL-09: an idle turn.
#[test]
fn an_idle_turn() {
    let mut game = play(position(2).dice("s1 iron, l2 crystal").phase(Phase::Mining { rolled: Dice::ALL }));
    // Nothing can be forged and nobody served: both phases pass by themselves, and the dice are banked.
    game.play(Action::StopMining);
    assert_eq!((game.phase(), game.owned("iron"), game.owned("crystal")), (Phase::Trimming, 1, 1), "DM-TURN-04");
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert_eq!(game.packed(A), stash("iron crystal"), "DM-CRAFT-08, DM-BANK-03");
    assert_eq!(game.open().turn.active, B, "DM-TURN-02, DM-FULFIL-09");
    assert!(game.open().turn.tray.face(die("s1")).is_some(), "DM-MINE-08: B has rolled six free dice");
}
