//! Building upgrades (RULES.md, chapters "Build" and "Upgrade tiles").

use super::rounds;
use crate::content::Tiles;
use crate::{Bardagi, Building, Event, Good, Phase, Tile, What};
use engine::{Refusal, Seat, Table, ensure};

/// BA-BUILD-01, BA-RULING-88. The Build phase begins: open places are filled, the starting player is first.
pub(crate) fn begin(game: &mut Bardagi, table: &mut impl Table<Event>) {
    for pile in 0..6 {
        fill_display(game, pile, table);
    }
    ask(game, Some(game.starter), table);
}

/// BA-BUILD-02. Turns tiles up until the display is full or the pile is empty.
pub(crate) fn fill_display(game: &mut Bardagi, pile: usize, table: &mut impl Table<Event>) {
    let shown = game.content.upgrades.display(game.seats as usize, 1 + (pile % 2) as u8);
    while game.market.displays[pile].len() < shown {
        let Some(tile) = game.market.piles[pile].pop() else { break };
        game.market.displays[pile].push(tile);
        game.tell(table, || What::TileTurned { tile });
    }
}

/// BA-BUILD-01. Asks the next seat that has the goods for a tile. Gold is secret: whoever has the goods is asked.
fn ask(game: &mut Bardagi, mut next: Option<Seat>, table: &mut impl Table<Event>) {
    while let Some(seat) = next {
        if has_goods_for_any(game, seat) {
            game.phase = Phase::Build(seat);
            return;
        }
        next = game.after(seat);
    }
    rounds::begin_claim(game, table);
}

/// BA-BUILD-03. Whether the goods, gold aside, suffice for a tile of the level.
fn has_goods(game: &Bardagi, seat: Seat, level: u8) -> bool {
    let cost = &game.content.upgrades.cost[level as usize - 1];
    Good::ALL.into_iter().all(|good| game.player(seat).storage[good.index()] >= cost[good.index()])
}

fn has_goods_for_any(game: &Bardagi, seat: Seat) -> bool {
    if !has_goods(game, seat, 1) && !has_goods(game, seat, 2) {
        return false;
    }
    on_display(game)
        .into_iter()
        .any(|tile| has_goods(game, seat, game.content.tile(tile).level) && has_place(game, seat, tile))
}

/// BA-BUILD-04, BA-BUILD-09. Whether the tile fits beside its building, or in the place of another.
fn has_place(game: &Bardagi, seat: Seat, tile: Tile) -> bool {
    check_place(game, seat, tile).is_ok() || replaceable(game, seat, tile).next().is_some()
}

/// BA-BUILD-02, BA-BUILD-04. The tiles that lie open and that the seat has a place for, whatever it can pay.
pub(crate) fn open_to(game: &Bardagi, seat: Seat) -> impl Iterator<Item = Tile> {
    on_display(game).into_iter().filter(move |tile| has_place(game, seat, *tile))
}

/// The kinds of tiles that lie open.
pub(crate) fn on_display(game: &Bardagi) -> Tiles {
    game.market.displays.iter().flatten().fold(Tiles::NONE, |all, tile| all.with(*tile))
}

/// BA-BUILD-09, BA-RULING-68. The seat's tiles in whose place this one could be built.
pub(crate) fn replaceable(game: &Bardagi, seat: Seat, new: Tile) -> impl Iterator<Item = Tile> {
    let tiles = game.player(seat).tiles;
    let pile = game.content.tile(new).pile();
    let old = if tiles.contains(new) { Tiles::NONE } else { tiles.and(game.content.upgrades.by_pile[pile]) };
    old.into_iter()
}

/// BA-BUILD-02, BA-BUILD-08. Whether the tile lies open and is not owned.
fn check_open(game: &Bardagi, seat: Seat, tile: Tile) -> Result<(), Refusal> {
    ensure(on_display(game).contains(tile), "BA-BUILD-02", "only tiles that lie open can be built")?;
    ensure(!game.player(seat).tiles.contains(tile), "BA-BUILD-08", "you have this tile already")
}

/// BA-BUILD-03. Whether the goods and the gold suffice.
fn check_cost(game: &Bardagi, seat: Seat, tile: Tile) -> Result<(), Refusal> {
    let level = game.content.tile(tile).level;
    ensure(has_goods(game, seat, level), "BA-BUILD-03", "you lack the goods for this tile")?;
    let has_gold = game.player(seat).gold >= game.content.upgrades.gold[level as usize - 1];
    ensure(has_gold, "BA-BUILD-03", "you lack the gold for this tile")
}

/// BA-BUILD-04, BA-BUILD-08, BA-BUILD-10, BA-RULING-61. Whether the tile fits beside its building.
fn check_place(game: &Bardagi, seat: Seat, tile: Tile) -> Result<(), Refusal> {
    let data = game.content.tile(tile);
    let tiles = game.player(seat).tiles;
    ensure(!tiles.contains(tile), "BA-BUILD-08", "you have this tile already")?;
    let (first, second) = level_counts(game, tiles, data.building);
    ensure(data.level == 1 || first > 0, "BA-BUILD-04", "a level-2 tile needs a level-1 tile of the same building")?;
    let slots = &game.content.upgrades.slots;
    let used = first * slots[0] + second * slots[1] + slots[data.level as usize - 1];
    ensure(used <= game.content.upgrades.slots_per_building, "BA-RULING-61", "there is no room beside the building")
}

fn level_counts(game: &Bardagi, tiles: Tiles, building: Building) -> (u8, u8) {
    let piles = &game.content.upgrades.by_pile;
    let pile = building.index() * 2;
    (tiles.and(piles[pile]).len(), tiles.and(piles[pile + 1]).len())
}

/// BA-RULING-61. The room that is taken beside a building.
pub(crate) fn slots_used(game: &Bardagi, seat: Seat, building: Building) -> u8 {
    let (first, second) = level_counts(game, game.player(seat).tiles, building);
    first * game.content.upgrades.slots[0] + second * game.content.upgrades.slots[1]
}

/// BA-BUILD-01. Whether the tile can be built.
pub(crate) fn check_build(game: &Bardagi, seat: Seat, tile: Tile) -> Result<(), Refusal> {
    check_open(game, seat, tile)?;
    check_place(game, seat, tile)?;
    check_cost(game, seat, tile)
}

/// BA-BUILD-09, BA-RULING-68. Whether the tile can be built in place of another.
pub(crate) fn check_replace(game: &Bardagi, seat: Seat, old: Tile, new: Tile) -> Result<(), Refusal> {
    ensure(game.player(seat).tiles.contains(old), "BA-BUILD-09", "you do not have the tile to be replaced")?;
    check_open(game, seat, new)?;
    let same_pile = game.content.tile(old).pile() == game.content.tile(new).pile();
    ensure(same_pile, "BA-RULING-68", "a tile is replaced by one of the same building and level")?;
    check_cost(game, seat, new)
}

/// BA-BUILD-03. Goods to the bank, gold gone, the tile off the display and its place filled.
fn buy(game: &mut Bardagi, seat: Seat, tile: Tile) {
    let (level, pile) = (game.content.tile(tile).level as usize - 1, game.content.tile(tile).pile());
    for good in Good::ALL.map(Good::index) {
        let cost = game.content.upgrades.cost[level][good];
        game.player_mut(seat).storage[good] -= cost;
        game.bank[good] += cost;
    }
    game.player_mut(seat).gold -= game.content.upgrades.gold[level];
    let display = &mut game.market.displays[pile];
    let place = display.iter().position(|open| *open == tile).expect("BA-BUILD-02: the tile lies open");
    display.remove(place);
}

fn set_tiles(game: &mut Bardagi, seat: Seat, tiles: Tiles) {
    let powers = game.content.upgrades.powers(tiles);
    let player = game.player_mut(seat);
    player.tiles = tiles;
    player.powers = powers;
}

/// BA-BUILD-02, BA-BUILD-05, BA-BUILD-06. The tile is built and gives its glory; the next one is turned up.
pub(crate) fn build(game: &mut Bardagi, seat: Seat, tile: Tile, table: &mut impl Table<Event>) {
    buy(game, seat, tile);
    set_tiles(game, seat, game.player(seat).tiles.with(tile));
    let glory = game.content.glory.build[game.content.tile(tile).level as usize - 1];
    game.player_mut(seat).tally.built += glory;
    game.tell(table, || What::Built { seat, tile, replaced: None, glory });
    fill_display(game, game.content.tile(tile).pile(), table);
    ask(game, game.after(seat), table);
}

/// BA-BUILD-09, BA-RULING-68. The new tile gives no glory; the old one is shuffled into its pile after the display is full.
pub(crate) fn replace(game: &mut Bardagi, seat: Seat, old: Tile, new: Tile, table: &mut impl Table<Event>) {
    buy(game, seat, new);
    set_tiles(game, seat, game.player(seat).tiles.without(old).with(new));
    game.tell(table, || What::Built { seat, tile: new, replaced: Some(old), glory: 0 });
    let pile = game.content.tile(old).pile();
    fill_display(game, pile, table);
    game.market.piles[pile].push(old);
    table.shuffle(&mut game.market.piles[pile]);
    drop_surplus(game, seat, table);
    ask(game, game.after(seat), table);
}

/// BA-RULING-68. Disks above a limit go to the Town, goods above it to the bank.
fn drop_surplus(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let mut disks = 0;
    for building in Building::ALL {
        let limit = game.disk_limit(seat, building);
        let player = game.player_mut(seat);
        let surplus = player.disks[building.index()].saturating_sub(limit);
        player.disks[building.index()] -= surplus;
        player.recruits += surplus;
        disks += surplus;
    }
    let limit = game.storage_limit(seat);
    let mut goods = [0; 6];
    for good in Good::ALL.map(Good::index) {
        let surplus = game.player(seat).storage[good].saturating_sub(limit);
        game.player_mut(seat).storage[good] -= surplus;
        game.bank[good] += surplus;
        goods[good] = surplus;
    }
    if disks > 0 || goods != [0; 6] {
        game.tell(table, || What::Surplus { seat, disks, goods });
    }
}

/// BA-BUILD-01, BA-RULING-60. Nothing is built.
pub(crate) fn pass(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    game.tell(table, || What::NothingBuilt { seat });
    ask(game, game.after(seat), table);
}
