//! Bots by name, with how much they may think.

use std::{fmt, str::FromStr, time::Duration};
use thiserror::Error;

/// A bot, as people name it: `thrall`, `karl`, `jarl`, `jarl:1000`, `jarl:500ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Chooses at random.
    Thrall,
    /// Looks one decision ahead.
    Karl,
    /// Searches.
    Jarl(Budget),
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same answer every time.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// What a jarl thinks when nobody says how much.
const JARL: Budget = Budget::Iterations(1000);

/// A bot that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no bot is called {0:?}: there are thrall, karl and jarl, the last also as jarl:ITERATIONS or jarl:TIMEms")]
pub struct BadBot(pub String);

impl Bot {
    /// The levels, weakest first, with one sentence each.
    pub const LEVELS: [(&'static str, &'static str); 3] = [
        ("thrall", "Plays anything the rules allow: good to learn the moves against."),
        ("karl", "Looks one step ahead and takes what looks best."),
        ("jarl", "Plays many futures through in its mind before it moves."),
    ];
}

impl FromStr for Bot {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Bot, BadBot> {
        let bad = || BadBot(text.to_owned());
        match text.split_once(':') {
            None if text == "thrall" => Ok(Bot::Thrall),
            None if text == "karl" => Ok(Bot::Karl),
            None if text == "jarl" => Ok(Bot::Jarl(JARL)),
            Some(("jarl", budget)) => Ok(Bot::Jarl(budget.parse().map_err(|()| bad())?)),
            None | Some(_) => Err(bad()),
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
        match self {
            Bot::Thrall => write!(f, "thrall"),
            Bot::Karl => write!(f, "karl"),
            Bot::Jarl(budget) if *budget == JARL => write!(f, "jarl"),
            Bot::Jarl(Budget::Iterations(count)) => write!(f, "jarl:{count}"),
            Bot::Jarl(Budget::Time(time)) => write!(f, "jarl:{}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_with_their_budget() {
        for name in ["thrall", "karl", "jarl", "jarl:50", "jarl:500ms"] {
            assert_eq!(name.parse::<Bot>().unwrap().to_string(), name);
        }
        assert_eq!("jarl:2s".parse(), Ok(Bot::Jarl(Budget::Time(Duration::from_secs(2)))));
        for name in ["", "odin", "jarl:", "jarl:0", "jarl:-1", "jarl:99999999999", "karl:3", "thrall:1"] {
            assert_eq!(name.parse::<Bot>(), Err(BadBot(name.to_owned())));
        }
    }
}
