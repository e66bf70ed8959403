//! One sentence that says what to do.

use crate::phase::{Cause, Ending, Phase, Purpose};
use crate::{Action, TheDwarves};
use canvas::alternatives;
use engine::{Seat, Viewer, Words};

/// What the viewer should do, or whom the table waits for.
pub(crate) fn prompt(game: &TheDwarves, viewer: Viewer) -> Words {
    let words = Words::new();
    if let Phase::Over(ending) = game.phase {
        return ended(game, ending);
    }
    let Some(asked) = game.asked() else { return words };
    let what = what(game);
    if viewer.is(asked) {
        words.seat(asked).text(", ").text(what)
    } else {
        words.text("The table waits for ").seat(asked).text(": ").text(what)
    }
}

/// How it ended, in a sentence.
pub(crate) fn ended(game: &TheDwarves, ending: Ending) -> Words {
    let words = Words::new();
    match ending {
        Ending::Won { card } => words
            .text(format!("Girdlegard is saved: {} is completed, everybody wins ", game.content.card(card).name))
            .rule("TD-GOAL-01"),
        Ending::Doom => words.text("The Hero and the Doom token meet: everybody loses ").rule("TD-GOAL-02"),
        Ending::Death { dwarf } => {
            words.text(format!("{} is dead: everybody loses ", game.first_name(dwarf))).rule("TD-GOAL-03")
        }
    }
}

fn what(game: &TheDwarves) -> String {
    let content = game.content.content();
    let name = |seat| game.first_name(seat);
    match game.phase {
        Phase::Acting => {
            let deeds = alternatives(&deeds(game, game.turn.active));
            match game.turn.actions_left {
                0 => deeds,
                1 => format!("{}: {deeds} (1 action left)", name(game.turn.active)),
                left => format!("{}: {deeds} ({left} actions left)", name(game.turn.active)),
            }
        }
        Phase::Additional { dwarf } => format!("{} takes one additional action", name(dwarf)),
        Phase::Rerolling(roll) => format!("the Council lets you roll one die again ({})", purpose(game, roll.purpose)),
        Phase::Repeating(roll) => {
            format!("{} may roll all dice again ({})", name(roll.dwarf), purpose(game, roll.purpose))
        }
        Phase::Carving(roll) => format!("the Rune Stone may roll one die again ({})", purpose(game, roll.purpose)),
        Phase::Raising(roll) => format!("{} may raise one die ({})", name(roll.dwarf), purpose(game, roll.purpose)),
        Phase::Walking(walk) => {
            let steps = if walk.points == 1 { "1 step".to_owned() } else { format!("{} steps", walk.points) };
            format!("move {}: {steps} left, click a space", name(walk.seat()))
        }
        Phase::Paying { dwarf } => {
            format!("{} has entered Perished Land: pay 1 Health, or let Doom come closer", name(dwarf))
        }
        Phase::Striking(blows) => format!("{} strikes: click the troops to remove", name(blows.dwarf)),
        Phase::Shielding { dwarf, points } => format!("{} would lose {points} Health: use the mail?", name(dwarf)),
        Phase::Wounding { cause } => format!("decide who loses 1 Health ({})", because(game, cause)),
        Phase::Healing { cause, left } => format!("decide who gains Health, {left} left ({})", because(game, cause)),
        Phase::Giving { item } => format!("decide who gets {}: {}", content.item(item).name, content.item(item).text),
        Phase::Keeping(hand) => format!("keep {} of the cards that were drawn", hand.keep),
        Phase::Bestowing => "decide who carries Keenfire".to_owned(),
        Phase::Robbing => "a thief: decide which Equipment is lost".to_owned(),
        Phase::Dismissing { cause } => {
            format!("you may discard a Threat without consequences ({})", because(game, cause))
        }
        Phase::Digging => "lay the Tunnel tile on any space without an entrance".to_owned(),
        Phase::Cleansing => "take a Perished Land tile off the map".to_owned(),
        Phase::Clearing(clearing) => format!("remove up to {} troops: click them", clearing.left),
        Phase::Aiming { .. } => "throw the axes: click the space to aim at".to_owned(),
        Phase::Mustering { troop } => format!("take 1 {} for the Scenario from the map", troop.one()),
        Phase::Collapsing => "decide which Tunnel entrance caves in".to_owned(),
        Phase::Targeting { item, .. } => format!("{}: choose a dwarf", content.item(item).name),
        Phase::Over(_) => String::new(),
    }
}

/// What the dwarf may do between actions, each kind once.
fn deeds(game: &TheDwarves, seat: Seat) -> Vec<&'static str> {
    let mut legal = Vec::new();
    crate::legal::legal(game, seat, &mut legal);
    let mut deeds = Vec::new();
    for action in legal {
        let deed = match action {
            Action::Move => "move",
            Action::Fight => "fight the troops here",
            Action::Message => "send a message to the Council",
            Action::Test { .. } | Action::PoolRoll { .. } => "take the test of a card",
            Action::Smith => "forge Equipment",
            Action::Battle => "battle the Scenario's foe",
            Action::Use { .. } => "use Equipment",
            Action::EndTurn => "end the turn",
            _ => continue,
        };
        if !deeds.contains(&deed) {
            deeds.push(deed);
        }
    }
    deeds
}

fn because(game: &TheDwarves, cause: Cause) -> String {
    match cause {
        Cause::Council => "the Council".to_owned(),
        Cause::Card(card) => game.content.card(card).name.clone(),
    }
}

/// What dice are rolled for, in a few words.
pub(crate) fn purpose(game: &TheDwarves, purpose: Purpose) -> String {
    match purpose {
        Purpose::Move => "a move".to_owned(),
        Purpose::Fight => "a fight".to_owned(),
        Purpose::Message => "a message to the Council".to_owned(),
        Purpose::Smith => "a card of Equipment".to_owned(),
        Purpose::Test(card) | Purpose::Pool(card) | Purpose::Boss(card) => game.content.card(card).name.clone(),
    }
}
