//! Where several decide at once, a bot thinks about its own decision, whoever else is still to decide.

use bardagi::{Action, Bardagi, Card, Options};
use bots::{Bot, Budget, Search};
use engine::{Edition, Fast, Game, Quick, Seat, Seed, Viewer};

/// BA-PLAN-01, BA-OPT-03. The fifth round of a match with eight cards, when everybody plans at once.
fn fifth_plan() -> (Bardagi, Fast<Quick>) {
    let options = Options { eight_cards: true, ..Options::default() };
    let mut table = Fast(Seed::from_number(3).quick());
    let mut game = Bardagi::setup(&options, 3, Edition::standard(), &mut table).expect("playable options");
    let mut legal = Vec::new();
    while game.round() < 5 {
        let seat = game.stage().asked().first().expect("the match is not over yet");
        let action = Bot::Thrall.choose_in(&game, seat, &mut legal, &mut table.0);
        game.play(seat, action, &mut table);
    }
    (game, table)
}

#[test]
fn each_plans_its_own_cards() {
    let (mut game, mut table) = fifth_plan();
    // Two have taken all their cards of a kind, each of another.
    let (first, last) = (Seat(0), Seat(2));
    for (seat, card) in [(first, Card::Godi), (last, Card::Berserkur)] {
        (0..6).for_each(|_| game.play(seat, Action::Plan { card }, &mut table));
    }
    for seat in [first, last] {
        assert!(game.stage().asked().contains(seat));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let search = Search { curiosity: 50.0, foresight: Some(1000.0), ..Search::jarl(Budget::Iterations(160)) };
        let thought = search.choose::<Bardagi>(&game.view(Viewer::Seat(seat)), seat, &legal, &mut table.0);
        for estimate in thought.estimates {
            assert!(estimate.tries > 10, "{seat} tried {:?} {} times", estimate.action, estimate.tries);
        }
    }
}
