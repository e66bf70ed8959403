//! Trading with the bank and with rivals (RULES.md, chapters "The trade table" and "Forced trade").

use super::{cards, refilling};
use crate::state::{Act, Bargain, BargainItem, Trading, Turn, Venue};
use crate::{Action, Bardagi, Card, Event, Good, Kind, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

const HIDE: usize = Good::Hide.index();

/// BA-KAUP-07. Whether there is anything to trade with.
fn has_anything(game: &Bardagi, seat: Seat) -> bool {
    let player = game.player(seat);
    player.gold > 0 || player.storage.iter().any(|count| *count > 0)
}

/// BA-KAUP-05, BA-KAUP-06, BA-RULING-31. A trade in a village without a rival's Axe token.
pub(crate) fn check_trade(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let area = super::priest::stands(game, turn.seat, Unit::Kaupmadur)?;
    ensure(game.board().kind(area) == Kind::Village, "BA-KAUP-06", "Kaupmadur trades in villages and at home")?;
    let is_barred = super::moving::axes_of_others(game, turn.seat).contains(area);
    ensure(!is_barred, "BA-RULING-31", "a rival's Axe token stops all trade here")?;
    ensure(cards::has(game, turn, Card::Kaupmadur), "BA-KAUP-05", "trading takes a Kaupmadur card")?;
    ensure(has_anything(game, turn.seat), "BA-KAUP-07", "you have nothing to trade")
}

/// BA-KAUP-09, BA-UPG-22, BA-RULING-54, BA-RULING-71. Trade and refill at home, or from afar with the Courier Post.
pub(crate) fn check_home_action(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let seat = turn.seat;
    let area = super::priest::stands(game, seat, Unit::Kaupmadur)?;
    let player = game.player(seat);
    if player.home != Some(area) {
        ensure(player.powers.remote_home, "BA-KAUP-09", "Kaupmadur must be at home")?;
        let is_guest = game.board().kind(area) == Kind::Home;
        ensure(!is_guest, "BA-RULING-66", "a visitor on a rival's home can do nothing else")?;
    }
    let has_card = turn.free_home > 0 || cards::has(game, turn, Card::Kaupmadur);
    ensure(has_card, "BA-KAUP-09", "a home action takes a Kaupmadur card")?;
    ensure(has_anything(game, seat), "BA-KAUP-07", "you have nothing to trade or refill with")
}

/// BA-OPT-04, BA-OPT-05, BA-OPT-06. A trade with a rival on their home, with the option and without an Axe token.
pub(crate) fn check_forced_trade(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let seat = turn.seat;
    ensure(game.options.forced_trade, "BA-OPT-05", "forced trade is not played in this match")?;
    let area = super::priest::stands(game, seat, Unit::Kaupmadur)?;
    let host = game.host(area).filter(|host| *host != seat);
    let host = host.ok_or(Refusal::new("BA-OPT-04", "Kaupmadur must stand on a rival's home"))?;
    ensure(!game.player(host).home_axe, "BA-OPT-06", "an Axe token on the home prevents it")?;
    ensure(cards::has(game, turn, Card::Kaupmadur), "BA-OPT-04", "forced trade takes a Kaupmadur card")?;
    let trading = Trading::at(Venue::Host(host));
    let could = game.player(seat).gold > 0
        || Good::ALL.into_iter().any(|good| {
            check_sell(game, seat, trading, good).is_ok()
                || check_ask(game, seat, host, &Bargain::default(), BargainItem::Good(good)).is_ok()
        });
    ensure(could, "BA-RULING-64", "there is nothing either of you could take")
}

/// BA-KAUP-05. A trade begins; the card is spent with its first step.
pub(crate) fn begin(game: &mut Bardagi, action: Action) {
    let seat = game.turn().seat;
    let venue = match action {
        Action::HomeAction => Venue::Home,
        Action::ForcedTrade => {
            let area = game.player(seat).stands(Unit::Kaupmadur).expect("BA-OPT-04: on land");
            Venue::Host(game.host(area).expect("BA-OPT-04: on a rival's home"))
        }
        Action::Trade => Venue::Village,
        _ => unreachable!("BA-KAUP-05: one of the three ways to trade"),
    };
    game.act(Act::Trading(Trading::at(venue)));
}

/// BA-RULING-65. Who answers.
pub(crate) fn host(trading: Trading) -> Seat {
    match trading.venue {
        Venue::Host(host) => host,
        Venue::Village | Venue::Home => unreachable!("BA-RULING-65: bargains are made with a host"),
    }
}

/// BA-RULING-63. The visitor and the host of a forced trade that is going on.
pub(crate) fn forced(turn: &Turn) -> Option<(Seat, Seat)> {
    match turn.act {
        Act::Trading(trading) | Act::Bargaining(trading, _) | Act::Answering(trading, _) => match trading.venue {
            Venue::Host(host) => Some((turn.seat, host)),
            Venue::Village | Venue::Home => None,
        },
        _ => None,
    }
}

/// BA-TRADE-01, BA-TRADE-02, BA-TRADE-03, BA-TRADE-04, BA-TRADE-05, BA-TRADE-06, BA-TRADE-07, BA-TRADE-08. Whether this step of a trade is open.
pub(crate) fn check_step(game: &Bardagi, turn: &Turn, trading: Trading, action: Action) -> Result<(), Refusal> {
    let seat = turn.seat;
    match action {
        Action::Sell { good } => check_sell(game, seat, trading, good),
        Action::Buy { good } => check_buy(game, seat, trading, good),
        Action::Cash { deal } => check_cash(game, trading, deal),
        Action::SpendGold => ensure(game.player(seat).gold > 0, "BA-TRADE-07", "you have no gold"),
        Action::SellHide => check_sell_hide(game, turn, trading),
        Action::Refill { building } => {
            ensure(trading.venue == Venue::Home, "BA-KAUP-09", "refills are done at home")?;
            ensure(!trading.has_refilled(building), "BA-RULING-55", "each building is refilled once in an action")?;
            refilling::check_refill(game, seat, building, true)
        }
        Action::TradeDone => check_trade_done(game, seat, trading),
        Action::Give { .. } | Action::Ask { .. } => check_bargain(game, turn, trading, &Bargain::default(), action),
        _ => Err(Refusal::new("BA-KAUP-05", "first finish the trade")),
    }
}

/// BA-KAUP-07, BA-RULING-64. Whether one of the good can be sold.
fn check_sell(game: &Bardagi, seat: Seat, trading: Trading, good: Good) -> Result<(), Refusal> {
    ensure(game.player(seat).storage[good.index()] > 0, "BA-KAUP-07", "you have none of it")?;
    ensure(!trading.has_bought(good), "BA-TRADE-08", "you bought that good in the same trade")?;
    ensure(has_room(game, trading.venue, good), "BA-RULING-64", "the host has no room for it")
}

fn has_room(game: &Bardagi, venue: Venue, good: Good) -> bool {
    match venue {
        Venue::Village | Venue::Home => true,
        Venue::Host(host) => game.player(host).storage[good.index()] < game.storage_limit(host),
    }
}

/// BA-RULING-53, BA-RULING-64. Whether one of the good can be bought.
fn check_buy(game: &Bardagi, seat: Seat, trading: Trading, good: Good) -> Result<(), Refusal> {
    ensure(trading.credit >= game.content.value[good.index()], "BA-TRADE-03", "sell something of that value first")?;
    ensure(!trading.has_sold(good), "BA-TRADE-08", "you sold that good in the same trade")?;
    let has_room = game.player(seat).storage[good.index()] < game.storage_limit(seat);
    ensure(has_room, "BA-RULING-53", "your storage has no room for it")?;
    match trading.venue {
        Venue::Village | Venue::Home => ensure(game.bank[good.index()] > 0, "BA-RULING-53", "the bank has none left"),
        Venue::Host(host) => ensure(game.player(host).storage[good.index()] > 0, "BA-RULING-64", "the host has none"),
    }
}

/// BA-TRADE-05, BA-TRADE-06, BA-RULING-52, BA-RULING-64. Whether the value in hand buys this much gold.
fn check_cash(game: &Bardagi, trading: Trading, deal: u8) -> Result<(), Refusal> {
    let deal =
        game.content.trade.deals.get(usize::from(deal)).ok_or(Refusal::new("BA-TRADE-05", "there is no such deal"))?;
    ensure(trading.credit >= deal.value, "BA-TRADE-05", "that takes more value than you have in hand")?;
    match trading.venue {
        Venue::Village | Venue::Home => Ok(()),
        Venue::Host(host) => {
            ensure(game.player(host).gold >= deal.gold, "BA-RULING-64", "the host has not so much gold")
        }
    }
}

/// BA-UPG-24, BA-RULING-72. Whether a hide can be sold for a gold.
fn check_sell_hide(game: &Bardagi, turn: &Turn, trading: Trading) -> Result<(), Refusal> {
    ensure(game.player(turn.seat).powers.hides > 0, "BA-UPG-24", "that takes the Tannery")?;
    ensure(turn.hides > 0, "BA-RULING-72", "no more hides this turn at that price")?;
    ensure(!matches!(trading.venue, Venue::Host(_)), "BA-RULING-64", "a host does not pay the Tannery's price")?;
    ensure(game.player(turn.seat).storage[HIDE] > 0, "BA-KAUP-07", "you have no hide")?;
    ensure(!trading.has_bought(Good::Hide), "BA-RULING-72", "you bought hides in the same trade")
}

/// BA-KAUP-05, BA-TRADE-08. A trade ends when nothing is in hand, or when what is in hand buys nothing.
fn check_trade_done(game: &Bardagi, seat: Seat, trading: Trading) -> Result<(), Refusal> {
    ensure(trading.has_begun, "BA-KAUP-05", "trade something first")?;
    if trading.credit == 0 {
        return Ok(());
    }
    let buys = Good::ALL.into_iter().any(|good| check_buy(game, seat, trading, good).is_ok());
    let cashes = (0..game.content.trade.deals.len() as u8).any(|deal| check_cash(game, trading, deal).is_ok());
    ensure(!buys && !cashes, "BA-TRADE-08", "use up the value in your hand first")
}

/// BA-OPT-07, BA-RULING-65. Whether the bargain may grow so, or be proposed.
pub(crate) fn check_bargain(
    game: &Bardagi,
    turn: &Turn,
    trading: Trading,
    bargain: &Bargain,
    action: Action,
) -> Result<(), Refusal> {
    let Venue::Host(host) = trading.venue else {
        return Err(Refusal::new("BA-RULING-65", "bargains are made in a forced trade"));
    };
    ensure(!trading.has_bargained, "BA-RULING-65", "one bargain in an action")?;
    match action {
        Action::Give { item } => check_give(game, turn.seat, host, bargain, item),
        Action::Ask { item } => check_ask(game, turn.seat, host, bargain, item),
        Action::Propose => Ok(()),
        _ => Err(Refusal::new("BA-RULING-65", "first propose the bargain")),
    }
}

fn stock(game: &Bardagi, seat: Seat, item: BargainItem) -> u16 {
    match item {
        BargainItem::Good(good) => u16::from(game.player(seat).storage[good.index()]),
        BargainItem::Gold => game.player(seat).gold,
    }
}

fn can_take(game: &Bardagi, seat: Seat, item: BargainItem, more: u16) -> bool {
    match item {
        BargainItem::Good(_) => stock(game, seat, item) + more < u16::from(game.storage_limit(seat)),
        BargainItem::Gold => true,
    }
}

fn check_give(game: &Bardagi, seat: Seat, host: Seat, bargain: &Bargain, item: BargainItem) -> Result<(), Refusal> {
    let given = bargain.gives[item.index()];
    ensure(bargain.asks[item.index()] == 0, "BA-RULING-65", "the same thing cannot stand on both sides")?;
    ensure(stock(game, seat, item) > given, "BA-RULING-65", "you have no more of it")?;
    ensure(can_take(game, host, item, given), "BA-RULING-65", "the host has no room for it")
}

fn check_ask(game: &Bardagi, seat: Seat, host: Seat, bargain: &Bargain, item: BargainItem) -> Result<(), Refusal> {
    let asked = bargain.asks[item.index()];
    ensure(bargain.gives[item.index()] == 0, "BA-RULING-65", "the same thing cannot stand on both sides")?;
    ensure(stock(game, host, item) > asked, "BA-RULING-65", "the host has no more of it")?;
    ensure(can_take(game, seat, item, asked), "BA-RULING-65", "you have no room for it")
}

/// BA-KAUP-05, BA-CARD-04. The first step spends the card, or the Courier's errand.
pub(crate) fn spend_card(game: &mut Bardagi, trading: &mut Trading, table: &mut impl Table<Event>) {
    if trading.has_begun {
        return;
    }
    trading.has_begun = true;
    if trading.venue == Venue::Home && game.turn().free_home > 0 {
        game.turn_mut().free_home -= 1;
        cards::settle(game);
    } else {
        cards::act_with(game, Card::Kaupmadur);
    }
    let (seat, venue) = (game.turn().seat, trading.venue);
    game.tell(table, || What::TradeBegan { seat, venue });
}

/// BA-TRADE-08. One step of a trade.
pub(crate) fn step(game: &mut Bardagi, action: Action, table: &mut impl Table<Event>) {
    let (mut trading, bargain) = match game.turn().act {
        Act::Trading(trading) => (trading, Bargain::default()),
        Act::Bargaining(trading, bargain) | Act::Answering(trading, bargain) => (trading, bargain),
        _ => unreachable!("BA-KAUP-05: a trade is going on"),
    };
    spend_card(game, &mut trading, table);
    let seat = game.turn().seat;
    let act = match action {
        Action::Give { item } => {
            let mut bargain = bargain;
            bargain.gives[item.index()] += 1;
            Act::Bargaining(trading, bargain)
        }
        Action::Ask { item } => {
            let mut bargain = bargain;
            bargain.asks[item.index()] += 1;
            Act::Bargaining(trading, bargain)
        }
        Action::Propose => {
            let host = host(trading);
            game.tell(table, || What::Proposed { seat, host, bargain });
            Act::Answering(trading, bargain)
        }
        Action::Accept | Action::Decline => {
            let (host, is_accepted) = (host(trading), action == Action::Accept);
            if is_accepted {
                strike(game, seat, host, &bargain);
            }
            trading.has_bargained = true;
            game.tell(table, || What::Answered { host, is_accepted });
            Act::Trading(trading)
        }
        Action::TradeDone => {
            if trading.credit > 0 {
                game.tell(table, || What::ValueLost { seat, value: trading.credit });
            }
            Act::Menu
        }
        _ => {
            exchange(game, &mut trading, action, table);
            Act::Trading(trading)
        }
    };
    game.act(act);
}

/// BA-TRADE-01 to BA-TRADE-07. Goods, value and gold change hands.
fn exchange(game: &mut Bardagi, trading: &mut Trading, action: Action, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    match action {
        Action::Sell { good } => {
            trading.credit += game.content.value[good.index()];
            trading.mark_sold(good);
            game.player_mut(seat).storage[good.index()] -= 1;
            match trading.venue {
                Venue::Village | Venue::Home => game.bank[good.index()] += 1,
                Venue::Host(host) => game.player_mut(host).storage[good.index()] += 1,
            }
            game.tell(table, || What::Sold { seat, good });
        }
        Action::Buy { good } => {
            trading.credit -= game.content.value[good.index()];
            trading.mark_bought(good);
            game.player_mut(seat).storage[good.index()] += 1;
            match trading.venue {
                Venue::Village | Venue::Home => game.bank[good.index()] -= 1,
                Venue::Host(host) => game.player_mut(host).storage[good.index()] -= 1,
            }
            game.tell(table, || What::Bought { seat, good });
        }
        Action::Cash { deal } => {
            let deal = game.content.trade.deals[usize::from(deal)];
            trading.credit -= deal.value;
            game.player_mut(seat).gold += deal.gold;
            if let Venue::Host(host) = trading.venue {
                game.player_mut(host).gold -= deal.gold;
            }
            game.tell(table, || What::Cashed { seat, value: deal.value, gold: deal.gold });
        }
        Action::SpendGold => {
            trading.credit += game.content.trade.gold_buys_value;
            game.player_mut(seat).gold -= 1;
            if let Venue::Host(host) = trading.venue {
                game.player_mut(host).gold += 1;
            }
            game.tell(table, || What::GoldSpent { seat });
        }
        Action::SellHide => {
            trading.mark_sold(Good::Hide);
            game.turn_mut().hides -= 1;
            game.bank[HIDE] += 1;
            let player = game.player_mut(seat);
            player.storage[HIDE] -= 1;
            player.gold += 1;
            game.tell(table, || What::HideSold { seat });
        }
        _ => unreachable!("BA-TRADE-08: a step of a trade"),
    }
}

/// BA-RULING-65. The bargain is struck.
fn strike(game: &mut Bardagi, seat: Seat, host: Seat, bargain: &Bargain) {
    for (from, to, amounts) in [(seat, host, &bargain.gives), (host, seat, &bargain.asks)] {
        for good in Good::ALL {
            let amount = amounts[good.index()] as u8;
            game.player_mut(from).storage[good.index()] -= amount;
            game.player_mut(to).storage[good.index()] += amount;
        }
        let gold = amounts[BargainItem::Gold.index()];
        game.player_mut(from).gold -= gold;
        game.player_mut(to).gold += gold;
    }
}
