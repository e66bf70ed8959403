//! Buying land (RULES.md, chapter "Kaupmadur").

use super::{cards, priest};
use crate::event::Bonus;
use crate::state::{Act, Turn};
use crate::{Area, Bardagi, Building, Card, Event, Good, Kind, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

/// BA-KAUP-01, BA-KAUP-02, BA-KAUP-04. A purchase: a card and two Verslun disks on a Barbarian area.
pub(crate) fn check_buy_land(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let area = priest::stands(game, turn.seat, Unit::Kaupmadur)?;
    priest::check_barbarian(game, area, "BA-KAUP-02")?;
    ensure(cards::has(game, turn, Card::Kaupmadur), "BA-KAUP-01", "buying land takes a Kaupmadur card")?;
    let price = 1 + game.content.overtake.buy_pay;
    let disks = game.player(turn.seat).disks[Building::Verslun.index()];
    ensure(disks >= price, "BA-KAUP-04", "buying land takes two Verslun disks")
}

/// BA-KAUP-01. One disk is discarded, one placed; the bonus follows.
pub(crate) fn buy_land(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let area = game.player(seat).stands(Unit::Kaupmadur).expect("BA-KAUP-01: on land");
    cards::act_with(game, Card::Kaupmadur);
    let pay = game.content.overtake.buy_pay;
    let player = game.player_mut(seat);
    player.disks[Building::Verslun.index()] -= 1 + pay;
    player.unused += pay;
    player.owned = player.owned.with(area);
    game.lands.change(area, |plot| plot.disks = 1);
    game.tell(table, || What::LandBought { seat, area });
    let goods = yields(game.board().kind(area));
    let open = goods.iter().filter(|good| can_store(game, seat, **good)).count();
    if open > 1 {
        game.act(Act::Bonus(area));
    } else {
        let good = goods.iter().copied().find(|good| can_store(game, seat, *good));
        bonus(game, seat, area, good, table);
    }
}

/// BA-AREA-04, BA-AREA-05, BA-AREA-06, BA-AREA-07, BA-RULING-90. The goods that a kind of area gives.
pub(crate) const fn yields(kind: Kind) -> &'static [Good] {
    match kind {
        Kind::Forest => &[Good::Timber],
        Kind::Sheep => &[Good::Wool, Good::Meat],
        Kind::Cattle => &[Good::Hide, Good::Meat],
        Kind::Quarry => &[Good::Stone],
        Kind::Iron => &[Good::Iron],
        Kind::Gold | Kind::Village | Kind::Camp | Kind::Sacred | Kind::Home => &[],
    }
}

/// BA-STORE-02, BA-COMP-01. Whether the bank has the good and the storage room for it.
#[inline]
pub(crate) fn can_store(game: &Bardagi, seat: Seat, good: Good) -> bool {
    game.bank[good.index()] > 0 && game.player(seat).storage[good.index()] < game.storage_limit(seat)
}

/// BA-KAUP-03, BA-RULING-35, BA-RULING-36, BA-RULING-91. One resource of the bought area, or nothing.
fn bonus(game: &mut Bardagi, seat: Seat, area: Area, good: Option<Good>, table: &mut impl Table<Event>) {
    let bonus = match (game.board().kind(area), good) {
        (Kind::Gold, _) => {
            game.player_mut(seat).gold += 1;
            Bonus::Gold
        }
        (Kind::Village, _) if game.player(seat).unused > 0 => {
            let player = game.player_mut(seat);
            player.unused -= 1;
            player.recruits += 1;
            Bonus::Recruit
        }
        (_, Some(good)) => {
            game.bank[good.index()] -= 1;
            game.player_mut(seat).storage[good.index()] += 1;
            Bonus::Good(good)
        }
        (_, None) => Bonus::Lost,
    };
    game.tell(table, || What::Bonus { seat, area, bonus });
}

/// BA-KAUP-03. Whether the area gives this good and it can be taken.
pub(crate) fn check_bonus(game: &Bardagi, seat: Seat, area: Area, good: Good) -> Result<(), Refusal> {
    let gives = yields(game.board().kind(area)).contains(&good);
    ensure(gives, "BA-KAUP-03", "the area does not give that good")?;
    ensure(can_store(game, seat, good), "BA-RULING-36", "that good cannot be taken")
}

/// BA-KAUP-03. The chosen good.
pub(crate) fn bonus_good(game: &mut Bardagi, good: Good, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let Act::Bonus(area) = game.turn().act else { unreachable!("BA-KAUP-03: an area was bought") };
    bonus(game, seat, area, Some(good), table);
    game.act(Act::Menu);
}
