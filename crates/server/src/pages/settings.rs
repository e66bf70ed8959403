//! The settings of a person: name, looks, notices, password, and all that is known about them.

use crate::error::Trouble;
use crate::house::Hall;
use crate::model::{Person, Settings};
use crate::pages::shell::Shell;
use crate::pages::{Fault, Page, deeds, words};
use crate::people::Visitor;
use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use canvas::Crest;
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;

/// The settings page; for somebody without a session, the door.
pub async fn settings(Visitor(person): Visitor) -> Page {
    let body = html! {
        main.scroll.narrow-page #main {
            @match &person {
                Some(person) => { h1.carved { "Settings of " bdi { (person.name) } } (of(person)) },
                None => { h1.carved { "Who are you?" } (door()) },
            }
        }
    };
    let mut shell = Shell::new("Settings", person.as_ref(), "settings");
    shell.links = html! { a.wide href="/" { "The hall" } };
    Ok(shell.wrap(&body))
}

fn door() -> Markup {
    html! {
        section.panel {
            h2 { "I am new here" }
            form.col method="post" action="/enter" {
                label.field { b { "Name" } small { "What others call you. No account: a name will do." } input name="name" maxlength="40" required autocomplete="nickname"; }
                button.btn { "Come in" }
            }
        }
        section.panel {
            h2 { "My name is mine already" }
            form.col method="post" action="/enter" {
                label.field { b { "Name" } input name="name" maxlength="40" required autocomplete="username"; }
                label.field { b { "Password" } input type="password" name="password" required autocomplete="current-password"; }
                button.btn.stone { "Come in" }
            }
        }
    }
}

fn of(person: &Person) -> Markup {
    let settings = &person.settings;
    html! {
        form.panel method="post" action="/settings" {
            h2 { "How it looks" }
            label.field { b { "Name" } input name="name" value=(person.name) maxlength="40" required; }
            (radios("theme", "Theme", &settings.theme, &[("system", "As the device has it"), ("dark", "By firelight"), ("light", "By day")]))
            (radios("animation", "Motion", &settings.animation, &[("normal", "Pieces glide"), ("fast", "Pieces hurry"), ("off", "Pieces jump")]))
            label.field.flag { input type="checkbox" name="sound" value="true" checked[settings.sound]; span { b { "Sound" } small { "A short horn when it is your turn." } } }
            fieldset.field { legend { b { "Symbol" } small { "Your badge in the hall and in lists. At a table the seat's own animal counts, since the pieces carry it." } }
                div.row { (symbol("", "seat", settings.symbol.is_empty())) @for crest in Seat::all(5).map(Crest::of) { (symbol(crest.name(), crest.name(), settings.symbol == crest.name())) } } }
            fieldset.field { legend { b { "Colour" } }
                div.row { label.flag { input type="radio" name="colour" value="" checked[settings.colour.is_none()]; "the seat's" }
                    @for seat in Seat::all(5) { label.flag { input type="radio" name="colour" value=(seat.0) checked[settings.colour == Some(seat.0)]; (words::emblem(Crest::of(Seat(settings_symbol(settings))), Crest::of(seat))) } } } }
            label.field { b { "Webhook" } small { "An http(s) address that is told when it is your turn and when a match is over." } input type="url" name="webhook" value=(person.webhook.as_deref().unwrap_or_default()) maxlength="500" placeholder="https://"; }
            button.btn { "Keep these settings" }
        }
        section.panel {
            h2 { "Your name elsewhere" }
            @if person.is_claimed { p { "This name is yours by password: with it you can come in from any browser." } }
            @else {
                p { "Claim the name with a password, and you can come in from any browser." }
                form.row method="post" action="/settings/claim" { input type="password" name="password" minlength="8" maxlength="200" required autocomplete="new-password" aria-label="Password" placeholder="A password, 8 letters or more"; button.btn { "Claim the name" } }
            }
            form.row method="post" action="/settings/leave" { button.btn.stone { "Leave this browser" } @if !person.is_claimed { small.muted { "Without a password nobody can come back to this name." } } }
        }
        section.panel {
            h2 { "What is kept about you" }
            p.row { a.btn.stone href="/settings/export" download="meadhall-me.json" { "Take it with you (JSON)" } }
            details { summary { "Delete my account" }
                p { "Your name, settings and words are forgotten; the matches stay, and you become “someone” in them. This can't be undone." }
                form method="post" action="/settings/forget" { label.flag { input type="checkbox" name="sure" value="yes" required; "Yes, forget me" } button.btn.danger { "Delete my account" } } }
        }
    }
}

fn settings_symbol(settings: &Settings) -> u8 {
    Seat::all(5).find(|seat| Crest::of(*seat).name() == settings.symbol).map_or(0, |seat| seat.0)
}

fn radios(name: &str, title: &str, now: &str, all: &[(&str, &str)]) -> Markup {
    html! {
        fieldset.field { legend { b { (title) } }
            div.row { @for (value, says) in all { label.flag { input type="radio" name=(name) value=(value) checked[*value == now]; (says) } } } }
    }
}

fn symbol(value: &str, says: &str, checked: bool) -> Markup {
    let crest = Seat::all(5).map(Crest::of).find(|crest| crest.name() == value);
    html! { label.flag title=(says) { input type="radio" name="symbol" value=(value) checked[checked]; @match crest { Some(crest) => (words::emblem(crest, crest)), None => "the seat's" } } }
}

/// A name, and a password if it is claimed.
#[derive(Debug, Deserialize)]
pub struct Entry {
    name: String,
    #[serde(default)]
    password: Option<String>,
}

/// Comes in under a name.
pub async fn enter(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Form(entry): Form<Entry>,
) -> Result<Response, Fault> {
    let name = entry.name.trim();
    if name.is_empty() && entry.password.is_none() {
        let (_, cookie) = deeds::guest(&house, person, None).await?;
        return Ok(deeds::go("/", cookie));
    }
    let (_, cookie) = house.enter(person.as_ref(), name, entry.password.as_deref()).await?;
    Ok(deeds::go("/", Some(cookie)))
}

/// The settings as the form sends them.
#[derive(Debug, Deserialize)]
pub struct Filled {
    name: String,
    theme: String,
    animation: String,
    #[serde(default)]
    sound: Option<String>,
    symbol: String,
    colour: String,
    webhook: String,
}

/// Keeps the settings.
pub async fn settle(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Form(filled): Form<Filled>,
) -> Result<Response, Fault> {
    let person = person.ok_or(Trouble::NoSession)?;
    let settings = Settings {
        theme: filled.theme,
        animation: filled.animation,
        sound: filled.sound.is_some(),
        symbol: filled.symbol,
        colour: filled.colour.parse().ok(),
    };
    let webhook = Some(filled.webhook.trim()).filter(|address| !address.is_empty());
    house.settle(&person, &filled.name, &settings, webhook).await?;
    Ok(deeds::go("/settings", None))
}

/// A password.
#[derive(Debug, Deserialize)]
pub struct Claim {
    password: String,
}

/// Makes the name theirs.
pub async fn claim(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Form(claim): Form<Claim>,
) -> Result<Response, Fault> {
    house.claim(&person.ok_or(Trouble::NoSession)?, &claim.password).await?;
    Ok(deeds::go("/settings", None))
}

/// Ends the session of this browser.
pub async fn leave(State(house): State<Hall>, headers: HeaderMap) -> Result<Response, Fault> {
    let cookie = headers.get(header::COOKIE).and_then(|cookie| cookie.to_str().ok()).unwrap_or_default();
    let forgetting = house.log_out(cookie).await?;
    Ok(deeds::go("/", Some(forgetting)))
}

/// All that is known about them, as a file.
pub async fn export(State(house): State<Hall>, Visitor(person): Visitor) -> Result<Response, Fault> {
    let all = house.export(&person.ok_or(Trouble::NoSession)?).await?;
    let text = serde_json::to_string_pretty(&all).map_err(|error| Trouble::Broken(error.to_string()))?;
    let kind = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"meadhall-me.json\""),
    ];
    Ok((kind, text).into_response())
}

/// Forgets them.
pub async fn forget(State(house): State<Hall>, Visitor(person): Visitor) -> Result<Response, Fault> {
    let forgetting = house.forget(&person.ok_or(Trouble::NoSession)?).await?;
    Ok(deeds::go("/", Some(forgetting)))
}
