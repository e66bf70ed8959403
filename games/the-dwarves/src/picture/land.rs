//! The land: kingdoms, mountains, named places, and what has perished.

use super::layout;
use crate::TheDwarves;
use crate::board::{Colour, Space};
use crate::content::Content;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// Gradients, patterns and the symbols that everything is drawn with.
pub(crate) fn definitions(content: &Content) -> Markup {
    let lands = [
        ("gauragar", "#a5ba78", "#7f9a58"),
        ("urgon", "#b39a78", "#8d7355"),
        ("idoslane", "#d8c36b", "#b39c48"),
        ("sangpur", "#ecd193", "#cba764"),
        ("ran-ribastur", "#b497b0", "#8c6f8c"),
        ("weyurn", "#8fc0c6", "#5f98a6"),
        ("tabain", "#d2a585", "#ab7d61"),
    ];
    html! {
        defs {
            @for (id, light, dark) in lands {
                radialGradient id={ "td-land-" (id) } gradientUnits="userSpaceOnUse" cx="740" cy="430" r="560" {
                    stop offset="0" stop-color=(light) {}
                    stop offset="1" stop-color=(dark) {}
                }
            }
            radialGradient id="td-ash" cx=".45" cy=".4" r=".75" {
                stop offset="0" stop-color="#7d746c" {}
                stop offset="1" stop-color="#423b38" {}
            }
            radialGradient id="td-gold" cx=".38" cy=".3" r=".8" {
                stop offset="0" stop-color="#fff3c0" {}
                stop offset=".55" stop-color="#e8c15a" {}
                stop offset="1" stop-color="#b07f1c" {}
            }
            radialGradient id="td-night" cx=".5" cy=".52" r=".65" {
                stop offset="0" stop-color="#7d7468" {}
                stop offset=".6" stop-color="#4a433c" {}
                stop offset="1" stop-color="#211c19" {}
            }
            pattern id="td-cracks" width="46" height="42" patternUnits="userSpaceOnUse" {
                path.td-crack d="M0 12l9 4 6-8 10 5 8-9 13 6M15 8l-3 14 9 6-2 14M33 4l2 15-9 9" {}
            }
            @for space in content.all_spaces() {
                path id={ "td-hex-" (content.spaces[space.index()].id) } d=(layout::outline(content, space)) {}
            }
            (PreEscaped(include_str!("symbols.svg")))
        }
    }
}

fn hex(content: &Content, space: Space, class: &str) -> Markup {
    html! { use href={ "#td-hex-" (content.spaces[space.index()].id) } class=(class) {} }
}

/// The land itself: one element per space, to be clicked; then borders and mountains.
pub(crate) fn land(game: &TheDwarves) -> Markup {
    let content = game.content.content();
    html! {
        rect x="200" y="30" width="1200" height="880" fill="url(#td-night)" {}
        @for (spot, size) in layout::mountains(content) {
            use href="#td-t-peak" transform={ (spot.translate()) " scale(" (format!("{size:.2}")) ")" } {}
        }
        path.td-rim d=(layout::borders(content, |same| same.is_none())) {}
        @for space in content.all_spaces() { (ground(game, space)) }
        g.td-borders {
            path.td-thin d=(layout::borders(content, |same| same == Some(true))) {}
            path.td-stitch-under d=(layout::borders(content, |same| same == Some(false))) {}
            path.td-stitch d=(layout::borders(content, |same| same == Some(false))) {}
        }
        g.td-scenery { @for space in content.all_spaces() { (scenery(game, space)) } }
    }
}

/// The ground of one space: what is clicked when the space is meant.
fn ground(game: &TheDwarves, space: Space) -> Markup {
    let content = game.content.content();
    let info = &content.spaces[space.index()];
    let perished = game.is_perished(space);
    let total = game.troops(space).total();
    html! {
        g.td-space.td-perished[perished] id=(content.space_id(space)) {
            title { (about(game, space)) }
            use href={ "#td-hex-" (info.id) } class="td-ground" fill={ "url(#td-land-" (content.kingdoms[info.kingdom].id) ")" } {}
            @if perished {
                (hex(content, space, "td-ash"))
                (hex(content, space, "td-cracked"))
            } @else if space == content.blacksaddle {
                @if total + 1 >= content.rules.blacksaddle { (hex(content, space, "td-brink-ground")) }
            } @else if total + 1 >= game.threshold {
                (hex(content, space, "td-brink-ground"))
            } @else if total + 2 >= game.threshold {
                (hex(content, space, "td-uneasy-ground"))
            }
            (hex(content, space, "td-edge"))
        }
    }
}

/// A space in words: its name, its kingdom, its arrows, and who stands there.
fn about(game: &TheDwarves, space: Space) -> String {
    let content = game.content.content();
    let info = &content.spaces[space.index()];
    let mut text = format!("{} ({})", info.name, content.kingdoms[info.kingdom].name);
    if let Some(dir) = game.arrow(space) {
        let to = content.next(space, dir).map_or("nowhere", |to| content.name(to));
        let _ = write!(text, ", Perished Land: troops flow {} to {to}", dir.name());
    } else if let Some(arrows) = info.arrows {
        for (colour, dir) in [Colour::Red, Colour::Gold, Colour::White].into_iter().zip(arrows) {
            let _ = write!(text, "; {} arrow {}", colour.name(), dir.name());
        }
    }
    if !game.troops(space).is_empty() {
        let _ = write!(text, "; {}", game.troops(space).words());
    }
    text
}

/// Trees, dunes and lakes of the kingdom, dead trees where it has perished, and the named place.
fn scenery(game: &TheDwarves, space: Space) -> Markup {
    let content = game.content.content();
    let middle = layout::space(content, space);
    let info = &content.spaces[space.index()];
    let location = content.locations.iter().find(|location| location.space == space);
    let gateway = content.gateways.iter().any(|gateway| gateway.space == space);
    let entrance = game.entrance(space).is_some();
    let plain = location.is_none() && !gateway && !entrance;
    let seed = layout::scatter(u32::from(space.0) + 977);
    let kind = match content.kingdoms[info.kingdom].id.as_str() {
        _ if game.is_perished(space) => "dead",
        "gauragar" if seed & 1 == 0 => "fir",
        "gauragar" => "oak",
        "urgon" => "hill",
        "idoslane" => "field",
        "sangpur" => "dune",
        "ran-ribastur" => "heath",
        "weyurn" => "lake",
        _ if seed.is_multiple_of(4) => "oak",
        _ => "clay",
    };
    let spots: &[(f32, f32)] =
        if plain { &[(-22.0, -14.0), (18.0, -20.0), (2.0, -2.0)] } else { &[(-30.0, -8.0), (30.0, -10.0)] };
    let few = if plain {
        1 + (seed >> 4 & 1) as usize + usize::from(kind != "lake")
    } else {
        2 - usize::from(kind == "lake")
    };
    html! {
        @for (index, (x, y)) in spots.iter().take(few).enumerate() {
            @let jitter = (seed >> (6 + index * 4) & 15) as f32 - 7.5;
            use href={ "#td-t-" (kind) } transform={ (middle.shift(x + jitter, y - jitter * 0.5).translate()) " scale(.9)" } {}
        }
        @if let Some(location) = location {
            use href={ "#td-l-" (location.id) } transform=(middle.shift(0.0, -8.0).translate()) {}
        }
        @if gateway { use href="#td-t-gate" transform=(middle.shift(0.0, -8.0).translate()) {} }
        @if entrance {
            use href="#td-t-tunnel" transform=(middle.shift(0.0, -6.0).translate()) {}
            @if game.is_perished(space) {
                path.td-lost d="M-22 -26L22 10M22 -26L-22 10" transform=(middle.translate()) {}
            }
        }
    }
}

/// The names of kingdoms and places, and the numerals of the Gateways.
pub(crate) fn labels(game: &TheDwarves) -> Markup {
    let content = game.content.content();
    let realms = [
        ("Tabaîn", 440, 330),
        ("Gauragar", 935, 516),
        ("Urgon", 1025, 240),
        ("Idoslane", 1190, 524),
        ("Sangpûr", 912, 770),
        ("Rân Ribastur", 600, 790),
        ("Weyurn", 440, 530),
    ];
    html! {
        g.td-labels {
            @for (name, x, y) in realms { text.td-realm x=(x) y=(y) { (name) } }
            @for location in &content.locations {
                @let spot = layout::space(content, location.space);
                @let words = split(&location.name);
                @for (row, line) in words.iter().enumerate() {
                    text.td-place x=(spot.x) y=(spot.y + 40.0 + 19.0 * row as f32) { (line) }
                }
            }
            @for gateway in &content.gateways {
                text.td-numeral x=(layout::space(content, gateway.space).x) y=(layout::space(content, gateway.space).y + 3.0) { (gateway.id) }
            }
        }
    }
}

/// A name on one line or two.
fn split(name: &str) -> Vec<&str> {
    let name = name.strip_prefix("Elven Kingdom of ").unwrap_or(name);
    match name.split_once(' ') {
        Some((first, rest)) if name.chars().count() > 12 => vec![first, rest],
        _ => vec![name],
    }
}

/// The arrows of Perished Land, and the three arrows of land on the brink.
pub(crate) fn arrows(game: &TheDwarves) -> Markup {
    let content = game.content.content();
    html! {
        @for space in content.all_spaces() {
            @let spot = layout::space(content, space);
            @if let (Some(dir), Some(tile)) = (game.arrow(space), game.land(space).tile) {
                g class={ "td-arrow td-" (content.tiles[usize::from(tile)].colour.name()) }
                    transform={ (spot.translate()) " rotate(" (i32::from(dir.degrees()) - 90) ")" } {
                    path d="M-26-6H14v-10L40 0 14 16V6H-26l6-6z" {}
                }
            } @else if let Some(arrows) = content.spaces[space.index()].arrows {
                @if game.troops(space).total() + 1 >= game.threshold {
                    @for (index, (colour, dir)) in [Colour::Red, Colour::Gold, Colour::White].into_iter().zip(arrows).enumerate() {
                        g class={ "td-arrow td-small td-" (colour.name()) }
                            transform={ (spot.translate()) " rotate(" (i32::from(dir.degrees()) - 90) ")" } {
                            path d=(["M30-12h8v-5l11 9-11 9v-5h-8z", "M30-4h8v-5l11 9-11 9v-5h-8z", "M30 4h8v-5l11 9-11 9v-5h-8z"][index]) {}
                        }
                    }
                }
            }
        }
    }
}
