//! A player's home: jewels, cards, abilities, tokens, barrows, and the signs for what has no piece.

use super::cards::{distance, setting};
use super::market::{brief, short, tray};
use super::symbols::ability_icon;
use crate::ids::{self, sign};
use crate::phase::{Phase, TradeStep};
use crate::rules::scoring;
use crate::state::Carried;
use crate::{Open, View, log};
use canvas::Crest;
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// What stands beside the heading: the points if the game ended now, and the actions left.
pub fn note(view: &View, owner: Seat) -> String {
    let open = &view.open;
    let ender = scoring::ender(open);
    let points = scoring::points(open, owner, ender);
    let points = if ender.is_some() || matches!(open.phase, Phase::Over(_)) {
        format!("{points} points")
    } else {
        format!("{points} points, {} as ender", scoring::points(open, owner, Some(owner)))
    };
    match open.phase.turn().filter(|turn| turn.seat == owner) {
        Some(turn) if turn.actions_left > 0 => format!("{} · {points}", log::count(turn.actions_left, "action")),
        Some(turn) => {
            format!("{} of {} tokens · {points}", turn.tokens_used, open.contents.limits.free_actions_per_turn)
        }
        None => points,
    }
}

/// Everything at the player's home.
pub fn home(view: &View, viewer: Viewer, owner: Seat) -> Markup {
    let open = &view.open;
    let player = open.player(owner);
    html! {
        div class={ "ff ff-home " (Crest::of(owner).name()) } {
            div.ff-left {
                (tray(open, player.home, ids::home))
                div.ff-kit {
                    @for ability in player.abilities().iter() {
                        @let info = open.contents.ability(ability);
                        div.card.ff-ability id=(ids::own(ability)) title=(info.reminder) {
                            (ability_icon(ability))
                            div.card-title { (short(&info.name)) }
                            div.card-body.ff-more { (info.reminder) }
                            div.ff-brief { (whereabouts(open, owner, ability)) }
                        }
                    }
                    (signs(open, viewer))
                }
            }
            div.ff-held.ff-many[player.held.len() + player.completed.len() > 6] {
                @for card in player.held.iter() {
                    (setting(open, owner, card, Some(distance(open, owner, open.contents.setting(card).needs))))
                }
                @for card in player.completed.iter() { (setting(open, owner, card, None)) }
                @if player.held.is_empty() && player.completed.is_empty() { div.ff-gap { "no setting yet" } }
            }
        }
    }
}

fn whereabouts(open: &Open, owner: Seat, ability: crate::cards::Ability) -> String {
    let player = open.player(owner);
    let Some(number) = player.bearer(ability) else { return brief(ability).to_owned() };
    match player.dwarfs[number.index()].carries {
        Some(Carried::Strong(turns)) => format!("dwarf {}, {}", number.0, log::count(turns, "turn")),
        _ => format!("on dwarf {}", number.0),
    }
}

/// The signs for what has no piece of its own, while the viewer is asked for it.
fn signs(open: &Open, viewer: Viewer) -> Markup {
    let Some(turn) = open.phase.turn().filter(|turn| viewer.is(turn.seat)) else { return Markup::default() };
    let signs: &[(&str, &str)] = match open.phase {
        Phase::Acting(_) if turn.is_free() => &[(sign::END, "end the turn")],
        Phase::Acting(_) => &[(sign::PASS, "pass")],
        Phase::Leaving(..) | Phase::Arriving(..) => &[(sign::KEEP, "leave the jewels")],
        Phase::Releasing(_, _, 0) => &[(sign::KEEP, "keep the Bat")],
        Phase::Releasing(..) => &[(sign::DONE, "let the Bat fly")],
        Phase::Hurrying(..) => &[(sign::KEEP, "stay here")],
        Phase::Bracing(..) => &[(sign::KEEP, "keep it for later")],
        Phase::Trading(_, trade) if trade.step == TradeStep::Second => &[(sign::DONE, "done trading")],
        Phase::Entering(..) | Phase::Trading(..) | Phase::Stealing(..) | Phase::Over(_) => &[],
    };
    html! {
        @for (id, words) in signs { span.ff-sign.plaque id=(id) { (words) } }
    }
}
