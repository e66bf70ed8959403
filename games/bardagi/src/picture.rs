//! The table as a picture: a map of islands, and the boards around it.

pub(crate) mod chart;
mod emblem;
mod land;
mod panels;
mod pieces;
mod town;
mod trace;

pub(crate) use emblem::emblem;
pub(crate) use town::next_claim as next_claim_text;

use crate::content::Board;
use crate::{Bardagi, Length, Phase, View};
use canvas::Scene;
use chart::Chart;
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// The drawings that the map and the panels share.
const SYMBOLS: &str = include_str!("picture/symbols.svg");

/// The table as the viewer sees it.
pub(crate) fn scene(view: &View, viewer: Viewer) -> Scene {
    let game = view.table();
    Scene {
        board: land::map(view, &game, viewer),
        seats: game.all_seats().map(|seat| purse(view, &game, seat)).collect(),
        panels: panels::panels(view, &game, viewer),
        facts: facts(&game),
    }
}

/// The map's lines, drawn once.
fn chart(board: &'static Board) -> &'static Chart {
    board.chart.get_or_init(|| Chart::draw(board))
}

/// BA-ROUND-06, BA-RULING-04. "3 of 9", or only "3" while time has not been called.
pub(crate) fn rounds(game: &Bardagi) -> String {
    match game.options.length {
        Length::Time if !game.time_is_up => format!("{} (until time is up)", game.round),
        Length::Rounds | Length::Short | Length::Time => format!("{} of {}", game.round, game.last_round()),
    }
}

fn facts(game: &Bardagi) -> Vec<(&'static str, String)> {
    let phase = match &game.phase {
        Phase::Choosing(_) => "choosing clans",
        Phase::Planning => "Planning",
        Phase::Turn(_) => "Action",
        Phase::Build(_) => "Build",
        Phase::Claim(..) => "Claim",
        Phase::Over(_) => "over",
    };
    vec![("Round", rounds(game)), ("Phase", phase.to_owned()), ("Board", game.board().name.clone())]
}

/// What stands beside a seat's name.
fn purse(view: &View, game: &Bardagi, seat: Seat) -> Markup {
    let player = game.player(seat);
    let seen = &view.players[seat.index()];
    let status = status(game, seat);
    html! {
        (counted(player.tally.glory(), "glory", "glory"))
        (counted(i32::from(player.owned.len()), "area", "areas"))
        @if let Some(gold) = seen.gold { (counted(i32::from(gold), "gold", "gold")) }
        (counted(i32::from(seen.rune_count), "rune", "runes"))
        span id={ "seat-axes-" (seat.0) } { (counted(i32::from(player.axes), "axe", "axes")) }
        (counted(i32::from(player.recruits), "recruit", "recruits"))
        @if !status.is_empty() { " " span."ba-status" { (status) } }
    }
}

/// A number with what it counts; an empty hand is dimmed.
fn counted(number: i32, one: &str, more: &str) -> Markup {
    html! { span.count."ba-nothing"[number == 0] { b { (number) } " " (if number == 1 { one } else { more }) } " " }
}

/// "begins", "has planned", "turn over".
fn status(game: &Bardagi, seat: Seat) -> &'static str {
    match &game.phase {
        Phase::Planning if game.player(seat).is_ready => "ready",
        Phase::Planning => "planning",
        Phase::Turn(turn) if turn.seat == seat => "acting",
        Phase::Choosing(_) | Phase::Turn(_) | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => {
            if game.starter == seat { "starting player" } else { "" }
        }
    }
}
