//! Messages and the Council's spaces.

use crate::support::*;
use the_dwarves::Action;
use the_dwarves::phase::{Cause, Job, Phase};

/// TD-EX-04 (TD-COUNCIL-01, TD-COUNCIL-03): one space per action, however good the roll.
#[test]
fn a_message_moves_the_token_one_space() {
    let mut t = board(&[Bavragor, Balyndis]);
    t.0.game.council = 1;
    t.faces(&[5, 6, 1, 2]).act(Action::Message);
    assert_eq!(t.council, 2);
}

/// TD-EX-05 (TD-COUNCIL-02): a failure has no consequences.
#[test]
fn a_message_may_fail() {
    let mut t = board(&[Boindil, Balyndis]);
    t.faces(&[4, 4]).act(Action::Message);
    assert_eq!((t.council, t.health_of(P0), t.doom, t.turn.actions_left), (0, 3, 43, 1));
}

/// TD-EX-06 (TD-CHAR-05): Tungdil needs 1 less.
#[test]
fn tungdil_is_heard_sooner() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.faces(&[4, 1, 2]).act(Action::Message);
    assert_eq!(t.council, 1);
}

/// TD-COUNCIL-04: the numbers from Bislipur to Balendilín.
#[test]
fn the_numbers_of_the_council() {
    let numbers: Vec<Option<u8>> = content().council.iter().map(|space| space.to_right).collect();
    assert_eq!(numbers, [3, 3, 4, 4, 5, 5, 6, 6].map(Some).into_iter().chain([None]).collect::<Vec<_>>());
    for (council, needed) in (-4..4).zip([3, 3, 4, 4, 5, 5, 6, 6]) {
        let mut t = board(&[Bavragor, Balyndis]);
        t.0.game.council = council;
        // Space -2 takes the highest die, space +3 offers one: the rolls go around them.
        let rolls: &[u8] = if council == -2 { &[needed, needed, 1, 1, 1] } else { &[needed, 1, 1, 1] };
        t.faces(rolls).act(Action::Message);
        if council == 3 {
            t.act(Action::KeepDice);
        }
        assert_eq!(t.council, council + 1, "TD-COUNCIL-04: {needed}+ on {council}");
    }
}

/// TD-RULING-61: no message from the rightmost space. TD-COUNCIL-13: the axe does nothing.
#[test]
fn no_message_from_the_last_space() {
    let mut t = board(&[Bavragor, Balyndis]);
    assert_eq!(t.council_effect(), the_dwarves::content::CouncilEffect::None, "TD-COUNCIL-13");
    t.no(Action::Smith, "TD-COUNCIL-12");
    t.0.game.council = 4;
    t.no(Action::Message, "TD-RULING-61");
}

/// TD-EX-33 (TD-ROLL-01, TD-ROLL-02, TD-ROLL-04, TD-COUNCIL-08): the highest die, all again, and the highest once more.
#[test]
fn boindil_rolls_again_under_bislipur() {
    let mut t = board(&[Boindil, Balyndis]);
    t.0.game.council = -2;
    t.at(P0, "ga16").troops("ga16", [2, 0, 1]).faces(&[6, 5, 2, 1, 3]).act(Action::Fight);
    assert!(matches!(t.phase, Phase::Repeating(roll) if roll.dice.words() == "5 3 2 1"), "TD-COUNCIL-08");
    t.faces(&[4, 4, 3, 1, 6]).act(Action::RollAgain);
    assert!(
        matches!(t.phase, Phase::Striking(blows) if blows.dice.words() == "6 4 3 1"),
        "TD-ROLL-02, TD-ROLL-04: only once"
    );
    t.no(Action::RollAgain, "TD-RULING-25").act(strike(Alfar)).act(strike(Orc));
}

/// TD-RULING-32: with one die, that die is rolled again.
#[test]
fn a_single_die_is_rolled_again() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.display(&["adv-women", "adv-runes", "adv-lesson"]).health(P0, 1);
    t.0.game.council = -2;
    t.faces(&[6, 1]).act(Action::PoolRoll { card: card("adv-women") });
    assert!(t.is_open("adv-women"), "TD-RULING-32, TD-RULING-34: pool rolls, too");
}

/// TD-EX-34 (TD-ROLL-03, TD-COUNCIL-11, TD-RULING-33): Balyndis re-rolls tests, not messages.
#[test]
fn balyndis_rolls_a_craft_test_again() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.display(&["thr-intrigue", "adv-runes", "adv-lesson"]);
    t.0.game.council = 3;
    t.faces(&[4, 3, 2, 2]).act(test("thr-intrigue"));
    t.faces(&[1])
        .act(Action::Reroll { face: 2 })
        .faces(&[5, 3, 2, 1])
        .act(Action::RollAgain)
        .faces(&[6])
        .act(Action::Reroll { face: 1 });
    assert!(!t.is_open("thr-intrigue"), "TD-ROLL-03: two successes of 5+; TD-RULING-37: a Threat may be tested");
    t.lingering()
        .faces(&[5, 3, 2, 2])
        .act(Action::Message)
        .no(Action::RollAgain, "TD-COUNCIL-11")
        .act(Action::KeepDice);
    assert_eq!((t.council, t.phase), (3, Phase::Acting), "TD-RULING-33: no second roll for a message");
}

/// TD-RULING-34: the Council's dice effects apply to moves.
#[test]
fn the_council_offers_a_die_for_a_move() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.0.game.council = 3;
    t.faces(&[1, 1, 1]).act(Action::Move).faces(&[5]).act(Action::Reroll { face: 1 });
    assert!(matches!(t.phase, Phase::Walking(walk) if walk.points == 5), "TD-COUNCIL-11");
}

/// TD-RULING-28: a fight is no test: Boïndil's gift is not for Battle tests, Balyndis' not for fights.
#[test]
fn a_fight_is_no_test() {
    let mut t = board(&[Boindil, Balyndis]);
    t.display(&["adv-temper", "adv-runes", "adv-lesson"]).faces(&[5, 1, 1, 1]).act(test("adv-temper"));
    assert_eq!((t.phase, t.health_of(P0)), (Phase::Acting, 3), "TD-RULING-28, TD-TEST-06: no re-roll, no Health lost");
    let mut t = board(&[Balyndis, Boindil]);
    t.at(P0, "ga16").troops("ga16", [1, 0, 0]).faces(&[1, 1, 1]).act(Action::Fight);
    assert_eq!(t.health_of(P0), 2, "TD-RULING-28: no re-roll for her");
}

/// TD-COUNCIL-09, TD-RULING-56: a revealed Threat costs Health on -1 and gives it on +1, before its own text.
#[test]
fn revealed_threats_and_health() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.0.game.council = 1;
    t.display(&["adv-runes", "adv-lesson"])
        .health(P1, 2)
        .health(P0, 2)
        .pile(&["thr-seeping"])
        .before("V")
        .skulls([0, 0, 0])
        .end();
    assert_eq!(t.phase, Phase::Healing { cause: Cause::Council, left: 1 }, "TD-RULING-77: who is full is not offered");
    t.act(Action::Skip);
    assert_eq!((t.health_of(P0), t.health_of(P1)), (2, 2), "TD-COUNCIL-09: may gain");
    let mut t = board(&[Balyndis, Tungdil]);
    t.0.game.council = -1;
    t.display(&["adv-runes", "adv-lesson"]).pile(&["thr-seeping"]).before("V").skulls([0, 0, 0]).end();
    assert_eq!(
        (t.phase, t.asked()),
        (Phase::Wounding { cause: Cause::Council }, P1),
        "TD-RULING-01: the active player decides"
    );
    t.act(choose(P0));
    assert_eq!(t.health_of(P0), 2, "TD-TURN-02");
}

/// TD-COUNCIL-05: only the space of the token applies, from the moment it is there.
#[test]
fn only_the_tokens_space_applies() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.council = 2;
    t.faces(&[6, 1, 1]).act(Action::Message).lingering().faces(&[2, 1, 1, 1]).act(Action::Move);
    assert!(matches!(t.phase, Phase::Rerolling(_)), "TD-COUNCIL-05: at once");
}

/// TD-EX-35 (TD-COUNCIL-12, TD-EQUIP-01): several successes give one card; nobody takes a second of a kind.
#[test]
fn one_card_for_several_successes() {
    let mut t = board(&[Bavragor, Tungdil, Balyndis]);
    t.0.game.council = 4;
    t.item(P1, "boots").faces(&[6, 5, 4, 1]).next_items(&["boots"]).act(Action::Smith);
    assert_eq!(t.phase, Phase::Giving { item: item("boots") });
    t.no(choose(P1), "TD-EQUIP-01").act(choose(P2));
    assert!(t.has(P2, "boots") && t.phase == Phase::Acting, "TD-COUNCIL-12: one card only");
}

/// TD-RULING-87, TD-RULING-33: without Equipment to draw the test is not offered; Balyndis may re-roll it.
#[test]
fn the_smith_needs_something_to_draw() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.0.game.council = 4;
    t.faces(&[1, 1, 1, 1]).act(Action::Smith);
    assert!(matches!(t.phase, Phase::Repeating(_)), "TD-RULING-33");
    t.act(Action::KeepDice);
    let pile = std::mem::take(&mut t.0.game.equipment.pile);
    t.0.refuses(Action::Smith, "TD-RULING-87");
    t.0.game.equipment.pile = pile;
}

/// TD-COUNCIL-10, TD-RULING-48: on +2 a completed Adventure lets a Threat go; not a completed Threat.
#[test]
fn balendilin_dismisses_a_threat() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.council = 2;
    t.display(&["adv-runes", "thr-seeping", "thr-gaze"]);
    t.now(&[Job::AfterAdventure]).no(Action::Dismiss { card: card("adv-runes") }, "TD-COUNCIL-10");
    t.act(Action::Dismiss { card: card("thr-seeping") });
    assert!(!t.is_open("thr-seeping") && t.doom == 43, "TD-COUNCIL-10: without consequences");
}

/// TD-RULING-48, TD-COUNCIL-10: what counts is where the token stands after the rewards. TD-RULING-58: the Orcs return.
#[test]
fn a_reward_brings_the_token_to_balendilins_favour() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.council = 1;
    t.display(&["adv-granaries", "thr-warrens", "adv-lesson"]).at(P0, "ga08").faces(&[1, 1, 1, 1]).act(Action::Move);
    t.walk(&["ta06"]);
    assert_eq!((t.council, t.phase), (2, Phase::Dismissing { cause: Cause::Council }), "TD-RULING-48");
    t.act(Action::Dismiss { card: card("thr-warrens") });
    assert_eq!((t.supply.0[0], t.on("id07")), (30, [0; 3]), "TD-RULING-58");
}
