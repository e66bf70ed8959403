//! The table as a picture: the forge with its piles and track, the tray with the dice, and the panels around them.

mod hand;
mod layout;
mod piles;
mod shown;
mod stashes;
mod track;
mod tray;

pub(crate) use shown::{Spot, good_id, place_of, shown};
pub(crate) use tray::face_name;

use crate::content::Content;
use crate::goods::{Good, Resources};
use crate::ids::{Card, Item, Resource, VaultId};
use crate::legal;
use crate::state::Phase;
use crate::view::View;
use canvas::{Panel, Place, Scene, ornament};
use engine::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};

/// The table as the viewer sees it.
pub(crate) fn scene(view: &View, viewer: Viewer) -> Scene {
    let open = &view.open;
    let seats = Seat::all(open.seats()).map(|seat| stashes::purse(view, seat)).collect();
    let mut panels = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        let note = if open.content.hand_size > view.hands[seat.index()].len() { "fewer than three" } else { "" };
        let body = hand::hand(view, seat);
        panels.push(Panel { id: "hand", title: "Your Patrons".into(), note: note.into(), place: Place::Left, body });
        let body = stashes::own(view, seat);
        panels.push(Panel { id: "own", title: "Your things".into(), note: String::new(), place: Place::Left, body });
    }
    let body = stashes::others(view, viewer);
    panels.push(Panel {
        id: "rivals",
        title: "Stashes and courts".into(),
        note: String::new(),
        place: Place::Right,
        body,
    });
    let facts = vec![("Round", open.turn.round.to_string()), ("Phase", phase_name(open.phase).to_owned())];
    Scene { board: board(view, viewer), seats, panels, facts }
}

fn board(view: &View, viewer: Viewer) -> Markup {
    html! {
        svg.dm.whole viewBox=(layout::VIEW_BOX) role="img" aria-label="The forge and the dice" {
            defs { (symbols()) (materials()) }
            rect.dm-frame width=(layout::WIDTH) height=(layout::HEIGHT) rx="16" {}
            (slab())
            (track::track(&view.open))
            (piles::piles(view, viewer))
            (tray::tray(view, viewer))
        }
    }
}

/// The drawings that everything else uses by name.
fn symbols() -> Markup {
    PreEscaped(include_str!("picture/symbols.svg").to_owned())
}

/// Some of the drawings: in their file each stands on a line of its own.
fn symbols_named(names: &[&str]) -> Markup {
    let is_named = |line: &&str| names.iter().any(|name| line.contains(&format!(" id=\"dm-{name}\"")));
    PreEscaped(include_str!("picture/symbols.svg").lines().filter(is_named).collect())
}

fn materials() -> Markup {
    html! {
        linearGradient id="dm-stone" x2="0" y2="1" {
            stop offset="0" stop-color="#6f6861" {}
            stop offset=".6" stop-color="#4c4540" {}
            stop offset="1" stop-color="#3a302a" {}
        }
        radialGradient id="dm-coals" cx=".5" cy="1" r=".75" {
            stop offset="0" stop-color="#ff9a3c" stop-opacity=".75" {}
            stop offset=".5" stop-color="#b8420e" stop-opacity=".35" {}
            stop offset="1" stop-color="#b8420e" stop-opacity="0" {}
        }
        radialGradient id="dm-leather" cx=".5" cy=".2" r=".9" {
            stop offset="0" stop-color="#84452a" {}
            stop offset=".6" stop-color="#542815" {}
            stop offset="1" stop-color="#36180a" {}
        }
        linearGradient id="dm-paper" x2="0" y2="1" {
            stop offset="0" stop-color="#faf1da" {}
            stop offset="1" stop-color="#dccb9c" {}
        }
        linearGradient id="dm-paper-dim" x2="0" y2="1" {
            stop offset="0" stop-color="#cbbf9f" {}
            stop offset="1" stop-color="#a99874" {}
        }
        linearGradient id="dm-seam" x2="1" y2="1" { stop offset="0" stop-color="#fdf3db" {} stop offset="1" stop-color="#dcc594" {} }
        linearGradient id="dm-gallery" x2="1" y2="1" { stop offset="0" stop-color="#eceeec" {} stop offset="1" stop-color="#aeb6b8" {} }
        linearGradient id="dm-lode" x2="1" y2="1" { stop offset="0" stop-color="#f4e6ef" {} stop offset="1" stop-color="#bda3bd" {} }
        linearGradient id="dm-orc" x2="1" y2="1" { stop offset="0" stop-color="#5d5048" {} stop offset="1" stop-color="#332a25" {} }
        linearGradient id="dm-brass" x2="0" y2="1" {
            stop offset="0" stop-color="#f6d695" {}
            stop offset=".55" stop-color="#d39a50" {}
            stop offset="1" stop-color="#a86d2c" {}
        }
    }
}

/// The stone of the forge, lit from below by its coals.
fn slab() -> Markup {
    let [x, y, width, height] = layout::SLAB;
    html! {
        rect x=(x) y=(y) width=(width) height=(height) rx="12" fill="url(#dm-stone)" {}
        g.dm-cracks {
            @for crack in layout::CRACKS { path d=(crack) {} }
        }
        rect x=(x) y=(y) width=(width) height=(height) rx="12" fill="url(#dm-coals)" {}
        rect.dm-rim x=(x) y=(y) width=(width) height=(height) rx="12" {}
        @for (cx, cy) in [(x + 12.0, y + 12.0), (x + width - 12.0, y + 12.0), (x + 12.0, y + height - 12.0), (x + width - 12.0, y + height - 12.0)] {
            circle.dm-rivet cx=(cx) cy=(cy) r="5" {}
        }
        g transform=(layout::KNOT) { (ornament::knot_band(layout::WIDTH - 60.0)) }
    }
}

/// A drawing by name, in a square of this size.
pub(crate) fn glyph(name: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#dm-" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A drawing by name, to stand in text.
pub(crate) fn icon(name: &str, label: &str) -> Markup {
    html! { svg.dm-ico role="img" aria-label=(label) { use href={ "#dm-" (name) } {} } }
}

/// The resources as small chips in a row, from this place.
fn chips(resources: Resources, x: f32, y: f32, size: f32, step: f32) -> Markup {
    html! {
        @for (index, kind) in resources.each().enumerate() {
            (glyph(&format!("res-{}", kind.id()), x + index as f32 * step, y, size))
        }
    }
}

/// The resources as small chips in text.
fn chip_row(content: &Content, resources: Resources) -> Markup {
    html! { @for kind in resources.each() { (icon(&format!("res-{}", kind.id()), content.resource(kind))) } }
}

/// The name of an item's drawing.
pub(crate) fn item_glyph(content: &Content, item: Item) -> String {
    content.item(item).id.replace('_', "-")
}

/// The name of a Patron's portrait.
pub(crate) fn portrait(content: &Content, card: Card) -> String {
    format!("patron-{}", content.patron(card).id.replace('_', "-"))
}

/// The element of a Patron card, in a hand or in a court.
pub(crate) fn card_id(card: Card) -> String {
    format!("patron-{}", card.0)
}

/// The element of a pile of resources.
pub(crate) fn resource_pile(kind: Resource) -> String {
    format!("pile-{}", kind.id())
}

/// The element of a pile of items.
pub(crate) fn item_pile(content: &Content, item: Item) -> String {
    format!("pile-{}", item_glyph(content, item))
}

/// The element of a backpack.
pub(crate) fn pack_id(seat: Seat) -> String {
    format!("pack-{}", seat.0)
}

/// The element of a vault.
pub(crate) fn vault_id(vault: VaultId) -> String {
    format!("vault-{}", vault.0 + 1)
}

/// The element of a die.
pub(crate) fn die_id(content: &Content, die: crate::ids::Die) -> String {
    format!("die-{}", content.die(die))
}

/// The word for a card in element ids.
pub(crate) fn good_word(content: &Content, good: Good) -> String {
    match good {
        Good::Resource(kind) => kind.id().to_owned(),
        Good::Item(item) => item_glyph(content, item),
    }
}

/// What people call the phase.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Mulligan(_) => "Exchange",
        Phase::Mining { .. } => "Mining",
        Phase::Crafting | Phase::Looting { .. } | Phase::Omitting { .. } => "Crafting",
        Phase::Picking { .. } | Phase::Trading { .. } => "A power",
        Phase::Fulfilment
        | Phase::Smashing { .. }
        | Phase::Warding { .. }
        | Phase::Favour { .. }
        | Phase::Choosing { .. } => "Fulfilment",
        Phase::Banking | Phase::Trimming | Phase::Arranging { .. } => "Stowing",
        Phase::Over(_) => "Over",
    }
}

/// Whether the viewer is asked.
fn is_asked(view: &View, viewer: Viewer) -> bool {
    legal::asked(&view.open).is_some_and(|seat| viewer.is(seat))
}

/// The picture on the card in the hall: three dice before the forge.
pub(crate) fn emblem() -> Markup {
    let die = |x: i32, y: i32, turn: i32, fill: &str, side: &str, face: &str| {
        html! {
            g transform=(format!("translate({x} {y}) rotate({turn})")) {
                rect x="-31" y="-25" width="62" height="62" rx="13" fill=(side) {}
                rect x="-31" y="-31" width="62" height="62" rx="13" fill=(fill) stroke="#2a160a" stroke-width="1.5" {}
                (glyph(face, -23.0, -23.0, 46.0))
            }
        }
    };
    html! {
        svg.dm viewBox="0 0 240 170" role="img" aria-label="Dice before a forge" {
            defs { (symbols_named(&["gi", "gm", "face-iron", "face-mithril", "face-orc"])) (materials()) }
            rect width="240" height="170" fill="#1b1512" {}
            path d="M30 130V70Q120-30 210 70v60z" fill="url(#dm-stone)" {}
            path d="M62 130V84Q120 22 178 84v46z" fill="#120c08" {}
            path d="M62 130V84Q120 22 178 84v46z" fill="url(#dm-coals)" {}
            path d="M96 126q-6-26 12-40 0 14 10 18-2-26 10-40 2 30 16 40 8 12-4 22z" fill="#ffb84d" {}
            path d="M108 126q-2-16 10-24 2 10 12 14 4 6-2 10z" fill="#fff1b8" {}
            rect y="126" width="240" height="44" fill="#542815" {}
            rect y="126" width="240" height="3" fill="#a8743f" {}
            (die(62, 124, -12, "url(#dm-seam)", "#94763f", "face-iron"))
            (die(126, 134, 7, "url(#dm-lode)", "#6c4d70", "face-mithril"))
            (die(190, 122, 14, "url(#dm-orc)", "#1d1613", "face-orc"))
        }
    }
}
