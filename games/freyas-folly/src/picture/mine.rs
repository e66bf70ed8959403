//! The board: the mine with its lanterns, its caverns, and the dwarfs in it.

use super::symbols::gem;
use super::{layout, mountain, names, symbols};
use crate::cards::Ability;
use crate::jewels::{Colour, Jewel, Size};
use crate::mine::Spot as Place;
use crate::phase::Phase;
use crate::state::{Carried, Dwarf, DwarfNo, Whereabouts};
use crate::{Open, View, ids, log};
use canvas::{Crest, Spot};
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// The whole board.
pub fn board(view: &View, viewer: Viewer) -> Markup {
    let open = &view.open;
    let mine = &open.contents.mine;
    html! {
        svg.freyas-folly.own-light viewBox=(layout::VIEW_BOX) role="group" aria-label="The mine" {
            (symbols::defs())
            (mountain::defs())
            (mountain::backdrop(mine))
            (names::galleries())
            @for place in mine.caverns() { (cavern(open, place)) }
            g.lamplight aria-hidden="true" {
                @for place in mine.lanterns() {
                    @let at = layout::spot(mine, place);
                    circle cx=(at.x) cy=(at.y) r="112" fill="url(#ff-lamplight)" {}
                }
            }
            @for place in mine.lanterns() { (lantern(open, place)) }
            g.gate id="gate" {
                title { "The entrance: out of the mine" }
                path.halo d="M744 88V16C744 -26 856 -26 856 16V88Z" {}
                (mountain::gate())
            }
            (leaps(open, viewer))
            @for (seat, number) in from_back_to_front(open) { (dwarf(open, viewer, seat, number)) }
            (names::caverns(open))
            (legend(open))
        }
    }
}

fn cavern(open: &Open, place: Place) -> Markup {
    let mine = &open.contents.mine;
    let (at, jewels) = (layout::spot(mine, place), open.jewels_at(place));
    let all: Vec<Jewel> = jewels.each().collect();
    let spots = layout::ring(all.len());
    let crowded = all.len() > 6;
    let class = if all.is_empty() { "cavern emptied" } else { "cavern" };
    html! {
        g class=(class) id=(ids::spot(&open.contents, place)) {
            title { (mine.name(place)) ": " (log::list(jewels, &open.contents)) }
            path.wall d=(layout::wall(at, place.0, 1.0)) {}
            path.inner d=(layout::wall(at.shift(0.0, 2.0), place.0, 0.89)) {}
            ellipse.floor cx=(at.x) cy=(at.y + 26.0) rx="52" ry="18" {}
            path.teeth d=(teeth(at, place.0)) {}
            path.halo d=(layout::wall(at, place.0, 1.02)) {}
            @if all.is_empty() { (rubble(at)) }
            @for (jewel, spot) in all.iter().zip(&spots) {
                circle.shine cx=(at.x + spot.x) cy=(at.y + spot.y) r="30" fill={ "url(#ff-glow-" (jewel.colour().id()) ")" } {}
            }
            @for jewel in jewels.types() {
                g.gem id=(ids::gem(&open.contents, place, jewel)) {
                    title { (log::name(jewel, &open.contents)) }
                    @for (_, spot) in all.iter().zip(&spots).filter(|(each, _)| **each == jewel) {
                        @let size = match (crowded, jewel.is_large()) { (true, _) => 28.0, (false, true) => 46.0, (false, false) => 38.0 };
                        (gem(jewel, at.shift(spot.x, spot.y), size, 27.0))
                    }
                }
            }
        }
    }
}

fn teeth(at: Spot, seed: u8) -> String {
    let long = |step: u32| (14 + (u32::from(seed) * 7 + step * 5) % 10) as f32;
    let tooth = |(x, step): (f32, u32)| {
        let (left, top, long) = (at.x + x, at.y - 50.0 + x.abs() * 0.12, long(step));
        format!("M{left:.0} {top:.0}l6 {long:.0}l6 -{long:.0}Z")
    };
    [-42.0, -18.0, 8.0, 32.0].into_iter().zip(0..).map(tooth).collect::<Vec<String>>().concat()
}

fn rubble(at: Spot) -> Markup {
    html! {
        g.rubble transform=(at.shift(-40.0, -6.0).translate()) {
            path d="M6 34L14 20L26 24L30 34ZM28 35L36 22L48 20L54 35ZM52 34L60 26L72 34Z" {}
            path.pick d="M22 30L42 -6M20 0Q40 -18 60 4Q44 -6 38 0Q30 -6 20 0Z" {}
        }
    }
}

fn lantern(open: &Open, place: Place) -> Markup {
    let mine = &open.contents.mine;
    let at = layout::spot(mine, place);
    html! {
        g.lantern id=(ids::spot(&open.contents, place)) transform=(at.translate()) {
            title { (mine.name(place)) " (" (mine.id(place)) ")" }
            ellipse cx="0" cy="4" rx="35" ry="31" fill="#0b0705" {}
            ellipse cx="0" cy="0" rx=(layout::LANTERN.0) ry=(layout::LANTERN.1) fill="#6e543d" stroke="#20150d" stroke-width="2" {}
            ellipse.plinth cx="0" cy="-1" rx="26" ry="23" {}
            circle.halo r="41" {}
            @if open.who_stands(place).is_none() { use href="#ff-lamp" x="-20" y="-33" width="40" height="55" {} }
        }
    }
}

/// Where one dwarf alone decides about his way, each destination says how many dwarfs he would pass.
fn leaps(open: &Open, viewer: Viewer) -> Markup {
    let walking = match open.phase {
        Phase::Entering(turn, ability) => Some((turn.seat, Place::OUTSIDE, Carried::given(ability))),
        Phase::Hurrying(turn, walk) => {
            let dwarf = open.dwarf(turn.seat, walk.dwarf);
            dwarf.spot().map(|spot| (turn.seat, spot, dwarf.carries))
        }
        _ => None,
    };
    let Some((seat, from, carries)) = walking.filter(|(seat, ..)| viewer.is(*seat)) else { return Markup::default() };
    let mine = &open.contents.mine;
    html! {
        g.leaps aria-hidden="true" {
            @for to in open.reach(open.crowd(seat), from, carries) {
                @let at = if to == Place::OUTSIDE { Spot::new(800.0, -66.0) } else { layout::spot(mine, to).shift(38.0, -40.0) };
                g transform=(at.translate()) {
                    rect x="-34" y="-19" width="68" height="38" rx="19" {}
                    path d="M-25 6Q-18 -14 -8 -3" {}
                    text x="12" y="9" { (mine.between(from, to).len()) }
                }
            }
        }
    }
}

/// Those further down are drawn later, so that shadows fall right.
fn from_back_to_front(open: &Open) -> Vec<(Seat, DwarfNo)> {
    let mut all: Vec<(i32, Seat, DwarfNo)> = open
        .all_seats()
        .flat_map(|seat| (0..usize::from(open.team)).map(move |index| (seat, DwarfNo::of(index))))
        .filter_map(|(seat, number)| layout::dwarf(open, seat, number).map(|(at, _)| (at.y as i32, seat, number)))
        .collect();
    all.sort();
    all.into_iter().map(|(_, seat, number)| (seat, number)).collect()
}

fn dwarf(open: &Open, viewer: Viewer, seat: Seat, number: DwarfNo) -> Markup {
    let dwarf = open.dwarf(seat, number);
    let Some((at, scale)) = layout::dwarf(open, seat, number) else { return Markup::default() };
    let is_mine = viewer.is(seat);
    html! {
        g id=(ids::dwarf(seat, number)) transform=(at.translate()) class={ "dwarf " (Crest::of(seat).name()) @if is_mine { " mine" } } {
            title { "Dwarf " (number.0) ", " (told(open, dwarf)) }
            g transform={ "scale(" (scale) ")" } {
                ellipse cx="4" cy="34" rx="38" ry="13" fill="#000" opacity=".5" {}
                circle.halo r="46" {}
                circle.side cy="6" r="37" fill="currentColor" {}
                circle.disk r="37" fill="currentColor" {}
                circle r="30.5" fill="url(#ff-disk)" stroke="#fff5dd" stroke-opacity=".4" stroke-width="2" {}
                use href="#ff-face" x="-31" y="-33" width="62" height="62" {}
                @if !dwarf.barrow.is_empty() { (barrow(dwarf)) }
                g.number transform="translate(-27 -25)" { circle r="17" {} text y="9" { (number.0) } }
                g.crest-mark transform="translate(28 -25)" {
                    circle r="17" fill="currentColor" {}
                    g color="#fff" transform="scale(.8) translate(-16 -16)" { (Crest::of(seat).animal()) }
                }
                @if let Some(carried) = dwarf.carries { (marker(carried, dwarf.barrow.is_empty())) }
            }
        }
    }
}

fn told(open: &Open, dwarf: &Dwarf) -> String {
    let place = match dwarf.at {
        Whereabouts::Mine(spot) => format!("at {}", open.contents.mine.name(spot)),
        Whereabouts::Outside => "outside".to_owned(),
        Whereabouts::Gone => "gone".to_owned(),
    };
    let load = if dwarf.barrow.is_empty() {
        "empty".to_owned()
    } else {
        format!("with {}", log::list(dwarf.barrow, &open.contents))
    };
    let carried = dwarf.carries.map(|carried| format!(", carries {}", open.contents.ability(carried.ability()).name));
    format!("{place}, {load}{}", carried.unwrap_or_default())
}

/// FF-COLLECT-05. The loaded side of the disk: a barrow with the jewels on it, as many as fit, and their number.
fn barrow(dwarf: &Dwarf) -> Markup {
    let mut jewels: Vec<Jewel> = dwarf.barrow.each().collect();
    jewels.reverse();
    html! {
        g.barrow transform="translate(0 24)" {
            @for (index, jewel) in jewels.iter().take(4).enumerate() {
                @let size = if jewel.is_large() { 27.0 } else { 21.0 };
                @let x = index as f32 * 19.0 - 29.0 - size / 2.0;
                @if jewel.is_large() { use href="#ff-claw" x=(x) y=(-15.0 - size / 2.0) width=(size) height=(size) {} }
                use href={ "#ff-" (jewel.colour().id()) } x=(x + if jewel.is_large() { 3.0 } else { 0.0 }) y=(-15.0 - size / 2.0 + if jewel.is_large() { 3.0 } else { 0.0 })
                    width=(if jewel.is_large() { 21.0 } else { size }) height=(if jewel.is_large() { 21.0 } else { size }) {}
            }
            path d="M-42 -8H42L33 14H-31Z" fill="#8a5c34" stroke="#120b07" stroke-width="2.5" {}
            path d="M-37 -1H38M-34 7H35" stroke="#5c3a1d" stroke-width="2" {}
            path d="M-42 -8H42" stroke="#c99356" stroke-width="3" {}
            circle cx="0" cy="13" r="17" fill="#2a2018" stroke="#c08a4b" stroke-width="3" {}
            text y="22" { (jewels.len()) }
        }
    }
}

/// FF-ABILITY-07, FF-STRENGTH-03. The marker on the dwarf; on a strong one the turns that are left.
fn marker(carried: Carried, is_empty: bool) -> Markup {
    let (x, y) = if is_empty { (0, 36) } else { (38, 8) };
    html! {
        g.marker transform={ "translate(" (x) " " (y) ")" } {
            circle r="19" {}
            use href={ "#ff-" (carried.ability().id()) } x="-14" y="-14" width="28" height="28" {}
        }
        @if let Carried::Strong(turns) = carried {
            g.strong { circle r="44" {} }
            g.why transform="translate(-75 -76)" {
                rect x="0" y="-20" width="150" height="38" rx="8" {}
                text x="75" y="8" { "no passing " (turns) }
            }
        }
    }
}

/// Which shape and letter is which jewel, on both sides of the gate.
fn legend(open: &Open) -> Markup {
    let colour = |colour, x| (Jewel::new(colour, Size::Small), x, open.contents.colour(colour).to_lowercase());
    let size = |size, x, word: &str| (Jewel::new(Colour::Ruby, size), x, word.to_owned());
    let left = [(Colour::Ruby, 24.0), (Colour::Emerald, 144.0), (Colour::Sapphire, 316.0), (Colour::Amethyst, 496.0)];
    let right = [colour(Colour::Amber, 24.0), size(Size::Small, 178.0, "small"), size(Size::Large, 326.0, "large")];
    html! {
        (legend_row((16, 692), &left.map(|(named, x)| colour(named, x))))
        (legend_row((944, 446), &right))
    }
}

fn legend_row((left, width): (u32, u32), signs: &[(Jewel, f32, String)]) -> Markup {
    html! {
        g.legend transform={ "translate(" (left) " -96)" } aria-hidden="true" {
            rect width=(width) height="46" rx="10" {}
            @for (jewel, x, word) in signs {
                (gem(*jewel, Spot::new(*x, 23.0), if jewel.size() == Size::Large { 44.0 } else { 36.0 }, 27.0))
                text x=(x + 26.0) y="32" { (word) }
            }
        }
    }
}

/// The mark of an ability in words, for the seat lines.
pub fn ability_title(open: &Open, ability: Ability, bearer: Option<DwarfNo>) -> String {
    let name = &open.contents.ability(ability).name;
    bearer.map_or_else(|| format!("{name} in hand"), |number| format!("{name} on dwarf {}", number.0))
}
