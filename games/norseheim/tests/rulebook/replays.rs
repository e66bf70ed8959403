//! Recorded matches: each leads where it led, with the luck it had.

use engine::{Match, Record};
use norseheim::Norseheim;
use std::path::PathBuf;

/// The recorded matches, by name.
pub fn records() -> Vec<(String, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook/replays");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("readable");
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let record = Record::from_json(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, record)
        })
        .collect()
}

#[test]
fn recorded_matches_lead_where_they_led() {
    let records = records();
    assert!(records.len() >= 5, "{}", records.len());
    for (name, record) in records {
        Match::<Norseheim>::verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}
