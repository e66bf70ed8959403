//! A match on the full screen of a terminal.

use super::session::Session;
use anyhow::Result;
use engine::{Seat, Viewer};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, List, ListItem, ListState, Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};
use std::path::PathBuf;

const KEYS: &str = " ↑↓ or digits choose · Enter plays · u undo · w why not · s save · q quit ";

/// Plays until somebody quits.
pub fn run(session: Session) -> Result<()> {
    let mut terminal = ratatui::init();
    let done = Screen { session, list: ListState::default(), last: None, asking: None, note: String::new() }
        .run(&mut terminal);
    ratatui::restore();
    done
}

/// What is on the screen besides the match.
struct Screen {
    session: Session,
    list: ListState,
    /// Who looked last.
    last: Option<Seat>,
    /// A line that is being typed.
    asking: Option<Typed>,
    /// What the last key led to.
    note: String,
}

/// A line that is being typed, and what for.
enum Typed {
    WhyNot(String),
    SaveTo(String),
    Number(String),
}

impl Screen {
    fn run(mut self, terminal: &mut DefaultTerminal) -> Result<()> {
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            if self.session.move_bot()? {
                continue;
            }
            if let Some(seat) = self.session.human() {
                if self.session.needs_curtain(self.last, seat) {
                    self.curtain(terminal, seat)?;
                }
                if self.last != Some(seat) || self.list.selected().is_none() {
                    self.list.select(Some(0));
                }
                self.last = Some(seat);
                terminal.draw(|frame| self.draw(frame))?;
            }
            if let Event::Key(key) = event::read()?
                && key.kind == KeyEventKind::Press
                && self.press(key)?
            {
                return Ok(());
            }
        }
    }

    fn curtain(&self, terminal: &mut DefaultTerminal, seat: Seat) -> Result<()> {
        let words = format!("Pass the screen to {}, then press Enter", self.session.names[seat.index()]);
        terminal.draw(|frame| frame.render_widget(Paragraph::new(words.as_str()).centered(), frame.area()))?;
        loop {
            if let Event::Key(key) = event::read()?
                && key.code == KeyCode::Enter
            {
                return Ok(());
            }
        }
    }

    fn viewer(&self) -> Viewer {
        self.session.human().or(self.last).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Does what a key asks for; says whether it is time to leave.
    fn press(&mut self, key: KeyEvent) -> Result<bool> {
        if let Some(typed) = self.asking.take() {
            self.type_on(typed, key)?;
            return Ok(false);
        }
        self.note.clear();
        let seat = self.session.human();
        match key.code {
            KeyCode::Char('q') => return Ok(true),
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return Ok(true),
            KeyCode::Down => self.list.select_next(),
            KeyCode::Up => self.list.select_previous(),
            KeyCode::PageDown => self.list.scroll_down_by(10),
            KeyCode::PageUp => self.list.scroll_up_by(10),
            KeyCode::Char('w') => self.asking = Some(Typed::WhyNot(String::new())),
            KeyCode::Char('s') => self.asking = Some(Typed::SaveTo(String::new())),
            KeyCode::Char(digit @ '1'..='9') => self.asking = Some(Typed::Number(digit.to_string())),
            KeyCode::Char('u' | 'z') => self.undo(seat)?,
            KeyCode::Enter => self.choose_selected(seat),
            _ => {}
        }
        Ok(false)
    }

    fn undo(&mut self, seat: Option<Seat>) -> Result<()> {
        if !seat.map_or(Ok(false), |seat| self.session.undo(seat))? {
            "this can't be taken back: luck, a secret or another player came between".clone_into(&mut self.note);
        }
        Ok(())
    }

    fn choose_selected(&mut self, seat: Option<Seat>) {
        if let (Some(seat), Some(number)) = (seat, self.list.selected()) {
            self.choose(seat, number);
        }
    }

    fn choose(&mut self, seat: Seat, number: usize) {
        if let Err(error) = self.session.choose(seat, number) {
            self.note = error.to_string();
        }
        self.list.select(Some(0));
    }

    fn type_on(&mut self, typed: Typed, key: KeyEvent) -> Result<()> {
        let (mut text, again): (String, fn(String) -> Typed) = match typed {
            Typed::WhyNot(text) => (text, Typed::WhyNot),
            Typed::SaveTo(text) => (text, Typed::SaveTo),
            Typed::Number(text) => (text, Typed::Number),
        };
        match key.code {
            KeyCode::Esc => return Ok(()),
            KeyCode::Enter => return self.finish(again(text)),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(letter) => text.push(letter),
            _ => {}
        }
        self.asking = Some(again(text));
        Ok(())
    }

    fn finish(&mut self, typed: Typed) -> Result<()> {
        let seat = self.session.human();
        match (typed, seat) {
            (Typed::SaveTo(file), _) if !file.is_empty() => {
                self.session.save_to(PathBuf::from(&file))?;
                self.note = format!("saved to {file}");
            }
            (Typed::WhyNot(words), Some(seat)) => {
                self.note = match self.session.why_not(seat, &words) {
                    Some((id, refusal)) => format!("{id}: {refusal}"),
                    None => format!("nothing forbidden is called {words:?} here"),
                };
            }
            (Typed::Number(number), Some(seat)) => match number.trim().parse::<usize>() {
                Ok(number) if number > 0 => self.choose(seat, number - 1),
                _ => self.note = format!("{number:?} is no choice"),
            },
            (Typed::SaveTo(_) | Typed::WhyNot(_) | Typed::Number(_), _) => {}
        }
        Ok(())
    }

    fn draw(&mut self, frame: &mut Frame) {
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(2), Constraint::Min(5), Constraint::Length(2)]).areas(frame.area());
        let [picture, side] = Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(body);
        let [actions, log] = Layout::vertical([Constraint::Fill(3), Constraint::Fill(2)]).areas(side);
        let viewer = self.viewer();
        let prompt = self.session.game.prompt(viewer).plain(&self.session.names);
        let bold = Style::new().add_modifier(Modifier::BOLD).fg(Color::Yellow);
        frame.render_widget(Paragraph::new(prompt).style(bold).wrap(Wrap { trim: true }), head);
        let board = Paragraph::new(self.session.game.text(viewer)).block(Block::bordered().title(" the table "));
        frame.render_widget(board, picture);
        self.draw_actions(frame, actions);
        self.draw_log(frame, log, viewer);
        let keys = match &self.asking {
            Some(Typed::WhyNot(text)) => format!(" why can't I ... (a piece or place): {text}_"),
            Some(Typed::SaveTo(text)) => format!(" save to file: {text}_"),
            Some(Typed::Number(text)) => format!(" choice number: {text}_  (Enter)"),
            None => KEYS.to_owned(),
        };
        let foot_lines =
            vec![Line::styled(format!(" {}", self.note), Style::new().fg(Color::LightRed)), Line::raw(keys)];
        frame.render_widget(Paragraph::new(foot_lines), foot);
    }

    fn draw_actions(&mut self, frame: &mut Frame, area: Rect) {
        let names = &self.session.names;
        let offers = self.session.human().map(|seat| self.session.game.offers(seat)).unwrap_or_default();
        let items: Vec<ListItem> = (1..)
            .zip(&offers)
            .map(|(number, offer)| {
                let note = if offer.is_final { " (can't be undone)" } else { "" };
                ListItem::new(format!("{number:>3}. {}{note}", offer.label.plain(names)))
            })
            .collect();
        let list = List::new(items)
            .block(Block::bordered().title(" what you can do "))
            .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
        frame.render_stateful_widget(list, area, &mut self.list);
    }

    fn draw_log(&self, frame: &mut Frame, area: Rect, viewer: Viewer) {
        let lines = self.session.log(viewer);
        let room = usize::from(area.height.saturating_sub(2));
        let latest = lines.iter().skip(lines.len().saturating_sub(room));
        let text: Vec<Line> = latest.map(|line| Line::raw(self.session.line(line))).collect();
        frame.render_widget(Paragraph::new(text).block(Block::bordered().title(" what happened ")), area);
    }
}
