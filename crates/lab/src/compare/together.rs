//! What several studies of one game say together: whether anything is used in none of them.

use super::names;
use crate::findings::{Entry, Findings, Standing};
use crate::report::percent;
use crate::stats::Share;
use crate::study::Journal;
use maud::{Markup, html};

/// How often an entry was used where it was offered, in each of the studies and in all of them.
pub(super) struct Used {
    name: String,
    each: Vec<Option<Share>>,
    together: Share,
    flag: &'static str,
}

/// What was done with each entry, where there are more than two studies of one game (with several numbers of seats, say).
/// Whether an entry helps to win each study says by itself.
pub(super) fn uses(studies: &[(String, Journal)], findings: &[Findings]) -> Vec<Used> {
    let game = |study: &(String, Journal)| study.1.heading.game.clone();
    if studies.len() < 3 || studies.iter().any(|study| game(study) != game(&studies[0])) {
        return Vec::new();
    }
    let labels = names(findings, |found| found.entries.iter().map(|entry| entry.label.clone()).collect());
    let used = |label| {
        let entry = |found: &Findings| found.entries.iter().find(|entry| entry.label == label).cloned();
        let name = format!("{}: {}", label.kind, label.name);
        Used::of(name, &findings.iter().map(entry).collect::<Vec<_>>())
    };
    labels.into_iter().map(used).collect()
}

impl Used {
    fn of(name: String, each: &[Option<Entry>]) -> Used {
        let sum = |of: fn(&Entry) -> u64| each.iter().flatten().map(of).sum::<u64>();
        let (offered, used) = (sum(|entry| entry.offered), sum(|entry| entry.used));
        let together = Share::of(used as f64, offered);
        let share =
            |entry: &Option<Entry>| entry.as_ref().filter(|entry| entry.offered > 0).map(|entry| entry.used_share);
        let flag = Standing::of(offered, together, None).flag();
        Used { name, each: each.iter().map(share).collect(), together, flag }
    }

    /// A line for a terminal.
    pub(super) fn text(&self) -> String {
        let cells: Vec<String> = self.each.iter().map(|share| format!("{:>10}", shown(*share))).collect();
        format!("  {:<48}{}  {} {}", self.name.clone() + ", used", cells.concat(), self.all(), self.flag)
    }

    fn all(&self) -> String {
        let Share { share, low, high } = self.together;
        format!("{} [{}, {}]", percent(share), percent(low), percent(high))
    }
}

fn shown(share: Option<Share>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| percent(share.share))
}

/// A table of all of them.
pub(super) fn section(names: &[String], uses: &[Used]) -> Markup {
    html! {
        section {
            h2 { "Used when offered" }
            table.entries {
                thead { tr {
                    th { "" }
                    @for name in names { th.number { (name) } }
                    th.number { "together, with its interval" }
                    th { "" }
                } }
                tbody { @for used in uses {
                    tr.doubt[!used.flag.is_empty()] {
                        th { (used.name) }
                        @for share in &used.each { td.number { (shown(*share)) } }
                        td.number { (used.all()) }
                        td { @if !used.flag.is_empty() { span.flag { (used.flag) } } }
                    }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::Label;

    fn entry(offered: u64, used: u64) -> Entry {
        let label = Label { kind: "tiles".into(), name: "War Horns".into(), is_duty: false };
        let (used_share, nobody) = (Share::of(used as f64, offered), Share::of(0.0, 0));
        let standing = Standing::of(offered, used_share, None);
        let (taken, users, winners, used_by_winners, lift) = (used, used, nobody, nobody, None);
        Entry { label, offered, taken, used, used_share, users, winners, used_by_winners, lift, standing }
    }

    #[test]
    fn what_one_table_never_uses_another_may() {
        let alive =
            Used::of("War Horns".to_owned(), &[Some(entry(200, 0)), None, Some(entry(100, 20)), Some(entry(0, 0))]);
        assert_eq!((alive.together.share, alive.flag), (20.0 / 300.0, ""));
        assert_eq!(
            alive.each.iter().flatten().count(),
            2,
            "a study without it, and one that never offered it, say nothing"
        );
        assert!(alive.text().contains("0 %") && alive.text().contains("20 %"), "{}", alive.text());
        let dead = Used::of(
            "War Horns".to_owned(),
            &[(400, 1), (300, 0), (300, 0)].map(|(offered, used)| Some(entry(offered, used))),
        );
        assert_eq!(dead.flag, "dead");
    }
}
