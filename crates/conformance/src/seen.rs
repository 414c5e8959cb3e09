//! What was seen over many games.

use std::collections::BTreeSet;
use std::fmt;

use contract::{Refusal, Tabletop, clauses};

use crate::finding::{Checked, ensure};
use crate::showing;

/// What was seen over many games.
#[derive(Debug, Default)]
pub struct Seen {
    pub games: u64,
    pub steps: u64,
    pub sampled: u64,
    /// Sampled views for which something hidden could be dealt again.
    pub secrets: u64,
    /// Clauses that refused something.
    pub clauses: BTreeSet<String>,
    /// Reasons for refusals that were said already: saying them takes longer than refusing.
    pub reasons: BTreeSet<String>,
    pub endings: BTreeSet<&'static str>,
}

impl Seen {
    /// Checks what only many games can show.
    ///
    /// # Errors
    /// If something was never seen that should have been.
    pub fn check<G: Tabletop>(&self) -> Checked {
        let meta = G::META;
        ensure(meta.hidden == (self.secrets > 0), "secrecy", || {
            let does = if meta.hidden { "never changes" } else { "changes" };
            format!("META.hidden is {}, but permute {does} anything", meta.hidden)
        })?;
        let known: BTreeSet<&str> = clauses(meta.rules).map(|clause| clause.number).collect();
        let stranger = self.clauses.iter().find(|clause| !known.contains(clause.as_str()));
        ensure(stranger.is_none(), "clauses", || {
            format!("a refusal names clause {stranger:?}, which RULES.md does not have")
        })
    }

    /// Notes the clause of a refusal, and that every language can say it.
    ///
    /// # Errors
    /// If one cannot.
    pub fn refusal<G: Tabletop>(&mut self, refusal: &Refusal) -> Checked {
        if self.clauses.contains(refusal.clause.as_ref())
            && self.reasons.contains(refusal.why.key.as_ref())
        {
            return Ok(());
        }
        self.clauses.insert(refusal.clause.to_string());
        self.reasons.insert(refusal.why.key.to_string());
        showing::said::<G>(&refusal.why)
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Seen { games, steps, sampled, secrets, endings, clauses, .. } = self;
        write!(
            f,
            "{games} games, {steps} steps, {sampled} sampled states, {secrets} with secrets, \
             {} clauses refused something, endings: {endings:?}",
            clauses.len()
        )
    }
}
