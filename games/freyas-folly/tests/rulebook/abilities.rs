//! Taking ability cards, Speed and Stealth (RULES.md, "Take an ability card" and "The abilities").

use crate::support::*;
use freyas_folly::Action::*;
use freyas_folly::{Ability, Action, Carried};

fn take_ability(ability: Ability) -> Action {
    TakeAbility { ability }
}

/// FF-EX-22. FF-ABILITY-03, FF-ABILITY-04, FF-ABILITY-05, FF-RULING-17, FF-FREE-05, FF-FAQ-04.
#[test]
fn three_cards_of_three_kinds_and_one_in_a_turn() {
    let mut game = position(3)
        .at(RED, 1, "D")
        .carries(RED, 1, Carried::Speed)
        .hand(RED, &[Ability::Thief])
        .market(&[Ability::Speed, Ability::Bat, Ability::Stealth])
        .tokens(RED, 2)
        .play();
    game.refuses(take_ability(Ability::Speed), "FF-ABILITY-05");
    game.play(take_ability(Ability::Bat));
    game.refuses(take_ability(Ability::Stealth), "FF-ABILITY-03");
    game.play(Pass);
    assert!(turn(&game).is_free() && turn(&game).took_ability, "FF-FREE-05, FF-FAQ-04: a free action is of this turn");
    game.refuses(take_ability(Ability::Stealth), "FF-ABILITY-03");
    game.play(EndTurn);
    pass_turn(&mut game);
    pass_turn(&mut game);
    game.refuses(take_ability(Ability::Stealth), "FF-ABILITY-04");
    assert_eq!(game.open().player(RED).abilities().len(), 3, "FF-RULING-17: the one on the dwarf counts");
}

/// FF-EX-42. FF-TURN-02, FF-TURN-03, FF-ABILITY-03, FF-FAQ-01, FF-FAQ-04.
#[test]
fn the_same_action_twice_except_taking_abilities() {
    let mut game = position(3).play();
    game.play(take("S01")).play(take("S02"));
    assert_eq!(game.open().player(RED).held.len(), 2, "FF-TURN-03");
    let mut game = position(3).at(RED, 1, "C").play();
    game.play(go(1, "C1")).play(go(1, "C2"));
    assert_eq!(place(&game, RED, 1), "C2", "FF-FAQ-01");
    let mut game = position(3).home(RED, "r r").stock("e e").play();
    game.play(StartTrade).play(DoneTrading).play(StartTrade).play(give('r'));
    assert_eq!((turn(&game).seat, home(&game, RED)), (BLUE, jewels("e e")), "two trades");
    let mut game = position(3).market(&[Ability::Bat, Ability::Speed]).tokens(RED, 1).play();
    game.play(take_ability(Ability::Bat));
    game.refuses(take_ability(Ability::Speed), "FF-ABILITY-03").play(Pass);
    game.refuses(take_ability(Ability::Speed), "FF-ABILITY-03");
}

/// FF-EX-45. FF-ABILITY-01, FF-ABILITY-02, FF-ABILITY-06, FF-RULING-23, FF-COMP-06.
#[test]
fn the_top_of_the_deck_replaces_the_card_taken() {
    let mut game = position(3)
        .market(&[Ability::Bat, Ability::Bat, Ability::Thief])
        .ability_deck(&[Ability::Stealth, Ability::Speed])
        .play();
    let bats = game.offered().into_iter().filter(|action| *action == take_ability(Ability::Bat)).count();
    assert_eq!(bats, 1, "two cards of a kind are one choice");
    game.refuses(take_ability(Ability::Stealth), "FF-ABILITY-01");
    game.play(take_ability(Ability::Bat));
    assert!(game.open().player(RED).hand.contains(Ability::Bat), "FF-ABILITY-06");
    let shown: Vec<Ability> = game.open().slots.iter().flatten().copied().collect();
    assert_eq!(shown, [Ability::Stealth, Ability::Bat, Ability::Thief], "FF-ABILITY-02");
    assert_eq!(game.ability_deck().len(), 1);
    game.refuses(take_ability(Ability::Stealth), "FF-ABILITY-03");
    game.play(Pass);
    assert!(game.offered().contains(&take_ability(Ability::Stealth)), "FF-RULING-23: open to the next player at once");
}

/// FF-RULING-22. With an empty deck the slot stays empty.
#[test]
fn an_empty_ability_deck_leaves_a_gap() {
    let mut game = position(3).market(&[Ability::Bat, Ability::Speed, Ability::Thief]).play();
    game.play(take_ability(Ability::Speed));
    assert_eq!(game.open().slots, [Some(Ability::Bat), None, Some(Ability::Thief)], "FF-RULING-22");
}

/// FF-RULING-21. There is no way to be rid of a card.
#[test]
fn nobody_throws_a_card_away() {
    let mut game = position(3).hand(RED, &[Ability::Stealth]).at(BLUE, 1, "A").play();
    assert!(!game.offered().is_empty());
    for action in game.offered() {
        let mut next = game.game;
        engine::Game::play(&mut next, RED, action, &mut engine::Dictated::default());
        assert!(next.open().player(RED).abilities().contains(Ability::Stealth), "FF-RULING-21: {action:?}");
    }
    game.refuses(take_ability(Ability::Bat), "FF-ABILITY-01");
}

/// FF-EX-12. FF-SPEED-02, FF-RULING-25.
#[test]
fn with_speed_one_collects_between_two_moves() {
    let mut game = position(3).cavern("K06", "r s E a").at(RED, 1, "D1").carries(RED, 1, Carried::Speed).play();
    game.play(go(1, "K06")).play(Collect);
    assert_eq!(ways_on(&game), ["D1"], "FF-RULING-25: straight back");
    game.play(on("D1"));
    assert_eq!((place(&game, RED, 1), barrow(&game, RED, 1)), ("D1".to_owned(), jewels("r s E a")), "FF-SPEED-02");
    assert_eq!(turn(&game).actions_left, 1, "one action");
}

/// FF-EX-13. FF-SPEED-01, FF-MOVE-04.
#[test]
fn speed_works_on_entering() {
    let mut game = position(3).hand(RED, &[Ability::Speed]).play();
    game.play(EnterWith { ability: Ability::Speed });
    assert_eq!(place(&game, RED, 1), "A");
    game.play(on("B"));
    assert_eq!((place(&game, RED, 1), turn(&game).actions_left), ("B".to_owned(), 1));
    let player = game.open().player(RED);
    assert!(player.abilities().contains(Ability::Speed) && !player.hand.contains(Ability::Speed));
}

/// FF-EX-14. FF-SPEED-03, FF-RULING-26.
#[test]
fn speed_is_gone_outside() {
    let mut game = position(3).at(RED, 1, "A").loaded(RED, 1, "r").carries(RED, 1, Carried::Speed).play();
    game.play(go(1, "outside"));
    assert_eq!((home(&game, RED), turn(&game).actions_left), (jewels("r"), 1), "FF-RULING-26: no second move");
    assert!(game.open().player(RED).abilities().is_empty(), "FF-SPEED-03");
    game.refuses(on("A"), "FF-SPEED-01");
}

/// FF-EX-48. FF-ABILITY-09, FF-ABILITY-10, FF-FAQ-05, FF-RULING-20.
#[test]
fn nobody_has_to_use_speed() {
    let mut game = position(3).at(RED, 1, "C").carries(RED, 1, Carried::Speed).play();
    game.play(go(1, "C1")).play(Stop);
    let (at, carries) = (place(&game, RED, 1), carried(&game, RED, 1));
    assert_eq!((at.as_str(), carries), ("C1", Some(Carried::Speed)), "FF-ABILITY-10, FF-FAQ-05");
    game.play(go(1, "C2")).play(on("C3"));
    assert_eq!(place(&game, RED, 1), "C3", "FF-RULING-20: it works by itself");
}

/// FF-EX-59. FF-RULING-10, FF-COLLECT-01, FF-SPEED-01.
#[test]
fn collecting_before_two_moves() {
    let mut game = position(3).cavern("K06", "r s").at(RED, 1, "K06").carries(RED, 1, Carried::Speed).play();
    game.play(go(1, "D1")).play(Collect);
    assert_eq!(ways_on(&game), ["D", "D3", "K06"]);
    game.play(on("D"));
    assert_eq!((place(&game, RED, 1), barrow(&game, RED, 1)), ("D".to_owned(), jewels("r s")));
    assert_eq!(turn(&game).actions_left, 1);
}

/// FF-RULING-25. Each of the two moves has a limit of its own.
#[test]
fn each_move_of_speed_passes_two() {
    let mut game = position(3)
        .at(RED, 1, "C")
        .carries(RED, 1, Carried::Speed)
        .at(BLUE, 1, "C1")
        .at(BLUE, 2, "C2")
        .at(GREEN, 1, "C4")
        .play();
    game.play(go(1, "C3"));
    game.play(on("K05"));
    assert_eq!(place(&game, RED, 1), "K05", "FF-RULING-25: three passed in one action, two and one");
}

/// FF-RULING-25. However crowded the mine, a dwarf with Speed may go back where he came from, or stay.
#[test]
fn the_way_back_is_open_to_the_second_move() {
    let mut game = position(3)
        .at(RED, 1, "C3")
        .carries(RED, 1, Carried::Speed)
        .at(BLUE, 1, "C2")
        .at(BLUE, 2, "C1")
        .at(BLUE, 3, "C")
        .at(BLUE, 4, "K03")
        .at(BLUE, 5, "K02")
        .at(BLUE, 6, "K01")
        .at(GREEN, 1, "B")
        .at(GREEN, 2, "C4")
        .at(GREEN, 3, "K05")
        .play();
    game.play(go(1, "K04"));
    assert_eq!(ways_on(&game), ["C3"], "FF-RULING-25");
    game.play(Stop);
    assert_eq!(place(&game, RED, 1), "K04");
}

/// FF-EX-15. FF-STEALTH-01, FF-RULING-27.
#[test]
fn stealth_passes_four_in_each_move() {
    let queue =
        || position(3).at(RED, 1, "E6").at(BLUE, 1, "E5").at(GREEN, 1, "E3").at(BLUE, 2, "E1").at(GREEN, 2, "E");
    let mut game = queue().play();
    assert_eq!(ways(&game, 1), ["K14", "K15"]);
    game.refuses(go(1, "E2"), "FF-MOVE-06");
    let mut game = queue().carries(RED, 1, Carried::Stealth).play();
    assert_eq!(ways(&game, 1), ["B", "E2", "K11", "K14", "K15"]);
    game.play(go(1, "B"));
    assert!(ways(&game, 1).contains(&"E2".to_owned()), "FF-RULING-27: again in the next move");
    let mut game = queue().carries(RED, 1, Carried::Stealth).at(BLUE, 3, "B").play();
    game.refuses(go(1, "A"), "FF-STEALTH-01");
}

/// FF-EX-36. FF-ABILITY-11, FF-RULING-19.
#[test]
fn an_unused_ability_is_lost_outside() {
    for (carried, load) in [(Carried::Stamina, "r"), (Carried::Bat, ""), (Carried::Strength, "e")] {
        let mut game = position(3).at(RED, 1, "A").loaded(RED, 1, load).carries(RED, 1, carried).play();
        let before = game.open().spent[carried.ability() as usize];
        game.play(go(1, "outside"));
        assert_eq!(home(&game, RED), jewels(load));
        assert!(game.open().player(RED).abilities().is_empty(), "FF-ABILITY-11");
        assert_eq!(game.open().spent[carried.ability() as usize], before + 1, "FF-RULING-19: out of the game");
    }
}
