//! The face-up cards with their progress, and what would strike.

use crate::TheDwarves;
use crate::board::Troop;
use crate::cards::{Attribute, Card, Quest, Span};
use crate::content::CardKind;
use crate::face::odds;
use crate::state::OpenCard;
use canvas::{Panel, Place, crest};
use engine::Seat;
use maud::{Markup, html};

/// The element of a card.
pub(crate) fn card_id(game: &TheDwarves, card: Card) -> String {
    format!("card-{}", game.content.card(card).id)
}

/// The element of the troops of a kind on a card.
pub(crate) fn card_troop_id(game: &TheDwarves, card: Card, troop: Troop) -> String {
    format!("card-{}-{}", game.content.card(card).id, troop.id())
}

/// The Scenario and the Display in a row.
pub(crate) fn panel(game: &TheDwarves) -> Panel {
    let piles = &game.piles;
    let piles_note = format!(
        "Adventure pile {}, {} of them unseen Threats; {} discarded; {} more Threats to come",
        piles.adventure_len(),
        piles.mixed_in,
        piles.discards.len(),
        piles.threat_len()
    );
    Panel {
        id: "td-cards",
        title: "Scenario and Display".to_owned(),
        note: String::new(),
        place: Place::Left,
        body: html! {
            div.td-cards {
                @match &game.scenario {
                    Some(open) => (card(game, open)),
                    None => div.td-card.td-scenario.td-empty id="scenario-pile" {
                        p.td-kind { "Scenario" }
                        p { "The next one is turned up at the beginning of the next turn. That sweeps the Display." }
                    },
                }
                @for open in game.display.iter() { (card(game, open)) }
                @for _ in game.display.len()..usize::from(game.content.rules.display) {
                    div.td-card.td-empty { p { "A new card comes next turn." } }
                }
            }
            p.td-piles { (piles_note) }
        },
    }
}

fn card(game: &TheDwarves, open: &OpenCard) -> Markup {
    let info = game.content.card(open.card);
    let (class, kind) = match info.kind {
        CardKind::Scenario { stage, .. } => ("td-card td-scenario", ["Scenario A", "Scenario B", "Scenario C"][stage]),
        CardKind::Adventure => ("td-card td-adventure", "Adventure"),
        CardKind::Threat { .. } => ("td-card td-menace", "Threat"),
    };
    html! {
        div class=(class) id=(card_id(game, open.card)) tabindex="0" {
            (vignette(info.quest.as_ref()))
            p.td-kind { (kind) @if let Some(odds) = odds::card(game, open.card) { span.td-odds { (odds) } } }
            h4 { (info.name) }
            p.td-text { (info.text) }
            (progress(game, open))
        }
    }
}

/// What the card asks for, as a small picture in its corner.
fn vignette<P>(quest: Option<&Quest<P>>) -> Markup {
    let (symbol, what) = match quest {
        Some(Quest::DefeatCard { .. } | Quest::DefeatMap { .. } | Quest::DefeatTotal { .. }) => ("fight", "a fight"),
        Some(Quest::BattleBoss { .. }) => ("boss", "a great foe"),
        Some(Quest::Forge { .. }) => ("forge", "forging"),
        Some(Quest::Tests { attr, .. } | Quest::TestsEach { attr, .. } | Quest::TunnelTests { attr, .. }) => match attr
        {
            Attribute::Battle => ("fight", "Battle tests"),
            Attribute::Craft => ("craft", "Craft tests"),
            Attribute::Speed => ("speed", "Speed tests"),
        },
        Some(Quest::RollPool { .. }) => ("dice", "a roll of dice"),
        Some(Quest::Travel { .. } | Quest::VisitEach { .. } | Quest::Journey { .. }) => ("road", "a journey"),
        Some(Quest::Gather { .. }) => ("gather", "dwarves meet"),
        Some(Quest::CouncilAt { .. }) => ("moot", "the Council"),
        None => ("moot", "an event"),
    };
    html! {
        svg.td-vignette viewBox="-24 -24 48 48" role="img" aria-label=(what) {
            title { (what) }
            use href={ "#td-v-" (symbol) } {}
        }
    }
}

/// What is done and what is left: ticks, counters, troops, travellers, the target.
fn progress(game: &TheDwarves, open: &OpenCard) -> Markup {
    let quest = game.content.card(open.card).quest.as_ref();
    let most = open.this_turn[0].max(open.this_turn[1]);
    html! {
        div.td-progress {
            @match quest {
                Some(Quest::TestsEach { at, .. } | Quest::VisitEach { at }) => {
                    @for (index, place) in at.iter().enumerate() {
                        @let done = open.done >> index & 1 == 1;
                        span.td-tick.td-done[done] { (if done { "✓ " } else { "○ " }) (place.name) }
                    }
                }
                Some(Quest::Tests { count, span: Span::Turn | Span::Game, .. } | Quest::TunnelTests { count, .. } | Quest::Forge { count, .. }) => {
                    span.td-tick.td-done[most > 0] { (most.min(*count)) " of " (count) " this turn" }
                }
                Some(Quest::DefeatMap { count, span, .. }) => {
                    @let defeated = if *span == Span::Game { open.counter } else { most };
                    span.td-tick.td-done[defeated > 0] { (defeated) " of " (count) @if *span == Span::Turn { " this turn" } }
                }
                Some(Quest::DefeatTotal { count }) => span.td-tick.td-done[open.counter > 0] { (open.counter) " of " (count) },
                Some(Quest::BattleBoss { tokens, .. }) => span.td-tick { (open.counter) " of " (tokens) " tokens left" },
                Some(Quest::Journey { .. }) if open.travellers != 0 => {
                    "On the way: "
                    @for seat in game.all_seats().filter(|seat| open.travellers >> seat.0 & 1 == 1) { (crest::badge(seat)) }
                }
                _ => {}
            }
            @for troop in Troop::ALL.into_iter().filter(|troop| open.troops.of(*troop) > 0) {
                span.td-card-troop id=(card_troop_id(game, open.card, troop)) {
                    svg viewBox="-16 -34 32 38" aria-hidden="true" { use href={ "#td-p-" (troop.id()) } {} }
                    b { (open.troops.of(troop)) } " " (if open.troops.of(troop) == 1 { troop.one() } else { troop.many() })
                }
            }
            @if let Some(seat) = open.pinned { span.td-tick.td-pinned { "pins " (game.first_name(seat)) } }
        }
    }
}

/// Which Threats would strike when the Scenario is finished, and how.
pub(crate) fn strikes(game: &TheDwarves) -> Option<Panel> {
    let threats: Vec<&OpenCard> = game.open_threats().collect();
    if threats.is_empty() {
        return None;
    }
    Some(Panel {
        id: "td-strikes",
        title: "Threats".to_owned(),
        note: if game.scenario.is_some() { "strike when the Scenario is finished" } else { "strike next turn" }
            .to_owned(),
        place: Place::Right,
        body: html! {
            ul.td-strikes {
                @for open in threats {
                    li { b { (game.content.card(open.card).name) } ": " (consequence(game, open)) }
                }
            }
        },
    })
}

/// What a Threat does when it strikes, exactly.
fn consequence(game: &TheDwarves, open: &OpenCard) -> String {
    use crate::cards::Effect;
    let content = game.content.content();
    let mut parts = Vec::new();
    for effect in &content.card(open.card).effects {
        parts.push(match effect {
            Effect::Doom { delta } => {
                let ends = *delta > 0 && *delta as u8 >= game.doom - game.hero;
                format!("Doom {delta} closer{}", if ends { ", and all is lost" } else { "" })
            }
            Effect::Council { delta } => format!("Council {} to the left", -delta),
            Effect::LoseHealth { points, affected: true } => {
                let seat: Seat = open.pinned.unwrap_or(game.turn.active);
                format!("{} loses {points} Health of {}", game.first_name(seat), game.dwarf(seat).health)
            }
            Effect::LoseHealth { points, .. } => format!("{points} Health lost, as you decide"),
            Effect::ReleaseCardTroops { at } => format!("{} onto {}", open.troops.words(), content.name(*at)),
            Effect::PlaceTroops { troops, at } => {
                let names: Vec<&str> = at.iter().map(|space| content.name(*space)).collect();
                format!("{} onto {}", troops.words(), names.join(", "))
            }
            Effect::Recruit { gateway } => format!("a recruiting roll at {}", content.name(*gateway)),
            Effect::PerishEntrance => "an open Tunnel entrance perishes".to_owned(),
            Effect::PerishEachWith { troop } => {
                let count = content
                    .all_spaces()
                    .filter(|s| game.troops(*s).of(*troop) > 0 && *s != content.blacksaddle)
                    .count();
                match count {
                    1 => format!("1 space with {} perishes", troop.many()),
                    count => format!("{count} spaces with {} perish", troop.many()),
                }
            }
            Effect::DiscardEquipment { .. } => "Equipment is stolen".to_owned(),
            Effect::Equipment { .. }
            | Effect::Heal { .. }
            | Effect::HeroHold { .. }
            | Effect::RemoveTroops { .. }
            | Effect::TunnelTile
            | Effect::Cleanse { .. }
            | Effect::DiscardThreat { .. }
            | Effect::Keenfire { .. } => continue,
        });
    }
    parts.join("; ")
}
