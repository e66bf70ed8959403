//! What a bot makes of a position: points that are safe, plans for cards, jewels on their way, and time.

mod plan;
mod trade;

use crate::cards::KINDS;
use crate::mine::{MAX_CAVERNS, Spot};
use crate::phase::{Phase, Trade};
use crate::rules::scoring;
use crate::state::{Carried, Dwarf, Whereabouts};
use crate::{FreyasFolly, Open, legal, rules};
use engine::{Fast, PerSeat, Seat};
use plan::{Orders, Plan};
use serde::Deserialize;

/// What the outlook weighs, see `content/outlook.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "content/outlook.toml says what each of them means")]
pub struct Weights {
    pub spread: f32,
    pub last_turn_spread: f32,
    pub lively: f32,
    pub patience: f32,
    pub horizon: f32,
    pub homing: f32,
    pub courier: f32,
    pub step: f32,
    pub reach: f32,
    pub jewel: f32,
    pub amber: f32,
    pub wanted: f32,
    pub mined_weight: f32,
    pub missing: f32,
    pub unobtainable: f32,
    pub held_card: f32,
    pub open_card: f32,
    pub idle_penalty: f32,
    pub quota: f32,
    pub dwarf_clock: f32,
    pub link_clock: f32,
    pub usual_rounds: f32,
    pub lost: f32,
    pub whole_necklace: [f32; 5],
    pub abilities: [f32; KINDS],
    pub carried: [f32; KINDS],
    pub speed_stride: f32,
}

/// How good each seat's position is: its chance to win, as far as points and plans tell.
pub fn outlook(game: &FreyasFolly) -> PerSeat<f32> {
    let open = &game.open;
    let mut out = PerSeat::default();
    if let Phase::Over(ending) = open.phase {
        ending.winners.iter().for_each(|seat| out[seat.index()] = 1.0 / ending.winners.len() as f32);
        return out;
    }
    let weights = &open.contents.weights;
    let last = open.phase.turn().filter(|turn| turn.finish.is_some());
    let (mut values, spread) = if let Some(turn) = last {
        let points = open.all_seats().map(|seat| scoring::points(open, seat, Some(turn.seat)) as f32);
        (collect(points), weights.last_turn_spread)
    } else {
        let clock = clock(open);
        (collect(open.all_seats().map(|seat| worth(open, seat, clock))), spread(open))
    };
    if let Some(turn) = open.phase.turn() {
        let rest = under_way(game, turn.seat, last.is_some());
        values[turn.seat.index()] = values[turn.seat.index()].max(rest);
    }
    let seats = usize::from(open.seats);
    let best = values[..seats].iter().copied().fold(f32::MIN, f32::max);
    let odds = |value: f32| ((value - best) / spread).exp();
    let sum: f32 = values[..seats].iter().map(|value| odds(*value)).sum();
    let (lost, calm) = (lost(open), calm(open));
    for (share, value) in out[..seats].iter_mut().zip(values) {
        let chance = odds(value) / sum;
        *share = if chance < lost { calm } else { chance };
    }
    out
}

/// The chance below which a match counts as lost: the longer it lasts, the more. Nobody without hope holds up the table.
fn lost(open: &Open) -> f32 {
    let weights = &open.contents.weights;
    (f32::from(open.round) / weights.usual_rounds - 1.0).max(0.0).powi(2) * weights.lost
}

/// FF-RULING-58. How near the end is that comes when everybody passes: next to nothing, but all that is left to whoever
/// has lost.
fn calm(open: &Open) -> f32 {
    const MOST: f32 = 1e-3;
    let passes = open.phase.turn().filter(|turn| !turn.has_acted).map_or(0, |_| open.idle_turns + 1);
    MOST * f32::from(passes) / f32::from(open.seats)
}

/// How far points may still shift: the less, the emptier the mine.
fn spread(open: &Open) -> f32 {
    let weights = &open.contents.weights;
    let left: u32 = open.caverns.iter().map(|jewels| jewels.weight()).sum();
    let carried: u32 = open.players.iter().map(|player| player.barrows().weight()).sum();
    let lively = ((left + carried) as f32 / weights.lively).min(1.0);
    weights.last_turn_spread + (weights.spread - weights.last_turn_spread) * lively
}

fn collect(values: impl Iterator<Item = f32>) -> PerSeat<f32> {
    let mut all = PerSeat::default();
    all.iter_mut().zip(values).for_each(|(slot, value)| *slot = value);
    all
}

/// Inside an action: the worth of the best way to finish it, so that an action begun is worth what it can become.
fn under_way(game: &FreyasFolly, seat: Seat, is_last: bool) -> f32 {
    let open = &game.open;
    match open.phase {
        Phase::Acting(_) | Phase::Over(_) => f32::MIN,
        Phase::Trading(_, trade) => trading(open, seat, trade, is_last),
        Phase::Entering(..)
        | Phase::Leaving(..)
        | Phase::Arriving(..)
        | Phase::Releasing(..)
        | Phase::Hurrying(..)
        | Phase::Bracing(..)
        | Phase::Stealing(..) => {
            let mut best = f32::MIN;
            let mut dice = engine::Seed([0; 32]).quick();
            legal::each(open, &mut |action| {
                let mut next = *game;
                rules::play(&mut next, action, &mut Fast(&mut dice));
                let same_turn = next.open.phase.turn().is_some_and(|turn| turn.seat == seat);
                let deeper = if same_turn { under_way(&next, seat, is_last) } else { f32::MIN };
                best = best.max(value(&next.open, seat, is_last)).max(deeper);
            });
            best
        }
    }
}

/// The worth of a trade brought to its best end: only the plans change by it.
fn trading(open: &Open, seat: Seat, trade: Trade, is_last: bool) -> f32 {
    let now = value(open, seat, is_last);
    if is_last {
        // What lies at home counts by weight now, and no trade changes that.
        return now;
    }
    let (home, stock) = (open.player(seat).home, open.stock);
    let clock = clock(open);
    let orders = Orders::of(open, seat, clock, nearest_exit(open, seat));
    let worth = |home, stock| orders.plan(home, stock).worth;
    now - worth(home, stock) + trade::best(trade::Deal { home, stock, trade }, &worth)
}

fn value(open: &Open, seat: Seat, is_last: bool) -> f32 {
    if is_last { scoring::points(open, seat, Some(seat)) as f32 } else { worth(open, seat, clock(open)) }
}

/// How many more actions each player may expect: until somebody's dwarfs or the links run out.
fn clock(open: &Open) -> f32 {
    let weights = &open.contents.weights;
    let quota = open.all_seats().map(|seat| {
        let player = open.player(seat);
        let ready = || player.held.iter().any(|card| player.home.contains(open.contents.setting(card).needs));
        match player.dwarfs_left() {
            1 if player.has_outside() && ready() => 2.0,
            left => f32::from(left) * weights.dwarf_clock,
        }
    });
    let left = open.contents.limits.brisingamen_spaces - open.links_made();
    let makes =
        |seat: Seat| open.display.iter().any(|card| open.player(seat).home.contains(open.contents.link(card).needs));
    let links = if left == 1 && open.all_seats().any(makes) { 3.0 } else { f32::from(left) * weights.link_clock };
    let rounds = f32::from(open.contents.stalemate.round_cap - open.round + 1) * 2.0;
    quota.fold(links.min(rounds), f32::min)
}

/// The points a seat may expect, with `clock` actions to come.
fn worth(open: &Open, seat: Seat, clock: f32) -> f32 {
    let (player, weights) = (open.player(seat), &open.contents.weights);
    let completed: f32 = player.completed.iter().map(|card| f32::from(open.contents.setting(card).points)).sum();
    let tokens = f32::from(player.tokens) * plan::token_worth(open);
    let in_hand: f32 = player.hand.iter().map(|ability| weights.abilities[ability.index()]).sum();
    let on_dwarfs = player.dwarfs.iter().filter_map(|dwarf| dwarf.carries);
    let on_dwarfs: f32 = on_dwarfs.map(|carried| weights.carried[carried.ability().index()]).sum();
    let time = plan::time(open, clock);
    let planned = Orders::of(open, seat, clock, nearest_exit(open, seat)).plan(player.home, open.stock);
    let abilities = (in_hand + on_dwarfs) * time;
    completed
        + tokens
        + abilities
        + planned.worth
        + on_the_way(open, seat, planned, clock)
        + prospects(open, seat, planned, clock)
}

/// How many actions the nearest dwarf needs to the open air, where somebody must be to complete a card.
fn nearest_exit(open: &Open, seat: Seat) -> f32 {
    let away = |dwarf: &Dwarf| match dwarf.at {
        Whereabouts::Outside => Some(0),
        Whereabouts::Mine(spot) => Some(open.contents.mine.depth(spot)),
        Whereabouts::Gone => None,
    };
    let nearest = open.player(seat).dwarfs.iter().filter_map(away).min().map_or(0.0, f32::from);
    nearest * open.contents.weights.courier
}

/// What the jewels in barrows are worth that can still come out: the less, the longer the way.
fn on_the_way(open: &Open, seat: Seat, planned: Plan, clock: f32) -> f32 {
    let mut sum = 0.0;
    for dwarf in &open.player(seat).dwarfs {
        let Some(spot) = dwarf.spot().filter(|_| !dwarf.barrow.is_empty()) else { continue };
        let steps = strides(open, dwarf, open.contents.mine.depth(spot));
        let in_time = ((clock - f32::from(steps) * 0.5) / 2.0).clamp(0.0, 1.0);
        sum += plan::load_worth(open, dwarf.barrow, planned.wanted, clock) * open.contents.fading(steps) * in_time;
    }
    sum
}

/// How many moves the dwarf needs for so many positions.
fn strides(open: &Open, dwarf: &Dwarf, positions: u8) -> u8 {
    let fast = dwarf.carries == Some(Carried::Speed);
    if fast { (f32::from(positions) / open.contents.weights.speed_stride).round() as u8 } else { positions }
}

/// What the empty dwarfs may still fetch: each the best cavern that no other dwarf of the player fetches from.
fn prospects(open: &Open, seat: Seat, planned: Plan, clock: f32) -> f32 {
    let (mine, weights, player) = (&open.contents.mine, &open.contents.weights, open.player(seat));
    let mut values = [0.0; MAX_CAVERNS];
    for (value, jewels) in values.iter_mut().zip(&open.caverns) {
        *value = plan::load_worth(open, *jewels, planned.wanted, clock);
    }
    for rival in open.all_seats() {
        for dwarf in &open.player(rival).dwarfs {
            // Nobody else gets in, and whoever stands there empty-handed will take it.
            let inside = dwarf.spot().and_then(|spot| mine.cavern_index(spot));
            if let Some(cavern) = inside.filter(|_| rival != seat) {
                values[cavern] = 0.0;
            }
        }
    }
    let mut sum = 0.0;
    for dwarf in &player.dwarfs {
        let from = match dwarf.at {
            Whereabouts::Outside => Spot::OUTSIDE,
            Whereabouts::Mine(spot) => spot,
            Whereabouts::Gone => continue,
        };
        let stamina = dwarf.carries == Some(Carried::Stamina);
        if !dwarf.barrow.is_empty() && !stamina {
            continue;
        }
        let mut best = (0.0, None);
        for (cavern, spot) in mine.caverns().enumerate().filter(|(cavern, _)| values[*cavern] > 0.0) {
            let trip = strides(open, dwarf, mine.distance(from, spot) + mine.depth(spot));
            let in_time = ((clock * 1.3 - f32::from(trip)) / 3.0).clamp(0.0, 1.0);
            let worth = values[cavern] * open.contents.fading(trip) * in_time;
            if worth > best.0 {
                best = (worth, Some(cavern));
            }
        }
        if let (worth, Some(cavern)) = best {
            sum += worth;
            values[cavern] = 0.0;
        } else {
            // Who can fetch nothing any more is wanted outside, to take pieces to market.
            sum -= weights.homing * f32::from(mine.depth(from));
        }
    }
    sum * weights.reach
}
