//! What cannot be: a piece too many, a card twice, warriors where they may not stand.

use crate::content::Content;
use crate::ids::*;
use crate::phase::{Aim, Ending, Phase, Resume};
use crate::state::{Building, Land, Norseheim};
use engine::Seat;

/// Counts every component and holds every region against the rules.
pub fn audit(game: &Norseheim) -> Result<(), String> {
    let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let pieces = &game.content.numbers.pieces;
    let mut warriors = [0u8; PLAYERS];
    let mut envoys = [0u8; PLAYERS];
    let mut settlements = [0u8; PLAYERS];
    let (mut npc, mut rings) = (game.npc_warriors, game.rings);
    for region in Region::every() {
        let land = game.land(region);
        let stacked = land.stack() <= game.content.numbers.limits.stacking;
        ensure(stacked, "NH-STACK-01: more than six warriors stand in a region")?;
        match *land {
            Land::Led { leader, warriors: own, oath } => {
                npc += own;
                let guard = Content::guards().contains(leader);
                let king = game.content.board.kings.contains(region);
                ensure(guard == king, "NH-RULING-54: a leader of the wrong kind")?;
                if let Some(oath) = oath {
                    ensure(!king, "NH-DIPL-06: envoys with a Guard Captain")?;
                    let enough = game.diplomacy_number(region).is_some_and(|number| oath.envoys >= number);
                    ensure(enough, "NH-RULING-39: too few envoys to keep a Chieftain")?;
                    envoys[oath.seat.index()] += oath.envoys;
                    warriors[oath.seat.index()] += oath.guests;
                }
            }
            Land::Held { seat, warriors: own, building } => {
                ensure(seat.0 < game.seats, "NH-COMP-12: a colour that does not play")?;
                warriors[seat.index()] += own;
                settlements[seat.index()] += u8::from(building != Building::None);
                rings += u8::from(building == Building::Ring);
                let under_way = matches!(game.phase, Phase::Relocate(..));
                ensure(under_way || !land.is_vacant(), "NH-CTRL-05: a vacant region without a new leader")?;
            }
        }
    }
    if let Phase::Withdraw(leaving, _) = &game.phase {
        leaving.iter().for_each(|leaving| warriors[leaving.seat.index()] += leaving.guests);
    }
    ensure(npc == pieces.npc_warriors, "NH-COMP-11: non-player warriors do not add up")?;
    ensure(rings == pieces.rings, "NH-COMP-11: Rings do not add up")?;
    ensure(game.danevolds.len() <= pieces.danevolds, "NH-COMP-11: too many Danevolds")?;
    for seat in game.seats() {
        let player = game.player(seat);
        let at = seat.index();
        ensure(warriors[at] + player.warriors == pieces.warriors, "NH-COMP-11: warriors do not add up")?;
        ensure(settlements[at] + player.settlements == pieces.settlements, "NH-COMP-11: Settlements do not add up")?;
        ensure(envoys[at] == player.envoys, "NH-COMP-11: envoys do not add up")?;
        ensure(envoys[at] <= pieces.envoys(), "NH-DIPL-10: more envoys than markers")?;
        ensure(player.points <= game.content.numbers.points.last, "NH-RULING-45: beyond the Action Point table")?;
    }
    cards(game)?;
    council(game)
}

/// Every card and tile is in exactly one place.
fn cards(game: &Norseheim) -> Result<(), String> {
    let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    for deed in Deed::ALL {
        let data = &game.content.deeds[deed.index()];
        let owned = |seat: Seat| game.player(seat).cards[deed.index()] + game.player(seat).spent[deed.index()];
        let all: u8 = game.boosters[deed.index()] + game.seats().map(owned).sum::<u8>();
        ensure(all == data.boosters + data.starters * game.seats, "NH-COMP-10: Action cards do not add up")?;
    }
    let on_map = game.land.iter().filter_map(|land| match land {
        Land::Led { leader, .. } => Some(*leader),
        Land::Held { .. } => None,
    });
    let players = game.players.iter().filter_map(|player| player.leader);
    let stacked = game.stacks.chieftains.iter().chain(&game.stacks.guards).copied();
    let tiles: Vec<Tile> = on_map.chain(players).chain(stacked).chain(game.discarded).collect();
    once(&tiles, Tile::COUNT, "NH-TILE-01: leader tiles do not add up")?;
    let revealed = match &game.phase {
        Phase::Target(_, _, Aim::Revealed(giants)) => giants.as_slice(),
        _ => &[],
    };
    let giants = game.stacks.giants.iter().chain(revealed).copied();
    let giants: Vec<Giant> = giants.chain(game.awake.iter().map(|woken| woken.giant)).chain(game.carried_out).collect();
    once(&giants, Giant::COUNT, "NH-COMP-08: Giants cards do not add up")?;
    ensure(usize::from(game.giants_seen) <= game.stacks.giants.len(), "NH-GIANTS-02: more cards seen than there are")?;
    let held = game.hands.iter().flat_map(|hand| *hand);
    let gods: Vec<GodCard> = held.chain(game.stacks.gods.iter().flatten().copied()).chain(game.played).collect();
    once(&gods, GodCard::COUNT, "NH-COMP-06: Gods cards do not add up")?;
    let covers = game.awake.iter().filter_map(|woken| woken.cover);
    let markers: Vec<God> = covers.chain(game.waiting.iter().copied()).collect();
    let placing = match &game.phase {
        Phase::Cover(_, god) => Some(*god),
        _ => None,
    };
    let out: Set<God> = markers.iter().copied().chain(placing).collect();
    let number = markers.len() + placing.iter().count();
    // Markers of cards that went under the deck earlier in a Giants phase are on their way home.
    let striking = matches!(game.phase, Phase::Withdraw(_, Resume::Giants { .. }));
    let home = out == game.called || striking && out.except(game.called).is_empty();
    ensure(home && usize::from(out.len()) == number, "NH-WORSHIP-06: God markers do not add up")
}

fn once<T: Numbered>(items: &[T], count: u8, what: &str) -> Result<(), String> {
    let set: Set<T> = items.iter().copied().collect();
    if items.len() == usize::from(count) && set.len() == count { Ok(()) } else { Err(what.to_owned()) }
}

/// NH-END-05, NH-SCORE-01. At the end, the winner is who a recount says it is.
fn council(game: &Norseheim) -> Result<(), String> {
    let Phase::Over(ending) = game.phase else { return Ok(()) };
    let power = |seat: Seat| {
        let land = Region::every().filter(|region| game.land(*region).is_held_by(seat));
        let chairs = game.council.iter().filter(|chair| **chair == Some(seat)).count();
        land.map(|region| usize::from(game.content.board.values[region.index()])).sum::<usize>() + chairs
    };
    let best = game.seats().map(power).max().unwrap_or(0);
    let right = match ending {
        Ending::Points { winners } => winners.iter().all(|seat| power(seat) == best) && !winners.is_empty(),
        Ending::Majority { winner } => game.chairs(winner) >= game.content.numbers.victory.majority,
        Ending::Kings { winner } => game.held(winner).and(game.content.board.kings).len() == 3,
    };
    if right { Ok(()) } else { Err("NH-SCORE-02: a recount finds another winner".to_owned()) }
}
