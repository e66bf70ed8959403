//! What happens at the table.

use crate::state::{Bargain, Source, Venue};
use crate::{Area, BoardId, Building, Card, Clan, Good, Node, Rune, Tile, Unit};
use engine::{PerSeat, Seat, SeatSet, Viewer};
use serde::Serialize;

/// Something that happened, on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// The board, which names the areas.
    pub on: BoardId,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are by name and type")]
pub enum What {
    /// BA-SETUP-10. A clan was drawn or chosen.
    ClanTaken { seat: Seat, clan: Clan, home: Area, is_chosen: bool },
    /// BA-ROUND-01. A round began.
    RoundBegan { round: u8, starter: Seat, is_last: bool },
    /// BA-PLAN-01. A card was chosen; others hear of it only when cards are chosen openly.
    CardChosen { seat: Seat, card: Card, is_open: bool },
    /// BA-PLAN-02. Somebody has chosen all cards.
    Ready { seat: Seat },
    /// BA-CARD-01. A turn began, and the cards lie open.
    TurnBegan { seat: Seat, hand: [u8; 4] },
    /// BA-MOVE-01. A unit walked.
    Walked { seat: Seat, unit: Unit, from: Area, to: Area, steps: u8 },
    /// BA-SHIP-05. A unit went aboard, from where it stood.
    Boarded { seat: Seat, unit: Unit, from: Area, harbour: Area },
    /// BA-SHIP-08. A unit left the ship.
    Landed { seat: Seat, unit: Unit, at: Area },
    /// BA-SHIP-01. The ship sailed.
    Sailed { seat: Seat, from: Node, to: Node, squares: u8 },
    /// BA-SHIP-11. The empty ship went home.
    ShipReturned { seat: Seat, from: Area },
    /// BA-BERS-02. An attack was declared.
    Attacked { seat: Seat, area: Area, owner: Option<Seat> },
    /// BA-RULING-20. A duel was declared.
    Duelled { seat: Seat, rival: Seat, area: Area },
    /// BA-COMBAT-02. A Berserkur was beaten.
    BerserkurBeaten { seat: Seat, rival: Seat, area: Area, paid: u8, lost: u8 },
    /// BA-COMBAT-04. Axe tokens were beaten.
    AxesBeaten { seat: Seat, area: Area, axes: u8, paid: u8 },
    /// BA-COMBAT-06. An area was overtaken.
    Overtook { seat: Seat, area: Area, from: Option<Seat>, paid: u8 },
    /// BA-AREA-11. Glory for a gold mine or village that changed hands.
    GloryTaken { seat: Seat, rival: Seat, gained: u8, lost: u8 },
    /// BA-CAMP-02. A camp gave Axe tokens.
    CampPlundered { seat: Seat, area: Area, axes: u8 },
    /// BA-BERS-08. Disks were added.
    Reinforced { seat: Seat, area: Area, disks: u8 },
    /// BA-COMBAT-08. The attack stopped, and the Berserkur stays.
    Stayed { seat: Seat, area: Area },
    /// BA-COMBAT-09. The Berserkur went back.
    Retreated { seat: Seat, from: Area, to: Area },
    /// BA-RULING-25. A Godi left before the fight.
    GodiLeft { seat: Seat, from: Area, to: Area, is_forced: bool },
    /// BA-DISK-01. A disk was moved; to the Town if to no area.
    DiskMoved { seat: Seat, from: Source, to: Option<Area> },
    /// BA-DISK-04. An area was given up.
    GivenUp { seat: Seat, area: Area, axes: u8 },
    /// BA-REFILL-02. A building was refilled.
    Refilled { seat: Seat, building: Building, disks: u8 },
    /// BA-COMBAT-10. The Berserkur came back.
    Revived { seat: Seat, home: Area },
    /// BA-GODI-01. An area was converted.
    Converted { seat: Seat, area: Area },
    /// BA-KAUP-01. An area was bought.
    LandBought { seat: Seat, area: Area },
    /// BA-KAUP-03. What came with it.
    Bonus { seat: Seat, area: Area, bonus: Bonus },
    /// BA-SACRED-01, BA-UPG-21. Runes were drawn; others see only how many.
    RunesDrawn { seat: Seat, count: u8, runes: Option<[u8; 6]>, gold: u16 },
    /// BA-RUNE-01. A rune was cast.
    RuneCast { seat: Seat, rune: Rune, on: Option<Area> },
    /// BA-RUNE-14. A rune was removed.
    RuneRemoved { seat: Seat, rune: Rune, from: Area },
    /// BA-RULING-44. A Sea Move was used, or lapsed.
    SeaMoveGone { seat: Seat, is_used: bool },
    /// BA-KAUP-05. A trade began.
    TradeBegan { seat: Seat, venue: Venue },
    /// BA-TRADE-08. A good was sold.
    Sold { seat: Seat, good: Good },
    /// BA-TRADE-08. A good was bought.
    Bought { seat: Seat, good: Good },
    /// BA-TRADE-05. Goods became gold.
    Cashed { seat: Seat, value: u16, gold: u16 },
    /// BA-TRADE-07. A gold became goods.
    GoldSpent { seat: Seat },
    /// BA-UPG-24. A hide was sold for a gold.
    HideSold { seat: Seat },
    /// BA-TRADE-08. A trade ended with value in hand that buys nothing.
    ValueLost { seat: Seat, value: u16 },
    /// BA-RULING-65. A bargain was proposed.
    Proposed { seat: Seat, host: Seat, bargain: Bargain },
    /// BA-RULING-65. It was answered.
    Answered { host: Seat, is_accepted: bool },
    /// BA-CARD-07. Cards were exchanged.
    Exchanged { seat: Seat, given: [Card; 2], taken: Card },
    /// BA-UPG-16. A card became a Berserkur card.
    HornsBlown { seat: Seat, card: Card },
    /// BA-CARD-09. A turn ended.
    TurnEnded { seat: Seat, unused: u8 },
    /// BA-BUILD-01. A tile was built.
    Built { seat: Seat, tile: Tile, replaced: Option<Tile>, glory: u16 },
    /// BA-BUILD-02. The next tile was turned up.
    TileTurned { tile: Tile },
    /// BA-RULING-68. What no longer fits after a tile was replaced.
    Surplus { seat: Seat, disks: u8, goods: [u8; 6] },
    /// BA-BUILD-01. Somebody built nothing.
    NothingBuilt { seat: Seat },
    /// BA-CLAIM-01. Glory was claimed.
    GloryClaimed { seat: Seat, areas: u16, tiles: u16 },
    /// BA-CLAIM-02. Resources were claimed.
    Claimed { seat: Seat, goods: [u8; 6], gold: u16, recruits: u8, lost: u8 },
    /// BA-AREA-05, BA-AREA-06. A flock or herd gave goods.
    HerdClaimed { seat: Seat, good: Good, count: u8, meat: u8, lost: u8, is_forced: bool },
    /// BA-CAMP-04. Axe tokens were bought.
    AxesBought { seat: Seat, count: u8 },
    /// BA-CLAIM-05. A recruit was placed.
    RecruitPlaced { seat: Seat, building: Building },
    /// BA-CLAIM-06. An Axe token was placed.
    AxePlaced { seat: Seat, area: Area },
    /// BA-RULING-04. The table called time.
    TimeCalled,
    /// BA-END-01. The goods that were left became gold.
    GoodsSold { seat: Seat, value: u16, gold: u16 },
    /// BA-END-02. Glory for most gold.
    MostGold { shares: PerSeat<u16>, gold: u16 },
    /// BA-END-03. Glory for most areas.
    MostAreas { shares: PerSeat<u16>, areas: u8 },
    /// BA-END-05. The match ended.
    Won { winners: SeatSet, glory: PerSeat<i32> },
}

/// BA-KAUP-03, BA-RULING-35. What comes with a bought area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// A good.
    Good(Good),
    /// A gold.
    Gold,
    /// A recruit.
    Recruit,
    /// BA-RULING-36. Nothing: no room, or none left.
    Lost,
}

impl engine::Event for Event {
    /// Cards chosen in secret are the owner's business, and so are the kinds of runes drawn.
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let what = match self.what.clone() {
            What::CardChosen { seat, is_open: false, .. } if !viewer.is(seat) => return None,
            What::RunesDrawn { seat, count, gold, .. } if !viewer.is(seat) => {
                What::RunesDrawn { seat, count, runes: None, gold }
            }
            what => what,
        };
        Some(Event { on: self.on, what })
    }
}
