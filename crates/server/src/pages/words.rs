//! How sentences, seats and times are shown.

use crate::model::{Person, SeatCard, SeatKind};
use canvas::{Crest, Spot};
use engine::words::Span;
use engine::{Seat, Words};
use maud::{Markup, html};
use std::time::{SystemTime, UNIX_EPOCH};

/// Who speaks of what: the names at a table, and the game whose rules are cited.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// Who sits where.
    pub seats: &'a [SeatCard],
}

impl Speech<'_> {
    /// A sentence: names in bold, pieces that can be pointed at, rules as links.
    pub fn words(&self, words: &Words) -> Markup {
        html! {
            @for span in &words.0 {
                @match span {
                    Span::Text(text) => (text),
                    Span::Seat(seat) => b.who { bdi { (self.name(*seat)) } },
                    Span::Piece { id, name } => span.piece data-piece=(id) tabindex="0" { (name) },
                    Span::Rule(rule) => (self.rule(rule)),
                }
            }
        }
    }

    /// A rule as a link to its paragraph.
    pub fn rule(&self, rule: &str) -> Markup {
        html! { a.rule href={ "/rules/" (self.game) "#" (rule) } target="_blank" { (rule) } }
    }

    /// A text that speaks of seats by number, with the names of whoever sits there.
    pub fn named(&self, text: &str) -> String {
        self.seats.iter().fold(text.to_owned(), |text, card| {
            let seat = card.seat.to_string();
            text.replace(&seat, &card.name).replace(&seat.to_uppercase(), &card.name)
        })
    }

    /// Whether the seat belongs to whoever reads this.
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|card| card.is_you)
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).map_or_else(|| "the table".to_owned(), |card| card.name.clone())
    }
}

/// The animal of this name.
fn animal(name: &str) -> Option<Crest> {
    Seat::all(5).map(Crest::of).find(|crest| crest.name() == name)
}

/// The badge of a person, in the animal and colour they chose.
pub fn crest_of(person: &Person) -> Markup {
    emblem(
        animal(&person.settings.symbol).unwrap_or(Crest::Raven),
        Crest::of(Seat(person.settings.colour.unwrap_or(0))),
    )
}

/// An animal on a disc of a seat's colour.
pub fn emblem(animal: Crest, colour: Crest) -> Markup {
    html! {
        svg.badge viewBox="-24 -24 48 48" aria-hidden="true" {
            g class={ "crest " (colour.name()) } {
                circle.crest-disc r="22" fill="currentColor" {}
                circle r="19" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5" {}
                g.crest-animal color="#fff" transform="translate(-16 -16)" { (animal.animal()) }
            }
        }
    }
}

/// The badge of a seat in a list: the person's own choice, or the seat's animal; an empty ring for an open seat.
pub fn seat_badge(card: &SeatCard) -> Markup {
    let own = Crest::of(card.seat);
    let chosen = card.symbol.as_deref().and_then(animal).unwrap_or(own);
    let colour = card.colour.map_or(own, |colour| Crest::of(Seat(colour)));
    html! {
        @match card.kind {
            SeatKind::Open => span.ring title="An open seat" { "+" },
            SeatKind::Human | SeatKind::Bot(_) | SeatKind::Friend => {
                span.shield.turn[card.asked] title=(card.name) { (emblem(chosen, colour)) }
            },
        }
    }
}

/// The badge of a seat at its table: always the seat's own, since the pieces carry it.
pub fn crest(seat: Seat) -> Markup {
    if seat == Seat::TABLE {
        return html! { svg.badge viewBox="-24 -24 48 48" aria-hidden="true" {
            circle cx="0" cy="0" r="20" fill="#3f2e22" stroke="#c08a4b" stroke-width="3" {}
            (canvas::die::pips(5, 18.0))
        } };
    }
    html! { svg.badge viewBox="-24 -24 48 48" aria-hidden="true" { (canvas::crest(seat, Spot::new(0.0, 0.0), 22.0)) } }
}

/// What sits on a seat, in a word or two.
pub fn kind(card: &SeatCard) -> String {
    let sits = match &card.kind {
        SeatKind::Human if card.is_you => "you".to_owned(),
        SeatKind::Human if card.is_online => "here".to_owned(),
        SeatKind::Human => "away".to_owned(),
        SeatKind::Open => "open seat".to_owned(),
        SeatKind::Bot(level) => format!("bot, {}", level.split(':').next().unwrap_or(level)),
        SeatKind::Friend => "at this screen".to_owned(),
    };
    match &card.driver {
        Some(level) => format!("{sits}; a {} plays on", level.split(':').next().unwrap_or(level)),
        None => sits,
    }
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// How long ago that was, in words.
pub fn ago(since: i64) -> String {
    let seconds = (now() - since).max(0);
    let of = |count: i64, unit: &str| format!("{count} {unit}{}", if count == 1 { "" } else { "s" });
    match seconds {
        0..60 => "a moment".to_owned(),
        60..3600 => of(seconds / 60, "minute"),
        3600..86_400 => of(seconds / 3600, "hour"),
        _ => of(seconds / 86_400, "day"),
    }
}

/// Several names in a sentence: `Ulf, Tove and Orm`.
pub fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
