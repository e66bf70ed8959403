//! The rules of a game, from its RULES.md: every rule has an anchor, and a box searches them.

use crate::error::Trouble;
use crate::pages::shell::Shell;
use crate::pages::{Fault, Page, front};
use crate::people::Visitor;
use axum::extract::{Path, Query};
use engine::rulebook;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use serde::Deserialize;

/// What is looked for.
#[derive(Debug, Deserialize)]
pub struct Search {
    #[serde(default)]
    q: String,
}

/// All games with their rules.
pub async fn shelf(Visitor(person): Visitor) -> Page {
    let body = html! {
        main.scroll #main {
            h1.carved { "The rules" }
            nav.games aria-label="Games" { @for game in hall::games() {
                a class={ "game-tile " (game.name()) } href={ "/rules/" (game.name()) } {
                    span.picture { (game.emblem()) } b { (game.about().title) } small { (rulebook::rules(game.rules()).count()) " rules" }
                }
            } }
        }
    };
    let mut shell = Shell::new("The rules", person.as_ref(), "rules-shelf");
    shell.games = hall::games().iter().map(|game| game.name()).collect();
    shell.links = html! { a.wide href="/" { "The hall" } a.wide href="/new" { "New table" } };
    Ok(shell.wrap(&body))
}

/// The rules of one game.
pub async fn rules(Visitor(person): Visitor, Path(name): Path<String>, Query(search): Query<Search>) -> Page {
    let game = hall::game(&name).map_err(|_| Fault(Trouble::Missing("game")))?;
    let (about, text) = (game.about(), read(game.rules()));
    let found: Vec<_> = rulebook::rules(game.rules()).filter(|rule| matches(rule, &search.q)).collect();
    let title = format!("Rules of {}", about.title);
    let body = html! {
        main.rulebook #main {
            aside.panel.contents {
                form.row role="search" method="get" {
                    input type="search" name="q" value=(search.q) placeholder="Search the rules" aria-label="Search the rules" data-search;
                    button.btn.stone { "Search" }
                }
                nav aria-label="Chapters" { ul.plain { @for (anchor, chapter) in &text.chapters { li { a href={ "#" (anchor) } { (chapter) } } } } }
                a.btn href={ "/new?game=" (name) } { "Open a table" }
                p.muted { (front::players(game)) " · " (front::minutes(about.minutes)) br; (about.credit) }
            }
            article.sheet.book {
                @if !search.q.trim().is_empty() {
                    section.found { h2 { (found.len()) " found for “" (search.q) "”" }
                        ul { @for rule in &found { li { a.rule href={ "#" (rule.id) } { (rule.id) } " " (rule.text) } } } }
                }
                (text.html)
                p.nothing hidden { "No rule says that." }
            }
        }
    };
    let mut shell = Shell::new(&title, person.as_ref(), "rules");
    shell.games = vec![game.name()];
    shell.heading = html! { h1 { (title) } };
    shell.links = html! { a.wide href="/" { "The hall" } a.wide href="/rules" { "All rules" } };
    Ok(shell.wrap(&body))
}

/// Whether all words stand in the rule or its id.
fn matches(rule: &rulebook::Rule<'_>, search: &str) -> bool {
    let text = format!("{} {}", rule.id, rule.text).to_lowercase();
    !search.trim().is_empty() && search.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// A rulebook as HTML, with its chapters.
struct Book {
    html: Markup,
    chapters: Vec<(String, String)>,
}

/// Reads RULES.md: a list item that opens with a rule id gets it as its anchor, ids elsewhere become links to it.
fn read(markdown: &str) -> Book {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let events: Vec<Event<'_>> = Parser::new_ext(markdown, options).collect();
    let (mut told, mut chapters) = (Vec::with_capacity(events.len()), Vec::new());
    let mut rest = events.into_iter();
    let mut opening = Opening::None;
    while let Some(event) = rest.next() {
        match event {
            Event::Start(Tag::Item) => {
                told.push(Event::Start(Tag::Item));
                opening = Opening::Item(told.len() - 1);
            }
            Event::Start(Tag::Paragraph | Tag::Strong) if !matches!(opening, Opening::None) => told.push(event),
            Event::Text(text) => {
                if let (Opening::Item(at), true) = (&opening, rulebook::is_id(&text)) {
                    told[*at] = raw(format!("<li id=\"{text}\" class=\"rule-text\">"));
                    told.push(raw(format!("<a class=\"anchor\" href=\"#{text}\">{text}</a>")));
                } else {
                    linked(&text, &mut told);
                }
                opening = Opening::None;
            }
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let name: String = rest
                    .by_ref()
                    .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))))
                    .filter_map(words)
                    .collect();
                let anchor = anchor(&name);
                told.push(raw(html! { h2 id=(anchor) { (name) } }.0));
                chapters.push((anchor, name));
            }
            Event::Html(text) | Event::InlineHtml(text) => told.push(Event::Text(text)),
            other => {
                opening = Opening::None;
                told.push(other);
            }
        }
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, told.into_iter());
    Book { html: PreEscaped(html), chapters }
}

/// Whether the next words may be the id of a rule.
enum Opening {
    None,
    Item(usize),
}

fn raw<'a>(html: String) -> Event<'a> {
    Event::Html(CowStr::from(html))
}

fn words(event: Event<'_>) -> Option<String> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text.into_string()),
        _ => None,
    }
}

fn anchor(name: &str) -> String {
    let letters = name.chars().map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' });
    letters.collect::<String>().trim_matches('-').to_owned()
}

/// Text in which ids of rules are links.
fn linked<'a>(text: &CowStr<'a>, told: &mut Vec<Event<'a>>) {
    let mut plain = String::new();
    for word in text.split_inclusive(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-')) {
        let id = word.trim_end_matches(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
        if rulebook::is_id(id) {
            told.push(Event::Text(std::mem::take(&mut plain).into()));
            told.push(raw(format!("<a class=\"rule\" href=\"#{id}\">{id}</a>")));
            plain.push_str(&word[id.len()..]);
        } else {
            plain.push_str(word);
        }
    }
    told.push(Event::Text(plain.into()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_every_game_has_its_anchor() {
        for game in hall::games() {
            let book = read(game.rules()).html.0;
            for rule in rulebook::rules(game.rules()) {
                assert!(book.contains(&format!("id=\"{}\"", rule.id)), "{}: no anchor for {}", game.name(), rule.id);
            }
        }
    }

    #[test]
    fn ids_in_the_text_are_links_and_markup_is_text() {
        let book = read("## The end\n- **MY-END-01** See MY-END-02, <b>not</b> MY-END.\n");
        assert!(book.html.0.contains("<li id=\"MY-END-01\" class=\"rule-text\">"));
        assert!(book.html.0.contains("<a class=\"rule\" href=\"#MY-END-02\">MY-END-02</a>,"));
        assert!(book.html.0.contains("&lt;b&gt;not"));
        assert_eq!(book.chapters, [("the-end".to_owned(), "The end".to_owned())]);
    }
}
