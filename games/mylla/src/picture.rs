//! The table as a picture: a board of carved oak.

mod layout;

use crate::content::hand_id;
use crate::{Mylla, Point};
use canvas::{Crest, Scene, ornament};
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// The table as anybody sees it.
pub fn scene(game: &Mylla, _viewer: Viewer) -> Scene {
    Scene {
        board: board(game),
        seats: Seat::all(2).map(|seat| purse(game, seat)).collect(),
        panels: Vec::new(),
        facts: Vec::new(),
    }
}

fn board(game: &Mylla) -> Markup {
    html! {
        svg.mylla viewBox=(layout::VIEW_BOX) role="img" aria-label="The board" {
            (wood())
            g.grooves {
                @for line in &game.board.lines { path d=(layout::line(&game.board, *line)) {} }
            }
            @for point in game.board.all().each() { (hole(game, point)) }
            @for seat in Seat::all(2) { (hand(game, seat)) }
            @for seat in Seat::all(2) {
                @for point in game.men(seat).standing.each() { (man(game, seat, point)) }
            }
        }
    }
}

/// The oak, its frame and its knotwork.
fn wood() -> Markup {
    html! {
        defs {
            radialGradient id="mylla-oak" cx=".5" cy=".4" r=".8" {
                stop offset="0" stop-color="#d9b074" {}
                stop offset=".7" stop-color="#b98549" {}
                stop offset="1" stop-color="#8d5f30" {}
            }
            radialGradient id="mylla-light" cx=".35" cy=".3" r=".9" {
                stop offset="0" stop-color="#fffaf0" {}
                stop offset=".6" stop-color="#e9dcc0" {}
                stop offset="1" stop-color="#b7a27c" {}
            }
            radialGradient id="mylla-dark" cx=".35" cy=".3" r=".9" {
                stop offset="0" stop-color="#7d5546" {}
                stop offset=".6" stop-color="#4a2a22" {}
                stop offset="1" stop-color="#22110d" {}
            }
        }
        rect.frame x="0" y="0" width="900" height="700" rx="22" {}
        rect x="26" y="26" width="848" height="648" rx="10" fill="url(#mylla-oak)" {}
        g.grain {
            @for row in 0..18 { path d=(layout::grain(row)) {} }
        }
        g transform="translate(40 5)" { (ornament::knot_band(820.0)) }
        g transform="translate(40 679)" { (ornament::knot_band(820.0)) }
    }
}

fn hole(game: &Mylla, point: Point) -> Markup {
    let spot = layout::point(&game.board, point);
    html! {
        g.point id=(game.board.point_id(point)) transform=(spot.translate()) {
            title { (game.board.name(point)) }
            circle.reach r="34" {}
            circle.hole r="11" {}
        }
    }
}

fn man(game: &Mylla, seat: Seat, point: Point) -> Markup {
    let spot = layout::point(&game.board, point);
    html! {
        g id=(game.board.man_id(point)) class={ "man " (Crest::of(seat).name()) } transform=(spot.translate()) {
            title { (colour(seat)) " man on " (game.board.name(point)) }
            (stone(seat))
        }
    }
}

/// A turned piece of horn or bog oak with the seat's animal on it.
fn stone(seat: Seat) -> Markup {
    let fill = if seat == Seat(0) { "url(#mylla-light)" } else { "url(#mylla-dark)" };
    html! {
        ellipse.shadow cx="3" cy="8" rx="31" ry="28" {}
        circle.stone r="30" fill=(fill) {}
        circle.ring r="22" {}
        g class={ "mark " (if seat == Seat(0) { "on-light" } else { "on-dark" }) } transform="scale(.82) translate(-16 -16)" {
            (Crest::of(seat).animal())
        }
    }
}

/// The men a seat has still to place, in a row at its side of the board.
fn hand(game: &Mylla, seat: Seat) -> Markup {
    html! {
        g.hand id=(hand_id(seat)) transform=(layout::hand(seat).translate()) {
            title { (colour(seat)) " men to place: " (game.men(seat).in_hand) }
            @for index in 0..game.men(seat).in_hand {
                g transform=(layout::waiting(index).translate()) { g transform="scale(.82)" { (stone(seat)) } }
            }
        }
    }
}

/// What stands beside a seat's name.
fn purse(game: &Mylla, seat: Seat) -> Markup {
    let men = game.men(seat);
    let taken = game.board.men - game.men(crate::state::other(seat)).count();
    html! {
        span.count title="men on the board" { b { (men.standing.len()) } " on the board" }
        @if men.in_hand > 0 { " " span.count { b { (men.in_hand) } " in hand" } }
        " " span.count { b { (taken) } " taken" }
    }
}

const fn colour(seat: Seat) -> &'static str {
    if seat.0 == 0 { "light" } else { "dark" }
}

/// The picture on the card in the hall.
pub fn emblem() -> Markup {
    let lines = "M40 20H200V150H40ZM75 48H165V122H75ZM105 72H135V98H105ZM40 85H105M135 85H200M120 20V72M120 98V150";
    let men =
        [(40, 20, 0), (120, 20, 1), (200, 85, 0), (75, 48, 1), (120, 48, 0), (105, 85, 1), (165, 122, 0), (40, 150, 1)];
    html! {
        svg viewBox="0 0 240 170" role="img" aria-label="A board of nine men's morris" {
            defs {
                radialGradient id="mylla-card" cx=".5" cy=".4" r=".8" {
                    stop offset="0" stop-color="#d9b074" {}
                    stop offset="1" stop-color="#7d5228" {}
                }
            }
            rect width="240" height="170" fill="url(#mylla-card)" {}
            path d=(lines) fill="none" stroke="#4a2d14" stroke-width="5" stroke-linejoin="round" {}
            path d=(lines) fill="none" stroke="#f0d6a4" stroke-opacity=".45" stroke-width="1.5" transform="translate(1 1.5)" {}
            @for (x, y, seat) in men {
                circle cx=(x + 1) cy=(y + 3) r="12" fill="#000" opacity=".3" {}
                circle cx=(x) cy=(y) r="12" fill=(if seat == 0 { "#f3e8cd" } else { "#3b211a" }) stroke="#2a1a10" {}
                circle cx=(x) cy=(y) r="7.5" fill="none" stroke=(if seat == 0 { "#b7a27c" } else { "#7d5546" }) stroke-width="1.5" {}
            }
        }
    }
}
