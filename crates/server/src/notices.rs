//! Webhooks: "your turn" and "match over", from a queue in the database, never in the way of a move.

mod address;
mod courier;

pub use address::address;
pub use courier::Courier;

use crate::live::Live;
use crate::store::SeatRow;
use serde_json::json;

/// What a person is told: nothing that is hidden from anybody.
pub fn body(live: &Live, seat: &SeatRow, over: bool) -> String {
    live.about(|row, title| {
        json!({
            "kind": if over { "over" } else { "your_turn" },
            "table": row.id,
            "version": live.version(),
            "game": row.game,
            "title": title,
            "seat": seat.seat,
            "name": seat.name,
            "path": format!("/table/{}", row.id),
        })
        .to_string()
    })
}
