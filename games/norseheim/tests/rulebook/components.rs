//! What is in the box: counts, tiles, odds.

use crate::support::*;
use engine::{Edition, Files, Game};
use norseheim::Norseheim;
use norseheim::content::{Content, Window};
use norseheim::ids::*;

/// NH-COMP-01, NH-COMP-02, NH-COMP-03, NH-COMP-07, NH-RULING-01, NH-RULING-02. The map: 20 regions, 17 with a seat, five landscapes.
#[test]
fn the_map() {
    let content = content();
    let board = &content.board;
    assert_eq!((board.regions.len(), board.kings.len(), board.borders.len()), (20, 3, 47));
    assert!(board.of_landscape.iter().all(|regions| regions.len() == 4), "NH-COMP-03: four regions each");
    assert_eq!(
        board.chairs.iter().copied().collect::<Regions>().len(),
        17,
        "NH-COMP-07: a seat for each Chieftain region"
    );
    for king in board.kings {
        assert_eq!(board.chair_of[king.index()], None, "NH-RULING-01: a King's region has no seat");
    }
    for at in Region::every() {
        let landscape = board.landscape_of[at.index()];
        assert!(board.neighbours[at.index()].and(board.of_landscape[landscape.index()]).is_empty());
        assert!(board.neighbours[at.index()].into_iter().all(|beside| board.neighbours[beside.index()].contains(at)));
    }
    assert_eq!(board.neighbours[region("torvmyr").index()].len(), 5, "NH-COMP-02");
}

/// NH-COMP-06, NH-COMP-08, NH-COMP-09, NH-COMP-11, NH-WORSHIP-07, NH-TILE-01, NH-TILE-03, NH-TILE-05. Counts of the box.
#[test]
fn the_counts() {
    let content = content();
    assert!(content.cards_of.iter().all(|cards| cards.len() == 6), "NH-COMP-06, NH-WORSHIP-07");
    assert_eq!((content.god_cards.len(), content.giants.len()), (24, 15), "NH-COMP-08");
    assert_eq!(content.tiles.iter().filter(|tile| tile.second.is_some()).count(), 24, "NH-TILE-01");
    assert_eq!(content.tiles.iter().filter(|tile| tile.second.is_none()).count(), 6, "NH-TILE-03: Guards symbol");
    let pieces = &content.numbers.pieces;
    let shared = (pieces.rings, pieces.danevolds, pieces.npc_warriors);
    assert_eq!(shared, (10, 5, 50), "NH-COMP-11");
    assert_eq!((pieces.warriors, pieces.settlements, pieces.markers), (25, 4, 10), "NH-COMP-11");
    let mut armies: Vec<u8> = content.tiles.iter().take(24).map(|tile| tile.third).collect();
    armies.sort_unstable();
    let guards: u8 = 4 * 3;
    assert_eq!(armies[7..].iter().sum::<u8>() + guards, 50, "NH-TILE-05: any draw can be set up");
    assert_eq!(content.cards_for(Window::Turn).len(), 16, "NH-GOD-02: each card states its moment");
}

/// NH-RUNE-01, NH-RUNE-02. The odds of runes, and of attacks fought to the end, as they were worked out for the content.
#[test]
fn the_odds() {
    let content = content();
    let weights = &content.numbers.runes;
    assert_eq!((weights.hit, weights.blank, weights.upright), (9, 9, 2), "NH-RUNE-02");
    let win = |attackers, defence, walled| (content.odds.fate(attackers, defence, walled).win * 100.0).round() as u32;
    let open: Vec<u32> = [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (1, 1), (2, 2), (3, 3), (4, 4), (6, 6)]
        .map(|(attackers, defence)| win(attackers, defence, false))
        .to_vec();
    assert_eq!(open, [89, 84, 80, 78, 68, 35, 43, 46, 47, 48]);
    let walled: Vec<u32> = [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)].map(|(a, d)| win(a, d, true)).to_vec();
    assert_eq!(walled, [64, 47, 46, 52, 49]);
}

/// Content that cannot be used is refused, with the file, the entry and the reason.
#[test]
fn bad_content_is_refused() {
    let bad = |file: &str, text: &str, with: &str| {
        let original = <Content as engine::Printed>::FILES.iter().find(|(name, _)| *name == file).expect("a file").1;
        assert!(original.contains(text), "{text}");
        let files = Files::embedded::<Content>().with(file, original.replacen(text, with, 1));
        Edition::<Content>::read(&files).expect_err("refused").to_string()
    };
    assert!(bad("board.toml", "seat = 16", "seat = 15").contains("NH-COMP-07"));
    assert!(bad("board.toml", "landscape = \"fjord\"", "landscape = \"desert\"").contains("hrafnsvik"));
    assert!(bad("leaders.toml", "numbers = [4, 3, 2]", "numbers = [4, 9, 2]").contains("alrekr"));
    assert!(bad("gods.toml", "window = \"damage\"", "window = \"turn\"").contains("mjolnir_falls"));
    assert!(bad("game.toml", "stacking = 6", "stacking = 7").contains("NH-STACK-01"));
    assert!(bad("giants.toml", "rounds = 1", "rounds = 2").contains("hyrrokkins_windfall"));
}

/// NH-RULING-04. The three printed numbers mean one thing in front of a player and another in a region.
#[test]
fn a_tile_carries_three_numbers() {
    let alrekr = content().content().tile(tile("alrekr"));
    assert_eq!((alrekr.first, alrekr.second, alrekr.third), (4, Some(3), 2));
    assert_eq!(content().first_spaces(tile("alrekr")), [2, 1, 3], "price, size, diplomacy");
}

/// NH-COMP-04, NH-COMP-05, NH-RULING-45. The tables: AP from 0 to 60, six rounds.
#[test]
fn the_tables() {
    assert_eq!(content().numbers.points.last, 60, "NH-COMP-04");
    assert_eq!(content().numbers.limits.rounds(), 6, "NH-COMP-05: a box for each round");
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, norseheim::state::Building::Ring)
        .points(RED, 59)
        .hand(RED, &["golden_harvest"])
        .turn(RED);
    game.play(play("golden_harvest"));
    assert_eq!(ap(&game, RED), 60, "NH-RULING-45: what is beyond the table is lost");
}

/// The position is small, and copying it copies no heap.
#[test]
fn a_position_is_small() {
    assert!(std::mem::size_of::<Norseheim>() <= 640, "{}", std::mem::size_of::<Norseheim>());
    assert_eq!(Norseheim::NAME, "norseheim");
}
