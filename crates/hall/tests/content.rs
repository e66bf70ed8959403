//! Content of one's own: what is handed in is what is played with.

use bots::Bot;
use hall::{AnyGame, Inquiry, Simulation};
use serde_json::Value;

/// Matches are recorded under the hash of what is printed; weights of bots are no part of it, yet they count.
#[test]
fn other_weights_make_other_bots() {
    let mylla = hall::game("mylla").expect("known");
    let careless = "man = -0.55\nmill = -0.25\nopen_mill = -0.3\nroom = 0.06\nto_move = 0.1\n".to_owned();
    let content = mylla.load_content(vec![("outlook.toml".to_owned(), careless)]).expect("readable");
    let decisions = |content: Option<String>| decisions(mylla, content);
    assert_eq!(decisions(None), decisions(None), "the same series is the same");
    assert_ne!(decisions(Some(content)), decisions(None), "who shuns mills plays otherwise");
}

fn decisions(game: &dyn AnyGame, content: Option<String>) -> f64 {
    let simulation = Simulation { options: Value::Null, content, seats: vec![Bot::Karl; 2], games: 4, seed: 1 };
    game.simulate(&simulation, &|| ()).expect("playable").mean_decisions
}

/// Freya's Folly, three ways to play at one table.
#[test]
fn plans_can_be_followed() {
    let sitters = ["karl@quick", "karl@grand", "karl@amber"].map(|name| name.parse().expect("a sitter")).to_vec();
    let inquiry = Inquiry { options: Value::Null, files: Vec::new(), sitters, seats: 3, seed: 1, keeps_events: false };
    let heading = hall::game("freyas-folly").expect("known").study(&inquiry).expect("its plans can be read");
    assert_eq!(heading.bots, ["karl@quick", "karl@grand", "karl@amber"]);
    assert_eq!(heading.content.split('+').count(), 4, "everybody judges by weights of his own");
}
