//! Pointing at things on the table: a ping, or a plan of several. Kept in memory, never in the log.

use super::table::Live;
use crate::error::Trouble;
use crate::model::Pointed;
use canvas::Crest;
use engine::Seat;
use std::time::{Duration, Instant};

/// How long a ping is shown.
const PING: Duration = Duration::from_secs(20);
/// No plan has more steps.
const MOST: usize = 12;
/// No element has a longer id.
const LONGEST: usize = 64;

/// What a seat points at.
pub(super) struct Pointing {
    seat: Seat,
    targets: Vec<String>,
    since: Instant,
}

impl Pointing {
    fn is_plan(&self) -> bool {
        self.targets.len() > 1
    }

    /// What is told of it, if it is still shown.
    fn told(&self) -> Option<Pointed> {
        let left = PING.checked_sub(self.since.elapsed());
        let left = if self.is_plan() { None } else { Some(left?.as_millis() as u64) };
        Some(Pointed { seat: self.seat, crest: Crest::of(self.seat).name(), targets: self.targets.clone(), left })
    }
}

impl Live {
    /// Points at these elements for the person's seat; at none, stops pointing.
    pub fn point(&mut self, person: &str, targets: Vec<String>) -> Result<Pointed, Trouble> {
        let seat = self
            .default_seat(person)
            .ok_or_else(|| Trouble::Forbidden("only those who sit at the table point at things".to_owned()))?;
        let is_id = |id: &String| {
            let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
            (1..=LONGEST).contains(&id.len()) && id.chars().all(is_part)
        };
        if targets.len() > MOST || !targets.iter().all(is_id) {
            return Err(Trouble::Bad(format!("at most {MOST} ids of elements can be pointed at")));
        }
        self.pointing.retain(|pointing| pointing.seat != seat);
        let pointing = Pointing { seat, targets, since: Instant::now() };
        let told = Pointed { seat, crest: Crest::of(seat).name(), targets: Vec::new(), left: None };
        let told = pointing.told().unwrap_or(told);
        if !pointing.targets.is_empty() {
            self.pointing.push(pointing);
        }
        Ok(told)
    }

    /// What is pointed at now.
    pub(super) fn pointed(&self) -> Vec<Pointed> {
        self.pointing.iter().filter_map(Pointing::told).collect()
    }

    /// A plan is for the table as it stood: a move ends it.
    pub(super) fn end_plans(&mut self) {
        self.pointing.retain(|pointing| !pointing.is_plan());
    }
}
