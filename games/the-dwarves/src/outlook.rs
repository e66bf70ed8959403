//! What a bot makes of a position: how many turns are left, how many are needed, and what else helps or hurts.
//!
//! Everything is counted in turns. A roll that lies on the table counts as if it stood, so that every small decision
//! points the right way: `hope` makes that position, `needs` says how long a quest takes, `roads` how far it is.

mod hope;
mod needs;
mod roads;

use crate::TheDwarves;
use crate::cards::{Effect, Item};
use crate::content::Weights;
use crate::phase::{Ending, Phase};
use crate::state::OpenCard;
use engine::PerSeat;
use needs::Needs;

/// TD-GOAL-01..03. All seats share one value: from 0, lost, to 1, won.
pub(crate) fn outlook(game: &TheDwarves) -> PerSeat<f32> {
    let value = match game.phase {
        Phase::Over(Ending::Won { .. }) => 1.0,
        Phase::Over(Ending::Doom | Ending::Death { .. }) => 0.0,
        _ => {
            let (hoped, bonus) = hope::hope(game);
            squeeze((worth(&hoped) + bonus) / game.content.weights.scale)
        }
    };
    let mut shared = [0.0; 5];
    shared[..game.seats()].fill(value);
    shared
}

/// From any number to one between 0 and 1, never quite reaching either.
fn squeeze(advantage: f32) -> f32 {
    (1.0 / (1.0 + (-advantage).exp())).clamp(0.000_1, 0.999_9)
}

/// Turns ahead of Doom, and all that helps or hurts, in turns.
fn worth(game: &TheDwarves) -> f32 {
    let content = game.content.content();
    let weights = &content.weights;
    let needs = Needs::of(game);
    // Every turn evil does its part; counting that beforehand makes ending a turn neither good nor bad in itself.
    let turns = f32::from(game.doom - game.hero) + f32::from(game.holds) * weights.hold;
    let left = turns * (1.0 - weights.evil) + f32::from(game.turn.actions_left) / 2.0;
    let additional = if let Phase::Additional { .. } = game.phase { 0.5 } else { 0.0 };
    let mut worth = left + additional - weights.urgency * turns_needed(game, &needs);
    worth += Weights::at(&weights.council, (game.council - content.council_left) as usize);
    for seat in game.all_seats() {
        let dwarf = game.dwarf(seat);
        worth += Weights::at(&weights.health, usize::from(dwarf.health));
        worth += dwarf.items.iter().map(|item| item_worth(game, item)).sum::<f32>();
        if dwarf.has_keenfire {
            worth += weights.keenfire * f32::from(game.dice(seat, crate::cards::Attribute::Battle)) / 6.0;
        }
    }
    worth += land(game, &needs);
    for open in game.display.iter() {
        worth += display(game, open, &needs);
    }
    worth
}

/// What a kind of Equipment is worth to whoever has it.
fn item_worth(game: &TheDwarves, item: Item) -> f32 {
    game.content.worth[usize::from(item.0)]
}

/// How many turns the table still needs: the Scenario that lies there, those that come, and the finale.
fn turns_needed(game: &TheDwarves, needs: &Needs) -> f32 {
    let content = game.content.content();
    let weights = &content.weights;
    let forge = content.stages[1];
    let unforged = !game.piles.scenarios.common(forge).is_empty();
    let current = game.scenario.map_or(0.3, |open| needs.turns(game, &open).min(24.0));
    let finale = game.scenario.is_some_and(|open| content.stages[2].contains(open.card));
    let mut turns = current + f32::from(game.piles.a_left) * weights.scenario_turns;
    if unforged {
        turns += weights.forge_turns;
        if game.piles.a_left == 0
            && let Some(card) = forge.nth(0)
        {
            let open = OpenCard { card, ..OpenCard::default() };
            turns += weights.coming * needs.turns(game, &open).min(12.0);
        }
    }
    if finale { turns } else { turns + weights.finale_turns }
}

/// Crowds, Perished Land, entrances, and the Blacksaddle.
fn land(game: &TheDwarves, needs: &Needs) -> f32 {
    let content = game.content.content();
    let weights = &content.weights;
    let mut worth = -f32::from(game.perished()) * weights.tile;
    worth += game.open_entrances().count() as f32 * weights.entrance;
    for space in content.all_spaces() {
        let troops = game.troops(space).total();
        if troops == 0 {
            continue;
        }
        if space == content.blacksaddle {
            worth -= f32::from(troops) * weights.blacksaddle;
            continue;
        }
        let crowd = Weights::at(&weights.crowd, usize::from(troops + 5 - game.threshold));
        let guarded =
            if troops >= 3 { weights.guard * closeness(needs.soonest(game, space), weights.near) } else { 0.0 };
        worth -= crowd * (1.0 - guarded);
    }
    worth
}

/// How close something is that takes so many turns: 1 at once, about a third `near` turns away.
fn closeness(turns: f32, near: f32) -> f32 {
    (-turns / near).exp()
}

/// What a card of the Display promises or threatens.
fn display(game: &TheDwarves, open: &OpenCard, needs: &Needs) -> f32 {
    let weights = &game.content.weights;
    let close = closeness(needs.turns(game, open), weights.near) * weights.hope;
    if game.is_threat(open.card) {
        let likely = if game.scenario.is_some() { weights.strike } else { 1.0 };
        -harm(game, open) * likely * (1.0 - close)
    } else {
        reward(game, open) * close
    }
}

/// What a card's rewards are worth.
fn reward(game: &TheDwarves, open: &OpenCard) -> f32 {
    game.content.card(open.card).effects.iter().map(|effect| gain(game, open, effect)).sum()
}

/// What a Threat costs when it strikes.
fn harm(game: &TheDwarves, open: &OpenCard) -> f32 {
    -reward(game, open)
}

fn gain(game: &TheDwarves, open: &OpenCard, effect: &Effect) -> f32 {
    let content = game.content.content();
    let weights = &content.weights;
    let council = |delta: i8| {
        let to = (game.council + delta).clamp(content.council_left, content.council_right());
        let at = |index: i8| Weights::at(&weights.council, (index - content.council_left) as usize);
        at(to) - at(game.council)
    };
    match effect {
        Effect::Equipment { count, look } => (f32::from(*count) + f32::from(look - count) * 0.15) * weights.equipment,
        Effect::Heal { points } => {
            let hurt: u8 = game.all_seats().map(|seat| game.max_health(seat) - game.dwarf(seat).health).sum();
            f32::from((*points).min(hurt)) * weights.heal
        }
        Effect::Council { delta } => council(*delta),
        Effect::Doom { delta } => -f32::from(*delta) * (1.0 - weights.evil),
        Effect::HeroHold { turns } => f32::from(*turns) * weights.hold * (1.0 - weights.evil),
        Effect::RemoveTroops { count, .. } => f32::from(*count) * weights.kill,
        Effect::TunnelTile => weights.dig,
        Effect::Cleanse { count } => f32::from((*count).min(game.perished())) * weights.cleanse,
        Effect::DiscardThreat { .. } => {
            if game.open_threats().next().is_some() {
                0.8
            } else {
                0.0
            }
        }
        Effect::Keenfire { .. } => weights.keenfire,
        Effect::Recruit { .. } => -weights.recruit,
        Effect::PlaceTroops { troops, at } => -f32::from(troops.total()) * at.len() as f32 * weights.troop,
        Effect::ReleaseCardTroops { .. } => -f32::from(open.troops.total()) * weights.troop,
        Effect::LoseHealth { points, affected: true } => {
            let health = open.pinned.map_or(4, |seat| game.dwarf(seat).health);
            let at = |health: u8| Weights::at(&weights.health, usize::from(health));
            at(health.saturating_sub(*points)) - at(health)
        }
        Effect::LoseHealth { points, .. } => -f32::from(*points) * weights.wound,
        Effect::PerishEntrance => -weights.entrance - weights.tile,
        Effect::PerishEachWith { troop } => {
            let spaces = content.all_spaces().filter(|space| game.troops(*space).of(*troop) > 0).count();
            -(spaces as f32) * (weights.tile + 0.3)
        }
        Effect::DiscardEquipment { .. } => -0.6,
    }
}
