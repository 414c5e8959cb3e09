//! What can be set.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use contract::Skill;

use crate::clock::{Clock, RealClock};
use crate::proxy::Net;

const MINUTE_MS: u64 = 60_000;

/// What can be set. The defaults are good for an evening among friends.
#[derive(Clone)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The database file.
    pub database: store::Options,
    /// Origins that may open sockets besides the address that was asked for.
    pub origins: Vec<String>,
    /// The address that players use, if it is another: scheme, host and port, without a path.
    pub public_url: Option<String>,
    /// Proxies whose word is taken for where a request comes from.
    pub trusted_proxies: Vec<Net>,
    /// How many messages may wait for a match.
    pub inbox: usize,
    /// How many messages may wait for a client before it has to resynchronise.
    pub outbox: usize,
    /// How many updates each audience can be given again.
    pub ring: usize,
    /// How long updates are kept for an audience after its last socket has gone.
    pub linger_ms: u64,
    /// How long a match stays in memory without sockets, bots or timers.
    pub idle_ms: u64,
    /// How often house time is written down.
    pub heartbeat_ms: u64,
    /// A checkpoint is taken after so many lines.
    pub checkpoint_every: usize,
    /// How many bots think at the same time.
    pub bots: usize,
    /// How long a bot thinks at most.
    pub longest_thought: Duration,
    /// How long a bot takes at least, so that people can follow.
    pub bot_pause_ms: u64,
    /// Who plays for people that leave or run out of time.
    pub stand_in: Skill,
    /// The largest message or request body, in bytes.
    pub largest_message: usize,
    /// How much a client may ask for.
    pub rate: Rate,
    /// How many sockets there may be.
    pub sockets: usize,
    /// How many sockets and event streams one client may hold.
    pub client_sockets: usize,
    /// How many tables one client may open.
    pub new_tables: Rate,
    /// How many tables one guest may have waiting in the lobby.
    pub open_tables: usize,
    /// How many tables that one client opened may be waiting in the lobby.
    pub client_tables: usize,
    /// How long a listed table waits after everyone has left.
    pub listed_wait_ms: u64,
    /// How long a private table waits after it was last used.
    pub private_wait_ms: u64,
    /// How often waiting tables that nobody uses are looked for.
    pub sweep_ms: u64,
    /// How many lines of chat one guest may send.
    pub guest_chat: Rate,
    /// How many lines of chat one client may send.
    pub client_chat: Rate,
    /// Where time comes from.
    pub clock: Arc<dyn Clock>,
}

/// How much a client may ask for: so many at once, and so many a second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// A second.
    pub per_second: u32,
}

impl Config {
    /// The defaults, with a database under that folder.
    pub fn new(listen: SocketAddr, folder: impl Into<PathBuf>) -> Config {
        let file = folder.into().join("tokyo.db");
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Config {
            listen,
            database: store::Options::new(file),
            origins: Vec::new(),
            public_url: None,
            trusted_proxies: Vec::new(),
            inbox: 256,
            outbox: 64,
            ring: 32,
            linger_ms: 30_000,
            idle_ms: 60_000,
            heartbeat_ms: 5_000,
            checkpoint_every: 64,
            bots: cores,
            longest_thought: Duration::from_secs(3),
            bot_pause_ms: 0,
            stand_in: Skill::Normal,
            largest_message: 64 * 1024,
            rate: Rate { burst: 200, per_second: 50 },
            sockets: 20_000,
            client_sockets: 1_000,
            new_tables: Rate { burst: 1_000, per_second: 1 },
            open_tables: 20,
            client_tables: 50,
            listed_wait_ms: 10 * MINUTE_MS,
            private_wait_ms: 7 * 24 * 60 * MINUTE_MS,
            sweep_ms: MINUTE_MS,
            guest_chat: Rate { burst: 10, per_second: 1 },
            client_chat: Rate { burst: 30, per_second: 3 },
            clock: Arc::new(RealClock::new()),
        }
    }

    /// Whether players come through an encrypted connection, so that cookies need one.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Whether pages of that origin are ours: those of the address that was asked for, of the
    /// public one, and of those that were set.
    pub fn is_own(&self, origin: &str, host: Option<&str>) -> bool {
        let named = origin.split_once("://").map(|(_, name)| name);
        let same_host = named.is_some() && named == host;
        let mut known = self.origins.iter().chain(&self.public_url);
        same_host || known.any(|known| known.trim_end_matches('/') == origin)
    }
}
