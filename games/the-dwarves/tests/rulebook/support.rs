//! Short words for scenarios: a table with dictated dice, on which everything can be laid out by hand.

use engine::{Dictated, Edition, Game, Scenario, Seat};
use std::ops::{Deref, DerefMut};
use the_dwarves::cards::{Card, CardSet, Item};
use the_dwarves::content::Content;
use the_dwarves::phase::{Job, Phase};
use the_dwarves::state::{Land, OpenCard};
use the_dwarves::{Action, Options, Pick, Space, TheDwarves, Troop, Troops};

pub use the_dwarves::Pick::{Balyndis, Bavragor, Boendal, Boindil, Tungdil};
pub use the_dwarves::Troop::{Alfar, Orc, Troll};

/// The seats of a table.
pub const P0: Seat = Seat(0);
pub const P1: Seat = Seat(1);
pub const P2: Seat = Seat(2);

/// A scenario of The Dwarves.
pub struct Board(pub Scenario<TheDwarves>);

impl Deref for Board {
    type Target = Scenario<TheDwarves>;
    fn deref(&self) -> &Scenario<TheDwarves> {
        &self.0
    }
}

impl DerefMut for Board {
    fn deref_mut(&mut self) -> &mut Scenario<TheDwarves> {
        &mut self.0
    }
}

impl Drop for Board {
    /// Not a die more and not a die less was rolled than the scenario dictates.
    fn drop(&mut self) {
        let left = self.0.table.undrawn();
        assert!(left == 0 || std::thread::panicking(), "{left} dictated numbers were never rolled or drawn");
    }
}

pub fn content() -> &'static Content {
    Edition::<Content>::standard().content()
}

pub fn sp(id: &str) -> Space {
    content().find_space(id).unwrap_or_else(|| panic!("there is no space {id}"))
}

pub fn card(id: &str) -> Card {
    content().find_card(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

pub fn item(id: &str) -> Item {
    content().find_item(id).unwrap_or_else(|| panic!("there is no Equipment {id}"))
}

pub fn options(party: &[Pick]) -> Options {
    let pick = |seat: usize| party.get(seat).copied().unwrap_or(Pick::Any);
    Options { raven: pick(0), wolf: pick(1), boar: pick(2), bear: pick(3), serpent: pick(4), ..Options::default() }
}

/// An empty map with this party: the first seat acts, an inert Scenario and three inert cards lie open.
pub fn board(party: &[Pick]) -> Board {
    let mut table = Dictated::default();
    // The first Scenario, three Adventures, and the Recruitment dice of the first turn.
    table.choices([0, 0, 0, 0, 0, 0, 0]);
    let mut game = TheDwarves::setup(&options(party), party.len(), Edition::standard(), &mut table).expect("playable");
    game.display.clear();
    game.scenario = None;
    game.land = game.land.iter().map(|_| Land::default()).collect();
    game.supply = content().supply;
    game.tiles = (1 << content().tiles.len()) - 1;
    game.piles.scenarios = content().stages.iter().fold(CardSet::NONE, |all, stage| all.with_all(*stage));
    game.piles.a_left = 4;
    game.piles.adventures = content().adventures;
    game.piles.threats = content().threats;
    game.piles.mixed_in = 0;
    game.piles.discards = CardSet::NONE;
    game.hero = 10;
    let mut board = Board(Scenario::of(game));
    board.display(&["adv-runes", "adv-women", "adv-lesson"]).scenario("a-queen");
    board
}

impl Board {
    fn g(&mut self) -> &mut TheDwarves {
        &mut self.0.game
    }

    pub fn at(&mut self, seat: Seat, space: &str) -> &mut Board {
        self.g().dwarves[seat.index()].space = sp(space);
        self
    }

    pub fn health(&mut self, seat: Seat, health: u8) -> &mut Board {
        self.g().dwarves[seat.index()].health = health;
        self
    }

    pub fn item(&mut self, seat: Seat, id: &str) -> &mut Board {
        let kind = item(id);
        self.g().equipment.pile[usize::from(kind.0)] -= 1;
        let items = &mut self.g().dwarves[seat.index()].items;
        *items = items.with(kind);
        self
    }

    /// Somebody has a Dwarven Song, so that no turn ends by itself.
    pub fn lingering(&mut self) -> &mut Board {
        self.item(P1, "song")
    }

    pub fn troops(&mut self, space: &str, troops: [u8; 3]) -> &mut Board {
        self.g().land[sp(space).index()].troops.add(Troops(troops));
        self.g().supply.remove(Troops(troops));
        self
    }

    /// Troops somewhere out of the way, until the supply is this.
    pub fn supply(&mut self, left: [u8; 3]) -> &mut Board {
        let mut away = self.supply;
        away.remove(Troops(left));
        let free: Vec<Space> = [
            "ta01", "ta02", "ta03", "ta04", "ta07", "ta08", "ur01", "ur02", "ur03", "ur04", "ur05", "rr02", "rr03",
            "rr06", "rr07", "rr08", "id02", "id03", "id06", "id09", "id10", "sa08",
        ]
        .into_iter()
        .map(sp)
        .collect();
        let limit = self.threshold - 1;
        for troop in Troop::ALL {
            for _ in 0..away.of(troop) {
                let space =
                    free.iter().find(|space| self.0.game.troops(**space).total() < limit).expect("room on the map");
                self.g().land[space.index()].troops.add(Troops::one(troop));
            }
        }
        self.g().supply = Troops(left);
        self
    }

    /// A space is Perished Land, its arrow pointing to a neighbour.
    pub fn wither(&mut self, space: &str, to: &str) -> &mut Board {
        let (space, to) = (sp(space), sp(to));
        let fits = |tile: &u8| content().next(space, content().arrow(space, *tile)) == Some(to);
        let tile = (0..content().tiles.len() as u8)
            .rev()
            .filter(|tile| self.tiles >> tile & 1 == 1)
            .find(fits)
            .expect("a tile that points there");
        self.g().tiles &= !(1 << tile);
        self.g().land[space.index()].tile = Some(tile);
        self
    }

    /// So many spaces at the rim are Perished Land.
    pub fn perish_some(&mut self, count: usize) -> &mut Board {
        let keep = ["we01", "sa07", "ur08", "ga03", "ga21", "id07", "ur09", "we04", "ga05", "sa02", "ga01"].map(sp);
        let spaces: Vec<Space> = content().all_spaces().filter(|space| !keep.contains(space)).take(count).collect();
        for space in spaces {
            let tile = self.tiles.trailing_zeros() as u8;
            self.g().tiles &= !(1 << tile);
            self.g().land[space.index()].tile = Some(tile);
            let here = std::mem::take(&mut self.g().land[space.index()].troops);
            self.g().supply.add(here);
        }
        self
    }

    fn open(&mut self, id: &str) -> OpenCard {
        let card = card(id);
        let wanted = content().card(card).troops();
        let troops = self.supply.up_to(wanted);
        self.g().supply.remove(troops);
        let piles = &mut self.g().piles;
        piles.adventures = piles.adventures.without(card);
        piles.threats = piles.threats.without(card);
        piles.discards = piles.discards.without(card);
        piles.scenarios = piles.scenarios.without(card);
        let counter = if id == "c-nodonn" { 4 } else { 0 };
        OpenCard { card, troops, counter, ..OpenCard::default() }
    }

    /// These cards lie in the Display, with their troops.
    pub fn display(&mut self, ids: &[&str]) -> &mut Board {
        while let Some(open) = self.g().display.pop() {
            self.g().supply.add(open.troops);
            let piles = &mut self.g().piles;
            if content().threats.contains(open.card) {
                piles.threats = piles.threats.with(open.card);
            } else {
                piles.adventures = piles.adventures.with(open.card);
            }
        }
        for id in ids {
            let open = self.open(id);
            self.g().display.push(open);
        }
        self
    }

    pub fn scenario(&mut self, id: &str) -> &mut Board {
        if let Some(open) = self.g().scenario.take() {
            self.g().supply.add(open.troops);
            self.g().piles.scenarios = self.piles.scenarios.with(open.card);
        }
        let open = self.open(id);
        self.g().scenario = Some(open);
        self
    }

    pub fn no_scenario(&mut self) -> &mut Board {
        self.scenario("a-queen");
        self.g().scenario = None;
        self
    }

    /// The Adventure pile holds exactly these cards; all others are discarded, unseen Threats stay where they are.
    pub fn pile(&mut self, ids: &[&str]) -> &mut Board {
        let all = self.piles.adventures.with_all(self.piles.discards);
        let wanted: CardSet = ids.iter().map(|id| card(id)).collect();
        let piles = &mut self.g().piles;
        piles.threats = CardSet(piles.threats.0 & !wanted.0);
        piles.adventures = wanted;
        piles.discards = CardSet(all.0 & !wanted.0);
        self
    }

    /// The next Recruitment dice show so many skulls.
    pub fn skulls(&mut self, skulls: [u8; 3]) -> &mut Board {
        for (die, wanted) in content().recruitment.iter().zip(skulls) {
            let face = die.iter().position(|face| *face == wanted).expect("such a face");
            self.0.choices([face as u32]);
        }
        self
    }

    /// The next Perished Land tiles are these.
    pub fn next_tiles(&mut self, ids: &[&str]) -> &mut Board {
        let mut left = self.tiles;
        for id in ids {
            let tile = content().find_tile(id).expect("such a tile");
            let rank = (left & ((1 << tile) - 1)).count_ones();
            if left.count_ones() > 1 {
                self.0.choices([rank]);
            }
            left &= !(1 << tile);
        }
        self
    }

    /// The next cards drawn from the Adventure pile are these, all known to be in it.
    pub fn next_cards(&mut self, ids: &[&str]) -> &mut Board {
        let mut left = self.piles.adventures;
        for id in ids {
            let rank = (left.0 & ((1u64 << card(id).0) - 1)).count_ones();
            if left.len() + self.piles.mixed_in > 1 {
                self.0.choices([rank]);
            }
            left = left.without(card(id));
        }
        self
    }

    /// The next cards of Equipment drawn are these.
    pub fn next_items(&mut self, ids: &[&str]) -> &mut Board {
        let mut left = self.equipment.pile;
        for id in ids {
            let kind = usize::from(item(id).0);
            let rank: u8 = left[..kind].iter().sum();
            if left.iter().sum::<u8>() > 1 {
                self.0.choices([u32::from(rank)]);
            }
            left[kind] -= 1;
        }
        self
    }

    /// The next turn's Hero token enters a space with this symbol: a Gateway, `council` or `threat`.
    pub fn before(&mut self, symbol: &str) -> &mut Board {
        use the_dwarves::content::DoomSymbol::{Council, Recruit, Start, Threat};
        let fits = |index: &usize| match content().doom[*index] {
            Recruit(gateway) => content().gateways[gateway].id == symbol,
            Council(_) => symbol == "council",
            Threat(_) => symbol == "threat",
            Start => false,
        };
        let index = (1..content().doom.len()).find(fits).expect("such a symbol");
        self.g().hero = index as u8 - 1;
        if symbol == "council" && self.council == 0 {
            // So that the token comes to the axe, which does nothing.
            self.g().council = 1;
        }
        self
    }

    pub fn act(&mut self, action: Action) -> &mut Board {
        self.0.play(action);
        self
    }

    pub fn faces(&mut self, faces: &[u8]) -> &mut Board {
        self.0.rolls(faces.iter().copied());
        self
    }

    pub fn no(&mut self, action: Action, rule: &str) -> &mut Board {
        self.0.refuses(action, rule);
        self
    }

    pub fn on(&self, space: &str) -> [u8; 3] {
        self.0.game.troops(sp(space)).0
    }

    pub fn card_troops(&self, id: &str) -> [u8; 3] {
        self.0.game.open(card(id)).map_or([0; 3], |open| open.troops.0)
    }

    pub fn is_open(&self, id: &str) -> bool {
        self.0.game.open(card(id)).is_some()
    }

    pub fn health_of(&self, seat: Seat) -> u8 {
        self.0.game.dwarf(seat).health
    }

    pub fn has(&self, seat: Seat, id: &str) -> bool {
        self.0.game.dwarf(seat).items.contains(item(id))
    }

    /// The active dwarf ends his turn.
    pub fn end(&mut self) -> &mut Board {
        self.act(Action::EndTurn)
    }

    /// Steps of a walk.
    pub fn walk(&mut self, spaces: &[&str]) -> &mut Board {
        for space in spaces {
            self.act(Action::Step { to: sp(space) });
        }
        self
    }

    /// Something of the agenda happens now, and everything after it.
    pub fn now(&mut self, jobs: &[Job]) -> &mut Board {
        self.g().agenda.push(Job::Menu);
        for job in jobs.iter().rev() {
            self.g().agenda.push(*job);
        }
        self.g().phase = Phase::Walking(the_dwarves::phase::Walk { dwarf: 0, points: 0, entered: 0 });
        self.act(Action::Stop)
    }

    pub fn offers(&self, action: Action) -> bool {
        self.0.offered().contains(&action)
    }
}

pub fn step(to: &str) -> Action {
    Action::Step { to: sp(to) }
}

pub fn tunnel(to: &str) -> Action {
    Action::Tunnel { to: sp(to) }
}

pub fn strike(troop: Troop) -> Action {
    Action::Strike { card: None, troop }
}

pub fn strike_card(id: &str, troop: Troop) -> Action {
    Action::Strike { card: Some(card(id)), troop }
}

pub fn choose(dwarf: Seat) -> Action {
    Action::Choose { dwarf }
}

pub fn test(id: &str) -> Action {
    Action::Test { card: card(id) }
}

pub fn use_item(owner: Seat, id: &str) -> Action {
    Action::Use { owner, item: item(id) }
}
