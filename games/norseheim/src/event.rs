//! What happens.

use crate::ids::{Border, Deed, Giant, God, GodCard, Region, Tile, Track};
use crate::phase::{Ending, Side, Throw};
use arrayvec::ArrayVec;
use engine::{Seat, Viewer};
use serde::Serialize;

/// Something that happened.
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// NH-SETUP-09. The start player was drawn.
    Began { start: Seat },
    /// NH-SETUP-11. A home was chosen and paid for.
    Settled { seat: Seat, region: Region, leader: Tile, warriors: u8, cost: u8 },
    /// NH-ORDER-01. A round began in this order.
    Round { round: u8, order: ArrayVec<Seat, 4> },
    /// NH-GOD-29. The order was changed by a card.
    TookPlace { seat: Seat, place: u8 },
    /// NH-MERCY-01, NH-MERCY-02. Mercy was called for.
    Mercy { seat: Seat, region: Region, warriors: u8, points: u8 },
    /// NH-ACTION-03. A player passed.
    Passed { seat: Seat, points: u8 },
    /// NH-RULING-44, NH-GOD-17. The second or further action was left out, by choice or because nothing was possible.
    Stopped { seat: Seat, forced: bool },
    /// NH-ACTION-05. An action was taken and paid for.
    Acted { seat: Seat, deed: Deed, cards: u8, cost: u8 },
    /// NH-DOUBLE-01. The Double card was played.
    Doubled { seat: Seat },
    /// NH-GOD-03. A Gods card was played.
    Played { seat: Seat, card: GodCard },
    /// NH-WORSHIP-05. A Gods card was taken; others see it if cards lie open.
    Drew { seat: Seat, god: God, card: Option<GodCard>, open: bool },
    /// NH-RECRUIT-02, NH-GOD-14, NH-GOD-29. Warriors came from supply.
    Mustered { seat: Seat, region: Region, warriors: u8 },
    /// NH-ATTACK-02. An attack was announced.
    Announced { seat: Seat, from: Region, to: Region, warriors: u8 },
    /// NH-ATTACK-06. A side threw.
    Threw { side: Side, seat: Option<Seat>, region: Region, throw: Throw, again: bool },
    /// NH-RUNE-03. A Giants card became active, covered if a God marker waited.
    Woke { giant: Giant, cover: Option<God> },
    /// NH-ATTACK-11, NH-GIANTS-05. Pieces were lost.
    Lost { region: Region, piece: Piece, seat: Option<Seat>, count: u8 },
    /// NH-ATTACK-13. The attacker fights another battle.
    FoughtOn { seat: Seat },
    /// NH-ATTACK-15. The attacker stopped.
    BrokeOff { seat: Seat, from: Region },
    /// NH-ATTACK-13. No attacker is left; the region stands.
    Repelled { region: Region },
    /// NH-ATTACK-14. A region was conquered.
    Conquered { seat: Seat, from: Region, to: Region, warriors: u8 },
    /// NH-ATTACK-17. Nobody was left in the region.
    Ruined { region: Region },
    /// NH-ATTACK-16. A leader tile was discarded.
    Deposed { region: Region, leader: Tile },
    /// NH-CTRL-05. A new leader came with his army.
    Arrived { region: Region, leader: Tile, warriors: u8 },
    /// NH-RELOC-01. A warrior moved.
    Moved { seat: Seat, from: Region, to: Region },
    /// NH-DIPL-03. Envoys were sent.
    Sent { seat: Seat, region: Region, envoys: u8, total: u8 },
    /// NH-DIPL-11, NH-RULING-39. Envoys went back to their owner; `lost` says whether the Chieftain is lost.
    Returned { seat: Seat, region: Region, envoys: u8, lost: bool },
    /// NH-RULING-37. A guest left for another region, or for the supply.
    Withdrew { seat: Seat, from: Region, to: Option<Region>, guests: u8 },
    /// NH-WORSHIP-01. A god was worshipped.
    Worshipped { seat: Seat, god: God },
    /// NH-WORSHIP-02. A God marker covers a card.
    Covered { god: God, giant: Giant },
    /// NH-WORSHIP-03. A God marker waits.
    Waits { god: God },
    /// NH-BUILD-01. A Settlement or Ring was built.
    Built { seat: Seat, region: Region, ring: bool },
    /// NH-BUILD-06. A Danevold was built.
    Walled { seat: Seat, border: Border },
    /// NH-GOD-24. A Danevold was removed.
    Razed { border: Border },
    /// NH-GOD-12. AP were gained or lost.
    Points { seat: Seat, before: u8, after: u8, why: Why },
    /// NH-GOD-25. A region is shielded.
    Shielded { seat: Seat, region: Region },
    /// NH-GOD-23. Giants cards were revealed.
    Revealed { seat: Seat, giants: ArrayVec<Giant, 4> },
    /// NH-GOD-23, NH-GIANTS-02, NH-GOD-29. A Giants card went under the deck.
    Buried { giant: Giant, god: Option<God> },
    /// NH-COUNCIL-01. A Council seat changed hands.
    Chair { region: Region, from: Option<Seat>, to: Option<Seat> },
    /// NH-COUNCIL-01. The Council met.
    Council { chairs: [u8; 4], black: u8 },
    /// NH-COUNCIL-02. An envoy was taken back.
    Recalled { seat: Seat, region: Region },
    /// NH-REWARD-03, NH-GOD-18. A Booster card was taken.
    Boosted { seat: Seat, deed: Deed },
    /// NH-REWARD-05, NH-GOD-19. A marker moved to a space that shows this number.
    Advanced { seat: Seat, track: Track, number: u8 },
    /// NH-REWARD-05. No marker moved.
    Kept { seat: Seat },
    /// NH-INCOME-01. Income was paid.
    Income { seat: Seat, land: u8, chairs: u8, after: u8 },
    /// NH-NPC-01. The Leader die was rolled.
    Rolled { face: u8 },
    /// NH-NPC-02. Non-player regions recruited.
    Recruited { regions: ArrayVec<Region, 20> },
    /// NH-GIANTS-03. A Giants card was carried out.
    Struck { giant: Giant },
    /// NH-GOD-29. A Giants card was dismissed.
    Dismissed { seat: Seat, giant: Giant },
    /// NH-RULING-29, NH-RULING-49. A discard pile was shuffled into a new stack.
    Reshuffled { pile: Pile },
    /// NH-END-01. The match ended.
    Ended { ending: Ending },
}

/// What can be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// A player's warrior in a region of his own, or attacking.
    Warrior,
    /// A player's warrior in a non-player region.
    Guest,
    /// A non-player warrior.
    Npc,
    /// The Ring of a Ring Fortress.
    Ring,
    /// A Settlement.
    Settlement,
}

/// Why AP changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    /// NH-REWARD-02.
    Reward,
    /// NH-GOD-12, NH-GOD-29. A Gods card gave them.
    Card,
    /// NH-GOD-13. They were stolen.
    Robbed,
    /// NH-GOD-13. They were gained by theft.
    Theft,
    /// NH-GIANTS-07. Giants took them.
    Giants,
}

/// A pile that can run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// Chieftain tiles.
    Chieftains,
    /// Guard Captain tiles.
    Guards,
    /// Giants cards.
    Giants,
}

impl engine::Event for Event {
    /// NH-VARIANT-02. With hidden decks only the holder learns which card was taken.
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Drew { seat, god, open: false, .. } if !viewer.is(*seat) => {
                Some(Event::Drew { seat: *seat, god: *god, card: None, open: false })
            }
            seen => Some(seen.clone()),
        }
    }
}
