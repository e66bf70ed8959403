//! The picture on the card in the hall.

use maud::{Markup, html};

/// A dwarf with a hammer before the mountains, and the land withering behind him.
pub(crate) fn emblem() -> Markup {
    html! {
        svg viewBox="0 0 240 170" role="img" aria-label="A dwarf before the mountains of Girdlegard" {
            defs {
                linearGradient id="td-card-sky" x1="0" y1="0" x2="1" y2="1" {
                    stop offset="0" stop-color="#f2d7a0" {}
                    stop offset=".55" stop-color="#c9825a" {}
                    stop offset="1" stop-color="#4a2f38" {}
                }
                linearGradient id="td-card-land" x1="0" y1="0" x2="1" y2="0" {
                    stop offset="0" stop-color="#8fae5c" {}
                    stop offset=".55" stop-color="#7d8a52" {}
                    stop offset="1" stop-color="#453d3a" {}
                }
            }
            rect width="240" height="170" fill="url(#td-card-sky)" {}
            circle cx="60" cy="44" r="20" fill="#fff1c4" opacity=".8" {}
            path d="M0 96L34 40l16 22 22-34 30 48 20-26 34 52 22-34 28 40 34-30v60H0z" fill="#5b5350" {}
            path d="M34 40l16 22-8 6-6-8-8 8zM72 28l14 22-8-3-6 8-8-10-5 5zM178 68l12 17-8-2-6 5-8-7z" fill="#efe9df" {}
            path d="M0 118q60-26 120-12t120-10v74H0z" fill="url(#td-card-land)" {}
            path d="M150 122l20-8 10 10 22-10 38 8M168 114l-4 22 14 14-6 20M202 114l4 24-16 14M232 122l-6 26" fill="none" stroke="#1c1614" stroke-width="2" opacity=".6" {}
            path d="M176 96v-30l12-12h26l12 12v30z" fill="#6c675f" stroke="#211d19" stroke-width="2" {}
            path d="M188 96V78q13-15 26 0v18z" fill="#17110d" stroke="#c08a4b" stroke-width="2.5" {}
            path d="M192 106q-2-12 4-15l-5-4 6-1q4-4 8 0l6 1-5 4q6 3 4 15zM214 110q-2-12 4-15l-5-4 6-1q4-4 8 0l6 1-5 4q6 3 4 15z" fill="#4d8b31" stroke="#162a0c" stroke-width="1.5" {}
            path d="M20 122l9-22 9 22zM40 116l8-20 8 20zM6 112l8-18 8 18z" fill="#3f5f2e" stroke="#233817" {}
            g transform="translate(98 150) scale(1.75)" {
                ellipse cx="3" cy="1" rx="17" ry="5.5" fill="#000" opacity=".45" {}
                path d="M-12-1q-2-17 3-23H8q6 6 4 23-12 5-24 0z" fill="#3f6fa3" stroke="#140d08" stroke-width="1.3" {}
                path d="M-12-1q-2-17 3-23h4q-5 9-3 25z" fill="#9cc3ea" {}
                circle cx="0" cy="-27" r="7" fill="#e0b48b" stroke="#140d08" {}
                path d="M-8-28q0-10 8-10t8 10q-8-4-16 0z" fill="#9aa0a6" stroke="#140d08" {}
                path d="M-8-26q0 18 8 20 8-2 8-20-4 5-8 3-4 2-8-3z" fill="#c9a25a" stroke="#5a3a14" stroke-width=".8" {}
                path d="M15 0V-38" stroke="#6b4526" stroke-width="3" {}
                path d="M15-40q12-4 14 8-7 5-14 1zM15-40q-10-3-11 7 6 4 11 1z" fill="#e3e8ec" stroke="#33383c" {}
                path d="M15-36q7-2 10 3M15-36q-6-1-8 2" stroke="#f0a23a" stroke-width="1.5" fill="none" {}
            }
        }
    }
}
