//! Guards at the door: where posts come from, how often somebody may ask, what browsers may do with our pages.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Form, FromRequest, Request};
use axum::http::header::{HOST, ORIGIN, STRICT_TRANSPORT_SECURITY};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::response::Response;

use super::Server;
use super::failure::Failure;
use super::guest::{RequestContext, text};
use super::network::{bucket, client, is_local};
use crate::metrics::METRICS;
use crate::store::GuestId;
use crate::tables::ActError;

/// How often something may be done: so many times in a row, and so many times a second in the long run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// In a row.
    pub burst: f32,
    /// A second.
    pub per_second: f32,
}

/// How often, for each guest and for each address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Pages and answers, for each address; none for no limit.
    pub looks: Option<Rate>,
    /// Moves and other posts, for each guest, and five times as many for each address.
    pub acts: Option<Rate>,
    /// New tables and uploads, for each address.
    pub tables: Option<Rate>,
    /// Open streams for each address.
    pub streams: Option<usize>,
    /// Connections for each address; proxies that are trusted have no such limit.
    pub connections: Option<usize>,
    /// Tables that go on: for each guest, and five times as many for each address.
    pub tables_going_on: Option<usize>,
    /// Guests of whom something is kept.
    pub guests: Option<usize>,
    /// How long a connection may wait for somebody who does not read.
    pub stalled: Duration,
}

/// Longer than any phone needs to come out of a tunnel.
const STALLED: Duration = Duration::from_secs(30);

impl Limits {
    /// No limits: for measuring.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            looks: None,
            acts: None,
            tables: None,
            streams: None,
            connections: None,
            tables_going_on: None,
            guests: None,
            stalled: STALLED,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            looks: Some(Rate { burst: 600.0, per_second: 100.0 }),
            acts: Some(Rate { burst: 60.0, per_second: 10.0 }),
            tables: Some(Rate { burst: 60.0, per_second: 0.5 }),
            streams: Some(400),
            connections: Some(1000),
            tables_going_on: Some(100),
            guests: Some(200_000),
            stalled: STALLED,
        }
    }
}

/// Buckets that fill up again with time.
struct Buckets<K>(Mutex<HashMap<K, (f32, Instant)>>);

// Not derived: that would ask for a default key.
impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

/// Buckets at hand; those that are full again are thrown away beyond that.
const BUCKETS: usize = 50_000;

impl<K: Eq + Hash> Buckets<K> {
    /// Takes one from the bucket; if it is empty, says after how many seconds it is worth coming again.
    fn take(&self, key: K, rate: Option<Rate>, times: f32, now: Instant) -> Result<(), u32> {
        let Some(Rate { burst, per_second }) = rate else { return Ok(()) };
        let (burst, per_second) = (burst * times, per_second * times);
        let filled = |(left, at): (f32, Instant)| {
            (left + now.saturating_duration_since(at).as_secs_f32() * per_second).min(burst)
        };
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= BUCKETS {
            buckets.retain(|_, bucket| filled(*bucket) < burst);
            if buckets.len() >= BUCKETS {
                buckets.clear();
            }
        }
        let left = buckets.get(&key).map_or(burst, |bucket| filled(*bucket));
        let enough = left >= 1.0;
        buckets.insert(key, (if enough { left - 1.0 } else { left }, now));
        if enough { Ok(()) } else { Err(((1.0 - left) / per_second).ceil().clamp(1.0, 3600.0) as u32) }
    }
}

/// Counts who asks how often.
#[derive(Default)]
pub(crate) struct Gate {
    looks: Buckets<IpAddr>,
    acts: Buckets<IpAddr>,
    guests: Buckets<GuestId>,
    tables: Buckets<IpAddr>,
    pub(super) streams: Mutex<HashMap<IpAddr, usize>>,
}

impl Server {
    /// Whether this context may set up one more table.
    pub(crate) fn may_create(&self, context: &RequestContext) -> Result<(), Failure> {
        let fits = self.gate.tables.take(context.address, self.limits.tables, 1.0, Instant::now());
        fits.map_err(|seconds| too_often(context, "tables", seconds))
    }

    /// Whether this guest, and whoever comes from the same place, has room for one more table.
    pub(crate) async fn has_room(&self, context: &RequestContext) -> Result<(), Failure> {
        self.may_open(context)?;
        let Some(most) = self.limits.tables_going_on else { return Ok(()) };
        let counted = self.store.count_tables(context.guest, context.client()).await;
        let (own, near) = counted.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
        let most = most as i64;
        let full = own >= most || near >= 5 * most;
        if full { Err(context.failure(&ActError::TooManyTables, &[])) } else { Ok(()) }
    }

    /// Whether something can be kept of one more guest.
    pub(crate) async fn has_room_for_guests(&self, context: &RequestContext) -> Result<(), Failure> {
        let Some(most) = self.limits.guests else { return Ok(()) };
        let count = self.store.count_guests().await;
        let count = count.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
        if count < most as i64 {
            return Ok(());
        }
        let full = Failure::worded(503, context.words(), "server-full");
        Err(full.retry_after(3600).for_program(context.json))
    }
}

pub(super) fn too_often(context: &RequestContext, what: &'static str, seconds: u32) -> Failure {
    METRICS.limited.get_or_create(&[("what", what)]).inc();
    Failure::worded(429, context.words(), "server-too-often").retry_after(seconds).for_program(context.json)
}

/// Lets a request pass if it comes from a page of ours and not too often.
pub(super) fn watch(server: &Server, context: &RequestContext, request: &Parts) -> Result<(), Failure> {
    server.is_welcome(context)?;
    let now = Instant::now();
    let (gate, limits) = (&server.gate, &server.limits);
    let looks = request.method == Method::GET || request.method == Method::HEAD;
    let passes = if looks {
        gate.looks.take(context.address, limits.looks, 1.0, now)
    } else {
        if !from_here(server, &request.headers) {
            return Err(forbidden(context));
        }
        let own = gate.guests.take(context.guest, limits.acts, 1.0, now);
        own.and_then(|()| gate.acts.take(context.address, limits.acts, 5.0, now))
    };
    passes.map_err(|seconds| too_often(context, if looks { "looks" } else { "acts" }, seconds))
}

fn forbidden(context: &RequestContext) -> Failure {
    Failure::worded(403, context.words(), "server-forbidden").for_program(context.json)
}

/// Whether a post comes from a page of ours, as far as the browser says.
fn from_here(server: &Server, headers: &HeaderMap) -> bool {
    let site = text(headers, "sec-fetch-site");
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    match &server.origin {
        Some(own) => origin.eq_ignore_ascii_case(own),
        None => {
            let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            host.is_some() && host == text(headers, HOST.as_str())
        }
    }
}

/// From where a request comes, as far as it counts for limits.
pub(crate) fn address_of(server: &Server, request: &Parts) -> IpAddr {
    let peer = request.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    bucket(client(&server.trusted_proxies, peer, &request.headers))
}

/// Turns away who asks for another site: without an origin of its own the server is reached by its address alone. A page of
/// the world's whose name was made to point here would else be the same origin.
pub(super) fn check_host(server: &Server, request: &Request) -> Result<(), Failure> {
    let host =
        text(request.headers(), HOST.as_str()).or_else(|| request.uri().authority().map(Authority::as_str));
    if server.origin.is_some() || host.is_some_and(is_local) {
        return Ok(());
    }
    let say =
        "This server is reached as localhost or by its address; to give it a name, start it with --origin.";
    Err(Failure::plain(421, say))
}

/// The fields of a form that carries the token of its guest: there is no other way to read a post.
#[derive(Clone, Debug)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Fields that were read in another way, if the token among them is right.
    pub(crate) fn signed(fields: Vec<(String, String)>, context: &RequestContext) -> Result<Self, Failure> {
        let fields = Self(fields);
        let fits = context.holds_token(fields.get("token").unwrap_or_default());
        if fits { Ok(fields) } else { Err(forbidden(context)) }
    }

    /// The first field of this name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All of them.
    pub(crate) fn all(&self) -> &[(String, String)] {
        &self.0
    }
}

impl FromRequest<Arc<Server>> for Fields {
    type Rejection = Failure;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, Failure> {
        let context =
            request.extensions().get::<RequestContext>().cloned().ok_or_else(|| Failure::plain(500, ""))?;
        let fields = Form::<Vec<(String, String)>>::from_request(request, server).await;
        let Form(fields) = fields.map_err(|error| {
            Failure::worded(error.status().as_u16(), context.words(), "server-bad-request")
                .for_program(context.json)
        })?;
        Self::signed(fields, &context)
    }
}

/// What browsers may do with our pages.
pub(super) fn harden(server: &Server, response: &mut Response) {
    const HEADERS: [(&str, &str); 5] = [
        (
            "content-security-policy",
            "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        // The path of a seat link is a secret: it goes to no other site.
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("x-frame-options", "DENY"),
    ];
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if server.https() {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, year);
    }
    // What is not said to be kept is not kept: pages hold what one guest may see.
    response.headers_mut().entry("cache-control").or_insert(HeaderValue::from_static("private, no-store"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::default();
        let rate = Some(Rate { burst: 2.0, per_second: 1.0 });
        let start = Instant::now();
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        let take = |key: u8, seconds: u64| buckets.take(key, rate, 1.0, at(seconds)).is_ok();
        assert!(take(1, 0) && take(1, 0) && !take(1, 0), "two in a row");
        assert!(take(2, 0), "others have buckets of their own");
        assert!(take(1, 1) && !take(1, 1), "one more after a second");
        assert!(take(1, 100) && take(1, 100) && !take(1, 100), "never more than the burst");
        let slow = Some(Rate { burst: 1.0, per_second: 0.25 });
        assert_eq!(buckets.take(3, slow, 1.0, start), Ok(()));
        assert_eq!(buckets.take(3, slow, 1.0, start + Duration::from_secs(1)), Err(3), "when to come again");
    }
}
