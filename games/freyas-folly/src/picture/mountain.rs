//! The mountain in cross-section: sky, rock, passages and the gate. Decoration; nothing here can be clicked.

use super::layout;
use crate::mine::Mine;
use maud::{Markup, html};

/// The colours of sky, rock and light.
pub fn defs() -> Markup {
    html! {
        defs {
            linearGradient id="ff-sky" x1="0" y1="0" x2="0" y2="1" {
                stop offset="0" stop-color="#0c1730" {}
                stop offset=".6" stop-color="#2a4a63" {}
                stop offset="1" stop-color="#d98a52" {}
            }
            linearGradient id="ff-aurora" x1="0" y1="0" x2="1" y2="0" {
                stop offset="0" stop-color="#4fd6a0" stop-opacity=".05" {}
                stop offset=".4" stop-color="#63e0b0" stop-opacity=".38" {}
                stop offset=".7" stop-color="#7d8cf0" stop-opacity=".3" {}
                stop offset="1" stop-color="#a06be0" stop-opacity=".08" {}
            }
            linearGradient id="ff-rock" x1="0" y1="0" x2="0" y2="1" {
                stop offset="0" stop-color="#6b5a4d" {}
                stop offset=".3" stop-color="#4d3d33" {}
                stop offset=".62" stop-color="#362b2c" {}
                stop offset="1" stop-color="#221f30" {}
            }
            radialGradient id="ff-vignette" cx=".5" cy=".42" r=".75" {
                stop offset=".5" stop-opacity="0" {}
                stop offset="1" stop-opacity=".6" {}
            }
            radialGradient id="ff-moonlight" {
                stop offset="0" stop-color="#fdf2cf" stop-opacity=".55" {}
                stop offset="1" stop-color="#fdf2cf" stop-opacity="0" {}
            }
            radialGradient id="ff-lamplight" {
                stop offset="0" stop-color="#ffb347" stop-opacity=".6" {}
                stop offset=".45" stop-color="#ff8a2a" stop-opacity=".2" {}
                stop offset="1" stop-color="#ff7a1a" stop-opacity="0" {}
            }
            radialGradient id="ff-cave" cx=".5" cy=".62" r=".7" {
                stop offset="0" stop-color="#4a3f63" {}
                stop offset=".6" stop-color="#2b2440" {}
                stop offset="1" stop-color="#14101f" {}
            }
            radialGradient id="ff-cave-empty" cx=".5" cy=".62" r=".7" {
                stop offset="0" stop-color="#3a2e27" {}
                stop offset="1" stop-color="#17110e" {}
            }
            radialGradient id="ff-disk" cx=".38" cy=".3" r=".8" {
                stop offset="0" stop-color="#fff" stop-opacity=".42" {}
                stop offset=".5" stop-color="#fff" stop-opacity=".04" {}
                stop offset="1" stop-color="#000" stop-opacity=".38" {}
            }
            clipPath id="ff-mountain" { path d={ (layout::MOUNTAIN) "L1800 1230L-200 1230Z" } {} }
        }
    }
}

/// Everything behind the pieces.
pub fn backdrop(mine: &Mine) -> Markup {
    html! {
        g.backdrop aria-hidden="true" {
            rect x="-200" y="-300" width="2000" height="600" fill="url(#ff-sky)" {}
            g fill="#fff7dc" {
                @for star in 0..46u32 {
                    circle cx=(star * 389 % 1600) cy=(star as i32 * 67 % 190 - 104) r=(1.0 + (star % 3) as f32 * 0.5) opacity=(0.4 + (star % 4) as f32 * 0.15) {}
                }
            }
            path d="M-20 -20C180 -110 320 30 520 -50S860 -130 1060 -60S1420 -120 1640 -50L1640 30C1400 -30 1240 20 1060 0S760 -60 560 20S200 -10 -20 60Z" fill="url(#ff-aurora)" {}
            circle cx="1490" cy="-34" r="84" fill="url(#ff-moonlight)" {}
            circle cx="1490" cy="-34" r="27" fill="#f6ecd0" {}
            circle cx="1481" cy="-40" r="5" fill="#ddd0ad" {}
            circle cx="1498" cy="-26" r="7" fill="#e2d6b6" {}
            path d="M-10 210L90 60L150 110L260 -30L330 60L420 10L540 120L660 20L760 90L900 10L980 70L1090 -40L1190 60L1270 20L1400 110L1500 30L1610 130L1610 240L-10 240Z" fill="#26364a" {}
            path d="M260 -30L222 16L246 10L262 30L284 8L312 36ZM1090 -40L1050 -3L1078 -10L1096 14L1118 -12L1150 22ZM90 60L66 96L88 88L104 100L122 86Z" fill="#93a9ba" opacity=".7" {}
            g clip-path="url(#ff-mountain)" {
                rect x="-200" y="20" width="2000" height="1210" fill="url(#ff-rock)" {}
                @for layer in 0..15u32 { path.stratum.(if layer % 2 == 0 { "light" } else { "dark" }) d=(stratum(layer)) {} }
                @for stone in 0..70u32 {
                    @let (x, y) = (stone * 733 % 1600, 190 + stone * 277 % 780);
                    path.stone d={ "M" (x) " " (y) "l" (6 + stone % 5) " -4l8 5l-3 6l-" (9 + stone % 4) " 1Z" } {}
                }
                rect x="-200" y="20" width="2000" height="1210" fill="url(#ff-vignette)" {}
            }
            path.snow d=(layout::MOUNTAIN) {}
            g.pines { @for pine in 0..24u32 { (tree(pine)) } }
            g.passages {
                // Each layer goes over all passages in turn, so that junctions join cleanly.
                @for layer in ["rim", "edge", "wall", "floor", "ties", "rail", "gap", "sleeper"] {
                    g class=(layer) {
                        @for place in mine.all().skip(1) { path d=(layout::passage(mine, place)) {} }
                    }
                }
            }
        }
    }
}

fn stratum(layer: u32) -> String {
    let y = 150.0 + layer as f32 * 62.0;
    let sway = |step: u32| (layer * 37 + step * 53) as f32 % 70.0 - 35.0;
    format!(
        "M-10 {:.0}C260 {:.0} 520 {:.0} 800 {y:.0}S1340 {:.0} 1610 {:.0}",
        y + sway(0),
        y + sway(1) - 20.0,
        y + sway(2) + 10.0,
        y + sway(3),
        y + sway(4)
    )
}

/// A pine on the slope, away from the places where dwarfs wait.
fn tree(index: u32) -> Markup {
    let side = index.is_multiple_of(2);
    let along = (index / 2) as f32 / 12.0;
    let x = if side { 20.0 + along * 120.0 } else { 1480.0 + along * 115.0 };
    let y = if side { 190.0 - along * 58.0 } else { 168.0 + along * 52.0 };
    let tall = 46.0 + (index * 29 % 30) as f32;
    html! {
        path d=(format!(
            "M{x:.0} {:.0}l{:.1} {:.1}h-{:.1}l{:.1} {:.1}h-{:.1}l{:.1} -{:.1}h-{:.1}Z",
            y - tall, tall * 0.16, tall * 0.42, tall * 0.06, tall * 0.2, tall * 0.58, tall * 0.6, tall * 0.2, tall * 0.58, tall * 0.06,
        )) {}
    }
}

/// The gate: the way out.
pub fn gate() -> Markup {
    html! {
        path d="M708 88V16C708 -70 892 -70 892 16V88H852V20C852 -22 748 -22 748 20V88Z" fill="#8a7a69" stroke="#1a120c" stroke-width="4" {}
        path d="M708 16L750 18M714 -8L756 4M730 -32L766 -10M758 -50L780 -18M800 -56V-20M842 -50L820 -18M870 -32L834 -10M886 -8L844 4M892 16L850 18M708 42H748M852 42H892M708 66H748M852 66H892" stroke="#4d4036" stroke-width="3" {}
        path d="M748 88V20C748 -22 852 -22 852 20V88Z" fill="#150d08" {}
        path d="M758 88V24C758 -8 842 -8 842 24V88Z" fill="url(#ff-lamplight)" {}
        path d="M800 -52l7 9l-7 9l-7 -9Z" fill="#e8c15a" stroke="#3b2a10" stroke-width="2" {}
        @for x in [728, 872] {
            circle cx=(x) cy="28" r="28" fill="url(#ff-lamplight)" {}
            path d={ "M" (x) " 34V56" } stroke="#2a1c10" stroke-width="6" stroke-linecap="round" {}
            path d={ "M" (x) " 10q12 16 5 26h-10q-7 -10 5 -26Z" } fill="#ff9a2e" {}
            path d={ "M" (x) " 20q6 8 3 15h-6q-3 -7 3 -15Z" } fill="#fff0b0" {}
        }
        rect x="700" y="84" width="200" height="14" rx="3" fill="#6e5f50" stroke="#1a120c" stroke-width="3" {}
    }
}
