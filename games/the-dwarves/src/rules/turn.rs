//! The turn and its actions (RULES.md, "The turn").

use super::{Flow, council, equipment, fighting, moving, rolls, testing, tracks};
use crate::phase::{Job, Phase, Purpose};
use crate::state::Tally;
use crate::{Action, Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-TURN-01, TD-RULING-62. A turn: what the Council does at its very start, the Hero token, new cards, two actions.
pub(crate) fn begin_turn(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let content = game.content.content();
    let seat = game.turn.active;
    game.turn.number += 1;
    game.turn.actor = seat;
    game.turn.actions_left = content.rules.actions;
    game.turn.tallies = [Tally::default(); 2];
    let number = game.turn.number;
    table.tell(|| Event::TurnBegan { seat, number });
    for job in [Job::Menu, Job::Quests, Job::Refill, Job::DrawScenario, Job::MoveHero] {
        game.agenda.push(job);
    }
    match game.creeping_doom() {
        0 => Ok(()),
        spaces => tracks::move_doom(game, spaces as i8, table),
    }
}

/// TD-TURN-05, TD-TEST-04, TD-RULING-73. What counted for the turn is forgotten, and the next seat clockwise is active.
pub(crate) fn end_turn(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let seat = game.turn.active;
    table.tell(|| Event::TurnEnded { seat });
    for open in game.open_cards_mut() {
        open.this_turn = [0; 2];
    }
    for dwarf in game.dwarves.iter_mut() {
        dwarf.is_warded = false;
    }
    game.turn.active = seat.next(game.seats());
    begin_turn(game, table)
}

/// TD-TURN-03. The active dwarf's menu; when nothing is left to want in it, the turn ends by itself.
pub(crate) fn menu(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let acts = game.turn.actions_left > 0 && can_act(game, game.turn.active);
    if acts || equipment::usable(game).next().is_some() { Err(Phase::Acting) } else { end_turn(game, table) }
}

/// TD-RULING-78. Whether a dwarf could carry out any action.
fn can_act(game: &TheDwarves, seat: Seat) -> bool {
    let mut any = false;
    actions(game, seat, |_| any = true);
    any
}

/// Every action a dwarf could carry out now.
#[inline]
pub(crate) fn actions(game: &TheDwarves, seat: Seat, mut offer: impl FnMut(Action)) {
    for action in [Action::Move, Action::Fight, Action::Message, Action::Smith, Action::Battle] {
        if check_kind(game, seat, action).is_ok() {
            offer(action);
        }
    }
    for open in game.open_cards() {
        for action in [Action::Test { card: open.card }, Action::PoolRoll { card: open.card }] {
            if check_kind(game, seat, action).is_ok() {
                offer(action);
            }
        }
    }
}

/// TD-TURN-03, TD-TURN-04. One of the actions, while some are left.
pub(crate) fn check_action(game: &TheDwarves, seat: Seat, action: Action) -> Result<(), Refusal> {
    check_kind(game, seat, action)?;
    ensure(game.turn.actions_left > 0, "TD-TURN-03", "no actions are left this turn")
}

/// TD-RULING-71, TD-RULING-89. One action of any kind, but no Equipment.
pub(crate) fn check_additional(game: &TheDwarves, seat: Seat, action: Action) -> Result<(), Refusal> {
    let uses = matches!(action, Action::Use { .. } | Action::EndTurn);
    ensure(!uses, "TD-RULING-89", "first take the additional action, or pass")?;
    check_kind(game, seat, action)
}

#[inline]
fn check_kind(game: &TheDwarves, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Move => moving::check_move(game, seat),
        Action::Fight => fighting::check_fight(game, seat),
        Action::Message => council::check_message(game),
        Action::Smith => council::check_smith(game),
        Action::Battle => fighting::check_battle(game, seat).map(|_| ()),
        Action::Test { card } => testing::check_test(game, seat, card),
        Action::PoolRoll { card } => testing::check_pool(game, seat, card),
        _ => Err(Refusal::new("TD-TURN-04", "first choose an action, or end the turn")),
    }
}

/// TD-TURN-03, TD-QUEST-03. Carries out an action: any but a move ends the dwarf's journeys.
pub(crate) fn act(game: &mut TheDwarves, seat: Seat, action: Action, table: &mut impl Table<Event>) -> Flow {
    if game.phase == Phase::Acting {
        game.turn.actions_left -= 1;
        game.agenda.push(Job::Menu);
    }
    if action != Action::Move {
        moving::break_off(game, seat, table);
    }
    let purpose = match action {
        Action::Move => Purpose::Move,
        Action::Fight => Purpose::Fight,
        Action::Message => Purpose::Message,
        Action::Smith => Purpose::Smith,
        Action::Battle => Purpose::Boss(fighting::check_battle(game, seat).expect("TD-NODONN-03: it was checked")),
        Action::Test { card } => Purpose::Test(card),
        Action::PoolRoll { card } => Purpose::Pool(card),
        action => unreachable!("{action:?} is no action of a turn"),
    };
    rolls::begin(game, seat, purpose, table)
}

/// TD-RULING-71. A dwarf takes one additional action; he counts as the one who did it.
pub(crate) fn begin_additional(game: &mut TheDwarves, dwarf: Seat, table: &mut impl Table<Event>) -> Flow {
    game.agenda.push(Job::EndAdditional);
    game.turn.actor = dwarf;
    table.tell(|| Event::Sang { dwarf });
    Err(Phase::Additional { dwarf })
}

/// TD-RULING-38, TD-RULING-89. What another dwarf than the active one did counts for nothing more.
pub(crate) fn end_additional(game: &mut TheDwarves) {
    let dwarf = game.turn.actor;
    game.turn.actor = game.turn.active;
    if dwarf != game.turn.active {
        game.turn.tallies[1] = Tally::default();
        game.dwarves[dwarf.index()].is_warded = false;
        for open in game.open_cards_mut() {
            open.this_turn[1] = 0;
        }
    }
}
