//! Cards: using, exchanging, ending a turn (RULES.md, chapter "Playing cards").

use super::{rounds, runes};
use crate::legal;
use crate::state::{Act, Turn};
use crate::{Bardagi, Card, Event, Rune, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

/// BA-CARD-02, BA-UPG-19. Whether a card of this kind can be used: one in hand, or the Seer's.
#[inline]
pub(crate) fn has(game: &Bardagi, turn: &Turn, card: Card) -> bool {
    game.player(turn.seat).hand[card.index()] > 0 || (card == Card::Godi && turn.free_godi > 0)
}

/// BA-CARD-06, BA-RULING-71. Uses a card up; one that needs no card goes first.
#[inline]
pub(crate) fn pay(game: &mut Bardagi, card: Card) {
    if card == Card::Godi && game.turn().free_godi > 0 {
        game.turn_mut().free_godi -= 1;
        return;
    }
    let seat = game.turn().seat;
    game.player_mut(seat).hand[card.index()] -= 1;
    game.turn_mut().cards_spent += 1;
}

/// BA-RULING-13. Somebody acts: Berserkur's open steps are lost unless it is he who walks on.
#[inline]
pub(crate) fn disturb(game: &mut Bardagi, mover: Option<Unit>) {
    if mover != Some(Unit::Berserkur) {
        game.turn_mut().steps[Unit::Berserkur.index()] = 0;
    }
}

/// An action that is no move: after it, everybody may walk inside the own land again.
#[inline]
pub(crate) fn act_with(game: &mut Bardagi, card: Card) {
    pay(game, card);
    settle(game);
}

/// BA-RULING-13. Something was done that is no move.
#[inline]
pub(crate) fn settle(game: &mut Bardagi) {
    disturb(game, None);
    game.turn_mut().has_shifted = [false; 3];
}

/// BA-PLAN-04. How many cards of a kind lie aside.
#[inline]
pub(crate) fn aside(game: &Bardagi, seat: Seat, card: Card) -> u8 {
    game.content.planning.cards_per_unit - game.player(seat).taken[card.index()]
}

/// BA-CARD-07. Two cards buy one, if one lies aside.
pub(crate) fn check_exchange(game: &Bardagi, seat: Seat) -> Result<(), Refusal> {
    ensure(game.player(seat).cards() >= 2, "BA-CARD-07", "an exchange takes two cards")?;
    let any = Card::ALL.into_iter().any(|card| aside(game, seat, card) > 0);
    ensure(any, "BA-RULING-07", "no card lies aside")
}

/// BA-CARD-07. Whether both cards are in hand; the earlier kind is named first.
pub(crate) fn check_discard(game: &Bardagi, seat: Seat, one: Card, other: Card) -> Result<(), Refusal> {
    ensure(one <= other, "BA-CARD-07", "name the two cards in the order of their units")?;
    let hand = &game.player(seat).hand;
    let needed = if one == other { 2 } else { 1 };
    let has_both = hand[one.index()] >= needed && hand[other.index()] >= 1;
    ensure(has_both, "BA-CARD-07", "you do not have these two cards")
}

/// BA-RULING-07. Whether such a card lies aside.
pub(crate) fn check_take(game: &Bardagi, seat: Seat, card: Card) -> Result<(), Refusal> {
    ensure(aside(game, seat, card) > 0, "BA-RULING-07", "no card of this kind lies aside")
}

/// BA-CARD-07, BA-CARD-08. Two cards go, one comes, as often as one likes.
pub(crate) fn take(game: &mut Bardagi, card: Card, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let Act::Exchanging(Some(given)) = game.turn().act else { unreachable!("BA-CARD-07: two cards were named") };
    let player = game.player_mut(seat);
    for gone in given {
        player.hand[gone.index()] -= 1;
    }
    player.hand[card.index()] += 1;
    player.taken[card.index()] += 1;
    let turn = game.turn_mut();
    turn.cards_spent += 2;
    turn.act = Act::Menu;
    game.tell(table, || What::Exchanged { seat, given, taken: card });
}

/// BA-UPG-16, BA-RULING-71. Whether this card may become a Berserkur card.
pub(crate) fn check_war_horns(game: &Bardagi, turn: &Turn, card: Card) -> Result<(), Refusal> {
    ensure(turn.wild_cards > 0, "BA-UPG-16", "that takes the War Horns, once a round")?;
    ensure(card != Card::Berserkur, "BA-UPG-16", "that is a Berserkur card already")?;
    ensure(game.player(turn.seat).hand[card.index()] > 0, "BA-RULING-71", "you have no such card in hand")
}

/// BA-UPG-16. The card becomes a Berserkur card.
pub(crate) fn war_horns(game: &mut Bardagi, card: Card, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let player = game.player_mut(seat);
    player.hand[card.index()] -= 1;
    player.hand[Card::Berserkur.index()] += 1;
    game.turn_mut().wild_cards -= 1;
    game.tell(table, || What::HornsBlown { seat, card });
}

/// BA-CARD-05, BA-RULING-06. A turn ends once a card was laid down, or if no card has any use.
pub(crate) fn check_end_turn(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    if turn.cards_spent > 0 || !legal::any_card_use(game, turn) {
        return Ok(());
    }
    Err(Refusal::new("BA-CARD-05", "lay down at least one card first"))
}

/// BA-CARD-09, BA-MOVE-14, BA-RULING-44. The turn ends; open steps and waiting Sea Moves are lost. Cards that were not used
/// lie open until the round is over.
pub(crate) fn end_turn(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let (seat, waiting) = (game.turn().seat, game.turn().sea_moves);
    for _ in 0..waiting {
        runes::give_back(game, Rune::Sea);
        game.tell(table, || What::SeaMoveGone { seat, is_used: false });
    }
    let unused = game.player(seat).cards();
    game.tell(table, || What::TurnEnded { seat, unused });
    rounds::next_turn(game, seat, table);
}
