//! What every page has around it: the head, the carved beam with the sign, and who you are.

use crate::model::Person;
use crate::pages::{assets, words};
use axum::response::Html;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// What a page says about itself.
pub struct Shell<'a> {
    /// Its title.
    pub title: &'a str,
    /// Who looks at it.
    pub person: Option<&'a Person>,
    /// The class of its body.
    pub class: &'a str,
    /// The games whose stylesheets it needs.
    pub games: Vec<&'static str>,
    /// What stands on the beam beside the sign.
    pub heading: Markup,
    /// Links of its own, before those that every page has.
    pub links: Markup,
    /// Whether it is the visitor's turn somewhere: then the icon glows.
    pub turn: bool,
    /// After how many seconds a page without script looks again.
    pub look_again: Option<u32>,
}

impl<'a> Shell<'a> {
    /// A page that needs nothing special.
    pub fn new(title: &'a str, person: Option<&'a Person>, class: &'a str) -> Shell<'a> {
        Shell {
            title,
            person,
            class,
            games: Vec::new(),
            heading: html! {},
            links: html! {},
            turn: false,
            look_again: None,
        }
    }

    /// The whole page around its body.
    pub fn wrap(self, body: &Markup) -> Html<String> {
        let settings = self.person.map(|person| &person.settings);
        let theme = settings.map_or("system", |settings| settings.theme.as_str());
        let animation = settings.map_or("normal", |settings| settings.animation.as_str());
        let sound = settings.is_some_and(|settings| settings.sound);
        let icon = if self.turn { "favicon-turn.svg" } else { "favicon.svg" };
        Html(
            html! {
                (DOCTYPE)
                html lang="en" data-theme=(theme) data-animation=(animation) data-sound[sound] {
                    head {
                        meta charset="utf-8";
                        meta name="viewport" content="width=device-width, initial-scale=1";
                        meta name="color-scheme" content="light dark";
                        @if let Some(seconds) = self.look_again { meta http-equiv="refresh" content=(seconds); }
                        title { (self.title) " · Meadhall" }
                        link rel="stylesheet" href=(assets::url("hall.css"));
                        @for game in &self.games { link rel="stylesheet" href=(assets::url(&format!("{game}.css"))); }
                        link rel="icon" type="image/svg+xml" href=(assets::url(icon))
                            data-calm=(assets::url("favicon.svg")) data-turn=(assets::url("favicon-turn.svg"));
                        script src=(assets::url("table.js")) defer {}
                    }
                    body class=(self.class) {
                        a.skip href="#main" { "Skip to the table" }
                        header.beam {
                            a.sign href="/" title="To the hall" { (sign()) span.wide { "Meadhall" } }
                            (self.heading)
                            nav aria-label="Meadhall" { (self.links) (who(self.person)) }
                        }
                        (body)
                    }
                }
            }
            .into_string(),
        )
    }
}

/// The visitor's badge and name: the way to the settings.
fn who(person: Option<&Person>) -> Markup {
    html! {
        @match person {
            Some(person) => a.me href="/settings" title="Settings" {
                (words::crest_of(person)) span.name { bdi { (person.name) } }
            },
            None => a.me href="/settings" { span.name { "Guest" } },
        }
    }
}

/// The hall's sign: a gable with crossed beams and the fire behind its door.
pub fn sign() -> Markup {
    PreEscaped(
        concat!(
            r##"<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M3 22L20 8l17 14" fill="none" stroke="#e3b26f" "##,
            r##"stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M20 9l-6-7M20 9l6-7" "##,
            r##"stroke="#e3b26f" stroke-width="3" stroke-linecap="round"/><path d="M8 22v15h24V22L20 12z" fill="#4a3020" "##,
            r##"stroke="#c08a4b"/><path d="M15 37v-9q5-7 10 0v9z" fill="#ffb84d"/><path d="M18 37v-6q2-4 4 0v6z" "##,
            r##"fill="#fff1b8"/></svg>"##,
        )
        .to_owned(),
    )
}
