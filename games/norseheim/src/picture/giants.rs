//! The Giants area: who is awake, who is guarded against, and what waits.

use super::ids;
use crate::content::Disaster;
use crate::ids::{Giant, God, Numbered};
use crate::phase::{Aim, Phase};
use crate::state::Realm;
use crate::view::View;
use canvas::{Panel, Place};
use maud::{Markup, html};

/// The panel of the Giants.
pub fn panel(view: &View) -> Panel {
    let realm = &view.realm;
    let awake = realm.awake.len();
    let open = realm.awake.iter().filter(|woken| woken.cover.is_none()).count();
    let note = match (awake, open) {
        (0, _) => "all asleep".to_owned(),
        (_, 0) => "awake, all guarded".to_owned(),
        (_, open) => format!("{open} will strike"),
    };
    Panel { id: "nh-giants", title: "Giants".to_owned(), note, place: Place::Below, body: area(view) }
}

fn area(view: &View) -> Markup {
    let realm = &view.realm;
    html! {
        div.nh-panel.nh-giants {
            div.nh-giant-deck id=(ids::GIANT_DECK) title=(below(view)) {
                svg viewBox="0 0 24 28" aria-hidden="true" { use href="#nh-i-foot" {} }
                b { (view.giants) } span { "in the deck" }
            }
            @for woken in &realm.awake { (card(realm, woken.giant, woken.cover)) }
            @if let Phase::Target(_, _, Aim::Revealed(revealed)) = &realm.phase {
                @for giant in revealed { (card(realm, *giant, None)) }
            }
            @for god in &realm.waiting {
                div.nh-waiting {
                    svg viewBox="0 0 48 48" aria-hidden="true" { use href={ "#nh-god-" (god.name().to_lowercase()) } {} }
                    span { (god.name()) " waits" }
                }
            }
            @for (landscape, what) in barred(realm) {
                div.nh-waiting.nh-barred { span { (landscape) ": " (what) } }
            }
        }
    }
}

/// What everybody knows to lie under the deck.
fn below(view: &View) -> String {
    let content = view.realm.content.content();
    let names: Vec<&str> = view.giants_below.iter().map(|giant| content.giant(*giant).name.as_str()).collect();
    if names.is_empty() {
        "Giants deck".to_owned()
    } else {
        format!("Giants deck; at the bottom: {}", names.join(", "))
    }
}

fn card(realm: &Realm, giant: Giant, cover: Option<God>) -> Markup {
    let content = realm.content.content();
    let data = content.giant(giant);
    let landscape = &content.board.landscapes[data.landscape.index()];
    html! {
        div id=(ids::giant(content, giant)) class={ "nh-giant nh-giant-" (landscape.id) @if cover.is_some() { " nh-guarded" } } tabindex="0" title=(data.text) {
            svg.nh-giant-face viewBox="0 0 58 70" aria-hidden="true" { (face(&landscape.id)) }
            div {
                b { (data.name) }
                span { (short(realm, giant)) }
                @if let Some(god) = cover { span.nh-guard-line { (god.name()) " stands guard: no harm" } }
            }
            @if let Some(god) = cover {
                svg.nh-seal viewBox="0 0 48 48" aria-hidden="true" {
                    circle.nh-seal-disc cx="24" cy="24" r="22" {}
                    use href={ "#nh-god-" (god.name().to_lowercase()) } x="10" y="10" width="28" height="28" {}
                }
            }
        }
    }
}

/// What the card does, in a few words.
fn short(realm: &Realm, giant: Giant) -> String {
    let data = realm.content.giant(giant);
    let landscape = realm.content.board.landscapes[data.landscape.index()].name.to_lowercase();
    let effect = |effect: &Disaster| match effect {
        Disaster::LoseWarriors { count } => format!("loses {count} warrior"),
        Disaster::CapWarriors { keep } => format!("keeps {keep} warriors at most"),
        Disaster::DamageBuildings { .. } => "loses a step of its building".to_owned(),
        Disaster::RazeDanevolds => "loses its Danevolds".to_owned(),
        Disaster::LoseAp { per_region } => format!("costs its holder {per_region} AP"),
        Disaster::LoseMarkers { count } => format!("sends {count} envoy home"),
        Disaster::BarRecruiting { .. } => "recruits nobody next round".to_owned(),
        Disaster::BarAttacks { .. } => "sees no attack next round".to_owned(),
    };
    let effects: Vec<String> = data.effects.iter().map(effect).collect();
    format!("Every {landscape} {}", effects.join(" and "))
}

/// A Giant of the landscape, as a woodcut.
fn face(landscape: &str) -> Markup {
    let (sky, body, land) = match landscape {
        "fjord" => ("#5b8796", "#2b4a58", "#3f6a7a"),
        "forest" => ("#6f7f5a", "#31462c", "#4c6f3c"),
        "mountain" => ("#8a8f98", "#5d5248", "#9a8f86"),
        "moor" => ("#5b4a6b", "#3a3222", "#4f6a66"),
        _ => ("#8fa9bb", "#5f7f93", "#dde3df"),
    };
    html! {
        rect width="58" height="70" fill=(sky) {}
        path d="M10 70V40Q9 14 29 10Q49 14 48 40V70Z" fill=(body) {}
        path d="M16 24Q22 16 29 17Q36 16 42 24L38 28H20Z" fill="#000" opacity=".25" {}
        circle cx="22" cy="32" r="3.500" fill="#ffe08a" {}
        circle cx="36" cy="32" r="3.500" fill="#ffe08a" {}
        path d="M18 44Q29 52 40 44Q38 58 29 62Q20 58 18 44Z" fill=(land) {}
        path d="M0 60Q14 52 29 60T58 58V70H0Z" fill=(land) {}
    }
}

/// What the Giants of the round before have barred.
fn barred(realm: &Realm) -> Vec<(String, &'static str)> {
    let name = |landscape: crate::ids::Landscape| realm.content.board.landscapes[landscape.index()].name.clone();
    let war = realm.barred_attacks.into_iter().map(|landscape| (name(landscape), "no attacks this round"));
    let levy = realm.barred_recruiting.into_iter().map(|landscape| (name(landscape), "no recruiting this round"));
    war.chain(levy).collect()
}
