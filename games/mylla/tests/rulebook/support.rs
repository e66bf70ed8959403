//! Short words for scenarios.

use engine::{Edition, Game, Scenario};
use mylla::{Action, Mylla, Options, Point};

/// A match from its start.
pub fn begin(options: Options) -> Scenario<Mylla> {
    let mut table = engine::Dictated::default();
    Scenario::of(Mylla::setup(&options, 2, Edition::standard(), &mut table).expect("playable"))
}

/// The match after men were placed on these points in turn.
pub fn placed(options: Options, points: &[&str]) -> Scenario<Mylla> {
    let mut game = begin(options);
    for name in points {
        game.play(place(name));
    }
    game
}

/// A position with all men placed, light to move.
pub fn position(options: Options, light: &[&str], dark: &[&str]) -> Scenario<Mylla> {
    let mut game = serde_json::to_value(begin(options).game).expect("plain data");
    for (seat, names) in [light, dark].iter().enumerate() {
        let standing: u32 = names.iter().map(|name| 1 << point(name).0).sum();
        game["men"][seat] = serde_json::json!({ "standing": standing, "in_hand": 0 });
    }
    Scenario::of(serde_json::from_value(game).expect("a position"))
}

pub fn point(name: &str) -> Point {
    Edition::<mylla::Board>::standard().find(name).unwrap_or_else(|| panic!("there is no point {name}"))
}

pub fn place(to: &str) -> Action {
    Action::Place { to: point(to) }
}

pub fn go(from: &str, to: &str) -> Action {
    Action::Move { from: point(from), to: point(to) }
}

pub fn take(at: &str) -> Action {
    Action::Take { at: point(at) }
}
