//! What is open now.

use crate::board::Troop;
use crate::phase::{Phase, Roll};
use crate::rules::{effects, equipment, fighting, health, moving, rewards, scenario, turn};
use crate::{Action, TheDwarves};
use engine::Seat;

/// Adds every action the seat may choose.
pub(crate) fn legal(game: &TheDwarves, seat: Seat, out: &mut Vec<Action>) {
    if game.asked() != Some(seat) {
        return;
    }
    match game.phase {
        Phase::Acting => {
            if game.turn.actions_left > 0 {
                turn::actions(game, seat, |action| out.push(action));
            }
            out.extend(equipment::usable(game).map(|(owner, item)| Action::Use { owner, item }));
            out.push(Action::EndTurn);
        }
        Phase::Additional { dwarf } => {
            turn::actions(game, dwarf, |action| out.push(action));
            out.push(Action::Pass);
        }
        Phase::Rerolling(roll) | Phase::Carving(roll) => {
            out.extend(faces(roll).map(|face| Action::Reroll { face }));
            out.push(Action::KeepDice);
        }
        Phase::Repeating(_) => out.extend([Action::RollAgain, Action::KeepDice]),
        Phase::Raising(roll) => {
            out.extend(faces(roll).map(|face| Action::Raise { face }));
            out.push(Action::KeepDice);
        }
        Phase::Walking(walk) => {
            let from = game.dwarf(walk.seat()).space;
            if walk.points > 0 {
                out.extend(game.content.around(from).map(|to| Action::Step { to }));
            }
            if game.entrance(from).is_some() && !game.is_perished(from) {
                let ends = game.open_entrances().filter(|to| moving::check_tunnel(game, walk, *to).is_ok());
                out.extend(ends.map(|to| Action::Tunnel { to }));
            }
            out.push(Action::Stop);
        }
        Phase::Paying { dwarf } => {
            out.extend([Action::PayHealth, Action::PayDoom]);
            if moving::amulet(game, dwarf).is_ok() {
                out.push(Action::PayAmulet);
            }
        }
        Phase::Striking(blows) => {
            fighting::strikes(game, blows, |card, troop| out.push(Action::Strike { card, troop }));
            if fighting::check_sheathe(blows).is_ok() {
                out.push(Action::Sheathe);
            }
        }
        Phase::Shielding { .. } => out.extend([Action::WearMail, Action::SpareMail]),
        Phase::Wounding { .. } | Phase::Bestowing => choose(game, out, |_| true),
        Phase::Healing { .. } => {
            choose(game, out, |dwarf| health::can_heal(game, dwarf));
            out.push(Action::Skip);
        }
        Phase::Giving { item } => choose(game, out, |dwarf| equipment::check_give(game, dwarf, item).is_ok()),
        Phase::Targeting { owner, item } => {
            choose(game, out, |dwarf| equipment::check_target(game, owner, item, dwarf).is_ok());
        }
        Phase::Keeping(hand) => {
            let fresh = hand.items.iter().enumerate().filter(|(index, item)| !hand.items[..*index].contains(item));
            out.extend(fresh.map(|(_, item)| Action::KeepItem { item: *item }));
        }
        Phase::Robbing => {
            for owner in game.all_seats() {
                out.extend(game.dwarf(owner).items.iter().map(|item| Action::Lose { owner, item }));
            }
        }
        Phase::Dismissing { .. } => {
            out.extend(game.open_threats().map(|open| Action::Dismiss { card: open.card }));
            out.push(Action::Skip);
        }
        Phase::Digging => {
            let free = game.content.all_spaces().filter(|at| rewards::check_dig(game, *at).is_ok());
            out.extend(free.map(|at| Action::Dig { at }));
            out.push(Action::Skip);
        }
        Phase::Cleansing => {
            let perished = game.content.all_spaces().filter(|at| game.is_perished(*at));
            out.extend(perished.map(|at| Action::Cleanse { at }));
            out.push(Action::Skip);
        }
        Phase::Clearing(clearing) => {
            for at in game.content.all_spaces() {
                let there = Troop::ALL.into_iter().filter(|troop| rewards::clearable(game, clearing, at, *troop));
                out.extend(there.map(|troop| Action::Remove { at, troop }));
            }
            out.push(Action::Skip);
        }
        Phase::Aiming { .. } => {
            let held = equipment::in_reach(game, seat).filter(|at| !game.troops(*at).is_empty());
            out.extend(held.map(|at| Action::Aim { at }));
        }
        Phase::Mustering { troop } => {
            let held = game.content.all_spaces().filter(|at| scenario::check_muster(game, troop, *at).is_ok());
            out.extend(held.map(|at| Action::Muster { at }));
        }
        Phase::Collapsing => out.extend(effects::collapsible(game).map(|at| Action::Collapse { at })),
        Phase::Over(_) => {}
    }
}

/// The faces that lie there, equal ones once.
fn faces(roll: Roll) -> impl Iterator<Item = u8> {
    (1..=6).filter(move |face| roll.dice.of(*face) > 0)
}

fn choose(game: &TheDwarves, out: &mut Vec<Action>, fits: impl Fn(Seat) -> bool) {
    out.extend(game.all_seats().filter(|dwarf| fits(*dwarf)).map(|dwarf| Action::Choose { dwarf }));
}
