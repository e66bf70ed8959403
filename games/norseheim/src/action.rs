//! What a player may do.

use crate::ids::{Border, Deed, Giant, God, GodCard, Region, Track};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// One small decision, named as the rules name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// NH-SETUP-11. Make this region your home.
    Settle {
        /// Which.
        region: Region,
    },
    /// NH-GOD-29. Play the card and take this place in the order, from 1.
    TakePlace {
        /// Which place.
        place: u8,
    },
    /// NH-MERCY-01. Call for mercy.
    CallMercy,
    /// NH-GOD-01. Play no card now; call for no mercy.
    Decline,
    /// NH-ACTION-03. No more turns this round.
    Pass,
    /// NH-RULING-44, NH-GOD-17. Leave the second or further action out.
    Stop,
    /// NH-ACTION-05. Take an action with so many cards of it.
    Act {
        /// Which action.
        deed: Deed,
        /// How many cards.
        cards: u8,
    },
    /// NH-DOUBLE-01. Play the Double card.
    Double,
    /// NH-GOD-01. Play a Gods card.
    Play {
        /// Which.
        card: GodCard,
    },
    /// NH-ATTACK-02. Attack from one region into another.
    Attack {
        /// The origin.
        from: Region,
        /// The target.
        to: Region,
    },
    /// NH-GOD-22. Name the origin of an attack that goes far.
    Muster {
        /// The origin.
        region: Region,
    },
    /// NH-GOD-22. Name the target of an attack that goes far.
    Strike {
        /// The target.
        region: Region,
    },
    /// NH-ATTACK-02. Name the number of participants.
    Commit {
        /// How many.
        warriors: u8,
    },
    /// NH-ATTACK-13. Another battle.
    FightOn,
    /// NH-ATTACK-15. The attack is over; survivors stay in the origin.
    BreakOff,
    /// NH-RULING-13. Place a recruit.
    Place {
        /// Where.
        region: Region,
    },
    /// NH-RELOC-01. Move one warrior.
    Move {
        /// From where.
        from: Region,
        /// To where.
        to: Region,
    },
    /// NH-RELOC-01. Pick a warrior up, when there are too many ways to list.
    Lift {
        /// From where.
        region: Region,
    },
    /// NH-RELOC-01. Set the warrior down.
    Drop {
        /// Where.
        region: Region,
    },
    /// NH-RELOC-01. Enough moved.
    Done,
    /// NH-DIPL-01. Turn to this Chieftain.
    Convince {
        /// In which region.
        region: Region,
    },
    /// NH-DIPL-03. Send so many envoys.
    Send {
        /// How many.
        envoys: u8,
    },
    /// NH-WORSHIP-01. Worship this god.
    Worship {
        /// Which.
        god: God,
    },
    /// NH-WORSHIP-02. Put the God marker on this card.
    Cover {
        /// Which.
        giant: Giant,
    },
    /// NH-BUILD-01. Build a Settlement.
    Settlement {
        /// Where.
        region: Region,
    },
    /// NH-BUILD-01. Put a Ring around a Settlement.
    Ring {
        /// Where.
        region: Region,
    },
    /// NH-BUILD-01. Build a Danevold.
    Danevold {
        /// On which border.
        border: Border,
    },
    /// NH-RULING-37. Lead a guest away.
    Withdraw {
        /// Where to.
        region: Region,
    },
    /// NH-COUNCIL-02. Take an envoy back.
    Recall {
        /// From where.
        region: Region,
    },
    /// NH-REWARD-02. Be rewarded with Action points.
    TakePoints,
    /// NH-REWARD-03, NH-GOD-18. Take a Booster card.
    TakeBooster {
        /// Of which pile.
        deed: Deed,
    },
    /// NH-REWARD-05, NH-GOD-19. Move a marker one space.
    Advance {
        /// On which track.
        track: Track,
    },
    /// NH-REWARD-05. Move no marker.
    Keep,
    /// NH-GOD-29. Send a Giants card under the deck.
    Dismiss {
        /// Which.
        giant: Giant,
    },
    /// NH-GOD-13. Take AP from this opponent.
    Rob {
        /// Whom.
        seat: Seat,
    },
    /// NH-GOD-11. Choose this region for the card.
    Choose {
        /// Which.
        region: Region,
    },
    /// NH-GOD-20. Send so many envoys of the opponent home.
    Expel {
        /// How many.
        envoys: u8,
    },
    /// NH-GOD-21. Win over a non-player warrior, or a guest.
    Convert {
        /// Whether it is a guest.
        guest: bool,
    },
    /// NH-GOD-23. Wake this Giant.
    Wake {
        /// Which.
        giant: Giant,
    },
    /// NH-GOD-24. Tear this Danevold down.
    Raze {
        /// On which border.
        border: Border,
    },
}
