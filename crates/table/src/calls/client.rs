//! Asking other servers: with a time limit, without redirects, and only at addresses that are not the host's own.
//!
//! A name is looked up, what it leads to is checked, and exactly that is connected to: a name that leads elsewhere a moment
//! later gains nothing.

use std::io::{Error, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Uri};
use futures_util::future::BoxFuture;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::Name;
use hyper_util::rt::TokioExecutor;
use tower::Service;

/// How long an answer may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// Looks up names.
#[derive(Clone)]
struct Resolver {
    private: bool,
}

impl Service<Name> for Resolver {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = Error;
    type Future = BoxFuture<'static, Result<Self::Response, Error>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let private = self.private;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed: Vec<SocketAddr> = found.filter(|found| private || is_public(found.ip())).collect();
            if allowed.is_empty() {
                return Err(Error::new(ErrorKind::PermissionDenied, "the name leads into a private network"));
            }
            Ok(allowed.into_iter())
        })
    }
}

/// Asks other servers.
pub(crate) struct HttpClient {
    client: Client<HttpsConnector<HttpConnector<Resolver>>, Body>,
    private: bool,
    patience: Duration,
}

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum AskError {
    /// The address is one of the host's own network, or without TLS.
    Address,
    /// Nobody is there, or nobody speaks HTTP.
    Unreachable(String),
    /// The whole answer did not come in time.
    Late,
    /// The answer is longer than it may be.
    Long,
}

impl std::fmt::Display for AskError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Address => f.write_str("its address is private, or without https"),
            Self::Unreachable(why) => write!(f, "it cannot be reached: {why}"),
            Self::Late => f.write_str("it does not answer in time"),
            Self::Long => f.write_str("its answer is too long"),
        }
    }
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// It was taken.
    Taken,
    /// There is nobody any more.
    Gone,
    /// It was refused, or nobody answered: perhaps later.
    Refused,
}

impl HttpClient {
    /// `private` allows addresses of the host's own network, and no TLS.
    pub(crate) fn new(private: bool, patience: Duration) -> Result<Self, Error> {
        let mut http = HttpConnector::new_with_resolver(Resolver { private });
        http.enforce_http(false);
        http.set_connect_timeout(Some(patience));
        let builder = HttpsConnectorBuilder::new().with_native_roots()?;
        let https = builder.https_or_http().enable_http1().wrap_connector(http);
        Ok(Self { client: Client::builder(TokioExecutor::new()).build(https), private, patience })
    }

    /// Sends something; nothing of the answer counts but its status.
    pub(super) async fn send(&self, request: Request<Body>) -> Answer {
        if !is_allowed(request.uri(), self.private) {
            return Answer::Gone;
        }
        match tokio::time::timeout(self.patience, self.client.request(request)).await {
            Ok(Ok(answer)) => match answer.status().as_u16() {
                200..=299 => Answer::Taken,
                404 | 410 => Answer::Gone,
                _ => Answer::Refused,
            },
            _ => Answer::Refused,
        }
    }

    /// Asks for something: the answer is its status and its body, of so many bytes at most.
    pub(crate) async fn ask(&self, request: Request<Body>, most: usize) -> Result<(u16, Vec<u8>), AskError> {
        if !is_allowed(request.uri(), self.private) {
            return Err(AskError::Address);
        }
        let asked = async {
            let answer = self.client.request(request).await;
            let answer = answer.map_err(|error| AskError::Unreachable(format!("{error:?}")))?;
            let status = answer.status().as_u16();
            let body = axum::body::to_bytes(Body::new(answer.into_body()), most).await;
            Ok((status, body.map_err(|_| AskError::Long)?.to_vec()))
        };
        tokio::time::timeout(self.patience, asked).await.map_err(|_| AskError::Late)?
    }
}

/// Whether an address may be asked at all: with TLS, and not one that names a machine of the host's own network.
pub(crate) fn is_allowed(uri: &Uri, private: bool) -> bool {
    let Some(host) = uri.host() else { return false };
    if private {
        return matches!(uri.scheme_str(), Some("http" | "https"));
    }
    let named = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    uri.scheme_str() == Some("https") && named.map_or(host.contains('.'), is_public)
}

/// Whether an address is somewhere in the open internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || a == 0
        || a >= 224
        || (a == 100 && b & 0xc0 == 64)
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && b & 0xfe == 18))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, c, d, .., y, z] = address.segments();
    let inside = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match address.to_ipv4_mapped() {
        Some(mapped) => is_public_v4(mapped),
        // Addresses of the old internet in disguise: 6to4 and NAT64.
        None if a == 0x2002 => inside(b, c),
        None if (a, b, c, d) == (0x64, 0xff9b, 0, 0) => inside(y, z),
        // Of what is given out, without Teredo and examples.
        None => a & 0xe000 == 0x2000 && !(a == 0x2001 && (b == 0 || b == 0xdb8)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_reaches_into_the_network_of_the_host() {
        let public = ["93.184.216.34", "8.8.8.8", "2606:4700::1111", "2002:0808:0808::1", "64:ff9b::808:808"];
        let private = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.8",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "2002:7f00:0001::",
            "64:ff9b::7f00:1",
            "2001:db8::1",
            "2001::1",
        ];
        for address in public {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
        for address in private {
            assert!(!is_public(address.parse().expect("an address")), "{address}");
        }
    }

    #[test]
    fn an_address_is_looked_at_before_it_is_asked() {
        let allowed = |text: &str, private| is_allowed(&text.parse().expect("an address"), private);
        for fine in ["https://example.org/x", "https://8.8.8.8/", "https://[2606:4700::1111]/"] {
            assert!(allowed(fine, false), "{fine}");
        }
        for bad in [
            "http://example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://localhost/",
            "https://db/",
            "/x",
        ] {
            assert!(!allowed(bad, false), "{bad}");
        }
        assert!(allowed("http://127.0.0.1:8080/", true) && !allowed("ftp://127.0.0.1/", true));
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_connected_to() {
        let name: Name = "localhost".parse().expect("a name");
        assert!(Resolver { private: false }.call(name.clone()).await.is_err());
        assert!(Resolver { private: true }.call(name).await.is_ok());
    }
}
