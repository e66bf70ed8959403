//! What stands around the map: cards, what to do, rivals, tiles, the bank.

use super::town;
use crate::content::TileData;
use crate::face::{names, phrases::count};
use crate::state::Act;
use crate::view::Cards;
use crate::{Bardagi, Building, Card, Good, Phase, View};
use canvas::{Crest, Face, Panel, Place};
use engine::{Game, Seat, Viewer};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// All panels for the viewer.
pub(crate) fn panels(view: &View, game: &Bardagi, viewer: Viewer) -> Vec<Panel> {
    let mut panels = Vec::new();
    let panel = |id, title: &str, note: String, place, body| Panel { id, title: title.to_owned(), note, place, body };
    if let Some(seat) = viewer.seat() {
        let chips = chips(view, game, seat);
        if !chips.is_empty() {
            let body = html! { div."ba-chips" { @for (id, label) in &chips { span."ba-chip".plaque id=(id) tabindex="0" { (label) } } } };
            panels.push(panel("deeds", "Now", deed_note(game, seat), Place::Left, body));
        }
        panels.push(panel("hand", "Cards", hand_note(game, seat), Place::Left, hand(view, game, seat)));
        panels.push(panel("town", "Your town", town_note(game, seat), Place::Left, town::town(view, game, seat)));
    } else if let Phase::Turn(turn) = &game.phase {
        panels.push(panel("hand", "Cards on the table", String::new(), Place::Left, hand(view, game, turn.seat)));
    }
    panels.push(panel("rivals", "All towns", String::new(), Place::Right, town::rivals(view, game, viewer)));
    panels.push(panel("market", "Upgrades", market_note(game), Place::Below, market(game)));
    panels.push(panel("bank", "Bank", bank_note(view), Place::Right, bank(game)));
    panels
}

/// The things to click for what has no place on the map: id and label.
fn chips(view: &View, game: &Bardagi, seat: Seat) -> Vec<(String, String)> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut seen = BTreeSet::new();
    let mut chips = Vec::new();
    let names: Vec<String> = game.all_seats().map(|seat| format!("seat {}", seat.0)).collect();
    for action in legal {
        let choice = Bardagi::choice(view, seat, action);
        for target in &choice.targets {
            let is_chip = ["do-", "give-", "ask-"].iter().any(|prefix| target.starts_with(prefix));
            if is_chip && seen.insert(target.clone()) {
                chips.push((target.clone(), choice.label.plain(&names)));
            }
        }
    }
    chips
}

fn deed_note(game: &Bardagi, seat: Seat) -> String {
    let Phase::Turn(turn) = &game.phase else { return String::new() };
    match turn.act {
        Act::Trading(trading) => format!("value in hand {}", trading.credit),
        Act::Menu if turn.seat == seat => {
            let open = crate::Unit::ALL.into_iter().filter(|unit| turn.steps[unit.index()] > 0);
            let mut open: Vec<String> = open
                .map(|unit| format!("{}: {} left", unit.word(), count(turn.steps[unit.index()], "step", "steps")))
                .collect();
            if turn.squares > 0 {
                open.push(format!("ship: {} left", count(turn.squares, "square", "squares")));
            }
            open.join(", ")
        }
        _ => String::new(),
    }
}

fn hand_note(game: &Bardagi, seat: Seat) -> String {
    let (fewest, most) = game.hand_sizes();
    match &game.phase {
        Phase::Planning if !game.player(seat).is_ready => {
            let goal = if fewest == most { most.to_string() } else { format!("{fewest} to {most}") };
            format!("{} of {goal} chosen", game.player(seat).cards())
        }
        _ => format!("{} unused", game.player(seat).cards()),
    }
}

/// The four kinds of cards with their numbers.
fn hand(view: &View, game: &Bardagi, seat: Seat) -> Markup {
    let Cards::Open { hand, taken } = view.players[seat.index()].cards else {
        return html! { p { "The cards lie face down." } };
    };
    html! {
        div class={ "ba-cards " (Crest::of(seat).name()) } {
            @for card in Card::ALL {
                @let (count, spent) = (hand[card.index()], taken[card.index()].saturating_sub(hand[card.index()]));
                div."ba-card"."ba-none"[count == 0] id=(names::card(card)) tabindex="0" {
                    svg viewBox="-44 -62 88 78" aria-hidden="true" { use href={ "#ba-p-" (card.word().to_lowercase()) } {} }
                    span."ba-card-text" {
                        b { (card.word()) }
                        span."ba-card-count" { "×" (count) @if spent > 0 { small { " " (spent) " spent" } } }
                        small { (card_text(game, seat, card)) }
                    }
                }
            }
        }
    }
}

fn card_text(game: &Bardagi, seat: Seat, card: Card) -> String {
    let steps = |unit| crate::rules::moving::steps_per_card(game, seat, unit);
    match card {
        Card::Berserkur => {
            format!("{}, attack, move disks", count(steps(crate::Unit::Berserkur), "step", "steps"))
        }
        Card::Godi => format!("{} steps, convert, runes", steps(crate::Unit::Godi)),
        Card::Kaupmadur => format!("{} steps, buy, trade, refill", steps(crate::Unit::Kaupmadur)),
        Card::Knerrir => format!("{} squares", game.content.units.squares + game.player(seat).powers.squares),
    }
}

fn town_note(game: &Bardagi, seat: Seat) -> String {
    format!("{} disks unused", game.player(seat).unused)
}

fn market_note(game: &Bardagi) -> String {
    let cost = |level: usize| {
        let goods = Good::ALL.into_iter().filter(|good| game.content.upgrades.cost[level][good.index()] > 0);
        let mut parts: Vec<String> =
            goods.map(|good| format!("{} {}", game.content.upgrades.cost[level][good.index()], good.word())).collect();
        parts.push(format!("{} gold", game.content.upgrades.gold[level]));
        parts.join(", ")
    };
    format!("level 1: {}; level 2: {}", cost(0), cost(1))
}

/// The tiles that lie open, by building.
fn market(game: &Bardagi) -> Markup {
    html! {
        div."ba-market" {
            @for building in Building::ALL {
                div."ba-row" {
                    b { (building.word()) }
                    @for level in 0..2 {
                        @let pile = building.index() * 2 + level;
                        @let display = &game.market.displays[pile];
                        @for (index, tile) in display.iter().enumerate().filter(|(index, tile)| !display[..*index].contains(tile)) {
                            @let twins = display.iter().enumerate().filter(|(other, twin)| *other > index && *twin == tile);
                            (tile_card(game.content.content().tile(*tile), twins.map(|(other, _)| other).collect()))
                        }
                    }
                }
            }
        }
    }
}

/// A tile that lies open; further ones of the same kind, at these places of the row, lie under it.
fn tile_card(data: &TileData, twins: Vec<usize>) -> Markup {
    html! {
        span class={ "ba-tile ba-level-" (data.level) } id=(names::tile(&data.id)) tabindex="0" {
            b { (data.name) }
            @for (count, twin) in twins.iter().enumerate() {
                span."ba-twin" id={ (names::tile(&data.id)) "-" (twin) } { "×" (count + 2) }
            }
            small { (data.text) }
        }
    }
}

fn bank_note(view: &View) -> String {
    format!("{} Axe tokens, {} runes left", view.axe_pile, view.runes_left)
}

fn bank(game: &Bardagi) -> Markup {
    html! {
        div."ba-goods" {
            @for good in Good::ALL {
                span."ba-good" id=(names::bank(good)) tabindex="0" {
                    svg viewBox="-16 -16 32 32" aria-hidden="true" { use href={ "#ba-g-" (good.word()) } {} }
                    b { (game.bank[good.index()]) } small { (good.word()) }
                }
            }
        }
    }
}
