//! The Claim (RULES.md, chapters "Claim", "Storage", "Areas").

use crate::support::*;
use bardagi::*;
use canvas::Face;
use engine::Seat;
use serde_json::json;

/// Example 8: BA-CLAIM-01, BA-CLAIM-02, BA-CLAIM-03, BA-AREA-04, BA-AREA-05, BA-AREA-06, BA-AREA-07, BA-AREA-08, BA-AREA-12,
/// BA-AREA-14, BA-GODI-05, BA-GODI-07, BA-COMBAT-13: the Claim after the rulebook's turn.
#[test]
fn the_claim_after_the_turn() {
    let own =
        ["blue-forest-a", "blue-forest-b", "blue-cattle", "blue-quarry", "blue-iron", "blue-gold", "blue-coast-sheep"];
    let position = summer5().owns(BLUE, &own).at(BLUE, Unit::Godi, "blue-gold").gold(BLUE, 0);
    let mut game = position.claim(BLUE);
    assert_eq!(game.glory(BLUE), 7, "BA-CLAIM-01, BA-AREA-14: nothing for the home");
    assert_eq!(game.player(BLUE).gold, 2, "BA-AREA-08, BA-GODI-05");
    assert_eq!(game.player(BLUE).disks[1], 6, "BA-GODI-07: standing there is all it takes");
    game.refuses(Action::ClaimCattle { hide: 0 }, "BA-AREA-05");
    game.play(Action::ClaimSheep { wool: 1 });
    game.refuses(Action::ClaimSheep { wool: 0 }, "BA-AREA-06");
    game.play(Action::ClaimCattle { hide: 0 });
    assert_eq!(game.player(BLUE).storage, [2, 1, 1, 0, 1, 1], "BA-CLAIM-02, BA-AREA-04 to BA-AREA-07");
}

/// BA-AREA-05: a choice names what one gets, and no more.
#[test]
fn a_herd_is_offered_in_words() {
    let game = summer5().owns(BLUE, &["blue-sheep", "blue-coast-sheep"]).claim(BLUE);
    let view = game.view(engine::Viewer::Seat(BLUE));
    let label = |wool| Bardagi::choice(&view, BLUE, Action::ClaimSheep { wool }).label.plain(&[]);
    assert_eq!([label(0), label(1), label(2)], ["2 meat", "1 wool and 1 meat", "2 wool"]);
}

/// BA-COMBAT-13: what was taken this round counts in this round's Claim.
#[test]
fn a_new_area_counts_at_once() {
    let position = summer5().own(BLUE, "blue-iron", 1).at(BLACK, Unit::Berserkur, "blue-iron");
    let mut game = position.turn(BLACK, "B");
    game.play(Action::Attack).play(Action::Reinforce { disks: 0 }).play(Action::EndTurn);
    assert_eq!((game.good(BLACK, Good::Iron), game.good(BLUE, Good::Iron)), (1, 0), "BA-COMBAT-13");
    assert_eq!((game.glory(BLACK), game.glory(BLUE)), (1, 0), "BA-COMBAT-13");
}

/// BA-CAMP-03: Barbarians of a camp never attack whoever stands there.
#[test]
fn camps_do_not_attack() {
    let game = summer5().at(RED, Unit::Berserkur, "red-camp").claim(RED);
    let red = game.player(RED);
    assert_eq!((red.disks[0], red.stands(Unit::Berserkur)), (6, Some(game.area("red-camp"))), "BA-CAMP-03");
}

/// Example 9: BA-GLORY-01, BA-GLORY-02: the track goes round.
#[test]
fn glory_goes_past_fifty() {
    let own = ["blue-forest-a", "blue-forest-b", "blue-cattle", "blue-quarry", "blue-iron", "blue-gold", "blue-sheep"];
    let tally = json!({ "areas": 40, "tiles": 0, "built": 3, "conquest": 1 });
    let game = summer5().owns(BLUE, &own).with(BLUE, "tally", tally).claim(BLUE);
    assert_eq!(game.glory(BLUE), 51, "BA-GLORY-01");
    assert_eq!(content().glory.track, 50);
    let lines = engine::Game::standing(&game.game)[BLUE.index()].clone();
    assert_eq!(lines.lines.iter().map(|line| line.points).sum::<i32>(), 51, "BA-GLORY-02: by where it came from");
}

/// Example 24: BA-GODI-06, BA-GODI-07, BA-RULING-31, BA-RULING-50, BA-RULING-51, BA-UPG-07: blocks.
#[test]
fn a_rivals_godi_blocks() {
    let position =
        || summer5().own(BLUE, "blue-iron", 1).at(RED, Unit::Godi, "blue-iron").tiles(BLUE, &["forge-shrine"]);
    let game = position().claim(BLUE);
    assert_eq!(
        (game.good(BLUE, Good::Iron), game.glory(BLUE)),
        (0, 2),
        "BA-GODI-06, BA-RULING-51: glory and tile count"
    );
    let game = position().axes("blue-iron", 1).claim(BLUE);
    assert_eq!(game.good(BLUE, Good::Iron), 1, "BA-RULING-31: an Axe token protects the yield");
    let both = position().at(BLUE, Unit::Godi, "blue-iron").claim(BLUE);
    assert_eq!(both.good(BLUE, Good::Iron), 0, "BA-RULING-50");
    let theirs =
        summer5().own(BLUE, "blue-gold", 1).rune_on("blue-gold", Rune::Theirs, RED).at(RED, Unit::Godi, "blue-gold");
    assert_eq!(theirs.gold(RED, 0).claim(BLUE).player(RED).gold, 0, "BA-RULING-50: a block stops Theirs too");
}

/// Example 25: BA-CLAIM-03, BA-STORE-01, BA-STORE-02, BA-RULING-37, BA-RULING-49, BA-RULING-57: adding up, and no room.
#[test]
fn yields_add_up_and_overflow() {
    let position = || {
        summer5().own(RED, "red-sheep", 1).rune_on("red-sheep", Rune::Divine, RED).rune_on(
            "red-sheep",
            Rune::Twice,
            RED,
        )
    };
    let mut game = position().at(RED, Unit::Godi, "red-sheep").claim(RED);
    assert_eq!(game.offered().len(), 6, "BA-RULING-49, BA-RULING-37: five units, each wool or meat");
    game.play(Action::ClaimSheep { wool: 2 });
    assert_eq!((game.good(RED, Good::Wool), game.good(RED, Good::Meat)), (2, 3));
    let full = position().at(RED, Unit::Godi, "red-sheep").goods(RED, &[(Good::Wool, 4), (Good::Meat, 3)]).claim(RED);
    assert_eq!((full.good(RED, Good::Wool), full.good(RED, Good::Meat)), (5, 5), "BA-STORE-02: two are lost");
    let mut some = position().goods(RED, &[(Good::Wool, 3)]).claim(RED);
    some.refuses(Action::ClaimSheep { wool: 3 }, "BA-RULING-57");
    let barren = position().rune_on("red-sheep", Rune::Barren, BLUE).claim(RED);
    assert_eq!(barren.player(RED).storage, [0; 6], "BA-CLAIM-03, BA-RUNE-09");
}

/// Example 32: BA-STORE-01, BA-STORE-02, BA-UPG-23: full storage.
#[test]
fn goods_beyond_the_limit_are_not_taken() {
    let own = ["red-forest-a", "red-forest-b", "blue-forest-a"];
    let game = summer5().owns(RED, &own).goods(RED, &[(Good::Timber, 4)]).claim(RED);
    assert_eq!(game.good(RED, Good::Timber), 5, "BA-STORE-02");
    let large =
        summer5().owns(RED, &own).goods(RED, &[(Good::Timber, 4)]).tiles(RED, &["mint", "great-storehouse"]).claim(RED);
    assert_eq!(large.good(RED, Good::Timber), 7, "BA-UPG-23");
}

/// Example 49: BA-COMP-01, BA-RULING-57: what is scarce goes in turn order.
#[test]
fn scarce_goods_go_in_turn_order() {
    let position =
        summer5().own(GREEN, "green-forest-a", 1).own(BLACK, "black-forest-a", 1).own(RED, "red-forest-a", 1);
    let position = position.tiles(YELLOW, &["mint", "great-storehouse"]).tiles(BLUE, &["sail-loft"]);
    let position = position.goods(YELLOW, &[(Good::Timber, 8)]).goods(BLUE, &[(Good::Timber, 5)]);
    let position = position.goods(RED, &[(Good::Timber, 3)]).goods(BLACK, &[(Good::Timber, 3)]);
    let game = position.claim(GREEN);
    assert_eq!([GREEN, BLACK, RED].map(|seat| game.good(seat, Good::Timber)), [1, 3, 3], "BA-RULING-57");
}

/// Example 47: BA-CLAIM-05, BA-RULING-56, BA-RULING-89: recruits and limits.
#[test]
fn recruits_fill_buildings() {
    let mut game = summer5().disks(RED, [5, 6, 6]).with(RED, "recruits", json!(3)).claim(RED);
    game.refuses(Action::PlaceRecruit { building: Building::Hof }, "BA-CLAIM-05");
    game.refuses(Action::PassBuild, "BA-CLAIM-05");
    game.play(Action::PlaceRecruit { building: Building::Virki });
    assert_eq!((game.player(RED).disks[0], game.player(RED).recruits), (6, 2), "BA-RULING-56, BA-RULING-89");
    let mut keep = summer5().disks(RED, [5, 6, 6]).with(RED, "recruits", json!(3)).claim(RED);
    keep.play(Action::RecruitsDone);
    assert_eq!(keep.player(RED).recruits, 3);
}

/// Example 52: BA-AREA-09, BA-UPG-05, BA-RULING-91: no disks left to recruit.
#[test]
fn recruits_come_from_the_unused_disks() {
    let position = summer5().owns(RED, &["red-village", "blue-village", "red-iron"]).tiles(RED, &["weapon-smithy"]);
    let before = u64::from(40u8 - 18 - 3 - 1);
    let game = position.unused(RED, 1).claim(RED);
    assert_eq!((game.player(RED).unused, u64::from(game.player(RED).recruits)), (0, before + 1), "BA-RULING-91");
    let enough = summer5().owns(RED, &["red-village", "red-iron"]).tiles(RED, &["weapon-smithy"]).claim(RED);
    assert_eq!(enough.player(RED).recruits, 2, "BA-AREA-09, BA-UPG-05");
}

/// Example 16, the Claim: BA-CAMP-04, BA-CLAIM-04, BA-CLAIM-06, BA-AXE-01, BA-RULING-29, BA-RULING-30, BA-RULING-58.
#[test]
fn axes_are_bought_and_placed() {
    let position = || summer5().owns(RED, &["red-camp", "red-sheep"]).gold(RED, 3);
    let mut game = position().claim(RED);
    game.play(Action::ClaimSheep { wool: 1 });
    game.refuses(Action::BuyAxes { count: 2 }, "BA-CAMP-04");
    game.refuses(Action::AxesDone, "BA-CAMP-04");
    game.play(Action::BuyAxes { count: 1 });
    assert_eq!((game.player(RED).gold, game.player(RED).axes), (2, 1), "BA-CLAIM-04, BA-RULING-58");
    let (sheep, blue, home) = (game.area("red-sheep"), game.area("blue-sheep"), game.home(RED));
    game.refuses(Action::PlaceAxe { area: blue }, "BA-RULING-30");
    game.refuses(Action::PlaceAxe { area: home }, "BA-RULING-30");
    game.refuses(Action::BuyAxes { count: 1 }, "BA-CLAIM-06");
    game.play(Action::PlaceAxe { area: sheep });
    assert_eq!(game.plot(sheep).axes, 1, "BA-CLAIM-06");
    assert_eq!(game.glory(RED), 2, "a camp counts as an area");
    let mut keep = position().with(RED, "axes", json!(2)).claim(RED);
    keep.play(Action::ClaimSheep { wool: 0 }).play(Action::BuyAxes { count: 0 }).play(Action::AxesDone);
    assert_eq!(keep.player(RED).axes, 2, "BA-AXE-01: kept for later");
    let mut home = position().option("forced_trade", json!(true)).with(RED, "axes", json!(2)).claim(RED);
    home.play(Action::ClaimSheep { wool: 0 }).play(Action::BuyAxes { count: 0 });
    let own = home.home(RED);
    home.play(Action::PlaceAxe { area: own });
    home.refuses(Action::PlaceAxe { area: own }, "BA-RULING-30");
}

/// BA-KAUP-08, BA-RULING-31, BA-RULING-84, BA-RULING-51: gold for a Kaupmadur in a village.
#[test]
fn kaupmadur_earns_in_a_village() {
    let stands =
        summer5().at(RED, Unit::Kaupmadur, "blue-village").own(BLUE, "blue-village", 1).axes("blue-village", 1);
    assert_eq!(
        stands.gold(RED, 0).claim(RED).player(RED).gold,
        1,
        "BA-KAUP-08, BA-RULING-31: even beside an Axe token"
    );
    let aboard = summer5().aboard(RED, Unit::Kaupmadur).ship(RED, "red-village").gold(RED, 0).claim(RED);
    assert_eq!(aboard.player(RED).gold, 0, "BA-RULING-84");
}

/// BA-UPG-04, BA-UPG-07, BA-UPG-08, BA-UPG-09, BA-UPG-10, BA-UPG-11, BA-UPG-12, BA-UPG-13, BA-UPG-14, BA-UPG-18, BA-UPG-20,
/// BA-RULING-69, BA-RULING-70, BA-RULING-73: tiles in the Claim.
#[test]
fn tiles_pay_in_the_claim() {
    let own = ["red-iron", "red-cattle", "red-quarry", "red-village", "red-sheep", "red-forest-a"];
    let glory = |ids: &[&str]| summer5().owns(RED, &own).tiles(RED, ids).claim(RED).glory(RED) - 6;
    assert_eq!(glory(&["forge-shrine"]), 1, "BA-UPG-07");
    assert_eq!(glory(&["audhumla-altar"]), 1, "BA-UPG-08");
    assert_eq!(glory(&["standing-stones"]), 1, "BA-UPG-09");
    assert_eq!(
        glory(&["mead-hall", "hall-of-shields", "alchemist", "great-temple", "mint", "guild-hall"]),
        9,
        "BA-UPG-14"
    );
    assert_eq!(glory(&["alchemist", "runestone-circle"]), 3, "BA-UPG-20");
    assert_eq!(glory(&["mead-hall", "skalds-bench"]), 1, "BA-UPG-13: one if none was taken");
    let taken = [0, 1].map(|index| own[index]);
    let position = summer5().owns(RED, &own).tiles(RED, &["mead-hall", "skalds-bench", "spoils-chest"]).gold(RED, 0);
    let areas: Vec<u64> = taken.iter().map(|id| position.area(id)).collect();
    let game = position.with(RED, "conquered", json!(areas)).with(RED, "attacked", json!(areas)).claim(RED);
    assert_eq!((game.glory(RED), game.player(RED).gold), (8, 2), "BA-UPG-13, BA-RULING-70, BA-UPG-04, BA-RULING-69");
    let gold = |ids: &[&str]| summer5().owns(RED, &own).tiles(RED, ids).gold(RED, 0).claim(RED).player(RED).gold;
    assert_eq!(gold(&["market-stalls"]), 1, "BA-UPG-10");
    assert_eq!(gold(&["weaving-shed"]), 1, "BA-UPG-11");
    assert_eq!(gold(&["timber-yard"]), 1, "BA-UPG-12");
    assert_eq!(gold(&["alchemist", "offering-hall", "mint", "counting-house"]), 10, "BA-UPG-18, BA-UPG-06");
    let position =
        summer5().open(&["mint", "sail-loft", "timber-yard"]).goods(RED, &[(Good::Timber, 3), (Good::Iron, 1)]);
    let mut built = position.gold(RED, 1).build(RED);
    built.play(Action::Build { tile: tile("mint") });
    assert_eq!(built.player(RED).gold, 2, "BA-RULING-73: built this round, paid this round");
}

/// BA-UPG-21, BA-RULING-40: the Rune Carver.
#[test]
fn the_rune_carver_draws() {
    let position = summer5().own(RED, "red-village", 1).tiles(RED, &["alchemist", "rune-carver"]);
    let mut game = position.open(&["great-temple", "offering-hall"]).goods(BLACK, &[]).turn(BLACK, "BB");
    game.choices([0]);
    game.play(Action::Exchange).play(Action::Take { card: Card::Knerrir }).play(Action::EndTurn);
    assert_eq!(game.player(RED).runes, [1, 0, 0, 0, 0, 0], "BA-UPG-21");
    let none = summer5().own(RED, "red-village", 1).tiles(RED, &["alchemist", "rune-carver"]);
    let all = Rune::ALL.map(|rune| (rune, 8));
    let none = none.runes(BLACK, &all[..5]).runes(GREEN, &all[5..]).with(RED, "returned", json!([1, 0, 0, 0, 0, 0]));
    let none = none.claim(RED);
    assert_eq!(none.player(RED).rune_count(), 0, "BA-RULING-40: nothing is there");
    let seen = none.view(engine::Viewer::Seat(BLUE)).players[RED.index()].returned;
    assert_eq!(seen, [1, 0, 0, 0, 0, 0], "who drew nothing is remembered as before");
}

/// BA-AREA-13, BA-RULING-90, BA-AREA-09: what the boards print.
#[test]
fn villages_give_recruits_alone() {
    let game = summer5().own(RED, "red-village", 1).claim(RED);
    assert_eq!((game.player(RED).recruits, game.player(RED).storage), (1, [0; 6]), "BA-RULING-90");
    for seat in Seat::all(5) {
        assert!(!game.board().ownable.contains(game.home(seat)));
    }
    assert!(!game.board().ownable.contains(game.area("law-rock")), "BA-AREA-13");
}

/// BA-STORE-03, BA-COMP-02, BA-GOLD-01: gold has no limit and is secret.
#[test]
fn gold_has_no_limit_and_is_secret() {
    let game = summer5().gold(RED, 400).done();
    assert_eq!(game.player(RED).gold, 400, "BA-STORE-03, BA-COMP-02");
    assert_eq!(game.view(engine::Viewer::Seat(BLUE)).players[0].gold, None, "BA-GOLD-01");
    assert_eq!(game.view(engine::Viewer::Spectator).players[0].gold, None, "BA-GOLD-01");
    assert_eq!(game.view(engine::Viewer::Seat(RED)).players[0].gold, Some(400));
}
