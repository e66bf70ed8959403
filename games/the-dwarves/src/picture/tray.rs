//! The tray in the corner of the map: the dice that lie there, and tokens for choices that have no place on the map.

use crate::TheDwarves;
use crate::phase::{Dice, Phase};
use crate::{Action, Item};
use canvas::die;
use maud::{Markup, html};

/// The element that stands for a choice without a place on the map.
pub(crate) fn token_id(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::KeepDice => "tray-keep",
        Action::RollAgain => "tray-again",
        Action::PayHealth => "tray-health",
        Action::PayDoom => "tray-doom",
        Action::PayAmulet => "tray-amulet",
        Action::Sheathe => "tray-sheathe",
        Action::Skip => "tray-skip",
        Action::WearMail => "tray-mail",
        Action::SpareMail => "tray-hurt",
        Action::Pass => "tray-pass",
        Action::Stop => "tray-stop",
        Action::EndTurn => "tray-end",
        _ => return None,
    })
}

/// The element of the dice that show a face.
pub(crate) fn die_id(face: u8) -> String {
    format!("die-{face}")
}

/// The element of a drawn card of Equipment.
pub(crate) fn drawn_id(game: &TheDwarves, item: Item) -> String {
    format!("drawn-{}", game.content.item(item).id)
}

/// The tray, if there is anything to put in it.
pub(crate) fn tray(game: &TheDwarves) -> Markup {
    let dice = match game.phase {
        Phase::Rerolling(roll) | Phase::Repeating(roll) | Phase::Carving(roll) | Phase::Raising(roll) => roll.dice,
        Phase::Striking(blows) => blows.dice,
        _ => Dice::default(),
    };
    let drawn: Vec<Item> = match game.phase {
        Phase::Keeping(hand) => {
            let fresh = hand.items.iter().enumerate().filter(|(index, item)| !hand.items[..*index].contains(item));
            fresh.map(|(_, item)| *item).collect()
        }
        Phase::Giving { item } => vec![item],
        _ => Vec::new(),
    };
    let mut legal = Vec::new();
    if let Some(seat) = game.asked() {
        crate::legal::legal(game, seat, &mut legal);
    }
    let tokens: Vec<(Action, &str)> = legal.iter().filter_map(|action| Some((*action, token_id(*action)?))).collect();
    let width = 24.0 + f32::from(dice.at_least(1)) * 52.0 + drawn.len() as f32 * 214.0 + tokens.len() as f32 * 170.0;
    if tokens.is_empty() && drawn.is_empty() && dice == Dice::default() {
        return html! {};
    }
    let mut x = 800.0 - width / 2.0 + 12.0;
    let mut take = |step: f32| {
        let at = x;
        x += step;
        at
    };
    html! {
        g.td-tray {
            rect.td-tray-bed x=(800.0 - width / 2.0) y="834" width=(width) height="60" rx="12" {}
            @for face in (1..=6).rev().filter(|face| dice.of(*face) > 0) {
                g.td-die id=(die_id(face)) {
                    title { (dice.of(face)) " showing " (face) }
                    @for _ in 0..dice.of(face) {
                        g transform={ "translate(" (take(52.0) + 24.0) " 864)" } { (die::cube(21.0, die::pips(face, 21.0))) }
                    }
                }
            }
            @for item in drawn {
                g.td-chip id=(drawn_id(game, item)) transform={ "translate(" (take(214.0)) " 842)" } {
                    title { (game.content.item(item).text) }
                    rect width="206" height="44" rx="9" {}
                    text x="103" y="29" { (game.content.item(item).name) }
                }
            }
            @for (action, id) in tokens {
                g.td-chip.td-token-chip.plaque id=(id) transform={ "translate(" (take(170.0)) " 842)" } {
                    rect width="162" height="44" rx="22" {}
                    text x="81" y="29" { (token_words(game, action)) }
                }
            }
        }
    }
}

/// What the token says.
fn token_words(game: &TheDwarves, action: Action) -> &'static str {
    match (action, game.phase) {
        (Action::KeepDice, _) => "Keep the dice",
        (Action::RollAgain, _) => "Roll all again",
        (Action::PayHealth, _) => "Pay 1 Health",
        (Action::PayDoom, _) => "Doom 1 closer",
        (Action::PayAmulet, _) => "Use the amulet",
        (Action::Sheathe, _) => "Stop fighting",
        (Action::WearMail, _) => "Use the mail",
        (Action::SpareMail, _) => "Be hurt",
        (Action::Pass, _) => "No action",
        (Action::Stop, _) => "Stay here",
        (Action::EndTurn, _) => "End the turn",
        (_, Phase::Cleansing | Phase::Clearing(_) | Phase::Healing { .. }) => "No more",
        _ => "No, thanks",
    }
}
