//! What people put on the map: disks, Axe tokens, runes, figures, ships.

use super::chart::Chart;
use super::land::centre;
use crate::face::names;
use crate::state::{Place, ShipAt};
use crate::{Area, Bardagi, Kind, Rune, Unit, View};
use canvas::{Crest, Spot};
use engine::Seat;
use maud::{Markup, html};

/// Everything that lies or stands on an area.
pub(crate) fn on_area(view: &View, game: &Bardagi, area: Area) -> Markup {
    let plot = view.lands.plot(area);
    let spot = centre(game, area);
    let owner = game.owner(area);
    let runes: Vec<Rune> = plot.runes().collect();
    let figures: Vec<(Seat, Unit)> = game
        .all_seats()
        .flat_map(|seat| Unit::ALL.map(|unit| (seat, unit)))
        .filter(|(seat, unit)| game.player(*seat).stands_on(*unit, area))
        .collect();
    let home_axe = game.host(area).is_some_and(|host| game.player(host).home_axe);
    let foot = if game.board().kind(area) == Kind::Home { 14.0 } else { 36.0 };
    html! {
        @if let Some(owner) = owner { (disks(game, area, owner, plot.disks, spot.shift(-28.0, 20.0))) }
        @if plot.axes > 0 || home_axe {
            g."ba-axe" id=(names::axe_on(game.board(), area)) transform=(spot.shift(2.0, 22.0).translate()) {
                title { (plot.axes.max(1)) " Axe tokens" }
                use href="#ba-p-axe" {}
                @if plot.axes > 1 { (badge(14.0, -10.0, plot.axes)) }
            }
        }
        @for (index, rune) in runes.iter().enumerate() {
            g class={ "ba-rune " (plot.caster().filter(|_| *rune == Rune::Theirs).map_or("", |seat| Crest::of(seat).name())) }
                id=(names::rune_on(game.board(), area, *rune))
                transform=(spot.shift(34.0 + 24.0 * index as f32, 16.0).translate()) {
                title { (game.content.rune(*rune).name) }
                @if *rune == Rune::Theirs { circle."ba-mark" r="18" fill="currentColor" {} }
                use href={ "#ba-r-" (rune.word()) } {}
            }
        }
        @for (index, (seat, unit)) in figures.iter().enumerate() {
            @let (column, row) = (index % 5, index / 5);
            @let width = figures.len().min(5) as f32;
            @let at = spot.shift((column as f32 - (width - 1.0) / 2.0) * 27.0 + if owner.is_some() { 18.0 } else { 0.0 }, foot + row as f32 * 16.0);
            (figure(*seat, *unit, at, 0.95))
        }
    }
}

fn disks(game: &Bardagi, area: Area, owner: Seat, count: u8, spot: Spot) -> Markup {
    let pile = count.min(3);
    html! {
        g class={ "ba-disks " (Crest::of(owner).name()) } id=(names::disks(game.board(), area)) transform=(spot.translate()) {
            title { (count) " disks" }
            @for level in 0..pile { use href="#ba-p-disk" y=(-5.0 * f32::from(level)) {} }
            g."ba-emblem" transform={ "translate(0 " (-5.0 * f32::from(pile - 1) - 2.0) ") scale(.5 .38) translate(-16 -16)" } {
                (Crest::of(owner).animal())
            }
            @if count > 1 { (badge(16.0, -16.0, count)) }
        }
    }
}

/// A number in a white circle.
fn badge(x: f32, y: f32, number: u8) -> Markup {
    html! {
        g."ba-badge" transform=(Spot::new(x, y).translate()) { circle r="14" {} text y="9" { (number) } }
    }
}

fn figure(seat: Seat, unit: Unit, spot: Spot, size: f32) -> Markup {
    let crest = Crest::of(seat);
    html! {
        g class={ "ba-figure " (crest.name()) } id=(names::figure(seat, unit)) transform={ (spot.translate()) " scale(" (size) ")" } {
            title { (unit.word()) " of " (seat) }
            rect."ba-touch" x="-20" y="-52" width="42" height="60" {}
            use href={ "#ba-p-" (unit.word().to_lowercase()) } {}
            g."ba-emblem" transform="translate(0 1) scale(.4 .3) translate(-16 -16)" { (crest.animal()) }
        }
    }
}

/// The ship of a seat with whoever is aboard.
pub(crate) fn ship(game: &Bardagi, chart: &Chart, seat: Seat) -> Markup {
    let board = game.board();
    let player = game.player(seat);
    let spot = match player.ship {
        ShipAt::Town => return html! {},
        ShipAt::Harbour(area) => {
            let harbour = chart.harbours[area.index()].unwrap_or_else(|| centre(game, area));
            let land = centre(game, area);
            harbour.towards(land, -34.0 / harbour.distance(land).max(1.0))
        }
        ShipAt::Sea(square) => Spot::new(board.squares[square.index()].x, board.squares[square.index()].y),
    };
    // Ships on the same square lie side by side.
    let spot = spot.shift(f32::from(seat.0) * 7.0 - 14.0, f32::from(seat.0) * 5.0 - 10.0);
    let aboard: Vec<Unit> = Unit::ALL.into_iter().filter(|unit| player.place(*unit) == Place::Aboard).collect();
    html! {
        g class={ "ba-ship " (Crest::of(seat).name()) } id=(names::ship(seat)) transform={ (spot.translate()) " scale(.95)" } {
            title { "ship of " (seat) }
            rect."ba-touch" x="-42" y="-60" width="86" height="78" {}
            use href="#ba-p-knerrir" {}
        }
        @for (index, unit) in aboard.iter().enumerate() {
            (figure(seat, *unit, spot.shift(-22.0 + 22.0 * index as f32, 0.0), 0.62))
        }
    }
}
