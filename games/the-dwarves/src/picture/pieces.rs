//! Troops, dwarves and tokens on the map, and the ways a dwarf could walk.

use super::layout;
use crate::TheDwarves;
use crate::board::{Space, Troop, Troops};
use crate::cards::{Quest, Where};
use crate::phase::{Phase, Walk};
use crate::rules::moving;
use canvas::Crest;
use engine::Seat;
use maud::{Markup, html};

/// The element of the troops of a kind on a space.
pub(crate) fn troop_id(game: &TheDwarves, space: Space, troop: Troop) -> String {
    format!("troop-{}-{}", game.content.spaces[space.index()].id, troop.id())
}

/// The element of a dwarf.
pub(crate) fn dwarf_id(seat: Seat) -> String {
    format!("dwarf-{}", seat.0)
}

/// Everything that stands on the map.
pub(crate) fn pieces(game: &TheDwarves) -> Markup {
    let content = game.content.content();
    html! {
        @if let Some(space) = game.tunnel {
            g id="tunnel-tile" transform=(layout::space(content, space).shift(0.0, -6.0).translate()) {
                title { "The Tunnel tile" }
                circle.td-tunnel-ring r="27" cy="-4" {}
            }
        }
        (markers(game))
        @for space in content.all_spaces() {
            (dwarves(game, space))
            (troops(game, space))
            (brink(game, space))
        }
    }
}

/// The troops of a space, each kind as a figure with its number.
fn troops(game: &TheDwarves, space: Space) -> Markup {
    let here = game.troops(space);
    let kinds: Vec<Troop> = Troop::ALL.into_iter().filter(|troop| here.of(*troop) > 0).collect();
    let middle = layout::space(&game.content, space);
    html! {
        @for (place, troop) in kinds.iter().enumerate() {
            @let spot = layout::troop(place, kinds.len());
            g.td-troop id=(troop_id(game, space, *troop)) transform=(middle.shift(spot.x, spot.y).translate()) {
                title { (Troops(std::array::from_fn(|kind| if kind == troop.index() { here.0[kind] } else { 0 })).words()) " at " (game.content.name(space)) }
                rect.td-touch x="-15" y="-32" width="30" height="36" {}
                use href={ "#td-p-" (troop.id()) } {}
                @if here.of(*troop) > 1 {
                    circle.td-count cx="9" cy="-2" r="11.5" {}
                    text.td-count-text x="9" y="5.3" { (here.of(*troop)) }
                }
            }
        }
    }
}

/// The warning on a space that one more troop would change.
fn brink(game: &TheDwarves, space: Space) -> Markup {
    let blacksaddle = space == game.content.blacksaddle;
    let limit = if blacksaddle { game.content.rules.blacksaddle } else { game.threshold };
    let words = if blacksaddle { "next brings Doom" } else { "next perishes" };
    // TD-PERISH-11. Without a tile nothing perishes.
    let can = blacksaddle || (!game.is_perished(space) && game.tiles != 0);
    let middle = layout::space(&game.content, space).shift(0.0, -34.0);
    html! {
        @if can && game.troops(space).total() + 1 == limit {
            g.td-brink transform=(middle.translate()) {
                path d=(if blacksaddle { "M-98-13h196l6 13-6 13h-196l-6-13z" } else { "M-76-13h152l6 13-6 13h-152l-6-13z" }) {}
                text y="6.5" { (words) }
            }
        }
    }
}

/// The dwarves of a space, in the colours of their seats and with their animals.
fn dwarves(game: &TheDwarves, space: Space) -> Markup {
    let here: Vec<Seat> = game.all_seats().filter(|seat| game.dwarf(*seat).space == space).collect();
    let middle = layout::space(&game.content, space);
    let crowded = !game.troops(space).is_empty();
    html! {
        @for (place, seat) in here.iter().enumerate() {
            @let spot = layout::dwarf(place, here.len(), crowded);
            g id=(dwarf_id(*seat)) class={ "td-dwarf " (Crest::of(*seat).name()) } transform=(middle.shift(spot.x, spot.y).translate()) {
                title { (game.first_name(*seat)) " at " (game.content.name(space)) }
                @if game.turn.actor == *seat { ellipse.td-acting cx="0" cy="1" rx="23" ry="9" {} }
                rect.td-touch x="-17" y="-44" width="38" height="48" {}
                use href="#td-p-dwarf" {}
                circle.td-badge cx="-11" cy="-4" r="9.5" {}
                g.td-badge-animal transform="translate(-11 -4) scale(.44) translate(-16 -16)" { (Crest::of(*seat).animal()) }
                @if game.is_pinned(*seat) { path.td-chain d="M-16 4q16 10 32 0M-14-8q14 9 30 0" {} }
            }
        }
    }
}

/// Scenario tokens: places that face-up cards name and where something is still to be done (TD-FIGHT-06, TD-SCEN-13,
/// TD-RULING-60: as many as are needed).
fn markers(game: &TheDwarves) -> Markup {
    let content = game.content.content();
    let mut places = Vec::new();
    for open in game.open_cards() {
        let threat = game.is_threat(open.card);
        let wanted: Vec<Where> = match &content.card(open.card).quest {
            Some(Quest::TestsEach { at, .. } | Quest::VisitEach { at }) => at
                .iter()
                .enumerate()
                .filter(|(index, _)| open.done >> index & 1 == 0)
                .map(|(_, place)| place.at)
                .collect(),
            Some(
                Quest::Tests { at, .. }
                | Quest::Travel { at }
                | Quest::Gather { at, .. }
                | Quest::DefeatCard { at, .. }
                | Quest::Forge { at, .. }
                | Quest::BattleBoss { at, .. },
            ) => vec![at.at],
            Some(Quest::Journey { from, to }) => vec![from.at, to.at],
            _ => Vec::new(),
        };
        for place in wanted {
            // A whole kingdom needs no token: its name stands on the map and on the card.
            if let Where::On(spaces) = place
                && let (Some(space), 1) = (spaces.iter().next(), spaces.iter().count())
            {
                places.push((space, threat));
            }
        }
    }
    html! {
        @for (index, (space, threat)) in places.iter().enumerate() {
            @let before = places[..index].iter().filter(|(earlier, _)| earlier == space).count();
            g.td-token.td-threat[*threat] transform=(layout::space(content, *space).shift(-34.0 + 16.0 * before as f32, -16.0).translate()) {
                path d="M0-13l12 13-12 13-12-13z" {}
                text y="6" { (if *threat { "!" } else { "★" }) }
            }
        }
    }
}

/// Where a walking dwarf could get to, with the payments on the cheapest way, and the tunnel steps he could take.
pub(crate) fn reach(game: &TheDwarves) -> Markup {
    let Phase::Walking(walk) = game.phase else { return html! {} };
    let content = game.content.content();
    let reach = reachable(game, walk);
    let from = layout::space(content, game.dwarf(walk.seat()).space);
    let start = game.dwarf(walk.seat()).space;
    html! {
        g.td-reach {
            @for space in content.all_spaces() {
                @if let Some(tolls) = reach[space.index()] {
                    use href={ "#td-hex-" (content.spaces[space.index()].id) } class={ "td-reached td-toll-" (tolls.min(2)) } {}
                }
            }
            @for to in game.open_entrances().filter(|to| moving::check_tunnel(game, walk, *to).is_ok()) {
                path.td-tunnel-step d=(layout::bow(from, layout::space(content, to))) {}
            }
            @for space in content.all_spaces().filter(|space| *space != start) {
                @if let Some(tolls @ 1..) = reach[space.index()] {
                    g.td-toll transform=(layout::space(content, space).shift(28.0, -26.0).translate()) {
                        circle r="12" {}
                        text y="6" { (tolls) }
                    }
                }
            }
        }
    }
}

/// TD-MOVE-01, TD-MOVE-03, TD-MOVE-06, TD-RULING-20. For every space within reach, how many payments the cheapest way
/// there takes.
fn reachable(game: &TheDwarves, walk: Walk) -> Vec<Option<u8>> {
    let content = game.content.content();
    let toll = u8::from(moving::pays(game, walk.seat()));
    let start = game.dwarf(walk.seat()).space;
    let mut best: Vec<Option<u8>> = vec![None; content.spaces.len()];
    best[start.index()] = Some(0);
    let mut enter = |to: Space, tolls: u8, edge: &mut Vec<(Space, u8)>| {
        let tolls = tolls + toll * u8::from(game.is_perished(to));
        if best[to.index()].is_none_or(|known| tolls < known) {
            best[to.index()] = Some(tolls);
            if game.troops(to).is_empty() {
                edge.push((to, tolls));
            }
        }
    };
    let mut edge = vec![(start, 0u8)];
    for points in (0..=walk.points).rev() {
        let mut next = Vec::new();
        while let Some((space, tolls)) = edge.pop() {
            if points > 0 {
                content.around(space).for_each(|to| enter(to, tolls, &mut next));
            }
            if game.entrance(space).is_some() && !game.is_perished(space) {
                for to in game.open_entrances() {
                    match moving::tunnel_cost(game, walk, to) {
                        0 => enter(to, tolls, &mut edge),
                        cost if cost <= points => enter(to, tolls, &mut next),
                        _ => {}
                    }
                }
            }
        }
        edge = next;
    }
    best
}
