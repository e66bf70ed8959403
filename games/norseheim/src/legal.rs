//! What is open now: the actions that `check` accepts.

use crate::action::Action;
use crate::ids::{Deed, GodCard, Numbered, Region, Track};
use crate::phase::{Aim, Due, Phase, Turn, Warrant};
use crate::rules::{
    attack, build, diplomacy, gods, homes, relocate, reward, targets, turns, windows, withdraw, worship,
};
use crate::state::Norseheim;
use engine::Seat;

/// Adds every action the seat may choose now.
pub fn legal(game: &Norseheim, seat: Seat, out: &mut Vec<Action>) {
    if game.phase.asked() != Some(seat) {
        return;
    }
    let play = |card: GodCard| Action::Play { card };
    match &game.phase {
        Phase::Home(_) => out.extend(homes::open(game).into_iter().map(|region| Action::Settle { region })),
        Phase::OrderCard(_) => {
            out.extend((1..=game.seats).map(|place| Action::TakePlace { place }));
            out.push(Action::Decline);
        }
        Phase::Mercy(_) => out.extend([Action::CallMercy, Action::Decline]),
        Phase::Acting(turn) => acting(game, turn, out),
        Phase::Route { reach, from, .. } => routes(game, seat, *reach, *from, out),
        Phase::Commit { from, .. } => {
            out.extend((1..=game.land(*from).warriors_of(seat)).map(|warriors| Action::Commit { warriors }));
        }
        Phase::Throw(_, attack, ask) => {
            out.extend(windows::playable(game, attack, None, ask.side).into_iter().map(play));
            out.push(Action::Decline);
        }
        Phase::Damage(_, attack, battle, ask) => {
            out.extend(windows::playable(game, attack, Some(battle), ask.side).into_iter().map(play));
            out.push(Action::Decline);
        }
        Phase::NextBattle(..) => out.extend([Action::FightOn, Action::BreakOff]),
        Phase::Aftermath(_, attack, side) => {
            out.extend(windows::playable_after(game, attack, *side).into_iter().map(play));
            out.push(Action::Decline);
        }
        Phase::Recruit { open, .. } => {
            let regions = Region::every().filter(|region| open[region.index()] > 0);
            out.extend(regions.map(|region| Action::Place { region }));
        }
        Phase::Relocate(_, _, march) => marches(game, march, out),
        Phase::Convince(_, warrant) => convincible(game, seat, *warrant, out),
        Phase::Envoys(_, warrant, region) => {
            let least = diplomacy::needed(game, seat, *region).unwrap_or(1);
            let most = diplomacy::placeable(game, seat, *warrant);
            out.extend((least..=most).map(|envoys| Action::Send { envoys }));
        }
        Phase::Worship(_) => out.extend(worship::free_gods(game).into_iter().map(|god| Action::Worship { god })),
        Phase::Cover(..) => out.extend(worship::uncovered(game).into_iter().map(|giant| Action::Cover { giant })),
        Phase::Build(_) => {
            out.extend(build::for_settlement(game, seat).into_iter().map(|region| Action::Settlement { region }));
            out.extend(build::for_ring(game, seat).into_iter().map(|region| Action::Ring { region }));
            out.extend(build::for_danevold(game, seat).into_iter().map(|border| Action::Danevold { border }));
        }
        Phase::Target(_, card, aim) => aims(game, seat, *card, aim, out),
        Phase::Withdraw(..) => {
            out.extend(withdraw::goals(game, seat).into_iter().map(|region| Action::Withdraw { region }));
        }
        Phase::Recall(_) => out.extend(game.sworn(seat).into_iter().map(|region| Action::Recall { region })),
        Phase::Reward(_) => {
            out.push(Action::TakePoints);
            boosters(game, out);
        }
        Phase::Advance(_) => {
            tracks(game, seat, out);
            out.push(Action::Keep);
        }
        Phase::GiantsCard(_) => {
            out.extend(worship::uncovered(game).into_iter().map(|giant| Action::Dismiss { giant }));
            out.push(Action::Decline);
        }
        Phase::Over(_) => {}
    }
}

/// NH-ACTION-02. Pass or stop, Gods cards, actions with every number of cards, and Double.
fn acting(game: &Norseheim, turn: &Turn, out: &mut Vec<Action>) {
    match turn.due {
        Due::Only => out.push(Action::Pass),
        Due::First => {}
        Due::Second | Due::Further(_) => out.push(Action::Stop),
    }
    out.extend(gods::playable(game, turn).into_iter().map(|card| Action::Play { card }));
    let mut possible = [false; 6];
    for (deed, possible) in Deed::PLAIN.into_iter().zip(&mut possible) {
        let Some((least, most)) = turns::affordable(game, turn, deed) else { continue };
        *possible = turns::is_possible(game, turn, deed);
        if *possible {
            out.extend((least..=most).map(|cards| Action::Act { deed, cards }));
        }
    }
    // What cannot be paid for with all cards cannot be with fewer, so nothing is overlooked here.
    let can_begin = |first: &Turn| {
        let mut deeds = Deed::PLAIN.into_iter().zip(possible);
        deeds.any(|(deed, possible)| possible && turns::affordable(game, first, deed).is_some())
    };
    if turns::check_double_if(game, turn, can_begin).is_ok() {
        out.push(Action::Double);
    }
}

/// NH-ATTACK-02. Origins with their targets; a far attack names them one after the other.
fn routes(game: &Norseheim, seat: Seat, reach: Option<GodCard>, from: Option<Region>, out: &mut Vec<Action>) {
    let open = attack::attackable(game, seat);
    if let Some(from) = from {
        let targets = attack::reachable(game, reach, from).and(open);
        out.extend(targets.into_iter().map(|region| Action::Strike { region }));
        return;
    }
    for from in attack::origins(game, seat) {
        let targets = attack::reachable(game, reach, from).and(open);
        if reach.is_none() {
            out.extend(targets.into_iter().map(|to| Action::Attack { from, to }));
        } else if !targets.is_empty() {
            out.push(Action::Muster { region: from });
        }
    }
}

/// NH-RELOC-01. Ways of one warrior, or the steps of it when there are too many.
fn marches(game: &Norseheim, march: &crate::phase::March, out: &mut Vec<Action>) {
    let goals = relocate::goals(game, march);
    if let Some(from) = march.lifted {
        out.extend(goals.without(from).into_iter().map(|region| Action::Drop { region }));
        return;
    }
    if relocate::in_steps(game, march) {
        out.extend(relocate::sources(march).into_iter().map(|region| Action::Lift { region }));
    } else {
        for from in relocate::sources(march) {
            out.extend(goals.without(from).into_iter().map(|to| Action::Move { from, to }));
        }
    }
    if march.begun {
        out.push(Action::Done);
    }
}

/// NH-DIPL-03, NH-DIPL-09. Chieftains who can be convinced or strengthened.
fn convincible(game: &Norseheim, seat: Seat, warrant: Warrant, out: &mut Vec<Action>) {
    let most = diplomacy::placeable(game, seat, warrant);
    let open = |region: &Region| diplomacy::needed(game, seat, *region).is_some_and(|needed| needed <= most);
    out.extend(Region::every().filter(open).map(|region| Action::Convince { region }));
}

/// NH-GOD-11. What the played card may be aimed at.
fn aims(game: &Norseheim, seat: Seat, card: GodCard, aim: &Aim, out: &mut Vec<Action>) {
    let choose = |region: Region| Action::Choose { region };
    match aim {
        Aim::Opponent => out.extend(targets::purses(game, seat).iter().map(|seat| Action::Rob { seat })),
        Aim::Region => {
            out.extend(targets::regions(game, seat, card).into_iter().map(choose));
            out.extend(targets::walls(game, card).into_iter().map(|border| Action::Raze { border }));
        }
        Aim::Envoys(region) => {
            out.extend((1..=targets::most_expelled(game, card, *region)).map(|envoys| Action::Expel { envoys }));
        }
        Aim::Booster => boosters(game, out),
        Aim::Steps(_) => tracks(game, seat, out),
        Aim::Neighbour(beside) => out.extend(targets::strangers(game, seat, *beside).into_iter().map(choose)),
        Aim::Warrior(..) => out.extend([false, true].map(|guest| Action::Convert { guest })),
        Aim::Revealed(giants) => out.extend(giants.iter().map(|giant| Action::Wake { giant: *giant })),
        Aim::Revive(..) => out.extend(targets::regions(game, seat, card).into_iter().map(choose)),
    }
}

/// NH-REWARD-03. The piles that are not empty.
fn boosters(game: &Norseheim, out: &mut Vec<Action>) {
    let open = Deed::ALL.into_iter().filter(|deed| game.boosters[deed.index()] > 0);
    out.extend(open.map(|deed| Action::TakeBooster { deed }));
}

/// NH-REWARD-05. The tracks on which a marker can move.
fn tracks(game: &Norseheim, seat: Seat, out: &mut Vec<Action>) {
    let open = Track::ALL.into_iter().filter(|track| reward::can_advance(game, seat, *track));
    out.extend(open.map(|track| Action::Advance { track }));
}
