//! The picture: every legal action can be made by touching it, no id stands twice, and nothing hidden is shown.

use crate::support::content;
use canvas::Face;
use engine::{Edition, Game, Match, Seat, Seed, Viewer, table::quick_below};
use norseheim::{GodDecks, Norseheim, Options, View};
use std::collections::BTreeSet;

/// All ids of a scene.
fn ids(view: &View, viewer: Viewer) -> BTreeSet<String> {
    let scene = Norseheim::scene(view, viewer);
    let mut html = scene.board.0;
    scene.seats.iter().for_each(|seat| html.push_str(&seat.0));
    for panel in &scene.panels {
        html += " id=\"";
        html += panel.id;
        html += "\"";
        html.push_str(&panel.body.0);
    }
    assert!(!html.contains(" style="), "no inline styles");
    assert!(!html.contains("<script") && !html.contains(" onclick"), "no script");
    let mut found = BTreeSet::new();
    for part in html.split(" id=\"").skip(1) {
        let id = part.split('"').next().expect("a quote").to_owned();
        assert!(found.insert(id.clone()), "{id} stands twice");
    }
    for part in html.split("href=\"#").skip(1) {
        let id = part.split('"').next().expect("a quote");
        assert!(found.contains(id), "{id} is used, but drawn nowhere");
    }
    found
}

fn play(options: Options, seats: usize, number: u64, look_at: u32) {
    let mut live =
        Match::<Norseheim>::begin(options, seats, Edition::standard(), Seed::from_number(number)).expect("playable");
    let mut dice = Seed::from_number(number + 1).quick();
    let names: Vec<String> = Seat::all(seats).map(|seat| seat.to_string()).collect();
    let mut legal = Vec::new();
    while let Some(seat) = live.game().stage().asked().first() {
        legal.clear();
        live.game().legal(seat, &mut legal);
        if quick_below(&mut dice, look_at) == 0 {
            let view = live.game().view(Viewer::Seat(seat));
            let ids = ids(&view, Viewer::Seat(seat));
            assert!(!Norseheim::prompt(&view, Viewer::Seat(seat)).plain(&names).is_empty());
            assert!(Norseheim::text(&view, Viewer::Seat(seat)).contains("Torvmyr"));
            for action in &legal {
                let choice = Norseheim::choice(&view, seat, *action);
                assert!(!choice.targets.is_empty(), "{action:?} cannot be touched");
                for target in &choice.targets {
                    assert!(ids.contains(target), "{action:?} touches {target}, which is not there");
                }
                assert!(choice.label.plain(&names).len() > 1, "{action:?} has no label");
                assert!(engine::rulebook::find(Norseheim::RULES, choice.rule).is_some(), "{} is no rule", choice.rule);
            }
            for id in ids.iter().take(60) {
                for wish in Norseheim::wishes(&view, seat, id) {
                    let _ = live.game().check(seat, wish);
                }
            }
        }
        let chosen = legal[quick_below(&mut dice, legal.len() as u32) as usize];
        live.act(seat, chosen).expect("legal");
        let step = live.steps().len();
        for event in live.events(step) {
            let line = Norseheim::line(event, content().content());
            assert!(!line.words.plain(&names).trim().is_empty(), "{event:?} is not told");
            let _ = Norseheim::motion(event, content().content());
        }
    }
    ids(&live.game().view(Viewer::Spectator), Viewer::Spectator);
}

#[test]
fn everything_can_be_touched() {
    for number in 0..4 {
        play(Options::default(), 3 + number as usize % 2, number, 4);
    }
    play(Options { god_decks: GodDecks::Hidden, ..Options::default() }, 4, 9, 4);
}

/// NH-RULING-40. What is hidden is not in the picture of another.
#[test]
fn hidden_cards_are_not_drawn() {
    use crate::support::*;
    use norseheim::state::Building;
    let options = Options { god_decks: GodDecks::Hidden, ..Options::default() };
    let game =
        World::new(3).options(options).held(RED, "torvmyr", 2, Building::Ring).hand(RED, &["turncoat"]).turn(RED);
    let html = |viewer: Viewer| {
        let scene = Norseheim::scene(&game.view(viewer), viewer);
        let panels: String = scene.panels.iter().map(|panel| panel.body.0.clone()).collect();
        let seats: String = scene.seats.iter().map(|seat| seat.0.clone()).collect();
        scene.board.0 + &panels + &seats
    };
    assert!(html(Viewer::Seat(RED)).contains("Turncoat"));
    assert!(!html(Viewer::Seat(BLUE)).contains("Turncoat"));
    assert!(!html(Viewer::Spectator).contains("Turncoat"));
}

/// The stylesheet names only colours that exist, and the emblem is one SVG of 240 by 170.
#[test]
fn style_and_emblem() {
    let style = Norseheim::style();
    let known = format!("{}{style}", canvas::standalone::STYLE);
    for part in style.split("var(").skip(1) {
        let name = part.split([')', ',']).next().expect("a name");
        assert!(known.contains(&format!("{name}:")), "{name} is defined nowhere");
    }
    let emblem = Norseheim::emblem().0;
    assert!(emblem.starts_with("<svg viewBox=\"0 0 240 170\""));
    assert_eq!(Norseheim::about().title, "Norseheim");
}

/// NH-GOD-26. Odds are told while they are known, and not when a card changes the runes.
#[test]
fn odds_are_not_told_for_changed_runes() {
    use crate::support::*;
    use norseheim::Action;
    use norseheim::ids::Deed;
    use norseheim::state::Building;
    let fight = |choice: Action| {
        let mut game = World::new(3)
            .held(RED, "torvmyr", 3, Building::Ring)
            .led("sildefjord", "ketil", 3)
            .hand(RED, &["rolling_thunder"])
            .turn(RED);
        game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "sildefjord")).play(commit(3));
        let enemy = if choice == Action::Decline { 3 } else { 1 };
        game.choices(runes(0, 3, 0)).choices(runes(0, enemy, 0));
        game.play(choice);
        let names = ["Ragna", "Tove", "Skald"].map(str::to_owned);
        Norseheim::prompt(&game.view(Viewer::Seat(RED)), Viewer::Seat(RED)).plain(&names)
    };
    assert!(fight(Action::Decline).contains("3 against 3, 46 %"), "{}", fight(Action::Decline));
    assert!(fight(play("rolling_thunder")).ends_with("(3 against 3) or break off"), "NH-GOD-26");
}
