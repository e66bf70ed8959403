//! The Council hall: who sits there, and who would if it met now.

use super::ids;
use crate::ids::CHAIRS;
use crate::state::Realm;
use crate::view::View;
use canvas::{Crest, Panel, Place, Spot, crest};
use engine::Seat;
use maud::{Markup, html};

/// The panel of the Council.
pub fn panel(view: &View) -> Panel {
    let realm = &view.realm;
    let majority = realm.content.numbers.victory.majority;
    Panel {
        id: "nh-council",
        title: "The Council".to_owned(),
        note: format!("{majority} of {CHAIRS} seats crown a King"),
        place: Place::Right,
        body: html! { div.nh-panel { (hall(realm)) (tally(realm)) } },
    }
}

/// Where a chair stands: along a shallow bow.
fn chair_at(chair: usize) -> (Spot, f32) {
    let part = chair as f32 / (CHAIRS - 1) as f32 * 2.0 - 1.0;
    let x = 268.0 + part * 246.0;
    let y = 48.0 + part * part * 58.0;
    (Spot::new(x, y), 0.82 + part.abs() * 0.1)
}

fn hall(realm: &Realm) -> Markup {
    let content = realm.content.content();
    html! {
        svg.nh-hall viewBox="0 0 536 168" role="img" aria-label="Council: 17 seats" {
            rect.nh-wall width="536" height="168" {}
            path.nh-floor d="M0 168V124Q60 70 268 66Q476 70 536 124V168Z" {}
            ellipse.nh-hearth-glow cx="268" cy="160" rx="220" ry="70" {}
            g transform="translate(268 152)" {
                ellipse.nh-hearth-rim rx="66" ry="9" {}
                path.nh-flame d="M-36 0q4-14 10-18q0 8 6 10q2-14 10-20q2 12 8 14q4-8 8-12q2 10 6 12q4-6 10-8q-2 12 10 22Z" {}
                path.nh-spark d="M-20 0q4-8 8-10q2 6 8 4q4-6 8-8q4 8 14 14Z" {}
            }
            g transform="translate(268 112) scale(.8)" {
                path.nh-throne d="M-18 22V-30L0-44 18-30V22H12V8H-12V22Z" {}
                path.nh-throne-cloth d="M-12 6V-24L0-33 12-24V6Z" {}
                use href="#nh-i-crown" x="-11" y="-18" width="22" height="14" {}
            }
            @for chair in 0..CHAIRS {
                @let region = content.board.chairs[chair];
                @let (at, scale) = chair_at(chair);
                @let now = realm.council[chair];
                @let land = realm.land(region);
                @let next = land.holder().or_else(|| land.oath().map(|oath| oath.seat));
                g id=(ids::chair(content, region)) class={ "nh-chair " (colour(now)) } transform={ (at.translate()) " scale(" (scale) ")" } {
                    title { "Seat of " (content.board.name(region)) @if now != next { ": changes hands when the Council meets" } }
                    use href="#nh-chair" x="-20" y="-40" width="40" height="62" {}
                    @if let Some(seat) = now { (crest(seat, Spot::new(0.0, -13.0), 12.0)) }
                    @if now != next {
                        path.nh-change d="M0 23V29" {}
                        @match next {
                            Some(seat) => { (crest(seat, Spot::new(0.0, 40.0), 11.0)) }
                            None => { circle.nh-black cx="0" cy="40" r="10" {} }
                        }
                    }
                }
            }
        }
    }
}

fn colour(seat: Option<Seat>) -> &'static str {
    seat.map_or("nh-black", |seat| Crest::of(seat).name())
}

/// The seats of each player, and what they would be if the Council met now.
fn tally(realm: &Realm) -> Markup {
    let (mut black, mut black_next) = (CHAIRS as u8, CHAIRS as u8);
    for seat in realm.seats() {
        black -= realm.chairs(seat);
        black_next -= realm.chairs_to_come(seat);
    }
    html! {
        div.nh-tally {
            span { "If it met now" }
            @for seat in realm.seats() {
                @let (now, next) = (realm.chairs(seat), realm.chairs_to_come(seat));
                span class={ "nh-tally-seat" @if now != next { " nh-changes" } } {
                    (canvas::crest::badge(seat)) b { (now) @if now != next { " → " (next) } }
                }
            }
            span.nh-tally-seat { "black " b { (black) @if black != black_next { " → " (black_next) } } }
        }
    }
}
