//! A new table: the game, who sits where, what is agreed on, and who may see it.

use crate::error::Trouble;
use crate::house::Hall;
use crate::model::{NewTable, Person};
use crate::pages::options::{self, Filled};
use crate::pages::shell::Shell;
use crate::pages::{Fault, Page, deeds, front, tale};
use crate::people::Visitor;
use axum::Form;
use axum::extract::{Query, State};
use axum::response::Response;
use hall::AnyGame;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;

/// Which form to show.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    game: Option<String>,
    preset: Option<String>,
}

/// The form.
pub async fn form(Visitor(person): Visitor, Query(wanted): Query<Wanted>) -> Page {
    let game = match &wanted.game {
        Some(name) => Some(hall::game(name).map_err(|_| Fault(Trouble::Missing("game")))?),
        None => None,
    };
    let body = html! {
        main.scroll #main {
            h1.carved { @match game { Some(game) => { "A new table of " (game.about().title) }, None => "A new table" } }
            nav.games aria-label="Games" { @for other in hall::games() {
                a.game-tile.(other.name()).on[game.is_some_and(|game| game.name() == other.name())] href={ "/new?game=" (other.name()) } {
                    span.picture { (other.emblem()) } b { (other.about().title) } small { (front::players(*other)) }
                }
            } }
            @if let Some(game) = game { (fields(game, wanted.preset.as_deref(), person.as_ref())) }
        }
    };
    let mut shell = Shell::new("New table", person.as_ref(), "new-table");
    shell.games = hall::games().iter().map(|game| game.name()).collect();
    shell.links = html! { a.wide href="/" { "The hall" } a.wide href="/rules" { "Rules" } };
    Ok(shell.wrap(&body))
}

fn fields(game: &dyn AnyGame, preset: Option<&str>, person: Option<&Person>) -> Markup {
    let presets = game.presets();
    let chosen = preset.and_then(|name| presets.iter().find(|(preset, _)| *preset == name)).or(presets.first());
    let values = chosen.map_or(Value::Null, |(_, options)| options.clone());
    html! {
        form.new method="post" action="/new" {
            input type="hidden" name="game" value=(game.name());
            section.panel {
                h2 { "Who sits where" small { (front::players(game)) } }
                @for seat in 0..*game.seats().end() { (seat_field(seat, seat >= *game.seats().start())) }
                (levels())
                @if person.is_none() { label.field { b { "Your name" } input name="name" maxlength="40" placeholder="A name will do"; } }
            }
            section.panel {
                h2 { "What is agreed on" small { a href={ "/rules/" (game.name()) } { "the rules" } } }
                @if presets.len() > 1 { p.row.presets { @for (name, _) in &presets {
                    a.chip.on[chosen.is_some_and(|(chosen, _)| chosen == name)] href={ "/new?game=" (game.name()) "&preset=" (name) } { (options::title(name)) }
                } } }
                (options::form(&game.schema(), &values))
            }
            section.panel {
                h2 { "Who may see it" }
                label.field.flag { input type="radio" name="listed" value="" checked; span { b { "Private" } small { "Only who has the link finds it." } } }
                label.field.flag { input type="radio" name="listed" value="yes"; span { b { "Listed" } small { "Everybody sees it in the hall and may take an open seat." } } }
                label.field { b { "Pace" } small { "When the time is over, a bot moves for the seat." }
                    select name="pace" { @for (seconds, name) in tale::PACES { option value=(seconds) { (name) } } } }
                label.field.flag { input type="checkbox" name="hints" value="yes" checked; span { b { "Hints" } small { "Whoever is asked may ask a bot what it would do." } } }
                button.btn.big { "Open the table" }
            }
        }
    }
}

/// What the bots are like.
fn levels() -> Markup {
    html! {
        dl.levels { @for (level, what) in tale::LEVELS { dt { (tale::level_name(level)) } dd { (what) } } }
    }
}

fn seat_field(seat: usize, is_optional: bool) -> Markup {
    let crest = crate::pages::words::crest(engine::Seat(seat as u8));
    let first = if seat == 0 { "me" } else { "bot:karl" };
    html! {
        div.line.seat-field {
            (crest)
            select name={ "seat." (seat) } aria-label={ "Seat " (seat + 1) } {
                @if is_optional { option value="" selected { "nobody" } }
                option value="me" selected[!is_optional && first == "me"] { "me" }
                option value="open" { "open: whoever comes" }
                @for (level, _) in tale::LEVELS { option value={ "bot:" (level) } selected[!is_optional && first == format!("bot:{level}")] { "bot: " (tale::level_name(level)) } }
                option value="friend" { "a friend at this screen" }
            }
            input.friend name={ "friend." (seat) } maxlength="40" placeholder="Friend's name" aria-label={ "Name of the friend on seat " (seat + 1) };
        }
    }
}

/// Opens the table and goes there.
pub async fn open(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Form(filled): Form<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    let value = |name: &str| filled.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
    let name = value("game").unwrap_or_default();
    let game = hall::game(name).map_err(|_| Fault(Trouble::Missing("game")))?;
    let table = NewTable {
        game: name.to_owned(),
        options: options::read(&game.schema(), &filled),
        seats: seats(*game.seats().end(), &filled),
        listed: value("listed") == Some("yes"),
        pace: value("pace").and_then(|pace| pace.parse().ok()).filter(|pace| *pace > 0),
        hints: value("hints").is_some(),
    };
    let (person, cookie) = deeds::guest(&house, person, value("name")).await?;
    let created = house.create(&person, &table).await?;
    Ok(deeds::go(&format!("/table/{}", created.id), cookie))
}

fn seats(most: usize, filled: &Filled) -> Vec<String> {
    let value = |name: String| filled.iter().find(|(field, _)| *field == name).map_or("", |(_, value)| value.trim());
    let seat = |seat: usize| match value(format!("seat.{seat}")) {
        "" => None,
        "friend" => {
            let name = value(format!("friend.{seat}"));
            Some(if name.is_empty() { format!("friend:Friend {}", seat + 1) } else { format!("friend:{name}") })
        }
        kind => Some(kind.to_owned()),
    };
    (0..most).filter_map(seat).collect()
}
