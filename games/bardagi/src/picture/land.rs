//! The map: sea, land, borders, rivers, mountains, harbours, and what can be reached.

use super::chart::{BorderKind, Chart, lot};
use super::{SYMBOLS, chart, pieces, trace};
use crate::face::names;
use crate::rules::moving;
use crate::state::Act;
use crate::{Area, Bardagi, Kind, Node, Phase, View};
use canvas::{Crest, Spot};
use engine::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};

/// The whole board.
pub(crate) fn map(view: &View, game: &Bardagi, viewer: Viewer) -> Markup {
    let board = game.board();
    let chart = chart(board);
    let [width, height] = board.canvas;
    let season = if game.board == crate::BoardId::Winter { "winter" } else { "summer" };
    html! {
        svg class={ "bardagi " (season) } viewBox={ "0 0 " (width) " " (height) } role="img" aria-label={ "The map: " (board.name) } {
            (PreEscaped(SYMBOLS))
            rect."ba-sea" width=(width) height=(height) fill="url(#ba-sea)" {}
            rect width=(width) height=(height) fill="url(#ba-waves)" {}
            g."ba-shallows" { @for width in ["wide", "middle", "narrow"] {
                path class=(width) d=(coast(chart)) {}
            } }
            (routes(game, chart))
            @for area in board.all() { (ground(game, chart, area)) }
            (lines(chart))
            @for seat in game.all_seats() { (territory(game, chart, seat)) }
            (barriers(chart))
            @for area in board.all() { (scenery(game, area)) }
            (sea_squares(game))
            @for area in board.harbours { (harbour(game, chart, area)) }
            @for area in board.all() { (pieces::on_area(view, game, area)) }
            @for seat in game.all_seats() { (pieces::ship(game, chart, seat)) }
            @for area in board.all() { (plate(game, area)) }
            (reach(game, chart, viewer))
            (cartouche(game))
        }
    }
}

pub(crate) fn centre(game: &Bardagi, area: Area) -> Spot {
    let data = &game.board().areas[area.index()];
    Spot::new(data.x, data.y)
}

/// All coasts as one path.
fn coast(chart: &Chart) -> String {
    let coasts = chart.borders.iter().filter(|border| border.kind == BorderKind::Coast);
    coasts.fold(String::new(), |all, border| all + &trace::curve(&border.spots))
}

fn ground(game: &Bardagi, chart: &Chart, area: Area) -> Markup {
    let data = &game.board().areas[area.index()];
    let owner = game.owner(area).or(game.host(area));
    let holder = match (data.kind, owner) {
        (Kind::Home, None) => "closed".to_owned(),
        (Kind::Sacred, _) => "nobody's".to_owned(),
        (_, Some(owner)) => format!("{owner}'s"),
        (_, None) => "Barbarian".to_owned(),
    };
    html! {
        g class={ "ba-area ba-" (data.kind.word()) } id=(names::area(game.board(), area)) {
            title { (data.name) ", " (data.kind.word()) ", " (holder) }
            @if game.board == crate::BoardId::Winter { path."ba-snow" d=(chart.outlines[area.index()]) {} }
            path."ba-ground" d=(chart.outlines[area.index()]) fill={ "url(#ba-k-" (data.kind.word()) ")" } {}
        }
    }
}

/// White borders, and rivers where units cannot cross or cross on a bridge.
fn lines(chart: &Chart) -> Markup {
    let all = |kinds: &[BorderKind]| {
        let borders = chart.borders.iter().filter(|border| kinds.contains(&border.kind));
        borders.fold(String::new(), |all, border| all + &trace::curve(&border.spots))
    };
    let rivers = all(&[BorderKind::River, BorderKind::Bridge]);
    html! {
        path."ba-border" d=(all(&[BorderKind::Open, BorderKind::Mountain])) {}
        path."ba-coast" d=(coast(chart)) {}
        path."ba-river-bed" d=(rivers) {}
        path."ba-river" d=(rivers) {}
    }
}

/// Mountains along borders nobody crosses, and bridges over rivers.
fn barriers(chart: &Chart) -> Markup {
    html! {
        @for (number, border) in chart.borders.iter().enumerate() {
            @if border.kind == BorderKind::Mountain {
                @for (index, spot) in border.spots.iter().enumerate().filter(|(index, _)| index % 2 == 1) {
                    @let size = 0.5 + 0.28 * lot(number as u32, index as u32);
                    use href="#ba-t-peak" transform={ (spot.shift(0.0, 9.0).translate()) " scale(" (size) ")" } {}
                }
            }
            @if border.kind == BorderKind::Bridge {
                @let middle = border.spots[border.spots.len() / 2];
                @let next = border.spots[(border.spots.len() / 2 + 1).min(border.spots.len() - 1)];
                @let turn = (next.y - middle.y).atan2(next.x - middle.x).to_degrees() + 90.0;
                use href="#ba-t-bridge" transform={ (middle.translate()) " rotate(" (format!("{turn:.0}")) ")" } {}
            }
        }
    }
}

/// What grows, grazes or stands there.
fn scenery(game: &Bardagi, area: Area) -> Markup {
    let spot = centre(game, area);
    let put = |symbol: &str, dx: f32, dy: f32, size: f32| {
        let transform = format!("{} scale({size:.2})", spot.shift(dx, dy).translate());
        html! { use href={ "#ba-t-" (symbol) } transform=(transform) {} }
    };
    let host = game.host(area);
    html! {
        g."ba-scenery" aria-hidden="true" {
            @match game.board().kind(area) {
                Kind::Forest => {
                    @for (dx, dy, tree) in [(-30.0, -16.0, "fir"), (-12.0, -26.0, "fir"), (8.0, -22.0, "birch"), (26.0, -14.0, "fir"), (-20.0, -4.0, "fir"), (12.0, -6.0, "fir"), (34.0, 2.0, "fir")] {
                        (put(tree, dx, dy, 0.95))
                    }
                }
                Kind::Sheep => @for (dx, dy) in [(-24.0, -16.0), (4.0, -26.0), (26.0, -12.0), (-2.0, -6.0)] { (put("sheep", dx, dy, 1.05)) },
                Kind::Cattle => @for (dx, dy) in [(-22.0, -12.0), (14.0, -24.0), (24.0, -4.0)] { (put("cow", dx, dy, 1.0)) },
                Kind::Quarry => (put("quarry", 0.0, 0.0, 0.95)),
                Kind::Iron => (put("iron", 0.0, 0.0, 0.95)),
                Kind::Gold => (put("gold", 0.0, 0.0, 0.95)),
                Kind::Village => (put("village", 0.0, 0.0, 1.0)),
                Kind::Camp => (put("camp", 0.0, 0.0, 0.95)),
                Kind::Sacred => (put("sacred", 0.0, 0.0, 1.1)),
                Kind::Home => g class=(host.map_or("ba-closed", |seat| Crest::of(seat).name())) { (put("home", 0.0, -4.0, 1.0)) },
            }
        }
    }
}

/// BA-RULING-10. The outline of each connected territory.
fn territory(game: &Bardagi, chart: &Chart, seat: Seat) -> Markup {
    let own = game.territory(seat);
    let edges = chart
        .borders
        .iter()
        .filter(|border| own.contains(border.one) != border.other.is_some_and(|other| own.contains(other)));
    let outline = edges.fold(String::new(), |all, border| all + &trace::curve(&border.spots));
    html! {
        g class={ "ba-territory " (Crest::of(seat).name()) } {
            @for area in own { path."ba-tint" d=(chart.outlines[area.index()]) fill="currentColor" {} }
            path."ba-limit-under" d=(outline) {}
            path."ba-limit" d=(outline) stroke="currentColor" {}
        }
    }
}

fn routes(game: &Bardagi, chart: &Chart) -> Markup {
    let board = game.board();
    let spot = |node: Node| match node {
        Node::Harbour(area) => chart.harbours[area.index()].unwrap_or_else(|| centre(game, area)),
        Node::Sea(square) => Spot::new(board.squares[square.index()].x, board.squares[square.index()].y),
    };
    let path = board
        .routes
        .iter()
        .fold(String::new(), |all, (one, other)| all + &canvas::shape::path(&[spot(*one), spot(*other)], false));
    html! { path."ba-route" d=(path) {} }
}

fn sea_squares(game: &Bardagi) -> Markup {
    html! {
        @for square in &game.board().squares {
            g."ba-square" id=(square.id) transform=(Spot::new(square.x, square.y).translate()) {
                title { (square.id.replace('-', " ")) }
                circle."ba-touch" r="32" {}
                use href="#ba-t-seasq" {}
            }
        }
    }
}

fn harbour(game: &Bardagi, chart: &Chart, area: Area) -> Markup {
    let spot = chart.harbours[area.index()].unwrap_or_else(|| centre(game, area));
    html! {
        g."ba-harbour" id=(names::harbour(game.board(), area)) transform=(spot.translate()) {
            title { "harbour of " (game.board().area_name(area)) }
            circle."ba-touch" r="26" {}
            use href="#ba-t-anchor" {}
        }
    }
}

/// The names of homes and sacred locations.
fn plate(game: &Bardagi, area: Area) -> Markup {
    let data = &game.board().areas[area.index()];
    if !matches!(data.kind, Kind::Home | Kind::Sacred) {
        return html! {};
    }
    let half = data.name.chars().count() as f32 * 7.4 + 10.0;
    let spot = centre(game, area).shift(0.0, 30.0);
    html! {
        g."ba-plate" transform=(spot.translate()) {
            path d={ "M" (-half) "-16h" (half * 2.0) "l8 16-8 16h" (-half * 2.0) "l-8-16z" } {}
            text y="9" { (data.name) }
        }
    }
}

/// The steps or squares to every place that can be reached now.
fn reach(game: &Bardagi, chart: &Chart, viewer: Viewer) -> Markup {
    let Phase::Turn(turn) = &game.phase else { return html! {} };
    if !viewer.is(turn.seat) {
        return html! {};
    }
    let mut costs: Vec<(Spot, u8)> = Vec::new();
    match turn.act {
        Act::Moving(unit) => {
            let Some(from) = game.player(turn.seat).stands(unit) else { return html! {} };
            let (_, most) = moving::budget(game, turn, unit);
            let reach = moving::reach(game, turn.seat, unit, from, most);
            moving::destinations(game, turn, unit, from, &mut |place| {
                if let Ok(area) = place {
                    costs.push((centre(game, area).shift(34.0, -34.0), reach.cost(area).unwrap_or(0)));
                }
            });
        }
        Act::Sailing => {
            let Some(from) = game.player(turn.seat).ship.node() else { return html! {} };
            crate::rules::sailing::destinations(game, turn, from, &mut |to| {
                let spot = match to {
                    Node::Harbour(area) => chart.harbours[area.index()].unwrap_or_else(|| centre(game, area)),
                    Node::Sea(square) => {
                        let data = &game.board().squares[square.index()];
                        Spot::new(data.x, data.y)
                    }
                };
                costs.push((spot.shift(20.0, -20.0), game.board().distance(from, to).unwrap_or(0)));
            });
        }
        _ => {}
    }
    html! {
        g."ba-costs" {
            @for (spot, cost) in costs {
                g."ba-cost" transform=(spot.translate()) { circle r="17" {} text y="9" { (cost) } }
            }
        }
    }
}

fn cartouche(game: &Bardagi) -> Markup {
    html! {
        g."ba-cartouche" transform="translate(144 62)" {
            path d="M-124-44h248q-10 22 8 42-16 22-8 46H-124q10-22-8-44 16-22 8-44z" {}
            text."ba-title" y="-4" { "Bardagi" }
            text."ba-subtitle" y="26" { (game.board().name) }
        }
    }
}
