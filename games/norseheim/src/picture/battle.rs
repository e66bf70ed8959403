//! The battle: both sides' runes, how they came about, and how it would end.

use crate::phase::{Attack, Battle, Phase, Side, Throw};
use crate::rules::battle;
use crate::state::{Building, Land, Realm};
use crate::view::View;
use canvas::{Panel, Place};
use maud::{Markup, html};

/// The panel of the battle, while there is one.
pub fn panel(view: &View) -> Option<Panel> {
    let realm = &view.realm;
    let (attack, battle) = match &realm.phase {
        Phase::Damage(_, attack, battle, _) => (attack, Some(*battle)),
        phase => {
            let attack = phase.attack()?;
            (attack, attack.last)
        }
    };
    let board = &realm.content.board;
    let title = format!("{} attacks {}", board.name(attack.from), board.name(attack.to));
    let note = if attack.walled { "across a Danevold".to_owned() } else { String::new() };
    Some(Panel { id: "nh-battle", title, note, place: Place::Right, body: field(realm, attack, battle) })
}

fn field(realm: &Realm, attack: &Attack, battle: Option<Battle>) -> Markup {
    html! {
        div.nh-panel.nh-battle {
            div.nh-lanes {
                @for side in Side::BOTH { (lane(realm, attack, battle.map(|battle| battle.throws[side.index()]), side)) }
            }
            @if has_next(realm) { (odds(realm, attack)) }
        }
    }
}

/// Whether the coming throw is known: hits that still count, or an end, would change it.
fn has_next(realm: &Realm) -> bool {
    matches!(realm.phase, Phase::Throw(..) | Phase::NextBattle(..))
}

/// One side: who, how many runes and why, and what they show.
fn lane(realm: &Realm, attack: &Attack, throw: Option<Throw>, side: Side) -> Markup {
    let left = match side {
        Side::Attacker => attack.fighters,
        Side::Defender => realm.land(attack.to).defence(),
    };
    html! {
        div.nh-lane.nh-defends[side == Side::Defender] {
            h4 {
                @match attack.seat(side) {
                    Some(seat) => { (canvas::crest::badge(seat)) }
                    None => {}
                }
                @match side { Side::Attacker => "Attack", Side::Defender => "Defence" }
                @if !matches!(realm.phase, Phase::Aftermath(..) | Phase::Target(..)) { span { " " (left) " left" } }
            }
            div.nh-runes {
                @if let Some(throw) = throw {
                    @for _ in 0..throw.hits { (rune("hit")) }
                    @for _ in 0..throw.blanks { (rune("blank")) }
                    @for _ in 0..throw.upright { (rune("up")) }
                }
            }
            p {
                @if let Some(throw) = throw {
                    b { (crate::story::count(throw.blows(), "hit")) }
                    @if throw.added > 0 { " (+" (throw.added) ")" }
                    @if throw.cancelled > 0 { " (−" (throw.cancelled) ")" }
                    @if throw.upright > 0 { " · a Giant wakes" }
                    br {}
                }
                @if has_next(realm) { "next: " (why(realm, attack, side)) }
            }
        }
    }
}

fn rune(kind: &str) -> Markup {
    html! { svg.nh-rune viewBox="0 0 52 64" aria-label=(kind) { use href={ "#nh-rune-" (kind) } {} } }
}

/// How the number of runes of the coming throw comes about.
fn why(realm: &Realm, attack: &Attack, side: Side) -> String {
    let runes = battle::runes(realm, attack, side);
    let from = match side {
        Side::Attacker => format!("{} fighting", attack.fighters),
        Side::Defender => {
            let land = realm.land(attack.to);
            let built = match land {
                Land::Held { building: Building::Ring, .. } => {
                    format!(" + {} Ring Fortress", realm.content.numbers.ring_fortress.runes)
                }
                Land::Held { building: Building::Settlement, .. } => {
                    format!(" + {} Settlement", realm.content.numbers.settlement.runes)
                }
                Land::Held { building: Building::None, .. } | Land::Led { .. } => String::new(),
            };
            format!("{}{built}{}", land.stack(), if attack.walled { ", doubled" } else { "" })
        }
    };
    let cards = attack.cards_on(side).map(|card| realm.content.card(card).name.clone());
    let reasons: Vec<String> = std::iter::once(from).chain(cards).collect();
    format!("{} ({})", crate::story::count(runes, "rune"), reasons.join(", "))
}

/// How the attack would end if it were fought to the end; nobody has worked that out for runes that cards change.
fn odds(realm: &Realm, attack: &Attack) -> Markup {
    let Some(fate) = battle::fate(realm, attack) else { return html! {} };
    let percent = |part: f32| (part * 100.0).round() as u32;
    let (win, ruin) = (percent(fate.win), percent(fate.ruin));
    let lose = 100 - (win + ruin).min(100);
    html! {
        p.nh-odds-line { "Fought to the end: " b { "attacker wins " (win) " %" } " · both fall " (ruin) " % · repelled " (lose) " %" }
        svg.nh-odds viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect.nh-win width=(win) height="6" {}
            rect.nh-tie x=(win) width=(ruin) height="6" {}
            rect.nh-lose x=(win + ruin) width=(lose) height="6" {}
        }
    }
}
