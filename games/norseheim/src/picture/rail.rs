//! The Action Point table: a rail below the map, with stacked markers.

use super::{ids, layout};
use crate::state::Realm;
use canvas::{Spot, crest};
use engine::Seat;
use maud::{Markup, html};

/// The rail with everybody's marker; of equals the one that moved last lies on top and goes first (NH-ORDER-03).
pub fn rail(realm: &Realm) -> Markup {
    let last = realm.content.numbers.points.last;
    html! {
        g.nh-rail {
            text.nh-rail-title x=(layout::LEFT + 14.0) y=(layout::RAIL_TOP + 24.0) { "Action" }
            text.nh-rail-title x=(layout::LEFT + 14.0) y=(layout::RAIL_TOP + 52.0) { "points" }
            @for points in 0..=last { (space(points)) }
            @for seat in by_height(realm) { (marker(realm, seat)) }
        }
    }
}

fn space(points: u8) -> Markup {
    let at = layout::space(points);
    html! {
        rect class={ "nh-space" @if points.is_multiple_of(5) { " nh-five" } } x=(at.x) y=(at.y) width=(layout::RAIL_STEP) height="34" {}
        text.nh-space-number x=(at.x + layout::RAIL_STEP / 2.0) y=(at.y + 26.0) { (points) }
    }
}

/// The seats with the lowest marker of each stack first, so that later ones are drawn over them.
fn by_height(realm: &Realm) -> Vec<Seat> {
    let mut seats: Vec<Seat> = realm.seats().collect();
    seats.sort_by_key(|seat| realm.player(*seat).moved);
    seats
}

fn marker(realm: &Realm, seat: Seat) -> Markup {
    let player = realm.player(seat);
    let below = realm
        .seats()
        .filter(|other| realm.player(*other).points == player.points && realm.player(*other).moved < player.moved);
    let height = below.count() as f32;
    let at = layout::space(player.points).shift(layout::RAIL_STEP / 2.0, 12.0 - height * 11.0);
    html! {
        g.nh-marker id=(ids::points(seat)) transform=(at.translate()) {
            title { (player.points) " Action points" }
            ellipse.nh-marker-shade cx="2" cy="5" rx="19" ry="17" {}
            (crest(seat, Spot::new(0.0, 0.0), 18.0))
        }
    }
}
