//! The position as it would be if what is being decided were decided well: a roll stands, blows fall, prices are paid.

use super::needs::is_heard;
use super::{gain, item_worth};
use crate::TheDwarves;
use crate::board::{Troop, Troops};
use crate::cards::{Card, Quest, Span};
use crate::content::{CardKind, CouncilEffect, Gear, Weights};
use crate::phase::{Blows, Cause, Phase, Purpose, Roll, Walk};
use crate::rules::{display, fighting, quests};
use engine::Seat;

/// The position with the pending decision made, and what is not part of a position: rewards that come, losses that loom.
pub(crate) fn hope(game: &TheDwarves) -> (TheDwarves, f32) {
    let mut hoped = *game;
    let weights = &game.content.content().weights;
    let bonus = match game.phase {
        Phase::Rerolling(roll) | Phase::Repeating(roll) | Phase::Carving(roll) | Phase::Raising(roll) => {
            stand(&mut hoped, roll)
        }
        Phase::Striking(blows) => strike(&mut hoped, blows),
        Phase::Paying { dwarf } => {
            let doom = if game.doom - game.hero <= 1 { 30.0 } else { weights.toll };
            -doom.min(wound(game, dwarf, 1))
        }
        Phase::Shielding { dwarf, points } => -wound(game, dwarf, points).min(1.0),
        Phase::Wounding { .. } => -game.all_seats().map(|seat| wound(game, seat, 1)).fold(30.0, f32::min),
        Phase::Healing { left, .. } => {
            let hurt: u8 = game.all_seats().map(|seat| game.max_health(seat) - game.dwarf(seat).health).sum();
            f32::from(left.min(hurt)) * weights.heal
        }
        Phase::Giving { item } => item_worth(game, item),
        Phase::Keeping(hand) => hand.items.iter().map(|item| item_worth(game, *item)).fold(0.0, f32::max),
        Phase::Bestowing => weights.keenfire,
        Phase::Robbing => -0.5,
        Phase::Dismissing { .. } => {
            let worst = game.open_threats().map(|open| -super::reward(game, open)).fold(0.0, f32::max);
            worst * weights.strike
        }
        Phase::Digging => weights.dig,
        Phase::Cleansing => weights.cleanse,
        Phase::Clearing(clearing) => f32::from(clearing.left) * weights.kill,
        Phase::Aiming { left } => f32::from(left) * weights.kill + 0.1,
        Phase::Collapsing => -weights.entrance,
        Phase::Targeting { item, .. } => match game.content.item(item).gear {
            Gear::ExtraAction => 0.52,
            Gear::Heal { points } => {
                let gained = |seat: Seat| f32::from((game.max_health(seat) - game.dwarf(seat).health).min(points));
                game.all_seats().map(gained).fold(0.0, f32::max) * weights.heal
            }
            _ => 0.3,
        },
        Phase::Acting | Phase::Additional { .. } | Phase::Walking(_) | Phase::Mustering { .. } | Phase::Over(_) => 0.0,
    };
    (hoped, bonus + coming(game))
}

/// What the agenda will still bring: rewards that are being given, Equipment that is being shared.
fn coming(game: &TheDwarves) -> f32 {
    use crate::phase::Job;
    let mut worth = 0.0;
    for job in game.agenda.iter() {
        worth += match *job {
            Job::Carry { card, next } => {
                let Some(open) = game.open(card) else { continue };
                game.content
                    .card(card)
                    .effects
                    .iter()
                    .skip(usize::from(next))
                    .map(|effect| gain(game, open, effect))
                    .sum()
            }
            Job::Share(hand) => {
                hand.items.iter().take(usize::from(hand.keep)).map(|item| item_worth(game, *item)).sum()
            }
            Job::Heal { left, cause: Cause::Council | Cause::Card(_) } => f32::from(left) * 0.3,
            Job::Wound { left, .. } => -f32::from(left) * game.content.weights.wound,
            _ => 0.0,
        };
    }
    worth
}

/// What losing so much Health costs a dwarf.
fn wound(game: &TheDwarves, seat: Seat, points: u8) -> f32 {
    let health = &game.content.content().weights.health;
    let now = game.dwarf(seat).health;
    Weights::at(health, usize::from(now)) - Weights::at(health, usize::from(now.saturating_sub(points)))
}

/// The dice stand as they lie.
fn stand(game: &mut TheDwarves, roll: Roll) -> f32 {
    let content = game.content.content();
    let Roll { dwarf, dice, purpose, .. } = roll;
    let tally = game.tally(dwarf);
    match purpose {
        Purpose::Move => {
            let bonus: u8 = game
                .dwarf(dwarf)
                .items
                .iter()
                .map(|item| match content.item(item).gear {
                    Gear::MoveBonus { delta } => delta,
                    _ => 0,
                })
                .sum();
            game.phase = Phase::Walking(Walk { dwarf: dwarf.0, points: dice.highest() + bonus, entered: 0 });
            0.0
        }
        Purpose::Fight => strike(game, Blows { dwarf, dice, felled: [0; 3] }),
        Purpose::Message => {
            if is_heard(game, dwarf, dice.highest()) {
                game.council += 1;
            }
            0.0
        }
        Purpose::Smith => match game.council_effect() {
            CouncilEffect::ActionCraftForEquipment { target } if dice.highest() >= target => content.weights.equipment,
            _ => 0.0,
        },
        Purpose::Boss(card) => {
            let Some(Quest::BattleBoss { target, .. }) = content.card(card).quest else { return 0.0 };
            let hits = dice.at_least(target);
            if let Some(open) = game.open_mut(card) {
                open.counter = open.counter.saturating_sub(hits);
            }
            settle(game) - if hits == 0 { wound(game, dwarf, 1) } else { 0.0 }
        }
        Purpose::Pool(card) => {
            let Some(Quest::RollPool { target, count, .. }) = content.card(card).quest else { return 0.0 };
            if let Some(open) = game.open_mut(card).filter(|_| dice.at_least(target) >= count) {
                open.done = 1;
            }
            settle(game)
        }
        Purpose::Test(card) => {
            test(game, roll, card, tally);
            settle(game)
        }
    }
}

fn test(game: &mut TheDwarves, roll: Roll, card: Card, tally: usize) {
    let (_, target) = crate::rules::rolls::tested(game, card);
    let successes = roll.dice.at_least(target);
    let space = game.dwarf(roll.dwarf).space;
    let quest = &game.content.content().card(card).quest;
    let place = match (quest, game.open(card)) {
        (Some(Quest::TestsEach { at, .. }), Some(open)) => at
            .iter()
            .enumerate()
            .find(|(index, place)| open.done >> index & 1 == 0 && quests::is_at(game, place.at, space, open)),
        _ => None,
    };
    let place = place.map(|(index, _)| index);
    let Some(open) = game.open_mut(card) else { return };
    match (quest, place) {
        (Some(Quest::TestsEach { .. }), Some(place)) if successes > 0 => open.done |= 1 << place,
        (Some(Quest::Tests { count, span: Span::Roll, .. }), _) => {
            open.this_turn[tally] = if successes >= *count { successes } else { 0 };
        }
        (Some(Quest::TestsEach { .. }), _) => {}
        _ => open.this_turn[tally] += successes,
    }
}

/// All blows that can fall do, the strongest troops first and those on cards before those on the map.
fn strike(game: &mut TheDwarves, mut blows: Blows) -> f32 {
    let at = game.dwarf(blows.dwarf).space;
    loop {
        let mut best = None;
        fighting::strikes(game, blows, |card, troop| {
            let key = (card.is_some(), troop);
            if best.is_none_or(|best: (bool, Troop, Option<Card>)| key > (best.0, best.1)) {
                best = Some((card.is_some(), troop, card));
            }
        });
        let Some((_, troop, card)) = best else { break };
        let one = Troops::one(troop);
        match card {
            None => game.land[at.index()].troops.remove(one),
            Some(card) => game.open_mut(card).into_iter().for_each(|open| open.troops.remove(one)),
        }
        game.supply.add(one);
        blows.felled[troop.index()] += 1;
        fighting::count(game, blows.dwarf, at, card, troop);
    }
    let missed = blows.felled == [0; 3];
    settle(game) - if missed { wound(game, blows.dwarf, 1) } else { 0.0 }
}

/// Fulfilled quests are completed: their rewards count, the cards are gone.
fn settle(game: &mut TheDwarves) -> f32 {
    let mut worth = 0.0;
    loop {
        let fulfilled = game.open_cards().find(|open| quests::is_fulfilled(game, open)).copied();
        let Some(open) = fulfilled else { return worth };
        match game.content.content().card(open.card).kind {
            CardKind::Scenario { stage: 2, .. } => {
                game.scenario = None;
                return worth + 30.0;
            }
            CardKind::Scenario { .. } | CardKind::Adventure => worth += super::reward(game, &open),
            CardKind::Threat { .. } => {}
        }
        display::discard(game, open.card);
    }
}
