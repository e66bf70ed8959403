//! The table as text, for terminals and screen readers.

use crate::ids::{Deed, God, Numbered, Region, Track};
use crate::picture::phase_name;
use crate::state::{Building, Land, Realm};
use crate::view::View;
use engine::{Seat, Viewer};
use std::fmt::Write;

/// The table in lines: regions, players, Council, gods and Giants.
pub fn text(view: &View, viewer: Viewer) -> String {
    let realm = &view.realm;
    let mut text = format!(
        "Round {} of {}, {}\n\n",
        realm.round.max(1),
        realm.content.numbers.limits.rounds(),
        phase_name(&realm.phase)
    );
    for region in Region::every() {
        let _ = writeln!(text, "{}", region_line(realm, region));
    }
    if !realm.danevolds.is_empty() {
        let walls: Vec<String> =
            realm.danevolds.into_iter().map(|border| realm.content.board.border_name(border)).collect();
        let _ = writeln!(text, "Danevolds: {}", walls.join(", "));
    }
    text.push('\n');
    for seat in realm.order() {
        let _ = writeln!(text, "{}", player_line(view, *seat));
    }
    let _ = writeln!(text, "\n{}", gods_line(view));
    let _ = writeln!(text, "{}", giants_line(view));
    if let Some(seat) = viewer.seat() {
        let _ = writeln!(text, "\n{}", own_lines(view, seat));
    }
    text
}

fn region_line(realm: &Realm, region: Region) -> String {
    let content = realm.content.content();
    let board = &content.board;
    let landscape = &board.landscapes[board.landscape_of[region.index()].index()].name;
    let crown = if board.kings.contains(region) { "*" } else { " " };
    let head = format!("{crown}{:<11} {} {:<8}", board.name(region), board.values[region.index()], landscape);
    let rest = match *realm.land(region) {
        Land::Led { leader, warriors, oath } => {
            let tile = content.tile(leader);
            let needs = tile.second.map_or("guards".to_owned(), |number| format!("{number} envoys"));
            let mut rest = format!("{} ({}+, {needs}): {warriors} warriors", tile.name, tile.first);
            if let Some(oath) = oath {
                let _ = write!(rest, ", votes for {} ({} envoys)", oath.seat, oath.envoys);
                if oath.guests > 0 {
                    let _ = write!(rest, ", {} guests", oath.guests);
                }
            }
            rest
        }
        Land::Held { seat, warriors, building } => {
            let built = match building {
                Building::None => "",
                Building::Settlement => ", Settlement",
                Building::Ring => ", Ring Fortress",
            };
            format!("{seat}: {warriors} warriors{built}")
        }
    };
    format!("{head} {rest}{}", if realm.shielded.contains(region) { ", shielded" } else { "" })
}

fn player_line(view: &View, seat: Seat) -> String {
    let realm = &view.realm;
    let player = realm.player(seat);
    let passed = if realm.passed.contains(seat) { ", passed" } else { "" };
    let to_come = realm.chairs_to_come(seat);
    format!(
        "{seat}: {} power, {} seats (if the Council met now {to_come}), {} AP, army {}, envoys {}, {} Gods cards{passed}",
        realm.power(seat),
        realm.chairs(seat),
        player.points,
        realm.army(seat),
        player.envoys,
        view.hands[seat.index()].len(),
    )
}

fn gods_line(view: &View) -> String {
    let content = view.realm.content.content();
    let line = |god: God| {
        let state = if view.realm.called.contains(god) { "called" } else { "free" };
        let deck = view.gods[god.index()];
        let top = deck.top.map_or_else(|| format!("{} cards", deck.left), |card| content.card(card).name.clone());
        format!("{} ({state}, {top})", god.name())
    };
    format!("Gods: {}", God::ALL.map(line).join(", "))
}

fn giants_line(view: &View) -> String {
    let content = view.realm.content.content();
    let awake = view.realm.awake.iter().map(|woken| {
        let guard = woken.cover.map_or(String::new(), |god| format!(" (guarded by {})", god.name()));
        format!("{}{guard}", content.giant(woken.giant).name)
    });
    let awake: Vec<String> = awake.collect();
    let names = if awake.is_empty() { "none awake".to_owned() } else { awake.join(", ") };
    format!("Giants: {names}; {} in the deck", view.giants)
}

fn own_lines(view: &View, seat: Seat) -> String {
    let realm = &view.realm;
    let content = realm.content.content();
    let player = realm.player(seat);
    let deeds = Deed::ALL.into_iter().filter(|deed| player.cards[deed.index()] > 0);
    let deeds: Vec<String> = deeds.map(|deed| format!("{} ×{}", deed.name(), player.cards[deed.index()])).collect();
    let cards = view.hands[seat.index()].known().into_iter().map(|card| {
        let data = content.card(card);
        format!("{}: {}", data.name, data.text)
    });
    let cards: Vec<String> = cards.collect();
    let numbers =
        Track::ALL.map(|track| format!("{} {}", content.track(track).name.to_lowercase(), realm.number(seat, track)));
    let mut text = format!("Your cards: {}\n{}", deeds.join(", "), numbers.join(", "));
    for card in cards {
        let _ = write!(text, "\n{card}");
    }
    text
}
