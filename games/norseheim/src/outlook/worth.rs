//! What a seat has: land, seats, points, warriors, cards, envoys, and how safe they are.

use super::{Time, giants, plans};
use crate::ids::{Numbered, Region, Track};
use crate::phase::Phase;
use crate::rules::{attack, diplomacy};
use crate::state::{Building, Land, Realm};
use engine::Seat;

/// All that the seat has, in power points.
pub fn worth(realm: &crate::Norseheim, seat: Seat, time: Time) -> f32 {
    let weights = &realm.content.weights;
    let player = realm.player(seat);
    let chairs = chairs(realm, seat, time);
    let mut sum = chairs * time.power + f32::from(realm.land_value(seat)) * time.power;
    sum += points(realm, seat, time);
    sum += f32::from(realm.army(seat)) * warrior(realm, time);
    sum += buildings(realm, seat, time) + tracks(realm, seat, time);
    let cards_left = if time.is_acting || time.rest > 0.0 { weights.god_card } else { 0.0 };
    sum += f32::from(realm.hand(seat).len()) * cards_left;
    let unspent: u8 = player.cards.iter().sum();
    let owned = unspent + player.spent.iter().sum::<u8>();
    sum += f32::from(owned) * weights.booster * time.rest;
    if is_active(realm, seat, time) {
        sum += f32::from(unspent) * weights.card;
    }
    sum += envoys(realm, seat, time, chairs) + glory(realm, seat, time, chairs);
    sum - dangers(realm, seat, time) - giants::dread(realm, seat, time) + plans::promise(realm, seat, time)
}

/// Whether the seat may still act this round.
pub fn is_active(realm: &Realm, seat: Seat, time: Time) -> bool {
    time.is_acting && !realm.passed.contains(seat)
}

/// Council seats: those to come while the Council has still to meet or will meet again, those on the board at the end.
fn chairs(realm: &Realm, seat: Seat, time: Time) -> f32 {
    if time.before_council || time.rest > 0.0 {
        f32::from(realm.chairs_to_come(seat))
    } else {
        f32::from(realm.chairs(seat))
    }
}

/// Action points: the first twelve count, more hardly fit into a round; at the end they break ties.
fn points(realm: &Realm, seat: Seat, time: Time) -> f32 {
    let points = f32::from(realm.player(seat).points);
    let usable = points.min(12.0) + (points - 12.0).max(0.0) * 0.4;
    let weight = realm.content.weights.point;
    match (time.rest > 0.0, is_active(realm, seat, time)) {
        (true, _) => usable * weight,
        (false, true) => usable * weight * 0.5,
        (false, false) => points * 0.002,
    }
}

/// What a warrior on the map is worth.
pub fn warrior(realm: &Realm, time: Time) -> f32 {
    let weights = &realm.content.weights;
    let base = if time.rest > 0.0 || time.is_acting { weights.presence } else { 0.01 };
    base + weights.warrior * time.rest
}

fn buildings(realm: &Realm, seat: Seat, time: Time) -> f32 {
    let weights = &realm.content.weights;
    let worth = |region: Region| match realm.land(region) {
        Land::Held { building: Building::Settlement, .. } => weights.settlement * time.rest,
        Land::Held { building: Building::Ring, .. } => (weights.settlement + weights.ring) * time.rest,
        Land::Held { building: Building::None, .. } | Land::Led { .. } => 0.0,
    };
    realm.held(seat).into_iter().map(worth).sum()
}

/// The Character board: cheap and large levies, envoys and rewards; a step that shows no new number yet counts a little.
fn tracks(realm: &Realm, seat: Seat, time: Time) -> f32 {
    let number = |track: Track| f32::from(realm.number(seat, track));
    let steps: u8 = realm.player(seat).tracks.iter().sum();
    let shown = (6.0 - number(Track::Price)) + 2.0 * number(Track::Size) + 1.6 * number(Track::Diplomacy);
    (shown + 0.5 * f32::from(steps)) * realm.content.weights.step * time.rest
}

/// Envoys to place, envoys to spare, and envoys that the Council will send home.
fn envoys(realm: &Realm, seat: Seat, time: Time, chairs: f32) -> f32 {
    let weights = &realm.content.weights;
    let limit = chairs + f32::from(realm.number(seat, Track::Diplomacy));
    let out = f32::from(realm.player(seat).envoys);
    let free = (limit - out).clamp(0.0, f32::from(realm.envoys_left(seat)));
    let turns = time.rest + if is_active(realm, seat, time) { 1.0 } else { 0.0 };
    let mut sum = free * weights.free_envoy * turns;
    if time.before_council && out > limit {
        sum -= ((out - limit) / 2.0).ceil() * time.power;
    }
    for region in realm.sworn(seat) {
        let oath = realm.land(region).oath_to(seat).map_or(0, |oath| oath.envoys);
        let spare = f32::from(oath.saturating_sub(realm.diplomacy_number(region).unwrap_or(0)));
        sum += spare.min(2.0) * weights.surplus_envoy;
        if time.is_acting {
            let outbid = realm.seats().any(|other| {
                other != seat
                    && is_active(realm, other, time)
                    && realm.player(other).points >= 2
                    && diplomacy::placeable(realm, other, crate::phase::Warrant::Cards) > oath
            });
            sum -= if outbid { time.power * 0.25 } else { 0.0 };
        }
    }
    sum
}

/// Nearness to an early victory.
fn glory(realm: &Realm, seat: Seat, time: Time, chairs: f32) -> f32 {
    let weights = &realm.content.weights;
    let kings = realm.held(seat).and(realm.content.board.kings).len();
    let can_win = time.before_council || time.rest > 0.0;
    let crown = match kings {
        3 if time.before_council => weights.crown * 6.0,
        3 => weights.crown * 3.0,
        2 if can_win => weights.crown,
        _ => 0.0,
    };
    let majority = f32::from(realm.content.numbers.victory.majority);
    let seats = if can_win { (chairs - 5.0).max(0.0) * weights.majority } else { 0.0 };
    crown + seats + if time.before_council && chairs >= majority { 12.0 } else { 0.0 }
}

/// What a region is worth to whoever holds it.
pub fn region(realm: &Realm, region: Region, time: Time) -> f32 {
    let board = &realm.content.board;
    let value = f32::from(board.values[region.index()]);
    let chair =
        if board.chair_of[region.index()].is_some() && (time.before_council || time.rest > 0.0) { 1.0 } else { 0.0 };
    (value + chair) * time.power
}

/// What enemies beside one's regions may take: worth times the odds of the best attack.
fn dangers(realm: &Realm, seat: Seat, time: Time) -> f32 {
    if time.rest == 0.0 && !time.is_acting {
        return 0.0;
    }
    let mut sum = 0.0;
    for region in realm.held(seat) {
        let land = realm.land(region);
        let mut risk: f32 = 0.0;
        for beside in realm.content.board.neighbours[region.index()] {
            let other = match realm.land(beside) {
                Land::Held { seat: other, .. } if *other != seat => *other,
                Land::Led { oath: Some(oath), .. } if oath.seat != seat => oath.seat,
                Land::Held { .. } | Land::Led { .. } => continue,
            };
            let army = realm.land(beside).warriors_of(other);
            if army == 0 {
                continue;
            }
            let soon = is_active(realm, other, time) && plans::can_attack(realm, other);
            let weight = if soon {
                1.0
            } else if time.rest > 0.0 {
                0.45
            } else {
                0.0
            };
            let walled = attack::is_walled(realm, None, beside, region);
            risk = risk.max(realm.content.odds.fate(army, land.defence(), walled).win * weight);
        }
        let fights = matches!(realm.phase, Phase::Throw(..) | Phase::Damage(..) | Phase::NextBattle(..));
        if fights && realm.phase.attack().is_some_and(|attack| attack.to == region) {
            continue;
        }
        sum += risk * self::region(realm, region, time) * realm.content.weights.threat;
    }
    sum
}
