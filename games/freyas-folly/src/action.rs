//! What a player may do.

use crate::cards::{Ability, LinkId, SettingId};
use crate::jewels::Jewel;
use crate::mine::Spot;
use crate::phase::Source;
use crate::state::DwarfNo;
use serde::{Deserialize, Serialize};

/// One small decision, named as the rulebook names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Action {
    /// FF-MOVE-01. Walk a dwarf who is in the mine.
    Move { dwarf: DwarfNo, to: Spot },
    /// FF-MOVE-02. Send a dwarf in, with the ability he was given or with none.
    Enter { to: Spot },
    /// FF-MOVE-04. Give an ability to a dwarf on his way in.
    EnterWith { ability: Ability },
    /// FF-STRENGTH-01. Activate Strength without moving the dwarf.
    ActivateStrength { dwarf: DwarfNo },
    /// FF-TAKE-01. Take a setting from the Workshop.
    TakeSetting { card: SettingId },
    /// FF-COMPLETE-01. Set the jewels of a held setting; a dwarf takes it to market.
    CompleteSetting { card: SettingId },
    /// FF-BRIS-01. Set the amber of a Brisingamen card.
    CompleteLink { card: LinkId },
    /// FF-TRADE-01. Go to the Black Market to trade.
    StartTrade,
    /// FF-ABILITY-01. Take an ability card from the Black Market.
    TakeAbility { ability: Ability },
    /// FF-THIEF-01. Send the Thief out.
    UseThief,
    /// FF-RULING-65. Do nothing with this action.
    Pass,
    /// FF-FREE-01. Use no further token.
    EndTurn,
    /// FF-COLLECT-01. Take all jewels of the cavern.
    Collect,
    /// FF-COLLECT-03. Leave the jewels where they are.
    Leave,
    /// FF-BAT-01. Let the Bat carry a jewel home.
    BatTake { jewel: Jewel },
    /// FF-ABILITY-10. Keep the Bat.
    KeepBat,
    /// FF-RULING-29. Let the Bat go with what it has.
    BatDone,
    /// FF-SPEED-01. Move once more.
    MoveOn { to: Spot },
    /// FF-RULING-25. Stay here.
    Stop,
    /// FF-STRENGTH-01. Activate the Strength of the dwarf who moved.
    Activate,
    /// FF-ABILITY-10. Keep the Strength for later.
    Keep,
    /// FF-TRADE-03. Give a jewel to the Black Market.
    Give { jewel: Jewel },
    /// FF-TRADE-04. Receive a jewel for it.
    Receive { jewel: Jewel },
    /// FF-TRADE-05. Receive two small jewels for the large one.
    TwoSmall,
    /// FF-TRADE-06. Give another small jewel, to receive a large one for both.
    AddSmall { jewel: Jewel },
    /// FF-TRADE-03. Give no second jewel.
    DoneTrading,
    /// FF-THIEF-03. Steal a jewel.
    Steal { from: Source, jewel: Jewel },
}
