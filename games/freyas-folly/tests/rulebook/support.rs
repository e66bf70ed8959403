//! Short words for scenarios.

mod position;

pub use position::*;

use engine::{Edition, Game, Scenario, Seat};
use freyas_folly::*;

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const GREEN: Seat = Seat(2);
pub const YELLOW: Seat = Seat(3);
pub const PURPLE: Seat = Seat(4);

pub type Play = Scenario<FreyasFolly>;

pub fn spot(id: &str) -> Spot {
    Edition::<Contents>::standard().mine.find(id).unwrap_or_else(|| panic!("there is no place {id}"))
}

pub fn setting(id: &str) -> SettingId {
    Edition::<Contents>::standard().find_setting(id).unwrap_or_else(|| panic!("there is no setting {id}"))
}

pub fn link(id: &str) -> LinkId {
    Edition::<Contents>::standard().find_link(id).unwrap_or_else(|| panic!("there is no link {id}"))
}

pub fn jewel(letter: char) -> Jewel {
    Jewel::try_from(letter).expect("a jewel")
}

/// `r r S`: a bag of jewels.
pub fn jewels(letters: &str) -> Jewels {
    letters.chars().filter(|letter| letter.is_alphabetic()).map(jewel).collect()
}

pub fn go(dwarf: u8, to: &str) -> Action {
    Action::Move { dwarf: DwarfNo(dwarf), to: spot(to) }
}

pub fn enter(to: &str) -> Action {
    Action::Enter { to: spot(to) }
}

pub fn on(to: &str) -> Action {
    Action::MoveOn { to: spot(to) }
}

pub fn give(letter: char) -> Action {
    Action::Give { jewel: jewel(letter) }
}

pub fn receive(letter: char) -> Action {
    Action::Receive { jewel: jewel(letter) }
}

pub fn bat(letter: char) -> Action {
    Action::BatTake { jewel: jewel(letter) }
}

pub fn steal(from: Source, letter: char) -> Action {
    Action::Steal { from, jewel: jewel(letter) }
}

pub fn take(id: &str) -> Action {
    Action::TakeSetting { card: setting(id) }
}

pub fn complete(id: &str) -> Action {
    Action::CompleteSetting { card: setting(id) }
}

pub fn make(id: &str) -> Action {
    Action::CompleteLink { card: link(id) }
}

/// Where the dwarf may go, as ids in order.
pub fn ways(game: &Play, dwarf: u8) -> Vec<String> {
    named(game, |action| match action {
        Action::Move { dwarf: number, to } if number.0 == dwarf => Some(to),
        _ => None,
    })
}

/// Where the next dwarf may enter.
pub fn ways_in(game: &Play) -> Vec<String> {
    named(game, |action| match action {
        Action::Enter { to } => Some(to),
        _ => None,
    })
}

/// Where the dwarf with Speed may go on to.
pub fn ways_on(game: &Play) -> Vec<String> {
    named(game, |action| match action {
        Action::MoveOn { to } => Some(to),
        _ => None,
    })
}

fn named(game: &Play, place: impl Fn(Action) -> Option<Spot>) -> Vec<String> {
    let contents = Edition::<Contents>::standard();
    let mut names: Vec<String> =
        game.offered().into_iter().filter_map(place).map(|spot| contents.mine.id(spot).to_owned()).collect();
    names.sort();
    names
}

/// Where the dwarf stands.
pub fn place(game: &Play, seat: Seat, number: u8) -> String {
    match game.open().dwarf(seat, DwarfNo(number)).at {
        Whereabouts::Mine(spot) => game.open().contents.mine.id(spot).to_owned(),
        Whereabouts::Outside => "outside".to_owned(),
        Whereabouts::Gone => "gone".to_owned(),
    }
}

pub fn barrow(game: &Play, seat: Seat, number: u8) -> Jewels {
    game.open().dwarf(seat, DwarfNo(number)).barrow
}

pub fn home(game: &Play, seat: Seat) -> Jewels {
    game.open().player(seat).home
}

pub fn carried(game: &Play, seat: Seat, number: u8) -> Option<Carried> {
    game.open().dwarf(seat, DwarfNo(number)).carries
}

pub fn turn(game: &Play) -> Turn {
    game.open().phase.turn().expect("the game goes on")
}

pub fn points(game: &Play, seat: Seat) -> i32 {
    game.standing()[seat.index()].points
}

/// Passes what is left of the turn.
pub fn pass_turn(game: &mut Play) {
    let seat = turn(game).seat;
    while let Some(turn) = game.open().phase.turn().filter(|turn| turn.seat == seat) {
        game.play(if turn.actions_left > 0 { Action::Pass } else { Action::EndTurn });
    }
}
