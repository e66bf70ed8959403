//! Records matches of a simple greedy table as fixtures: `cargo run --example record` writes tests/rulebook/replays/.

use engine::{Edition, Fast, Game, Match, Seed};
use std::{fs, path::Path};
use the_dwarves::{Action, Options, TheDwarves};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook/replays");
    fs::create_dir_all(&folder).expect("a folder for the records");
    for (number, (preset, options)) in TheDwarves::presets().into_iter().enumerate() {
        let seats = 2 + number % 4;
        let played = play(options, seats, number as u64);
        let names: Vec<String> = (0..seats).map(|seat| format!("karl {seat}")).collect();
        let won = !played.game().stage().outcome().expect("it is over").winners.is_empty();
        let name = format!("{}-{seats}-{}.json", preset.replace(' ', "-"), if won { "won" } else { "lost" });
        fs::write(folder.join(&name), played.record(&names, true).to_json()).expect("writable");
        println!("{name}: {} decisions", played.steps().len());
    }
}

/// Every seat takes the action after which the outlook is best, over a few rolls.
fn play(options: Options, seats: usize, number: u64) -> Match<TheDwarves> {
    let mut played =
        Match::<TheDwarves>::begin(options, seats, Edition::standard(), Seed::from_number(number)).expect("playable");
    let mut dice = Seed::from_number(number + 1000).quick();
    let mut legal: Vec<Action> = Vec::new();
    while let Some(seat) = played.game().stage().asked().first() {
        legal.clear();
        played.game().legal(seat, &mut legal);
        let worth = |action: &Action, dice: &mut engine::Quick| -> f32 {
            let mut sum = 0.0;
            for _ in 0..4 {
                let mut next = *played.game();
                next.play(seat, *action, &mut Fast(&mut *dice));
                sum += next.outlook()[seat.index()];
            }
            sum
        };
        let mut best = (f32::MIN, legal[0]);
        for action in &legal {
            let value = worth(action, &mut dice);
            if value > best.0 {
                best = (value, *action);
            }
        }
        played.act(seat, best.1).expect("legal");
    }
    played
}
