//! Whose word is taken for where a request comes from.

use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName};
use contract::Malformed;
use ipnet::IpNet;

/// A range of addresses, such as `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Net(IpNet);

impl FromStr for Net {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Net, Malformed> {
        let one = || text.parse::<IpAddr>().map(IpNet::from).ok();
        let net = text.parse().ok().or_else(one).ok_or_else(|| {
            format!("'{text}' is neither an address like 127.0.0.1 nor a range like 10.0.0.0/8")
        })?;
        Ok(Net(net))
    }
}

impl Net {
    /// Whether the address lies in the range.
    pub fn contains(self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Who asks, by what trusted proxies say in the headers.
pub fn client_by(headers: &HeaderMap, peer: IpAddr, trusted: &[Net]) -> IpAddr {
    let said = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
    client(peer, &said.collect::<Vec<_>>(), trusted)
}

/// Who asks: the peer, or, where that is a trusted proxy, the last address that none of the trusted
/// proxies wrote for itself. What stands before it may be invented.
pub fn client(peer: IpAddr, forwarded: &[&str], trusted: &[Net]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|net| net.contains(address));
    let mut client = peer.to_canonical();
    let hops = forwarded.iter().rev().flat_map(|line| line.rsplit(','));
    for hop in hops {
        if !is_trusted(client) {
            break;
        }
        match hop.trim().parse::<IpAddr>() {
            Ok(address) => client = address.to_canonical(),
            Err(_) => break,
        }
    }
    client
}

/// What is counted as one client: an address, or the network that a home gets.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let trusted = ["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        let said = ["6.6.6.6, 9.9.9.9, 10.1.2.3"];
        assert_eq!(client(ip("127.0.0.1"), &said, &trusted), ip("9.9.9.9"));
        assert_eq!(client(ip("8.8.8.8"), &said, &trusted), ip("8.8.8.8"));
        assert_eq!(client(ip("127.0.0.1"), &said, &[]), ip("127.0.0.1"));
        assert_eq!(client(ip("127.0.0.1"), &[], &trusted), ip("127.0.0.1"));
        assert_eq!(client(ip("::ffff:127.0.0.1"), &["9.9.9.9"], &trusted), ip("9.9.9.9"));
        assert_eq!(client(ip("127.0.0.1"), &["nonsense"], &trusted), ip("127.0.0.1"));
        assert_eq!(client(ip("127.0.0.1"), &["9.9.9.9", "10.0.0.1"], &trusted), ip("9.9.9.9"));
    }

    #[test]
    fn every_line_of_the_headers_is_read() {
        let trusted = ["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        let mut headers = HeaderMap::new();
        assert_eq!(client_by(&headers, ip("127.0.0.1"), &trusted), ip("127.0.0.1"));
        for line in ["6.6.6.6", "9.9.9.9, 10.1.2.3", "10.0.0.1"] {
            headers.append(FORWARDED, line.parse().unwrap());
        }
        assert_eq!(client_by(&headers, ip("127.0.0.1"), &trusted), ip("9.9.9.9"));
        assert_eq!(client_by(&headers, ip("8.8.8.8"), &trusted), ip("8.8.8.8"));
    }

    #[test]
    fn ranges_are_read_and_hold_what_they_say() {
        let holds = |net: &str, address| net.parse::<Net>().unwrap().contains(ip(address));
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("0.0.0.0/0", "11.0.0.1") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("::/0", "::1") && holds("fd00::/8", "fd12::1"));
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "10.0.0.0/-1", "localhost"] {
            assert!(wrong.parse::<Net>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_home_is_one_client() {
        assert_eq!(household(ip("2001:db8::1")), household(ip("2001:db8::2")));
        assert_ne!(household(ip("2001:db8::1")), household(ip("2001:db8:0:1::1")));
        assert_eq!(household(ip("::ffff:1.2.3.4")), ip("1.2.3.4"));
    }
}
