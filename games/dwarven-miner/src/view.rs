//! What a seat may know, and some full game that fits it.

use crate::ids::{Card, Cards};
use crate::state::{DwarvenMiner, MAX_MINERS, Open, Pile};
use arrayvec::ArrayVec;
use engine::{Rng, Seat, Viewer, table::quick_below};
use serde::Serialize;

/// All that one viewer may know and could remember.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// What everybody sees.
    pub open: Open,
    /// DM-SETUP-06. The hands, as far as the viewer knows them.
    pub hands: [Hand; MAX_MINERS],
    /// DM-RULING-03. How many cards the deck has.
    pub deck: usize,
}

/// A hand of Patrons, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// One's own.
    FaceUp(Cards),
    /// Somebody else's: for each card the number of the deck it was drawn from. Everybody saw it drawn, and everybody
    /// saw which cards left the hand since; the cards of a later deck cannot be among those of an earlier one.
    FaceDown(ArrayVec<u8, 4>),
}

impl Hand {
    /// How many cards are in it.
    pub fn len(&self) -> usize {
        match self {
            Hand::FaceUp(cards) => cards.len(),
            Hand::FaceDown(decks) => decks.len(),
        }
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that the viewer sees.
    pub fn seen(&self) -> Cards {
        match self {
            Hand::FaceUp(cards) => *cards,
            Hand::FaceDown(_) => Cards::NONE,
        }
    }
}

/// DM-SETUP-06, DM-SETUP-07, DM-RULING-03. Hands are secret, and so is the order of the deck; all else lies open.
pub fn view(game: &DwarvenMiner, viewer: Viewer) -> View {
    // No `..` here: a new field does not compile until someone decides who may see it.
    let DwarvenMiner { open, hands, deck } = game;
    let hand = |seat: usize| {
        if viewer.is(Seat(seat as u8)) {
            return Hand::FaceUp(hands[seat]);
        }
        let mut decks: ArrayVec<u8, 4> = hands[seat].iter().map(|card| open.shuffled.0[card.index()]).collect();
        decks.sort_unstable();
        Hand::FaceDown(decks)
    };
    View { open: open.clone(), hands: std::array::from_fn(hand), deck: deck.len() }
}

/// A full game that fits the view, each as likely as the others: the cards nobody has shown are dealt at random to the
/// hands and the deck, each to where a card of its deck can be.
pub fn imagine(view: &View, dice: &mut impl Rng) -> DwarvenMiner {
    let View { open, hands, deck } = view;
    let mut hidden: Pile = unseen(open, hands).iter().collect();
    shuffle(&mut hidden, dice);
    let mut take = |number: u8| -> Card {
        let at = hidden.iter().position(|card| open.shuffled.0[card.index()] == number);
        hidden.swap_remove(at.expect("a view has as many unseen cards of each deck as places for them"))
    };
    let mut imagined = [Cards::NONE; MAX_MINERS];
    for (cards, hand) in imagined.iter_mut().zip(hands) {
        *cards = match hand {
            Hand::FaceUp(cards) => *cards,
            Hand::FaceDown(decks) => decks.iter().map(|number| take(*number)).collect(),
        };
    }
    debug_assert_eq!(hidden.len(), *deck, "what is left is the deck");
    DwarvenMiner { open: open.clone(), hands: imagined, deck: hidden }
}

/// The cards that lie neither in the viewer's hand nor open on the table.
fn unseen(open: &Open, hands: &[Hand; MAX_MINERS]) -> Cards {
    let discarded: Cards = open.discard.iter().copied().collect();
    let mut unseen = open.content.all_cards().without_all(discarded);
    for (miner, hand) in open.miners.iter().zip(hands) {
        unseen = unseen.without_all(miner.court).without_all(hand.seen());
    }
    unseen
}

fn shuffle(cards: &mut [Card], dice: &mut impl Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, quick_below(dice, last as u32 + 1) as usize);
    }
}
