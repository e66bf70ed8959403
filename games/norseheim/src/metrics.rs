//! What is measured: Gods and Giants cards, leaders, actions, where Power comes from, and how matches end.

use crate::content::Content;
use crate::event::Event;
use crate::ids::{Deed, Giant, God, GodCard, Numbered, Tile};
use crate::phase::{Ending, Phase};
use crate::state::Norseheim;
use engine::{Counted, Metrics, Pause, Seat, Tally};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// NH-ACTION-05. An action.
    Deed(Deed),
    /// NH-WORSHIP-01. A god who was worshipped.
    God(God),
    /// NH-GOD-02. A Gods card: taken, played.
    GodCard(GodCard),
    /// NH-RUNE-03. A Giants card: awake, carried out.
    Giant(Giant),
    /// NH-SETUP-11. A leader that a player became.
    Leader(Tile),
}

const THROW: Pause = Pause { what: "a throw of dice", seconds: 8.0 };
const LOSS: Pause = Pause { what: "taking losses off the map", seconds: 3.0 };
const DEED: Pause = Pause { what: "paying for an action and moving its pieces", seconds: 15.0 };
const BATTLE: Pause = Pause { what: "counting the sides of a battle", seconds: 15.0 };
const INCOME: Pause = Pause { what: "a player's income", seconds: 40.0 };
const COUNCIL: Pause = Pause { what: "a Council, with its talk", seconds: 60.0 };
const CARD: Pause = Pause { what: "reading a Gods card", seconds: 12.0 };
const AWAKE: Pause = Pause { what: "a Giant that wakes", seconds: 8.0 };
const STRIKE: Pause = Pause { what: "what a Giant does", seconds: 20.0 };

impl Metrics for Norseheim {
    type Entry = Entry;

    const ENDINGS: &'static [&'static str] = &["majority in the Council", "all King's regions", "most Power points"];
    const ROLE: Option<&'static str> = Some("home");
    const PAUSES: &'static [Pause] = &[THROW, LOSS, DEED, BATTLE, INCOME, COUNCIL, CARD, AWAKE, STRIKE];

    fn entries(content: &'static Content) -> Vec<Counted<Entry>> {
        let deed = |deed: Deed| Counted { entry: Entry::Deed(deed), kind: "actions", name: deed.name() };
        let god = |god: God| Counted { entry: Entry::God(god), kind: "gods", name: god.name() };
        let cards = content.god_cards.iter().enumerate().map(|(number, card)| Counted {
            entry: Entry::GodCard(GodCard::numbered(number as u8)),
            kind: "Gods cards",
            name: &card.name,
        });
        let giants = content.giants.iter().enumerate().map(|(number, giant)| Counted {
            entry: Entry::Giant(Giant::numbered(number as u8)),
            kind: "Giants cards",
            name: &giant.name,
        });
        let leaders = content.tiles.iter().enumerate().filter(|(_, tile)| tile.second.is_some());
        let leaders = leaders.map(|(number, tile)| Counted {
            entry: Entry::Leader(Tile::numbered(number as u8)),
            kind: "leaders",
            name: &tile.name,
        });
        Deed::ALL.map(deed).into_iter().chain(God::ALL.map(god)).chain(cards).chain(giants).chain(leaders).collect()
    }

    fn begun(&self, tally: &mut Tally<Entry>) {
        tally.offer_all(Deed::ALL.map(Entry::Deed));
        tally.offer_all(God::ALL.map(Entry::God));
    }

    fn note(&self, event: &Event, tally: &mut Tally<Entry>) {
        match *event {
            Event::Settled { seat, region, leader, .. } => {
                tally.turn();
                tally.offer(Entry::Leader(leader));
                tally.take(seat, Entry::Leader(leader));
                tally.put_to_use(seat, Entry::Leader(leader));
                tally.play_as(seat, self.content.content().board.name(region));
            }
            Event::Passed { .. } => tally.turn(),
            Event::Acted { seat, deed, .. } => {
                tally.turn();
                tally.put_to_use(seat, Entry::Deed(deed));
            }
            Event::Doubled { seat } => tally.put_to_use(seat, Entry::Deed(Deed::Double)),
            Event::Worshipped { seat, god } => tally.put_to_use(seat, Entry::God(god)),
            Event::Drew { seat, card: Some(card), .. } => {
                tally.offer(Entry::GodCard(card));
                tally.take(seat, Entry::GodCard(card));
            }
            Event::Played { seat, card } => tally.put_to_use(seat, Entry::GodCard(card)),
            Event::Woke { giant, .. } => tally.offer(Entry::Giant(giant)),
            Event::Struck { giant } => tally.put_to_use(Seat::TABLE, Entry::Giant(giant)),
            Event::Began { .. }
            | Event::Round { .. }
            | Event::TookPlace { .. }
            | Event::Mercy { .. }
            | Event::Stopped { .. }
            | Event::Drew { card: None, .. }
            | Event::Mustered { .. }
            | Event::Announced { .. }
            | Event::Threw { .. }
            | Event::Lost { .. }
            | Event::FoughtOn { .. }
            | Event::BrokeOff { .. }
            | Event::Repelled { .. }
            | Event::Conquered { .. }
            | Event::Ruined { .. }
            | Event::Deposed { .. }
            | Event::Arrived { .. }
            | Event::Moved { .. }
            | Event::Sent { .. }
            | Event::Returned { .. }
            | Event::Withdrew { .. }
            | Event::Covered { .. }
            | Event::Waits { .. }
            | Event::Built { .. }
            | Event::Walled { .. }
            | Event::Razed { .. }
            | Event::Points { .. }
            | Event::Shielded { .. }
            | Event::Revealed { .. }
            | Event::Buried { .. }
            | Event::Chair { .. }
            | Event::Council { .. }
            | Event::Recalled { .. }
            | Event::Boosted { .. }
            | Event::Advanced { .. }
            | Event::Kept { .. }
            | Event::Income { .. }
            | Event::Rolled { .. }
            | Event::Recruited { .. }
            | Event::Dismissed { .. }
            | Event::Reshuffled { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn pause(event: &Event) -> Option<Pause> {
        match event {
            Event::Threw { .. } => Some(THROW),
            Event::Lost { .. } => Some(LOSS),
            Event::Acted { .. } => Some(DEED),
            Event::Announced { .. } => Some(BATTLE),
            Event::Income { .. } => Some(INCOME),
            Event::Council { .. } => Some(COUNCIL),
            Event::Drew { .. } => Some(CARD),
            Event::Woke { .. } => Some(AWAKE),
            Event::Struck { .. } => Some(STRIKE),
            _ => None,
        }
    }

    fn ending(&self) -> Option<&'static str> {
        let Phase::Over(ending) = self.phase else { return None };
        Some(match ending {
            Ending::Majority { .. } => "majority in the Council",
            Ending::Kings { .. } => "all King's regions",
            Ending::Points { .. } => "most Power points",
        })
    }

    /// NH-SCORE-01. Council seats, and the values of regions.
    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let (board, held) = (&self.content.board, self.held(seat));
        let worth = |regions: crate::ids::Regions| -> i32 {
            regions.into_iter().map(|region| i32::from(board.values[region.index()])).sum()
        };
        let kings = worth(held.and(board.kings));
        vec![
            ("Council seats", self.chairs(seat).into()),
            ("King's regions", kings),
            ("other regions", worth(held) - kings),
        ]
    }

    fn round(&self) -> u32 {
        self.round.max(1).into()
    }

    fn first(&self) -> Seat {
        self.start
    }
}
