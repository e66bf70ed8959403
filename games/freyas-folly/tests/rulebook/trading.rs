//! Trading on the Black Market (RULES.md, "Trade").

use crate::support::*;
use freyas_folly::Action::{self, *};
use freyas_folly::Jewels;

fn counter() -> Play {
    position(3).stock("e s m m S M").home(RED, "r r e R E").play()
}

fn after(steps: &[Action]) -> (Jewels, Jewels) {
    let mut game = counter();
    game.play(StartTrade);
    for step in steps {
        game.play(*step);
    }
    assert_eq!(turn(&game).actions_left, 1, "the trade is over");
    assert!(game.offered().contains(&Pass));
    (home(&game, RED), game.open().stock)
}

fn add(letter: char) -> Action {
    AddSmall { jewel: jewel(letter) }
}

/// FF-EX-23. FF-TRADE-03, FF-TRADE-04, FF-TRADE-05, FF-TRADE-06, FF-RULING-49.
#[test]
fn every_kind_of_exchange() {
    let trade = after(&[give('r'), receive('s'), give('R'), receive('S')]);
    assert_eq!(trade, (jewels("r e s S E"), jewels("r e m m R M")), "FF-TRADE-04: size for size, twice");
    let trade = after(&[give('R'), TwoSmall, receive('s'), DoneTrading]);
    assert_eq!(trade, (jewels("r r e s m E"), jewels("e m R S M")), "FF-TRADE-05: m was left");
    let trade = after(&[give('R'), TwoSmall, receive('s'), give('E'), TwoSmall]);
    assert_eq!(trade, (jewels("r r e e s m m"), jewels("R E S M")), "FF-RULING-49: the last two come by themselves");
    let trade = after(&[give('r'), add('r'), receive('S')]);
    assert_eq!(trade, (jewels("e S R E"), jewels("r r e s m m M")), "FF-TRADE-06");
    let trade = after(&[give('r'), receive('m'), DoneTrading]);
    assert_eq!(trade, (jewels("r e m R E"), jewels("r e s m S M")), "FF-TRADE-03: one is allowed");
}

/// FF-EX-23. What is not legal: FF-TRADE-01, FF-TRADE-03, FF-TRADE-04, FF-RULING-49.
#[test]
fn what_no_exchange_gives() {
    let mut game = counter();
    game.play(StartTrade).play(give('r')).play(add('r')).play(receive('S'));
    game.refuses(give('R'), "FF-TRADE-01");
    let mut game = counter();
    game.play(StartTrade);
    game.refuses(DoneTrading, "FF-TRADE-03");
    game.play(give('r'));
    game.refuses(receive('S'), "FF-TRADE-04").refuses(receive('a'), "FF-TRADE-01").refuses(TwoSmall, "FF-TRADE-05");
    let mut game = counter();
    game.play(StartTrade).play(give('R')).play(receive('S'));
    game.refuses(receive('m'), "FF-RULING-49");
    let mut game = counter();
    game.play(StartTrade).play(give('r')).play(receive('s')).play(give('r'));
    game.refuses(add('e'), "FF-TRADE-03");
    let mut game = counter();
    game.play(StartTrade).play(give('R'));
    game.refuses(receive('s'), "FF-TRADE-05").refuses(add('r'), "FF-TRADE-06");
    let mut game = counter();
    game.play(StartTrade).play(give('r')).play(add('e'));
    game.refuses(receive('s'), "FF-TRADE-06");
}

/// FF-EX-47. FF-TRADE-01, FF-TRADE-02, FF-RULING-52.
#[test]
fn only_home_jewels_are_traded_and_no_dwarf_is_needed() {
    let places = ["A", "D", "E", "F", "C1", "C3"];
    let inside = places.iter().zip(1..).fold(position(3), |position, (at, number)| position.at(RED, number, at));
    let mut game = inside.loaded(RED, 1, "R").home(RED, "r m").stock("e E").play();
    game.play(StartTrade);
    game.refuses(give('R'), "FF-TRADE-02");
    game.play(give('r')).play(receive('e'));
    assert_eq!(home(&game, RED), jewels("e m"), "FF-RULING-52");
    let mut game = position(3).at(RED, 1, "A").loaded(RED, 1, "R").stock("E").play();
    game.refuses(StartTrade, "FF-TRADE-02");
}

/// FF-EX-56. The steps of a trade: FF-RULING-49, FF-RULING-50, FF-RULING-51.
#[test]
fn a_trade_has_no_dead_ends() {
    let small = || position(3).stock("s m M").home(RED, "r R").play();
    let mut game = small();
    game.play(StartTrade);
    assert_eq!(game.offered(), [give('r'), give('R')]);
    game.play(give('R'));
    assert_eq!(game.offered(), [receive('M'), TwoSmall]);
    game.play(TwoSmall);
    assert_eq!(game.open().stock, jewels("M R"), "s and m were the only way, and r buys nothing more");
    assert_eq!((home(&game, RED), turn(&game).actions_left), (jewels("r s m"), 1));
    let mut game = small();
    game.play(StartTrade).play(give('r')).play(receive('s'));
    assert_eq!(game.offered(), [give('R'), DoneTrading]);
    game.refuses(give('s'), "FF-RULING-50");
    game.play(give('R'));
    assert_eq!(home(&game, RED), jewels("s M"), "only M could be received");
}

/// FF-TRADE-05. Two small ones come in the order of their types, so that no pair is offered twice.
#[test]
fn pairs_of_small_jewels_come_in_order() {
    let mut game = position(3).stock("e s s m").home(RED, "R").play();
    game.play(StartTrade);
    assert_eq!(game.offered(), [receive('e'), receive('s')], "one way to give, one kind of exchange");
    game.refuses(receive('m'), "FF-TRADE-05");
    game.play(receive('s'));
    assert_eq!(game.offered(), [receive('s'), receive('m')]);
    game.refuses(receive('e'), "FF-TRADE-05");
}

/// FF-RULING-50, FF-RULING-51. Nothing given comes back in the same trade, and nothing received is given again.
#[test]
fn no_type_is_given_and_received_in_one_trade() {
    let mut game = position(3).stock("r e s m").home(RED, "r e").play();
    game.play(StartTrade).play(give('r'));
    game.refuses(receive('r'), "FF-RULING-51");
    game.play(receive('s'));
    game.refuses(give('s'), "FF-RULING-50");
    game.play(give('e'));
    assert_eq!((home(&game, RED), turn(&game).actions_left), (jewels("s m"), 1), "m was all that e could buy");
}

/// FF-RULING-51. Amber is given and taken like any jewel; a stock of the same type alone buys nothing.
#[test]
fn amber_trades_too_but_like_for_like_does_not() {
    let mut game = position(3).stock("a").home(RED, "r").play();
    game.play(StartTrade);
    assert_eq!(home(&game, RED), jewels("a"));
    let mut game = position(3).stock("r").home(RED, "r").play();
    game.refuses(StartTrade, "FF-TRADE-01");
}
