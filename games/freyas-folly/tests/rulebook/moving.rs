//! Moving dwarfs (RULES.md, "Move a dwarf").

use crate::support::*;
use freyas_folly::Action;
use freyas_folly::{Ability, Carried, DwarfNo, Event, Spot};

/// FF-EX-01. The rulebook's example: FF-MOVE-05, FF-MOVE-06, FF-MOVE-07, FF-RULING-03.
#[test]
fn the_first_three_dwarfs_enter() {
    let mut game = position(3).play();
    assert_eq!(ways_in(&game), ["A"]);
    game.refuses(enter("B"), "FF-RULING-02");
    game.play(enter("A")).play(Action::Pass);
    assert_eq!(ways_in(&game), ["B"], "passing one");
    game.refuses(enter("A"), "FF-MOVE-05");
    game.play(enter("B")).play(Action::Pass);
    assert_eq!(ways_in(&game), ["C", "D", "E", "F"], "FF-MOVE-07, FF-RULING-03: four passages behind the junction");
    game.play(enter("D"));
    assert_eq!(place(&game, GREEN, 1), "D");
    let passed = game.table.events.iter().rev().find_map(|event| match event {
        Event::Entered { passed, .. } => Some(passed.to_vec()),
        _ => None,
    });
    assert_eq!(passed, Some(vec![(RED, DwarfNo(1)), (BLUE, DwarfNo(1))]), "FF-MOVE-06: two, in the order of the way");
}

/// FF-EX-02. FF-MOVE-06, FF-RULING-02.
#[test]
fn two_are_passed_at_most() {
    let mut game = position(4).at(RED, 1, "A").at(BLUE, 1, "B").at(GREEN, 1, "C").turn(YELLOW, 2).play();
    assert_eq!(ways_in(&game), ["D", "E", "F"]);
    game.refuses(enter("C1"), "FF-MOVE-06").refuses(enter("K01"), "FF-MOVE-06");
}

/// FF-EX-03. FF-RULING-07, FF-RULING-08, FF-STEALTH-01.
#[test]
fn a_jammed_shaft_opens_for_stealth_alone() {
    let jammed = || {
        let position = position(3).at(RED, 1, "A").at(BLUE, 1, "B").at(GREEN, 1, "C").at(RED, 2, "D").at(BLUE, 2, "E");
        position.at(GREEN, 2, "F")
    };
    let game = jammed().play();
    assert!(ways_in(&game).is_empty(), "FF-RULING-07: no move for dwarfs outside");
    assert!(game.offered().contains(&Action::Pass), "FF-RULING-65: passing is always possible");
    let mut game = jammed().hand(RED, &[Ability::Stealth, Ability::Bat]).play();
    game.refuses(Action::EnterWith { ability: Ability::Bat }, "FF-RULING-08");
    game.play(Action::EnterWith { ability: Ability::Stealth });
    assert_eq!(ways_in(&game), ["C1", "D1", "D2", "E1", "F1", "K01", "K11"]);
    game.refuses(Action::Pass, "FF-RULING-10");
    game.play(enter("K11"));
    assert_eq!(carried(&game, RED, 3), Some(Carried::Stealth));
}

/// FF-EX-04. FF-RULING-01.
#[test]
fn own_dwarfs_use_up_the_limit_too() {
    let mut game = position(3).at(RED, 1, "A").at(RED, 2, "B").at(RED, 3, "C").play();
    assert_eq!(ways_in(&game), ["D", "E", "F"], "FF-RULING-01");
    game.refuses(enter("C1"), "FF-MOVE-06");
}

/// FF-EX-05. FF-MOVE-06, FF-MOVE-08, FF-MOVE-10, FF-RULING-06, FF-TURN-05.
#[test]
fn a_loaded_dwarf_leaps_out_and_unloads() {
    let mut game = position(3)
        .at(RED, 1, "C")
        .loaded(RED, 1, "r e S")
        .at(BLUE, 1, "B")
        .at(GREEN, 1, "A")
        .home(RED, "r")
        .holds(RED, &["S01"])
        .play();
    assert_eq!(ways(&game, 1), ["C1", "D", "E", "F", "K01", "outside"]);
    game.refuses(complete("S01"), "FF-COMPLETE-03");
    game.play(go(1, "outside"));
    assert_eq!((home(&game, RED), barrow(&game, RED, 1)), (jewels("r r e S"), jewels("")), "FF-MOVE-10");
    game.play(complete("S01"));
    assert_eq!(home(&game, RED), jewels("S"), "FF-TURN-05: usable from the next action on");
}

/// FF-EX-06. FF-MOVE-06 with and without Stealth.
#[test]
fn three_between_him_and_the_air_are_too_many() {
    let blocked = || position(4).at(RED, 1, "C1").at(BLUE, 1, "C").at(GREEN, 1, "B").at(YELLOW, 1, "A");
    let mut game = blocked().play();
    assert_eq!(ways(&game, 1), ["C2", "D", "E", "F", "K01", "K02"]);
    game.refuses(go(1, "outside"), "FF-MOVE-06");
    let game = blocked().carries(RED, 1, Carried::Stealth).play();
    assert_eq!(ways(&game, 1), ["C2", "D", "E", "F", "K01", "K02", "outside"]);
}

/// FF-EX-07. FF-MOVE-09, FF-RULING-05.
#[test]
fn an_occupied_cavern_is_no_destination() {
    let mut game = position(3).at(RED, 1, "F1").at(BLUE, 1, "K16").play();
    assert_eq!(ways(&game, 1), ["F", "F2", "K17"], "FF-RULING-05");
    game.refuses(go(1, "K16"), "FF-MOVE-09");
    for carried in [Carried::Stealth, Carried::Speed, Carried::Bat] {
        let mut game = position(3).at(RED, 1, "F1").carries(RED, 1, carried).at(BLUE, 1, "K16").play();
        game.refuses(go(1, "K16"), "FF-MOVE-09");
        assert_eq!(ways(&game, 1), ["F", "F2", "K17"], "FF-RULING-05: with any ability");
    }
}

/// FF-EX-39. A convoy: FF-RULING-01, FF-MOVE-06.
#[test]
fn the_rear_of_three_gains_three() {
    let game = position(3).at(RED, 1, "A").at(RED, 2, "B").at(RED, 3, "C").play();
    assert_eq!(ways(&game, 1), ["C1", "D", "E", "F", "K01", "outside"]);
}

/// FF-EX-43. FF-MOVE-08, FF-RULING-02, FF-RULING-04.
#[test]
fn a_dwarf_turns_between_moves_and_not_within_one() {
    let mut game = position(3).at(RED, 1, "C1").play();
    assert_eq!(ways(&game, 1), ["C", "C2", "K02"]);
    game.refuses(go(1, "C1"), "FF-RULING-04").refuses(go(1, "B"), "FF-RULING-02");
    game.play(go(1, "C2"));
    assert!(ways(&game, 1).contains(&"C1".to_owned()), "FF-MOVE-08: back again");
}

/// FF-EX-44. FF-MOVE-02, FF-MOVE-03, FF-MOVE-10, FF-MOVE-11, FF-ABILITY-07, FF-ABILITY-08, FF-RULING-16.
#[test]
fn a_dwarf_who_left_enters_again_with_an_ability() {
    let mut game =
        position(3).at(RED, 1, "A").loaded(RED, 1, "r e").at(RED, 2, "D1").hand(RED, &[Ability::Stealth]).play();
    game.play(go(1, "outside"));
    assert_eq!(home(&game, RED), jewels("r e"));
    game.play(Action::EnterWith { ability: Ability::Stealth });
    assert_eq!(place(&game, RED, 1), "A", "FF-MOVE-11: in again, by the only way there is");
    assert_eq!(carried(&game, RED, 1), Some(Carried::Stealth));
    assert!(barrow(&game, RED, 1).is_empty(), "FF-MOVE-03");
    assert_eq!(carried(&game, RED, 2), None, "FF-RULING-16: nobody inside is given one");
}

/// FF-RULING-16, FF-RULING-18, FF-ABILITY-07. Cards for nobody: no dwarf outside, a card in use, a Thief, a card of others.
#[test]
fn abilities_are_given_on_the_way_in_only() {
    let everyone = [(1, "A"), (2, "D"), (3, "E"), (4, "F"), (5, "C"), (6, "C2")];
    let inside = everyone.iter().fold(position(3), |position, (number, at)| position.at(RED, *number, at));
    let mut game = inside.hand(RED, &[Ability::Speed]).play();
    game.refuses(Action::EnterWith { ability: Ability::Speed }, "FF-RULING-16");
    game.refuses(enter("B"), "FF-MOVE-02");
    let mut game = position(3).at(RED, 1, "D").carries(RED, 1, Carried::Speed).hand(RED, &[Ability::Thief]).play();
    game.refuses(Action::EnterWith { ability: Ability::Speed }, "FF-RULING-18");
    game.refuses(Action::EnterWith { ability: Ability::Thief }, "FF-ABILITY-07");
    game.refuses(Action::EnterWith { ability: Ability::Bat }, "FF-ABILITY-07");
}

/// FF-MOVE-01, FF-MOVE-02. Only one's own dwarfs move, and only those inside walk.
#[test]
fn only_own_dwarfs_in_the_mine_walk() {
    let mut game = position(5).at(RED, 1, "A").at(BLUE, 2, "D").play();
    game.refuses(go(2, "B"), "FF-MOVE-02").refuses(go(5, "B"), "FF-MOVE-01").refuses(go(0, "B"), "FF-MOVE-01");
    game.refuses(Action::Move { dwarf: DwarfNo(1), to: Spot(200) }, "FF-MOVE-05");
    game.refuses(go(1, "D"), "FF-MOVE-05");
}

/// FF-MOVE-04, FF-ABILITY-08. One ability at most goes in with a dwarf.
#[test]
fn one_ability_goes_in_with_a_dwarf() {
    let mut game = position(3).hand(RED, &[Ability::Speed, Ability::Stealth]).at(BLUE, 1, "A").at(BLUE, 2, "B").play();
    game.play(Action::EnterWith { ability: Ability::Speed });
    game.refuses(Action::EnterWith { ability: Ability::Stealth }, "FF-RULING-10");
    game.play(enter("C"));
    assert_eq!(carried(&game, RED, 1), Some(Carried::Speed), "FF-ABILITY-08: one marker");
    assert!(game.open().player(RED).hand.contains(Ability::Stealth), "FF-MOVE-04");
}

/// FF-EX-55. FF-RULING-09.
#[test]
fn the_lowest_enters_and_the_highest_goes_to_market() {
    let mut game = position(4).at(RED, 2, "A").at(RED, 4, "C").home(RED, "r r e").holds(RED, &["S01"]).play();
    assert_eq!(ways_in(&game), ["B"]);
    game.play(enter("B"));
    assert_eq!(place(&game, RED, 1), "B", "FF-RULING-09: the lowest number enters");
    game.play(complete("S01"));
    let (five, three) = (place(&game, RED, 5), place(&game, RED, 3));
    assert_eq!((five.as_str(), three.as_str()), ("gone", "outside"), "FF-RULING-09: the highest goes to market");
}

/// FF-RULING-06. There is room for everybody outside, whoever leaves.
#[test]
fn outside_is_never_full() {
    let mut game = position(3).at(RED, 1, "A").play();
    game.play(go(1, "outside"));
    let outside = (1..=6).filter(|number| place(&game, RED, *number) == "outside").count();
    assert_eq!(outside, 6, "FF-RULING-06");
}
