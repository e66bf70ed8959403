//! The cards of a round: what a hand is good for before its turn has come, and what a rival's hand likely holds.

use super::prospects::{field, refills, targets};
use crate::state::{Place, ShipAt};
use crate::{Action, Bardagi, Card, Node, Phase, Unit};
use arrayvec::ArrayVec;
use engine::table::quick_below;
use engine::{Eye, Rng, Seat};

/// What the cards of a hand are good for that is being chosen or waits for its turn.
pub(super) fn plan(game: &Bardagi, seat: Seat, claims: f32, eye: Eye) -> f32 {
    let player = game.player(seat);
    let missing = if player.is_ready { 0 } else { game.hand_sizes().0.saturating_sub(player.cards()) };
    let mut worth = f32::from(missing) * game.content.outlook.planning.pending;
    if player.cards() == 0 {
        return worth;
    }
    let uses = uses(game, seat, claims, eye);
    for card in Card::ALL {
        for number in 0..player.hand[card.index()] {
            worth += card_worth(game, uses[card.index()], number);
        }
    }
    worth
}

/// How many cards of each kind the seat has a use for.
fn uses(game: &Bardagi, seat: Seat, claims: f32, eye: Eye) -> [f32; 4] {
    Card::ALL.map(|card| match card {
        Card::Knerrir => wanted_for_ship(game, seat, claims, eye),
        Card::Berserkur => wanted(game, seat, Unit::Berserkur, claims, eye),
        Card::Godi => wanted(game, seat, Unit::Godi, claims, eye),
        Card::Kaupmadur => wanted(game, seat, Unit::Kaupmadur, claims, eye),
    })
}

/// What one more card of a kind adds to a hand that has so many of it.
fn card_worth(game: &Bardagi, uses: f32, number: u8) -> f32 {
    let weights = &game.content.outlook.planning;
    let fading = weights.fading * f32::from(number);
    if f32::from(number) < uses { weights.useful - fading } else { weights.idle - fading }
}

/// BA-PLAN-01. What a seat will likely choose while everybody plans.
pub(crate) fn likely(game: &Bardagi, seat: Seat, dice: &mut impl Rng) -> Option<Action> {
    let Phase::Planning = game.phase else { return None };
    let uses = uses(game, seat, super::claims_left(game), Eye::Keen);
    Some(Action::Plan { card: likely_card(game, &uses, game.player(seat).hand, dice) })
}

/// BA-PLAN-02. The hand that a seat has likely planned.
pub(crate) fn likely_hand(game: &Bardagi, seat: Seat, count: u8, dice: &mut impl Rng) -> [u8; 4] {
    let uses = uses(game, seat, super::claims_left(game), Eye::Keen);
    let mut hand = [0; 4];
    for _ in 0..count {
        hand[likely_card(game, &uses, hand, dice).index()] += 1;
    }
    hand
}

/// The card that a hand has most use for, or now and then any.
fn likely_card(game: &Bardagi, uses: &[f32; 4], hand: [u8; 4], dice: &mut impl Rng) -> Card {
    const PARTS: u32 = 64;
    let each = game.content.planning.cards_per_unit;
    let mut left: ArrayVec<Card, 4> = Card::ALL.into_iter().filter(|card| hand[card.index()] < each).collect();
    let sense = (game.content.outlook.planning.sense * PARTS as f32) as u32;
    if quick_below(dice, PARTS) < sense {
        let worth = |card: &Card| card_worth(game, uses[card.index()], hand[card.index()]);
        left.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        left[0]
    } else {
        left[quick_below(dice, left.len() as u32) as usize]
    }
}

/// How many cards a unit has a use for.
fn wanted(game: &Bardagi, seat: Seat, unit: Unit, claims: f32, eye: Eye) -> f32 {
    let player = game.player(seat);
    let disks = player.disks[unit.building().index()];
    let errand = if unit == Unit::Kaupmadur && refills(game, seat) > 1.0 { 2.0 } else { 0.0 };
    let Some(area) = player.stands(unit) else {
        return if player.place(unit) == Place::Aboard { 2.0 } else { 0.0 };
    };
    let field = field(game, seat, unit, claims, eye);
    let is_there = field.on(area) > 0.0;
    let near = field.at(area) > 1.0;
    let takes = f32::from((disks / 2).min(2));
    let own_refill = game.content.refill_good[unit.building().index()];
    let refill =
        if player.home == Some(area) && disks < 2 && player.storage[own_refill.index()] >= 4 { 1.0 } else { 0.0 };
    errand + refill + if near { takes * 2.0 - f32::from(u8::from(is_there)) } else { 0.5 }
}

/// How many cards the ship has a use for: one when somebody is aboard, or when the land is taken and an islet is not.
fn wanted_for_ship(game: &Bardagi, seat: Seat, claims: f32, eye: Eye) -> f32 {
    let player = game.player(seat);
    if player.ship != ShipAt::Town {
        return 1.0;
    }
    let free = |unit: Unit| targets(game, seat, unit);
    let board = game.board();
    let sea_near = |unit: Unit| {
        let Some(area) = player.stands(unit).filter(|area| board.harbours.contains(*area)) else { return false };
        let field = field(game, seat, unit, claims, eye);
        let best =
            board.harbours.and(free(unit)).into_iter().filter(|harbour| {
                board.distance(Node::Harbour(area), Node::Harbour(*harbour)).is_some_and(|far| far <= 3)
            });
        let best = best.map(|harbour| field.at(harbour)).fold(0.0, f32::max);
        let weights = &game.content.outlook;
        // A voyage takes a card more than a walk.
        best * weights.by_sea * weights.voyage > field.at(area) * weights.on_the_way && best > 1.0
    };
    if [Unit::Godi, Unit::Kaupmadur].into_iter().any(sea_near) { 1.0 } else { 0.0 }
}
