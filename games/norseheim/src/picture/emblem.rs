//! The picture on the card in the hall.

use maud::{Markup, html};

/// A crown over a map with a palisade, a longship, and a Giant's shadow behind the hills.
pub fn emblem() -> Markup {
    html! {
        svg viewBox="0 0 240 170" role="img" aria-label="An empty throne over the map of Norseheim" {
            defs {
                linearGradient id="nh-emblem-sky" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#39506b" {}
                    stop offset=".6" stop-color="#c98d5b" {}
                    stop offset="1" stop-color="#e8c78a" {}
                }
                linearGradient id="nh-emblem-gold" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#fff0b8" {}
                    stop offset=".5" stop-color="#e3b85a" {}
                    stop offset="1" stop-color="#94662a" {}
                }
            }
            rect width="240" height="170" fill="url(#nh-emblem-sky)" {}
            path d="M134 112V70Q132 30 168 24Q206 30 204 70V112Z" fill="#3b2b4c" opacity=".75" {}
            circle cx="157" cy="60" r="4" fill="#ffe08a" {}
            circle cx="181" cy="60" r="4" fill="#ffe08a" {}
            path d="M0 104 34 62 56 88 84 48 118 100 146 76 178 108 206 70 240 104V170H0Z" fill="#6f6a6a" {}
            path d="M34 62 26 72 34 69 40 75 44 74ZM84 48 72 64 82 60 90 68 96 66ZM206 70 198 80 206 77 214 82Z" fill="#f4f2ea" {}
            path d="M0 112Q60 96 120 110T240 106V170H0Z" fill="#7f9a5f" {}
            path d="M0 140Q40 130 90 140T240 134V170H0Z" fill="#4c7f8c" {}
            g fill="#3d6136" stroke="#233a1f" {
                path d="M22 118 30 132H14ZM42 112 50 126H34ZM206 116 214 130H198ZM224 110 232 124H216Z" {}
            }
            path d="M150 150Q176 162 202 150Q208 142 206 134Q200 144 192 146H160Q152 144 146 134Q144 142 150 150Z" fill="#6b4627" stroke="#2a1a10" stroke-width="1.500" {}
            path d="M176 146V116" stroke="#2a1a10" stroke-width="2" {}
            path d="M162 118H190q4 11 0 22H162q4-11 0-22Z" fill="#efe3c8" stroke="#2a1a10" stroke-width="1.500" {}
            path d="M171 118q4 11 0 22M181 118q4 11 0 22" stroke="#a8433a" stroke-width="4" fill="none" {}
            path d="M62 152V84L88 64 114 84V152H104V128H72V152Z" fill="#5a3b21" stroke="#20130a" stroke-width="2" {}
            path d="M72 124V90L88 78 104 90V124Z" fill="#7d2b22" {}
            path d="M66 60 64 36l13 11 11-17 11 17 13-11-2 24Z" fill="url(#nh-emblem-gold)" stroke="#5d3d12" stroke-width="2" {}
            circle cx="88" cy="52" r="3.500" fill="#a8433a" {}
            circle cx="75" cy="54" r="2.500" fill="#3f6fa3" {}
            circle cx="101" cy="54" r="2.500" fill="#5e8a3c" {}
        }
    }
}
