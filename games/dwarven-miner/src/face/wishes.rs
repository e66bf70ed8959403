//! What a click on an element may have meant, legal or not, so that the rules can say why not.

use crate::action::{Action, Loot};
use crate::content::Work;
use crate::goods::Good;
use crate::ids::{Card, Dice, Item, Resource, VaultId};
use crate::picture::{die_id, item_glyph};
use crate::state::{FavourStep, Open, Phase};
use crate::tray::Face;
use crate::view::View;
use engine::Seat;

/// What the seat may have meant by touching the element.
pub(crate) fn wishes(view: &View, seat: Seat, target: &str) -> Vec<Action> {
    let open = &view.open;
    if let Some(die) = Dice::ALL.iter().find(|die| die_id(&open.content, *die) == target) {
        let dice: Dice = [die].into_iter().collect();
        let is_orc = open.turn.tray.face(die) == Some(Face::Orc);
        let song = is_orc.then_some(Action::ChanterReroll { die });
        return [Action::Roll { dice }].into_iter().chain(song).collect();
    }
    if let Some(word) = target.strip_prefix("pile-") {
        return pile(open, word);
    }
    if let Some(card) = target.strip_prefix("patron-").and_then(number).and_then(|number| Card::try_from(number).ok()) {
        return patron(view, seat, card);
    }
    if let Some(tier) = target.strip_prefix("burglars-").and_then(number) {
        return seat.others(open.seats()).map(|victim| Action::Burgle { tier, victim }).collect();
    }
    if let Some(victim) = target.strip_prefix("miner-").and_then(number) {
        return vec![Action::Burgle { tier: open.burglars().max(1), victim: Seat(victim) }];
    }
    match target {
        "roll" => vec![Action::Roll { dice: open.turn.tray.free() }],
        "done" => vec![done(open)],
        "patron-deck" | "patron-discard" => vec![Action::Mulligan { replace: view.hands[seat.index()].seen() }],
        _ => stored(open, target),
    }
}

fn number(word: &str) -> Option<u8> {
    word.parse().ok()
}

/// A pile is touched to craft, to take, to leave out or to bank.
fn pile(open: &Open, word: &str) -> Vec<Action> {
    if let Some(resource) = Resource::ALL.into_iter().find(|kind| kind.id() == word) {
        return vec![match open.phase {
            Phase::Omitting { .. } => Action::Omit { resource },
            Phase::Banking => Action::BankArtifact { resource },
            _ => Action::Pick { resource },
        }];
    }
    if word == "vault" {
        return vec![Action::CraftVault, Action::EngineerCraft { work: Work::Vault }];
    }
    let item = open.content.item_kinds().find(|item| item_glyph(&open.content, *item) == word);
    item.map_or_else(Vec::new, |item: Item| match open.phase {
        Phase::Trading { .. } | Phase::Favour { step: FavourStep::Getting { .. }, .. } => vec![Action::Get { item }],
        _ => vec![Action::Craft { item }],
    })
}

/// A Patron in hand is to be fulfilled or sent away; one in a court is to be used or driven off.
fn patron(view: &View, seat: Seat, card: Card) -> Vec<Action> {
    let open = &view.open;
    if view.hands[seat.index()].seen().contains(card) {
        return match open.phase {
            Phase::Choosing { .. } => vec![Action::DiscardPatron { card }],
            _ => vec![Action::Fulfil { card }],
        };
    }
    let with = &open.content.with;
    if open.miner(seat).favours.contains(card) {
        return vec![Action::UseFavour { card }];
    }
    if open.owner(card) == Some(seat) {
        let orcs = open.turn.tray.showing(Face::Orc);
        if with.take.contains(card) {
            return vec![Action::UseAlchemist];
        } else if with.reroll.contains(card) {
            return vec![Action::UseWarrior { dice: orcs }];
        } else if with.discount.contains(card) {
            return vec![Action::EngineerCraft { work: Work::Vault }];
        }
    }
    vec![Action::UseRogue { card }]
}

/// What going on would be now.
fn done(open: &Open) -> Action {
    match open.phase {
        Phase::Mining { .. } => Action::StopMining,
        Phase::Crafting => Action::EndCrafting,
        Phase::Fulfilment => Action::EndFulfilment,
        Phase::Omitting { .. } => Action::OmitDone,
        Phase::Picking { .. } | Phase::Favour { step: FavourStep::Picking { .. }, .. } => Action::PickDone,
        Phase::Favour { step: FavourStep::Placing { .. }, .. } => Action::DropGain,
        Phase::Arranging { vault, slot: crate::state::VaultSlot::Item, .. } => Action::PutItem { vault, item: None },
        Phase::Arranging { vault, .. } => Action::PutResource { vault, resource: None },
        _ => Action::DoneTrimming,
    }
}

/// A card in a stash: one's own is to be discarded, another's to be stolen; a vault is to be stolen or warded.
fn stored(open: &Open, target: &str) -> Vec<Action> {
    let good = |word: &str| {
        let resource = Resource::ALL.into_iter().find(|kind| kind.id() == word).map(Good::Resource);
        resource
            .or_else(|| open.content.item_kinds().find(|item| item_glyph(&open.content, *item) == word).map(Good::Item))
    };
    // The last part counts the cards of a kind; item words have hyphens of their own.
    let Some((rest, _)) = target.rsplit_once('-') else { return Vec::new() };
    if let Some(word) = rest.strip_prefix("bench-") {
        return good(word).map(|good| Action::Discard { good }).into_iter().collect();
    }
    let Some((place, rest)) = rest.split_once('-') else { return vault(target) };
    let Some((owner, word)) = rest.split_once('-') else { return vault(target) };
    let (Some(owner), Some(good)) = (number(owner), good(word)) else { return vault(target) };
    match place {
        "pack" if Seat(owner) == open.turn.active => vec![Action::Discard { good }],
        "pack" => vec![Action::Loot { loot: Loot::Backpack(good) }],
        "vault" => match VaultId::try_from(owner.wrapping_sub(1)) {
            Ok(id) if open.vault(id).owner == Some(open.turn.active) => vec![Action::Discard { good }],
            Ok(vault) => vec![Action::Loot { loot: Loot::FromVault { vault, good } }],
            Err(_) => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn vault(target: &str) -> Vec<Action> {
    let id = target
        .strip_prefix("vault-")
        .and_then(number)
        .and_then(|number| VaultId::try_from(number.wrapping_sub(1)).ok());
    id.map_or_else(Vec::new, |vault| vec![Action::Loot { loot: Loot::Vault(vault) }, Action::PlaceWard { vault }])
}
