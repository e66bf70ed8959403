//! Trading on the Black Market (RULES.md, "Trade").

use crate::support::*;
use engine::Game;
use freyas_folly::Action::{self, *};
use freyas_folly::{FreyasFolly, Jewel, Jewels, Phase};
use std::collections::BTreeSet;

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

/// What can be given and what received for it: one jewel, one of its size; a large one, two small ones too.
fn single_exchanges(home: Jewels, stock: Jewels) -> Vec<(Jewels, Jewels)> {
    let small: Vec<Jewel> = stock.small().each().collect();
    let pairs = small.iter().enumerate().flat_map(|(index, one)| small[..index].iter().map(move |two| [*one, *two]));
    let pairs: Vec<Jewels> = pairs.map(|pair| pair.into_iter().collect()).collect();
    let mut exchanges = Vec::new();
    for given in home.types() {
        let swaps = stock.of_size(given.size()).types().into_iter().map(Jewels::one);
        let halves = pairs.iter().copied().filter(|_| given.is_large());
        exchanges.extend(swaps.chain(halves).map(|received| (Jewels::one(given), received)));
    }
    exchanges
}

/// FF-RULING-49, FF-RULING-50, FF-RULING-51. Every trade the rulings allow, counted out without any steps.
fn all_trades(home: Jewels, stock: Jewels) -> BTreeSet<String> {
    let singles = single_exchanges(home, stock);
    let mut trades = singles.clone();
    for (given, received) in &singles {
        trades.extend(singles.iter().map(|(also, back)| (*given + *also, *received + *back)));
    }
    for one in home.small().types() {
        for other in home.small().types() {
            let large = stock.large().types().into_iter().map(Jewels::one);
            trades.extend(large.map(|large| (Jewels::one(one) + Jewels::one(other), large)));
        }
    }
    let is_fair = |(given, received): &(Jewels, Jewels)| {
        let both_ways = given.types().into_iter().any(|jewel| received.has(jewel));
        home.contains(*given) && stock.contains(*received) && !both_ways
    };
    let end = |(given, received): (Jewels, Jewels)| format!("{:?}", home - given + received);
    trades.into_iter().filter(is_fair).map(end).collect()
}

/// The homes that the steps of a trade lead to.
fn reached(game: &FreyasFolly, ends: &mut BTreeSet<String>) {
    let mut legal = Vec::new();
    game.legal(RED, &mut legal);
    for action in legal {
        let mut next = *game;
        next.play(RED, action, &mut engine::Dictated::default());
        if matches!(next.open().phase, Phase::Trading(..)) {
            reached(&next, ends);
        } else {
            ends.insert(format!("{:?}", next.open().player(RED).home));
        }
    }
}

/// FF-RULING-49. Step by step one comes to every trade that is allowed, and to no other.
#[test]
fn the_steps_lead_to_every_trade_and_to_no_other() {
    let counters = [
        ("r r e R E", "e s m m S M"),
        ("r R", "s m M"),
        ("r e s", "r a A"),
        ("R R A", "r r e a S"),
        ("r r r a", "R e e"),
        ("m m M M", "m s S M a"),
    ];
    for (home, stock) in counters {
        let mut game = position(3).stock(stock).home(RED, home).play();
        game.play(StartTrade);
        let mut ends = BTreeSet::new();
        reached(&game.game, &mut ends);
        assert_eq!(ends, all_trades(jewels(home), jewels(stock)), "FF-RULING-49: {home} against {stock}");
    }
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
