//! How the table is laid (RULES.md, "Setting up").

use crate::content::{Content, Window};
use crate::event::Event;
use crate::ids::*;
use crate::options::Options;
use crate::phase::Phase;
use crate::state::{Land, Norseheim, Player, Realm, Stacks};
use arrayvec::ArrayVec;
use engine::{BadOptions, Edition, Seat, SeatSet, Table};

/// NH-SETUP-01 to NH-SETUP-10, NH-RULING-05. Draws the start player, shuffles, deals, and lets the start player choose a home first.
pub fn setup(
    options: Options,
    seats: usize,
    content: Edition<Content>,
    table: &mut impl Table<Event>,
) -> Result<Norseheim, BadOptions> {
    if content.cards_for(Window::Order).len() > 1 {
        return Err(BadOptions::new("content", "NH-GOD-10: there is at most one card for the order"));
    }
    let start = Seat(table.below(seats as u32) as u8);
    table.tell(|| Event::Began { start });
    let mut stacks = Stacks {
        chieftains: shuffled(Content::chieftains(), table),
        guards: shuffled(Content::guards(), table),
        giants: shuffled(Set::first_of(Giant::COUNT), table),
        gods: content.cards_of.map(|cards| shuffled(cards, table)),
    };
    let mut npc_warriors = content.numbers.pieces.npc_warriors;
    let land = std::array::from_fn(|index| {
        let region = Region::numbered(index as u8);
        let leader = if content.board.kings.contains(region) { stacks.guards.pop() } else { stacks.chieftains.pop() };
        let leader = leader.expect("NH-SETUP-06, NH-SETUP-07: there are more tiles than regions");
        // NH-SETUP-08. His army is what his tile says.
        let warriors = content.tile(leader).third.min(npc_warriors);
        npc_warriors -= warriors;
        Land::Led { leader, warriors, oath: None }
    });
    let mut players = [player(&content); PLAYERS];
    // NH-SETUP-10. The start player's marker is placed first.
    for (place, seat) in start.clockwise(seats).enumerate() {
        players[seat.index()].points = content.numbers.setup.points[place];
        players[seat.index()].moved = place as u16;
    }
    let realm = Realm {
        content,
        options,
        seats: seats as u8,
        start,
        round: 0,
        order: [0, 1, 2, 3].map(Seat),
        passed: SeatSet::EMPTY,
        land,
        danevolds: Borders::NONE,
        council: [None; CHAIRS],
        players,
        rings: content.numbers.pieces.rings,
        npc_warriors,
        boosters: Deed::ALL.map(|deed| content.deeds[deed.index()].boosters),
        discarded: Set::NONE,
        awake: ArrayVec::new(),
        carried_out: Set::NONE,
        giants_seen: 0,
        waiting: ArrayVec::new(),
        called: Set::NONE,
        played: GodCards::NONE,
        shielded: Regions::NONE,
        barred_attacks: Set::NONE,
        barred_recruiting: Set::NONE,
        moment: seats as u16,
        phase: Phase::Home(start),
    };
    Ok(Norseheim { realm, hands: [GodCards::NONE; PLAYERS], stacks })
}

/// NH-SETUP-02, NH-SETUP-03, NH-SETUP-06, NH-SETUP-07. A shuffled stack.
fn shuffled<T: Numbered, const N: usize>(items: Set<T>, table: &mut impl Table<Event>) -> ArrayVec<T, N> {
    let mut stack: ArrayVec<T, N> = items.into_iter().collect();
    table.shuffle(&mut stack);
    stack
}

/// NH-SETUP-09, NH-COMP-10. What a player begins with.
fn player(content: &Content) -> Player {
    let pieces = &content.numbers.pieces;
    Player {
        points: 0,
        moved: 0,
        leader: None,
        tracks: [0; 3],
        cards: Deed::ALL.map(|deed| content.deeds[deed.index()].starters),
        spent: [0; 7],
        warriors: pieces.warriors,
        settlements: pieces.settlements,
        envoys: 0,
    }
}
