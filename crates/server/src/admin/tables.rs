//! Looking at tables, closing and deleting them.

use std::sync::Arc;
use std::time::Instant;

use store::{NewRuling, Phase, Roster, Ruled, TableRow};
use tokio::sync::oneshot;

use super::protocol::{Answer, Said, SeatLine, TableLine, TableSheet};
use super::{Asked, Error, TableHint, people};
use crate::head::{Head, Occupant};
use crate::house::House;
use crate::live;
use crate::matches::{self, Act, After, Aside, Message, Missing, What};
use crate::sitting::Claim;

/// A table, what the lobby knows of it where that can be read, and when it ended.
pub struct Found {
    pub row: TableRow,
    pub head: Option<Head>,
    pub ended_at: Option<i64>,
}

impl Found {
    fn new((row, ended_at): (TableRow, Option<i64>)) -> Found {
        Found { head: serde_json::from_str(&row.head).ok(), row, ended_at }
    }
}

/// Tables of that kind, the newest first.
pub async fn found(house: &House, roster: Roster, limit: u32) -> Result<Vec<Found>, Error> {
    let rows = house.store.roster(roster, limit).await?;
    Ok(rows.into_iter().map(Found::new).collect())
}

/// Every table whose head names a guest: as a player, or as somebody whom the host kicked or muted.
pub async fn mentioning(house: &House, guest: &str) -> Result<Vec<Found>, Error> {
    let mentions = |text: String| Roster { mentions: Some(text), ..Roster::default() };
    let mut tables = found(house, mentions(guest.to_owned()), u32::MAX).await?;
    let public_id = house.signer.public_id(guest);
    let mut muting = found(house, mentions(public_id.clone()), u32::MAX).await?;
    // So few digits can stand in a nonce by chance.
    let mutes =
        |found: &Found| found.head.as_ref().is_some_and(|head| head.talk.is_muted(&public_id));
    muting.retain(|found| mutes(found) && tables.iter().all(|other| other.row.id != found.row.id));
    tables.append(&mut muting);
    Ok(tables)
}

/// The table with that number or key.
async fn find(house: &House, table: &str) -> Result<Found, Error> {
    let number = table.trim_start_matches('#').parse::<i64>().ok();
    let number = match number.filter(|_| table.len() < 20) {
        Some(number) => Some(number),
        None => house.store.table(table).await?.map(|row| row.id.0),
    };
    let roster = Roster { number: Some(number.unwrap_or(-1)), ..Roster::default() };
    match found(house, roster, 1).await?.pop() {
        Some(found) => Ok(found),
        None => Err(unknown(house, table).await?),
    }
}

/// How many tables are searched for one whose key is meant.
const SEARCHED: u32 = 10_000;

async fn unknown(house: &House, table: &str) -> Result<Error, Error> {
    let all = found(house, Roster::default(), SEARCHED).await?;
    let begins = table.get(..4).unwrap_or(table);
    let near = all.iter().find(|found| found.row.key.starts_with(begins));
    let hint = match (near, all.first()) {
        (Some(near), _) => TableHint::Near { number: near.row.id.0, key: near.row.key.clone() },
        (None, Some(newest)) => TableHint::Newest { number: newest.row.id.0 },
        (None, None) => TableHint::None,
    };
    Ok(Error::NoTable { table: table.to_owned(), hint })
}

/// Lists tables, the newest first.
pub async fn list(
    house: &House,
    game: Option<String>,
    phase: Option<Phase>,
    person: Option<&str>,
    limit: u32,
) -> Asked {
    if let Some(game) = &game {
        catalogue::find(game).map_err(|why| Error::NoGame { message: why.to_string() })?;
    }
    let person = match person {
        Some(person) => Some(people::find(house, person).await?.id),
        None => None,
    };
    let roster = Roster { game, phase, person, ..Roster::default() };
    let tables = found(house, roster, limit).await?;
    Ok(Answer::Tables { tables: tables.iter().map(|found| line(house, found)).collect() })
}

fn line(house: &House, found: &Found) -> TableLine {
    let seat = |occupant: &Occupant| SeatLine {
        name: occupant.name.clone(),
        guest: occupant.guest.as_ref().map(|guest| house.signer.public_id(guest)),
        bot: occupant.bot.map(|skill| skill.to_string()),
    };
    let Found { row, head, ended_at } = found;
    let seats = head.iter().flat_map(|head| &head.seats);
    TableLine {
        number: row.id.0,
        key: row.key.clone(),
        game: head.as_ref().map_or_else(|| "unreadable".into(), |head| head.game.clone()),
        phase: row.phase,
        listed: row.listed,
        seats: seats.map(|occupant| occupant.as_ref().map(seat)).collect(),
        lines: row.version,
        ended_at: *ended_at,
        closed: house.rulings.closed(row.id),
    }
}

/// How many of the last things said are shown.
const CHAT: u32 = 20;

/// Tells everything about a table.
pub async fn look(house: &House, table: &str) -> Asked {
    let found = find(house, table).await?;
    let chat = house.store.chat(found.row.id, CHAT).await?;
    let spoken = |chat: store::Chat| Said {
        name: chat.name,
        guest: chat.person.map(|guest| house.signer.public_id(&guest)),
        text: chat.text,
    };
    let host = found.head.as_ref().map(|head| head.host.as_str()).filter(|host| !host.is_empty());
    Ok(Answer::Table(Box::new(TableSheet {
        table: line(house, &found),
        setup: found.head.as_ref().map(|head| head.setup.clone()).unwrap_or_default(),
        host: host.map(|host| house.signer.public_id(host)),
        in_memory: house.matches.is_live(&found.row.key),
        chat: chat.into_iter().map(spoken).collect(),
    })))
}

/// A match that has stepped aside. It goes on when it is told how, or when this is dropped.
pub struct Stopped(Option<oneshot::Sender<After>>);

impl Stopped {
    /// Tells the match how it goes on.
    pub fn then(self, after: After) {
        if let Some(sender) = self.0 {
            // If the match has gone meanwhile, the next visitor reads it from the store.
            let _ = sender.send(after);
        }
    }
}

/// How often a match is opened to be stopped.
const TRIES: usize = 3;

/// Lets a match step aside, so that nobody else writes to it. One that cannot be played has no
/// task that could write.
pub async fn stop(house: &Arc<House>, found: &Found) -> Result<Stopped, Error> {
    let Some(head) = found.head.clone().filter(|_| found.row.phase != Phase::Open) else {
        return Ok(Stopped(None));
    };
    take_from_others(house, found).await?;
    let (ready, is_ready) = oneshot::channel();
    let (sender, after) = oneshot::channel();
    let mut message = Message::Aside(Box::new(Aside { ready, after }));
    // A match that leaves memory just now is opened again.
    for _ in 0..TRIES {
        match live::open(house, &found.row, head.clone()).deliver(message).await {
            Ok(()) => return Ok(Stopped(is_ready.await.is_ok().then_some(sender))),
            Err(unsent) => message = unsent,
        }
    }
    Err(Error::MatchBusy)
}

/// Takes a table from the server that holds it, if that is another one: then it can be opened here.
async fn take_from_others(house: &House, found: &Found) -> Result<(), Error> {
    let holder = house.store.holder(&found.row.key).await?;
    if holder.is_some_and(|holder| holder.node != house.this_node.id) {
        house.store.fence(found.row.id).await?;
    }
    Ok(())
}

/// Lets bots play a guest's seats in all running matches, as if the guest had left each of them.
///
/// # Errors
/// If the store fails. A match that cannot go on is left as it is.
pub async fn vacate(house: &Arc<House>, guest: &str) -> Result<(), Error> {
    let (phase, person) = (Some(Phase::Live), Some(guest.to_owned()));
    let roster = Roster { phase, person, ..Roster::default() };
    for found in found(house, roster, u32::MAX).await? {
        let Some(head) = found.head.clone() else { continue };
        take_from_others(house, &found).await?;
        let (answer, answered) = oneshot::channel();
        let act = Act {
            claim: Claim::of_guest(guest),
            // The number of the sitting: a guest who is banned again later leaves again.
            id: format!("banned-{}", head.sittings),
            what: What::Leave,
            lag_ms: 0,
            arrived: Instant::now(),
            lang: "en",
        };
        let message = Message::Act(Box::new(act), matches::Answer::Request(answer));
        if live::open(house, &found.row, head).deliver(message).await.is_ok() {
            // Refused where they have left already: then there is nothing to be done.
            let _ = answered.await;
        }
    }
    Ok(())
}

/// Ends a table as it stands, without a result.
pub async fn close(house: &Arc<House>, table: &str, reason: String) -> Asked {
    let found = find(house, table).await?;
    if found.row.phase == Phase::Over {
        return Err(Error::TableOver { number: found.row.id.0 });
    }
    let stopped = stop(house, &found).await?;
    let new = NewRuling {
        ruled: Ruled::Close,
        subject: found.row.id.0.to_string(),
        reason: reason.clone(),
        made_at: house.config.clock.date_s(),
        until: None,
    };
    house.store.close_table(found.row.id, new).await?;
    house.rulings_changed().await?;
    stopped.then(After::Ended(Missing::Closed(reason)));
    house.table_changed(&found.row.key);
    Ok(Answer::Closed { number: found.row.id.0 })
}

/// Removes a table and everything that belongs to it.
pub async fn remove(house: &Arc<House>, found: &Found) -> Result<(), Error> {
    let stopped = match house.matches.is_live(&found.row.key) {
        true => stop(house, found).await?,
        false => Stopped(None),
    };
    house.store.delete_table(found.row.id).await?;
    house.logs.forget(found.row.id);
    stopped.then(After::Ended(Missing::Deleted));
    house.table_changed(&found.row.key);
    Ok(())
}

/// Removes a table for good.
pub async fn delete(house: &Arc<House>, table: &str) -> Asked {
    let found = find(house, table).await?;
    remove(house, &found).await?;
    house.rulings_changed().await?;
    house.store.settle().await?;
    Ok(Answer::Deleted { number: found.row.id.0 })
}
