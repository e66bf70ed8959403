//! What people read: sentences that know which seats, pieces and rules they speak of.

use crate::Seat;
use serde::Serialize;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Span {
    /// Plain text.
    Text(String),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Something in the picture, by the id of its element.
    Piece {
        /// The id of the element.
        id: String,
        /// What people call it.
        name: String,
    },
    /// A rule, by its id.
    Rule(&'static str),
}

/// A sentence, made of parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Words(pub Vec<Span>);

impl Words {
    /// An empty sentence, to add to.
    pub const fn new() -> Words {
        Words(Vec::new())
    }

    /// Adds plain text.
    pub fn text(mut self, text: impl Into<String>) -> Words {
        self.0.push(Span::Text(text.into()));
        self
    }

    /// Adds the name of a seat.
    pub fn seat(mut self, seat: Seat) -> Words {
        self.0.push(Span::Seat(seat));
        self
    }

    /// Adds something in the picture.
    pub fn piece(mut self, id: impl Into<String>, name: impl Into<String>) -> Words {
        self.0.push(Span::Piece { id: id.into(), name: name.into() });
        self
    }

    /// Adds a rule.
    pub fn rule(mut self, rule: &'static str) -> Words {
        self.0.push(Span::Rule(rule));
        self
    }

    /// The sentence as plain text, with these names for the seats.
    pub fn plain(&self, names: &[String]) -> String {
        let mut text = String::new();
        for span in &self.0 {
            match span {
                Span::Text(part) => text.push_str(part),
                Span::Seat(seat) => match names.get(seat.index()) {
                    Some(name) => text.push_str(name),
                    None => text.push_str(&seat.to_string()),
                },
                Span::Piece { name, .. } => text.push_str(name),
                Span::Rule(rule) => {
                    text.push('(');
                    text.push_str(rule);
                    text.push(')');
                }
            }
        }
        text
    }
}

impl<T: Into<String>> From<T> for Words {
    fn from(text: T) -> Words {
        Words::new().text(text)
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// 0 for a decision, more for what followed from it.
    pub depth: u8,
    /// Whether it happened by itself.
    pub automatic: bool,
    /// What happened.
    pub words: Words,
}

impl Line {
    /// A decision somebody made.
    pub fn decision(words: impl Into<Words>) -> Line {
        Line { depth: 0, automatic: false, words: words.into() }
    }

    /// What followed from a decision.
    pub fn consequence(words: impl Into<Words>) -> Line {
        Line { depth: 1, automatic: false, words: words.into() }
    }

    /// What happened by itself.
    pub fn automatic(words: impl Into<Words>) -> Line {
        Line { depth: 1, automatic: true, words: words.into() }
    }
}
