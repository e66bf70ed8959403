//! The table as a picture: the mine as a board, cards and jewels around it.

mod cards;
pub(crate) mod emblem;
mod home;
mod layout;
mod market;
mod mine;
mod mountain;
mod names;
mod seats;
mod symbols;

use crate::View;
use crate::phase::Phase;
use canvas::{Panel, Place, Scene};
use engine::{Seat, Viewer};
use maud::Markup;

/// The table as the viewer sees it: everybody sees the same, with their own home beside the board.
pub fn scene(view: &View, viewer: Viewer) -> Scene {
    let open = &view.open;
    let panel =
        |id, title: &str, note: String, place, body: Markup| Panel { id, title: title.to_owned(), note, place, body };
    let owner = owner(view, viewer);
    let title = if viewer.is(owner) { "Your home" } else { "Home" };
    // Where there is room for it on a wide screen: many seats fill the right side.
    let beside = if open.all_seats().count() > 3 { Place::Left } else { Place::Right };
    let made = open.links_made();
    let spaces = open.contents.limits.brisingamen_spaces;
    Scene {
        board: mine::board(view, viewer),
        seats: open.all_seats().map(|seat| seats::line(view, seat)).collect(),
        panels: vec![
            panel("home", title, home::note(view, owner), Place::Left, home::home(view, viewer, owner)),
            panel("market", "Black Market", String::new(), Place::Left, market::market(view, viewer)),
            panel("workshop", "Workshop", String::new(), Place::Below, cards::workshop(view, owner)),
            panel("necklace", "Brisingamen", market::token_note(open), beside, market::necklace(view, owner)),
        ],
        facts: vec![
            ("Round", open.round.to_string()),
            ("Draw deck", view.draw_deck.to_string()),
            ("Links", format!("{made} of {spaces}")),
            ("Tokens left", open.supply.to_string()),
        ],
    }
}

/// Whose home is shown: the viewer's own, or for spectators that of the player whose turn it is.
fn owner(view: &View, viewer: Viewer) -> Seat {
    let of_turn = || match view.open.phase {
        Phase::Over(ending) => ending.winners.first().unwrap_or(Seat(0)),
        phase => phase.turn().map_or(Seat(0), |turn| turn.seat),
    };
    viewer.seat().unwrap_or_else(of_turn)
}
