//! How everything gets onto the table (RULES.md, chapter "Setting up").

use crate::content::Content;
use crate::rules::{building, planning, rounds, runes};
use crate::state::{Lands, Market, Player};
use crate::{Bardagi, Clan, Clans, Event, Options, Phase, Tile, What};
use arrayvec::ArrayVec;
use engine::{BadOptions, Edition, Seat, Table};

/// BA-SETUP-01, BA-SETUP-03, BA-SETUP-12, BA-SETUP-17, BA-SETUP-19, BA-RULING-02. A table for so many players: the bank is
/// full, the first round is at hand, a random seat begins, and Barbarians hold every area.
pub(crate) fn setup(
    options: &Options,
    seats: usize,
    content: Edition<Content>,
    table: &mut impl Table<Event>,
) -> Result<Bardagi, BadOptions> {
    let board = options.board(seats, &content)?;
    let clans = content.clans(seats, content.board(board));
    if clans.len() < seats {
        return Err(BadOptions::new("board", format!("there are only {} clans for {seats} players", clans.len())));
    }
    let mut players: [Player; 5] = Default::default();
    for player in &mut players[..seats] {
        *player = begin_with(&content);
    }
    let starter = Seat(table.below(seats as u32) as u8);
    let mut game = Bardagi {
        content,
        options: *options,
        board,
        seats: seats as u8,
        round: 1,
        starter,
        time_is_up: false,
        phase: Phase::Choosing(starter),
        bank: content.supply,
        axe_pile: content.axe_count,
        rune_pile: content.rune_counts(),
        market: market(&content, table),
        lands: Lands::empty(),
        plundered: crate::Areas::NONE,
        players,
    };
    for pile in 0..6 {
        building::fill_display(&mut game, pile, table);
    }
    for seat in game.in_order() {
        runes::draw(&mut game, seat, content.setup.start_runes, 0, table);
    }
    match options.clans {
        Clans::Chosen => {}
        Clans::Drawn => draw_clans(&mut game, clans, table),
    }
    Ok(game)
}

/// BA-SETUP-07, BA-SETUP-14, BA-SETUP-16. What a player begins with.
fn begin_with(content: &Content) -> Player {
    let on_building = content.setup.disks_per_building;
    Player {
        gold: content.setup.start_gold,
        disks: [on_building; 3],
        unused: content.setup.disks_per_player - 3 * on_building,
        ..Player::default()
    }
}

/// BA-SETUP-04, BA-RULING-62. Six piles, each shuffled.
fn market(content: &Content, table: &mut impl Table<Event>) -> Market {
    let mut market = Market { piles: Default::default(), displays: Default::default() };
    for (index, pile) in market.piles.iter_mut().enumerate() {
        let mut tiles = ArrayVec::<Tile, 12>::new();
        for tile in content.upgrades.by_pile[index] {
            (0..content.tile(tile).copies).for_each(|_| tiles.push(tile));
        }
        table.shuffle(&mut tiles);
        *pile = tiles;
    }
    market
}

/// BA-SETUP-09, BA-SETUP-10. Everybody draws a clan.
fn draw_clans(game: &mut Bardagi, mut clans: Vec<Clan>, table: &mut impl Table<Event>) {
    table.shuffle(&mut clans);
    for (seat, clan) in game.all_seats().zip(clans) {
        planning::settle_in(game, seat, clan);
        let home = game.home(seat);
        game.tell(table, || What::ClanTaken { seat, clan, home, is_chosen: false });
    }
    rounds::begin(game, table);
}
