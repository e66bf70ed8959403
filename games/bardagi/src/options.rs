//! What people agree on before they begin.

use crate::{BoardId, Content};
use engine::BadOptions;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What people agree on before they begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which side of the board is played, and with how many lands.
    pub board: BoardChoice,
    /// Whether clans are drawn or chosen.
    pub clans: Clans,
    /// When the match ends.
    pub length: Length,
    /// Easier planning: choose your cards at the beginning of your own turn instead of secretly before the round.
    pub easier_planning: bool,
    /// Advanced: from round 5 on choose up to eight cards.
    pub eight_cards: bool,
    /// Advanced: a Kaupmadur on a rival's home may force a trade with that rival's goods and gold.
    pub forced_trade: bool,
}

/// BA-SETUP-02, BA-RULING-09. Which side of the board is played, and with how many lands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum BoardChoice {
    /// The Summer side with as many lands as players.
    #[default]
    Summer,
    /// The Winter side, for two or three players.
    Winter,
    /// The Summer side with three lands, for two or three players.
    Summer3,
    /// The Summer side with four lands, for up to four players.
    Summer4,
    /// The Summer side with five lands.
    Summer5,
}

/// BA-SETUP-10, BA-OPT-08. How clans are given out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Clans {
    /// Everybody draws one.
    #[default]
    Drawn,
    /// Everybody chooses one, the starting player first.
    Chosen,
}

/// BA-OPT-08, BA-OPT-09. When the match ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// After 7 to 10 rounds, by the number of players.
    #[default]
    Rounds,
    /// Two rounds earlier: good for a first game.
    Short,
    /// When the table calls time: the round in progress is then the last.
    Time,
}

impl Options {
    /// BA-SETUP-02, BA-RULING-09. The board that is played on, if so many may play on it.
    pub fn board(&self, seats: usize, content: &Content) -> Result<BoardId, BadOptions> {
        let id = match self.board {
            BoardChoice::Summer => match seats {
                0..=2 => BoardId::Summer2,
                3 => BoardId::Summer3,
                4 => BoardId::Summer4,
                _ => BoardId::Summer5,
            },
            BoardChoice::Winter => BoardId::Winter,
            BoardChoice::Summer3 => BoardId::Summer3,
            BoardChoice::Summer4 => BoardId::Summer4,
            BoardChoice::Summer5 => BoardId::Summer5,
        };
        let board = content.board(id);
        if seats > board.colours.len() {
            let reason = format!("{} is for at most {} players, not {seats}", board.name, board.colours.len());
            return Err(BadOptions::new("board", reason));
        }
        Ok(id)
    }
}

/// The option sets worth offering: every option at least once.
pub fn presets() -> Vec<(&'static str, Options)> {
    let summer = Options::default();
    vec![
        ("default", summer),
        ("winter", Options { board: BoardChoice::Winter, ..summer }),
        ("first game", Options { length: Length::Short, easier_planning: true, ..summer }),
        ("advanced", Options { eight_cards: true, forced_trade: true, ..summer }),
        (
            "winter, advanced",
            Options {
                board: BoardChoice::Winter,
                clans: Clans::Chosen,
                eight_cards: true,
                forced_trade: true,
                ..summer
            },
        ),
        ("time limit", Options { length: Length::Time, clans: Clans::Chosen, ..summer }),
        ("three lands", Options { board: BoardChoice::Summer3, length: Length::Short, ..summer }),
        ("four lands", Options { board: BoardChoice::Summer4, length: Length::Short, ..summer }),
        ("five lands", Options { board: BoardChoice::Summer5, length: Length::Short, eight_cards: true, ..summer }),
    ]
}

/// No match takes more decisions: twenty rounds at most, and every turn is bounded by its cards, disks, goods and gold.
pub fn longest(_options: Options, seats: usize) -> usize {
    const ROUNDS: usize = 20;
    const DECISIONS_OF_A_TURN: usize = 5_000;
    ROUNDS * seats * DECISIONS_OF_A_TURN
}
