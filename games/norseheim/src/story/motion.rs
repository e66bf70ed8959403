//! Which pieces glide, and from where.

use crate::content::Content;
use crate::event::Event;
use crate::ids::Region;
use crate::picture::ids;
use canvas::Motion;
use engine::Seat;

/// Which piece came from where.
pub fn motion(event: &Event, content: &Content) -> Option<Motion> {
    let troops = |seat: Seat, region: Region| ids::troops(content, seat, region);
    match *event {
        Event::Moved { seat, from, to }
        | Event::Conquered { seat, from, to, .. }
        | Event::Withdrew { seat, from, to: Some(to), .. } => {
            Some(Motion { from: troops(seat, from), to: troops(seat, to) })
        }
        Event::Mustered { seat, region, .. } | Event::Settled { seat, region, .. } => {
            Some(Motion { from: ids::points(seat), to: troops(seat, region) })
        }
        Event::Sent { seat, region, .. } => Some(Motion { from: ids::points(seat), to: ids::envoys(content, region) }),
        Event::Covered { god, giant } => Some(Motion { from: ids::god(god), to: ids::giant(content, giant) }),
        Event::Drew { god, card: Some(card), .. } => Some(Motion { from: ids::god(god), to: ids::card(content, card) }),
        Event::Woke { giant, .. } => Some(Motion { from: ids::GIANT_DECK.to_owned(), to: ids::giant(content, giant) }),
        Event::Arrived { region, .. } => {
            let stack = if content.board.kings.contains(region) { ids::GUARD_STACK } else { ids::CHIEFTAIN_STACK };
            Some(Motion { from: stack.to_owned(), to: ids::tile(content, region) })
        }
        _ => None,
    }
}
