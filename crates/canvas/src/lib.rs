//! What a game shows to people: pictures, panels, words and text, always made from a view.
//!
//! [`face`] says what each game must show; the other modules are parts that pictures share: [`crest`] (the animals of
//! the seats), [`alternatives`] (what may be done, in a sentence), [`die`], [`card`], [`ornament`] (knotwork), [`shape`] (points and paths) and [`standalone`] (a picture as
//! a file of its own).

pub mod alternatives;
pub mod card;
pub mod crest;
pub mod die;
pub mod face;
pub mod ornament;
pub mod shape;
pub mod standalone;

pub use alternatives::alternatives;
pub use crest::{Crest, crest};
pub use face::{About, Choice, Face, Motion, Panel, Place, Scene};

pub use shape::Spot;
