//! People: sessions, names, passwords, and what they may send us.

mod passwords;
mod sessions;
mod visitor;

pub use passwords::Passwords;
pub use sessions::{COOKIE, Sessions, cookie_of, forgetting_cookie};
pub use visitor::{Guest, Visitor};

use crate::error::Trouble;
use engine::Seed;
use hall::{Bot, Budget};
use rand::TryRng;
use std::time::Duration;

/// No name is longer, in characters.
const LONGEST_NAME: usize = 30;
/// No bot thinks longer about one decision.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);
/// No bot tries more.
const MOST_ITERATIONS: u32 = 20_000;
/// How long a jarl thinks if nobody says how much.
const JARL: Duration = Duration::from_millis(500);
/// How long a konung does.
const KONUNG: Duration = Duration::from_secs(2);
/// No bot thinks longer about somebody else's decision.
const LONGEST_ADVICE: Duration = Duration::from_secs(2);
/// Nor tries more.
const MOST_ADVICE: u32 = 4000;

/// So many bytes that nobody can guess.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rngs::SysRng.try_fill_bytes(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// A seed that nobody can guess.
pub fn random_seed() -> Seed {
    Seed(random_bytes())
}

/// An address that nobody can guess: 80 bits in letters and digits that are hard to confuse.
pub fn random_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    random_bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Text as people may send it: no control characters, no invisible marks that turn the line around, no space at the ends.
pub fn plain_text(text: &str) -> String {
    let is_plain = |letter: &char| {
        let turns = matches!(letter, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
        !letter.is_control() && !turns
    };
    let text: String =
        text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).filter(is_plain).collect();
    text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A name as people may choose it.
pub fn name(text: &str) -> Result<String, Trouble> {
    let name = plain_text(text);
    match name.chars().count() {
        0 => Err(Trouble::Bad("a name has at least one letter".to_owned())),
        length if length > LONGEST_NAME => Err(Trouble::Bad(format!("a name has at most {LONGEST_NAME} letters"))),
        _ => Ok(name),
    }
}

/// A bot as people may name it, within what the hall lends it to think. A level without a budget thinks by time, so that
/// nobody waits longer for it in one game than in another.
pub fn bot(level: &str) -> Result<Bot, Trouble> {
    let bot: Bot = level.parse().map_err(|error: hall::BadBot| Trouble::Bad(error.to_string()))?;
    let bot = match bot {
        _ if level.contains(':') => bot,
        Bot::Thrall | Bot::Karl => bot,
        Bot::Jarl(_) | Bot::Textbook(..) => bot.within(Budget::Time(JARL)),
        Bot::Konung(_) => bot.within(Budget::Time(KONUNG)),
    };
    let is_modest = match bot.budget() {
        None => true,
        Some(Budget::Iterations(count)) => count <= MOST_ITERATIONS,
        Some(Budget::Time(time)) => time <= LONGEST_THOUGHT,
    };
    let most = format!("a bot may think for {} s or {MOST_ITERATIONS} iterations at most", LONGEST_THOUGHT.as_secs());
    if is_modest { Ok(bot) } else { Err(Trouble::Bad(most)) }
}

/// A bot as the hall writes it down: with its budget, also where that is the usual one outside the hall.
pub fn written(bot: Bot) -> String {
    let text = bot.to_string();
    match bot.budget() {
        Some(Budget::Iterations(count)) if !text.contains(':') => format!("{text}:{count}"),
        Some(_) | None => text,
    }
}

/// A bot as people may ask it for advice: one that has reasons, and finds them soon.
pub fn adviser(level: &str) -> Result<Bot, Trouble> {
    let bot = bot(level)?;
    match (bot, hurried(bot)) {
        (Bot::Thrall, _) => Err(Trouble::Bad("a thrall chooses at random; ask a karl or a jarl".to_owned())),
        (bot, hurried) if bot == hurried => Ok(bot),
        _ => {
            let most = LONGEST_ADVICE.as_secs();
            Err(Trouble::Bad(format!("for advice a bot may think for {most} s or {MOST_ADVICE} iterations at most")))
        }
    }
}

/// The bot with no more time than advice may take.
pub fn hurried(bot: Bot) -> Bot {
    match bot.budget() {
        None => bot,
        Some(Budget::Iterations(count)) => bot.within(Budget::Iterations(count.min(MOST_ADVICE))),
        Some(Budget::Time(time)) => bot.within(Budget::Time(time.min(LONGEST_ADVICE))),
    }
}

/// A pace as people may choose it: 5 seconds to 14 days.
pub fn pace(seconds: Option<u32>) -> Result<Option<u32>, Trouble> {
    match seconds {
        None | Some(0) => Ok(None),
        Some(seconds) if (5..=14 * 24 * 3600).contains(&seconds) => Ok(Some(seconds)),
        Some(_) => Err(Trouble::Bad("a decision may take 5 seconds to 14 days".to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_bounded() {
        assert_eq!(name("  Ragna \u{202e} the\tRed\u{0} ").unwrap(), "Ragna the Red");
        assert_eq!(name("<b>Ulf</b>").unwrap(), "<b>Ulf</b>", "escaping is the page's work");
        assert!(name("").is_err());
        assert!(name(" \u{200b}\n").is_err());
        assert!(name(&"x".repeat(31)).is_err());
        assert!(name(&"þ".repeat(30)).is_ok());
    }

    #[test]
    fn bots_do_not_think_for_ever() {
        assert!(bot("jarl:500ms").is_ok());
        assert!(bot("jarl:3600s").is_err());
        assert!(bot("jarl:4000000").is_err());
        assert!(bot("odin").is_err());
        let named = |level: &str| written(bot(level).unwrap());
        assert_eq!(["thrall", "karl", "jarl", "konung"].map(named), ["thrall", "karl", "jarl:500ms", "konung:2000ms"]);
        assert_eq!(["jarl:1000", "konung:8000", "jarl:2s"].map(named), ["jarl:1000", "konung:8000", "jarl:2000ms"]);
        assert!(adviser("karl").is_ok() && adviser("konung").is_ok());
        assert!(adviser("jarl:2s").is_ok() && adviser("jarl:4000").is_ok());
        assert!(adviser("thrall").is_err() && adviser("jarl:3s").is_err() && adviser("jarl:4001").is_err());
        assert_eq!(hurried(bot("jarl:10s").unwrap()).to_string(), "jarl:2000ms");
    }

    #[test]
    fn ids_are_long_and_different() {
        assert_eq!(random_id().len(), 16);
        assert_ne!(random_id(), random_id());
    }
}
