//! What a viewer may know, and some full game that fits it.

use crate::content::{CARDS_PER_GOD, Content, Window};
use crate::ids::*;
use crate::options::GodDecks;
use crate::phase::{Aim, Phase};
use crate::rules::{turns, windows};
use crate::state::{Land, Norseheim, Realm, Stacks};
use arrayvec::ArrayVec;
use engine::{Rng, Seat, Viewer, table::quick_below};
use serde::Serialize;

/// All that one viewer may know and could remember.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// What lies open.
    pub realm: Realm,
    /// The Gods cards in each hand.
    pub hands: [Hand; PLAYERS],
    /// NH-SETUP-06. How many Chieftain tiles are in the stack; which ones follows from the others.
    pub chieftains: u8,
    /// NH-SETUP-07. How many Guard Captain tiles are in the stack.
    pub guards: u8,
    /// NH-SETUP-02. How many Giants cards are in the deck.
    pub giants: u8,
    /// The cards that everybody saw being put under the Giants deck, the lowest first.
    pub giants_below: ArrayVec<Giant, 15>,
    /// The God decks.
    pub gods: [GodDeck; GODS],
}

/// The Gods cards in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Hand {
    /// Seen by the viewer.
    Open(GodCards),
    /// NH-VARIANT-02. Only how many of each god.
    Closed([u8; GODS]),
}

impl Hand {
    /// How many cards of each god.
    pub fn by_god(self, content: &Content) -> [u8; GODS] {
        match self {
            Hand::Open(cards) => content.cards_of.map(|of_god| cards.and(of_god).len()),
            Hand::Closed(counts) => counts,
        }
    }

    /// The cards the viewer knows.
    pub const fn known(self) -> GodCards {
        match self {
            Hand::Open(cards) => cards,
            Hand::Closed(_) => GodCards::NONE,
        }
    }

    /// How many cards.
    pub fn len(self) -> u8 {
        match self {
            Hand::Open(cards) => cards.len(),
            Hand::Closed(counts) => counts.iter().sum(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A god's deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GodDeck {
    /// How many cards are left.
    pub left: u8,
    /// NH-SETUP-04. The top card, if decks lie face up.
    pub top: Option<GodCard>,
}

/// What the viewer may know. With open decks hands are seen by all; with hidden ones by their holder (NH-VARIANT-02).
pub fn view(game: &Norseheim, viewer: Viewer) -> View {
    // No `..` here: a new field does not compile until someone decides who may see it.
    let Norseheim { realm, hands, stacks } = game;
    let Stacks { chieftains, guards, giants, gods } = stacks;
    let open = realm.options.god_decks == GodDecks::Open;
    let hand = |seat: usize| {
        if open || viewer.is(Seat(seat as u8)) {
            Hand::Open(hands[seat])
        } else {
            Hand::Closed(realm.content.cards_of.map(|of_god| hands[seat].and(of_god).len()))
        }
    };
    View {
        hands: std::array::from_fn(hand),
        chieftains: chieftains.len() as u8,
        guards: guards.len() as u8,
        giants: giants.len() as u8,
        giants_below: giants.iter().take(usize::from(realm.giants_seen)).copied().collect(),
        gods: gods
            .each_ref()
            .map(|deck| GodDeck { left: deck.len() as u8, top: if open { deck.last().copied() } else { None } }),
        realm: realm.clone(),
    }
}

/// A full game that fits the view, each as likely as the viewer must think it is.
pub fn imagine(view: &View, dice: &mut impl Rng) -> Norseheim {
    let realm = view.realm.clone();
    let tiles = unseen_tiles(&realm);
    let mut giants: ArrayVec<Giant, 15> = view.giants_below.clone();
    let mut above: ArrayVec<Giant, 15> =
        unseen_giants(&realm).into_iter().filter(|giant| !giants.contains(giant)).collect();
    shuffle(&mut above, dice);
    giants.extend(above);
    let mut game = Norseheim {
        hands: view.hands.map(Hand::known),
        stacks: Stacks {
            chieftains: shuffled(tiles.and(Content::chieftains()), dice),
            guards: shuffled(tiles.and(Content::guards()), dice),
            giants,
            gods: Default::default(),
        },
        realm,
    };
    deal(view, &mut game, dice);
    // Who is asked for a card, or has nothing but cards left to play, holds one that can be played: other deals are out of
    // the question. Within so many tries one fits, unless it is so unlikely that it does not matter.
    for _ in 0..200 {
        if fits(&game) {
            break;
        }
        deal(view, &mut game, dice);
    }
    game
}

/// Deals the unseen Gods cards of each god to the closed hands and the deck.
fn deal(view: &View, game: &mut Norseheim, dice: &mut impl Rng) {
    game.hands = view.hands.map(Hand::known);
    for god in God::ALL {
        let GodDeck { left, top } = view.gods[god.index()];
        let seen = view.hands.iter().fold(game.played, |seen, hand| seen.or(hand.known()));
        let seen = top.map_or(seen, |card| seen.with(card));
        let mut unseen: ArrayVec<GodCard, CARDS_PER_GOD> =
            shuffled(game.content.cards_of[god.index()].except(seen), dice);
        for (hand, cards) in view.hands.iter().zip(&mut game.hands) {
            if let Hand::Closed(counts) = hand {
                for _ in 0..counts[god.index()] {
                    cards.insert(unseen.pop().expect("NH-COMP-06: six cards of each god are somewhere"));
                }
            }
        }
        unseen.extend(top);
        debug_assert_eq!(unseen.len(), usize::from(left), "NH-COMP-06: the rest is the deck");
        game.stacks.gods[god.index()] = unseen;
    }
}

/// Whether whoever is asked only because of a card holds one for the moment.
fn fits(game: &Norseheim) -> bool {
    let holds = |seat: Seat, window: Window| !game.hand(seat).and(game.content.cards_for(window)).is_empty();
    match &game.phase {
        Phase::OrderCard(seat) => holds(*seat, Window::Order),
        Phase::GiantsCard(seat) => holds(*seat, Window::Giants),
        Phase::Throw(_, attack, ask) => !windows::playable(game, attack, None, ask.side).is_empty(),
        Phase::Damage(_, attack, battle, ask) => !windows::playable(game, attack, Some(battle), ask.side).is_empty(),
        Phase::Aftermath(_, attack, side) => !windows::playable_after(game, attack, *side).is_empty(),
        Phase::Acting(turn) => !turns::is_spent(game, turn),
        Phase::Home(_)
        | Phase::Mercy(_)
        | Phase::Route { .. }
        | Phase::Commit { .. }
        | Phase::NextBattle(..)
        | Phase::Recruit { .. }
        | Phase::Relocate(..)
        | Phase::Convince(..)
        | Phase::Envoys(..)
        | Phase::Worship(_)
        | Phase::Cover(..)
        | Phase::Build(_)
        | Phase::Target(..)
        | Phase::Withdraw(..)
        | Phase::Recall(_)
        | Phase::Reward(_)
        | Phase::Advance(_)
        | Phase::Over(_) => true,
    }
}

/// The tiles that lie neither on the map nor before a player nor on a discard pile.
fn unseen_tiles(realm: &Realm) -> Set<Tile> {
    let on_map = realm.land.iter().filter_map(|land| match land {
        Land::Led { leader, .. } => Some(*leader),
        Land::Held { .. } => None,
    });
    let players = realm.players.iter().filter_map(|player| player.leader);
    let seen: Set<Tile> = on_map.chain(players).collect();
    Set::first_of(Tile::COUNT).except(seen).except(realm.discarded)
}

/// The Giants cards that are neither active nor discarded nor revealed just now.
fn unseen_giants(realm: &Realm) -> Set<Giant> {
    let awake: Set<Giant> = realm.awake.iter().map(|woken| woken.giant).collect();
    let unseen = Set::first_of(Giant::COUNT).except(awake).except(realm.carried_out);
    match &realm.phase {
        Phase::Target(_, _, Aim::Revealed(revealed)) => unseen.except(revealed.iter().copied().collect()),
        _ => unseen,
    }
}

fn shuffled<T: Numbered, const N: usize>(items: Set<T>, dice: &mut impl Rng) -> ArrayVec<T, N> {
    let mut stack: ArrayVec<T, N> = items.into_iter().collect();
    shuffle(&mut stack, dice);
    stack
}

fn shuffle<T>(items: &mut [T], dice: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, quick_below(dice, last as u32 + 1) as usize);
    }
}
