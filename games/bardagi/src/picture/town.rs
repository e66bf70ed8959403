//! The player boards: buildings, storage, treasure, tiles, and what the coming Claim will bring.

use crate::face::names;
use crate::rules::{building, claiming};
use crate::state::Place;
use crate::{Bardagi, Building, Good, Kind, Rune, Unit, View};
use canvas::{Crest, crest::badge};
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// The viewer's own board.
pub(crate) fn town(view: &View, game: &Bardagi, seat: Seat) -> Markup {
    let player = game.player(seat);
    let seen = &view.players[seat.index()];
    html! {
        div class={ "ba-town " (Crest::of(seat).name()) } {
            div."ba-buildings" { @for building in Building::ALL { (one_building(game, seat, building)) } }
            div."ba-goods" {
                @for good in Good::ALL {
                    @let count = player.storage[good.index()];
                    span."ba-good"."ba-full"[count == game.storage_limit(seat)] id=(names::good(good)) tabindex="0" {
                        svg viewBox="-16 -16 32 32" aria-hidden="true" { use href={ "#ba-g-" (good.word()) } {} }
                        b { (count) "/" (game.storage_limit(seat)) } small { (good.word()) }
                    }
                }
            }
            div."ba-treasure" {
                span."ba-good" id="purse" tabindex="0" {
                    svg viewBox="-16 -16 32 32" aria-hidden="true" { use href="#ba-g-gold" {} }
                    b { (player.gold) } small { "gold" }
                }
                span."ba-good" id="town-square" tabindex="0" {
                    svg viewBox="-19 -16 38 34" aria-hidden="true" { use href="#ba-p-disk" {} }
                    b { (player.recruits) } small { "recruits" }
                }
                span."ba-good" {
                    svg viewBox="-16 -16 34 34" aria-hidden="true" { use href="#ba-p-axe" {} }
                    b { (player.axes) } small { "axes" }
                }
                @if let Some(runes) = seen.runes {
                    @for rune in Rune::ALL {
                        @if runes[rune.index()] > 0 {
                            span."ba-good" id=(names::held(rune)) tabindex="0" {
                                svg viewBox="-17 -17 34 34" aria-hidden="true" { use href={ "#ba-r-" (rune.word()) } {} }
                                b { (runes[rune.index()]) } small { (rune.word()) }
                            }
                        }
                    }
                }
            }
            @if player.place(Unit::Berserkur) == Place::Town && player.home.is_some() {
                p."ba-warn" { "Your Berserkur is beaten: a Virki refill by Kaupmadur brings him back." }
            }
            p."ba-claim" { b { "Next Claim: " } (next_claim(game, seat)) }
        }
    }
}

fn one_building(game: &Bardagi, seat: Seat, which: Building) -> Markup {
    let player = game.player(seat);
    let (disks, limit) = (player.disks[which.index()], game.disk_limit(seat, which));
    let good = game.content.refill_good[which.index()];
    let room = game.content.upgrades.slots_per_building - building::slots_used(game, seat, which);
    html! {
        div."ba-building" id=(names::building(which)) tabindex="0" {
            b { (which.word()) " " span { (disks) "/" (limit) } }
            span."ba-pips" { @for index in 0..limit { i."ba-on"[index < disks] {} } }
            small { (which.unit().word()) }
            small."ba-refill" title={ "A refill costs " (game.content.units.refill_cost) " " (good.word()) } {
                "refill " (game.content.units.refill_cost)
                svg viewBox="-16 -16 32 32" role="img" aria-label=(good.word()) { use href={ "#ba-g-" (good.word()) } {} }
            }
            @for tile in player.tiles {
                @let data = game.content.content().tile(tile);
                @if data.building == which { span."ba-own" id=(names::own_tile(&data.id)) tabindex="0" title=(data.text) { (data.name) } }
            }
            @if room > 0 { small."ba-room" { "room for " (room) } }
        }
    }
}

/// BA-CLAIM-01, BA-CLAIM-02. What the Claim would bring if it were now.
pub(crate) fn next_claim(game: &Bardagi, seat: Seat) -> String {
    let units = claiming::yields(game, seat);
    let glory =
        u16::from(game.player(seat).owned.len()) * game.content.glory.per_area + claiming::tile_glory(game, seat);
    let gold =
        u16::from(units[Kind::Gold.index()]) + claiming::tile_gold(game, seat) + claiming::village_gold(game, seat);
    let mut parts = vec![format!("{glory} glory")];
    if gold > 0 {
        parts.push(format!("{gold} gold"));
    }
    let names = [
        (Kind::Forest, "timber"),
        (Kind::Quarry, "stone"),
        (Kind::Iron, "iron"),
        (Kind::Sheep, "wool or meat"),
        (Kind::Cattle, "hide or meat"),
        (Kind::Village, "recruits"),
    ];
    for (kind, name) in names {
        match units[kind.index()] {
            0 => {}
            1 => parts.push(format!("1 {}", name.trim_end_matches('s'))),
            more => parts.push(format!("{more} {name}")),
        }
    }
    parts.join(", ")
}

/// Everybody's board in two lines.
pub(crate) fn rivals(view: &View, game: &Bardagi, viewer: Viewer) -> Markup {
    html! {
        div."ba-rivals" {
            @for seat in game.all_seats().filter(|seat| !viewer.is(*seat)) {
                @let player = game.player(seat);
                div."ba-rival" {
                    (badge(seat))
                    span {
                        @for building in Building::ALL {
                            span."ba-fact" { (building.word()) " " b { (player.disks[building.index()]) "/" (game.disk_limit(seat, building)) } }
                        }
                        @for good in Good::ALL {
                            @if player.storage[good.index()] > 0 { span."ba-fact" { (good.word()) " " b { (player.storage[good.index()]) } } }
                        }
                        @if player.place(Unit::Berserkur) == Place::Town && player.home.is_some() { span."ba-fact" { "Berserkur beaten" } }
                        @for tile in player.tiles { span."ba-own" { (game.content.content().tile(tile).name) } }
                        @if let crate::view::Cards::Open { hand, .. } = view.players[seat.index()].cards {
                            @for (card, count) in crate::Card::ALL.iter().zip(hand) {
                                @if count > 0 { span."ba-fact" { (card.word()) " card ×" (count) } }
                            }
                        }
                        span."ba-fact" { "next Claim " (next_claim(game, seat)) }
                    }
                }
            }
        }
    }
}
