//! The map: sea and land, who holds what, walls, attacks, and where Giants would strike.

use super::{chart, ids, layout, pieces};
use crate::content::{Content, Disaster};
use crate::ids::{Border, God, Numbered, Region};
use crate::phase::Phase;
use crate::state::{Land, Realm};
use crate::view::View;
use canvas::{Crest, Spot};
use maud::{Markup, PreEscaped, html};

const SYMBOLS: &str = include_str!("symbols.svg");
const SEA: &str = include_str!("sea.svg");

/// The board as one picture.
pub fn board(view: &View) -> Markup {
    let realm = &view.realm;
    let content = realm.content.content();
    let chart = chart::of(content);
    html! {
        svg.norseheim viewBox=(layout::VIEW_BOX) role="img" aria-label="Map of Norseheim" {
            defs { (PreEscaped(SYMBOLS)) (chart.definitions) }
            rect.nh-frame x="92" y="14" width="1436" height="1068" {}
            rect x="92" y="14" width="1436" height="972" fill="url(#nh-vellum)" {}
            @for wash in ["w1", "w2", "w3", "w4"] { g class={ "wash " (wash) } { (every_shape(content)) } }
            (PreEscaped(SEA))
            g.coast filter="url(#nh-relief)" { (every_shape(content)) }
            g.nh-land { @for region in Region::every() { (ground(realm, region)) } }
            g.borders { path d=(chart.borders) {} }
            g.coastline { path d=(chart.coast) {} }
            g.nh-rims { @for region in Region::every() { (rim(realm, region)) } }
            @for number in 0..content.board.borders.len() { (border(realm, Border::numbered(number as u8))) }
            (arrow(realm))
            @for region in Region::every() { (pieces::pieces(realm, region)) }
            @for region in Region::every() { (pieces::name(content, region)) }
            @for region in Region::every() { (blow(realm, region)) }
            rect x="92" y="14" width="1436" height="972" fill="url(#nh-vignette)" pointer-events="none" {}
            @for god in God::ALL { (plate(view, god)) }
            (super::rail::rail(realm))
        }
    }
}

/// The shapes of all regions.
fn every_shape(content: &Content) -> Markup {
    html! { @for region in &content.board.regions { use href={ "#nh-shape-" (region.id) } {} } }
}

/// One region: its ground, the colour of whoever holds it or has its vote, its landscape.
fn ground(realm: &Realm, region: Region) -> Markup {
    let content = realm.content.content();
    let data = &content.board.regions[region.index()];
    let landscape = &content.board.landscapes[content.board.landscape_of[region.index()].index()];
    let shape = format!("#nh-shape-{}", data.id);
    let land = realm.land(region);
    let owner = land.holder().map(|seat| Crest::of(seat).name());
    let voter = land.oath().map(|oath| Crest::of(oath.seat).name());
    let king = content.board.kings.contains(region);
    html! {
        g id=(ids::region(content, region)) class={ "nh-region nh-" (landscape.id) } {
            title { (title(realm, region)) }
            use.nh-ground href=(shape) {}
            g clip-path={ "url(#nh-clip-" (data.id) ")" } {
                use.nh-shade href=(shape) {}
                @if king { use.nh-royal href=(shape) {} }
                @if let Some(owner) = owner { g class=(owner) { use.nh-owner href=(shape) {} } }
                @if let Some(voter) = voter { g class=(voter) { use.nh-vow href=(shape) {} } }
                @if is_struck(realm, region) { use.nh-doom href=(shape) {} }
            }
            use href={ "#nh-terrain-" (data.id) } {}
        }
    }
}

/// What a region is, in words.
fn title(realm: &Realm, region: Region) -> String {
    let content = realm.content.content();
    let board = &content.board;
    let landscape = &board.landscapes[board.landscape_of[region.index()].index()].name;
    let value = board.values[region.index()];
    let text = &board.regions[region.index()].text;
    format!("{}: {landscape}, value {value}. {text}", board.name(region))
}

/// What lights up around a region in an attack, and shields.
fn rim(realm: &Realm, region: Region) -> Markup {
    let shape = format!("#nh-shape-{}", realm.content.board.regions[region.index()].id);
    let attack = realm.phase.attack();
    html! {
        @if attack.is_some_and(|attack| attack.to == region) { use.nh-rim.nh-target href=(shape) {} }
        @if attack.is_some_and(|attack| attack.from == region) { use.nh-rim href=(shape) {} }
        @if realm.shielded.contains(region) { use.nh-rim.nh-shielded href=(shape) {} }
    }
}

/// A border: a place to build, and the Danevold if one stands there.
fn border(realm: &Realm, border: Border) -> Markup {
    let content = realm.content.content();
    let [one, other] = layout::ends(content, border);
    let at = layout::border(content, border);
    let walled = realm.danevolds.contains(border);
    let reach = |part: f32| one.towards(other, part);
    let (from, to) = (reach(0.12), reach(0.88));
    html! {
        g.nh-border id=(ids::border(content, border)) {
            title { (content.board.border_name(border)) @if walled { ": a Danevold doubles the defence" } }
            line.nh-crossing x1=(from.x) y1=(from.y) x2=(to.x) y2=(to.y) {}
            @if walled {
                line.nh-bank x1=(from.x + 3.0) y1=(from.y + 9.0) x2=(to.x + 3.0) y2=(to.y + 9.0) {}
                path.nh-stakes d=(stakes(from, to)) {}
                line.nh-stakes-rail x1=(from.x) y1=(from.y - 3.0) x2=(to.x) y2=(to.y - 3.0) {}
                g.nh-twice transform=(at.shift(0.0, 28.0).translate()) {
                    rect x="-24" y="-15" width="48" height="29" rx="6" {}
                    text y="8" { "×2" }
                }
            }
        }
    }
}

fn stakes(from: Spot, to: Spot) -> String {
    let count = (from.distance(to) / 9.5).max(3.0) as usize;
    (0..=count).fold(String::new(), |path, step| {
        let Spot { x, y } = from.towards(to, step as f32 / count as f32);
        path + &format!("M{:.0} {:.0}v-22l4.500-8 4.500 8v22z", x - 4.5, y + 9.0)
    })
}

/// The arrow of an attack.
fn arrow(realm: &Realm) -> Markup {
    let content = realm.content.content();
    let (seat, from, to) = match (&realm.phase, realm.phase.attack()) {
        (Phase::Commit { turn, from, to, .. }, _) => (turn.seat, *from, *to),
        (_, Some(attack)) => (attack.attacker, attack.from, attack.to),
        _ => return html! {},
    };
    let centre = |region: Region| {
        let [x, y] = content.board.regions[region.index()].at;
        Spot::new(x, y)
    };
    let (start, end) = (centre(from).towards(centre(to), 0.28), centre(from).towards(centre(to), 0.66));
    let bend = start.towards(end, 0.5).shift((end.y - start.y) * 0.18, (start.x - end.x) * 0.18);
    let path = format!("M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}", start.x, start.y, bend.x, bend.y, end.x, end.y);
    let (dx, dy) = (end.x - bend.x, end.y - bend.y);
    let angle = dy.atan2(dx).to_degrees();
    html! {
        g class={ "nh-arrow " (Crest::of(seat).name()) } {
            path.nh-under d=(path) {}
            path.nh-over d=(path) {}
            path.nh-tip d="M-16-24 26 0-16 24-6 0z" transform={ (end.translate()) " rotate(" (angle) ")" } {}
        }
    }
}

/// Whether an uncovered Giant would strike the region.
fn is_struck(realm: &Realm, region: Region) -> bool {
    !blows(realm, region).is_empty()
}

/// What uncovered Giants would do to the region, in a sign each.
fn blows(realm: &Realm, region: Region) -> Vec<String> {
    let content = realm.content.content();
    let landscape = content.board.landscape_of[region.index()];
    let awake = realm.awake.iter().filter(|woken| woken.cover.is_none()).map(|woken| content.giant(woken.giant));
    awake
        .filter(|giant| giant.landscape == landscape)
        .flat_map(|giant| giant.effects.iter().filter_map(|effect| sign(content, realm.land(region), *effect)))
        .collect()
}

fn sign(_content: &Content, land: &Land, effect: Disaster) -> Option<String> {
    match effect {
        Disaster::LoseWarriors { count } => Some(format!("−{count}")),
        Disaster::CapWarriors { keep } => Some(format!("≤{keep}")),
        Disaster::DamageBuildings { .. } => land.holder().map(|_| "⌂−".to_owned()),
        Disaster::RazeDanevolds => None,
        Disaster::LoseAp { per_region } => land.holder().map(|_| format!("AP−{per_region}")),
        Disaster::LoseMarkers { count } => land.oath().map(|_| format!("envoy −{count}")),
        Disaster::BarRecruiting { .. } => Some("no levy".to_owned()),
        Disaster::BarAttacks { .. } => Some("no war".to_owned()),
    }
}

/// The Giant's foot over a region that would be struck.
fn blow(realm: &Realm, region: Region) -> Markup {
    let blows = blows(realm, region);
    if blows.is_empty() {
        return html! {};
    }
    let text = blows.join(" ");
    let width = 52.0 + text.chars().count() as f32 * 14.5;
    let plan = layout::plan(realm.content.content(), region);
    // In a row that is free: that of the envoys, or between name and pieces where a player holds the region.
    let at = match realm.land(region) {
        _ if plan.is_wide => plan.blow,
        Land::Led { oath: None, .. } => plan.envoys,
        Land::Led { oath: Some(_), .. } => plan.name.shift(8.0, -38.0),
        Land::Held { .. } => plan.blow,
    };
    html! {
        g.nh-blow transform=(at.translate()) pointer-events="none" {
            rect x=(-width / 2.0) y="-19" width=(width) height="38" rx="19" {}
            use href="#nh-i-foot" x=(-width / 2.0 + 8.0) y="-13" width="20" height="26" {}
            text x="14" y="9" { (text) }
        }
    }
}

/// A god in a corner: called or free, and the top card of the deck.
fn plate(view: &View, god: God) -> Markup {
    let realm = &view.realm;
    let content = realm.content.content();
    let called = realm.called.contains(god);
    let deck = view.gods[god.index()];
    let guards =
        realm.awake.iter().find(|woken| woken.cover == Some(god)).map(|woken| &content.giant(woken.giant).name);
    let line = match (deck.top, deck.left) {
        (_, 0) => "no cards left".to_owned(),
        (Some(card), _) => content.card(card).name.clone(),
        (None, left) => format!("{left} cards, face down"),
    };
    // Long names are set a little narrower, so that they stay on the plate.
    let squeeze = (line.chars().count() > 20).then_some("228");
    let state = match (called, guards) {
        (true, Some(_)) => "guards",
        (true, None) => "waits",
        (false, _) => "",
    };
    html! {
        g id=(ids::god(god)) class={ "nh-god" @if called { " nh-called" } } transform=(layout::god(god).translate()) {
            title {
                (god.name()) @if let Some(giant) = guards { " guards against " (giant) "." }
                @if let Some(card) = deck.top { " On top: " (content.card(card).name) ". " (content.card(card).text) }
            }
            rect.nh-plate width="320" height="78" rx="10" {}
            rect.nh-inlay x="5" y="5" width="310" height="68" rx="7" {}
            circle.nh-disc cx="42" cy="39" r="31" {}
            use href={ "#nh-god-" (god.name().to_lowercase()) } x="20" y="17" width="44" height="44" {}
            text.nh-god-name x="82" y="33" { (god.name()) @if !state.is_empty() { tspan.nh-god-state dx="10" { (state) } } }
            text.nh-god-card x="82" y="61" textLength=[squeeze] lengthAdjust=[squeeze.map(|_| "spacingAndGlyphs")] { (line) }
        }
    }
}
