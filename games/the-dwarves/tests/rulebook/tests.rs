//! Tests, pool rolls and additional actions.

use crate::support::*;
use the_dwarves::Action;
use the_dwarves::phase::{Ending, Job, Phase};

/// TD-EX-07 (TD-TEST-01, TD-TEST-02, TD-TEST-03, TD-TEST-08): successes add up over the turn; surplus is lost.
#[test]
fn the_master_smiths_lesson() {
    let mut t = board(&[Bavragor, Tungdil]);
    t.item(P1, "song").faces(&[4, 5, 2, 1]).act(test("adv-lesson"));
    assert_eq!(t.open(card("adv-lesson")).expect("it lies there").this_turn, [2, 0]);
    t.faces(&[6, 6, 3, 2]).next_items(&["axe"]).act(test("adv-lesson"));
    assert_eq!(t.phase, Phase::Giving { item: item("axe") });
    t.act(choose(P0));
    assert_eq!(t.display.len(), 2, "TD-TEST-08: no new card before the next turn");
    assert!(t.has(P0, "axe") && t.piles.discards.contains(card("adv-lesson")));
    assert!(t.open(card("adv-runes")).expect("it lies there").this_turn == [0, 0], "TD-TEST-02");
}

/// TD-EX-08 (TD-TEST-04): what is not completed by the end of the turn is lost.
#[test]
fn successes_are_forgotten() {
    let mut t = board(&[Bavragor, Tungdil]);
    t.item(P1, "song")
        .before("council")
        .faces(&[4, 5, 2, 1])
        .act(test("adv-lesson"))
        .faces(&[3, 3, 2, 1])
        .act(test("adv-lesson"))
        .end();
    assert_eq!(t.open(card("adv-lesson")).expect("it lies there").this_turn, [0, 0]);
}

/// TD-RULING-39, TD-TEST-02: one may switch between cards; each keeps its successes until the end of the turn.
#[test]
fn one_may_switch_cards() {
    let mut t = board(&[Bavragor, Tungdil]);
    t.display(&["adv-lesson", "thr-intrigue", "adv-women"]).item(P1, "song");
    t.faces(&[4, 5, 2, 1]).act(test("adv-lesson")).faces(&[5, 1, 1, 1]).act(test("thr-intrigue"));
    let kept = |id: &str| t.open(card(id)).expect("it lies there").this_turn[0];
    assert_eq!((kept("adv-lesson"), kept("thr-intrigue")), (2, 1));
}

/// TD-TEST-05: "in a single roll" needs all successes at once. TD-TEST-06: a Battle test fights nobody.
#[test]
fn a_hot_temper_needs_one_roll() {
    let mut t = board(&[Boendal, Tungdil]);
    t.display(&["adv-temper", "adv-runes", "adv-women"]).item(P1, "song").at(P0, "ga16").troops("ga16", [1, 0, 0]);
    t.faces(&[5, 1, 1]).act(test("adv-temper")).faces(&[6, 1, 1]).act(test("adv-temper"));
    assert!(t.is_open("adv-temper"), "TD-TEST-05: one and one are not two in a single roll");
    assert_eq!((t.on("ga16"), t.health_of(P0)), ([1, 0, 0], 3), "TD-TEST-06");
}

/// TD-TEST-06: a Speed test moves nobody. TD-TEST-07, TD-QUEST-02: a card that names a place is tested there.
#[test]
fn a_test_at_a_place() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.scenario("a-porista")
        .at(P0, "ga12")
        .no(test("a-porista"), "TD-TEST-07")
        .at(P0, "ga13")
        .faces(&[4, 1, 1, 1])
        .act(test("a-porista"));
    assert_eq!((t.scenario, t.dwarf(P0).space), (None, sp("ga13")), "TD-TEST-09, TD-TEST-06");
    t.no(test("adv-healers"), "TD-TEST-01").no(test("adv-women"), "TD-TEST-01");
}

/// TD-TEST-11: a pool roll is one action. TD-RULING-31: at most seven dice. TD-RULING-78: at least one.
#[test]
fn pool_rolls() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["adv-cleans-up", "adv-women", "adv-lesson"]).at(P0, "ga16");
    let clean = Action::PoolRoll { card: card("adv-cleans-up") };
    t.no(clean, "TD-RULING-78").no(Action::PoolRoll { card: card("adv-lesson") }, "TD-TEST-11");
    t.0.game.threshold = 30;
    t.troops("ga16", [5, 4, 0]).faces(&[1, 1, 1, 1, 1, 1, 5]).act(clean);
    t.act(Action::Remove { at: sp("ga16"), troop: Troll }).act(Action::Skip);
    assert_eq!(
        (t.on("ga16"), t.turn.actions_left, t.is_open("adv-cleans-up")),
        ([5, 3, 0], 1, false),
        "TD-RULING-31, TD-RULING-48"
    );
    t.health(P0, 2)
        .item(P1, "song")
        .faces(&[6, 1])
        .act(Action::PoolRoll { card: card("adv-women") })
        .act(choose(P0))
        .act(choose(P0));
    assert_eq!(t.health_of(P0), 4, "TD-TEST-11");
}

/// TD-EX-23 (TD-SCEN-09, TD-RULING-41): one place per roll, and what is done stays done.
#[test]
fn the_human_kings_are_convinced() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.scenario("a-kings").at(P0, "ur03").at(P1, "rr04").faces(&[6, 5, 1]).act(test("a-kings"));
    assert_eq!(t.scenario.expect("it lies there").done.count_ones(), 1, "TD-RULING-41: the second success is lost");
    t.no(test("a-kings"), "TD-RULING-41").before("council").end();
    t.faces(&[4, 2, 2, 1]).act(test("a-kings")).act(Action::KeepDice);
    assert!(t.scenario.is_none(), "TD-SCEN-09");
}

/// TD-EX-24 (TD-SCEN-11, TD-SCEN-12, TD-RULING-40): Keenfire is forged in company and given to anybody.
#[test]
fn keenfire_is_forged() {
    let mut t = board(&[Balyndis, Boendal, Boindil]);
    t.scenario("b-keenfire")
        .at(P0, "ga01")
        .at(P2, "sa07")
        .no(test("b-keenfire"), "TD-RULING-40")
        .at(P1, "ga01")
        .item(P1, "song");
    t.faces(&[5, 3, 3, 1])
        .act(test("b-keenfire"))
        .act(Action::KeepDice)
        .faces(&[6, 2, 2, 2])
        .act(test("b-keenfire"))
        .act(Action::KeepDice);
    assert_eq!(t.phase, Phase::Bestowing, "TD-SCEN-11");
    t.act(choose(P2));
    assert_eq!(t.dice(P2, the_dwarves::cards::Attribute::Battle), 6, "TD-SCEN-12: present or not");
    assert!(t.scenario.is_none() && t.dwarf(P2).items.is_empty(), "TD-RULING-68: Keenfire is no Equipment");
}

/// TD-SCEN-13: the Gateways are kept one by one; the fourth wins.
#[test]
fn the_gateways_are_kept() {
    let mut t = board(&[Balyndis, Bavragor]);
    t.scenario("c-gateways").item(P1, "song");
    t.0.game.scenario.as_mut().expect("it lies there").done = 0b0111;
    t.at(P0, "we01")
        .no(test("c-gateways"), "TD-RULING-41")
        .at(P0, "ga03")
        .faces(&[5, 1, 1, 1])
        .act(test("c-gateways"))
        .act(Action::KeepDice);
    assert_eq!(t.phase, Phase::Over(Ending::Won { card: card("c-gateways") }));
}

/// TD-TEST-10: through the tunnels, then the test, on the same turn.
#[test]
fn a_test_after_the_tunnels() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["adv-sverd", "adv-women", "adv-lesson"]).at(P0, "we04").no(test("adv-sverd"), "TD-TEST-10");
    t.faces(&[1, 1, 1, 1])
        .act(Action::Move)
        .act(tunnel("ga05"))
        .faces(&[5, 1, 1, 1])
        .item(P1, "song")
        .act(test("adv-sverd"));
    assert_eq!(t.phase, Phase::Digging);
    t.act(Action::Dig { at: sp("ga13") });
    assert_eq!((t.tunnel, t.council), (Some(sp("ga13")), 1), "TD-RULING-48: the rewards in their order");
    t.pile(&["adv-bazaar"]).before("council").end();
    assert!(!t.turn.tallies[0].has_tunnelled, "TD-TEST-10: only on the same turn");
}

/// TD-RULING-48: a reward that discards a Threat cites its own rule, and takes nothing but a face-up Threat.
#[test]
fn runes_discard_a_threat() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["adv-runes", "thr-seeping", "adv-lesson"]).faces(&[6, 1, 1]).act(test("adv-runes"));
    t.no(Action::Dismiss { card: card("adv-lesson") }, "TD-RULING-48").no(Action::EndTurn, "TD-RULING-48");
    t.act(Action::Dismiss { card: card("thr-seeping") });
    assert_eq!((t.doom, t.display.len()), (43, 1), "TD-RULING-48: the Threat and the Adventure are gone");
}

/// TD-RULING-38: an additional action of another dwarf is a turn of its own; one of the active dwarf belongs to his turn.
#[test]
fn successes_of_an_additional_action() {
    let mut t = board(&[Bavragor, Balyndis]);
    t.item(P1, "song")
        .item(P0, "song")
        .faces(&[4, 5, 2, 1])
        .act(test("adv-lesson"))
        .act(use_item(P1, "song"))
        .act(choose(P1));
    t.faces(&[6, 1, 1, 1]).act(test("adv-lesson")).act(Action::KeepDice);
    assert_eq!(
        t.open(card("adv-lesson")).expect("it lies there").this_turn,
        [2, 0],
        "TD-RULING-38: hers add to nothing"
    );
    t.act(use_item(P0, "song")).act(choose(P0)).faces(&[4, 1, 1, 1]).next_items(&["mail"]).act(test("adv-lesson"));
    assert_eq!(t.phase, Phase::Giving { item: item("mail") }, "TD-RULING-38: his do");
}

/// TD-RULING-38, TD-TEST-10: a tunnel step of an additional action counts for nothing later, not even for himself.
#[test]
fn a_tunnel_step_of_an_additional_action() {
    let mut t = board(&[Bavragor, Tungdil]);
    t.display(&["adv-sverd", "adv-women", "adv-lesson"]).at(P1, "we04").item(P1, "song").item(P0, "song");
    t.act(use_item(P1, "song")).act(choose(P1)).faces(&[1, 1, 1, 1]).act(Action::Move).act(tunnel("ga05"));
    t.act(use_item(P0, "song")).act(choose(P1)).no(test("adv-sverd"), "TD-TEST-10").act(Action::Pass);
    t.no(test("adv-sverd"), "TD-TEST-10");
}

/// TD-RULING-80: effects are worked off one by one; whatever ends the game first ends it.
#[test]
fn the_first_end_counts() {
    let mut t = board(&[Tungdil, Balyndis]);
    (t.0.game.hero, t.0.game.doom) = (40, 41);
    t.display(&["thr-seeping", "thr-gaze", "adv-lesson"]);
    t.now(&[Job::Carry { card: card("thr-seeping"), next: 0 }, Job::Carry { card: card("thr-gaze"), next: 0 }]);
    assert_eq!(
        (t.phase, t.council),
        (Phase::Over(Ending::Doom), 0),
        "TD-RULING-80: the Council does not move any more"
    );
}
