//! What is simulated: how many nodes, under which rules, on which database.

/// Time, in millionths of a second.
pub type Micros = u64;

/// A second.
pub const SECOND: Micros = 1_000_000;

/// A thousandth of a second.
pub const MILLI: Micros = 1_000;

/// What is simulated.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub size: Size,
    pub rules: Rules,
    pub speed: Speed,
    /// The root of all chance.
    pub seed: u64,
}

/// How large the house is.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub nodes: u32,
    /// Live matches over all nodes.
    pub matches: u32,
    /// One match in this many has nobody connected: its bots and clocks are found by polls.
    pub unattended: u32,
}

/// How many clients are connected to each match that is attended, each through a node of its own.
pub const CLIENTS: u32 = 2;

/// A match without clients has a clock or a bot due this often, in house time.
pub const WAKES: Micros = 10 * SECOND;

/// Clients come back at a random moment within this time.
pub const RETURN: Micros = SECOND;

/// A client whose connection hangs, because the machine at its other end is gone, looks for
/// another after this time.
pub const PATIENCE: Micros = 10 * SECOND;

/// A statement for many matches costs the database as much as one, and as much again for every so
/// many of them.
pub const ROWS: u64 = 10;

/// The rules of leases.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How often a node renews its lease.
    pub heartbeat: Micros,
    /// How soon it tries again when that failed.
    pub again: Micros,
    /// How long a lease lasts, in house time.
    pub lease: Micros,
    /// A node sends nothing once the last heartbeat that was confirmed was sent this long ago.
    pub silence: Micros,
    /// The most by which one heartbeat advances house time.
    pub leap: Micros,
    /// A heartbeat writes the row of house time if that was last written this long ago; with
    /// nought, every heartbeat does, and they wait for each other.
    pub advance: Micros,
    /// When a node asks again for a match whose owner is gone but still has a lease: after this
    /// time, or, with nought, when the answer said that the lease runs out.
    pub ask_again: Micros,
    /// How many matches one claim may be for. A node has one claim under way, over a connection of
    /// its own, and gathers what is asked until that is answered and read.
    pub gather: usize,
    /// Whether a claim locks the owner's row, so that no heartbeat comes between its look at the
    /// lease and its commit.
    pub claims_lock: bool,
    /// How often a node looks for due clocks and bots, and for leases that have run out.
    pub poll: Micros,
    /// How many matches one such look may claim.
    pub poll_limit: usize,
}

/// How fast the database is.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// Statements a second that it has to spare for leases.
    pub capacity: u32,
    /// Half of its answers take no longer.
    pub p50: Micros,
    /// All but one in a hundred answers take no longer.
    pub p99: Micros,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            size: Size { nodes: 1_000, matches: 1_000_000, unattended: 20 },
            rules: Rules::default(),
            speed: Speed { capacity: 10_000, p50: 2 * MILLI, p99: 20 * MILLI },
            seed: 0,
        }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            heartbeat: SECOND,
            again: SECOND / 4,
            lease: 3 * SECOND,
            silence: 2 * SECOND,
            leap: SECOND / 2,
            advance: SECOND / 4,
            ask_again: 0,
            gather: 50,
            claims_lock: true,
            poll: 2 * SECOND,
            poll_limit: 50,
        }
    }
}

impl Rules {
    /// The rules in their simplest form: every heartbeat advances house time, by up to two
    /// seconds, every claim is a statement, and whatever failed is tried again at the usual
    /// interval.
    pub fn plain() -> Rules {
        Rules {
            again: SECOND,
            leap: 2 * SECOND,
            advance: 0,
            ask_again: SECOND / 2,
            gather: 1,
            claims_lock: false,
            ..Rules::default()
        }
    }

    /// The same with another heartbeat and lease; silence keeps its distance from the lease.
    pub fn timed(self, heartbeat: Micros, lease: Micros) -> Rules {
        let margin = self.lease.saturating_sub(self.silence);
        let silence = lease.saturating_sub(margin);
        Rules { heartbeat, lease, silence, again: self.again.min(heartbeat), ..self }
    }
}

/// What goes wrong. Everything else is well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Nothing.
    None,
    /// The program ends on that many nodes, one after the other within a time; the system closes
    /// their connections, so everybody notices at once.
    Crash { nodes: u32, within: Micros },
    /// How many machines lose power at once: nobody is told.
    PowerLoss { nodes: u32 },
    /// How many nodes stand still; their clocks may stand still too, as when a virtual machine is
    /// put to sleep.
    Pause { nodes: u32, lasts: Micros, clock_stops: bool },
    /// How many nodes cannot reach the database, but can reach everybody else.
    Cut { nodes: u32, lasts: Micros },
    /// The database refuses every statement.
    Outage { lasts: Micros },
    /// The database does nothing for a while, and then everything that was asked.
    Stall { lasts: Micros },
    /// The database takes that many times longer over everything.
    Slow { times: u32, lasts: Micros },
}
