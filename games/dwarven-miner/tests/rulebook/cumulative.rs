//! Cumulative Patrons: points that rise for everybody.

use crate::support::*;
use dwarven_miner::*;
use engine::Seat;

/// The seat fulfils a Patron of its hand now, whoever's turn it was before.
fn fulfils(game: &mut Play, seat: Seat, name: &str) {
    let at = game.game.clone();
    let mut position = dwarven_miner::scenario::Position::of(at)
        .active(seat)
        .phase(Phase::Fulfilment)
        .tray(Tray([DieState::Spent; 6]));
    position.open().turn.goods = Stash::default();
    let items = content().patron(card(name)).items;
    let position = items.each().fold(position, |position, item| position.bench(Good::Item(item)));
    *game = play(position.hand(seat, card(name)));
    // Nothing else is left to do, so the next turn begins.
    game.rolls(first_roll("s1 iron")).play(fulfil(name));
}

/// Example 23, printed. DM-CUM-01, DM-CUM-02, DM-CUM-03, DM-CUM-05, DM-POWER-01, DM-PATRON-11.
#[test]
fn tale_smiths_rise_together() {
    let mut game = play(position(3));
    fulfils(&mut game, A, "tale_smith");
    assert_eq!(game.score(A), 3, "DM-CUM-01");
    fulfils(&mut game, B, "tale_smith#2");
    assert_eq!((game.score(A), game.score(B)), (4, 4), "DM-CUM-02, DM-CUM-03");
    fulfils(&mut game, C, "tale_smith#3");
    assert_eq!((game.score(A), game.score(B), game.score(C)), (5, 5, 5), "DM-CUM-03");
    fulfils(&mut game, B, "tale_smith#4");
    assert_eq!((game.score(A), game.score(B), game.score(C)), (6, 12, 6), "DM-CUM-05: +1 and +6");
    assert!(game.has_in_court(A, "tale_smith"), "DM-PATRON-11: it stays");
}

/// DM-POWER-01: each kind counts for itself.
#[test]
fn kinds_count_for_themselves() {
    let mut game = play(position(2));
    fulfils(&mut game, A, "tale_smith");
    fulfils(&mut game, B, "monk");
    assert_eq!((game.score(A), game.score(B)), (3, 3), "DM-POWER-01");
}

/// Example 24. DM-CUM-04, DM-CUM-05, DM-SCORE-02: after a Rogue the next one has the lower value.
#[test]
fn a_rogue_lowers_the_next_one() {
    let at = position(4).courts(A, "tale_smith").courts(B, "tale_smith#2").courts(C, "rogue").active(C);
    let at = at.paid(card("tale_smith"), 4).paid(card("tale_smith#2"), 4).score(A, 4).score(B, 4);
    let mut game = play(at);
    game.rolls(first_roll("s1 iron")).play(Action::UseRogue { card: card("tale_smith") });
    assert_eq!((game.score(A), game.score(B)), (4, 4), "DM-CUM-04, DM-SCORE-02");
    assert!(game.is_discarded("tale_smith"));
    fulfils(&mut game, D, "tale_smith#3");
    assert_eq!((game.score(D), game.score(B)), (4, 4), "DM-CUM-04: the lower value");
    fulfils(&mut game, A, "tale_smith#4");
    assert_eq!((game.score(A), game.score(B), game.score(D)), (9, 5, 5), "DM-CUM-05");
}
