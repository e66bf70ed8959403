//! Fighting, and the battle against Nôd'onn.

use crate::support::*;
use the_dwarves::Action;
use the_dwarves::phase::{Ending, Phase};

/// TD-EX-02 (TD-FIGHT-02, TD-FIGHT-03, TD-FIGHT-04, TD-FIGHT-05, TD-RULING-25).
#[test]
fn a_six_and_two_fours() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.at(P0, "ga16").troops("ga16", [1, 1, 1]).faces(&[6, 4, 4]).act(Action::Fight);
    t.no(Action::Sheathe, "TD-RULING-24").act(strike(Alfar)).no(strike(Troll), "TD-FIGHT-03").act(strike(Orc));
    assert_eq!((t.on("ga16"), t.health_of(P0), t.phase), ([0, 1, 0], 4, Phase::Acting));
    assert_eq!(t.supply.0, [30, 24, 20], "TD-FIGHT-04: they return to their supplies");
}

/// TD-RULING-24, TD-RULING-25: the 6 may take a Troll or an Orc instead, and one may stop after the first.
#[test]
fn removals_are_picked_one_by_one() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.at(P0, "ga16").troops("ga16", [2, 1, 1]).faces(&[6, 4, 1]).act(Action::Fight).act(strike(Troll));
    t.no(strike(Alfar), "TD-FIGHT-03").act(Action::Sheathe);
    assert_eq!(t.on("ga16"), [2, 0, 1], "TD-RULING-24: the rest is optional");
}

/// TD-EX-03 (TD-FIGHT-05, TD-CHAR-02): nobody can be removed, 1 Health is lost.
#[test]
fn bavragor_fails_against_alfar() {
    let mut t = board(&[Bavragor, Balyndis]);
    t.at(P0, "ga16").troops("ga16", [0, 0, 2]).faces(&[5, 4, 2]).act(Action::Fight);
    assert_eq!((t.health_of(P0), t.on("ga16")), (2, [0, 0, 2]));
}

/// TD-FIGHT-01, TD-RULING-78: no fight without troops; one fight is one action.
#[test]
fn no_fight_without_troops() {
    let mut t = board(&[Bavragor, Balyndis]);
    t.at(P0, "ga16").no(Action::Fight, "TD-FIGHT-01");
    t.troops("ga16", [1, 0, 0]).faces(&[4, 1, 1]).act(Action::Fight).act(strike(Orc));
    assert_eq!(t.turn.actions_left, 1, "TD-FIGHT-01");
}

/// TD-EX-22 (TD-FIGHT-06, TD-FIGHT-07, TD-SCEN-10, TD-SCEN-07, TD-RULING-50): card troops are fought at their place.
#[test]
fn toboribor_is_conquered() {
    let mut t = board(&[Boindil, Balyndis]);
    t.scenario("a-toboribor").at(P0, "id07").troops("id07", [0, 1, 0]);
    t.0.game.scenario.as_mut().expect("it lies there").troops.0[0] = 2;
    t.0.game.supply.0[0] += 2;
    t.faces(&[5, 4, 4, 2]).act(Action::Fight).act(Action::KeepDice);
    t.act(strike(Troll)).act(strike_card("a-toboribor", Orc)).act(strike_card("a-toboribor", Orc));
    assert!(t.scenario.is_none(), "TD-SCEN-07: it is discarded at once, and no new one comes");
    assert_eq!((t.phase, t.turn.actions_left), (Phase::Acting, 1), "TD-RULING-50: his second action remains");
    t.pile(&["adv-bazaar", "adv-library", "adv-healers"]).before("council").0.choices([0]);
    t.next_cards(&["adv-bazaar", "adv-library", "adv-healers"]).end();
    assert!(t.scenario.is_some(), "TD-RULING-50: the next one comes in step 2A of the next turn");
}

/// TD-FIGHT-06: elsewhere the troops on a card are out of reach.
#[test]
fn card_troops_are_fought_at_their_place() {
    let mut t = board(&[Boendal, Balyndis]);
    t.scenario("a-toboribor")
        .at(P0, "id08")
        .troops("id08", [1, 0, 0])
        .faces(&[4, 4, 4])
        .act(Action::Fight)
        .act(Action::KeepDice);
    t.no(strike_card("a-toboribor", Orc), "TD-FIGHT-06");
}

/// TD-RULING-26: two cards and the map are fought with one roll.
#[test]
fn two_cards_at_one_place() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.scenario("a-toboribor")
        .display(&["thr-warrens", "adv-women", "adv-lesson"])
        .at(P0, "id07")
        .faces(&[4, 4, 4])
        .act(Action::Fight);
    t.act(strike_card("thr-warrens", Orc)).act(strike_card("a-toboribor", Orc)).act(strike_card("thr-warrens", Orc));
    assert_eq!((t.card_troops("thr-warrens"), t.card_troops("a-toboribor")), ([1, 0, 0], [3, 0, 0]));
}

/// TD-CHAR-04, TD-RULING-27: Boëndal raises one die in a fight; a 7 counts as a 6.
#[test]
fn boendal_raises_a_die() {
    let mut t = board(&[Boendal, Balyndis]);
    t.at(P0, "ga16").troops("ga16", [0, 1, 1]).faces(&[5, 4, 1]).act(Action::Fight);
    t.no(Action::Raise { face: 3 }, "TD-ROLL-01").act(Action::Raise { face: 5 }).act(strike(Alfar));
    assert_eq!(t.on("ga16"), [0, 1, 0], "TD-CHAR-04");
    t.faces(&[6, 1, 1]).lingering().act(Action::Fight).act(Action::Raise { face: 6 }).act(strike(Troll));
    assert_eq!(t.on("ga16"), [0; 3], "TD-RULING-27");
}

/// TD-EX-31 (TD-NODONN-03, TD-CHAR-04, TD-RULING-29, TD-SCEN-12): Boëndal with Keenfire and an axe raises a 5.
#[test]
fn boendal_hits_nodonn() {
    let mut t = board(&[Boendal, Balyndis]);
    t.scenario("c-nodonn").at(P0, "ga21").item(P0, "axe").perish_some(16);
    t.0.game.scenario.as_mut().expect("it lies there").counter = 2;
    t.0.game.dwarves[0].has_keenfire = true;
    t.faces(&[5, 5, 3, 2, 1, 1]).act(Action::Battle).act(Action::Raise { face: 5 });
    assert_eq!((t.scenario.expect("it lies there").counter, t.health_of(P0)), (1, 3));
}

/// TD-EX-32 (TD-NODONN-03): troops on the map prevent the battle; TD-RULING-29: those on cards do not.
#[test]
fn troops_keep_nodonn_safe() {
    let mut t = board(&[Boendal, Balyndis]);
    t.scenario("c-nodonn").at(P0, "ga21").troops("ga21", [1, 0, 0]).no(Action::Battle, "TD-NODONN-03");
    assert!(t.offers(Action::Fight));
    t.at(P0, "ga20").no(Action::Battle, "TD-NODONN-05");
    let mut t = board(&[Boendal, Balyndis]);
    t.scenario("c-nodonn").at(P0, "ga21").display(&["thr-sinthoras", "adv-women", "adv-lesson"]);
    t.0.game.display[0].pinned = Some(P0);
    assert!(t.offers(Action::Battle), "TD-RULING-29");
    t.scenario("a-queen").no(Action::Battle, "TD-NODONN-03");
}

/// TD-NODONN-04, TD-NODONN-06, TD-GOAL-01: no hit costs Health; the last token wins. TD-RULING-29: Boïndil rolls again.
#[test]
fn the_last_token_wins() {
    let mut t = board(&[Boindil, Balyndis]);
    t.scenario("c-nodonn").at(P0, "ga21").faces(&[5, 5, 5, 5]).act(Action::Battle).act(Action::KeepDice);
    assert_eq!((t.health_of(P0), t.scenario.expect("it lies there").counter), (2, 4), "TD-NODONN-04");
    t.lingering().faces(&[1, 1, 1, 1, 6, 6, 6, 6]).act(Action::Battle).act(Action::RollAgain);
    assert_eq!(t.phase, Phase::Over(Ending::Won { card: card("c-nodonn") }), "TD-NODONN-06");
    assert_eq!(t.winners(), Some(vec![P0, P1]), "TD-GOAL-01: all win together");
}

/// TD-EX-39 (TD-SCEN-14, TD-RULING-30): only troops defeated in fights count for the battle for Girdlegard.
#[test]
fn the_battle_for_girdlegard() {
    let mut t = board(&[Boindil, Balyndis]);
    t.scenario("c-battle").at(P0, "ga16").troops("ga16", [4, 0, 0]).troops("ga17", [2, 0, 0]).item(P0, "throwing-axes");
    t.0.game.scenario.as_mut().expect("it lies there").counter = 18;
    t.act(use_item(P0, "throwing-axes")).act(Action::Aim { at: sp("ga17") });
    t.act(Action::Remove { at: sp("ga17"), troop: Orc }).act(Action::Remove { at: sp("ga17"), troop: Orc });
    assert_eq!(t.scenario.expect("it lies there").counter, 18, "TD-RULING-30");
    t.faces(&[4, 4, 4, 1]).act(Action::Fight).act(Action::KeepDice).act(strike(Orc)).act(strike(Orc)).act(strike(Orc));
    assert_eq!(t.phase, Phase::Over(Ending::Won { card: card("c-battle") }), "TD-SCEN-14");
    assert_eq!(t.scenario.expect("it lies there").counter, 21, "TD-RULING-83: the fight was fought out");
}

/// TD-QUEST-08: only troops on map spaces count, at the place the card names; within one turn, or kept on the card.
#[test]
fn troops_count_for_adventures() {
    let mut t = board(&[Boendal, Balyndis]);
    t.display(&["adv-watch", "adv-vanguard", "adv-trollhunt"]).at(P0, "ga16").troops("ga16", [0, 2, 0]).lingering();
    t.faces(&[5, 1, 1]).act(Action::Fight).act(Action::KeepDice).act(strike(Troll));
    let count = |t: &Board, id: &str| t.open(card(id)).map(|open| (open.counter, open.this_turn[0]));
    assert_eq!(count(&t, "adv-trollhunt"), Some((1, 0)), "TD-QUEST-08: kept on the card");
    assert_eq!(count(&t, "adv-vanguard"), Some((0, 1)), "TD-QUEST-08: within one turn");
    assert_eq!(count(&t, "adv-watch"), Some((0, 0)), "TD-QUEST-08: not on a Gateway");
    t.before("council").end();
    assert_eq!(count(&t, "adv-vanguard"), Some((0, 0)));
    assert_eq!(count(&t, "adv-trollhunt"), Some((1, 0)));
}

/// TD-THREAT-05: Sinthoras' Älfar are fought by anybody on the target's space, the target included.
#[test]
fn the_assassins_are_fought_where_the_target_stands() {
    let mut t = board(&[Boendal, Balyndis]);
    t.display(&["thr-sinthoras", "adv-women", "adv-lesson"])
        .at(P0, "ga16")
        .at(P1, "ga17")
        .no(Action::Fight, "TD-FIGHT-01");
    t.0.game.display[0].pinned = Some(P1);
    t.no(Action::Fight, "TD-FIGHT-01").at(P0, "ga17").faces(&[6, 6, 1]).act(Action::Fight).act(Action::KeepDice);
    t.act(strike_card("thr-sinthoras", Alfar)).act(strike_card("thr-sinthoras", Alfar));
    assert!(!t.is_open("thr-sinthoras"), "TD-THREAT-01, TD-THREAT-02: averted without consequences");
    assert_eq!((t.health_of(P1), t.supply.0[2], t.is_pinned(P1)), (3, 20, false));
}
