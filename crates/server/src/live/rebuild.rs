//! A match rebuilt from its log, and from the log of the match it was forked from.

use crate::error::Trouble;
use crate::store::{Commit, Entry, EntryKind, Store, Summary, TableRow, now};
use hall::{AnyGame, AnyMatch, HallError};
use serde_json::Value;
use std::fmt::Display;

/// No match is forked from a fork of a fork deeper than this.
const DEEPEST: usize = 64;

/// Plays the log again.
pub(super) async fn rebuild(
    store: &Store,
    row: &TableRow,
    seats: usize,
    entries: &[Entry],
) -> Result<Box<dyn AnyMatch>, Trouble> {
    let game = hall::game(&row.game)?;
    same_rules(store, game, row).await?;
    // The matches this one goes on from, the nearest first.
    let (mut before, mut next) = (Vec::new(), row.forked_from.clone());
    while let Some((id, step)) = next.take() {
        let (origin, _, entries) = store.table(&id).await?.ok_or(Trouble::Missing("match to go on from"))?;
        next.clone_from(&origin.forked_from);
        before.push((origin, step, entries));
        if before.len() > DEEPEST {
            return Err(Trouble::Broken(format!("table {} is forked too often", row.id)));
        }
    }
    let first = before.last().map_or(row, |(origin, _, _)| origin);
    let begun = game.begin(&first.options, seats, Some(&first.content), first.seed);
    let mut play = begun.map_err(|error| match error {
        HallError::NoContent(_) => Trouble::Outdated(format!(
            "This match was played with cards and boards of {} that the hall no longer has.",
            game.about().title
        )),
        other => other.into(),
    })?;
    let mut seeds = before.iter().rev().skip(1).map(|(origin, _, _)| origin.seed).chain([row.seed]);
    for (origin, step, entries) in before.iter().rev() {
        play_log(&mut *play, origin, entries)?;
        play = play.fork(*step, seeds.next().unwrap_or(row.seed));
    }
    play_log(&mut *play, row, entries)?;
    Ok(play)
}

fn play_log(play: &mut dyn AnyMatch, row: &TableRow, entries: &[Entry]) -> Result<(), Trouble> {
    for entry in kept(entries) {
        let broken = |why: &dyn Display| {
            Trouble::Broken(format!("table {}: entry {} cannot be played again: {why}", row.id, entry.number))
        };
        let action: Value = serde_json::from_str(&entry.body).map_err(|error| broken(&error))?;
        let seat = entry.seat.ok_or_else(|| broken(&"nobody acts"))?;
        play.act(seat, &action).map_err(|error| broken(&error))?;
    }
    Ok(())
}

/// The moves that were not taken back.
fn kept(entries: &[Entry]) -> Vec<&Entry> {
    let mut moves = Vec::new();
    for entry in entries {
        match entry.kind {
            EntryKind::Move => moves.push(entry),
            EntryKind::Undo => drop(moves.pop()),
            EntryKind::Seats | EntryKind::Chat | EntryKind::Over => {}
        }
    }
    moves
}

/// A match begun under other rules cannot go on: it is closed with an explanation.
async fn same_rules(store: &Store, game: &dyn AnyGame, row: &TableRow) -> Result<(), Trouble> {
    if game.rules_version() == row.rules_version {
        return Ok(());
    }
    let (then, title, today) = (row.rules_version, game.about().title, game.rules_version());
    let so = if row.over { "it can no longer be played through" } else { "it was closed" };
    let why = format!(
        "This match was begun under version {then} of the rules of {title}; the hall plays version {today} today, so {so}."
    );
    if !row.over {
        close(store, row, &why).await;
    }
    Err(Trouble::Outdated(why))
}

async fn close(store: &Store, row: &TableRow, why: &str) {
    let summary =
        Summary { version: 0, steps: 0, asked: 0, since: now(), wakes: false, over: true, result: why.to_owned() };
    let commit = Commit { table_id: row.id.clone(), summary: Some(summary), ..Commit::default() };
    if let Err(error) = store.commit(commit).await {
        tracing::error!("table {} cannot be closed: {error}", row.id);
    }
}
