//! The web hall: pages, live tables, people, storage.
//!
//! In reading order: [`router`] lists every route; [`model`] is the plain data that pages and API show; [`house`] is
//! the handle both talk to. Behind it, [`live`] are the tables, [`people`] the sessions, [`notices`] the webhooks and
//! [`store`] all SQL. [`guard`] stands before all of it, and [`error`] turns what goes wrong into statuses.
//!
//! [`app`] makes the hall without a socket, for tests; [`serve`] runs it; [`bench`] measures it.

pub mod api;
pub mod bench;
pub mod config;
pub mod error;
pub mod guard;
pub mod house;
pub mod live;
pub mod model;
pub mod notices;
pub mod pages;
pub mod people;
pub mod router;
pub mod store;

mod serve;

pub use config::{Config, Limits};
pub use house::Hall;
pub use serve::{App, ServeError, app, serve};
pub use store::backup;
