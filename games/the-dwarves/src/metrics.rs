//! What is measured: quests shown and done, Equipment drawn and used, and how matches end.

use crate::TheDwarves;
use crate::cards::{Card, Item};
use crate::content::{CardInfo, CardKind, Content, ItemInfo, Window};
use crate::event::{Event, Price};
use crate::phase::{Ending, Phase};
use crate::standing::scenarios_done;
use engine::{Counted, Metrics, Pause, Seat, Tally};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// TD-SCEN-01, TD-QUEST-06, TD-THREAT-01. A card: turned up, completed.
    Card(Card),
    /// TD-EQUIP-01. A kind of Equipment: drawn, given, used; what works by itself is used when it is given.
    Item(Item),
}

const SCENARIOS: &str = "Scenarios";
const TALK: Pause = Pause { what: "talking a turn over", seconds: 85.0 };
const RECRUITS: Pause = Pause { what: "recruits", seconds: 10.0 };
const FALL: Pause = Pause { what: "land that perishes", seconds: 12.0 };
const THROW: Pause = Pause { what: "a throw of dice", seconds: 3.0 };

impl Metrics for TheDwarves {
    type Entry = Entry;

    const ENDINGS: &'static [&'static str] = &["won", "doom", "a dwarf died"];
    const ROLE: Option<&'static str> = Some("character");
    /// TD-GOAL-01. The team wins by its Scenarios and in no other way.
    const DUTIES: &'static [&'static str] = &[SCENARIOS];
    const PAUSES: &'static [Pause] = &[TALK, RECRUITS, FALL, THROW];

    fn entries(content: &'static Content) -> Vec<Counted<Entry>> {
        let card = |(number, info): (usize, &'static CardInfo)| Counted {
            entry: Entry::Card(Card(number as u8)),
            kind: match info.kind {
                CardKind::Scenario { .. } => SCENARIOS,
                CardKind::Adventure => "Adventures",
                CardKind::Threat { .. } => "Threats",
            },
            name: &info.name,
        };
        let item = |(number, info): (usize, &'static ItemInfo)| Counted {
            entry: Entry::Item(Item(number as u8)),
            kind: "Equipment",
            name: &info.name,
        };
        let cards = content.cards.iter().enumerate().map(card);
        cards.chain(content.items.iter().enumerate().map(item)).collect()
    }

    fn begun(&self, tally: &mut Tally<Entry>) {
        for seat in self.all_seats() {
            tally.play_as(seat, &self.content.content().characters[usize::from(self.dwarf(seat).character)].name);
        }
    }

    fn note(&self, event: &Event, tally: &mut Tally<Entry>) {
        match *event {
            Event::TurnBegan { .. } => tally.turn(),
            Event::ScenarioDrawn { card } | Event::Revealed { card, .. } => self.turn_up(card, tally),
            Event::Completed { card, .. } if !self.content.stages[2].contains(card) => {
                tally.put_to_use(Seat::TABLE, Entry::Card(card));
            }
            Event::Drawn { item } => tally.offer(Entry::Item(item)),
            Event::Given { dwarf, item } => {
                tally.take(dwarf, Entry::Item(item));
                if self.content.item(item).window == Window::Always {
                    tally.put_to_use(dwarf, Entry::Item(item));
                }
            }
            Event::Used { owner: seat, item }
            | Event::MailWorn { dwarf: seat, item }
            | Event::Paid { dwarf: seat, with: Price::Amulet(item) } => tally.put_to_use(seat, Entry::Item(item)),
            Event::HeroMoved { .. }
            | Event::HeroRested
            | Event::DoomMoved { .. }
            | Event::CouncilMoved { .. }
            | Event::ThreatsMixed { .. }
            | Event::PileRenewed { .. }
            | Event::Recruited { .. }
            | Event::BlanksRerolled { .. }
            | Event::Lacking { .. }
            | Event::Placed { .. }
            | Event::Perished { .. }
            | Event::Flowed { .. }
            | Event::Emptied { .. }
            | Event::ScenarioPassed { .. }
            | Event::Swept { .. }
            | Event::PutOnCard { .. }
            | Event::NoTroopsFor { .. }
            | Event::Pinned { .. }
            | Event::Struck { .. }
            | Event::Mustered { .. }
            | Event::Stood { .. }
            | Event::Began { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::RolledAgain { .. }
            | Event::Raised { .. }
            | Event::Walked { .. }
            | Event::Halted { .. }
            | Event::Paid { .. }
            | Event::Felled { .. }
            | Event::Missed { .. }
            | Event::BossHit { .. }
            | Event::MessageFailed { .. }
            | Event::Succeeded { .. }
            | Event::Smithed { .. }
            | Event::Ticked { .. }
            | Event::SetOut { .. }
            | Event::BrokeOff { .. }
            | Event::Completed { .. }
            | Event::Dismissed { .. }
            | Event::Hurt { .. }
            | Event::Healed { .. }
            | Event::ItemGone { .. }
            | Event::Forged { .. }
            | Event::Removed { .. }
            | Event::Dug { .. }
            | Event::Cleansed { .. }
            | Event::HoldGained { .. }
            | Event::Sang { .. }
            | Event::TurnEnded { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn pause(event: &Event) -> Option<Pause> {
        match event {
            Event::TurnBegan { .. } => Some(TALK),
            Event::Recruited { .. } => Some(RECRUITS),
            Event::Perished { .. } => Some(FALL),
            Event::Rolled { .. } => Some(THROW),
            _ => None,
        }
    }

    fn ending(&self) -> Option<&'static str> {
        let Phase::Over(ending) = self.phase else { return None };
        Some(match ending {
            Ending::Won { .. } => "won",
            Ending::Doom => "doom",
            Ending::Death { .. } => "a dwarf died",
        })
    }

    /// TD-GOAL-04. There is no score: these are the Scenarios behind the team.
    fn sources(&self, _seat: Seat) -> Vec<(&'static str, i32)> {
        let won = matches!(self.phase, Phase::Over(Ending::Won { .. }));
        vec![
            ("Scenarios of stage A", scenarios_done(self, 0).into()),
            ("Keenfire forged", scenarios_done(self, 1).into()),
            ("the last quest", won.into()),
        ]
    }

    /// Once round the table.
    fn round(&self) -> u32 {
        u32::from(self.turn.number).div_ceil(self.seats() as u32)
    }

    /// TD-SETUP-15. The turns tell who began: they went round since.
    fn first(&self) -> Seat {
        let (seats, turns) = (self.seats() as u32, u32::from(self.turn.number).max(1));
        Seat(((self.turn.active.0 as u32 + seats - (turns - 1) % seats) % seats) as u8)
    }
}

impl TheDwarves {
    /// A card that asks for nothing is used as soon as it is turned up; so is one of stage C, since to complete it is to
    /// win (TD-GOAL-01), and that would say nothing about the card.
    fn turn_up(&self, card: Card, tally: &mut Tally<Entry>) {
        tally.offer(Entry::Card(card));
        if self.content.card(card).quest.is_none() || self.content.stages[2].contains(card) {
            tally.put_to_use(Seat::TABLE, Entry::Card(card));
        }
    }
}
