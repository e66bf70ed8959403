//! Moving over land (RULES.md, chapter "Movement on land").

use crate::support::*;
use bardagi::state::CameFrom;
use bardagi::*;

/// Example 22: BA-MOVE-01, BA-MOVE-02, BA-MOVE-04, BA-MOVE-12, BA-RULING-10, BA-RULING-11: what two steps reach.
#[test]
fn own_land_costs_no_step() {
    let own = ["red-cattle", "red-sheep", "red-quarry", "red-forest-a"];
    let mut game = summer5().owns(RED, &own).at(RED, Unit::Godi, "red-forest-a").turn(RED, "G");
    game.play(Action::Move { unit: Unit::Godi });
    let mut expected = vec![
        "red-cattle",
        "red-sheep",
        "red-quarry",
        "red-home",
        "red-coast-sheep",
        "red-coast-cattle",
        "red-forest-b",
        "red-iron",
        "red-gold",
        "black-village",
        "red-village",
        "law-rock",
    ];
    expected.sort_unstable();
    assert_eq!(game.reaches(), expected, "BA-RULING-10: the home joins them, BA-RULING-11");
    assert!(game.offers(game.board_at("red-home")) && game.offers(game.board_at("red-coast-sheep")), "BA-RULING-81");
    assert!(!game.offers(game.board_at("red-village")), "two steps and one to board");
    let camp = game.go("red-camp");
    game.refuses(camp, "BA-MOVE-12");
    let far = game.go("blue-sheep");
    game.refuses(far, "BA-RULING-11");
}

/// BA-MOVE-02, BA-MOVE-15, BA-SHIP-05: from home into the areas next to it, further with two steps, or aboard.
#[test]
fn the_first_moves_leave_home() {
    let mut game = summer5().turn(RED, "BGK");
    let near = ["red-cattle", "red-coast-cattle", "red-coast-sheep", "red-sheep"];
    game.play(Action::Move { unit: Unit::Berserkur });
    assert_eq!(game.reaches(), near, "BA-MOVE-02: one step, BA-MOVE-15");
    let aboard = game.board_at("red-home");
    game.play(aboard);
    for unit in [Unit::Godi, Unit::Kaupmadur] {
        game.play(Action::Move { unit });
        assert!(game.reaches().contains(&"red-quarry".to_owned()), "BA-MOVE-02: two steps");
        assert!(!game.reaches().contains(&"red-gold".to_owned()), "BA-MOVE-02: and not three");
        game.play(aboard);
    }
}

/// Example 23: BA-MOVE-06, BA-MOVE-07: rivers only over bridges, mountains never.
#[test]
fn rivers_and_mountains_bar_the_way() {
    let game = summer5().done();
    let board = game.board();
    let joined = |one: &str, other: &str| board.neighbours(game.area(one)).contains(game.area(other));
    assert!(!joined("red-forest-b", "blue-forest-a"), "BA-MOVE-06");
    assert!(joined("red-village", "blue-coast-sheep") && joined("red-camp", "blue-iron"), "BA-MOVE-06: bridges");
    assert!(!joined("red-quarry", "red-camp"), "BA-MOVE-07");
    for (from, to, rule) in [("red-forest-b", "blue-forest-a", "BA-MOVE-06"), ("red-quarry", "red-camp", "BA-MOVE-07")]
    {
        let mut game = summer5().at(RED, Unit::Berserkur, from).turn(RED, "B");
        game.play(Action::Move { unit: Unit::Berserkur });
        let there = game.go(to);
        game.refuses(there, rule);
    }
}

/// BA-MOVE-05, BA-MOVE-13, BA-MOVE-14, BA-RULING-12: a card moves through all own land; steps left stay open this turn.
#[test]
fn a_move_can_be_continued_after_an_action() {
    let mut game = summer5().turn(RED, "GG");
    game.play(Action::Move { unit: Unit::Godi });
    let sheep = game.go("red-sheep");
    game.play(sheep);
    game.play(Action::Convert);
    assert_eq!(game.player(RED).hand, [0; 4]);
    game.play(Action::Move { unit: Unit::Godi });
    assert!(game.reaches().contains(&"red-quarry".to_owned()), "BA-MOVE-13: a step is left");
    let cattle = game.go("red-cattle");
    game.play(cattle);
    game.refuses(Action::Move { unit: Unit::Godi }, "BA-MOVE-08");
    game.play(Action::EndTurn);
    assert_eq!(game.asked(), YELLOW, "BA-MOVE-14");
}

/// BA-MOVE-04, BA-MOVE-05: inside the own land two moves without a step are one.
#[test]
fn a_shift_inside_own_land_is_not_repeated() {
    let mut game = summer5().owns(RED, &["red-cattle", "red-sheep"]).turn(RED, "K");
    game.play(Action::Move { unit: Unit::Kaupmadur });
    let (sheep, cattle) = (game.go("red-sheep"), game.go("red-cattle"));
    game.play(sheep);
    assert_eq!(game.player(RED).hand, [0; 4], "BA-MOVE-05: moving inside costs a card");
    game.play(Action::Move { unit: Unit::Kaupmadur });
    game.refuses(cattle, "BA-MOVE-04");
    let quarry = game.go("red-quarry");
    game.play(quarry);
    game.play(Action::Move { unit: Unit::Kaupmadur });
    game.play(cattle);
}

/// BA-MOVE-03, BA-MOVE-08, BA-MOVE-15: more cards, more steps, each only for its own unit.
#[test]
fn more_cards_more_steps() {
    let mut game = summer5().turn(RED, "BBG");
    game.refuses(Action::Move { unit: Unit::Kaupmadur }, "BA-MOVE-08");
    for id in ["red-sheep", "red-quarry"] {
        game.play(Action::Move { unit: Unit::Berserkur });
        let there = game.go(id);
        game.play(there);
    }
    assert_eq!(game.player(RED).hand, [0, 1, 0, 0], "BA-MOVE-03");
    game.refuses(Action::Move { unit: Unit::Berserkur }, "BA-MOVE-08");
}

/// BA-MOVE-09, BA-RULING-14, BA-AREA-15, BA-BERS-12: Berserkur walks over anything but rivals' homes, and nobody is in the way.
#[test]
fn berserkur_walks_anywhere_but_into_homes() {
    let game = summer5().own(BLUE, "blue-coast-sheep", 1).at(BLUE, Unit::Berserkur, "blue-coast-sheep");
    let mut game = game.at(RED, Unit::Berserkur, "red-village").turn(RED, "BBB");
    game.play(Action::Move { unit: Unit::Berserkur });
    let there = game.go("blue-coast-sheep");
    game.play(there);
    assert_eq!(game.disks_on("blue-coast-sheep"), (Some(BLUE), 1), "BA-MOVE-09: without attacking");
    let both = [RED, BLUE].map(|seat| game.player(seat).stands(Unit::Berserkur));
    assert_eq!(both, [Some(game.area("blue-coast-sheep")); 2], "BA-RULING-14: side by side");
    game.play(Action::Move { unit: Unit::Berserkur });
    let home = game.go("blue-home");
    game.refuses(home, "BA-BERS-12");
    let mut godi = summer5().at(RED, Unit::Godi, "blue-coast-sheep").turn(RED, "G");
    godi.play(Action::Move { unit: Unit::Godi });
    godi.refuses(home, "BA-AREA-15");
    let mut camp = summer5().at(RED, Unit::Berserkur, "red-forest-b").turn(RED, "B");
    camp.play(Action::Move { unit: Unit::Berserkur });
    assert!(camp.reaches().contains(&"red-camp".to_owned()), "BA-MOVE-09: camps too");
}

/// Example 54: BA-KAUP-11, BA-RULING-66, BA-AREA-15, BA-OPT-05: Kaupmadur walks through a rival's home and finds nothing to do.
#[test]
fn kaupmadur_walks_through_a_rivals_home() {
    let position = summer5().at(RED, Unit::Kaupmadur, "blue-coast-sheep").at(RED, Unit::Godi, "blue-coast-sheep");
    let mut game = position.goods(RED, &[(Good::Hide, 4)]).turn(RED, "KKG");
    game.play(Action::Move { unit: Unit::Godi });
    assert!(!game.reaches().iter().any(|id| id == "blue-home" || id == "blue-sheep"), "BA-AREA-15");
    let back = game.go("red-village");
    game.play(back);
    game.play(Action::Move { unit: Unit::Kaupmadur });
    assert!(game.reaches().contains(&"blue-sheep".to_owned()), "BA-KAUP-11: through the home");
    let home = game.go("blue-home");
    game.play(home);
    game.refuses(Action::BuyLand, "BA-AREA-15");
    game.refuses(Action::Trade, "BA-KAUP-06");
    game.refuses(Action::HomeAction, "BA-KAUP-09");
    game.refuses(Action::ForcedTrade, "BA-OPT-05");
}

/// BA-MOVE-11, BA-AXE-03: a rival's Axe token keeps Godi and Kaupmadur out.
#[test]
fn axes_keep_godi_and_kaupmadur_out() {
    let position = summer5().own(BLUE, "blue-coast-sheep", 1).axes("blue-coast-sheep", 1);
    let position = position.at(RED, Unit::Godi, "red-village").at(RED, Unit::Kaupmadur, "red-village");
    let mut game = position.turn(RED, "GK");
    for unit in [Unit::Godi, Unit::Kaupmadur] {
        game.play(Action::Move { unit });
        let there = game.go("blue-coast-sheep");
        assert!(!game.offers(there), "BA-AXE-03");
        game.refuses(there, "BA-MOVE-11");
        let home = game.go("red-coast-cattle");
        game.play(home);
    }
}

/// Example 48: BA-MOVE-10, BA-UPG-03, BA-RULING-13, BA-RULING-18: Berserkur must stop among Axe tokens, and go back first.
#[test]
fn axes_stop_berserkur() {
    let position = summer5().own(RED, "red-village", 1).own(BLUE, "blue-coast-sheep", 1).axes("blue-coast-sheep", 1);
    let position = position.tiles(RED, &["riding-stable"]).at(RED, Unit::Berserkur, "red-village");
    let mut game = position.turn(RED, "BB");
    game.play(Action::Move { unit: Unit::Berserkur });
    assert!(!game.reaches().contains(&"blue-forest-a".to_owned()), "BA-MOVE-10: not through");
    assert!(game.reaches().contains(&"red-sheep".to_owned()), "BA-UPG-03: three steps");
    let there = game.go("blue-coast-sheep");
    game.play(there);
    game.play(Action::Move { unit: Unit::Berserkur });
    assert!(game.reaches().contains(&"red-village".to_owned()) && game.reaches().contains(&"red-forest-b".to_owned()));
    let on = game.go("blue-forest-a");
    game.refuses(on, "BA-RULING-18");
    let back = game.go("red-village");
    game.play(back);
    game.play(Action::Move { unit: Unit::Berserkur });
    let forest = game.go("red-forest-b");
    game.play(forest);
}

/// BA-RULING-13: any other action loses the rest of Berserkur's steps.
#[test]
fn berserkurs_steps_are_used_in_one_go() {
    let mut game = summer5().tiles(RED, &["riding-stable"]).turn(RED, "BGG");
    game.play(Action::Move { unit: Unit::Berserkur });
    let sheep = game.go("red-sheep");
    game.play(sheep);
    assert!(game.offers(Action::Move { unit: Unit::Berserkur }), "two steps are left");
    game.play(Action::Move { unit: Unit::Godi });
    game.play(sheep);
    assert!(!game.offers(Action::Move { unit: Unit::Berserkur }), "BA-RULING-13: Godi went in between");
    game.refuses(Action::Move { unit: Unit::Berserkur }, "BA-MOVE-08");
    assert!(game.offers(Action::Move { unit: Unit::Godi }), "BA-RULING-12: Godi keeps his");
}

/// Example 53: BA-RULING-17: where Berserkur entered from.
#[test]
fn he_came_from_where_he_started() {
    let position = summer5().owns(RED, &["red-sheep", "red-cattle"]).at(RED, Unit::Berserkur, "red-cattle");
    let mut game = position.turn(RED, "B");
    game.play(Action::Move { unit: Unit::Berserkur });
    let quarry = game.go("red-quarry");
    game.play(quarry);
    assert_eq!(game.player(RED).came_from, CameFrom::Area(game.area("red-cattle")), "BA-RULING-17");
    let position = summer5().owns(RED, &["red-sheep", "red-cattle"]);
    let mut game = position.turn(RED, "B");
    game.play(Action::Move { unit: Unit::Berserkur });
    game.play(quarry);
    assert_eq!(game.player(RED).came_from, CameFrom::Area(game.area("red-cattle")), "else the first own area");
}

/// BA-RULING-17, BA-RULING-18: out of a rival's Axe area he walks back first, and so he comes from his own land.
#[test]
fn out_of_axes_he_comes_by_the_way_back() {
    let position = summer5().owns(RED, &["red-sheep", "red-cattle"]).own(BLUE, "red-quarry", 1).axes("red-quarry", 1);
    let mut game = position.at(RED, Unit::Berserkur, "red-quarry").came_from(RED, "red-sheep").turn(RED, "B");
    game.play(Action::Move { unit: Unit::Berserkur });
    let cattle = game.go("red-cattle");
    game.play(cattle);
    let from = CameFrom::Area(game.area("red-home"));
    assert_eq!(game.player(RED).came_from, from, "BA-RULING-18: over red-sheep, not straight from the quarry");
}
