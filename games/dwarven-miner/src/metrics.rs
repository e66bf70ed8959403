//! What is measured: Patrons drawn and served, items forged and given away, and how matches end.

use crate::content::{Content, Power, Work};
use crate::event::{Event, What};
use crate::ids::{Card, Item, Patron};
use crate::state::{DwarvenMiner, Ending, Phase};
use engine::{Counted, Metrics, Pause, Seat, Tally};

/// Patrons from this many points on are the great ones of a report.
const GREAT: u8 = 10;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// DM-COMP-04. A kind of Patron: drawn, and served.
    Patron(Patron),
    /// DM-COMP-03. A kind of item: forged, and given to a Patron.
    Item(Item),
    /// DM-COMP-05. A vault.
    Vault,
    /// DM-BURG-01. A theft by Burglars.
    Burglary,
}

const TURN: Pause =
    Pause { what: "a turn: looking at what the others left, rolling, paying and storing", seconds: 28.0 };

impl Metrics for DwarvenMiner {
    type Entry = Entry;

    const ENDINGS: &'static [&'static str] = &["goal reached", "last round played out", "too many rounds"];
    const PAUSES: &'static [Pause] = &[TURN];

    fn entries(content: &'static Content) -> Vec<Counted<Entry>> {
        let patron = |kind: Patron| Counted {
            entry: Entry::Patron(kind),
            kind: "Patrons",
            name: &content.patrons[kind.index()].name,
        };
        let item = |item: Item| Counted { entry: Entry::Item(item), kind: "items", name: &content.item(item).name };
        let deeds = [(Entry::Vault, "a vault built"), (Entry::Burglary, "a burglary")];
        let deeds = deeds.map(|(entry, name)| Counted { entry, kind: "deeds", name });
        content.patron_kinds().map(patron).chain(content.item_kinds().map(item)).chain(deeds).collect()
    }

    fn begun(&self, tally: &mut Tally<Entry>) {
        tally.offer(Entry::Vault);
        tally.offer(Entry::Burglary);
        tally.offer_all(self.open.content.item_kinds().map(Entry::Item));
        tally.offer_all(self.hands.iter().flat_map(|hand| hand.iter()).map(|card| self.patron(card)));
    }

    fn note(&self, event: &Event, tally: &mut Tally<Entry>) {
        match event.what {
            What::TurnBegan { .. } => tally.turn(),
            What::Drew { seat, cards: Some(cards), .. } => {
                for card in cards.iter() {
                    tally.offer(self.patron(card));
                    tally.take(seat, self.patron(card));
                }
            }
            What::Crafted { seat, work: Work::Item(item), .. } => tally.take(seat, Entry::Item(item)),
            What::Crafted { seat, work: Work::Vault, .. } => {
                tally.take(seat, Entry::Vault);
                tally.put_to_use(seat, Entry::Vault);
            }
            What::Stole { seat, .. } => tally.put_to_use(seat, Entry::Burglary),
            What::Fulfilled { seat, card, items, .. } => {
                tally.put_to_use(seat, self.patron(card));
                for item in self.open.content.item_kinds().filter(|item| items.of(*item) > 0) {
                    tally.put_to_use(seat, Entry::Item(item));
                }
            }
            What::Began { .. }
            | What::Exchanged { .. }
            | What::Drew { cards: None, .. }
            | What::Reshuffled { .. }
            | What::Rolled { .. }
            | What::Stopped { .. }
            | What::LeftForge { .. }
            | What::Used { .. }
            | What::Eliminated { .. }
            | What::Departed { .. }
            | What::FavourUsed { .. }
            | What::FavourKept { .. }
            | What::Took { .. }
            | What::Declined { .. }
            | What::Traded { .. }
            | What::Raised { .. }
            | What::Delved { .. }
            | What::Smashed { .. }
            | What::Warded { .. }
            | What::WardWaits { .. }
            | What::PatronDiscarded { .. }
            | What::LeftHall { .. }
            | What::Banked { .. }
            | What::ArtifactBanked { .. }
            | What::Discarded { .. }
            | What::Placed { .. }
            | What::Stowed { .. }
            | What::LastRound { .. }
            | What::Ended { .. } => {}
        }
    }

    fn pause(event: &Event) -> Option<Pause> {
        match event.what {
            What::TurnBegan { .. } => Some(TURN),
            _ => None,
        }
    }

    fn ending(&self) -> Option<&'static str> {
        let Phase::Over(ending) = self.open.phase else { return None };
        Some(match ending {
            Ending::Reached { .. } => "goal reached",
            Ending::Levelled { .. } => "last round played out",
            Ending::Stopped { .. } => "too many rounds",
        })
    }

    /// DM-SCORE-01. By what kind of Patron gave them.
    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let (content, earned) = (&self.open.content, &self.open.miner(seat).earned);
        let sum = |fits: &dyn Fn(bool, u8) -> bool| {
            let of_kind = |kind: &Patron| {
                let data = &content.patrons[kind.index()];
                fits(matches!(data.power, Power::Cumulative { .. }), data.points)
            };
            content.patron_kinds().filter(of_kind).map(|kind| i32::from(earned[kind.index()])).sum()
        };
        vec![
            ("Patrons that grow with their kind", sum(&|grows, _| grows)),
            ("Patrons of up to 9 points", sum(&|grows, points| !grows && points < GREAT)),
            ("Patrons of 10 points and more", sum(&|grows, points| !grows && points >= GREAT)),
        ]
    }

    fn round(&self) -> u32 {
        self.open.turn.round.into()
    }

    fn first(&self) -> Seat {
        self.open.turn.first
    }
}

impl DwarvenMiner {
    fn patron(&self, card: Card) -> Entry {
        Entry::Patron(self.open.content.kind(card))
    }
}
