//! Recorded matches: whoever changes what they lead to has changed the rules.

use engine::{BadRecord, Edition, Game, Match, Record, Seat, Seed};
use mylla::{Mylla, Options};
use std::{fs, path::Path};

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook/replays")
}

#[test]
fn recorded_matches_end_as_they_did() {
    let mut count = 0;
    for entry in fs::read_dir(folder()).expect("the folder is there") {
        let path = entry.expect("readable").path();
        let record = Record::from_json(&fs::read_to_string(&path).expect("readable")).expect("a record");
        Match::<Mylla>::verify(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(record.result.is_some(), "{}: the match is over", path.display());
        count += 1;
    }
    assert!(count >= 5, "there are {count} recorded matches");
}

fn record() -> Record {
    let text = fs::read_to_string(folder().join("default-1.json")).expect("readable");
    Record::from_json(&text).expect("a record")
}

fn error(record: &Record) -> String {
    Match::<Mylla>::verify(record).map(|_| ()).expect_err("does not hold").to_string()
}

#[test]
fn a_record_that_was_touched_does_not_hold() {
    let good = record();
    let mut bad = good.clone();
    bad.rules_version += 1;
    assert_eq!(error(&bad), "made under version 2 of the rules of mylla; this program plays version 1");
    bad = good.clone();
    bad.seed = Some(Seed::from_number(99));
    assert_eq!(error(&bad), BadRecord::BrokenPromise.to_string());
    bad = good.clone();
    bad.seed = None;
    assert_eq!(error(&bad), BadRecord::NoSeed.to_string());
    bad = good.clone();
    bad.actions[3].seat = Seat(0);
    assert!(error(&bad).starts_with("step 4: seat 0 may not"), "{}", error(&bad));
    bad = good.clone();
    bad.actions[5].draws = vec![1];
    assert!(error(&bad).starts_with("step 6: the dice gave []"), "{}", error(&bad));
    bad = good.clone();
    bad.actions[2].action = serde_json::json!({ "dance": {} });
    assert!(error(&bad).starts_with("step 3: not an action of mylla"), "{}", error(&bad));
    bad = good.clone();
    bad.actions.pop();
    assert!(error(&bad).starts_with("the recorded result is not"), "{}", error(&bad));
    bad = good.clone();
    bad.result.as_mut().expect("over").scores[0] += 1;
    assert!(error(&bad).starts_with("the recorded result is not"), "{}", error(&bad));
    bad = good.clone();
    bad.content = "0123456789abcdef".to_owned();
    assert!(error(&bad).contains("content 0123456789abcdef"), "{}", error(&bad));
    bad = good.clone();
    bad.options = serde_json::json!({ "flying": "often" });
    assert!(error(&bad).starts_with("the options of the record"), "{}", error(&bad));
    bad = good.clone();
    bad.seats.push("a third".to_owned());
    assert_eq!(error(&bad), "option `seats`: mylla is for 2 players, not 3");
    bad = good;
    bad.game = "chess".to_owned();
    assert_eq!(error(&bad), "this is a record of chess, not of mylla");
}

/// A match that leaves another goes on with fresh luck, promised anew.
#[test]
fn a_fork_has_fresh_luck_and_verifies() {
    let played = Match::<Mylla>::verify(&record()).expect("holds");
    let mut forked = played.fork(4, Seed::from_number(77));
    assert_eq!(forked.seed(), Seed::from_number(77));
    let mut legal = Vec::new();
    forked.game().legal(Seat(0), &mut legal);
    forked.act(Seat(0), legal[0]).expect("legal");
    let mut record = forked.record(&record().seats, true);
    Match::<Mylla>::verify(&record).expect("holds");
    record.forks[0].seed = Some(Seed::from_number(78));
    assert_eq!(error(&record), BadRecord::BrokenPromise.to_string());
}

/// One may take back what drew nothing, showed nothing, and was not answered.
#[test]
fn an_unanswered_move_may_be_taken_back() {
    let mut played =
        Match::<Mylla>::begin(Options::default(), 2, Edition::standard(), Seed::from_number(1)).expect("playable");
    assert!(!played.may_undo(Seat(0)), "nothing was done yet");
    let first = played.game().clone();
    let mut legal = Vec::new();
    first.legal(Seat(0), &mut legal);
    played.act(Seat(0), legal[0]).expect("legal");
    assert!(played.may_undo(Seat(0)) && !played.may_undo(Seat(1)));
    assert!(played.undo(Seat(0)));
    assert_eq!(played.game(), &first);
    played.act(Seat(0), legal[0]).expect("legal");
    played.act(Seat(1), legal[1]).expect("legal");
    assert!(!played.may_undo(Seat(0)), "the other has answered");
    assert_eq!(played.undoable(Seat(1)), 1);
}
