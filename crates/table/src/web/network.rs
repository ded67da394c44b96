//! From where somebody comes: the address of the client, through proxies that are trusted and no others.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// An address, or a network: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// How many leading bits count.
    bits: u8,
}

impl Network {
    /// Whether an address belongs to it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                masked(u32::from(own).into(), 32, self.bits) == masked(u32::from(other).into(), 32, self.bits)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                masked(own.into(), 128, self.bits) == masked(other.into(), 128, self.bits)
            }
            _ => false,
        }
    }
}

/// The leading bits of a number that is so many bits wide.
fn masked(number: u128, width: u8, bits: u8) -> u128 {
    number.checked_shr(u32::from(width - bits)).unwrap_or(0)
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("“{text}” is no address or network, as 127.0.0.1 or 10.0.0.0/8");
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address = address.parse::<IpAddr>().map_err(|_| wrong())?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| wrong()))?;
        if bits > most { Err(wrong()) } else { Ok(Self { address, bits }) }
    }
}

/// The client behind a connection. If the peer is a proxy that is trusted, its `X-Forwarded-For` is read from the right: every
/// trusted proxy wrote what it saw there, and the first address that is none of theirs is the client. What stands further left
/// was sent by the client and may be anything.
pub(super) fn client(trusted: &[Network], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let mut client = peer.to_canonical();
    let lines = headers.get_all("x-forwarded-for");
    let hops: Vec<&str> = lines.iter().flat_map(|line| line.to_str().unwrap_or("?").split(',')).collect();
    for hop in hops.into_iter().rev() {
        if !is_trusted(client) {
            break;
        }
        let Some(address) = hop_address(hop.trim()) else { break };
        client = address;
    }
    client
}

/// `1.2.3.4`, `::1`, and both with a port.
fn hop_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

/// What counts as one client: an IPv4 address, or the /64 that one household or machine has of IPv6.
pub(super) fn bucket(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) & !u128::from(u64::MAX))),
        address @ IpAddr::V4(_) => address,
    }
}

/// Whether a `Host` header names this machine without a name of the world's: `localhost`, or an address. Any other name could
/// be another site's that now points here.
pub(super) fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    name.eq_ignore_ascii_case("localhost")
        || name.to_ascii_lowercase().ends_with(".localhost")
        || name.parse::<Ipv4Addr>().is_ok()
        || bare.is_some_and(|bare| bare.parse::<Ipv6Addr>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().expect("a header"));
        }
        headers
    }

    #[test]
    fn the_first_address_from_the_right_that_no_proxy_has_is_the_client() {
        let trusted: Vec<Network> =
            ["127.0.0.1", "10.0.0.0/8"].map(|text| text.parse().expect("a network")).to_vec();
        let cases: [(&str, &[&str], &str); 9] = [
            ("127.0.0.1", &["198.51.100.7"], "198.51.100.7"),
            ("127.0.0.1", &["203.0.113.9, 198.51.100.7"], "198.51.100.7"),
            ("127.0.0.1", &["203.0.113.9", "198.51.100.7, 10.1.2.3"], "198.51.100.7"),
            ("127.0.0.1", &[], "127.0.0.1"),
            ("127.0.0.1", &["nonsense"], "127.0.0.1"),
            ("::ffff:127.0.0.1", &["198.51.100.7:4711"], "198.51.100.7"),
            ("127.0.0.1", &["[2001:db8::1]:443"], "2001:db8::1"),
            // Nobody else is believed.
            ("198.51.100.8", &["203.0.113.9"], "198.51.100.8"),
            ("127.0.0.2", &["203.0.113.9"], "127.0.0.2"),
        ];
        for (peer, lines, wanted) in cases {
            let found = client(&trusted, peer.parse().expect("an address"), &headers(lines));
            assert_eq!(found.to_string(), wanted, "{peer} {lines:?}");
        }
    }

    #[test]
    fn a_household_of_ipv6_is_one_client() {
        let of = |text: &str| bucket(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("198.51.100.7"), of("198.51.100.8"));
        assert_eq!(of("::ffff:198.51.100.7"), of("198.51.100.7"));
    }

    #[test]
    fn networks_are_read_or_refused() {
        let network: Network = "fd00::/8".parse().expect("a network");
        assert!(
            network.contains("fd12::1".parse().expect("one"))
                && !network.contains(Ipv4Addr::LOCALHOST.into())
        );
        let all: Network = "0.0.0.0/0".parse().expect("a network");
        assert!(all.contains("198.51.100.7".parse().expect("one")));
        for text in ["", "localhost", "10.0.0.0/33", "10.0.0.0/x", "::/129"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn names_of_the_world_are_not_local() {
        for host in [
            "localhost",
            "localhost:7878",
            "LOCALHOST:80",
            "127.0.0.1:7878",
            "192.168.1.5",
            "[::1]:7878",
            "a.localhost",
        ] {
            assert!(is_local(host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7878",
            "localhost.evil.example",
            "",
            "127.0.0.1.evil.example",
            "::1",
            "1.2.3",
        ] {
            assert!(!is_local(host), "{host}");
        }
    }
}
