//! The best way to bring a trade to its end.

use crate::jewels::{Jewel, Jewels, Size};
use crate::phase::{Trade, TradeStep};
use crate::rules::trading;

/// A trade under way, with what both sides have.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    pub home: Jewels,
    pub stock: Jewels,
    pub trade: Trade,
}

/// The worth of the best end of the trade, by what both sides have then.
pub(super) fn best(deal: Deal, worth: &impl Fn(Jewels, Jewels) -> f32) -> f32 {
    let mut most = (f32::MIN, deal, false);
    if deal.trade.step == TradeStep::Second {
        most.0 = worth(deal.home, deal.stock);
    }
    deal.ends(&mut |end, may_go_on| {
        let value = worth(end.home, end.stock);
        if value > most.0 {
            most = (value, end, may_go_on);
        }
    });
    // A second exchange is looked for behind the best first one only: all pairs of exchanges would be thousands.
    let (mut value, end, may_go_on) = most;
    if may_go_on {
        end.step(TradeStep::Second).ends(&mut |end, _| value = value.max(worth(end.home, end.stock)));
    }
    value
}

impl Deal {
    fn step(self, step: TradeStep) -> Deal {
        Deal { trade: Trade { step, ..self.trade }, ..self }
    }

    fn give(self, jewel: Jewel, step: TradeStep) -> Deal {
        let trade = Trade { given: self.trade.given.with(jewel), received: self.trade.received, step };
        Deal { home: self.home - Jewels::one(jewel), stock: self.stock + Jewels::one(jewel), trade }
    }

    fn receive(self, jewel: Jewel, step: TradeStep) -> Deal {
        let trade = Trade { given: self.trade.given, received: self.trade.received.with(jewel), step };
        Deal { home: self.home + Jewels::one(jewel), stock: self.stock - Jewels::one(jewel), trade }
    }

    /// Visits every end of the exchange under way, with whether another one may follow.
    fn ends(self, visit: &mut impl FnMut(Deal, bool)) {
        let Deal { home, stock, trade } = self;
        match trade.step {
            TradeStep::First | TradeStep::Second => {
                let is_second = trade.step == TradeStep::Second;
                for jewel in trading::givable(home, stock, trade) {
                    self.give(jewel, TradeStep::For { jewel, is_second }).ends_for(jewel, is_second, visit);
                }
            }
            TradeStep::For { jewel, is_second } => self.ends_for(jewel, is_second, visit),
            TradeStep::TwoSmall { is_second } => self.ends_two(is_second, visit),
            TradeStep::OneMoreSmall { after, is_second } => self.ends_more(after, is_second, visit),
            TradeStep::OneLarge => {
                for large in trading::receivable(stock, trade, Size::Large) {
                    visit(self.receive(large, trade.step), false);
                }
            }
        }
    }

    fn ends_for(self, given: Jewel, is_second: bool, visit: &mut impl FnMut(Deal, bool)) {
        let Deal { home, stock, trade } = self;
        for jewel in trading::receivable(stock, trade, given.size()) {
            visit(self.receive(jewel, trade.step), !is_second);
        }
        if given.is_large() && trading::can_take_two(stock, trade) {
            self.ends_two(is_second, visit);
        }
        if !given.is_large() && !is_second {
            for jewel in trading::addable(home, stock, trade) {
                let deal = self.give(jewel, TradeStep::OneLarge);
                for large in trading::receivable(deal.stock, deal.trade, Size::Large) {
                    visit(deal.receive(large, TradeStep::OneLarge), false);
                }
            }
        }
    }

    fn ends_two(self, is_second: bool, visit: &mut impl FnMut(Deal, bool)) {
        for first in trading::first_of_two(self.stock, self.trade) {
            self.receive(first, self.trade.step).ends_more(first, is_second, visit);
        }
    }

    fn ends_more(self, after: Jewel, is_second: bool, visit: &mut impl FnMut(Deal, bool)) {
        for second in trading::second_of_two(self.stock, self.trade, after) {
            visit(self.receive(second, self.trade.step), !is_second);
        }
    }
}
