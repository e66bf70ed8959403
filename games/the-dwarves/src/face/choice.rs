//! How actions are offered: their words, their chances, what one clicks, and a warning before what loses at once.

use super::odds;
use crate::content::Gear;
use crate::phase::{Phase, Purpose};
use crate::picture::{cards, council, pieces, seats, tray};
use crate::rules::{self, fighting, moving, rolls};
use crate::{Action, TheDwarves};
use canvas::Choice;
use engine::{Seat, Words};

/// How an action of the seat is offered.
pub(crate) fn choice(game: &TheDwarves, seat: Seat, action: Action) -> Choice {
    let content = game.content.content();
    let (group, rule, label) = words(game, seat, action);
    let label = if loses(game, action) { label.text(" (this loses the game)") } else { label };
    let mut choice = Choice::new(group, rule, label).final_if(is_final(action));
    let own_space = || content.space_id(game.dwarf(seat).space);
    choice.targets = match action {
        Action::Move => vec![pieces::dwarf_id(seat)],
        Action::Fight => vec![own_space()],
        Action::Message => vec!["council-token".to_owned()],
        Action::Smith => vec![council::space_id(game.council)],
        Action::Battle => game.scenario.iter().map(|open| cards::card_id(game, open.card)).collect(),
        Action::Test { card } | Action::PoolRoll { card } | Action::Dismiss { card } => {
            vec![cards::card_id(game, card)]
        }
        Action::Use { owner, item } | Action::Lose { owner, item } => vec![seats::item_id(game, owner, item)],
        Action::Reroll { face } | Action::Raise { face } => vec![tray::die_id(face)],
        Action::Step { to } | Action::Tunnel { to } => vec![content.space_id(to)],
        Action::Strike { card: None, troop } => vec![pieces::troop_id(game, game.dwarf(seat).space, troop)],
        Action::Strike { card: Some(card), troop } => vec![cards::card_troop_id(game, card, troop)],
        Action::Choose { dwarf } => vec![pieces::dwarf_id(dwarf)],
        Action::KeepItem { item } => vec![tray::drawn_id(game, item)],
        Action::Dig { at } | Action::Cleanse { at } | Action::Aim { at } | Action::Collapse { at } => {
            vec![content.space_id(at)]
        }
        Action::Remove { at, troop } => vec![pieces::troop_id(game, at, troop)],
        Action::Muster { at } => match game.phase {
            Phase::Mustering { troop } => vec![pieces::troop_id(game, at, troop)],
            _ => vec![content.space_id(at)],
        },
        Action::EndTurn
        | Action::Pass
        | Action::KeepDice
        | Action::RollAgain
        | Action::Stop
        | Action::PayHealth
        | Action::PayDoom
        | Action::PayAmulet
        | Action::Sheathe
        | Action::Skip
        | Action::WearMail
        | Action::SpareMail => tray::token_id(action).into_iter().map(str::to_owned).collect(),
    };
    choice
}

/// Group, rule and words.
fn words(game: &TheDwarves, seat: Seat, action: Action) -> (&'static str, &'static str, Words) {
    let content = game.content.content();
    let space = |words: Words, at| words.piece(content.space_id(at), content.name(at));
    let to = |text: &str, at| space(Words::new().text(text), at);
    let item = |item| content.item(item).name.as_str();
    let dice = |purpose| rolls::dice_for(game, seat, purpose);
    let chance = |purpose| match odds::needed_and_chance(game, seat, purpose) {
        Some((needed, chance)) => format!("{} dice, {needed}+, {}", dice(purpose), odds::percent(chance)),
        None => format!("{} dice", dice(purpose)),
    };
    let card = |card| content.card(card).name.as_str();
    let name = |dwarf| game.first_name(dwarf);
    let rule = rules::first(game.phase).rule;
    match action {
        Action::Move => ("Actions", "TD-MOVE-01", format!("Move ({})", chance(Purpose::Move)).into()),
        Action::Fight => ("Actions", "TD-FIGHT-01", format!("Fight ({} to remove one)", chance(Purpose::Fight)).into()),
        Action::Message => {
            ("Actions", "TD-COUNCIL-01", format!("Send a message ({})", chance(Purpose::Message)).into())
        }
        Action::Smith => {
            ("Actions", "TD-COUNCIL-12", format!("Craft test for Equipment ({})", chance(Purpose::Smith)).into())
        }
        Action::Battle => {
            let chance = fighting::check_battle(game, seat).map(|card| chance(Purpose::Boss(card))).unwrap_or_default();
            ("Actions", "TD-NODONN-03", format!("Battle Nôd'onn ({chance} to hit)").into())
        }
        Action::Test { card: of } => (
            "Actions",
            "TD-TEST-01",
            format!("Test for {} ({} to finish it)", card(of), chance(Purpose::Test(of))).into(),
        ),
        Action::PoolRoll { card: of } => {
            ("Actions", "TD-TEST-11", format!("Roll for {} ({})", card(of), chance(Purpose::Pool(of))).into())
        }
        Action::Use { owner, item: used } => {
            ("Equipment", "TD-EQUIP-04", format!("Use {} of {}", item(used), name(owner)).into())
        }
        Action::EndTurn => ("Turn", "TD-TURN-05", "End the turn".into()),
        Action::Pass => ("Turn", "TD-RULING-89", "No additional action".into()),
        Action::KeepDice => ("Dice", rule, "Keep the dice".into()),
        Action::Reroll { face } => ("Dice", rule, format!("Roll a {face} again").into()),
        Action::RollAgain => ("Dice", rule, "Roll all dice again".into()),
        Action::Raise { face } => ("Dice", rule, format!("Raise a {face} by 1").into()),
        Action::Step { to: at } => ("Walk", "TD-MOVE-01", walk(game, seat, to("Walk to ", at), at)),
        Action::Tunnel { to: at } => ("Walk", "TD-TUNNEL-01", walk(game, seat, to("Through the tunnels to ", at), at)),
        Action::Stop => ("Walk", "TD-MOVE-02", "Stay here".into()),
        Action::PayHealth => ("Price", rule, "Pay with 1 Health".into()),
        Action::PayDoom => ("Price", rule, "Let Doom come 1 space closer".into()),
        Action::PayAmulet => ("Price", "TD-RULING-73", "Discard the amulet: free for the rest of the turn".into()),
        Action::Strike { card: None, troop } => {
            ("Fight", "TD-FIGHT-03", format!("Remove 1 {} here", troop.one()).into())
        }
        Action::Strike { card: Some(of), troop } => {
            ("Fight", "TD-FIGHT-03", format!("Remove 1 {} from {}", troop.one(), card(of)).into())
        }
        Action::Sheathe => ("Fight", "TD-RULING-24", "Remove no more".into()),
        Action::Choose { dwarf } => {
            let health = format!("{} ({} of {} Health)", name(dwarf), game.dwarf(dwarf).health, game.max_health(dwarf));
            ("Dwarf", rule, health.into())
        }
        Action::Skip => {
            let (group, label) = skip(game.phase);
            (group, rule, label.into())
        }
        Action::WearMail => ("Health", rule, "Discard the mail".into()),
        Action::SpareMail => ("Health", rule, "Keep the mail and lose the Health".into()),
        Action::KeepItem { item: kept } => {
            ("Equipment", rule, format!("Keep {}: {}", item(kept), content.item(kept).text).into())
        }
        Action::Lose { owner, item: lost } => {
            ("Equipment", rule, format!("{} loses {}", name(owner), item(lost)).into())
        }
        Action::Dismiss { card: of } => ("Cards", rule, format!("Discard {}", card(of)).into()),
        Action::Dig { at } => ("Map", rule, to("Lay the Tunnel tile on ", at)),
        Action::Cleanse { at } => ("Map", rule, to("Cleanse ", at)),
        Action::Remove { at, troop } => ("Map", rule, to(&format!("Remove 1 {} from ", troop.one()), at)),
        Action::Aim { at } => {
            ("Map", rule, space(Words::new().text(format!("Aim at {} on ", game.troops(at).words())), at))
        }
        Action::Muster { at } => ("Map", rule, to("Take one from ", at)),
        Action::Collapse { at } => ("Map", rule, to("Cave in: ", at)),
    }
}

/// What is turned down.
const fn skip(phase: Phase) -> (&'static str, &'static str) {
    match phase {
        Phase::Healing { .. } => ("Dwarf", "Give out no more Health"),
        Phase::Dismissing { .. } => ("Cards", "Discard no Threat"),
        Phase::Digging => ("Map", "Leave the Tunnel tile where it is"),
        Phase::Cleansing => ("Map", "Cleanse no more"),
        Phase::Clearing(_) => ("Map", "Remove no more troops"),
        _ => ("Turn", "No, thanks"),
    }
}

fn walk(game: &TheDwarves, seat: Seat, label: Words, at: crate::Space) -> Words {
    match (game.is_perished(at), game.troops(at).is_empty()) {
        (true, _) if moving::pays(game, seat) => label.text(" (Perished Land: 1 Health or Doom 1 closer)"),
        (true, _) => label.text(" (Perished Land, free of charge)"),
        (false, false) => label.text(format!(" (stops at {})", game.troops(at).words())),
        (false, true) => label,
    }
}

/// Whether it rolls or draws, so that it cannot be taken back.
const fn is_final(action: Action) -> bool {
    matches!(
        action,
        Action::Move
            | Action::Fight
            | Action::Message
            | Action::Test { .. }
            | Action::PoolRoll { .. }
            | Action::Smith
            | Action::Battle
            | Action::EndTurn
            | Action::Reroll { .. }
            | Action::RollAgain
            | Action::Collapse { .. }
    )
}

/// TD-RULING-17, TD-RULING-76. Whether a choice loses the game at once, so that people are warned.
pub(crate) fn loses(game: &TheDwarves, action: Action) -> bool {
    let fragile = |dwarf: Seat| {
        let mail = game.has_gear(dwarf, |gear| matches!(gear, Gear::PreventLoss { .. }));
        game.dwarf(dwarf).health == 1 && mail.is_none()
    };
    match (action, game.phase) {
        (Action::PayDoom, _) => game.doom - game.hero == 1,
        (Action::PayHealth, Phase::Paying { dwarf }) | (Action::Choose { dwarf }, Phase::Wounding { .. }) => {
            fragile(dwarf)
        }
        (Action::SpareMail, Phase::Shielding { dwarf, points }) => game.dwarf(dwarf).health <= points,
        (Action::EndTurn, _) => game.is_doomed(),
        _ => false,
    }
}
