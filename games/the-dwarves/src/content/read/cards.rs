//! Reads the cards.

use super::{Gazetteer, bad};
use crate::board::TroopSet;
use crate::cards::{Card, CardSet, Effect, MAX_ITEMS, Place, Quest, Span, Where};
use crate::content::raw::*;
use crate::content::{CardInfo, CardKind, Condition, Gear, ItemInfo, Window};
use engine::BadContent;

fn cards_bad(entry: &str, reason: impl Into<String>) -> BadContent {
    BadContent::new("cards.toml", entry, reason)
}

/// All cards, and which of them are Scenarios of stage A, B and C, Adventures and Threats.
pub(crate) fn cards(file: CardsFile, gazetteer: &Gazetteer<'_>) -> Result<(Vec<CardInfo>, [CardSet; 5]), BadContent> {
    let mut cards = Vec::new();
    let mut sets = [CardSet::NONE; 5];
    for raw in file.scenario {
        let stage = ["A", "B", "C"].iter().position(|stage| *stage == raw.stage);
        let stage = stage.ok_or_else(|| cards_bad(&raw.id, "the stages are A, B and C"))?;
        sets[stage] = sets[stage].with(Card(cards.len() as u8));
        cards.push(scenario(raw, stage, gazetteer)?);
    }
    for raw in file.adventure {
        sets[3] = sets[3].with(Card(cards.len() as u8));
        cards.push(CardInfo {
            quest: Some(quest(raw.quest, &raw.id, gazetteer)?),
            effects: effects(raw.reward, &raw.id, gazetteer)?,
            kind: CardKind::Adventure,
            id: raw.id,
            name: raw.name,
            text: raw.text,
        });
    }
    for raw in file.threat {
        sets[4] = sets[4].with(Card(cards.len() as u8));
        let immediately = raw.timing == Timing::Immediate;
        if immediately != raw.quest.is_none() {
            return Err(cards_bad(&raw.id, "a Threat either strikes immediately or has a quest"));
        }
        let pins = raw.while_open.iter().any(|WhileOpen::Pin { who }| who == "active");
        cards.push(CardInfo {
            quest: raw.quest.map(|asked| quest(asked, &raw.id, gazetteer)).transpose()?,
            effects: effects(raw.effect, &raw.id, gazetteer)?,
            kind: CardKind::Threat { immediately, pins },
            id: raw.id,
            name: raw.name,
            text: raw.text,
        });
    }
    if cards.len() > 64 || sets[1].len() != 1 {
        return Err(cards_bad("scenario", "there are at most 64 cards and one of stage B (TD-RULING-49)"));
    }
    meets_some_condition(&cards)?;
    Ok((cards, sets))
}

/// TD-SCEN-04. Two of the conditions are each other's opposite, so that one card can always be played.
fn meets_some_condition(cards: &[CardInfo]) -> Result<(), BadContent> {
    let conditions = || {
        cards.iter().filter_map(|card| match card.kind {
            CardKind::Scenario { stage: 2, condition, .. } => Some(condition),
            _ => None,
        })
    };
    let most = conditions().find_map(|condition| match condition {
        Condition::PerishedAtMost { count } => Some(count),
        _ => None,
    });
    let complete = conditions().any(|condition| match condition {
        Condition::PerishedAtLeast { count } => most.is_some_and(|most| count <= most + 1),
        Condition::None => true,
        Condition::PerishedAtMost { .. } | Condition::TroopsAtLeast { .. } => false,
    });
    if complete { Ok(()) } else { Err(cards_bad("scenario", "it can happen that no stage C card may be played")) }
}

fn scenario(raw: RawScenario, stage: usize, gazetteer: &Gazetteer<'_>) -> Result<CardInfo, BadContent> {
    let mut placing = None;
    for preparation in raw.preparation {
        match (preparation, &raw.quest) {
            (Preparation::AllDwarvesTo { at }, _) => match place(&at, &raw.id, gazetteer)?.at {
                Where::On(spaces) => placing = spaces.iter().next(),
                Where::Any | Where::Perished | Where::Affected => {
                    return Err(cards_bad(&raw.id, "the dwarves are placed on a space"));
                }
            },
            (Preparation::TokensOnCard { count }, Quest::BattleBoss { tokens, .. }) if count == *tokens => {}
            (Preparation::TokenOnEachGateway, Quest::TestsEach { .. }) => {}
            (Preparation::TokensOnCard { .. } | Preparation::TokenOnEachGateway, _) => {
                return Err(cards_bad(&raw.id, "the tokens do not fit the quest"));
            }
        }
    }
    Ok(CardInfo {
        kind: CardKind::Scenario { stage, condition: raw.condition, placing },
        quest: Some(quest(raw.quest, &raw.id, gazetteer)?),
        effects: effects(raw.reward, &raw.id, gazetteer)?,
        id: raw.id,
        name: raw.name,
        text: raw.text,
    })
}

fn quest(raw: Quest<String>, card: &str, gazetteer: &Gazetteer<'_>) -> Result<Quest<Place>, BadContent> {
    let quest = raw.places(|name| place(&name, card, gazetteer))?;
    let fits = match &quest {
        Quest::TestsEach { at, .. } | Quest::VisitEach { at } => at.len() <= 8,
        Quest::Tests { span, .. } => *span != Span::Game,
        Quest::DefeatMap { span, .. } => *span != Span::Roll,
        _ => true,
    };
    if fits { Ok(quest) } else { Err(cards_bad(card, "this quest has too many places or a span that cannot be")) }
}

/// A place by its word: `any`, `location:porista`, `gateway:IV`, `kingdom:urgon`, `perished:any`, `affected`.
fn place(word: &str, card: &str, gazetteer: &Gazetteer<'_>) -> Result<Place, BadContent> {
    let one = |space| Where::On(crate::board::SpaceSet::one(space));
    let found = match word.split_once(':') {
        None if word == "any" => Some(("anywhere".to_owned(), Where::Any)),
        None if word == "affected" => Some(("the target's space".to_owned(), Where::Affected)),
        Some(("perished", "any")) => Some(("Perished Land".to_owned(), Where::Perished)),
        Some(("gateway", "any")) => {
            let all = gazetteer.board.gateway.iter().filter_map(|gateway| gazetteer.space(&gateway.space).ok());
            Some(("any Gateway".to_owned(), Where::On(all.collect())))
        }
        Some(("gateway", id)) => gazetteer.gateway(id).map(|space| (format!("Gateway {id}"), one(space))),
        Some(("location", id)) => gazetteer.location(id).map(|spot| (spot.name, one(spot.space))),
        Some(("kingdom", id)) => gazetteer.kingdom(id).map(|(name, spaces)| (name, Where::On(spaces))),
        None | Some(_) => None,
    };
    let (name, at) = found.ok_or_else(|| cards_bad(card, format!("there is no place {word}")))?;
    Ok(Place { name, at })
}

fn effects(raw: Vec<RawEffect>, card: &str, gazetteer: &Gazetteer<'_>) -> Result<Vec<Effect>, BadContent> {
    raw.into_iter().map(|raw| effect(raw, card, gazetteer)).collect()
}

fn effect(raw: RawEffect, card: &str, gazetteer: &Gazetteer<'_>) -> Result<Effect, BadContent> {
    let space = |word: &str| match place(word, card, gazetteer)?.at {
        Where::On(spaces) => spaces.iter().next().ok_or_else(|| bad(card, "there is no such space")),
        Where::Any | Where::Perished | Where::Affected => Err(cards_bad(card, format!("{word} is not a space"))),
    };
    Ok(match raw {
        RawEffect::Equipment { count, look } => Effect::Equipment { count, look: look.unwrap_or(count) },
        RawEffect::Heal { points, who: None } => Effect::Heal { points },
        RawEffect::Council { delta } => Effect::Council { delta },
        RawEffect::Doom { delta } => Effect::Doom { delta },
        RawEffect::HeroHold { turns } => Effect::HeroHold { turns },
        RawEffect::RemoveTroops { count, types, scope } if scope == "map" || scope == "own_space" => {
            let types: TroopSet = types.into_iter().collect();
            Effect::RemoveTroops { count, types, own_space: scope == "own_space" }
        }
        RawEffect::TunnelTile => Effect::TunnelTile,
        RawEffect::Cleanse { count } => Effect::Cleanse { count },
        RawEffect::DiscardThreat { count } => Effect::DiscardThreat { count },
        RawEffect::Keenfire { attr, delta } => Effect::Keenfire { attr, delta },
        RawEffect::Recruit { gateway } => Effect::Recruit { gateway: space(&format!("gateway:{gateway}"))? },
        RawEffect::PlaceTroops { troops, at } => Effect::PlaceTroops {
            troops: troops.into(),
            at: at.iter().map(|word| space(word)).collect::<Result<_, _>>()?,
        },
        RawEffect::ReleaseCardTroops { at } => Effect::ReleaseCardTroops { at: space(&at)? },
        RawEffect::LoseHealth { points, who } if who == "choose" || who == "affected" => {
            Effect::LoseHealth { points, affected: who == "affected" }
        }
        RawEffect::Perish { r#where } => match r#where.split_once(':') {
            None if r#where == "open_tunnel" => Effect::PerishEntrance,
            Some(("each_with", troop)) => {
                let troop = crate::board::Troop::ALL.into_iter().find(|kind| kind.id() == troop);
                let troop = troop.ok_or_else(|| cards_bad(card, "there is no such troop"))?;
                Effect::PerishEachWith { troop }
            }
            None | Some(_) => return Err(cards_bad(card, "nothing perishes there")),
        },
        RawEffect::DiscardEquipment { count, otherwise } => {
            Effect::DiscardEquipment { count, otherwise: Box::new(effect(*otherwise, card, gazetteer)?) }
        }
        _ => return Err(cards_bad(card, "this effect is not one of a card")),
    })
}

/// The kinds of Equipment.
pub(crate) fn items(file: EquipmentFile) -> Result<Vec<ItemInfo>, BadContent> {
    if file.equipment.len() > MAX_ITEMS {
        let reason = format!("there are at most {MAX_ITEMS} kinds");
        return Err(BadContent::new("equipment.toml", "equipment", reason));
    }
    file.equipment.into_iter().map(item).collect()
}

fn item(raw: RawItem) -> Result<ItemInfo, BadContent> {
    let bad = |reason: &str| BadContent::new("equipment.toml", raw.id.clone(), reason);
    let window = match (raw.mode.as_str(), raw.window.as_deref()) {
        ("permanent", None) => Window::Always,
        ("discard", Some("action_phase")) => Window::ActionPhase,
        ("discard", Some("own_action_phase")) => Window::OwnActionPhase,
        ("discard", Some("health_loss")) => Window::HealthLoss,
        ("discard", Some("enter_perished")) => Window::EnterPerished,
        _ => return Err(bad("the mode and the window do not fit each other")),
    };
    let (gear, allowed) = match raw.effect.clone() {
        RawEffect::Attribute { attr, delta } => (Gear::Attribute { attr, delta }, window == Window::Always),
        RawEffect::MaxHealth { delta } => (Gear::MaxHealth { delta }, window == Window::Always),
        RawEffect::Heal { points, who } if who.as_deref() == Some("one") => {
            (Gear::Heal { points }, matches!(window, Window::ActionPhase | Window::OwnActionPhase))
        }
        RawEffect::ExtraAction { who } if who == "one" => (Gear::ExtraAction, window == Window::ActionPhase),
        RawEffect::PreventLoss { points } => (Gear::PreventLoss { points }, window == Window::HealthLoss),
        RawEffect::RemoveTroops { count, types, scope } if scope == "own_or_adjacent" => {
            (Gear::RemoveTroops { count }, types.len() == 3 && window == Window::OwnActionPhase)
        }
        RawEffect::Summon => (Gear::Summon, window == Window::OwnActionPhase),
        RawEffect::FreeTunnel => (Gear::FreeTunnel, window == Window::Always),
        RawEffect::Reroll { dice: 1, on, per_turn: 1 } if on == "test" => (Gear::Reroll, window == Window::Always),
        RawEffect::Council { delta } => (Gear::Council { delta }, window == Window::OwnActionPhase),
        RawEffect::IgnorePerished => (Gear::IgnorePerished, window == Window::EnterPerished),
        RawEffect::MoveBonus { delta } => (Gear::MoveBonus { delta }, window == Window::Always),
        _ => return Err(bad("this effect is not one of Equipment")),
    };
    if !allowed {
        return Err(bad("this effect does not work in that window"));
    }
    Ok(ItemInfo { id: raw.id, name: raw.name, text: raw.text, copies: raw.copies, window, gear })
}
