//! Setting up, rounds and time (RULES.md, chapters "Setting up", "The round", "Time limit").

use crate::support::*;
use bardagi::state::{Place, ShipAt};
use bardagi::*;
use engine::{Dictated, Edition, Game, Seat};
use serde_json::json;

/// BA-SETUP-03, BA-SETUP-07, BA-SETUP-11, BA-SETUP-13, BA-SETUP-14, BA-SETUP-15, BA-SETUP-16, BA-SETUP-19, BA-COMP-01,
/// BA-RULING-87: what everybody begins with.
#[test]
fn everybody_begins_alike() {
    let game = begin(Options::default(), 5);
    for seat in Seat::all(5) {
        let player = game.player(seat);
        assert_eq!((player.disks, player.unused, player.gold), ([6, 6, 6], 22, 1), "BA-SETUP-14, BA-SETUP-07");
        assert_eq!(player.rune_count(), 1, "BA-SETUP-07");
        assert_eq!(player.places, [Place::On(game.home(seat)); 3], "BA-SETUP-15");
        assert_eq!((player.ship, player.tally.glory(), player.storage), (ShipAt::Town, 0, [0; 6]), "BA-SETUP-16");
        assert!(player.owned.is_empty(), "BA-SETUP-19: Barbarians hold everything");
        let clan = player.clan.expect("drawn");
        assert_eq!(game.board().home(clan), player.home, "BA-SETUP-11");
    }
    assert_eq!(content().planning.cards_per_unit, 6, "BA-SETUP-13");
    assert_eq!(content().supply, [20; 6], "BA-SETUP-03, BA-RULING-87");
    assert_eq!(content().axe_count, 20, "BA-COMP-01");
    assert_eq!(content().rune_counts().iter().map(|count| u32::from(*count)).sum::<u32>(), 48, "BA-COMP-01");
}

/// BA-SETUP-01, BA-SETUP-02, BA-RULING-09: who may play on which board.
#[test]
fn boards_fit_the_number_of_players() {
    let try_on = |board, seats| {
        let mut table = Dictated::default();
        table.choices(vec![0; seats + 1]);
        let options = Options { board, ..Options::default() };
        Bardagi::setup(&options, seats, Edition::standard(), &mut table).map(|game| game.board().colours.len())
    };
    assert_eq!(try_on(BoardChoice::Summer, 2), Ok(2), "BA-RULING-09: as many lands as players");
    assert_eq!(try_on(BoardChoice::Summer, 3), Ok(3));
    assert_eq!(try_on(BoardChoice::Summer, 4), Ok(4));
    assert_eq!(try_on(BoardChoice::Summer, 5), Ok(5));
    assert_eq!(try_on(BoardChoice::Summer5, 2), Ok(5), "BA-RULING-09: a larger one may be chosen");
    assert!(try_on(BoardChoice::Winter, 3).is_ok() && try_on(BoardChoice::Winter, 4).is_err(), "BA-SETUP-02");
    assert_eq!(Bardagi::SEATS, 2..=5, "BA-SETUP-01");
}

/// BA-RULING-09: with two players each has a land of its own with a sacred location, both lands are alike, and bridges
/// alone lead from one to the other.
#[test]
fn two_players_have_two_lands_that_are_alike() {
    let game = begin(Options::default(), 2);
    let board = game.board();
    let id = |area: Area| board.areas[area.index()].id.as_str();
    let swapped = |area: Area| match id(area).split_once('-') {
        Some(("red", rest)) => board.find(&format!("yellow-{rest}")).expect("its like"),
        Some(("yellow", rest)) => board.find(&format!("red-{rest}")).expect("its like"),
        _ => panic!("{} belongs to neither", id(area)),
    };
    for edge in &board.edges {
        let [one, other] = edge.between;
        assert!(board.neighbours(swapped(one)).contains(swapped(other)), "{} and {}", id(one), id(other));
        let is_abroad = id(one).split('-').next() != id(other).split('-').next();
        assert_eq!(edge.is_bridge, is_abroad, "{} and {}", id(one), id(other));
    }
    for area in (0..board.areas.len() as u8).map(Area) {
        assert_eq!(board.kind(area), board.kind(swapped(area)), "{}", id(area));
    }
    assert_eq!(board.of_kind(Kind::Sacred).len(), 2);
}

/// BA-RULING-09: the three lands of the Winter side are alike, and a bridge leads from each home island to its village.
#[test]
fn the_lands_of_winter_are_alike() {
    let game = begin(Options { board: BoardChoice::Winter, ..Options::default() }, 3);
    let board = game.board();
    let id = |area: Area| board.areas[area.index()].id.as_str();
    let turned = |area: Area| {
        let (land, rest) = id(area).split_once('-').expect("a land and a place in it");
        let next = match land {
            "red" => "blue",
            "blue" => "yellow",
            "yellow" => "red",
            _ => return area,
        };
        board.find(&format!("{next}-{rest}")).expect("its like")
    };
    for edge in &board.edges {
        let [one, other] = edge.between;
        assert!(board.neighbours(turned(one)).contains(turned(other)), "{} and {}", id(one), id(other));
    }
    for area in board.all() {
        let (data, like) = (&board.areas[area.index()], &board.areas[turned(area).index()]);
        assert_eq!((data.kind, data.harbour), (like.kind, like.harbour), "{}", id(area));
    }
    let (forest, village) = (board.find("red-forest-b").expect("there"), board.find("red-village").expect("there"));
    assert!(board.edges.iter().any(|edge| edge.is_bridge && edge.between == [forest, village]));
}

/// BA-RULING-09: a home whose clan does not play is closed.
#[test]
fn a_home_without_a_clan_is_closed() {
    let options = Options { board: BoardChoice::Summer3, ..Options::default() };
    let mut game = Position::of(&begin(options, 2)).at(RED, Unit::Kaupmadur, "blue-coast-sheep").turn(RED, "K");
    game.play(Action::Move { unit: Unit::Kaupmadur });
    let closed = game.go("blue-home");
    game.refuses(closed, "BA-RULING-09");
}

/// BA-SETUP-04, BA-SETUP-05, BA-SETUP-06, BA-RULING-62: six piles, and how many tiles lie open.
#[test]
fn tiles_lie_open_by_the_number_of_players() {
    for (seats, shown) in [(2, [2, 1]), (3, [2, 1]), (4, [3, 2]), (5, [3, 2])] {
        let view = begin(Options::default(), seats).view(engine::Viewer::Spectator);
        for pile in 0..6 {
            assert_eq!(view.displays[pile].len(), shown[pile % 2], "BA-SETUP-05, BA-SETUP-06");
            let all = view.displays[pile].len() + usize::from(view.tiles_left[pile]);
            assert_eq!(all, [11, 5, 7, 5, 10, 7][pile], "BA-SETUP-04, BA-RULING-62");
        }
    }
}

/// BA-COMP-01, BA-RULING-62: 45 tiles, two of most kinds of level 1 and one of most of level 2.
#[test]
fn the_box_holds_45_tiles() {
    let tiles = &content().upgrades.tiles;
    let unusual = |id: &str| match id {
        "spoils-chest" => Some(3),
        "counting-house" | "guild-hall" => Some(2),
        "forge-shrine" | "standing-stones" | "audhumla-altar" => Some(1),
        _ => None,
    };
    for tile in tiles {
        assert_eq!(tile.copies, unusual(&tile.id).unwrap_or(3 - tile.level), "{}: BA-RULING-62", tile.name);
    }
    assert_eq!(tiles.iter().map(|tile| u32::from(tile.copies)).sum::<u32>(), 45, "BA-COMP-01");
}

/// BA-SETUP-09, BA-SETUP-10, BA-OPT-08, BA-RULING-02: clans are drawn, or chosen from the starting player on.
#[test]
fn clans_are_drawn_or_chosen() {
    let drawn = begin(Options::default(), 2);
    assert_eq!(
        [drawn.player(RED).clan, drawn.player(YELLOW).clan],
        [Some(Clan::Red), Some(Clan::Yellow)],
        "BA-SETUP-09"
    );
    let options = Options { clans: Clans::Chosen, ..Options::default() };
    let mut table = Dictated::default();
    table.choices([2, 0, 0, 0, 0]);
    let mut game =
        engine::Scenario::of(Bardagi::setup(&options, 4, Edition::standard(), &mut table).expect("playable"));
    assert_eq!(game.asked(), Seat(2), "BA-RULING-02: the starting player chooses first");
    game.refuses(Action::ChooseClan { clan: Clan::Black }, "BA-SETUP-09");
    game.refuses(Action::EndTurn, "BA-SETUP-10");
    game.play(Action::ChooseClan { clan: Clan::Green });
    game.refuses(Action::ChooseClan { clan: Clan::Green }, "BA-SETUP-09");
    game.play(Action::ChooseClan { clan: Clan::Red });
    game.play(Action::ChooseClan { clan: Clan::Yellow });
    assert_eq!(game.player(Seat(1)).clan, Some(Clan::Blue), "the last clan is nobody's choice");
    assert_eq!(game.phase(), &Phase::Planning, "BA-OPT-08: then the first round begins");
}

/// BA-SETUP-12, BA-SETUP-17, BA-ROUND-04, BA-ROUND-05, BA-CLAIM-07, BA-PLAN-05: tokens and markers move on.
#[test]
fn a_round_ends_with_everything_moving_on() {
    let mut game = summer5().claim(RED);
    while game.round() == 1 {
        let offered = game.offered();
        game.play(*offered.last().expect("something is open"));
    }
    assert_eq!((game.round(), game.starter()), (2, YELLOW), "BA-ROUND-04, BA-ROUND-05");
    for seat in Seat::all(5) {
        assert_eq!((game.player(seat).taken, game.player(seat).is_ready), ([0; 4], false), "BA-PLAN-05, BA-CLAIM-07");
    }
    assert_eq!(begin(Options::default(), 3).round(), 1, "BA-SETUP-17");
    let mut table = Dictated::default();
    table.choices([1, 0, 0, 0]);
    let other = Bardagi::setup(&Options::default(), 3, Edition::standard(), &mut table).expect("playable");
    assert_eq!(other.starter(), Seat(1), "BA-SETUP-12: by lot");
}

/// Example 35: BA-ROUND-06, BA-RULING-01, BA-OPT-09, BA-ROUND-07.
#[test]
fn fewer_players_play_more_rounds() {
    for (seats, rounds) in [(2, 10), (3, 9), (4, 8), (5, 7)] {
        let game = begin(Options::default(), seats);
        assert_eq!(game.last_round(), rounds, "BA-ROUND-06");
        let short = begin(Options { length: Length::Short, ..Options::default() }, seats);
        assert_eq!(short.last_round(), rounds - 2, "BA-OPT-09");
        let island = content().labels.iter().find(|(_, players)| usize::from(*players) == seats).expect("a label").0;
        assert_eq!(island, rounds + 1, "BA-RULING-01: the island after the last round shows the number of players");
    }
    let mut game = Position::of(&begin(Options::default(), 4)).set("round", json!(8)).claim(RED);
    while game.winners().is_none() {
        let offered = game.offered();
        game.play(offered[0]);
    }
    assert_eq!(game.round(), 8, "BA-ROUND-07: the match ends after round 8");
    game.refuses_to(RED, Action::EndTurn, "BA-END-05");
}

/// BA-ROUND-01, BA-ROUND-02, BA-ROUND-03: planning together, turns in order, then building, then claiming.
#[test]
fn phases_follow_each_other() {
    let mut game = begin(Options::default(), 3);
    assert_eq!(game.stage().asked().len(), 3, "BA-ROUND-02: all plan at once");
    for seat in [2, 0, 1] {
        for _ in 0..6 {
            game.play_as(Seat(seat), Action::Plan { card: Card::Godi });
        }
    }
    for seat in 0..3 {
        assert_eq!(game.asked(), Seat(seat), "BA-ROUND-02: turns in order");
        game.refuses_to(Seat((seat + 1) % 3), Action::EndTurn, "BA-ROUND-02");
        game.play(Action::Exchange).play(Action::Take { card: Card::Knerrir }).play(Action::EndTurn);
    }
    // Nobody has goods to build with, and nobody has anything to claim.
    assert_eq!((game.round(), game.phase()), (2, &Phase::Planning), "BA-ROUND-01");
}

/// BA-ROUND-01, BA-ROUND-03: building waits for the last turn, claiming for the last builder.
#[test]
fn building_waits_for_the_last_turn() {
    let goods = [(Good::Timber, 3), (Good::Iron, 1)];
    let position = Position::of(&begin(Options::default(), 2)).goods(RED, &goods).own(RED, "red-forest-a", 1);
    let mut game = position.with(YELLOW, "hand", json!([0, 2, 0, 0])).turn(RED, "GG");
    game.play(Action::Exchange).play(Action::Take { card: Card::Knerrir }).play(Action::EndTurn);
    assert_eq!(game.asked(), YELLOW, "BA-ROUND-03: Red has the goods, but Yellow's turn comes first");
    game.play(Action::Exchange).play(Action::Take { card: Card::Knerrir }).play(Action::EndTurn);
    assert_eq!((game.phase(), game.glory(RED)), (&Phase::Build(RED), 0), "BA-ROUND-03");
    game.play(Action::PassBuild);
    assert_eq!(game.glory(RED), 1, "BA-ROUND-01: then comes the Claim");
}

/// Example 45: BA-TIME-01, BA-TIME-02, BA-RULING-04, BA-SETUP-18: the table calls time, and the round is played to its end.
#[test]
fn time_is_called_by_the_table() {
    let mut other = begin(Options::default(), 2);
    other.refuses_to(Seat::TABLE, Action::TimeUp, "BA-TIME-01");
    let options = Options { length: Length::Time, ..Options::default() };
    let mut game = Position::of(&begin(options, 2)).set("round", json!(6)).turn(YELLOW, "GG");
    game.refuses_to(YELLOW, Action::TimeUp, "BA-RULING-04");
    assert_eq!(game.legal(Seat::TABLE), [Action::TimeUp]);
    game.play_as(Seat::TABLE, Action::TimeUp);
    game.refuses_to(Seat::TABLE, Action::TimeUp, "BA-RULING-04");
    assert!(game.winners().is_none(), "BA-TIME-02: the round goes on");
    game.play(Action::Exchange).play(Action::Take { card: Card::Knerrir }).play(Action::EndTurn);
    assert!(game.winners().is_some(), "BA-RULING-04: no round 7");
    assert_eq!(game.round(), 6);
    assert_eq!(content().time_limit_minutes, 30, "BA-SETUP-18");
}

/// BA-RULING-59: a Claim that began before time was called goes through all its steps, and ends the match all the same.
#[test]
fn time_called_during_a_claim_ends_the_match_after_it() {
    let options = Options { length: Length::Time, ..Options::default() };
    let mut game = Position::of(&begin(options, 2)).own(RED, "red-camp", 1).gold(RED, 3).claim(RED);
    assert_eq!(game.offered().len(), 2, "buying an Axe token is open");
    game.play_as(Seat::TABLE, Action::TimeUp);
    game.play(Action::BuyAxes { count: 1 });
    let camp = game.area("red-camp");
    game.play(Action::PlaceAxe { area: camp });
    assert!(game.winners().is_some());
}
