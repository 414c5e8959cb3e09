//! Somebody who analyses a match.

use contract::Patience;
use wire::coach::Analysis;

/// Somebody who analyses a match: the object-safe twin of a study.
pub trait Analyst: Send {
    /// Goes on with the work until patience ends, and at least a little.
    fn work(&mut self, patience: &dyn Patience);

    /// Whether all is done.
    fn is_done(&self) -> bool;

    /// What is known so far.
    fn report(&self) -> Analysis;
}
