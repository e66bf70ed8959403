//! What the elements of the picture are called.

use crate::content::Content;
use crate::ids::{Border, Deed, Giant, God, GodCard, Numbered, Region, Track};
use engine::Seat;

/// The deck of Giants cards.
pub const GIANT_DECK: &str = "giant-deck";
/// The stack of Chieftain tiles.
pub const CHIEFTAIN_STACK: &str = "stack-chieftains";
/// The stack of Guard Captain tiles.
pub const GUARD_STACK: &str = "stack-guards";

/// A region of the map.
pub fn region(content: &Content, region: Region) -> String {
    format!("region-{}", content.board.regions[region.index()].id)
}

/// A border of the map.
pub fn border(content: &Content, border: Border) -> String {
    let [one, other] = content.board.sides(border).map(|side| &content.board.regions[side.index()].id);
    format!("border-{one}-{other}")
}

/// The warriors of a seat in a region.
pub fn troops(content: &Content, seat: Seat, region: Region) -> String {
    format!("troops-{}-{}", seat.0, content.board.regions[region.index()].id)
}

/// The leader tile of a region.
pub fn tile(content: &Content, region: Region) -> String {
    format!("tile-{}", content.board.regions[region.index()].id)
}

/// The envoys in a region.
pub fn envoys(content: &Content, region: Region) -> String {
    format!("envoys-{}", content.board.regions[region.index()].id)
}

/// A chair of the Council, by its region.
pub fn chair(content: &Content, region: Region) -> String {
    format!("chair-{}", content.board.regions[region.index()].id)
}

/// A god's space.
pub fn god(god: God) -> String {
    format!("god-{}", god.name().to_lowercase())
}

/// A Gods card.
pub fn card(content: &Content, card: GodCard) -> String {
    format!("card-{}", content.card(card).id.replace('_', "-"))
}

/// A Giants card.
pub fn giant(content: &Content, giant: Giant) -> String {
    format!("giant-{}", content.giant(giant).id.replace('_', "-"))
}

/// The Action Point marker of a seat.
pub fn points(seat: Seat) -> String {
    format!("points-{}", seat.0)
}

/// The viewer's cards of an action.
pub fn deed(deed: Deed) -> String {
    format!("deed-{}", deed.id())
}

/// A pile of Booster cards.
pub fn booster(deed: Deed) -> String {
    format!("booster-{}", deed.id())
}

/// A track of the viewer's Character board.
pub fn track(track: Track) -> String {
    format!("track-{}", track.id())
}

/// A number to choose.
pub fn number(number: u8) -> String {
    format!("number-{number}")
}
