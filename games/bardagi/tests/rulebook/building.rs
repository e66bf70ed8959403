//! Building and tiles (RULES.md, chapters "Build" and "Upgrade tiles").

use crate::support::*;
use bardagi::*;
use engine::Viewer;

const FIRST: [(Good, u8); 2] = [(Good::Timber, 3), (Good::Iron, 1)];
const SECOND: [(Good, u8); 2] = [(Good::Stone, 3), (Good::Iron, 2)];

fn build(id: &str) -> Action {
    Action::Build { tile: tile(id) }
}

/// Example 29: BA-BUILD-01, BA-BUILD-02, BA-BUILD-03, BA-BUILD-05, BA-BUILD-06, BA-UPG-02, BA-RULING-60, BA-RULING-67.
#[test]
fn a_tile_is_built_and_the_next_turned_up() {
    let position = Position::of(&begin(Options::default(), 3)).open(&["mead-hall", "riding-stable"]);
    let position = position.goods(RED, &FIRST).goods(YELLOW, &FIRST).goods(BLUE, &[(Good::Timber, 3)]);
    let mut game = position.build(RED);
    game.refuses(build("spoils-chest"), "BA-BUILD-02");
    game.refuses(Action::EndTurn, "BA-BUILD-01");
    game.play(build("mead-hall"));
    let red = game.player(RED);
    assert_eq!((red.storage, red.gold, red.tally.glory()), ([0; 6], 0, 3), "BA-BUILD-03, BA-BUILD-05");
    assert_eq!((red.disks[0], game.disk_limit(RED, Building::Virki)), (6, 8), "BA-BUILD-06, BA-UPG-02, BA-RULING-67");
    assert_eq!(game.asked(), YELLOW, "BA-BUILD-01: in order, one each");
    assert_eq!(game.view(Viewer::Spectator).displays[0].len(), 2, "BA-BUILD-02: the next is turned up at once");
    let next = game.view(Viewer::Spectator).displays[0][1];
    game.play(Action::Build { tile: next });
    assert!(!matches!(game.phase(), Phase::Build(_)), "BLUE lacks iron and is not asked");
    let mut poor = Position::of(&begin(Options::default(), 3)).goods(RED, &FIRST).gold(RED, 0).build(RED);
    assert_eq!(poor.offered(), [Action::PassBuild], "gold is secret: whoever has the goods is asked");
    let shown = poor.view(Viewer::Spectator).displays[0][0];
    poor.refuses(Action::Build { tile: shown }, "BA-BUILD-03");
}

/// Example 30: BA-BUILD-04, BA-BUILD-07, BA-BUILD-10, BA-RULING-61: level 2 and room.
#[test]
fn level_two_needs_level_one_and_room() {
    let open = |position: Position| {
        position.open(&["great-temple", "offering-hall"]).open(&["wind-caller", "alchemist", "forge-shrine"])
    };
    let rich = |position: Position| {
        position.goods(RED, &SECOND).goods(RED, &FIRST).goods(RED, &[(Good::Iron, 3)]).gold(RED, 9)
    };
    open(rich(summer5())).build(RED).refuses(build("great-temple"), "BA-BUILD-04");
    let mut game = open(rich(summer5().tiles(RED, &["standing-stones"]))).build(RED);
    assert_eq!(game.disk_limit(RED, Building::Hof), 7);
    game.play(build("great-temple"));
    let red = game.player(RED);
    assert_eq!((red.storage[5], red.storage[4], red.gold, red.tally.built), (0, 1, 7, 5), "BA-BUILD-04");
    assert_eq!(game.disk_limit(RED, Building::Hof), 9);
    let two = open(rich(summer5().tiles(RED, &["standing-stones", "rune-carver"])));
    let mut two = two.build(RED);
    two.refuses(build("great-temple"), "BA-RULING-61");
    two.play(build("wind-caller"));
    assert_eq!(two.disk_limit(RED, Building::Hof), 10, "BA-BUILD-07, BA-BUILD-10");
    let four = summer5().tiles(RED, &["mead-hall", "riding-stable", "spoils-chest", "weapon-smithy"]).done();
    assert_eq!(four.disk_limit(RED, Building::Virki), 11, "BA-BUILD-07: above ten only with the Mead Hall");
    let most = summer5().tiles(RED, &["mead-hall", "riding-stable", "war-horns"]).done();
    assert_eq!(most.disk_limit(RED, Building::Virki), 11);
}

/// Example 15: BA-BUILD-08, BA-UPG-06: one tile of a name; different names add up.
#[test]
fn effects_add_up_but_names_do_not() {
    let position = summer5().tiles(RED, &["alchemist", "mint"]).open(&["alchemist", "forge-shrine", "wind-caller"]);
    let mut game = position.goods(RED, &FIRST).build(RED);
    game.refuses(build("alchemist"), "BA-BUILD-08");
    let claim = summer5().tiles(RED, &["alchemist", "mint"]).gold(RED, 0).claim(RED);
    assert_eq!(claim.player(RED).gold, 4, "BA-UPG-06");
}

/// Example 31: BA-BUILD-09, BA-RULING-68, BA-RULING-88: replacing a tile.
#[test]
fn a_tile_is_replaced() {
    let position =
        summer5().tiles(RED, &["sail-loft"]).open(&["mint", "market-stalls", "timber-yard"]).goods(RED, &FIRST);
    let mut game = position.build(RED);
    game.refuses(Action::Replace { old: tile("mint"), new: tile("sail-loft") }, "BA-BUILD-09");
    let hof = game.view(Viewer::Spectator).displays[2][0];
    game.refuses(Action::Replace { old: tile("sail-loft"), new: hof }, "BA-RULING-68");
    game.play(Action::Replace { old: tile("sail-loft"), new: tile("mint") });
    let red = game.player(RED);
    assert_eq!((red.storage, red.tally.built), ([0; 6], 0), "BA-BUILD-09: full price, no glory");
    assert_eq!(red.gold, 2, "one gold paid, and two from the Mint in the Claim that followed");
    assert_eq!(game.disk_limit(RED, Building::Verslun), 7);
    assert_eq!(red.powers.squares, 0);
    let full = summer5().tiles(RED, &["mead-hall"]).disks(RED, [8, 6, 6]).open(&[
        "riding-stable",
        "spoils-chest",
        "longship-yard",
    ]);
    let mut full = full.goods(RED, &FIRST).build(RED);
    full.play(Action::Replace { old: tile("mead-hall"), new: tile("riding-stable") });
    assert_eq!((full.player(RED).disks[0], full.player(RED).recruits), (7, 1), "BA-RULING-68: a disk too many");
    let store = summer5().tiles(RED, &["mint", "great-storehouse"]).open(&["guild-hall", "tannery"]);
    let mut store = store.goods(RED, &SECOND).goods(RED, &[(Good::Wool, 8)]).gold(RED, 2).build(RED);
    store.play(Action::Replace { old: tile("great-storehouse"), new: tile("guild-hall") });
    assert_eq!(store.good(RED, Good::Wool), 5, "BA-RULING-68: goods above the limit");
}

/// BA-RULING-88: an empty pile shows fewer tiles; a tile that came back is turned up in the next Build phase.
#[test]
fn an_empty_pile_shows_fewer_tiles() {
    let position = summer5().tiles(RED, &["alchemist", "rune-carver"]).tiles(BLUE, &["alchemist", "great-temple"]);
    let position =
        position.tiles(GREEN, &["wind-caller", "offering-hall"]).tiles(BLACK, &["wind-caller", "runestone-circle"]);
    let mut game = position.goods(RED, &SECOND).gold(RED, 2).build(RED);
    let shown = |game: &engine::Scenario<Bardagi>| {
        let view = game.view(Viewer::Spectator);
        (view.displays[3].to_vec(), view.tiles_left[3])
    };
    assert_eq!(shown(&game), (vec![tile("seers-seat")], 0), "BA-RULING-88: fewer tiles are shown");
    game.play(Action::Replace { old: tile("rune-carver"), new: tile("seers-seat") });
    assert_eq!(shown(&game), (vec![], 1), "BA-RULING-88: the old tile waits in the pile");
    let mut next = Position::of(&game.game).turn(RED, "GG");
    next.play(Action::Exchange).play(Action::Take { card: Card::Knerrir }).play(Action::EndTurn);
    assert_eq!(
        shown(&next),
        (vec![tile("rune-carver")], 0),
        "BA-RULING-88: and lies open from the next Build phase on"
    );
}

/// BA-UPG-01, BA-UPG-03, BA-UPG-15, BA-UPG-16, BA-UPG-17, BA-UPG-19, BA-UPG-22, BA-UPG-23, BA-UPG-24: what tiles change.
#[test]
fn tiles_give_powers() {
    let powers = |ids: &[&str]| summer5().tiles(RED, ids).done().player(RED).powers;
    assert_eq!(powers(&["longship-yard", "wind-caller", "sail-loft"]).squares, 6, "BA-UPG-01");
    assert_eq!(powers(&["riding-stable"]).berserkur_steps, 2, "BA-UPG-03");
    assert_eq!(powers(&["mint", "great-storehouse"]).storage, 8, "BA-UPG-23");
    let game = summer5().tiles(RED, &["mint", "great-storehouse"]).done();
    assert_eq!(game.storage_limit(RED), 8, "BA-STORE-01");
}
