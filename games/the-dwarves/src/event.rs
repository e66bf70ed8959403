//! What happens at the table. Nothing is hidden in this game.

use crate::board::{Dir, Space, Troop, Troops};
use crate::cards::{Card, CardSet, Item};
use crate::phase::{Cause, Dice, Ending, Purpose};
use engine::{Seat, Viewer};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say who, what and where")]
pub enum Event {
    /// TD-TURN-01. A turn begins.
    TurnBegan { seat: Seat, number: u16 },
    /// TD-HERO-01. The Hero token moved.
    HeroMoved { to: u8 },
    /// TD-HERO-06. The Hero token rested.
    HeroRested,
    /// TD-RULING-64. The Doom token moved.
    DoomMoved { to: u8, closer: bool },
    /// TD-COUNCIL-05. The Council token moved.
    CouncilMoved { from: i8, to: i8 },
    /// TD-HERO-04. Threats were shuffled into the Adventure pile.
    ThreatsMixed { cards: u8 },
    /// TD-SETUP-13. The discards became the Adventure pile.
    PileRenewed { cards: u8 },
    /// TD-HERO-05. The Recruitment dice were rolled for a Gateway.
    Recruited { at: Space, skulls: Troops },
    /// TD-COUNCIL-07. Blanks were rolled again.
    BlanksRerolled { skulls: Troops },
    /// TD-PERISH-10. The supply had no such troops for a space.
    Lacking { troops: Troops },
    /// Troops came onto a space.
    Placed { at: Space, troops: Troops },
    /// TD-PERISH-02. A space perished.
    Perished { at: Space, tile: u8, dir: Dir },
    /// TD-PERISH-03, TD-PERISH-06, TD-PERISH-08. Troops moved.
    Flowed { from: Space, to: Space, troops: Troops },
    /// TD-BLACK-02. The Blacksaddle was emptied.
    Emptied { troops: Troops },
    /// TD-SCEN-01. A Scenario card was turned up.
    ScenarioDrawn { card: Card },
    /// TD-SCEN-02, TD-SCEN-04. It was discarded at once.
    ScenarioPassed { card: Card, fulfilled: bool },
    /// TD-SCEN-06. The Display was swept.
    Swept { adventures: CardSet, threats: CardSet },
    /// TD-DISPLAY-01. A card was turned up.
    Revealed { card: Card, threat: bool },
    /// Troops were put on a card.
    PutOnCard { card: Card, troops: Troops },
    /// TD-DISPLAY-02. A card found no troops.
    NoTroopsFor { card: Card },
    /// TD-RULING-55. A dwarf is pinned.
    Pinned { dwarf: Seat, card: Card },
    /// TD-THREAT-03. A threat strikes.
    Struck { card: Card },
    /// TD-RULING-52. A troop was taken from the map for the Scenario.
    Mustered { at: Space, troop: Troop },
    /// TD-NODONN-02. A dwarf was placed.
    Stood { dwarf: Seat, at: Space },
    /// An action begins.
    Began { dwarf: Seat, purpose: Purpose },
    /// Dice were rolled.
    Rolled { dwarf: Seat, dice: Dice },
    /// A die was rolled again.
    Rerolled { dwarf: Seat, from: u8, to: u8, why: Why },
    /// TD-ROLL-04. All dice were rolled again.
    RolledAgain { dwarf: Seat, dice: Dice },
    /// TD-CHAR-04. A die was raised.
    Raised { dwarf: Seat, face: u8 },
    /// TD-MOVE-01. A dwarf took a step.
    Walked { dwarf: Seat, from: Space, to: Space, tunnel: bool },
    /// TD-MOVE-03. Troops stopped him.
    Halted { dwarf: Seat, at: Space },
    /// TD-MOVE-06. Perished Land was paid for.
    Paid { dwarf: Seat, with: Price },
    /// TD-FIGHT-03. A troop was removed in a fight.
    Felled { dwarf: Seat, at: Space, card: Option<Card>, troop: Troop },
    /// TD-FIGHT-05. A fight removed nobody.
    Missed { dwarf: Seat },
    /// TD-NODONN-03. Tokens were taken.
    BossHit { dwarf: Seat, card: Card, hits: u8, left: u8 },
    /// TD-COUNCIL-02. A message failed.
    MessageFailed { dwarf: Seat },
    /// TD-TEST-01. Successes for a card.
    Succeeded { dwarf: Seat, card: Card, successes: u8, total: u8, needed: u8 },
    /// TD-COUNCIL-12. A Craft test for Equipment.
    Smithed { dwarf: Seat, success: bool },
    /// TD-SCEN-09, TD-QUEST-07. A place was ticked off.
    Ticked { dwarf: Seat, card: Card, place: u8 },
    /// TD-RULING-43. A journey began.
    SetOut { dwarf: Seat, card: Card },
    /// TD-QUEST-03. A journey was broken off.
    BrokeOff { dwarf: Seat, card: Card },
    /// A quest was completed.
    Completed { card: Card, threat: bool },
    /// A card was discarded without consequences.
    Dismissed { card: Card },
    /// TD-CHAR-02. Health was lost.
    Hurt { dwarf: Seat, points: u8, health: u8 },
    /// Health was gained.
    Healed { dwarf: Seat, points: u8, health: u8, cause: Option<Cause> },
    /// TD-RULING-69. The mail was discarded.
    MailWorn { dwarf: Seat, item: Item },
    /// Equipment was drawn.
    Drawn { item: Item },
    /// TD-EQUIP-03. Equipment was given.
    Given { dwarf: Seat, item: Item },
    /// Equipment was discarded.
    ItemGone { owner: Option<Seat>, item: Item },
    /// TD-SCEN-12. Keenfire was given.
    Forged { dwarf: Seat },
    /// TD-RULING-30. A troop was removed without a fight.
    Removed { at: Space, troop: Troop },
    /// TD-RULING-21. The Tunnel tile was laid.
    Dug { at: Space },
    /// TD-RULING-14. Land became ordinary again.
    Cleansed { at: Space },
    /// TD-HERO-06. The Hero token will rest.
    HoldGained { turns: u8 },
    /// TD-EQUIP-04. Equipment was used.
    Used { owner: Seat, item: Item },
    /// TD-RULING-71. A dwarf takes an additional action.
    Sang { dwarf: Seat },
    /// TD-TURN-05. A turn was ended.
    TurnEnded { seat: Seat },
    /// The match ended.
    Ended { ending: Ending },
}

/// Why a die was rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// TD-COUNCIL-08. The Council made it.
    CouncilMust,
    /// TD-COUNCIL-11. The Council allowed it.
    CouncilMay,
    /// TD-RULING-35. The Rune Stone did.
    Rune,
}

/// TD-MOVE-06. How Perished Land was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// 1 Health.
    Health,
    /// 1 step of Doom.
    Doom,
    /// An amulet.
    Amulet(Item),
    /// TD-CHAR-03. Nothing: he need not.
    Nothing,
}

impl engine::Event for Event {
    /// TD-TURN-02. Nothing is hidden in this game.
    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(*self)
    }
}
