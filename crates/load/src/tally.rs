//! What is counted while it happens.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::report::{Acked, Received};

/// What one match, or all of them, came to.
#[derive(Debug, Default)]
pub struct Tally {
    /// How long it took until somebody else saw a move.
    pub seen: Vec<Duration>,
    /// How long it took until a move was acknowledged.
    pub acked: Vec<Duration>,
    /// The acknowledged commands, where they are kept.
    pub journal: Vec<Acked>,
    /// What clients were shown, where that is kept.
    pub history: Vec<Received>,
    /// Errors by their code.
    pub errors: BTreeMap<String, u64>,
    /// How many commands were refused.
    pub refused: u64,
    /// How often a client was told that it is too slow.
    pub resyncs: u64,
    /// How often an update did not follow on what the client had.
    pub gaps: u64,
    /// How often a client was shown less than it had seen.
    pub stale: u64,
    /// How many sockets broke by themselves.
    pub broken: u64,
    /// How many were cut on purpose.
    pub cut: u64,
    /// How many commands were sent again.
    pub again: u64,
    /// How many tables were played at.
    pub tables: u64,
    /// How many clients' last view was not the server's.
    pub out_of_step: u64,
    /// The moves at the first table, by the version that each made, and when it was sent.
    pub first_moves: Vec<(u64, Instant)>,
    /// When the last move was acknowledged.
    pub last: Option<Instant>,
}

impl Tally {
    /// Counts an error.
    pub fn error(&mut self, code: &str) {
        *self.errors.entry(code.to_owned()).or_default() += 1;
    }

    /// Adds what another came to.
    pub fn add(&mut self, other: Tally) {
        self.seen.extend(other.seen);
        self.acked.extend(other.acked);
        self.journal.extend(other.journal);
        self.history.extend(other.history);
        for (code, count) in other.errors {
            *self.errors.entry(code).or_default() += count;
        }
        self.refused += other.refused;
        self.resyncs += other.resyncs;
        self.gaps += other.gaps;
        self.stale += other.stale;
        self.broken += other.broken;
        self.cut += other.cut;
        self.again += other.again;
        self.tables += other.tables;
        self.out_of_step += other.out_of_step;
        self.first_moves.extend(other.first_moves);
        self.last = self.last.max(other.last);
    }
}
