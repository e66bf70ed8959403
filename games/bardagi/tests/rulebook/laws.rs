//! The laws every game obeys, on random matches of every preset and number of players.

use bardagi::Bardagi;
use engine::{Edition, Files};

#[test]
fn bardagi_obeys_the_laws() {
    engine::laws::obey::<Bardagi>(6);
}

/// Content that cannot be played with is refused by name.
#[test]
fn bad_content_is_refused() {
    let files = Files::embedded::<bardagi::Content>();
    let rules = include_str!("../../content/rules.toml");
    let bad = |text: String| {
        Edition::<bardagi::Content>::read(&files.clone().with("rules.toml", text))
            .map(|_| ())
            .expect_err("bad")
            .to_string()
    };
    assert!(bad(rules.replace("gold = 3 }", "gold = 4 }")).contains("trades never end"));
    assert!(
        bad(rules.replace("disks_per_player = 40", "disks_per_player = 10")).contains("the buildings hold more disks")
    );
    assert!(bad(rules.replace("[glory]", "[honour]")).contains("rules.toml"));
    let board = include_str!("../../content/winter.toml").replace("b = \"sea-01\"", "b = \"sea-99\"");
    let refused =
        Edition::<bardagi::Content>::read(&files.with("winter.toml", board)).map(|_| ()).expect_err("bad").to_string();
    assert!(refused.contains("winter.toml") && refused.contains("sea-99"), "{refused}");
}
