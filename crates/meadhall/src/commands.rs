//! The commands, one file each, and what they share: reading options, content and records.

pub mod backup;
pub mod bench;
pub mod games;
pub mod lab;
pub mod ladder;
pub mod perft;
pub mod render;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod soak;
pub mod tune;
pub mod verify;

use anyhow::{Context, Result};
use engine::Record;
use hall::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Options from the command line: JSON, or the name of a preset.
pub fn options(text: Option<&str>) -> Result<Value> {
    match text {
        None => Ok(Value::Null),
        Some(text) if text.trim_start().starts_with(['{', '[', '"']) => {
            serde_json::from_str(text).with_context(|| format!("--options is not JSON: {text}"))
        }
        Some(name) => Ok(Value::String(name.to_owned())),
    }
}

/// Reads the content files in a folder (or in its subfolder of the game's name) and gives the hash of the set.
pub fn content(game: &dyn AnyGame, folder: Option<&Path>) -> Result<Option<String>> {
    let Some(folder) = folder else { return Ok(None) };
    let files = content_files(game, folder)?;
    Ok(Some(game.load_content(files).with_context(|| format!("--content {}", folder.display()))?))
}

/// Reads the content files in a folder, or in its subfolder of the game's name.
pub fn content_files(game: &dyn AnyGame, folder: &Path) -> Result<Vec<(String, String)>> {
    let own = folder.join(game.name());
    let folder = if own.is_dir() { own.as_path() } else { folder };
    let unreadable = || format!("--content {}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.push((name, fs::read_to_string(&path).with_context(|| path.display().to_string())?));
        }
    }
    anyhow::ensure!(!files.is_empty(), "--content {}: there is no .toml file in it", folder.display());
    Ok(files)
}

/// Reads a record and finds its game.
pub fn record(file: &Path, folder: Option<&Path>) -> Result<(Record, &'static dyn AnyGame)> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let record = Record::from_json(&text).with_context(|| file.display().to_string())?;
    let game = hall::game(&record.game)?;
    content(game, folder)?;
    Ok((record, game))
}

/// The games of these names, or all.
pub fn chosen(names: &[String]) -> Result<Vec<&'static dyn AnyGame>> {
    if names.is_empty() {
        return Ok(hall::games().to_vec());
    }
    names.iter().map(|name| Ok(hall::game(name)?)).collect()
}

/// The folder of the database: the one named, or the platform's own.
pub fn data_folder(named: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    let project = directories::ProjectDirs::from("", "", "meadhall");
    let project = project.context("this system has no data directory; name one with --data")?;
    Ok(project.data_dir().to_owned())
}

/// A bar on stderr that does not slow down what it shows.
pub fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left").expect("a valid template");
    ProgressBar::new(games).with_style(style)
}

/// Prints a value as JSON on a line.
pub fn print_json(value: &impl serde::Serialize) -> Result<()> {
    println!("{}", serde_json::to_string(value)?);
    Ok(())
}
