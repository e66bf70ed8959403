//! How each action is offered: its words, its kind, its rule, and what to click.

use crate::cards::Ability;
use crate::ids::{self, sign};
use crate::mine::Spot;
use crate::phase::{Phase, Source, Trade, TradeStep};
use crate::state::DwarfNo;
use crate::{Action, View, log};
use canvas::Choice;
use engine::{Seat, Words};

/// The action as it is offered to the seat.
pub fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let (open, contents) = (&view.open, view.open.contents);
    let jewel_name = |jewel| log::name(jewel, &contents);
    let walker = match open.phase {
        Phase::Leaving(_, walk, _)
        | Phase::Arriving(_, walk)
        | Phase::Releasing(_, walk, _)
        | Phase::Hurrying(_, walk)
        | Phase::Bracing(_, walk) => Some(walk.dwarf),
        _ => None,
    };
    let here = walker.and_then(|number| open.dwarf(seat, number).spot()).unwrap_or(Spot::OUTSIDE);
    match action {
        Action::Move { dwarf, to } => {
            let from = open.dwarf(seat, dwarf).spot().unwrap_or(Spot::OUTSIDE);
            let words = Words::new().text("Dwarf ").piece(ids::dwarf(seat, dwarf), dwarf.0.to_string());
            Choice::new("Move a dwarf", "FF-MOVE-01", walk(view, words, from, to))
                .target(ids::dwarf(seat, dwarf))
                .target(ids::spot(&contents, to))
        }
        Action::Enter { to } => {
            let number = open.player(seat).first_outside().unwrap_or(DwarfNo(1));
            let words = Words::new().text("Enter with dwarf ").piece(ids::dwarf(seat, number), number.0.to_string());
            let choice = Choice::new("Move a dwarf", "FF-MOVE-02", walk(view, words, Spot::OUTSIDE, to));
            let is_chosen = matches!(open.phase, Phase::Entering(..));
            let choice = if is_chosen { choice } else { choice.target(ids::dwarf(seat, number)) };
            choice.target(ids::spot(&contents, to))
        }
        Action::EnterWith { ability } => {
            let label = format!("Give {} to a dwarf who enters", contents.ability(ability).name);
            Choice::new("Move a dwarf", "FF-MOVE-04", label).target(ids::own(ability))
        }
        Action::ActivateStrength { dwarf } => {
            let label = format!("Activate the Strength of dwarf {}", dwarf.0);
            Choice::new("Move a dwarf", "FF-STRENGTH-01", label).target(ids::own(Ability::Strength))
        }
        Action::TakeSetting { card } => {
            let label =
                Words::new().text("Take ").piece(ids::setting(&contents, card), contents.setting(card).name.clone());
            let choice = Choice::new("Take a setting", "FF-TAKE-01", label).target(ids::setting(&contents, card));
            choice.final_if(view.draw_deck > 0)
        }
        Action::CompleteSetting { card } => {
            let setting = contents.setting(card);
            let words = Words::new().text("Complete ").piece(ids::setting(&contents, card), setting.name.clone());
            let words = words.text(format!(" for {} points", setting.points));
            Choice::new("Complete a card", "FF-COMPLETE-01", words).target(ids::setting(&contents, card))
        }
        Action::CompleteLink { card } => {
            let link = contents.link(card);
            let words = Words::new().text("Make ").piece(ids::link(&contents, card), link.name.clone());
            let words = words.text(format!(" for {} tokens", link.tokens));
            Choice::new("Complete a card", "FF-BRIS-01", words).target(ids::link(&contents, card))
        }
        Action::StartTrade => Choice::new("Trade", "FF-TRADE-01", "Trade on the Black Market").target(ids::COUNTER),
        Action::TakeAbility { ability } => {
            let label = format!("Take {}", log::a(&contents.ability(ability).name));
            let choice = Choice::new("Take an ability", "FF-ABILITY-01", label).target(ids::offered(ability));
            choice.final_if(view.unseen_abilities > 0)
        }
        Action::UseThief => {
            Choice::new("Use the Thief", "FF-THIEF-01", "Send the Thief out").target(ids::own(Ability::Thief))
        }
        Action::Pass => Choice::new("Pass", "FF-RULING-65", "Pass").target(sign::PASS),
        Action::EndTurn => Choice::new("End turn", "FF-FREE-01", "End the turn, keep the tokens").target(sign::END),
        Action::Collect => {
            let words = log::place(Words::new().text("Collect all jewels of "), &contents, here);
            Choice::new("Collect", "FF-COLLECT-01", words).target(ids::spot(&contents, here))
        }
        Action::Leave => Choice::new("Collect", "FF-COLLECT-03", "Leave the jewels").target(sign::KEEP),
        Action::BatTake { jewel } => {
            let label = format!("The Bat carries {}", log::a(&jewel_name(jewel)));
            Choice::new("Bat", "FF-BAT-01", label).target(ids::gem(&contents, here, jewel))
        }
        Action::KeepBat => Choice::new("Bat", "FF-ABILITY-10", "Keep the Bat").target(sign::KEEP),
        Action::BatDone => Choice::new("Bat", "FF-RULING-29", "Only the one: let the Bat fly").target(sign::DONE),
        Action::MoveOn { to } => {
            let words = walk(view, Words::new().text("Move on"), here, to);
            Choice::new("Move on", "FF-SPEED-01", words).target(ids::spot(&contents, to))
        }
        Action::Stop => Choice::new("Move on", "FF-RULING-25", "Stay here").target(sign::KEEP),
        Action::Activate => {
            Choice::new("Strength", "FF-STRENGTH-01", "Activate Strength now").target(ids::own(Ability::Strength))
        }
        Action::Keep => Choice::new("Strength", "FF-ABILITY-10", "Keep it for later").target(sign::KEEP),
        Action::Give { jewel } => {
            let label = format!("Give {}", log::a(&jewel_name(jewel)));
            Choice::new("Give", "FF-TRADE-03", label).target(ids::home(jewel))
        }
        Action::Receive { jewel } => {
            let label = format!("Receive {}", log::a(&jewel_name(jewel)));
            Choice::new("Receive", receiving(open.phase), label).target(ids::stock(jewel))
        }
        Action::TwoSmall => Choice::new("Receive", "FF-TRADE-05", "Receive two small jewels").target(sign::TWO),
        Action::AddSmall { jewel } => {
            let label = format!("Add {} for a large jewel", log::a(&jewel_name(jewel)));
            Choice::new("Give", "FF-TRADE-06", label).target(ids::home(jewel))
        }
        Action::DoneTrading => Choice::new("Give", "FF-TRADE-03", "Done trading").target(sign::DONE),
        Action::Steal { from, jewel } => {
            let words = Words::new().text(format!("Steal {} from ", log::a(&jewel_name(jewel))));
            let (words, target) = match from {
                Source::Home(victim) => (words.seat(victim), ids::loot(victim, jewel)),
                Source::Market => (words.text("the Black Market"), ids::stock(jewel)),
            };
            Choice::new("Steal", "FF-THIEF-03", words).target(target)
        }
    }
}

/// FF-TRADE-04, FF-TRADE-05, FF-TRADE-06. By which rule a jewel is received now.
const fn receiving(phase: Phase) -> &'static str {
    match phase {
        Phase::Trading(_, Trade { step: TradeStep::TwoSmall { .. } | TradeStep::OneMoreSmall { .. }, .. }) => {
            "FF-TRADE-05"
        }
        Phase::Trading(_, Trade { step: TradeStep::OneLarge, .. }) => "FF-TRADE-06",
        _ => "FF-TRADE-04",
    }
}

/// "to Berling Two, passing 2" or "out of the mine".
fn walk(view: &View, words: Words, from: Spot, to: Spot) -> Words {
    let contents = view.open.contents;
    let passed = contents.mine.between(from, to).len();
    let words = match to {
        Spot::OUTSIDE => words.text(" out of the mine"),
        _ => log::place(words.text(" to "), &contents, to),
    };
    if passed == 0 { words } else { words.text(format!(", passing {passed}")) }
}
