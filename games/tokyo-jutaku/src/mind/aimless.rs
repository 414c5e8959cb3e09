//! Whatever fits, at random.

use contract::{Bot, Chance, Patience, Reply, Window};

use crate::command::Command;
use crate::state::TokyoJutaku;

/// Whatever fits, at the pace of somebody who does not think.
#[derive(Clone, Copy, Debug)]
pub struct Aimless;

impl Bot<TokyoJutaku> for Aimless {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoJutaku>,
        _patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        // A beat that was chosen stays, and others may call "stop!" alone.
        if !window.must() {
            return Reply::now(None);
        }
        let after_ms = u64::from(2_000 + chance.below(3_001));
        Reply { command: window.sample(chance), after_ms }
    }
}
