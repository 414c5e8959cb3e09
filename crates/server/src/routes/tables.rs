//! Tables in the lobby: read, changed, described.

use std::sync::Arc;

use contract::{AnyTitle, Seat};
use store::{Changed, Phase, TableChange, TableRow, Wake};
use wire::chat::TableChat;
use wire::lobby::{Table, TableSeat};

use super::Fault;
use crate::head::{Head, Place};
use crate::house::House;

/// The table with that key.
pub async fn find(house: &House, key: &str) -> Result<(TableRow, Head), Fault> {
    let row = house.store.table(key).await?.ok_or_else(Fault::no_table)?;
    let head = read(&row)?;
    Ok((row, head))
}

/// What the lobby knows of a table.
pub fn read(row: &TableRow) -> Result<Head, Fault> {
    let unreadable = |error| format!("table {} cannot be read: {error}", row.id.0);
    Ok(serde_json::from_str(&row.head).map_err(unreadable)?)
}

/// What is to be written along with a changed head.
#[derive(Clone, Debug, Default)]
pub struct Along {
    /// The match's first checkpoint, if it begins.
    pub opening: Option<String>,
    /// When the match goes on by itself.
    pub wake: Wake,
}

/// So often a change is tried again after somebody else was faster.
const TRIES: usize = 10;

/// Changes a table. `change` may be called again, with what somebody else made of it meanwhile.
pub async fn change(
    house: &House,
    key: &str,
    change: impl Fn(&TableRow, &mut Head) -> Result<Along, Fault>,
) -> Result<(TableRow, Head), Fault> {
    for _ in 0..TRIES {
        let (row, mut head) = find(house, key).await?;
        let along = change(&row, &mut head)?;
        let phase = if along.opening.is_some() { Phase::Live } else { row.phase };
        let change = TableChange {
            id: row.id,
            revision: row.revision,
            phase,
            head: write(&head)?,
            people: head.guests(),
            opening: along.opening,
            wake: along.wake,
        };
        if house.store.change_table(change).await? == Changed::Done {
            house.watchers.changed(key);
            let row = TableRow { phase, revision: row.revision + 1, ..row };
            return Ok((row, head));
        }
    }
    Err(Fault::conflict("others change this table all the time: try again"))
}

/// A head as the store keeps it.
pub fn write(head: &Head) -> Result<String, Fault> {
    Ok(serde_json::to_string(head).map_err(|error| error.to_string())?)
}

/// The game of a table.
pub fn title(head: &Head) -> Result<&'static dyn AnyTitle, Fault> {
    catalogue::find(&head.game).map_err(Fault::wrong)
}

/// Only before the start.
pub fn still_open(row: &TableRow) -> Result<(), Fault> {
    match row.phase {
        Phase::Open => Ok(()),
        Phase::Live | Phase::Over => Err(Fault::conflict("the match has begun already")),
    }
}

/// Only the host.
pub fn hosts(head: &Head, guest: &str) -> Result<(), Fault> {
    if head.host == guest {
        return Ok(());
    }
    Err(Fault::forbidden("only the host of the table may do that"))
}

/// How far a table is, as it is told.
pub fn phase(phase: Phase) -> wire::lobby::Phase {
    match phase {
        Phase::Open => wire::lobby::Phase::Open,
        Phase::Live => wire::lobby::Phase::Live,
        Phase::Over => wire::lobby::Phase::Over,
    }
}

/// Who sits where, as it is told.
pub fn seats(head: &Head) -> Vec<Option<TableSeat>> {
    let seat = |place: &Option<Place>| {
        let place = place.as_ref()?;
        let bot = place.bot.map(|skill| skill.to_string());
        Some(TableSeat { name: place.name.clone(), bot })
    };
    head.seats.iter().map(seat).collect()
}

/// A table as that guest may know it.
pub fn describe(house: &Arc<House>, row: &TableRow, head: &Head, guest: &str) -> Table {
    let over = row.phase == Phase::Over;
    let mine = head.seat_of(guest);
    Table {
        key: row.key.clone(),
        game: head.game.clone(),
        phase: phase(row.phase),
        private: !row.listed,
        setup: head.setup.clone(),
        clock: head.clock.map(desk::clock_rule),
        seats: seats(head),
        mine: mine.map(|Seat(number)| number),
        host: head.host == guest,
        token: mine.map(|seat| house.signer.seat_token(&row.key, seat)),
        version: row.version,
        secret_digest: head.secret_digest(),
        secret: over.then(|| head.secret.clone()),
        // Before the start, who joins last could choose a nonce that suits them.
        nonces: if row.phase == Phase::Open { Vec::new() } else { head.nonces() },
        outcome: row.outcome.as_ref().and_then(|text| serde_json::from_str(text).ok()),
        rematch: head.rematch.clone(),
        chat: chat(house, head, guest),
    }
}

fn chat(house: &House, head: &Head, guest: &str) -> TableChat {
    let hosts = head.host == guest;
    TableChat {
        who: head.talk.who,
        muted: head.talk.is_muted(&house.signer.public_id(guest)),
        silenced: if hosts { head.talk.muted.clone() } else { Vec::new() },
    }
}
