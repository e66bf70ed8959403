//! What is one's own: the Character board, Action cards and Gods cards; and the shared supplies.

use super::{decision, ids};
use crate::ids::{Deed, GodCard, Track};
use crate::rules::turns;
use crate::state::Realm;
use crate::view::View;
use canvas::{Crest, Panel, Place};
use engine::Seat;
use maud::{Markup, html};

/// The viewer's panel.
pub fn panel(view: &View, seat: Seat) -> Panel {
    let realm = &view.realm;
    let content = realm.content.content();
    let title = match realm.player(seat).leader {
        Some(leader) => format!("{} {}", content.tile(leader).name, content.tile(leader).epithet),
        None => "Your cards".to_owned(),
    };
    let income = realm.land_value(seat) + realm.chairs_to_come(seat);
    let player = realm.player(seat);
    let note = format!("income {income}");
    Panel {
        id: "nh-hand",
        title,
        note,
        place: Place::Left,
        body: html! {
            div.nh-panel { (decision::row(view, seat)) }
            div class={ "nh-panel nh-hand " (Crest::of(seat).name()) } {
                @if player.leader.is_some() { (character(realm, seat)) }
                p.nh-supply {
                    "In supply: " b { (player.warriors) } " warriors, " b { (player.settlements) } " Settlements, "
                    b { (realm.envoys_left(seat)) } " envoys"
                }
                div.nh-cards {
                    @for deed in Deed::ALL { (deed_card(realm, seat, deed)) }
                    @for card in view.hands[seat.index()].known() { (god_card(realm, card)) }
                }
            }
        },
    }
}

/// The three tracks with their markers.
fn character(realm: &Realm, seat: Seat) -> Markup {
    let content = realm.content.content();
    html! {
        div.nh-character {
            @for track in Track::ALL {
                @let at = usize::from(realm.player(seat).tracks[track.index()]);
                div.nh-track id=(ids::track(track)) title=(content.track(track).name) {
                    span { (short(track)) }
                    ol {
                        @for (space, number) in content.track(track).spaces.iter().enumerate() {
                            li class=(if space < at { "nh-was" } else if space == at { "nh-at" } else if space == at + 1 { "nh-next" } else { "nh-space" }) { (number) }
                        }
                    }
                }
            }
        }
    }
}

const fn short(track: Track) -> &'static str {
    match track {
        Track::Price => "Price",
        Track::Size => "Muster",
        Track::Diplomacy => "Envoys",
    }
}

/// The cards of one action: what it costs, and how many are left of how many.
fn deed_card(realm: &Realm, seat: Seat, deed: Deed) -> Markup {
    let content = realm.content.content();
    let player = realm.player(seat);
    let (left, spent) = (player.cards[deed.index()], player.spent[deed.index()]);
    html! {
        div.nh-card.nh-empty[left == 0] id=(ids::deed(deed)) title=(content.deeds[deed.index()].text) tabindex="0" {
            svg viewBox="0 0 60 48" aria-hidden="true" { use href={ "#nh-a-" (deed.id()) } {} }
            b { (deed.name()) }
            span.nh-numbers {
                span.nh-cost { (turns::base_cost(realm, seat, deed)) " AP" }
                " " span.nh-left title={ (left) " left, " (spent) " spent" } { (left) @if spent > 0 { "/" (left + spent) } }
            }
        }
    }
}

/// A Gods card in hand.
fn god_card(realm: &Realm, card: GodCard) -> Markup {
    let content = realm.content.content();
    let data = content.card(card);
    html! {
        div.nh-card.nh-god-in-hand id=(ids::card(content, card)) tabindex="0" {
            svg viewBox="0 0 48 48" aria-hidden="true" { use href={ "#nh-god-" (data.god.name().to_lowercase()) } {} }
            b { (data.name) }
            span.nh-card-text { (data.text) }
        }
    }
}

/// Booster piles, stacks of tiles and shared pieces.
pub fn supplies(view: &View) -> Panel {
    let realm = &view.realm;
    let content = realm.content.content();
    let piles = Deed::ALL.into_iter();
    let next = realm.order_to_come();
    Panel {
        id: "nh-supplies",
        title: "Supplies".to_owned(),
        note: String::new(),
        place: Place::Left,
        body: html! {
            div.nh-panel.nh-supplies {
                div.nh-piles {
                    @for deed in piles {
                        div.nh-pile.nh-empty[realm.boosters[deed.index()] == 0] id=(ids::booster(deed)) title=(content.deeds[deed.index()].text) tabindex="0" {
                            svg viewBox="0 0 60 48" aria-hidden="true" { use href={ "#nh-a-" (deed.id()) } {} }
                            span { (deed.name()) " " b { (realm.boosters[deed.index()]) } }
                        }
                    }
                }
                p {
                    (realm.npc_warriors) " warriors, " (realm.rings) " Rings, " (realm.danevolds_left()) " Danevolds, "
                    span id=(ids::CHIEFTAIN_STACK) { (view.chieftains) " Chieftains" } ", "
                    span id=(ids::GUARD_STACK) { (view.guards) " Guard Captains" }
                }
                p { "Next order: " @for seat in &next[..usize::from(realm.seats)] { (canvas::crest::badge(*seat)) } }
            }
        },
    }
}
