//! Who is let in, before anything is read.
//!
//! There is room for some connections, and for some of them of one client. When there is no more, a
//! connection gets one of a few reserved slots, where only questions about the server's health are
//! answered, one for each connection and at once: so a monitor of a server under attack learns that
//! it lives.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::Config;
use crate::limits::{Connection, Connections};
use crate::proxy::{self, Net};

/// How many slots are reserved, and how many of them for one client.
const RESERVED: usize = 32;
const RESERVED_BY_CLIENT: usize = 4;

/// How long a request may take to arrive in a reserved slot.
pub const RESERVE_HEAD: Duration = Duration::from_secs(2);

/// What a connection is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Everything.
    Ordinary,
    /// Questions about the server's health.
    Reserve,
}

/// The right to be connected, until it is dropped.
#[derive(Debug)]
pub struct Pass {
    pub lane: Lane,
    _slot: OwnedSemaphorePermit,
    _counted: Option<Connection>,
}

/// Who is let in.
pub struct Door {
    trusted: Vec<Net>,
    ordinary: Slots,
    reserve: Slots,
}

struct Slots {
    lane: Lane,
    free: Arc<Semaphore>,
    by_client: Arc<Connections>,
    most_by_client: usize,
}

impl Slots {
    fn new(lane: Lane, slots: usize, most_by_client: usize) -> Slots {
        let free = Arc::new(Semaphore::new(slots.min(Semaphore::MAX_PERMITS)));
        Slots { lane, free, by_client: Arc::default(), most_by_client }
    }

    fn take(&self, client: IpAddr, is_proxy: bool) -> Option<Pass> {
        // Behind a proxy there are many clients; they are told apart when they ask for something.
        let counted = match is_proxy {
            true => None,
            false => Some(self.by_client.open(client, self.most_by_client)?),
        };
        let slot = Arc::clone(&self.free).try_acquire_owned().ok()?;
        Some(Pass { lane: self.lane, _slot: slot, _counted: counted })
    }
}

impl Door {
    /// A door behind which nobody is yet.
    pub fn new(config: &Config) -> Door {
        Door {
            trusted: config.trusted_proxies.clone(),
            ordinary: Slots::new(Lane::Ordinary, config.connections, config.client_connections),
            reserve: Slots::new(Lane::Reserve, RESERVED, RESERVED_BY_CLIENT),
        }
    }

    /// Lets somebody in, if there is room.
    pub fn admit(&self, peer: IpAddr) -> Option<Pass> {
        let is_proxy = self.trusted.iter().any(|net| net.contains(peer));
        let client = proxy::household(peer);
        self.ordinary.take(client, is_proxy).or_else(|| self.reserve.take(client, is_proxy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(connections: usize, client_connections: usize) -> Door {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "nowhere");
        config.trusted_proxies = vec!["10.0.0.1".parse().unwrap()];
        (config.connections, config.client_connections) = (connections, client_connections);
        Door::new(&config)
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// How many of that many are let in: everywhere, and into reserved slots.
    fn flood(door: &Door, peer: &str, times: usize) -> (Vec<Pass>, usize, usize) {
        let passes: Vec<Pass> = (0..times).filter_map(|_| door.admit(ip(peer))).collect();
        let reserve = passes.iter().filter(|pass| pass.lane == Lane::Reserve).count();
        let ordinary = passes.len() - reserve;
        (passes, ordinary, reserve)
    }

    #[test]
    fn one_client_leaves_room_for_others() {
        let door = door(100, 10);
        let (_held, ordinary, reserve) = flood(&door, "192.0.2.1", 1_000);
        assert_eq!((ordinary, reserve), (10, RESERVED_BY_CLIENT));
        assert_eq!(door.admit(ip("192.0.2.2")).unwrap().lane, Lane::Ordinary);
        let (_home, ordinary, _) = flood(&door, "2001:db8::1", 10);
        assert_eq!(ordinary, 10);
        assert_eq!(door.admit(ip("2001:db8::2")).unwrap().lane, Lane::Reserve, "the same home");
    }

    #[test]
    fn when_all_places_are_taken_a_few_are_left_for_questions_about_health() {
        let door = door(5, 10);
        let (held, ordinary, _) = flood(&door, "192.0.2.1", 1_000);
        assert_eq!(ordinary, 5);
        assert_eq!(door.admit(ip("192.0.2.2")).unwrap().lane, Lane::Reserve);
        drop(held);
        assert_eq!(door.admit(ip("192.0.2.2")).unwrap().lane, Lane::Ordinary, "room again");
    }

    #[test]
    fn a_trusted_proxy_speaks_for_many_clients() {
        let door = door(50, 10);
        let (_held, ordinary, reserve) = flood(&door, "10.0.0.1", 1_000);
        assert_eq!((ordinary, reserve), (50, RESERVED));
    }
}
