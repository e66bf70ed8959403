//! The plots of a report as pictures of their own, for whoever wants to show them elsewhere.

use super::{STYLE, entries, figure, points};
use crate::findings::{Entry, Findings, Standing};
use crate::plot::{Unit, WIDTH, Whisker, at, whiskers};
use crate::study::{Heading, Journal};
use maud::{Markup, PreEscaped, html};

/// How high the two lines above a plot are that say what it shows, and of which study.
const HEAD: f64 = 52.0;

/// Every plot of the report, and the lifts of each kind of entry: names of files, and what is in them.
pub fn plots(journal: &Journal, findings: &Findings) -> Vec<(String, String)> {
    let heading = &journal.heading;
    let page = super::report(journal, findings);
    let lifts = entries::by_kind(&findings.entries).into_iter().filter_map(|(kind, entries)| lifts(kind, &entries));
    let lifts: String = lifts.map(Markup::into_string).collect();
    // Figures are never nested, so that the page itself says where each begins and ends.
    let figures = page.split("<figure>").skip(1).chain(lifts.split("<figure>").skip(1));
    figures.filter_map(|figure| picture(heading, figure.split("</figure>").next()?)).collect()
}

/// How much more often who used each entry won than who used others of its kind.
fn lifts(kind: &str, entries: &[&Entry]) -> Option<Markup> {
    let row = |entry: &&Entry| {
        let lift = entry.lift?;
        Some(Whisker {
            label: entry.label.name.clone(),
            value: lift.share,
            low: lift.low,
            high: lift.high,
            note: format!("{} of {}", points(lift.share), entry.users),
            class: if entry.standing == Standing::Dominant { "bad" } else { "plain" },
        })
    };
    let rows: Vec<Whisker> = entries.iter().filter_map(row).collect();
    let plot = || whiskers("lifts", &rows, Unit::Points, Some(0.0), 0.15);
    (rows.len() > 1).then(|| figure(&format!("Lift of {kind}, in points"), &plot()))
}

/// One figure of the page as a file.
fn picture(heading: &Heading, figure: &str) -> Option<(String, String)> {
    let (caption, svg) = figure.strip_prefix("<figcaption>")?.split_once("</figcaption>")?;
    let (opening, inside) = svg.split_once('>')?;
    let height: f64 = opening.split("viewBox=\"").nth(1)?.split('"').next()?.split(' ').nth(3)?.parse().ok()?;
    let about = format!("{}, {} seats, {}", heading.title, heading.seats, heading.bots.join(" and "));
    let (width, whole) = (WIDTH + 20.0, height + HEAD + 10.0);
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("-10 {} {} {}", at(-HEAD), at(width), at(whole)))
            width=(at(width)) height=(at(whole)) role="img" aria-label=(format!("{about}: {}", caption)) {
            style { (PreEscaped(style())) }
            rect.sheet x="-10" y=(at(-HEAD)) width=(at(width)) height=(at(whole)) {}
            text.caption x="0" y=(at(16.0 - HEAD)) { (PreEscaped(caption)) }
            text.note x="0" y=(at(34.0 - HEAD)) { (about) }
            (PreEscaped(inside))
    }};
    // The plot brings its own closing tag along.
    let drawn = drawn.into_string().replacen("</svg></svg>", "</svg>\n", 1);
    Some((format!("{}.svg", name(caption)), drawn))
}

/// A caption as the name of a file.
fn name(caption: &str) -> String {
    let words = caption.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

/// The rules of the page's stylesheet that colour plots, in the colours of the day: a picture in a document cannot ask
/// what the reader prefers.
fn style() -> String {
    let (_, colours) = STYLE.split_once(":root {").expect("report.css: the colours stand in :root");
    let colours = colours.split('}').next().unwrap_or_default();
    let by_day = colours.split("--").filter_map(|line| {
        let (name, value) = line.split_once(": light-dark(")?;
        Some((name, value.split(',').next()?))
    });
    let is_of_plots = |line: &&str| line.starts_with("svg ") || line.starts_with(".s0 ") || line.starts_with(".s4 ");
    let rules: String = STYLE.lines().filter(is_of_plots).fold(String::new(), |all, line| all + line + "\n");
    let rules = by_day.fold(rules, |rules, (name, value)| rules.replace(&format!("var(--{name})"), value));
    rules + "svg .caption { font-size: 14px; font-weight: 600; } .sheet { fill: #fffaf0; }\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_needs_no_stylesheet_but_its_own() {
        let style = style();
        assert!(
            style.contains("svg .grid { stroke: #e0d2b6;") && style.contains(".s3 { --series: #8c4a6b;"),
            "{style}"
        );
        assert!(style.matches("var(--").count() == style.matches("var(--series)").count(), "{style}");
        assert_eq!(name("Share of victories by place, in order"), "share-of-victories-by-place-in-order");
    }
}
