//! A table in memory: the match, who sits where, and all that was told.

use crate::error::Trouble;
use crate::model::{Notice, NoticeKind, Room};
use crate::store::{Commit, Entry, EntryKind, SeatRow, SeatRowKind, Store, Summary, TableRow, now};
use engine::{Seat, SeatSet, Viewer};
use hall::{AnyGame, AnyMatch, Bot};
use std::collections::HashMap;

use super::pointing::Pointing;

/// A table in memory.
pub struct Live {
    pub(super) row: TableRow,
    pub(super) game: &'static dyn AnyGame,
    pub(super) play: Box<dyn AnyMatch>,
    pub(super) seats: Vec<SeatRow>,
    /// What was told: one word for each entry of the log.
    pub(super) notices: Vec<Notice>,
    /// How many steps there were after each move and undo, by version.
    pub(super) milestones: Vec<(u64, usize)>,
    pub(super) said: Vec<Said>,
    pub(super) since: i64,
    /// Which of a person's seats looks at their screen.
    pub(super) faces: HashMap<String, Seat>,
    /// Who points at what.
    pub(super) pointing: Vec<Pointing>,
    /// How many actions whose may be taken back, as computed for a version.
    pub(super) undoable: Option<(u64, Seat, usize)>,
}

/// Something said at the table.
pub(super) struct Said {
    pub(super) seq: u64,
    pub(super) person: Option<String>,
    pub(super) name: String,
    pub(super) seat: Option<Seat>,
    pub(super) room: Room,
    pub(super) text: String,
    pub(super) at: i64,
}

/// What happened to a table in memory and must be written before anybody hears of it.
#[derive(Debug, Default)]
pub struct Change {
    pub(super) commit: Commit,
    pub(super) notices: Vec<Notice>,
    pub(super) seat: Option<Seat>,
}

impl Live {
    /// A table where a match stands as it does.
    pub fn with(row: TableRow, seats: Vec<SeatRow>, play: Box<dyn AnyMatch>) -> Result<Live, Trouble> {
        let (game, since) = (hall::game(&row.game)?, row.since);
        Ok(Live {
            row,
            game,
            play,
            seats,
            notices: Vec::new(),
            milestones: Vec::new(),
            said: Vec::new(),
            since,
            faces: HashMap::new(),
            pointing: Vec::new(),
            undoable: None,
        })
    }

    /// What is written when the table is made.
    pub fn opening(self) -> Commit {
        Commit {
            table_id: self.row.id.clone(),
            summary: Some(self.summary()),
            seats: self.seats,
            table: Some(self.row),
            ..Commit::default()
        }
    }

    /// Rebuilds a table from its log.
    pub async fn load(store: &Store, id: &str) -> Result<Live, Trouble> {
        let (row, seats, entries) = store.table(id).await?.ok_or(Trouble::Missing("table"))?;
        let names: HashMap<String, String> = store.speakers(id).await?.into_iter().collect();
        let play = super::rebuild::rebuild(store, &row, seats.len(), &entries).await?;
        let mut live = Live::with(row, seats, play)?;
        let mut steps = live.first_step();
        for entry in entries {
            match entry.kind {
                EntryKind::Move => steps += 1,
                EntryKind::Undo => steps -= 1,
                EntryKind::Seats | EntryKind::Chat | EntryKind::Over => {}
            }
            if matches!(entry.kind, EntryKind::Move | EntryKind::Undo) {
                live.milestones.push((entry.number, steps));
            }
            if entry.kind == EntryKind::Chat {
                let name = entry.person.as_ref().and_then(|person| names.get(person)).cloned();
                live.said.extend(Said::read(&entry, name.unwrap_or_else(|| "someone".to_owned())));
            }
            live.told(entry.kind);
        }
        Ok(live)
    }

    /// How many steps were played elsewhere before the match was forked here.
    pub(super) fn first_step(&self) -> usize {
        self.row.forked_from.as_ref().map_or(0, |(_, step)| *step)
    }

    /// The number of the last move or undo.
    pub fn version(&self) -> u64 {
        self.milestones.last().map_or(0, |(version, _)| *version)
    }

    /// The number of the last entry of the log.
    pub fn seq(&self) -> u64 {
        self.notices.len() as u64
    }

    /// Whether nobody is asked any more.
    pub fn is_over(&self) -> bool {
        self.play.outcome().is_some()
    }

    /// Tells something about the table: its row, and the title of its game.
    pub fn about<T>(&self, tell: impl FnOnce(&TableRow, &str) -> T) -> T {
        tell(&self.row, self.game.about().title)
    }

    /// The names at the table, in seat order.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|row| row.name.clone()).collect()
    }

    /// How the table stands, for lists.
    pub fn summary(&self) -> Summary {
        let asked = self.play.asked();
        let wakes = asked.iter().any(|seat| self.bot_of(seat).is_some()) || self.deadline().is_some();
        Summary {
            version: self.version(),
            steps: self.play.steps(),
            asked: asked.iter().fold(0, |bits, seat| bits | 1 << seat.0),
            since: self.since,
            wakes,
            over: self.is_over(),
            result: if self.is_over() {
                self.play.prompt(Viewer::Spectator).plain(&placeholders(self.seats.len()))
            } else {
                String::new()
            },
        }
    }

    /// The bot that acts for the seat.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<Bot> {
        let level = self.seats.get(seat.index())?.bot.as_ref()?;
        Some(level.parse().unwrap_or(Bot::Karl))
    }

    /// When the clock runs out for the people the table waits for.
    pub(super) fn deadline(&self) -> Option<i64> {
        let waits = self.waits_for_people().next().is_some();
        self.row.pace.filter(|_| waits).map(|seconds| self.since + i64::from(seconds))
    }

    /// The seats of people that are asked.
    pub(super) fn waits_for_people(&self) -> impl Iterator<Item = Seat> {
        let is_person = |seat: &Seat| {
            self.seats
                .get(seat.index())
                .is_some_and(|row| row.bot.is_none() && matches!(row.kind, SeatRowKind::Human | SeatRowKind::Friend))
        };
        self.play.asked().iter().filter(is_person)
    }

    /// Begins an entry of the log and the word about it.
    pub(super) fn entry(&mut self, kind: EntryKind, seat: Option<Seat>, person: Option<&str>, body: String) -> Change {
        let number = self.seq() + 1;
        let at = now();
        if matches!(kind, EntryKind::Move | EntryKind::Undo) {
            self.milestones.push((number, self.play.steps()));
            self.since = at;
            self.end_plans();
        }
        let entry = Entry { number, kind, seat, person: person.map(str::to_owned), body, at };
        let notice = self.told(kind);
        let commit = Commit { table_id: self.row.id.clone(), entries: vec![entry], ..Commit::default() };
        Change { commit, notices: vec![notice], seat }
    }

    /// Adds who must hear that it is their turn, and how the table stands now.
    pub(super) fn finish(&self, change: &mut Change, asked_before: SeatSet) {
        change.commit.summary = Some(self.summary());
        let over = self.is_over();
        for row in self.seats.iter().filter(|row| row.has_webhook && row.bot.is_none()) {
            let is_new = self.play.asked().contains(row.seat) && !asked_before.contains(row.seat);
            if let (Some(person), true) = (&row.person, is_new || over) {
                let body = crate::notices::body(self, row, over);
                change.commit.deliveries.push((person.clone(), body));
            }
        }
    }

    fn told(&mut self, kind: EntryKind) -> Notice {
        let kind = match kind {
            EntryKind::Move => NoticeKind::Move,
            EntryKind::Undo => NoticeKind::Undo,
            EntryKind::Seats => NoticeKind::Seats,
            EntryKind::Chat => NoticeKind::Chat,
            EntryKind::Over => NoticeKind::Over,
        };
        let seq = self.seq() + 1;
        let before = self.notices.last().map_or(0, |notice| notice.version);
        let version = if matches!(kind, NoticeKind::Move | NoticeKind::Undo) { seq } else { before };
        let notice = Notice { seq, version, kind };
        self.notices.push(notice);
        notice
    }
}

impl Change {
    /// Both, one after the other.
    pub(super) fn and(mut self, later: Change) -> Change {
        self.commit.entries.extend(later.commit.entries);
        self.commit.seats.extend(later.commit.seats);
        self.notices.extend(later.notices);
        self
    }
}

/// What stands for the names of the seats in a stored sentence.
pub(super) fn placeholders(seats: usize) -> Vec<String> {
    (0..seats).map(|seat| format!("{{{seat}}}")).collect()
}
