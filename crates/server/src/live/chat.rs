//! Talk at the table and around it.

use super::table::{Change, Live, Said};
use crate::error::Trouble;
use crate::model::{ChatLine, Person, Room};
use crate::store::{Entry, EntryKind};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// No line is longer, in characters.
const LONGEST: usize = 500;
/// No table hears more.
const MOST: usize = 2000;

#[derive(Serialize, Deserialize)]
struct Body {
    room: Room,
    text: String,
}

impl Said {
    pub(super) fn read(entry: &Entry, name: String) -> Option<Said> {
        let Body { room, text } = serde_json::from_str(&entry.body).ok()?;
        Some(Said { seq: entry.number, person: entry.person.clone(), name, seat: entry.seat, room, text, at: entry.at })
    }
}

impl Live {
    /// Says something: whoever sits at the table to all, whoever does not to the spectators.
    pub fn say(&mut self, person: &Person, text: &str) -> Result<Change, Trouble> {
        let text = crate::people::plain_text(text);
        if text.is_empty() {
            return Err(Trouble::Bad("say something".to_owned()));
        }
        if text.chars().count() > LONGEST {
            return Err(Trouble::Bad(format!("at most {LONGEST} characters at a time")));
        }
        if self.said.len() >= MOST {
            return Err(Trouble::TooMuch("enough has been said at this table".to_owned()));
        }
        let seat: Option<Seat> = self.default_seat(&person.id);
        let room = if seat.is_some() { Room::Seats } else { Room::Spectators };
        let body = serde_json::json!(Body { room, text: text.clone() }).to_string();
        let change = self.entry(EntryKind::Chat, seat, Some(&person.id), body);
        self.said.push(Said {
            seq: self.seq(),
            person: Some(person.id.clone()),
            name: person.name.clone(),
            seat,
            room,
            text,
            at: crate::store::now(),
        });
        Ok(change)
    }

    /// What the visitor may hear: spectators are heard at the table only when the match is over.
    pub(super) fn heard_by(&self, person: Option<&str>) -> Vec<ChatLine> {
        let sits = person.is_some_and(|person| !self.own_seats(person).is_empty());
        let is_heard = |said: &&Said| said.room == Room::Seats || !sits || self.is_over();
        let line = |said: &Said| ChatLine {
            seq: said.seq,
            room: said.room,
            name: said.name.clone(),
            seat: said.seat,
            text: said.text.clone(),
            at: said.at,
        };
        self.said.iter().filter(is_heard).map(line).collect()
    }
}
