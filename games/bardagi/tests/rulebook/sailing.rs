//! The ship (RULES.md, chapter "Knerrir and harbours").

use crate::support::*;
use bardagi::state::{Place, ShipAt};
use bardagi::*;
use serde_json::json;

/// Example 50: BA-SHIP-01, BA-SHIP-02, BA-SHIP-04, BA-SHIP-05, BA-SHIP-08, BA-SHIP-11, BA-SHIP-13: a crossing on Winter.
#[test]
fn a_winter_crossing() {
    let mut game = winter().turn(RED, "GNG");
    game.play(Action::Move { unit: Unit::Godi });
    let home = game.board_at("red-home");
    game.play(home);
    assert_eq!(game.player(RED).ship, ShipAt::Harbour(game.area("red-home")), "BA-SHIP-04, BA-SHIP-05");
    game.play(Action::Sail);
    let there = game.sail("red-sheep-b");
    game.play(there);
    game.play(Action::Land { unit: Unit::Godi });
    assert_eq!(game.player(RED).ship, ShipAt::Town, "BA-SHIP-11");
    assert_eq!(game.player(RED).hand, [0, 1, 0, 0], "BA-SHIP-13: cards alone");
    game.play(Action::Convert);
    assert_eq!((game.player(RED).disks[1], game.player(RED).recruits), (4, 1));
    let far = winter().done();
    let (from, to) = (Node::Harbour(far.area("red-home")), Node::Harbour(far.area("red-sheep-b")));
    assert_eq!(far.board().distance(from, to), Some(2), "BA-SHIP-02: sea-01, then the harbour");
}

/// Example 14: BA-SHIP-09, BA-SHIP-10, BA-SHIP-14, BA-UPG-01, BA-RULING-12, BA-RULING-80, BA-RULING-81: drop and pick up.
#[test]
fn drop_and_pick_up() {
    let position = summer5().tiles(RED, &["longship-yard"]).aboard(RED, Unit::Berserkur).ship(RED, "sea-02");
    let mut game = position.at(RED, Unit::Godi, "red-village").turn(RED, "NG");
    game.play(Action::Sail);
    let village = game.sail("red-village");
    game.play(village);
    game.refuses(Action::Sail, "BA-SHIP-08");
    game.play(Action::Land { unit: Unit::Berserkur });
    game.refuses(Action::Sail, "BA-RULING-85");
    game.play(Action::Move { unit: Unit::Godi });
    let aboard = game.board_at("red-village");
    game.play(aboard);
    assert!(!game.offers(Action::Move { unit: Unit::Godi }), "BA-SHIP-10: his other step is lost");
    game.play(Action::Sail);
    let end = game.sail("sea-06");
    game.play(end);
    assert_eq!(game.player(RED).hand, [0; 4], "BA-RULING-80, BA-SHIP-09: the three squares were kept");
    assert_eq!(game.player(RED).ship.node(), Some(Node::Sea(game.board().find_square("sea-06").expect("a square"))));
    assert_eq!(game.player(RED).place(Unit::Godi), Place::Aboard, "BA-SHIP-12");
    game.refuses(Action::Sail, "BA-SHIP-01");
}

/// BA-RULING-80: who boards elsewhere begins a new journey.
#[test]
fn kept_squares_are_for_one_harbour() {
    let position = summer5().tiles(RED, &["longship-yard"]).aboard(RED, Unit::Berserkur).ship(RED, "sea-02");
    let mut game = position.turn(RED, "NG");
    game.play(Action::Sail);
    let village = game.sail("red-village");
    game.play(village).play(Action::Land { unit: Unit::Berserkur });
    game.play(Action::Move { unit: Unit::Godi });
    let home = game.board_at("red-home");
    game.play(home);
    game.refuses(Action::Sail, "BA-SHIP-01");
}

/// BA-SHIP-03, BA-SHIP-06, BA-SHIP-07, BA-SHIP-12, BA-RULING-83, BA-RULING-85: a ship that is out.
#[test]
fn a_ship_that_is_out_cannot_be_called() {
    let position = || summer5().aboard(RED, Unit::Berserkur).aboard(RED, Unit::Godi).ship(RED, "sea-02");
    let mut game = position().turn(RED, "BGKN");
    game.refuses(Action::Attack, "BA-SHIP-07");
    game.refuses(Action::Convert, "BA-SHIP-07");
    game.refuses(Action::Move { unit: Unit::Godi }, "BA-SHIP-07");
    game.play(Action::Move { unit: Unit::Kaupmadur });
    let home = game.board_at("red-home");
    game.refuses(home, "BA-SHIP-06");
    let sheep = game.go("red-coast-sheep");
    game.play(sheep);
    game.play(Action::Sail);
    let (five, home) = (game.sail("sea-05"), game.sail("red-home"));
    assert!(game.offers(five) && game.offers(home), "BA-SHIP-12, BA-RULING-83: any harbour");
    game.play(home).play(Action::LandDone);
    assert_eq!(game.player(RED).ship, ShipAt::Harbour(game.area("red-home")), "BA-SHIP-03: two aboard");
    summer5().turn(RED, "N").refuses(Action::Sail, "BA-RULING-85");
}

/// BA-RULING-82: landing is optional, may come later, and keeps to the rules of entering.
#[test]
fn landing_later_takes_a_move() {
    let position = summer5().aboard(RED, Unit::Godi).aboard(RED, Unit::Kaupmadur).ship(RED, "red-home");
    let mut game = position.turn(RED, "GN");
    game.play(Action::Move { unit: Unit::Godi });
    assert_eq!(
        game.player(RED).stands(Unit::Godi),
        Some(game.home(RED)),
        "BA-RULING-82: the only way is taken at once"
    );
    assert_eq!(game.player(RED).hand, [0, 0, 0, 1], "with a card of his own");
    assert!(game.offers(Action::Move { unit: Unit::Godi }), "no step onto own land");
    let rival = summer5().own(BLUE, "blue-village", 1).axes("blue-village", 1).aboard(RED, Unit::Godi);
    let mut rival = rival.aboard(RED, Unit::Berserkur).ship(RED, "sea-06").turn(RED, "NB");
    rival.play(Action::Sail);
    let village = rival.sail("blue-village");
    rival.play(village);
    rival.refuses(Action::Land { unit: Unit::Godi }, "BA-MOVE-11");
    rival.refuses(Action::Land { unit: Unit::Kaupmadur }, "BA-SHIP-08");
    rival.play(Action::Land { unit: Unit::Berserkur });
    rival.play(Action::Move { unit: Unit::Berserkur });
    assert_eq!(rival.player(RED).place(Unit::Berserkur), Place::Aboard, "BA-RULING-18: back aboard is the only way");
}

/// BA-RULING-82: a rival's home is open to a ship with Kaupmadur aboard, and to him alone.
#[test]
fn a_rivals_home_is_open_to_kaupmadur() {
    let mut without = summer5().aboard(RED, Unit::Godi).ship(RED, "sea-05").turn(RED, "N");
    without.play(Action::Sail);
    let home = without.sail("blue-home");
    without.refuses(home, "BA-RULING-82");
    let position = || summer5().aboard(RED, Unit::Godi).aboard(RED, Unit::Kaupmadur).ship(RED, "sea-05");
    let mut with = position().turn(RED, "N");
    with.play(Action::Sail).play(home);
    with.refuses(Action::Land { unit: Unit::Godi }, "BA-AREA-15");
    with.play(Action::Land { unit: Unit::Kaupmadur });
    let mut barred = position().with(BLUE, "home_axe", json!(true)).turn(RED, "N");
    barred.play(Action::Sail);
    barred.refuses(home, "BA-OPT-06");
    let three = Options { board: BoardChoice::Summer3, ..Options::default() };
    let closed = Position::of(&begin(three, 2)).aboard(RED, Unit::Kaupmadur).ship(RED, "sea-02");
    let mut closed = closed.turn(RED, "N");
    closed.play(Action::Sail);
    let home = closed.sail("blue-home");
    closed.refuses(home, "BA-RULING-09");
}

/// Example 7: BA-COMBAT-05, BA-COMBAT-06, BA-BERS-08, BA-SHIP-05, BA-SHIP-12, BA-KAUP-09, BA-MOVE-05: the rulebook's whole turn.
#[test]
fn a_whole_turn() {
    let own = ["blue-forest-a", "blue-forest-b", "blue-cattle", "blue-quarry", "blue-iron", "blue-gold"];
    let position =
        summer5().owns(BLUE, &own).own(RED, "blue-coast-sheep", 3).goods(BLUE, &[(Good::Meat, 4)]).unused(BLUE, 10);
    let position = position.at(BLUE, Unit::Berserkur, "blue-coast-sheep").came_from(BLUE, "blue-forest-a");
    let position = position.at(BLUE, Unit::Kaupmadur, "blue-forest-a").at(BLUE, Unit::Godi, "blue-cattle");
    let mut game = position.turn(BLUE, "BBKKGN");
    game.play(Action::Attack).play(Action::Reinforce { disks: 2 });
    assert_eq!(game.disks_on("blue-coast-sheep"), (Some(BLUE), 3));
    assert_eq!(game.player(BLUE).disks[0], 0);
    game.play(Action::Move { unit: Unit::Berserkur });
    let aboard = game.board_at("blue-coast-sheep");
    game.play(aboard);
    game.play(Action::Move { unit: Unit::Kaupmadur });
    let home = game.go("blue-home");
    game.play(home);
    game.play(Action::HomeAction).play(Action::Refill { building: Building::Virki });
    if game.offers(Action::TradeDone) {
        game.play(Action::TradeDone);
    }
    game.play(Action::Move { unit: Unit::Godi });
    let gold = game.go("blue-gold");
    game.play(gold);
    game.play(Action::Sail);
    let sea = game.sail("sea-06");
    game.play(sea);
    assert_eq!((game.player(BLUE).disks[0], game.good(BLUE, Good::Meat)), (6, 0));
    assert_eq!((game.player(BLUE).unused, game.player(BLUE).hand), (10 + 3 - 6, [0; 4]));
    assert_eq!(game.player(BLUE).owned.len(), 7);
}
