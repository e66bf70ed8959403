//! The Black Market and Freya's necklace.

use super::cards::distance;
use super::symbols::{ability_icon, gem_icon};
use crate::cards::LinkId;
use crate::jewels::{Colour, Jewel, Jewels, Size};
use crate::phase::{Phase, TradeStep};
use crate::state::Made;
use crate::{Open, View, ids, log};
use canvas::{Crest, Spot};
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// The stock and the ability cards.
pub(crate) fn market(view: &View, viewer: Viewer) -> Markup {
    let open = &view.open;
    html! {
        div.ff.ff-market {
            div.ff-stall {
                div.ff-counter id=(ids::COUNTER) title="Trade here" { (tray(open, open.stock, ids::stock)) }
                (trade_signs(open, viewer))
                div.ff-abilities {
                    @for (index, slot) in open.slots.iter().enumerate() {
                        @match slot {
                            Some(ability) => {
                                @let twin = open.slots[..index].contains(slot);
                                @let info = open.contents.ability(*ability);
                                @let id = if twin { format!("{}-{}", ids::offered(*ability), index) } else { ids::offered(*ability) };
                                div.card.ff-ability id=(id) title=(info.reminder) {
                                    (ability_icon(*ability))
                                    div.card-title { (short(&info.name)) }
                                    div.card-body.ff-more { (info.reminder) }
                                    div.ff-brief { (brief(*ability)) }
                                }
                            }
                            None => div.ff-gap { "open slot" },
                        }
                    }
                }
                div.ff-deck id=(ids::ABILITY_DECK) {
                    "Ability deck " b { (view.ability_deck()) }
                    @if open.phase.turn().is_some_and(|turn| turn.took_ability) { ", one taken this turn" }
                }
            }
        }
    }
}

/// The name without its bottle.
pub fn short(name: &str) -> &str {
    name.strip_suffix(" Potion").unwrap_or(name)
}

/// What an ability does, in three words.
pub const fn brief(ability: crate::cards::Ability) -> &'static str {
    use crate::cards::Ability;
    match ability {
        Ability::Thief => "steal jewels",
        Ability::Bat => "flies two home",
        Ability::Stamina => "a second cavern",
        Ability::Speed => "two moves",
        Ability::Stealth => "leap up to four",
        Ability::Strength => "nobody passes",
    }
}

/// Jewels by colour and size, each type an element of its own.
pub fn tray(open: &Open, jewels: Jewels, id: impl Fn(Jewel) -> String) -> Markup {
    html! {
        div.ff-tray {
            @for size in [Size::Large, Size::Small] {
                @for colour in Colour::ALL {
                    @let jewel = Jewel::new(colour, size);
                    span.ff-pile.none[!jewels.has(jewel)] id=(id(jewel)) title=(log::name(jewel, &open.contents)) {
                        (gem_icon(jewel)) b { (jewels.count(jewel)) }
                    }
                }
            }
        }
    }
}

/// What can be chosen in a trade without touching a jewel.
fn trade_signs(open: &Open, viewer: Viewer) -> Markup {
    let Phase::Trading(turn, trade) = open.phase else { return Markup::default() };
    let two = matches!(trade.step, TradeStep::For { jewel, .. } if jewel.is_large());
    html! {
        @if viewer.is(turn.seat) && two {
            div.ff-signs { span.ff-sign.plaque id=(ids::sign::TWO) { "two small ones for it" } }
        }
    }
}

/// The four spaces of the necklace and the cards beside it.
pub fn necklace(view: &View, owner: Seat) -> Markup {
    let open = &view.open;
    html! {
        div.ff.ff-necklace {
            svg.ff-links viewBox="0 0 250 90" role="img" aria-label={ (open.links_made()) " links made" } {
                path d="M4 2C20 44 74 62 125 62S230 44 246 2" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="8" transform="translate(0 3)" {}
                path d="M4 2C20 44 74 62 125 62S230 44 246 2" fill="none" stroke="#d9a63c" stroke-width="6" stroke-dasharray="9 3" {}
                @for (index, (x, y)) in [(36.0, 36.0), (95.0, 58.0), (155.0, 58.0), (214.0, 36.0)].into_iter().enumerate() {
                    @match open.necklace[index] {
                        Some(made) => (link_made(open, made, Spot::new(x, y))),
                        None => g.space transform=(Spot::new(x, y).translate()) { circle r="24" {} text y="7" { (index + 1) } },
                    }
                }
            }
            div.ff-display {
                @for card in open.display.iter() { (link(open, owner, card)) }
                @if open.display.is_empty() { div.ff-gap { "no link shown" } }
            }
        }
    }
}

/// What a token is worth, and how near the end is.
pub fn token_note(open: &Open) -> String {
    let (scoring, left) = (&open.contents.scoring, open.contents.limits.brisingamen_spaces - open.links_made());
    match left {
        0 => format!("whole: token {}", scoring.token_if_brisingamen_finished),
        1 => "one more link ends the game".to_owned(),
        _ => format!("token {}, {} when whole", scoring.token_otherwise, scoring.token_if_brisingamen_finished),
    }
}

fn link_made(open: &Open, Made { link, by }: Made, at: Spot) -> Markup {
    html! {
        g.made id=(ids::link(&open.contents, link)) transform=(at.translate()) {
            title { (open.contents.link(link).name) }
            circle r="27" fill="url(#ff-gold)" stroke="#4b310a" stroke-width="1.5" {}
            circle r="22" fill="#2f1a0a" {}
            @for (index, jewel) in open.contents.link(link).needs.each().take(4).enumerate() {
                @let spot = Spot::new((index % 2) as f32 * 19.0 - 9.5, (index / 2) as f32 * 19.0 - 9.5);
                use href={ "#ff-" (jewel.colour().id()) } x=(spot.x - 8.5) y=(spot.y - 8.5) width="17" height="17" {}
            }
            g class=(Crest::of(by).name()) transform="translate(20 -20)" {
                circle r="13" fill="currentColor" stroke="#fff6e0" stroke-width="1.5" {}
                g color="#fff" transform="scale(.6) translate(-16 -16)" { (Crest::of(by).animal()) }
            }
        }
    }
}

fn link(open: &Open, owner: Seat, card: LinkId) -> Markup {
    let link = open.contents.link(card);
    let distance = distance(open, owner, link.needs);
    let asks = log::list(link.needs, &open.contents);
    html! {
        div.card.ff-link id=(ids::link(&open.contents, card)) title={ (link.name) ": " (asks) " for " (link.tokens) " tokens" } {
            span.ff-asks { @for jewel in link.needs.each() { (gem_icon(jewel)) } }
            div.card-title.ff-more { (link.name) }
            div.card-body.ff-more { (asks) " for " (link.tokens) " tokens. " (link.text) }
            span.ff-earns {
                svg.ff-gem viewBox="0 0 44 44" aria-hidden="true" { use href="#ff-token" width="44" height="44" {} }
                b { (link.tokens) }
            }
            span class=(distance.class()) { (distance.words()) }
        }
    }
}
