//! How long a quest takes: travel, tests and fights in actions, and actions in turns.

use super::roads::{FAR, Terrain, Ways};
use crate::TheDwarves;
use crate::board::{Space, Troop, Troops};
use crate::cards::{Attribute, Place, Pool, Quest, Span, Where};
use crate::content::{Ability, Gear, RollKind};
use crate::face::odds;
use crate::phase::Phase;
use crate::rules::{council, quests, rolls};
use crate::state::OpenCard;
use engine::Seat;

/// The highest of so many dice, on average.
const HIGHEST: [f32; 8] = [0.0, 3.5, 4.47, 4.96, 5.24, 5.43, 5.56, 5.65];
/// Longer than anything worth doing.
const NEVER: f32 = 40.0;

/// What each dwarf has and could reach.
pub(crate) struct Needs {
    ways: [Ways; 5],
    /// Actions he can still take before others have theirs, and turns until he can.
    actions: [f32; 5],
    wait: [f32; 5],
    /// Steps he has left of a walk.
    points: [f32; 5],
    stride: [f32; 5],
    seats: usize,
}

impl Needs {
    /// Looks at every dwarf once.
    pub(crate) fn of(game: &TheDwarves) -> Needs {
        let seats = game.seats();
        let mut needs = Needs {
            ways: [[FAR; crate::board::MAX_SPACES]; 5],
            actions: [0.0; 5],
            wait: [0.0; 5],
            points: [0.0; 5],
            stride: [1.0; 5],
            seats,
        };
        let left = f32::from(game.turn.actions_left);
        let terrain = Terrain::of(game);
        for seat in game.all_seats() {
            let index = seat.index();
            needs.ways[index] = terrain.ways(game, seat);
            let behind = (index + seats - game.turn.active.index()) % seats;
            (needs.actions[index], needs.wait[index]) =
                if behind == 0 { (left, 0.0) } else { (2.0, behind as f32 - 1.0 + left / 2.0) };
            if game.phase == (Phase::Additional { dwarf: seat }) {
                (needs.actions[index], needs.wait[index]) = if behind == 0 { (left + 1.0, 0.0) } else { (1.0, 0.0) };
            }
            let bonus: u8 = game
                .dwarf(seat)
                .items
                .iter()
                .map(|item| match game.content.item(item).gear {
                    Gear::MoveBonus { delta } => delta,
                    _ => 0,
                })
                .sum();
            needs.stride[index] = HIGHEST[usize::from(game.dice(seat, Attribute::Speed))] + f32::from(bonus);
            if let Phase::Walking(walk) = game.phase
                && walk.seat() == seat
            {
                needs.points[index] = f32::from(walk.points);
            }
        }
        needs
    }

    /// How many turns pass until a dwarf has taken so many actions.
    fn time(&self, seat: Seat, actions: f32) -> f32 {
        if actions >= NEVER {
            return NEVER;
        }
        if actions <= 0.0 {
            return 0.0;
        }
        let (index, others) = (seat.index(), self.seats as f32 - 1.0);
        let over = (actions - self.actions[index]).max(0.0);
        let rounds = over.min(1.0) + (over - 2.0).max(0.0) / 2.0;
        self.wait[index] + actions / 2.0 + others * rounds
    }

    /// How many actions a dwarf needs to come so far; pinned dwarves come nowhere.
    fn travel_cost(&self, game: &TheDwarves, seat: Seat, cost: u8) -> f32 {
        if cost == 0 {
            return 0.0;
        }
        if cost >= FAR || game.is_pinned(seat) {
            return NEVER;
        }
        let steps = f32::from(cost) / 2.0;
        let rest = steps - self.points[seat.index()];
        // A little for every step even when it is in reach, so that standing there is better than being able to.
        if rest <= 0.0 { steps * 0.06 } else { 0.75 + 0.75 * rest / self.stride[seat.index()] + steps * 0.01 }
    }

    /// How many actions a dwarf needs to come to a place.
    fn travel(&self, game: &TheDwarves, seat: Seat, place: Where, open: &OpenCard) -> f32 {
        let ways = &self.ways[seat.index()];
        let cost = match place {
            Where::Any => 0,
            Where::On(spaces) => spaces.iter().map(|space| ways[space.index()]).min().unwrap_or(FAR),
            Where::Perished => {
                let perished = game.content.all_spaces().filter(|space| game.is_perished(*space));
                perished.map(|space| ways[space.index()]).min().unwrap_or(FAR)
            }
            Where::Affected => open.pinned.map_or(FAR, |pinned| ways[game.dwarf(pinned).space.index()]),
        };
        self.travel_cost(game, seat, cost)
    }

    /// How soon somebody can be on a space.
    pub(crate) fn soonest(&self, game: &TheDwarves, space: Space) -> f32 {
        self.best(game, |seat| self.travel_cost(game, seat, self.ways[seat.index()][space.index()]))
    }

    /// The shortest time, when each dwarf would need so many actions.
    fn best(&self, game: &TheDwarves, actions: impl Fn(Seat) -> f32) -> f32 {
        game.all_seats().map(|seat| self.time(seat, actions(seat))).fold(NEVER, f32::min)
    }

    /// How many turns a quest takes from here.
    pub(crate) fn turns(&self, game: &TheDwarves, open: &OpenCard) -> f32 {
        let Some(quest) = &game.content.content().card(open.card).quest else { return NEVER };
        let at = |seat, place: &Place| self.travel(game, seat, place.at, open);
        match quest {
            Quest::Tests { attr, target, count, at: place, span } => self.best(game, |seat| {
                let tests = match span {
                    Span::Roll => 1.0 / chance(game, seat, *attr, *target, *count, 1).max(0.03),
                    Span::Turn | Span::Game => tests(game, seat, open, *attr, *target, *count),
                };
                at(seat, place) + tests
            }),
            Quest::TestsEach { attr, target, at: places } => self.each(game, open, places, |seat, place| {
                at(seat, place) + 1.0 / chance(game, seat, *attr, *target, 1, 1).max(0.03)
            }),
            Quest::Travel { at: place } => self.best(game, |seat| self.entering(game, seat, place, open)),
            Quest::VisitEach { at: places } => {
                self.each(game, open, places, |seat, place| self.entering(game, seat, place, open))
            }
            Quest::Journey { from, to } => self.best(game, |seat| {
                if open.travellers >> seat.0 & 1 == 1 {
                    at(seat, to)
                } else {
                    at(seat, from) + 0.2 + self.between(game, seat, from, to)
                }
            }),
            Quest::Gather { at: place, dwarves } => self.company(game, usize::from(*dwarves), |seat| at(seat, place)),
            Quest::DefeatCard { at: place, .. } => {
                self.best(game, |seat| at(seat, place) + fights(game, seat, open.troops))
            }
            Quest::DefeatMap { types, count, span, .. } => {
                let most = open.this_turn[0].max(open.this_turn[1]);
                let left = count.saturating_sub(if *span == Span::Game { open.counter } else { most });
                let spaces =
                    || game.content.all_spaces().filter(|s| types.iter().any(|troop| game.troops(*s).of(*troop) > 0));
                self.best(game, |seat| {
                    let cost = spaces().map(|space| self.ways[seat.index()][space.index()]).min().unwrap_or(FAR);
                    let dice = f32::from(game.dice(seat, Attribute::Battle));
                    self.travel_cost(game, seat, cost) + f32::from(left) / (dice * 0.36) + 0.3
                })
            }
            Quest::RollPool { pool: Pool::Health, target, count } => {
                self.best(game, |seat| 1.0 / odds::at_least(game.dwarf(seat).health, *target, *count).max(0.03))
            }
            Quest::RollPool { pool: Pool::TroopsHere, target, count } => self.best(game, |seat| {
                let troops = game.troops(game.dwarf(seat).space).total();
                if troops == 0 { 5.0 } else { 1.0 / odds::at_least(troops.min(7), *target, *count).max(0.03) }
            }),
            Quest::CouncilAt { space } => f32::from((space - game.council).max(0)) * 1.3,
            Quest::TunnelTests { attr, target, count } => self.best(game, |seat| {
                let tally = &game.turn.tallies[game.tally(seat)];
                let tests = tests(game, seat, open, *attr, *target, *count);
                if tally.has_tunnelled {
                    return tests;
                }
                let ways = &self.ways[seat.index()];
                let cost = game.open_entrances().map(|space| ways[space.index()]).min().unwrap_or(FAR);
                self.travel_cost(game, seat, cost.saturating_add(2)) + tests
            }),
            Quest::Forge { at: place, dwarves, attr, target, count } => {
                // First the company, then the tests of whoever is best at them.
                let company = self.company(game, usize::from(*dwarves), |seat| at(seat, place));
                let smith = |seat| {
                    let (travel, tests) = (at(seat, place), tests(game, seat, open, *attr, *target, *count));
                    let arrival = self.time(seat, travel);
                    (self.time(seat, travel + tests) - arrival) + (arrival - company).max(0.0)
                };
                company + game.all_seats().map(smith).fold(NEVER, f32::min)
            }
            Quest::BattleBoss { target, at: place, .. } => self.boss(game, open, *target, place),
            Quest::DefeatTotal { count } => self.battle(game, count.saturating_sub(open.counter)),
        }
    }

    /// All places that are not ticked off, each for the dwarf who would be done there first: the dwarf who takes longest,
    /// and a part of the others.
    fn each(&self, game: &TheDwarves, open: &OpenCard, places: &[Place], actions: impl Fn(Seat, &Place) -> f32) -> f32 {
        let mut tours = [Tour::default(); 5];
        for (_, place) in places.iter().enumerate().filter(|(index, _)| open.done >> index & 1 == 0) {
            let time = |seat| self.time(seat, actions(seat, place));
            let first = |one: (Seat, f32), other: (Seat, f32)| if other.1 < one.1 { other } else { one };
            if let Some((seat, turns)) = game.all_seats().map(|seat| (seat, time(seat))).reduce(first) {
                tours[seat.index()].add(turns);
            }
        }
        let (longest, sum) = tours
            .iter()
            .map(|tour| tour.turns())
            .fold((0.0f32, 0.0), |(longest, sum), turns| (longest.max(turns), sum + turns));
        longest + 0.7 * (sum - longest)
    }

    /// A place must be entered anew by whoever stands on it already.
    fn entering(&self, game: &TheDwarves, seat: Seat, place: &Place, open: &OpenCard) -> f32 {
        let there = quests::is_at(game, place.at, game.dwarf(seat).space, open);
        let travel = self.travel(game, seat, place.at, open);
        if there { if self.points[seat.index()] >= 2.0 { 0.1 } else { 1.0 } } else { travel }
    }

    /// So many dwarves together: when the last of them is there, and a part of the others.
    fn company(&self, game: &TheDwarves, dwarves: usize, actions: impl Fn(Seat) -> f32) -> f32 {
        let mut times = [NEVER; 5];
        for seat in game.all_seats() {
            times[seat.index()] = self.time(seat, actions(seat));
        }
        times.sort_unstable_by(f32::total_cmp);
        let last = times[dwarves.clamp(1, 5) - 1];
        last + 0.6 * times[..dwarves.clamp(1, 5) - 1].iter().sum::<f32>()
    }

    /// How many actions a way takes that nobody has begun, as the crow flies.
    fn between(&self, game: &TheDwarves, seat: Seat, from: &Place, to: &Place) -> f32 {
        let spot = |place: &Place| match place.at {
            Where::On(spaces) => spaces.iter().next().map(|space| game.content.spaces[space.index()].at),
            Where::Any | Where::Perished | Where::Affected => None,
        };
        let (Some(from), Some(to)) = (spot(from), spot(to)) else { return NEVER };
        let (dx, dy) = ((from[0] - to[0]).abs() / 90.0, (from[1] - to[1]).abs() / 78.0);
        dy.max(dx + dy / 2.0) / self.stride[seat.index()]
    }

    /// Nôd'onn: everybody hits who is there, once the troops are gone.
    fn boss(&self, game: &TheDwarves, open: &OpenCard, target: u8, place: &Place) -> f32 {
        let mut rate = 0.0;
        for seat in game.all_seats() {
            let near = (-self.time(seat, self.travel(game, seat, place.at, open)) / 6.0).exp();
            rate += near * f32::from(game.dice(seat, Attribute::Battle)) * f32::from(7 - target.min(6)) / 6.0;
        }
        let there = match place.at {
            Where::On(spaces) => spaces.iter().next().map_or(0, |space| game.troops(space).total()),
            Where::Any | Where::Perished | Where::Affected => 0,
        };
        f32::from(open.counter) / (2.0 * rate / self.seats as f32).max(0.1) + f32::from(there) * 0.5
    }

    /// The battle for Girdlegard: everybody fights, near the crowds. How fast troops fall does not depend on where they
    /// stand now: if it did, felling the last of a crowd would seem to slow the others.
    fn battle(&self, game: &TheDwarves, left: u8) -> f32 {
        let (mut dice, mut apart) = (0.0, 0.0);
        for seat in game.all_seats() {
            let mut best = 0.0f32;
            for space in game.content.all_spaces().filter(|space| !game.troops(*space).is_empty()) {
                let travel = self.travel_cost(game, seat, self.ways[seat.index()][space.index()]);
                let here = kills(game, seat, game.troops(space));
                best = best.max(here / (1.0 + 0.45 * travel));
            }
            let battle = f32::from(game.dice(seat, Attribute::Battle));
            dice += battle;
            apart += (1.0 - best / (0.4 * battle)).max(0.0);
        }
        // Every other action is a fight, and four dice in ten fell somebody.
        let pace = 0.4 * dice / self.seats as f32;
        f32::from(left) / pace.max(0.15) + 0.5 * apart
    }
}

/// The places one dwarf sees to, one after the other.
#[derive(Clone, Copy, Default)]
struct Tour {
    nearest: f32,
    sum: f32,
    places: u8,
}

impl Tour {
    fn add(&mut self, turns: f32) {
        self.nearest = if self.places == 0 { turns } else { self.nearest.min(turns) };
        self.sum += turns;
        self.places += 1;
    }

    /// The nearest place takes its whole time. The others he reaches from there, and how far they are now says less: if
    /// all counted alike, a spot halfway between two of them would be as good as either.
    fn turns(self) -> f32 {
        let others = self.places.saturating_sub(1);
        self.nearest + 0.7 * (self.sum - self.nearest) + 1.5 * f32::from(others)
    }
}

/// How many troops of a space one fight removes on average, at most as many as are there.
fn kills(game: &TheDwarves, seat: Seat, troops: Troops) -> f32 {
    let dice = f32::from(game.dice(seat, Attribute::Battle));
    let total: f32 = Troop::ALL.iter().map(|troop| f32::from(troops.of(*troop))).sum();
    let per_die: f32 =
        Troop::ALL.iter().map(|t| f32::from(troops.of(*t)) * f32::from(7 - game.content.fells(*t)) / 6.0).sum();
    (dice * per_die / total.max(1.0)).min(total)
}

/// How many fights it takes to remove these troops.
fn fights(game: &TheDwarves, seat: Seat, troops: Troops) -> f32 {
    let dice = f32::from(game.dice(seat, Attribute::Battle));
    let mut longest = 0.0f32;
    let mut harder = 0.0;
    for troop in Troop::ALL.into_iter().rev() {
        harder += f32::from(troops.of(troop));
        let rate = dice * f32::from(7 - game.content.fells(troop)) / 6.0;
        longest = longest.max(harder / rate);
    }
    if troops.is_empty() { 0.0 } else { 0.4 + longest }
}

/// The chance of so many successes in so many rolls.
fn chance(game: &TheDwarves, seat: Seat, attr: Attribute, target: u8, count: u8, rolls: u8) -> f32 {
    let once = odds::at_least(game.dice(seat, attr) * rolls, target, count);
    let again =
        attr == Attribute::Craft && rolls::ability(game, seat) == (Ability::RerollAll { on: RollKind::CraftTest });
    if again { 1.0 - (1.0 - once) * (1.0 - once * 0.8) } else { once }
}

/// How many actions the tests of a card take that must be done within one turn.
fn tests(game: &TheDwarves, seat: Seat, open: &OpenCard, attr: Attribute, target: u8, count: u8) -> f32 {
    let acts = seat == game.turn.actor && (game.turn.actions_left > 0 || seat != game.turn.active);
    let have = if acts { open.this_turn[game.tally(seat)] } else { 0 };
    let left = count.saturating_sub(have);
    if left == 0 {
        return 0.0;
    }
    let (one, two) = (chance(game, seat, attr, target, left, 1), chance(game, seat, attr, target, left, 2));
    let retry = (1.0 - two) / two.max(0.08) * 2.0;
    1.0 + (1.0 - one) + retry
}

/// Whether a message of a dwarf would be heard, if the dice stand.
pub(crate) fn is_heard(game: &TheDwarves, seat: Seat, highest: u8) -> bool {
    council::needed(game, seat).is_some_and(|needed| highest >= needed)
}
