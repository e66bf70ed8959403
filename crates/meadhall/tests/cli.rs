//! The program as people call it.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn meadhall(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_meadhall")).args(arguments).stdin(Stdio::null()).output().expect("it starts")
}

fn stdout(arguments: &[&str]) -> String {
    let output = meadhall(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The one line of an error, and the status.
fn error(arguments: &[&str]) -> (i32, String) {
    let output = meadhall(arguments);
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(!text.contains("panicked"), "{text}");
    (output.status.code().expect("a status"), text.trim().to_owned())
}

/// A whole match between bots, saved.
fn saved(folder: &Path) -> PathBuf {
    let file = folder.join("match.json");
    let name = file.to_str().expect("a path");
    stdout(&["play", "mylla", "--seats", "karl,thrall", "--seed", "3", "--plain", "--save", name]);
    file
}

#[test]
fn games_are_listed() {
    assert!(stdout(&["games"]).contains("mylla (Mylla): 2 players"));
    let games: Value = serde_json::from_str(&stdout(&["games", "--json"])).expect("JSON");
    let mylla = games.as_array().expect("a list").iter().find(|game| game["name"] == "mylla").expect("listed");
    assert_eq!(mylla["players"], serde_json::json!([2, 2]));
    assert!(mylla["options"]["properties"]["flying"]["description"].is_string());
    assert_eq!(mylla["presets"]["tournament"]["draw"], "tournament");
}

#[test]
fn perft_is_counted() {
    let text = stdout(&["perft", "mylla", "--depth", "4", "--json"]);
    assert_eq!(text.trim(), r#"{"game":"mylla","perft":[24,552,12144,255024]}"#);
}

#[test]
fn simulations_are_the_same_with_any_number_of_threads() {
    let run = |threads: &str| -> Value {
        let text = stdout(&[
            "simulate",
            "mylla",
            "--seats",
            "thrall,karl",
            "--games",
            "40",
            "--seed",
            "7",
            "--threads",
            threads,
            "--json",
        ]);
        serde_json::from_str(&text).expect("JSON")
    };
    let (one, two) = (run("1"), run("2"));
    for field in [
        "game",
        "seats",
        "games",
        "finished",
        "wins",
        "mean_scores",
        "mean_decisions",
        "max_decisions",
        "mean_legal",
        "max_legal",
    ] {
        assert_eq!(one[field], two[field], "{field}");
    }
    assert_eq!(one["finished"], 40);
    assert!(one["wins"][1].as_f64().expect("a number") >= 38.0, "karl beats thrall: {}", one["wins"]);
    assert!(one["decisions_per_s_per_thread"].as_f64().expect("a number") > 0.0);
    assert!(one.get("win_rate").is_none(), "mylla is not co-operative");
}

#[test]
fn a_match_is_played_by_lines_undone_saved_and_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("evening.json");
    let name = file.to_str().expect("a path");
    let play = |arguments: &[&str], lines: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_meadhall"))
            .args(["play"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        child.stdin.take().expect("piped").write_all(lines.as_bytes()).expect("it reads");
        String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text")
    };
    let first = play(&["mylla", "--seats", "human:Ragna,human:Ulf", "--save", name], "1\nw a7\nu\nq\n");
    assert!(first.contains("Ragna, place a man on an empty point"), "{first}");
    assert!(first.contains("man-a7: place all your men before you move one (MY-PLACE-02)"), "{first}");
    assert!(first.contains("this can't be taken back"), "Ulf cannot undo what Ragna did: {first}");
    let second = play(&["--resume", name], "2\n99\nsing\n?\nl\n");
    assert!(second.contains("Ulf, place a man") && second.contains("Ragna places a man on a7"), "{second}");
    assert!(second.contains("there is no choice 99") && second.contains("\"sing\" is no choice"), "{second}");
    assert!(second.contains("Ulf places a man on g7"), "{second}");
}

#[test]
fn a_record_is_replayed_verified_and_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = saved(folder.path());
    let name = file.to_str().expect("a path");
    assert!(stdout(&["verify", name]).starts_with("holds: "));
    assert!(stdout(&["replay", name, "--to", "2", "--log"]).contains("   2  thrall places a man on"));
    let (svg, png) = (folder.path().join("a.svg"), folder.path().join("a.png"));
    stdout(&["render", name, "--at", "20", "--out", svg.to_str().expect("a path")]);
    stdout(&["render", name, "--seat", "1", "--out", png.to_str().expect("a path")]);
    assert!(std::fs::read_to_string(svg).expect("written").contains("<style>"));
    assert!(std::fs::read(png).expect("written").starts_with(b"\x89PNG"));

    let text = std::fs::read_to_string(&file).expect("readable");
    std::fs::write(&file, text.replacen("\"seat\":1", "\"seat\":0", 1)).expect("writable");
    let (status, message) = error(&["verify", name]);
    assert_eq!(status, 1);
    assert!(message.starts_with("does not hold: step 2: seat 0 may not"), "{message}");
    for (damage, expected) in [("", "EOF"), ("{\"game\": 3}", "invalid type"), ("not JSON", "expected")] {
        std::fs::write(&file, damage).expect("writable");
        let (status, message) = error(&["verify", name]);
        assert_eq!(status, 1);
        assert!(message.contains("not a readable record") && message.contains(expected), "{message}");
        assert_eq!(error(&["replay", name]).0, 2);
    }
}

/// A browser forgives a picture what a drawing program does not.
#[test]
fn every_game_is_drawn_outside_a_browser_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    for game in hall::games() {
        let seats = vec!["karl"; *game.seats().start()].join(",");
        let (record, png) = (at(game.name()), at("a.png"));
        stdout(&["play", game.name(), "--seats", &seats, "--seed", "5", "--save", &record]);
        for (step, seat) in [("0", "0"), ("30", "spectator")] {
            stdout(&["render", &record, "--at", step, "--seat", seat, "--out", &png]);
            assert!(std::fs::read(&png).expect("written").starts_with(b"\x89PNG"), "{} at {step}", game.name());
        }
    }
}

/// The files of a lab's folder that must not depend on how it was played.
fn studied(folder: &Path) -> Vec<String> {
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("written");
    ["journal.jsonl", "matches.csv", "entries.csv", "report.html"].map(read).to_vec()
}

#[test]
fn a_study_is_the_same_however_it_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let lab = |out: &str, more: &[&str]| {
        let fixed = ["lab", "mylla", "--bots", "karl,thrall", "--games", "30", "--seed", "5", "--out"];
        stdout(&[&fixed[..], &[&at(out)], more].concat())
    };
    assert!(lab("whole", &["--threads", "1"]).starts_with("mylla: 30 matches"));
    let whole = studied(&folder.path().join("whole"));
    assert!(whole[1].starts_with("match,first,ending,rounds,turns,decisions,minutes,lead_changes,settled,bot_0,"));
    assert_eq!(whole[1].lines().count(), 31);
    assert!(whole[2].contains("deeds,a mill closed,30,"));
    for part in
        ["Fairness", "Length", "Endings", "Scores", "Cards and deeds", "Drama", "Luck and skill", "Choices", "<svg"]
    {
        assert!(whole[3].contains(part), "{part}");
    }
    assert!(
        !whole[3].contains("http://")
            || whole[3].matches("http://").count() == whole[3].matches("http://www.w3.org/2000/svg").count()
    );

    let plots = folder.path().join("whole/plots");
    for (name, shown) in [
        ("how-matches-end", "two men left"),
        ("lift-of-deeds-in-points", "a mill closed"),
        ("share-of-victories-by-place-in-the-order-of-the-first-round", "1st"),
    ] {
        let picture = std::fs::read_to_string(plots.join(format!("{name}.svg"))).expect(name);
        assert!(picture.starts_with("<svg xmlns") && picture.contains(shown), "{picture}");
        let tree = resvg::usvg::Tree::from_str(&picture, &resvg::usvg::Options::default()).expect(name);
        assert_eq!(tree.size().width(), 660.0, "{name}");
    }

    lab("threads", &["--threads", "2"]);
    assert_eq!(whole, studied(&folder.path().join("threads")), "threads");

    lab("one", &["--shard", "1/2"]);
    lab("two", &["--shard", "2/2"]);
    stdout(&["lab", "--merge", &at("one"), &at("two"), "--out", &at("merged")]);
    assert_eq!(whole, studied(&folder.path().join("merged")), "shards");

    // Stopped in the middle of writing a match: that one is played again, the others are not.
    let journal: Vec<&str> = whole[0].lines().collect();
    std::fs::create_dir(folder.path().join("stopped")).expect("a folder");
    let cut = format!("{}\n{}", journal[..9].join("\n"), &journal[9][..40]);
    std::fs::write(folder.path().join("stopped/journal.jsonl"), cut).expect("writable");
    lab("stopped", &[]);
    assert_eq!(whole, studied(&folder.path().join("stopped")), "resumed");

    let text = stdout(&["lab", "--compare", &at("whole"), &at("merged"), "--out", &at("difference")]);
    assert!(text.contains("0 of ") && text.contains("minutes"), "{text}");
    assert!(folder.path().join("difference/compare.html").exists());
    assert!(!text.contains(", used  "), "of two studies only what differs: {text}");
    let text = stdout(&["lab", "--compare", &at("whole"), &at("merged"), &at("stopped")]);
    assert!(text.contains(", used  "), "of three what was used in none: {text}");
    let (status, message) = error(&["lab", "mylla", "--seed", "6", "--out", &at("whole")]);
    assert_eq!(status, 2);
    assert!(message.contains("holds another study") && message.contains("not the same bots"), "{message}");
}

#[test]
fn events_are_kept_on_request_and_content_is_swept() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    stdout(&["lab", "mylla", "--games", "2", "--events", "--out", &at("events")]);
    let events = std::fs::read_to_string(folder.path().join("events/events.csv")).expect("written");
    assert!(events.starts_with("match,decision,event\n0,1,\"{\"\"placed\"\""), "{}", &events[..120]);
    stdout(&["lab", "mylla", "--games", "2", "--options", r#"{"flying":false}"#, "--out", &at("grounded")]);
    let text = stdout(&["lab", "--compare", &at("events"), &at("grounded")]);
    assert!(text.contains("matches, flying true, content") && text.contains("matches, flying false,"), "{text}");
    let text = stdout(&["lab", "mylla", "--games", "6", "--set", "board.men=5,9", "--out", &at("sweep")]);
    assert!(text.starts_with("board.men,matches,"), "{text}");
    for name in ["sweep.csv", "report.html", "board.men=5/report.html", "board.men=9/matches.csv"] {
        assert!(folder.path().join("sweep").join(name).exists(), "{name}");
    }
}

#[test]
fn a_tuning_goes_on_with_the_weights_it_began_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let (save, out) = (folder.path().join("tuning"), folder.path().join("outlook.toml"));
    let (save, out) = (save.to_str().expect("a path"), out.to_str().expect("a path"));
    let tune = |kept| ["tune", "mylla", "--steps", "1", "--deals", "2", "--trial", "1", "--keep", kept, "--save", save];
    stdout(&[&tune("room")[..], &["--out", out]].concat());
    let room = |text: &str| text.lines().find(|line| line.starts_with("room")).map(str::to_owned);
    let before = include_str!("../../../games/mylla/content/outlook.toml");
    assert_eq!(room(&std::fs::read_to_string(out).expect("written")), room(before));
    let (status, message) = error(&tune("mill"));
    assert_eq!(status, 2);
    assert!(message.contains("the tuning of something else"), "{message}");
}

#[test]
fn rules_are_read() {
    let rule = stdout(&["rules", "mylla", "my-fly-01"]);
    assert!(rule.starts_with("MY-FLY-01  When all your men are placed"), "{rule}");
    assert!(rule.trim_end().ends_with("With the option `flying` off you never may."), "{rule}");
    assert!(stdout(&["rules", "mylla"]).starts_with("# Mylla"));
}

#[test]
fn bad_usage_is_named_and_ends_with_status_2() {
    for (arguments, expected) in [
        (&["rules", "chess"][..], "there is no game \"chess\""),
        (&["rules", "mylla", "MY-MOVE-99"], "Mylla has no rule MY-MOVE-99"),
        (&["simulate", "mylla", "--seats", "thrall"], "mylla is for 2 players, not 1"),
        (&["simulate", "mylla", "--seats", "thrall,odin"], "no bot is called \"odin\""),
        (&["simulate", "mylla", "--seats", "thrall,karl", "--options", "{"], "--options is not JSON"),
        (&["simulate", "mylla", "--seats", "thrall,karl", "--options", "{\"wind\":1}"], "unknown field `wind`"),
        (&["simulate", "mylla", "--seats", "thrall,karl", "--content", "/nowhere"], "--content /nowhere"),
        (&["play", "mylla", "--seats", "human,"], "seat 2: no bot is called \"\""),
        (&["play"], "name a game"),
        (&["replay", "/nowhere.json"], "/nowhere.json"),
        (&["render", "/nowhere.json", "--out", "a.gif"], "/nowhere.json"),
        (&["perft", "mylla"], "--depth"),
        (&["lab"], "name a game"),
        (&["lab", "mylla"], "--out DIR"),
        (&["lab", "chess", "--out", "/tmp"], "there is no game \"chess\""),
        (&["lab", "mylla", "--bots", "odin", "--out", "/tmp"], "no bot is called \"odin\""),
        (&["lab", "mylla", "--bots", "jarl:5ms", "--out", "/tmp"], "jarl:5ms thinks by the clock"),
        (&["lab", "mylla", "--seats", "3", "--out", "/tmp"], "mylla is for 2 players, not 3"),
        (&["lab", "mylla", "--shard", "3/2", "--out", "/tmp"], "--shard 3/2"),
        (&["lab", "mylla", "--games", "0", "--out", "/tmp"], "--games 0"),
        (&["lab", "mylla", "--set", "board.wind=3", "--out", "/tmp"], "there is no board.wind"),
        (&["lab", "mylla", "--set", "board.men=x", "--out", "/tmp"], "a whole number is wanted"),
        (&["lab", "--merge", "/nowhere", "--out", "/tmp"], "/nowhere/journal.jsonl"),
        (&["lab", "--compare", "/nowhere", "/neither"], "/nowhere/journal.jsonl"),
        (&["tune", "mylla", "--keep", "wind", "--save", "/nowhere"], "there is no weight \"wind\" to keep"),
        (&["dance"], "dance"),
    ] {
        let (status, message) = error(arguments);
        assert_eq!(status, 2, "{arguments:?}: {message}");
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
}
