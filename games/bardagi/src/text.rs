//! The table as text, for terminals and screen readers.

use crate::picture::{next_claim_text, rounds};
use crate::state::{Place, ShipAt};
use crate::view::Cards;
use crate::{Area, Bardagi, Building, Card, Good, Phase, Rune, Unit, View};
use engine::{Seat, Viewer};
use std::fmt::Write;

/// The table in words: the round, every seat, then every area that is not empty.
pub(crate) fn text(view: &View, viewer: Viewer) -> String {
    let game = view.table();
    let mut text = String::new();
    let _ = writeln!(text, "{}, round {}", game.board().name, rounds(&game));
    for seat in game.all_seats() {
        text += &seat_lines(view, &game, seat, viewer);
    }
    text += "\nThe map\n";
    for area in game.board().all() {
        if let Some(line) = area_line(&game, area) {
            let _ = writeln!(text, "  {line}");
        }
    }
    let bank = Good::ALL.map(|good| format!("{} {}", good.word(), game.bank[good.index()])).join(", ");
    let _ = writeln!(text, "\nBank: {bank}; Axe tokens {}; runes {}", view.axe_pile, view.runes_left);
    for building in Building::ALL {
        let open = (0..2).flat_map(|level| game.market.displays[building.index() * 2 + level].iter());
        let open: Vec<&str> = open.map(|tile| game.content.content().tile(*tile).name.as_str()).collect();
        let _ = writeln!(text, "Tiles for the {}: {}", building.word(), open.join(", "));
    }
    if let Phase::Turn(turn) = &game.phase {
        let open = Unit::ALL.into_iter().filter(|unit| turn.steps[unit.index()] > 0);
        for unit in open {
            let _ =
                writeln!(text, "{} of {}: {} left", unit.word(), turn.seat, number(turn.steps[unit.index()], "step"));
        }
        if turn.squares > 0 {
            let _ = writeln!(text, "Ship of {}: {} left", turn.seat, number(turn.squares, "square"));
        }
    }
    text
}

fn seat_lines(view: &View, game: &Bardagi, seat: Seat, viewer: Viewer) -> String {
    let player = game.player(seat);
    let seen = &view.players[seat.index()];
    let mut text = String::new();
    let you = if viewer.is(seat) { " (you)" } else { "" };
    let starts = if game.starter == seat { ", starting player" } else { "" };
    let home = player.home.map_or("no home yet", |home| game.board().area_name(home));
    let gold = seen.gold.map_or(String::new(), |gold| format!(", {gold} gold"));
    let _ = writeln!(
        text,
        "\n{seat}{you}, {home}{starts}: {} glory, {}{gold}, {}, {}",
        player.tally.glory(),
        number(player.owned.len(), "area"),
        number(seen.rune_count, "rune"),
        number(player.axes, "Axe token")
    );
    let buildings =
        Building::ALL.map(|it| format!("{} {}/{}", it.word(), player.disks[it.index()], game.disk_limit(seat, it)));
    let _ = writeln!(text, "  {}, recruits {}, unused {}", buildings.join(", "), player.recruits, player.unused);
    let goods = Good::ALL.into_iter().filter(|good| player.storage[good.index()] > 0);
    let goods: Vec<String> = goods.map(|good| format!("{} {}", player.storage[good.index()], good.word())).collect();
    let _ = writeln!(text, "  storage: {}", if goods.is_empty() { "empty".to_owned() } else { goods.join(", ") });
    if let Some(held) = seen.runes.filter(|_| seen.rune_count > 0) {
        let runes = Rune::ALL.into_iter().filter(|rune| held[rune.index()] > 0);
        let runes: Vec<String> =
            runes.map(|rune| format!("{} {}", held[rune.index()], game.content.rune(rune).name)).collect();
        let _ = writeln!(text, "  runes: {}", runes.join(", "));
    }
    if !player.tiles.is_empty() {
        let tiles: Vec<&str> =
            player.tiles.into_iter().map(|tile| game.content.content().tile(tile).name.as_str()).collect();
        let _ = writeln!(text, "  tiles: {}", tiles.join(", "));
    }
    let cards = match seen.cards {
        Cards::Open { hand, .. } => {
            let cards = Card::ALL.iter().zip(hand).filter(|(_, count)| *count > 0);
            cards.map(|(card, count)| format!("{count} {}", card.word())).collect::<Vec<_>>().join(", ")
        }
        Cards::FaceDown(count) => format!("{count} face down"),
        Cards::Secret => "being chosen".to_owned(),
    };
    let _ = writeln!(text, "  cards: {}", if cards.is_empty() { "none" } else { &cards });
    let units = Unit::ALL.map(|unit| format!("{} {}", unit.word(), place(game, player.place(unit), player.ship)));
    let _ = writeln!(text, "  {}", units.join(", "));
    let _ = writeln!(text, "  next Claim: {}", next_claim_text(game, seat));
    text
}

/// "1 rune", "2 runes".
fn number(count: u8, thing: &str) -> String {
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}

fn place(game: &Bardagi, place: Place, ship: ShipAt) -> String {
    match (place, ship) {
        (Place::On(area), _) => format!("at {}", game.board().area_name(area)),
        (Place::Aboard, ShipAt::Harbour(area)) => format!("aboard in {}", game.board().area_name(area)),
        (Place::Aboard, ShipAt::Sea(square)) => format!("aboard at {}", game.board().squares[square.index()].id),
        (Place::Aboard | Place::Town, _) => "on the Town".to_owned(),
    }
}

fn area_line(game: &Bardagi, area: Area) -> Option<String> {
    let plot = game.plot(area);
    let owner = game.owner(area);
    if owner.is_none() && !plot.has_runes() {
        return None;
    }
    let holder = owner.map_or("Barbarian".to_owned(), |owner| format!("{owner}, {}", number(plot.disks, "disk")));
    let axes = if plot.axes > 0 { format!(", {}", number(plot.axes, "Axe token")) } else { String::new() };
    let runes = plot.runes().fold(String::new(), |all, rune| all + ", " + &game.content.rune(rune).name);
    let data = &game.board().areas[area.index()];
    Some(format!("{} ({}): {holder}{axes}{runes}", data.name, data.kind.word()))
}
