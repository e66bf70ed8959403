//! Step 1: the Hero token, and what evil does (RULES.md, "The Hero token").

use super::{Flow, display, over, perish, tracks};
use crate::board::{Space, Troops};
use crate::content::{CouncilEffect, DoomSymbol};
use crate::phase::{Ending, Job};
use crate::{Event, TheDwarves};
use engine::Table;

/// TD-HERO-01, TD-HERO-02. The Hero token moves one space, and its symbol is resolved; TD-HERO-06, TD-RULING-65: unless
/// it rests.
pub(crate) fn move_hero(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let content = game.content.content();
    if game.holds > 0 {
        game.holds -= 1;
        table.tell(|| Event::HeroRested);
        return Ok(());
    }
    game.hero += 1;
    let to = game.hero;
    table.tell(|| Event::HeroMoved { to });
    if game.hero == game.doom {
        return over(Ending::Doom);
    }
    // TD-RULING-45. What evil changes may complete a quest.
    game.agenda.push(Job::Quests);
    match content.doom[usize::from(game.hero)] {
        DoomSymbol::Start => Ok(()),
        DoomSymbol::Council(steps) => {
            tracks::move_council(game, -(steps as i8), table);
            Ok(())
        }
        DoomSymbol::Threat(cards) => {
            mix_in_threats(game, cards, table);
            Ok(())
        }
        DoomSymbol::Recruit(gateway) => recruit(game, content.gateways[gateway].space, table),
    }
}

/// TD-HERO-04, TD-RULING-57. Unseen Threats are shuffled into the Adventure pile, as many as there are.
pub(crate) fn mix_in_threats(game: &mut TheDwarves, cards: u8, table: &mut impl Table<Event>) {
    display::renew_if_empty(game, table);
    let cards = cards.min(game.piles.threat_len());
    game.piles.mixed_in += cards;
    table.tell(|| Event::ThreatsMixed { cards });
}

/// TD-HERO-05, TD-PERISH-10, TD-RULING-11. The Recruitment dice are rolled; a troop for each skull, as far as the supply
/// goes, enters at the Gateway. All of them are one group (TD-RULING-05).
pub(crate) fn recruit(game: &mut TheDwarves, at: Space, table: &mut impl Table<Event>) -> Flow {
    let content = game.content.content();
    let mut skulls = Troops(content.recruitment.map(|faces| table.pick(&faces)));
    table.tell(|| Event::Recruited { at, skulls });
    if game.council_effect() == CouncilEffect::RecruitRerollBlanks && skulls.0.contains(&0) {
        // TD-COUNCIL-07, TD-RULING-36. Blanks are rolled again, once.
        for (kind, faces) in content.recruitment.iter().enumerate() {
            if skulls.0[kind] == 0 {
                skulls.0[kind] = table.pick(faces);
            }
        }
        table.tell(|| Event::BlanksRerolled { skulls });
    }
    perish::place_from_supply(game, at, skulls, table)
}
