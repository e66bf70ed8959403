//! What Patrons do.

use crate::support::*;
use dwarven_miner::*;

/// Example 44. DM-PATRON-04, DM-PATRON-05, DM-POWER-02, DM-RULING-46, DM-RULING-62, DM-SCORE-02: the Rogue at once.
#[test]
fn the_rogue_is_used_at_once() {
    let at = position(2).hands(A, "rogue").benches("dirk dirk lantern").courts(B, "rune_singer").score(B, 7);
    let mut game = play(at.phase(Phase::Fulfilment));
    game.play(fulfil("rogue"));
    assert_eq!(game.phase(), Phase::Fulfilment, "DM-RULING-62: its window is still open");
    game.refuses(Action::UseRogue { card: card("rogue") }, "DM-RULING-46");
    game.refuses(Action::UseRogue { card: card("wizard") }, "DM-RULING-46");
    game.rolls(first_roll("g1 crystal, l1 crystal")).play(Action::UseRogue { card: card("rune_singer") });
    assert!(game.is_discarded("rogue") && game.is_discarded("rune_singer"), "DM-POWER-02, DM-PATRON-05");
    assert_eq!((game.score(A), game.score(B)), (5, 7), "DM-SCORE-02");
    assert_eq!(game.open().turn.active, B);
    game.play(Action::StopMining);
    assert!(!game.crafts("helm"), "DM-RULING-46: the Crystals are no longer wild");
}

/// DM-PATRON-04, DM-PATRON-02: a discard power waits as long as its owner likes.
#[test]
fn a_discard_power_waits() {
    let mut game = play(position(2).courts(A, "rogue").courts(B, "monk").dice("s1 iron"));
    game.play(Action::EndCrafting).play(Action::EndFulfilment);
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert!(game.has_in_court(A, "rogue"), "DM-PATRON-02, DM-PATRON-04");
    game.refuses_to(A, Action::UseRogue { card: card("monk") }, "DM-TURN-02");
}

/// DM-RULING-46: the Rogue may drive off one's own Chieftain, and with it the favours of the others.
#[test]
fn the_rogue_cancels_favours() {
    let at = position(3).courts(A, "rogue chieftain").favour(B, card("chieftain")).favour(C, card("chieftain"));
    let mut game = play(at.dice("s1 iron"));
    game.play(Action::UseRogue { card: card("chieftain") });
    assert!(game.open().guests(card("chieftain")).is_empty() && game.is_discarded("chieftain"), "DM-RULING-46");
}

/// DM-RULING-46, DM-RULING-47: without a target the Rogue cannot be used, and not while mining.
#[test]
fn the_rogue_needs_a_target() {
    let game = play(position(2).courts(A, "rogue").dice("s1 iron, g1 gold"));
    assert!(!game.has_offer(|action| matches!(action, Action::UseRogue { .. })), "DM-RULING-46");
    let mining = Phase::Mining { rolled: Dice::NONE };
    let mut game =
        play(position(2).courts(A, "rogue alchemist engineer").courts(B, "monk").dice("s1 iron").phase(mining));
    game.refuses(Action::UseRogue { card: card("monk") }, "DM-RULING-47");
    game.refuses(Action::UseAlchemist, "DM-RULING-47");
    game.refuses(Action::EngineerCraft { work: Work::Vault }, "DM-RULING-47");
}

/// DM-RULING-66: of two Rogues the lowest is used that is not itself the target.
#[test]
fn the_lowest_rogue_is_used() {
    let mut game = play(position(2).courts(A, "rogue rogue#2 rogue#3").dice("s1 iron"));
    game.play(Action::UseRogue { card: card("rogue") });
    assert!(game.is_discarded("rogue") && game.is_discarded("rogue#2"), "DM-RULING-66");
    assert!(game.has_in_court(A, "rogue#3"));
}

/// Example 45. DM-POWER-05, DM-RULING-47, DM-PATRON-05: the Alchemist in Fulfilment.
#[test]
fn the_alchemist_gives_two_cards() {
    let mut game = play(position(2).courts(A, "alchemist").phase(Phase::Fulfilment).dice(""));
    let pick = Action::Pick { resource: Mithril };
    game.refuses(pick, "DM-POWER-05").play(Action::UseAlchemist);
    game.refuses(Action::PickDone, "DM-POWER-05").play(pick);
    assert!(game.offered().contains(&Action::PickDone), "DM-POWER-05: up to two");
    game.play(pick);
    assert_eq!((game.owned("mithril"), game.pile("mithril")), (2, 10), "DM-POWER-05");
    assert!(game.is_discarded("alchemist"), "DM-PATRON-05");
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert_eq!(game.packed(A), stash("mithril mithril"), "stowed at the end of the turn");
}

/// DM-POWER-05, DM-RULING-26: one card is enough; an empty pile gives nothing.
#[test]
fn the_alchemist_takes_what_is_there() {
    let mut at = position(2).courts(A, "alchemist").dice("s1 iron");
    for number in 1..=6 {
        at = at.vaults(B, number, "mithril mithril");
    }
    let mut game = play(at);
    game.play(Action::UseAlchemist).refuses(Action::Pick { resource: Mithril }, "DM-RULING-26");
    game.play(Action::Pick { resource: Gold }).play(Action::PickDone);
    assert_eq!((game.owned("gold"), game.phase()), (1, Phase::Crafting), "DM-POWER-05: Crafting goes on");
    assert!(game.crafts("dirk"), "the card can be used at once");
}

/// Example 30. DM-POWER-06, DM-RULING-30, DM-RULING-48, DM-PATRON-08: the Deep Delver opens Crafting again.
#[test]
fn the_deep_delver_opens_crafting_again() {
    let dice = "s1 orc, g2 orc, s2 gold, g1 spent, l1 spent, l2 spent";
    let at =
        position(2).hands(A, "deep_delver monk wizard").benches("heavy_armor tools lantern").phase(Phase::Fulfilment);
    let mut game = play(at.dice(dice));
    game.play(fulfil("deep_delver"));
    assert_eq!(game.score(A), 7);
    assert!(game.is_discarded("deep_delver"), "DM-PATRON-08");
    assert_eq!(
        game.open().turn.tray,
        tray("s1 artifact, g2 artifact, s2 gold, g1 spent, l1 spent, l2 spent"),
        "DM-POWER-06"
    );
    game.play(send_away("monk"));
    assert_eq!(game.phase(), Phase::Crafting, "DM-RULING-30, DM-RULING-48");
    assert!(game.crafts("shield"), "two Artifacts and the Gold");
    game.play(craft("shield"));
    assert_eq!(game.owned("shield"), 1);
}

/// DM-RULING-48, DM-RULING-23, DM-RULING-62: with Crafting open again the burglar action, the Tracker's extra Burglar and
/// an Engineer of this turn work too.
#[test]
fn reopened_crafting_is_crafting() {
    let items = "crossbow lantern helm tools crossbow runestone heavy_armor tools lantern";
    let at = position(2).hands(A, "tracker engineer deep_delver").benches(items).packs(B, "iron").dice("s1 orc");
    let mut game = play(at.phase(Phase::Fulfilment).next_cards("wizard wizard#2 chieftain chieftain#2 rogue rogue#2"));
    game.play(fulfil("tracker")).play(send_away("wizard")).play(fulfil("engineer")).play(send_away("wizard#2"));
    game.refuses(Action::Burgle { tier: 1, victim: B }, "DM-RULING-15");
    game.refuses(Action::EngineerCraft { work: Work::Vault }, "DM-RULING-47");
    game.play(fulfil("deep_delver")).play(send_away("rogue"));
    assert_eq!(game.phase(), Phase::Crafting, "DM-RULING-48");
    assert!(game.offered().contains(&Action::Burgle { tier: 1, victim: B }), "DM-RULING-48, DM-RULING-23");
    assert!(game.has_offer(|action| matches!(action, Action::EngineerCraft { .. })), "DM-RULING-62");
}

/// DM-RULING-48: without an Orc the Deep Delver does nothing.
#[test]
fn a_deep_delver_without_orcs() {
    let at = position(2).hands(A, "deep_delver").benches("heavy_armor tools lantern helm").phase(Phase::Fulfilment);
    let mut game = play(at.tray(Tray([DieState::Spent; 6])));
    game.play(fulfil("deep_delver"));
    assert_eq!(game.phase(), Phase::Trimming, "DM-RULING-48: Crafting does not open again");
    assert!(game.is_discarded("deep_delver"));
}

/// Example 31. DM-POWER-09, DM-RULING-56, DM-PATRON-08: the Berserker smashes one card of every other backpack.
#[test]
fn the_berserker_smashes() {
    let at =
        position(3).packs(B, "iron helm").vaults(C, 1, "tome").hands(A, "berserker").benches("great_axe war_horn dirk");
    let mut game = play(at.phase(Phase::Fulfilment));
    game.play(fulfil("berserker"));
    assert_eq!(game.offered(), [Action::Smash { good: res(Iron) }, Action::Smash { good: it("helm") }], "DM-RULING-56");
    game.refuses(Action::Smash { good: it("tome") }, "DM-RULING-56");
    game.rolls(first_roll("s1 iron")).play(Action::Smash { good: it("helm") });
    assert_eq!((game.pile("helm"), game.packed(B)), (5, stash("iron")), "DM-POWER-09");
    assert_eq!(game.in_vault(1), stash("tome"), "DM-RULING-56: vaults are out of reach");
    assert!(game.is_discarded("berserker"), "DM-PATRON-08");
}

/// DM-POWER-09, DM-RULING-22, DM-RULING-60: clockwise, one after the other, and no Tracker helps.
#[test]
fn the_berserker_goes_around() {
    let at = position(4).packs(B, "iron gold").packs(C, "helm").packs(D, "iron dirk").courts(B, "tracker");
    let mut game = play(at.hands(A, "berserker").benches("great_axe war_horn dirk").phase(Phase::Fulfilment));
    game.play(fulfil("berserker"));
    assert_eq!(game.phase(), Phase::Smashing { victim: B }, "DM-RULING-22: not a theft");
    game.play(Action::Smash { good: res(Iron) });
    // C has one card only, so nobody is asked about it.
    assert_eq!((game.phase(), game.packed(C)), (Phase::Smashing { victim: D }, stash("")), "DM-RULING-60");
    game.rolls(first_roll("s1 iron")).play(Action::Smash { good: it("dirk") });
    assert_eq!(game.packed(D), stash("iron"));
}

/// DM-RULING-45, DM-POWER-10: with several vaults the owner chooses.
#[test]
fn the_defender_chooses_a_vault() {
    let items = "heavy_armor helm shield dirk";
    let at = position(2).hands(A, "defender").benches(items).vaults(A, 2, "").vaults(A, 5, "iron").vaults(B, 1, "");
    let mut game = play(at.phase(Phase::Fulfilment));
    game.refuses(Action::PlaceWard { vault: vault(2) }, "DM-RULING-45").play(fulfil("defender"));
    let ward = |number| Action::PlaceWard { vault: vault(number) };
    assert_eq!(game.offered(), [ward(2), ward(5)], "DM-POWER-10");
    game.refuses(ward(1), "DM-RULING-45").play(ward(5));
    assert_eq!(game.open().vault(vault(5)).ward, Some(card("defender")), "DM-POWER-10");
}

/// DM-RULING-45: without a vault the Defender waits, and moves in when one is crafted or stolen.
#[test]
fn the_defender_waits_for_a_vault() {
    let items = "heavy_armor helm shield dirk";
    let mut game = play(position(2).hands(A, "defender").benches(items).phase(Phase::Fulfilment).dice(""));
    game.rolls(first_roll("s1 iron")).play(fulfil("defender"));
    assert!(game.has_in_court(A, "defender") && game.open().warded_by(card("defender")).is_none(), "DM-RULING-45");
    let mut game = play(position(2).courts(A, "defender").dice("s1 iron, s2 iron, g1 mithril"));
    game.rolls(first_roll("s1 iron")).play(Action::CraftVault);
    assert_eq!(game.open().warded_by(card("defender")), Some(vault(1)), "DM-RULING-45: a vault was crafted");
    let four = "s1 burglar, s2 burglar, g1 burglar, g2 burglar";
    let mut game = play(position(2).courts(A, "defender").vaults(B, 3, "").dice(four));
    game.rolls(first_roll("s1 iron")).play(Action::Burgle { tier: 4, victim: B });
    assert_eq!(game.open().warded_by(card("defender")), Some(vault(3)), "DM-RULING-45: a vault was stolen");
}

/// DM-RULING-45: a vault takes only one ward, so the second Defender waits.
#[test]
fn a_vault_takes_one_ward() {
    let items = "heavy_armor helm shield dirk";
    let at = position(2).hands(A, "defender#2").benches(items).courts(A, "defender").vaults(A, 1, "");
    let mut game = play(at.ward(vault(1), card("defender")).phase(Phase::Fulfilment).dice(""));
    game.rolls(first_roll("s1 iron")).play(fulfil("defender#2"));
    assert_eq!(game.open().vault(vault(1)).ward, Some(card("defender")), "DM-RULING-45");
    assert!(game.has_in_court(A, "defender#2") && game.open().warded_by(card("defender#2")).is_none());
}

/// Example 52. DM-RULING-45, DM-RULING-46: when a Rogue removes a ward, a waiting Defender moves in at once.
#[test]
fn a_waiting_defender_moves_in() {
    let at = position(3).active(C).courts(C, "rogue").courts(A, "defender defender#2").vaults(A, 1, "iron helm");
    let four = "s1 burglar, s2 burglar, g1 burglar, g2 burglar, l1 powder, l2 crystal";
    let mut game = play(at.ward(vault(1), card("defender")).dice(four));
    game.play(Action::UseRogue { card: card("defender") });
    assert!(game.is_discarded("defender"), "DM-RULING-46");
    assert_eq!(game.open().vault(vault(1)).ward, Some(card("defender#2")), "DM-RULING-45: no question");
    game.refuses(Action::Burgle { tier: 4, victim: A }, "DM-RULING-18");
    let at = position(3).active(C).courts(C, "rogue").courts(A, "defender").vaults(A, 1, "iron helm");
    let mut game = play(at.ward(vault(1), card("defender")).dice(four));
    game.play(Action::UseRogue { card: card("defender") });
    assert!(game.offered().contains(&Action::Burgle { tier: 4, victim: A }), "DM-RULING-46: without the card no ward");
}

/// DM-RULING-62: an Engineer and a Warrior fulfilled this turn wait for the next, because their windows are over.
#[test]
fn an_engineer_waits_for_the_next_turn() {
    let at = position(2).hands(A, "engineer").benches("tools crossbow runestone helm").phase(Phase::Fulfilment);
    let mut game = play(at.dice("s1 iron"));
    game.play(fulfil("engineer"));
    assert_eq!(game.phase(), Phase::Trimming, "DM-RULING-62");
    assert!(game.has_in_court(A, "engineer"), "DM-PATRON-02");
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert_eq!(game.open().turn.active, B);
}

/// DM-PATRON-06: a Rune Singer or Tracker fulfilled this turn stays over the end of this turn.
#[test]
fn a_spell_lasts_over_this_turn() {
    let mut game =
        play(position(2).hands(A, "rune_singer").benches("runestone tome").phase(Phase::Fulfilment).dice(""));
    game.rolls(first_roll("s1 iron")).play(fulfil("rune_singer"));
    assert_eq!(game.open().turn.active, B, "A's turn is over");
    assert!(game.has_in_court(A, "rune_singer"), "DM-PATRON-06: until the end of A's next turn");
}

/// DM-RULING-32: nobody gives or trades cards with another player: there is no such action.
#[test]
fn players_do_not_trade() {
    for word in ["trade", "give_to", "offer"] {
        let text = format!("{{\"{word}\":{{\"to\":1}}}}");
        assert!(serde_json::from_str::<Action>(&text).is_err(), "DM-RULING-32");
    }
}
