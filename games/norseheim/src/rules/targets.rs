//! What Gods cards are aimed at (RULES.md, "Gods cards").

use super::{giants, land, order, reward, turns, windows, withdraw};
use crate::action::Action;
use crate::content::{Effect, Work};
use crate::event::{Event, Piece, Why};
use crate::ids::{Borders, Deed, Giant, GodCard, Numbered, Region, Regions, Track};
use crate::phase::{Aim, Attack, Leaving, Phase, Resume, Side, Turn};
use crate::state::{Building, Land, Norseheim, Realm};
use arrayvec::ArrayVec;
use engine::{Refusal, Seat, SeatSet, Table, ensure};

/// NH-GOD-13. Opponents with AP.
pub fn purses(realm: &Realm, seat: Seat) -> SeatSet {
    realm.seats().filter(|other| *other != seat && realm.player(*other).points > 0).collect()
}

/// NH-GOD-20. Regions with envoys of an opponent.
pub fn envoys_of_others(realm: &Realm, seat: Seat) -> Regions {
    Region::every().filter(|region| realm.land(*region).oath().is_some_and(|oath| oath.seat != seat)).collect()
}

/// NH-GOD-21. Whether a warrior that is not the seat's stands in the region.
fn has_stranger(realm: &Realm, seat: Seat, region: Region) -> bool {
    realm.land(region).stack() > realm.land(region).warriors_of(seat)
}

/// NH-GOD-21. The neighbours in which somebody can be won over.
pub fn strangers(realm: &Realm, seat: Seat, beside: Region) -> Regions {
    let near = realm.content.board.neighbours[beside.index()];
    near.into_iter().filter(|region| has_stranger(realm, seat, *region)).collect()
}

/// NH-GOD-21. Directly controlled regions with room beside somebody who can be won over.
pub fn rallies(realm: &Realm, seat: Seat) -> Regions {
    let open = realm.with_room(realm.held(seat));
    open.into_iter().filter(|region| !strangers(realm, seat, *region).is_empty()).collect()
}

/// NH-GOD-24. Whether the card tears such works down.
fn demolishes(realm: &Realm, card: GodCard, work: Work) -> bool {
    matches!(realm.content.card(card).effect, Effect::Demolish { targets } if targets.contains(&work))
}

/// NH-GOD-24. Danevolds the card can tear down: any on the map.
pub fn walls(realm: &Realm, card: GodCard) -> Borders {
    if demolishes(realm, card, Work::Danevold) { realm.danevolds } else { Borders::NONE }
}

/// NH-GOD-24. Rings of other players in regions that border a directly controlled one.
pub fn rings(realm: &Realm, by: Seat, card: GodCard) -> Regions {
    if !demolishes(realm, card, Work::Ring) {
        return Regions::NONE;
    }
    let held = realm.held(by);
    let board = &realm.content.board;
    let ringed = |region: &Region| {
        matches!(realm.land(*region), Land::Held { seat, building: Building::Ring, .. } if *seat != by)
            && !board.neighbours[region.index()].and(held).is_empty()
    };
    Region::every().filter(ringed).collect()
}

/// NH-GOD-25. Regions under own control, direct or diplomatic, that have no shield yet.
pub fn shieldable(realm: &Realm, seat: Seat) -> Regions {
    realm.controlled(seat).except(realm.shielded)
}

/// The regions a card with `Aim::Region` may be aimed at.
pub fn regions(realm: &Realm, seat: Seat, card: GodCard) -> Regions {
    match realm.content.card(card).effect {
        Effect::PlaceWarriors { .. } | Effect::ReviveWarriors { .. } => realm.with_room(realm.held(seat)),
        Effect::RemoveMarkers { .. } => envoys_of_others(realm, seat),
        Effect::ConvertWarrior { .. } => rallies(realm, seat),
        Effect::Demolish { .. } => rings(realm, seat, card),
        Effect::ShieldRegion => shieldable(realm, seat),
        Effect::GainAp { .. }
        | Effect::GainApPerSeat { .. }
        | Effect::StealAp { .. }
        | Effect::FreeAction { .. }
        | Effect::WaiveCost
        | Effect::ExtraAction { .. }
        | Effect::TakeBooster { .. }
        | Effect::AdvanceMarkers { .. }
        | Effect::ExtendReach { .. }
        | Effect::WakeGiant { .. }
        | Effect::AddHits { .. }
        | Effect::CancelHits { .. }
        | Effect::FixRunes { .. }
        | Effect::ReduceEnemyRunes { .. }
        | Effect::RethrowBlanks
        | Effect::DismissGiant { .. }
        | Effect::ChooseOrder { .. } => Regions::NONE,
    }
}

/// NH-GOD-20. How many envoys the card can send home from this region.
pub fn most_expelled(realm: &Realm, card: GodCard, region: Region) -> u8 {
    let envoys = realm.land(region).oath().map_or(0, |oath| oath.envoys);
    match realm.content.card(card).effect {
        Effect::RemoveMarkers { count } => count.min(envoys),
        _ => 0,
    }
}

/// NH-GOD-11. Whether the card may be aimed there.
pub fn check(game: &Norseheim, turn: &Turn, card: GodCard, aim: &Aim, action: Action) -> Result<(), Refusal> {
    let seat = turn.seat;
    match (aim, action) {
        (Aim::Opponent, Action::Rob { seat: victim }) => ensure(
            purses(game, seat).contains(victim),
            "NH-GOD-13",
            "only an opponent with Action points can be robbed",
        ),
        (Aim::Region, Action::Choose { region }) => {
            ensure(regions(game, seat, card).contains(region), rule_of(game, card), "the card cannot be aimed there")
        }
        (Aim::Region, Action::Raze { border }) => {
            ensure(walls(game, card).contains(border), "NH-GOD-24", "no Danevold can be torn down there")
        }
        (Aim::Envoys(region), Action::Expel { envoys }) => {
            let most = most_expelled(game, card, *region);
            ensure((1..=most).contains(&envoys), "NH-GOD-20", "so many envoys cannot be sent home")
        }
        (Aim::Booster, Action::TakeBooster { deed }) => reward::check_booster(game, deed, "NH-GOD-18"),
        (Aim::Steps(_), Action::Advance { track }) => reward::check_advance(game, seat, track, "NH-GOD-19"),
        (Aim::Neighbour(beside), Action::Choose { region }) => {
            let fits = strangers(game, seat, *beside).contains(region);
            ensure(fits, "NH-GOD-21", "nobody can be won over there")
        }
        (Aim::Warrior(..), Action::Convert { .. }) => Ok(()),
        (Aim::Revealed(giants), Action::Wake { giant }) => {
            ensure(giants.contains(&giant), "NH-GOD-23", "that card was not revealed")
        }
        (Aim::Revive(attack, side), Action::Choose { region }) => {
            let seat = attack.seat(*side).unwrap_or(seat);
            ensure(regions(game, seat, card).contains(region), rule_of(game, card), "nobody can come back there")
        }
        _ => Err(Refusal::new("NH-GOD-11", "choose what the card is for")),
    }
}

/// The rule of a card that is aimed at a region.
pub fn rule_of(realm: &Realm, card: GodCard) -> &'static str {
    match realm.content.card(card).effect {
        Effect::PlaceWarriors { .. } => "NH-GOD-14",
        Effect::RemoveMarkers { .. } => "NH-GOD-20",
        Effect::ConvertWarrior { .. } => "NH-GOD-21",
        Effect::Demolish { .. } => "NH-GOD-24",
        Effect::ShieldRegion => "NH-GOD-25",
        Effect::ReviveWarriors { .. } => "NH-GOD-29",
        Effect::GainAp { .. }
        | Effect::GainApPerSeat { .. }
        | Effect::StealAp { .. }
        | Effect::FreeAction { .. }
        | Effect::WaiveCost
        | Effect::ExtraAction { .. }
        | Effect::TakeBooster { .. }
        | Effect::AdvanceMarkers { .. }
        | Effect::ExtendReach { .. }
        | Effect::WakeGiant { .. }
        | Effect::AddHits { .. }
        | Effect::CancelHits { .. }
        | Effect::FixRunes { .. }
        | Effect::ReduceEnemyRunes { .. }
        | Effect::RethrowBlanks
        | Effect::DismissGiant { .. }
        | Effect::ChooseOrder { .. } => "NH-GOD-11",
    }
}

/// NH-GOD-11. The card does what it says to its target.
pub fn hit(game: &mut Norseheim, turn: Turn, card: GodCard, aim: Aim, action: Action, table: &mut impl Table<Event>) {
    let seat = turn.seat;
    match (aim, action) {
        (Aim::Opponent, Action::Rob { seat: victim }) => rob(game, seat, victim, card, table),
        (Aim::Region, Action::Choose { region }) => return hit_region(game, turn, card, region, table),
        (Aim::Region, Action::Raze { border }) => {
            game.danevolds.remove(border);
            table.tell(|| Event::Razed { border });
        }
        (Aim::Envoys(region), Action::Expel { envoys }) => return expel(game, turn, region, envoys, table),
        (Aim::Booster, Action::TakeBooster { deed }) => draw_booster(game, seat, deed, table),
        (Aim::Steps(steps), Action::Advance { track }) => return step(game, turn, card, steps, track, table),
        (Aim::Neighbour(to), Action::Choose { region: from }) => return win_over(game, turn, card, to, from, table),
        (Aim::Warrior(to, from), Action::Convert { guest }) => convert(game, seat, to, from, guest, table),
        (Aim::Revealed(giants), Action::Wake { giant }) => choose_giant(game, &giants, giant, table),
        (Aim::Revive(attack, side), Action::Choose { region }) => {
            return revive(game, turn, card, attack, side, region, table);
        }
        (aim, action) => unreachable!("NH-GOD-11: {action:?} was not checked for {aim:?}"),
    }
    turns::resume(game, turn, table);
}

/// NH-GOD-13. First his marker moves, then the thief's.
fn rob(game: &mut Norseheim, seat: Seat, victim: Seat, card: GodCard, table: &mut impl Table<Event>) {
    let Effect::StealAp { amount } = game.content.card(card).effect else { return };
    let purse = game.player(victim).points;
    let stolen = amount.min(purse);
    order::tell_points(game, victim, purse - stolen, Why::Robbed, table);
    let points = game.player(seat).points.saturating_add(stolen);
    order::tell_points(game, seat, points, Why::Theft, table);
}

/// What a card does to the region it is aimed at.
fn hit_region(game: &mut Norseheim, turn: Turn, card: GodCard, region: Region, table: &mut impl Table<Event>) {
    let seat = turn.seat;
    match game.content.card(card).effect {
        Effect::PlaceWarriors { count } => {
            // NH-GOD-14. As many as supply and stacking limit allow.
            let warriors = land::muster(game, seat, region, count);
            table.tell(|| Event::Mustered { seat, region, warriors });
        }
        Effect::Demolish { .. } => land::damage(game, region, table),
        Effect::ShieldRegion => {
            game.shielded.insert(region);
            table.tell(|| Event::Shielded { seat, region });
        }
        Effect::RemoveMarkers { .. } => {
            game.phase = Phase::Target(turn, card, Aim::Envoys(region));
            return;
        }
        Effect::ConvertWarrior { .. } => {
            game.phase = Phase::Target(turn, card, Aim::Neighbour(region));
            return;
        }
        other => unreachable!("NH-GOD-11: {other:?} is not aimed at a region"),
    }
    turns::resume(game, turn, table);
}

/// NH-GOD-20, NH-RULING-37. Envoys go home; with too few left the Chieftain is lost, and guests withdraw.
fn expel(game: &mut Norseheim, turn: Turn, region: Region, envoys: u8, table: &mut impl Table<Event>) {
    let leaving = lose_envoys(game, region, envoys, table);
    withdraw::begin(game, leaving.into_iter().collect(), Resume::Turn(turn), table);
}

/// NH-RULING-39. Envoys of a region go back to their owner, all of them if the rest is below the diplomacy number. Says whose guests must leave.
pub fn lose_envoys(game: &mut Norseheim, region: Region, count: u8, table: &mut impl Table<Event>) -> Option<Leaving> {
    let number = game.diplomacy_number(region)?;
    let Land::Led { oath: Some(oath), .. } = &mut game.realm.land[region.index()] else { return None };
    let (seat, count) = (oath.seat, count.min(oath.envoys));
    if oath.envoys - count < number {
        let broken = land::break_oath(game, region, table)?;
        return (broken.guests > 0).then_some(Leaving { seat, from: region, guests: broken.guests });
    }
    oath.envoys -= count;
    game.realm.players[seat.index()].envoys -= count;
    table.tell(|| Event::Returned { seat, region, envoys: count, lost: false });
    None
}

/// NH-GOD-18, NH-REWARD-03. A Booster card joins the hand and may be used at once.
pub fn draw_booster(game: &mut Norseheim, seat: Seat, deed: Deed, table: &mut impl Table<Event>) {
    game.boosters[deed.index()] -= 1;
    game.players[seat.index()].cards[deed.index()] += 1;
    table.tell(|| Event::Boosted { seat, deed });
}

/// NH-GOD-19. One step; the rest is asked for as long as a marker can move.
fn step(game: &mut Norseheim, turn: Turn, card: GodCard, steps: u8, track: Track, table: &mut impl Table<Event>) {
    reward::move_marker(game, turn.seat, track, table);
    let can_go_on = Track::ALL.into_iter().any(|track| reward::can_advance(game, turn.seat, track));
    if steps > 1 && can_go_on {
        game.phase = Phase::Target(turn, card, Aim::Steps(steps - 1));
    } else {
        turns::resume(game, turn, table);
    }
}

/// NH-GOD-21. A warrior of the neighbour is won over; where two kinds stand, the player of the card picks one.
fn win_over(game: &mut Norseheim, turn: Turn, card: GodCard, to: Region, from: Region, table: &mut impl Table<Event>) {
    let guests = game.land(from).oath().filter(|oath| oath.seat != turn.seat).map_or(0, |oath| oath.guests);
    let npc = match game.land(from) {
        Land::Led { warriors, .. } => *warriors,
        Land::Held { .. } => 0,
    };
    if guests > 0 && npc > 0 {
        game.phase = Phase::Target(turn, card, Aim::Warrior(to, from));
    } else {
        convert(game, turn.seat, to, from, guests > 0, table);
        turns::resume(game, turn, table);
    }
}

/// NH-GOD-21, NH-RULING-27. One warrior goes to his supply and one from the player's supply comes; a leader without warriors stays, a region
/// without anybody is vacant (NH-CTRL-05).
fn convert(game: &mut Norseheim, seat: Seat, to: Region, from: Region, guest: bool, table: &mut impl Table<Event>) {
    let lost = match &mut game.realm.land[from.index()] {
        Land::Held { seat, .. } => (Piece::Warrior, Some(*seat)),
        Land::Led { oath: Some(oath), .. } if guest => (Piece::Guest, Some(oath.seat)),
        Land::Led { warriors, .. } => {
            *warriors -= 1;
            game.realm.npc_warriors += 1;
            (Piece::Npc, None)
        }
    };
    let (piece, owner) = lost;
    if let Some(owner) = owner {
        land::dismiss(game, owner, from, 1);
    }
    table.tell(|| Event::Lost { region: from, piece, seat: owner, count: 1 });
    let warriors = land::muster(game, seat, to, 1);
    table.tell(|| Event::Mustered { seat, region: to, warriors });
    land::fill_if_vacant(game, from, table);
}

/// NH-GOD-23. Cards are revealed for all to see; with a choice the player picks, otherwise the one there is wakes.
pub fn reveal(game: &mut Norseheim, turn: Turn, card: GodCard, draw: u8, table: &mut impl Table<Event>) {
    let mut revealed: ArrayVec<Giant, 4> = ArrayVec::new();
    while revealed.len() < usize::from(draw) {
        let Some(giant) = giants::draw(game, table) else { break };
        revealed.push(giant);
    }
    table.tell(|| Event::Revealed { seat: turn.seat, giants: revealed.clone() });
    match revealed.as_slice() {
        [] => turns::resume(game, turn, table),
        [giant] => {
            giants::awaken(game, *giant, table);
            turns::resume(game, turn, table);
        }
        _ => game.phase = Phase::Target(turn, card, Aim::Revealed(revealed)),
    }
}

/// NH-GOD-23. The chosen card wakes, the rest go under the deck.
fn choose_giant(game: &mut Norseheim, revealed: &[Giant], chosen: Giant, table: &mut impl Table<Event>) {
    giants::awaken(game, chosen, table);
    for giant in revealed.iter().filter(|giant| **giant != chosen) {
        giants::bury(game, *giant, None, table);
    }
}

/// NH-GOD-29. As many as were lost, as the card allows, and as have room come back to the region.
fn revive(
    game: &mut Norseheim,
    turn: Turn,
    card: GodCard,
    mut attack: Attack,
    side: Side,
    region: Region,
    table: &mut impl Table<Event>,
) {
    let Effect::ReviveWarriors { count } = game.content.card(card).effect else { return };
    let seat = attack.seat(side).unwrap_or(turn.seat);
    let lost = &mut attack.lost[side.index()];
    let warriors = land::muster(game, seat, region, count.min(*lost));
    *lost -= warriors;
    table.tell(|| Event::Mustered { seat, region, warriors });
    windows::open_aftermath(game, turn, attack, side, table);
}
