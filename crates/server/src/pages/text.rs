//! The text page: a whole match without pictures and without script.

use crate::house::Hall;
use crate::model::{SeatKind, TableState};
use crate::pages::shell::Shell;
use crate::pages::table::Coming;
use crate::pages::words::{self, Speech};
use crate::pages::{Page, tale};
use crate::people::Visitor;
use axum::extract::{Path, Query, State};
use engine::{Seat, rulebook};
use maud::{Markup, html};
use serde::Deserialize;

/// How many lines of the log are read out.
const TOLD: usize = 12;
/// How often a waiting page looks again, in seconds.
const LOOK: u32 = 4;

/// What the last form led to.
#[derive(Debug, Deserialize)]
pub struct Last {
    /// The rule that refused it, or `late`.
    #[serde(default)]
    refused: Option<String>,
}

/// The text page of a table.
pub async fn text(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Query(coming): Query<Coming>,
    Query(last): Query<Last>,
) -> Page {
    let state = house.table_state(&id, person.as_ref(), coming.seat.map(Seat)).await?;
    let speech = Speech { game: &state.card.game, seats: &state.card.seats };
    let waits = !state.card.over && !state.card.your_turn;
    let title = super::table::title(&state);
    let body = html! {
        main.scroll.plain-text #main {
            h1 { (state.card.title) }
            @if let Some(rule) = &last.refused { (refused(&state, rule)) }
            p.prompt role="status" { strong { (speech.words(&state.prompt)) } }
            @match state.curtain_for {
                Some(seat) => form method="post" action={ "/table/" (id) } {
                    input type="hidden" name="what" value="face"; input type="hidden" name="then" value="text"; input type="hidden" name="seat" value=(seat.0);
                    p { "Pass the screen to " (speech.name(seat)) "." }
                    button.btn { "I am " (speech.name(seat)) }
                },
                None => (choices(&state)),
            }
            h2 { "The table" }
            pre tabindex="0" { (speech.named(&state.text)) }
            (seats(&state))
            h2 { "What happened last" }
            ol.told { @for line in state.log.iter().rev().take(TOLD).rev() { li { (speech.words(&line.words)) } } }
            (join(&state, coming.invite.as_deref().unwrap_or_default(), person.is_none()))
            (say(&state))
            p.row { a href={ "/table/" (id) "/text" } { "Look again" } a href={ "/table/" (id) } { "The table with pictures" } a href={ "/rules/" (state.card.game) } { "Rules" } a href="/" { "The hall" } }
        }
    };
    let mut shell = Shell::new(&title, person.as_ref(), "text-page");
    shell.look_again = waits.then_some(LOOK);
    Ok(shell.wrap(&body))
}

/// Why the last action did not happen.
fn refused(state: &TableState, rule: &str) -> Markup {
    let said = hall::game(&state.card.game).ok().and_then(|game| rulebook::find(game.rules(), rule));
    html! {
        p.refused role="alert" {
            @match said {
                Some(said) => { "That is not allowed: " (said.text) " " a.rule href={ "/rules/" (state.card.game) "#" (said.id) } { (said.id) } },
                None => "The table had moved on; nothing was done. Look again and choose.",
            }
        }
    }
}

fn choices(state: &TableState) -> Markup {
    let field = |name: &str, value: String| html! { input type="hidden" name=(name) value=(value); };
    html! {
        @if !state.actions.is_empty() || state.may_undo {
            h2 { "What you can do" }
            form method="post" action={ "/table/" (state.card.id) } {
                (field("what", "act".to_owned())) (field("version", state.card.version.to_string())) (field("then", "text".to_owned()))
                @if let Some(seat) = state.viewer.seat() { (field("seat", seat.0.to_string())) }
                ol.choices { @for (index, action) in state.actions.iter().enumerate() { li { (tale::button(action, index)) } } }
            }
            @for (what, name, may) in [("undo", "Undo", state.may_undo), ("restart", "Restart turn", state.may_restart)] {
                @if may { form method="post" action={ "/table/" (state.card.id) } {
                    (field("what", what.to_owned())) (field("version", state.card.version.to_string())) (field("then", "text".to_owned()))
                    button.btn.quiet { (name) }
                } }
            }
        }
    }
}

fn seats(state: &TableState) -> Markup {
    html! {
        h2 { "Seats" }
        ol.told { @for seat in &state.card.seats {
            li { bdi { (seat.name) } " (" (words::kind(seat)) ")" @if seat.asked { ", to decide" } }
        } }
        @if state.card.over { @for score in &state.scores { p { (state.card.seats.get(score.seat.index()).map_or("", |seat| &seat.name)) ": " (score.points) " points" } } }
    }
}

fn join(state: &TableState, invite: &str, is_new_here: bool) -> Markup {
    let is_open = state.card.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    html! {
        @if is_open && state.your_seats.is_empty() { form method="post" action={ "/table/" (state.card.id) } {
            input type="hidden" name="what" value="join"; input type="hidden" name="then" value="text"; input type="hidden" name="invite" value=(invite);
            @if is_new_here { label { "Your name " input name="name" maxlength="40"; } }
            button.btn { "Sit down" }
        } }
    }
}

fn say(state: &TableState) -> Markup {
    html! {
        h2 { "Chat" }
        ol.told { @for line in state.chat.iter().rev().take(TOLD).rev() { li { bdi { (line.name) } ": " bdi { (line.text) } } } }
        form method="post" action={ "/table/" (state.card.id) } {
            input type="hidden" name="what" value="say"; input type="hidden" name="then" value="text";
            label { "Say " input name="text" maxlength="500" required; } " " button.btn.stone { "Say" }
        }
    }
}
