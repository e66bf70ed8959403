//! Short words for scenarios: things and actions by name.

pub use crate::world::World;

use engine::{Edition, Scenario, Seat};
use norseheim::content::Content;
use norseheim::ids::*;
use norseheim::phase::Phase;
use norseheim::state::{Building, Land};
use norseheim::{Action, Norseheim};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const GREEN: Seat = Seat(2);
pub const GOLD: Seat = Seat(3);

pub fn content() -> Edition<Content> {
    Edition::standard()
}

pub fn region(name: &str) -> Region {
    content().board.find(name).unwrap_or_else(|| panic!("there is no region {name}"))
}

pub fn border(one: &str, other: &str) -> Border {
    content().board.between(region(one), region(other)).unwrap_or_else(|| panic!("{one} and {other} are no neighbours"))
}

pub fn tile(id: &str) -> Tile {
    Tile::every().find(|tile| content().tile(*tile).id == id).unwrap_or_else(|| panic!("there is no tile {id}"))
}

pub fn card(id: &str) -> GodCard {
    GodCard::every().find(|card| content().card(*card).id == id).unwrap_or_else(|| panic!("there is no card {id}"))
}

pub fn giant(id: &str) -> Giant {
    Giant::every().find(|giant| content().giant(*giant).id == id).unwrap_or_else(|| panic!("there is no giant {id}"))
}

pub fn act(deed: Deed, cards: u8) -> Action {
    Action::Act { deed, cards }
}

pub fn attack(from: &str, to: &str) -> Action {
    Action::Attack { from: region(from), to: region(to) }
}

pub fn commit(warriors: u8) -> Action {
    Action::Commit { warriors }
}

pub fn go(from: &str, to: &str) -> Action {
    Action::Move { from: region(from), to: region(to) }
}

pub fn convince(at: &str) -> Action {
    Action::Convince { region: region(at) }
}

pub fn send(envoys: u8) -> Action {
    Action::Send { envoys }
}

pub fn play(id: &str) -> Action {
    Action::Play { card: card(id) }
}

pub fn choose(at: &str) -> Action {
    Action::Choose { region: region(at) }
}

/// Runes as they will fall: hits, blanks, uprights of one throw.
pub fn runes(hits: usize, blanks: usize, upright: usize) -> Vec<u32> {
    [vec![0; hits], vec![9; blanks], vec![18; upright]].concat()
}

/// The warriors a seat has in a region.
pub fn warriors(game: &Norseheim, seat: Seat, at: &str) -> u8 {
    game.realm().land(region(at)).warriors_of(seat)
}

/// The non-player warriors in a region.
pub fn npc(game: &Norseheim, at: &str) -> u8 {
    match game.realm().land(region(at)) {
        Land::Led { warriors, .. } => *warriors,
        Land::Held { .. } => panic!("{at} has no leader"),
    }
}

/// The leader of a region.
pub fn leader(game: &Norseheim, at: &str) -> Option<&'static str> {
    match game.realm().land(region(at)) {
        Land::Led { leader, .. } => Some(content().content().tile(*leader).id.as_str()),
        Land::Held { .. } => None,
    }
}

/// The envoys in a region, and whose.
pub fn envoys(game: &Norseheim, at: &str) -> Option<(Seat, u8)> {
    game.realm().land(region(at)).oath().map(|oath| (oath.seat, oath.envoys))
}

/// What stands in a region.
pub fn building(game: &Norseheim, at: &str) -> Building {
    match game.realm().land(region(at)) {
        Land::Held { building, .. } => *building,
        Land::Led { .. } => Building::None,
    }
}

pub fn ap(game: &Norseheim, seat: Seat) -> u8 {
    game.realm().player(seat).points
}

/// All players take Action points and move no marker; then the Leader die shows this face.
pub fn through_rewards(game: &mut Scenario<Norseheim>, face: u8) {
    game.rolls([face]);
    loop {
        match game.realm().phase() {
            Phase::Reward(_) => game.play(Action::TakePoints),
            Phase::Advance(_) => game.play(Action::Keep),
            _ => break,
        };
    }
}
