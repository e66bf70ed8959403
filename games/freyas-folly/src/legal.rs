//! What is open now.

use crate::cards::Ability;
use crate::mine::Spot;
use crate::phase::{Phase, Trade, TradeStep, Turn};
use crate::rules::{thief, trading};
use crate::state::{Carried, DwarfNo, Whereabouts};
use crate::{Action, Open};
use engine::Seat;

/// Adds every action the seat may choose.
#[inline]
pub fn legal(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    if open.phase.turn().is_some_and(|turn| turn.seat == seat) {
        each(open, &mut |action| out.push(action));
    }
}

/// The only thing that can be done inside an action, if there is just one: then nobody is asked.
#[inline]
pub fn only(open: &Open) -> Option<Action> {
    match open.phase {
        // A whole action is always chosen; the others always offer two things at least: whoever hurries may go back
        // where he came from.
        Phase::Acting(_)
        | Phase::Leaving(..)
        | Phase::Arriving(..)
        | Phase::Hurrying(..)
        | Phase::Bracing(..)
        | Phase::Over(_) => None,
        Phase::Entering(..) | Phase::Releasing(..) | Phase::Trading(..) | Phase::Stealing(..) => {
            let (mut first, mut count) = (None, 0);
            each(open, &mut |action| {
                first = first.or(Some(action));
                count += 1;
            });
            first.filter(|_| count == 1)
        }
    }
}

/// Visits every action that the seat whose turn it is may choose.
#[inline]
pub fn each(open: &Open, visit: &mut impl FnMut(Action)) {
    match open.phase {
        Phase::Acting(turn) => choices(open, &turn, visit),
        Phase::Entering(turn, ability) => {
            let ways = open.reach(open.crowd(turn.seat), Spot::OUTSIDE, Carried::given(ability));
            ways.into_iter().for_each(|to| visit(Action::Enter { to }));
        }
        Phase::Leaving(..) | Phase::Arriving(..) => {
            visit(Action::Collect);
            visit(Action::Leave);
        }
        Phase::Releasing(turn, walk, taken) => {
            if let Some(spot) = open.dwarf(turn.seat, walk.dwarf).spot() {
                open.jewels_at(spot).types().into_iter().for_each(|jewel| visit(Action::BatTake { jewel }));
            }
            visit(if taken == 0 { Action::KeepBat } else { Action::BatDone });
        }
        Phase::Hurrying(turn, walk) => {
            let dwarf = open.dwarf(turn.seat, walk.dwarf);
            if let Some(spot) = dwarf.spot() {
                let ways = open.reach(open.crowd(turn.seat), spot, dwarf.carries);
                ways.into_iter().for_each(|to| visit(Action::MoveOn { to }));
            }
            visit(Action::Stop);
        }
        Phase::Bracing(..) => {
            visit(Action::Activate);
            visit(Action::Keep);
        }
        Phase::Trading(turn, trade) => trades(open, turn.seat, trade, visit),
        Phase::Stealing(turn, loot) => {
            for from in thief::sources(open, turn.seat).filter(|from| loot.is_none_or(|loot| loot.from == *from)) {
                let hoard = thief::hoard(open, from);
                let hoard = if loot.is_some() { hoard.small() } else { hoard };
                hoard.types().into_iter().for_each(|jewel| visit(Action::Steal { from, jewel }));
            }
        }
        Phase::Over(_) => {}
    }
}

/// FF-TURN-02. The actions of a turn.
#[inline]
fn choices(open: &Open, turn: &Turn, visit: &mut impl FnMut(Action)) {
    let (seat, player) = (turn.seat, open.player(turn.seat));
    let crowd = open.crowd(seat);
    let mut outside = false;
    for (index, dwarf) in player.dwarfs.iter().enumerate() {
        match dwarf.at {
            Whereabouts::Mine(spot) => {
                let dwarf_no = DwarfNo::of(index);
                let ways = open.reach(crowd, spot, dwarf.carries);
                ways.into_iter().for_each(|to| visit(Action::Move { dwarf: dwarf_no, to }));
                if dwarf.carries == Some(Carried::Strength) {
                    visit(Action::ActivateStrength { dwarf: dwarf_no });
                }
            }
            Whereabouts::Outside => outside = true,
            Whereabouts::Gone => {}
        }
    }
    if outside {
        let ways = open.reach(crowd, Spot::OUTSIDE, None);
        ways.into_iter().for_each(|to| visit(Action::Enter { to }));
        for ability in player.hand.iter() {
            let Some(given) = Carried::given(ability) else { continue };
            if !ways.is_empty() || !open.reach(crowd, Spot::OUTSIDE, Some(given)).is_empty() {
                visit(Action::EnterWith { ability });
            }
        }
    }
    open.workshop.iter().for_each(|card| visit(Action::TakeSetting { card }));
    if outside {
        completions(open, seat, visit);
    }
    if trading::can_give(player.home, open.stock, Trade::NEW) {
        visit(Action::StartTrade);
    }
    if !turn.took_ability {
        abilities(open, seat, visit);
    }
    if turn.is_free() {
        visit(Action::EndTurn);
        return;
    }
    let thief = outside && player.hand.contains(Ability::Thief);
    if thief && thief::sources(open, seat).any(|from| !thief::hoard(open, from).is_empty()) {
        visit(Action::UseThief);
    }
    visit(Action::Pass);
}

#[inline]
fn completions(open: &Open, seat: Seat, visit: &mut impl FnMut(Action)) {
    let player = open.player(seat);
    if player.home.is_empty() {
        return;
    }
    for card in player.held.iter().filter(|card| player.home.contains(open.contents.setting(*card).needs)) {
        visit(Action::CompleteSetting { card });
    }
    if open.necklace_is_whole() {
        return;
    }
    for card in open.display.iter().filter(|card| player.home.contains(open.contents.link(*card).needs)) {
        visit(Action::CompleteLink { card });
    }
}

/// FF-ABILITY-05. Two cards of a kind face up are one choice.
#[inline]
fn abilities(open: &Open, seat: Seat, visit: &mut impl FnMut(Action)) {
    let held = open.player(seat).abilities();
    if held.len() >= open.contents.limits.ability_cards_held.into() {
        return;
    }
    let mut seen = held;
    for ability in open.slots.iter().flatten().copied() {
        if !seen.contains(ability) {
            seen.insert(ability);
            visit(Action::TakeAbility { ability });
        }
    }
}

/// FF-RULING-49. The steps of a trade that can still be brought to an end.
#[inline]
fn trades(open: &Open, seat: Seat, trade: Trade, visit: &mut impl FnMut(Action)) {
    let (home, stock) = (open.player(seat).home, open.stock);
    match trade.step {
        TradeStep::First => trading::givable(home, stock, trade).for_each(|jewel| visit(Action::Give { jewel })),
        TradeStep::Second => {
            trading::givable(home, stock, trade).for_each(|jewel| visit(Action::Give { jewel }));
            visit(Action::DoneTrading);
        }
        TradeStep::For { jewel: given, is_second } => {
            let same = trading::receivable(stock, trade, given.size());
            same.into_iter().for_each(|jewel| visit(Action::Receive { jewel }));
            if given.is_large() && trading::can_take_two(stock, trade) {
                visit(Action::TwoSmall);
            }
            if !given.is_large() && !is_second {
                trading::addable(home, stock, trade).into_iter().for_each(|jewel| visit(Action::AddSmall { jewel }));
            }
        }
        TradeStep::TwoSmall { .. } => {
            trading::first_of_two(stock, trade).for_each(|jewel| visit(Action::Receive { jewel }));
        }
        TradeStep::OneMoreSmall { after, .. } => {
            let second = trading::second_of_two(stock, trade, after);
            second.into_iter().for_each(|jewel| visit(Action::Receive { jewel }));
        }
        TradeStep::OneLarge => {
            let large = trading::receivable(stock, trade, crate::jewels::Size::Large);
            large.into_iter().for_each(|jewel| visit(Action::Receive { jewel }));
        }
    }
}
