//! What forms do: every deed at a table by one address, for pages with and without script.

use crate::error::Trouble;
use crate::house::Hall;
use crate::model::{Pace, Person};
use crate::pages::Fault;
use crate::people::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use serde::Deserialize;

/// A form that may bring a name along.
#[derive(Debug, Deserialize)]
pub struct Named {
    /// What somebody wants to be called.
    #[serde(default)]
    pub name: Option<String>,
}

/// A deed at a table.
#[derive(Debug, Deserialize)]
pub struct Deed {
    /// What to do.
    what: What,
    /// For which seat.
    #[serde(default)]
    seat: Option<u8>,
    /// At which version of the table.
    #[serde(default)]
    version: Option<u64>,
    /// The action as JSON.
    #[serde(default)]
    action: Option<String>,
    /// What is said.
    #[serde(default)]
    text: Option<String>,
    /// Which bot.
    #[serde(default)]
    level: Option<String>,
    /// How many seconds a decision may take; 0 for as long as it takes.
    #[serde(default)]
    seconds: Option<u32>,
    /// What the invitation said.
    #[serde(default)]
    invite: Option<String>,
    /// What a newcomer wants to be called.
    #[serde(default)]
    name: Option<String>,
    /// Where to go afterwards: `text` for the text page.
    #[serde(default)]
    then: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum What {
    Act,
    Undo,
    Restart,
    Say,
    Join,
    Leave,
    Bot,
    Back,
    Face,
    Pace,
    Rematch,
}

/// Does a deed, then shows the table again. The script asks with `x-script` and gets an empty answer instead.
pub async fn deed(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(deed): Form<Deed>,
) -> Result<Response, Fault> {
    let is_script = headers.contains_key("x-script");
    let (person, cookie) = match (deed.what, person) {
        (What::Join | What::Say | What::Rematch, person) => guest(&house, person, deed.name.as_deref()).await?,
        (_, Some(person)) => (person, None),
        (_, None) => return Err(Trouble::NoSession.into()),
    };
    let then = match perform(&house, &person, &id, &deed).await {
        Ok(Some(elsewhere)) => elsewhere,
        Ok(None) => format!("/table/{id}{}", if deed.then.as_deref() == Some("text") { "/text" } else { "" }),
        Err(trouble) if is_script => return Ok(trouble.into_response()),
        Err(trouble) => match refusal_page(&id, &deed, &trouble) {
            Some(address) => address,
            None => return Err(trouble.into()),
        },
    };
    if is_script {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok(go(&then, cookie))
}

/// Does it; says where to go if not back to the table.
async fn perform(house: &Hall, person: &Person, id: &str, deed: &Deed) -> Result<Option<String>, Trouble> {
    let seat = deed.seat.map(Seat);
    let asked_seat = || seat.ok_or_else(|| Trouble::Bad("the form names no seat".to_owned()));
    let version = || deed.version.ok_or_else(|| Trouble::Bad("the form names no version".to_owned()));
    match deed.what {
        What::Act => {
            let action = deed.action.as_deref().unwrap_or_default();
            let action = serde_json::from_str(action).map_err(|error| Trouble::Unreadable(error.to_string()))?;
            house.act(id, person, seat, version()?, &action).await?;
        }
        What::Undo | What::Restart => {
            house.undo(id, person, seat, version()?, deed.what == What::Restart).await?;
        }
        What::Say => house.say(id, person, deed.text.as_deref().unwrap_or_default()).await?,
        What::Join => {
            let invite = deed.invite.as_deref().filter(|invite| !invite.is_empty());
            house.join(id, person, seat, invite).await?;
        }
        What::Leave => house.leave(id, person, seat).await?,
        What::Bot => house.give_to_bot(id, person, asked_seat()?, deed.level.as_deref().unwrap_or("karl")).await?,
        What::Back => house.take_back(id, person, asked_seat()?).await?,
        What::Face => house.face(id, person, asked_seat()?).await?,
        What::Pace => house.set_pace(id, person, Pace { seconds: deed.seconds.filter(|seconds| *seconds > 0) }).await?,
        What::Rematch => {
            let created = house.rematch(id, person).await?;
            return Ok(Some(format!("/table/{}", created.id)));
        }
    }
    Ok(None)
}

/// On the text page a refusal, or a table that moved on, is a line of the page and not the end of the road.
fn refusal_page(id: &str, deed: &Deed, trouble: &Trouble) -> Option<String> {
    let is_text = deed.then.as_deref() == Some("text");
    match trouble {
        Trouble::Refused(refusal) if is_text => Some(format!("/table/{id}/text?refused={}", refusal.rule)),
        Trouble::Conflict(_) if is_text => Some(format!("/table/{id}/text?refused=late")),
        _ => None,
    }
}

/// The person, or a new guest of this name, with the cookie that will know them again.
pub async fn guest(
    house: &Hall,
    person: Option<Person>,
    name: Option<&str>,
) -> Result<(Person, Option<String>), Trouble> {
    match (person, name.map(str::trim).filter(|name| !name.is_empty())) {
        (Some(person), _) => Ok((person, None)),
        (None, name) => {
            let (person, cookie) = house.enter(None, name.unwrap_or(&stranger()), None).await?;
            Ok((person, Some(cookie)))
        }
    }
}

/// A name for somebody who gave none.
fn stranger() -> String {
    const NAMES: [&str; 12] =
        ["Ulf", "Tove", "Orm", "Yrsa", "Ketil", "Signe", "Hrolf", "Astrid", "Bjarni", "Hilda", "Skald", "Ragna"];
    let number = u32::from_le_bytes(crate::people::random_bytes());
    format!("{} {}", NAMES[number as usize % NAMES.len()], 2 + number / 97 % 97)
}

/// Goes to another page, with a cookie if there is a new one.
pub fn go(address: &str, cookie: Option<String>) -> Response {
    let mut response = Redirect::to(address).into_response();
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
