//! The pages of the hall: HTML made from the plain data of `model`, one file per page.
//!
//! In reading order: [`shell`] is what every page has around it, [`assets`] the files it needs, [`words`] how sentences,
//! seats and times are shown; then the pages: [`front`], [`new_table`] with [`options`], [`table`] with [`parts`], [`tale`]
//! and [`deeds`], [`replay`], [`keepsake`], [`text`], [`rules`], [`settings`] and [`notes`] (about, and what went wrong).

pub mod assets;
pub mod shell;
pub mod words;

pub mod deeds;
pub mod front;
pub mod keepsake;
pub mod new_table;
pub mod notes;
pub mod options;
pub mod parts;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod table;
pub mod tale;
pub mod text;

pub use notes::Fault;

use axum::response::Html;

/// A page, or the page that says why there is none.
pub type Page = Result<Html<String>, Fault>;
