//! The questions one asks the open table.

use crate::content::Content;
use crate::ids::*;
use crate::phase::Phase;
use crate::state::{Building, Land, Oath, Player, Realm};
use engine::{Edition, Seat};

impl Realm {
    /// All that is printed.
    #[inline]
    pub const fn content(&self) -> Edition<Content> {
        self.content
    }

    /// Whose decision we wait for.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The round, from 1; 0 while homes are chosen.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// All seats.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// NH-ORDER-01. The seats in this round's player order.
    #[inline]
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// What a player has.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What is in a region.
    #[inline]
    pub fn land(&self, region: Region) -> &Land {
        &self.land[region.index()]
    }

    /// NH-CTRL-01. The regions a player controls directly.
    #[inline]
    pub fn held(&self, seat: Seat) -> Regions {
        Region::every().filter(|region| self.land[region.index()].is_held_by(seat)).collect()
    }

    /// NH-CTRL-03. The regions a player controls diplomatically.
    #[inline]
    pub fn sworn(&self, seat: Seat) -> Regions {
        Region::every().filter(|region| self.land[region.index()].oath_to(seat).is_some()).collect()
    }

    /// NH-CTRL-01, NH-CTRL-03. The regions a player controls, directly or diplomatically.
    #[inline]
    pub fn controlled(&self, seat: Seat) -> Regions {
        Region::every().filter(|region| self.land[region.index()].is_controlled_by(seat)).collect()
    }

    /// Regions that hold fewer warriors than the limit (NH-STACK-01).
    #[inline]
    pub fn with_room(&self, among: Regions) -> Regions {
        among.into_iter().filter(|region| self.room(*region) > 0).collect()
    }

    /// NH-STACK-01. How many more warriors a region can take.
    #[inline]
    pub fn room(&self, region: Region) -> u8 {
        self.content.numbers.limits.stacking.saturating_sub(self.land(region).stack())
    }

    /// NH-COUNCIL-01. The Council seats of a player, as they are.
    #[inline]
    pub fn chairs(&self, seat: Seat) -> u8 {
        self.council.iter().filter(|chair| **chair == Some(seat)).count() as u8
    }

    /// NH-COUNCIL-01, NH-RULING-01. The Council seats of a player if the Council met now: Chieftain regions only.
    #[inline]
    pub fn chairs_to_come(&self, seat: Seat) -> u8 {
        let board = &self.content.board;
        board.chairs.iter().filter(|region| self.land(**region).is_controlled_by(seat)).count() as u8
    }

    /// NH-TILE-08. What a track shows for a player.
    #[inline]
    pub fn number(&self, seat: Seat, track: Track) -> u8 {
        self.content.track(track).spaces[usize::from(self.player(seat).tracks[track.index()])]
    }

    /// NH-DIPL-05. How many envoys a player may have on the map.
    #[inline]
    pub fn marker_limit(&self, seat: Seat) -> u8 {
        self.chairs(seat) + self.number(seat, Track::Diplomacy)
    }

    /// NH-DIPL-03, NH-DIPL-06. How many envoys convince the leader of a region; none convince a Guard Captain.
    #[inline]
    pub fn diplomacy_number(&self, region: Region) -> Option<u8> {
        match self.land(region) {
            Land::Led { leader, .. } => self.content.tile(*leader).second,
            Land::Held { .. } => None,
        }
    }

    /// NH-ACTION-05. How many cards one may play in a turn of this round.
    #[inline]
    pub fn card_limit(&self) -> u8 {
        let limits = &self.content.numbers.limits.cards_per_turn;
        limits[usize::from(self.round.clamp(1, limits.len() as u8) - 1)]
    }

    /// NH-SCORE-01. The values of the regions a player controls directly.
    #[inline]
    pub fn land_value(&self, seat: Seat) -> u8 {
        self.held(seat).into_iter().map(|region| self.content.board.values[region.index()]).sum()
    }

    /// NH-SCORE-01. Power points as they stand.
    #[inline]
    pub fn power(&self, seat: Seat) -> u8 {
        self.chairs(seat) + self.land_value(seat)
    }

    /// A player's warriors on the map, guests included.
    pub fn army(&self, seat: Seat) -> u8 {
        self.content.numbers.pieces.warriors - self.player(seat).warriors
    }

    /// NH-COMP-11. Danevolds in supply.
    #[inline]
    pub fn danevolds_left(&self) -> u8 {
        self.content.numbers.pieces.danevolds - self.danevolds.len()
    }

    /// NH-COMP-11. How many envoys a player has left.
    #[inline]
    pub fn envoys_left(&self, seat: Seat) -> u8 {
        self.content.numbers.pieces.envoys().saturating_sub(self.player(seat).envoys)
    }

    /// NH-GIANTS-09. Whether attacks are barred in the region's landscape.
    #[inline]
    pub fn is_barred_for_war(&self, region: Region) -> bool {
        self.barred_attacks.contains(self.content.board.landscape_of[region.index()])
    }

    /// NH-GIANTS-09. Whether recruiting is barred in the region's landscape.
    #[inline]
    pub fn is_barred_for_recruits(&self, region: Region) -> bool {
        self.barred_recruiting.contains(self.content.board.landscape_of[region.index()])
    }

    /// NH-ORDER-01, NH-ORDER-03. The player order if it were worked out now: fewest AP first, of equals the one on top.
    pub fn order_to_come(&self) -> [Seat; PLAYERS] {
        let mut order = [0, 1, 2, 3].map(Seat);
        order[..usize::from(self.seats)]
            .sort_unstable_by_key(|seat| (self.player(*seat).points, u16::MAX - self.player(*seat).moved));
        order
    }
}

impl Land {
    /// NH-STACK-01. All warriors in the region.
    #[inline]
    pub const fn stack(&self) -> u8 {
        match self {
            Land::Led { warriors, oath: Some(oath), .. } => *warriors + oath.guests,
            Land::Led { warriors, oath: None, .. } | Land::Held { warriors, .. } => *warriors,
        }
    }

    /// NH-ATTACK-08, NH-ATTACK-12. Warriors and building steps: what an attacker must overcome.
    #[inline]
    pub const fn defence(&self) -> u8 {
        match self {
            Land::Led { .. } => self.stack(),
            Land::Held { warriors, building, .. } => *warriors + building.steps(),
        }
    }

    /// NH-CTRL-01. Who controls it directly.
    #[inline]
    pub const fn holder(&self) -> Option<Seat> {
        match self {
            Land::Held { seat, .. } => Some(*seat),
            Land::Led { .. } => None,
        }
    }

    /// NH-CTRL-01. Whether the seat controls it directly.
    #[inline]
    pub const fn is_held_by(&self, by: Seat) -> bool {
        matches!(self, Land::Held { seat, .. } if seat.0 == by.0)
    }

    /// NH-CTRL-03. Whom its Chieftain votes for.
    #[inline]
    pub const fn oath(&self) -> Option<Oath> {
        match self {
            Land::Led { oath, .. } => *oath,
            Land::Held { .. } => None,
        }
    }

    /// NH-CTRL-03. The oath of its Chieftain to this seat.
    #[inline]
    pub const fn oath_to(&self, by: Seat) -> Option<Oath> {
        match self {
            Land::Led { oath: Some(oath), .. } if oath.seat.0 == by.0 => Some(*oath),
            Land::Led { .. } | Land::Held { .. } => None,
        }
    }

    /// NH-CTRL-01, NH-CTRL-03. Whether the seat controls it in either way.
    #[inline]
    pub const fn is_controlled_by(&self, by: Seat) -> bool {
        self.is_held_by(by) || self.oath_to(by).is_some()
    }

    /// NH-CTRL-04. The seat's warriors in the region: its own garrison, or guests.
    #[inline]
    pub const fn warriors_of(&self, by: Seat) -> u8 {
        match self {
            Land::Held { seat, warriors, .. } if seat.0 == by.0 => *warriors,
            Land::Led { oath: Some(oath), .. } if oath.seat.0 == by.0 => oath.guests,
            Land::Held { .. } | Land::Led { .. } => 0,
        }
    }

    /// NH-CTRL-05. Whether neither leader, warrior nor building is there.
    #[inline]
    pub const fn is_vacant(&self) -> bool {
        matches!(self, Land::Held { warriors: 0, building: Building::None, .. })
    }
}
