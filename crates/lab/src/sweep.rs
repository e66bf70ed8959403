//! One number of the content at several values: what would change if it were printed differently.

mod path;

pub use path::{BadSetting, Setting};

use crate::findings::Findings;
use crate::plot::{Curve, Unit, curves};
use crate::report::page as framed;
use crate::stats::{Share, Spread};
use crate::study::Heading;
use crate::tables::row;
use maud::{Markup, html};

/// What one value led to.
type Answer = (String, Findings);

/// A figure that is followed over the values.
struct Figure {
    name: String,
    unit: Unit,
    /// The value and its interval, for each answer.
    points: Vec<(f64, (f64, f64))>,
}

/// `sweep.csv`: one row for each value.
pub fn table(setting: &Setting, answers: &[Answer]) -> String {
    let figures = figures(answers);
    let mut names = vec![setting.path().to_owned(), "matches".to_owned()];
    names.extend(figures.iter().flat_map(|figure| {
        let name = figure.name.replace(' ', "_");
        [name.clone(), format!("{name}_low"), format!("{name}_high")]
    }));
    let line = |(number, (value, findings)): (usize, &Answer)| {
        let mut cells = vec![value.clone(), findings.matches.to_string()];
        for figure in &figures {
            let (value, (low, high)) = figure.points[number];
            cells.extend([value, low, high].map(|part| format!("{part:.4}")));
        }
        row(&cells)
    };
    row(&names) + &answers.iter().enumerate().map(line).collect::<String>()
}

/// The page of a sweep: a plot for each figure, and what moves for certain.
pub fn page(heading: &Heading, setting: &Setting, answers: &[Answer]) -> String {
    let figures = figures(answers);
    let places: Vec<f64> =
        answers.iter().enumerate().map(|(number, (value, _))| value.parse().unwrap_or(number as f64)).collect();
    let moved: Vec<String> = figures.iter().filter(|figure| moves(figure)).map(|figure| figure.name.clone()).collect();
    let values: Vec<&str> = answers.iter().map(|(value, _)| &value[..]).collect();
    let inside = html! {
        header {
            p.kicker { "Meadhall, the lab" }
            h1 { (heading.title) ": " code { (setting.path()) } }
            p.lead { (values.join(", ")) " with " (heading.seats) " seats, " (heading.bots.join(" and ")) ", "
                (answers.first().map_or(0, |(_, findings)| findings.matches)) " matches each" }
            p.fine { "printed: " (setting.printed()) " in " (setting.file()) " · series " (heading.seed) " · options " code { (heading.options) } }
        }
        section {
            h2 { "What it changes" }
            @if moved.is_empty() {
                p.finding { "Nothing that so many matches could show: all intervals overlap." }
            } @else {
                p.finding { "Moved for certain (the intervals of two values do not touch): " (moved.join(", ")) "." }
            }
            p.finding { "Every value has a report of its own in the folder beside this page." }
            div.plots { @for figure in &figures { (plot(figure, setting, &places)) } }
        }
    };
    framed(&format!("{}: {}", heading.title, setting.path()), &inside)
}

fn plot(figure: &Figure, setting: &Setting, places: &[f64]) -> Markup {
    let points = figure.points.iter().zip(places).map(|((value, ends), x)| (*x, *value, Some(*ends))).collect();
    let curve = Curve { name: figure.name.clone(), points };
    html! {
        figure.moved[moves(figure)] {
            figcaption { (figure.name) }
            (curves(&figure.name, &[curve], Unit::Number, figure.unit, None, setting.path()))
        }
    }
}

/// Whether two values are surely apart.
fn moves(figure: &Figure) -> bool {
    let ends = || figure.points.iter().map(|(_, ends)| ends);
    let highest = ends().map(|(low, _)| *low).fold(f64::MIN, f64::max);
    let lowest = ends().map(|(_, high)| *high).fold(f64::MAX, f64::min);
    highest > lowest
}

fn figures(answers: &[Answer]) -> Vec<Figure> {
    let share = |name: String, of: &dyn Fn(&Findings) -> Option<Share>| {
        let point = |(_, findings): &Answer| of(findings).map(|share| (share.share, (share.low, share.high)));
        let points: Option<Vec<_>> = answers.iter().map(point).collect();
        points.map(|points| Figure { name, unit: Unit::Share, points })
    };
    let mean = |name: &str, of: &dyn Fn(&Findings) -> Spread| {
        let point = |(_, findings): &Answer| {
            let spread = of(findings);
            (spread.mean, (spread.mean - spread.error, spread.mean + spread.error))
        };
        Some(Figure { name: name.to_owned(), unit: Unit::Number, points: answers.iter().map(point).collect() })
    };
    let Some((_, first)) = answers.first() else { return Vec::new() };
    let mut all = vec![share("the team wins".to_owned(), &|findings| findings.team)];
    all.extend((0..first.places.len()).map(|place| {
        let name = format!("the {} place wins", first.places[place].name);
        share(name, &|findings| findings.places.get(place).map(|group| group.won))
    }));
    all.push(mean("minutes", &|findings| findings.length.minutes));
    all.push(mean("rounds", &|findings| findings.length.rounds));
    all.push(mean("points of winners", &|findings| findings.scores.winners));
    all.push(mean("margin of winners", &|findings| findings.scores.margin));
    all.push(mean("lead changes", &|findings| findings.drama.lead_changes));
    all.extend((0..first.endings.len()).map(|ending| {
        let name = format!("ended by {}", first.endings[ending].0);
        share(name, &|findings| findings.endings.get(ending).map(|(_, share)| *share))
    }));
    all.into_iter().flatten().collect()
}
