//! Everything about a person is deleted.
//!
//! Finished matches keep a seat without a name, so that they can still be replayed; in a running
//! match a bot plays the seat from then on.

use std::sync::Arc;

use store::{Changed, Phase, Rewrite};

use super::Error;
use super::nameless::{self, Trace};
use super::protocol::Erased;
use super::tables::{Found, mentioning, remove, stop};
use crate::head::Head;
use crate::house::House;
use crate::live::load;
use crate::matches::After;

/// How often a table is tried again after somebody else was faster.
const TRIES: usize = 10;

/// Deletes everything about a guest.
///
/// # Errors
/// If the store fails or a table changes all the time. What was done until then stays done, and
/// asking again does the rest.
pub async fn erase(house: &Arc<House>, guest: &str) -> Result<Erased, Error> {
    // From now on the guest can do nothing more that would have to be erased again.
    house.note_erased(guest, true).await?;
    let erased = erase_all(house, guest).await;
    if erased.is_err() {
        // They may want to ask again, and have to be known for that.
        house.note_erased(guest, false).await?;
    }
    erased
}

async fn erase_all(house: &Arc<House>, guest: &str) -> Result<Erased, Error> {
    let chat = house.store.said_by(guest).await?.len();
    let mut tables = 0;
    for _ in 0..TRIES {
        let left = mentioning(house, guest).await?;
        if left.is_empty() {
            house.store.forget_person(guest).await?;
            house.store.settle().await?;
            let public_id = house.signer.public_id(guest);
            return Ok(Erased { public_id, tables, chat });
        }
        for table in &left {
            tables += usize::from(leave(house, table, guest).await?);
        }
    }
    Err(Error::TablesBusy)
}

/// Takes the guest out of a table; tells whether nobody else was faster.
async fn leave(house: &Arc<House>, found: &Found, guest: &str) -> Result<bool, Error> {
    let Some(head) = &found.head else {
        return Err(Error::TableUnreadable { number: found.row.id.0 });
    };
    let has_begun = found.row.phase != Phase::Open;
    let mut head = head.clone();
    let traces = nameless::forget(&mut head, guest, &house.signer.public_id(guest), has_begun);
    let seat = traces.iter().find(|trace| trace.sits).map(|trace| trace.seat);
    if !has_begun && head.guests().is_empty() {
        remove(house, found).await?;
        return Ok(true);
    }
    let stopped = stop(house, found).await?;
    let rewrite = rewrite(house, found, &head, guest, &traces).await?;
    match house.store.rewrite(rewrite).await? {
        Changed::Done => {}
        Changed::Conflict | Changed::TooManySeats => return Ok(false),
    }
    house.logs.forget(found.row.id);
    let hand_over = seat.filter(|_| found.row.phase == Phase::Live);
    stopped.then(After::Changed { head: Box::new(head), hand_over });
    house.table_changed(&found.row.key);
    Ok(true)
}

/// The parts of a table where the guest's name or id stands, without them.
async fn rewrite(
    house: &House,
    found: &Found,
    head: &Head,
    guest: &str,
    traces: &[Trace],
) -> Result<Rewrite, Error> {
    let (mut lines, mut checkpoints) = (Vec::new(), Vec::new());
    // Nobody gives up more than one seat of a match, so there is one trace at most.
    if let Some(trace) = traces.first().filter(|_| found.row.phase != Phase::Open) {
        let id = found.row.id;
        let log = load::history(house.store.as_ref(), id).await?;
        for (number, text) in (1..).zip(&log) {
            lines.extend(nameless::line(text, trace)?.map(|text| (number, text)));
        }
        for (version, text) in house.store.checkpoints(id).await? {
            checkpoints.push((version, nameless::checkpoint(&text, trace)?));
        }
    }
    let text = serde_json::to_string(head).map_err(Error::broken)?;
    Ok(Rewrite {
        id: found.row.id,
        revision: found.row.revision,
        // Whatever else may name the guest.
        head: text.replace(guest, ""),
        person: guest.to_owned(),
        seat: traces.iter().find(|trace| trace.sits).map(|trace| trace.seat.0),
        lines,
        checkpoints,
    })
}
