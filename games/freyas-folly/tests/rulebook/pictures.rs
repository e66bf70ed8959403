//! What people see: the picture holds what can be clicked, and the log can be read.

use crate::support::*;
use canvas::Face;
use engine::{Edition, Game, Match, Seed, Viewer};
use freyas_folly::{DwarfNo, Event, FreyasFolly, Options};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A match in which seats choose by lot among the four best of a random few, so that something happens.
fn lively_match(seats: usize, seed: u64, steps: usize) -> Match<FreyasFolly> {
    let begin = Match::<FreyasFolly>::begin(Options::default(), seats, Edition::standard(), Seed::from_number(seed));
    let mut played = begin.expect("playable");
    let mut dice = Seed::from_number(seed).quick();
    let mut legal = Vec::new();
    while let Some(seat) = played.game().stage().asked().first().filter(|_| played.steps().len() < steps) {
        legal.clear();
        played.game().legal(seat, &mut legal);
        let mut best = (f32::MIN, legal[0]);
        for _ in 0..6 {
            let action = legal[engine::table::quick_below(&mut dice, legal.len() as u32) as usize];
            let mut next = *played.game();
            next.play(seat, action, &mut engine::Fast(&mut dice));
            let worth = next.outlook()[seat.index()];
            if worth > best.0 {
                best = (worth, action);
            }
        }
        played.act(seat, best.1).expect("legal");
    }
    played
}

/// Every element has one id, every legal action's targets are elements, and looks belong to the stylesheet.
#[test]
fn everything_can_be_clicked() {
    for (seats, seed) in [(3, 3), (5, 4)] {
        let played = lively_match(seats, seed, 400);
        let mut game = *played.at(0).game();
        for step in 0..played.steps().len() {
            let seat = game.stage().asked().first().expect("not over");
            let view = game.view(Viewer::Seat(seat));
            let scene = FreyasFolly::scene(&view, Viewer::Seat(seat));
            let mut picture = scene.board.into_string();
            scene.seats.iter().for_each(|line| picture += &line.0);
            for panel in &scene.panels {
                let _ = write!(picture, "<div id=\"{}\">{}", panel.id, panel.body.0);
            }
            let ids: Vec<&str> = picture.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "an id stands twice");
            assert!(!picture.contains(" style=") && !picture.contains("<script"), "looks belong to the stylesheet");
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            for action in legal {
                let choice = FreyasFolly::choice(&view, seat, action);
                assert!(!choice.targets.is_empty(), "{action:?} has nothing to click");
                for target in choice.targets {
                    assert!(unique.contains(target.as_str()), "{action:?} wants {target}");
                }
            }
            let action = played.steps()[step].action;
            game.play(seat, action, &mut engine::Dictated::default());
        }
    }
}

/// Whatever is touched in vain is answered by a rule.
#[test]
fn what_cannot_be_done_is_explained() {
    let played = lively_match(4, 8, 60);
    let game = played.game();
    let seat = game.stage().asked().first().expect("not over");
    let view = game.view(Viewer::Seat(seat));
    let scene = FreyasFolly::scene(&view, Viewer::Seat(seat));
    let picture = scene.panels.iter().fold(scene.board.into_string(), |all, panel| all + &panel.body.0);
    let mut explained = 0;
    for id in picture.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let wishes = FreyasFolly::wishes(&view, seat, id);
        explained += usize::from(!wishes.is_empty());
        let answered = |wish: &freyas_folly::Action| {
            game.check(seat, *wish).err().is_none_or(|refusal| FreyasFolly::RULES.contains(refusal.rule))
        };
        assert!(wishes.iter().all(answered), "{id} is answered by a rule that RULES.md has");
    }
    assert!(explained > 80, "only {explained} elements answer");
    assert!(FreyasFolly::wishes(&view, seat, "nothing-here").is_empty());
}

/// The spectators' picture, the emblem and the text can be made at any time.
#[test]
fn everybody_has_a_picture() {
    let played = lively_match(3, 5, 300);
    for step in [0, 50, 299.min(played.steps().len())] {
        let view = played.at(step).game().view(Viewer::Spectator);
        assert_eq!(FreyasFolly::scene(&view, Viewer::Spectator).panels.len(), 4);
        assert!(FreyasFolly::text(&view, Viewer::Spectator).contains("THE MINE"));
    }
    assert!(FreyasFolly::emblem().0.contains("viewBox=\"0 0 240 170\""));
}

/// A card says how far it is: ready, so many trades, so much weight short, or out of reach of any trade.
#[test]
fn cards_say_how_far_they_are() {
    for (home, stock, words) in
        [("r r e", "", "ready"), ("r r m", "e", "1 trade"), ("r r", "e", "1 short"), ("r r m", "s", "no trade")]
    {
        let game = position(3).home(RED, home).stock(stock).holds(RED, &["S01"]).play();
        let scene = FreyasFolly::scene(&game.view(Viewer::Seat(RED)), Viewer::Seat(RED));
        assert!(scene.panels[0].body.0.contains(&format!(">{words}</span>")), "{home} with {stock}: {words}");
    }
}

/// Numbers and nouns agree in the log, whoever reads it.
#[test]
fn one_is_singular() {
    let contents = Edition::standard();
    let names = ["Ragna".to_owned()];
    let line = |event| FreyasFolly::line(&event, &contents).words.plain(&names);
    let kept = |tokens| line(Event::KeptTokens { seat: RED, tokens });
    assert_eq!([kept(1), kept(2)], ["Ragna ends the turn and keeps 1 token", "Ragna ends the turn and keeps 2 tokens"]);
    let home = line(Event::Unloaded { seat: RED, dwarf: DwarfNo(1), jewels: jewels("r") });
    assert_eq!(home, "Ragna brings home a small ruby");
    let link = line(Event::Linked { seat: RED, card: link("B1"), tokens: 1 });
    assert_eq!(link, "Ragna makes a link of the necklace: Dawn Link, and earns 1 token", "FF-RULING-48");
}

/// The log of the first rounds of a match and its end, as one reads them.
#[test]
fn a_match_can_be_read() {
    let played = lively_match(3, 21, usize::MAX);
    let names = ["Ragna".to_owned(), "Ulf".to_owned(), "Sigrid".to_owned()];
    let contents = Edition::standard();
    let lines: Vec<String> = (0..=played.steps().len())
        .flat_map(|step| played.events(step))
        .map(|event| {
            let line = FreyasFolly::line(event, &contents);
            let mark = if line.automatic { "· " } else { "" };
            format!("{}{mark}{}", "  ".repeat(line.depth.into()), line.words.plain(&names))
        })
        .collect();
    let mut text = lines[..60.min(lines.len())].join("\n");
    text += "\n[...]\n";
    text += &lines[lines.len().saturating_sub(14)..].join("\n");
    text += "\n\n";
    for score in played.game().standing() {
        let _ = writeln!(text, "{}: {} points", names[score.seat.index()], score.points);
        for line in score.lines {
            let _ = writeln!(text, "  {:>4}  {} ({})", line.points, line.what, line.rule);
        }
    }
    text += "\n";
    text +=
        &FreyasFolly::text(&played.at(60.min(played.steps().len())).game().view(Viewer::Spectator), Viewer::Spectator);
    insta::assert_snapshot!("a_match", text);
}
