//! The table as text, for terminals and screen readers.

use crate::TheDwarves;
use crate::board::Space;
use crate::cards::{Attribute, Quest, Span};
use crate::picture::track;
use crate::state::OpenCard;
use std::fmt::Write;

/// The map row by row, then tracks, cards and dwarves.
///
/// A space is five letters wide: its number of Orcs, Trolls and Älfar, and a sign: `#` Perished Land, `@` Blacksaddle,
/// `o` Tunnel entrance, `I` to `V` Gateways, `*` a named place; a dwarf is the number of his seat in front.
pub(crate) fn text(game: &TheDwarves) -> String {
    let content = game.content.content();
    let mut text = String::new();
    let rows: Vec<i32> = content.spaces.iter().map(|space| space.at[1] as i32).collect();
    let mut last = i32::MIN;
    for space in content.all_spaces() {
        if rows[space.index()] != last {
            last = rows[space.index()];
            let indent = ((content.spaces[space.index()].at[0] - 350.0) / 45.0 * 4.0) as usize;
            let _ = write!(text, "\n{}", " ".repeat(indent));
        }
        let _ = write!(text, "{:<8}", cell(game, space));
    }
    text += "\n\n(dwarf) Orcs Trolls Älfar; # Perished Land with its arrow, @ Blacksaddle, o entrance, * place, numeral Gateway\n\n";
    let (hero, doom) = (game.hero, game.doom);
    let _ = writeln!(
        text,
        "Turn {}. Hero {hero}, Doom {doom}: {} spaces apart. Next turn: {}.",
        game.turn.number,
        doom - hero,
        track::coming(game)
    );
    let here = content.council_space(game.council);
    let needed = here.to_right.map_or("the end".to_owned(), |needed| format!("{needed}+"));
    let _ = writeln!(text, "Council {:+}, next space {needed}. {}", game.council, here.text);
    let _ = writeln!(
        text,
        "Supply {}/{}/{}, Perished Land {} of {}.",
        game.supply.0[0],
        game.supply.0[1],
        game.supply.0[2],
        game.perished(),
        content.tiles.len()
    );
    text.push('\n');
    for open in game.open_cards() {
        let _ = writeln!(text, "{}", card(game, open));
    }
    text.push('\n');
    for seat in game.all_seats() {
        let dwarf = game.dwarf(seat);
        let [battle, craft, speed] = Attribute::ALL.map(|attr| game.dice(seat, attr));
        let items: Vec<&str> = dwarf.items.iter().map(|item| content.item(item).name.as_str()).collect();
        let mark = if game.turn.active == seat { ">" } else { " " };
        let name = &content.characters[usize::from(dwarf.character)].name;
        let _ = write!(
            text,
            "{mark}{} {name} at {}: Health {}/{}, Battle {battle}, Craft {craft}, Speed {speed}",
            seat.0,
            content.name(dwarf.space),
            dwarf.health,
            game.max_health(seat)
        );
        let keenfire = if dwarf.has_keenfire { ", Keenfire" } else { "" };
        let _ = writeln!(text, "{keenfire}{}{}", if items.is_empty() { "" } else { ", " }, items.join(", "));
    }
    text
}

fn cell(game: &TheDwarves, space: Space) -> String {
    let content = game.content.content();
    let here: String =
        game.all_seats().filter(|seat| game.dwarf(*seat).space == space).map(|seat| seat.0.to_string()).collect();
    let troops = game.troops(space);
    let sign = if let Some(dir) = game.arrow(space) {
        format!("#{}", ["ne", "e", "se", "sw", "w", "nw"][dir as usize])
    } else if space == content.blacksaddle {
        "@".to_owned()
    } else if let Some(gateway) = content.gateways.iter().find(|gateway| gateway.space == space) {
        gateway.id.clone()
    } else if game.entrance(space).is_some() {
        "o".to_owned()
    } else if content.locations.iter().any(|location| location.space == space) {
        "*".to_owned()
    } else {
        ".".to_owned()
    };
    let troops = if troops.is_empty() { String::new() } else { troops.0.map(|count| count.to_string()).concat() };
    let dwarves = if here.is_empty() { String::new() } else { format!("({here})") };
    format!("{dwarves}{troops}{sign}")
}

fn card(game: &TheDwarves, open: &OpenCard) -> String {
    let info = game.content.card(open.card);
    let kind = match info.kind {
        crate::content::CardKind::Scenario { .. } => "Scenario",
        crate::content::CardKind::Adventure => "Adventure",
        crate::content::CardKind::Threat { .. } => "Threat",
    };
    let mut line = format!("{kind}: {}. {}", info.name, info.text);
    if !open.troops.is_empty() {
        let _ = write!(line, " [{} on it]", open.troops.words());
    }
    if let Some(progress) = progress(game, open) {
        let _ = write!(line, " [{progress}]");
    }
    if let Some(seat) = open.pinned {
        let _ = write!(line, " [pins {}]", game.first_name(seat));
    }
    line
}

/// What is done of a quest, if there is anything to say.
fn progress(game: &TheDwarves, open: &OpenCard) -> Option<String> {
    let most = open.this_turn[0].max(open.this_turn[1]);
    match game.content.card(open.card).quest.as_ref()? {
        Quest::TestsEach { at, .. } | Quest::VisitEach { at } => {
            let done = at.iter().enumerate().filter(|(index, _)| open.done >> index & 1 == 1);
            let names: Vec<&str> = done.map(|(_, place)| place.name.as_str()).collect();
            (!names.is_empty()).then(|| format!("done: {}", names.join(", ")))
        }
        Quest::Tests { span: Span::Roll, .. }
        | Quest::Travel { .. }
        | Quest::Gather { .. }
        | Quest::DefeatCard { .. }
        | Quest::RollPool { .. }
        | Quest::CouncilAt { .. } => None,
        Quest::Tests { count, .. } | Quest::TunnelTests { count, .. } | Quest::Forge { count, .. } => {
            (most > 0).then(|| format!("{most} of {count} this turn"))
        }
        Quest::DefeatMap { count, span: Span::Game, .. } | Quest::DefeatTotal { count } => {
            Some(format!("{} of {count} defeated", open.counter))
        }
        Quest::DefeatMap { count, .. } => (most > 0).then(|| format!("{most} of {count} defeated this turn")),
        Quest::BattleBoss { tokens, .. } => Some(format!("{} of {tokens} tokens left", open.counter)),
        Quest::Journey { .. } => {
            let on_the_way = game.all_seats().filter(|seat| open.travellers >> seat.0 & 1 == 1);
            let names: Vec<&str> = on_the_way.map(|seat| game.first_name(seat)).collect();
            (!names.is_empty()).then(|| format!("on the way: {}", names.join(", ")))
        }
    }
}
