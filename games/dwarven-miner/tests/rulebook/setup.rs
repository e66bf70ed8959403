//! Setting up, and exchanging Patrons before the first turn.

use crate::support::*;
use dwarven_miner::*;
use engine::{Dictated, Edition, Game, Scenario, Seat, Viewer};

fn begin(seats: usize) -> Play {
    let mut table = Dictated::default();
    let options = Options { first_player: FirstPlayer::Seat0, ..Options::default() };
    Scenario::of(DwarvenMiner::setup(&options, seats, Edition::standard(), &mut table).expect("works"))
}

/// Example 1. DM-SETUP-02, DM-SETUP-03, DM-SETUP-04, DM-SETUP-05, DM-SETUP-06, DM-SETUP-07, DM-SETUP-08, DM-SETUP-09.
#[test]
fn three_players_sit_down() {
    let game = begin(3);
    assert_eq!(game.deck_size(), 33, "DM-SETUP-07");
    for seat in Seat::all(3) {
        assert_eq!(game.hand_size(seat), 3, "DM-SETUP-06");
        assert!(game.packed(seat).is_empty() && game.open().vaults_of(seat).next().is_none(), "DM-SETUP-08");
        assert_eq!(game.score(seat), 0, "DM-SETUP-09");
    }
    assert!(content().item_kinds().all(|item| game.open().piles.items.of(item) == 5), "DM-SETUP-02");
    assert_eq!(game.open().vault_pile(), 8, "DM-SETUP-03");
    assert!(Resource::ALL.into_iter().all(|kind| game.open().piles.resources.of(kind) == 12), "DM-SETUP-04");
}

/// DM-SETUP-05: the deck is shuffled: other luck, other hands.
#[test]
fn the_deck_is_shuffled() {
    let deal = |seed: u64| {
        let mut table = engine::Fast(engine::Seed::from_number(seed).quick());
        let game = DwarvenMiner::setup(&Options::default(), 2, Edition::standard(), &mut table).expect("works");
        game.view(Viewer::Seat(A)).hands[0].seen()
    };
    assert!((1..20).any(|seed| deal(seed) != deal(0)), "DM-SETUP-05");
}

/// DM-SETUP-06, DM-RULING-03: hands and the order of the deck are secret, the discard pile is open.
#[test]
fn hands_are_secret() {
    let mut game = begin(2);
    let own = game.view(Viewer::Seat(A)).hands[0].seen();
    assert_eq!(own.len(), 3);
    assert!(game.view(Viewer::Seat(B)).hands[0].seen().is_empty(), "DM-SETUP-06");
    assert!(game.view(Viewer::Spectator).hands[0].seen().is_empty(), "DM-SETUP-06");
    let gone = own.first().expect("a card");
    game.play(Action::Mulligan { replace: Cards::one(gone) });
    assert_eq!(game.view(Viewer::Spectator).open.discard.as_slice(), [gone], "DM-RULING-03, DM-RULING-40");
}

/// Example 2. DM-SETUP-10, DM-SETUP-11, DM-RULING-01: A exchanges two, B none; there is no second exchange.
#[test]
fn patrons_are_exchanged_once() {
    let mut game = begin(3);
    let hand = game.view(Viewer::Seat(A)).hands[0].seen();
    assert_eq!(game.offered().len(), 8, "DM-SETUP-10: any of the three, none or all");
    let two: Cards = hand.iter().skip(1).collect();
    game.refuses(Action::Mulligan { replace: game.view(Viewer::Seat(B)).hands[1].seen() }, "DM-SETUP-10");
    game.play(Action::Mulligan { replace: two });
    assert_eq!(game.open().discard.len(), 2, "DM-RULING-01: the old cards are discarded, not shuffled back");
    assert_eq!((game.deck_size(), game.hand_size(A)), (31, 3), "DM-SETUP-10");
    assert!(
        game.view(Viewer::Seat(A)).hands[0].seen().common(two).is_empty(),
        "DM-RULING-01: discarded before drawing"
    );
    assert_eq!(game.phase(), Phase::Mulligan(B), "DM-RULING-01: in turn order");
    for seat in [A, C] {
        game.refuses_to(seat, Action::Mulligan { replace: Cards::NONE }, "DM-RULING-01");
    }
    game.play(Action::Mulligan { replace: Cards::NONE });
    game.rolls(first_roll("s1 iron"));
    game.play(Action::Mulligan { replace: Cards::NONE });
    assert!(matches!(game.phase(), Phase::Mining { .. }), "DM-MINE-01: the first turn begins");
    game.refuses(Action::Mulligan { replace: Cards::NONE }, "DM-SETUP-11");
}

/// DM-SETUP-12, DM-RULING-02: the first player is agreed on or drawn by lot, and play goes clockwise.
#[test]
fn somebody_goes_first() {
    let first = |options: Options, lot: Option<u32>| {
        let mut table = Dictated::default();
        table.choices(lot);
        let game = DwarvenMiner::setup(&options, 3, Edition::standard(), &mut table).expect("works");
        game.open().turn.first
    };
    assert_eq!(first(Options { first_player: FirstPlayer::Seat2, ..Options::default() }, None), C, "DM-SETUP-12");
    assert_eq!(first(Options::default(), Some(1)), B, "DM-RULING-02: by lot");
    let options = Options { first_player: FirstPlayer::Seat3, ..Options::default() };
    let error = DwarvenMiner::setup(&options, 3, Edition::standard(), &mut Dictated::default()).expect_err("no seat 3");
    assert_eq!(error.option, "first_player");
    let options = Options { max_rounds: 0, ..Options::default() };
    assert!(DwarvenMiner::setup(&options, 2, Edition::standard(), &mut Dictated::default()).is_err());
}
