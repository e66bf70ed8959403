//! The figures of OpenSpiel 2.0.2, an implementation that shares no code with ours.

use crate::support::begin;
use engine::{Fast, Game, Quick, Seat, Seed};
use mylla::{Action, Mylla, Options, Phase, Point};
use serde_json::Value;

fn figures() -> Value {
    serde_json::from_str(include_str!("openspiel.json")).expect("the file is JSON")
}

/// Our action with OpenSpiel's number: 0 to 23 place or take, 24 + 24 × from + to move.
fn number(action: Action) -> u64 {
    match action {
        Action::Place { to: Point(point) } | Action::Take { at: Point(point) } => point.into(),
        Action::Move { from, to } => 24 + 24 * u64::from(from.0) + u64::from(to.0),
    }
}

fn action(game: &Mylla, number: u64) -> Action {
    let point = |number: u64| Point(u8::try_from(number).expect("a point"));
    match number.checked_sub(24) {
        Some(pair) => Action::Move { from: point(pair / 24), to: point(pair % 24) },
        None if matches!(game.phase(), Phase::Taking(_)) => Action::Take { at: point(number) },
        None => Action::Place { to: point(number) },
    }
}

/// The legal actions in the order of their numbers.
fn legal(game: &Mylla, out: &mut Vec<Action>) -> Option<Seat> {
    out.clear();
    let seat = game.stage().asked().first()?;
    game.legal(seat, out);
    out.sort_by_key(|action| number(*action));
    Some(seat)
}

fn perft(game: &Mylla, depth: u32, table: &mut Fast<Quick>) -> u64 {
    let mut actions = Vec::new();
    let Some(seat) = legal(game, &mut actions) else { return 0 };
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut count = 0;
    for action in actions {
        let mut next = game.clone();
        next.play(seat, action, table);
        count += perft(&next, depth - 1, table);
    }
    count
}

/// From four positions, as deep as OpenSpiel was asked to count.
#[test]
fn counts_of_action_sequences_agree() {
    let (figures, mut table) = (figures(), Fast(Seed::from_number(0).quick()));
    for (name, counts) in figures["perft"].as_object().expect("positions") {
        let mut game = begin(Options::default()).game;
        for number in figures["positions"][name].as_array().into_iter().flatten() {
            let chosen = action(&game, number.as_u64().expect("a number"));
            let seat = game.stage().asked().first().expect("not over");
            assert_eq!(game.check(seat, chosen), Ok(()), "{name}: {chosen:?}");
            game.play(seat, chosen, &mut table);
        }
        for (depth, count) in (1..).zip(counts.as_array().expect("counts")) {
            assert_eq!(Some(perft(&game, depth, &mut table)), count.as_u64(), "{name}, depth {depth}");
        }
    }
}

/// Two hundred seeded matches: every list of legal actions, every choice and every result, as one fingerprint.
#[test]
fn the_fingerprint_of_two_hundred_matches_agrees() {
    let (trace, mut table) = (&figures()["trace"], Fast(Seed::from_number(0).quick()));
    let (mut hash, mut decisions, mut branching, mut results) = (Fingerprint::new(), 0u64, 0u64, [0u64; 3]);
    for seed in 0..trace["games"].as_u64().expect("a number") {
        let (mut game, mut dice, mut actions) = (begin(Options::default()).game, SplitMix(seed), Vec::new());
        while let Some(seat) = legal(&game, &mut actions) {
            let chosen = actions[(dice.next() % actions.len() as u64) as usize];
            hash.add(actions.len() as u64);
            for action in &actions {
                hash.add(number(*action));
            }
            hash.add(number(chosen));
            (decisions, branching) = (decisions + 1, branching + actions.len() as u64);
            game.play(seat, chosen, &mut table);
        }
        let winners = game.stage().outcome().expect("over").winners;
        let result = if winners.len() == 2 { 2 } else { winners.first().expect("a winner").index() };
        results[result] += 1;
        hash.add(1000 + result as u64);
    }
    let counted = [decisions, branching, results[0], results[1], results[2]];
    let expected =
        ["decisions", "branching_sum", "p0_wins", "p1_wins", "draws"].map(|name| trace[name].as_u64().unwrap());
    assert_eq!(counted, expected);
    assert_eq!(hash.0.to_string(), trace["fnv1a64"].as_str().expect("a text"));
}

/// FNV-1a over 32-bit little-endian words.
struct Fingerprint(u64);

impl Fingerprint {
    fn new() -> Fingerprint {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, number: u64) {
        for byte in u32::try_from(number).expect("small").to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// The generator that chose OpenSpiel's actions.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }
}
