//! Everything that is drawn more than once: jewels, dwarfs, lamps, the gate.

use crate::cards::Ability;
use crate::jewels::{Colour, Jewel};
use canvas::Spot;
use maud::{Markup, html};

/// The shape of a jewel in a square of 24 by 24.
pub const fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Ruby => {
            "M12 22L2.5 11.5C-.5 7 3 2 7.5 2.5C10 2.8 11.3 4.3 12 5.5C12.7 4.3 14 2.8 16.5 2.5C21 2 24.5 7 21.5 11.5Z"
        }
        Colour::Emerald => "M7 2H17L20.5 5.5V18.5L17 22H7L3.5 18.5V5.5Z",
        Colour::Sapphire => "M12 1.5C14 6 20 10 20 15A8 7.5 0 0 1 4 15C4 10 10 6 12 1.5Z",
        Colour::Amethyst => "M12 1.5L21.5 7V17L12 22.5L2.5 17V7Z",
        Colour::Amber => "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z",
    }
}

/// The cuts that catch the light.
const fn facets(colour: Colour) -> &'static str {
    match colour {
        Colour::Ruby => "M12 6L8 10.5L12 20L16 10.5ZM8 10.5H16",
        Colour::Emerald => "M8.5 7H15.5V17H8.5ZM4 5.8L8.5 7M20 5.8L15.5 7M4 18.2L8.5 17M20 18.2L15.5 17",
        Colour::Sapphire => "M12 2.5L8.5 13L12 22L15.5 13ZM4.5 14L8.5 13H15.5L19.5 14",
        Colour::Amethyst => {
            "M12 6.5L16.8 9.3V14.7L12 17.5L7.2 14.7V9.3ZM12 1.5V6.5M21.5 7L16.8 9.3M21.5 17L16.8 14.7M12 22.5V17.5M2.5 17L7.2 14.7M2.5 7L7.2 9.3"
        }
        Colour::Amber => "M10 17q2-3 1-5m3 6q0-3 2-4M9 9l1.5 1M6 8Q8 4.5 12 4.5",
    }
}

/// The stops of a jewel's colour: light, middle, dark, and the glow it throws on the rock.
const fn tints(colour: Colour) -> [&'static str; 4] {
    match colour {
        Colour::Ruby => ["#ff8a92", "#d92f44", "#860d20", "#ff5a6b"],
        Colour::Emerald => ["#7feaaa", "#1b9a55", "#08522a", "#4dff9d"],
        Colour::Sapphire => ["#8fb6ff", "#2f66dd", "#0f2d80", "#6aa0ff"],
        Colour::Amethyst => ["#dcaaff", "#8f49d2", "#4a197c", "#d08aff"],
        Colour::Amber => ["#fff0b0", "#eba622", "#945508", "#ffd25a"],
    }
}

/// The definitions that the board and the panels beside it use.
pub fn defs() -> Markup {
    html! {
        defs {
            @for colour in Colour::ALL {
                @let [light, middle, dark, glow] = tints(colour);
                linearGradient id={ "ff-fill-" (colour.id()) } x1="0" y1="0" x2=".6" y2="1" {
                    stop offset="0" stop-color=(light) {}
                    stop offset=".42" stop-color=(middle) {}
                    stop offset="1" stop-color=(dark) {}
                }
                radialGradient id={ "ff-glow-" (colour.id()) } {
                    stop offset="0" stop-color=(glow) stop-opacity=".75" {}
                    stop offset="1" stop-color=(glow) stop-opacity="0" {}
                }
                symbol id={ "ff-" (colour.id()) } viewBox="0 0 24 24" {
                    path d=(outline(colour)) fill={ "url(#ff-fill-" (colour.id()) ")" } stroke="#12060c" stroke-width="1.3" {}
                    path d=(facets(colour)) fill="#fff" fill-opacity=".13" stroke="#fff" stroke-opacity=".5" stroke-width=".8" {}
                }
            }
            linearGradient id="ff-gold" x1="0" y1="0" x2="1" y2="1" {
                stop offset="0" stop-color="#ffefb0" {}
                stop offset=".5" stop-color="#d9a63c" {}
                stop offset="1" stop-color="#8f6418" {}
            }
            linearGradient id="ff-silver" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="100" y2="80" {
                stop offset="0" stop-color="#f6f9fb" {}
                stop offset=".35" stop-color="#aab3bd" {}
                stop offset=".55" stop-color="#eef2f5" {}
                stop offset="1" stop-color="#87919c" {}
            }
            symbol id="ff-claw" viewBox="0 0 24 24" {
                circle cx="12" cy="12" r="11.2" fill="url(#ff-gold)" stroke="#3b2505" stroke-width="1" {}
                circle cx="12" cy="12" r="9" fill="#3a2208" {}
                g fill="#fff3c4" stroke="#6b450c" stroke-width=".5" {
                    @for turn in 0..8 {
                        @let claw = Spot::new(12.0, 12.0).around(10.5, (turn as f32 + 0.5) / 8.0);
                        circle cx=(format!("{:.1}", claw.x)) cy=(format!("{:.1}", claw.y)) r="1.4" {}
                    }
                }
            }
            @for ability in Ability::ALL {
                symbol id={ "ff-" (ability.id()) } viewBox="0 0 28 28" {
                    path fill="currentColor" fill-rule="evenodd" d=(mark(ability)) {}
                }
            }
            symbol id="ff-token" viewBox="0 0 44 44" {
                circle cx="22" cy="24" r="19" fill="#5e3d10" {}
                circle cx="22" cy="21" r="19" fill="url(#ff-gold)" stroke="#4b310a" stroke-width="1.5" {}
                circle cx="22" cy="21" r="14" fill="none" stroke="#7a5312" stroke-width="1.6" {}
                path d="M22 11L25 18H32L26.5 22.5L28.5 30L22 25.5L15.5 30L17.5 22.5L12 18H19Z" fill="#6b450c" {}
            }
            (dwarf_face())
            (lamp())
        }
    }
}

/// The mark of an ability in a square of 28 by 28.
const fn mark(ability: Ability) -> &'static str {
    match ability {
        Ability::Thief => {
            "M14 2Q22 4 22 13L24 25H4L6 13Q6 4 14 2ZM9 12H19V16Q14 19 9 16ZM11 13.5H13V15H11ZM15 13.5H17V15H15Z"
        }
        Ability::Bat => {
            "M14 11L12 7L11.5 10L1 7Q4 11 4 17Q7 14.5 9 17Q11 15 14 21Q17 15 19 17Q21 14.5 24 17Q24 11 27 7L16.5 10L16 7Z"
        }
        Ability::Stamina => {
            "M11 2H17V9L23 20Q24 26 18 26H10Q4 26 5 20L11 9ZM14 14L12 18H9L11.5 20.5L10.5 24L14 22L17.5 24L16.5 20.5L19 18H16Z"
        }
        Ability::Speed => "M9 3H17V14L25 19Q27 24 23 24H9ZM1 7H7V9H1ZM3 12H7V14H3ZM0 17H7V19H0Z",
        Ability::Stealth => "M2 14Q14 2 26 14Q14 26 2 14ZM14 9A5 5 0 1 0 14.1 9ZM4 25L24 3L26 5L6 27Z",
        Ability::Strength => {
            "M6 9Q6 5 9 6Q10 3 13 5Q15 3 17 5Q20 4 21 7Q25 8 23 14Q22 19 18 20V26H9V20Q4 17 5 13Q3 10 6 9Z"
        }
    }
}

fn dwarf_face() -> Markup {
    html! {
        symbol id="ff-face" viewBox="0 0 62 62" {
            path d="M31 6C18 6 13 15 13 26H49C49 15 44 6 31 6Z" fill="#c9cfd4" stroke="#20160f" stroke-width="2.2" {}
            path d="M31 6V26M13 26H49" stroke="#5d6772" stroke-width="3" {}
            path d="M13 24H49V30H13Z" fill="#b68a45" stroke="#20160f" stroke-width="2" {}
            path d="M17 30H45V40H17Z" fill="#e2ab80" {}
            circle cx="24.5" cy="34" r="2.3" fill="#20160f" {}
            circle cx="37.5" cy="34" r="2.3" fill="#20160f" {}
            path d="M14 31C13 48 22 58 31 60C40 58 49 48 48 31C45 38 38 40 31 39.5C24 40 17 38 14 31Z" fill="#e9dcc0" stroke="#20160f" stroke-width="2" {}
            path d="M28 35H34L35.5 40.5Q31 43.5 26.5 40.5Z" fill="#d08e64" stroke="#20160f" stroke-width="1.4" {}
            path d="M24 46Q31 50 38 46M27 52Q31 54 35 52" fill="none" stroke="#a8916a" stroke-width="1.8" {}
        }
    }
}

fn lamp() -> Markup {
    html! {
        symbol id="ff-lamp" viewBox="0 0 44 60" {
            ellipse cx="22" cy="54" rx="15" ry="5" fill="#000" fill-opacity=".45" {}
            path d="M14 8Q22 -3 30 8" fill="none" stroke="#2a1c10" stroke-width="3.5" {}
            path d="M10 16L15 8H29L34 16Z" fill="#3d2a19" stroke="#120b07" stroke-width="2" {}
            path d="M11 16H33L35 46H9Z" fill="#ffcf6b" stroke="#2a1c10" stroke-width="3" {}
            path d="M22 22Q30 32 22 43Q14 32 22 22Z" fill="#fff8dc" {}
            path d="M18 16L17 46M26 16L27 46" stroke="#5a3a18" stroke-width="2" {}
            path d="M7 46H37V53H7Z" fill="#3d2a19" stroke="#120b07" stroke-width="2" {}
        }
    }
}

/// A jewel around a place, so many units large, with its letter (upper case on large ones) in the type size given.
pub fn gem(jewel: Jewel, at: Spot, size: f32, letter: f32) -> Markup {
    let inner = if jewel.is_large() { size * 0.78 } else { size };
    let half = |side: f32| (format!("{:.1}", at.x - side / 2.0), format!("{:.1}", at.y - side / 2.0));
    let ((outer_x, outer_y), (x, y)) = (half(size), half(inner));
    html! {
        @if jewel.is_large() { use href="#ff-claw" x=(outer_x) y=(outer_y) width=(size) height=(size) {} }
        use href={ "#ff-" (jewel.colour().id()) } x=(x) y=(y) width=(inner) height=(inner) {}
        text.letter x=(at.x) y=(format!("{:.1}", at.y + letter * 0.3)) font-size=(letter) { (jewel.letter()) }
    }
}

/// A jewel as a small picture to stand in a line of text.
pub fn gem_icon(jewel: Jewel) -> Markup {
    let large = jewel.is_large();
    html! {
        svg class=(if large { "ff-gem large" } else { "ff-gem" }) viewBox="0 0 28 28" aria-hidden="true" {
            (gem(jewel, Spot::new(14.0, 14.0), if large { 28.0 } else { 25.0 }, 17.0))
        }
    }
}

/// An ability as a small picture to stand in a line of text.
pub fn ability_icon(ability: Ability) -> Markup {
    html! {
        svg.ff-mark viewBox="0 0 28 28" aria-hidden="true" { use href={ "#ff-" (ability.id()) } width="28" height="28" {} }
    }
}
