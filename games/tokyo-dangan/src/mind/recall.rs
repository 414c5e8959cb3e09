//! Own turns in what a bot is shown of the past.

use crate::view::View;

/// What an earlier view tells about the player's own turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The own turn has just begun.
    Begins,
    /// The own turn has just ended.
    Ends,
    /// Something else.
    Between,
}

/// Follows the views of the past from one to the next.
#[derive(Clone, Debug, Default)]
pub struct Recall {
    was_own: bool,
}

impl Recall {
    /// The next view.
    pub fn look(&mut self, view: &View) -> Moment {
        let is_own = view.over.is_none() && view.viewer.is(view.active);
        match (std::mem::replace(&mut self.was_own, is_own), is_own) {
            (false, true) => Moment::Begins,
            (true, false) => Moment::Ends,
            _ => Moment::Between,
        }
    }
}
