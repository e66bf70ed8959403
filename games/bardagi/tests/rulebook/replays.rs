//! Recorded matches: whoever changes what they lead to has changed the rules.

use crate::support::random_match;
use bardagi::{Bardagi, BoardChoice, Clans, Length, Options};
use engine::{Match, Record};
use std::{fs, path::Path};

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook/replays")
}

#[test]
fn recorded_matches_end_as_they_did() {
    if std::env::var_os("RECORD_BARDAGI").is_some() {
        record();
    }
    let mut count = 0;
    for entry in fs::read_dir(folder()).expect("the folder is there") {
        let path = entry.expect("readable").path();
        let record = Record::from_json(&fs::read_to_string(&path).expect("readable")).expect("a record");
        Match::<Bardagi>::verify(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(record.result.is_some(), "{}: the match is over", path.display());
        count += 1;
    }
    assert!(count >= 5, "there are {count} recorded matches");
}

/// Writes the records anew, with `RECORD_BARDAGI=1`: only after the rules have changed on purpose.
fn record() {
    let summer = Options::default();
    let advanced = Options { eight_cards: true, forced_trade: true, ..summer };
    let matches = [
        ("summer-2", summer, 2),
        ("summer-5", summer, 5),
        ("winter-3", Options { board: BoardChoice::Winter, clans: Clans::Chosen, ..summer }, 3),
        ("advanced-4", advanced, 4),
        ("first-game-3", Options { easier_planning: true, length: Length::Short, ..summer }, 3),
        ("winter-advanced-2", Options { board: BoardChoice::Winter, ..advanced }, 2),
    ];
    for (seed, (name, options, seats)) in matches.into_iter().enumerate() {
        let played = random_match(options, seats, seed as u64 + 40, |_| {});
        let names: Vec<String> =
            ["Ragna", "Ulf", "Sif", "Tosti", "Egil"][..seats].iter().map(ToString::to_string).collect();
        fs::write(folder().join(format!("{name}.json")), played.record(&names, true).to_json()).expect("writable");
    }
}
