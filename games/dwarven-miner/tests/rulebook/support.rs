//! Short words for scenarios: players A to D sit clockwise, and A is active.

use dwarven_miner::scenario::Position;
use dwarven_miner::*;
use engine::{Edition, Scenario, Seat};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub use Resource::{Crystal, Gold, Iron, Mithril, Powder};

pub type Play = Scenario<DwarvenMiner>;

pub fn content() -> Edition<Content> {
    Edition::standard()
}

pub fn item(id: &str) -> Item {
    content().find_item(id).unwrap_or_else(|| panic!("there is no item {id}"))
}

/// A card by name and number, as in `monk#2`; without a number the first.
pub fn card(name: &str) -> Card {
    let (id, nth) = name.split_once('#').map_or((name, 1), |(id, nth)| (id, nth.parse().expect("a number")));
    content().find_card(id, nth - 1).unwrap_or_else(|| panic!("there is no Patron {name}"))
}

pub fn res(kind: Resource) -> Good {
    Good::Resource(kind)
}

pub fn it(id: &str) -> Good {
    Good::Item(item(id))
}

/// A card by its word, resource or item.
pub fn good(word: &str) -> Good {
    Resource::ALL.into_iter().find(|kind| kind.id() == word).map_or_else(|| it(word), Good::Resource)
}

pub fn goods(words: &str) -> Vec<Good> {
    words.split_whitespace().map(good).collect()
}

pub fn vault(number: u8) -> VaultId {
    VaultId(number - 1)
}

pub fn die(name: &str) -> Die {
    (0..6).map(Die).find(|die| content().die(*die) == name).unwrap_or_else(|| panic!("there is no die {name}"))
}

pub fn dice(names: &str) -> Dice {
    names.split_whitespace().map(die).collect()
}

pub fn face(word: &str) -> Face {
    match word {
        "orc" => Face::Orc,
        "burglar" => Face::Burglar,
        "artifact" => Face::Artifact,
        other => Face::Resource(Resource::ALL.into_iter().find(|kind| kind.id() == other).expect("a face")),
    }
}

/// Dice as in "s1 iron, g2 burglar"; those not named show Orcs.
pub fn tray(words: &str) -> Tray {
    let mut tray = Tray([DieState::Showing(Face::Orc); 6]);
    for part in words.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (name, shown) = part.split_once(' ').expect("a die and its face");
        tray.0[die(name).index()] = if shown == "spent" { DieState::Spent } else { DieState::Showing(face(shown)) };
    }
    tray
}

/// The number (from 1) that makes a die show this.
pub fn side(name: &str, word: &str) -> u8 {
    let faces = content().faces[die(name).index()];
    1 + faces.iter().position(|shown| *shown == face(word)).expect("the die has this face") as u8
}

/// The rolls that make these dice show this, as in "s1 iron, g2 orc".
pub fn rolls(words: &str) -> Vec<u8> {
    words
        .split(',')
        .map(|part| part.trim().split_once(' ').map(|(name, shown)| side(name, shown)).expect("a die"))
        .collect()
}

/// A first roll that shows Orcs everywhere but on the dice named.
pub fn first_roll(words: &str) -> Vec<u8> {
    let wanted = tray(words);
    (0..6u8)
        .map(|index| {
            let faces = content().faces[usize::from(index)];
            let shown = wanted.face(Die(index)).expect("every die shows something");
            1 + faces.iter().position(|face| *face == shown).expect("the die has this face") as u8
        })
        .collect()
}

pub fn position(seats: usize) -> Position {
    Position::new(Options::default(), seats)
}

pub fn level(seats: usize) -> Position {
    Position::new(Options { level_rounds: true, ..Options::default() }, seats)
}

pub fn play(position: Position) -> Play {
    Scenario::of(position.ready())
}

/// The words of this file as methods of a position.
pub trait Words {
    fn packs(self, seat: Seat, words: &str) -> Self;
    fn benches(self, words: &str) -> Self;
    fn vaults(self, seat: Seat, number: u8, words: &str) -> Self;
    fn hands(self, seat: Seat, names: &str) -> Self;
    fn courts(self, seat: Seat, names: &str) -> Self;
    fn dice(self, words: &str) -> Self;
    fn next_cards(self, names: &str) -> Self;
}

impl Words for Position {
    fn packs(self, seat: Seat, words: &str) -> Self {
        goods(words).into_iter().fold(self, |position, good| position.pack(seat, good))
    }

    fn benches(self, words: &str) -> Self {
        goods(words).into_iter().fold(self, Position::bench)
    }

    fn vaults(self, seat: Seat, number: u8, words: &str) -> Self {
        self.vault(seat, vault(number), goods(words))
    }

    fn hands(self, seat: Seat, names: &str) -> Self {
        names.split_whitespace().fold(self, |position, name| position.hand(seat, card(name)))
    }

    fn courts(self, seat: Seat, names: &str) -> Self {
        names.split_whitespace().fold(self, |position, name| position.court(seat, card(name)))
    }

    fn dice(self, words: &str) -> Self {
        self.tray(tray(words))
    }

    fn next_cards(self, names: &str) -> Self {
        let cards: Vec<Card> = names.split_whitespace().map(card).collect();
        self.draws(&cards)
    }
}

/// What a scenario looks at.
pub trait Look {
    fn score(&self, seat: Seat) -> u8;
    fn pile(&self, word: &str) -> u8;
    fn packed(&self, seat: Seat) -> Stash;
    fn in_vault(&self, number: u8) -> Stash;
    fn owned(&self, word: &str) -> u8;
    fn is_discarded(&self, name: &str) -> bool;
    fn has_in_court(&self, seat: Seat, name: &str) -> bool;
    fn hand_size(&self, seat: Seat) -> usize;
    fn deck_size(&self) -> usize;
    fn phase(&self) -> Phase;
    fn has_offer(&self, test: impl Fn(&Action) -> bool) -> bool;
    fn crafts(&self, id: &str) -> bool;
}

impl Look for Play {
    fn score(&self, seat: Seat) -> u8 {
        self.game.open().miner(seat).score
    }

    fn pile(&self, word: &str) -> u8 {
        match good(word) {
            Good::Resource(kind) => self.game.open().piles.resources.of(kind),
            Good::Item(item) => self.game.open().piles.items.of(item),
        }
    }

    fn packed(&self, seat: Seat) -> Stash {
        self.game.open().miner(seat).backpack
    }

    fn in_vault(&self, number: u8) -> Stash {
        self.game.open().vault(vault(number)).stash
    }

    fn owned(&self, word: &str) -> u8 {
        let goods = self.game.open().turn.goods;
        match good(word) {
            Good::Resource(kind) => goods.resources.of(kind),
            Good::Item(item) => goods.items.of(item),
        }
    }

    fn is_discarded(&self, name: &str) -> bool {
        self.game.open().discard.contains(&card(name))
    }

    fn has_in_court(&self, seat: Seat, name: &str) -> bool {
        self.game.open().miner(seat).court.contains(card(name))
    }

    fn hand_size(&self, seat: Seat) -> usize {
        self.view(engine::Viewer::Spectator).hands[seat.index()].len()
    }

    fn deck_size(&self) -> usize {
        self.view(engine::Viewer::Spectator).deck
    }

    fn phase(&self) -> Phase {
        self.game.open().phase
    }

    fn has_offer(&self, test: impl Fn(&Action) -> bool) -> bool {
        self.offered().iter().any(test)
    }

    fn crafts(&self, id: &str) -> bool {
        self.has_offer(|action| *action == Action::Craft { item: item(id) })
    }
}

/// A stash of these cards.
pub fn stash(words: &str) -> Stash {
    let mut stash = Stash::default();
    for good in goods(words) {
        stash.put(good);
    }
    stash
}

pub fn craft(id: &str) -> Action {
    Action::Craft { item: item(id) }
}

pub fn fulfil(name: &str) -> Action {
    Action::Fulfil { card: card(name) }
}

pub fn send_away(name: &str) -> Action {
    Action::DiscardPatron { card: card(name) }
}

pub fn roll(names: &str) -> Action {
    Action::Roll { dice: dice(names) }
}
