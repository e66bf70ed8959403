//! What a seat is about to get: the attack it can make, and what the decision under way leads to.

use super::{Time, worth};
use crate::Norseheim;
use crate::ids::{Deed, GodCard, Numbered, Region};
use crate::phase::{Aim, Attack, Due, Phase, Side, Throw, Turn, Warrant};
use crate::rules::{attack, build, diplomacy, recruit, relocate, turns, worship};
use crate::state::{Building, Land, Realm};
use engine::Seat;

/// Whether the seat has card and points for an attack.
pub fn can_attack(realm: &Realm, seat: Seat) -> bool {
    let player = realm.player(seat);
    let cards = player.cards[Deed::Attack.index()];
    let base = turns::base_cost(realm, seat, Deed::Attack);
    cards > 0 && base.saturating_sub(cards.min(realm.card_limit()) - 1) <= player.points
}

/// The part of the best attack's worth that a seat may count on before it is made.
pub fn promise(realm: &Realm, seat: Seat, time: Time) -> f32 {
    let fighting = match &realm.phase {
        Phase::Route { turn, .. } | Phase::Commit { turn, .. } => turn.seat == seat,
        phase => phase.attack().is_some_and(|attack| attack.attacker == seat),
    };
    let now = worth::is_active(realm, seat, time) && can_attack(realm, seat);
    let part = match (now, time.rest > 0.0) {
        (true, _) if fighting => 0.3,
        (true, _) => 1.0,
        (false, true) => 0.5,
        (false, false) => return 0.0,
    };
    best_attack(realm, seat, None, time) * part * realm.content.weights.promise
}

/// The best attack's worth; others count for a quarter.
fn best_attack(realm: &Realm, seat: Seat, reach: Option<GodCard>, time: Time) -> f32 {
    let open = attack::attackable(realm, seat);
    let (mut best, mut sum): (f32, f32) = (0.0, 0.0);
    for from in attack::origins(realm, seat) {
        let targets = attack::reachable(realm, reach, from).and(open);
        let here = targets.into_iter().map(|to| best_commit(realm, seat, from, to, reach, time)).fold(0.0, f32::max);
        best = best.max(here);
        sum += here;
    }
    best + 0.25 * (sum - best)
}

/// The attack with the best number of participants.
fn best_commit(realm: &Realm, seat: Seat, from: Region, to: Region, reach: Option<GodCard>, time: Time) -> f32 {
    let army = realm.land(from).warriors_of(seat);
    let walled = attack::is_walled(realm, reach, from, to);
    let value = |fighters: u8| fight(realm, seat, [from, to], fighters, realm.land(to).defence(), walled, time);
    (army.saturating_sub(1).max(1)..=army).map(value).fold(0.0, f32::max)
}

/// What fighting on to the end is worth: the region if it is won, against the warriors it costs and the origin left empty.
fn fight(
    realm: &Realm,
    seat: Seat,
    [from, to]: [Region; 2],
    fighters: u8,
    defence: u8,
    walled: bool,
    time: Time,
) -> f32 {
    let fate = realm.content.odds.fate(fighters, defence, walled);
    let prize = worth::region(realm, to, time);
    // What a rival loses counts a little, and a rival near an early victory counts a lot.
    let spite = if realm.land(to).holder().is_some() { 0.25 } else { 0.0 };
    let sworn = if realm.land(to).oath_to(seat).is_some() { time.power } else { 0.0 };
    let crown = if realm.content.board.kings.contains(to) { crown(realm, seat, to, time) } else { 0.0 };
    let fallen = f32::from(fighters) - fate.survivors;
    let left = realm.land(from).warriors_of(seat).saturating_sub(fighters);
    let emptied = match realm.land(from) {
        Land::Held { building: Building::None, .. } if left == 0 => worth::region(realm, from, time),
        Land::Held { .. } | Land::Led { .. } => 0.0,
    };
    fate.win * (prize * (1.0 + spite) + crown) - fallen * worth::warrior(realm, time) - emptied - sworn
}

/// What a King's region adds: one more of three, or one less for a rival.
fn crown(realm: &Realm, seat: Seat, to: Region, time: Time) -> f32 {
    if !time.before_council && time.rest == 0.0 {
        return 0.0;
    }
    let kings = realm.content.board.kings;
    let weight = realm.content.weights.crown;
    let own = match realm.held(seat).and(kings).len() {
        0 => 0.0,
        1 => weight,
        _ => weight * 5.0,
    };
    let rival = realm.land(to).holder().map_or(0, |other| realm.held(other).and(kings).len());
    own + if rival >= 2 { weight } else { 0.0 }
}

/// What the decision under way leads to, for the seat.
pub fn plans(game: &Norseheim, seat: Seat, time: Time) -> f32 {
    if let Some(attack) = game.phase.attack() {
        return battle(game, seat, attack, time);
    }
    let weights = &game.content.weights;
    match &game.phase {
        Phase::Withdraw(leaving, _) => {
            let guests: u8 = leaving.iter().filter(|leaving| leaving.seat == seat).map(|leaving| leaving.guests).sum();
            f32::from(guests) * worth::warrior(game, time)
        }
        phase if phase.asked() != Some(seat) => 0.0,
        Phase::Acting(turn) => acting(game, turn, time),
        Phase::Route { reach, from, .. } => match from {
            Some(from) => {
                let open = attack::attackable(game, seat).and(attack::reachable(game, *reach, *from));
                open.into_iter().map(|to| best_commit(game, seat, *from, to, *reach, time)).fold(0.0, f32::max)
            }
            None => best_attack(game, seat, *reach, time),
        },
        Phase::Commit { from, to, reach, .. } => best_commit(game, seat, *from, *to, *reach, time),
        Phase::Recruit { open, .. } => {
            f32::from(open.iter().sum::<u8>().min(game.player(seat).warriors)) * worth::warrior(game, time)
        }
        Phase::Relocate(_, _, march) => {
            let idle = |region: &Region| is_inland(game, seat, *region);
            let idle: u8 = march.regions.into_iter().filter(idle).map(|region| march.unmoved[region.index()]).sum();
            f32::from(idle) * 0.12
        }
        Phase::Convince(_, warrant) => convince(game, seat, *warrant, time),
        Phase::Envoys(_, _, region) => {
            let robs = game.land(*region).oath().is_some_and(|oath| oath.seat != seat);
            let own = game.land(*region).oath_to(seat).is_some();
            if own { weights.surplus_envoy } else { time.power * if robs { 1.25 } else { 1.0 } }
        }
        Phase::Worship(_) | Phase::Cover(..) => weights.god_card + 0.3,
        Phase::Build(_) => {
            let settlement = if build::for_settlement(game, seat).is_empty() { 0.0 } else { weights.settlement };
            let ring = if build::for_ring(game, seat).is_empty() { 0.0 } else { weights.ring };
            settlement.max(ring) * time.rest
        }
        Phase::Target(_, _, Aim::Steps(steps)) => f32::from(*steps) * weights.step * 2.0 * time.rest,
        Phase::Target(..) => weights.god_card + 0.15,
        Phase::Home(_)
        | Phase::OrderCard(_)
        | Phase::Mercy(_)
        | Phase::Recall(_)
        | Phase::Reward(_)
        | Phase::Advance(_)
        | Phase::GiantsCard(_)
        | Phase::Throw(..)
        | Phase::Damage(..)
        | Phase::NextBattle(..)
        | Phase::Aftermath(..)
        | Phase::Over(_) => 0.0,
    }
}

/// A turn with an action to come: what cards have made of it, and that it is there at all.
fn acting(game: &Norseheim, turn: &Turn, time: Time) -> f32 {
    let weights = &game.content.weights;
    let seat = turn.seat;
    let mut sum = match turn.due {
        Due::Only => 0.0,
        Due::First => 0.1 + chances(game, turn, time),
        Due::Second | Due::Further(_) => chances(game, turn, time),
    };
    if turn.waived {
        let cost = |deed: Deed| turns::base_cost(game, seat, deed);
        let possible = Deed::PLAIN
            .into_iter()
            .filter(|deed| game.player(seat).cards[deed.index()] > 0 && turns::is_possible(game, turn, *deed));
        sum += f32::from(possible.map(cost).max().unwrap_or(0)) * weights.point;
    }
    if turn.further.is_some() && game.player(seat).points >= 3 {
        sum += weights.god_card + 0.1;
    }
    if turn.reach.is_some() {
        let more = best_attack(game, seat, turn.reach, time) - best_attack(game, seat, None, time);
        sum += (more * 0.6).max(0.0);
    }
    sum
}

/// The best of the actions that could be taken now without the cost of a turn: a second action, a further one.
fn chances(game: &Norseheim, turn: &Turn, time: Time) -> f32 {
    let weights = &game.content.weights;
    let mut best: f32 = 0.0;
    for deed in Deed::PLAIN {
        let Some((least, _)) = turns::affordable(game, turn, deed) else { continue };
        if !turns::is_possible(game, turn, deed) {
            continue;
        }
        let gain = match deed {
            Deed::Recruit => {
                let recruits: u8 = recruit::yields(game, turn.seat).iter().sum();
                f32::from(recruits.min(game.player(turn.seat).warriors)) * worth::warrior(game, time)
            }
            Deed::Attack => best_attack(game, turn.seat, turn.reach, time),
            Deed::Relocate => {
                if relocate::is_possible(game, turn.seat) {
                    0.2
                } else {
                    0.0
                }
            }
            Deed::Diplomacy => convince(game, turn.seat, Warrant::Cards, time),
            Deed::Worship => {
                if worship::is_possible(game) {
                    weights.god_card
                } else {
                    0.0
                }
            }
            Deed::Build => weights.ring * time.rest,
            Deed::Double => 0.0,
        };
        best = best.max(gain - f32::from(turns::cost(game, turn, deed, least)) * weights.point);
    }
    best * 0.4
}

/// The best Chieftain who can be convinced.
fn convince(game: &Norseheim, seat: Seat, warrant: Warrant, time: Time) -> f32 {
    let most = diplomacy::placeable(game, seat, warrant);
    let mut best: f32 = 0.0;
    for region in Region::every() {
        let Some(needed) = diplomacy::needed(game, seat, region).filter(|needed| *needed <= most) else { continue };
        let oath = game.land(region).oath();
        let gain = match oath {
            Some(oath) if oath.seat == seat => game.content.weights.surplus_envoy,
            Some(_) => time.power * 1.25,
            None => time.power,
        };
        best = best.max(gain - f32::from(needed) * game.content.weights.free_envoy * time.rest);
    }
    best
}

/// A battle under way: the attacker counts on going on if that is worth it, the defender on losing accordingly.
fn battle(game: &Norseheim, seat: Seat, attack: &Attack, time: Time) -> f32 {
    let (mut fighters, mut defence) = (attack.fighters, game.land(attack.to).defence());
    match &game.phase {
        Phase::Damage(_, _, battle, _) => {
            let [to_defence, to_attackers] = battle.throws.map(Throw::blows);
            fighters = fighters.saturating_sub(to_attackers);
            defence = defence.saturating_sub(to_defence);
        }
        Phase::Aftermath(..) => return 0.0,
        Phase::Target(_, card, Aim::Revive(attack, side)) => {
            let lost = attack.lost[side.index()].min(2);
            let own = attack.seat(*side) == Some(seat) && card.number() < GodCard::COUNT;
            return if own { f32::from(lost) * worth::warrior(game, time) + 0.1 } else { 0.0 };
        }
        _ => {}
    }
    let side = Side::BOTH.into_iter().find(|side| attack.seat(*side) == Some(seat));
    let fallen = f32::from(attack.fighters - fighters) * worth::warrior(game, time);
    match side {
        Some(Side::Attacker) => {
            let on = fight(game, seat, [attack.from, attack.to], fighters, defence, attack.walled, time);
            let must = matches!(game.phase, Phase::Throw(..));
            (if must { on } else { on.max(0.0) }) - fallen
        }
        Some(Side::Defender) => {
            let fate = game.content.odds.fate(fighters, defence, attack.walled);
            let stands = game.land(attack.to).defence() as f32;
            let lost = (stands - fate.holders).max(0.0) * worth::warrior(game, time) * 0.5;
            -(fate.win + fate.ruin) * worth::region(game, attack.to, time) * 0.8 - lost
        }
        None => 0.0,
    }
}

/// Whether no neighbour of the region is a stranger's: its garrison is of little use.
fn is_inland(realm: &Realm, seat: Seat, region: Region) -> bool {
    let near = realm.content.board.neighbours[region.index()];
    near.into_iter().all(|beside| realm.land(beside).is_controlled_by(seat))
}
