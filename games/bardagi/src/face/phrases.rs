//! Phrases that choices, prompts and the log share.

use super::names;
use crate::rules::fighting;
use crate::state::{BargainItem, Venue};
use crate::{Area, Bardagi, Rune};
use engine::{Seat, Words};

/// BA-COMBAT-01. "Berserkur 5, Axe tokens 2, disks and claim 2: 9 of your 7 Virki disks".
pub(crate) fn price_list(game: &Bardagi, seat: Seat, area: Area) -> String {
    let mut all = 0;
    let parts = fighting::stages(game, area).into_iter().flatten().map(|stage| {
        all += stage.price();
        match stage {
            fighting::Stage::Berserkur { price, .. } => format!("Berserkur {price}"),
            fighting::Stage::Axes { price } => format!("Axe tokens {price}"),
            fighting::Stage::Claim { price } => format!("defence {} and claim 1", price - 1),
        }
    });
    let parts: Vec<String> = parts.collect();
    format!("{}: {all} disks, you have {}", parts.join(", "), game.player(seat).disks[0])
}

/// "1 disk", "2 disks".
pub(crate) fn count(number: impl Into<i32>, one: &str, many: &str) -> String {
    let number = number.into();
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// BA-RULING-65. One side of a bargain: "2 iron, 1 gold".
pub(crate) fn package(amounts: &[u16; 7]) -> String {
    let parts = BargainItem::ALL.iter().zip(amounts).filter(|(_, count)| **count > 0);
    let parts: Vec<String> = parts.map(|(item, count)| format!("{count} {}", names::item(*item))).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

/// What a trade is called.
pub(crate) fn venue_name(venue: Venue) -> Words {
    match venue {
        Venue::Village => Words::from("in the village"),
        Venue::Home => Words::from("at home"),
        Venue::Host(host) => Words::new().text("with ").seat(host),
    }
}

/// What a rune is called.
pub(crate) fn rune_name(game: &Bardagi, rune: Rune) -> &'static str {
    &game.content.content().rune(rune).name
}
