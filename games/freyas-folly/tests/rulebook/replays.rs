//! Recorded matches: whoever changes what they lead to has changed the rules.

use engine::{Edition, Game, Match, Record, Seed};
use freyas_folly::{FreyasFolly, Options};
use std::{fs, path::Path};

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook/replays")
}

/// Records name their content by its hash, the outlook's weights included: run the tests once with `RECORD_MATCHES=1` to
/// record new ones after a change of content.
fn record_anew() {
    for (seats, seed) in [(3, 1), (3, 2), (4, 3), (4, 4), (5, 5), (5, 6)] {
        let begin =
            Match::<FreyasFolly>::begin(Options::default(), seats, Edition::standard(), Seed::from_number(seed));
        let mut played = begin.expect("playable");
        let mut dice = Seed::from_number(seed).quick();
        let mut legal = Vec::new();
        while let Some(seat) = played.game().stage().asked().first() {
            legal.clear();
            played.game().legal(seat, &mut legal);
            let worth = |action| {
                let mut next = *played.game();
                next.play(seat, action, &mut engine::Fast(Seed::from_number(7).quick()));
                next.outlook()[seat.index()]
            };
            // One choice in eight is left to luck, so that every corner of the rules is visited.
            let lot = engine::table::quick_below(&mut dice, 8 * legal.len() as u32) as usize;
            let best = legal.iter().copied().max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
            let action = legal.get(lot).copied().or(best).expect("somebody is asked");
            played.act(seat, action).expect("legal");
        }
        let names: Vec<String> = (0..seats).map(|seat| format!("bot {seat}")).collect();
        let path = folder().join(format!("{seats}-seats-{seed}.json"));
        fs::write(path, played.record(&names, true).to_json()).expect("writable");
    }
}

#[test]
fn recorded_matches_end_as_they_did() {
    if std::env::var("RECORD_MATCHES").is_ok() {
        record_anew();
    }
    let mut count = 0;
    for entry in fs::read_dir(folder()).expect("the folder is there") {
        let path = entry.expect("readable").path();
        let record = Record::from_json(&fs::read_to_string(&path).expect("readable")).expect("a record");
        Match::<FreyasFolly>::verify(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(record.result.is_some(), "{}: the match is over", path.display());
        count += 1;
    }
    assert!(count >= 5, "there are {count} recorded matches");
}
