//! How fast random matches run, how a greedy player fares, matches recorded for the replay tests, and pages to look at.

use engine::{Edition, Fast, Game, Quick, Rng, Seat, Seed, Stage, Viewer, table::quick_below};
use norseheim::{Action, Norseheim, Options};
use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let mode = arguments.get(1).map_or("speed", String::as_str);
    let seats: usize = arguments.get(2).and_then(|text| text.parse().ok()).unwrap_or(4);
    let matches: u64 = arguments.get(3).and_then(|text| text.parse().ok()).unwrap_or(500);
    match mode {
        "speed" => speed(seats, matches),
        "karl" => arena(seats, matches, 1),
        "record" => record(),
        "draw" => draw(seats, matches),
        _ => arena(seats, matches, seats),
    }
}

fn begin(seats: usize, table: &mut Fast<Quick>) -> Norseheim {
    Norseheim::setup(&Options::default(), seats, Edition::standard(), table).expect("playable")
}

fn speed(seats: usize, matches: u64) {
    let (mut decisions, mut most, mut longest, mut actions) = (0u64, 0, 0, Vec::new());
    let start = Instant::now();
    for number in 0..matches {
        let mut table = Fast(Seed::from_number(number).quick());
        let mut game = begin(seats, &mut table);
        let mut length = 0;
        while let Stage::Decide(asked) = game.stage() {
            let seat = asked.first().expect("somebody");
            actions.clear();
            game.legal(seat, &mut actions);
            most = most.max(actions.len());
            let chosen = actions[quick_below(&mut table.0, actions.len() as u32) as usize];
            game.play(seat, chosen, &mut table);
            length += 1;
        }
        decisions += length;
        longest = longest.max(length);
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{matches} matches of {seats}: {:.0} decisions each, longest {longest}, max_legal {most}, {:.2} million per second, {} bytes",
        decisions as f64 / matches as f64,
        decisions as f64 / seconds / 1e6,
        std::mem::size_of::<Norseheim>()
    );
}

fn greedy(game: &Norseheim, seat: Seat, actions: &[Action], dice: &mut Quick) -> Action {
    if actions.len() == 1 {
        return actions[0];
    }
    let view = game.view(Viewer::Seat(seat));
    let mut best = (f32::MIN, actions[0]);
    let samples = 6;
    let worlds: Vec<Norseheim> = (0..samples).map(|_| Norseheim::imagine(&view, dice)).collect();
    for action in actions {
        let mut sum = 0.0;
        for world in &worlds {
            let mut next = world.clone();
            next.play(seat, *action, &mut Fast(&mut *dice));
            sum += next.outlook()[seat.index()];
        }
        let tie = (dice.next_u32() as f32 / u32::MAX as f32) * 1e-6;
        if sum + tie > best.0 {
            best = (sum + tie, *action);
        }
    }
    best.1
}

fn arena(seats: usize, matches: u64, greedies: usize) {
    let (mut won, mut share, mut endings, mut rounds, mut decisions) = (0.0, vec![0.0; seats], [0u32; 3], 0u64, 0u64);
    let (mut attacks, mut conquests, mut giants, mut power) = (0u64, 0u64, 0u64, 0u64);
    let mut actions = Vec::new();
    for number in 0..matches {
        let mut table = engine::Live::at(Seed::from_number(number), 0);
        let mut game = Norseheim::setup(&Options::default(), seats, Edition::standard(), &mut table).expect("playable");
        let mut dice = Seed::from_number(number + 1_000_000).quick();
        let hero = Seat((number % seats as u64) as u8);
        while let Stage::Decide(asked) = game.stage() {
            let seat = asked.first().expect("somebody");
            actions.clear();
            game.legal(seat, &mut actions);
            let chosen = if seat == hero || greedies == seats {
                greedy(&game, seat, &actions, &mut dice)
            } else {
                actions[quick_below(&mut dice, actions.len() as u32) as usize]
            };
            decisions += 1;
            game.play(seat, chosen, &mut table);
        }
        for event in &table.events {
            match event {
                norseheim::Event::Announced { .. } => attacks += 1,
                norseheim::Event::Conquered { .. } => conquests += 1,
                norseheim::Event::Woke { .. } => giants += 1,
                norseheim::Event::Ended { ending } => match ending {
                    norseheim::phase::Ending::Points { .. } => endings[0] += 1,
                    norseheim::phase::Ending::Majority { .. } => endings[1] += 1,
                    norseheim::phase::Ending::Kings { .. } => endings[2] += 1,
                },
                _ => {}
            }
        }
        rounds += u64::from(game.realm().round());
        let outcome = game.stage().outcome().expect("over");
        won += outcome.share(hero, false);
        power += Seat::all(seats).map(|seat| u64::from(game.realm().power(seat))).sum::<u64>();
        Seat::all(seats).for_each(|seat| share[seat.index()] += outcome.share(seat, false));
    }
    let each = |sum: u64| sum as f32 / matches as f32;
    println!(
        "{matches} matches of {seats}, hero wins {:.1} %, shares {:?}, endings points/majority/kings {endings:?}",
        100.0 * won / matches as f32,
        share.iter().map(|sum| (1000.0 * sum / matches as f32).round() / 10.0).collect::<Vec<f32>>()
    );
    println!(
        "rounds {:.2}, decisions {:.0}, attacks {:.1}, conquests {:.1}, giants {:.1}, power {:.1}",
        each(rounds),
        each(decisions),
        each(attacks),
        each(conquests),
        each(giants),
        each(power) / seats as f32
    );
}

/// Records five matches for the replay tests.
fn record() {
    let hidden = Options { god_decks: norseheim::GodDecks::Hidden, ..Options::default() };
    let cruel = Options { mercy: false, ..Options::default() };
    let plans = [
        ("greedy-3", Options::default(), 3, true, 1),
        ("greedy-4", Options::default(), 4, true, 2),
        ("greedy-4-hidden", hidden, 4, true, 3),
        ("random-3-hidden", hidden, 3, false, 4),
        ("random-4", Options::default(), 4, false, 5),
        ("random-4-cruel", cruel, 4, false, 6),
    ];
    for (name, options, seats, clever, number) in plans {
        let live = played(options, seats, clever, number);
        let names: Vec<String> = Seat::all(seats).map(|seat| seat.to_string()).collect();
        let path = format!("{}/tests/rulebook/replays/{name}.json", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(&path, live.record(&names, true).to_json()).expect("writable");
        println!("{path}: {} actions", live.steps().len());
    }
}

fn played(options: Options, seats: usize, clever: bool, number: u64) -> engine::Match<Norseheim> {
    let mut live = engine::Match::<Norseheim>::begin(options, seats, Edition::standard(), Seed::from_number(number))
        .expect("playable");
    let mut dice = Seed::from_number(number + 77).quick();
    let mut actions = Vec::new();
    while let Some(seat) = live.game().stage().asked().first() {
        actions.clear();
        live.game().legal(seat, &mut actions);
        let chosen = if clever {
            greedy(live.game(), seat, &actions, &mut dice)
        } else {
            actions[quick_below(&mut dice, actions.len() as u32) as usize]
        };
        live.act(seat, chosen).expect("legal");
    }
    live
}

/// Draws a greedy match at some steps, as pages to look at.
fn draw(seats: usize, steps: u64) {
    use canvas::Face;
    let live = played(Options::default(), seats, true, 2);
    let at = live.at((steps as usize).min(live.steps().len()));
    let seat = at.game().stage().asked().first().unwrap_or(Seat(0));
    let viewer = Viewer::Seat(seat);
    let view = at.game().view(viewer);
    let scene = Norseheim::scene(&view, viewer);
    let names: Vec<String> = ["Ragna", "Tove", "Skald", "Eirik"].map(str::to_owned).to_vec();
    let seat_html =
        |(index, seat): (usize, &maud::Markup)| format!("<div class=seat><b>{}</b> {}</div>", names[index], seat.0);
    let seats_html = scene.seats.iter().enumerate().map(seat_html).collect::<Vec<String>>().concat();
    let panel = |panel: &canvas::Panel| {
        format!(
            "<section class=panel id={}><h3>{} <small>{}</small></h3>{}</section>",
            panel.id, panel.title, panel.note, panel.body.0
        )
    };
    let place = |place: canvas::Place| {
        scene.panels.iter().filter(|panel| panel.place == place).map(panel).collect::<Vec<String>>().concat()
    };
    println!(
        "<!doctype html><meta charset=utf-8><style>{}{} body{{margin:0;background:#17110d;color:#efe3c8;font:14px/1.35 var(--text)}} main{{display:grid;grid-template-columns:880px 520px;gap:10px;padding:10px}} svg.norseheim{{width:880px;display:block}} .panel{{background:#2b1d13;border:1px solid #6d5340;border-radius:8px;padding:6px 10px;margin-top:8px}} h3{{margin:0 0 4px;font:600 16px var(--carved);color:#e3b26f}} h3 small{{color:#cbb795;font:400 14px var(--text)}} .badge{{width:22px;height:22px}} .status{{background:#efe3c8;color:#2a2018;padding:8px;font:600 18px var(--carved);border-radius:8px}} .seat{{padding:3px 6px;background:#211812;margin-bottom:3px}}</style><main><div><div class=status>{}</div>{}{}</div><div>{}{}</div></main>",
        canvas::standalone::STYLE,
        Norseheim::style(),
        Norseheim::prompt(&view, viewer).plain(&names),
        scene.board.0,
        place(canvas::Place::Below),
        seats_html,
        place(canvas::Place::Right)
    );
}
