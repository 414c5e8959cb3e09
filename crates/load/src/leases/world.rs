//! The simulated house: nodes, matches, and what is still to happen.

use std::collections::BTreeMap;

use crate::chance::Chance;
use crate::leases::database::Database;
use crate::leases::outcome::Outcome;
use crate::leases::plan::{CLIENTS, MILLI, Micros, Plan};

/// The simulated house.
#[derive(Debug)]
pub struct World {
    pub plan: Plan,
    pub now: Micros,
    pub chance: Chance,
    pub database: Database,
    pub nodes: Vec<Node>,
    pub matches: Vec<Match>,
    /// Of nodes whose lease has run out: their unattended matches and when each is due in house
    /// time, the next one last.
    pub due: BTreeMap<u32, Vec<(Micros, u32)>>,
    /// Of the same nodes: which other nodes still have pipes to them, and for which matches.
    pub pipes: BTreeMap<u32, Vec<(u32, u32)>>,
    pub outcome: Outcome,
    events: BTreeMap<(Micros, u64), Event>,
    scheduled: u64,
}

/// A node, what the database knows of it, and what it knows itself.
#[derive(Clone, Debug, Default)]
pub struct Node {
    pub crashed: bool,
    pub paused_until: Micros,
    pub cut_until: Micros,
    /// When it crashed, stood still or was cut off.
    pub failed_at: Option<Micros>,
    /// Whether everybody was told of its end, because its connections were closed.
    pub broken: bool,
    /// In the database: until when its lease lasts, in house time.
    pub lease_until: Micros,
    /// When its next heartbeat is due.
    pub beats_at: Micros,
    /// When the last heartbeat that was confirmed was sent.
    pub confirmed: Micros,
    /// Since when it has been silent: until its epochs are confirmed.
    pub silent_since: Option<Micros>,
    /// When others claimed matches of its.
    pub lost: Vec<Micros>,
    /// Matches it has claimed.
    pub gained: Vec<u32>,
    /// Matches that clients have asked it for, and that it has not claimed yet.
    pub wanted: Vec<u32>,
    /// Whether it has a claim under way, or reads what that has won.
    pub claiming: bool,
}

/// A match, as the database has it.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    pub owner: u32,
    pub epoch: u32,
    /// Since when nobody has played it on: in real time where it is attended, otherwise in house
    /// time.
    pub waits_since: Micros,
}

/// Something that is going to happen.
#[derive(Debug)]
pub enum Event {
    /// A node's next heartbeat.
    Beat(u32),
    /// A node's next look for what is due.
    Poll(u32),
    /// A client comes to some node and asks for its match.
    Ask(u32),
    /// The program ends on a node.
    Crash(u32),
    /// A node whose clock stood still goes on.
    Resume {
        node: u32,
        paused: Micros,
    },
    /// The database is as fast as before.
    Recover,
    /// A statement begins, takes effect, is answered.
    Begin(Statement),
    Commit(Statement),
    Answer(Statement),
}

/// A statement on its way.
#[derive(Debug)]
pub struct Statement {
    pub node: u32,
    pub sent: Micros,
    pub begun: Micros,
    /// Whether it was carried out, as far as the node is told.
    pub done: bool,
    pub work: Work,
}

/// What a statement does.
#[derive(Debug)]
pub enum Work {
    /// Renews the lease: as of this house time, or as of this moment, at which it writes house
    /// time too.
    Heartbeat {
        house: Micros,
        writes: Option<Micros>,
    },
    /// Reads the epochs of all its matches.
    Confirm,
    Claim(Vec<(u32, Verdict)>),
    /// Claims what is due, and says whose lease has run out.
    Poll {
        found: Vec<u32>,
        lapsed: Vec<u32>,
    },
    /// Reads matches that were claimed: by a poll, or by a claim, which is then over.
    Load {
        matches: Vec<u32>,
        ends_claim: bool,
    },
}

impl Work {
    /// How many matches it is for.
    fn matches(&self) -> usize {
        match self {
            Work::Heartbeat { .. } | Work::Confirm | Work::Poll { .. } => 0,
            Work::Claim(wanted) => wanted.len(),
            Work::Load { matches, .. } => matches.len(),
        }
    }
}

/// How a claim stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Open,
    /// The owner's lease has run out; the match has this epoch.
    Free(u32),
    Won,
    /// The owner lives.
    Owned,
    /// The owner is gone, and its lease lasts that much longer.
    Held(Micros),
}

impl World {
    pub fn new(plan: Plan) -> World {
        let count = plan.size.nodes.max(1);
        let node = Node { lease_until: plan.rules.lease, ..Node::default() };
        let owned = |number| Match { owner: number % count, epoch: 0, waits_since: 0 };
        World {
            plan,
            now: 0,
            chance: Chance::new(plan.seed, 1),
            database: Database::new(plan.speed, plan.rules.leap),
            nodes: vec![node; count as usize],
            matches: (0..plan.size.matches).map(owned).collect(),
            due: BTreeMap::new(),
            pipes: BTreeMap::new(),
            outcome: Outcome::default(),
            events: BTreeMap::new(),
            scheduled: 0,
        }
    }

    pub fn schedule(&mut self, at: Micros, event: Event) {
        self.scheduled += 1;
        self.events.insert((at.max(self.now), self.scheduled), event);
    }

    /// The next thing that happens, up to that moment.
    pub fn next_event(&mut self, until: Micros) -> Option<Event> {
        let entry = self.events.first_entry().filter(|entry| entry.key().0 <= until)?;
        self.now = entry.key().0;
        self.outcome.events += 1;
        Some(entry.remove())
    }

    /// Some time up to that long.
    pub fn up_to(&mut self, time: Micros) -> Micros {
        self.chance.below(time.max(1))
    }

    /// Sends a statement to the database.
    pub fn submit(&mut self, node: u32, work: Work) {
        let statement = Statement { node, sent: self.now, begun: 0, done: false, work };
        if self.database.is_down(self.now) {
            return self.schedule(self.now + MILLI, Event::Answer(statement));
        }
        let begins = self.database.begin(self.now, statement.work.matches());
        self.outcome.queue = self.outcome.queue.max(begins - self.now);
        self.schedule(begins, Event::Begin(statement));
    }

    pub fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub fn node_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    pub fn match_mut(&mut self, of: u32) -> &mut Match {
        &mut self.matches[of as usize]
    }

    /// Whether the node runs, and reaches the database.
    pub fn is_well(&self, node: u32) -> bool {
        let node = self.node(node);
        !node.crashed && node.paused_until <= self.now && node.cut_until <= self.now
    }

    pub fn has_lapsed(&self, node: u32) -> bool {
        self.node(node).lease_until < self.database.house.at(self.now)
    }

    /// The matches that a node owns.
    pub fn owned(&self, node: u32) -> Vec<u32> {
        let count = self.nodes.len();
        let first = (node..self.plan.size.matches).step_by(count);
        let all = first.chain(self.node(node).gained.iter().copied());
        all.filter(|of| self.matches[*of as usize].owner == node).collect()
    }

    pub fn is_attended(&self, of: u32) -> bool {
        // Matches are dealt out by their number, so this one must not depend on it alone.
        !mixed(of, CLIENTS).is_multiple_of(u64::from(self.plan.size.unattended.max(1)))
    }

    /// The node through which a client of a match is connected.
    pub fn via(&self, of: u32, client: u32) -> u32 {
        (mixed(of, client) % self.nodes.len() as u64) as u32
    }

    /// When a match without clients is next due after that moment of house time.
    pub fn next_due(&self, of: u32, after: Micros, every: Micros) -> Micros {
        let phase = mixed(of, CLIENTS + 1) % every;
        after + (phase + every - after % every) % every
    }
}

/// A number that is always the same for the same two, and otherwise looks random.
fn mixed(of: u32, what: u32) -> u64 {
    Chance::new(u64::from(of), u64::from(what) + 1).below(u64::MAX)
}
