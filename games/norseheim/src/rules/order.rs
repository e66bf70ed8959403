//! Action points, the Player Order phase and mercy (RULES.md, "Player Order" and "Mercy").

use super::turns;
use crate::content::{Effect, Window};
use crate::event::{Event, Why};
use crate::ids::GodCard;
use crate::phase::Phase;
use crate::state::{Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-COMP-04, NH-RULING-06, NH-RULING-45. Moves an Action Point marker; what does not change does not lift it, and
/// nothing goes beyond the end of the table.
#[inline]
pub fn set_points(game: &mut Norseheim, seat: Seat, points: u8) {
    let points = points.min(game.content.numbers.points.last);
    if game.player(seat).points != points {
        game.moment += 1;
        let moment = game.moment;
        let player = &mut game.players[seat.index()];
        player.points = points;
        player.moved = moment;
    }
}

/// Moves an Action Point marker and says why.
pub fn tell_points(game: &mut Norseheim, seat: Seat, points: u8, why: Why, table: &mut impl Table<Event>) {
    let before = game.player(seat).points;
    set_points(game, seat, points);
    let after = game.player(seat).points;
    table.tell(|| Event::Points { seat, before, after, why });
}

/// NH-ROUND-01, NH-ORDER-01 to NH-ORDER-04. The next round begins: fewest AP first, of equals the marker on top.
pub fn begin_round(game: &mut Norseheim, table: &mut impl Table<Event>) {
    game.round += 1;
    game.order = game.order_to_come();
    let (round, order) = (game.round, game.order().iter().copied().collect());
    table.tell(|| Event::Round { round, order });
    match order_card_holder(game) {
        Some(seat) => game.phase = Phase::OrderCard(seat),
        None => begin_actions(game, table),
    }
}

/// NH-GOD-10. Who holds the card for the order.
fn order_card_holder(game: &Norseheim) -> Option<Seat> {
    let cards = game.content.cards_for(Window::Order);
    game.order().iter().copied().find(|seat| !game.hand(*seat).and(cards).is_empty())
}

fn order_card(game: &Norseheim, seat: Seat) -> GodCard {
    let card = game.hand(seat).and(game.content.cards_for(Window::Order)).first();
    card.expect("NH-GOD-10: only the holder is asked")
}

/// NH-GOD-29. A place of this round's order.
pub fn check_place(game: &Norseheim, place: u8) -> Result<(), Refusal> {
    ensure((1..=game.seats).contains(&place), "NH-GOD-29", "there is no such place in the order")
}

/// NH-GOD-29. The card is played: its holder takes the place, the others keep their sequence; then AP are gained, which
/// does not change this round's order.
pub fn take_place(game: &mut Norseheim, seat: Seat, place: u8, table: &mut impl Table<Event>) {
    let card = order_card(game, seat);
    super::gods::spend(game, seat, card, table);
    let count = usize::from(game.seats);
    let at = game.order().iter().position(|other| *other == seat).expect("NH-ORDER-01: everybody has a place");
    let to = usize::from(place - 1);
    let order = &mut game.order[..count];
    if at < to {
        order[at..=to].rotate_left(1);
    } else {
        order[to..=at].rotate_right(1);
    }
    table.tell(|| Event::TookPlace { seat, place });
    let Effect::ChooseOrder { bonus_ap } = game.content.card(card).effect else {
        unreachable!("NH-GOD-10: checked when the content was read")
    };
    let points = game.player(seat).points.saturating_add(bonus_ap);
    tell_points(game, seat, points, Why::Card, table);
    begin_actions(game, table);
}

/// NH-VARIANT-01. The Action phase begins: whoever qualifies is asked for mercy first.
pub fn begin_actions(game: &mut Norseheim, table: &mut impl Table<Event>) {
    ask_for_mercy_from(game, 0, table);
}

/// NH-RULING-53. The next in order is asked.
pub fn ask_for_mercy_after(game: &mut Norseheim, seat: Seat, table: &mut impl Table<Event>) {
    let at = game.order().iter().position(|other| *other == seat).expect("NH-ORDER-01: everybody has a place");
    ask_for_mercy_from(game, at + 1, table);
}

fn ask_for_mercy_from(game: &mut Norseheim, place: usize, table: &mut impl Table<Event>) {
    match game.order().iter().skip(place).find(|seat| deserves_mercy(game, **seat)) {
        Some(seat) => game.phase = Phase::Mercy(*seat),
        None => turns::begin_phase(game, table),
    }
}

/// NH-VARIANT-01, NH-RULING-53. Nobody has fewer seats, exactly one region is left, and a warrior can be placed there.
fn deserves_mercy(realm: &Realm, seat: Seat) -> bool {
    if !realm.options.mercy || realm.player(seat).warriors == 0 {
        return false;
    }
    let held = realm.held(seat);
    let Some(region) = held.first() else { return false };
    let chairs = realm.chairs(seat);
    held.len() == 1 && realm.room(region) > 0 && realm.seats().all(|other| realm.chairs(other) >= chairs)
}

/// NH-MERCY-01, NH-MERCY-02, NH-MERCY-03. Warriors up to the limit, for all AP; the order stays.
pub fn call_mercy(game: &mut Norseheim, seat: Seat, table: &mut impl Table<Event>) {
    let region = game.held(seat).first().expect("NH-VARIANT-01: one region is left");
    let warriors = super::land::muster(game, seat, region, u8::MAX);
    let points = game.player(seat).points;
    set_points(game, seat, 0);
    table.tell(|| Event::Mercy { seat, region, warriors, points });
    ask_for_mercy_after(game, seat, table);
}
