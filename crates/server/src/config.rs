//! What can be set.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use contract::Skill;

use crate::clock::{Clock, RealClock};
use crate::proxy::Net;
use crate::thinkers::Budget;

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
    /// How many bytes of updates are kept for all audiences together.
    pub rings: usize,
    /// How long updates are kept for an audience after its last socket has gone.
    pub linger_ms: u64,
    /// How long a match stays in memory without sockets, bots or timers.
    pub idle_ms: u64,
    /// How often the server says that it lives, and writes house time down.
    pub heartbeat_ms: u64,
    /// How long what it holds stays its own without another beat. Nought for a server that has its
    /// store to itself: then the next one need not wait after a crash.
    pub lease_ms: u64,
    /// The other servers that share the store, if there are any.
    pub cluster: Option<Cluster>,
    /// After how many lines a checkpoint is taken.
    pub checkpoint_every: usize,
    /// How many bots think at the same time; no client occupies all of these threads.
    pub bots: usize,
    /// How much thinking time each client has.
    pub bot_budget: Budget,
    /// How long bots go on after the last person has left a match.
    pub bot_grace_ms: u64,
    /// How long a bot thinks at most.
    pub longest_thought: Duration,
    /// How long people may take to reveal their part of the seed after the start.
    pub reveal_ms: u64,
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
    /// How many connections there may be, sockets included.
    pub connections: usize,
    /// How many of them one client may hold. Clients behind a trusted proxy are not counted here,
    /// only by sockets and requests.
    pub client_connections: usize,
    /// How long the server waits for clients.
    pub timeouts: Timeouts,
    /// What connections are encrypted with.
    pub tls: Option<TlsFiles>,
    /// How many tables one client may open.
    pub new_tables: Rate,
    /// How many tables one guest may have waiting in the lobby.
    pub waiting_per_guest: usize,
    /// At how many tables that wait or are played one guest may sit.
    pub tables_per_guest: usize,
    /// How many tables that one client opened may be waiting in the lobby.
    pub client_tables: usize,
    /// How long a listed table waits after everyone has left.
    pub listed_wait_ms: u64,
    /// How long a private table waits after it was last used.
    pub private_wait_ms: u64,
    /// How often tables that nobody uses, and matches that are not kept any longer, are looked for.
    pub sweep_ms: u64,
    /// How many lines of chat one guest may send.
    pub guest_chat: Rate,
    /// How many lines of chat one client may send.
    pub client_chat: Rate,
    /// How long finished matches are kept; for ever if nothing is said.
    pub keep: Option<Duration>,
    /// The folder into which matches go that are not kept any longer; if there is none, they are
    /// removed.
    pub archive: Option<PathBuf>,
    /// For tests: push messages also go to this machine, in the clear. Off, they go to public https
    /// addresses alone.
    pub push_to_loopback: bool,
    /// The operator's socket, if there is one.
    pub admin: Option<PathBuf>,
    /// Where time comes from.
    pub clock: Arc<dyn Clock>,
}

/// How much a client may ask for: how many at once, and how many per second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: u32,
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
            rings: 32 * 1024 * 1024,
            linger_ms: 30_000,
            idle_ms: 60_000,
            heartbeat_ms: 5_000,
            lease_ms: 0,
            cluster: None,
            checkpoint_every: 64,
            // One more than there are cores: a client alone can use them all.
            bots: cores + 1,
            bot_budget: Budget { burst_ms: 120_000, per_second_ms: 500 },
            bot_grace_ms: 30_000,
            longest_thought: Duration::from_secs(3),
            reveal_ms: 15_000,
            bot_pause_ms: 0,
            stand_in: Skill::Normal,
            largest_message: 64 * 1024,
            rate: Rate { burst: 200, per_second: 50 },
            sockets: 20_000,
            client_sockets: 1_000,
            connections: 22_000,
            client_connections: 1_200,
            timeouts: Timeouts::default(),
            tls: None,
            new_tables: Rate { burst: 1_000, per_second: 1 },
            waiting_per_guest: 20,
            tables_per_guest: 100,
            client_tables: 50,
            listed_wait_ms: 10 * MINUTE_MS,
            private_wait_ms: 7 * 24 * 60 * MINUTE_MS,
            sweep_ms: MINUTE_MS,
            guest_chat: Rate { burst: 10, per_second: 1 },
            client_chat: Rate { burst: 30, per_second: 3 },
            keep: None,
            archive: None,
            push_to_loopback: false,
            admin: None,
            clock: Arc::new(RealClock::new()),
        }
    }

    /// Shares a database with other servers.
    pub fn share(&mut self, cluster: Cluster) {
        self.heartbeat_ms = 1_000;
        self.lease_ms = 3_000;
        self.cluster = Some(cluster);
    }

    /// How long the server counts on after it has read house time; for ever where it is alone.
    pub fn longest_silence_ms(&self) -> Option<u64> {
        self.cluster.as_ref().map(|_| 2_000)
    }

    /// Whether players come through an encrypted connection, so that cookies need one.
    pub fn is_secure(&self) -> bool {
        let is_encrypted = |url: &str| url.starts_with("https://");
        self.tls.is_some() || self.public_url.as_deref().is_some_and(is_encrypted)
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

/// A server among others.
#[derive(Clone, Debug)]
pub struct Cluster {
    /// The database that they share.
    pub database: store::PostgresOptions,
    /// Where the others reach this one, such as `http://10.0.0.7:8000`.
    pub advertise: String,
    /// Where NATS is, if there is one.
    pub nats: Option<String>,
    /// How long a server that leaves waits after it has said so, for proxies to notice.
    pub notice: Duration,
}

/// Where the certificate and its key are, both in PEM format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsFiles {
    /// The server's certificate, followed by those that vouch for it.
    pub certificates: PathBuf,
    /// The private key.
    pub key: PathBuf,
}

/// How long the server waits for clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// From its first byte, until the head of a request is there; from the beginning for the first
    /// one. Agreeing on encryption may take as long again.
    pub head: Duration,
    /// Until the body of a request is there.
    pub body: Duration,
    /// Between two requests on one connection.
    pub idle: Duration,
    /// Until a client that is sent something takes more of it.
    pub stalled: Duration,
    /// Until a socket that says nothing is asked whether anybody is there; as long again, and it is
    /// closed.
    pub quiet: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(10),
            body: Duration::from_secs(30),
            idle: Duration::from_secs(75),
            stalled: Duration::from_secs(30),
            quiet: Duration::from_secs(45),
        }
    }
}
