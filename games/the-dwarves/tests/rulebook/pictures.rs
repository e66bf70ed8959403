//! What people see: the picture holds what can be clicked, no id twice, no inline style.

use canvas::{Face, Scene};
use engine::{Edition, Game, Match, Seed, Viewer};
use std::collections::BTreeSet;
use the_dwarves::{Action, Options, TheDwarves};

fn markup(scene: &Scene) -> String {
    let mut text = scene.board.0.clone();
    scene.seats.iter().for_each(|seat| text.push_str(&seat.0));
    scene.panels.iter().for_each(|panel| text.push_str(&panel.body.0));
    text
}

fn ids(markup: &str) -> Vec<&str> {
    markup
        .match_indices(" id=\"")
        .map(|(at, found)| markup[at + found.len()..].split('"').next().unwrap_or(""))
        .collect()
}

/// Random matches: every legal action can be clicked, in every scene; the log and the prompt say something.
#[test]
fn every_legal_action_can_be_clicked() {
    let mut kinds = BTreeSet::new();
    for number in 0..6u64 {
        let seats = 2 + number as usize % 4;
        let options = Options { four_troops: number % 2 == 0, ..Options::default() };
        let mut played = Match::<TheDwarves>::begin(options, seats, Edition::standard(), Seed::from_number(number))
            .expect("playable");
        let mut dice = Seed::from_number(number).quick();
        let mut legal: Vec<Action> = Vec::new();
        while let Some(seat) = played.game().stage().asked().first() {
            legal.clear();
            played.game().legal(seat, &mut legal);
            let view = played.game().view(Viewer::Seat(seat));
            let scene = TheDwarves::scene(&view, Viewer::Seat(seat));
            let text = markup(&scene);
            let all = ids(&text);
            let set: BTreeSet<&str> = all.iter().copied().collect();
            assert_eq!(all.len(), set.len(), "an id stands twice in {:?}", played.game().phase);
            assert!(!text.contains(" style=") && !text.contains("<script"), "the page allows no inline style");
            for action in &legal {
                let choice = TheDwarves::choice(&view, seat, *action);
                assert!(!choice.targets.is_empty() && !choice.label.plain(&[]).is_empty(), "{action:?}");
                for target in &choice.targets {
                    assert!(set.contains(target.as_str()), "{action:?} needs {target}, which is not in the picture");
                    let meant = TheDwarves::wishes(&view, seat, target);
                    assert!(
                        meant.contains(action) || meant.is_empty() || !matches!(action, Action::Step { .. }),
                        "{action:?}"
                    );
                }
            }
            assert!(!TheDwarves::prompt(&view, Viewer::Spectator).plain(&[]).is_empty());
            assert!(TheDwarves::text(&view, Viewer::Spectator).contains("Council"));
            kinds.insert(format!("{:?}", played.game().phase).split(['(', ' ']).next().unwrap_or("").to_owned());
            let action = legal[engine::table::quick_below(&mut dice, legal.len() as u32) as usize];
            played.act(seat, action).expect("legal");
            for event in played.events(played.steps().len()) {
                assert!(!TheDwarves::line(event, played.edition().content()).words.plain(&[]).is_empty());
            }
        }
        assert!(!TheDwarves::prompt(played.game(), Viewer::Spectator).plain(&[]).is_empty());
    }
    assert!(kinds.len() > 8, "{kinds:?}");
}

/// Colours come from classes: whatever the stylesheet names as a variable is known to the hall.
#[test]
fn the_stylesheet_uses_known_variables() {
    let known = canvas::standalone::STYLE;
    for (at, _) in TheDwarves::style().match_indices("var(") {
        let name = TheDwarves::style()[at + 4..].split(')').next().unwrap_or("");
        assert!(known.contains(&format!("{name}:")), "{name} is not defined");
    }
    assert!(TheDwarves::emblem().0.starts_with("<svg viewBox=\"0 0 240 170\""));
    assert!(!TheDwarves::emblem().0.contains(" style="));
}
