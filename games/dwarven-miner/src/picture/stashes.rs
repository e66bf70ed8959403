//! Backpacks, vaults and courts.

use super::shown::{Spot, good_id, shown};
use super::{card_id, icon, item_glyph, pack_id, portrait, vault_id};
use crate::content::{Power, Slots};
use crate::goods::{Good, Stash};
use crate::ids::Card;
use crate::state::{Open, StashId};
use crate::view::View;
use canvas::crest::badge;
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// What stands beside a seat's name.
pub(crate) fn purse(view: &View, seat: Seat) -> Markup {
    let open = &view.open;
    html! {
        span.count title="Patrons in hand" { b { (view.hands[seat.index()].len()) } " in hand" }
        span.count { b.points { (open.miner(seat).score) } " / " (open.content.target_points) }
    }
}

/// The viewer's own things.
pub(crate) fn own(view: &View, seat: Seat) -> Markup {
    miner(view, seat, false)
}

/// Everybody else's things, what cumulative Patrons are worth, and the discards.
pub(crate) fn others(view: &View, viewer: Viewer) -> Markup {
    let open = &view.open;
    let content = &open.content;
    let rising =
        content.patron_kinds().filter(|kind| matches!(content.patrons[kind.index()].power, Power::Cumulative { .. }));
    html! {
        div.dm-rivals {
            @for seat in Seat::all(open.seats()).filter(|seat| !viewer.is(*seat)) { (miner(view, seat, true)) }
        }
        details.dm-more {
            summary { "Discards and rising Patrons" }
            p {
                "The next one brings: "
                @for (index, kind) in rising.enumerate() {
                    @if index > 0 { ", " }
                    (content.patrons[kind.index()].name) " " b { (open.worth(kind)) }
                }
            }
            p {
                "Discarded: "
                @if open.discard.is_empty() { "nobody yet" }
                @for (index, card) in open.discard.iter().enumerate() {
                    @if index > 0 { ", " }
                    (content.patron(*card).name)
                }
            }
        }
    }
}

/// One player's stashes and court.
fn miner(view: &View, seat: Seat, has_badge: bool) -> Markup {
    let open = &view.open;
    let crest = canvas::Crest::of(seat).name();
    html! {
        div class={ "dm-miner " (crest) } id={ "miner-" (seat.0) } {
            div.dm-stashes {
                @if has_badge { (badge(seat)) }
                @for (spot, stash) in shown(open, seat) { (stash_row(open, seat, spot, stash)) }
            }
            @if !open.miner(seat).court.is_empty() {
                div.dm-court { @for card in open.miner(seat).court.iter() { (court_card(open, seat, card)) } }
            }
        }
    }
}

fn stash_row(open: &Open, seat: Seat, spot: Spot, stash: Stash) -> Markup {
    if spot == Spot::Bench && stash.is_empty() {
        return html! {};
    }
    let (id, glyph, name, slots) = match spot {
        Spot::Bench => ("bench".to_owned(), "anvil", "On the bench".to_owned(), Slots { resources: 0, items: 0 }),
        Spot::Pack => (pack_id(seat), "h-pack", "Backpack".to_owned(), open.slots(StashId::Backpack)),
        Spot::Vault(vault) => {
            (vault_id(vault), "vault", format!("Vault {}", vault.0 + 1), open.slots(StashId::Vault(vault)))
        }
    };
    let warded = matches!(spot, Spot::Vault(vault) if open.vault(vault).ward.is_some());
    let free = |slots: u8, used: u8| 0..slots.saturating_sub(used);
    html! {
        div.dm-stash.warded[warded].bench[spot == Spot::Bench] id=(id) title=(name) {
            span.dm-cap { (icon(glyph, &name)) @if warded { (icon("shield", "warded")) } }
            @for kind in stash.resources.kinds() {
                @for nth in 0..stash.resources.of(kind) {
                    span.dm-slot.r id=(good_id(open, seat, spot, Good::Resource(kind), nth)) title=(open.content.resource(kind)) {
                        (icon(&format!("res-{}", kind.id()), open.content.resource(kind)))
                    }
                }
            }
            @for _ in free(slots.resources, stash.resources.total()) { span.dm-slot.r.free {} }
            @for item in stash.items.kinds() {
                @for nth in 0..stash.items.of(item) {
                    span.dm-slot.i id=(good_id(open, seat, spot, Good::Item(item), nth)) title=(open.content.item(item).name) {
                        (icon(&item_glyph(&open.content, item), &open.content.item(item).name))
                    }
                }
            }
            @for _ in free(slots.items, stash.items.total()) { span.dm-slot.i.free {} }
        }
    }
}

/// A face-up Patron: its portrait, and how long it lasts.
fn court_card(open: &Open, owner: Seat, card: Card) -> Markup {
    let patron = open.content.patron(card);
    html! {
        span.dm-patron id=(card_id(card)) title={ (patron.name) ": " (patron.text) } {
            svg.dm-face viewBox="8 10 68 68" aria-hidden="true" { use href={ "#dm-" (portrait(&open.content, card)) } width="84" height="104" {} }
            span { b { (patron.name) } " " (standing(open, owner, card)) }
        }
    }
}

/// How long a face-up Patron lasts, or what it still does.
fn standing(open: &Open, owner: Seat, card: Card) -> Markup {
    html! {
        @match open.content.patron(card).power {
            Power::Cumulative { .. } => { "paid " (open.paid.0[card.index()]) }
            Power::Eliminate | Power::Discount { .. } | Power::Take { .. } | Power::RerollOrcs => { "ready" }
            Power::Spell { .. } => {
                @if owner == open.turn.active && !open.turn.fresh.contains(card) { "until this turn ends" } @else { "until the next turn ends" }
            }
            Power::Song { .. } => { "sings for all" }
            Power::Delve | Power::Smash => { "at work" }
            Power::Swap | Power::Gift { .. } => {
                "serves " @for seat in open.guests(card).iter() { (badge(seat)) }
            }
            Power::Ward => {
                @match open.warded_by(card) { Some(vault) => { "wards vault " (vault.0 + 1) } None => { "waits for a vault" } }
            }
        }
    }
}
