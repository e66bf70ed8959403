//! The replay: any step of a match, with a slider, and for finished matches the dice to check and a table to fork.

use crate::error::Trouble;
use crate::house::Hall;
use crate::model::{DiceCheck, ReplayState};
use crate::pages::parts::{self, Parts};
use crate::pages::shell::Shell;
use crate::pages::words::Speech;
use crate::pages::{Fault, Page, deeds, keepsake, table, tale};
use crate::people::Visitor;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use engine::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};

/// What to show.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    /// Which step; the last if it is not said.
    #[serde(default)]
    step: Option<usize>,
    /// Through whose eyes: the number of a seat, or `spectator`.
    #[serde(default)]
    view: Option<String>,
    /// `dice` to check the dice.
    #[serde(default)]
    check: Option<String>,
}

impl Wanted {
    fn viewer(&self) -> Option<Viewer> {
        match self.view.as_deref()? {
            "spectator" => Some(Viewer::Spectator),
            seat => seat.parse().ok().map(|seat| Viewer::Seat(Seat(seat))),
        }
    }
}

/// The replay page.
pub async fn replay(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Page {
    let state = match house.replay(&id, person.as_ref(), wanted.step, wanted.viewer()).await {
        Ok(state) => state,
        Err(trouble) => return keepsake::instead(&house, person.as_ref(), &id, trouble).await,
    };
    let check =
        if wanted.check.as_deref() == Some("dice") && state.over { Some(house.check_dice(&id).await?) } else { None };
    let (card, title) = (&state.card, format!("Replay: {}", state.card.title));
    let body = html! {
        main #main class={ (table::class_of(&state.scene)) " replay" } data-replay=(card.id) data-game=(card.game)
            data-step=(state.step) data-steps=(state.steps) data-view=(name(state.viewer)) data-tab=[check.as_ref().map(|_| "host")] {
            (table::spread(&all(&state, check.as_ref())))
        }
    };
    let game = hall::game(&card.game).map_err(Trouble::from)?;
    let mut shell = Shell::new(&title, person.as_ref(), "at-table");
    shell.games = vec![game.name()];
    shell.heading = table::heading(&title, &state.scene);
    shell.links =
        html! { a.wide href={ "/rules/" (card.game) } { "Rules" } a.wide href={ "/table/" (card.id) } { "The table" } };
    Ok(shell.wrap(&body))
}

/// The parts of a step, for the script.
pub async fn step(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Value>, Trouble> {
    let state = house.replay(&id, person.as_ref(), wanted.step, wanted.viewer()).await?;
    let parts = all(&state, None);
    Ok(Json(json!({ "step": state.step, "steps": state.steps, "parts": parts.html(), "motions": state.motions })))
}

fn all(state: &ReplayState, check: Option<&DiceCheck>) -> Parts {
    parts::of_replay(state, status(state), about(state, check))
}

/// A viewer as addresses name it.
fn name(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "spectator".to_owned(), |seat| seat.0.to_string())
}

/// What happened in this step, and the slider. It works as a form, too.
fn status(state: &ReplayState) -> Markup {
    let speech = Speech { game: &state.card.game, seats: &state.card.seats };
    // A step whose decision goes without saying is told by what followed from it.
    let told = state.log.iter().filter(|line| line.step == state.step).min_by_key(|line| line.depth);
    let at = |step: usize| format!("/replay/{}?step={step}&view={}", state.card.id, name(state.viewer));
    html! {
        span.do {
            span #prompt { @match told {
                Some(line) if state.step > 0 => (speech.words(&line.words)),
                _ if state.step == 0 => "The table is set.",
                _ => (speech.words(&state.prompt)),
            } }
            small { "Move " (state.step) " of " (state.steps) }
        }
        form.slider method="get" {
            a.btn.stone data-go="first" href=(at(0)) title="To the beginning" { "❙◀" }
            a.btn.stone data-go="back" href=(at(state.step.saturating_sub(1))) title="One move back (←)" { "◀" }
            input type="range" name="step" min="0" max=(state.steps) value=(state.step) aria-label="Move";
            input type="hidden" name="view" value=(name(state.viewer));
            a.btn.stone data-go="on" href=(at((state.step + 1).min(state.steps))) title="One move on (→)" { "▶" }
            a.btn.stone data-go="last" href=(at(state.steps)) title="To the end" { "▶❙" }
            button.btn type="button" data-go="play" title="Play it through (space)" { "Play" }
        }
    }
}

/// Whose eyes, sharing, downloading, the dice, and forking.
fn about(state: &ReplayState, check: Option<&DiceCheck>) -> Markup {
    let card = &state.card;
    let speech = Speech { game: &card.game, seats: &card.seats };
    html! {
        @if state.viewers.len() > 1 { p.row { "Seen by "
            @for viewer in &state.viewers {
                a.chip.on[*viewer == state.viewer] href={ "/replay/" (card.id) "?step=" (state.step) "&view=" (name(*viewer)) } {
                    @match viewer { Viewer::Seat(seat) => bdi { (speech.name(*seat)) }, Viewer::Spectator => "a spectator" }
                } " "
            }
        } }
        label.field { "Link to this move" input.copy readonly data-link value={ "/replay/" (card.id) "?step=" (state.step) }; }
        @if let Some((from, step)) = &state.forked_from { p.muted { "Goes on from move " (step) " of " a href={ "/replay/" (from) "?step=" (step) } { "another match" } "." } }
        @if state.over {
            @if state.step < state.steps { p.row { button.btn.stone type="button" data-why=(state.step) { "What would a jarl do here?" } }
                p.reasons role="status" hidden {} }
            p.row {
                a.btn.stone href={ "/api/tables/" (card.id) "/record" } download={ (card.game) "-" (card.id) ".json" } { "Download the record" }
                a.btn.stone href={ "/replay/" (card.id) "?step=" (state.step) "&check=dice#dice" } { "Check the dice" }
            }
            (dice(state, check))
            (fork(state))
        } @else {
            p.muted { "The match goes on; you see what you could see so far. " a href={ "/table/" (card.id) } { "To the table" } }
            (dice(state, check))
        }
    }
}

fn dice(state: &ReplayState, check: Option<&DiceCheck>) -> Markup {
    html! {
        section.dice #dice {
            h3 { "The dice" }
            p { "Promised before the first move: " code.promise { (state.commitment) } }
            @if let Some(seed) = &state.seed { p { "The secret number behind it: " code.promise { (seed) } } }
            @else { p.muted { "The secret number behind it is shown when the match is over." } }
            @if let Some(check) = check {
                p.verdict-line.holds[check.holds] { @if check.holds { "✓ " } @else { "✗ " } (check.finding) }
            }
        }
    }
}

/// A new table from this position.
fn fork(state: &ReplayState) -> Markup {
    html! {
        details.fork { summary { "Play on from move " (state.step) }
            form.col method="post" action={ "/replay/" (state.card.id) "/fork" } {
                input type="hidden" name="step" value=(state.step);
                @for seat in &state.card.seats {
                    label.line { (crate::pages::words::crest(seat.seat)) select name={ "seat." (seat.seat.0) } {
                        option value="me" selected[seat.seat.0 == 0] { "me" }
                        option value="open" { "open: whoever comes" }
                        @for (level, _) in tale::LEVELS { option value={ "bot:" (level) } selected[seat.seat.0 != 0 && level == "karl"] { "bot: " (tale::level_name(level)) } }
                    } }
                }
                button.btn { "Fork from here" }
            }
        }
    }
}

/// Opens a table that goes on from a step of a finished match.
pub async fn fork_from(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    axum::Form(filled): axum::Form<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    let value = |name: &str| filled.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
    let step = value("step")
        .and_then(|step| step.parse().ok())
        .ok_or_else(|| Trouble::Bad("the form names no step".to_owned()))?;
    let seats: Vec<String> =
        (0..engine::MAX_SEATS).filter_map(|seat| value(&format!("seat.{seat}"))).map(str::to_owned).collect();
    let (person, cookie) = deeds::guest(&house, person, None).await?;
    let created = house.fork(&id, &person, step, &seats, false).await?;
    Ok(deeds::go(&format!("/table/{}", created.id), cookie))
}
