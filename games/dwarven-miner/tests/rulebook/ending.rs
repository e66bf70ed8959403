//! Who wins, when, and level rounds.

use crate::support::*;
use dwarven_miner::scenario::Position;
use dwarven_miner::*;
use engine::{Game, Scenario};

const MONK: &str = "lantern tools";

fn last_monk(position: Position) -> Play {
    play(position.hands(A, "monk#2").benches(MONK).phase(Phase::Fulfilment))
}

/// Example 25. DM-END-01, DM-END-02, DM-RULING-34, DM-GOAL-01: the active player comes first.
#[test]
fn the_active_player_wins_the_tie() {
    let mut game = last_monk(position(2).score(A, 26).score(B, 29).courts(B, "monk").paid(card("monk"), 3));
    game.play(fulfil("monk#2"));
    assert_eq!(game.winners(), Some(vec![A]), "DM-END-01, DM-END-02, DM-GOAL-01");
    assert_eq!((game.score(A), game.score(B)), (30, 29), "DM-RULING-34: B is not raised any more");
    game.refuses_to(A, Action::EndFulfilment, "DM-END-01").refuses_to(B, Action::StopMining, "DM-END-01");
}

/// Example 26. DM-RULING-52, DM-RULING-54: a raise wins on another's turn, and no cards are drawn.
#[test]
fn a_raise_wins_on_anothers_turn() {
    let mut game = last_monk(position(2).score(A, 20).score(B, 29).courts(B, "monk").paid(card("monk"), 3));
    let deck = game.deck_size();
    game.play(fulfil("monk#2"));
    assert_eq!((game.score(A), game.score(B)), (24, 30), "DM-CUM-03");
    assert_eq!(game.winners(), Some(vec![B]), "DM-RULING-52");
    assert_eq!(game.deck_size(), deck, "DM-RULING-54: A draws no cards");
}

/// DM-RULING-53: of two others the higher total wins; if equal, the one whose turn comes next.
#[test]
fn two_others_reach_the_goal() {
    let at = |b: u8, c: u8| {
        let courts = position(3).courts(B, "monk").courts(C, "monk#3").paid(card("monk"), 3).paid(card("monk#3"), 4);
        last_monk(courts.score(A, 3).score(B, b).score(C, c))
    };
    let mut game = at(28, 29);
    game.play(fulfil("monk#2"));
    assert_eq!((game.score(B), game.score(C)), (30, 30));
    assert_eq!(game.winners(), Some(vec![B]), "DM-RULING-53: 30 each, B is next");
    let mut game = at(27, 29);
    game.play(fulfil("monk#2"));
    assert_eq!(game.winners(), Some(vec![C]), "only C is there");
    let courts = position(3).courts(B, "monk").courts(C, "monk#3 monk#4").paid(card("monk"), 3).paid(card("monk#3"), 4);
    let mut game = last_monk(courts.paid(card("monk#4"), 4).score(A, 3).score(B, 27).score(C, 28));
    game.play(fulfil("monk#2"));
    assert_eq!((game.score(B), game.score(C)), (30, 32));
    assert_eq!(game.winners(), Some(vec![C]), "DM-RULING-53: the higher total");
}

/// DM-RULING-51, DM-SCORE-01: points above 30 count, and the pawn stays on 30.
#[test]
fn points_above_the_goal_count() {
    let items = "mithril_armor mithril_sword helm dirk";
    let mut game =
        play(position(2).score(A, 29).hands(A, "chieftain").benches(items).packs(B, "iron").phase(Phase::Fulfilment));
    game.play(fulfil("chieftain"));
    assert_eq!(game.score(A), 45, "DM-RULING-51");
    let standing = game.game.standing();
    assert_eq!((standing[0].points, standing[0].lines.len()), (45, 2), "DM-SCORE-01: line by line");
    assert_eq!(game.winners(), Some(vec![A]));
    assert!(game.open().miner(B).favours.is_empty(), "DM-RULING-54: the winning Patron's power does not act");
    let place = |game: &Play| {
        let view = game.view(engine::Viewer::Spectator);
        let board = <DwarvenMiner as canvas::Face>::scene(&view, engine::Viewer::Spectator).board.0;
        let pawn = board.split("id=\"pawn-0\"").nth(1).expect("the pawn of A").to_owned();
        pawn.split('>').next().expect("a tag").to_owned()
    };
    let [on_30, on_29] = [30, 29].map(|score| place(&play(position(2).score(A, score))));
    assert_eq!(place(&game), on_30, "DM-RULING-51, DM-COMP-11: the pawn stands on the last space");
    assert_ne!(on_29, on_30, "DM-SCORE-01: one space for each point");
}

/// Plays the turn of whoever is active to its end without doing anything.
fn idle(game: &mut Play, next: &str) {
    game.rolls(first_roll(next));
    while !matches!(game.phase(), Phase::Mining { .. } | Phase::Over(_)) {
        let action = game.offered()[0];
        game.play(action);
    }
}

/// Example 47. DM-VARIANT-02, DM-END-01, DM-RULING-63: with level rounds everybody has as many turns.
#[test]
fn level_rounds_are_played_to_their_end() {
    let at = |position: Position| {
        let items = "tome runestone lantern elixir";
        let scores = position.score(A, 16).score(B, 27).score(C, 20);
        play(scores.hands(A, "wizard").benches(items).hands(C, "defender").phase(Phase::Fulfilment).dice(""))
    };
    let mut game = at(position(3));
    game.play(fulfil("wizard"));
    assert_eq!(game.winners(), Some(vec![A]), "DM-END-01: with the setting off A has won at once");
    let mut game = at(level(3));
    game.rolls(first_roll("s1 iron"));
    game.play(fulfil("wizard"));
    assert_eq!((game.winners(), game.open().turn.active), (None, B), "DM-VARIANT-02: the round goes on");
    assert_eq!(game.hand_size(A), 2, "DM-RULING-63: the power acts, cards are drawn");
    let at = |test: fn(&What) -> bool| game.table.events.iter().position(|event| test(&event.what));
    let (served, last) =
        (at(|what| matches!(what, What::Fulfilled { .. })), at(|what| matches!(what, What::LastRound { seat: A })));
    assert!(
        served.is_some() && served < last,
        "DM-VARIANT-02: first the points are told, then that the round is the last"
    );
    game.play(Action::StopMining);
    idle(&mut game, "s1 iron");
    assert_eq!(game.open().turn.active, C);
    let position = Position::of(game.game.clone()).phase(Phase::Fulfilment);
    let mut game = play(goods("heavy_armor helm shield dirk").into_iter().fold(position, Position::bench));
    game.play(fulfil("defender"));
    while game.winners().is_none() {
        let action = game.offered()[0];
        game.play(action);
    }
    assert_eq!((game.score(A), game.score(C)), (30, 31));
    assert_eq!(game.winners(), Some(vec![C]), "DM-VARIANT-02: the highest score wins");
    let is_told = game.table.events.iter().any(|event| matches!(event.what, What::LastRound { .. }));
    assert!(!is_told, "DM-VARIANT-02: A made it the last round, which is not told twice");
}

/// DM-VARIANT-02: among equal scores the player latest in turn order wins.
#[test]
fn equal_scores_in_level_rounds() {
    let at = level(3).active(C).score(A, 31).score(B, 31).score(C, 20).packs(C, "iron").phase(Phase::Trimming);
    let mut game = play(at);
    game.play(Action::DoneTrimming);
    assert_eq!(game.winners(), Some(vec![B]), "DM-VARIANT-02");
}

/// Example 53. DM-VARIANT-02, DM-RULING-63: a raise lifts C to 30 on A's turn; the round is finished.
#[test]
fn a_raise_in_level_rounds() {
    let at = level(3).score(A, 20).score(C, 29).courts(C, "monk").paid(card("monk"), 3).hands(A, "rogue wizard");
    let mut game = last_monk(at.packs(A, "iron"));
    game.play(fulfil("monk#2"));
    assert_eq!((game.score(A), game.score(C)), (24, 30));
    assert_eq!((game.winners(), game.hand_size(A)), (None, 4), "DM-RULING-63: A draws two");
    game.play(send_away("rogue"));
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming).play(Action::StopMining);
    idle(&mut game, "s1 iron");
    assert_eq!(game.open().turn.active, C, "DM-RULING-63: B and C play theirs");
    game.play(Action::StopMining);
    while game.winners().is_none() {
        let action = game.offered()[0];
        game.play(action);
    }
    assert_eq!(game.winners(), Some(vec![C]), "DM-VARIANT-02");
}

/// DM-RULING-50: after the agreed number of rounds the match stops, and equal scores share.
#[test]
fn too_many_rounds_stop_the_match() {
    let options = Options { max_rounds: 1, ..Options::default() };
    let at = |a: u8, b: u8| {
        let position = Position::new(options, 2).active(B).score(A, a).score(B, b).packs(B, "iron");
        let mut game = Scenario::of(position.phase(Phase::Trimming).ready());
        game.play(Action::DoneTrimming);
        game.winners()
    };
    assert_eq!(at(7, 7), Some(vec![A, B]), "DM-RULING-50: equal scores share");
    assert_eq!(at(7, 9), Some(vec![B]), "DM-RULING-50");
}

/// DM-VARIANT-01: the default is the printed game; presets and the house option are open to all.
#[test]
fn the_default_is_the_printed_game() {
    let presets = DwarvenMiner::presets();
    assert_eq!(presets[0].1, Options::default(), "DM-VARIANT-01");
    assert!(!presets[0].1.level_rounds && presets.iter().any(|(_, options)| options.level_rounds), "DM-VARIANT-02");
}

/// DM-VARIANT-02. In level rounds the furthest beyond the goal wins, so bots value more than the goal asks for.
#[test]
fn bots_value_points_beyond_the_goal_in_level_rounds() {
    let chance = |position: Position, patron: &str, items: &str| {
        let at = position.score(A, 29).score(B, 29).hands(A, patron).benches(items).phase(Phase::Fulfilment);
        play(at).game.outlook()[A.index()]
    };
    let gain = |rules: fn(usize) -> Position| {
        chance(rules(2), "wizard", "lantern elixir runestone tome") - chance(rules(2), "monk#2", MONK)
    };
    assert!(gain(level) > 0.02, "fourteen points are more than three");
    assert!(gain(position) < 0.005, "either is enough");
}

/// DM-VARIANT-02: in the last round only points count, and what a turn that is still to come may bring.
#[test]
fn bots_know_the_last_of_level_rounds() {
    let looks = |score: u8, goods: &str| {
        let at = level(2).active(B).score(A, score).score(B, 22).hands(A, "rogue").hands(B, "wizard").packs(A, goods);
        let game = play(at.phase(Phase::Trimming)).game;
        game.outlook()[A.index()]
    };
    assert!(looks(29, "dirk lantern") > looks(29, ""), "goods are worth having while the match goes on");
    assert_eq!(looks(30, "dirk lantern"), looks(30, ""), "A has had the last turn");
    let ready = |goods: &str| {
        let at = level(2).active(A).score(A, 30).score(B, 29).hands(B, "rogue").packs(B, goods);
        play(at.phase(Phase::Trimming)).game.outlook()[B.index()]
    };
    assert!(ready("dirk lantern") > ready(""), "B's turn is still to come");
}
