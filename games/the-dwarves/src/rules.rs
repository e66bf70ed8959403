//! The rules: whether an action is allowed, what it does, and what follows from it.

#![expect(
    clippy::unnecessary_wraps,
    reason = "every rule that follows from another has one shape, whether it asks or not"
)]
#![expect(clippy::match_same_arms, reason = "what is allowed is listed phase by phase")]

pub(crate) mod council;
pub(crate) mod display;
pub(crate) mod effects;
pub(crate) mod equipment;
pub(crate) mod fighting;
pub(crate) mod health;
pub(crate) mod hero;
pub(crate) mod moving;
pub(crate) mod perish;
pub(crate) mod quests;
pub(crate) mod rewards;
pub(crate) mod rolls;
pub(crate) mod scenario;
pub(crate) mod testing;
pub(crate) mod tracks;
pub(crate) mod turn;

use crate::phase::{Cause, Ending, Job, Phase};
use crate::{Action, Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// What a rule leaves behind: nothing, or a question that must be answered first (or the end of the match).
///
/// A rule that may ask puts what follows on the agenda before it asks.
pub(crate) type Flow = Result<(), Phase>;

impl TheDwarves {
    /// TD-RULING-01. Who decides now: the player whose dwarf rolls, walks, fights or guards his Health, otherwise the
    /// active player.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Additional { dwarf } | Phase::Shielding { dwarf, .. } => Some(dwarf),
            Phase::Rerolling(roll) | Phase::Repeating(roll) | Phase::Carving(roll) | Phase::Raising(roll) => {
                Some(roll.dwarf)
            }
            Phase::Walking(walk) => Some(walk.seat()),
            Phase::Striking(blows) => Some(blows.dwarf),
            Phase::Acting
            | Phase::Paying { .. }
            | Phase::Wounding { .. }
            | Phase::Healing { .. }
            | Phase::Giving { .. }
            | Phase::Keeping(_)
            | Phase::Bestowing
            | Phase::Robbing
            | Phase::Dismissing { .. }
            | Phase::Digging
            | Phase::Cleansing
            | Phase::Clearing(_)
            | Phase::Aiming { .. }
            | Phase::Mustering { .. }
            | Phase::Collapsing
            | Phase::Targeting { .. } => Some(self.turn.active),
            Phase::Over(_) => None,
        }
    }
}

/// Whether the seat may do this now.
pub(crate) fn check(game: &TheDwarves, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(asked) = game.asked() else { return Err(first(game.phase)) };
    ensure(asked == seat, "TD-RULING-01", "another player decides now")?;
    match (game.phase, action) {
        (Phase::Acting, Action::EndTurn) | (Phase::Additional { .. }, Action::Pass) => Ok(()),
        (Phase::Acting, Action::Use { owner, item }) => equipment::check_use(game, owner, item),
        (Phase::Acting, action) => turn::check_action(game, game.turn.active, action),
        (Phase::Additional { dwarf }, action) => turn::check_additional(game, dwarf, action),
        (Phase::Rerolling(_) | Phase::Repeating(_) | Phase::Carving(_) | Phase::Raising(_), Action::KeepDice)
        | (Phase::Repeating(_), Action::RollAgain) => Ok(()),
        (Phase::Rerolling(roll) | Phase::Carving(roll), Action::Reroll { face })
        | (Phase::Raising(roll), Action::Raise { face }) => rolls::check_die(roll, face),
        (Phase::Walking(walk), Action::Step { to }) => moving::check_step(game, walk, to),
        (Phase::Walking(walk), Action::Tunnel { to }) => moving::check_tunnel(game, walk, to),
        (Phase::Walking(_), Action::Stop) | (Phase::Paying { .. }, Action::PayHealth | Action::PayDoom) => Ok(()),
        (Phase::Paying { dwarf }, Action::PayAmulet) => moving::amulet(game, dwarf).map(|_| ()),
        (Phase::Striking(blows), Action::Strike { card, troop }) => fighting::check_strike(game, blows, card, troop),
        (Phase::Striking(blows), Action::Sheathe) => fighting::check_sheathe(blows),
        (Phase::Shielding { .. }, Action::WearMail | Action::SpareMail) => Ok(()),
        (Phase::Wounding { .. } | Phase::Bestowing, Action::Choose { dwarf }) => health::check_dwarf(game, dwarf),
        (Phase::Healing { .. }, Action::Choose { dwarf }) => health::check_healing(game, dwarf),
        (Phase::Giving { item }, Action::Choose { dwarf }) => equipment::check_give(game, dwarf, item),
        (Phase::Targeting { owner, item }, Action::Choose { dwarf }) => {
            equipment::check_target(game, owner, item, dwarf)
        }
        (
            Phase::Healing { .. } | Phase::Dismissing { .. } | Phase::Digging | Phase::Cleansing | Phase::Clearing(_),
            Action::Skip,
        ) => Ok(()),
        (Phase::Keeping(hand), Action::KeepItem { item }) => equipment::check_keep(hand, item),
        (Phase::Robbing, Action::Lose { owner, item }) => equipment::check_lose(game, owner, item),
        (Phase::Dismissing { .. }, Action::Dismiss { card }) => rewards::check_dismiss(game, card),
        (Phase::Digging, Action::Dig { at }) => rewards::check_dig(game, at),
        (Phase::Cleansing, Action::Cleanse { at }) => rewards::check_cleanse(game, at),
        (Phase::Clearing(clearing), Action::Remove { at, troop }) => rewards::check_remove(game, clearing, at, troop),
        (Phase::Aiming { .. }, Action::Aim { at }) => equipment::check_aim(game, at),
        (Phase::Mustering { troop }, Action::Muster { at }) => scenario::check_muster(game, troop, at),
        (Phase::Collapsing, Action::Collapse { at }) => effects::check_collapse(game, at),
        (phase, _) => Err(first(phase)),
    }
}

/// The question we wait for: the rule that asks it, and what is to be done before anything else.
pub(crate) const fn first(phase: Phase) -> Refusal {
    let (rule, what) = match phase {
        Phase::Acting => ("TD-TURN-04", "first choose an action, or end the turn"),
        Phase::Additional { .. } => ("TD-RULING-89", "first take the additional action, or pass"),
        Phase::Rerolling(_) => ("TD-COUNCIL-11", "first roll one die again, or keep the dice"),
        Phase::Repeating(_) => ("TD-ROLL-04", "first roll all dice again, or keep them"),
        Phase::Carving(_) => ("TD-RULING-35", "first let the Rune Stone roll a die again, or keep the dice"),
        Phase::Raising(_) => ("TD-CHAR-04", "first raise one die, or keep the dice"),
        Phase::Walking(_) => ("TD-MOVE-01", "first finish the move: take a step, or stay here"),
        Phase::Paying { .. } => ("TD-MOVE-06", "first pay for the Perished Land"),
        Phase::Striking(_) => ("TD-RULING-25", "first finish the fight: remove troops, or stop"),
        Phase::Shielding { .. } => ("TD-RULING-69", "first decide whether the mail is used"),
        Phase::Wounding { cause: Cause::Council } => ("TD-COUNCIL-09", "first decide who loses 1 Health"),
        Phase::Wounding { cause: Cause::Card(_) } => ("TD-RULING-76", "first decide who loses 1 Health"),
        Phase::Healing { cause: Cause::Council, .. } => ("TD-COUNCIL-09", "first decide who gains Health, or decline"),
        Phase::Healing { cause: Cause::Card(_), .. } => ("TD-RULING-77", "first decide who gains Health, or decline"),
        Phase::Giving { .. } => ("TD-EQUIP-03", "first decide who gets the drawn Equipment"),
        Phase::Keeping(_) => ("TD-RULING-87", "first choose the Equipment to keep"),
        Phase::Bestowing => ("TD-SCEN-12", "first decide who carries Keenfire"),
        Phase::Robbing => ("TD-TURN-02", "first decide which Equipment the thief takes"),
        Phase::Dismissing { cause: Cause::Council } => ("TD-COUNCIL-10", "first discard a Threat, or decline"),
        Phase::Dismissing { cause: Cause::Card(_) } => ("TD-RULING-48", "first discard a Threat, or decline"),
        Phase::Digging => ("TD-RULING-21", "first lay the Tunnel tile, or decline"),
        Phase::Cleansing => ("TD-RULING-14", "first choose Perished Land to cleanse, or decline"),
        Phase::Clearing(_) => ("TD-RULING-48", "first remove troops, or decline"),
        Phase::Aiming { .. } => ("TD-RULING-74", "first choose the space the axes fly to"),
        Phase::Mustering { .. } => ("TD-RULING-52", "first take a troop from the map for the Scenario"),
        Phase::Collapsing => ("TD-RULING-88", "first choose the Tunnel entrance that caves in"),
        Phase::Targeting { .. } => ("TD-EQUIP-05", "first choose the dwarf it is for"),
        Phase::Over(_) => ("TD-GOAL-04", "the match is over"),
    };
    Refusal::new(rule, what)
}

/// Does what was checked, and all that follows from it by itself.
#[inline]
pub(crate) fn play(game: &mut TheDwarves, seat: Seat, action: Action, table: &mut impl Table<Event>) {
    let flow = answer(game, seat, action, table);
    carry_on(game, flow, table);
}

/// TD-RULING-80. Works off the agenda one by one until something is to be decided, or until the match has ended.
pub(crate) fn carry_on(game: &mut TheDwarves, flow: Flow, table: &mut impl Table<Event>) {
    let mut flow = flow;
    while flow.is_ok() {
        let job = game.agenda.pop().expect("TD-TURN-05: the menu of a dwarf ends every agenda");
        flow = carry_out(game, job, table);
    }
    if let Err(phase) = flow {
        game.phase = phase;
    }
    if let Phase::Over(ending) = game.phase {
        game.agenda.clear();
        table.tell(|| Event::Ended { ending });
    }
}

#[inline]
fn answer(game: &mut TheDwarves, seat: Seat, action: Action, table: &mut impl Table<Event>) -> Flow {
    match (game.phase, action) {
        (_, Action::EndTurn) => turn::end_turn(game, table),
        (_, Action::Pass) => Ok(()),
        (_, Action::Use { owner, item }) => equipment::apply(game, owner, item, table),
        (Phase::Acting | Phase::Additional { .. }, action) => turn::act(game, seat, action, table),
        (Phase::Rerolling(roll), Action::Reroll { face }) => rolls::reroll(game, roll, face, table),
        (Phase::Rerolling(roll), _) => rolls::after_council(game, roll, table),
        (Phase::Repeating(roll), Action::RollAgain) => rolls::roll_again(game, roll, table),
        (Phase::Repeating(roll), _) => rolls::after_repeating(game, roll, table),
        (Phase::Carving(roll), Action::Reroll { face }) => rolls::carve(game, roll, face, table),
        (Phase::Carving(roll), _) => rolls::after_rune(game, roll, table),
        (Phase::Raising(roll), Action::Raise { face }) => rolls::raise(game, roll, face, table),
        (Phase::Raising(roll), _) => rolls::settle(game, roll, table),
        (Phase::Walking(walk), Action::Step { to }) => moving::step(game, walk, to, table),
        (Phase::Walking(walk), Action::Tunnel { to }) => moving::tunnel(game, walk, to, table),
        (Phase::Walking(_), _) => Ok(()),
        (Phase::Paying { dwarf }, action) => moving::pay(game, dwarf, action, table),
        (Phase::Striking(blows), Action::Strike { card, troop }) => fighting::strike(game, blows, card, troop, table),
        (Phase::Striking(_), _) => fighting::finish(game),
        (Phase::Shielding { dwarf, points }, Action::WearMail) => health::wear_mail(game, dwarf, points, table),
        (Phase::Shielding { dwarf, points }, _) => health::hurt(game, dwarf, points, table),
        (Phase::Wounding { .. }, Action::Choose { dwarf }) => health::lose(game, dwarf, 1, table),
        (Phase::Healing { cause, left }, Action::Choose { dwarf }) => {
            health::heal_point(game, dwarf, cause, left, table);
            Ok(())
        }
        (Phase::Giving { item }, Action::Choose { dwarf }) => {
            equipment::give(game, dwarf, item, table);
            Ok(())
        }
        (Phase::Bestowing, Action::Choose { dwarf }) => {
            rewards::bestow(game, dwarf, table);
            Ok(())
        }
        (Phase::Targeting { owner, item }, Action::Choose { dwarf }) => {
            equipment::aim_at_dwarf(game, owner, item, dwarf, table)
        }
        (Phase::Keeping(hand), Action::KeepItem { item }) => equipment::keep(game, hand, item, table),
        (Phase::Robbing, Action::Lose { owner, item }) => {
            equipment::discard(game, owner, item, table);
            Ok(())
        }
        (Phase::Dismissing { .. }, Action::Dismiss { card }) => {
            rewards::dismiss(game, card, table);
            Ok(())
        }
        (Phase::Digging, Action::Dig { at }) => {
            rewards::dig(game, at, table);
            Ok(())
        }
        (Phase::Cleansing, Action::Cleanse { at }) => {
            rewards::cleanse(game, at, table);
            Ok(())
        }
        (Phase::Clearing(clearing), Action::Remove { at, troop }) => {
            rewards::remove(game, clearing, at, troop, table);
            Ok(())
        }
        (Phase::Aiming { left }, Action::Aim { at }) => equipment::throw(game, left, at),
        (Phase::Mustering { troop }, Action::Muster { at }) => {
            scenario::take(game, troop, at, table);
            Ok(())
        }
        (Phase::Collapsing, Action::Collapse { at }) => perish::perish_by_card(game, at, table),
        // TD-RULING-48. Nothing more of a reward that may be cut short.
        (_, Action::Skip) => rewards::skip(game),
        (phase, action) => unreachable!("{action:?} was not checked in {phase:?}"),
    }
}

fn carry_out(game: &mut TheDwarves, job: Job, table: &mut impl Table<Event>) -> Flow {
    match job {
        Job::Menu => turn::menu(game, table),
        Job::MoveHero => hero::move_hero(game, table),
        Job::DrawScenario => scenario::draw(game, table),
        Job::Muster { troop, left } => scenario::muster(game, troop, left, table),
        Job::Prepare => scenario::prepare(game, table),
        Job::Sweep => scenario::sweep(game, table),
        Job::Refill => display::refill(game, table),
        Job::Reveal { card } => display::reveal(game, card, table),
        Job::Carry { card, next } => effects::carry(game, card, next, table),
        Job::Discard { card } => {
            display::discard(game, card);
            Ok(())
        }
        Job::PutAside { card } => {
            display::put_aside(game, card);
            Ok(())
        }
        Job::AfterAdventure => rewards::after_adventure(game),
        Job::Quests => quests::look(game, table),
        Job::Arrive { dwarf } => {
            quests::arrive(game, dwarf, table);
            Ok(())
        }
        Job::WalkOn(walk) => moving::walk_on(game, walk),
        Job::EndAdditional => {
            turn::end_additional(game);
            Ok(())
        }
        Job::Wound { cause, left } => health::wound(game, cause, left),
        Job::Heal { cause, left } => health::heal(game, cause, left),
        Job::Share(hand) => equipment::share(game, hand, table),
        Job::Rob { left } => equipment::rob(game, left, table),
        Job::Dismiss { cause, left } => rewards::may_dismiss(game, cause, left),
        Job::Cleanse { left } => rewards::may_cleanse(game, left),
        Job::Clear(clearing) => rewards::may_clear(game, clearing),
    }
}

/// TD-GOAL-04. The match ends here.
pub(crate) const fn over(ending: Ending) -> Flow {
    Err(Phase::Over(ending))
}
