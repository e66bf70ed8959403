//! What people see: the picture holds what can be clicked, and the log can be read.

use canvas::Face;
use engine::{Edition, Game, Match, Seat, Seed, Viewer};
use mylla::{Mylla, Options};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A whole match by lot.
fn random_match(seed: u64) -> Match<Mylla> {
    let mut played =
        Match::<Mylla>::begin(Options::default(), 2, Edition::standard(), Seed::from_number(seed)).expect("playable");
    let mut dice = Seed::from_number(seed).quick();
    let mut legal = Vec::new();
    while let Some(seat) = played.game().stage().asked().first() {
        legal.clear();
        played.game().legal(seat, &mut legal);
        let chosen = engine::table::quick_below(&mut dice, legal.len() as u32) as usize;
        played.act(seat, legal[chosen]).expect("legal");
    }
    played
}

/// Every element has one id, and every legal action's targets are elements.
#[test]
fn everything_can_be_clicked() {
    let played = random_match(3);
    for step in 0..played.steps().len() {
        let game = played.at(step).game().clone();
        let seat = game.stage().asked().first().expect("not over");
        let picture = Mylla::scene(&game, Viewer::Seat(seat)).board.into_string();
        let ids: Vec<&str> = picture.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "an id stands twice");
        assert!(!picture.contains(" style="), "looks belong to the stylesheet");
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        for action in legal {
            for target in Mylla::choice(&game, seat, action).targets {
                assert!(unique.contains(target.as_str()), "{action:?} wants {target}");
            }
        }
    }
}

/// A man of the other is no destination: touching it is answered by a rule.
#[test]
fn what_cannot_be_done_is_explained() {
    let game = random_match(3).at(6).game().clone();
    for name in ["man-", "point-"] {
        let occupied = game.men(Seat(1)).standing.each().next().expect("dark has men");
        let wishes = Mylla::wishes(&game, Seat(0), &format!("{name}{}", game.board().name(occupied)));
        assert!(!wishes.is_empty());
        assert!(wishes.iter().all(|wish| game.check(Seat(0), *wish).is_err()));
    }
}

/// The log and the board of a short match, as one reads them.
#[test]
fn a_match_can_be_read() {
    let played = random_match(11);
    let names = ["Ragna".to_owned(), "Ulf".to_owned()];
    let board = Edition::standard();
    let mut text = String::new();
    for step in 0..=played.steps().len() {
        for event in played.events(step) {
            let line = Mylla::line(event, &board);
            let _ = writeln!(text, "{}{}", "  ".repeat(usize::from(line.depth)), line.words.plain(&names));
        }
        if step == 20 {
            text += &Mylla::text(played.at(step).game(), Viewer::Spectator);
        }
    }
    text += &Mylla::text(played.game(), Viewer::Spectator);
    insta::assert_snapshot!("a_match", text);
}
