//! The hall in a real browser: headless Chromium, driven by the chromedriver that each test starts for itself.
//!
//! `child` runs the server in a process of its own, `desk` holds a server and a browser driver, `browser` is what a
//! person does in a window, `clicking` plays whole matches of any game; the other files are the tests.

mod browser;
mod child;
mod clicking;
mod desk;

mod advice;
mod games;
mod looks;
mod plain;
mod pointing;
mod together;
mod touch;
