//! A search that goes on takes no memory but for the nodes of its tree.

use bots::{Bot, Budget, Search};
use engine::{Edition, Fast, Game, Seed, Viewer};

#[global_allocator]
static MEMORY: dhat::Alloc = dhat::Alloc;

/// A list that grows to several hundred thousand entries moves house about as often.
const MOVES: u64 = 24;

#[test]
fn iterations_allocate_nothing() {
    let _watch = dhat::Profiler::builder().testing().build();
    steady::<mylla::Mylla>(2);
    steady::<dwarven_miner::DwarvenMiner>(3);
    steady::<freyas_folly::FreyasFolly>(4);
    steady::<the_dwarves::TheDwarves>(3);
    steady::<norseheim::Norseheim>(3);
    steady::<bardagi::Bardagi>(3);
}

fn steady<G: Game>(seats: usize) {
    let few = blocks::<G>(seats, 50);
    let many = blocks::<G>(seats, 450);
    let more = many.saturating_sub(few);
    assert!(more <= MOVES, "{}: 400 iterations more allocate {more} times more ({few}, then {many})", G::NAME);
}

/// How often memory is asked for in a search of so many iterations, some way into a match.
fn blocks<G: Game>(seats: usize, iterations: u32) -> u64 {
    let mut table = Fast(Seed::from_number(5).quick());
    let mut game = G::setup(&G::Options::default(), seats, Edition::standard(), &mut table).expect("default options");
    let mut legal = Vec::new();
    for decision in 0.. {
        let seat = game.stage().asked().first().expect("the match is not over yet");
        legal.clear();
        game.legal(seat, &mut legal);
        if decision >= 40 && legal.len() > 2 {
            break;
        }
        let action = Bot::Thrall.choose_in(&game, seat, &mut legal, &mut table.0);
        game.play(seat, action, &mut table);
    }
    let seat = game.stage().asked().first().expect("somebody is asked");
    let view = game.view(Viewer::Seat(seat));
    // So curious and so much in doubt that it is never sure much before its time.
    let search = Search { curiosity: 50.0, foresight: Some(1000.0), ..Search::jarl(Budget::Iterations(iterations)) };
    let before = dhat::HeapStats::get().total_blocks;
    let thought = search.choose::<G>(&view, seat, &legal, &mut table.0);
    let blocks = dhat::HeapStats::get().total_blocks - before;
    let tries: u32 = thought.estimates.iter().map(|estimate| estimate.tries).sum();
    assert!(tries + 16 >= iterations, "{} went on for {tries} of {iterations} iterations", G::NAME);
    blocks
}
