//! One readable playthrough: the first turns and the end of a match, as the log tells it.

use canvas::Face;
use engine::{Edition, Game, Match, Seed};
use the_dwarves::{Action, Options, TheDwarves};

#[test]
fn a_match_as_the_log_tells_it() {
    let mut played =
        Match::<TheDwarves>::begin(Options::default(), 2, Edition::standard(), Seed::from_number(3)).expect("playable");
    let mut dice = Seed::from_number(3).quick();
    let mut legal: Vec<Action> = Vec::new();
    while let Some(seat) = played.game().stage().asked().first() {
        legal.clear();
        played.game().legal(seat, &mut legal);
        // By lot, but nobody gives up an action.
        let last = legal.len() - usize::from(legal.len() > 1 && legal.last() == Some(&Action::EndTurn));
        let action = legal[engine::table::quick_below(&mut dice, last as u32) as usize];
        played.act(seat, action).expect("legal");
    }
    let names = ["Ragna".to_owned(), "Tosti".to_owned()];
    let lines: Vec<String> = (0..=played.steps().len())
        .flat_map(|step| played.events(step))
        .map(|event| {
            let line = TheDwarves::line(event, played.edition().content());
            let mark = if line.automatic { "· " } else { "" };
            format!("{}{mark}{}", "  ".repeat(usize::from(line.depth)), line.words.plain(&names))
        })
        .collect();
    let (first, last) = (&lines[..45.min(lines.len())], &lines[lines.len().saturating_sub(12)..]);
    insta::assert_snapshot!("playthrough", format!("{}\n...\n{}", first.join("\n"), last.join("\n")));
}
