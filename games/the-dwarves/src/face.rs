//! How The Dwarves looks and speaks.

mod choice;
mod log;
pub(crate) mod odds;
mod prompt;
mod wishes;

use crate::{Action, Content, Event, TheDwarves, picture, text};
use canvas::{About, Choice, Face, Motion, Scene};
use engine::{Line, Seat, Viewer, Words};
use maud::Markup;

impl Face for TheDwarves {
    fn about() -> About {
        About {
            title: "The Dwarves",
            tag: "win or lose together",
            pitch: "Hold the Gateways, forge Keenfire and save Girdlegard before Doom arrives: all for one, one for all.",
            minutes: (60, 90),
            credit: "A game by Michael Palm and Lukas Zach after the novel by Markus Heitz, published by Pegasus Spiele.",
        }
    }

    fn style() -> &'static str {
        include_str!("picture/the-dwarves.css")
    }

    fn emblem() -> Markup {
        picture::emblem::emblem()
    }

    fn prompt(view: &TheDwarves, viewer: Viewer) -> Words {
        prompt::prompt(view, viewer)
    }

    fn choice(view: &TheDwarves, seat: Seat, action: Action) -> Choice {
        choice::choice(view, seat, action)
    }

    fn scene(view: &TheDwarves, _viewer: Viewer) -> Scene {
        picture::scene(view)
    }

    fn text(view: &TheDwarves, _viewer: Viewer) -> String {
        text::text(view)
    }

    fn line(event: &Event, content: &Content) -> Line {
        log::line(*event, content)
    }

    fn motion(event: &Event, content: &Content) -> Option<Motion> {
        log::motion(*event, content)
    }

    fn wishes(view: &TheDwarves, seat: Seat, target: &str) -> Vec<Action> {
        wishes::wishes(view, seat, target)
    }
}
