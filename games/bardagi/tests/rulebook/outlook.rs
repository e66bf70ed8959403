//! The outlook points the right way: whoever follows it one decision ahead beats whoever plays by lot. A keen eye
//! sees further than a plain one.

use crate::support::{RED, summer5};
use bardagi::{Action, Bardagi, BoardChoice, Options, Phase};
use engine::{Edition, Eye, Fast, Game, Quick, Seat, Seed, Stage, Viewer, table::quick_below};
use serde_json::json;

/// The action after which things look best to such an eye, in a position that fits what the seat knows.
fn greedy(game: &Bardagi, seat: Seat, legal: &[Action], eye: Eye, dice: &mut Quick) -> Action {
    let start = Bardagi::imagine(&game.view(Viewer::Seat(seat)), dice);
    let worth = |action: &Action, dice: &mut Quick| {
        let mut next = start.clone();
        next.play(seat, *action, &mut Fast(dice));
        next.outlook_to(eye)[seat.index()]
    };
    let mut best = (f32::MIN, legal[0]);
    for action in legal {
        let worth = worth(action, dice);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

fn wins(options: Options, seats: usize, matches: u64) -> f32 {
    let mut wins = 0.0;
    for seed in 0..matches {
        let mut dice = Seed::from_number(seed).quick();
        let mut game = Bardagi::setup(&options, seats, Edition::standard(), &mut Fast(&mut dice)).expect("playable");
        let hero = Seat((seed % seats as u64) as u8);
        let mut legal = Vec::new();
        while let Stage::Decide(asked) = game.stage() {
            let seat = asked.first().expect("somebody is asked");
            legal.clear();
            game.legal(seat, &mut legal);
            let action = if seat == hero {
                greedy(&game, seat, &legal, Eye::Plain, &mut dice)
            } else {
                legal[quick_below(&mut dice, legal.len() as u32) as usize]
            };
            game.play(seat, action, &mut Fast(&mut dice));
        }
        wins += game.stage().outcome().expect("over").share(hero, false);
    }
    wins
}

#[test]
fn greed_beats_luck() {
    assert!(wins(Options::default(), 4, 8) >= 7.0);
    assert!(wins(Options { board: BoardChoice::Winter, ..Options::default() }, 2, 8) >= 7.0);
}

#[test]
fn a_keen_eye_sees_what_is_far() {
    let mut dice = Seed::from_number(3).quick();
    let options = Options::default();
    let mut game = Bardagi::setup(&options, 3, Edition::standard(), &mut Fast(&mut dice)).expect("playable");
    let (mut alike, mut more) = (0, 0);
    let mut legal = Vec::new();
    while let Stage::Decide(asked) = game.stage() {
        let seat = asked.first().expect("somebody is asked");
        // Nobody's cards wait for a turn any more: the eyes differ in what the units may reach, and in nothing else.
        if let Phase::Turn(turn) = game.phase()
            && turn.seat == seat
            && seat.next(3) == game.starter()
        {
            let [plain, keen] = [Eye::Plain, Eye::Keen].map(|eye| game.outlook_to(eye)[seat.index()]);
            assert!(keen >= plain, "{keen} is less than {plain}");
            *(if keen > plain { &mut more } else { &mut alike }) += 1;
        }
        legal.clear();
        game.legal(seat, &mut legal);
        let action = greedy(&game, seat, &legal, Eye::Keen, &mut dice);
        game.play(seat, action, &mut Fast(&mut dice));
    }
    assert!(more > 20 && alike > 0, "{more} and {alike}");
}

/// BA-UPG-15, BA-UPG-16, BA-UPG-17. Arms are worth something while there are rounds left to use them in, and a whetstone
/// only with Axe tokens.
#[test]
fn arms_count_while_there_is_time() {
    let outlook = |tiles: &[&str], axes: u8, round: u8| {
        let position = summer5().tiles(RED, tiles).with(RED, "axes", json!(axes)).set("round", json!(round));
        position.claim(RED).outlook()[RED.index()]
    };
    let last = summer5().done().last_round();
    for tile in ["whetstone-house", "war-horns", "bearskin-lodge"] {
        assert!(outlook(&[tile], 2, 1) > outlook(&[], 2, 1), "{tile} helps in the rounds to come");
        assert_eq!(outlook(&[tile], 2, last), outlook(&[], 2, last), "{tile} helps nobody when the match is over");
    }
    assert_eq!(outlook(&["whetstone-house"], 0, 1), outlook(&[], 0, 1), "there is nothing to sharpen");
}
