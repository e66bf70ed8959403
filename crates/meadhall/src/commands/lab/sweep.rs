//! A value of the content at several numbers, each with a study of its own.

use super::folder::write;
use super::{Course, study};
use anyhow::{Context, Result};
use hall::{AnyGame, Inquiry};
use lab::sweep::{Setting, page, table};
use std::path::Path;

/// Plays a study for each value, in a folder of its own, and writes what they say together.
pub fn run(game: &dyn AnyGame, inquiry: &Inquiry, course: Course, out: &Path, set: &str) -> Result<()> {
    let mut files: Vec<(String, String)> =
        game.files().iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    for (name, text) in &inquiry.files {
        if let Some(known) = files.iter_mut().find(|(known, _)| known == name) {
            known.1.clone_from(text);
        }
    }
    let setting = Setting::read(set, &files).with_context(|| format!("--set {set}"))?;
    let mut answers = Vec::new();
    for value in setting.values() {
        let inquiry = Inquiry { files: setting.with(value), ..inquiry.clone() };
        eprintln!("{} = {value}", setting.path());
        let findings = study(game, &inquiry, course, &out.join(format!("{}={value}", setting.path())))
            .with_context(|| format!("{} = {value}", setting.path()))?;
        answers.push((value.clone(), findings));
    }
    let heading = game.study(inquiry)?;
    write(&out.join("sweep.csv"), &table(&setting, &answers))?;
    let report = out.join("report.html");
    write(&report, &page(&heading, &setting, &answers))?;
    print!("{}", table(&setting, &answers));
    println!("written to {}", report.display());
    Ok(())
}
