//! The scoring track with its pawns.

use super::layout;
use crate::state::Open;
use canvas::crest;
use engine::Seat;
use maud::{Markup, html};

/// DM-COMP-11, DM-SETUP-09, DM-RULING-51. Start, then one space for each point; a pawn above the last space stays on it.
pub(crate) fn track(open: &Open) -> Markup {
    let goal = open.content.target_points;
    let [left, start, step, top, height] = layout::TRACK;
    html! {
        g.dm-track {
            @for score in 0..=goal {
                @let width = if score == 0 { start } else { step };
                @let x = if score == 0 { left } else { left + start + step * (f32::from(score) - 1.0) };
                g.five[score % 5 == 0].goal[score == goal] id={ "track-" (score) } {
                    title { @if score == 0 { "Start" } @else { (score) " points" } }
                    rect x=(x) y=(top) width=(width) height=(height) {}
                    @if score == 0 { text x=(x + width / 2.0) y=(top + 20.0) { "Start" } }
                    @else if score % 5 == 0 { text x=(x + width / 2.0) y=(top + 20.0) { (score) } }
                }
            }
        }
        @for seat in Seat::all(open.seats()) { (pawn(open, seat)) }
    }
}

/// A pawn over its space; several on one space stand side by side.
fn pawn(open: &Open, seat: Seat) -> Markup {
    let on = |seat: Seat| open.miner(seat).score.min(open.content.target_points);
    let score = on(seat);
    let before = Seat::all(open.seats()).filter(|other| *other < seat && on(*other) == score).count() as f32;
    let all = Seat::all(open.seats()).filter(|other| on(*other) == score).count() as f32;
    let spread = if all > 2.0 { 24.0 } else { 30.0 };
    let x = (layout::space(score).x + (before - (all - 1.0) / 2.0) * spread).clamp(28.0, 872.0);
    let foot = layout::space(score).x;
    html! {
        g.dm-pawn id={ "pawn-" (seat.0) } transform=(canvas::Spot::new(x, 36.0).translate()) {
            title { (open.miner(seat).score) " points" }
            path d=(format!("M-9 12L{:.1} 25L9 12z", foot - x)) {}
            (crest(seat, canvas::Spot::new(0.0, 0.0), 17.0))
        }
    }
}
