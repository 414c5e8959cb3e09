//! Which addresses the server connects to at all.
//!
//! A guest says where messages for their browser go. **Whatever they say, the server connects to
//! nothing but public addresses**: not to itself, its network, or a cloud's inner services. What a
//! name means is checked when a connection is made, on the addresses that it is made to, so a name
//! that means something else a moment later gains nothing.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::{Ipv4Net, Ipv6Net};

/// How far messages may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// To public addresses, encrypted.
    Public,
    /// For tests: to this machine as well, in the clear.
    Loopback,
}

impl Reach {
    /// Whether a connection may be made there.
    pub fn allows(self, address: IpAddr) -> bool {
        is_public(address) || (self == Reach::Loopback && address.is_loopback())
    }
}

const fn v4(a: u8, b: u8, c: u8, d: u8, length: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), length)
}

const fn v6(a: u16, b: u16, length: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, 0, 0, 0, 0, 0, 0), length)
}

/// What IANA's registry of special addresses does not call globally reachable, and what was meant
/// for relays that are no more.
const SPECIAL_V4: [Ipv4Net; 15] = [
    v4(0, 0, 0, 0, 8),
    v4(10, 0, 0, 0, 8),
    v4(100, 64, 0, 0, 10),
    v4(127, 0, 0, 0, 8),
    v4(169, 254, 0, 0, 16),
    v4(172, 16, 0, 0, 12),
    v4(192, 0, 0, 0, 24),
    v4(192, 0, 2, 0, 24),
    v4(192, 88, 99, 0, 24),
    v4(192, 168, 0, 0, 16),
    v4(198, 18, 0, 0, 15),
    v4(198, 51, 100, 0, 24),
    v4(203, 0, 113, 0, 24),
    v4(224, 0, 0, 0, 4),
    v4(240, 0, 0, 0, 4),
];

/// All that is given out to networks; everything public lies in here.
const GLOBAL_V6: Ipv6Net = v6(0x2000, 0, 3);

/// Parts of it that are not: assignments to protocols (Teredo among them), examples, 6to4.
const SPECIAL_V6: [Ipv6Net; 4] =
    [v6(0x2001, 0, 23), v6(0x2001, 0xdb8, 32), v6(0x2002, 0, 16), v6(0x3fff, 0, 20)];

/// Where a network that speaks only IPv6 reaches the rest: the last four bytes are an IPv4 address.
const NAT64: Ipv6Net = v6(0x64, 0xff9b, 96);

/// Whether an address is reached by anybody, from anywhere.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    !SPECIAL_V4.iter().any(|special| special.contains(&address))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if NAT64.contains(&address) {
        let [.., a, b, c, d] = address.octets();
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    GLOBAL_V6.contains(&address) && !SPECIAL_V6.iter().any(|special| special.contains(&address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_reached() {
        let inside = [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::7f00:1",
            "64:ff9b::a9fe:a9fe",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ];
        for text in inside {
            assert!(!Reach::Public.allows(text.parse().unwrap()), "{text}");
        }
        let outside = ["1.1.1.1", "8.8.8.8", "100.63.255.255", "100.128.0.1", "172.32.0.1"];
        let outside_v6 = ["2606:4700:4700::1111", "2a00:1450:4001::200e", "64:ff9b::808:808"];
        for text in outside.into_iter().chain(outside_v6) {
            assert!(Reach::Public.allows(text.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn tests_may_reach_this_machine_and_still_nothing_else_inside() {
        for text in ["127.0.0.1", "::1"] {
            assert!(Reach::Loopback.allows(text.parse().unwrap()), "{text}");
        }
        for text in ["10.0.0.1", "169.254.169.254", "fe80::1", "0.0.0.0", "::ffff:127.0.0.1"] {
            assert!(!Reach::Loopback.allows(text.parse().unwrap()), "{text}");
        }
    }
}
