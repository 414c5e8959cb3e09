//! One task for each match in memory.
//!
//! - [`task`]: what the task waits for, and when it ends
//! - [`load`]: a match from the store
//! - [`acts`]: what a player asks for, from arrival to acknowledgement
//! - [`commit`]: lines become durable
//! - [`thinking`]: bots, beside the match
//! - [`takeover`]: somebody new takes a seat that a bot keeps
//! - [`seats`]: who holds which seat, by the newest head
//! - [`attendance`]: whether anybody attends a match; its bots sleep where nobody does
//! - [`calls`]: people who are away are told that the match waits for them
//! - [`aside`]: stepping aside while somebody else writes to the match's rows
//! - [`audience`]: who is told, each message written once for all who see the same
//! - [`standing`]: what one viewer is told
//!
//! **The task does one thing after the other: judge and play in memory, append, wait for the
//! commit, then acknowledge and tell everybody.** Where the append fails, what was played is
//! forgotten and the match is read from the store again.

mod acts;
mod aside;
mod attendance;
mod audience;
mod calls;
mod commit;
pub mod load;
mod seats;
mod standing;
mod takeover;
mod task;
mod thinking;

use std::sync::Arc;

use store::{Owned, TableId, TableRow};

use crate::head::Head;
use crate::house::House;
use crate::matches::{Handle, Opened};
use crate::node::Hint;

/// The way to a match that has begun; its task is started where there is none.
pub fn open(house: &Arc<House>, row: &TableRow, head: Head) -> Handle {
    start(house, row, head, None)
}

/// The same, for a match that was just claimed.
pub fn open_owned(house: &Arc<House>, row: &TableRow, head: Head, owned: Owned) -> Handle {
    start(house, row, head, Some(owned))
}

fn start(house: &Arc<House>, row: &TableRow, head: Head, owned: Option<Owned>) -> Handle {
    match house.matches.open(&row.key, house.config.inbox) {
        Opened::Running(handle) => handle,
        Opened::Fresh(handle, inbox) => {
            let hands = Arc::clone(handle.hands());
            let (house, row) = (Arc::clone(house), row.clone());
            tokio::spawn(task::run(house, row, head, owned, inbox, hands));
            handle
        }
    }
}

/// Lets another server have a table. If the store cannot be reached, the next beat tries again.
pub async fn release(house: &House, table: TableId, epoch: u64) {
    match house.store.release(table, epoch).await {
        Ok(()) => house.hints.give(Hint::Released),
        Err(error) => {
            tracing::warn!(table = table.0, %error, "a table was not released");
            house.this_node.note_unreleased(table, epoch);
        }
    }
}
