//! Bots by name, with how much they may think.

use std::{fmt, str::FromStr, time::Duration};
use thiserror::Error;

/// A bot, as people name it: `thrall`, `karl`, `jarl`, `jarl:1000`, `konung:2s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Chooses at random.
    Thrall,
    /// Looks one decision ahead.
    Karl,
    /// Searches.
    Jarl(Budget),
    /// Searches hard, with all the cores it is given.
    Konung(Budget),
    /// The search of the textbooks, to measure ours against.
    Textbook(Textbook, Budget),
}

/// Under which name the search of the textbooks is asked for. Where nothing is hidden the two are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Textbook {
    /// `uct`: for games of open information.
    Uct,
    /// `ismcts`: a new imagined position in every iteration.
    Ismcts,
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same answer every time.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// What searching bots think when nobody says how much.
const JARL: Budget = Budget::Iterations(1000);
const KONUNG: Budget = Budget::Iterations(8000);

/// A bot that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "no bot is called {0:?}: there are thrall, karl, jarl and konung (and uct and ismcts to measure them against); those who search take a budget, as jarl:ITERATIONS or jarl:TIMEms"
)]
pub struct BadBot(pub String);

impl Bot {
    /// The levels, weakest first, with one sentence each.
    pub const LEVELS: [(&'static str, &'static str); 4] = [
        ("thrall", "Plays anything the rules allow: good to learn the moves against."),
        ("karl", "Looks one step ahead and takes what looks best."),
        ("jarl", "Plays many futures through in its mind before it moves."),
        ("konung", "Thinks as long and as hard as it may, and forgives little."),
    ];

    /// How much it thinks about a decision, if it searches.
    pub fn budget(&self) -> Option<Budget> {
        match self {
            Bot::Thrall | Bot::Karl => None,
            Bot::Jarl(budget) | Bot::Konung(budget) | Bot::Textbook(_, budget) => Some(*budget),
        }
    }

    /// The same bot, but it thinks so much.
    pub fn within(self, budget: Budget) -> Bot {
        match self {
            Bot::Thrall | Bot::Karl => self,
            Bot::Jarl(_) => Bot::Jarl(budget),
            Bot::Konung(_) => Bot::Konung(budget),
            Bot::Textbook(name, _) => Bot::Textbook(name, budget),
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Bot::Thrall => "thrall",
            Bot::Karl => "karl",
            Bot::Jarl(_) => "jarl",
            Bot::Konung(_) => "konung",
            Bot::Textbook(Textbook::Uct, _) => "uct",
            Bot::Textbook(Textbook::Ismcts, _) => "ismcts",
        }
    }

    fn named(name: &str) -> Option<Bot> {
        let all = [
            Bot::Thrall,
            Bot::Karl,
            Bot::Jarl(JARL),
            Bot::Konung(KONUNG),
            Bot::Textbook(Textbook::Uct, JARL),
            Bot::Textbook(Textbook::Ismcts, JARL),
        ];
        all.into_iter().find(|bot| bot.name() == name)
    }
}

impl FromStr for Bot {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Bot, BadBot> {
        let bad = || BadBot(text.to_owned());
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let bot = Bot::named(name).ok_or_else(bad)?;
        match budget {
            None => Ok(bot),
            Some(_) if bot.budget().is_none() => Err(bad()),
            Some(budget) => Ok(bot.within(budget.parse().map_err(|()| bad())?)),
        }
    }
}

impl FromStr for Budget {
    type Err = ();

    fn from_str(text: &str) -> Result<Budget, ()> {
        let number = |digits: &str| digits.parse().ok().filter(|number: &u32| *number > 0).ok_or(());
        let time =
            |digits: &str, unit: u64| number(digits).map(|n| Budget::Time(Duration::from_millis(unit * u64::from(n))));
        if let Some(digits) = text.strip_suffix("ms") {
            time(digits, 1)
        } else if let Some(digits) = text.strip_suffix('s') {
            time(digits, 1000)
        } else {
            number(text).map(Budget::Iterations)
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Bot::named(self.name()).and_then(|bot| bot.budget());
        match self.budget().filter(|budget| Some(*budget) != usual) {
            None => write!(f, "{}", self.name()),
            Some(Budget::Iterations(count)) => write!(f, "{}:{count}", self.name()),
            Some(Budget::Time(time)) => write!(f, "{}:{}ms", self.name(), time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_with_their_budget() {
        for name in ["thrall", "karl", "jarl", "jarl:50", "jarl:500ms", "konung", "konung:9", "uct:700", "ismcts:200ms"]
        {
            assert_eq!(name.parse::<Bot>().unwrap().to_string(), name);
        }
        assert_eq!("jarl:2s".parse(), Ok(Bot::Jarl(Budget::Time(Duration::from_secs(2)))));
        for name in ["", "odin", "jarl:", "jarl:0", "jarl:-1", "jarl:99999999999", "karl:3", "thrall:1", "konung:x"] {
            assert_eq!(name.parse::<Bot>(), Err(BadBot(name.to_owned())));
        }
    }
}
