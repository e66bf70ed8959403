//! The piles on the forge: items, resources, vaults, Patrons.

use super::{chips, glyph, item_glyph, item_pile, layout, resource_pile};
use crate::content::Work;
use crate::ids::{Cards, Item, Resource};
use crate::rules::crafting::{self, Purse};
use crate::state::Phase;
use crate::view::View;
use canvas::Spot;
use engine::Viewer;
use maud::{Markup, html};

/// All piles.
pub(crate) fn piles(view: &View, viewer: Viewer) -> Markup {
    let open = &view.open;
    let hand = viewer.seat().map_or(Cards::NONE, |seat| view.hands[seat.index()].seen());
    html! {
        @for (index, item) in open.content.item_kinds().enumerate() { (item_card(view, viewer, item, index, hand)) }
        @for (index, kind) in Resource::ALL.into_iter().enumerate() { (resource_card(view, kind, index)) }
        (vault_card(view, viewer))
        (deck(view))
        (discard(view))
    }
}

/// Whether the active player could craft this now, as far as dice and cards go: what glows while one mines or crafts.
fn in_reach(view: &View, viewer: Viewer, work: Work) -> bool {
    let open = &view.open;
    let is_time = matches!(open.phase, Phase::Mining { .. } | Phase::Crafting);
    is_time
        && viewer.is(open.turn.active)
        && crafting::check(open, work).is_ok()
        && Purse::of(open).pays(open.content.recipe(work))
}

/// A card as thick as its pile.
fn stack(at: Spot, (width, height): (f32, f32), count: usize, is_dim: bool) -> Markup {
    let thick = count.min(6) as f32;
    html! {
        @if count > 0 {
            rect.dm-edge x=(at.x) y=(at.y + 4.0) width=(width) height=(height + thick - 2.0) rx="8" {}
        }
        rect.dm-card x=(at.x) y=(at.y) width=(width) height=(height) rx="8"
            fill=(if is_dim { "url(#dm-paper-dim)" } else { "url(#dm-paper)" }) {}
    }
}

fn item_card(view: &View, viewer: Viewer, item: Item, index: usize, hand: Cards) -> Markup {
    let open = &view.open;
    let data = open.content.item(item);
    let count = usize::from(open.piles.items.of(item));
    let at = layout::item_pile(index);
    let (width, height) = layout::PILE;
    let wanted: Vec<char> = hand
        .iter()
        .map(|card| open.content.patron(card))
        .filter(|patron| patron.items.of(item) > 0)
        .filter_map(|patron| patron.name.chars().next())
        .collect();
    let reach = in_reach(view, viewer, Work::Item(item));
    let recipe = f32::from(data.recipe.total());
    let middle = at.x + width / 2.0;
    html! {
        g.dm-pile.reach[reach].gone[count == 0] id=(item_pile(&open.content, item)) {
            title { (data.name) ", " (count) " left. " (data.text) }
            (stack(at, (width, height), count, count == 0))
            (glyph(&item_glyph(&open.content, item), middle - 27.0, at.y + 8.0, 54.0))
            (name(&data.name, middle, at.y + 80.0))
            (chips(data.recipe, middle - recipe * 11.5, at.y + 108.0, 23.0, 23.0))
            text.dm-count x=(at.x + width - 7.0) y=(at.y + 20.0) { (count) }
            @for (place, letter) in wanted.iter().take(3).enumerate() {
                g.dm-seal transform=(Spot::new(at.x + 6.0, at.y + 8.0 + place as f32 * 25.0).translate()) {
                    circle r="13" {}
                    text y="6" { (letter) }
                }
            }
        }
    }
}

/// A name in one line or two.
fn name(name: &str, x: f32, y: f32) -> Markup {
    let split = name.find(' ').filter(|_| name.len() > 9);
    let parts = split.map_or((name, ""), |at| (&name[..at], &name[at + 1..]));
    html! {
        @if parts.1.is_empty() {
            text.dm-name x=(x) y=(y + 8.0) { (parts.0) }
        } @else {
            text.dm-name x=(x) y=(y) { (parts.0) }
            text.dm-name x=(x) y=(y + 17.0) { (parts.1) }
        }
    }
}

fn resource_card(view: &View, kind: Resource, index: usize) -> Markup {
    let open = &view.open;
    let count = usize::from(open.piles.resources.of(kind));
    let at = layout::low_pile(index);
    let (width, height) = layout::LOW;
    let middle = at.x + width / 2.0;
    let long = open.content.resource(kind);
    let short = long.rsplit(' ').next().unwrap_or(long);
    html! {
        g.dm-pile.gone[count == 0] id=(resource_pile(kind)) {
            title { (long) ", " (count) " cards left" }
            (stack(at, (width, height), count / 2, count == 0))
            (glyph(&format!("face-{}", kind.id()), middle - 26.0, at.y + 10.0, 52.0))
            (glyph(&format!("res-{}", kind.id()), at.x + 8.0, at.y + 76.0, 24.0))
            text.dm-name.left x=(at.x + 36.0) y=(at.y + 94.0) { (short) }
            text.dm-count x=(at.x + width - 7.0) y=(at.y + 20.0) { (count) }
        }
    }
}

fn vault_card(view: &View, viewer: Viewer) -> Markup {
    let open = &view.open;
    let count = open.vault_pile();
    let at = layout::low_pile(5);
    let (width, height) = layout::LOW;
    let middle = at.x + width / 2.0;
    let recipe = open.content.vault.recipe;
    html! {
        g.dm-pile.reach[in_reach(view, viewer, Work::Vault)].gone[count == 0] id="pile-vault" {
            title { "Vault: holds 2 resource cards and 1 item; " (count) " left" }
            (stack(at, (width, height), count, count == 0))
            (glyph("vault", middle - 24.0, at.y + 6.0, 48.0))
            text.dm-name x=(middle) y=(at.y + 74.0) { "Vault" }
            (chips(recipe, middle - f32::from(recipe.total()) * 11.5, at.y + 84.0, 23.0, 23.0))
            text.dm-count x=(at.x + width - 7.0) y=(at.y + 20.0) { (count) }
        }
    }
}

fn deck(view: &View) -> Markup {
    let at = layout::low_pile(6);
    let (width, height) = layout::LOW;
    html! {
        g.dm-pile id="patron-deck" {
            title { "The Patron deck, " (view.deck) " cards" }
            rect.dm-edge x=(at.x) y=(at.y + 4.0) width=(width) height=(height + 3.0) rx="8" {}
            rect.dm-back x=(at.x) y=(at.y) width=(width) height=(height) rx="8" {}
            rect.dm-back-line x=(at.x + 7.0) y=(at.y + 7.0) width=(width - 14.0) height=(height - 14.0) rx="5" {}
            text.dm-big x=(at.x + width / 2.0) y=(at.y + 60.0) { (view.deck) }
            text.dm-name.pale x=(at.x + width / 2.0) y=(at.y + 92.0) { "Patrons" }
        }
    }
}

/// DM-RULING-03. The discards lie open: the last one shows.
fn discard(view: &View) -> Markup {
    let open = &view.open;
    let at = layout::low_pile(7);
    let (width, height) = layout::LOW;
    let names: Vec<&str> = open.discard.iter().map(|card| open.content.patron(*card).name.as_str()).collect();
    html! {
        g.dm-pile id="patron-discard" {
            title { "Discarded Patrons: " (names.join(", ")) }
            (stack(at, (width, height), names.len() / 2, true))
            @if let Some(last) = open.discard.last() {
                svg x=(at.x + 10.0) y=(at.y + 8.0) width="57" height="72" opacity=".8" {
                    use href={ "#dm-" (super::portrait(&open.content, *last)) } width="57" height="72" {}
                }
            }
            text.dm-name x=(at.x + width / 2.0) y=(at.y + 102.0) { "Discards" }
            text.dm-count x=(at.x + width - 7.0) y=(at.y + 20.0) { (names.len()) }
        }
    }
}
