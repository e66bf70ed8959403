//! Equipment and Health.

use crate::support::*;
use the_dwarves::Action;
use the_dwarves::cards::Attribute;
use the_dwarves::phase::{Job, Phase};

/// TD-EQUIP-01, TD-EQUIP-03, TD-RULING-66: given to anybody without one of the kind; to nobody if all have it.
#[test]
fn nobody_has_two_of_a_kind() {
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P0, "boots").next_items(&["boots"]).now(&[Job::Carry { card: card("adv-temper"), next: 0 }]);
    assert!(t.has(P1, "boots") && t.phase == Phase::Acting, "TD-EQUIP-01: only one dwarf may take it");
    t.0.game.equipment.pile = [0; 16];
    t.0.game.equipment.discards = [0; 16];
    t.0.game.equipment.pile[usize::from(item("boots").0)] = 1;
    t.0.game.agenda.push(Job::Menu);
    t.0.game.agenda.push(Job::Carry { card: card("adv-temper"), next: 0 });
    t.0.game.phase = Phase::Walking(the_dwarves::phase::Walk::default());
    engine::Game::play(&mut t.0.game, P0, Action::Stop, &mut t.0.table);
    assert_eq!(t.equipment.discards[usize::from(item("boots").0)], 1, "TD-RULING-66");
}

/// TD-EQUIP-02: nothing is traded or given away: no action does it.
#[test]
fn equipment_is_never_given_away() {
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P0, "boots")
        .at(P0, "ga16")
        .at(P1, "ga16")
        .no(choose(P1), "TD-TURN-04")
        .no(use_item(P0, "boots"), "TD-EQUIP-04");
    assert!(t.0.offered().iter().all(|action| !matches!(action, Action::Choose { .. })), "TD-EQUIP-02");
}

/// TD-EQUIP-04, TD-EQUIP-05, TD-RULING-71, TD-RULING-89: Dwarven Song: one whole action for anybody, also the owner.
#[test]
fn a_dwarven_song() {
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P1, "song").item(P0, "song").item(P0, "letter").act(use_item(P1, "song")).act(choose(P1));
    assert_eq!((t.phase, t.asked()), (Phase::Additional { dwarf: P1 }, P1), "TD-RULING-01: its player plays it");
    t.no(use_item(P0, "song"), "TD-RULING-89").no(Action::EndTurn, "TD-RULING-89");
    t.faces(&[6, 1, 1]).act(Action::Message);
    assert_eq!((t.council, t.turn.actions_left, t.asked()), (1, 2, P0), "TD-RULING-71: it costs no action");
    t.act(use_item(P0, "song")).act(choose(P0)).act(Action::Pass);
    assert_eq!(t.phase, Phase::Acting, "TD-EQUIP-05: the owner himself; TD-RULING-89: or pass");
    t.act(use_item(P0, "letter"));
    assert_eq!((t.council, t.equipment.discards[usize::from(item("song").0)]), (2, 2), "TD-EQUIP-04: they work once");
}

/// TD-RULING-89, TD-RULING-73: in an additional action of another dwarf an amulet lasts until that action is over.
#[test]
fn an_amulet_in_an_additional_action() {
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P1, "song").item(P1, "amulet").at(P1, "ga15").wither("ga16", "ga20").wither("ga17", "ga22");
    t.act(use_item(P1, "song")).act(choose(P1)).faces(&[3, 1, 1, 1]).act(Action::Move).walk(&["ga16"]);
    t.act(Action::PayAmulet).walk(&["ga17"]);
    assert!(t.dwarf(P1).is_warded && t.health_of(P1) == 4, "TD-RULING-73");
    t.act(Action::Stop);
    assert!(!t.dwarf(P1).is_warded && t.phase == Phase::Acting, "TD-RULING-89");
}

/// TD-EQUIP-05, TD-RULING-90, TD-CHAR-02: the Beer Stein heals one dwarf, up to his maximum; not when all are well.
#[test]
fn a_beer_stein() {
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P1, "stein").no(use_item(P1, "stein"), "TD-RULING-90").health(P0, 2).act(use_item(P1, "stein"));
    t.no(choose(P1), "TD-CHAR-02").act(choose(P0));
    assert_eq!(t.health_of(P0), 3, "TD-CHAR-02: never above the maximum");
}

/// TD-EQUIP-06, TD-EQUIP-07, TD-RULING-67: the medallion raises the maximum only, and takes Health with it when it is lost.
#[test]
fn the_heart_medallion() {
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P0, "medallion").item(P0, "axe");
    assert_eq!((t.max_health(P0), t.health_of(P0)), (4, 3), "TD-RULING-67: Health itself does not rise");
    assert_eq!(t.dice(P0, Attribute::Battle), 4, "TD-EQUIP-07");
    t.health(P0, 4).now(&[Job::Rob { left: 1 }]).no(Action::Lose { owner: P1, item: item("axe") }, "TD-EQUIP-04");
    t.act(Action::Lose { owner: P0, item: item("medallion") });
    assert_eq!((t.max_health(P0), t.health_of(P0)), (3, 3), "TD-RULING-67: cut down, not lost");
    t.now(&[Job::Rob { left: 1 }]);
    assert_eq!(t.dice(P0, Attribute::Battle), 3, "TD-EQUIP-07: the value goes back");
}

/// A Thief among the Baggage: without Equipment Doom moves instead. TD-RULING-68: Keenfire cannot be stolen.
#[test]
fn a_thief() {
    let mut t = board(&[Boendal, Tungdil]);
    t.0.game.dwarves[0].has_keenfire = true;
    t.now(&[Job::Carry { card: card("thr-thief"), next: 0 }]);
    assert!(t.doom == 42 && t.dwarf(P0).has_keenfire, "TD-RULING-68");
}

/// TD-RULING-74, TD-RULING-89, TD-RULING-90: Throwing Axes: from one space in reach, on the owner's turn.
#[test]
fn throwing_axes() {
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P0, "throwing-axes").item(P1, "letter").at(P0, "ga16").no(use_item(P0, "throwing-axes"), "TD-RULING-90");
    t.no(use_item(P1, "letter"), "TD-RULING-89").troops("ga21", [0, 1, 1]).troops("ga18", [1, 0, 0]);
    t.act(use_item(P0, "throwing-axes"))
        .no(Action::Aim { at: sp("ga18") }, "TD-RULING-74")
        .no(Action::Aim { at: sp("ga17") }, "TD-RULING-74");
    t.act(Action::Aim { at: sp("ga21") }).no(Action::Remove { at: sp("ga18"), troop: Orc }, "TD-RULING-48");
    t.act(Action::Remove { at: sp("ga21"), troop: Alfar }).act(Action::Remove { at: sp("ga21"), troop: Troll });
    assert_eq!((t.on("ga21"), t.phase), ([0; 3], Phase::Acting), "TD-RULING-74: the Blacksaddle included");
}

/// TD-RULING-72, TD-MOVE-07, TD-RULING-43: the Signal Horn places a dwarf; he pays, and his journey ends.
#[test]
fn a_signal_horn() {
    let mut t = board(&[Boendal, Tungdil]);
    t.scenario("a-satchel").item(P0, "horn").wither("ga16", "ga20").at(P0, "ga16").at(P1, "id05");
    t.0.game.scenario.as_mut().expect("it lies there").travellers = 0b10;
    t.act(use_item(P0, "horn")).act(choose(P1));
    assert_eq!((t.phase, t.asked()), (Phase::Paying { dwarf: P1 }, P0), "TD-MOVE-07: the active player chooses");
    t.act(Action::PayHealth);
    assert_eq!((t.health_of(P1), t.dwarf(P1).space), (3, sp("ga16")));
    assert_eq!(t.scenario.expect("it lies there").travellers, 0, "TD-RULING-43");
}

/// TD-RULING-90: the horn with nobody to call, the letter at the right end.
#[test]
fn equipment_that_would_do_nothing() {
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P0, "horn").item(P0, "letter").at(P0, "ga16").at(P1, "ga16").no(use_item(P0, "horn"), "TD-RULING-90");
    t.0.game.council = 4;
    t.no(use_item(P0, "letter"), "TD-RULING-90").no(use_item(P0, "mail"), "TD-EQUIP-04");
}

/// TD-RULING-35, TD-RULING-89: the Rune Stone: one die of one test per turn, without the Council; not for moves or fights.
#[test]
fn the_rune_stone() {
    let mut t = board(&[Boendal, Tungdil]);
    t.0.game.council = 3;
    t.item(P0, "rune-stone").item(P1, "song").faces(&[1, 1, 1]).act(test("adv-lesson")).act(Action::KeepDice);
    assert!(matches!(t.phase, Phase::Carving(_)), "TD-ROLL-01: after the Council");
    t.faces(&[5]).act(Action::Reroll { face: 1 });
    assert_eq!(t.open(card("adv-lesson")).expect("it lies there").this_turn[0], 1, "TD-RULING-35");
    t.faces(&[1, 1, 1]).act(test("adv-lesson")).act(Action::KeepDice);
    assert_eq!(t.phase, Phase::Acting, "TD-RULING-35: once per turn");
    let mut t = board(&[Boendal, Tungdil]);
    t.item(P0, "rune-stone").faces(&[1, 1, 1]).act(Action::Move);
    assert!(matches!(t.phase, Phase::Walking(_)), "TD-RULING-35: not for moves");
}

/// TD-RULING-87, TD-SETUP-14: look at three, keep one; the pile is renewed in the middle; the rest is discarded.
#[test]
fn look_and_keep() {
    let mut t = board(&[Boendal, Tungdil]);
    let all = t.equipment.pile;
    t.0.game.equipment.pile = [0; 16];
    t.0.game.equipment.discards = all;
    t.0.game.equipment.pile[usize::from(item("pony").0)] = 1;
    t.0.game.equipment.discards[usize::from(item("pony").0)] = 0;
    // The pony, then from the renewed pile the first two: both pairs of boots.
    t.0.choices([0, 0]);
    t.now(&[Job::Carry { card: card("adv-library"), next: 0 }]);
    assert!(matches!(t.phase, Phase::Keeping(hand) if hand.items.len() == 3), "TD-SETUP-14");
    t.no(Action::KeepItem { item: item("axe") }, "TD-RULING-87")
        .act(Action::KeepItem { item: item("pony") })
        .act(choose(P1));
    assert_eq!(t.equipment.discards[usize::from(item("boots").0)], 2, "TD-RULING-87: the others are discarded");
    assert!(t.has(P1, "pony"));
}

/// TD-RULING-75, TD-RULING-31, TD-CHAR-01: values are no limit, seven dice are.
#[test]
fn seven_dice_at_most() {
    let mut t = board(&[Boindil, Tungdil]);
    t.item(P0, "axe");
    t.0.game.dwarves[0].has_keenfire = true;
    assert_eq!(t.dice(P0, Attribute::Battle), 7, "TD-RULING-75: 4, 1 and 2");
    assert_eq!(t.dice(P1, Attribute::Craft), 3, "TD-CHAR-01");
}

/// TD-CHAR-06: Boïndil's and Balyndis' gifts are theirs alone.
#[test]
fn gifts_are_personal() {
    let mut t = board(&[Tungdil, Boindil]);
    t.at(P0, "ga16").troops("ga16", [1, 0, 0]).faces(&[1, 1, 1]).act(Action::Fight);
    assert_eq!(t.health_of(P0), 3, "TD-CHAR-06: Tungdil does not roll again");
}
