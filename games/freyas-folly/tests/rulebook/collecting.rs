//! Collecting jewels, the Bat and the Stamina Potion (RULES.md, "Collecting jewels").

use crate::support::*;
use engine::{Edition, Files};
use freyas_folly::Action::{self, *};
use freyas_folly::{Ability, Carried, Contents, Phase};

/// FF-EX-08. FF-COLLECT-01, FF-COLLECT-02, FF-COLLECT-05.
#[test]
fn a_dwarf_empties_the_cavern_he_enters() {
    let mut game = position(3).cavern("K11", "r s E").at(RED, 1, "E").play();
    game.play(go(1, "K11"));
    assert_eq!(game.offered(), [Collect, Leave], "FF-COLLECT-01, FF-COLLECT-02: all or nothing");
    game.refuses(bat('E'), "FF-BAT-01");
    game.play(Collect);
    assert_eq!(barrow(&game, RED, 1), jewels("r s E"), "FF-COLLECT-05");
    assert!(game.open().jewels_at(spot("K11")).is_empty());
}

/// FF-EX-09. FF-COLLECT-01, FF-COLLECT-03, FF-RULING-14.
#[test]
fn what_was_left_is_taken_along_later() {
    let mut game = position(3).cavern("K17", "r s e m").at(BLUE, 2, "F1").at(GREEN, 1, "F").turn(BLUE, 2).play();
    game.play(go(2, "K17")).play(Leave);
    assert!(barrow(&game, BLUE, 2).is_empty(), "FF-COLLECT-03");
    game.refuses(Collect, "FF-RULING-11");
    game.play(Pass);
    game.refuses(go(1, "K17"), "FF-MOVE-09");
    pass_turn(&mut game);
    game.play(take("S01")).play(Pass);
    game.play(go(2, "F1"));
    assert!(matches!(game.open().phase, Phase::Leaving(..)), "FF-RULING-14: asked before he walks");
    game.refuses(bat('r'), "FF-BAT-01");
    game.play(Collect);
    assert_eq!((place(&game, BLUE, 2), barrow(&game, BLUE, 2)), ("F1".to_owned(), jewels("r s e m")));
}

/// FF-EX-10. FF-COLLECT-04, FF-RULING-13.
#[test]
fn a_loaded_dwarf_only_blocks_the_cavern() {
    let mut game = position(3)
        .cavern("K16", "a a r s e")
        .at(BLUE, 2, "F1")
        .loaded(BLUE, 2, "m")
        .at(GREEN, 1, "F2")
        .turn(BLUE, 2)
        .play();
    game.play(go(2, "K16"));
    assert!(matches!(game.open().phase, Phase::Acting(_)), "FF-COLLECT-04: there is nothing to decide");
    assert_eq!((place(&game, BLUE, 2), barrow(&game, BLUE, 2)), ("K16".to_owned(), jewels("m")), "FF-RULING-13");
    assert_eq!(game.open().jewels_at(spot("K16")), jewels("a a r s e"));
    game.play(go(2, "F1"));
    assert_eq!((place(&game, BLUE, 2), barrow(&game, BLUE, 2)), ("F1".to_owned(), jewels("m")), "nor on leaving");
    let mut game = position(3).at(BLUE, 2, "K16").loaded(BLUE, 2, "m").at(GREEN, 1, "F1").turn(GREEN, 2).play();
    game.refuses(go(1, "K16"), "FF-MOVE-09");
}

/// FF-EX-11. FF-STAMINA-01, FF-STAMINA-02, FF-RULING-32.
#[test]
fn stamina_empties_a_second_cavern() {
    let mut game = position(3)
        .cavern("K19", "e s R S")
        .cavern("K20", "r")
        .at(GREEN, 1, "F3")
        .loaded(GREEN, 1, "r r M A")
        .carries(GREEN, 1, Carried::Stamina)
        .turn(GREEN, 2)
        .play();
    game.play(go(1, "K19")).play(Collect);
    assert_eq!(barrow(&game, GREEN, 1), jewels("r r e s M R S A"), "FF-STAMINA-01");
    assert_eq!(carried(&game, GREEN, 1), None, "FF-STAMINA-02");
    assert!(game.open().player(GREEN).abilities().is_empty());
    game.play(go(1, "F3"));
    pass_turn(&mut game);
    game.play(take("S01")).play(Pass);
    game.play(go(1, "K20"));
    assert!(matches!(game.open().phase, Phase::Acting(_)), "FF-RULING-32: only one extra cavern");
}

/// FF-RULING-32. The first cavern does not use the potion up.
#[test]
fn the_first_cavern_leaves_the_potion() {
    let mut game = position(3).cavern("K11", "r s").at(RED, 1, "E").carries(RED, 1, Carried::Stamina).play();
    game.play(go(1, "K11")).play(Collect);
    assert_eq!(carried(&game, RED, 1), Some(Carried::Stamina));
}

/// FF-RULING-11. Whoever cannot move cannot collect.
#[test]
fn collecting_is_no_action_of_its_own() {
    let mut game = position(3)
        .cavern("K05", "r s E")
        .at(RED, 1, "K05")
        .at(BLUE, 1, "C4")
        .at(BLUE, 2, "C3")
        .at(BLUE, 3, "C2")
        .at(BLUE, 4, "K04")
        .play();
    assert!(ways(&game, 1).is_empty(), "FF-RULING-07: two dwarfs before him, and everything behind them is held");
    game.refuses(Collect, "FF-RULING-11").refuses(Leave, "FF-RULING-11").refuses(go(1, "K05"), "FF-RULING-04");
}

/// FF-EX-53. FF-COLLECT-06, FF-RULING-12, FF-RULING-15.
#[test]
fn a_barrow_has_no_limit_and_nothing_is_put_down() {
    let mut game = position(3)
        .cavern("K19", "r s E M")
        .at(RED, 1, "F3")
        .loaded(RED, 1, "r r s E M")
        .carries(RED, 1, Carried::Stamina)
        .play();
    game.play(go(1, "K19")).play(Collect);
    assert_eq!(barrow(&game, RED, 1).len(), 9, "FF-RULING-12");
    let moves = |action: &Action| matches!(action, Move { .. } | Enter { .. } | TakeSetting { .. } | Pass);
    assert!(game.offered().iter().all(moves), "FF-COLLECT-06: no action puts jewels down");
    game.play(go(1, "F3"));
    assert_eq!((place(&game, RED, 1), barrow(&game, RED, 1).len()), ("F3".to_owned(), 9), "FF-COLLECT-06");
    for _ in [BLUE, GREEN] {
        pass_turn(&mut game);
    }
    assert!(game.open().jewels_at(spot("K19")).is_empty(), "FF-RULING-15");
}

/// FF-EX-16. FF-BAT-01, FF-BAT-02, FF-BAT-04, FF-BAT-05, FF-RULING-31.
#[test]
fn a_bat_carries_two_and_the_rest_is_taken_along() {
    let mut game = position(3)
        .cavern("K05", "r s E a a A")
        .at(RED, 1, "C4")
        .carries(RED, 1, Carried::Bat)
        .holds(RED, &["S06"])
        .home(RED, "m")
        .play();
    game.play(go(1, "K05"));
    assert_eq!(game.offered(), [bat('r'), bat('s'), bat('a'), bat('E'), bat('A'), KeepBat]);
    game.refuses(Collect, "FF-BAT-02").refuses(bat('m'), "FF-BAT-01").refuses(BatDone, "FF-RULING-29");
    game.play(bat('A'));
    game.refuses(KeepBat, "FF-BAT-05");
    game.play(bat('E'));
    assert_eq!(home(&game, RED), jewels("m A E"), "FF-BAT-01");
    assert_eq!(carried(&game, RED, 1), None, "FF-BAT-05");
    assert!(game.offered().contains(&complete("S06")), "FF-BAT-04: to be set in the next action");
    assert!(game.offered().contains(&go(1, "C4")), "FF-BAT-03: nobody has to collect the rest");
    game.play(go(1, "C4")).play(Collect);
    assert_eq!(barrow(&game, RED, 1), jewels("r s a a"), "FF-RULING-31: in the same turn");
}

/// FF-EX-17. FF-BAT-02, FF-RULING-28, FF-RULING-30.
#[test]
fn whoever_keeps_his_bat_collects_nothing() {
    let mut game = position(3).cavern("K05", "r s E a a A").at(RED, 1, "C4").carries(RED, 1, Carried::Bat).play();
    game.play(go(1, "K05")).play(KeepBat);
    game.refuses(bat('r'), "FF-RULING-28");
    game.play(go(1, "C4"));
    assert_eq!(place(&game, RED, 1), "C4", "FF-RULING-30: he is not asked");
    assert!(barrow(&game, RED, 1).is_empty());
    assert_eq!(carried(&game, RED, 1), Some(Carried::Bat));
}

/// FF-RULING-29. One jewel is enough; an empty cavern gives no occasion; a lonely jewel flies by itself.
#[test]
fn a_bat_carries_one_or_two() {
    let mut game = position(3).cavern("K11", "r s E").at(RED, 1, "E").carries(RED, 1, Carried::Bat).play();
    game.play(go(1, "K11")).play(bat('E')).play(BatDone);
    assert_eq!((home(&game, RED), carried(&game, RED, 1)), (jewels("E"), None));
    let mut game = position(3).cavern("K11", "r").at(RED, 1, "E").carries(RED, 1, Carried::Bat).play();
    game.play(go(1, "K11")).play(bat('r'));
    assert_eq!(carried(&game, RED, 1), None, "nothing is left for it to carry");
    let mut game = position(3).at(RED, 1, "E").carries(RED, 1, Carried::Bat).play();
    game.play(go(1, "K11"));
    assert!(matches!(game.open().phase, Phase::Acting(_)), "an empty cavern");
    assert_eq!(carried(&game, RED, 1), Some(Carried::Bat));
}

/// FF-RULING-66. A Bat handed over on entering is carried from the start of the action. Only Stealth leads straight into a
/// cavern of our mine, so this one has its first cavern at the Gate Lantern.
#[test]
fn a_bat_given_on_entering_counts_from_the_start() {
    let mine = include_str!("../../content/mine.toml");
    let mine = mine.replace(r#"a = "C", b = "K01""#, r#"a = "A", b = "K01""#);
    let mine = mine.replace("x = 615, y = 165, depth = 4", "x = 615, y = 165, depth = 2");
    let other = Edition::<Contents>::read(&Files::embedded::<Contents>().with("mine.toml", mine)).expect("playable");
    let mut game = position_in(other, 3).cavern("K01", "r s E").at(BLUE, 1, "A").hand(RED, &[Ability::Bat]).play();
    game.play(EnterWith { ability: Ability::Bat }).play(enter("K01"));
    game.refuses(Collect, "FF-BAT-02");
    game.play(bat('E')).play(BatDone);
    assert_eq!((home(&game, RED), barrow(&game, RED, 1)), (jewels("E"), jewels("")), "FF-RULING-66");
}
