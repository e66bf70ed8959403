//! The table as text, for terminals and screen readers.

use crate::jewels::{Jewel, Jewels};
use crate::mine::Spot;
use crate::phase::Phase;
use crate::rules::scoring;
use crate::state::{Carried, Dwarf, Whereabouts};
use crate::{Contents, Open, View, log};
use engine::{Seat, Viewer};
use std::fmt::Write;

/// Everything that lies open: the mine as a tree, the cards, and what each player has.
pub fn text(view: &View, viewer: Viewer) -> String {
    let open = &view.open;
    let mut out = String::new();
    let _ = writeln!(
        out,
        "Round {}. Draw deck {}. Links {} of {}.",
        open.round,
        view.draw_deck,
        open.links_made(),
        open.contents.limits.brisingamen_spaces
    );
    out.push_str(
        "Jewels: r e s m a are small ruby, emerald, sapphire, amethyst, amber; capitals are large.\n\nTHE MINE\n",
    );
    for spot in open.contents.mine.neighbours(Spot::OUTSIDE) {
        branch(open, spot, 0, &mut out);
    }
    out.push_str("\nWORKSHOP\n");
    for card in open.workshop.iter() {
        setting(&open.contents, card, &mut out);
    }
    let _ = writeln!(out, "\nBLACK MARKET  {}", letters(open.stock));
    for ability in open.slots.iter().flatten() {
        let info = open.contents.ability(*ability);
        let _ = writeln!(out, "  {}: {}", info.name, info.reminder);
    }
    let _ = writeln!(out, "  Ability deck: {} cards", view.ability_deck());
    out.push_str("\nFREYA'S NECKLACE\n");
    for made in open.necklace.iter().flatten() {
        let _ = writeln!(out, "  {} was made by {}", open.contents.link(made.link).name, made.by);
    }
    for card in open.display.iter() {
        let link = open.contents.link(card);
        let tokens = log::count(link.tokens, "token");
        let _ = writeln!(out, "  {} {} asks for {}, earns {tokens}", link.id, link.name, letters(link.needs));
    }
    for seat in open.all_seats() {
        home(open, viewer, seat, &mut out);
    }
    out
}

/// One gallery, each place under the one before it.
fn branch(open: &Open, spot: Spot, deep: usize, out: &mut String) {
    let mine = &open.contents.mine;
    let who = open.who_stands(spot).map(|(seat, number)| {
        let dwarf = open.dwarf(seat, number);
        format!("  <{seat}'s dwarf {}{}>", number.0, burden(open, dwarf))
    });
    let jewels = if mine.is_cavern(spot) { format!("  [{}]", letters(open.jewels_at(spot))) } else { String::new() };
    let _ = writeln!(
        out,
        "  {}{} {}{jewels}{}",
        "  ".repeat(deep),
        mine.id(spot),
        mine.name(spot),
        who.unwrap_or_default()
    );
    for next in mine.neighbours(spot) {
        if mine.depth(next) > mine.depth(spot) {
            branch(open, next, deep + 1, out);
        }
    }
}

fn burden(open: &Open, dwarf: &Dwarf) -> String {
    let mut text = String::new();
    if !dwarf.barrow.is_empty() {
        let _ = write!(text, ", barrow {}", letters(dwarf.barrow));
    }
    if let Some(carried) = dwarf.carries {
        let _ = write!(text, ", {}", open.contents.ability(carried.ability()).name);
        if let Carried::Strong(turns) = carried {
            let _ = write!(text, " for {}: nobody else passes", log::count(turns, "turn"));
        }
    }
    text
}

fn setting(contents: &Contents, card: crate::cards::SettingId, out: &mut String) {
    let setting = contents.setting(card);
    let _ = writeln!(
        out,
        "  {} {} asks for {}, {} points, costs {} unfinished",
        setting.id,
        setting.name,
        letters(setting.needs),
        setting.points,
        setting.penalty
    );
}

fn home(open: &Open, viewer: Viewer, seat: Seat, out: &mut String) {
    let player = open.player(seat);
    let count = |at: Whereabouts| player.dwarfs.iter().filter(|dwarf| dwarf.at == at).count();
    let in_mine = player.dwarfs.iter().filter(|dwarf| dwarf.spot().is_some()).count();
    let turn = if open.phase.turn().is_some_and(|turn| turn.seat == seat) { ", to act" } else { "" };
    let you = if viewer.is(seat) { " (you)" } else { "" };
    let points = scoring::points(open, seat, scoring::ender(open));
    let when = if matches!(open.phase, Phase::Over(_)) { "" } else { " if the game ended now" };
    let _ = writeln!(out, "\n{}{you}{turn}: {points} points{when}", seat.to_string().to_uppercase());
    let _ = writeln!(
        out,
        "  Dwarfs: {} outside, {in_mine} in the mine, {} gone to market. Tokens: {}",
        count(Whereabouts::Outside),
        player.completed.len(),
        player.tokens
    );
    let _ = writeln!(out, "  Home: {}", letters(player.home));
    for ability in player.abilities().iter() {
        let bearer = player.bearer(ability).map_or("in hand".to_owned(), |number| format!("on dwarf {}", number.0));
        let _ = writeln!(out, "  {} {bearer}", open.contents.ability(ability).name);
    }
    for card in player.held.iter() {
        out.push_str("  Holds");
        setting(&open.contents, card, out);
    }
    for card in player.completed.iter() {
        let setting = open.contents.setting(card);
        let _ = writeln!(out, "  Completed {} for {} points", setting.name, setting.points);
    }
}

fn letters(jewels: Jewels) -> String {
    let letters: Vec<String> = jewels.each().map(Jewel::letter).map(String::from).collect();
    if letters.is_empty() { "nothing".to_owned() } else { letters.join(" ") }
}
