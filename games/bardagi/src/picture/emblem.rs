//! The picture on the game's card in the hall.

use maud::{Markup, PreEscaped, html};

/// A longship before an island with a gold mine.
pub(crate) fn emblem() -> Markup {
    html! {
        svg."bardagi-emblem" viewBox="0 0 240 170" role="img" aria-label="A longship before an island" {
            defs {
                radialGradient id="ba-card-sea" cx=".5" cy=".3" r=".9" {
                    stop offset="0" stop-color="#7cc0bf" {}
                    stop offset=".6" stop-color="#2f7482" {}
                    stop offset="1" stop-color="#123c4b" {}
                }
            }
            rect width="240" height="170" fill="url(#ba-card-sea)" {}
            circle cx="190" cy="36" r="17" fill="#ffe7a3" opacity=".9" {}
            path d="M0 96C30 70 56 78 84 62c24-14 52-6 70 8 20 10 50 4 86 28v20H0z" fill="#a5b368" {}
            path d="M52 88L84 30l10 12 8-16 34 62z" fill="#6b645b" {}
            path d="M84 30l10 12 8-16 9 17-8-3-6 8-7-8-10 6z" fill="#f4f1e8" {}
            path d="M84 30L52 88h22l6-26z" fill="#938b7f" {}
            path d="M108 88v-12q0-8 8-8t8 8v12z" fill="#1a120c" {}
            path d="M104 76h24" stroke="#c69a63" stroke-width="3" {}
            path d="M128 88l3-8 8-1 5 5-3 5zM94 89l4-7 7 0 3 7z" fill="#e8b93e" stroke="#7a5410" {}
            path d="M22 92l7-16 7 16zM34 94l7-18 8 18zM170 92l6-14 7 14zM184 95l7-17 8 17zM200 98l6-14 7 14z" fill="#3f6139" {}
            path d="M0 108q20-8 40 0t40 0 40 0 40 0 40 0 40 0v62H0z" fill="#1d5361" opacity=".85" {}
            g transform="translate(112 138) scale(1.25)" color="#a8433a" {
                path d="M-36-6q-8-8-4-18 4 10 12 13 30 8 58 0 8-4 10-14 6 12-4 20-8 15-34 15T-36-6z" fill="#6b4526" stroke="#20130a" stroke-width="1.5" {}
                path d="M1-8V-58" stroke="#3a2515" stroke-width="3.5" {}
                path d="M-22-52q24-7 46 0 5 18-2 34-22-7-43 0-5-17-1-34z" fill="#f0e6cf" stroke="#20130a" stroke-width="1.4" {}
                path d="M-14-54q-3 18 0 34l8-2q-2-17 0-34zM4-56q2 17 0 34l9 1q3-17 1-34z" fill="#a8433a" {}
                (PreEscaped("<g stroke=\"#20130a\"><circle cx=\"-20\" cy=\"-4\" r=\"5\" fill=\"#a8433a\"/><circle cx=\"-7\" cy=\"-2\" r=\"5\" fill=\"#e3b26f\"/><circle cx=\"7\" cy=\"-2\" r=\"5\" fill=\"#a8433a\"/><circle cx=\"20\" cy=\"-4\" r=\"5\" fill=\"#e3b26f\"/></g>"))
            }
            path d="M0 152q16-7 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0v18H0z" fill="#123c4b" opacity=".8" {}
        }
    }
}
