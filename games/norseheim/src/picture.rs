//! The table as pictures and panels, always from a view.

pub mod ids;

mod battle;
pub mod chart;
mod council;
mod decision;
mod emblem;
mod giants;
mod hand;
mod layout;
mod map;
mod pieces;
mod rail;

pub use emblem::emblem;

use crate::ids::{GODS, Numbered};
use crate::phase::Phase;
use crate::view::View;
use canvas::Scene;
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// The table as the viewer sees it.
pub fn scene(view: &View, viewer: Viewer) -> Scene {
    let realm = &view.realm;
    let mut panels = Vec::new();
    panels.extend(viewer.seat().map(|seat| hand::panel(view, seat)));
    panels.extend(battle::panel(view));
    panels.push(council::panel(view));
    panels.push(giants::panel(view));
    panels.push(hand::supplies(view));
    Scene {
        board: map::board(view),
        seats: realm.seats().map(|seat| purse(view, seat)).collect(),
        panels,
        facts: vec![
            ("round", format!("{} of {}", realm.round.max(1), realm.content.numbers.limits.rounds())),
            ("phase", phase_name(&realm.phase).to_owned()),
        ],
    }
}

/// What the phase of the round is called.
pub fn phase_name(phase: &Phase) -> &'static str {
    match phase {
        Phase::Home(_) => "Homes",
        Phase::OrderCard(_) => "Player order",
        Phase::Mercy(_)
        | Phase::Acting(_)
        | Phase::Route { .. }
        | Phase::Commit { .. }
        | Phase::Throw(..)
        | Phase::Damage(..)
        | Phase::NextBattle(..)
        | Phase::Aftermath(..)
        | Phase::Recruit { .. }
        | Phase::Relocate(..)
        | Phase::Convince(..)
        | Phase::Envoys(..)
        | Phase::Worship(_)
        | Phase::Cover(..)
        | Phase::Build(_)
        | Phase::Target(..) => "Actions",
        Phase::Withdraw(..) => "Guests leave",
        Phase::Recall(_) => "Council",
        Phase::Reward(_) | Phase::Advance(_) => "Reward",
        Phase::GiantsCard(_) => "Giants",
        Phase::Over(_) => "The end",
    }
}

/// What stands beside a seat's name: its place, power, seats, army and points.
fn purse(view: &View, seat: Seat) -> Markup {
    let realm = &view.realm;
    let content = realm.content.content();
    let player = realm.player(seat);
    let place = realm.order().iter().position(|other| *other == seat).map_or(0, |place| place + 1);
    let kings = realm.held(seat).and(content.board.kings).len();
    let limit = if player.leader.is_some() { realm.marker_limit(seat).min(content.numbers.pieces.envoys()) } else { 0 };
    let cards: u8 = player.cards.iter().sum();
    let hand = view.hands[seat.index()];
    html! {
        span.nh-seat {
            span.count title="Power points" { b { (realm.power(seat)) } " power" } " "
            span.count title="Council seats" { b { (realm.chairs(seat)) } " seats" } " "
            span.count title="Action points" { b { (player.points) } " AP" } " "
            span.count.nh-minor title="Warriors on the map" { b { (realm.army(seat)) } " army" } " "
            span.count.nh-minor title="Action cards left this round" { b { (cards) } " cards" } " "
            span.count.nh-minor title="Envoys on the map, of those allowed" { b { (player.envoys) "/" (limit) } " envoys" }
            @if kings > 0 { " " span.nh-kings { (kings) @if kings == 1 { " King's region" } @else { " King's regions!" } } }
            @if realm.round > 0 { " " span.nh-place title="Place in the order of play" { (ordinal(place)) } }
            @if realm.passed.contains(seat) { " " span.nh-passed { "passed" } }
            @if let Some(leader) = player.leader { " " span.nh-leader.nh-minor { (content.tile(leader).name) } }
            @if !hand.is_empty() { " " span.nh-gods title=(hand_words(view, seat)) { (hand_words(view, seat)) } }
        }
    }
}

/// The Gods cards of a seat in words: names where they are known.
fn hand_words(view: &View, seat: Seat) -> String {
    let content = view.realm.content.content();
    let hand = view.hands[seat.index()];
    let known: Vec<&str> = hand.known().into_iter().map(|card| content.card(card).name.as_str()).collect();
    if !known.is_empty() {
        return known.join(", ");
    }
    let counts = hand.by_god(content);
    let of = |god: usize| format!("{} of {}", counts[god], crate::ids::God::numbered(god as u8).name());
    let words: Vec<String> = (0..GODS).filter(|god| counts[*god] > 0).map(of).collect();
    words.join(", ")
}

fn ordinal(place: usize) -> &'static str {
    ["1st", "1st", "2nd", "3rd", "4th"][place.min(4)]
}
