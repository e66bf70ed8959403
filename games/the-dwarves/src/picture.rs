//! The table as a picture: a bright land inside a ring of mountains, going grey from the Gateways inwards.

pub(crate) mod cards;
pub(crate) mod council;
pub(crate) mod emblem;
pub(crate) mod layout;
pub(crate) mod pieces;
pub(crate) mod seats;
pub(crate) mod tray;

mod land;
pub(crate) mod track;

use crate::TheDwarves;
use crate::standing;
use canvas::{Panel, Scene};
use maud::{Markup, html};

/// The table as anybody sees it.
pub(crate) fn scene(game: &TheDwarves) -> Scene {
    let panels: Vec<Panel> =
        [Some(cards::panel(game)), cards::strikes(game), Some(council::panel(game)), Some(seats::abilities(game))]
            .into_iter()
            .flatten()
            .collect();
    Scene {
        board: board(game),
        seats: game.all_seats().map(|seat| seats::seat(game, seat)).collect(),
        panels,
        facts: vec![
            ("Turn", game.turn.number.to_string()),
            ("Until Doom", (game.doom - game.hero).to_string()),
            ("Scenarios before the finale", standing::scenarios_left(game).to_string()),
            ("Actions left", game.turn.actions_left.to_string()),
        ],
    }
}

fn board(game: &TheDwarves) -> Markup {
    let content = game.content.content();
    html! {
        svg.td-board viewBox=(layout::VIEW_BOX) role="img" aria-label="Girdlegard, seven kingdoms" {
            (land::definitions(content))
            (land::land(game))
            (pieces::reach(game))
            (land::arrows(game))
            (pieces::pieces(game))
            (land::labels(game))
            (track::track(game))
            (track::slabs(game))
            (tray::tray(game))
        }
    }
}
