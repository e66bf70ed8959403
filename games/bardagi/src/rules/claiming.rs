//! The Claim: glory, resources, recruits, Axe tokens (RULES.md, chapter "Claim").

use super::{merchant, rounds, runes};
use crate::content::Effect;
use crate::state::ClaimStep;
use crate::{Area, Areas, Bardagi, Building, Event, Good, Kind, Phase, Rune, Unit, What};
use engine::{Refusal, Seat, Table, ensure};
use std::ops::RangeInclusive;

/// BA-CLAIM-01, BA-RULING-57. Step A for everybody, then step B seat by seat.
pub(crate) fn begin(game: &mut Bardagi, table: &mut impl Table<Event>) {
    for seat in game.in_order() {
        claim_glory(game, seat, table);
    }
    claim_resources(game, game.starter, table);
}

/// BA-RULING-59. Whether this Claim began as the last one.
fn is_last(game: &Bardagi) -> bool {
    match game.phase {
        Phase::Claim(_, _, is_last) => is_last,
        Phase::Choosing(_) | Phase::Planning | Phase::Turn(_) | Phase::Build(_) | Phase::Over(_) => {
            game.is_last_round()
        }
    }
}

fn ask(game: &mut Bardagi, seat: Seat, step: ClaimStep) {
    game.phase = Phase::Claim(seat, step, is_last(game));
}

/// BA-CLAIM-01, BA-AREA-14. One glory for each owned area, and what tiles give.
fn claim_glory(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let areas = u16::from(game.player(seat).owned.len()) * game.content.glory.per_area;
    let tiles = tile_glory(game, seat);
    let tally = &mut game.player_mut(seat).tally;
    tally.areas += areas;
    tally.tiles += tiles;
    if areas + tiles > 0 {
        game.tell(table, || What::GloryClaimed { seat, areas, tiles });
    }
}

/// The seat's areas of a kind.
#[inline]
pub(crate) fn own_of_kind(game: &Bardagi, seat: Seat, kind: Kind) -> u8 {
    game.player(seat).owned.and(game.board().of_kind(kind)).len()
}

/// BA-UPG-07, BA-UPG-08, BA-UPG-09, BA-UPG-13, BA-UPG-14, BA-UPG-20, BA-RULING-73. The glory that a seat's tiles give.
pub(crate) fn tile_glory(game: &Bardagi, seat: Seat) -> u16 {
    let player = game.player(seat);
    let glory = player.tiles.into_iter().map(|tile| match game.content.tile(tile).effect {
        Effect::GloryPerRound { n } => n,
        Effect::GloryPerArea { area, n } => n * own_of_kind(game, seat, area),
        Effect::GloryIfOwn { area, n } if own_of_kind(game, seat, area) > 0 => n,
        Effect::GloryPerConquest { n, min } => (n * player.conquered.len()).max(min),
        _ => 0,
    });
    glory.map(u16::from).sum()
}

/// BA-UPG-04, BA-UPG-06, BA-UPG-10, BA-UPG-11, BA-UPG-12, BA-UPG-18, BA-RULING-51, BA-RULING-69. The gold that a seat's tiles give.
pub(crate) fn tile_gold(game: &Bardagi, seat: Seat) -> u16 {
    let player = game.player(seat);
    let gold = player.tiles.into_iter().map(|tile| match game.content.tile(tile).effect {
        Effect::GoldPerRound { n } => n,
        Effect::GoldPerArea { area, n } => n * own_of_kind(game, seat, area),
        Effect::GoldPerAttack { n } => n * player.attacked.len(),
        _ => 0,
    });
    gold.map(u16::from).sum()
}

/// BA-UPG-05, BA-UPG-21. The recruits and runes that a seat's tiles give.
fn tile_recruits_and_runes(game: &Bardagi, seat: Seat) -> (u8, u8) {
    let mut given = (0, 0);
    for tile in game.player(seat).tiles {
        match game.content.tile(tile).effect {
            Effect::RecruitPerArea { area, n } => given.0 += n * own_of_kind(game, seat, area),
            Effect::RunePerArea { area, n } => given.1 += n * own_of_kind(game, seat, area),
            _ => {}
        }
    }
    given
}

/// BA-KAUP-08, BA-RULING-31, BA-RULING-84. Gold for a Kaupmadur who stands on a village.
pub(crate) fn village_gold(game: &Bardagi, seat: Seat) -> u16 {
    let villages = game.board().of_kind(Kind::Village);
    let is_there = game.player(seat).stands(Unit::Kaupmadur).is_some_and(|area| villages.contains(area));
    if is_there { u16::from(game.content.claim.village_gold) } else { 0 }
}

/// BA-CLAIM-03, BA-GODI-05, BA-GODI-06, BA-RULING-47, BA-RULING-49, BA-RULING-50. What an area yields, and for whom.
pub(crate) fn yield_of(game: &Bardagi, area: Area) -> Option<(Seat, u8)> {
    let owner = game.owner(area)?;
    let plot = game.plot(area);
    if game.board().kind(area) == Kind::Camp || plot.has(Rune::Barren) || is_blocked(game, area, owner) {
        return None;
    }
    let claim = &game.content.claim;
    let godi = if game.player(owner).stands_on(Unit::Godi, area) { claim.yield_of_godi } else { 0 };
    let runes: u8 = plot.runes().map(|rune| game.content.rune(rune).effect.plus_yield()).sum();
    Some((plot.caster().unwrap_or(owner), claim.yield_of_area + godi + runes))
}

/// BA-GODI-06, BA-GODI-07, BA-RULING-31. Whether another player's Godi stands there and no Axe token protects the area.
pub(crate) fn is_blocked(game: &Bardagi, area: Area, owner: Seat) -> bool {
    game.plot(area).axes == 0
        && owner.others(game.seats as usize).any(|other| game.player(other).stands_on(Unit::Godi, area))
}

/// BA-CLAIM-02. What the areas yield for a seat, by kind.
pub(crate) fn yields(game: &Bardagi, seat: Seat) -> [u8; 10] {
    let mut units = [0; 10];
    let owned = game.player(seat).owned;
    let board = game.board();
    // Areas with runes or a Godi on them are looked at one by one, the others counted.
    let godis: Areas = game.all_seats().filter_map(|seat| game.player(seat).stands(Unit::Godi)).collect();
    let special = game.lands.runed().or(godis).and(game.owned_by_anyone());
    for area in special {
        if let Some((_, count)) = yield_of(game, area).filter(|(receiver, _)| *receiver == seat) {
            units[board.kind(area).index()] += count;
        }
    }
    let plain = owned.but(special);
    for kind in [Kind::Forest, Kind::Sheep, Kind::Cattle, Kind::Quarry, Kind::Iron, Kind::Gold, Kind::Village] {
        units[kind.index()] += plain.and(board.of_kind(kind)).len() * game.content.claim.yield_of_area;
    }
    units
}

/// BA-CLAIM-02, BA-STORE-02, BA-RULING-57, BA-RULING-91. Step B for one seat: everything that leaves no choice.
fn claim_resources(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let units = yields(game, seat);
    let (mut goods, mut lost) = ([0; 6], 0);
    for (kind, good) in [(Kind::Forest, Good::Timber), (Kind::Iron, Good::Iron), (Kind::Quarry, Good::Stone)] {
        let due = units[kind.index()];
        let taken = due.min(room(game, seat, good));
        store(game, seat, good, taken);
        goods[good.index()] = taken;
        lost += due - taken;
    }
    let gold = u16::from(units[Kind::Gold.index()]) + tile_gold(game, seat) + village_gold(game, seat);
    let (more_recruits, runes) = tile_recruits_and_runes(game, seat);
    let player = game.player_mut(seat);
    player.gold += gold;
    let recruits = (units[Kind::Village.index()] + more_recruits).min(player.unused);
    player.unused -= recruits;
    player.recruits += recruits;
    if goods != [0; 6] || gold > 0 || recruits > 0 || lost > 0 {
        game.tell(table, || What::Claimed { seat, goods, gold, recruits, lost });
    }
    if runes > 0 {
        runes::draw(game, seat, runes, 0, table);
    }
    ask_sheep(game, seat, table);
}

/// BA-STORE-01, BA-COMP-01. How many of a good the seat can still take.
#[inline]
fn room(game: &Bardagi, seat: Seat, good: Good) -> u8 {
    let room = game.storage_limit(seat) - game.player(seat).storage[good.index()];
    room.min(game.bank[good.index()])
}

fn store(game: &mut Bardagi, seat: Seat, good: Good, count: u8) {
    game.bank[good.index()] -= count;
    game.player_mut(seat).storage[good.index()] += count;
}

/// BA-RULING-37, BA-RULING-57. How many units of a herd may be its own good, when as much as possible is taken.
pub(crate) fn split(game: &Bardagi, seat: Seat, kind: Kind) -> RangeInclusive<u8> {
    let units = yields(game, seat)[kind.index()];
    let own = merchant::yields(kind)[0];
    let (most, meat) = (room(game, seat, own), room(game, seat, Good::Meat));
    let taken = units.min(most + meat);
    taken.saturating_sub(meat)..=taken.min(most)
}

/// Whether a herd's split leaves a choice.
fn leaves_choice(range: &RangeInclusive<u8>) -> bool {
    range.start() < range.end()
}

/// BA-AREA-05. Asks for wool or meat, if there is a choice.
fn ask_sheep(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let split = split(game, seat, Kind::Sheep);
    if leaves_choice(&split) {
        ask(game, seat, ClaimStep::Sheep);
    } else {
        take_herd(game, seat, Kind::Sheep, *split.start(), true, table);
        ask_cattle(game, seat, table);
    }
}

/// BA-AREA-06. Asks for hide or meat, if there is a choice.
fn ask_cattle(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let split = split(game, seat, Kind::Cattle);
    if leaves_choice(&split) {
        ask(game, seat, ClaimStep::Cattle);
    } else {
        take_herd(game, seat, Kind::Cattle, *split.start(), true, table);
        ask_axes(game, seat, table);
    }
}

/// BA-RULING-37. So many units are the herd's own good, the rest meat, as far as there is room.
fn take_herd(game: &mut Bardagi, seat: Seat, kind: Kind, own: u8, is_forced: bool, table: &mut impl Table<Event>) {
    let units = yields(game, seat)[kind.index()];
    if units == 0 {
        return;
    }
    let good = merchant::yields(kind)[0];
    let meat = (units - own).min(room(game, seat, Good::Meat));
    store(game, seat, good, own);
    store(game, seat, Good::Meat, meat);
    let lost = units - own - meat;
    game.tell(table, || What::HerdClaimed { seat, good, count: own, meat, lost, is_forced });
}

/// BA-AREA-05, BA-RULING-57. Whether so much may be wool.
pub(crate) fn check_sheep(game: &Bardagi, seat: Seat, wool: u8) -> Result<(), Refusal> {
    let may = split(game, seat, Kind::Sheep).contains(&wool);
    ensure(may, "BA-RULING-57", "take as much as your storage and the bank allow")
}

/// BA-AREA-06, BA-RULING-57. Whether so much may be hide.
pub(crate) fn check_cattle(game: &Bardagi, seat: Seat, hide: u8) -> Result<(), Refusal> {
    let may = split(game, seat, Kind::Cattle).contains(&hide);
    ensure(may, "BA-RULING-57", "take as much as your storage and the bank allow")
}

/// BA-AREA-05. Wool and meat.
pub(crate) fn sheep(game: &mut Bardagi, seat: Seat, wool: u8, table: &mut impl Table<Event>) {
    take_herd(game, seat, Kind::Sheep, wool, false, table);
    ask_cattle(game, seat, table);
}

/// BA-AREA-06. Hide and meat.
pub(crate) fn cattle(game: &mut Bardagi, seat: Seat, hide: u8, table: &mut impl Table<Event>) {
    take_herd(game, seat, Kind::Cattle, hide, false, table);
    ask_axes(game, seat, table);
}

/// BA-CAMP-04, BA-CLAIM-04, BA-RULING-58, BA-RULING-59. Asks a camp owner, though not in the last round. Gold is secret: every camp owner
/// is asked while tokens are left.
fn ask_axes(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let is_asked = own_of_kind(game, seat, Kind::Camp) > 0 && game.axe_pile > 0 && !is_last(game);
    if is_asked {
        ask(game, seat, ClaimStep::Axes);
    } else {
        next_to_claim(game, seat, table);
    }
}

/// BA-CAMP-04, BA-RULING-29. The most Axe tokens a seat can buy.
pub(crate) fn most_axes(game: &Bardagi, seat: Seat) -> u8 {
    let price = u16::from(game.content.axe_price).max(1);
    let affordable = (game.player(seat).gold / price).min(u16::from(u8::MAX)) as u8;
    own_of_kind(game, seat, Kind::Camp).min(affordable).min(game.axe_pile)
}

/// BA-CAMP-04. Whether so many can be bought.
pub(crate) fn check_buy_axes(game: &Bardagi, seat: Seat, count: u8) -> Result<(), Refusal> {
    ensure(count <= most_axes(game, seat), "BA-CAMP-04", "one Axe token for each camp, at 1 gold, while there are any")
}

/// BA-CAMP-04. Gold for Axe tokens.
pub(crate) fn buy_axes(game: &mut Bardagi, seat: Seat, count: u8, table: &mut impl Table<Event>) {
    let price = u16::from(game.content.axe_price);
    game.axe_pile -= count;
    let player = game.player_mut(seat);
    player.axes += count;
    player.gold -= u16::from(count) * price;
    game.tell(table, || What::AxesBought { seat, count });
    next_to_claim(game, seat, table);
}

/// BA-RULING-57, BA-RULING-59. The next seat's step B; then step C, but not in the last round.
fn next_to_claim(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    match game.after(seat) {
        Some(next) => claim_resources(game, next, table),
        None if is_last(game) => rounds::end(game, table),
        None => ask_recruits(game, game.starter, table),
    }
}

/// BA-CLAIM-05. Step C: asks for recruits while there are any and a building has room.
fn ask_recruits(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let has_room = Building::ALL.into_iter().any(|building| check_recruit(game, seat, building).is_ok());
    if has_room {
        ask(game, seat, ClaimStep::Recruits);
    } else {
        ask_place_axes(game, seat, table);
    }
}

/// BA-CLAIM-05, BA-RULING-56. Whether a recruit fits on the building.
pub(crate) fn check_recruit(game: &Bardagi, seat: Seat, building: Building) -> Result<(), Refusal> {
    ensure(game.player(seat).recruits > 0, "BA-CLAIM-05", "there is no recruit on your Town")?;
    let has_room = game.player(seat).disks[building.index()] < game.disk_limit(seat, building);
    ensure(has_room, "BA-CLAIM-05", "the building is full")
}

/// BA-CLAIM-05. A recruit goes to a building.
pub(crate) fn recruit(game: &mut Bardagi, seat: Seat, building: Building, table: &mut impl Table<Event>) {
    let player = game.player_mut(seat);
    player.recruits -= 1;
    player.disks[building.index()] += 1;
    game.tell(table, || What::RecruitPlaced { seat, building });
    ask_recruits(game, seat, table);
}

/// BA-CLAIM-05, BA-RULING-89. The other recruits stay.
pub(crate) fn recruits_done(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    ask_place_axes(game, seat, table);
}

/// BA-AXE-01, BA-RULING-30. The places for an Axe token: own areas, and with forced trade the home.
pub(crate) fn axe_places(game: &Bardagi, seat: Seat) -> Areas {
    let player = game.player(seat);
    match player.home {
        Some(home) if game.options.forced_trade && !player.home_axe => player.owned.with(home),
        Some(_) | None => player.owned,
    }
}

/// BA-CLAIM-06. Asks for Axe tokens while there are any and a place.
fn ask_place_axes(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    if game.player(seat).axes > 0 && !axe_places(game, seat).is_empty() {
        ask(game, seat, ClaimStep::PlacingAxes);
    } else {
        axes_done(game, seat, table);
    }
}

/// BA-AXE-01, BA-RULING-30. Whether an Axe token may lie there.
pub(crate) fn check_axe(game: &Bardagi, seat: Seat, area: Area) -> Result<(), Refusal> {
    if axe_places(game, seat).contains(area) {
        return Ok(());
    }
    let is_home = game.player(seat).home == Some(area);
    let reason =
        if is_home { "the home takes one Axe token, and only with forced trade" } else { "the area is not yours" };
    Err(Refusal::new("BA-RULING-30", reason))
}

/// BA-CLAIM-06. An Axe token is placed, for good.
pub(crate) fn place_axe(game: &mut Bardagi, seat: Seat, area: Area, table: &mut impl Table<Event>) {
    game.player_mut(seat).axes -= 1;
    if game.player(seat).home == Some(area) {
        game.player_mut(seat).home_axe = true;
    } else {
        game.lands.change(area, |plot| plot.axes += 1);
    }
    game.tell(table, || What::AxePlaced { seat, area });
    ask_place_axes(game, seat, table);
}

/// BA-AXE-01, BA-CLAIM-07. The next seat's step C, or the end of the round.
pub(crate) fn axes_done(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    match game.after(seat) {
        Some(next) => ask_recruits(game, next, table),
        None => rounds::end(game, table),
    }
}
