//! All that lies on the table.

mod lands;
mod player;
mod turn;

pub use lands::{Lands, Plot};
pub use player::{CameFrom, Place, Player, ShipAt, Tally};
pub use turn::{Act, Bargain, BargainItem, Rearrangement, Source, Trading, Turn, Venue};

use crate::content::{Board, Content};
use crate::{Area, Areas, BoardId, Options, Tile};
use arrayvec::ArrayVec;
use engine::{Edition, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A position of Bardagi.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bardagi {
    pub(crate) content: Edition<Content>,
    pub(crate) options: Options,
    pub(crate) board: BoardId,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) starter: Seat,
    /// BA-RULING-04. Whether time is up: this round is the last.
    pub(crate) time_is_up: bool,
    pub(crate) phase: Phase,
    /// BA-SETUP-03. The goods beside the board.
    pub(crate) bank: [u8; 6],
    pub(crate) axe_pile: u8,
    pub(crate) rune_pile: [u8; 6],
    pub(crate) market: Market,
    pub(crate) lands: Lands,
    /// BA-RULING-28. Camps that have given their Axe tokens.
    pub(crate) plundered: Areas,
    pub(crate) players: PerSeat<Player>,
}

/// BA-SETUP-04. The six piles of upgrade tiles, each with its open tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// Face down, drawn from the end; nobody knows the order.
    pub(crate) piles: [ArrayVec<Tile, 12>; 6],
    /// Face up.
    pub(crate) displays: [ArrayVec<Tile, 4>; 6],
}

/// BA-ROUND-01. Whose decision we wait for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// BA-SETUP-10. Clans are chosen, the starting player first.
    Choosing(Seat),
    /// BA-PLAN-02. Everybody chooses cards, secretly.
    Planning,
    /// BA-CARD-03. Somebody plays out their cards.
    Turn(Turn),
    /// BA-BUILD-01. Somebody may build.
    Build(Seat),
    /// BA-CLAIM-02. Somebody claims; whether it is the last Claim was settled when it began (BA-RULING-59).
    Claim(Seat, ClaimStep, bool),
    /// BA-END-05. Nobody acts any more.
    Over(Final),
}

/// BA-RULING-57. What somebody decides during the Claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimStep {
    /// BA-AREA-05. How much of the sheep's yield is wool.
    Sheep,
    /// BA-AREA-06. How much of the cattle's yield is hide.
    Cattle,
    /// BA-CAMP-04. How many Axe tokens to buy.
    Axes,
    /// BA-CLAIM-05. Where recruits go.
    Recruits,
    /// BA-CLAIM-06. Where Axe tokens go.
    PlacingAxes,
}

/// BA-END-05. How the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Final {
    /// BA-END-05, BA-RULING-78. Who won.
    pub winners: SeatSet,
    /// BA-END-02. Glory for most gold.
    pub most_gold: PerSeat<u16>,
    /// BA-END-03. Glory for most areas.
    pub most_areas: PerSeat<u16>,
}

impl Bardagi {
    /// What is printed.
    pub const fn content(&self) -> Edition<Content> {
        self.content
    }

    /// What was agreed on.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The board that is played on.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.content.content().board(self.board)
    }

    /// Whose decision we wait for.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// BA-ROUND-04. Who begins this round.
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// All seats in order.
    #[inline]
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats as usize)
    }

    /// BA-ROUND-02. All seats in the order of this round.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.starter.clockwise(self.seats as usize)
    }

    /// The seat after this one in the order of this round, if it is not the last.
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next(self.seats as usize);
        (next != self.starter).then_some(next)
    }

    /// What belongs to a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// What lies on an area.
    #[inline]
    pub fn plot(&self, area: Area) -> &Plot {
        self.lands.plot(area)
    }

    /// BA-AREA-02. Who owns an area.
    #[inline]
    pub fn owner(&self, area: Area) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).owned.contains(area))
    }

    /// BA-AREA-01. The areas that somebody owns.
    #[inline]
    pub fn owned_by_anyone(&self) -> Areas {
        self.players.iter().fold(Areas::NONE, |all, player| all.or(player.owned))
    }

    /// BA-RULING-10. The seat's own areas and home: what hangs together in it costs no step.
    #[inline]
    pub fn territory(&self, seat: Seat) -> Areas {
        let player = self.player(seat);
        match player.home {
            Some(home) => player.owned.with(home),
            None => player.owned,
        }
    }

    /// BA-SETUP-11. The seat's home.
    #[inline]
    pub fn home(&self, seat: Seat) -> Area {
        self.player(seat).home.expect("BA-SETUP-11: everybody has a home once clans are chosen")
    }

    /// Whose home the area is.
    #[inline]
    pub(crate) fn host(&self, area: Area) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).home == Some(area))
    }

    /// BA-STORE-01, BA-UPG-23. How much of each good the seat can store.
    #[inline]
    pub fn storage_limit(&self, seat: Seat) -> u8 {
        self.content.setup.storage_limit.max(self.player(seat).powers.storage)
    }

    /// BA-BUILD-06, BA-BUILD-07. How many disks a building of the seat holds.
    #[inline]
    pub fn disk_limit(&self, seat: Seat, building: crate::Building) -> u8 {
        let powers = &self.player(seat).powers;
        let cap = self.content.upgrades.disk_cap.max(powers.disk_cap[building.index()]);
        (self.content.setup.disks_per_building + powers.disks[building.index()]).min(cap)
    }

    /// BA-ROUND-06, BA-OPT-09, BA-RULING-04. The last round, as far as it is known.
    pub fn last_round(&self) -> u8 {
        let rounds = self.content.last_round[self.seats as usize];
        match self.options.length {
            crate::Length::Rounds => rounds,
            crate::Length::Short => rounds.saturating_sub(self.content.short_game_fewer).max(1),
            crate::Length::Time if self.time_is_up => self.round,
            crate::Length::Time => self.content.time_limit_rounds,
        }
    }

    /// BA-ROUND-07. Whether this round is the last.
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.round >= self.last_round()
    }

    /// BA-PLAN-01, BA-OPT-02, BA-RULING-03. The fewest and the most cards of a hand in this round.
    #[inline]
    pub fn hand_sizes(&self) -> (u8, u8) {
        let planning = &self.content.planning;
        let is_larger = self.options.eight_cards && self.round >= planning.advanced_from_round;
        (planning.hand_size, if is_larger { planning.hand_size_advanced } else { planning.hand_size })
    }
}
