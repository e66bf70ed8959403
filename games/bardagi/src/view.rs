//! What a seat may know, and some full position that fits it.

mod imagine;

pub(crate) use imagine::imagine;

use crate::content::{Content, Powers, Tiles};
use crate::rules::trading;
use crate::state::{CameFrom, Lands, Market, Place, Player, ShipAt, Tally};
use crate::{Area, Areas, Bardagi, BoardId, Clan, Options, Phase, Tile};
use arrayvec::ArrayVec;
use engine::{Edition, Seat, Viewer};
use serde::Serialize;

/// All that one viewer may know and could remember.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub(crate) content: Edition<Content>,
    /// What was agreed on.
    pub options: Options,
    /// The board.
    pub board: BoardId,
    /// The round, from 1.
    pub round: u8,
    /// Who begins this round.
    pub starter: Seat,
    /// Whether time is up.
    pub time_is_up: bool,
    /// Whose decision we wait for.
    pub phase: Phase,
    /// The goods beside the board.
    pub bank: [u8; 6],
    /// The Axe tokens beside the board.
    pub axe_pile: u8,
    /// How many runes are left in the pile.
    pub runes_left: u8,
    /// How many tiles each pile holds.
    pub tiles_left: [u8; 6],
    /// The tiles that lie open.
    pub displays: [ArrayVec<Tile, 4>; 6],
    /// What lies on the areas.
    pub lands: Lands,
    /// Camps that have given their Axe tokens.
    pub plundered: Areas,
    /// What everybody has.
    pub players: Vec<PlayerView>,
}

/// What a viewer may know of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "each is explained in `Player`")]
pub struct PlayerView {
    pub clan: Option<Clan>,
    pub home: Option<Area>,
    pub tally: Tally,
    /// BA-GOLD-01. `None` for others, until the end.
    pub gold: Option<u16>,
    pub storage: [u8; 6],
    pub disks: [u8; 3],
    pub recruits: u8,
    pub unused: u8,
    /// BA-RULING-42. `None` for others.
    pub runes: Option<[u8; 6]>,
    pub rune_count: u8,
    pub returned: [u8; 6],
    pub axes: u8,
    pub home_axe: bool,
    pub tiles: Tiles,
    pub powers: Powers,
    pub cards: Cards,
    pub is_ready: bool,
    pub places: [Place; 3],
    pub came_from: CameFrom,
    pub ship: ShipAt,
    pub owned: Areas,
    pub attacked: Areas,
    pub conquered: Areas,
}

/// BA-PLAN-02. The cards of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// They lie open, or are one's own: those in hand, and all that were taken out of the deck.
    Open {
        /// Not used yet.
        hand: [u8; 4],
        /// Taken this round.
        taken: [u8; 4],
    },
    /// So many, face down.
    FaceDown(u8),
    /// They are being chosen.
    Secret,
}

/// What the viewer may know.
pub(crate) fn view(game: &Bardagi, viewer: Viewer) -> View {
    // No `..` here: a new field does not compile until someone decides who may see it.
    let Bardagi {
        content,
        options,
        board,
        seats,
        round,
        starter,
        time_is_up,
        phase,
        bank,
        axe_pile,
        rune_pile,
        market: Market { piles, displays },
        lands,
        plundered,
        players,
    } = game;
    let players = players.iter().take(usize::from(*seats)).zip(game.all_seats());
    View {
        content: *content,
        options: *options,
        board: *board,
        round: *round,
        starter: *starter,
        time_is_up: *time_is_up,
        phase: phase.clone(),
        bank: *bank,
        axe_pile: *axe_pile,
        runes_left: rune_pile.iter().sum(),
        tiles_left: piles.clone().map(|pile| pile.len() as u8),
        displays: displays.clone(),
        lands: lands.clone(),
        plundered: *plundered,
        players: players.map(|(player, seat)| player_view(game, player, seat, viewer)).collect(),
    }
}

fn player_view(game: &Bardagi, player: &Player, seat: Seat, viewer: Viewer) -> PlayerView {
    let Player {
        clan,
        home,
        tally,
        gold,
        storage,
        disks,
        recruits,
        unused,
        runes,
        returned,
        axes,
        home_axe,
        tiles,
        powers,
        hand,
        taken,
        is_ready,
        places,
        came_from,
        ship,
        owned,
        attacked,
        conquered,
    } = player;
    let is_over = matches!(game.phase, Phase::Over(_));
    let cards = match cards_are(game, seat, viewer) {
        Shown::Open => Cards::Open { hand: *hand, taken: *taken },
        Shown::FaceDown => Cards::FaceDown(player.cards()),
        Shown::Secret => Cards::Secret,
    };
    PlayerView {
        clan: *clan,
        home: *home,
        tally: *tally,
        gold: (is_over || viewer.is(seat) || sees_gold(game, seat, viewer)).then_some(*gold),
        storage: *storage,
        disks: *disks,
        recruits: *recruits,
        unused: *unused,
        runes: (is_over || viewer.is(seat)).then_some(*runes),
        rune_count: player.rune_count(),
        returned: *returned,
        axes: *axes,
        home_axe: *home_axe,
        tiles: *tiles,
        powers: *powers,
        cards,
        is_ready: *is_ready,
        places: *places,
        came_from: *came_from,
        ship: *ship,
        owned: *owned,
        attacked: *attacked,
        conquered: *conquered,
    }
}

/// BA-RULING-63. While a forced trade lasts, the visitor sees the host's gold.
fn sees_gold(game: &Bardagi, seat: Seat, viewer: Viewer) -> bool {
    match &game.phase {
        Phase::Turn(turn) => trading::forced(turn).is_some_and(|(visitor, host)| viewer.is(visitor) && host == seat),
        Phase::Choosing(_) | Phase::Planning | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => false,
    }
}

enum Shown {
    Open,
    FaceDown,
    Secret,
}

/// BA-PLAN-02, BA-CARD-01. Cards are secret until their owner's turn begins.
fn cards_are(game: &Bardagi, seat: Seat, viewer: Viewer) -> Shown {
    if viewer.is(seat) || game.options.easier_planning {
        return Shown::Open;
    }
    match &game.phase {
        Phase::Planning if game.player(seat).is_ready => Shown::FaceDown,
        Phase::Planning => Shown::Secret,
        Phase::Turn(turn) => {
            let waiting = game.in_order().skip_while(|other| *other != turn.seat).skip(1).any(|other| other == seat);
            if waiting { Shown::FaceDown } else { Shown::Open }
        }
        Phase::Choosing(_) | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => Shown::Open,
    }
}

impl View {
    /// The position with nothing in place of what is hidden: good for questions about what lies open.
    pub(crate) fn table(&self) -> Bardagi {
        let mut players: [Player; 5] = Default::default();
        for (player, seen) in players.iter_mut().zip(&self.players) {
            *player = seen.player();
        }
        Bardagi {
            content: self.content,
            options: self.options,
            board: self.board,
            seats: self.players.len() as u8,
            round: self.round,
            starter: self.starter,
            time_is_up: self.time_is_up,
            phase: self.phase.clone(),
            bank: self.bank,
            axe_pile: self.axe_pile,
            rune_pile: [self.runes_left, 0, 0, 0, 0, 0],
            market: Market { piles: Default::default(), displays: self.displays.clone() },
            lands: self.lands.clone(),
            plundered: self.plundered,
            players,
        }
    }

    /// What is printed.
    pub const fn content(&self) -> Edition<Content> {
        self.content
    }
}

impl PlayerView {
    fn player(&self) -> Player {
        let (hand, taken) = match self.cards {
            Cards::Open { hand, taken } => (hand, taken),
            Cards::FaceDown(_) | Cards::Secret => ([0; 4], [0; 4]),
        };
        Player {
            clan: self.clan,
            home: self.home,
            tally: self.tally,
            gold: self.gold.unwrap_or(0),
            storage: self.storage,
            disks: self.disks,
            recruits: self.recruits,
            unused: self.unused,
            runes: self.runes.unwrap_or([0; 6]),
            returned: self.returned,
            axes: self.axes,
            home_axe: self.home_axe,
            tiles: self.tiles,
            powers: self.powers,
            hand,
            taken,
            is_ready: self.is_ready,
            places: self.places,
            came_from: self.came_from,
            ship: self.ship,
            owned: self.owned,
            attacked: self.attacked,
            conquered: self.conquered,
        }
    }
}
