//! The Dwarven Council: its track, and its effect in words, always in sight.

use crate::TheDwarves;
use crate::face::odds;
use crate::phase::Purpose;
use canvas::{Panel, Place};
use maud::{Markup, html};

/// The element of a space of the Council.
pub(crate) fn space_id(index: i8) -> String {
    match index {
        ..0 => format!("council-left-{}", -index),
        0 => "council-axe".to_owned(),
        1.. => format!("council-right-{index}"),
    }
}

/// The track with its token and its numbers.
pub(crate) fn panel(game: &TheDwarves) -> Panel {
    let content = game.content.content();
    let here = content.council_space(game.council);
    let message = odds::needed_and_chance(game, game.turn.actor, Purpose::Message);
    Panel {
        id: "td-council",
        title: "Dwarven Council".to_owned(),
        note: "Bislipur ◂ ▸ Balendilín".to_owned(),
        place: Place::Below,
        body: html! {
            div.td-council {
                ol.td-council-track {
                    @for (position, space) in content.council.iter().enumerate() {
                        @let index = content.council_left + position as i8;
                        (stone(game, index, &space.text))
                        @if let Some(needed) = space.to_right {
                            li.td-need.td-now[index == game.council] { (needed) "+" }
                        }
                    }
                }
                p { b { "Now: " } (here.text) }
                @if let Some((needed, chance)) = message {
                    p.td-hint { "A message by " (game.first_name(game.turn.actor)) " needs " (needed) "+: " (odds::percent(chance)) }
                }
            }
        },
    }
}

fn stone(game: &TheDwarves, index: i8, text: &str) -> Markup {
    let side = match index {
        ..0 => "td-evil",
        0 => "td-axe",
        1.. => "td-good",
    };
    html! {
        li class={ "td-seat-stone " (side) } id=(space_id(index)) title=(text) {
            @if index == game.council {
                svg.td-council-token id="council-token" viewBox="-24 -24 48 48" {
                    title { "Council token" }
                    circle r="22" fill="url(#td-gold)" {}
                    g color="#2a1a08" { use href="#td-s-council-dark" {} }
                }
            } @else if index == 0 {
                svg viewBox="-16 -16 32 32" aria-hidden="true" { use href="#td-s-council" {} }
            }
        }
    }
}
