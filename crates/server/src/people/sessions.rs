//! Sessions: a random cookie, of which only the hash is stored.

use super::random_bytes;
use crate::model::{Person, Settings};
use crate::store::{PersonRow, Store};
use axum::http::HeaderMap;
use axum::http::header::COOKIE as COOKIE_HEADER;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The name of the cookie.
pub const COOKIE: &str = "meadhall";
/// How many sessions are remembered without asking the database.
const REMEMBERED: usize = 20_000;

type Hash = [u8; 32];

/// Who is who, by the hash of their cookie.
#[derive(Clone, Default)]
pub struct Sessions(Arc<Mutex<HashMap<Hash, Person>>>);

impl Sessions {
    /// Whose cookie it is.
    pub async fn person(&self, store: &Store, token: &str) -> Result<Option<Person>, sqlx::Error> {
        let Some(hash) = hash(token) else { return Ok(None) };
        if let Some(person) = self.lock().get(&hash) {
            return Ok(Some(person.clone()));
        }
        let person = store.person_of_session(&hash).await?.map(Person::from);
        if let Some(person) = &person {
            let mut known = self.lock();
            if known.len() >= REMEMBERED {
                known.clear();
            }
            known.insert(hash, person.clone());
        }
        Ok(person)
    }

    /// Begins a session; gives the cookie that the browser is to keep.
    pub async fn begin(&self, store: &Store, person: &str) -> Result<String, sqlx::Error> {
        let token = random_bytes::<32>();
        store.add_session(&Sha256::digest(token), person).await?;
        let year = 365 * 24 * 3600;
        Ok(format!("{COOKIE}={}; Path=/; Max-Age={year}; HttpOnly; SameSite=Lax", hex::encode(token)))
    }

    /// Ends a session.
    pub async fn end(&self, store: &Store, token: &str) -> Result<(), sqlx::Error> {
        let Some(hash) = hash(token) else { return Ok(()) };
        store.end_session(&hash).await?;
        self.lock().remove(&hash);
        Ok(())
    }

    /// Looks the person up again next time: something about them changed.
    pub fn changed(&self, person: &str) {
        self.lock().retain(|_, known| known.id != person);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Hash, Person>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The session cookie that came with a request.
pub fn cookie_of(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE_HEADER).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// The cookie that makes a browser forget the session.
pub fn forgetting_cookie() -> String {
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

fn hash(token: &str) -> Option<Hash> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(token, &mut bytes).ok()?;
    Some(Sha256::digest(bytes).into())
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Person {
        let settings: Settings = serde_json::from_str(&row.settings).unwrap_or_default();
        Person { id: row.id, name: row.name, is_claimed: row.claimed.is_some(), settings, webhook: row.webhook }
    }
}
