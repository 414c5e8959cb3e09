//! One task for each match in memory.
//!
//! - [`task`]: what the task waits for, and when it ends
//! - [`load`]: a match from the store
//! - [`acts`]: what a player asks for, from arrival to acknowledgement
//! - [`commit`]: lines become durable
//! - [`thinking`]: bots, beside the match
//! - [`takeover`]: somebody new takes a seat that a bot keeps
//! - [`seats`]: who holds which seat, by the newest head
//! - [`presence`]: whether anybody attends a match; its bots sleep where nobody does
//! - [`aside`]: stepping aside while somebody else writes to the match's rows
//! - [`audience`]: who is told, each message written once for all who see the same
//! - [`standing`]: what one viewer is told
//!
//! **The task does one thing after the other: judge and play in memory, append, wait for the
//! commit, then acknowledge and tell everybody.** Where the append fails, what was played is
//! forgotten and the match is read from the store again.

mod acts;
mod aside;
mod audience;
mod commit;
pub mod load;
mod presence;
mod seats;
mod standing;
mod takeover;
mod task;
mod thinking;

use std::sync::Arc;

use store::TableRow;

use crate::head::Head;
use crate::house::House;
use crate::matches::{Handle, Opened};

/// The way to a match that has begun; its task is started where there is none.
pub fn open(house: &Arc<House>, row: &TableRow, head: Head) -> Handle {
    match house.matches.open(&row.key, house.config.inbox) {
        Opened::Running(handle) => handle,
        Opened::Fresh(handle, inbox) => {
            let hands = Arc::clone(handle.hands());
            tokio::spawn(task::run(Arc::clone(house), row.clone(), head, inbox, hands));
            handle
        }
    }
}
