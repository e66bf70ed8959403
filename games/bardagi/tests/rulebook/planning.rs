//! Planning and cards (RULES.md, chapters "Planning" and "Playing cards").

use crate::support::*;
use bardagi::view::Cards;
use bardagi::*;
use engine::{Game, Seed, Viewer};
use serde_json::json;

/// BA-PLAN-01, BA-PLAN-02, BA-PLAN-03, BA-PLAN-04, BA-RULING-05: six cards, secret, and fixed.
#[test]
fn six_cards_are_chosen_in_secret() {
    let mut game = begin(Options::default(), 2);
    for _ in 0..6 {
        game.refuses_to(RED, Action::PlanDone, "BA-RULING-05");
        game.play_as(RED, Action::Plan { card: Card::Berserkur });
    }
    game.refuses_to(RED, Action::Plan { card: Card::Godi }, "BA-PLAN-03");
    assert_eq!(game.view(Viewer::Seat(YELLOW)).players[0].cards, Cards::FaceDown(6), "BA-PLAN-02");
    assert_eq!(game.view(Viewer::Seat(RED)).players[1].cards, Cards::Secret, "BA-PLAN-02");
    game.refuses_to(YELLOW, Action::Attack, "BA-PLAN-01");
    for _ in 0..5 {
        game.play_as(YELLOW, Action::Plan { card: Card::Godi });
    }
    game.play_as(YELLOW, Action::Plan { card: Card::Knerrir });
    let Cards::Open { hand, .. } = game.view(Viewer::Spectator).players[0].cards else { panic!("BA-CARD-01") };
    assert_eq!(hand, [6, 0, 0, 0], "BA-CARD-01: laid open at the beginning of the turn");
    assert_eq!(game.view(Viewer::Spectator).players[1].cards, Cards::FaceDown(6));
    game.play(Action::Exchange);
    game.refuses(Action::Take { card: Card::Berserkur }, "BA-RULING-07");
    assert_eq!(game.offered().len(), 3, "BA-PLAN-04: what lies aside can be taken");
}

/// BA-PLAN-01: at most the six of a kind that exist. Example 28: BA-OPT-02, BA-OPT-03, BA-RULING-03, BA-RULING-05.
#[test]
fn eight_cards_from_round_five() {
    let options = Options { eight_cards: true, ..Options::default() };
    let mut fourth = Position::of(&begin(options, 2)).set("round", json!(4)).done();
    for _ in 0..6 {
        fourth.play_as(RED, Action::Plan { card: Card::Godi });
    }
    assert!(fourth.player(RED).is_ready, "BA-RULING-03: six in round 4");
    let mut fifth = Position::of(&begin(options, 2)).set("round", json!(5)).done();
    for _ in 0..6 {
        fifth.play_as(RED, Action::Plan { card: Card::Godi });
    }
    fifth.refuses_to(RED, Action::Plan { card: Card::Godi }, "BA-PLAN-01");
    assert!(fifth.legal(RED).contains(&Action::PlanDone), "BA-OPT-02: six are enough");
    fifth.play_as(RED, Action::Plan { card: Card::Knerrir });
    assert!(fifth.legal(RED).contains(&Action::PlanDone), "BA-OPT-02: and seven");
    fifth.play_as(RED, Action::Plan { card: Card::Knerrir });
    assert!(fifth.player(RED).is_ready, "eight are done");
    fifth.refuses_to(RED, Action::Plan { card: Card::Knerrir }, "BA-PLAN-03");
    assert_eq!(fifth.player(RED).hand, [0, 6, 0, 2], "BA-OPT-03: the hand stays as it is");
    let plain = Position::of(&begin(Options::default(), 2)).set("round", json!(5)).done();
    assert_eq!(plain.hand_sizes(), (6, 6), "BA-RULING-03: only with the option");
}

/// Example 46: BA-OPT-01, BA-RULING-08: cards are chosen openly at the beginning of the own turn.
#[test]
fn easier_planning_happens_in_the_own_turn() {
    let mut game = begin(Options { easier_planning: true, ..Options::default() }, 2);
    assert_eq!(game.stage().asked().len(), 1, "BA-OPT-01: no planning phase");
    game.refuses(Action::Attack, "BA-OPT-01");
    for _ in 0..6 {
        game.play(Action::Plan { card: Card::Godi });
    }
    let Cards::Open { hand, .. } = game.view(Viewer::Seat(YELLOW)).players[0].cards else { panic!("BA-RULING-08") };
    assert_eq!(hand, [0, 6, 0, 0]);
    assert!(game.offers(Action::Exchange), "BA-RULING-08: the exchange stays");
    game.play(Action::Exchange).play(Action::Take { card: Card::Knerrir }).play(Action::EndTurn);
    assert_eq!(game.asked(), YELLOW);
    assert!(game.offers(Action::Plan { card: Card::Godi }));
}

/// BA-CARD-02, BA-CARD-03, BA-CARD-06, BA-CARD-09: one card, one act, in any order; a used card is gone.
#[test]
fn cards_are_used_one_by_one() {
    let mut game = summer5().turn(RED, "BGK");
    game.play(Action::Move { unit: Unit::Kaupmadur });
    let sheep = game.go("red-sheep");
    game.play(sheep);
    assert_eq!(game.player(RED).hand, [1, 1, 0, 0], "BA-CARD-06, BA-CARD-03: the last kind first");
    game.refuses(Action::BuyLand, "BA-KAUP-01");
    game.play(Action::Move { unit: Unit::Berserkur });
    game.refuses(Action::EndTurn, "BA-MOVE-01");
    let cattle = game.go("red-cattle");
    game.play(cattle);
    game.refuses(Action::Attack, "BA-BERS-02");
    game.refuses(cattle, "BA-CARD-02");
    game.play(Action::EndTurn);
    assert_eq!(game.asked(), YELLOW, "BA-CARD-09");
}

/// BA-CARD-05, BA-RULING-06: a card must be laid down; an exchange will do.
#[test]
fn at_least_one_card_is_laid_down() {
    let mut game = summer5().turn(RED, "NN");
    game.refuses(Action::EndTurn, "BA-CARD-05");
    game.play(Action::Exchange).play(Action::Take { card: Card::Godi });
    assert!(game.offers(Action::EndTurn));
    let mut stuck = summer5().turn(RED, "N");
    assert_eq!(stuck.offered(), [Action::EndTurn], "BA-RULING-06: one Knerrir card and nobody aboard");
    stuck.play(Action::EndTurn);
}

/// BA-RULING-06, BA-RULING-71: the Seer's card is none that is laid down.
#[test]
fn a_card_that_is_none_does_not_count() {
    let mut game = summer5().tiles(RED, &["alchemist", "seers-seat"]).turn(RED, "GN");
    game.play(Action::Move { unit: Unit::Godi });
    let sheep = game.go("red-sheep");
    game.play(sheep);
    assert_eq!(game.player(RED).hand, [0, 1, 0, 1], "BA-RULING-71: the Seer's card is spent first");
    game.refuses(Action::EndTurn, "BA-CARD-05");
}

/// Example 27: BA-CARD-07, BA-CARD-08, BA-RULING-07: two for one, as often as one likes.
#[test]
fn a_whole_hand_can_be_exchanged() {
    let mut game = summer5().beaten(RED).turn(RED, "BBBBBB");
    for card in [Card::Kaupmadur, Card::Kaupmadur, Card::Godi] {
        game.play(Action::Exchange);
        if game.offers(Action::Discard { one: Card::Berserkur, other: Card::Berserkur }) {
            game.play(Action::Discard { one: Card::Berserkur, other: Card::Berserkur });
        }
        game.refuses(Action::Take { card: Card::Berserkur }, "BA-RULING-07");
        game.play(Action::Take { card });
    }
    assert_eq!(game.player(RED).hand, [0, 1, 2, 0], "BA-CARD-08");
    game.play(Action::Exchange);
    game.refuses(Action::Discard { one: Card::Berserkur, other: Card::Godi }, "BA-CARD-07");
    let mut last = summer5().turn(RED, "G");
    last.refuses(Action::Exchange, "BA-CARD-07");
}

/// Example 42: BA-UPG-16, BA-UPG-19, BA-RULING-71: War Horns and Seer's Seat.
#[test]
fn horns_and_seer_give_four_actions() {
    let mut game = summer5().tiles(RED, &["mead-hall", "war-horns", "alchemist", "seers-seat"]).turn(RED, "GGK");
    game.refuses(Action::WarHorns { card: Card::Knerrir }, "BA-RULING-71");
    game.play(Action::WarHorns { card: Card::Kaupmadur });
    assert_eq!(game.player(RED).hand, [1, 2, 0, 0]);
    game.refuses(Action::WarHorns { card: Card::Godi }, "BA-UPG-16");
    game.play(Action::Exchange);
    assert_eq!(game.offered().len(), 2, "BA-RULING-71: only G and G, or B and G");
    let mut seer = summer5().tiles(RED, &["alchemist", "seers-seat"]).at(RED, Unit::Godi, "red-sheep").turn(RED, "G");
    seer.play(Action::Convert);
    assert_eq!((seer.player(RED).hand[1], seer.player(RED).disks[1]), (1, 4), "BA-UPG-19: no card, but the disks");
    seer.play(Action::Move { unit: Unit::Godi });
    let cattle = seer.go("red-cattle");
    seer.play(cattle);
    assert_eq!(seer.player(RED).hand[1], 0, "BA-UPG-19: once a round");
    let mut plain = summer5().turn(RED, "GGK");
    plain.refuses(Action::WarHorns { card: Card::Godi }, "BA-UPG-16");
}

/// BA-PLAN-02. What bots make of cards: a hand that waits for its turn is worth what it is good for, and rivals are thought
/// to plan for what they need.
#[test]
fn bots_know_what_a_hand_is_good_for() {
    let waiting = |card: Card| {
        let mut game = begin(Options::default(), 2);
        let (first, second) = (game.starter(), game.starter().next(2));
        for _ in 0..6 {
            game.play_as(second, Action::Plan { card }).play_as(first, Action::Plan { card: Card::Godi });
        }
        assert_eq!(game.asked(), first);
        game.outlook()[second.index()]
    };
    assert!(waiting(Card::Godi) > waiting(Card::Knerrir), "six sailings are of little use on the first day");

    let mut game = begin(Options::default(), 2);
    for _ in 0..6 {
        game.play_as(RED, Action::Plan { card: Card::Knerrir });
    }
    let view = game.view(Viewer::Seat(YELLOW));
    let mut dice = Seed::from_number(2).quick();
    let sailings: u8 = (0..50).map(|_| Bardagi::imagine(&view, &mut dice).player(RED).hand[3]).sum();
    assert!((1..75).contains(&sailings), "{sailings} of 300 cards are thought to be sailings");
    let likely: Vec<Action> = (0..50).filter_map(|_| game.likely(YELLOW, &mut dice)).collect();
    assert_eq!(likely.len(), 50, "everybody plans at once");
    assert!(likely.iter().filter(|action| **action == Action::Plan { card: Card::Knerrir }).count() < 13);
    let turn = summer5().turn(RED, "BGK");
    assert_eq!(turn.game.likely(RED, &mut dice), None, "a turn is nobody else's");
}
