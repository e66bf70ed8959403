//! What is shown of a finished match whose rules are no longer known: its last picture, its log, its points.

use crate::error::Trouble;
use crate::house::Hall;
use crate::model::{Kept, Person, ReplayState};
use crate::pages::shell::Shell;
use crate::pages::words::Speech;
use crate::pages::{Fault, Page, parts, table, tale};
use axum::response::Html;
use engine::Seat;
use hall::LogLine;
use maud::{Markup, PreEscaped, html};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A finished match as it was drawn when it ended, with `{0}` for the name of seat 0.
#[derive(Serialize, Deserialize)]
struct Keepsake {
    title: String,
    result: String,
    class: String,
    parts: BTreeMap<String, String>,
    log: Vec<KeptLine>,
}

/// A line of the log in plain words.
#[derive(Serialize, Deserialize)]
struct KeptLine {
    step: usize,
    seat: Option<Seat>,
    depth: u8,
    automatic: bool,
    text: String,
}

/// Draws the end of a match to be kept, as JSON.
pub fn keep(state: &ReplayState) -> String {
    let (card, speech) = (&state.card, Speech { game: &state.card.game, seats: &state.card.seats });
    let mut parts = parts::of_scene(card, &state.scene).html();
    parts.insert("ending", tale::scores(&state.scores, &state.winners, speech).0);
    parts.insert("tabs", table::tabs(&state.scene, &[("ending", "Points"), ("log", "Log")]).0);
    let names: Vec<String> = card.seats.iter().map(|seat| seat.name.clone()).collect();
    let line = |line: &LogLine| KeptLine {
        step: line.step,
        seat: line.seat,
        depth: line.depth,
        automatic: line.automatic,
        text: line.words.plain(&names),
    };
    let parts = parts.into_iter().map(|(id, part)| (id.to_owned(), part)).collect();
    let kept = Keepsake {
        title: card.title.clone(),
        result: card.result_line.clone(),
        class: table::class_of(&state.scene),
        parts,
        log: state.log.iter().map(line).collect(),
    };
    serde_json::to_string(&kept).unwrap_or_default()
}

/// The page of a match that cannot be played again: what was kept of it, or the trouble.
pub async fn instead(house: &Hall, person: Option<&Person>, id: &str, trouble: Trouble) -> Page {
    if !matches!(trouble, Trouble::Outdated(_)) {
        return Err(Fault(trouble));
    }
    match house.keepsake(id).await? {
        Some(kept) => show(person, &kept, &trouble).ok_or(Fault(trouble)),
        None => Err(Fault(trouble)),
    }
}

fn show(person: Option<&Person>, kept: &Kept, trouble: &Trouble) -> Option<Html<String>> {
    let Keepsake { title, result, class, parts, log } = serde_json::from_str(&kept.body).ok()?;
    let named = |text: &str, to_text: fn(&str) -> String| {
        kept.names
            .iter()
            .enumerate()
            .fold(text.to_owned(), |text, (number, name)| text.replace(&format!("{{{number}}}"), &to_text(name)))
    };
    let part = |id: &str| parts.get(id).map(|part| PreEscaped(named(part, escaped)));
    let result = named(&result, str::to_owned);
    let mut drawn: BTreeMap<&'static str, Markup> =
        table::PARTS.iter().filter_map(|id| part(id).map(|part| (*id, part))).collect();
    let lines: Vec<LogLine> = log
        .into_iter()
        .map(|KeptLine { step, seat, depth, automatic, text }| {
            let words = named(&text, str::to_owned).into();
            LogLine { step, seat, depth, automatic, words }
        })
        .collect();
    drawn.insert("log", tale::lines(&kept.id, &lines, None, None, Speech { game: &kept.game, seats: &[] }));
    drawn.insert(
        "status",
        html! { span.do { span #prompt { (result) } small #note { (trouble) " This is how it ended." } } },
    );
    let body = html! { main #main class=(class) data-kept { (table::spread(&drawn.into())) } };
    let mut shell = Shell::new(&title, person, "at-table");
    shell.games = hall::game(&kept.game).ok().map(hall::AnyGame::name).into_iter().collect();
    shell.heading = html! { h1 { (title) } p.facts #facts { (part("facts").unwrap_or_default()) } };
    Some(shell.wrap(&body))
}

/// A name as it stands in HTML.
fn escaped(name: &str) -> String {
    html! { (name) }.0
}
