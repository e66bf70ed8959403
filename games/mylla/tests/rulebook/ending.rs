//! Winning, losing, drawing, flying.

use crate::support::{begin, go, position, take};
use engine::{Game, Seat};
use mylla::{DrawRule, Ending, Mylla, Options, Phase};

const TOURNAMENT: Options = Options { draw: DrawRule::Tournament, ..DEFAULT };
const DEFAULT: Options = Options { flying: true, draw: DrawRule::Turns, all_in_mills: mylla::AllInMills::Any };

/// MY-END-01, MY-END-03. Two men left is too few, and then nobody acts.
#[test]
fn two_men_are_too_few() {
    let mut game = position(DEFAULT, &["a7", "d7", "g4", "b2"], &["c3", "e3", "f6"]);
    game.play(go("g4", "g7")).play(take("c3"));
    assert_eq!(game.phase(), Phase::Over(Ending::TooFew { winner: Seat(0) }));
    assert_eq!(game.winners(), Some(vec![Seat(0)]));
    game.refuses_to(Seat(1), go("e3", "e4"), "MY-END-03");
    game.refuses_to(Seat(0), go("b2", "b4"), "MY-END-03");
}

/// MY-END-02. A player who cannot move has lost.
#[test]
fn whoever_cannot_move_has_lost() {
    let mut game = position(DEFAULT, &["d2", "b4", "a7", "f6", "g7"], &["a1", "a4", "d1", "g1"]);
    game.play(go("g7", "g4"));
    assert_eq!(game.phase(), Phase::Over(Ending::Blocked { winner: Seat(0) }));
}

/// MY-FLY-01. With three men left one flies; with four, or without the option, one does not.
#[test]
fn three_men_fly() {
    let (three, four) = (&["a7", "d6", "g1"], &["b2", "c3", "e5", "f4"]);
    position(DEFAULT, three, four).play(go("a7", "e4"));
    position(DEFAULT, four, three).refuses(go("b2", "a1"), "MY-FLY-01");
    position(Options { flying: false, ..DEFAULT }, three, four).refuses(go("a7", "e4"), "MY-MOVE-01");
}

/// MY-DRAW-01. After 200 turns it is a draw.
#[test]
fn two_hundred_turns_are_a_draw() {
    let mut game = position(DEFAULT, &["a7", "b6", "c5", "d1"], &["g7", "f6", "e5", "g1"]);
    for turn in 0..200 {
        assert_eq!(game.winners(), None, "turn {turn}");
        let (seat, back) = (game.asked(), turn % 4 >= 2);
        let (from, to) = if seat == Seat(0) { ("a7", "d7") } else { ("g7", "g4") };
        game.play_as(seat, if back { go(to, from) } else { go(from, to) });
    }
    assert_eq!(game.phase(), Phase::Over(Ending::TooLong));
    assert_eq!(game.winners(), Some(vec![Seat(0), Seat(1)]));
}

/// MY-DRAW-02. The same position for the third time is a draw at tournaments.
#[test]
fn the_third_repetition_is_a_draw() {
    let mut game = position(TOURNAMENT, &["a7", "b6", "c5", "d1"], &["g7", "f6", "e5", "g1"]);
    let round = [go("a7", "d7"), go("g7", "g4"), go("d7", "a7"), go("g4", "g7")];
    game.play(round[0]).play(round[1]).play(round[2]).play(round[3]);
    game.play(round[0]).play(round[1]).play(round[2]).play(round[3]);
    assert_eq!(game.winners(), None, "MY-DRAW-02: the position after the first move stood there twice");
    game.play(round[0]);
    assert_eq!(game.phase(), Phase::Over(Ending::Repeated));
}

/// MY-DRAW-03. Fifty turns without a mill are a draw at tournaments; a mill starts the count again.
#[test]
fn fifty_quiet_turns_are_a_draw() {
    let light = ["a7", "b6", "c5", "d1"];
    let dark = ["g7", "f6", "e5", "g1"];
    let mut game = position(TOURNAMENT, &light, &dark);
    let mut turns = 0;
    while game.winners().is_none() {
        let seat = game.asked();
        let legal = game.legal(seat);
        // Wander without closing a mill and without repeating a position three times.
        let quiet = legal.iter().copied().find(|action| {
            let mut next = engine::Scenario::of(game.game.clone());
            next.play_as(seat, *action);
            matches!(next.phase(), Phase::Moving(_) | Phase::Over(Ending::Quiet))
        });
        game.play_as(seat, quiet.expect("there is a quiet move"));
        turns += 1;
    }
    assert_eq!(game.phase(), Phase::Over(Ending::Quiet));
    assert_eq!(turns, 50);
}

/// MY-TAKE-01. The score counts men taken.
#[test]
fn the_score_counts_men_taken() {
    let mut game = position(DEFAULT, &["a7", "d7", "g4", "b2"], &["c3", "e3", "f6", "f4"]);
    let points = |game: &Mylla| game.standing().iter().map(|score| score.points).collect::<Vec<_>>();
    assert_eq!(points(&game), [5, 5], "nine men less four on the board");
    game.play(go("g4", "g7")).play(take("c3"));
    assert_eq!(points(&game), [6, 5]);
    assert_eq!(begin(DEFAULT).outlook()[0], 1.0 - begin(DEFAULT).outlook()[1]);
}
