//! The ship (RULES.md, chapter "Knerrir and harbours").

use super::{cards, moving, runes};
use crate::state::{Act, CameFrom, Place, ShipAt, Turn};
use crate::{Area, Bardagi, Card, Event, Kind, Node, Rune, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

/// BA-SHIP-01, BA-SHIP-14, BA-UPG-01, BA-RUNE-08. The squares that the next Knerrir card gives.
#[inline]
pub(crate) fn squares_per_card(game: &Bardagi, turn: &Turn) -> u8 {
    if turn.sea_moves > 0 {
        return game.content.rune(Rune::Sea).effect.squares();
    }
    game.content.units.squares + game.player(turn.seat).powers.squares
}

/// The squares the ship can go: those left, and those with a card more.
#[inline]
fn budget(game: &Bardagi, turn: &Turn) -> (u8, u8) {
    let card = if cards::has(game, turn, Card::Knerrir) { squares_per_card(game, turn) } else { 0 };
    (turn.squares, turn.squares + card)
}

/// BA-RULING-82, BA-RULING-09. Whether the ship may enter there.
fn may_enter(game: &Bardagi, seat: Seat, to: Node) -> bool {
    match to {
        Node::Sea(_) => true,
        Node::Harbour(area) if game.board().kind(area) != Kind::Home || game.player(seat).home == Some(area) => true,
        Node::Harbour(area) => {
            let has_merchant = game.player(seat).place(Unit::Kaupmadur) == Place::Aboard;
            has_merchant && game.host(area).is_some_and(|host| !game.player(host).home_axe)
        }
    }
}

/// BA-RULING-09, BA-RULING-82, BA-OPT-06. Why the ship may not enter a home.
fn barred(game: &Bardagi, to: Node) -> Refusal {
    let host = match to {
        Node::Harbour(area) => game.host(area),
        Node::Sea(_) => None,
    };
    match host {
        None => Refusal::new("BA-RULING-09", "that home is closed: its clan does not play"),
        Some(host) if game.player(host).home_axe => Refusal::new("BA-OPT-06", "an Axe token bars that home"),
        Some(_) => Refusal::new("BA-RULING-82", "a ship enters a rival's home only with Kaupmadur aboard"),
    }
}

/// BA-SHIP-01, BA-RULING-85. Whether the ship can sail.
pub(crate) fn check_sail(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let from = game.player(turn.seat).ship.node();
    let from = from.ok_or(Refusal::new("BA-RULING-85", "nobody is aboard, and an empty ship does not sail"))?;
    let (_, most) = budget(game, turn);
    ensure(most > 0, "BA-SHIP-01", "you have no Knerrir card left")?;
    let mut any = false;
    destinations(game, turn, from, &mut |_| any = true);
    ensure(any, "BA-SHIP-01", "there is nowhere to sail")
}

/// Where the ship may sail.
pub(crate) fn destinations(game: &Bardagi, turn: &Turn, from: Node, out: &mut impl FnMut(Node)) {
    let board = game.board();
    let (_, most) = budget(game, turn);
    let harbours = board.harbours.into_iter().map(Node::Harbour);
    let squares = (0..board.squares.len() as u8).map(|square| Node::Sea(crate::Square(square)));
    for to in harbours.chain(squares) {
        if to != from && board.distance(from, to).is_some_and(|far| far <= most) && may_enter(game, turn.seat, to) {
            out(to);
        }
    }
}

/// BA-SHIP-02. Whether the ship can get there.
pub(crate) fn check_sail_to(game: &Bardagi, turn: &Turn, to: Node) -> Result<(), Refusal> {
    ensure(game.board().has_node(to), "BA-SHIP-01", "no sea route leads there")?;
    let from = game.player(turn.seat).ship.node().ok_or(Refusal::new("BA-RULING-85", "nobody is aboard"))?;
    ensure(from != to, "BA-SHIP-01", "the ship lies there already")?;
    if !may_enter(game, turn.seat, to) {
        return Err(barred(game, to));
    }
    let (_, most) = budget(game, turn);
    let far = game.board().distance(from, to);
    ensure(far.is_some_and(|far| far <= most), "BA-SHIP-01", "that is further than the squares you have")
}

/// BA-SHIP-01, BA-SHIP-12, BA-SHIP-13, BA-RULING-12. The ship sails; squares that are left stay open.
pub(crate) fn sail_to(game: &mut Bardagi, to: Node, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let from = game.player(seat).ship.node().expect("BA-RULING-85: somebody is aboard");
    let far = game.board().distance(from, to).expect("BA-SHIP-01: a sea route leads there");
    let left = game.turn().squares;
    let mut squares = left;
    if left == 0 || far > left {
        squares += squares_per_card(game, game.turn());
        cards::pay(game, Card::Knerrir);
        if game.turn().sea_moves > 0 {
            game.turn_mut().sea_moves -= 1;
            runes::give_back(game, Rune::Sea);
            game.tell(table, || What::SeaMoveGone { seat, is_used: true });
        }
    }
    cards::disturb(game, None);
    let turn = game.turn_mut();
    turn.squares = squares - far;
    turn.kept_at = None;
    turn.act = Act::Menu;
    game.tell(table, || What::Sailed { seat, from, to, squares: far });
    match to {
        Node::Sea(square) => game.player_mut(seat).ship = ShipAt::Sea(square),
        Node::Harbour(area) => {
            game.player_mut(seat).ship = ShipAt::Harbour(area);
            offer_landing(game, seat, area);
        }
    }
}

/// BA-SHIP-08. Asks who lands, if anybody can.
fn offer_landing(game: &mut Bardagi, seat: Seat, area: Area) {
    let anybody = game.player(seat).aboard().any(|unit| moving::enterable(game, seat, unit).contains(area));
    game.act(if anybody { Act::Landing(area) } else { Act::Menu });
}

/// BA-SHIP-08, BA-RULING-82. Whether the unit may land here.
pub(crate) fn check_land(game: &Bardagi, seat: Seat, unit: Unit, area: Area) -> Result<(), Refusal> {
    ensure(game.player(seat).place(unit) == Place::Aboard, "BA-SHIP-08", "the unit is not aboard")?;
    if moving::enterable(game, seat, unit).contains(area) {
        return Ok(());
    }
    Err(moving::barred(game, seat, unit, area))
}

/// BA-SHIP-08, BA-SHIP-09. The unit lands at no cost; the ship may go on.
pub(crate) fn land(game: &mut Bardagi, unit: Unit, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let Act::Landing(area) = game.turn().act else { unreachable!("BA-SHIP-08: the ship entered a harbour") };
    game.act(Act::Menu);
    put_ashore(game, seat, unit, area, table);
    if game.player(seat).ship != ShipAt::Town {
        offer_landing(game, seat, area);
    }
}

/// BA-SHIP-08, BA-SHIP-11, BA-RULING-80. A unit leaves the ship; when it was the last, the ship goes home.
pub(crate) fn put_ashore(game: &mut Bardagi, seat: Seat, unit: Unit, area: Area, table: &mut impl Table<Event>) {
    let must_stop = unit == Unit::Berserkur && moving::axes_of_others(game, seat).contains(area);
    let player = game.player_mut(seat);
    player.places[unit.index()] = Place::On(area);
    if unit == Unit::Berserkur {
        player.came_from = CameFrom::Ship;
    }
    let is_empty = player.aboard().next().is_none();
    if must_stop {
        game.turn_mut().steps[unit.index()] = 0;
    }
    game.tell(table, || What::Landed { seat, unit, at: area });
    if is_empty {
        game.player_mut(seat).ship = ShipAt::Town;
        game.turn_mut().kept_at = Some(area);
        game.tell(table, || What::ShipReturned { seat, from: area });
    }
}

/// BA-SHIP-04, BA-RULING-80. The ship comes to this harbour; squares that were kept for another are lost.
pub(crate) fn call(game: &mut Bardagi, harbour: Area) {
    let seat = game.turn().seat;
    if game.player(seat).ship == ShipAt::Town {
        game.player_mut(seat).ship = ShipAt::Harbour(harbour);
        let turn = game.turn_mut();
        if turn.kept_at != Some(harbour) {
            turn.squares = 0;
        }
        turn.kept_at = None;
    }
}
