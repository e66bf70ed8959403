//! The JSON API, documented at `/api`. The same functions of [`Hall`](crate::house::Hall) serve the pages.

pub mod advice;
pub mod docs;
pub mod events;
pub mod games;
pub mod people;
pub mod tables;
mod told;

pub use told::{LineTold, StageTold, TableTold};

use crate::error::Trouble;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

/// A JSON body; what is wrong with it is told as JSON too.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Trouble> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Trouble::WrongKind("send JSON, with content-type: application/json".to_owned()))
            }
            Err(JsonRejection::BytesRejection(rejection)) => Err(Trouble::TooBig(rejection.body_text())),
            Err(rejection) => Err(Trouble::Bad(rejection.body_text())),
        }
    }
}
