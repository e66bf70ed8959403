//! What happens.

use crate::action::Loot;
use crate::content::Work;
use crate::goods::{Good, Items, Resources, Stash};
use crate::ids::{Card, Cards, Dice, Item, Resource, VaultId};
use crate::state::Ending;
use crate::tray::Tray;
use engine::{Seat, Table, Viewer};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// What it was.
    #[serde(flatten)]
    pub what: What,
    /// Whether it was the only thing that could be done, so that nobody was asked.
    pub forced: bool,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named as the actions name them")]
pub enum What {
    /// DM-SETUP-12. Who goes first.
    Began { first: Seat },
    /// DM-SETUP-10. Patrons were exchanged.
    Exchanged { seat: Seat, cards: Cards },
    /// DM-SETUP-06, DM-FULFIL-07. Patrons were drawn; which, only their owner hears.
    Drew { seat: Seat, count: u8, cards: Option<Cards> },
    /// DM-RULING-38. The discards became a new deck.
    Reshuffled { count: u8 },
    /// DM-TURN-02. A turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// DM-MINE-01, DM-MINE-04. Dice were rolled.
    Rolled { seat: Seat, dice: Dice, tray: Tray, why: Why },
    /// DM-MINE-07. Mining is over.
    Stopped { seat: Seat, tray: Tray },
    /// DM-CRAFT-01, DM-VAULT-01. Something was crafted.
    Crafted { seat: Seat, work: Work, cards: Resources, dice: Dice, omitted: Resources, vault: Option<VaultId> },
    /// DM-TURN-01. Crafting is over.
    LeftForge { seat: Seat },
    /// DM-BURG-01. Something was stolen.
    Stole { seat: Seat, victim: Seat, loot: Loot },
    /// DM-PATRON-04. A Patron was discarded for its power.
    Used { seat: Seat, card: Card },
    /// DM-POWER-02. A Patron was driven off the table.
    Eliminated { owner: Seat, card: Card },
    /// DM-PATRON-02. A Patron left the table: its power is done.
    Departed { owner: Seat, card: Card },
    /// DM-RULING-42. A favour is used.
    FavourUsed { seat: Seat, card: Card },
    /// DM-RULING-42, DM-RULING-43. A favour is kept.
    FavourKept { seat: Seat, card: Card },
    /// DM-POWER-05, DM-POWER-13. A resource card was taken; what it replaced.
    Took { seat: Seat, resource: Resource, replaced: Option<Resource> },
    /// DM-RULING-33. A resource card was left.
    Declined { seat: Seat, resource: Resource },
    /// DM-POWER-12. An item was traded.
    Traded { seat: Seat, given: Item, got: Item },
    /// DM-FULFIL-03, DM-FULFIL-04. A Patron was fulfilled.
    Fulfilled { seat: Seat, card: Card, items: Items, points: u8, score: u8 },
    /// DM-CUM-03. A cumulative Patron rose.
    Raised { seat: Seat, card: Card, points: u8, score: u8 },
    /// DM-POWER-06. Orcs became Artifacts.
    Delved { seat: Seat, dice: Dice },
    /// DM-POWER-09. A card was smashed.
    Smashed { seat: Seat, victim: Seat, good: Good },
    /// DM-POWER-10. A vault is warded.
    Warded { seat: Seat, card: Card, vault: VaultId },
    /// DM-RULING-45. A Defender waits for a vault.
    WardWaits { seat: Seat, card: Card },
    /// DM-FULFIL-08. A Patron was discarded from a hand.
    PatronDiscarded { seat: Seat, card: Card },
    /// DM-FULFIL-09. Fulfilment is over.
    LeftHall { seat: Seat },
    /// DM-BANK-01. Unused dice became cards; what had no pile left is lost (DM-RULING-26).
    Banked { seat: Seat, resources: Resources, lost: Resources },
    /// DM-RULING-27. An Artifact became a card, or was lost.
    ArtifactBanked { seat: Seat, resource: Option<Resource> },
    /// DM-STORE-05. A card was discarded.
    Discarded { seat: Seat, good: Good },
    /// DM-STORE-05. A card was put into a vault.
    Placed { seat: Seat, vault: VaultId, good: Good },
    /// DM-STORE-06. Everything lies in a slot.
    Stowed { seat: Seat, goods: Stash },
    /// DM-VARIANT-02. This is the last round.
    LastRound { seat: Seat },
    /// DM-END-01. The match ended.
    Ended { ending: Ending },
}

/// Why dice were rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// DM-MINE-01. The turn begins.
    TurnBegins,
    /// DM-MINE-03. The player wants more.
    Again,
    /// DM-POWER-07. The Warrior clears the shaft.
    Warrior,
    /// DM-POWER-11. The War Chanter sings.
    Song,
}

impl engine::Event for Event {
    /// DM-SETUP-06. Which Patrons somebody draws is their secret; everything else happens in the open.
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match self.what {
            What::Drew { seat, count, .. } if !viewer.is(seat) => {
                Event { what: What::Drew { seat, count, cards: None }, ..*self }
            }
            _ => *self,
        })
    }
}

/// Tells the table what happened because somebody chose it, or followed from that.
#[inline]
pub fn tell(table: &mut impl Table<Event>, what: impl FnOnce() -> What) {
    table.tell(|| Event { what: what(), forced: false });
}

/// A table at which everything happens because nothing else could be done.
pub struct Forced<'a, T>(pub &'a mut T);

impl<T: Table<Event>> Table<Event> for Forced<'_, T> {
    #[inline]
    fn below(&mut self, sides: u32) -> u32 {
        self.0.below(sides)
    }

    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.0.tell(|| Event { forced: true, ..event() });
    }

    fn shuffle<S>(&mut self, items: &mut [S]) {
        self.0.shuffle(items);
    }
}
