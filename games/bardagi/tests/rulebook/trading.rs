//! Kaupmadur, refills and trade (RULES.md, chapters "Kaupmadur", "Refill", "The trade table", "Forced trade").

use crate::support::*;
use bardagi::state::BargainItem;
use bardagi::*;
use canvas::Face;
use engine::{Scenario, Viewer};
use serde_json::json;

fn in_village(goods: &[(Good, u8)], gold: u16, cards: &str) -> Scenario<Bardagi> {
    summer5().at(RED, Unit::Kaupmadur, "red-village").goods(RED, goods).gold(RED, gold).turn(RED, cards)
}

fn sell(game: &mut Scenario<Bardagi>, goods: &[(Good, u8)]) {
    for (good, count) in goods {
        for _ in 0..*count {
            // A single thing to sell is sold at once.
            if game.good(RED, *good) > 0 {
                game.play(Action::Sell { good: *good });
            }
        }
    }
}

/// Example 10: BA-KAUP-01, BA-KAUP-02, BA-KAUP-03, BA-KAUP-04, BA-AREA-04: buying a forest.
#[test]
fn kaupmadur_buys_a_forest() {
    let mut game = summer5().at(RED, Unit::Kaupmadur, "red-forest-b").turn(RED, "KK");
    game.play(Action::BuyLand);
    assert_eq!(game.disks_on("red-forest-b"), (Some(RED), 1));
    assert_eq!(
        (game.player(RED).disks[2], game.player(RED).unused, game.good(RED, Good::Timber)),
        (4, 23, 1),
        "BA-KAUP-03"
    );
    assert_eq!(game.view(Viewer::Spectator).bank[0], 19);
    game.refuses(Action::BuyLand, "BA-KAUP-02");
    let poor =
        summer5().at(RED, Unit::Kaupmadur, "red-forest-b").disks(RED, [6, 6, 1]).goods(RED, &[(Good::Timber, 5)]);
    poor.turn(RED, "K").refuses(Action::BuyLand, "BA-KAUP-04");
    summer5().at(RED, Unit::Kaupmadur, "red-camp").turn(RED, "K").refuses(Action::BuyLand, "BA-KAUP-02");
    summer5()
        .own(BLUE, "blue-sheep", 1)
        .at(RED, Unit::Kaupmadur, "blue-sheep")
        .turn(RED, "K")
        .refuses(Action::BuyLand, "BA-KAUP-02");
}

/// BA-KAUP-03, BA-RULING-35, BA-RULING-36, BA-RULING-91, BA-AREA-05, BA-AREA-06: the bonus of other areas.
#[test]
fn the_bonus_is_of_the_areas_kind() {
    let buy = |area: &str, position: Position| {
        let mut game = position.at(RED, Unit::Kaupmadur, area).turn(RED, "K");
        game.play(Action::BuyLand);
        game
    };
    assert_eq!(buy("red-gold", summer5()).player(RED).gold, 2, "BA-RULING-35");
    assert_eq!(buy("red-village", summer5()).player(RED).recruits, 1, "BA-RULING-35");
    let empty = summer5().unused(RED, 0);
    let before = 40 - 18;
    assert_eq!(
        buy("red-village", empty).player(RED).recruits,
        before + 1,
        "BA-RULING-91: the discarded disk is there to recruit"
    );
    let mut sheep = buy("red-sheep", summer5());
    sheep.refuses(Action::BonusGood { good: Good::Hide }, "BA-KAUP-03");
    sheep.refuses(Action::EndTurn, "BA-KAUP-03");
    sheep.play(Action::BonusGood { good: Good::Meat });
    assert_eq!(sheep.good(RED, Good::Meat), 1, "BA-AREA-05");
    let cattle = buy("red-cattle", summer5().goods(RED, &[(Good::Meat, 5)]));
    assert_eq!(cattle.good(RED, Good::Hide), 1, "BA-AREA-06: the other one is full");
    let full = buy("red-forest-b", summer5().goods(RED, &[(Good::Timber, 5)]));
    assert_eq!(full.good(RED, Good::Timber), 5, "BA-RULING-36");
}

/// Example 12: BA-KAUP-09, BA-CARD-04, BA-REFILL-01, BA-REFILL-02, BA-RULING-54, BA-RULING-55: one card refills everything.
#[test]
fn one_card_refills_everything() {
    let goods = [(Good::Meat, 4), (Good::Wool, 4), (Good::Hide, 5)];
    let mut game = summer5().disks(RED, [1, 2, 0]).unused(RED, 20).goods(RED, &goods).turn(RED, "K");
    game.play(Action::HomeAction);
    game.refuses(Action::TradeDone, "BA-KAUP-05");
    for building in Building::ALL {
        game.play(Action::Refill { building });
    }
    assert_eq!((game.player(RED).disks, game.player(RED).unused), ([6, 6, 6], 5), "BA-REFILL-02");
    assert_eq!(game.player(RED).storage, [0, 0, 0, 1, 0, 0], "BA-REFILL-01");
    assert_eq!(game.player(RED).hand, [0; 4], "BA-CARD-04: one card for all of it");
    game.refuses(Action::Refill { building: Building::Virki }, "BA-RULING-55");
    game.play(Action::Sell { good: Good::Hide }).play(Action::Buy { good: Good::Wool });
    assert_eq!(game.good(RED, Good::Wool), 1, "BA-RULING-54: any mix of trading and refilling");
    let mut short = summer5().disks(RED, [1, 6, 6]).unused(RED, 2).goods(RED, &[(Good::Meat, 4)]).turn(RED, "K");
    short.play(Action::HomeAction).play(Action::Refill { building: Building::Virki });
    assert_eq!(short.player(RED).disks[0], 3, "BA-RULING-55: what is there, for the full price");
    summer5()
        .at(RED, Unit::Kaupmadur, "red-sheep")
        .goods(RED, &goods)
        .turn(RED, "K")
        .refuses(Action::HomeAction, "BA-KAUP-09");
}

/// Example 13: BA-TRADE-01, BA-TRADE-02, BA-TRADE-03, BA-TRADE-04, BA-TRADE-05, BA-TRADE-06, BA-TRADE-07, BA-RULING-52,
/// BA-AREA-10: every line of the trade table.
#[test]
fn the_trade_table() {
    let trade = |goods: &[(Good, u8)], gold: u16, spend: u16, last: &[Action]| {
        let mut game = in_village(goods, gold, "K");
        game.play(Action::Trade);
        sell(&mut game, goods);
        for _ in 0..spend {
            // The only thing one could do is done at once.
            if game.player(RED).gold > 0 {
                game.play(Action::SpendGold);
            }
        }
        for action in last {
            game.play(*action);
        }
        let player = game.player(RED);
        (player.storage, player.gold)
    };
    assert_eq!(content().value, [1, 1, 1, 1, 2, 2], "BA-AREA-10: four basic goods, two from mines");
    let buy = |good| Action::Buy { good };
    assert_eq!(trade(&[(Good::Hide, 1)], 0, 0, &[buy(Good::Wool)]), ([0, 1, 0, 0, 0, 0], 0), "BA-TRADE-01");
    assert_eq!(trade(&[(Good::Iron, 1)], 0, 0, &[buy(Good::Stone)]), ([0, 0, 0, 0, 0, 1], 0), "BA-TRADE-02");
    assert_eq!(trade(&[(Good::Hide, 2)], 0, 0, &[buy(Good::Iron)]), ([0, 0, 0, 0, 1, 0], 0), "BA-TRADE-03");
    assert_eq!(trade(&[(Good::Hide, 1), (Good::Wool, 1)], 0, 0, &[buy(Good::Iron)]).0[4], 1, "BA-TRADE-03: any mix");
    assert_eq!(
        trade(&[(Good::Iron, 1)], 0, 0, &[buy(Good::Meat), buy(Good::Wool)]).0,
        [0, 1, 1, 0, 0, 0],
        "BA-TRADE-04"
    );
    let cash = |deal| Action::Cash { deal };
    assert_eq!(trade(&[(Good::Hide, 2), (Good::Meat, 2)], 0, 0, &[cash(0)]).1, 1, "BA-TRADE-05");
    assert_eq!(trade(&[(Good::Hide, 4), (Good::Meat, 4)], 0, 0, &[cash(1)]).1, 3, "BA-TRADE-05");
    assert_eq!(trade(&[(Good::Iron, 1), (Good::Stone, 1)], 0, 0, &[cash(0)]).1, 1, "BA-TRADE-06");
    assert_eq!(trade(&[(Good::Iron, 4)], 0, 0, &[cash(1)]).1, 3, "BA-TRADE-06");
    assert_eq!(trade(&[(Good::Iron, 1), (Good::Wool, 2)], 0, 0, &[cash(0)]).1, 1, "BA-RULING-52: mixed by value");
    assert_eq!(trade(&[], 1, 1, &[buy(Good::Stone)]).0[5], 1, "BA-TRADE-07");
    assert_eq!(trade(&[], 1, 1, &[buy(Good::Meat), buy(Good::Meat)]).0[2], 2, "BA-TRADE-07");
}

/// BA-KAUP-05, BA-KAUP-06, BA-KAUP-07, BA-TRADE-08, BA-RULING-31, BA-RULING-53: what a trade must keep to.
#[test]
fn trades_keep_to_the_rules() {
    let mut game = in_village(&[(Good::Wool, 2), (Good::Meat, 5)], 0, "KK");
    game.play(Action::Trade);
    game.refuses(Action::Sell { good: Good::Iron }, "BA-KAUP-07");
    game.refuses(Action::SpendGold, "BA-TRADE-07");
    game.refuses(Action::Buy { good: Good::Hide }, "BA-TRADE-03");
    game.play(Action::Sell { good: Good::Wool });
    assert_eq!(game.player(RED).hand[2], 1, "BA-KAUP-05: one card, as much as one likes");
    game.refuses(Action::TradeDone, "BA-TRADE-08");
    game.refuses(Action::Buy { good: Good::Wool }, "BA-TRADE-08");
    game.refuses(Action::Buy { good: Good::Meat }, "BA-RULING-53");
    game.refuses(Action::Refill { building: Building::Hof }, "BA-KAUP-09");
    game.refuses(Action::Cash { deal: 0 }, "BA-TRADE-05");
    game.play(Action::Buy { good: Good::Hide });
    game.refuses(Action::Sell { good: Good::Hide }, "BA-TRADE-08");
    game.play(Action::TradeDone);
    assert!(game.offers(Action::Trade));
    in_village(&[], 0, "K").refuses(Action::Trade, "BA-KAUP-07");
    let rival = |axes| summer5().own(BLUE, "blue-village", 1).axes("blue-village", axes).gold(RED, 1);
    assert!(rival(0).at(RED, Unit::Kaupmadur, "blue-village").turn(RED, "K").offers(Action::Trade), "BA-KAUP-06");
    rival(1).at(RED, Unit::Kaupmadur, "blue-village").turn(RED, "K").refuses(Action::Trade, "BA-RULING-31");
    let scarce = (0..4).fold(summer5(), |position, seat| position.goods(engine::Seat(seat + 1), &[(Good::Iron, 5)]));
    let mut scarce = scarce.at(RED, Unit::Kaupmadur, "red-village").goods(RED, &[(Good::Stone, 1)]).turn(RED, "K");
    scarce.play(Action::Trade).play(Action::Sell { good: Good::Stone });
    scarce.refuses(Action::Buy { good: Good::Iron }, "BA-RULING-53");
}

/// Example 51: BA-TRADE-05, BA-TRADE-07, BA-TRADE-08, BA-GOLD-02: rounding up to eight.
#[test]
fn rounding_up_to_eight_pays() {
    let mut game = in_village(&[(Good::Timber, 4), (Good::Meat, 2)], 1, "K");
    game.play(Action::Trade);
    sell(&mut game, &[(Good::Timber, 4), (Good::Meat, 2)]);
    game.play(Action::SpendGold).play(Action::Cash { deal: 1 });
    assert_eq!((game.player(RED).gold, game.player(RED).storage), (3, [0; 6]), "BA-TRADE-08, BA-GOLD-02");
}

/// Example 41: BA-UPG-24, BA-RULING-72: the Tannery.
#[test]
fn the_tannery_buys_hides() {
    let tannery = |hides| {
        let position = summer5().tiles(RED, &["mint", "tannery"]).at(RED, Unit::Kaupmadur, "red-village");
        position.goods(RED, &[(Good::Hide, hides), (Good::Wool, 2)]).gold(RED, 0)
    };
    let mut game = tannery(5).turn(RED, "KK");
    game.play(Action::Trade);
    for _ in 0..4 {
        game.play(Action::SellHide);
    }
    assert_eq!((game.player(RED).gold, game.good(RED, Good::Hide)), (4, 1), "BA-UPG-24");
    game.refuses(Action::SellHide, "BA-RULING-72");
    game.play(Action::TradeDone).play(Action::Trade);
    game.refuses(Action::SellHide, "BA-RULING-72");
    let mut bought = tannery(1).turn(RED, "K");
    bought.play(Action::Trade).play(Action::Sell { good: Good::Wool }).play(Action::Buy { good: Good::Hide });
    bought.refuses(Action::SellHide, "BA-RULING-72");
    in_village(&[(Good::Hide, 2)], 0, "K").play(Action::Trade).refuses(Action::SellHide, "BA-UPG-24");
}

/// BA-UPG-22, BA-RULING-71: the Courier Post, from anywhere on land, once without a card.
#[test]
fn the_courier_post_saves_the_way_home() {
    let post = || {
        summer5()
            .tiles(RED, &["mint", "courier-post"])
            .at(RED, Unit::Kaupmadur, "red-sheep")
            .goods(RED, &[(Good::Meat, 4)])
    };
    let mut game = post().disks(RED, [0, 6, 6]).turn(RED, "KB");
    game.play(Action::HomeAction).play(Action::Refill { building: Building::Virki });
    assert_eq!((game.player(RED).disks[0], game.player(RED).hand[2]), (6, 1), "BA-UPG-22: without a card");
    if game.offers(Action::TradeDone) {
        game.play(Action::TradeDone);
    }
    assert!(game.offers(Action::HomeAction), "and again with one");
    post().at(RED, Unit::Kaupmadur, "blue-home").turn(RED, "K").refuses(Action::HomeAction, "BA-RULING-66");
}

fn visit() -> Position {
    summer5().option("forced_trade", json!(true)).at(RED, Unit::Kaupmadur, "blue-home")
}

/// Example 36: BA-OPT-04, BA-OPT-05, BA-OPT-06, BA-RULING-63, BA-RULING-64, BA-RULING-66: forced trade.
#[test]
fn a_visitor_trades_with_the_host() {
    let position = || visit().goods(RED, &[(Good::Hide, 5), (Good::Wool, 3)]).gold(RED, 0).gold(BLUE, 3);
    let mut game = position().goods(BLUE, &[(Good::Wool, 2)]).turn(RED, "K");
    assert_eq!(game.view(Viewer::Seat(RED)).players[BLUE.index()].gold, None, "BA-GOLD-01");
    game.play(Action::ForcedTrade);
    assert_eq!(game.view(Viewer::Seat(RED)).players[BLUE.index()].gold, Some(3), "BA-RULING-63");
    assert_eq!(game.view(Viewer::Seat(GREEN)).players[BLUE.index()].gold, None, "BA-RULING-63: the visitor alone");
    sell(&mut game, &[(Good::Hide, 5), (Good::Wool, 3)]);
    game.play(Action::Cash { deal: 1 });
    assert_eq!((game.player(RED).gold, game.player(BLUE).gold), (3, 0), "BA-OPT-04");
    assert_eq!((game.good(BLUE, Good::Hide), game.good(BLUE, Good::Wool)), (5, 5));
    let mut full = position().goods(BLUE, &[(Good::Wool, 3)]).turn(RED, "K");
    full.play(Action::ForcedTrade);
    sell(&mut full, &[(Good::Wool, 2)]);
    full.refuses(Action::Sell { good: Good::Wool }, "BA-RULING-64");
    full.refuses(Action::Buy { good: Good::Iron }, "BA-RULING-64");
    let barred = position().with(BLUE, "home_axe", json!(true));
    let mut inside = barred.turn(RED, "K");
    inside.refuses(Action::ForcedTrade, "BA-OPT-06");
    let outside = summer5().option("forced_trade", json!(true)).with(BLUE, "home_axe", json!(true));
    let mut outside = outside.at(RED, Unit::Kaupmadur, "blue-sheep").turn(RED, "K");
    outside.play(Action::Move { unit: Unit::Kaupmadur });
    let home = outside.go("blue-home");
    outside.refuses(home, "BA-OPT-06");
}

/// BA-OPT-07, BA-RULING-65: a bargain that both agree to.
#[test]
fn a_bargain_is_answered_by_the_host() {
    let mut game =
        visit().goods(RED, &[(Good::Iron, 2)]).gold(BLUE, 4).goods(BLUE, &[(Good::Timber, 2)]).turn(RED, "KK");
    let (iron, gold) = (BargainItem::Good(Good::Iron), BargainItem::Gold);
    for accepted in [true, false] {
        game.play(Action::ForcedTrade);
        game.play(Action::Give { item: iron });
        game.refuses(Action::Ask { item: iron }, "BA-RULING-65");
        game.refuses(Action::TradeDone, "BA-RULING-65");
        game.play(Action::Ask { item: gold }).play(Action::Ask { item: gold }).play(Action::Propose);
        assert_eq!(game.asked(), BLUE, "BA-RULING-65: the host answers on the visitor's turn");
        let asked = Bardagi::prompt(&game.view(Viewer::Seat(BLUE)), Viewer::Seat(BLUE)).plain(&vec!["X".to_owned(); 5]);
        assert!(asked.contains("you get 1 iron and give 2 gold"), "{asked}");
        game.refuses(Action::EndTurn, "BA-RULING-65");
        game.play(if accepted { Action::Accept } else { Action::Decline });
        game.refuses(Action::Give { item: iron }, "BA-RULING-65");
        game.play(Action::TradeDone);
    }
    assert_eq!((game.player(RED).gold, game.player(BLUE).gold), (3, 2), "BA-OPT-07");
    assert_eq!((game.good(RED, Good::Iron), game.good(BLUE, Good::Iron)), (1, 1));
}
