//! The dice tray, what was mined, and the two signs that roll and go on.

use super::{die_id, glyph, is_asked, layout};
use crate::content::Theft;
use crate::goods::Resources;
use crate::ids::{Dice, Die, Resource};
use crate::legal;
use crate::state::{FavourStep, Phase, VaultSlot};
use crate::tray::{DieState, Face};
use crate::view::View;
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// The whole tray.
pub(crate) fn tray(view: &View, viewer: Viewer) -> Markup {
    let [x, y, width, height] = layout::TRAY;
    let layouts = &view.open.content.layouts;
    html! {
        rect x=(x) y=(y) width=(width) height=(height) rx="16" fill="url(#dm-leather)" {}
        rect.dm-tray-rim x=(x) y=(y) width=(width) height=(height) rx="16" {}
        rect.dm-stitch x=(x + 8.0) y=(y + 8.0) width=(width - 16.0) height=(height - 16.0) rx="11" {}
        path.dm-parting d="M303 580V760M597 580V760" {}
        @for (index, layout) in layouts.iter().enumerate() {
            text.dm-layout x=(layout::layout_middle(index)) y="594" { (layout.name) }
            g.dm-faces {
                @for (place, face) in layout.faces.iter().enumerate() {
                    @let x = layout::layout_middle(index) - 90.0 + place as f32 * 30.0;
                    rect x=(x) y="734" width="28" height="28" rx="5" {}
                    (glyph(face_glyph(*face), x + 2.0, 736.0, 24.0))
                }
            }
        }
        @for die in Dice::ALL.iter() { (one_die(view, die)) }
        (haul(view))
        (signs(view, viewer))
    }
}

/// The drawing of a face.
fn face_glyph(face: Face) -> &'static str {
    match face {
        Face::Resource(Resource::Iron) => "face-iron",
        Face::Resource(Resource::Gold) => "face-gold",
        Face::Resource(Resource::Powder) => "face-powder",
        Face::Resource(Resource::Crystal) => "face-crystal",
        Face::Resource(Resource::Mithril) => "face-mithril",
        Face::Artifact => "face-artifact",
        Face::Burglar => "face-burglar",
        Face::Orc => "face-orc",
    }
}

/// What people call a face.
pub(crate) fn face_name(face: Face) -> &'static str {
    match face {
        Face::Resource(Resource::Iron) => "Iron",
        Face::Resource(Resource::Gold) => "Gold",
        Face::Resource(Resource::Powder) => "Powder",
        Face::Resource(Resource::Crystal) => "Crystal",
        Face::Resource(Resource::Mithril) => "Mithril",
        Face::Artifact => "Artifact",
        Face::Burglar => "Burglar",
        Face::Orc => "Orc",
    }
}

/// A die, with its side below it; Orcs are dark and chained, spent dice lie flat.
fn one_die(view: &View, die: Die) -> Markup {
    let open = &view.open;
    let (at, half) = (layout::die(die), layout::DIE);
    let state = open.turn.tray.0[die.index()];
    let face = open.turn.tray.face(die);
    let layout = open.content.layouts[die.index() / 2].id.as_str();
    let is_orc = face == Some(Face::Orc);
    let is_fresh = matches!(open.phase, Phase::Mining { rolled } if rolled.contains(die));
    let fill = if is_orc { "url(#dm-orc)".to_owned() } else { format!("url(#dm-{layout})") };
    let (title, label) = match (state, face) {
        (DieState::Showing(_), Some(Face::Orc)) => {
            ("An Orc holds this die until the turn ends".to_owned(), "Orc, locked")
        }
        (DieState::Showing(_), Some(face)) => {
            (format!("Die {}: {}", open.content.die(die), face_name(face)), face_name(face))
        }
        (DieState::Spent, _) => ("This die is used up".to_owned(), "used"),
        (DieState::Unrolled | DieState::Showing(_), _) => ("Not rolled yet".to_owned(), ""),
    };
    html! {
        g class={ "die dm-die dm-die-" (layout) @if is_orc { " orc" } @if is_fresh { " fresh" } @if state == DieState::Spent { " spent" } }
            id=(die_id(&open.content, die)) transform=(format!("translate({:.1} {:.1}) rotate({})", at.x, at.y, layout::askew(die))) {
            g {
                title { (title) }
                rect.dm-die-side x=(-half) y=(8.0 - half) width=(half * 2.0) height=(half * 2.0) rx="17" {}
                rect.dm-die-face x=(-half) y=(-half) width=(half * 2.0) height=(half * 2.0) rx="17" fill=(fill) {}
                @if let Some(face) = face { (glyph(face_glyph(face), -33.0, -33.0, 66.0)) }
                @if is_orc { path.dm-chain d="M-54 18L54-22" {} path.dm-links d="M-54 18L54-22" {} }
            }
        }
        text.dm-state.dark[is_orc || state == DieState::Spent] x=(at.x) y="726" { (label) }
    }
}

/// DM-MINE-02, DM-BURG-01. What the dice give this turn.
fn haul(view: &View) -> Markup {
    let open = &view.open;
    let [x, y, width, height] = layout::HAUL;
    let resources = open.turn.tray.resources();
    let artifacts = open.turn.tray.artifacts();
    let has_rolled = !matches!(open.phase, Phase::Mulligan(_) | Phase::Over(_));
    html! {
        rect.dm-paper-bar x=(x) y=(y) width=(width) height=(height) rx="8" {}
        @if has_rolled { (mined(resources, artifacts, x + 14.0, y)) (burglars(view, x, y)) }
    }
}

fn mined(resources: Resources, artifacts: u8, x: f32, y: f32) -> Markup {
    let first = x + 74.0;
    let mut at = first;
    let mut next = |width: f32| {
        let here = at;
        at += width;
        here
    };
    html! {
        text.dm-haul.bold x=(x) y=(y + 26.0) { "Mined" }
        @if resources.is_empty() && artifacts == 0 { text.dm-haul x=(first) y=(y + 26.0) { "nothing to use" } }
        @for kind in resources.kinds() {
            @let here = next(60.0);
            text.dm-haul x=(here) y=(y + 26.0) { (resources.of(kind)) }
            (glyph(&format!("res-{}", kind.id()), here + 14.0, y + 7.0, 26.0))
        }
        @if artifacts > 0 {
            @let here = next(60.0);
            text.dm-haul x=(here) y=(y + 26.0) { (artifacts) }
            (glyph("face-artifact", here + 14.0, y + 6.0, 28.0))
        }
    }
}

/// DM-BURG-06. The Burglars, and what each number of them takes.
fn burglars(view: &View, x: f32, y: f32) -> Markup {
    let open = &view.open;
    let count = open.burglars();
    let is_used = open.turn.burglaries_left == 0;
    html! {
        (glyph("face-burglar", x + 12.0, y + 33.0, 26.0))
        @if count == 0 {
            text.dm-haul.soft x=(x + 46.0) y=(y + 52.0) { "no Burglars" }
        } @else if is_used {
            text.dm-haul.soft x=(x + 46.0) y=(y + 52.0) { "the burglar action is used" }
        }
        @if count > 0 && !is_used {
            @for tier in 1..=count {
                @let left = x + 46.0 + f32::from(tier - 1) * 115.0;
                g.dm-tier id={ "burglars-" (tier) } {
                    title { (tier) " Burglars: " (theft(open.content.tiers[usize::from(tier) - 1])) }
                    rect x=(left) y=(y + 33.0) width="110" height="26" rx="13" {}
                    text x=(left + 55.0) y=(y + 51.0) { (tier) " " (theft(open.content.tiers[usize::from(tier) - 1])) }
                }
            }
        }
    }
}

/// What a number of Burglars takes, in a word or two.
fn theft(theft: Theft) -> &'static str {
    match theft {
        Theft::Resource => "resource",
        Theft::Item => "item",
        Theft::FromVault => "from vault",
        Theft::Vault => "vault",
    }
}

/// Two brass signs: one rolls the marked dice, the other goes on.
fn signs(view: &View, viewer: Viewer) -> Markup {
    let asked = is_asked(view, viewer);
    let is_mining = matches!(view.open.phase, Phase::Mining { .. });
    let (first, second) = done_words(view.open.phase);
    html! {
        (sign("roll", layout::ROLL, "Roll", "marked dice", asked && is_mining))
        (sign("done", layout::DONE, first, second, asked))
        @if !asked && let Some(seat) = legal::asked(&view.open) { (waiting(seat)) }
    }
}

fn sign(id: &str, [x, y, width, height]: [f32; 4], first: &str, second: &str, is_open: bool) -> Markup {
    html! {
        g.dm-sign.plaque.shut[!is_open] id=(id) {
            title { (first) " " (second) }
            rect x=(x) y=(y) width=(width) height=(height) rx="10" {}
            text.bold x=(x + width / 2.0) y=(y + 27.0) { (first) }
            text x=(x + width / 2.0) y=(y + 48.0) { (second) }
        }
    }
}

/// Whose decision the table waits for, on the sign.
fn waiting(seat: Seat) -> Markup {
    let [x, y, ..] = layout::DONE;
    html! { (canvas::crest(seat, canvas::Spot::new(x + 4.0, y + 4.0), 14.0)) }
}

/// What going on means now.
fn done_words(phase: Phase) -> (&'static str, &'static str) {
    match phase {
        Phase::Mulligan(_) => ("Keep", "the rest"),
        Phase::Mining { .. } => ("Stop", "mining"),
        Phase::Crafting | Phase::Looting { .. } => ("End", "crafting"),
        Phase::Omitting { .. } => ("Enough", "left out"),
        Phase::Fulfilment | Phase::Smashing { .. } | Phase::Warding { .. } | Phase::Choosing { .. } => {
            ("End", "fulfilment")
        }
        Phase::Favour { step: FavourStep::Asked, .. } => ("Later", "keep the favour"),
        Phase::Favour { step: FavourStep::Placing { .. }, .. } => ("Do", "without it"),
        Phase::Picking { .. } | Phase::Trading { .. } | Phase::Favour { .. } => ("Enough", "taken"),
        Phase::Banking => ("Drop", "the Artifact"),
        Phase::Trimming => ("Keep these", "end the turn"),
        Phase::Arranging { slot: VaultSlot::Item, .. } => ("Leave all", "where it lay"),
        Phase::Arranging { .. } => ("Nothing", "in this slot"),
        Phase::Over(_) => ("The match", "is over"),
    }
}
