//! Studies side by side, with what differs for certain.

mod together;

use crate::findings::{Entry, Findings};
use crate::plot::Unit;
use crate::report::{page, percent, points};
use crate::stats::{Share, Spread};
use crate::study::Journal;
use maud::{Markup, html};
use together::Used;

/// Studies side by side.
pub struct Comparison {
    names: Vec<String>,
    /// What each was about, in a line.
    about: Vec<String>,
    figures: Vec<Figure>,
    entries: Vec<Figure>,
    /// What the studies of one game say together, if they are more than two.
    uses: Vec<Used>,
}

/// One figure in each of the studies.
struct Figure {
    name: String,
    values: Vec<Option<Value>>,
}

#[derive(Clone, Copy)]
enum Value {
    Share(Share),
    Lift(Share),
    Mean(Spread),
}

impl Value {
    /// The value and its ends.
    const fn ends(self) -> (f64, f64, f64) {
        match self {
            Value::Share(share) | Value::Lift(share) => (share.share, share.low, share.high),
            Value::Mean(spread) => (spread.mean, spread.mean - spread.error, spread.mean + spread.error),
        }
    }

    fn show(self) -> String {
        match self {
            Value::Share(share) => percent(share.share),
            Value::Lift(share) => points(share.share),
            Value::Mean(spread) => Unit::Number.show(spread.mean),
        }
    }
}

impl Figure {
    /// The difference of the second to the first with its ends, if both have the figure; by Newcombe's way of joining
    /// two intervals, which is also that of two means.
    fn change(&self) -> Option<Share> {
        let [Some(before), Some(after)] = self.values[..] else { return None };
        let ((a, a_low, a_high), (b, b_low, b_high)) = (before.ends(), after.ends());
        let share = b - a;
        let low = share - ((b - b_low).powi(2) + (a_high - a).powi(2)).sqrt();
        let high = share + ((b_high - b).powi(2) + (a - a_low).powi(2)).sqrt();
        Some(Share { share, low, high })
    }

    /// Whether the difference is no accident.
    fn is_certain(&self) -> bool {
        self.change().is_some_and(|change| change.low > 0.0 || change.high < 0.0)
    }

    fn show_change(&self) -> String {
        let Some(change) = self.change() else { return String::new() };
        match self.values[0] {
            Some(Value::Share(_) | Value::Lift(_)) => {
                format!("{} [{}, {}]", points(change.share), points(change.low), points(change.high))
            }
            Some(Value::Mean(_)) | None => {
                let text = format!("{:+.1} [{:+.1}, {:+.1}]", change.share, change.low, change.high);
                text.replace('-', "−")
            }
        }
    }
}

/// Lays studies side by side; the names are those of their folders.
pub fn compare(studies: &[(String, Journal)]) -> Comparison {
    let findings: Vec<Findings> = studies.iter().map(|(_, journal)| Findings::of(journal)).collect();
    let about = studies.iter().map(|(_, journal)| {
        let heading = &journal.heading;
        let (title, count) = (&heading.title, journal.matches.len());
        format!(
            "{title}, {} seats, {}, {count} matches,{} content {}",
            heading.seats,
            heading.bots.join(" and "),
            told_apart(&heading.options, studies),
            heading.content
        )
    });
    Comparison {
        names: studies.iter().map(|(name, _)| name.clone()).collect(),
        about: about.collect(),
        figures: figures(&findings),
        entries: entries(&findings),
        uses: together::uses(studies, &findings),
    }
}

/// What was agreed on, where others agreed on something else.
fn told_apart(options: &serde_json::Value, studies: &[(String, Journal)]) -> String {
    let Some(options) = options.as_object() else { return String::new() };
    let differs = |key: &String, value: &serde_json::Value| {
        studies.iter().filter_map(|(_, journal)| journal.heading.options.get(key)).any(|other| other != value)
    };
    let differing = options.iter().filter(|(key, value)| differs(key, value));
    differing.map(|(key, value)| format!(" {key} {value},")).collect::<Vec<_>>().concat()
}

fn figures(findings: &[Findings]) -> Vec<Figure> {
    let mut all = Vec::new();
    let mut add = |name: &str, of: &dyn Fn(&Findings) -> Option<Value>| {
        let values: Vec<Option<Value>> = findings.iter().map(of).collect();
        if values.iter().any(Option::is_some) {
            all.push(Figure { name: name.to_owned(), values });
        }
    };
    add("the team wins", &|found| found.team.map(Value::Share));
    for (what, of) in [
        ("place", (|found| &found.places) as fn(&Findings) -> &Vec<_>),
        ("", |found| &found.seats),
        ("", |found| &found.roles),
        ("", |found| &found.bots),
    ] {
        for name in names(findings, |found| of(found).iter().map(|group| group.name.clone()).collect()) {
            add(&format!("{name} {what} wins").replace("  ", " "), &|found| {
                of(found).iter().find(|group| group.name == name).map(|group| Value::Share(group.won))
            });
        }
    }
    add("the stronger level, times its fair share", &|found| {
        let best = found.bots.iter().max_by(|one, other| one.won.share.total_cmp(&other.won.share))?;
        let [mean, low, high] = [best.won.share, best.won.low, best.won.high].map(|share| share / best.fair);
        Some(Value::Mean(Spread { mean, error: (high - low) / 2.0, ..Spread::default() }))
    });
    for (name, of) in [
        ("minutes", (|found| found.length.minutes) as fn(&Findings) -> Spread),
        ("rounds", |found| found.length.rounds),
        ("turns", |found| found.length.turns),
        ("decisions", |found| found.length.decisions),
        ("points of winners", |found| found.scores.winners),
        ("points of the others", |found| found.scores.losers),
        ("margin of winners", |found| found.scores.margin),
        ("lead changes", |found| found.drama.lead_changes),
        ("settled after, as a part of the match", |found| found.drama.settled),
    ] {
        add(name, &|found| Some(Value::Mean(of(found))));
    }
    for name in names(findings, |found| found.endings.iter().map(|(name, _)| name.clone()).collect()) {
        add(&format!("ended by {name}"), &|found| {
            found.endings.iter().find(|(ending, _)| *ending == name).map(|(_, share)| Value::Share(*share))
        });
    }
    add("the leader at half time wins", &|found| {
        found.drama.leader_wins.get(crate::study::STEPS / 2).copied().map(Value::Share)
    });
    add("won from the last place at half time", &|found| Some(Value::Share(found.drama.from_behind)));
    all
}

fn entries(findings: &[Findings]) -> Vec<Figure> {
    let mut all = Vec::new();
    let all_names = |found: &Findings| found.entries.iter().map(|entry| entry.label.clone()).collect();
    for label in names(findings, all_names) {
        let entry = |found: &Findings| found.entries.iter().find(|entry| entry.label == label).cloned();
        let name = format!("{}: {}", label.kind, label.name);
        let values =
            |of: &dyn Fn(Entry) -> Option<Value>| findings.iter().map(|found| entry(found).and_then(of)).collect();
        let used = values(&|entry| (entry.offered > 0).then_some(Value::Share(entry.used_share)));
        all.push(Figure { name: format!("{name}, used when offered"), values: used });
        all.push(Figure { name: format!("{name}, lift"), values: values(&|entry| entry.lift.map(Value::Lift)) });
    }
    all
}

/// The names of something in all studies, each once, in order.
fn names<T: PartialEq>(findings: &[Findings], of: impl Fn(&Findings) -> Vec<T>) -> Vec<T> {
    let mut all: Vec<T> = Vec::new();
    for name in findings.iter().flat_map(of) {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

impl Comparison {
    /// The figures, and of the entries those that differ for certain.
    fn shown(&self) -> impl Iterator<Item = &Figure> {
        self.figures.iter().chain(self.entries.iter().filter(|figure| figure.is_certain()))
    }

    /// How many of the figures differ for certain, of how many that both studies have.
    fn count(&self) -> (usize, usize) {
        let both = || self.figures.iter().chain(&self.entries).filter(|figure| figure.change().is_some());
        (both().filter(|figure| figure.is_certain()).count(), both().count())
    }

    fn verdict(&self) -> String {
        let (certain, all) = self.count();
        format!(
            "{certain} of {all} figures differ by more than their intervals allow; by chance alone it would be about {}.",
            (all as f64 * 0.05).round()
        )
    }

    /// The comparison for a terminal.
    pub fn text(&self) -> String {
        let about = self.names.iter().zip(&self.about).map(|(name, about)| format!("{name}: {about}"));
        let figures = self.shown().map(|figure| {
            let cells: Vec<String> = figure.values.iter().map(|value| format!("{:>10}", shown(*value))).collect();
            let mark = if figure.is_certain() { " *" } else { "" };
            format!("  {:<48}{}  {}{mark}", figure.name, cells.concat(), figure.show_change())
        });
        let verdict = (self.names.len() == 2).then(|| self.verdict());
        about
            .chain(figures)
            .chain(self.uses.iter().map(Used::text))
            .chain(verdict)
            .map(|line| line.trim_end().to_owned() + "\n")
            .collect()
    }

    /// The comparison as a page.
    pub fn page(&self) -> String {
        let is_pair = self.names.len() == 2;
        let inside = html! {
            header {
                p.kicker { "Meadhall, the lab" }
                h1 { (self.names.join(" and ")) }
                @for (name, about) in self.names.iter().zip(&self.about) { p.fine { strong { (name) } ": " (about) } }
            }
            section {
                h2 { "Side by side" }
                @if is_pair { p.finding { (self.verdict()) } }
                table.entries {
                    thead { tr {
                        th { "" }
                        @for name in &self.names { th.number { (name) } }
                        @if is_pair { th.number { "difference, with its interval" } th { "" } }
                    } }
                    tbody { @for figure in self.shown() { (self.row(figure)) } }
                }
            }
            @if !self.uses.is_empty() { (together::section(&self.names, &self.uses)) }
        };
        page(&self.names.join(" and "), &inside)
    }

    fn row(&self, figure: &Figure) -> Markup {
        html! {
            tr.doubt[figure.is_certain()] {
                th { (figure.name) }
                @for value in &figure.values { td.number { (shown(*value)) } }
                @if self.names.len() == 2 {
                    td.number { (figure.show_change()) }
                    td { @if figure.is_certain() { span.flag { "certain" } } }
                }
            }
        }
    }
}

fn shown(value: Option<Value>) -> String {
    value.map_or_else(|| "–".to_owned(), Value::show)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(before: Share, after: Share) -> Figure {
        Figure { name: "wins".to_owned(), values: vec![Some(Value::Share(before)), Some(Value::Share(after))] }
    }

    #[test]
    fn a_change_is_certain_when_matches_suffice() {
        assert!(figure(Share::of(300.0, 1000), Share::of(400.0, 1000)).is_certain());
        assert!(!figure(Share::of(3.0, 10), Share::of(4.0, 10)).is_certain());
        let same = crate::stats::difference((400.0, 1000), (300.0, 1000));
        let change = figure(Share::of(300.0, 1000), Share::of(400.0, 1000)).change().unwrap();
        assert!(
            (change.low - same.low).abs() < 1e-12 && (change.high - same.high).abs() < 1e-12,
            "one way of counting"
        );
        let alone = Figure { name: "wins".to_owned(), values: vec![None, Some(Value::Share(Share::of(1.0, 2)))] };
        assert!(alone.change().is_none() && !alone.is_certain());
    }
}
