//! The animals of the seats: colour never stands alone.

use crate::Spot;
use engine::Seat;
use maud::{Markup, html};

/// The animal of a seat. Its colour is the class of the same name in the hall's stylesheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crest {
    /// Seat 0, blue.
    Raven,
    /// Seat 1, red.
    Wolf,
    /// Seat 2, green.
    Boar,
    /// Seat 3, amber.
    Bear,
    /// Seat 4, purple.
    Serpent,
}

impl Crest {
    /// The animal of the seat.
    pub fn of(seat: Seat) -> Crest {
        [Crest::Raven, Crest::Wolf, Crest::Boar, Crest::Bear, Crest::Serpent][seat.index() % 5]
    }

    /// Its name, which is also its class.
    pub const fn name(self) -> &'static str {
        match self {
            Crest::Raven => "raven",
            Crest::Wolf => "wolf",
            Crest::Boar => "boar",
            Crest::Bear => "bear",
            Crest::Serpent => "serpent",
        }
    }

    /// The animal as shapes in a square of 32 by 32, in `currentColor` with darker eyes.
    pub fn animal(self) -> Markup {
        match self {
            Crest::Raven => html! {
                path fill="currentColor" d="M2 22C7 12 13 8 18 9c1-4 7-5 9-1l5 3-5 1.5c0 7-5 12-12 12l-6 5 1-6-8 2z" {}
                circle cx="23" cy="9.5" r="1.3" fill="#000" opacity=".5" {}
            },
            Crest::Wolf => html! {
                path fill="currentColor" d="M5 3l7 6h8l7-6 1 12 2 4-7 2-4 8h-6l-4-8-7-2 2-4z" {}
                path d="M10 15l4 2-3 1zM22 15l-4 2 3 1zM14 25h4l-2 2z" fill="#000" opacity=".55" {}
            },
            Crest::Boar => html! {
                path fill="currentColor" d="M1 16C3 9 11 6 17 8l5-4 1 5c4 1 6 5 8 9l-3 3-3-1-3 3v5h-4l-1-5h-6l-1 5H6l-1-6c-3-1-4-3-4-6z" {}
                path d="M26 20l2-5 1 4z" fill="#000" opacity=".35" {}
                circle cx="23" cy="13" r="1.3" fill="#000" opacity=".55" {}
            },
            Crest::Bear => html! {
                path fill="currentColor" d="M6 12a5 5 0 1 1 6-6q4-2 8 0a5 5 0 1 1 6 6q4 5 2 10-4 8-12 8T4 22q-2-5 2-10z" {}
                path d="M12 21q4-4 8 0-1 5-4 5t-4-5z" fill="#000" opacity=".5" {}
                circle cx="11" cy="15" r="1.6" fill="#000" opacity=".55" {}
                circle cx="21" cy="15" r="1.6" fill="#000" opacity=".55" {}
            },
            Crest::Serpent => html! {
                path d="M25 7c-4-5-13-4-13 2s12 5 12 11-12 8-17 2" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" {}
                path fill="currentColor" d="M23 3l7 3-4 5z" {}
            },
        }
    }
}

/// The round badge of a seat, as part of a picture: a disc in the seat's colour with its animal.
pub fn crest(seat: Seat, at: Spot, radius: f32) -> Markup {
    let crest = Crest::of(seat);
    let scale = radius / 22.0;
    html! {
        g class={ "crest " (crest.name()) } transform=(at.translate()) {
            circle class="crest-disc" r=(radius) fill="currentColor" {}
            circle r=(radius * 0.86) fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=(radius * 0.07) {}
            g class="crest-animal" color="#fff" transform={ "scale(" (scale) ") translate(-16 -16)" } { (crest.animal()) }
        }
    }
}

/// The badge of a seat as a small picture of its own, to stand in text.
pub fn badge(seat: Seat) -> Markup {
    html! {
        svg.badge viewBox="-24 -24 48 48" aria-hidden="true" { (crest(seat, Spot::new(0.0, 0.0), 22.0)) }
    }
}
