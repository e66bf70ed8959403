//! The files that pages need, embedded in the program: each has an address with its hash in it and may be kept for ever.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file as it is served.
struct Asset {
    name: String,
    kind: &'static str,
    body: String,
    hash: String,
}

const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The stylesheet of the hall: the pictures' colours first, since the hall builds on them.
const STYLE: [&str; 4] = [
    canvas::standalone::STYLE,
    include_str!("../../static/hall.css"),
    include_str!("../../static/pages.css"),
    include_str!("../../static/table.css"),
];

/// The script, in reading order: pieces of one scope.
const SCRIPT: [&str; 12] = [
    include_str!("../../static/script/begin.js"),
    include_str!("../../static/script/glide.js"),
    include_str!("../../static/script/dress.js"),
    include_str!("../../static/script/near.js"),
    include_str!("../../static/script/choose.js"),
    include_str!("../../static/script/advice.js"),
    include_str!("../../static/script/pointing.js"),
    include_str!("../../static/script/listen.js"),
    include_str!("../../static/script/look.js"),
    include_str!("../../static/script/hands.js"),
    include_str!("../../static/script/replay.js"),
    include_str!("../../static/script/pages.js"),
];

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let fixed = [
        ("hall.css".to_owned(), CSS, STYLE.join("\n")),
        ("table.js".to_owned(), "text/javascript; charset=utf-8", script()),
        ("favicon.svg".to_owned(), SVG, include_str!("../../static/favicon.svg").to_owned()),
        ("favicon-turn.svg".to_owned(), SVG, include_str!("../../static/favicon-turn.svg").to_owned()),
        ("feast.svg".to_owned(), SVG, include_str!("../../static/feast.svg").to_owned()),
    ];
    let of_games = hall::games().iter().map(|game| (format!("{}.css", game.name()), CSS, game.style().to_owned()));
    fixed.into_iter().chain(of_games).map(|(name, kind, body)| Asset { hash: hash(&body), name, kind, body }).collect()
});

/// The pieces as one script that leaves nothing behind in the page's own scope.
fn script() -> String {
    format!("\"use strict\";\n(() => {{\n{}\n}})();\n", SCRIPT.join("\n"))
}

fn hash(body: &str) -> String {
    hex::encode(&Sha256::digest(body.as_bytes())[..8])
}

/// The address of a file.
pub fn url(name: &str) -> String {
    let hash = ASSETS.iter().find(|asset| asset.name == name).map_or("none", |asset| &asset.hash);
    format!("/static/{hash}/{name}")
}

/// Serves a file. A page from before an update asks for an old hash: it gets today's file, but may not keep it.
pub async fn serve(Path((hash, name)): Path<(String, String)>) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let keep = if asset.hash == hash { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, keep)], asset.body.as_str()).into_response()
}

/// Serves the icon at the address that browsers try by themselves.
pub async fn icon() -> Response {
    serve(Path(("icon".to_owned(), "favicon.svg".to_owned()))).await
}
