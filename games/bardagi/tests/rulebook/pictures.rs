//! What people see: the picture holds what can be clicked, and the log can be read.

use crate::support::random_match;
use bardagi::{Bardagi, BoardChoice, Length, Options};
use canvas::Face;
use engine::{Game, Viewer};
use std::collections::BTreeSet;

/// All markup of a scene.
fn markup(view: &bardagi::View, viewer: Viewer) -> String {
    let scene = Bardagi::scene(view, viewer);
    let mut all = scene.board.into_string();
    scene.seats.into_iter().for_each(|seat| all += &seat.into_string());
    scene.panels.into_iter().for_each(|panel| all += &panel.body.into_string());
    all
}

/// Every element has one id, no looks stand in the picture, and every legal action's targets are elements.
#[test]
fn everything_can_be_clicked() {
    let short = Options { length: Length::Short, ..Options::default() };
    let sets = [
        (Options { forced_trade: true, ..short }, 3),
        (Options { board: BoardChoice::Winter, clans: bardagi::Clans::Chosen, ..short }, 2),
        (Options { easier_planning: true, eight_cards: true, ..short }, 5),
    ];
    for (number, (options, seats)) in sets.into_iter().enumerate() {
        random_match(options, seats, number as u64, |game| {
            for seat in game.stage().asked().iter() {
                let view = game.view(Viewer::Seat(seat));
                let picture = markup(&view, Viewer::Seat(seat));
                let ids: Vec<&str> =
                    picture.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
                let unique: BTreeSet<&str> = ids.iter().copied().collect();
                if ids.len() != unique.len() {
                    let twice = ids.iter().find(|id| ids.iter().filter(|other| other == id).count() > 1);
                    panic!("an id stands twice: {twice:?}");
                }
                assert!(!picture.contains(" style="), "looks belong to the stylesheet");
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                for action in legal {
                    let choice = Bardagi::choice(&view, seat, action);
                    assert!(!choice.targets.is_empty(), "{action:?} has nothing to click");
                    for target in choice.targets {
                        assert!(unique.contains(target.as_str()), "{action:?} wants {target}");
                    }
                    assert!(
                        Bardagi::RULES.contains(&format!("**{}**", choice.rule)),
                        "{action:?} cites {}",
                        choice.rule
                    );
                }
            }
        });
    }
}

/// The log of a short match as one reads it: the setup, the first turns, and the end.
#[test]
fn a_match_can_be_read() {
    let options = Options { length: Length::Short, ..Options::default() };
    let played = random_match(options, 3, 7, |_| {});
    let names = ["Ragna", "Ulf", "Sif"].map(str::to_owned);
    let content = engine::Edition::<bardagi::Content>::standard();
    let mut lines = Vec::new();
    for step in 0..=played.steps().len() {
        for event in played.events(step) {
            let Some(event) = engine::Event::seen_by(event, Viewer::Spectator) else { continue };
            let line = Bardagi::line(&event, &content);
            let mark = if line.automatic { "·" } else { "" };
            lines.push(format!("{}{mark}{}", "  ".repeat(usize::from(line.depth)), line.words.plain(&names)));
        }
    }
    let end = lines.len() - 30;
    let mut text = format!("{}\n[...]\n{}\n\n", lines[..110].join("\n"), lines[end..].join("\n"));
    text += &Bardagi::text(&played.game().view(Viewer::Spectator), Viewer::Spectator);
    insta::assert_snapshot!("a_match", text);
}

/// What cannot be done is answered by a rule.
#[test]
fn what_cannot_be_done_is_explained() {
    let game = crate::support::summer5().turn(crate::support::RED, "BG");
    let seat = crate::support::RED;
    let view = game.view(Viewer::Seat(seat));
    for target in [
        "figure-0-kaupmadur",
        "figure-2-berserkur",
        "area-blue-sheep",
        "harbour-red-home",
        "sea-01",
        "card-knerrir",
        "building-hof",
        "good-wool",
        "bank-iron",
        "held-sea",
        "tile-mint",
        "purse",
    ] {
        let wishes = Bardagi::wishes(&view, seat, target);
        assert!(!wishes.is_empty(), "{target}");
        assert!(wishes.iter().all(|wish| game.check(seat, *wish).is_err()), "{target}: {wishes:?}");
    }
}
