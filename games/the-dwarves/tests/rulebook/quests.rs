//! Quests: travelling, journeys, gatherings, and when they are completed.

use crate::support::*;
use the_dwarves::Action;
use the_dwarves::phase::{Job, Phase};

/// TD-QUEST-01, TD-RULING-42, TD-RULING-83: entering is enough, one walks on; standing there or being placed is not.
#[test]
fn travelling_through_is_enough() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["adv-fishers", "adv-women", "adv-lesson"])
        .at(P0, "ta10")
        .health(P0, 3)
        .faces(&[3, 1, 1, 1])
        .act(Action::Move)
        .walk(&["we05"]);
    t.act(choose(P0)).walk(&["ga20"]);
    assert_eq!((t.health_of(P0), t.dwarf(P0).space), (4, sp("ga20")), "TD-QUEST-01: he need not stop there");
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["adv-fishers", "adv-women", "adv-lesson"])
        .at(P0, "we02")
        .at(P1, "we05")
        .item(P1, "horn")
        .before("council")
        .end();
    t.act(use_item(P1, "horn")).act(choose(P0));
    assert!(t.is_open("adv-fishers"), "TD-RULING-42: being placed does not count");
    t.faces(&[1, 1, 1]).act(Action::Move).walk(&["we04"]);
    assert!(!t.is_open("adv-fishers"), "TD-RULING-42: a step within the kingdom does");
}

/// TD-EX-38 (TD-QUEST-03, TD-RULING-43): another action ends a journey; a later move may end it well.
#[test]
fn the_satchel_is_carried_without_a_break() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.scenario("a-satchel")
        .at(P0, "id05")
        .troops("id07", [1, 0, 0])
        .item(P1, "song")
        .faces(&[5, 1, 1, 1])
        .act(Action::Move)
        .walk(&["id08", "id07"]);
    let mut broken = Board(engine::Scenario::of(t.0.game));
    broken.faces(&[4, 1, 1]).act(Action::Fight).act(strike(Orc));
    assert_eq!(broken.scenario.expect("it lies there").travellers, 0, "TD-QUEST-03: the fight has ended it");
    t.before("council").end().before("council").end();
    t.faces(&[5, 1, 1, 1]).act(Action::Move).walk(&["sa01", "ga25", "ga24"]);
    assert!(t.scenario.is_none(), "TD-RULING-43: completed on entering Greenglade");
}

/// TD-EX-43 (TD-RULING-43, TD-RULING-86): a card that leaves forgets who was on the way.
#[test]
fn a_swept_card_forgets_its_travellers() {
    let mut t = board(&[Boendal, Tungdil]);
    t.display(&["adv-caravan", "adv-women", "adv-lesson"])
        .at(P0, "ta05")
        .item(P1, "song")
        .faces(&[1, 1, 1])
        .act(Action::Move)
        .walk(&["ta06"]);
    assert_eq!(t.open(card("adv-caravan")).expect("it lies there").travellers, 1);
    // A new Scenario sweeps the card away; later it comes back.
    t.no_scenario().0.choices([0]);
    t.now(&[Job::DrawScenario]);
    assert!(t.piles.discards.contains(card("adv-caravan")), "TD-SCEN-06");
    t.pile(&["adv-caravan", "adv-women", "adv-lesson"]).next_cards(&["adv-caravan", "adv-women", "adv-lesson"]);
    t.now(&[Job::Refill]).at(P0, "ga08");
    assert_eq!(t.open(card("adv-caravan")).expect("it lies there").travellers, 0, "TD-RULING-86");
    t.faces(&[2, 1, 1]).act(Action::Move).walk(&["ga09", "ga13"]);
    assert!(t.is_open("adv-caravan"), "TD-RULING-86: he must begin at Roodacre again");
}

/// TD-EX-40 (TD-QUEST-04, TD-RULING-44, TD-COUNCIL-10): completed at once, with everything, in the middle of a move.
#[test]
fn two_dwarves_in_greenglade() {
    let mut t = board(&[Boindil, Boendal]);
    t.0.game.council = 2;
    t.display(&["adv-greenglade", "thr-cave-in", "adv-curiosum"])
        .at(P1, "ga24")
        .at(P0, "ga21")
        .faces(&[3, 1, 1])
        .act(Action::Move);
    t.next_items(&["boots", "axe"]).walk(&["ga24"]).act(choose(P0)).act(choose(P1));
    t.act(Action::Dismiss { card: card("thr-cave-in") });
    assert!(matches!(t.phase, Phase::Walking(walk) if walk.points == 2), "he goes on moving");
    assert!(t.has(P0, "boots") && t.has(P1, "axe") && t.display.len() == 1);
}

/// TD-EX-44 (TD-RULING-16, TD-QUEST-07): troops that stood there end the movement even when a reward removes them.
#[test]
fn the_beacons_are_lit() {
    let mut t = board(&[Boendal, Tungdil]);
    t.display(&["adv-beacons", "adv-women", "adv-lesson"]).at(P0, "ga08").troops("ta06", [1, 0, 0]).faces(&[4, 1, 1]);
    t.0.game.display[0].done = 1;
    t.act(Action::Move).walk(&["ta06"]).act(Action::Remove { at: sp("ta06"), troop: Orc });
    assert_eq!((t.on("ta06"), t.phase), ([0; 3], Phase::Acting), "TD-RULING-16");
}

/// TD-QUEST-07: ticks stay on the card, by whomever.
#[test]
fn ticks_stay() {
    let mut t = board(&[Boendal, Tungdil]);
    t.scenario("a-metals")
        .at(P0, "we02")
        .at(P1, "ur10")
        .before("council")
        .faces(&[1, 1, 1])
        .act(Action::Move)
        .walk(&["we01"])
        .end();
    assert_eq!(t.scenario.expect("it lies there").done, 0b01);
    t.faces(&[1, 1, 1, 1]).act(Action::Move).walk(&["ur08"]);
    assert_eq!(t.scenario, None);
}

/// TD-QUEST-05, TD-QUEST-06: the election is won the moment the token is there.
#[test]
fn the_election() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.council = 3;
    t.0.game.doom = 40;
    t.display(&["adv-election", "adv-women", "adv-lesson"])
        .faces(&[6, 1, 1])
        .next_items(&["pony"])
        .act(Action::Message)
        .act(Action::KeepDice);
    t.act(choose(P1));
    assert_eq!(
        (t.doom, t.has(P1, "pony"), t.is_open("adv-election")),
        (42, true, false),
        "TD-QUEST-06: the reward, then the discard"
    );
}

/// TD-RULING-85, TD-RULING-48, TD-RULING-77: a fulfilled quest is completed; its healing may be turned down.
#[test]
fn a_fulfilled_quest_is_completed() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["adv-healers", "adv-women", "adv-lesson"])
        .at(P0, "ga08")
        .health(P1, 2)
        .faces(&[1, 1, 1, 1])
        .act(Action::Move)
        .walk(&["ga11"]);
    t.no(choose(P0), "TD-CHAR-02").act(Action::Skip);
    assert!(!t.is_open("adv-healers") && t.health_of(P1) == 2, "TD-RULING-85");
}

/// TD-RULING-47: several quests are completed one after the other, the Scenario first, then the Display in order.
#[test]
fn several_quests_at_once() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.scenario("a-elves")
        .display(&["adv-women", "adv-healers", "adv-lesson"])
        .at(P1, "ga11")
        .at(P0, "ga08")
        .health(P1, 2)
        .faces(&[1, 1, 1, 1]);
    t.act(Action::Move).walk(&["ga11"]);
    assert!(t.scenario.is_none() && matches!(t.phase, Phase::Healing { left: 3, .. }), "TD-RULING-47");
    let done: Vec<_> =
        t.0.table
            .events
            .iter()
            .filter_map(|event| match event {
                the_dwarves::Event::Completed { card, .. } => Some(*card),
                _ => None,
            })
            .collect();
    assert_eq!(done, [card("a-elves"), card("adv-healers")]);
}

/// TD-RULING-45, TD-RULING-44: what evil does in step 1 may avert a Threat; its place is filled in step 2B.
#[test]
fn a_threat_averted_in_step_one() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["thr-blades", "adv-women", "adv-lesson"]).pile(&["adv-bazaar"]).troops("ga21", [2, 1, 1]);
    t.wither("ga20", "ga21").wither("we05", "ga20").wither("we04", "we05").wither("we02", "we04");
    t.wither("we01", "we02").before("I").skulls([1, 1, 0]).end();
    assert_eq!((t.doom, t.on("ga21")), (42, [0; 3]), "the Blacksaddle takes the last Älf");
    assert!(!t.is_open("thr-blades") && t.is_open("adv-bazaar") && t.display.len() == 3, "TD-RULING-45");
}

/// TD-RULING-83: quests are looked at after the last removal of a fight, not between removals.
#[test]
fn a_fight_is_fought_out_first() {
    let mut t = board(&[Boendal, Balyndis]);
    t.display(&["adv-trollhunt", "adv-women", "adv-lesson"]).at(P0, "ga16").troops("ga16", [1, 2, 0]);
    t.faces(&[5, 5, 4]).act(Action::Fight).act(Action::KeepDice).act(strike(Troll)).act(strike(Troll));
    assert!(matches!(t.phase, Phase::Striking(_)) && t.is_open("adv-trollhunt"), "TD-RULING-83: not yet");
    t.no(strike(Troll), "TD-FIGHT-01").act(strike(Orc));
    assert_eq!((t.holds, t.is_open("adv-trollhunt")), (1, false), "TD-RULING-83, TD-HERO-06");
}

/// TD-RULING-47, TD-COUNCIL-10: a Threat that the Council discards is gone before its own quest is looked at.
#[test]
fn a_discarded_card_is_no_longer_completed() {
    for (answer, completed) in [(Action::Dismiss { card: card("thr-fever") }, 1), (Action::Skip, 2)] {
        let mut t = board(&[Tungdil, Balyndis]);
        t.0.game.council = 2;
        t.display(&["adv-fishers", "thr-fever", "adv-lesson"]).at(P0, "ta10").faces(&[1, 1, 1, 1]).act(Action::Move);
        t.walk(&["we05"]).act(answer);
        let done = t.0.table.events.iter().filter(|event| matches!(event, the_dwarves::Event::Completed { .. }));
        assert_eq!((done.count(), t.is_open("thr-fever")), (completed, false), "TD-RULING-47");
    }
}

/// TD-RULING-83, TD-QUEST-05: what a reward has fulfilled follows right after it: the letters win the election.
#[test]
fn a_reward_completes_the_next_quest() {
    let mut t = board(&[Tungdil, Balyndis]);
    (t.0.game.council, t.0.game.doom) = (2, 40);
    let queen = content().locations.iter().find(|place| place.id == "xamtys").expect("she has a place").space;
    t.0.game.dwarves[0].space = content().around(queen).next().expect("a neighbour");
    t.display(&["adv-letters", "adv-election", "adv-lesson"]).0.game.display[0].travellers = 1;
    t.faces(&[1, 1, 1, 1]).act(Action::Move).next_items(&["pony"]).act(Action::Step { to: queen }).act(choose(P0));
    assert_eq!((t.council, t.doom, t.display.len()), (4, 42, 1), "TD-RULING-83");
}
