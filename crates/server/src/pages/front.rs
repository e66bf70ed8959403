//! The front page: the games on their shelf, and the benches with the tables.

use crate::house::Hall;
use crate::model::{HallPage, NewTable, Person, SeatKind, TableCard};
use crate::pages::deeds::{self, Named};
use crate::pages::shell::Shell;
use crate::pages::{Fault, Page, assets, words};
use crate::people::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use hall::AnyGame;
use maud::{Markup, html};

/// The bot one plays against at a click.
const RIVAL: &str = "bot:karl";

/// The front page.
pub async fn front(State(house): State<Hall>, Visitor(person): Visitor) -> Page {
    let page = house.hall_page(person.as_ref()).await?;
    let waiting = page.mine.iter().filter(|card| card.your_turn).count();
    let title = if waiting > 0 { format!("({waiting}) The hall") } else { "The hall".to_owned() };
    let body = html! {
        (status(person.as_ref(), &page))
        main #main {
            (hero())
            section.shelf aria-label="Games" { @for game in hall::games() { (shelf(*game, person.is_none())) } }
            section.benches { (mine(&page)) (open(&page)) (finished(&page)) }
        }
        p.about { "What is this? A free place to play board games of the North by their printed rules. The server rolls the dice, keeps the secrets, and lets anyone check both afterwards. " a href="/about" { "More" } }
    };
    let mut shell = Shell::new(&title, person.as_ref(), "front");
    shell.games = hall::games().iter().map(|game| game.name()).collect();
    shell.links =
        html! { a.wide href="/new" { "New table" } a.wide href="/rules" { "Rules" } a.wide href="/about" { "About" } };
    shell.turn = waiting > 0;
    Ok(shell.wrap(&body))
}

/// One sentence: who waits for you, or what to do first.
fn status(person: Option<&Person>, page: &HallPage) -> Markup {
    let waiting: Vec<&TableCard> = page.mine.iter().filter(|card| card.your_turn).collect();
    html! {
        div.status role="status" {
            @match (person, waiting.first()) {
                (None, _) => {
                    form.do.naming id="guest" method="post" action="/enter" {
                        label for="name" { "Welcome, traveller. What shall we call you?" }
                        input #name name="name" maxlength="40" autocomplete="nickname" placeholder="Your name";
                        " " small { "No account: a name will do, and none is fine too." }
                    }
                    span.buttons { button.btn form="guest" { "Come in" } a.btn.stone href="/new" { "New table" } }
                }
                (Some(person), Some(first)) => {
                    span.do { bdi { (person.name) } ", " (tables(waiting.len())) " for you. " small { (first.title) " has waited longest: " (words::ago(first.since)) "." } }
                    span.buttons { a.btn href={ "/table/" (first.id) } { "Go to " (first.title) } a.btn.stone href="/new" { "New table" } }
                }
                (Some(person), None) => {
                    span.do { bdi { (person.name) } ", pick a game, sit down at a table, or open one." }
                    span.buttons { a.btn href="/new" { "New table" } }
                }
            }
        }
    }
}

fn tables(count: usize) -> String {
    let number = ["no table waits", "one table waits", "two tables wait", "three tables wait", "four tables wait"];
    number.get(count).map_or_else(|| format!("{count} tables wait"), |words| (*words).to_owned())
}

fn hero() -> Markup {
    html! {
        section.hero {
            img src=(assets::url("feast.svg")) alt="";
            div.words {
                h1 { "Meadhall" }
                p { "Games of dwarves and Northmen, with friends, strangers or bots. " span { "No account: a name will do." } }
            }
        }
    }
}

/// A game is a box on the shelf: a picture in a bronze frame, a parchment label, one button.
fn shelf(game: &dyn AnyGame, is_new_here: bool) -> Markup {
    let about = game.about();
    html! {
        article class={ "game " (game.name()) } id={ "game-" (game.name()) } {
            a.picture href={ "/new?game=" (game.name()) } title={ (about.title) ": open a table" } { (game.emblem()) }
            div.label {
                span.kind { (about.tag) }
                h2 { (about.title) }
                p.facts { (players(game)) " · " (minutes(about.minutes)) }
                p.pitch { (about.pitch) }
                form method="post" action={ "/play/" (game.name()) } {
                    button.btn form=[is_new_here.then_some("guest")] formaction={ "/play/" (game.name()) } { "Play now against bots" }
                }
                p.more { a href={ "/new?game=" (game.name()) } { "Open a table" } " · " a href={ "/rules/" (game.name()) } { "Rules" } }
            }
        }
    }
}

/// How many play it.
pub fn players(game: &dyn AnyGame) -> String {
    let seats = game.seats();
    if seats.start() == seats.end() {
        format!("{} players", seats.start())
    } else {
        format!("{}–{} players", seats.start(), seats.end())
    }
}

/// How long it takes.
pub fn minutes((least, most): (u32, u32)) -> String {
    if least == most { format!("{least} min") } else { format!("{least}–{most} min") }
}

fn mine(page: &HallPage) -> Markup {
    let waiting = page.mine.iter().filter(|card| card.your_turn).count();
    html! {
        div.panel #mine {
            h2 { "My tables" small { @if waiting > 0 { (waiting) " waiting for you" } } }
            @if page.mine.is_empty() { p.muted { "None yet. “Play now” needs one click." } }
            ul { @for card in page.mine.iter().take(12) {
                li.entry.yours[card.your_turn] {
                    (shields(card))
                    span.what {
                        b { (card.title) } br;
                        @if card.your_turn { em { "Your turn" } " for " (words::ago(card.since)) }
                        @else { "Waiting for " bdi { (waited_for(card)) } }
                        " · " (card.steps) " moves"
                    }
                    a.btn.stone[!card.your_turn] href={ "/table/" (card.id) } { @if card.your_turn { "Play" } @else { "Look" } }
                }
            } }
        }
    }
}

fn open(page: &HallPage) -> Markup {
    html! {
        div.panel #open {
            h2 { "Open tables" small { "sit down at once" } }
            @if page.open.is_empty() && page.running.is_empty() { p.muted { "No open seat at the moment. Open a table and list it here." } }
            ul {
                @for card in page.open.iter().take(8) {
                    @let free = card.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
                    li.entry {
                        (shields(card))
                        span.what { b { (card.title) } br; bdi { (sitting(card)) } " · " (free) @if free == 1 { " seat free" } @else { " seats free" } }
                        @if card.seats.iter().any(|seat| seat.is_you) { a.btn.stone href={ "/table/" (card.id) } { "Look" } }
                        @else { form method="post" action={ "/table/" (card.id) } {
                            input type="hidden" name="what" value="join";
                            button.btn.stone { "Sit down" }
                        } }
                    }
                }
                @for card in page.running.iter().take(4) {
                    li.entry {
                        (shields(card))
                        span.what { b { (card.title) } br; bdi { (sitting(card)) } " · " (card.steps) " moves" }
                        a.btn.stone href={ "/table/" (card.id) } { "Watch" }
                    }
                }
            }
        }
    }
}

fn finished(page: &HallPage) -> Markup {
    html! {
        div.panel #finished {
            h2 { "Recently finished" }
            @if page.finished.is_empty() { p.muted { "No match has ended yet." } }
            ul { @for card in page.finished.iter().take(8) {
                li.entry {
                    (shields(card))
                    span.what { b { (card.title) } br; span.won { bdi { (card.result_line) } } }
                    a.btn.stone href={ "/replay/" (card.id) } { "Replay" }
                }
            } }
        }
    }
}

/// The seats overlap like shields on a gunwale.
fn shields(card: &TableCard) -> Markup {
    html! { span.shields { @for seat in &card.seats { (words::seat_badge(seat)) } } }
}

fn waited_for(card: &TableCard) -> String {
    let names = card.waiting_for.iter().filter_map(|seat| card.seats.get(seat.index()));
    let names: Vec<String> = names.map(|seat| seat.name.clone()).collect();
    if names.is_empty() { "players".to_owned() } else { words::list(&names) }
}

fn sitting(card: &TableCard) -> String {
    let names: Vec<String> =
        card.seats.iter().filter(|seat| seat.kind != SeatKind::Open).map(|seat| seat.name.clone()).collect();
    words::list(&names)
}

/// Opens a table against bots and goes there: one click.
pub async fn play(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Path(game): Path<String>,
    Form(named): Form<Named>,
) -> Result<Response, Fault> {
    let found = hall::game(&game).map_err(|_| Fault(crate::error::Trouble::Missing("game")))?;
    let (person, cookie) = deeds::guest(&house, person, named.name.as_deref()).await?;
    let seats = 3_usize.clamp(*found.seats().start(), *found.seats().end());
    let seats = std::iter::once("me").chain(std::iter::repeat_n(RIVAL, seats - 1)).map(str::to_owned).collect();
    let created = house.create(&person, &NewTable::of(game, seats)).await?;
    Ok(deeds::go(&format!("/table/{}", created.id), cookie))
}
