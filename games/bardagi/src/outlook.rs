//! What a bot makes of a position: everybody's likely glory at the end, and how far ahead that is.

mod plans;
mod prospects;

pub(crate) use plans::{likely, likely_hand};

use crate::content::Outlook;
use crate::rules::{claiming, ending, fighting};
use crate::state::{Act, Place};
use crate::{Bardagi, Building, Good, Kind, Length, Phase, Rune, Unit};
use engine::{Eye, PerSeat, Seat};

/// How good each seat's position is, from 0 to 1. A plain eye sees little of what is far from its units.
pub(crate) fn outlook(game: &Bardagi, eye: Eye) -> PerSeat<f32> {
    let mut all = [0.0; 5];
    if let Phase::Over(last) = &game.phase {
        for seat in last.winners.iter() {
            all[seat.index()] = 1.0 / last.winners.len() as f32;
        }
        return all;
    }
    let lead = leads(game);
    let mut worths = [0.0; 5];
    for seat in game.all_seats() {
        worths[seat.index()] = worth(game, seat, eye) + lead[seat.index()];
    }
    for seat in game.all_seats() {
        let rivals = seat.others(game.seats as usize).map(|rival| worths[rival.index()]);
        let ahead = worths[seat.index()] - rivals.fold(f32::MIN, f32::max);
        all[seat.index()] = squeeze(ahead / game.content.outlook.scale);
    }
    all
}

/// From any lead to a number between 0 and 1: steep while it is close, and never quite flat, so that a search still sees
/// what is better when somebody is far ahead.
fn squeeze(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// How many Claims are still to come.
pub(crate) fn claims_left(game: &Bardagi) -> f32 {
    let last = match game.options.length {
        Length::Time if !game.time_is_up => game.round + 4,
        Length::Rounds | Length::Short | Length::Time => game.last_round(),
    };
    let left = f32::from(last) - f32::from(game.round);
    match game.phase {
        Phase::Claim(..) | Phase::Over(_) => left,
        Phase::Choosing(_) | Phase::Planning | Phase::Turn(_) | Phase::Build(_) => left + 1.0,
    }
}

/// What one unit of a kind's yield is worth.
#[inline]
pub(crate) fn unit_worth(weights: &Outlook, kind: Kind) -> f32 {
    match kind {
        Kind::Forest | Kind::Sheep | Kind::Cattle => weights.basic,
        Kind::Quarry | Kind::Iron => weights.mine,
        Kind::Gold => weights.gold,
        Kind::Village => weights.recruit_yield,
        Kind::Camp | Kind::Sacred | Kind::Home => 0.0,
    }
}

/// What owning an area of a kind is worth from now on.
#[inline]
pub(crate) fn area_worth(game: &Bardagi, kind: Kind, claims: f32) -> f32 {
    claims * (f32::from(game.content.glory.per_area) + unit_worth(&game.content.outlook, kind))
}

/// All that a seat has and may expect, in glory.
fn worth(game: &Bardagi, seat: Seat, eye: Eye) -> f32 {
    let weights = &game.content.outlook;
    let player = game.player(seat);
    let claims = claims_left(game);
    let time = ((claims - 1.0) / 3.0).clamp(0.0, 1.0);
    let mut worth = player.tally.glory() as f32 + f32::from(player.gold) * weights.gold;
    worth += income(game, seat, claims) + goods(game, seat, time);
    worth += claims
        * (f32::from(claiming::tile_glory(game, seat)) + f32::from(claiming::tile_gold(game, seat)) * weights.gold);
    let disks: f32 =
        player.disks.iter().map(|disks| f32::from(*disks).min(8.0) + f32::from(*disks).min(2.0) * 0.5).sum();
    worth += time * (disks * weights.disk + f32::from(player.recruits) * weights.recruit);
    worth += time * f32::from(player.rune_count()) * weights.rune;
    let placed: u8 = player.owned.and(game.lands.axed()).into_iter().map(|area| game.plot(area).axes).sum();
    let axes = f32::from(player.axes + placed);
    worth += time * axes * weights.axe + (claims - 1.0).max(0.0) * arms(game, seat, axes);
    let on_areas: u32 = player.owned.into_iter().map(|area| u32::from(game.plot(area).disks)).sum();
    worth += time * weights.hold * (on_areas as f32 - f32::from(player.owned.len()));
    worth -= threats(game, seat, claims);
    if player.home.is_some() && player.place(Unit::Berserkur) == Place::Town {
        worth -= weights.beaten * time;
    }
    worth + prospects::prospects(game, seat, claims, eye) - weights.unused_card * f32::from(unused_cards(game, seat))
}

/// BA-UPG-15, BA-UPG-16, BA-UPG-17. What the Virki's great tiles are good for in each round to come.
fn arms(game: &Bardagi, seat: Seat, axes: f32) -> f32 {
    let (powers, weights) = (&game.player(seat).powers, &game.content.outlook.arms);
    f32::from(powers.berserkur_defence) * weights.defence
        + f32::from(powers.axe_strength) * axes * weights.axe
        + f32::from(powers.wild_cards) * weights.wild_card
}

/// Cards that a turn ended without using: there are never enough, so ending early is dear.
fn unused_cards(game: &Bardagi, seat: Seat) -> u8 {
    let is_over = match &game.phase {
        Phase::Turn(turn) => game.in_order().take_while(|other| *other != turn.seat).any(|other| other == seat),
        Phase::Build(_) | Phase::Claim(..) => true,
        Phase::Choosing(_) | Phase::Planning | Phase::Over(_) => false,
    };
    if is_over { game.player(seat).cards() } else { 0 }
}

/// The yields of the coming Claim as units stand now, and of later ones as runes lie.
fn income(game: &Bardagi, seat: Seat, claims: f32) -> f32 {
    let weights = &game.content.outlook;
    let board = game.board();
    let owned = game.player(seat).owned;
    let now = claiming::yields(game, seat);
    let mut next = f32::from(owned.len()) + f32::from(claiming::village_gold(game, seat)) * weights.gold;
    let mut later = f32::from(owned.len());
    for kind in Kind::ALL {
        let unit = unit_worth(weights, kind);
        next += f32::from(now[kind.index()]) * unit;
        later += f32::from(owned.and(board.of_kind(kind)).len()) * unit;
    }
    for area in game.lands.runed() {
        let plot = game.plot(area);
        let unit = unit_worth(weights, board.kind(area));
        let plus: u8 = plot.runes().map(|rune| game.content.rune(rune).effect.plus_yield()).sum();
        let is_own = owned.contains(area);
        let whole = unit * (1.0 + f32::from(plus));
        let receives = match (game.owner(area), plot.caster()) {
            (None, _) => false,
            (Some(_), _) if plot.has(Rune::Barren) => false,
            (Some(_), Some(caster)) => caster == seat,
            (Some(owner), None) => owner == seat,
        };
        later += if receives { whole } else { 0.0 } - if is_own { unit } else { 0.0 };
    }
    match claims {
        claims if claims < 0.5 => 0.0,
        claims => next + (claims - 1.0) * later,
    }
}

/// What goods are worth: more when a tile or a refill waits for them.
fn goods(game: &Bardagi, seat: Seat, time: f32) -> f32 {
    let weights = &game.content.outlook;
    let player = game.player(seat);
    let upgrades = &game.content.upgrades;
    let mut worth = 0.0;
    for good in Good::ALL {
        let stock = player.storage[good.index()];
        let plain = if game.content.value[good.index()] > 1 { weights.mine } else { weights.basic };
        // The last place of the storage is soon in the way.
        let crowd = if stock >= game.storage_limit(seat) { 0.5 } else { 0.0 };
        worth += (f32::from(stock) - crowd) * plain;
        let second = f32::from(upgrades.cost[1][good.index()]) * if player.tiles.is_empty() { 0.5 } else { 1.0 };
        let first = f32::from(upgrades.cost[0][good.index()]);
        worth += time * weights.wanted * f32::from(stock).min(first.max(second));
        if let Some(building) = game.content.refills(good) {
            let limit = f32::from(game.disk_limit(seat, building));
            let missing = ((limit - f32::from(player.disks[building.index()])) / limit).clamp(0.0, 1.0);
            let cost = game.content.units.refill_cost;
            worth += time * weights.refill * missing * f32::from(stock.min(cost));
        }
    }
    if let Phase::Turn(turn) = &game.phase
        && let Act::Trading(trading) | Act::Bargaining(trading, _) | Act::Answering(trading, _) = turn.act
        && turn.seat == seat
    {
        worth += f32::from(trading.credit) * weights.credit;
    }
    worth
}

/// Areas on which a rival's Berserkur stands who could take them.
fn threats(game: &Bardagi, seat: Seat, claims: f32) -> f32 {
    let player = game.player(seat);
    let mut threat = 0.0;
    for rival in seat.others(game.seats as usize) {
        let enemy = game.player(rival);
        if let Some(area) = enemy.stands(Unit::Berserkur).filter(|area| player.owned.contains(*area)) {
            let price = fighting::price(game, area, Some(seat));
            if enemy.disks[Building::Virki.index()] >= price {
                threat += area_worth(game, game.board().kind(area), claims - 1.0).max(0.0);
            }
        }
    }
    threat * game.content.outlook.threat
}

/// BA-END-02, BA-END-03. What leading or trailing in gold and in areas is worth, more towards the end.
fn leads(game: &Bardagi) -> PerSeat<f32> {
    let weights = &game.content.outlook;
    let late = 1.0 / claims_left(game).max(1.0).sqrt();
    let mut all = [0.0; 5];
    for seat in game.all_seats() {
        let ahead = |has: &dyn Fn(Seat) -> f32, step: f32| {
            let best = seat.others(game.seats as usize).map(has).fold(0.0, f32::max);
            ((has(seat) - best) / step).clamp(-1.0, 1.0)
        };
        let areas = ahead(&|seat| f32::from(game.player(seat).owned.len()), 3.0);
        let gold =
            |seat| f32::from(game.player(seat).gold) + f32::from(ending::sale(game, ending::stored_value(game, seat)));
        all[seat.index()] = late * (areas * weights.majority_areas + ahead(&gold, 6.0) * weights.majority_gold);
    }
    all
}
