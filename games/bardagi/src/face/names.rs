//! The ids of the elements in the picture.

use crate::content::Board;
use crate::state::BargainItem;
use crate::{Area, Building, Card, Good, Node, Rune, Unit};
use engine::Seat;

pub(crate) fn area(board: &Board, area: Area) -> String {
    format!("area-{}", board.areas[area.index()].id)
}

pub(crate) fn harbour(board: &Board, area: Area) -> String {
    format!("harbour-{}", board.areas[area.index()].id)
}

pub(crate) fn node(board: &Board, node: Node) -> String {
    match node {
        Node::Harbour(area) => harbour(board, area),
        Node::Sea(square) => board.squares[square.index()].id.clone(),
    }
}

pub(crate) fn figure(seat: Seat, unit: Unit) -> String {
    format!("figure-{}-{}", seat.0, unit.word().to_lowercase())
}

pub(crate) fn ship(seat: Seat) -> String {
    format!("ship-{}", seat.0)
}

pub(crate) fn disks(board: &Board, area: Area) -> String {
    format!("disks-{}", board.areas[area.index()].id)
}

pub(crate) fn rune_on(board: &Board, area: Area, rune: Rune) -> String {
    format!("rune-{}-{}", board.areas[area.index()].id, rune.word())
}

pub(crate) fn axe_on(board: &Board, area: Area) -> String {
    format!("axe-{}", board.areas[area.index()].id)
}

pub(crate) fn card(card: Card) -> String {
    format!("card-{}", card.word().to_lowercase())
}

pub(crate) fn building(building: Building) -> String {
    format!("building-{}", building.word().to_lowercase())
}

pub(crate) fn good(good: Good) -> String {
    format!("good-{}", good.word())
}

pub(crate) fn bank(good: Good) -> String {
    format!("bank-{}", good.word())
}

pub(crate) fn held(rune: Rune) -> String {
    format!("held-{}", rune.word())
}

pub(crate) fn tile(id: &str) -> String {
    format!("tile-{id}")
}

pub(crate) fn own_tile(id: &str) -> String {
    format!("own-{id}")
}

pub(crate) fn item(item: BargainItem) -> &'static str {
    match item {
        BargainItem::Good(good) => good.word(),
        BargainItem::Gold => "gold",
    }
}
