//! The parts of a table page: what the script swaps when something has happened.

use crate::error::Trouble;
use crate::house::Hall;
use crate::model::{Person, Pointed, ReplayState, SeatCard, SeatKind, TableCard, TableState};
use crate::pages::words::{self, Speech};
use crate::pages::{table, tale};
use crate::people::Visitor;
use axum::Json;
use axum::extract::{Path, Query, State};
use canvas::{Motion, Place, Scene};
use engine::{Score, Seat};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// How many earlier positions are sent along, so that several moves play in order.
const FRAMES: usize = 8;

/// The parts of a page by the id of their element.
#[derive(Debug, Default)]
pub struct Parts(BTreeMap<&'static str, Markup>);

impl Parts {
    /// A part, or nothing.
    pub fn get(&self, id: &str) -> Markup {
        self.0.get(id).cloned().unwrap_or_default()
    }

    /// All parts as text.
    pub fn html(&self) -> BTreeMap<&'static str, String> {
        self.0.iter().map(|(id, part)| (*id, part.0.clone())).collect()
    }
}

impl From<BTreeMap<&'static str, Markup>> for Parts {
    fn from(parts: BTreeMap<&'static str, Markup>) -> Parts {
        Parts(parts)
    }
}

/// What the script gets.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fresh {
    version: u64,
    seq: u64,
    steps: usize,
    title: String,
    your_turn: bool,
    over: bool,
    seat: Option<u8>,
    class: String,
    parts: BTreeMap<&'static str, String>,
    frames: Vec<Frame>,
    motions: Vec<Motion>,
    actions: Value,
    pointed: Vec<Pointed>,
}

/// The picture after one step, on the way to now.
#[derive(Serialize)]
struct Frame {
    parts: BTreeMap<&'static str, String>,
    motions: Vec<Motion>,
}

/// What the script knows already.
#[derive(Debug, Deserialize)]
pub struct Known {
    /// The version of the table it shows.
    #[serde(default)]
    from: u64,
    /// Whether it moves nothing: then it needs no pictures of what lies between.
    #[serde(default)]
    still: bool,
    /// The seat it looks from.
    #[serde(default)]
    seat: Option<u8>,
    /// A step to look back at.
    #[serde(default)]
    step: Option<usize>,
    /// The invitation it came with.
    #[serde(default)]
    invite: String,
}

/// The parts of a table as the visitor may see it now, or as it was after a step.
pub async fn parts(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Query(known): Query<Known>,
) -> Result<Json<Fresh>, Trouble> {
    let person = person.as_ref();
    let state = house.table_state(&id, person, known.seat.map(Seat)).await?;
    let mut fresh = Fresh {
        version: state.card.version,
        seq: state.seq,
        steps: state.card.steps,
        title: format!("{} · Meadhall", table::title(&state)),
        your_turn: state.card.your_turn,
        over: state.card.over,
        seat: state.viewer.seat().map(|seat| seat.0),
        class: table::class_of(&state.scene),
        parts: of_table(&state, person, &known.invite).html(),
        frames: Vec::new(),
        motions: Vec::new(),
        actions: serde_json::to_value(&state.actions).unwrap_or_default(),
        pointed: state.pointed.clone(),
    };
    if let Some(step) = known.step {
        let past = house.replay(&id, person, Some(step), Some(state.viewer)).await?;
        fresh.parts = of_scene(&past.card, &past.scene).html();
        fresh.steps = past.step;
        fresh.motions = past.motions;
        fresh.actions = Value::Array(Vec::new());
    } else if state.card.version > known.from && state.curtain_for.is_none() {
        fresh.motions = state.motions.clone();
        // If something was taken back in between, only the last picture is shown.
        let shown = if known.still { None } else { house.steps_at(&id, known.from).await? };
        let shown = shown.unwrap_or(state.card.steps);
        for step in (shown + 1).max((state.card.steps + 1).saturating_sub(FRAMES))..state.card.steps {
            let past = house.replay(&id, person, Some(step), Some(state.viewer)).await?;
            fresh.frames.push(Frame { parts: of_scene(&past.card, &past.scene).html(), motions: past.motions });
        }
    }
    Ok(Json(fresh))
}

/// All parts of a live table.
pub fn of_table(state: &TableState, person: Option<&Person>, invite: &str) -> Parts {
    let mut parts = of_scene(&state.card, &state.scene);
    let speech = Speech { game: &state.card.game, seats: &state.card.seats };
    let chat = if state.chat.is_empty() { "Chat".to_owned() } else { format!("Chat {}", state.chat.len()) };
    let says = [("log", "Log"), ("actions", "Actions"), ("chat", &chat), ("host", "Table")];
    // When nothing is left to do, the points take the place of the actions, in front.
    let over = [("ending", "Points"), ("log", "Log"), ("chat", &chat), ("host", "Table")];
    let says = if state.card.over { over } else { says };
    parts.0.extend([
        ("status", status(state, speech, person, invite)),
        ("ending", tale::ending(&state.card, &state.scores, &state.winners, speech)),
        ("tabs", table::tabs(&state.scene, &says)),
        ("log", tale::log(state, speech)),
        ("actions", tale::actions(state)),
        ("chat", tale::chat(state, person)),
        ("host", tale::host(state)),
        ("curtain", curtain(state, speech)),
    ]);
    parts
}

/// The parts of a replay: the picture, the log up to there, and the points at the end.
pub fn of_replay(state: &ReplayState, status: Markup, about: Markup) -> Parts {
    let mut parts = of_scene(&state.card, &state.scene);
    let speech = Speech { game: &state.card.game, seats: &state.card.seats };
    let is_last = state.step == state.steps;
    let scores: &[Score] = if is_last { &state.scores } else { &[] };
    let over = [("ending", "Points"), ("log", "Log"), ("host", "The match")];
    let says = [over[1], over[2]];
    parts.0.extend([
        ("status", status),
        ("ending", tale::scores(scores, &state.winners, speech)),
        ("tabs", table::tabs(&state.scene, if scores.is_empty() { &says } else { &over })),
        ("log", tale::lines(&state.card.id, &state.log, None, None, speech)),
        ("host", about),
    ]);
    parts
}

/// The parts that are pictures.
pub fn of_scene(card: &TableCard, scene: &Scene) -> Parts {
    Parts(BTreeMap::from([
        ("facts", table::facts(scene)),
        ("left", table::panels(scene, Place::Left)),
        ("board", scene.board.clone()),
        ("below", table::panels(scene, Place::Below)),
        ("seats", seats(card, scene)),
        ("panels", table::panels(scene, Place::Right)),
    ]))
}

/// The one sentence, and what stands beside it. The script adds the buttons.
fn status(state: &TableState, speech: Speech<'_>, person: Option<&Person>, invite: &str) -> Markup {
    let card = &state.card;
    let open = card.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    let may_join = open > 0 && state.your_seats.is_empty() && !card.over && (card.listed || !invite.is_empty());
    let face = state.viewer.seat().filter(|_| card.your_turn).or(card.waiting_for.first().copied());
    let hidden = |what: &str| html! { input type="hidden" name="what" value=(what); input type="hidden" name="version" value=(card.version); };
    html! {
        @if let Some(seat) = face { (words::crest(seat)) }
        span.do {
            span #prompt { @if card.over && !card.result_line.is_empty() && state.winners.is_empty() { (card.result_line) } @else { (speech.words(&state.prompt)) } }
            small #note { (note(state, open)) }
        }
        span.buttons #choices {}
        span.buttons.back {
            @if may_join { (table::sit_down(state, person, invite)) }
            @if card.over {
                form method="post" action={ "/table/" (card.id) } { (hidden("rematch")) button.btn { "Rematch" } }
                a.btn.stone href={ "/replay/" (card.id) } { "Replay" }
            }
            @if state.hints && !state.actions.is_empty() { button.btn.quiet type="button" data-hint title="What would a jarl do? (H)" { "Hint" } }
            @if state.may_restart { button.btn.quiet type="button" data-do="restart" title="Restart turn" { "⟲" span.wide { " Restart turn" } } }
            @if state.may_undo { button.btn.quiet type="button" data-do="undo" title="Undo (Ctrl Z)" { "↶" span.wide { " Undo" } } }
        }
    }
}

/// What stands below the sentence in smaller letters.
fn note(state: &TableState, open: usize) -> Markup {
    let card = &state.card;
    html! {
        @if card.over { "The match is over after " (card.steps) " moves." }
        @else if open > 0 { (open) @if open == 1 { " seat is" } @else { " seats are" } " still open: send the link, or give them to bots." }
        @else if card.your_turn { @if let Some(deadline) = state.deadline { "Time left: " span data-until=(deadline) { (clock(deadline)) } } }
        @else { "Waiting for " (words::ago(card.since)) @if let Some(deadline) = state.deadline { ", a bot moves in " span data-until=(deadline) { (clock(deadline)) } } "." }
    }
}

fn clock(deadline: i64) -> String {
    let left = (deadline - words::now()).max(0);
    format!("{}:{:02}", left / 60, left % 60)
}

/// Who sits where, with what the game tells of each.
fn seats(card: &TableCard, scene: &Scene) -> Markup {
    html! {
        @for seat in &card.seats { (seat_line(seat, scene.seats.get(seat.seat.index()))) }
    }
}

fn seat_line(seat: &SeatCard, purse: Option<&Markup>) -> Markup {
    let crest = canvas::Crest::of(seat.seat).name();
    let is_away = seat.kind == SeatKind::Human && !seat.is_online && !seat.is_you;
    html! {
        div.seat.of-game.(crest).turn[seat.asked].you[seat.is_you].away[is_away] id={ "seat-" (seat.seat.0) } {
            (words::crest(seat.seat))
            span.sitter { b { bdi { (seat.name) } } small { (words::kind(seat)) } }
            span.purse { @if let Some(purse) = purse { (purse) } }
        }
    }
}

/// At one screen: the next one should not see what the last one saw.
fn curtain(state: &TableState, speech: Speech<'_>) -> Markup {
    html! {
        @if let Some(seat) = state.curtain_for {
            div.curtain role="dialog" aria-modal="true" {
                div.sheet {
                    (words::crest(seat))
                    h2 { "Pass the screen to " bdi { (speech.name(seat)) } }
                    p { "What the others know stays hidden until then." }
                    form method="post" action={ "/table/" (state.card.id) } data-quick {
                        input type="hidden" name="what" value="face";
                        input type="hidden" name="seat" value=(seat.0);
                        button.btn autofocus { "I am " bdi { (speech.name(seat)) } }
                    }
                }
            }
        }
    }
}
