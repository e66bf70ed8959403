//! What stands beside each seat's name: the dwarf, his Health, his values, his Equipment.

use super::pieces;
use crate::TheDwarves;
use crate::cards::{Attribute, Item};
use canvas::{Panel, Place};
use engine::Seat;
use maud::{Markup, html};

/// The element of a card of Equipment somebody has.
pub(crate) fn item_id(game: &TheDwarves, owner: Seat, item: Item) -> String {
    format!("item-{}-{}", owner.0, game.content.item(item).id)
}

/// One dwarf in two lines.
pub(crate) fn seat(game: &TheDwarves, seat: Seat) -> Markup {
    let dwarf = game.dwarf(seat);
    let character = &game.content.characters[usize::from(dwarf.character)];
    html! {
        span.td-who.td-turn[game.turn.active == seat] {
            b.td-name title=(character.text) { (character.name) }
            " " (hearts(game, seat))
            " " span.td-values title="Battle, Craft, Speed" {
                @for attr in Attribute::ALL {
                    @let dice = game.dice(seat, attr);
                    span.td-value.td-raised[dice > character.values[attr as usize]] { (&attr.name()[..1]) b { (dice) } }
                }
            }
        }
        @if !dwarf.items.is_empty() || dwarf.has_keenfire || game.is_pinned(seat) {
            span.td-items {
                @if dwarf.has_keenfire { span.td-item.td-keenfire { "Keenfire" } }
                @for item in dwarf.items.iter() {
                    span.td-item id=(item_id(game, seat, item)) title=(game.content.item(item).text) tabindex="0" { (game.content.item(item).name) }
                }
                @if game.is_pinned(seat) { span.td-item.td-pinned { "pinned" } }
            }
        }
    }
}

/// Health as hearts: full and lost.
fn hearts(game: &TheDwarves, seat: Seat) -> Markup {
    let (health, most) = (game.dwarf(seat).health, game.max_health(seat));
    html! {
        span.td-hearts role="img" aria-label={ (health) " of " (most) " Health" } {
            @for point in 0..most {
                svg.td-heart.td-lost-heart[point >= health] viewBox="0 0 24 22" aria-hidden="true" {
                    path d="M12 21C2 13 1 9 2 6c2-5 8-5 10 0 2-5 8-5 10 0 1 3 0 7-10 15z" {}
                }
            }
        }
    }
}

/// What each dwarf can do that others cannot, for those who want to know.
pub(crate) fn abilities(game: &TheDwarves) -> Panel {
    Panel {
        id: "td-dwarves",
        title: "The dwarves".to_owned(),
        note: format!("{} Equipment cards to draw", game.equipment.left()),
        place: Place::Right,
        body: html! {
            ul.td-dwarves {
                @for seat in game.all_seats() {
                    @let character = &game.content.characters[usize::from(game.dwarf(seat).character)];
                    li id={ "about-" (pieces::dwarf_id(seat)) } { b { (game.first_name(seat)) } ", " (game.content.name(game.dwarf(seat).space)) ". " (character.text)
                        @for item in game.dwarf(seat).items.iter() { " " i { (game.content.item(item).name) ": " } (game.content.item(item).text) }
                    }
                }
            }
        },
    }
}
