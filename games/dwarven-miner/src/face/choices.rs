//! How actions are offered: what the button says, the rule that allows them, and what one clicks.

use crate::action::{Action, Loot};
use crate::content::{Theft, Work};
use crate::goods::Good;
use crate::ids::{Card, Cards, Dice, Die, Item, VaultId};
use crate::picture::{
    Spot, card_id, die_id, face_name, good_id, item_pile, pack_id, place_of, resource_pile, vault_id,
};
use crate::rules::powers;
use crate::state::{Open, Phase, StashId, VaultSlot};
use crate::tray::Face;
use crate::view::View;
use crate::words::{article, good_name, list_resources, loot_name};
use canvas::Choice;
use engine::{Seat, Words};

/// How an action of the seat is offered.
pub(crate) fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let open = &view.open;
    let content = &open.content;
    let words = Words::new();
    let done = |group, rule, label: &str| Choice::new(group, rule, label).target("done");
    match action {
        Action::Mulligan { replace } if replace.is_empty() => done("Exchange", "DM-SETUP-10", "Keep all Patrons"),
        Action::Mulligan { replace } => {
            let names: Vec<&str> = replace.iter().map(|card| content.patron(card).name.as_str()).collect();
            let choice = Choice::new("Exchange", "DM-SETUP-10", format!("Exchange {}", names.join(", ")));
            replace.iter().fold(choice, |choice, card| choice.target(card_id(card))).target("done").final_if(true)
        }
        Action::Roll { dice } => {
            let choice = Choice::new("Roll", "DM-MINE-04", dice_words(open, "Roll", dice, open.turn.tray.free()));
            dice.iter().fold(choice, |choice, die| choice.target(die_id(content, die))).target("roll").final_if(true)
        }
        Action::StopMining => done("Go on", "DM-MINE-07", "Stop mining"),
        Action::UseWarrior { dice } => {
            let label = format!("Warrior: {}", dice_words(open, "roll", dice, open.turn.tray.showing(Face::Orc)));
            let choice = Choice::new("Powers", "DM-POWER-07", label);
            let choice = choice.target(own_card(open, seat, content.with.reroll));
            dice.iter().fold(choice, |choice, die| choice.target(die_id(content, die))).target("roll").final_if(true)
        }
        Action::ChanterReroll { die } => {
            Choice::new("Powers", "DM-POWER-11", format!("War Chanter: roll {} again", die_words(open, die)))
                .target(song(open))
                .target(die_id(content, die))
                .final_if(true)
        }
        Action::Craft { item } => {
            let recipe = list_resources(content, content.item(item).recipe);
            Choice::new(
                "Forge",
                "DM-CRAFT-01",
                item_words(words.text("Forge "), open, item).text(format!(" ({recipe})")),
            )
            .target(item_pile(content, item))
        }
        Action::CraftVault => {
            let recipe = list_resources(content, content.vault.recipe);
            Choice::new("Forge", "DM-VAULT-01", format!("Forge a Vault ({recipe})")).target("pile-vault")
        }
        Action::EngineerCraft { work } => {
            let pile = match work {
                Work::Item(item) => item_pile(content, item),
                Work::Vault => "pile-vault".to_owned(),
            };
            let name = content.work(work);
            Choice::new("Powers", "DM-POWER-04", format!("Engineer: forge {}{name} for less", article(name)))
                .target(own_card(open, seat, content.with.discount))
                .target(pile)
        }
        Action::Omit { resource } => {
            Choice::new("Engineer", "DM-RULING-55", format!("Leave out {}", content.resource(resource)))
                .target(resource_pile(resource))
        }
        Action::OmitDone => done("Engineer", "DM-RULING-55", "Leave out no more"),
        Action::Burgle { tier, victim } => {
            let what = match content.tiers[usize::from(tier) - 1] {
                Theft::Resource => "a resource of ",
                Theft::Item => "an item of ",
                Theft::FromVault => "from a vault of ",
                Theft::Vault => "a whole vault of ",
            };
            let cost = format!(" ({tier} Burglar{})", if tier == 1 { "" } else { "s" });
            let label = words.text(format!("Steal {what}")).seat(victim).text(cost);
            Choice::new("Steal", BURGLARS[usize::from(tier - 1) % 4], label)
                .target(format!("burglars-{tier}"))
                .target(format!("miner-{}", victim.0))
        }
        Action::Loot { loot } => {
            let Phase::Looting { victim, .. } = open.phase else { return Choice::new("Steal", "DM-BURG-01", "Take") };
            let target = match loot {
                Loot::Backpack(good) => good_id(open, victim, Spot::Pack, good, 0),
                Loot::FromVault { vault, good } => good_id(open, victim, Spot::Vault(vault), good, 0),
                Loot::Vault(vault) => vault_id(vault),
            };
            Choice::new("Steal", "DM-RULING-16", format!("Take {}", loot_name(content, loot))).target(target)
        }
        Action::UseAlchemist => Choice::new("Powers", "DM-POWER-05", "Alchemist: take up to two resource cards")
            .target(own_card(open, seat, content.with.take)),
        Action::UseRogue { card } => {
            let words = words.text(format!("Rogue: drive off the {} of ", content.patron(card).name));
            let owner = open.owner(card).unwrap_or(seat);
            Choice::new("Powers", "DM-POWER-02", words.seat(owner))
                .target(own_card(open, seat, content.with.eliminate.without(card)))
                .target(card_id(card))
        }
        Action::UseFavour { card } => {
            Choice::new("Powers", "DM-RULING-42", format!("Use the favour of the {}", content.patron(card).name))
                .target(card_id(card))
        }
        Action::Pick { resource } => {
            Choice::new("Take", rule_of_picking(open), format!("Take {}", content.resource(resource)))
                .target(resource_pile(resource))
        }
        Action::PickDone => done("Take", rule_of_picking(open), "Take no more"),
        Action::Give { from, item } => {
            let target = match from {
                None => place_of(open, seat, Good::Item(item)),
                Some(stash) => good_id(open, seat, spot(stash), Good::Item(item), 0),
            };
            let place = match from {
                None => String::new(),
                Some(StashId::Backpack) => " from the backpack".to_owned(),
                Some(StashId::Vault(vault)) => format!(" from vault {}", vault.0 + 1),
            };
            Choice::new("Trade", "DM-RULING-41", item_words(words.text("Give "), open, item).text(place)).target(target)
        }
        Action::Get { item } => Choice::new("Trade", "DM-RULING-41", item_words(words.text("Take "), open, item))
            .target(item_pile(content, item)),
        Action::EndCrafting => done("Go on", "DM-TURN-01", "End crafting"),
        Action::Fulfil { card } => {
            let label = format!("Serve the {} for {}", content.patron(card).name, open.worth(content.kind(card)));
            Choice::new("Serve", "DM-FULFIL-01", label).target(card_id(card)).final_if(true)
        }
        Action::Smash { good } => {
            let Phase::Smashing { victim } = open.phase else { return Choice::new("Smash", "DM-POWER-09", "Smash") };
            Choice::new("Smash", "DM-POWER-09", format!("Smash {}", good_name(content, good))).target(good_id(
                open,
                victim,
                Spot::Pack,
                good,
                0,
            ))
        }
        Action::PlaceWard { vault } => {
            Choice::new("Ward", "DM-POWER-10", format!("Ward vault {}", vault.0 + 1)).target(vault_id(vault))
        }
        Action::DiscardPatron { card } => {
            Choice::new("Send away", "DM-FULFIL-08", format!("Send away the {}", content.patron(card).name))
                .target(card_id(card))
                .final_if(true)
        }
        Action::FavourNow => {
            let Phase::Favour { card, .. } = open.phase else {
                return Choice::new("Favour", "DM-RULING-42", "Use it now");
            };
            Choice::new("Favour", "DM-RULING-42", format!("Use the {} now", content.patron(card).name))
                .target(card_id(card))
        }
        Action::FavourLater => done("Favour", "DM-RULING-42", "Keep the favour for later"),
        Action::PutGain { stash } => Choice::new("Place", "DM-STORE-07", format!("Put it into {}", stash_name(stash)))
            .target(stash_element(seat, stash)),
        Action::ReplaceGain { stash, resource } => {
            let label = format!("Replace {} in {}", content.resource(resource), stash_name(stash));
            Choice::new("Place", "DM-STORE-07", label).target(good_id(
                open,
                seat,
                spot(stash),
                Good::Resource(resource),
                0,
            ))
        }
        Action::DropGain => done("Place", "DM-RULING-33", "Do without it"),
        Action::EndFulfilment => done("Go on", "DM-FULFIL-09", "End fulfilment"),
        Action::BankArtifact { resource } => {
            Choice::new("Bank", "DM-RULING-27", format!("Bank it as {}", content.resource(resource)))
                .target(resource_pile(resource))
        }
        Action::DropArtifact => done("Bank", "DM-BANK-02", "Let the Artifact go"),
        Action::Discard { good } => {
            Choice::new("Discard", "DM-STORE-05", format!("Discard {}", good_name(content, good)))
                .target(place_of(open, seat, good))
        }
        Action::DoneTrimming => {
            done("Go on", "DM-STORE-06", "Keep what is left").final_if(open.vaults_of(seat).next().is_none())
        }
        Action::KeepArrangement => done("Stow", "DM-RULING-64", "Leave everything where it lay").final_if(true),
        Action::PutItem { vault, item } => put(open, seat, vault, item.map(Good::Item)),
        Action::PutResource { vault, resource } => put(open, seat, vault, resource.map(Good::Resource)),
    }
}

/// "Roll all five again", "Roll all but Deep Lode Crystal", "Roll both of Upper Seam and Deep Lode Powder": which of the
/// dice that may be rolled are rolled. Of a pair that shows the same, the first is meant (DM-COMP-06).
fn dice_words(open: &Open, verb: &str, dice: Dice, all: Dice) -> String {
    let kept = all.without_all(dice);
    match (dice.len(), kept.len()) {
        (1, _) => format!("{verb} {} again", some_dice(open, dice)),
        (2, 0) => format!("{verb} both dice again"),
        (count, 0) => format!("{verb} all {} again", ["none", "one", "two", "three", "four", "five", "six"][count]),
        (rolled, left) if left < rolled => format!("{verb} all but {}", some_dice(open, kept)),
        _ => format!("{verb} {}", some_dice(open, dice)),
    }
}

/// Dice by layout: "both of Upper Seam and Deep Lode Powder".
fn some_dice(open: &Open, dice: Dice) -> String {
    let mut names: Vec<String> = Vec::new();
    for (index, layout) in open.content.layouts.iter().enumerate() {
        let of_layout: Vec<Die> = dice.iter().filter(|die| die.index() / 2 == index).collect();
        match of_layout.as_slice() {
            [] => {}
            [die] => names.push(die_words(open, *die)),
            _ => names.push(format!("both of {}", layout.name)),
        }
    }
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { last } else { format!("{} and {last}", names.join(", ")) }
}

/// "Upper Seam Iron": the layout of a die and what it shows.
fn die_words(open: &Open, die: Die) -> String {
    let layout = &open.content.layouts[die.index() / 2].name;
    open.turn.tray.face(die).map_or_else(|| layout.clone(), |face| format!("{layout} {}", face_name(face)))
}

/// The rule by which resource cards are taken now.
fn rule_of_picking(open: &Open) -> &'static str {
    match open.phase {
        Phase::Picking { card, .. } | Phase::Favour { card, .. } => powers::rule_of_picking(open, card),
        _ => "DM-POWER-05",
    }
}

/// The rules of the four thefts.
const BURGLARS: [&str; 4] = ["DM-BURG-02", "DM-BURG-03", "DM-BURG-04", "DM-BURG-05"];

/// Something, or nothing, goes into a vault.
fn put(open: &Open, seat: Seat, vault: VaultId, good: Option<Good>) -> Choice {
    let into = format!("vault {}", vault.0 + 1);
    let Some(good) = good else {
        // In an item slot the sign alone means to leave everything where it lay.
        return if let Phase::Arranging { slot: VaultSlot::Item, .. } = open.phase {
            let choice = Choice::new("Stow", "DM-STORE-05", format!("No item into {into}"));
            choice.target(vault_id(vault)).target("done")
        } else {
            Choice::new("Stow", "DM-STORE-05", format!("Nothing more into {into}")).target("done")
        };
    };
    Choice::new("Stow", "DM-STORE-05", format!("{} into {into}", good_name(&open.content, good)))
        .target(place_of(open, seat, good))
        .target(vault_id(vault))
}

fn item_words(words: Words, open: &Open, item: Item) -> Words {
    let name = &open.content.item(item).name;
    words.text(article(name)).piece(item_pile(&open.content, item), name)
}

/// The element of the lowest of the seat's face-up cards among these.
fn own_card(open: &Open, seat: Seat, cards: Cards) -> String {
    open.miner(seat).court.common(cards).first().map_or_else(String::new, card_id)
}

/// The element of a War Chanter on the table.
fn song(open: &Open) -> String {
    let face_up = open.miners.iter().fold(Cards::NONE, |all, miner| all.with_all(miner.court));
    face_up.common(open.content.with.song).first().map_or_else(String::new, |card: Card| card_id(card))
}

fn spot(stash: StashId) -> Spot {
    match stash {
        StashId::Backpack => Spot::Pack,
        StashId::Vault(vault) => Spot::Vault(vault),
    }
}

fn stash_name(stash: StashId) -> String {
    match stash {
        StashId::Backpack => "the backpack".to_owned(),
        StashId::Vault(vault) => format!("vault {}", vault.0 + 1),
    }
}

fn stash_element(seat: Seat, stash: StashId) -> String {
    match stash {
        StashId::Backpack => pack_id(seat),
        StashId::Vault(vault) => vault_id(vault),
    }
}
