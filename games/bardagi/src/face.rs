//! How Bardagi looks and speaks.

mod choice;
mod line;
pub(crate) mod names;
pub(crate) mod phrases;
mod prompt;
mod wishes;

use crate::{Action, Bardagi, Content, Event, View, picture, text};
use canvas::{About, Choice, Face, Motion, Scene};
use engine::{Line, Seat, Viewer, Words};
use maud::Markup;

impl Face for Bardagi {
    fn about() -> About {
        About {
            title: "Bardagi",
            tag: "the claim for gold",
            pitch: "Lead a warrior, a priest, a merchant and a ship over islands of sheep, iron and gold.",
            minutes: (90, 120),
            credit: "Designed by Svavar Björgvinsson, published by Gamia Games, Iceland 2016.",
        }
    }

    fn style() -> &'static str {
        include_str!("picture/bardagi.css")
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
        line::line(event, content)
    }

    fn motion(event: &Event, content: &Content) -> Option<Motion> {
        line::motion(event, content)
    }

    fn wishes(view: &View, seat: Seat, target: &str) -> Vec<Action> {
        wishes::wishes(view, seat, target)
    }
}
