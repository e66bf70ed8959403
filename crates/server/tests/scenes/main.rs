//! What the page asks of every game's scenes: checked on random matches of all games, without a server.
//!
//! The policy of the pages forbids inline styles and scripts; the script lights elements by id, so ids must be unique and
//! every target of an action must be there; the layout needs the board's `viewBox`.

use engine::{Seat, Seed, Viewer};
use hall::{AnyGame, AnyMatch};
use std::collections::BTreeSet;

/// How many actions of each match are looked at.
const STEPS: usize = 60;
/// Ids that belong to the page.
const OF_THE_PAGE: [&str; 22] = [
    "main", "status", "prompt", "note", "choices", "left", "board", "past", "below", "ending", "seats", "panels",
    "tabs", "log", "actions", "chat", "host", "curtain", "offers", "help", "pointed", "pointing",
];

#[test]
fn every_scene_keeps_to_what_the_page_needs() {
    for game in hall::games() {
        for seats in [*game.seats().start(), *game.seats().end()] {
            let mut played =
                game.begin(&serde_json::Value::Null, seats, None, Seed::from_number(11)).expect("the default works");
            for step in 0..STEPS {
                look(*game, played.as_ref(), seats, step);
                let Some(seat) = played.asked().first() else { break };
                let offers = played.offers(seat);
                let chosen = &offers[(step * 7 + 3) % offers.len()];
                played.act(seat, &chosen.action).expect("what is offered is allowed");
            }
        }
    }
}

fn look(game: &dyn AnyGame, played: &dyn AnyMatch, seats: usize, step: usize) {
    for viewer in Viewer::all(seats) {
        let place = format!("{} with {seats}, step {step}, seen by {viewer:?}", game.name());
        let scene = played.scene(viewer);
        assert!(scene.board.0.contains("viewBox=\""), "{place}: the board has no viewBox");
        assert_eq!(scene.seats.len(), seats, "{place}: one line for each seat");
        let bodies = scene.panels.iter().map(|panel| panel.body.0.as_str());
        let html: Vec<&str> = std::iter::once(scene.board.0.as_str())
            .chain(scene.seats.iter().map(|line| line.0.as_str()))
            .chain(bodies)
            .collect();
        let html = html.concat();
        for forbidden in [" style=\"", "<script", "<style", " onclick=", "javascript:"] {
            assert!(!html.contains(forbidden), "{place}: the policy of the pages forbids {forbidden}");
        }
        let ids = ids(&html, &place);
        for id in &ids {
            assert!(!OF_THE_PAGE.contains(&id.as_str()), "{place}: the id {id} belongs to the page");
        }
        if let Some(seat) = viewer.seat() {
            targets(played, seat, &ids, &place);
        }
    }
}

/// The ids of a scene: each stands there once.
fn ids(html: &str, place: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for rest in html.split(" id=\"").skip(1) {
        let id = rest.split('"').next().unwrap_or_default().to_owned();
        assert!(ids.insert(id.clone()), "{place}: the id {id} stands there twice");
    }
    ids
}

/// Every element that an action touches is in the scene, on a panel, or a seat's line.
fn targets(played: &dyn AnyMatch, seat: Seat, ids: &BTreeSet<String>, place: &str) {
    let panels = played.scene(Viewer::Seat(seat)).panels;
    for offer in played.offers(seat) {
        for target in &offer.targets {
            let is_seat = target.strip_prefix("seat-").is_some_and(|number| number.parse::<u8>().is_ok());
            let is_there = ids.contains(target) || is_seat || panels.iter().any(|panel| panel.id == target);
            assert!(is_there, "{place}: {:?} touches {target}, which is not in the picture", offer.label.plain(&[]));
        }
    }
}
