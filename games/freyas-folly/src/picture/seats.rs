//! What stands beside each player's name: dwarfs, jewels, cards, abilities, points.

use super::mine::ability_title;
use super::symbols::{ability_icon, gem_icon};
use crate::phase::Phase;
use crate::rules::scoring;
use crate::state::{DwarfNo, Whereabouts};
use crate::{Open, View, ids, log};
use canvas::Crest;
use engine::Seat;
use maud::{Markup, html};

/// The two lines of a seat.
pub fn line(view: &View, seat: Seat) -> Markup {
    let open = &view.open;
    let player = open.player(seat);
    let penalty: i32 = player.held.iter().map(|card| i32::from(open.contents.setting(card).penalty)).sum();
    let is_over = matches!(open.phase, Phase::Over(_));
    html! {
        div class={ "ff ff-seat " (Crest::of(seat).name()) } {
            div.ff-row {
                span.ff-pips title="dwarfs: outside, in the mine, gone" {
                    @for index in 0..usize::from(open.team) { (pip(open, seat, DwarfNo::of(index))) }
                }
                @for ability in player.abilities().iter() {
                    span.ff-holds title=(ability_title(open, ability, player.bearer(ability))) { (ability_icon(ability)) }
                }
                @if penalty > 0 {
                    span.ff-risk title="held settings and what they cost if never completed" { (player.held.len()) " held −" (penalty) }
                }
                @if player.tokens > 0 {
                    span.ff-holds title="Free Action tokens" {
                        svg.ff-gem viewBox="0 0 44 44" aria-hidden="true" { use href="#ff-token" width="44" height="44" {} }
                        b { (player.tokens) }
                    }
                }
                @if !is_over && may_end(open, seat) { span.chip.no { "can end the game" } }
                b.points title=(if is_over { "points" } else { "points if the game ended now" }) { (scoring::points(open, seat, scoring::ender(open))) }
            }
            div.ff-row {
                @for (jewel, count) in player.home.counts() {
                    span.ff-pile id=(ids::loot(seat, jewel)) title={ (log::name(jewel, &open.contents)) " at home" } {
                        (gem_icon(jewel)) b { (count) }
                    }
                }
                @for (index, dwarf) in player.dwarfs.iter().enumerate().filter(|(_, dwarf)| !dwarf.barrow.is_empty()) {
                    span.ff-barrow title={ "in the barrow of dwarf " (index + 1) } {
                        i { (index + 1) }
                        @for jewel in dwarf.barrow.each() { (gem_icon(jewel)) }
                    }
                }
            }
        }
    }
}

/// A dwarf as a dot: hollow outside, full in the mine, struck out when gone.
fn pip(open: &Open, seat: Seat, number: DwarfNo) -> Markup {
    let dwarf = open.dwarf(seat, number);
    let class = match dwarf.at {
        Whereabouts::Outside => "ff-pip out",
        Whereabouts::Mine(_) if dwarf.barrow.is_empty() => "ff-pip in",
        Whereabouts::Mine(_) => "ff-pip in loaded",
        Whereabouts::Gone => "ff-pip gone",
    };
    html! { i class=(class) { (number.0) } }
}

/// FF-END-01, FF-END-02. Whether the player could end the game with what is ready at home.
fn may_end(open: &Open, seat: Seat) -> bool {
    let player = open.player(seat);
    let ready = || player.held.iter().any(|card| player.home.contains(open.contents.setting(card).needs));
    let quota = player.dwarfs_left() == 1 && ready();
    let one_link_left = open.links_made() + 1 == open.contents.limits.brisingamen_spaces;
    let link = || open.display.iter().any(|card| player.home.contains(open.contents.link(card).needs));
    player.has_outside() && (quota || one_link_left && link())
}
