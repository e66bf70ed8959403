//! The pieces of a region: name, leader tile, warriors, buildings, envoys.

use super::{ids, layout};
use crate::content::Content;
use crate::ids::{Numbered, Region, Tile};
use crate::phase::Phase;
use crate::state::{Building, Land, Oath, Realm};
use canvas::{Crest, Spot, crest};
use engine::Seat;
use maud::{Markup, html};

/// All that stands in a region.
pub fn pieces(realm: &Realm, region: Region) -> Markup {
    let content = realm.content.content();
    let plan = layout::plan(content, region);
    html! {
        g.nh-pieces {
            @match *realm.land(region) {
                Land::Led { leader, warriors, oath } => {
                    @let hosts = oath.is_some_and(|oath| oath.guests > 0);
                    (troops(plan.troops.shift(if hosts && !plan.is_wide { -46.0 } else { 0.0 }, 0.0), warriors, if hosts { 3 } else { 6 }, None, None))
                    @if let Some(Oath { seat, guests, .. }) = oath {
                        @if guests > 0 {
                            (troops(plan.guests, guests, 3, Some(seat), Some(ids::troops(content, seat, region))))
                        }
                    }
                    (tile(content, region, leader, plan.tile))
                    @if let Some(oath) = oath { (envoys(content, region, oath, plan.envoys)) }
                }
                Land::Held { seat, warriors, building } => {
                    (house(seat, building, plan.house))
                    @let at = if building == Building::None { plan.army } else { plan.guard };
                    (troops(at, warriors, if building == Building::None { 6 } else { 3 }, Some(seat), Some(ids::troops(content, seat, region))))
                    @if let Some(fighters) = fighters(realm, region) {
                        text.nh-fighting x=(at.x) y=(at.y + 40.0) { (fighters) " fighting" }
                    }
                }
            }
        }
    }
}

/// How many of the region's warriors take part in an attack.
fn fighters(realm: &Realm, region: Region) -> Option<u8> {
    let attack = realm.phase.attack()?;
    let on = !matches!(realm.phase, Phase::Aftermath(..) | Phase::Target(..));
    (on && attack.from == region).then_some(attack.fighters)
}

/// The name of a region with its value, above everything else.
pub fn name(content: &Content, region: Region) -> Markup {
    let at = layout::plan(content, region).name;
    let data = &content.board.regions[region.index()];
    let half = data.name.chars().count() as f32 * 7.6;
    html! {
        g.nh-name transform=(at.translate()) pointer-events="none" {
            @if content.board.kings.contains(region) {
                use href="#nh-i-crown" x=(-half - 32.0) y="-20" width="28" height="18" {}
            }
            text { (data.name) }
            g transform={ "translate(" (half + 20.0) " -8)" } {
                circle.nh-coin r="16.500" fill="url(#nh-g-coin)" {}
                text.nh-value y="8.500" { (content.board.values[region.index()]) }
            }
        }
    }
}

/// Warriors as counted figures: one each as far as there is room, then a shield with their number.
fn troops(at: Spot, count: u8, most: u8, seat: Option<Seat>, id: Option<String>) -> Markup {
    let shown = count.min(most);
    let width = f32::from(shown) * 17.0 + 34.0;
    let left = at.x - width / 2.0;
    html! {
        g id=[id] class={ "nh-troops " (seat.map_or("nh-npc", |seat| Crest::of(seat).name())) } {
            title { (count) @if count == 1 { " warrior" } @else { " warriors" } }
            @for index in 0..shown {
                use href="#nh-warrior" x=(left + f32::from(index) * 17.0) y=(at.y - 34.0) width="30" height="48" {}
            }
            g.nh-count transform=(Spot::new(left + f32::from(shown) * 17.0 + 24.0, at.y - 4.0).translate()) {
                path d="M-14-15H14V2Q14 13 0 18Q-14 13-14 2Z" {}
                text y="8" { (count) }
                @if let Some(seat) = seat { (crest(seat, Spot::new(0.0, -27.0), 11.0)) }
            }
        }
    }
}

/// A leader tile with its three numbers in their non-player meaning.
fn tile(content: &Content, region: Region, leader: Tile, at: Spot) -> Markup {
    let data = content.tile(leader);
    let army = data.third;
    html! {
        g id=(ids::tile(content, region)) class={ "nh-tile" @if data.second.is_none() { " nh-guard" } } transform=(at.translate()) {
            title {
                (data.name) " " (data.epithet) ": recruits on " (data.first) " or more, "
                @match data.second { Some(number) => { "needs " (number) " envoys" } None => { "cannot be convinced" } }
                ", came with " (army)
            }
            rect.nh-tile-wood x="-70" y="-26" width="140" height="56" rx="5" {}
            rect.nh-tile-bone x="-66" y="-22" width="132" height="48" rx="3" {}
            text y="-2" { (data.name) }
            use href="#nh-i-die" x="-62" y="4" width="17" height="17" {}
            text.nh-digit x="-30" y="21" { (data.first) "+" }
            @match data.second {
                Some(number) => {
                    use href="#nh-i-envoy" x="-8" y="4" width="17" height="17" {}
                    text.nh-digit x="17" y="21" { (number) }
                }
                None => { use href="#nh-i-guards" x="-4" y="4" width="18" height="18" {} }
            }
            use href="#nh-i-helm" x="31" y="4" width="17" height="17" {}
            text.nh-digit x="57" y="21" { (army) }
        }
    }
}

/// Envoys, and how many would outbid them: a few as they are, many as a number.
fn envoys(content: &Content, region: Region, oath: Oath, at: Spot) -> Markup {
    let outbid = oath.envoys + 1;
    let shown = if oath.envoys > 2 { 1 } else { oath.envoys };
    let words = if oath.envoys > 2 { format!("×{} outbid {outbid}", oath.envoys) } else { format!("outbid {outbid}") };
    let (discs, scroll) = (f32::from(shown) * 22.0, words.chars().count() as f32 * 10.6 + 12.0);
    let left = -(discs + scroll) / 2.0;
    html! {
        g.nh-envoys id=(ids::envoys(content, region)) transform=(at.translate()) {
            title { (oath.envoys) " envoys; " (outbid) " would outbid them" }
            rect.nh-scroll x=(left + discs) y="-15" width=(scroll) height="30" rx="4" {}
            text x=(left + discs + scroll / 2.0 + 2.0) y="8" { (words) }
            @for index in 0..shown {
                (crest(oath.seat, Spot::new(left + 10.0 + f32::from(index) * 22.0, 0.0), 14.0))
            }
        }
    }
}

/// A longhouse, with a palisade around it if it is a Ring Fortress.
fn house(seat: Seat, building: Building, at: Spot) -> Markup {
    let crest = Crest::of(seat).name();
    html! {
        @match building {
            Building::None => {}
            Building::Settlement => {
                g class={ "nh-house " (crest) } {
                    title { "Settlement: one rune, recruits one" }
                    use href="#nh-hall" x=(at.x - 40.0) y=(at.y - 34.0) width="80" height="54" {}
                }
            }
            Building::Ring => {
                g class={ "nh-house " (crest) } {
                    title { "Ring Fortress: two runes, recruits the recruit size" }
                    use href="#nh-ring" x=(at.x - 56.0) y=(at.y - 44.0) width="112" height="84" {}
                }
            }
        }
    }
}
