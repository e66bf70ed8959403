//! Positions for tests: what a scenario says lies somewhere, lies there, and the rest is in its pile.

use crate::content::Content;
use crate::event::Event;
use crate::goods::{Good, Stash};
use crate::ids::{Card, Cards, VaultId};
use crate::options::Options;
use crate::rules::turns;
use crate::setup;
use crate::state::{DwarvenMiner, Phase, Pile};
use crate::tray::{DieState, Tray};
use engine::{Dictated, Edition, Seat};

/// A position in the making. It begins with a turn of the first seat, empty hands, and full piles.
#[derive(Clone, Debug)]
pub struct Position {
    game: DwarvenMiner,
}

impl Position {
    /// A table of so many seats; seat 0 is active.
    pub fn new(options: Options, seats: usize) -> Position {
        let mut table = Dictated::<Event>::default();
        let options = Options { first_player: crate::options::FirstPlayer::Seat0, ..options };
        let edition = Edition::<Content>::standard();
        let mut game = setup::setup(&options, seats, edition, &mut table).expect("options of a test work");
        for hand in &mut game.hands {
            game.deck.extend(hand.iter());
            *hand = Cards::NONE;
        }
        game.open.phase = Phase::Crafting;
        game.open.turn.tray = Tray([DieState::Spent; 6]);
        Position { game }
    }

    /// A position that was reached by playing; the cards of the active player lie on the bench.
    pub fn of(game: DwarvenMiner) -> Position {
        let mut game = game;
        let active = game.open.turn.active;
        // `ready` gives the active player what lies in the stashes: so it leaves the bench here.
        let (goods, stashed) = (game.open.turn.goods, game.open.stashed(active));
        if goods == stashed {
            game.open.turn.goods = Stash::default();
        }
        Position { game }
    }

    /// What the position is made of, for what no other function says.
    pub fn open(&mut self) -> &mut crate::state::Open {
        &mut self.game.open
    }

    /// Whose turn it is.
    pub fn active(mut self, seat: Seat) -> Position {
        self.game.open.turn.active = seat;
        self
    }

    /// The phase.
    pub fn phase(mut self, phase: Phase) -> Position {
        self.game.open.phase = phase;
        self
    }

    /// What the dice show.
    pub fn tray(mut self, tray: Tray) -> Position {
        self.game.open.turn.tray = tray;
        self
    }

    /// A card lies in a backpack.
    pub fn pack(mut self, seat: Seat, good: Good) -> Position {
        self.game.open.piles.take(good);
        self.game.open.miner_mut(seat).backpack.put(good);
        self
    }

    /// A card was gained this turn and lies on the bench of the active player.
    pub fn bench(mut self, good: Good) -> Position {
        self.game.open.piles.take(good);
        self.game.open.turn.goods.put(good);
        self
    }

    /// A vault belongs to a player, with these cards in it.
    pub fn vault(mut self, seat: Seat, id: VaultId, goods: impl IntoIterator<Item = Good>) -> Position {
        self.game.open.vaults[id.index()].owner = Some(seat);
        for good in goods {
            self.game.open.piles.take(good);
            self.game.open.vaults[id.index()].stash.put(good);
        }
        self
    }

    /// A Patron is in a hand.
    pub fn hand(mut self, seat: Seat, card: Card) -> Position {
        self.take(card);
        let hand = &mut self.game.hands[seat.index()];
        *hand = hand.with(card);
        self
    }

    /// A Patron lies face up before a player.
    pub fn court(mut self, seat: Seat, card: Card) -> Position {
        self.take(card);
        let miner = self.game.open.miner_mut(seat);
        miner.court = miner.court.with(card);
        self
    }

    /// A Defender lies beside a vault.
    pub fn ward(mut self, id: VaultId, card: Card) -> Position {
        self.game.open.vaults[id.index()].ward = Some(card);
        self
    }

    /// A Patron lies in the discard pile.
    pub fn discard(mut self, card: Card) -> Position {
        self.take(card);
        self.game.open.discard.push(card);
        self
    }

    /// These cards are drawn next, the first of them first.
    pub fn draws(mut self, cards: &[Card]) -> Position {
        for card in cards.iter().rev() {
            self.take(*card);
            self.game.deck.push(*card);
        }
        self
    }

    /// Only so many cards are left in the deck; the others go to the discard pile.
    pub fn deck(mut self, left: usize) -> Position {
        let above = self.game.deck.len() - left;
        let gone: Pile = self.game.deck.drain(..above).collect();
        self.game.open.discard.extend(gone);
        self
    }

    /// A player has points, from the first kind of Patron.
    pub fn score(mut self, seat: Seat, points: u8) -> Position {
        let miner = self.game.open.miner_mut(seat);
        (miner.score, miner.earned[0]) = (points, points);
        self
    }

    /// A cumulative card has paid so much.
    pub fn paid(mut self, card: Card, points: u8) -> Position {
        self.game.open.paid.0[card.index()] = points;
        self
    }

    /// A player may still use a Patron of another.
    pub fn favour(mut self, seat: Seat, card: Card) -> Position {
        let miner = self.game.open.miner_mut(seat);
        miner.favours = miner.favours.with(card);
        self
    }

    /// The position. What lay in the stashes of the active player is theirs to use.
    pub fn ready(mut self) -> DwarvenMiner {
        let open = &mut self.game.open;
        let stashed: Stash = open.stashed(open.turn.active);
        open.turn.goods = open.turn.goods + stashed;
        self.game
    }

    /// The position at the beginning of the active player's turn, before the first roll; `table` dictates it.
    pub fn begin_turn(mut self, table: &mut Dictated<Event>) -> DwarvenMiner {
        let (active, round) = (self.game.open.turn.active, self.game.open.turn.round);
        turns::begin_turn(&mut self.game.open, active, round, table);
        self.game
    }

    fn take(&mut self, card: Card) {
        self.game.deck.retain(|other| *other != card);
        self.game.open.discard.retain(|other| *other != card);
    }
}
