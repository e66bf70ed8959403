//! What every request passes: same-site, not too many, not too long; and what every answer carries.

use crate::config::{Config, Limits};
use crate::error::Trouble;
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::KeyExtractor;
use tower_governor::{GovernorError, GovernorLayer};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// No request is longer.
const LONGEST: usize = 64 * 1024;

/// What pages may load and do.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Puts the guard around all routes.
pub fn around<S: Clone + Send + Sync + 'static>(router: Router<S>, config: &Config) -> Router<S> {
    limited(router, config.limits.all)
        .layer(DefaultBodyLimit::max(LONGEST))
        .layer(from_fn(same_site))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_| Trouble::Broken("a handler panicked".to_owned()).into_response()))
        .layer(from_fn(headers))
}

/// Puts the limit for costly requests around some routes.
pub fn entering<S: Clone + Send + Sync + 'static>(router: Router<S>, limits: &Limits) -> Router<S> {
    limited(router, limits.entering)
}

/// Puts the limit for new tables around some routes.
pub fn making<S: Clone + Send + Sync + 'static>(router: Router<S>, limits: &Limits) -> Router<S> {
    limited(router, limits.making)
}

/// Puts the limit for bots that think on somebody's behalf around some routes.
pub fn thinking<S: Clone + Send + Sync + 'static>(router: Router<S>, limits: &Limits) -> Router<S> {
    limited(router, limits.thinking)
}

fn limited<S: Clone + Send + Sync + 'static>(router: Router<S>, (a_second, at_once): (u64, u32)) -> Router<S> {
    let rules = GovernorConfigBuilder::default()
        .period(Duration::from_nanos(1_000_000_000 / a_second.max(1)))
        .burst_size(at_once.max(1))
        .key_extractor(Peer)
        .finish()
        .expect("a rate and a burst of at least one are sound");
    let limiter = rules.limiter().clone();
    if let Ok(runtime) = tokio::runtime::Handle::try_current() {
        let limiter = std::sync::Arc::downgrade(&limiter);
        runtime.spawn(async move {
            while let Some(limiter) = limiter.upgrade() {
                limiter.retain_recent();
                drop(limiter);
                tokio::time::sleep(Duration::from_secs(60)).await;
            }
        });
    }
    let slow_down = |error: GovernorError| match error {
        GovernorError::TooManyRequests { wait_time, .. } => {
            let mut response = Trouble::TooMuch("too many requests; slow down".to_owned()).into_response();
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait_time.max(1)));
            response
        }
        GovernorError::UnableToExtractKey | GovernorError::Other { .. } => {
            Trouble::Broken("the rate limit does not know who asks".to_owned()).into_response()
        }
    };
    router.layer(GovernorLayer::new(rules).error_handler(slow_down))
}

/// Requests are counted by address; a whole IPv6 household (/64) counts as one.
#[derive(Clone, Copy, Debug)]
struct Peer;

impl KeyExtractor for Peer {
    type Key = IpAddr;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<IpAddr, GovernorError> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        Ok(match peer {
            // Without a socket there is nobody far away: tests.
            None => IpAddr::V4(Ipv4Addr::LOCALHOST),
            Some(IpAddr::V6(ip)) if ip.to_ipv4_mapped().is_none() => {
                IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX)))
            }
            Some(ip) => ip,
        })
    }
}

/// Other sites may not make a visitor's browser change anything here.
async fn same_site(request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_same_site(request.headers()) {
        return Trouble::Forbidden("another site sent this request".to_owned()).into_response();
    }
    next.run(request).await
}

/// Browsers say where a request comes from; what says nothing is no browser and carries no cookie by accident.
fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some("same-origin" | "none") => return true,
        Some(_) => return false,
        None => {}
    }
    match text(header::ORIGIN) {
        None => true,
        Some(origin) => {
            let host = text(header::HOST).unwrap_or_default();
            origin.split_once("://").is_some_and(|(_, from)| !host.is_empty() && from.eq_ignore_ascii_case(host))
        }
    }
}

async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What is for one visitor must not be kept for another.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
