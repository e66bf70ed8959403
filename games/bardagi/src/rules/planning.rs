//! Clans and cards chosen before anybody acts (RULES.md, chapters "Setting up" and "Planning").

use super::rounds;
use crate::state::{Act, Place};
use crate::{Bardagi, Card, Clan, Event, Phase, What};
use engine::{Refusal, Seat, Table, ensure};

/// BA-SETUP-09. The clans that nobody has taken.
pub(crate) fn free_clans(game: &Bardagi) -> impl Iterator<Item = Clan> {
    let clans = game.content.clans(game.seats as usize, game.board());
    let taken = game.players.clone().map(|player| player.clan);
    clans.into_iter().filter(move |clan| !taken.contains(&Some(*clan)))
}

/// BA-SETUP-09. Whether the clan is free.
pub(crate) fn check_clan(game: &Bardagi, clan: Clan) -> Result<(), Refusal> {
    let is_free = free_clans(game).any(|free| free == clan);
    ensure(is_free, "BA-SETUP-09", "that clan is taken, or does not play at a table of this size")
}

/// BA-SETUP-10, BA-RULING-02. A clan is chosen; the next seat chooses, or the first round begins.
pub(crate) fn choose_clan(game: &mut Bardagi, seat: Seat, clan: Clan, table: &mut impl Table<Event>) {
    settle_in(game, seat, clan);
    let home = game.home(seat);
    game.tell(table, || What::ClanTaken { seat, clan, home, is_chosen: true });
    match game.after(seat) {
        Some(next) => game.phase = Phase::Choosing(next),
        None => rounds::begin(game, table),
    }
}

/// BA-SETUP-11, BA-SETUP-15. The clan's home is the seat's, and its units stand there.
pub(crate) fn settle_in(game: &mut Bardagi, seat: Seat, clan: Clan) {
    let home = game.board().home(clan).expect("BA-SETUP-09: only clans with a home play");
    let player = game.player_mut(seat);
    player.clan = Some(clan);
    player.home = Some(home);
    player.places = [Place::On(home); 3];
}

/// BA-PLAN-01. Whether one more card of this kind can be chosen.
pub(crate) fn check_plan(game: &Bardagi, seat: Seat, card: Card) -> Result<(), Refusal> {
    let left = game.content.planning.cards_per_unit - game.player(seat).hand[card.index()];
    ensure(left > 0, "BA-PLAN-01", "you have no more cards of this kind")
}

/// BA-RULING-05. Whether these cards are enough.
pub(crate) fn check_done(game: &Bardagi, seat: Seat) -> Result<(), Refusal> {
    let (fewest, _) = game.hand_sizes();
    ensure(game.player(seat).cards() >= fewest, "BA-RULING-05", "choose six cards at least")
}

/// BA-PLAN-01. A card is chosen; a full hand is done.
pub(crate) fn plan(game: &mut Bardagi, seat: Seat, card: Card, table: &mut impl Table<Event>) {
    game.player_mut(seat).hand[card.index()] += 1;
    let is_open = game.options.easier_planning;
    game.tell(table, || What::CardChosen { seat, card, is_open });
    let (_, most) = game.hand_sizes();
    if game.player(seat).cards() == most {
        done(game, seat, table);
    }
}

/// BA-PLAN-02, BA-PLAN-03, BA-OPT-03. The hand is fixed; when everybody's is, the first turn begins.
pub(crate) fn done(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let player = game.player_mut(seat);
    player.taken = player.hand;
    player.is_ready = true;
    match &mut game.phase {
        Phase::Turn(turn) => {
            turn.act = Act::Menu;
            let hand = game.player(seat).hand;
            game.tell(table, || What::TurnBegan { seat, hand });
        }
        Phase::Choosing(_) | Phase::Planning | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => {
            game.tell(table, || What::Ready { seat });
            if game.all_seats().all(|seat| game.player(seat).is_ready) {
                rounds::begin_turn(game, game.starter, table);
            }
        }
    }
}
