//! What somebody may have meant by touching an element.

use crate::board::Troop;
use crate::picture::{cards, pieces, tray};
use crate::{Action, TheDwarves};
use engine::Seat;

/// Actions, legal or not, that the touch of an element may mean, so that the rules can say why not.
pub(crate) fn wishes(game: &TheDwarves, seat: Seat, target: &str) -> Vec<Action> {
    let content = game.content.content();
    if let Some(space) = target.strip_prefix("space-").and_then(|id| content.find_space(id)) {
        let on = [Action::Step { to: space }, Action::Tunnel { to: space }];
        let other = [Action::Aim { at: space }, Action::Cleanse { at: space }, Action::Dig { at: space }];
        let fight = (game.dwarf(seat).space == space).then_some(Action::Fight);
        return fight.into_iter().chain(on).chain(other).collect();
    }
    if let Some(dwarf) = game.all_seats().find(|dwarf| pieces::dwarf_id(*dwarf) == target) {
        return vec![Action::Choose { dwarf }, Action::Move, Action::Stop];
    }
    for open in game.open_cards() {
        let card = open.card;
        if cards::card_id(game, card) == target {
            return vec![Action::Test { card }, Action::PoolRoll { card }, Action::Battle, Action::Dismiss { card }];
        }
        if let Some(troop) = Troop::ALL.into_iter().find(|troop| cards::card_troop_id(game, card, *troop) == target) {
            return vec![Action::Strike { card: Some(card), troop }, Action::Fight];
        }
    }
    if let Some(rest) = target.strip_prefix("troop-") {
        for troop in Troop::ALL {
            let id = rest.strip_suffix(troop.id()).and_then(|id| content.find_space(id.trim_end_matches('-')));
            if let Some(at) = id {
                return vec![Action::Strike { card: None, troop }, Action::Remove { at, troop }, Action::Fight];
            }
        }
    }
    if let Some((owner, id)) = target.strip_prefix("item-").and_then(|rest| rest.split_once('-')) {
        let owner = owner.parse().ok().map(Seat).filter(|owner| owner.index() < game.seats());
        if let (Some(owner), Some(item)) = (owner, content.find_item(id)) {
            return vec![Action::Use { owner, item }, Action::Lose { owner, item }];
        }
    }
    if target == "council-token" || target.starts_with("council-") {
        return vec![Action::Message, Action::Smith];
    }
    if target == "hero-token" {
        return vec![Action::EndTurn];
    }
    (1..=6)
        .filter(|face| tray::die_id(*face) == target)
        .flat_map(|face| [Action::Reroll { face }, Action::Raise { face }])
        .collect()
}
