//! What people read: log lines, prompts, and how things are called.

use crate::action::Loot;
use crate::content::{Content, Work};
use crate::event::{Event, What, Why};
use crate::goods::{Good, Items, Resources, Stash};
use crate::ids::{Card, Cards, Dice, Item, Resource};
use crate::picture::{card_id, item_pile, resource_pile, vault_id};
use crate::state::Ending;
use crate::tray::{DieState, Face, Tray};
use engine::{Line, Seat, Words};

/// The event as a line of the log.
pub(crate) fn line(event: &Event, content: &Content) -> Line {
    let words = Words::new();
    let by = |seat: Seat| Words::new().seat(seat);
    let line = match event.what {
        What::Began { first } => Line::automatic(by(first).text(" goes first ").rule("DM-SETUP-12")),
        What::Exchanged { seat, cards } if cards.is_empty() => Line::decision(by(seat).text(" keeps all Patrons")),
        What::Exchanged { seat, cards } => Line::decision(patrons(by(seat).text(" sends away "), content, cards)),
        What::Drew { seat, count: 0, .. } => {
            Line::consequence(by(seat).text(" finds no Patron left to draw ").rule("DM-RULING-38"))
        }
        What::Drew { seat, cards: Some(cards), .. } => {
            Line::consequence(patrons(by(seat).text(" draws "), content, cards))
        }
        What::Drew { seat, count, cards: None } => {
            Line::consequence(by(seat).text(format!(" draws {count} Patron{}", plural(count))))
        }
        What::Reshuffled { count } => {
            Line::automatic(words.text(format!("The {count} discards become a new deck ")).rule("DM-RULING-38"))
        }
        What::TurnBegan { seat, round } => {
            Line { depth: 0, ..Line::automatic(words.text(format!("Round {round}: the turn of ")).seat(seat)) }
        }
        What::Rolled { seat, dice, tray, why } => rolled(content, seat, dice, tray, why),
        What::Stopped { seat, tray } => Line::decision(by(seat).text(format!(" stops mining with {}", haul(tray)))),
        What::Crafted { seat, work, cards, dice, omitted, vault } => {
            let mut words = by(seat).text(" forges ");
            words = match (work, vault) {
                (Work::Item(item), _) => words
                    .text(article(&content.item(item).name))
                    .piece(item_pile(content, item), &content.item(item).name),
                (Work::Vault, Some(vault)) => words.text("a ").piece(vault_id(vault), "Vault"),
                (Work::Vault, None) => words.text("a Vault"),
            };
            Line::decision(words.text(payment(content, cards, dice, omitted)))
        }
        What::LeftForge { seat } if event.forced => Line::automatic(by(seat).text(" can forge nothing more")),
        What::LeftForge { seat } => Line::decision(by(seat).text(" leaves the forge")),
        What::Stole { seat, victim, loot } => {
            let words = by(seat).text(format!("’s Burglars take {} from ", loot_name(content, loot))).seat(victim);
            Line::decision(words.text(match loot {
                Loot::Backpack(_) => "’s backpack",
                Loot::FromVault { .. } => "’s vault",
                Loot::Vault(_) => ", with everything in it",
            }))
        }
        What::Used { seat, card } => Line::decision(patron(by(seat).text(" calls on the "), content, card)),
        What::Eliminated { owner, card } => Line::consequence(
            patron(words.text("The "), content, card).text(" of ").seat(owner).text(" leaves the table"),
        ),
        What::Departed { owner, card } => Line::automatic(
            patron(words.text("The "), content, card).text(" of ").seat(owner).text(" is done and leaves"),
        ),
        What::FavourUsed { seat, card } => {
            Line::decision(patron(by(seat).text(" uses the favour of the "), content, card))
        }
        What::FavourKept { seat, card } if event.forced => Line::automatic(
            patron(by(seat).text(" cannot use the favour of the "), content, card)
                .text(" yet and keeps it ")
                .rule("DM-RULING-43"),
        ),
        What::FavourKept { seat, card } => {
            Line::decision(patron(by(seat).text(" keeps the favour of the "), content, card).text(" for later"))
        }
        What::Took { seat, resource, replaced } => {
            let words = taken(by(seat).text(" takes "), content, resource);
            Line::consequence(match replaced {
                Some(old) => words.text(format!(" in the place of {}", content.resource(old))),
                None => words,
            })
        }
        What::Declined { seat, resource } => {
            Line::consequence(by(seat).text(format!(" has no room for {} and leaves it", content.resource(resource))))
        }
        What::Traded { seat, given, got } => {
            let words = named(by(seat).text(" trades "), content, given).text(" for ");
            Line::consequence(named(words, content, got))
        }
        What::Fulfilled { seat, card, items, points, score } => {
            let words = patron(by(seat).text(" serves the "), content, card);
            let goods = list_items(content, items);
            Line::decision(words.text(format!(" with {goods}: +{points}, now {score} ")).rule("DM-SCORE-01"))
        }
        What::Raised { seat, card, points, score } => {
            let words = patron(words.text("The "), content, card).text(" of ").seat(seat);
            Line::automatic(words.text(format!(" rises: +{points}, now {score} ")).rule("DM-CUM-03"))
        }
        What::Delved { dice, .. } if dice.is_empty() => {
            Line::consequence(words.text("No Orc is left to drive out ").rule("DM-RULING-48"))
        }
        What::Delved { seat, dice } => {
            let count = dice.len() as u8;
            let orcs = format!(
                "{count} Orc{} become{} Artifact{}, and ",
                plural(count),
                if count == 1 { "s an" } else { "" },
                plural(count)
            );
            Line::consequence(words.text(orcs).seat(seat).text(" may craft again"))
        }
        What::Smashed { seat, victim, good } => {
            let words = by(seat).text(format!("’s Berserker smashes {} in ", good_name(content, good)));
            Line::consequence(words.seat(victim).text("’s backpack"))
        }
        What::Warded { seat, card, vault } => {
            let words = patron(words.text("The "), content, card).text(" of ").seat(seat).text(" wards ");
            Line::consequence(words.piece(vault_id(vault), format!("vault {}", vault.0 + 1)))
        }
        What::WardWaits { seat, card } => {
            let words = patron(words.text("The "), content, card).text(" of ").seat(seat);
            Line::consequence(words.text(" waits for a vault without a ward ").rule("DM-RULING-45"))
        }
        What::PatronDiscarded { seat, card } => {
            Line::decision(patron(by(seat).text(" sends away the "), content, card))
        }
        What::LeftHall { seat } if event.forced => Line::automatic(by(seat).text(" can serve nobody now")),
        What::LeftHall { seat } => Line::decision(by(seat).text(" is done serving Patrons")),
        What::Banked { seat, resources, lost } => {
            let mut words = by(seat);
            if !resources.is_empty() {
                words = words.text(format!(" banks {}", list_resources(content, resources)));
            }
            if !lost.is_empty() {
                let and = if resources.is_empty() { "" } else { " and" };
                words = words
                    .text(format!("{and} loses {}: no card is left on the board ", list_resources(content, lost)))
                    .rule("DM-RULING-26");
            }
            Line::automatic(words)
        }
        What::ArtifactBanked { seat, resource: Some(kind) } => {
            Line::decision(by(seat).text(format!(" banks an Artifact as {}", content.resource(kind))))
        }
        What::ArtifactBanked { seat, resource: None } => Line::decision(by(seat).text(" lets an Artifact go")),
        What::Discarded { seat, good } => {
            Line::decision(by(seat).text(format!(" discards {}", good_name(content, good))))
        }
        What::Placed { seat, vault, good } => {
            let words = by(seat).text(format!(" puts {} into ", good_name(content, good)));
            Line::decision(words.piece(vault_id(vault), format!("vault {}", vault.0 + 1)))
        }
        What::Stowed { seat, goods } => {
            Line::decision(by(seat).text(format!(" ends the turn with {}", list_goods(content, goods))))
        }
        What::LastRound { seat } => {
            Line::automatic(by(seat).text(" has reached the goal: this is the last round ").rule("DM-VARIANT-02"))
        }
        What::Ended { ending } => Line::automatic(ended(ending)),
    };
    // The header of a turn stays one, however the turn before it ended.
    let is_header = matches!(event.what, What::TurnBegan { .. });
    if event.forced && !is_header { Line { automatic: true, depth: line.depth.max(1), ..line } } else { line }
}

fn rolled(content: &Content, seat: Seat, dice: Dice, tray: Tray, why: Why) -> Line {
    let shown: Vec<&str> = dice.iter().filter_map(|die| tray.face(die)).map(crate::picture::face_name).collect();
    let text = match why {
        Why::TurnBegins => " rolls all six dice: ".to_owned(),
        Why::Again if dice.len() == 1 => {
            dice.iter().next().map_or_else(String::new, |die| format!(" rolls die {} again: ", content.die(die)))
        }
        Why::Again => format!(" rolls {} dice again: ", dice.len()),
        Why::Warrior => format!("’s Warrior clears {} Orc{}: ", dice.len(), plural(dice.len() as u8)),
        Why::Song => " rolls an Orc again to the War Chanter’s song: ".to_owned(),
    };
    let words = Words::new().seat(seat).text(text + &shown.join(", "));
    if why == Why::TurnBegins { Line::automatic(words) } else { Line::decision(words) }
}

/// How the match ended, in a sentence.
pub(crate) fn ended(ending: Ending) -> Words {
    let words = Words::new();
    match ending {
        Ending::Reached { winner } => words.seat(winner).text(" has reached the goal and wins ").rule("DM-END-01"),
        Ending::Levelled { winner } => {
            words.text("The last round is over: ").seat(winner).text(" wins ").rule("DM-VARIANT-02")
        }
        Ending::Stopped { winners } => {
            let mut words = words.text("There were rounds enough: ");
            for (index, seat) in winners.iter().enumerate() {
                words = if index > 0 { words.text(" and ").seat(seat) } else { words.seat(seat) };
            }
            words.text(if winners.len() > 1 { " share the victory " } else { " wins " }).rule("DM-RULING-50")
        }
    }
}

fn plural(count: u8) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// The article before a name, with a space.
pub(crate) fn article(name: &str) -> &'static str {
    if name == "Tools" {
        ""
    } else if name.starts_with(['A', 'E', 'I', 'O', 'U']) {
        "an "
    } else {
        "a "
    }
}

fn patron(words: Words, content: &Content, card: Card) -> Words {
    words.piece(card_id(card), &content.patron(card).name)
}

fn patrons(mut words: Words, content: &Content, cards: Cards) -> Words {
    for (index, card) in cards.iter().enumerate() {
        words = patron(if index > 0 { words.text(", ") } else { words }, content, card);
    }
    words
}

fn named(words: Words, content: &Content, item: Item) -> Words {
    words.text(article(&content.item(item).name)).piece(item_pile(content, item), &content.item(item).name)
}

fn taken(words: Words, content: &Content, kind: Resource) -> Words {
    words.piece(resource_pile(kind), content.resource(kind))
}

/// What a card is called.
pub(crate) fn good_name(content: &Content, good: Good) -> String {
    match good {
        Good::Resource(kind) => content.resource(kind).to_owned(),
        Good::Item(item) => format!("{}{}", article(&content.item(item).name), content.item(item).name),
    }
}

/// What loot is called.
pub(crate) fn loot_name(content: &Content, loot: Loot) -> String {
    match loot {
        Loot::Backpack(good) | Loot::FromVault { good, .. } => good_name(content, good),
        Loot::Vault(vault) => format!("vault {}", vault.0 + 1),
    }
}

/// Resources as words: "2 Iron, Gold".
pub(crate) fn list_resources(content: &Content, resources: Resources) -> String {
    let count = |kind: Resource| match resources.of(kind) {
        1 => content.resource(kind).to_owned(),
        count => format!("{count} {}", content.resource(kind)),
    };
    resources.kinds().map(count).collect::<Vec<_>>().join(", ")
}

/// Items as words.
pub(crate) fn list_items(content: &Content, items: Items) -> String {
    let count = |item: Item| match items.of(item) {
        1 => content.item(item).name.clone(),
        count => format!("{count} {}", content.item(item).name),
    };
    items.kinds().map(count).collect::<Vec<_>>().join(", ")
}

/// Everything in a stash as words.
pub(crate) fn list_goods(content: &Content, goods: Stash) -> String {
    let parts = [list_resources(content, goods.resources), list_items(content, goods.items)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() { "empty hands".to_owned() } else { parts.join(", ") }
}

/// What the dice give, as words.
fn haul(tray: Tray) -> String {
    let mut parts = Vec::new();
    let mut seen: Vec<(Face, u8)> = Vec::new();
    for state in tray.0 {
        if let DieState::Showing(face) = state
            && face != Face::Orc
        {
            match seen.iter_mut().find(|(known, _)| *known == face) {
                Some((_, count)) => *count += 1,
                None => seen.push((face, 1)),
            }
        }
    }
    for (face, count) in seen {
        let name = crate::picture::face_name(face);
        parts.push(if count == 1 { name.to_owned() } else { format!("{count} {name}") });
    }
    if parts.is_empty() { "nothing but Orcs".to_owned() } else { parts.join(", ") }
}

/// How something was paid, in brackets: nothing for dice alone.
fn payment(content: &Content, cards: Resources, dice: Dice, omitted: Resources) -> String {
    let mut parts = Vec::new();
    if !dice.is_empty() {
        parts.push(format!("{} di{}", dice.len(), if dice.len() == 1 { "e" } else { "ce" }));
    }
    if !cards.is_empty() {
        parts.push(format!("stored {}", list_resources(content, cards)));
    }
    if !omitted.is_empty() {
        parts.push(format!("without {}", list_resources(content, omitted)));
    }
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}
