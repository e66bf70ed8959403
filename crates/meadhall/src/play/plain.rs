//! A match by lines: numbered choices, for scripts and screen readers.

use super::session::Session;
use anyhow::Result;
use engine::{Seat, Viewer};
use std::io::{BufRead, Write};
use std::path::PathBuf;

const HELP: &str = "  a number   choose that action
  u          undo
  w WORDS    why can't I? (a piece or place by name, for example: w d7)
  l          the whole log
  s FILE     save to a file
  q          quit
  ?          this help";

/// Plays until the match is over or the input ends.
pub fn run(mut session: Session, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
    let mut told = 0;
    let mut last = None;
    loop {
        told = tell(&session, last, told, out)?;
        if session.move_bot()? {
            continue;
        }
        let Some(seat) = session.human() else { break };
        if session.needs_curtain(last, seat) {
            writeln!(out, "\n--- pass the screen to {}, then press Enter ---", session.names[seat.index()])?;
            if input.read_line(&mut String::new())? == 0 {
                return Ok(());
            }
        }
        last = Some(seat);
        show(&session, seat, out)?;
        if !ask(&mut session, seat, input, out)? {
            return Ok(());
        }
    }
    writeln!(out, "\n{}", session.game.text(Viewer::Spectator))?;
    writeln!(out, "{}", session.game.prompt(Viewer::Spectator).plain(&session.names))?;
    for score in session.game.standing() {
        writeln!(out, "{}: {} points", session.names[score.seat.index()], score.points)?;
        for line in score.lines {
            writeln!(out, "  {:>4}  {} ({})", line.points, line.what, line.rule)?;
        }
    }
    Ok(())
}

/// Prints what happened since the last time, as the last person to look may hear it.
fn tell(session: &Session, viewer: Option<Seat>, from: usize, out: &mut impl Write) -> Result<usize> {
    let viewer = viewer.or_else(|| session.human()).map_or(Viewer::Spectator, Viewer::Seat);
    let steps = session.game.steps() + 1;
    for step in from.min(steps)..steps {
        for line in session.game.log(viewer, step) {
            writeln!(out, "{}", session.line(&line))?;
        }
    }
    Ok(steps)
}

fn show(session: &Session, seat: Seat, out: &mut impl Write) -> Result<()> {
    writeln!(out, "\n{}", session.game.text(Viewer::Seat(seat)))?;
    writeln!(out, "{}", session.game.prompt(Viewer::Seat(seat)).plain(&session.names))?;
    for (number, offer) in (1..).zip(session.game.offers(seat)) {
        let note = if offer.is_final { " (can't be undone)" } else { "" };
        writeln!(out, "{number:>3}. {}{note}", offer.label.plain(&session.names))?;
    }
    Ok(())
}

/// Reads lines until one of them changes the match; false when the input is over or somebody quits.
fn ask(session: &mut Session, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool> {
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(false);
        }
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "q" => return Ok(false),
            "?" => writeln!(out, "{HELP}")?,
            "u" => {
                if session.undo(seat)? {
                    return Ok(true);
                }
                writeln!(out, "this can't be taken back: luck, a secret or another player came between")?;
            }
            "l" => {
                for line in session.log(Viewer::Seat(seat)) {
                    writeln!(out, "{}", session.line(&line))?;
                }
            }
            "s" if !rest.is_empty() => {
                session.save_to(PathBuf::from(rest))?;
                writeln!(out, "saved to {rest}")?;
            }
            "w" if !rest.is_empty() => match session.why_not(seat, rest) {
                Some((id, refusal)) => writeln!(out, "{id}: {refusal}")?,
                None => writeln!(out, "nothing forbidden is called {rest:?} here")?,
            },
            number => match number.parse::<usize>() {
                Ok(number) if number > 0 => match session.choose(seat, number - 1) {
                    Ok(()) => return Ok(true),
                    Err(error) => writeln!(out, "{error}")?,
                },
                _ => writeln!(out, "{line:?} is no choice; ? shows what can be said")?,
            },
        }
    }
}
