//! The folder of a study: its journal, its tables, its report.

use anyhow::{Context, Result};
use lab::findings::Findings;
use lab::study::{Heading, Journal, Played};
use lab::{report, tables};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// What was played, a line for each match: what a study goes on from, and what is joined.
const JOURNAL: &str = "journal.jsonl";

/// The folder of one study.
pub struct Folder {
    path: PathBuf,
    heading: Heading,
}

impl Folder {
    /// Opens the folder, made if it is not there; what is in it must be of the same study.
    pub fn open(path: &Path, heading: Heading) -> Result<Folder> {
        let name = || path.display().to_string();
        fs::create_dir_all(path).with_context(name)?;
        let folder = Folder { path: path.to_owned(), heading };
        let file = folder.path.join(JOURNAL);
        if file.exists() {
            let known = read(path)?;
            let other = || format!("{} holds another study; name another folder with --out", name());
            known.heading.agrees(&folder.heading).with_context(other)?;
        }
        Ok(folder)
    }

    /// What was played so far.
    pub fn journal(&self) -> Result<Journal> {
        if self.path.join(JOURNAL).exists() {
            return read(&self.path);
        }
        Ok(Journal { heading: self.heading.clone(), matches: Vec::new() })
    }

    /// Opens the journal to go on with it; a line that was cut off is dropped.
    pub fn append(&self) -> Result<Pen> {
        let path = self.path.join(JOURNAL);
        self.write(JOURNAL, &self.journal()?.text())?;
        Ok(Pen(OpenOptions::new().append(true).open(&path).with_context(|| path.display().to_string())?))
    }

    /// Writes everything: the journal in order, the tables, the report, its plots as pictures of their own.
    pub fn finish(&self, journal: &Journal) -> Result<Findings> {
        let findings = Findings::of(journal);
        // What was played beyond what was asked for now is kept for later.
        let mut all = self.journal()?;
        all.join(journal.clone())?;
        self.write(JOURNAL, &all.text())?;
        self.write("matches.csv", &tables::matches(journal))?;
        self.write("entries.csv", &tables::entries(&findings))?;
        if journal.heading.keeps_events {
            self.write("events.csv", &tables::events(journal))?;
        }
        self.write("report.html", &report::report(journal, &findings))?;
        let plots = self.path.join("plots");
        fs::create_dir_all(&plots).with_context(|| plots.display().to_string())?;
        for (name, picture) in report::plots(journal, &findings) {
            write(&plots.join(name), &picture)?;
        }
        Ok(findings)
    }

    fn write(&self, name: &str, text: &str) -> Result<()> {
        write(&self.path.join(name), text)
    }
}

/// Writes beside the file first, so that a stop in the middle loses nothing.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let beside = path.with_extension("new");
    fs::write(&beside, text).with_context(|| beside.display().to_string())?;
    fs::rename(&beside, path).with_context(|| path.display().to_string())
}

/// Reads what was played in a folder.
pub fn read(folder: &Path) -> Result<Journal> {
    let path = folder.join(JOURNAL);
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    Journal::read(&text).with_context(|| path.display().to_string())
}

/// Writes match after match.
pub struct Pen(File);

impl Pen {
    /// Adds one.
    pub fn add(&mut self, played: &Played) -> Result<()> {
        let line = serde_json::to_string(played)? + "\n";
        Ok(self.0.write_all(line.as_bytes())?)
    }
}
