//! The table as text, for terminals and screen readers.

use crate::content::Content;
use crate::goods::Resources;
use crate::ids::{Cards, Dice, Patron, Resource};
use crate::outlook;
use crate::picture::{Spot, face_name, phase_name, shown};
use crate::state::Open;
use crate::tray::DieState;
use crate::view::{Hand, View};
use crate::words::list_goods;
use engine::{Seat, Viewer};
use std::fmt::Write;

/// The whole table.
pub(crate) fn text(view: &View, viewer: Viewer) -> String {
    let open = &view.open;
    let content = &open.content;
    let mut out = String::new();
    let _ = writeln!(out, "Round {}, {}, turn of {}", open.turn.round, phase_name(open.phase), open.turn.active);
    let _ = writeln!(out, "\nDice: {}", dice(open));
    let _ = writeln!(out, "Burglars: {}", open.burglars());
    let _ = writeln!(out, "\nResources left: {}", piles(content, open.piles.resources));
    let _ = writeln!(out, "Vaults left: {} ({})", open.vault_pile(), letters(content, content.vault.recipe));
    let _ = writeln!(out, "Patrons: {} in the deck; discarded: {}", view.deck, discarded(open));
    let _ = writeln!(out, "\nItems (recipe, cards left):");
    for (index, item) in content.item_kinds().enumerate() {
        let data = content.item(item);
        let _ = write!(out, "  {:<18}{:<5}{}", data.name, letters(content, data.recipe), open.piles.items.of(item));
        out.push_str(if index % 2 == 1 { "\n" } else { "   " });
    }
    for seat in Seat::all(open.seats()) {
        miner(&mut out, view, viewer, seat);
    }
    out
}

fn dice(open: &Open) -> String {
    let die = |die| {
        let name = open.content.die(die);
        match open.turn.tray.0[die.index()] {
            DieState::Unrolled => format!("{name} not rolled"),
            DieState::Showing(face) => format!("{name} {}", face_name(face)),
            DieState::Spent => format!("{name} used"),
        }
    };
    Dice::ALL.iter().map(die).collect::<Vec<_>>().join(", ")
}

fn piles(content: &Content, resources: Resources) -> String {
    let pile = |kind: Resource| format!("{} {}", content.resource(kind), resources.of(kind));
    Resource::ALL.map(pile).join(", ")
}

/// DM-RULING-03. The discarded Patrons, as anybody may read them: each kind once, with how many there are.
fn discarded(open: &Open) -> String {
    let discard: Cards = open.discard.iter().copied().collect();
    let count = |kind: Patron| {
        let patron = &open.content.patrons[kind.index()];
        match patron.cards.common(discard).len() {
            0 => None,
            1 => Some(patron.name.clone()),
            count => Some(format!("{count} {}", patron.name)),
        }
    };
    let kinds: Vec<String> = open.content.patron_kinds().filter_map(count).collect();
    if kinds.is_empty() { "none".to_owned() } else { kinds.join(", ") }
}

/// A recipe by its letters.
fn letters(content: &Content, recipe: Resources) -> String {
    recipe.each().map(|kind| content.resources[kind.index()].letter.as_str()).collect()
}

fn miner(out: &mut String, view: &View, viewer: Viewer, seat: Seat) {
    let open = &view.open;
    let content = &open.content;
    let mark = if seat == open.turn.active { "*" } else { " " };
    let _ = writeln!(
        out,
        "\n{mark} {seat}: {} points, {} Patrons in hand",
        open.miner(seat).score,
        view.hands[seat.index()].len()
    );
    for (spot, stash) in shown(open, seat) {
        let name = match spot {
            Spot::Bench => "bench".to_owned(),
            Spot::Pack => "backpack".to_owned(),
            Spot::Vault(vault) if open.vault(vault).ward.is_some() => format!("vault {} (warded)", vault.0 + 1),
            Spot::Vault(vault) => format!("vault {}", vault.0 + 1),
        };
        let content = if stash.is_empty() { "empty".to_owned() } else { list_goods(content, stash) };
        let _ = writeln!(out, "    {name}: {content}");
    }
    for card in open.miner(seat).court.iter() {
        let patron = content.patron(card);
        let _ = writeln!(out, "    face up: {} - {}", patron.name, patron.text);
    }
    for card in open.miner(seat).favours.iter() {
        let _ = writeln!(out, "    may still use the {}", content.patron(card).name);
    }
    if let Hand::FaceUp(cards) = &view.hands[seat.index()]
        && viewer.is(seat)
    {
        for card in cards.iter() {
            let patron = content.patron(card);
            let items: Vec<&str> = patron.items.each().map(|item| content.item(item).name.as_str()).collect();
            let missing = outlook::missing(open, seat, card);
            let missing = if missing.is_empty() { "nothing".to_owned() } else { letters(content, missing) };
            let worth = open.worth(content.kind(card));
            let _ = writeln!(
                out,
                "    in hand: {}, {worth} points, wants {}; missing {missing}. {}",
                patron.name,
                items.join(", "),
                patron.text
            );
        }
    }
}
