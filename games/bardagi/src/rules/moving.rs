//! Moving over land, and from land aboard (RULES.md, chapter "Movement on land").

use super::{cards, sailing};
use crate::content::Barrier;
use crate::state::{Act, CameFrom, Place, ShipAt, Turn};
use crate::{Area, Areas, Bardagi, Event, Kind, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

/// More steps than any way on a board takes.
const MOST_STEPS: usize = 24;

/// BA-RULING-11. Where a unit can get, by what it costs: layer n holds the areas that cost n steps.
pub(crate) struct Reach {
    layers: [Areas; MOST_STEPS],
    len: usize,
}

impl Reach {
    /// What it costs to get there.
    pub(crate) fn cost(&self, area: Area) -> Option<u8> {
        self.layers[..self.len].iter().position(|layer| layer.contains(area)).map(|cost| cost as u8)
    }

    /// The areas with their costs, nearest first.
    pub(crate) fn areas(&self) -> impl Iterator<Item = (Area, u8)> {
        self.layers[..self.len]
            .iter()
            .enumerate()
            .flat_map(|(cost, layer)| layer.into_iter().map(move |area| (area, cost as u8)))
    }
}

/// BA-AREA-15, BA-MOVE-09, BA-MOVE-11, BA-MOVE-12, BA-BERS-12, BA-KAUP-11, BA-RULING-66. The areas that the unit may enter.
pub(crate) fn enterable(game: &Bardagi, seat: Seat, unit: Unit) -> Areas {
    let board = game.board();
    let homes = board.of_kind(Kind::Home);
    let own_home = game.player(seat).home.map_or(Areas::NONE, Areas::one);
    let land = board.ownable.or(board.of_kind(Kind::Sacred)).or(own_home);
    if unit == Unit::Berserkur {
        return land;
    }
    let barred = board.of_kind(Kind::Camp).but(game.owned_by_anyone());
    let land = land.but(barred).but(axes_of_others(game, seat));
    if unit == Unit::Godi {
        return land;
    }
    let open: Areas = game.players.iter().filter(|player| !player.home_axe).filter_map(|player| player.home).collect();
    land.or(homes.and(open))
}

/// BA-AXE-03. The areas where another player's Axe tokens lie.
#[inline]
pub(crate) fn axes_of_others(game: &Bardagi, seat: Seat) -> Areas {
    game.lands.axed().but(game.player(seat).owned)
}

/// BA-CAMP-03. Why the unit may not enter.
pub(crate) fn barred(game: &Bardagi, seat: Seat, unit: Unit, area: Area) -> Refusal {
    if game.board().kind(area) == Kind::Home {
        return match game.host(area) {
            None => Refusal::new("BA-RULING-09", "that home is closed: its clan does not play"),
            Some(_) if unit == Unit::Kaupmadur => Refusal::new("BA-OPT-06", "an Axe token bars that home"),
            Some(_) if unit == Unit::Berserkur => Refusal::new("BA-BERS-12", "Berserkur never enters a rival's home"),
            Some(_) => Refusal::new("BA-AREA-15", "only Kaupmadur enters a rival's home"),
        };
    }
    if axes_of_others(game, seat).contains(area) {
        Refusal::new("BA-MOVE-11", "a rival's Axe token bars that area")
    } else {
        Refusal::new("BA-MOVE-12", "only Berserkur enters a Barbarian camp")
    }
}

/// BA-MOVE-04, BA-RULING-10. The part of the territory that hangs together with these areas.
fn connected(game: &Bardagi, seeds: Areas, own: Areas) -> Areas {
    let board = game.board();
    let mut all = seeds;
    let mut edge = seeds.and(own);
    while !edge.is_empty() {
        let mut next = Areas::NONE;
        for area in edge {
            next = next.or(board.neighbours(area));
        }
        edge = next.and(own).but(all);
        all = all.or(edge);
    }
    all
}

/// BA-MOVE-04, BA-MOVE-10, BA-RULING-11, BA-RULING-18. Where the unit can get from here with so many steps.
pub(crate) fn reach(game: &Bardagi, seat: Seat, unit: Unit, from: Area, steps: u8) -> Reach {
    let board = game.board();
    let (own, open) = (game.territory(seat), enterable(game, seat, unit));
    let halts = if unit == Unit::Berserkur { axes_of_others(game, seat) } else { Areas::NONE };
    let mut reach = Reach { layers: [Areas::NONE; MOST_STEPS], len: 1 };
    reach.layers[0] = connected(game, Areas::one(from), own);
    let (mut seen, mut edge) = (reach.layers[0], reach.layers[0]);
    for cost in 1..=usize::from(steps).min(MOST_STEPS - 1) {
        let mut next = Areas::NONE;
        if cost == 1 && halts.contains(from) {
            next = way_back(game, seat);
        } else {
            for area in edge.but(halts) {
                next = next.or(board.neighbours(area));
            }
        }
        next = connected(game, next.and(open).but(seen), own).but(seen);
        if next.is_empty() {
            break;
        }
        reach.layers[cost] = next;
        reach.len = cost + 1;
        seen = seen.or(next);
        edge = next;
    }
    reach
}

/// BA-RULING-18. The area that a Berserkur among Axe tokens came from.
fn way_back(game: &Bardagi, seat: Seat) -> Areas {
    match game.player(seat).came_from {
        CameFrom::Area(area) => Areas::one(area),
        CameFrom::Ship | CameFrom::Nowhere => Areas::NONE,
    }
}

/// BA-MOVE-02, BA-UPG-03. The steps that a card of the unit gives.
#[inline]
pub(crate) fn steps_per_card(game: &Bardagi, seat: Seat, unit: Unit) -> u8 {
    let more = if unit == Unit::Berserkur { game.player(seat).powers.berserkur_steps } else { 0 };
    game.content.units.steps[unit] + more
}

/// BA-MOVE-03. The steps the unit can go: those left, and those with a card more; one card after another has no limit.
#[inline]
pub(crate) fn budget(game: &Bardagi, turn: &Turn, unit: Unit) -> (u8, u8) {
    let left = turn.steps[unit.index()];
    let card = if cards::has(game, turn, unit.card()) { steps_per_card(game, turn.seat, unit) } else { 0 };
    (left, left + card)
}

/// BA-MOVE-13. Whether a move of this cost is open; one inside the own land that costs nothing only once.
#[inline]
fn affordable(turn: &Turn, unit: Unit, cost: u8, (left, most): (u8, u8)) -> bool {
    if left == 0 && most == 0 {
        return false;
    }
    cost <= most && !(cost == 0 && left > 0 && turn.has_shifted[unit.index()])
}

/// BA-SHIP-04, BA-SHIP-06, BA-RULING-83. Whether the ship lies there or can be called there by this unit.
fn ship_comes(game: &Bardagi, seat: Seat, unit: Unit, harbour: Area) -> bool {
    let comes = match game.player(seat).ship {
        ShipAt::Town => true,
        ShipAt::Harbour(area) => area == harbour,
        ShipAt::Sea(_) => false,
    };
    comes && game.board().harbours.contains(harbour) && (unit == Unit::Kaupmadur || !is_rival_home(game, seat, harbour))
}

fn is_rival_home(game: &Bardagi, seat: Seat, area: Area) -> bool {
    game.board().kind(area) == Kind::Home && game.player(seat).home != Some(area)
}

/// BA-RULING-81. The steps that boarding costs.
#[inline]
fn boarding_cost(game: &Bardagi, seat: Seat, harbour: Area) -> u8 {
    u8::from(!game.territory(seat).contains(harbour))
}

/// BA-RULING-18. Whether the Berserkur may board there: among a rival's Axe tokens only if he came by ship.
fn may_board_among_axes(game: &Bardagi, seat: Seat, unit: Unit, from: Area, harbour: Area) -> bool {
    unit != Unit::Berserkur
        || !axes_of_others(game, seat).contains(harbour)
        || (from == harbour && game.player(seat).came_from == CameFrom::Ship)
}

/// BA-MOVE-01, BA-MOVE-08. Whether the unit can move anywhere.
pub(crate) fn check_move(game: &Bardagi, turn: &Turn, unit: Unit) -> Result<(), Refusal> {
    let seat = turn.seat;
    let (left, most) = budget(game, turn, unit);
    let from = match (game.player(seat).place(unit), game.player(seat).ship) {
        (Place::On(area), _) => area,
        (Place::Aboard, ShipAt::Harbour(_)) => {
            ensure(most > 0, "BA-MOVE-08", "you have no card of this unit left")?;
            return check_disembark(game, turn, unit);
        }
        (Place::Aboard, _) => return Err(Refusal::new("BA-SHIP-07", "the unit is at sea")),
        (Place::Town, _) => {
            return Err(Refusal::new("BA-COMBAT-10", "Berserkur is beaten until Kaupmadur refills the Virki"));
        }
    };
    ensure(most > 0, "BA-MOVE-08", "you have no card of this unit left")?;
    let has_shifted = left > 0 && turn.has_shifted[unit.index()];
    let is_quick = !has_shifted && !axes_of_others(game, seat).contains(from);
    if is_quick && !game.board().neighbours(from).and(enterable(game, seat, unit)).is_empty() {
        return Ok(());
    }
    let mut any = false;
    destinations(game, turn, unit, from, &mut |_| any = true);
    ensure(any, "BA-MOVE-01", "there is nowhere to go")
}

/// Where a unit on land may go: `Ok` an area, `Err` a harbour to board in.
pub(crate) fn destinations(
    game: &Bardagi,
    turn: &Turn,
    unit: Unit,
    from: Area,
    out: &mut impl FnMut(Result<Area, Area>),
) {
    let seat = turn.seat;
    let budget = budget(game, turn, unit);
    let reach = reach(game, seat, unit, from, budget.1);
    for (area, cost) in reach.areas() {
        if area != from && affordable(turn, unit, cost, budget) {
            out(Ok(area));
        }
    }
    if let ShipAt::Sea(_) = game.player(seat).ship {
        return;
    }
    for (area, cost) in reach.areas() {
        if game.board().harbours.contains(area) && ship_comes(game, seat, unit, area) {
            let cost = cost + boarding_cost(game, seat, area);
            if cost <= budget.1 && budget.1 > 0 && may_board_among_axes(game, seat, unit, from, area) {
                out(Err(area));
            }
        }
    }
}

/// BA-MOVE-01, BA-RULING-11. Whether the unit can get there with the steps it has.
pub(crate) fn check_go(game: &Bardagi, turn: &Turn, unit: Unit, to: Area) -> Result<(), Refusal> {
    let seat = turn.seat;
    ensure(game.board().has(to), "BA-MOVE-01", "there is no such area")?;
    let Place::On(from) = game.player(seat).place(unit) else {
        return Err(Refusal::new("BA-RULING-82", "the unit must leave the ship first"));
    };
    ensure(from != to, "BA-MOVE-01", "the unit stands there already")?;
    if !enterable(game, seat, unit).contains(to) {
        return Err(barred(game, seat, unit, to));
    }
    let budget = budget(game, turn, unit);
    match reach(game, seat, unit, from, budget.1).cost(to) {
        Some(cost) if affordable(turn, unit, cost, budget) => Ok(()),
        Some(_) => Err(Refusal::new("BA-MOVE-04", "the unit has just moved inside your land; that was the same move")),
        None if axes_of_others(game, seat).contains(from) && unit == Unit::Berserkur => {
            Err(Refusal::new("BA-RULING-18", "out of a rival's Axe area Berserkur can only go back where he came from"))
        }
        None => Err(too_far(game, from, to)),
    }
}

/// BA-MOVE-06, BA-MOVE-07, BA-RULING-11. Why the steps do not suffice: what lies between, or the way.
fn too_far(game: &Bardagi, from: Area, to: Area) -> Refusal {
    let mut borders = game.board().blocked.iter();
    match borders.find(|border| border.between == [from, to] || border.between == [to, from]).map(|border| border.by) {
        Some(Barrier::River) => Refusal::new("BA-MOVE-06", "a river without a bridge lies between"),
        Some(Barrier::Mountain) => Refusal::new("BA-MOVE-07", "mountains lie between, and nobody crosses them"),
        None => Refusal::new("BA-RULING-11", "that is further than the steps you have"),
    }
}

/// BA-SHIP-05, BA-RULING-81. Whether the unit can go aboard there.
pub(crate) fn check_board(game: &Bardagi, turn: &Turn, unit: Unit, harbour: Area) -> Result<(), Refusal> {
    let seat = turn.seat;
    ensure(game.board().harbours.contains(harbour), "BA-SHIP-05", "there is no harbour")?;
    let Place::On(from) = game.player(seat).place(unit) else {
        return Err(Refusal::new("BA-SHIP-05", "the unit is aboard already"));
    };
    ensure(ship_comes(game, seat, unit, harbour), "BA-SHIP-06", "the ship lies elsewhere")?;
    ensure(
        may_board_among_axes(game, seat, unit, from, harbour),
        "BA-RULING-18",
        "a rival's Axe token holds Berserkur",
    )?;
    let (_, most) = budget(game, turn, unit);
    let cost = reach(game, seat, unit, from, most).cost(harbour).map(|cost| cost + boarding_cost(game, seat, harbour));
    ensure(cost.is_some_and(|cost| cost <= most), "BA-RULING-81", "that is further than the steps you have")
}

/// BA-RULING-82. Whether the unit can leave the ship where it lies.
pub(crate) fn check_disembark(game: &Bardagi, turn: &Turn, unit: Unit) -> Result<(), Refusal> {
    let seat = turn.seat;
    let (Place::Aboard, ShipAt::Harbour(area)) = (game.player(seat).place(unit), game.player(seat).ship) else {
        return Err(Refusal::new("BA-RULING-82", "the unit is not aboard a ship in harbour"));
    };
    if !enterable(game, seat, unit).contains(area) {
        return Err(barred(game, seat, unit, area));
    }
    let (_, most) = budget(game, turn, unit);
    ensure(boarding_cost(game, seat, area) <= most, "BA-RULING-82", "landing later takes a card of the unit")
}

fn moving_unit(game: &Bardagi) -> Unit {
    match game.turn().act {
        Act::Moving(unit) => unit,
        _ => unreachable!("BA-MOVE-01: a unit was chosen"),
    }
}

/// BA-MOVE-05. Takes the steps from those left, and a card if they do not suffice.
fn pay_steps(game: &mut Bardagi, unit: Unit, cost: u8) {
    let seat = game.turn().seat;
    let left = game.turn().steps[unit.index()];
    let mut steps = left;
    if left == 0 || cost > left {
        cards::pay(game, unit.card());
        steps += steps_per_card(game, seat, unit);
    }
    cards::disturb(game, Some(unit));
    game.turn_mut().steps[unit.index()] = steps - cost;
}

/// BA-MOVE-01, BA-MOVE-15, BA-RULING-12, BA-RULING-14. The unit walks; steps that are left stay open, and nobody is in
/// the way.
pub(crate) fn go(game: &mut Bardagi, to: Area, table: &mut impl Table<Event>) {
    let (seat, unit) = (game.turn().seat, moving_unit(game));
    let from = game.player(seat).stands(unit).expect("BA-MOVE-01: on land");
    let (_, most) = budget(game, game.turn(), unit);
    let reach = reach(game, seat, unit, from, most);
    let cost = reach.cost(to).expect("BA-RULING-11: within reach");
    if unit == Unit::Berserkur {
        let last = last_before(game, seat, &reach, from, to, cost);
        game.player_mut(seat).came_from = CameFrom::Area(last);
    }
    pay_steps(game, unit, cost);
    game.player_mut(seat).places[unit.index()] = Place::On(to);
    let must_stop = unit == Unit::Berserkur && axes_of_others(game, seat).contains(to);
    let turn = game.turn_mut();
    turn.has_shifted[unit.index()] = cost == 0;
    if must_stop {
        turn.steps[unit.index()] = 0;
    }
    turn.act = Act::Menu;
    game.tell(table, || What::Walked { seat, unit, from, to, steps: cost });
}

/// BA-RULING-17, BA-RULING-18. The area before the last step on a legal way: the one he started from, else an own one, else
/// the first.
fn last_before(game: &Bardagi, seat: Seat, reach: &Reach, from: Area, to: Area, cost: u8) -> Area {
    let (own, halts) = (game.territory(seat), axes_of_others(game, seat));
    let fits = |area: &Area| {
        let step = u8::from(!(own.contains(*area) && own.contains(to)));
        let leads_on = !halts.contains(*area) || (*area == from && way_back(game, seat).contains(to));
        leads_on && reach.cost(*area).is_some_and(|before| before + step == cost)
    };
    let before: Areas = game.board().neighbours(to).into_iter().filter(fits).collect();
    if before.contains(from) {
        return from;
    }
    before.and(own).first().or(before.first()).unwrap_or(from)
}

/// BA-SHIP-05, BA-SHIP-10. The unit goes aboard; its steps are lost.
pub(crate) fn board(game: &mut Bardagi, harbour: Area, table: &mut impl Table<Event>) {
    let (seat, unit) = (game.turn().seat, moving_unit(game));
    let from = game.player(seat).stands(unit).expect("BA-SHIP-05: on land");
    let (_, most) = budget(game, game.turn(), unit);
    let walk = reach(game, seat, unit, from, most).cost(harbour).expect("BA-RULING-81: within reach");
    pay_steps(game, unit, walk + boarding_cost(game, seat, harbour));
    game.turn_mut().steps[unit.index()] = 0;
    sailing::call(game, harbour);
    let player = game.player_mut(seat);
    player.places[unit.index()] = Place::Aboard;
    if unit == Unit::Berserkur {
        player.came_from = CameFrom::Nowhere;
    }
    game.act(Act::Menu);
    game.tell(table, || What::Boarded { seat, unit, from, harbour });
}

/// BA-RULING-82. The unit leaves the ship with a move of its own.
pub(crate) fn disembark(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let (seat, unit) = (game.turn().seat, moving_unit(game));
    let ShipAt::Harbour(area) = game.player(seat).ship else { unreachable!("BA-RULING-82: the ship lies in harbour") };
    pay_steps(game, unit, boarding_cost(game, seat, area));
    game.turn_mut().has_shifted[unit.index()] = false;
    game.act(Act::Menu);
    sailing::put_ashore(game, seat, unit, area, table);
}
