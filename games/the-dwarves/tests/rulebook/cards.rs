//! Scenario cards, the Display and Threats.

use crate::support::*;
use the_dwarves::cards::CardSet;
use the_dwarves::phase::{Cause, Ending, Job, Phase};
use the_dwarves::{Action, Event};

/// The Scenario pile holds exactly these, an A card on top of everything if there is one.
fn scenarios(t: &mut Board, ids: &[&str]) {
    let set: CardSet = ids.iter().map(|id| card(id)).collect();
    t.0.game.piles.scenarios = set;
    t.0.game.piles.a_left = set.common(content().stages[0]).len();
}

/// TD-EX-25 (TD-SCEN-01, TD-SCEN-06, TD-RULING-51, TD-THREAT-03): a new Scenario sweeps the Display, the Threats strike.
#[test]
fn a_new_scenario_sweeps_the_display() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.no_scenario().display(&["adv-raiders", "thr-seeping", "thr-fever"]);
    t.0.game.display[0].troops.0[0] = 2;
    t.0.game.supply.0[0] += 1;
    scenarios(&mut t, &["a-queen", "b-keenfire", "c-nodonn"]);
    t.pile(&["adv-runes", "adv-library", "adv-bazaar"]).next_cards(&["adv-runes", "adv-library", "adv-bazaar"]);
    t.before("council").end();
    assert_eq!((t.doom, t.supply.0), (42, [30, 25, 20]), "TD-RULING-51: the Orcs return, then Doom moves");
    assert_eq!(t.phase, Phase::Wounding { cause: Cause::Card(card("thr-fever")) });
    t.act(choose(P0)).act(choose(P1));
    assert_eq!((t.health_of(P0), t.health_of(P1)), (3, 2), "TD-THREAT-06: point by point");
    assert_eq!(t.display.len(), 3, "TD-DISPLAY-01");
    assert!(["adv-raiders", "thr-seeping", "thr-fever"].iter().all(|id| t.piles.discards.contains(card(id))));
    assert_eq!(t.scenario.expect("it lies there").card, card("a-queen"), "TD-SCEN-01");
}

/// TD-RULING-51, TD-RULING-58: the troops of swept Adventures are back in the supply before the first Threat strikes.
#[test]
fn swept_adventures_return_their_troops_first() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.no_scenario().display(&["thr-warrens", "adv-raiders"]).supply([0, 25, 20]);
    scenarios(&mut t, &["a-queen", "b-keenfire", "c-nodonn"]);
    t.next_tiles(&["pl03"]).now(&[Job::DrawScenario]);
    assert!(t.is_perished(sp("id07")), "TD-RULING-51: three Orcs released and two of the Raiders' make five");
    assert_eq!((t.supply.0[0], t.display.len()), (1, 0), "TD-RULING-58");
}

/// TD-RULING-84: while a Scenario is drawn and the Display swept, nothing old is averted.
#[test]
fn nothing_is_averted_in_a_sweep() {
    let mut t = board(&[Tungdil, Bavragor]);
    // Two dwarves stand in Porista when The Traitor's Gaze is already on its way out.
    t.no_scenario().display(&["thr-gaze", "thr-blades", "adv-women"]).at(P0, "ga13").at(P1, "ga13");
    scenarios(&mut t, &["a-queen", "b-keenfire", "c-nodonn"]);
    t.now(&[Job::DrawScenario]);
    assert_eq!((t.doom, t.council), (43, -2), "TD-RULING-84: the Gaze strikes");
    assert!(t.display.is_empty(), "TD-SCEN-06: once for all cards drawn");
}

/// TD-EX-26 (TD-DISPLAY-04, TD-COUNCIL-09, TD-RULING-56, TD-RULING-05): an Immediately card, after the Council's blow.
#[test]
fn war_drums_on_every_border() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.0.game.council = -1;
    t.display(&["adv-runes", "adv-lesson"]).pile(&["thr-drums", "adv-bazaar"]).before("V").skulls([0, 0, 0]);
    t.next_cards(&["thr-drums"]).end();
    assert_eq!(t.phase, Phase::Wounding { cause: Cause::Council }, "TD-RULING-56: before its own text");
    t.act(choose(P1));
    assert_eq!(t.health_of(P1), 2);
    for gateway in ["we01", "sa07", "ur08", "ga03"] {
        assert_eq!(t.on(gateway), [1, 0, 0], "TD-DISPLAY-04 at {gateway}");
    }
    assert!(t.is_open("adv-bazaar") && t.piles.discards.contains(card("thr-drums")), "TD-DISPLAY-04: another is drawn");
    let placed = t.0.table.events.iter().filter_map(|event| match event {
        Event::Placed { at, .. } => Some(*at),
        _ => None,
    });
    assert_eq!(placed.collect::<Vec<_>>(), ["we01", "sa07", "ur08", "ga03"].map(sp), "TD-RULING-05: in this order");
}

/// TD-EX-27 (TD-DISPLAY-02, TD-DISPLAY-03, TD-RULING-54): cards that find no troops go; a Threat strikes all the same.
#[test]
fn cards_without_troops_are_discarded() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.supply([0, 25, 20]).display(&["adv-runes", "adv-lesson"]).pile(&["adv-raiders", "thr-warrens", "adv-bazaar"]);
    t.next_cards(&["adv-raiders", "thr-warrens"]).before("council").end();
    assert_eq!((t.display.len(), t.on("id07")), (3, [0; 3]));
    assert!(t.0.table.events.contains(&Event::Struck { card: card("thr-warrens") }), "TD-DISPLAY-03");
    assert!(t.piles.discards.contains(card("adv-raiders")) && t.piles.discards.contains(card("thr-warrens")));
}

/// TD-RULING-54: cards discarded in a refill do not come back in it; with nothing to draw the Display stays short.
#[test]
fn a_refill_ends() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.supply([0, 25, 20]).display(&["adv-runes", "adv-lesson"]).pile(&["adv-raiders"]);
    let others = std::mem::take(&mut t.0.game.piles.discards);
    t.0.game.piles.threats = t.piles.threats.with_all(others);
    // The other cards are kept out of the way among the unseen ones for this test.
    t.before("council");
    engine::Game::play(&mut t.0.game, P0, Action::EndTurn, &mut t.0.table);
    assert_eq!((t.display.len(), t.piles.discards.len()), (2, 1), "TD-RULING-54");
}

/// TD-RULING-56, TD-COUNCIL-09: a Threat that finds no troops was revealed all the same, and the Council takes its toll.
#[test]
fn a_threat_without_troops_was_revealed() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.0.game.council = -1;
    t.supply([0, 25, 20]).display(&["adv-runes", "adv-lesson"]).pile(&["thr-warrens", "adv-bazaar"]);
    t.before("V").skulls([0, 0, 0]).next_cards(&["thr-warrens"]).end();
    assert_eq!(t.phase, Phase::Wounding { cause: Cause::Council }, "TD-RULING-56");
    t.no(Action::EndTurn, "TD-COUNCIL-09").act(choose(P0));
    assert_eq!((t.health_of(P0), t.is_open("adv-bazaar"), t.is_open("thr-warrens")), (3, true, false));
}

/// TD-RULING-53: some troops but too few are put on a card.
#[test]
fn a_card_takes_the_troops_there_are() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.supply([1, 25, 20]).display(&["adv-runes", "adv-lesson"]).pile(&["adv-raiders"]).before("council").end();
    assert_eq!((t.card_troops("adv-raiders"), t.supply.0[0]), ([1, 0, 0], 0));
}

/// TD-EX-28 (TD-SCEN-03, TD-RULING-52): missing troops are taken from the map, one at a time.
#[test]
fn a_scenario_takes_troops_from_the_map() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.no_scenario().troops("ga16", [2, 0, 0]).troops("ga17", [2, 0, 0]).supply([1, 25, 20]);
    scenarios(&mut t, &["a-toboribor", "b-keenfire", "c-nodonn"]);
    t.now(&[Job::DrawScenario]);
    assert_eq!((t.phase, t.card_troops("a-toboribor")), (Phase::Mustering { troop: Orc }, [1, 0, 0]));
    t.no(Action::Muster { at: sp("ga21") }, "TD-RULING-52")
        .act(Action::Muster { at: sp("ga16") })
        .act(Action::Muster { at: sp("ga16") });
    t.act(Action::Muster { at: sp("ga17") });
    assert_eq!((t.card_troops("a-toboribor"), t.on("ga16"), t.on("ga17")), ([4, 0, 0], [0; 3], [1, 0, 0]));
}

/// TD-EX-29 (TD-SCEN-04, TD-SCEN-13, TD-SCEN-06): impossible finales are passed over; the Display is swept once.
#[test]
fn the_finale_that_can_be_played() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.no_scenario().display(&["thr-seeping", "adv-women", "adv-lesson"]).supply([0, 25, 20]).perish_some(14);
    t.0.game.supply.0[0] = 0;
    t.0.game.land[sp("ga21").index()].troops.0[0] += 30 - t.land.iter().map(|land| land.troops.total()).sum::<u8>();
    assert_eq!((t.perished(), t.troops_on_map().total()), (14, 30));
    scenarios(&mut t, &["c-nodonn", "c-battle", "c-gateways"]);
    // Gateways, Nôd'onn and Battle stand in this order in the content.
    t.0.choices([1, 1]);
    t.now(&[Job::DrawScenario]);
    assert_eq!(t.scenario.expect("it lies there").card, card("c-gateways"), "TD-SCEN-04");
    assert_eq!((t.doom, t.display.len()), (42, 0), "TD-SCEN-06: swept once");
    let passed =
        t.0.table.events.iter().filter(|event| matches!(event, Event::ScenarioPassed { fulfilled: false, .. }));
    assert_eq!(passed.count(), 2, "TD-SCEN-04: the first two are discarded");
}

/// TD-SCEN-04, TD-SCEN-14, TD-RULING-59: the battle needs 35 troops on the map; those on cards do not count.
#[test]
fn the_battle_needs_thirty_five_troops() {
    for (left, drawn) in [([5, 15, 20], "c-battle"), ([6, 15, 20], "c-gateways")] {
        let mut t = board(&[Tungdil, Bavragor]);
        t.no_scenario().display(&["adv-raiders", "adv-women", "adv-lesson"]);
        t.supply([left[0] - 3, left[1], left[2]]);
        let on_map = t.troops_on_map().total();
        scenarios(&mut t, &["c-battle", "c-gateways"]);
        t.0.choices([1]);
        t.now(&[Job::DrawScenario]);
        assert_eq!(
            (on_map, t.scenario.expect("it lies there").card),
            (75 - 3 - (left.iter().sum::<u8>() - 3), card(drawn)),
            "TD-RULING-59"
        );
    }
}

/// TD-SCEN-02, TD-RULING-46: a Scenario that is fulfilled when it is turned up is passed over; only a state can be.
#[test]
fn a_fulfilled_scenario_is_passed_over() {
    let mut t = board(&[Tungdil, Bavragor]);
    t.no_scenario().at(P0, "ga11").at(P1, "ga11").display(&["adv-women", "adv-lesson", "adv-runes"]);
    scenarios(&mut t, &["a-elves", "b-keenfire", "c-nodonn"]);
    t.now(&[Job::DrawScenario]);
    assert_eq!(t.scenario.expect("it lies there").card, card("b-keenfire"), "TD-SCEN-02");
    let mut t = board(&[Tungdil, Bavragor]);
    t.no_scenario().at(P0, "id05");
    scenarios(&mut t, &["a-satchel", "b-keenfire", "c-nodonn"]);
    t.now(&[Job::DrawScenario]);
    assert_eq!(
        t.scenario.expect("it lies there").card,
        card("a-satchel"),
        "TD-RULING-46: a journey starts when revealed"
    );
}

/// TD-SCEN-08, TD-SETUP-07, TD-RULING-49: all A cards, then the one B card, then C.
#[test]
fn scenarios_come_in_order() {
    let mut t = board(&[Tungdil, Bavragor]);
    scenarios(&mut t, &["a-elves", "a-satchel", "b-keenfire", "c-gateways", "c-battle"]);
    t.0.choices([0, 0]);
    let mut stages = Vec::new();
    for _ in 0..4 {
        t.0.game.scenario = None;
        t.now(&[Job::DrawScenario]);
        let drawn = t.scenario.expect("it lies there").card;
        stages.push(content().stages.iter().position(|stage| stage.contains(drawn)).expect("a Scenario"));
    }
    assert_eq!(stages, [0, 0, 1, 2], "TD-SCEN-08");
    assert_eq!(content().stages[1].len(), 1, "TD-RULING-49");
}

/// TD-EX-30 (TD-SCEN-05, TD-NODONN-01, TD-NODONN-02, TD-RULING-51, TD-RULING-55): everybody but the pinned dwarf is placed.
#[test]
fn nodonn_calls_everybody_but_the_pinned() {
    let mut t = board(&[Tungdil, Boendal]);
    t.no_scenario().perish_some(16).display(&["thr-sinthoras", "adv-women", "adv-lesson"]).at(P1, "ur09");
    t.0.game.display[0].pinned = Some(P1);
    scenarios(&mut t, &["c-nodonn"]);
    t.now(&[Job::DrawScenario]);
    assert_eq!((t.dwarf(P0).space, t.dwarf(P1).space), (sp("ga21"), sp("ur09")), "TD-NODONN-02");
    assert_eq!((t.scenario.expect("it lies there").counter, t.health_of(P1)), (4, 1), "TD-NODONN-01, TD-RULING-55");
    assert_eq!((t.supply.0[2], t.is_pinned(P1)), (20, false), "TD-RULING-51: free right afterwards");
}

/// TD-RULING-55, TD-RULING-78: the target cannot move or be called, but may do everything else.
#[test]
fn the_pinned_dwarf_stays() {
    let mut t = board(&[Boendal, Tungdil]);
    t.display(&["adv-runes", "adv-lesson"]).pile(&["thr-sinthoras"]).before("council").end();
    assert!(t.is_pinned(P1) && t.card_troops("thr-sinthoras") == [0, 0, 2], "TD-THREAT-02: from the supply");
    t.no(Action::Move, "TD-RULING-55");
    assert!(t.offers(Action::Message));
    t.at(P0, "ga16").item(P0, "horn").at(P1, "ga17").before("council").end();
    t.no(use_item(P0, "horn"), "TD-RULING-90");
    let mut t = board(&[Tungdil, Boendal, Balyndis]);
    t.at(P0, "ga16").at(P2, "ga18").item(P0, "horn").display(&["thr-sinthoras", "adv-women", "adv-lesson"]);
    t.0.game.display[0].pinned = Some(P1);
    t.act(use_item(P0, "horn")).no(choose(P1), "TD-RULING-72").no(choose(P0), "TD-RULING-72").act(choose(P2));
    assert_eq!(t.dwarf(P2).space, sp("ga16"));
}

/// TD-RULING-55: without Älfar in the supply the card strikes the active dwarf at once. TD-RULING-69: mail saves one of two.
#[test]
fn sinthoras_without_alfar() {
    let mut t = board(&[Boendal, Tungdil]);
    t.supply([30, 25, 0])
        .item(P1, "mail")
        .display(&["adv-runes", "adv-lesson"])
        .pile(&["thr-sinthoras", "adv-bazaar"])
        .next_cards(&["thr-sinthoras"])
        .before("council")
        .end();
    assert_eq!((t.phase, t.asked()), (Phase::Shielding { dwarf: P1, points: 2 }, P1));
    t.act(Action::WearMail);
    assert_eq!(t.health_of(P1), 3, "TD-RULING-69");
}

/// TD-THREAT-01, TD-QUEST-04: a Threat is averted without consequences and without a reward.
#[test]
fn a_threat_is_averted() {
    let mut t = board(&[Boendal, Tungdil]);
    t.0.game.council = 2;
    t.display(&["thr-gaze", "thr-seeping", "adv-lesson"])
        .at(P1, "ga13")
        .at(P0, "ga12")
        .faces(&[1, 1, 1])
        .act(Action::Move)
        .walk(&["ga13"]);
    assert!(!t.is_open("thr-gaze") && t.phase == Phase::Acting, "TD-THREAT-01: no Council +2 either");
    assert_eq!((t.doom, t.council), (43, 2));
}

/// TD-DISPLAY-05, TD-DISPLAY-01: cards stay from turn to turn; new ones come only in step 2B.
#[test]
fn cards_stay_from_turn_to_turn() {
    let mut t = board(&[Boendal, Tungdil]);
    t.display(&["thr-seeping", "adv-women", "adv-lesson"]).before("council").end();
    assert!(t.is_open("thr-seeping") && t.doom == 43, "TD-DISPLAY-05, TD-THREAT-03: it does not strike yet");
}

/// TD-RULING-58: troops of swept cards are released onto the map, the others return.
#[test]
fn released_troops() {
    let mut t = board(&[Boendal, Tungdil]);
    t.display(&["thr-trolls", "adv-women", "adv-lesson"]);
    t.0.game.display[0].troops.0[1] = 1;
    t.0.game.supply.0[1] += 1;
    t.now(&[Job::Carry { card: card("thr-trolls"), next: 0 }, Job::Discard { card: card("thr-trolls") }]);
    assert_eq!((t.on("ur08"), t.supply.0[1]), ([0, 3, 0], 22), "TD-RULING-58: the one that was left, and two more");
}

/// TD-EX-25's Marsh Fever with somebody at 1 Health (TD-RULING-76, TD-GOAL-03): he may be chosen, and all is lost.
#[test]
fn anybody_may_be_chosen() {
    let mut t = board(&[Boendal, Tungdil]);
    t.health(P1, 1).now(&[Job::Wound { cause: Cause::Card(card("thr-night")), left: 2 }]).act(choose(P1));
    assert_eq!((t.phase, t.winners()), (Phase::Over(Ending::Death { dwarf: P1 }), Some(vec![])), "TD-GOAL-03");
}

/// TD-RULING-88, TD-RULING-13: an open entrance of your choice caves in; never the Blacksaddle; without any, nothing.
#[test]
fn a_cave_in() {
    let mut t = board(&[Boendal, Tungdil]);
    t.0.game.tunnel = Some(sp("ga21"));
    t.wither("ga05", "ga08").now(&[Job::Carry { card: card("thr-cave-in"), next: 0 }]);
    t.no(Action::Collapse { at: sp("ga05") }, "TD-RULING-88").no(Action::Collapse { at: sp("ga21") }, "TD-RULING-88");
    t.next_tiles(&["pl01"]).act(Action::Collapse { at: sp("we04") });
    assert!(t.is_perished(sp("we04")));
    t.wither("ur09", "ga19").wither("sa02", "ga25").now(&[Job::Carry { card: card("thr-cave-in"), next: 0 }]);
    assert_eq!((t.phase, t.perished()), (Phase::Acting, 4), "TD-RULING-88: nothing happens");
}

/// TD-RULING-13: without a tile no entrance caves in, and nobody is asked.
#[test]
fn a_cave_in_without_a_tile() {
    let mut t = board(&[Boendal, Tungdil]);
    t.perish_some(36).now(&[Job::Carry { card: card("thr-cave-in"), next: 0 }]);
    assert_eq!((t.phase, t.open_entrances().count()), (Phase::Acting, 4), "TD-RULING-13");
}

/// TD-RULING-14: cleansing takes tiles off, one by one, and may be cut short.
#[test]
fn green_shoots() {
    let mut t = board(&[Boendal, Tungdil]);
    t.wither("ga05", "ga08").wither("ga16", "ga20").now(&[Job::Cleanse { left: 2 }]);
    t.no(Action::Cleanse { at: sp("ga17") }, "TD-RULING-14").act(Action::Cleanse { at: sp("ga05") }).act(Action::Skip);
    assert_eq!(
        (t.perished(), t.open_entrances().count(), t.phase),
        (1, 4, Phase::Acting),
        "TD-RULING-14: the entrance works again"
    );
}

/// TD-RULING-44: a state quest completed on arrival leaves its place empty until the next turn.
#[test]
fn a_quest_completed_on_arrival() {
    let mut t = board(&[Boendal, Tungdil]);
    t.display(&["adv-runes", "adv-lesson"]).pile(&["thr-blades"]).before("council").end();
    assert_eq!((t.display.len(), t.is_open("thr-blades")), (2, false), "TD-RULING-44: no Älfar are on the map");
}

/// TD-RULING-60, TD-RULING-81: tokens mark as many places as needed; there are eleven named places.
#[test]
fn eleven_locations() {
    assert_eq!(content().locations.len(), 11, "TD-RULING-81");
    let mut t = board(&[Boendal, Tungdil]);
    t.scenario("c-gateways").display(&["adv-raiders", "adv-bridge-troll", "adv-scouts"]);
    let scene = <the_dwarves::TheDwarves as canvas::Face>::scene(&t.0.game, engine::Viewer::Spectator);
    assert!(scene.board.0.matches("td-token").count() >= 7, "TD-RULING-60, TD-FIGHT-06: a marker for each place");
}
