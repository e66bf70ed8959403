//! The viewer's own Patrons: what each wants, what is there, what is missing, and the chance to finish it this turn.

use super::{card_id, chip_row, icon, item_glyph, portrait};
use crate::goods::Items;
use crate::ids::Card;
use crate::outlook;
use crate::view::View;
use engine::Seat;
use maud::{Markup, html};

/// The hand.
pub(crate) fn hand(view: &View, seat: Seat) -> Markup {
    html! { div.dm-hand { @for card in view.hands[seat.index()].seen().iter() { (patron_card(view, seat, card)) } } }
}

fn patron_card(view: &View, seat: Seat, card: Card) -> Markup {
    let open = &view.open;
    let content = &open.content;
    let patron = content.patron(card);
    let (needs, goods) = (patron.items, open.goods_of(seat));
    let lacking = goods.items.short_of(needs);
    let is_ready = lacking.is_empty();
    let missing = outlook::missing(open, seat, card);
    html! {
        article.card.dm-wanted.ready[is_ready] id=(card_id(card)) tabindex="0" title=(patron.title) {
            svg.dm-bust viewBox="0 0 84 104" aria-hidden="true" { use href={ "#dm-" (portrait(content, card)) } {} }
            span.dm-points { (open.worth(content.kind(card))) }
            h3 { (patron.name) }
            ul { (needed(view, needs, lacking)) }
            p.dm-power { (patron.text) }
            p.dm-foot {
                @if is_ready { b { "All items are there" } }
                @else if missing.is_empty() { b { "Ready to forge" } }
                @else { "Needs " (chip_row(content, missing)) (chance(view, seat, card)) }
            }
        }
    }
}

/// One line for each item: a tick if it is owned, its recipe if not.
fn needed(view: &View, needs: Items, lacking: Items) -> Markup {
    let content = &view.open.content;
    html! {
        @for item in needs.kinds() {
            @let absent = lacking.of(item);
            @for nth in 0..needs.of(item) {
                @let owned = nth >= absent;
                li.owned[owned] {
                    (icon(&item_glyph(content, item), ""))
                    span { (content.item(item).name) }
                    span.dm-recipe {
                        @if owned { (icon("tick", "owned")) } @else { (chip_row(content, content.item(item).recipe)) }
                    }
                }
            }
        }
    }
}

/// The chance to have everything before this turn's mining ends, if one hunts for nothing else.
fn chance(view: &View, seat: Seat, card: Card) -> Markup {
    let chance = outlook::chance(&view.open, seat, card).filter(|chance| *chance >= 0.005);
    html! { @if let Some(chance) = chance { span.dm-chance title="if you roll for nothing else" { "about " (format!("{:.0}", chance * 100.0)) " %" } } }
}
