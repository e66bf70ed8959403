//! How events are told in the log.

mod ended;
mod motion;

pub use ended::ended;
pub use motion::motion;

use crate::content::Content;
use crate::event::{Event, Piece, Pile, Why};
use crate::ids::{Border, Giant, God, GodCard, Region, Tile};
use crate::phase::{Side, Throw};
use crate::picture::ids;
use engine::{Line, Seat, Words};

/// The event as a line of the log.
pub fn line(event: &Event, content: &Content) -> Line {
    let told = Told(content);
    match *event {
        Event::Began { .. }
        | Event::Settled { .. }
        | Event::Round { .. }
        | Event::TookPlace { .. }
        | Event::Mercy { .. }
        | Event::Passed { .. }
        | Event::Stopped { .. }
        | Event::Acted { .. }
        | Event::Doubled { .. }
        | Event::Played { .. }
        | Event::Drew { .. }
        | Event::Mustered { .. }
        | Event::Moved { .. }
        | Event::Worshipped { .. }
        | Event::Covered { .. }
        | Event::Waits { .. }
        | Event::Built { .. }
        | Event::Walled { .. } => told.turn(event),
        Event::Announced { .. }
        | Event::Threw { .. }
        | Event::Woke { .. }
        | Event::Lost { .. }
        | Event::FoughtOn { .. }
        | Event::BrokeOff { .. }
        | Event::Repelled { .. }
        | Event::Conquered { .. }
        | Event::Ruined { .. }
        | Event::Deposed { .. }
        | Event::Arrived { .. } => told.war(event),
        Event::Sent { .. }
        | Event::Returned { .. }
        | Event::Withdrew { .. }
        | Event::Razed { .. }
        | Event::Points { .. }
        | Event::Shielded { .. }
        | Event::Revealed { .. }
        | Event::Chair { .. }
        | Event::Council { .. }
        | Event::Recalled { .. } => told.council(event),
        Event::Buried { .. }
        | Event::Boosted { .. }
        | Event::Advanced { .. }
        | Event::Kept { .. }
        | Event::Income { .. }
        | Event::Rolled { .. }
        | Event::Recruited { .. }
        | Event::Struck { .. }
        | Event::Dismissed { .. }
        | Event::Reshuffled { .. }
        | Event::Ended { .. } => told.season(event),
    }
}

/// A narrator who knows the names of things.
struct Told<'a>(&'a Content);

impl Told<'_> {
    fn turn(&self, event: &Event) -> Line {
        let words = Words::new();
        match *event {
            Event::Began { start } => Line::automatic(words.seat(start).text(" is start player")),
            Event::Settled { seat, region, leader, warriors, cost } => {
                let words = self.region(words.seat(seat).text(" makes "), region);
                let words = words.text(format!(
                    " home as {}, with {}, for {cost} AP",
                    self.leader(leader),
                    count(warriors, "warrior")
                ));
                Line::decision(words)
            }
            Event::Round { round, ref order } => {
                let words = words.text(format!("Round {round}: the order is "));
                let words = order
                    .iter()
                    .enumerate()
                    .fold(words, |words, (place, seat)| words.text(if place == 0 { "" } else { ", " }).seat(*seat));
                Line { depth: 0, automatic: true, words }
            }
            Event::TookPlace { seat, place } => {
                Line::consequence(words.seat(seat).text(format!(" moves to place {place} of the order")))
            }
            Event::Mercy { seat, region, warriors, points } => {
                let words = self.region(words.seat(seat).text(" calls for mercy: "), region);
                Line::decision(words.text(format!(" musters {}, and {points} AP are gone", count(warriors, "warrior"))))
            }
            Event::Passed { seat, points } => {
                Line::decision(words.seat(seat).text(format!(" passes and keeps {points} AP")))
            }
            Event::Stopped { seat, forced: false } => Line::decision(words.seat(seat).text(" takes no further action")),
            Event::Stopped { forced: true, .. } => Line::automatic("Nothing more is possible this turn"),
            Event::Acted { seat, deed, cards, cost } => {
                let with = if cards == 1 { String::new() } else { format!(" with {cards} cards") };
                Line::decision(words.seat(seat).text(format!(" plays {}{with} for {cost} AP", deed.name())))
            }
            Event::Doubled { seat } => Line::decision(words.seat(seat).text(" plays Double: two actions follow")),
            Event::Played { seat, card } => Line::decision(
                self.card(words.seat(seat).text(" plays "), card).text(format!(" ({})", self.0.card(card).god.name())),
            ),
            Event::Drew { seat, god, card: Some(card), .. } => {
                Line::consequence(self.card(words.seat(seat).text(format!(" takes {}'s ", god.name())), card))
            }
            Event::Drew { seat, god, card: None, .. } => {
                Line::consequence(words.seat(seat).text(format!(" takes a card of {}", god.name())))
            }
            Event::Mustered { seat, region, warriors } => {
                let words = words.seat(seat).text(format!(" musters {} in ", count(warriors, "warrior")));
                Line::consequence(self.region(words, region))
            }
            Event::Moved { seat, from, to } => {
                let words = self.region(words.seat(seat).text(" moves a warrior from "), from);
                Line::decision(self.region(words.text(" to "), to))
            }
            Event::Worshipped { seat, god } => Line::decision(god_words(words.seat(seat).text(" worships "), god)),
            Event::Covered { god, giant } => {
                Line::consequence(self.giant(god_words(words, god).text(" guards against "), giant))
            }
            Event::Waits { god } => Line::consequence(god_words(words, god).text(" waits for a Giant to wake")),
            Event::Built { seat, region, ring } => {
                let what = if ring { " lays a Ring around the Settlement in " } else { " builds a Settlement in " };
                Line::decision(self.region(words.seat(seat).text(what), region))
            }
            Event::Walled { seat, border } => {
                Line::decision(self.border(words.seat(seat).text(" raises a Danevold between "), border))
            }
            _ => Line::automatic(words),
        }
    }

    fn war(&self, event: &Event) -> Line {
        let words = Words::new();
        match *event {
            Event::Announced { seat, from, to, warriors } => {
                let words = self.region(words.seat(seat).text(" attacks "), to).text(" from ");
                Line::decision(self.region(words, from).text(format!(" with {}", count(warriors, "warrior"))))
            }
            Event::Threw { side, seat, region, throw, again } => {
                let words = match (seat, side) {
                    (Some(seat), _) => words.seat(seat),
                    (None, Side::Attacker | Side::Defender) => self.region(words, region),
                };
                let verb = if again { " throws blanks again: " } else { " throws " };
                Line::consequence(words.text(verb).text(runes(throw)))
            }
            Event::Woke { giant, cover } => {
                let words = self.giant(words.text("A Giant wakes: "), giant);
                Line::automatic(match cover {
                    Some(god) => god_words(words.text(", and at once "), god).text(" guards against it"),
                    None => words,
                })
            }
            Event::Lost { region, piece, seat, count: lost } => {
                let what = match piece {
                    Piece::Warrior | Piece::Npc => count(lost, "warrior"),
                    Piece::Guest => count(lost, "guest"),
                    Piece::Ring => "the Ring".to_owned(),
                    Piece::Settlement => "the Settlement".to_owned(),
                };
                Line::consequence(match seat {
                    Some(seat) => self.region(words.seat(seat).text(format!(" loses {what} in ")), region),
                    None => self.region(words, region).text(format!(" loses {what}")),
                })
            }
            Event::FoughtOn { seat } => Line::decision(words.seat(seat).text(" fights on")),
            Event::BrokeOff { seat, from } => {
                Line::decision(self.region(words.seat(seat).text(" breaks off; the survivors stay in "), from))
            }
            Event::Repelled { region } => {
                Line::consequence(self.region(words, region).text(" holds out: no attacker is left"))
            }
            Event::Conquered { seat, from, to, warriors } => {
                let words = self.region(words.seat(seat).text(" takes "), to).text(" from ");
                Line::consequence(self.region(words, from).text(format!(
                    ": {} {} in",
                    count(warriors, "warrior"),
                    verb(warriors, "moves", "move")
                )))
            }
            Event::Ruined { region } => Line::consequence(self.region(words.text("Nobody is left in "), region)),
            Event::Deposed { region, leader } => {
                Line::consequence(self.region(words.text(format!("{} is driven out of ", self.leader(leader))), region))
            }
            Event::Arrived { region, leader, warriors } => {
                let words = words.text(format!("{} comes to lead ", self.leader(leader)));
                Line::automatic(self.region(words, region).text(format!(" with {}", count(warriors, "warrior"))))
            }
            _ => Line::automatic(words),
        }
    }

    fn council(&self, event: &Event) -> Line {
        let words = Words::new();
        match *event {
            Event::Sent { seat, region, envoys, total } => {
                let words = words.seat(seat).text(format!(" sends {} to ", count(envoys, "envoy")));
                let more = if total > envoys { format!(", {total} in all") } else { String::new() };
                Line::decision(self.region(words, region).text(more))
            }
            Event::Returned { seat, region, envoys, lost } => {
                let words = words.text(format!("{} of ", count(envoys, "envoy"))).seat(seat).text(verb(
                    envoys,
                    " goes home from ",
                    " go home from ",
                ));
                let end = if lost { ": the Chieftain listens no longer" } else { "" };
                Line::consequence(self.region(words, region).text(end))
            }
            Event::Withdrew { seat, from, to, guests } => {
                let words = words
                    .text(format!("{} of ", count(guests, "guest")))
                    .seat(seat)
                    .text(verb(guests, " leaves ", " leave "));
                let words = self.region(words, from);
                Line::consequence(match to {
                    Some(to) => self.region(words.text(" for "), to),
                    None => words.text(verb(
                        guests,
                        ", finds room nowhere and goes home",
                        ", find room nowhere and go home",
                    )),
                })
            }
            Event::Razed { border } => {
                Line::consequence(self.border(words.text("The Danevold falls between "), border))
            }
            Event::Points { seat, before, after, why } => {
                let by = i16::from(after) - i16::from(before);
                let reason = match why {
                    Why::Reward => " as reward",
                    Why::Card => "",
                    Why::Robbed => " to a thief",
                    Why::Theft => " by theft",
                    Why::Giants => " to the Giants",
                };
                let verb = if by < 0 { "loses" } else { "gains" };
                let words = words.seat(seat).text(format!(" {verb} {} AP{reason} (now {after})", by.abs()));
                if why == Why::Reward { Line::decision(words) } else { Line::consequence(words) }
            }
            Event::Shielded { seat, region } => {
                Line::consequence(self.region(words.seat(seat).text(" shields "), region).text(" until the round ends"))
            }
            Event::Revealed { seat, ref giants } => {
                let words = words.seat(seat).text(" reveals ");
                Line::consequence(giants.iter().enumerate().fold(words, |words, (index, giant)| {
                    self.giant(words.text(if index == 0 { "" } else { " and " }), *giant)
                }))
            }
            Event::Chair { region, from, to } => {
                let words = self.region(words.text("The seat of "), region);
                let words = match from {
                    Some(seat) => words.text(" goes from ").seat(seat),
                    None => words.text(" goes"),
                };
                Line::automatic(match to {
                    Some(seat) => words.text(" to ").seat(seat),
                    None => words.text(" back to its Chieftain"),
                })
            }
            Event::Council { chairs, black } => {
                let words = chairs.iter().enumerate().filter(|(_, chairs)| **chairs > 0).fold(
                    words.text("The Council meets:"),
                    |words, (seat, chairs)| {
                        words.text(" ").seat(Seat(seat as u8)).text(format!(" {},", count(*chairs, "seat")))
                    },
                );
                Line { depth: 0, automatic: true, words: words.text(format!(" {black} black")) }
            }
            Event::Recalled { seat, region } => {
                Line::decision(self.region(words.seat(seat).text(" recalls an envoy from "), region))
            }
            _ => Line::automatic(words),
        }
    }

    fn season(&self, event: &Event) -> Line {
        let words = Words::new();
        match *event {
            Event::Buried { giant, god } => {
                let words = match god {
                    Some(god) => god_words(words, god).text(" stood guard: back"),
                    None => words.text("Back"),
                };
                Line::automatic(self.giant(words.text(" under the deck goes "), giant))
            }
            Event::Boosted { seat, deed } => {
                Line::decision(words.seat(seat).text(format!(" takes a Booster card: {}", deed.name())))
            }
            Event::Advanced { seat, track, number } => {
                let name = self.0.track(track).name.to_lowercase();
                Line::decision(words.seat(seat).text(format!(" moves the {name} marker to {number}")))
            }
            Event::Kept { seat } => Line::decision(words.seat(seat).text(" moves no marker")),
            Event::Income { seat, land, chairs, after } => Line::automatic(
                words
                    .seat(seat)
                    .text(format!(" earns {land} AP from land and {chairs} from the Council (now {after})")),
            ),
            Event::Rolled { face } => {
                Line { depth: 0, automatic: true, words: words.text(format!("The Leader die shows {face}")) }
            }
            Event::Recruited { ref regions } => {
                let words = words.text(if regions.is_empty() { "No leader recruits" } else { "A warrior joins " });
                Line::automatic(regions.iter().enumerate().fold(words, |words, (index, region)| {
                    self.region(words.text(if index == 0 { "" } else { ", " }), *region)
                }))
            }
            Event::Struck { giant } => {
                let words = self.giant(words.text("The Giants send "), giant);
                let words = words.text(format!(": {}", self.0.giant(giant).text));
                Line { depth: 0, automatic: true, words }
            }
            Event::Dismissed { seat, giant } => {
                Line::consequence(self.giant(words.seat(seat).text(" sends away "), giant))
            }
            Event::Reshuffled { pile } => Line::automatic(match pile {
                Pile::Chieftains => "The discarded Chieftains are shuffled into a new stack",
                Pile::Guards => "The discarded Guard Captains are shuffled into a new stack",
                Pile::Giants => "The Giants' discard pile is shuffled into a new deck",
            }),
            Event::Ended { ending } => Line { depth: 0, automatic: true, words: ended(ending) },
            _ => Line::automatic(words),
        }
    }

    fn region(&self, words: Words, region: Region) -> Words {
        words.piece(ids::region(self.0, region), self.0.board.name(region))
    }

    fn border(&self, words: Words, border: Border) -> Words {
        let [one, other] = self.0.board.sides(border);
        self.region(self.region(words, one).text(" and "), other)
    }

    fn card(&self, words: Words, card: GodCard) -> Words {
        words.piece(ids::card(self.0, card), &*self.0.card(card).name)
    }

    fn giant(&self, words: Words, giant: Giant) -> Words {
        words.piece(ids::giant(self.0, giant), &*self.0.giant(giant).name)
    }

    fn leader(&self, tile: Tile) -> String {
        let data = self.0.tile(tile);
        format!("{} {}", data.name, data.epithet)
    }
}

/// A god's name, with its place in the picture.
fn god_words(words: Words, god: God) -> Words {
    words.piece(ids::god(god), god.name())
}

/// A number of things.
pub fn count(number: u8, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// The form of a verb that suits the number.
fn verb<'a>(number: u8, one: &'a str, many: &'a str) -> &'a str {
    if number == 1 { one } else { many }
}

/// What a throw shows.
fn runes(throw: Throw) -> String {
    let upright = if throw.upright > 0 { format!(", {} upright", throw.upright) } else { String::new() };
    format!("{}, {}{upright}", count(throw.hits, "hit"), count(throw.blanks, "blank"))
}
