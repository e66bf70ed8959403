//! Final scoring (RULES.md, chapter "The end").

use super::claiming;
use crate::state::Final;
use crate::{Bardagi, Event, Good, Kind, Phase, What};
use engine::{PerSeat, Seat, SeatSet, Table};

/// BA-END-01, BA-RULING-77. The gold that so much value brings, sold as well as can be.
pub(crate) fn sale(game: &Bardagi, mut value: u16) -> u16 {
    let mut gold = 0;
    for deal in game.content.trade.deals.iter().rev() {
        gold += value / deal.value * deal.gold;
        value %= deal.value;
    }
    gold
}

/// BA-RULING-52. The trade value of a seat's goods.
pub(crate) fn stored_value(game: &Bardagi, seat: Seat) -> u16 {
    let storage = &game.player(seat).storage;
    Good::ALL.into_iter().map(|good| u16::from(storage[good.index()]) * game.content.value[good.index()]).sum()
}

/// BA-END-02, BA-END-03, BA-RULING-76, BA-RULING-79. Who has most, by gold mines and then villages if several do; the points are split.
pub(crate) fn majority(game: &Bardagi, has: impl Fn(Seat) -> u16, points: u16) -> PerSeat<u16> {
    let key = |seat: Seat| {
        let gold_mines = claiming::own_of_kind(game, seat, Kind::Gold);
        (has(seat), gold_mines, claiming::own_of_kind(game, seat, Kind::Village))
    };
    let best = game.all_seats().map(key).max().expect("BA-SETUP-01: somebody plays");
    let winners: SeatSet = game.all_seats().filter(|seat| key(*seat) == best).collect();
    let share = points / winners.len() as u16;
    let mut shares = [0; 5];
    for seat in winners.iter() {
        shares[seat.index()] = share;
    }
    shares
}

/// BA-END-04, BA-GLORY-01. The glory of a seat when everything is counted.
pub(crate) fn total(game: &Bardagi, last: &Final, seat: Seat) -> i32 {
    let gold = i32::from(game.player(seat).gold) * i32::from(game.content.glory.per_gold);
    let majorities = last.most_gold[seat.index()] + last.most_areas[seat.index()];
    game.player(seat).tally.glory() + gold + i32::from(majorities)
}

/// BA-RULING-78. Who has won: most glory, then more gold, then more areas.
pub(crate) fn winners(game: &Bardagi, last: &Final) -> SeatSet {
    let key = |seat: Seat| (total(game, last, seat), game.player(seat).gold, game.player(seat).owned.len());
    let best = game.all_seats().map(key).max().expect("BA-SETUP-01: somebody plays");
    game.all_seats().filter(|seat| key(*seat) == best).collect()
}

/// BA-END-01, BA-END-02, BA-END-03, BA-END-04, BA-END-05. The goods become gold, the majorities are awarded, and the match is over.
pub(crate) fn finish(game: &mut Bardagi, table: &mut impl Table<Event>) {
    for seat in game.in_order() {
        let value = stored_value(game, seat);
        let gold = sale(game, value);
        for good in Good::ALL.map(Good::index) {
            let player = game.player_mut(seat);
            let count = std::mem::take(&mut player.storage[good]);
            game.bank[good] += count;
        }
        game.player_mut(seat).gold += gold;
        game.tell(table, || What::GoodsSold { seat, value, gold });
    }
    let most_gold = majority(game, |seat| game.player(seat).gold, game.content.glory.most_gold);
    let most_areas = majority(game, |seat| u16::from(game.player(seat).owned.len()), game.content.glory.most_areas);
    let mut last = Final { winners: SeatSet::EMPTY, most_gold, most_areas };
    last.winners = winners(game, &last);
    let gold = game.all_seats().map(|seat| game.player(seat).gold).max().unwrap_or(0);
    let areas = game.all_seats().map(|seat| game.player(seat).owned.len()).max().unwrap_or(0);
    game.tell(table, || What::MostGold { shares: most_gold, gold });
    game.tell(table, || What::MostAreas { shares: most_areas, areas });
    let mut glory = [0; 5];
    for seat in game.all_seats() {
        glory[seat.index()] = total(game, &last, seat);
    }
    game.tell(table, || What::Won { winners: last.winners, glory });
    game.phase = Phase::Over(last);
}
