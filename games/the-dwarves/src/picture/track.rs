//! The Doom track around the map, and the slabs in its corners.

use super::layout;
use crate::TheDwarves;
use crate::board::Troop;
use crate::content::{CardKind, Condition, DoomSymbol};
use maud::{Markup, html};

/// The stones with their symbols, and both tokens.
pub(crate) fn track(game: &TheDwarves) -> Markup {
    let content = game.content.content();
    let count = content.doom.len();
    let (hero, doom) = (usize::from(game.hero), usize::from(game.doom));
    html! {
        path.td-chain-bed d=(layout::CHAIN) {}
        @for (index, symbol) in content.doom.iter().enumerate() {
            @let near = index > hero && index <= hero + 4 && index < doom;
            g.td-stone.td-past[index <= hero || index >= doom].td-next[near]
                .td-council[matches!(symbol, DoomSymbol::Council(_))].td-threat[matches!(symbol, DoomSymbol::Threat(_))]
                transform=(layout::doom(index, count).translate()) {
                title { "Doom track " (index) ": " (words(game, index)) }
                path d="M-22-14q4-10 22-9t23 10q3 20-6 31-17 8-33 1-10-12-6-33z" {}
                @match symbol {
                    DoomSymbol::Start => {},
                    DoomSymbol::Council(_) => use href="#td-s-council" {},
                    DoomSymbol::Threat(_) => use href="#td-s-threat" {},
                    DoomSymbol::Recruit(gateway) => text y="7" { (content.gateways[*gateway].id) },
                }
            }
        }
        g id="doom-token" transform=(layout::doom(doom, count).translate()) {
            title { "Doom token, " (doom - hero) " spaces from the Hero token" }
            use href="#td-s-doom" transform="scale(1.2)" {}
        }
        g id="hero-token" transform=(layout::doom(hero, count).translate()) {
            title { "Hero token" }
            use href="#td-s-hero" transform="scale(1.2)" {}
        }
    }
}

/// What a space of the Doom track does, in a few words.
pub(crate) fn words(game: &TheDwarves, index: usize) -> String {
    match game.content.doom.get(index) {
        Some(DoomSymbol::Start) | None => "start".to_owned(),
        Some(DoomSymbol::Council(_)) => "Council to the left".to_owned(),
        Some(DoomSymbol::Threat(cards)) => format!("{cards} Threats mixed in"),
        Some(DoomSymbol::Recruit(gateway)) => format!("recruit at {}", game.content.gateways[*gateway].id),
    }
}

/// What the next turn brings, in a few words.
pub(crate) fn coming(game: &TheDwarves) -> String {
    if game.is_doomed() {
        "Doom: all is lost".to_owned()
    } else if game.holds > 0 {
        "the Hero rests".to_owned()
    } else {
        words(game, usize::from(game.hero) + 1)
    }
}

/// The slabs in the corners: what comes next, the supply, Perished Land.
pub(crate) fn slabs(game: &TheDwarves) -> Markup {
    html! {
        g id="next-up" transform="translate(366 146)" {
            path.td-slab d="M-98-32h196l8 8v48l-8 8h-196l-8-8v-48z" {}
            text.td-cap y="-8" { "Next turn:" }
            text."td-num"."td-line" y="19" { (coming(game)) }
        }
        g transform="translate(1248 146)" {
            path.td-slab d="M-84-32h168l8 8v48l-8 8h-168l-8-8v-48z" {}
            text.td-cap y="-8" { "Until Doom:" }
            text.td-num y="19" { (game.doom - game.hero) " spaces" }
        }
        g transform="translate(348 812)" {
            path.td-slab d="M-78-48h156l8 8v88l-8 8h-156l-8-8v-88z" {}
            text.td-cap y="-24" { "Supply" }
            @for (index, troop) in Troop::ALL.into_iter().enumerate() {
                g id={ "supply-" (troop.id()) } transform={ "translate(" (index as i32 * 50 - 50) " 20)" } {
                    title { (game.supply.of(troop)) " " (troop.many()) " left" }
                    use href={ "#td-p-" (troop.id()) } {}
                    text.td-num y="24" { (game.supply.of(troop)) }
                }
            }
        }
        g id="perished-count" transform="translate(1234 812)" {
            path.td-slab d="M-98-48h196l8 8v88l-8 8h-196l-8-8v-88z" {}
            text.td-cap y="-22" { "Perished Land" }
            text.td-num y="8" { (game.perished()) " of " (game.content.tiles.len()) }
            @if let Some(count) = finale(game) { text.td-cap.td-dim y="36" { "finale turns at " (count) } }
        }
    }
}

/// TD-SCEN-04. At how many tiles the finale becomes another one.
fn finale(game: &TheDwarves) -> Option<u8> {
    game.content.cards.iter().find_map(|card| match card.kind {
        CardKind::Scenario { condition: Condition::PerishedAtLeast { count }, .. } => Some(count),
        _ => None,
    })
}
