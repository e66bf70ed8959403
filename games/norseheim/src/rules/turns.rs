//! Turns, cards and costs (RULES.md, "Actions").

use super::{attack, build, council, diplomacy, gods, recruit, relocate, worship};
use crate::content::Effect;
use crate::event::Event;
use crate::ids::{Deed, Track};
use crate::phase::{Due, Phase, Turn, Warrant};
use crate::state::{Norseheim, Realm};
use engine::{Refusal, Seat, SeatSet, Table, ensure};

/// NH-ACTION-01. The Action phase begins with the first in order.
pub fn begin_phase(game: &mut Norseheim, _table: &mut impl Table<Event>) {
    game.passed = SeatSet::EMPTY;
    let first = game.order[0];
    game.phase = Phase::Acting(fresh(game, first));
}

/// NH-ACTION-02, NH-RULING-08. A new turn, with a card limit of its own.
fn fresh(realm: &Realm, seat: Seat) -> Turn {
    Turn { seat, due: Due::Only, cards_left: realm.card_limit(), waived: false, reach: None, further: None }
}

/// NH-ACTION-01, NH-ACTION-03, NH-RULING-52. The next player in order who has not passed, with or without regions; when all
/// have, the Council meets.
pub fn end_turn(game: &mut Norseheim, seat: Seat, table: &mut impl Table<Event>) {
    let count = usize::from(game.seats);
    let at = game.order().iter().position(|other| *other == seat).expect("NH-ORDER-01: everybody has a place");
    let next = (1..=count).map(|step| game.order[(at + step) % count]).find(|next| !game.passed.contains(*next));
    match next {
        Some(next) => game.phase = Phase::Acting(fresh(game, next)),
        None => council::meet(game, table),
    }
}

/// NH-ACTION-02, NH-RULING-15. One passes instead of acting, not instead of a second or further action.
pub fn check_pass(turn: &Turn) -> Result<(), Refusal> {
    let reason = match turn.due {
        Due::Only => return Ok(()),
        Due::First => "your Double is on the table: take its first action",
        Due::Second | Due::Further(_) => "you have acted this turn: act again or leave it at that, but passing is over",
    };
    Err(Refusal::new("NH-ACTION-02", reason))
}

/// NH-RULING-44, NH-GOD-17. The second or further action may be declined.
pub fn check_stop(turn: &Turn) -> Result<(), Refusal> {
    let reason = match turn.due {
        Due::Only => "take an action, or pass and have no more turns this round",
        Due::First => "your Double is on the table: take its first action",
        Due::Second | Due::Further(_) => return Ok(()),
    };
    Err(Refusal::new("NH-ACTION-02", reason))
}

/// NH-ACTION-03, NH-ACTION-04. No more turns this round; remaining AP are kept, and a further action lapses (NH-GOD-17).
pub fn pass(game: &mut Norseheim, turn: Turn, table: &mut impl Table<Event>) {
    let (seat, points) = (turn.seat, game.player(turn.seat).points);
    game.passed = game.passed.with(seat);
    table.tell(|| Event::Passed { seat, points });
    end_turn(game, seat, table);
}

/// NH-ACTION-05, NH-DOUBLE-04, NH-RULING-44. How many cards may be played for the action that is due.
#[inline]
pub fn most_cards(turn: &Turn) -> u8 {
    match turn.due {
        Due::Only | Due::Second | Due::Further(_) => turn.cards_left,
        Due::First => turn.cards_left.saturating_sub(1),
    }
}

/// NH-ACTION-06, NH-ACTION-09, NH-RECRUIT-01. The base cost, 1 less for each additional card, less what Gods cards take off
/// (NH-GOD-16, NH-GOD-17); never below 0 (NH-RULING-10).
#[inline]
pub fn cost(realm: &Realm, turn: &Turn, deed: Deed, cards: u8) -> u8 {
    if turn.waived {
        return 0;
    }
    let discount = match turn.due {
        Due::Further(card) => match realm.content.card(card).effect {
            Effect::ExtraAction { discount } => discount,
            other => unreachable!("NH-GOD-17: {other:?} grants no action"),
        },
        Due::Only | Due::First | Due::Second => 0,
    };
    base_cost(realm, turn.seat, deed).saturating_sub(cards.saturating_sub(1)).saturating_sub(discount)
}

/// NH-ACTION-09, NH-RECRUIT-01. What the card shows.
#[inline]
pub fn base_cost(realm: &Realm, seat: Seat, deed: Deed) -> u8 {
    realm.content.deeds[deed.index()].cost.unwrap_or_else(|| realm.number(seat, Track::Price))
}

/// NH-ACTION-11, NH-RULING-09. Whether the action can do something.
pub fn is_possible(realm: &Realm, turn: &Turn, deed: Deed) -> bool {
    match deed {
        Deed::Recruit => recruit::is_possible(realm, turn.seat),
        Deed::Attack => attack::is_possible(realm, turn.seat, turn.reach),
        Deed::Relocate => relocate::is_possible(realm, turn.seat),
        Deed::Diplomacy => diplomacy::is_possible(realm, turn.seat, Warrant::Cards),
        Deed::Worship => worship::is_possible(realm),
        Deed::Build => build::is_possible(realm, turn.seat),
        Deed::Double => false,
    }
}

/// NH-ACTION-05 to NH-ACTION-08, NH-ACTION-11. Whether the action may be taken with so many cards.
pub fn check_act(game: &Norseheim, turn: &Turn, deed: Deed, cards: u8) -> Result<(), Refusal> {
    ensure(deed != Deed::Double, "NH-DOUBLE-01", "Double is played by itself; its two actions follow")?;
    ensure(cards > 0, "NH-ACTION-05", "an action needs a card of it")?;
    let in_hand = game.player(turn.seat).cards[deed.index()];
    ensure(cards <= in_hand, "NH-ACTION-08", "you do not have that many unspent cards of this action")?;
    let limit_rule = if turn.due == Due::First || turn.due == Due::Second { "NH-DOUBLE-04" } else { "NH-ACTION-05" };
    ensure(cards <= most_cards(turn), limit_rule, "that is more cards than this round allows in one turn")?;
    let points = game.player(turn.seat).points;
    ensure(cost(game, turn, deed, cards) <= points, "NH-ACTION-07", "you have too few Action points for that")?;
    ensure(is_possible(game, turn, deed), "NH-ACTION-11", "that action could do nothing now")
}

/// NH-ACTION-06, NH-ACTION-07, NH-ACTION-08, NH-RULING-07, NH-RULING-11. Cards are spent for the round, the cost is paid at once, and the
/// action begins.
pub fn act(game: &mut Norseheim, mut turn: Turn, deed: Deed, cards: u8, table: &mut impl Table<Event>) {
    let seat = turn.seat;
    let cost = cost(game, &turn, deed, cards);
    spend_cards(game, seat, deed, cards);
    let points = game.player(seat).points - cost;
    super::order::set_points(game, seat, points);
    turn.cards_left -= cards;
    turn.waived = false;
    table.tell(|| Event::Acted { seat, deed, cards, cost });
    match deed {
        Deed::Recruit => recruit::begin(game, turn, table),
        Deed::Attack => {
            let reach = turn.reach.take();
            game.phase = Phase::Route { turn, reach, from: None };
        }
        Deed::Relocate => relocate::begin(game, turn, Warrant::Cards),
        Deed::Diplomacy => game.phase = Phase::Convince(turn, Warrant::Cards),
        Deed::Worship => game.phase = Phase::Worship(turn),
        Deed::Build => game.phase = Phase::Build(turn),
        Deed::Double => unreachable!("NH-DOUBLE-01: Double is played by itself"),
    }
}

/// NH-ACTION-08. Cards lie on the table until the end of the round.
fn spend_cards(game: &mut Norseheim, seat: Seat, deed: Deed, cards: u8) {
    let player = &mut game.players[seat.index()];
    player.cards[deed.index()] -= cards;
    player.spent[deed.index()] += cards;
}

/// NH-DOUBLE-01 to NH-DOUBLE-05, NH-RULING-44. Whether the Double card may be played.
pub fn check_double(game: &Norseheim, turn: &Turn) -> Result<(), Refusal> {
    check_double_if(game, turn, |first| can_act(game, first))
}

/// As [`check_double`], for who knows already whether a first action is possible.
pub fn check_double_if(realm: &Realm, turn: &Turn, can_begin: impl FnOnce(&Turn) -> bool) -> Result<(), Refusal> {
    let is_further = matches!(turn.due, Due::Further(_));
    ensure(!is_further, "NH-GOD-17", "a further action is a single one: Double cannot be played for it")?;
    ensure(turn.due == Due::Only, "NH-RULING-44", "there is one Double in a turn, and it comes first")?;
    let cards = &realm.player(turn.seat).cards;
    ensure(cards[Deed::Double.index()] > 0, "NH-ACTION-08", "you have no Double card left this round")?;
    ensure(turn.cards_left >= 3, "NH-DOUBLE-05", "a Double needs three cards, so it is for round 3 and later")?;
    let others: u8 = Deed::PLAIN.into_iter().map(|deed| cards[deed.index()]).sum();
    ensure(others >= 2, "NH-RULING-44", "you need two further Action cards for the two actions")?;
    let first = Turn { due: Due::First, cards_left: turn.cards_left - 1, ..*turn };
    ensure(can_begin(&first), "NH-RULING-44", "no first action is possible")
}

/// NH-DOUBLE-01, NH-DOUBLE-02, NH-DOUBLE-03. The Double card counts towards the limit; then each action is paid for itself, with cards of its own.
pub fn double(game: &mut Norseheim, turn: Turn, table: &mut impl Table<Event>) {
    spend_cards(game, turn.seat, Deed::Double, 1);
    table.tell(|| Event::Doubled { seat: turn.seat });
    game.phase = Phase::Acting(Turn { due: Due::First, cards_left: turn.cards_left - 1, ..turn });
}

/// Whether some action can be taken now.
pub fn can_act(realm: &Realm, turn: &Turn) -> bool {
    Deed::PLAIN.into_iter().any(|deed| affordable(realm, turn, deed).is_some() && is_possible(realm, turn, deed))
}

/// NH-ACTION-05, NH-ACTION-07. The smallest and largest number of cards with which the action can be paid for.
#[inline]
pub fn affordable(realm: &Realm, turn: &Turn, deed: Deed) -> Option<(u8, u8)> {
    let player = realm.player(turn.seat);
    let most = player.cards[deed.index()].min(most_cards(turn));
    let least = (1..=most).find(|cards| cost(realm, turn, deed, *cards) <= player.points)?;
    Some((least, most))
}

/// NH-DOUBLE-01, NH-GOD-17. The action is done: the second of a Double, a further one, or the next player's turn.
pub fn action_done(game: &mut Norseheim, mut turn: Turn, table: &mut impl Table<Event>) {
    match turn.due {
        Due::First => {
            turn.due = Due::Second;
            resume(game, turn, table);
        }
        Due::Only | Due::Second | Due::Further(_) => further(game, turn, table),
    }
}

/// NH-GOD-15. An action that a Gods card granted is done: the turn goes on; one that cards were played for is the turn's.
pub fn warranted_done(game: &mut Norseheim, turn: Turn, warrant: Warrant, table: &mut impl Table<Event>) {
    match warrant {
        Warrant::Cards => action_done(game, turn, table),
        Warrant::God(_) => resume(game, turn, table),
    }
}

/// NH-RULING-44, NH-GOD-17. Whether nothing is left to a second or further action but to leave it out.
pub fn is_spent(game: &Norseheim, turn: &Turn) -> bool {
    let optional = matches!(turn.due, Due::Second | Due::Further(_));
    optional && !can_act(game, turn) && gods::playable(game, turn).is_empty()
}

/// The turn goes on before an action. A second or further action that is impossible is left out (NH-RULING-44).
pub fn resume(game: &mut Norseheim, turn: Turn, table: &mut impl Table<Event>) {
    if is_spent(game, &turn) {
        stop(game, turn, true, table);
    } else {
        game.phase = Phase::Acting(turn);
    }
}

/// NH-RULING-44. The second or further action is left out: that is no pass.
pub fn stop(game: &mut Norseheim, turn: Turn, forced: bool, table: &mut impl Table<Event>) {
    table.tell(|| Event::Stopped { seat: turn.seat, forced });
    further(game, turn, table);
}

/// NH-GOD-17. A further action, with a fresh card limit; otherwise the turn is over, and what was not used lapses
/// (NH-GOD-16, NH-GOD-22).
fn further(game: &mut Norseheim, mut turn: Turn, table: &mut impl Table<Event>) {
    match turn.further.take() {
        Some(card) => {
            turn.due = Due::Further(card);
            turn.cards_left = game.card_limit();
            resume(game, turn, table);
        }
        None => end_turn(game, turn.seat, table),
    }
}
