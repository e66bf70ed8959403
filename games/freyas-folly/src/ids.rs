//! The ids of the elements of the picture.

use crate::Contents;
use crate::cards::{Ability, LinkId, SettingId};
use crate::jewels::{Jewel, Size};
use crate::mine::Spot;
use crate::state::DwarfNo;
use engine::Seat;

/// The deck that refills the Workshop.
pub const DRAW_DECK: &str = "draw-deck";
/// The face-down ability cards.
pub const ABILITY_DECK: &str = "ability-deck";
/// Where one trades.
pub const COUNTER: &str = "counter";

/// The small signs for what has no piece of its own.
pub mod sign {
    /// Pass an action.
    pub const PASS: &str = "sign-pass";
    /// End the turn.
    pub const END: &str = "sign-end";
    /// Leave the jewels, keep the ability, or stay.
    pub const KEEP: &str = "sign-keep";
    /// Be done with the Bat or the trade.
    pub const DONE: &str = "sign-done";
    /// Take two small jewels for a large one.
    pub const TWO: &str = "sign-two";
}

/// A place of the mine.
pub fn spot(contents: &Contents, spot: Spot) -> String {
    let (mine, id) = (&contents.mine, contents.mine.id(spot).to_lowercase());
    if spot == Spot::OUTSIDE {
        "gate".to_owned()
    } else if mine.is_cavern(spot) {
        format!("cavern-{id}")
    } else {
        format!("lantern-{id}")
    }
}

/// A dwarf.
pub fn dwarf(seat: Seat, number: DwarfNo) -> String {
    format!("dwarf-{}-{}", seat.0, number.0)
}

/// A setting card, wherever it lies.
pub fn setting(contents: &Contents, card: SettingId) -> String {
    format!("setting-{}", contents.setting(card).id.to_lowercase())
}

/// A Brisingamen card, wherever it lies.
pub fn link(contents: &Contents, card: LinkId) -> String {
    format!("link-{}", contents.link(card).id.to_lowercase())
}

/// An ability card in the Black Market.
pub fn offered(ability: Ability) -> String {
    format!("market-{}", ability.id())
}

/// An ability card of the one whose home is shown.
pub fn own(ability: Ability) -> String {
    format!("own-{}", ability.id())
}

/// The jewels of a type at the home that is shown.
pub fn home(jewel: Jewel) -> String {
    format!("home-{}", of_type(jewel))
}

/// The jewels of a type in the Black Market.
pub fn stock(jewel: Jewel) -> String {
    format!("stock-{}", of_type(jewel))
}

/// The jewels of a type at somebody's home, as a Thief sees them.
pub fn loot(seat: Seat, jewel: Jewel) -> String {
    format!("loot-{}-{}", seat.0, of_type(jewel))
}

/// The jewels of a type in a cavern.
pub fn gem(contents: &Contents, cavern: Spot, jewel: Jewel) -> String {
    format!("gem-{}-{}", contents.mine.id(cavern).to_lowercase(), of_type(jewel))
}

fn of_type(jewel: Jewel) -> String {
    let size = match jewel.size() {
        Size::Small => "small",
        Size::Large => "large",
    };
    format!("{}-{size}", jewel.colour().id())
}

/// The jewel whose type ends this id.
pub fn jewel_of(id: &str) -> Option<Jewel> {
    Jewel::all().find(|jewel| id.ends_with(&of_type(*jewel)))
}
