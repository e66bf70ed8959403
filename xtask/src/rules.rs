//! `cargo xtask rules`: every rule has code that enforces it and a test that names it.

use crate::root;
use anyhow::{Context, Result, bail};
use engine::rulebook;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Prints the table of a game's rules and fails when one is missing in its code or its tests.
pub fn run(all: bool, games: &[String]) -> Result<()> {
    let mut folders: Vec<PathBuf> = fs::read_dir(root().join("games"))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|folder| folder.join("RULES.md").is_file())
        .collect();
    folders.sort();
    let name = |folder: &Path| folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if !games.is_empty() {
        for game in games {
            if !folders.iter().any(|folder| name(folder) == *game) {
                bail!("there is no games/{game}/RULES.md");
            }
        }
        folders.retain(|folder| games.contains(&name(folder)));
    }
    let mut missing = 0;
    for folder in &folders {
        missing += check(&name(folder), folder, all)?;
    }
    if missing > 0 {
        bail!("{missing} rules lack code or a test");
    }
    Ok(())
}

fn check(game: &str, folder: &Path, all: bool) -> Result<usize> {
    let rules = fs::read_to_string(folder.join("RULES.md"))?;
    let (code, tests) = (citations(&folder.join("src"))?, citations(&folder.join("tests"))?);
    let (mut count, mut notes, mut missing) = (0, 0, 0);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for rule in rulebook::rules(&rules) {
        *seen.entry(rule.id).or_default() += 1;
        count += 1;
        let places = |found: &BTreeMap<String, Vec<String>>| found.get(rule.id).cloned().unwrap_or_default();
        let (enforced, tested) = (places(&code), places(&tests));
        let is_missing = !rule.is_note && (enforced.is_empty() || tested.is_empty());
        notes += usize::from(rule.is_note);
        missing += usize::from(is_missing);
        if all || is_missing {
            let list = |places: &[String]| if places.is_empty() { "NOWHERE".to_owned() } else { places.join(" ") };
            println!("{:<16} code: {:<50} tests: {}", rule.id, list(&enforced), list(&tested));
        }
    }
    for (id, times) in seen.iter().filter(|(_, times)| **times > 1) {
        missing += 1;
        println!("{id} stands {times} times in RULES.md");
    }
    for id in code.keys().chain(tests.keys()).filter(|id| !seen.contains_key(id.as_str()) && is_of(id, &seen)) {
        missing += 1;
        println!("{id} is cited, but RULES.md of {game} does not have it");
    }
    println!("{game}: {count} rules, {notes} of them notes, {missing} missing");
    Ok(missing)
}

/// Whether the id has the game's own prefix and names a rule: `XX-EX-07` names a worked example, which is a test itself.
fn is_of(id: &str, rules: &BTreeMap<&str, usize>) -> bool {
    if id.split('-').nth(1) == Some("EX") {
        return false;
    }
    let prefix = |id: &str| id.split('-').next().unwrap_or_default().to_owned();
    rules.keys().next().is_some_and(|known| prefix(known) == prefix(id))
}

/// Which files of a folder name which rules.
fn citations(folder: &Path) -> Result<BTreeMap<String, Vec<String>>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in sources(folder)? {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let place = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
        let is_part = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-';
        for word in text.split(|letter| !is_part(letter)).map(|word| word.trim_matches('-')) {
            if rulebook::is_id(word) {
                let places = found.entry(word.to_owned()).or_default();
                if !places.contains(&place) {
                    places.push(place.clone());
                }
            }
        }
    }
    Ok(found)
}

/// The Rust files in a folder and below.
fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
