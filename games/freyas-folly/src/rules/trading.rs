//! Trading on the Black Market (RULES.md, "Trade").
//!
//! Jewels change hands step by step. What is given joins the stock at once, which cannot matter: its type is out of
//! reach for the rest of the trade (FF-RULING-51).

use super::turn;
use crate::jewels::{Jewel, JewelTypes, Jewels, Size};
use crate::phase::{Phase, Trade, TradeStep, Turn};
use crate::{Action, Event, FreyasFolly, Open};
use engine::{Refusal, Seat, Table, ensure};

/// FF-TRADE-01, FF-RULING-52. Some exchange must be possible; no dwarf is needed.
pub fn check_start(open: &Open, seat: Seat) -> Result<(), Refusal> {
    let home = open.player(seat).home;
    ensure(!home.is_empty(), "FF-TRADE-02", "only jewels at home are traded, and there are none")?;
    ensure(can_give(home, open.stock, Trade::NEW), "FF-TRADE-01", "the Black Market has nothing to exchange for them")
}

impl Trade {
    /// A trade of which nothing is done.
    pub const NEW: Trade = Trade { given: JewelTypes::NONE, received: JewelTypes::NONE, step: TradeStep::First };
}

/// FF-RULING-50, FF-RULING-51. The stock that may be received: nothing of the types that were given.
#[inline]
fn on_offer(stock: Jewels, given: JewelTypes) -> Jewels {
    stock.without_types(given)
}

/// Whether any jewel can be given.
#[inline]
pub fn can_give(home: Jewels, stock: Jewels, trade: Trade) -> bool {
    givable(home, stock, trade).next().is_some()
}

/// FF-TRADE-03, FF-RULING-49, FF-RULING-50. The types that can be given now: at home since the trade began, with an
/// exchange for them.
#[inline]
pub fn givable(home: Jewels, stock: Jewels, trade: Trade) -> impl Iterator<Item = Jewel> + Clone {
    let own = home.without_types(trade.received);
    let is_first = trade.step == TradeStep::First;
    own.types().into_iter().filter(move |jewel| {
        let offer = on_offer(stock, trade.given.with(*jewel));
        if jewel.is_large() {
            !offer.large().is_empty() || offer.small().len() >= 2
        } else {
            !offer.small().is_empty() || is_first && !offer.large().is_empty() && own.small().len() >= 2
        }
    })
}

/// FF-TRADE-04. The types of the same size that can be received for the jewel.
#[inline]
pub fn receivable(stock: Jewels, trade: Trade, size: Size) -> JewelTypes {
    on_offer(stock, trade.given).of_size(size).types()
}

/// FF-TRADE-05. Whether two small jewels can be received for a large one.
#[inline]
pub fn can_take_two(stock: Jewels, trade: Trade) -> bool {
    on_offer(stock, trade.given).small().len() >= 2
}

/// FF-TRADE-06. The small jewels that can be added to the one just given, for a large one.
#[inline]
pub fn addable(home: Jewels, stock: Jewels, trade: Trade) -> JewelTypes {
    if on_offer(stock, trade.given).large().is_empty() { JewelTypes::NONE } else { home.small().types() }
}

/// FF-TRADE-05. The first of two small jewels: one of the same or a later type must be left for the second.
#[inline]
pub fn first_of_two(stock: Jewels, trade: Trade) -> impl Iterator<Item = Jewel> + Clone {
    let offer = on_offer(stock, trade.given).small();
    offer
        .types()
        .into_iter()
        .filter(move |jewel| offer.count(*jewel) >= 2 || offer.types().from(*jewel).into_iter().nth(1).is_some())
}

/// FF-TRADE-05. The second of two small jewels: of the same or a later type, so that no pair is offered twice.
#[inline]
pub fn second_of_two(stock: Jewels, trade: Trade, after: Jewel) -> JewelTypes {
    on_offer(stock, trade.given).small().types().from(after)
}

/// FF-TRADE-01 to FF-TRADE-06, FF-RULING-49 to FF-RULING-51. Whether a step of a trade is allowed.
pub fn check(open: &Open, seat: Seat, trade: Trade, action: Action) -> Result<(), Refusal> {
    let (home, stock) = (open.player(seat).home, open.stock);
    match (trade.step, action) {
        (TradeStep::First | TradeStep::Second, Action::Give { jewel }) => check_give(home, stock, trade, jewel),
        (TradeStep::Second, Action::DoneTrading) => Ok(()),
        (TradeStep::For { jewel: given, .. }, Action::Receive { jewel }) => {
            check_offered(stock, trade, jewel)?;
            let rule = if given.is_large() { "FF-TRADE-05" } else { "FF-TRADE-04" };
            ensure(jewel.size() == given.size(), rule, "a single jewel buys one of the same size")
        }
        (TradeStep::For { jewel: given, .. }, Action::TwoSmall) => {
            ensure(given.is_large(), "FF-TRADE-05", "only a large jewel buys two small ones")?;
            ensure(can_take_two(stock, trade), "FF-TRADE-05", "the Black Market has not two small jewels for it")
        }
        (TradeStep::For { jewel: given, is_second }, Action::AddSmall { jewel }) => {
            ensure(!given.is_large() && !jewel.is_large(), "FF-TRADE-06", "two small jewels buy a large one")?;
            ensure(!is_second, "FF-TRADE-03", "two jewels are given at most")?;
            ensure(home.has(jewel), "FF-TRADE-02", "no such jewel lies at home")?;
            ensure(addable(home, stock, trade).contains(jewel), "FF-TRADE-06", "the Black Market has no large jewel")
        }
        (TradeStep::TwoSmall { .. }, Action::Receive { jewel }) => {
            check_offered(stock, trade, jewel)?;
            ensure(!jewel.is_large(), "FF-TRADE-05", "a large jewel buys two small ones")?;
            let follows = first_of_two(stock, trade).any(|first| first == jewel);
            ensure(follows, "FF-TRADE-05", "take the other one first: none is left to follow this one")
        }
        (TradeStep::OneMoreSmall { after, .. }, Action::Receive { jewel }) => {
            check_offered(stock, trade, jewel)?;
            let follows = second_of_two(stock, trade, after).contains(jewel);
            ensure(follows, "FF-TRADE-05", "the second small jewel is of the same or a later type than the first")
        }
        (TradeStep::OneLarge, Action::Receive { jewel }) => {
            check_offered(stock, trade, jewel)?;
            ensure(jewel.is_large(), "FF-TRADE-06", "two small jewels buy a large one")
        }
        (TradeStep::First, Action::DoneTrading) => Err(Refusal::new("FF-TRADE-03", "give at least one jewel")),
        (TradeStep::First | TradeStep::Second, Action::Receive { .. }) => {
            Err(Refusal::new("FF-RULING-49", "give a jewel for it first"))
        }
        _ => Err(Refusal::new("FF-RULING-49", "finish the trade under way")),
    }
}

fn check_give(home: Jewels, stock: Jewels, trade: Trade, jewel: Jewel) -> Result<(), Refusal> {
    ensure(home.has(jewel), "FF-TRADE-02", "no such jewel lies at home")?;
    ensure(!trade.received.contains(jewel), "FF-RULING-50", "what was just received is not given again")?;
    let fits = givable(home, stock, trade).any(|given| given == jewel);
    ensure(fits, "FF-TRADE-04", "the Black Market has nothing to exchange for it")
}

fn check_offered(stock: Jewels, trade: Trade, jewel: Jewel) -> Result<(), Refusal> {
    ensure(!trade.given.contains(jewel), "FF-RULING-51", "a type that was given is not received in the same trade")?;
    ensure(stock.has(jewel), "FF-TRADE-01", "the Black Market has no such jewel")
}

/// FF-TRADE-01. The player goes to the Black Market.
pub fn start(game: &mut FreyasFolly, turn: Turn) {
    game.open.phase = Phase::Trading(turn, Trade::NEW);
}

/// FF-TRADE-03 to FF-TRADE-06. One step of a trade.
pub fn play(game: &mut FreyasFolly, turn: Turn, mut trade: Trade, action: Action, table: &mut impl Table<Event>) {
    let (seat, open) = (turn.seat, &mut game.open);
    let next = match (trade.step, action) {
        (step, Action::Give { jewel }) => {
            give(open, seat, &mut trade, jewel, table);
            Some(TradeStep::For { jewel, is_second: step == TradeStep::Second })
        }
        (_, Action::AddSmall { jewel }) => {
            give(open, seat, &mut trade, jewel, table);
            Some(TradeStep::OneLarge)
        }
        (TradeStep::For { is_second, .. }, Action::TwoSmall) => Some(TradeStep::TwoSmall { is_second }),
        (step, Action::Receive { jewel }) => {
            receive(open, seat, &mut trade, jewel, table);
            match step {
                TradeStep::TwoSmall { is_second } => Some(TradeStep::OneMoreSmall { after: jewel, is_second }),
                TradeStep::For { is_second: false, .. } | TradeStep::OneMoreSmall { is_second: false, .. } => {
                    // FF-RULING-49. A second single exchange, if there is one.
                    let second = Trade { step: TradeStep::Second, ..trade };
                    can_give(open.player(seat).home, open.stock, second).then_some(TradeStep::Second)
                }
                TradeStep::For { is_second: true, .. }
                | TradeStep::OneMoreSmall { is_second: true, .. }
                | TradeStep::OneLarge
                | TradeStep::First
                | TradeStep::Second => None,
            }
        }
        _ => None,
    };
    match next {
        Some(step) => open.phase = Phase::Trading(turn, Trade { step, ..trade }),
        None => turn::next(game, turn, table),
    }
}

fn give(open: &mut Open, seat: Seat, trade: &mut Trade, jewel: Jewel, table: &mut impl Table<Event>) {
    open.player_mut(seat).home -= Jewels::one(jewel);
    open.stock += Jewels::one(jewel);
    trade.given = trade.given.with(jewel);
    table.tell(|| Event::Gave { seat, jewel });
}

fn receive(open: &mut Open, seat: Seat, trade: &mut Trade, jewel: Jewel, table: &mut impl Table<Event>) {
    open.stock -= Jewels::one(jewel);
    open.player_mut(seat).home += Jewels::one(jewel);
    trade.received = trade.received.with(jewel);
    table.tell(|| Event::Received { seat, jewel });
}
