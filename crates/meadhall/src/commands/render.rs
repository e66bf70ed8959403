//! `meadhall render`: a position as a picture.

use super::record;
use crate::cli::Render;
use anyhow::{Context, Result, bail};
use canvas::standalone::standalone;
use engine::{Seat, Viewer};
use resvg::{tiny_skia::Pixmap, usvg};
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
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_system_fonts();
    let options = usvg::Options { fontdb: Arc::new(fonts), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).context("the picture")?;
    let scale = WIDTH / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(WIDTH as u32, height).context("the picture has no size")?;
    resvg::render(&tree, usvg::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().context("the picture")
}
