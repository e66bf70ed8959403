//! Setting up and choosing homes.

use crate::support::*;
use engine::{Dictated, Game, Scenario, Viewer};
use norseheim::ids::*;
use norseheim::phase::Phase;
use norseheim::state::{Building, Land};
use norseheim::{Action, Norseheim, Options};

fn begin(seats: usize, start: u32) -> Scenario<Norseheim> {
    let mut table = Dictated::default();
    table.choices([start]);
    Scenario::of(Norseheim::setup(&Options::default(), seats, content(), &mut table).expect("playable"))
}

fn settle(at: &str) -> Action {
    Action::Settle { region: region(at) }
}

/// Example 37. NH-SETUP-01 to NH-SETUP-10, NH-SETUP-17: NH-SETUP-02, NH-SETUP-03, NH-SETUP-04, NH-SETUP-05, NH-SETUP-06,
/// NH-SETUP-07, NH-SETUP-08, NH-SETUP-09; NH-COMP-10, NH-COMP-12, NH-ACTION-10.
#[test]
fn three_players_set_up() {
    let mut game = begin(3, 0);
    let realm = game.realm();
    assert_eq!([RED, BLUE, GREEN].map(|seat| ap(&game, seat)), [15, 16, 17], "NH-SETUP-10: start player first");
    assert_eq!(realm.content().board.regions.len(), 20, "NH-SETUP-01: the board lies there");
    let led = |game: &Norseheim| Region::every().filter(|at| game.realm().land(*at).holder().is_none()).count();
    assert_eq!(led(&game), 20, "NH-SETUP-06, NH-SETUP-07: a tile in each region");
    for at in Region::every() {
        let Land::Led { leader, warriors, .. } = *realm.land(at) else { panic!("led") };
        assert_eq!(warriors, content().tile(leader).third, "NH-SETUP-08");
        let guard = content().tile(leader).second.is_none();
        assert_eq!(guard, content().board.kings.contains(at), "NH-SETUP-07, NH-RULING-54: guards in King's regions");
    }
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.chieftains, view.guards, view.giants), (7, 3, 15), "NH-SETUP-02, NH-SETUP-06, NH-SETUP-07");
    assert!(view.gods.iter().all(|deck| deck.left == 6 && deck.top.is_some()), "NH-SETUP-03, NH-SETUP-04");
    assert!(view.realm.order().len() == 3, "NH-COMP-12: the fourth colour stays in the box");
    for seat in [RED, BLUE, GREEN] {
        let cards = realm.player(seat).cards;
        assert_eq!(cards, [2, 2, 1, 2, 1, 1, 1], "NH-ACTION-10");
        assert_eq!(cards.iter().sum::<u8>(), 10, "NH-COMP-10, NH-SETUP-09");
    }
    let boosters: u8 = Deed::ALL.iter().map(|deed| content().deeds[deed.index()].boosters).sum();
    assert_eq!(boosters, 15, "NH-COMP-10, NH-ACTION-10");
    game.play(settle("torvmyr")).play(settle("kvalsund")).play(settle("hrafnsvik"));
    assert_eq!(led(&game), 17, "NH-SETUP-15: three tiles lie before the players");
    assert_eq!([RED, BLUE, GREEN].map(|seat| game.realm().chairs(seat)), [1, 1, 1], "NH-SETUP-17: 14 are black");
    assert!(matches!(game.realm().phase(), Phase::Mercy(_) | Phase::Acting(_)), "NH-ROUND-02: the first round begins");
    let open = serde_json::to_value(game.realm()).expect("plain data");
    assert_eq!(open["called"], serde_json::json!([]), "NH-SETUP-05: every God marker lies on its space");
    assert_eq!(open["waiting"], serde_json::json!([]), "NH-SETUP-05: none waits beside the deck");
}

/// Example 1. NH-SETUP-10 to NH-SETUP-17: NH-SETUP-11, NH-SETUP-13, NH-SETUP-14, NH-SETUP-15, NH-SETUP-16; NH-TILE-02,
/// NH-TILE-04, NH-TILE-06, NH-TILE-07, NH-TILE-08.
#[test]
fn the_sample_tile_in_front_of_a_player() {
    let mut game = World::new(4).led("torvmyr", "alrekr", 2).homes();
    let npc_before = supply(&game);
    game.play(settle("torvmyr"));
    assert_eq!(warriors(&game, RED, "torvmyr"), 2, "NH-SETUP-14: one for one");
    assert_eq!(building(&game, "torvmyr"), Building::Ring, "NH-SETUP-13");
    assert_eq!(supply(&game), npc_before + 2, "NH-SETUP-14: the others go to their supply");
    assert_eq!(ap(&game, RED), 11, "NH-SETUP-16: value 2 and two warriors");
    let player = game.realm().player(RED);
    assert_eq!(player.leader, Some(tile("alrekr")), "NH-SETUP-15, NH-TILE-04");
    assert_eq!(player.tracks, [2, 1, 3], "NH-TILE-07: the leftmost 4, 2 and 3");
    let shown = Track::ALL.map(|track| game.realm().number(RED, track));
    assert_eq!(shown, [4, 2, 3], "NH-TILE-02, NH-TILE-06, NH-TILE-08");
    assert_eq!((player.warriors, player.settlements), (23, 3), "NH-COMP-11");
    assert_eq!(rings(&game), 9, "NH-COMP-11");
    let value = serde_json::to_value(game.realm()).expect("plain data");
    assert_eq!(value["council"][15], RED.0, "NH-SETUP-17, NH-RULING-02: seat 16 is Torvmyr's");
    assert_eq!(game.realm().chairs(RED), 1, "NH-SETUP-17");
    assert_eq!(game.asked(), BLUE, "NH-SETUP-11: clockwise");
    game.refuses_to(RED, settle("lyngmark"), "NH-SETUP-11");
}

fn supply(game: &Norseheim) -> u8 {
    let value = serde_json::to_value(game).expect("plain data");
    u8::try_from(value["realm"]["npc_warriors"].as_u64().expect("a number")).expect("small")
}

fn rings(game: &Norseheim) -> u8 {
    let value = serde_json::to_value(game).expect("plain data");
    u8::try_from(value["realm"]["rings"].as_u64().expect("a number")).expect("small")
}

/// Example 3. NH-SETUP-12.
#[test]
fn where_a_home_may_be() {
    let mut game = World::new(4).led("torvmyr", "alrekr", 2).homes();
    game.play(settle("torvmyr"));
    for at in ["torvmyr", "bjornholt", "jarnfjell", "sildefjord", "steinskar", "eilifsborg", "thingvall", "kongslund"] {
        game.refuses(settle(at), "NH-SETUP-12");
    }
    assert_eq!(game.offered().len(), 12);
    game.refuses(Action::Pass, "NH-SETUP-11");
    game.play(settle("lyngmark"));
}

/// NH-RULING-57. Whatever three homes are chosen, a fourth is left and can be paid for.
#[test]
fn a_home_can_always_be_chosen() {
    let board = &content().content().board;
    let dearest = (0..17).map(|chair| board.values[board.chairs[chair].index()]).max().expect("regions") + 3;
    assert!(dearest <= 7, "the dearest home costs 7 AP");
    let mut open = World::new(4).homes();
    let first = open.offered();
    for one in first {
        let mut game = World::new(4).homes();
        game.play(one);
        for other in game.offered() {
            let mut next = Scenario::of(game.game.clone());
            next.play(other);
            for third in next.offered() {
                let mut last = Scenario::of(next.game.clone());
                last.play(third);
                assert!(!last.offered().is_empty(), "{one:?} {other:?} {third:?}");
            }
        }
    }
    open.play(settle("drakevik"));
}

/// Example 4. NH-ORDER-01, NH-ORDER-02, NH-ORDER-03, NH-ORDER-04, NH-RULING-06, NH-SETUP-10.
#[test]
fn the_first_order() {
    let mut game = World::new(4)
        .led("torvmyr", "alrekr", 2)
        .led("kvalsund", "torvald", 2)
        .led("hrafnsvik", "vagn", 2)
        .led("drakevik", "hallbera", 1)
        .homes();
    for home in ["torvmyr", "kvalsund", "hrafnsvik", "drakevik"] {
        game.play(settle(home));
    }
    assert_eq!([RED, BLUE, GREEN, GOLD].map(|seat| ap(&game, seat)), [11, 11, 12, 15]);
    assert_eq!(
        game.realm().order(),
        [BLUE, RED, GREEN, GOLD],
        "NH-ORDER-01, NH-ORDER-03: Blue moved to 11 after Red and lies on top"
    );
}

/// NH-RULING-05. The start player is drawn; homes are chosen from there clockwise, with 15 AP for the first.
#[test]
fn the_start_player_is_drawn() {
    let game = begin(4, 2);
    assert_eq!(game.asked(), GREEN, "NH-RULING-05");
    assert_eq!([GREEN, GOLD, RED, BLUE].map(|seat| ap(&game, seat)), [15, 16, 17, 18]);
    assert!(Norseheim::SEATS == (3..=4), "NH-COMP-12: 3 or 4 players");
}
