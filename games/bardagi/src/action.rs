//! What a player may do.

use crate::state::{BargainItem, Source};
use crate::{Area, Building, Card, Clan, Good, Node, Rune, Tile, Unit};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// One small decision, named as the rules name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are by name and type")]
pub enum Action {
    /// BA-SETUP-10. Choose your clan.
    ChooseClan { clan: Clan },
    /// BA-PLAN-01. Choose one more card.
    Plan { card: Card },
    /// BA-RULING-05. These cards are enough.
    PlanDone,

    /// BA-MOVE-01. Move a unit: where, comes next.
    Move { unit: Unit },
    /// BA-BERS-02. Attack the area the Berserkur stands on.
    Attack,
    /// BA-RULING-20. Fight another Berserkur here.
    Duel { seat: Seat },
    /// BA-DISK-01. Rearrange disks.
    Rearrange,
    /// BA-REFILL-01. Refill a building.
    Refill { building: Building },
    /// BA-GODI-01. Convert the area the Godi stands on.
    Convert,
    /// BA-RUNE-01. Cast runes.
    Cast,
    /// BA-SACRED-01. Buy runes with the unit on the sacred location.
    BuyRunes { unit: Unit },
    /// BA-KAUP-01. Buy the area the Kaupmadur stands on.
    BuyLand,
    /// BA-KAUP-06. Trade in a village.
    Trade,
    /// BA-KAUP-09. Trade and refill at home.
    HomeAction,
    /// BA-OPT-04. Trade with a rival on their home.
    ForcedTrade,
    /// BA-SHIP-01. Move the ship: where, comes next.
    Sail,
    /// BA-RUNE-14. Remove a rune from the area the Godi stands on.
    RemoveRune { rune: Rune },
    /// BA-CARD-07. Exchange two cards for one.
    Exchange,
    /// BA-UPG-16. Use this card as a Berserkur card.
    WarHorns { card: Card },
    /// BA-CARD-09. End the turn.
    EndTurn,

    /// BA-MOVE-01. The unit goes there.
    Go { to: Area },
    /// BA-SHIP-05. The unit goes aboard in this harbour.
    Board { harbour: Area },
    /// BA-RULING-82. The unit leaves the ship in the harbour where it lies.
    Disembark,
    /// BA-SHIP-01. The ship goes there.
    SailTo { to: Node },
    /// BA-SHIP-08. This unit lands.
    Land { unit: Unit },
    /// BA-RULING-82. Nobody else lands.
    LandDone,

    /// BA-RULING-21. Fight the next stage.
    Continue,
    /// BA-COMBAT-08. Stop the attack.
    Stop,
    /// BA-RULING-21. Stay on the area.
    Stay,
    /// BA-COMBAT-09. Go back.
    Retreat,
    /// BA-RULING-25. The Godi leaves the attacked area.
    GodiRetreat { to: Area },
    /// BA-BERS-08. Place so many disks more.
    Reinforce { disks: u8 },

    /// BA-DISK-02. Take a disk from there.
    From { source: Source },
    /// BA-DISK-01. Put it on this area.
    To { area: Area },
    /// BA-DISK-03. Put it on the Town.
    ToTown,
    /// BA-DISK-01. No more disks.
    RearrangeDone,

    /// BA-KAUP-03. The good that comes with the bought area.
    BonusGood { good: Good },
    /// BA-RUNE-01. The rune to cast.
    Rune { rune: Rune },
    /// BA-RUNE-03. The area to cast it on.
    Target { area: Area },
    /// BA-RULING-43. One rune is enough.
    CastDone,

    /// BA-TRADE-08. Sell one.
    Sell { good: Good },
    /// BA-TRADE-08. Buy one.
    Buy { good: Good },
    /// BA-TRADE-05, BA-TRADE-06. Turn value into gold: the smaller or the larger deal.
    Cash { deal: u8 },
    /// BA-TRADE-07. Turn a gold into value.
    SpendGold,
    /// BA-UPG-24. Sell a hide for a gold.
    SellHide,
    /// BA-KAUP-05. The trade is done.
    TradeDone,
    /// BA-RULING-65. Offer one more.
    Give { item: BargainItem },
    /// BA-RULING-65. Ask for one more.
    Ask { item: BargainItem },
    /// BA-RULING-65. Propose the bargain.
    Propose,
    /// BA-RULING-65. Take the bargain.
    Accept,
    /// BA-RULING-65. Leave it.
    Decline,

    /// BA-CARD-07. The two cards to give.
    Discard { one: Card, other: Card },
    /// BA-CARD-07. The card to take.
    Take { card: Card },

    /// BA-BUILD-01. Build a tile.
    Build { tile: Tile },
    /// BA-BUILD-09. Build a tile in place of another.
    Replace { old: Tile, new: Tile },
    /// BA-BUILD-01. Build nothing.
    PassBuild,

    /// BA-AREA-05. So much of the sheep's yield is wool, the rest meat.
    ClaimSheep { wool: u8 },
    /// BA-AREA-06. So much of the cattle's yield is hide, the rest meat.
    ClaimCattle { hide: u8 },
    /// BA-CAMP-04. Buy so many Axe tokens.
    BuyAxes { count: u8 },
    /// BA-CLAIM-05. A recruit goes to this building.
    PlaceRecruit { building: Building },
    /// BA-CLAIM-05. The other recruits stay on the Town.
    RecruitsDone,
    /// BA-CLAIM-06. An Axe token goes to this area.
    PlaceAxe { area: Area },
    /// BA-AXE-01. The other Axe tokens are kept.
    AxesDone,

    /// BA-RULING-04. Time is up: this round is the last. Only the table says so.
    TimeUp,
}
