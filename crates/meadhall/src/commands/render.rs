//! `meadhall render`: a position as a picture.

use super::record;
use crate::cli::Render;
use anyhow::{Context, Result, bail};
use canvas::standalone::standalone;
use engine::{Seat, Viewer};
use resvg::{
    tiny_skia::Pixmap,
    usvg::{self, fontdb::Database},
};
use std::{fs, sync::Arc};

/// How many pixels wide a PNG is.
const WIDTH: f32 = 1800.0;

/// Draws the position.
pub fn run(command: &Render) -> Result<()> {
    let (record, game) = record(&command.file, command.content.as_deref())?;
    let played = game.replay(&record, command.at.unwrap_or(usize::MAX))?;
    let svg = standalone(&played.scene(viewer(&command.seat, played.seats())?).board, game.style()).into_string();
    let out = command.out.display().to_string();
    match command.out.extension().and_then(|ending| ending.to_str()) {
        Some("svg") => fs::write(&command.out, svg).context(out),
        Some("png") => fs::write(&command.out, png(&svg)?).context(out),
        _ => bail!("--out {out}: the name must end in .svg or .png"),
    }
}

fn viewer(text: &str, seats: usize) -> Result<Viewer> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    match text.parse() {
        Ok(seat) if usize::from(seat) < seats => Ok(Viewer::Seat(Seat(seat))),
        _ => bail!("--seat {text}: a number from 0 to {} or `spectator`", seats - 1),
    }
}

fn png(svg: &str) -> Result<Vec<u8>> {
    let options = usvg::Options { fontdb: Arc::new(fonts()), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).context("the picture")?;
    let scale = WIDTH / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(WIDTH as u32, height).context("the picture has no size")?;
    resvg::render(&tree, usvg::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().context("the picture")
}

/// The fonts of this machine. What pictures ask for by kind alone is one that is there: the usual ones often are not.
fn fonts() -> Database {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let names: Vec<String> = fonts.faces().filter_map(|face| Some(face.families.first()?.0.clone())).collect();
    let any_of = |wanted: [&str; 3]| {
        let named = wanted.iter().find_map(|wanted| names.iter().find(|name| name.contains(wanted)));
        named.or(names.first()).cloned()
    };
    if let (Some(serif), Some(sans)) = (any_of(["Times", "Georgia", "Serif"]), any_of(["Arial", "Helvetica", "Sans"])) {
        fonts.set_serif_family(serif);
        fonts.set_sans_serif_family(sans);
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever fonts a machine has, words in either kind are drawn, unless it has none at all.
    #[test]
    fn words_are_drawn() {
        let picture = |style: &str, word: &str| {
            let text = format!("<text y='20' style='font-family: Nobody, {style}'>{word}</text>");
            png(&format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 30'>{text}</svg>"))
                .expect("a picture")
        };
        let has_fonts = fonts().faces().next().is_some();
        for style in ["serif", "sans-serif"] {
            assert_eq!(picture(style, "Odin") != picture(style, ""), has_fonts, "{style}");
        }
    }
}
