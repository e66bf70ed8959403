//! What is not on the map: numbers, yes and no, passing, and the places of the order.

use super::ids;
use crate::phase::{Aim, Due, Phase};
use crate::rules::{diplomacy, targets};
use crate::view::View;
use engine::Seat;
use maud::{Markup, html};

/// Something to touch that stands nowhere else.
struct Token {
    id: String,
    text: String,
}

fn token(id: impl Into<String>, text: impl Into<String>) -> Token {
    Token { id: id.into(), text: text.into() }
}

/// What the viewer can decide beside the map, as a row of tokens.
pub fn row(view: &View, seat: Seat) -> Markup {
    let tokens = tokens(view, seat);
    html! {
        div.nh-tokens {
            @if tokens.is_empty() { p.nh-quiet { (hint(view, seat)) } }
            @for token in &tokens { div.nh-token.plaque id=(token.id) tabindex="0" { (token.text) } }
        }
    }
}

fn hint(view: &View, seat: Seat) -> &'static str {
    if view.realm.phase.asked() == Some(seat) {
        "Choose on the map, or among cards and Giants."
    } else {
        "Somebody else decides."
    }
}

fn tokens(view: &View, seat: Seat) -> Vec<Token> {
    let realm = &view.realm;
    if realm.phase.asked() != Some(seat) {
        return Vec::new();
    }
    let numbers = |from: u8, to: u8, what: &str| -> Vec<Token> {
        (from..=to).map(|number| token(ids::number(number), format!("{number} {what}"))).collect()
    };
    match &realm.phase {
        Phase::OrderCard(_) => {
            let mut places = numbers(1, realm.seats, "in order");
            places.push(token("decline", "Keep the order"));
            places
        }
        Phase::Mercy(_) => vec![token("mercy", "Call for mercy"), token("decline", "No mercy")],
        Phase::Acting(turn) => match turn.due {
            Due::Only => vec![token("pass", "Pass this round")],
            Due::First => Vec::new(),
            Due::Second | Due::Further(_) => vec![token("stop", "No further action")],
        },
        Phase::Commit { from, .. } => numbers(1, realm.land(*from).warriors_of(seat), "take part"),
        Phase::Throw(..) | Phase::Damage(..) | Phase::Aftermath(..) | Phase::GiantsCard(_) => {
            vec![token("decline", "Play no card")]
        }
        Phase::NextBattle(..) => vec![token("fight-on", "Fight on"), token("break-off", "Break off")],
        Phase::Relocate(_, _, march) if march.begun && march.lifted.is_none() => vec![token("done", "Enough moved")],
        Phase::Envoys(_, warrant, region) => {
            let least = diplomacy::needed(realm, seat, *region).unwrap_or(1);
            numbers(least, diplomacy::placeable(realm, seat, *warrant), "envoys")
        }
        Phase::Target(_, card, Aim::Envoys(region)) => {
            numbers(1, targets::most_expelled(realm, *card, *region), "go home")
        }
        Phase::Target(_, _, Aim::Warrior(..)) => {
            vec![token("convert-npc", "A non-player warrior"), token("convert-guest", "A guest")]
        }
        Phase::Reward(_) => vec![token("take-points", "Action points")],
        Phase::Advance(_) => vec![token("keep", "Move no marker")],
        Phase::Home(_)
        | Phase::Route { .. }
        | Phase::Recruit { .. }
        | Phase::Relocate(..)
        | Phase::Convince(..)
        | Phase::Worship(_)
        | Phase::Cover(..)
        | Phase::Build(_)
        | Phase::Target(..)
        | Phase::Withdraw(..)
        | Phase::Recall(_)
        | Phase::Over(_) => Vec::new(),
    }
}
