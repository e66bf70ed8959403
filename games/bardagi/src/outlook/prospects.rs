//! What a seat's units and cards may still bring: the part of the outlook that works in the middle of a turn.

use super::{area_worth, plans, unit_worth};
use crate::areas::MAX_AREAS;
use crate::rules::{fighting, moving, runes, sailing};
use crate::state::{Act, Place, ShipAt, Turn, Venue};
use crate::{Area, Areas, Bardagi, Building, Card, Kind, Node, Phase, Rune, Unit};
use engine::{Eye, Seat};
use std::cell::Cell;

/// What a place is worth to a unit: the best target's worth, fading with each step. A target is weighed when it is
/// looked at first, for most are too far away to matter.
pub(super) struct Field<'a> {
    stakes: Stakes<'a>,
    near: f32,
    targets: Areas,
    /// What each target brings, as far as it was weighed.
    weighed: [Cell<Option<f32>>; MAX_AREAS],
    /// No target brings more.
    most: f32,
}

impl Field<'_> {
    /// What taking the area itself would bring.
    pub(super) fn on(&self, area: Area) -> f32 {
        if self.targets.contains(area) { self.target(area) } else { 0.0 }
    }

    fn target(&self, area: Area) -> f32 {
        let weighed = &self.weighed[area.index()];
        weighed.get().unwrap_or_else(|| {
            let worth = self.stakes.on(area);
            weighed.set(Some(worth));
            worth
        })
    }

    /// What a place is worth.
    pub(super) fn at(&self, area: Area) -> f32 {
        let (mut best, mut fading) = (0.0f32, 1.0);
        for ring in self.stakes.game.board().rings(area) {
            if best >= self.most * fading {
                break;
            }
            for target in ring.and(self.targets) {
                best = best.max(self.target(target) * fading);
            }
            fading *= self.near;
        }
        best
    }
}

/// What units, cards and trades may bring the seat.
pub(super) fn prospects(game: &Bardagi, seat: Seat, claims: f32, eye: Eye) -> f32 {
    if game.player(seat).home.is_none() {
        return 0.0;
    }
    let waits = match &game.phase {
        Phase::Turn(turn) if turn.seat == seat => return in_turn(game, turn, claims, eye),
        Phase::Turn(turn) => is_waiting(game, turn, seat),
        Phase::Planning => true,
        Phase::Choosing(_) | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => false,
    };
    // Between turns only what stands on its target is looked at, and what the cards are good for.
    let standing: f32 = Unit::ALL.into_iter().map(|unit| standing(game, seat, unit, claims - 1.0)).sum();
    if waits { standing + plans::plan(game, seat, claims, eye) } else { standing }
}

/// Whether the seat's turn is still to come in this round.
fn is_waiting(game: &Bardagi, turn: &Turn, seat: Seat) -> bool {
    game.in_order().skip_while(|other| *other != turn.seat).skip(1).any(|other| other == seat)
}

/// What units, cards and trades may bring in a turn.
fn in_turn(game: &Bardagi, turn: &Turn, claims: f32, eye: Eye) -> f32 {
    let seat = turn.seat;
    let hand = game.player(seat).hand;
    let mut worth = 0.0;
    for unit in Unit::ALL {
        let field = field(game, seat, unit, claims, eye);
        let cards = hand[unit.card().index()] + if unit == Unit::Godi { turn.free_godi } else { 0 };
        let here = prospect(game, turn, unit, game.player(seat).place(unit), cards, &field);
        worth += match turn.act {
            Act::Moving(moved) if moved == unit => best_move(game, turn, unit, cards, &field).max(here - 0.01),
            _ => here,
        };
    }
    worth + ship(game, turn, claims) + trade(game, turn) + casting(game, turn, claims)
}

/// What a rival's loss of an area adds to its worth.
const SWING: f32 = 0.6;
/// The Axe tokens that a Camp is thought to give.
const PLUNDER: f32 = 2.0;

/// What taking areas would bring a unit's owner.
struct Stakes<'a> {
    game: &'a Bardagi,
    unit: Unit,
    disks: u8,
    /// What a disk is worth while there is time to use it.
    disk: f32,
    /// What owning an area of each kind is worth.
    worth: [f32; Kind::ALL.len()],
}

impl Stakes<'_> {
    fn of(game: &Bardagi, seat: Seat, unit: Unit, claims: f32) -> Stakes<'_> {
        let time = ((claims - 1.0) / 3.0).clamp(0.0, 1.0);
        Stakes {
            game,
            unit,
            disks: game.player(seat).disks[unit.building().index()],
            disk: game.content.outlook.disk * time,
            worth: Kind::ALL.map(|kind| area_worth(game, kind, claims)),
        }
    }

    /// What taking the area would bring, if the unit can.
    fn on(&self, area: Area) -> f32 {
        let game = self.game;
        let kind = game.board().kind(area);
        let worth = self.worth[kind.index()];
        if self.unit != Unit::Berserkur {
            return if self.disks >= 2 { (worth - 1.4 * self.disk).max(0.0) } else { 0.0 };
        }
        let owner = game.owner(area);
        let price = fighting::price(game, area, owner);
        if self.disks < price {
            return 0.0;
        }
        let is_unplundered = kind == Kind::Camp && !game.plundered.contains(area);
        let plunder = if is_unplundered { PLUNDER * game.content.outlook.axe } else { 0.0 };
        let swing = if owner.is_some() { SWING * worth } else { 0.0 };
        (worth + swing + plunder - f32::from(price) * self.disk).max(0.0)
    }

    /// What taking no area would surpass: the dearest kind, taken from a rival for nothing.
    fn most(&self) -> f32 {
        let most = self.worth.iter().copied().fold(0.0, f32::max);
        if self.unit == Unit::Berserkur { (1.0 + SWING) * most + PLUNDER * self.game.content.outlook.axe } else { most }
    }
}

/// The areas a unit could take.
pub(super) fn targets(game: &Bardagi, seat: Seat, unit: Unit) -> Areas {
    let board = game.board();
    let barbarian = board.ownable.but(game.owned_by_anyone());
    match unit {
        Unit::Berserkur => board.ownable.but(game.player(seat).owned),
        Unit::Godi | Unit::Kaupmadur => barbarian.but(board.of_kind(Kind::Camp)),
    }
}

/// What every place is worth to a unit, as such an eye sees it.
pub(super) fn field(game: &Bardagi, seat: Seat, unit: Unit, claims: f32, eye: Eye) -> Field<'_> {
    let stakes = Stakes::of(game, seat, unit, claims);
    let near = game.content.outlook.near_to(eye);
    let (targets, most) = (targets(game, seat, unit), stakes.most());
    Field { stakes, near, targets, weighed: [const { Cell::new(None) }; MAX_AREAS], most }
}

/// What a unit in a place with so many cards may bring.
fn prospect(game: &Bardagi, turn: &Turn, unit: Unit, place: Place, cards: u8, field: &Field<'_>) -> f32 {
    let weights = &game.content.outlook;
    let spare = weights.spare_card * f32::from(cards.saturating_sub(2));
    match place {
        Place::Town => 0.0,
        Place::Aboard => at_sea(game, turn, cards, field) + spare,
        Place::On(area) => {
            let here = field.on(area);
            let around = field.at(area);
            let take = here * if cards > 0 { weights.on_target } else { weights.later };
            let walk = around
                * match cards {
                    0 => weights.no_card,
                    1 => weights.one_card,
                    _ => weights.on_the_way,
                };
            let more = if here > 0.0 && cards > 2 { 0.3 * around } else { 0.0 };
            take.max(walk) + more + spare + errands(game, turn, unit, area, cards)
        }
    }
}

/// What a Godi brings by standing somewhere, and a Kaupmadur at home or in a village.
fn errands(game: &Bardagi, turn: &Turn, unit: Unit, area: Area, cards: u8) -> f32 {
    let weights = &game.content.outlook;
    let seat = turn.seat;
    match unit {
        Unit::Godi => {
            let unit = unit_worth(weights, game.board().kind(area));
            match game.owner(area) {
                Some(owner) if owner == seat => 0.05 + 0.1 * unit,
                Some(_) if game.plot(area).axes == 0 => 0.3 * unit,
                Some(_) | None => 0.0,
            }
        }
        Unit::Kaupmadur if game.player(seat).home == Some(area) => {
            refills(game, seat) * if cards > 0 { weights.trade } else { 0.4 }
        }
        Unit::Berserkur | Unit::Kaupmadur => 0.0,
    }
}

/// What the refills that the goods allow would bring.
pub(super) fn refills(game: &Bardagi, seat: Seat) -> f32 {
    let weights = &game.content.outlook;
    let player = game.player(seat);
    let time = ((super::claims_left(game) - 1.0) / 3.0).clamp(0.0, 1.0);
    let mut worth = 0.0;
    for building in Building::ALL {
        let good = game.content.refill_good[building.index()];
        if player.storage[good.index()] >= game.content.units.refill_cost {
            let missing = game.disk_limit(seat, building) - player.disks[building.index()];
            let revived = if building == Building::Virki && player.place(Unit::Berserkur) == Place::Town {
                weights.beaten
            } else {
                0.0
            };
            worth += (f32::from(missing.min(player.unused)) * weights.disk + revived - 4.0 * weights.basic).max(0.0);
        }
    }
    worth * time
}

/// What a ship with somebody aboard may reach.
fn at_sea(game: &Bardagi, turn: &Turn, cards: u8, field: &Field<'_>) -> f32 {
    let weights = &game.content.outlook;
    let Some(from) = game.player(turn.seat).ship.node() else { return 0.0 };
    let sails = turn.squares
        + if game.player(turn.seat).hand[Card::Knerrir.index()] > 0 {
            sailing::squares_per_card(game, turn)
        } else {
            0
        };
    let best = |range: u8| {
        let harbours = game
            .board()
            .harbours
            .into_iter()
            .filter(|area| game.board().distance(from, Node::Harbour(*area)).is_some_and(|far| far <= range));
        harbours.map(|area| field.at(area)).fold(0.0, f32::max)
    };
    let soon =
        if sails > 0 { best(sails) * weights.by_sea * if cards > 0 { 1.0 } else { weights.landing } } else { 0.0 };
    soon.max(best(4) * 0.25)
}

/// The best that moving a unit may bring, its card already spent.
fn best_move(game: &Bardagi, turn: &Turn, unit: Unit, cards: u8, field: &Field<'_>) -> f32 {
    let Place::On(from) = game.player(turn.seat).place(unit) else {
        // Leaving a ship in harbour.
        let ShipAt::Harbour(area) = game.player(turn.seat).ship else { return 0.0 };
        return prospect(game, turn, unit, Place::On(area), cards.saturating_sub(1), field);
    };
    let (left, most) = moving::budget(game, turn, unit);
    let reach = moving::reach(game, turn.seat, unit, from, most);
    let mut best = f32::MIN;
    moving::destinations(game, turn, unit, from, &mut |place| {
        let worth = match place {
            Ok(area) => {
                let spends = left == 0 || reach.cost(area).is_some_and(|cost| cost > left);
                let cards = cards - u8::from(spends && cards > 0);
                prospect(game, turn, unit, Place::On(area), cards, field) + godi_gain(game, turn, unit, from, area)
            }
            Err(harbour) => {
                let sails = game.player(turn.seat).hand[Card::Knerrir.index()] > 0;
                let reach = game.board().harbours.into_iter().filter(|area| {
                    game.board().distance(Node::Harbour(harbour), Node::Harbour(*area)).is_some_and(|far| far <= 3)
                });
                let best = reach.map(|area| field.at(area)).fold(0.0, f32::max);
                let acts = if cards > 1 { 1.0 } else { game.content.outlook.landing };
                best * if sails { game.content.outlook.by_sea * acts } else { 0.2 }
            }
        };
        best = best.max(worth);
    });
    best
}

/// What the coming Claim gains when a Godi goes from one place to another.
fn godi_gain(game: &Bardagi, turn: &Turn, unit: Unit, from: Area, to: Area) -> f32 {
    if unit != Unit::Godi {
        return 0.0;
    }
    let own = game.player(turn.seat).owned;
    let worth = |area: Area| {
        if own.contains(area) { unit_worth(&game.content.outlook, game.board().kind(area)) } else { 0.0 }
    };
    worth(to) - worth(from)
}

/// A unit that stands on something it could take next turn.
fn standing(game: &Bardagi, seat: Seat, unit: Unit, claims: f32) -> f32 {
    let Some(area) = game.player(seat).stands(unit) else { return 0.0 };
    if claims < 0.5 || !targets(game, seat, unit).contains(area) {
        return 0.0;
    }
    Stakes::of(game, seat, unit, claims).on(area) * game.content.outlook.later
}

/// Cards for a ship that is out.
fn ship(game: &Bardagi, turn: &Turn, _claims: f32) -> f32 {
    let cards = f32::from(game.player(turn.seat).hand[Card::Knerrir.index()]);
    let is_out = game.player(turn.seat).ship != ShipAt::Town;
    cards * game.content.outlook.spare_card * if is_out { 1.0 } else { 0.5 }
}

/// What a trade that was opened may bring.
fn trade(game: &Bardagi, turn: &Turn) -> f32 {
    let Act::Trading(trading) = turn.act else { return 0.0 };
    if trading.has_begun {
        return 0.0;
    }
    let value = crate::rules::ending::stored_value(game, turn.seat);
    let sale = if value >= 8 && super::claims_left(game) < 1.5 { 1.5 } else { 0.0 };
    match trading.venue {
        Venue::Home => 0.1 * refills(game, turn.seat) + sale - 0.05,
        Venue::Village | Venue::Host(_) => sale - 0.05,
    }
}

/// What the held runes would bring if they were cast.
fn casting(game: &Bardagi, turn: &Turn, claims: f32) -> f32 {
    let weights = &game.content.outlook;
    let cast = match turn.act {
        Act::Casting(cast, _) => cast,
        Act::Menu if game.player(turn.seat).hand[Card::Godi.index()] > 0 => 0,
        _ => return 0.0,
    };
    if game.player(turn.seat).rune_count() == 0 || game.player(turn.seat).disks[Building::Hof.index()] == 0 {
        return 0.0;
    }
    let mut best: f32 = 0.0;
    for rune in Rune::ALL {
        let plus = game.content.rune(rune).effect.plus_yield();
        if plus > 0 && game.player(turn.seat).runes[rune.index()] > 0 {
            let areas = runes::targets(game, turn.seat, cast, rune);
            let unit = areas.into_iter().map(|area| unit_worth(weights, game.board().kind(area))).fold(0.0, f32::max);
            best = best.max(claims * f32::from(plus) * unit - weights.rune - weights.disk);
        }
    }
    let share = match turn.act {
        Act::Casting(..) => 0.9,
        _ => 0.5,
    };
    best * share
}
