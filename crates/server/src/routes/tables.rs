//! Tables in the lobby: read, changed, described.

use std::sync::Arc;

use contract::{AnyTitle, Seat};
use store::{Beginning, Changed, Phase, TableChange, TableRow, Wake};
use tokio::sync::MutexGuard;
use wire::chat::TableChat;
use wire::lobby::{KickedGuest, Table, TableSeat};
use wire::seal::Sealed;

use super::Fault;
use crate::head::{Head, Kicked, Place};
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
    /// When the match goes on by itself, if it begins.
    pub wake: Wake,
    /// The seats of people whom the match waits for, if it begins.
    pub awaited: u8,
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
        let Along { opening, wake, awaited } = along;
        let begins = opening.map(|opening| Beginning { opening, wake, awaited });
        let phase = if begins.is_some() { Phase::Live } else { row.phase };
        let change = TableChange {
            id: row.id,
            revision: row.revision,
            phase: row.phase,
            head: write(&head)?,
            people: head.guests(),
            begins,
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

/// Turns away whoever sits at as many tables as a guest may. What is answered is to be held until
/// they sit: so a guest sits down at one table after the other, and nobody slips past the count.
pub async fn room_for_one_more<'a>(
    house: &'a House,
    guest: &str,
) -> Result<MutexGuard<'a, ()>, Fault> {
    let turn = house.turns.wait(guest).await;
    let most = house.config.tables_per_guest;
    if house.store.seated(guest).await? < most as u64 {
        return Ok(turn);
    }
    let why = format!("you sit at {most} tables already: leave one, or finish a match first");
    Err(Fault::conflict(why))
}

fn kicked(house: &House, head: &Head) -> Vec<KickedGuest> {
    let told = |kicked: &Kicked| KickedGuest {
        id: house.signer.public_id(&kicked.guest),
        name: kicked.name.clone(),
    };
    head.kicked.iter().map(told).collect()
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
pub fn seats(house: &House, row: &TableRow, head: &Head) -> Vec<Option<TableSeat>> {
    let seat = |place: &Option<Place>| {
        let place = place.as_ref()?;
        let bot = place.bot.map(|skill| skill.to_string());
        let guest = place.guest.as_deref();
        Some(TableSeat {
            name: place.name.clone(),
            bot,
            commitment: place.commitment.clone(),
            revealed: !place.nonce.is_empty(),
            here: guest.is_some_and(|guest| house.here.is_here(&row.key, guest)),
            vacant: place.kept && head.newcomers && row.phase == Phase::Live,
        })
    };
    head.seats.iter().map(seat).collect()
}

/// A table as that guest may know it.
pub fn describe(house: &Arc<House>, row: &TableRow, head: &Head, guest: &str) -> Table {
    let over = row.phase == Phase::Over;
    let mine = head.seat_of(guest);
    let sitting = mine.and_then(|seat| head.sitting(seat));
    Table {
        key: row.key.clone(),
        game: head.game.clone(),
        phase: phase(row.phase),
        private: !row.listed,
        setup: head.setup.clone(),
        clock: head.clock.map(desk::clock_rule),
        practice: head.practice,
        seats: seats(house, row, head),
        mine: mine.map(|Seat(number)| number),
        host: head.host == guest,
        kicked: if head.host == guest { kicked(house, head) } else { Vec::new() },
        token: sitting.map(|sitting| house.signer.seat_token(&row.key, guest, sitting)),
        version: row.version,
        secret_digest: head.secret_digest(),
        secret: over.then(|| head.secret.clone()),
        // Whoever reveals last shall not know more than the others did.
        nonces: if row.phase == Phase::Open { Vec::new() } else { head.nonces() },
        sealed: head
            .sealed
            .map(|sealed| Sealed { left_ms: sealed.until_ms.saturating_sub(house.now_ms()) }),
        withheld: head.withheld.clone(),
        outcome: row.outcome.as_ref().and_then(|text| serde_json::from_str(text).ok()),
        rematch: head.rematch.clone(),
        chat: chat(house, head, guest),
        newcomers: head.newcomers,
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

#[cfg(test)]
mod tests {
    use store::{Append, Created, NewTable, SqliteStore, Store};
    use tokio::sync::watch;

    use super::*;
    use crate::config::Config;
    use crate::identity::Signer;

    const HEAD: &str = r#"{"game": "connect-four", "setup": {}, "clock": null, "host": "ann",
        "seats": [null], "secret": "s", "began_ms": 0, "rematch": null}"#;

    /// A house with one running match, whose commits wait for a gate.
    async fn house(name: &str) -> (Arc<House>, watch::Sender<bool>, Append) {
        let folder = std::env::temp_dir().join(format!("server-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), &folder);
        let (open, gate) = watch::channel(true);
        config.database.gate = Some(gate);
        let store = SqliteStore::open(config.database.clone()).await.unwrap();
        let (now_ms, opener, people) = (0, None, vec![]);
        let (key, head) = ("k".into(), HEAD.into());
        let new = NewTable { key, listed: true, head, people, now_ms, opener };
        let Created::Done(table) = store.create_table(new).await.unwrap() else { panic!() };
        let signer = Signer::from_hex(&"0".repeat(64)).unwrap();
        let house = Arc::new(House::new(config, Arc::new(store), signer, 0));
        let opening = Some("{}".to_owned());
        let begin = Along { opening, wake: Wake { at_ms: Some(100), bot: false }, awaited: 0 };
        change(&house, "k", |_, _| Ok(begin.clone())).await.unwrap();
        let append = Append {
            table,
            epoch: house.store.claim(table).await.unwrap(),
            expected: 0,
            command_id: None,
            lines: vec!["x".into()],
            checkpoint: None,
            wake: Wake { at_ms: Some(200), bot: true },
            awaited: 0,
            outcome: None,
            ended_at: None,
        };
        (house, open, append)
    }

    /// Notes something in the head while an append is being committed, and tells in which phases
    /// the table was when the note was decided on.
    async fn race(house: &Arc<House>, open: &watch::Sender<bool>, append: Append) -> Vec<Phase> {
        open.send_replace(false);
        let store = Arc::clone(&house.store);
        let appending = tokio::spawn(async move { store.append(append).await });
        tokio::task::yield_now().await;
        let (told, mut phases) = tokio::sync::mpsc::unbounded_channel();
        let noting = tokio::spawn({
            let house = Arc::clone(house);
            async move {
                let note = change(&house, "k", |row, head| {
                    told.send(row.phase).unwrap();
                    head.rematch = Some("noted".into());
                    Ok(Along::default())
                });
                note.await.unwrap()
            }
        });
        let mut seen = vec![phases.recv().await.unwrap()];
        open.send_replace(true);
        appending.await.unwrap().unwrap();
        let (row, head) = noting.await.unwrap();
        assert_eq!((row.key.as_str(), head.rematch.as_deref()), ("k", Some("noted")));
        while let Some(phase) = phases.recv().await {
            seen.push(phase);
        }
        seen
    }

    #[tokio::test]
    async fn a_note_in_the_head_while_a_move_is_written_loses_no_clock() {
        let (house, open, append) = house("note-clock").await;
        assert_eq!(race(&house, &open, append).await, [Phase::Live]);
        let due = house.store.due(150).await.unwrap();
        assert_eq!(due.len(), 1, "the bot of the move that was written is still due");
        assert_eq!((due[0].version, due[0].phase), (1, Phase::Live));
    }

    #[tokio::test]
    async fn a_note_in_the_head_while_the_last_move_is_written_revives_nothing() {
        let (house, open, append) = house("note-over").await;
        let last = Append { outcome: Some("{}".into()), wake: Wake::default(), ..append };
        assert_eq!(race(&house, &open, last).await, [Phase::Live, Phase::Over], "decided anew");
        let row = house.store.table("k").await.unwrap().unwrap();
        assert_eq!((row.phase, row.version), (Phase::Over, 1));
        assert!(row.head.contains("noted"));
        assert_eq!(house.store.due(u64::MAX >> 1).await.unwrap().len(), 0);
    }
}
