//! Recorded matches: whoever changes what they lead to has changed the rules. `examples/record.rs` makes new ones.

use engine::{Match, Record};
use std::{fs, path::Path};
use the_dwarves::TheDwarves;

#[test]
fn recorded_matches_end_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook/replays");
    let (mut count, mut won) = (0, 0);
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("readable").path();
        let record = Record::from_json(&fs::read_to_string(&path).expect("readable")).expect("a record");
        let played = Match::<TheDwarves>::verify(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let outcome = engine::Game::stage(played.game()).outcome();
        let winners = outcome.unwrap_or_else(|| panic!("{}: the match is over", path.display())).winners.len();
        assert!(winners == 0 || winners == played.seats(), "TD-GOAL-01: everybody or nobody");
        won += usize::from(winners > 0);
        count += 1;
    }
    assert!(count >= 5, "there are {count} recorded matches");
    assert!(won >= 1 && won < count, "TD-GOAL-02: some are won, some are lost");
}
