//! Recorded matches: what was played once leads to the same end today.
//!
//! `MEADHALL_RECORD=1 cargo test -p dwarven-miner replays` plays them anew; a commit that does so says which rule or
//! which content moved.

use dwarven_miner::*;
use engine::{Edition, Game, Match, Record, Seat, Seed, Viewer};
use std::{fs, path::PathBuf};

/// The recorded matches: name, number of players, and the preset they follow.
const RECORDS: [(&str, usize, &str); 5] = [
    ("two-players", 2, "default"),
    ("three-players", 3, "default"),
    ("four-players", 4, "first seat begins"),
    ("level-rounds", 3, "level rounds"),
    ("twelve-rounds", 2, "twelve rounds"),
];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook/replays").join(format!("{name}.json"))
}

/// A recorded match by name.
pub fn record(name: &str) -> Record {
    let text = fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    Record::from_json(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn recorded_matches_end_as_they_did() {
    for (number, (name, seats, preset)) in RECORDS.into_iter().enumerate() {
        if std::env::var_os("MEADHALL_RECORD").is_some() {
            fs::write(path(name), play(preset, seats, 40 + number as u64).to_json()).expect("the folder is there");
        }
        let played = Match::<DwarvenMiner>::verify(&record(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(played.game().open().turn.round > 2, "{name} is a whole match");
    }
}

/// Plays a match by looking one decision ahead, and now and then at random, so that rare things happen too.
fn play(preset: &str, seats: usize, number: u64) -> Record {
    let options = DwarvenMiner::presets().into_iter().find(|(name, _)| *name == preset).expect("a preset").1;
    let seed = Seed::from_number(number);
    let mut live = Match::<DwarvenMiner>::begin(options, seats, Edition::standard(), seed).expect("works");
    let mut dice = seed.nth(1).quick();
    let mut legal = Vec::new();
    while let Some(seat) = live.game().stage().asked().first() {
        legal.clear();
        live.game().legal(seat, &mut legal);
        let action = choose(live.game(), seat, &legal, &mut dice);
        live.act(seat, action).expect("legal");
    }
    let names: Vec<String> =
        ["Ragna", "Bjarni", "Stonebeard", "Ylva"].iter().take(seats).map(ToString::to_string).collect();
    live.record(&names, true)
}

fn choose(game: &DwarvenMiner, seat: Seat, legal: &[Action], dice: &mut engine::Quick) -> Action {
    if engine::table::quick_below(dice, 20) == 0 {
        return legal[engine::table::quick_below(dice, legal.len() as u32) as usize];
    }
    let view = game.view(Viewer::Seat(seat));
    let mut totals = vec![0.0; legal.len()];
    for _ in 0..4 {
        let imagined = DwarvenMiner::imagine(&view, dice);
        for (total, action) in totals.iter_mut().zip(legal) {
            let mut next = imagined.clone();
            next.play(seat, *action, &mut engine::Fast(&mut *dice));
            *total += next.outlook()[seat.index()];
        }
    }
    let best = totals.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1)).map_or(0, |(index, _)| index);
    legal[best]
}
