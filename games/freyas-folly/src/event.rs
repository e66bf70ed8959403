//! What happens.

use crate::cards::{Ability, LinkId, SettingId};
use crate::jewels::{Jewel, Jewels};
use crate::mine::Spot;
use crate::phase::{Ending, Finish, Source};
use crate::state::DwarfNo;
use arrayvec::ArrayVec;
use engine::{Seat, Viewer};
use serde::Serialize;

/// Dwarfs that were passed on the way, in order.
pub type Passed = ArrayVec<(Seat, DwarfNo), 4>;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// FF-SETUP-12. The table is set and somebody begins.
    Began { start: Seat },
    /// A round began.
    Round { round: u16 },
    /// FF-FREE-03. A token was used for the action that follows.
    TokenUsed { seat: Seat, left: u8 },
    /// FF-MOVE-02. A dwarf entered the mine.
    Entered { seat: Seat, dwarf: DwarfNo, to: Spot, with: Option<Ability>, passed: Passed },
    /// FF-MOVE-05. A dwarf walked.
    Walked { seat: Seat, dwarf: DwarfNo, from: Spot, to: Spot, passed: Passed },
    /// FF-MOVE-10. A dwarf stepped outside and unloaded.
    Unloaded { seat: Seat, dwarf: DwarfNo, jewels: Jewels },
    /// FF-COLLECT-05. A dwarf emptied a cavern into his barrow.
    Collected { seat: Seat, dwarf: DwarfNo, cavern: Spot, jewels: Jewels },
    /// FF-COLLECT-03. A dwarf left the jewels where they are.
    LeftThere { seat: Seat, dwarf: DwarfNo, cavern: Spot },
    /// FF-BAT-01. A Bat carried a jewel home.
    BatCarried { seat: Seat, dwarf: DwarfNo, cavern: Spot, jewel: Jewel },
    /// FF-ABILITY-10. A dwarf kept his Bat.
    BatKept { seat: Seat, dwarf: DwarfNo },
    /// FF-RULING-25. A dwarf with Speed stayed where he was.
    Stopped { seat: Seat, dwarf: DwarfNo },
    /// FF-STRENGTH-01. Strength was activated.
    Braced { seat: Seat, dwarf: DwarfNo, turns: u8 },
    /// FF-ABILITY-10. Strength was kept for later.
    StrengthKept { seat: Seat, dwarf: DwarfNo },
    /// FF-STRENGTH-03. Strength has so many turns left.
    StrengthWanes { seat: Seat, dwarf: DwarfNo, turns: u8 },
    /// FF-RULING-19. An ability was used up: card and marker left the game.
    AbilitySpent { seat: Seat, ability: Ability },
    /// FF-ABILITY-11. An ability was lost at the entrance: card and marker left the game.
    AbilityLost { seat: Seat, dwarf: DwarfNo, ability: Ability },
    /// FF-TAKE-01. A setting was taken.
    TookSetting { seat: Seat, card: SettingId },
    /// FF-TAKE-07. A setting joined the Workshop.
    SettingShown { card: SettingId },
    /// FF-TAKE-06. A Brisingamen card joined the display.
    LinkShown { card: LinkId },
    /// FF-TAKE-04, FF-ABILITY-02. An ability card came to the Black Market.
    AbilityShown { ability: Ability },
    /// FF-TAKE-05. An ability card went under the ability deck.
    AbilityBuried { ability: Ability },
    /// FF-RULING-44. The draw deck ran out.
    DeckEmpty,
    /// FF-COMPLETE-01. A setting was completed and a dwarf took it to market.
    Completed { seat: Seat, card: SettingId, dwarf: DwarfNo },
    /// FF-BRIS-04. A link of the necklace was completed.
    Linked { seat: Seat, card: LinkId, tokens: u8 },
    /// FF-TRADE-03. A jewel was given to the Black Market.
    Gave { seat: Seat, jewel: Jewel },
    /// FF-TRADE-04. A jewel was received for it.
    Received { seat: Seat, jewel: Jewel },
    /// FF-ABILITY-01. An ability card was taken.
    TookAbility { seat: Seat, ability: Ability },
    /// FF-THIEF-03. A jewel was stolen.
    Stole { seat: Seat, from: Source, jewel: Jewel },
    /// FF-RULING-65. An action was passed.
    Passed { seat: Seat },
    /// FF-FREE-04. Tokens were kept.
    KeptTokens { seat: Seat, tokens: u8 },
    /// FF-END-03. This turn is the last of the game.
    LastTurn { seat: Seat, finish: Finish },
    /// The game ended.
    Ended { ending: Ending },
}

impl engine::Event for Event {
    /// FF-RULING-45, FF-RULING-60. Whatever happens, happens in the open.
    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(self.clone())
    }
}
