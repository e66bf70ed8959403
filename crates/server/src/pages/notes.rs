//! Pages that only say something: what this is, and what went wrong.

use crate::error::Trouble;
use crate::pages::Page;
use crate::pages::shell::Shell;
use crate::people::Visitor;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

/// Trouble, told as a page.
#[derive(Debug)]
pub struct Fault(pub Trouble);

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        Fault(trouble)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        if let Trouble::Broken(what) = &self.0 {
            tracing::error!("{what}");
        }
        let said = match &self.0 {
            Trouble::NoSession => "tell us your name first".to_owned(),
            other => other.to_string(),
        };
        oops(self.0.status(), &said).into_response()
    }
}

/// A page that says what went wrong.
pub fn oops(status: StatusCode, said: &str) -> Response {
    let heading = match status {
        StatusCode::NOT_FOUND => "Nobody sits here",
        StatusCode::FORBIDDEN => "That is not yours to do",
        StatusCode::UNAUTHORIZED => "Who are you?",
        StatusCode::CONFLICT => "The table has moved on",
        StatusCode::TOO_MANY_REQUESTS => "Slow down, traveller",
        StatusCode::INTERNAL_SERVER_ERROR => "A beam has cracked",
        _ => "That does not work",
    };
    let body = html! {
        main.scroll #main {
            section.sheet.letter {
                h1 { (heading) }
                p.lead { (capital(said.trim_end_matches('.'))) "." }
                p.row { a.btn href="/" { "To the hall" } @if status == StatusCode::UNAUTHORIZED { a.btn.stone href="/settings" { "Say your name" } } }
            }
        }
    };
    (status, Shell::new(heading, None, "notes").wrap(&body)).into_response()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The page for addresses that nobody knows.
pub async fn nowhere() -> Response {
    oops(StatusCode::NOT_FOUND, "there is no page at this address")
}

/// What this is.
pub async fn about(Visitor(person): Visitor) -> Page {
    let body = html! { main.scroll #main { article.sheet.letter { (what_this_is()) } } };
    Ok(Shell::new("What is this?", person.as_ref(), "notes").wrap(&body))
}

fn what_this_is() -> Markup {
    html! {
        h1 { "What is this?" }
        p.lead { "Meadhall is a hall for board games of the North. One program lets people play them, watches over every rule, and remembers every match." }
        h2 { "How it plays" }
        p { "What you can do now glows. Click a piece, then where it should go. One sentence always says what the table waits for. Whatever cannot be done says why, with its rule. Undo is free until a die was rolled, something hidden was shown, or somebody else acted." }
        p { "The same actions stand in a list of buttons: digits choose, Enter confirms, Esc goes back, Ctrl-Z takes back, the arrow keys look at earlier positions. Every table also has a text page that needs neither pictures nor script." }
        h2 { "Fair dice" }
        p { "The luck of a match follows from one secret number. Its fingerprint (SHA-256) is shown from the first move, the number itself after the last: anybody can then check that no die was touched. The replay page does it for you under “check the dice”." }
        h2 { "What is kept about you" }
        p { "A name, a session cookie, what you set in your settings, the tables you sat at and what you said there. No address, no mail, nothing from elsewhere. In the settings you can take all of it with you as a file, or delete it." }
        h2 { "The games" }
        ul { @for game in hall::games() {
            @let about = game.about();
            li { a href={ "/rules/" (game.name()) } { (about.title) } ": " (about.credit) }
        } }
        p { "Programs are welcome: " a href="/api" { "the interface is described here" } "." }
    }
}
