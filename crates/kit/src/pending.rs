//! Decisions that interrupt each other.

use serde::{Deserialize, Serialize};

/// A stack of pending decisions, kept in the state: what is on top is asked first; whatever it
/// interrupted waits below, and goes on when the top is answered. Never a callback.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::List<D>"))]
#[serde(transparent)]
pub struct Pending<D> {
    stack: Vec<D>,
}

impl<D> Pending<D> {
    /// Nothing is pending.
    pub fn new() -> Pending<D> {
        Pending { stack: Vec::new() }
    }

    /// Interrupts with a decision.
    pub fn push(&mut self, decision: D) {
        self.stack.push(decision);
    }

    /// Interrupts with several decisions that are asked in the order given.
    pub fn push_all(&mut self, decisions: impl DoubleEndedIterator<Item = D>) {
        self.stack.extend(decisions.rev());
    }

    /// What is asked now.
    pub fn top(&self) -> Option<&D> {
        self.stack.last()
    }

    /// What is asked now, to be changed.
    pub fn top_mut(&mut self) -> Option<&mut D> {
        self.stack.last_mut()
    }

    /// Takes the answered decision off.
    pub fn pop(&mut self) -> Option<D> {
        self.stack.pop()
    }

    /// Drops the decisions that no longer make sense, such as those of an eliminated seat.
    pub fn retain(&mut self, keep: impl FnMut(&D) -> bool) {
        self.stack.retain(keep);
    }

    /// Everything pending, the next one last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &D> {
        self.stack.iter()
    }

    /// Whether nothing is pending.
    pub fn is_empty(&self) -> bool {
        self.stack.is_empty()
    }
}

impl<D> Default for Pending<D> {
    fn default() -> Pending<D> {
        Pending::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interruption_is_asked_first_and_several_in_order() {
        let mut pending = Pending::default();
        pending.push("buy");
        pending.push_all(["left neighbour", "right neighbour"].into_iter());
        let order: Vec<&str> = std::iter::from_fn(|| pending.pop()).collect();
        assert_eq!(order, ["left neighbour", "right neighbour", "buy"]);
    }
}
