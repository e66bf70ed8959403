//! Income, non-player Chieftains, and the end of a round (RULES.md, "Income", "Non-player Chieftains", "The end").

use super::{giants, order};
use crate::event::{Event, Piece};
use crate::ids::{Numbered, Region, Regions, Set};
use crate::phase::{Ending, Phase};
use crate::state::{Land, Norseheim, Realm};
use arrayvec::ArrayVec;
use engine::{Seat, SeatSet, Table};

/// NH-INCOME-01, NH-INCOME-02. The values of directly controlled regions and 1 for each Council seat, paid in player order.
pub fn income(game: &mut Norseheim, table: &mut impl Table<Event>) {
    for place in 0..usize::from(game.seats) {
        let seat = game.order[place];
        let (land, chairs) = (game.land_value(seat), game.chairs(seat));
        let points = game.player(seat).points + land + chairs;
        order::set_points(game, seat, points);
        let after = game.player(seat).points;
        table.tell(|| Event::Income { seat, land, chairs, after });
    }
    npc_phase(game, table);
}

/// NH-NPC-01, NH-NPC-02, NH-NPC-03, NH-STACK-03, NH-STACK-04, NH-CTRL-06. The die is rolled; every leader whose number it reaches gets a warrior.
fn npc_phase(game: &mut Norseheim, table: &mut impl Table<Event>) {
    let face = table.roll(game.content.numbers.leader_die.faces);
    table.tell(|| Event::Rolled { face });
    let mut regions = Regions::NONE;
    for region in recruiting(game, face) {
        if game.npc_warriors == 0 {
            // NH-RULING-48. With the supply empty no guest is removed either.
            break;
        }
        if recruit(game, region, table) {
            regions.insert(region);
        }
    }
    table.tell(|| Event::Recruited { regions: regions.into_iter().collect() });
    giants::begin(game, table);
}

/// NH-NPC-02, NH-RULING-48. The regions that recruit, by ascending recruit number, then descending value, then region order.
fn recruiting(realm: &Realm, face: u8) -> ArrayVec<Region, 20> {
    let content = realm.content;
    let number = |region: &Region| match realm.land(*region) {
        Land::Led { leader, .. } => Some(content.tile(*leader).first),
        Land::Held { .. } => None,
    };
    let open =
        |region: &Region| number(region).is_some_and(|number| number <= face) && !realm.is_barred_for_recruits(*region);
    let mut regions: ArrayVec<Region, 20> = Region::every().filter(open).collect();
    regions.sort_unstable_by_key(|region| {
        (number(region), u8::MAX - content.board.values[region.index()], region.number())
    });
    regions
}

/// NH-STACK-03, NH-NPC-03. A full region recruits only if a guest makes room. Says whether a warrior came.
fn recruit(game: &mut Norseheim, region: Region, table: &mut impl Table<Event>) -> bool {
    let is_full = game.room(region) == 0;
    let Land::Led { warriors, oath, .. } = &mut game.realm.land[region.index()] else { return false };
    if is_full {
        let Some(oath) = oath.as_mut().filter(|oath| oath.guests > 0) else { return false };
        oath.guests -= 1;
        let seat = oath.seat;
        game.realm.players[seat.index()].warriors += 1;
        table.tell(|| Event::Lost { region, piece: Piece::Guest, seat: Some(seat), count: 1 });
    }
    *warriors += 1;
    game.realm.npc_warriors -= 1;
    true
}

/// NH-GIANTS-04, NH-ACTION-08, NH-RULING-07, NH-GOD-25. The round is over: markers home, cards back to the hands, shields down; the next round or the final count.
pub fn end_round(game: &mut Norseheim, table: &mut impl Table<Event>) {
    game.waiting.clear();
    game.called = Set::NONE;
    game.shielded = Regions::NONE;
    game.passed = SeatSet::EMPTY;
    for player in &mut game.players {
        for (cards, spent) in player.cards.iter_mut().zip(&mut player.spent) {
            *cards += std::mem::take(spent);
        }
    }
    if game.round < game.content.numbers.limits.rounds() {
        return order::begin_round(game, table);
    }
    let ending = Ending::Points { winners: winners(game) };
    game.phase = Phase::Over(ending);
    table.tell(|| Event::Ended { ending });
}

/// NH-END-01, NH-SCORE-02, NH-RULING-50, NH-RULING-51. Most Power points; then seats, AP, warriors on the map; then it is shared.
fn winners(realm: &Realm) -> SeatSet {
    let rank = |seat: Seat| (realm.power(seat), realm.chairs(seat), realm.player(seat).points, realm.army(seat));
    let best = realm.seats().map(rank).max();
    realm.seats().filter(|seat| Some(rank(*seat)) == best).collect()
}
