//! Who sends a request.

use super::sessions::cookie_of;
use crate::error::Trouble;
use crate::house::Hall;
use crate::model::Person;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;

/// Whoever it is, with a session or without.
pub struct Visitor(pub Option<Person>);

/// Somebody with a session; the others are told to say their name first.
pub struct Guest(pub Person);

impl FromRequestParts<Hall> for Visitor {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Visitor, Trouble> {
        match cookie_of(&parts.headers) {
            Some(token) => Ok(Visitor(hall.person(token).await?)),
            None => Ok(Visitor(None)),
        }
    }
}

impl FromRequestParts<Hall> for Guest {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Guest, Trouble> {
        let Visitor(person) = Visitor::from_request_parts(parts, hall).await?;
        person.map(Guest).ok_or(Trouble::NoSession)
    }
}
