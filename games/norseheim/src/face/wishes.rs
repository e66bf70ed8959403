//! What a touch may have meant, so that the rules can say why not.

use crate::Action;
use crate::ids::{Border, Deed, Giant, God, GodCard, Numbered, Region, Track};
use crate::phase::{Aim, Phase};
use crate::picture::ids;
use crate::view::View;
use engine::Seat;

/// The actions the seat may have meant by touching the element.
pub fn wishes(view: &View, seat: Seat, target: &str) -> Vec<Action> {
    let content = view.realm.content.content();
    let named = |prefix: &str| {
        let id = target.strip_prefix(prefix)?;
        content.board.find(id)
    };
    if let Some(region) = named("region-").or_else(|| named("tile-")).or_else(|| named("envoys-")) {
        return of_region(view, seat, region);
    }
    if let Some(region) = target.strip_prefix("troops-").and_then(|rest| content.board.find(rest.split_once('-')?.1)) {
        return of_region(view, seat, region);
    }
    if target.starts_with("border-") {
        let borders = (0..content.board.borders.len()).map(|number| Border::numbered(number as u8));
        let border = borders.into_iter().find(|border| ids::border(content, *border) == target);
        let demolish = matches!(view.realm.phase, Phase::Target(..));
        let wish = |border| if demolish { Action::Raze { border } } else { Action::Danevold { border } };
        return border.map(wish).into_iter().collect();
    }
    if let Some(god) = God::ALL.into_iter().find(|god| ids::god(*god) == target) {
        return vec![Action::Worship { god }];
    }
    if let Some(deed) = Deed::ALL.into_iter().find(|deed| ids::deed(*deed) == target) {
        return vec![if deed == Deed::Double { Action::Double } else { Action::Act { deed, cards: 1 } }];
    }
    if let Some(deed) = Deed::ALL.into_iter().find(|deed| ids::booster(*deed) == target) {
        return vec![Action::TakeBooster { deed }];
    }
    if let Some(track) = Track::ALL.into_iter().find(|track| ids::track(*track) == target) {
        return vec![Action::Advance { track }];
    }
    if let Some(card) = GodCard::every().find(|card| ids::card(content, *card) == target) {
        return vec![Action::Play { card }];
    }
    if let Some(giant) = Giant::every().find(|giant| ids::giant(content, *giant) == target) {
        return match view.realm.phase {
            Phase::GiantsCard(_) => vec![Action::Dismiss { giant }],
            Phase::Target(_, _, Aim::Revealed(_)) => vec![Action::Wake { giant }],
            _ => vec![Action::Cover { giant }],
        };
    }
    if let Some(seat) = view.realm.seats().find(|other| ids::points(*other) == target) {
        return vec![Action::Rob { seat }];
    }
    Vec::new()
}

/// What touching a region may have meant in the phase.
fn of_region(view: &View, seat: Seat, region: Region) -> Vec<Action> {
    let realm = &view.realm;
    let own = realm.land(region).warriors_of(seat) > 0;
    let near = realm.content.board.neighbours[region.index()];
    match &realm.phase {
        Phase::Home(_) => vec![Action::Settle { region }],
        Phase::Route { reach: Some(_), from: None, .. } => vec![Action::Muster { region }],
        Phase::Route { from: Some(_), .. } => vec![Action::Strike { region }],
        Phase::Route { .. } if own => near.into_iter().map(|to| Action::Attack { from: region, to }).collect(),
        Phase::Route { .. } => near.into_iter().map(|from| Action::Attack { from, to: region }).collect(),
        Phase::Recruit { .. } => vec![Action::Place { region }],
        Phase::Relocate(_, _, march) if march.lifted.is_some() => vec![Action::Drop { region }],
        Phase::Relocate(..) if own => {
            realm.controlled(seat).without(region).into_iter().map(|to| Action::Move { from: region, to }).collect()
        }
        Phase::Relocate(..) => {
            realm.controlled(seat).into_iter().map(|from| Action::Move { from, to: region }).collect()
        }
        Phase::Convince(..) => vec![Action::Convince { region }],
        Phase::Build(_) => vec![Action::Settlement { region }, Action::Ring { region }],
        Phase::Target(..) => vec![Action::Choose { region }],
        Phase::Withdraw(..) => vec![Action::Withdraw { region }],
        Phase::Recall(_) => vec![Action::Recall { region }],
        Phase::Acting(_) => vec![Action::Act { deed: Deed::Attack, cards: 1 }],
        Phase::OrderCard(_)
        | Phase::Mercy(_)
        | Phase::Commit { .. }
        | Phase::Throw(..)
        | Phase::Damage(..)
        | Phase::NextBattle(..)
        | Phase::Aftermath(..)
        | Phase::Envoys(..)
        | Phase::Worship(_)
        | Phase::Cover(..)
        | Phase::Reward(_)
        | Phase::Advance(_)
        | Phase::GiantsCard(_)
        | Phase::Over(_) => Vec::new(),
    }
}
