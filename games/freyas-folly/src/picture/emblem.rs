//! The picture on the game's card in the hall.

use super::symbols::outline;
use crate::jewels::Colour;
use canvas::Crest;
use engine::Seat;
use maud::{Markup, html};

/// A dwarf with a lantern before a cavern full of jewels.
pub fn emblem() -> Markup {
    let jewels = [
        (Colour::Ruby, 132, 62, 26, "#d92f44"),
        (Colour::Sapphire, 168, 58, 30, "#2f66dd"),
        (Colour::Emerald, 150, 90, 28, "#1b9a55"),
        (Colour::Amethyst, 188, 92, 28, "#8f49d2"),
        (Colour::Amber, 124, 96, 22, "#eba622"),
    ];
    html! {
        svg viewBox="0 0 240 170" role="img" aria-label="A dwarf in a mine before a cavern of jewels" {
            defs {
                linearGradient id="ffe-rock" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#6b5a4d" {}
                    stop offset=".5" stop-color="#40332d" {}
                    stop offset="1" stop-color="#221f30" {}
                }
                radialGradient id="ffe-cave" cx=".5" cy=".6" r=".7" {
                    stop offset="0" stop-color="#5a4c80" {}
                    stop offset="1" stop-color="#14101f" {}
                }
                radialGradient id="ffe-light" {
                    stop offset="0" stop-color="#ffc569" stop-opacity=".75" {}
                    stop offset="1" stop-color="#ff7a1a" stop-opacity="0" {}
                }
            }
            rect width="240" height="170" fill="#16243c" {}
            circle cx="206" cy="24" r="12" fill="#f6ecd0" {}
            path d="M0 52L40 30L66 38L104 12L150 34L190 26L240 56V170H0Z" fill="url(#ffe-rock)" {}
            path d="M0 52L40 30L66 38L104 12L150 34L190 26L240 56" fill="none" stroke="#e6eef2" stroke-width="5" {}
            path d="M0 134C50 120 70 150 120 138S200 130 240 144V170H0Z" fill="#17110d" {}
            path d="M104 84C100 50 134 38 164 40C200 42 220 62 216 90C214 118 184 126 156 124C126 122 106 112 104 84Z" fill="url(#ffe-cave)" stroke="#0b0706" stroke-width="4" {}
            path d="M130 44l5 14l5 -14ZM160 40l5 18l6 -17ZM188 48l4 13l6 -9Z" fill="#0b0706" {}
            @for (colour, x, y, size, fill) in jewels {
                g transform={ "translate(" (x) " " (y) ") scale(" (size as f32 / 24.0) ") translate(-12 -12)" } {
                    circle cx="12" cy="12" r="16" fill=(fill) opacity=".25" {}
                    path d=(outline(colour)) fill=(fill) stroke="#12060c" stroke-width="1.3" {}
                    path d="M7 7L11 5L9 10Z" fill="#fff" opacity=".7" {}
                }
            }
            circle cx="58" cy="104" r="62" fill="url(#ffe-light)" {}
            g transform="translate(58 108)" {
                ellipse cx="3" cy="34" rx="36" ry="10" fill="#000" opacity=".5" {}
                g class=(Crest::of(Seat(1)).name()) {
                    circle cy="4" r="35" fill="#5d1f1a" {}
                    circle r="35" fill="currentColor" stroke="#120b07" stroke-width="2.5" {}
                }
                circle r="29" fill="#000" opacity=".16" {}
                g transform="translate(-31 -33)" {
                    path d="M31 6C18 6 13 15 13 26H49C49 15 44 6 31 6Z" fill="#c9cfd4" stroke="#20160f" stroke-width="2.2" {}
                    path d="M13 24H49V30H13Z" fill="#b68a45" stroke="#20160f" stroke-width="2" {}
                    path d="M17 30H45V40H17Z" fill="#e2ab80" {}
                    circle cx="24.5" cy="34" r="2.3" fill="#20160f" {}
                    circle cx="37.5" cy="34" r="2.3" fill="#20160f" {}
                    path d="M14 31C13 48 22 58 31 60C40 58 49 48 48 31C45 38 38 40 31 39.5C24 40 17 38 14 31Z" fill="#e9dcc0" stroke="#20160f" stroke-width="2" {}
                    path d="M28 35H34L35.5 40.5Q31 43.5 26.5 40.5Z" fill="#d08e64" stroke="#20160f" stroke-width="1.4" {}
                }
            }
            g transform="translate(96 112) scale(.62)" {
                path d="M14 8Q22 -3 30 8" fill="none" stroke="#c08a4b" stroke-width="3.5" {}
                path d="M11 16H33L35 46H9Z" fill="#ffcf6b" stroke="#2a1c10" stroke-width="3" {}
                path d="M10 16L15 8H29L34 16ZM7 46H37V53H7Z" fill="#3d2a19" {}
                path d="M22 22Q30 32 22 43Q14 32 22 22Z" fill="#fff8dc" {}
            }
        }
    }
}
