//! The rules: whether an action is allowed, and what it does.

pub mod attack;
pub mod battle;
pub mod build;
pub mod council;
pub mod diplomacy;
pub mod giants;
pub mod gods;
pub mod homes;
pub mod land;
pub mod order;
pub mod recruit;
pub mod relocate;
pub mod reward;
pub mod season;
pub mod targets;
pub mod turns;
pub mod windows;
pub mod withdraw;
pub mod worship;

use crate::action::Action;
use crate::event::Event;
use crate::phase::{Aim, Phase};
use crate::state::Norseheim;
use engine::{Refusal, Seat, Table};

/// Whether the seat may do this now.
pub fn check(game: &Norseheim, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(asked) = game.phase.asked() else {
        return Err(Refusal::new("NH-END-01", "the match is over"));
    };
    if asked != seat {
        return Err(Refusal::new(turn_rule(&game.phase), "it is somebody else's decision"));
    }
    match (&game.phase, action) {
        (Phase::Home(_), Action::Settle { region }) => homes::check(game, region),
        (Phase::OrderCard(_), Action::TakePlace { place }) => order::check_place(game, place),
        (
            Phase::OrderCard(_)
            | Phase::Mercy(_)
            | Phase::GiantsCard(_)
            | Phase::Throw(..)
            | Phase::Damage(..)
            | Phase::Aftermath(..),
            Action::Decline,
        )
        | (Phase::Mercy(_), Action::CallMercy)
        | (Phase::NextBattle(..), Action::FightOn | Action::BreakOff)
        | (Phase::Reward(_), Action::TakePoints)
        | (Phase::Advance(_), Action::Keep) => Ok(()),
        (Phase::Acting(turn), Action::Pass) => turns::check_pass(turn),
        (Phase::Acting(turn), Action::Stop) => turns::check_stop(turn),
        (Phase::Acting(turn), Action::Act { deed, cards }) => turns::check_act(game, turn, deed, cards),
        (Phase::Acting(turn), Action::Double) => turns::check_double(game, turn),
        (Phase::Acting(turn), Action::Play { card }) => gods::check_turn_card(game, turn, card),
        (Phase::Route { turn, reach, from: None }, Action::Attack { from, to }) => {
            attack::check_route(game, turn.seat, *reach, from, to)
        }
        (Phase::Route { turn, reach, from: None }, Action::Muster { region }) => {
            attack::check_muster(game, turn.seat, *reach, region)
        }
        (Phase::Route { turn, reach, from: Some(from) }, Action::Strike { region }) => {
            attack::check_target(game, turn.seat, *reach, *from, region)
        }
        (Phase::Commit { turn, from, .. }, Action::Commit { warriors }) => {
            attack::check_commit(game, turn.seat, *from, warriors)
        }
        (Phase::Throw(_, attack, ask), Action::Play { card }) => {
            windows::check_card(game, attack, None, ask.side, card)
        }
        (Phase::Damage(_, attack, battle, ask), Action::Play { card }) => {
            windows::check_card(game, attack, Some(battle), ask.side, card)
        }
        (Phase::Aftermath(_, attack, side), Action::Play { card }) => {
            windows::check_aftermath(game, attack, *side, card)
        }
        (Phase::Recruit { open, .. }, Action::Place { region }) => recruit::check_place(open, region),
        (Phase::Relocate(_, _, march), Action::Move { from, to }) => relocate::check_move(game, march, from, to),
        (Phase::Relocate(_, _, march), Action::Lift { region }) => relocate::check_lift(game, march, region),
        (Phase::Relocate(_, _, march), Action::Drop { region }) => relocate::check_drop(game, march, region),
        (Phase::Relocate(_, _, march), Action::Done) => relocate::check_done(march),
        (Phase::Convince(turn, warrant), Action::Convince { region }) => {
            diplomacy::check_convince(game, turn.seat, *warrant, region)
        }
        (Phase::Envoys(turn, warrant, region), Action::Send { envoys }) => {
            diplomacy::check_send(game, turn.seat, *warrant, *region, envoys)
        }
        (Phase::Worship(_), Action::Worship { god }) => worship::check_god(game, god),
        (Phase::Cover(..), Action::Cover { giant }) => worship::check_cover(game, giant),
        (Phase::Build(turn), Action::Settlement { region }) => build::check_settlement(game, turn.seat, region),
        (Phase::Build(turn), Action::Ring { region }) => build::check_ring(game, turn.seat, region),
        (Phase::Build(turn), Action::Danevold { border }) => build::check_danevold(game, turn.seat, border),
        (Phase::Target(turn, card, aim), _) => targets::check(game, turn, *card, aim, action),
        (Phase::Withdraw(leaving, _), Action::Withdraw { region }) => withdraw::check(game, leaving, region),
        (Phase::Recall(seat), Action::Recall { region }) => council::check_recall(game, *seat, region),
        (Phase::Reward(_), Action::TakeBooster { deed }) => reward::check_booster(game, deed, "NH-REWARD-03"),
        (Phase::Advance(seat), Action::Advance { track }) => reward::check_advance(game, *seat, track, "NH-REWARD-05"),
        (Phase::GiantsCard(_), Action::Dismiss { giant }) => giants::check_dismiss(game, giant),
        _ => Err(due(&game.phase)),
    }
}

/// Does what was checked.
pub fn play(game: &mut Norseheim, seat: Seat, action: Action, table: &mut impl Table<Event>) {
    // The phase is done with: whatever the action leads to sets the next one.
    let phase = std::mem::replace(&mut game.realm.phase, Phase::Home(seat));
    match (phase, action) {
        (Phase::Home(_), Action::Settle { region }) => homes::settle(game, seat, region, table),
        (Phase::OrderCard(_), Action::TakePlace { place }) => order::take_place(game, seat, place, table),
        (Phase::OrderCard(_), _) => order::begin_actions(game, table),
        (Phase::Mercy(_), Action::CallMercy) => order::call_mercy(game, seat, table),
        (Phase::Mercy(_), _) => order::ask_for_mercy_after(game, seat, table),
        (Phase::Acting(turn), Action::Act { deed, cards }) => turns::act(game, turn, deed, cards, table),
        (Phase::Acting(turn), Action::Double) => turns::double(game, turn, table),
        (Phase::Acting(turn), Action::Play { card }) => gods::play(game, turn, card, table),
        (Phase::Acting(turn), Action::Stop) => turns::stop(game, turn, false, table),
        (Phase::Acting(turn), _) => turns::pass(game, turn, table),
        (Phase::Route { turn, reach, .. }, Action::Attack { from, to }) => {
            game.realm.phase = Phase::Commit { turn, from, to, reach };
        }
        (Phase::Route { turn, reach, from: Some(from) }, Action::Strike { region }) => {
            game.realm.phase = Phase::Commit { turn, from, to: region, reach };
        }
        (Phase::Route { turn, reach, .. }, Action::Muster { region }) => {
            game.realm.phase = Phase::Route { turn, reach, from: Some(region) };
        }
        (Phase::Commit { turn, from, to, reach }, Action::Commit { warriors }) => {
            attack::announce(game, turn, reach, [from, to], warriors, table);
        }
        (Phase::Throw(turn, attack, ask), Action::Play { card }) => {
            windows::play_before_throw(game, turn, attack, ask, card, table);
        }
        (Phase::Throw(turn, attack, ask), _) => windows::decline_throw(game, turn, attack, ask, table),
        (Phase::Damage(turn, attack, battle, ask), Action::Play { card }) => {
            windows::play_after_throw(game, turn, attack, battle, ask, card, table);
        }
        (Phase::Damage(turn, attack, battle, ask), _) => {
            windows::decline_damage(game, turn, attack, battle, ask, table);
        }
        (Phase::NextBattle(turn, attack), Action::FightOn) => battle::fight_on(game, turn, attack, table),
        (Phase::NextBattle(turn, attack), _) => battle::break_off(game, turn, attack, table),
        (Phase::Aftermath(turn, attack, side), Action::Play { card }) => {
            windows::play_aftermath(game, turn, attack, side, card, table);
        }
        (Phase::Aftermath(turn, attack, side), _) => windows::decline_aftermath(game, turn, attack, side, table),
        (Phase::Recruit { turn, open }, Action::Place { region }) => recruit::place(game, turn, open, region, table),
        (Phase::Relocate(turn, warrant, march), Action::Move { from, to }) => {
            relocate::step(game, turn, warrant, march, from, to, table);
        }
        (Phase::Relocate(turn, warrant, march), Action::Lift { region }) => {
            relocate::lift(game, turn, warrant, march, region);
        }
        (Phase::Relocate(turn, warrant, march), Action::Drop { region }) => {
            let from = march.lifted.expect("NH-RELOC-01: a warrior was picked up");
            relocate::step(game, turn, warrant, march, from, region, table);
        }
        (Phase::Relocate(turn, warrant, _), _) => relocate::finish(game, turn, warrant, table),
        (Phase::Convince(turn, warrant), Action::Convince { region }) => {
            game.realm.phase = Phase::Envoys(turn, warrant, region);
        }
        (Phase::Envoys(turn, warrant, region), Action::Send { envoys }) => {
            diplomacy::send(game, turn, warrant, region, envoys, table);
        }
        (Phase::Worship(turn), Action::Worship { god }) => worship::worship(game, turn, god, table),
        (Phase::Cover(turn, god), Action::Cover { giant }) => worship::cover(game, turn, god, giant, table),
        (Phase::Build(turn), Action::Settlement { region }) => build::settlement(game, turn, region, table),
        (Phase::Build(turn), Action::Ring { region }) => build::ring(game, turn, region, table),
        (Phase::Build(turn), Action::Danevold { border }) => build::danevold(game, turn, border, table),
        (Phase::Target(turn, card, aim), _) => targets::hit(game, turn, card, aim, action, table),
        (Phase::Withdraw(leaving, resume), Action::Withdraw { region }) => {
            withdraw::lead_away(game, leaving, resume, region, table);
        }
        (Phase::Recall(_), Action::Recall { region }) => council::recall(game, seat, region, table),
        (Phase::Reward(_), Action::TakeBooster { deed }) => reward::take_booster(game, seat, deed, table),
        (Phase::Reward(_), _) => reward::take_points(game, seat, table),
        (Phase::Advance(_), Action::Advance { track }) => reward::advance(game, seat, track, table),
        (Phase::Advance(_), _) => reward::keep(game, seat, table),
        (Phase::GiantsCard(_), Action::Dismiss { giant }) => giants::dismiss(game, seat, giant, table),
        (Phase::GiantsCard(_), _) => giants::ask_after(game, seat, table),
        (phase, action) => unreachable!("NH-ROUND-02: {action:?} was not checked in {phase:?}"),
    }
}

/// The rule that says whose decision it is.
fn turn_rule(phase: &Phase) -> &'static str {
    match phase {
        Phase::Home(_) => "NH-SETUP-11",
        Phase::OrderCard(_) => "NH-GOD-10",
        Phase::Mercy(_) => "NH-RULING-53",
        Phase::Acting(_)
        | Phase::Route { .. }
        | Phase::Commit { .. }
        | Phase::Recruit { .. }
        | Phase::Relocate(..)
        | Phase::Convince(..)
        | Phase::Envoys(..)
        | Phase::Worship(_)
        | Phase::Cover(..)
        | Phase::Build(_) => "NH-ACTION-01",
        Phase::NextBattle(..) => "NH-ATTACK-13",
        Phase::Throw(..) | Phase::Damage(..) => "NH-GOD-06",
        Phase::Aftermath(..) | Phase::Target(_, _, Aim::Revive(..)) => "NH-GOD-08",
        Phase::Target(..) => "NH-GOD-05",
        Phase::Withdraw(..) => "NH-RULING-37",
        Phase::Recall(_) => "NH-RULING-46",
        Phase::Reward(_) | Phase::Advance(_) => "NH-REWARD-01",
        Phase::GiantsCard(_) => "NH-GOD-09",
        Phase::Over(_) => "NH-END-01",
    }
}

/// What is due instead of an action that belongs elsewhere.
fn due(phase: &Phase) -> Refusal {
    let (rule, reason) = match phase {
        Phase::Home(_) => ("NH-SETUP-11", "first choose your home"),
        Phase::OrderCard(_) => ("NH-GOD-10", "the order of this round comes first"),
        Phase::Mercy(_) => ("NH-VARIANT-01", "first say whether you call for mercy"),
        Phase::Acting(_) => ("NH-ACTION-02", "first choose an action by its card"),
        Phase::Route { .. } => ("NH-ATTACK-02", "announce where the attack goes"),
        Phase::Commit { .. } => ("NH-ATTACK-02", "announce how many warriors take part"),
        Phase::Throw(..) | Phase::Damage(..) => ("NH-GOD-06", "a battle is on: play a card for it, or decline"),
        Phase::NextBattle(..) => ("NH-ATTACK-13", "fight on or break the attack off"),
        Phase::Aftermath(..) => ("NH-GOD-08", "the attack is over: play a card for it, or decline"),
        Phase::Recruit { .. } => ("NH-RULING-13", "place your recruits one by one"),
        Phase::Relocate(..) => ("NH-RELOC-01", "you are relocating warriors"),
        Phase::Convince(..) => ("NH-DIPL-01", "choose the Chieftain to convince"),
        Phase::Envoys(..) => ("NH-DIPL-03", "choose how many envoys you send"),
        Phase::Worship(_) => ("NH-WORSHIP-01", "choose a god"),
        Phase::Cover(..) => ("NH-WORSHIP-02", "choose the Giants card that the god guards against"),
        Phase::Build(_) => ("NH-BUILD-01", "choose what to build"),
        Phase::Target(..) => ("NH-GOD-11", "choose what the card is for"),
        Phase::Withdraw(..) => ("NH-RULING-37", "lead your guests to another region first"),
        Phase::Recall(_) => ("NH-COUNCIL-02", "take envoys back until you keep your limit"),
        Phase::Reward(_) => ("NH-REWARD-01", "choose your reward"),
        Phase::Advance(_) => ("NH-REWARD-05", "move a marker on your Character board, or keep them"),
        Phase::GiantsCard(_) => ("NH-GOD-09", "the Giants phase begins: play a card for it, or decline"),
        Phase::Over(_) => ("NH-END-01", "the match is over"),
    };
    Refusal::new(rule, reason)
}
