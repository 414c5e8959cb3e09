//! One recorded act.

use serde::{Deserialize, Serialize};

use crate::seat::Actor;

/// One recorded act: who did what, at which match time, with how much lag to their credit.
///
/// Time and lag are measured once, where the command arrives, and from then on only read: a
/// replay reproduces every verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<C> {
    /// The seat that acts, or the clock or the judge.
    pub actor: Actor,
    /// Match time of the act. It never runs backwards within a match.
    #[serde(default)]
    pub at_ms: u64,
    /// How much later than meant the act arrived, as far as the table credits it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lag_ms: u32,
    /// What the actor wants to do, not yet judged.
    pub command: C,
}

impl<C> Entry<C> {
    /// An act without lag.
    pub fn new(actor: impl Into<Actor>, at_ms: u64, command: C) -> Entry<C> {
        Entry { actor: actor.into(), at_ms, lag_ms: 0, command }
    }

    /// The same act with another way to write its command.
    pub fn map<D>(self, turn: impl FnOnce(C) -> D) -> Entry<D> {
        let Entry { actor, at_ms, lag_ms, command } = self;
        Entry { actor, at_ms, lag_ms, command: turn(command) }
    }
}

fn is_zero(lag_ms: &u32) -> bool {
    *lag_ms == 0
}
