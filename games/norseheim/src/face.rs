//! How Norseheim looks and speaks.

mod choice;
mod prompt;
mod wishes;

use crate::{Action, Content, Event, Norseheim, View, picture, story, text};
use canvas::{About, Choice, Face, Motion, Scene};
use engine::{Line, Seat, Viewer, Words};
use maud::Markup;

impl Face for Norseheim {
    fn about() -> About {
        About {
            title: "Norseheim",
            tag: "war and council",
            pitch: "King Eilif is dead: take land by the runes, win the Chieftains' votes, and mind the Giants you wake.",
            minutes: (90, 120),
            credit: "A game by Johnny Ebsen.",
        }
    }

    fn style() -> &'static str {
        include_str!("picture/norseheim.css")
    }

    fn emblem() -> Markup {
        picture::emblem()
    }

    fn prompt(view: &View, viewer: Viewer) -> Words {
        prompt::prompt(view, viewer)
    }

    fn choice(view: &View, seat: Seat, action: Action) -> Choice {
        choice::choice(view, seat, action)
    }

    fn scene(view: &View, viewer: Viewer) -> Scene {
        picture::scene(view, viewer)
    }

    fn text(view: &View, viewer: Viewer) -> String {
        text::text(view, viewer)
    }

    fn line(event: &Event, content: &Content) -> Line {
        story::line(event, content)
    }

    fn motion(event: &Event, content: &Content) -> Option<Motion> {
        story::motion(event, content)
    }

    fn wishes(view: &View, seat: Seat, target: &str) -> Vec<Action> {
        wishes::wishes(view, seat, target)
    }
}
