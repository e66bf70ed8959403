//! What happened, in words, and which element came from where.

use crate::Contents;
use crate::cards::{LinkId, SettingId};
use crate::event::{Event, Passed};
use crate::ids;
use crate::jewels::{Jewel, Jewels, Size};
use crate::mine::Spot;
use crate::phase::{Ending, Finish, Source, Why};
use crate::state::DwarfNo;
use canvas::Motion;
use engine::{Line, Seat, Words};

/// The event as a line of the log.
pub fn line(event: &Event, contents: &Contents) -> Line {
    let words = Words::new();
    let by = |seat: Seat, text: &str| Words::new().seat(seat).text(text.to_owned());
    let dwarf = |seat: Seat, number: DwarfNo| dwarf(Words::new(), seat, number);
    match event {
        Event::Began { start } => Line::automatic(words.text("The table is set. ").seat(*start).text(" begins")),
        Event::Round { round } => Line { depth: 0, automatic: true, words: words.text(format!("Round {round}")) },
        Event::TokenUsed { seat, left } => {
            Line::decision(by(*seat, " uses a Free Action token").text(format!(" ({left} left)")))
        }
        Event::Entered { seat, dwarf: number, to, with, passed } => {
            let mut words = dwarf(*seat, *number).text(" enters the mine");
            if let Some(ability) = with {
                words = words.text(format!(" with {}", a(&contents.ability(*ability).name)));
            }
            Line::decision(walk_to(stride(words.text(" and"), passed), contents, *to))
        }
        Event::Walked { seat, dwarf: number, from, to, passed } => {
            let words = stride(dwarf(*seat, *number), passed);
            let is_back = *to != Spot::OUTSIDE && contents.mine.depth(*to) < contents.mine.depth(*from);
            Line::decision(walk_to(if is_back { words.text(" back") } else { words }, contents, *to))
        }
        Event::Unloaded { seat, dwarf: _, jewels } => {
            Line::consequence(by(*seat, &format!(" brings home {}", list(*jewels, contents))))
        }
        Event::Collected { seat, dwarf: number, cavern, jewels } => {
            let words = place(dwarf(*seat, *number).text(" empties "), contents, *cavern);
            Line::decision(words.text(format!(": {}", list(*jewels, contents))))
        }
        Event::LeftThere { seat, dwarf: number, cavern } => Line::decision(
            place(dwarf(*seat, *number).text(" leaves the jewels of "), contents, *cavern).text(" alone"),
        ),
        Event::BatCarried { seat, dwarf: _, cavern, jewel } => {
            let text = format!("'s Bat carries {} home from ", a(&name(*jewel, contents)));
            Line::decision(place(by(*seat, &text), contents, *cavern))
        }
        Event::BatKept { seat, dwarf: number } => Line::decision(dwarf(*seat, *number).text(" keeps his Bat")),
        Event::Stopped { seat, dwarf: number } => Line::decision(dwarf(*seat, *number).text(" stays there")),
        Event::Braced { seat, dwarf: number, turns } => {
            let turns = count(*turns, "turn");
            Line::decision(dwarf(*seat, *number).text(format!(" drinks Strength: no rival passes him for {turns}")))
        }
        Event::StrengthKept { seat, dwarf: number } => {
            Line::decision(dwarf(*seat, *number).text(" keeps his Strength for later"))
        }
        Event::StrengthWanes { seat, dwarf: number, turns } => {
            let left = if *turns == 0 {
                " is no longer strong".to_owned()
            } else {
                format!(" stays strong for {} more", count(*turns, "turn"))
            };
            Line::automatic(dwarf(*seat, *number).text(left))
        }
        Event::AbilitySpent { seat, ability } => Line::automatic(
            by(*seat, "'s ").text(format!("{} has served and leaves the game", contents.ability(*ability).name)),
        ),
        Event::AbilityLost { seat, dwarf: number, ability } => Line::automatic(
            dwarf(*seat, *number).text(format!(" loses his {} on the way out", contents.ability(*ability).name)),
        ),
        Event::TookSetting { seat, card } => Line::decision(setting(by(*seat, " takes the setting "), contents, *card)),
        Event::SettingShown { card } => {
            Line::automatic(setting(words.text("Drawn for the Workshop: "), contents, *card))
        }
        Event::LinkShown { card } => Line::automatic(link(words.text("Drawn for the necklace: "), contents, *card)),
        Event::AbilityShown { ability } => {
            Line::automatic(words.text(format!("New in the Black Market: {}", a(&contents.ability(*ability).name))))
        }
        Event::AbilityBuried { ability } => {
            let text = format!("Drawn: {}, which goes under the ability deck", a(&contents.ability(*ability).name));
            Line::automatic(words.text(text))
        }
        Event::DeckEmpty => Line::automatic(words.text("The draw deck is empty ").rule("FF-RULING-44")),
        Event::Completed { seat, card, dwarf: number } => {
            let points = contents.setting(*card).points;
            let words =
                setting(by(*seat, " completes "), contents, *card).text(format!(" for {points} points; dwarf "));
            Line::decision(words.text(format!("{} takes it to market", number.0)))
        }
        Event::Linked { seat, card, tokens } => {
            let words = link(by(*seat, " makes a link of the necklace: "), contents, *card);
            Line::decision(words.text(format!(", and earns {}", count(*tokens, "token"))))
        }
        Event::Gave { seat, jewel } => {
            Line::decision(by(*seat, &format!(" gives {} to the Black Market", a(&name(*jewel, contents)))))
        }
        Event::Received { seat, jewel } => {
            Line::consequence(by(*seat, &format!(" receives {}", a(&name(*jewel, contents)))))
        }
        Event::TookAbility { seat, ability } => {
            Line::decision(by(*seat, &format!(" takes {}", a(&contents.ability(*ability).name))))
        }
        Event::Stole { seat, from, jewel } => {
            let words = by(*seat, &format!("'s Thief steals {} from ", a(&name(*jewel, contents))));
            Line::decision(match from {
                Source::Home(victim) => words.seat(*victim),
                Source::Market => words.text("the Black Market"),
            })
        }
        Event::Passed { seat } => Line::decision(by(*seat, " passes")),
        Event::KeptTokens { seat, tokens } => {
            Line::decision(by(*seat, &format!(" ends the turn and keeps {}", count(*tokens, "token"))))
        }
        Event::LastTurn { seat, finish } => Line::automatic(match finish {
            Finish::Quota => {
                words.seat(*seat).text("'s last dwarf went to market: this turn is the last ").rule("FF-END-01")
            }
            Finish::Necklace => {
                words.seat(*seat).text(" has made the fourth link: this turn is the last ").rule("FF-END-02")
            }
        }),
        Event::Ended { ending } => Line { depth: 0, automatic: true, words: ended(ending) },
    }
}

/// How the game ended, in a sentence.
pub fn ended(ending: &Ending) -> Words {
    let mut words = Words::new();
    let winners: Vec<Seat> = ending.winners.iter().collect();
    for (index, seat) in winners.iter().enumerate() {
        words = if index > 0 { words.text(" and ") } else { words }.seat(*seat);
    }
    words = words.text(if winners.len() == 1 { " wins. " } else { " share the victory. " });
    let ender = |words: Words, text: &str| match ending.ender {
        Some(seat) => words.seat(seat).text(text.to_owned()),
        None => words,
    };
    match ending.why {
        Why::Quota => ender(words, " sent the last dwarf to market and ended the game ").rule("FF-END-01"),
        Why::Necklace => ender(words, " made the fourth link and ended the game ").rule("FF-END-02"),
        Why::Stalled => words.text("Everybody only passed, so nobody ended the game ").rule("FF-RULING-58"),
        Why::TooLong => words.text("The last round is over, and nobody ended the game ").rule("FF-RULING-59"),
    }
}

/// A dwarf as a piece of the picture.
pub fn dwarf(words: Words, seat: Seat, number: DwarfNo) -> Words {
    words.seat(seat).text(" ").piece(ids::dwarf(seat, number), number.0.to_string())
}

fn stride(words: Words, passed: &Passed) -> Words {
    let mut words = if passed.is_empty() { words.text(" walks") } else { words };
    for (index, (seat, number)) in passed.iter().enumerate() {
        let join = match index {
            0 => " leaps ",
            _ if index + 1 == passed.len() => " and ",
            _ => ", ",
        };
        words = dwarf(words.text(join), *seat, *number);
    }
    words
}

fn walk_to(words: Words, contents: &Contents, to: Spot) -> Words {
    if to == Spot::OUTSIDE { words.text(" out of the mine") } else { place(words.text(" to "), contents, to) }
}

/// A place as a piece of the picture.
pub fn place(words: Words, contents: &Contents, spot: Spot) -> Words {
    words.piece(ids::spot(contents, spot), contents.mine.name(spot))
}

fn setting(words: Words, contents: &Contents, card: SettingId) -> Words {
    words.piece(ids::setting(contents, card), contents.setting(card).name.clone())
}

fn link(words: Words, contents: &Contents, card: LinkId) -> Words {
    words.piece(ids::link(contents, card), contents.link(card).name.clone())
}

/// What people call a jewel: "large ruby".
pub fn name(jewel: Jewel, contents: &Contents) -> String {
    let size = match jewel.size() {
        Size::Small => "small",
        Size::Large => "large",
    };
    format!("{size} {}", contents.colour(jewel.colour()).to_lowercase())
}

/// The number with its noun: "1 turn", "2 turns".
pub fn count(number: u8, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

/// The word with its article.
pub fn a(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// Jewels in words: "2 small rubies and a large amber".
pub fn list(jewels: Jewels, contents: &Contents) -> String {
    let parts: Vec<String> = jewels
        .counts()
        .map(|(jewel, count)| match count {
            1 => a(&name(jewel, contents)),
            _ => format!("{count} {}", plural(&name(jewel, contents))),
        })
        .collect();
    match parts.split_last() {
        None => "nothing".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

fn plural(noun: &str) -> String {
    noun.strip_suffix('y').map_or_else(|| format!("{noun}s"), |stem| format!("{stem}ies"))
}

/// Which element came from where under another id. Dwarfs and cards keep their ids wherever they go.
pub fn motion(event: &Event, contents: &Contents) -> Option<Motion> {
    let glide = |from: String, to: String| Some(Motion { from, to });
    match event {
        Event::SettingShown { card } => glide(ids::DRAW_DECK.to_owned(), ids::setting(contents, *card)),
        Event::LinkShown { card } => glide(ids::DRAW_DECK.to_owned(), ids::link(contents, *card)),
        Event::AbilityShown { ability } => glide(ids::ABILITY_DECK.to_owned(), ids::offered(*ability)),
        Event::TookAbility { ability, .. } => glide(ids::offered(*ability), ids::own(*ability)),
        Event::BatCarried { cavern, jewel, .. } => glide(ids::gem(contents, *cavern, *jewel), ids::home(*jewel)),
        Event::Gave { jewel, .. } => glide(ids::home(*jewel), ids::stock(*jewel)),
        Event::Received { jewel, .. } | Event::Stole { from: Source::Market, jewel, .. } => {
            glide(ids::stock(*jewel), ids::home(*jewel))
        }
        Event::Stole { from: Source::Home(victim), jewel, .. } => glide(ids::loot(*victim, *jewel), ids::home(*jewel)),
        _ => None,
    }
}
