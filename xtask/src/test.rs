//! `cargo xtask test`: everything that must hold before a change lands.

use crate::{cargo, rules, tools};
use anyhow::Result;
use std::time::Instant;

/// Runs every check in turn and says how long each took.
pub fn run() -> Result<()> {
    step("tools", tools::provide)?;
    step("format", || tools::run(cargo().args(["fmt", "--all", "--check"])))?;
    step("lints", || {
        tools::run(cargo().args(["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"]))
    })?;
    step("rules", || rules::run(false, &[]))?;
    step("tests", || {
        let nextest = ["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"].as_slice();
        let plain = ["test", "--workspace", "--all-targets", "--no-fail-fast", "--quiet"].as_slice();
        let arguments = if tools::is_installed("cargo-nextest") { nextest } else { plain };
        tools::run(cargo().args(arguments).env("INSTA_UPDATE", "no"))
    })?;
    step("documentation tests", || tools::run(cargo().args(["test", "--workspace", "--doc", "--quiet"])))
}

fn step(name: &str, check: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("== {name}");
    let begin = Instant::now();
    check()?;
    println!("== {name}: {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}
