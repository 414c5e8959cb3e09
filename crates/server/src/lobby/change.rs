//! Changes of a table in the lobby: decided on what is there, and again if that has changed.

use store::{Beginning, Changed, Joins, Phase, Saved, TableChange, TableRow, Wake};

use super::find::find;
use crate::fault::Fault;
use crate::head::Head;
use crate::house::House;

/// What is to be written along with a changed head.
#[derive(Clone, Debug, Default)]
pub struct Along {
    /// The match's first checkpoint, if it begins.
    pub opening: Option<Saved>,
    /// When the match goes on by itself, if it begins.
    pub wake: Wake,
    /// The seats of people whom the match waits for, if it begins.
    pub awaited: u8,
    /// Who sits down by it, unless they sit at too many tables.
    pub joins: Option<Joins>,
}

/// How often a change is tried again after somebody else was faster.
const TRIES: usize = 10;

/// Changes a table. `change` may be called again, with what somebody else made of it meanwhile.
pub async fn change(
    house: &House,
    key: &str,
    change: impl Fn(&TableRow, &mut Head) -> Result<Along, Fault>,
) -> Result<(TableRow, Head), Fault> {
    for _ in 0..TRIES {
        let (row, mut head) = find(house, key).await?;
        let before = head.guests();
        let along = change(&row, &mut head)?;
        let Along { opening, wake, awaited, joins } = along;
        let begins = opening.map(|opening| Beginning { opening, wake, awaited });
        let phase = if begins.is_some() { Phase::Live } else { row.phase };
        let change = TableChange {
            id: row.id,
            revision: row.revision,
            phase: row.phase,
            head: write(&head)?,
            people: Some(head.guests()).filter(|people| *people != before),
            begins,
            joins,
        };
        match house.store.change_table(change).await? {
            Changed::Done => {
                house.table_changed(key);
                let row = TableRow { phase, revision: row.revision + 1, ..row };
                return Ok((row, head));
            }
            Changed::Conflict => {}
            Changed::TooManySeats => {
                return Err(Fault::SitsAtTooMany { most: house.config.tables_per_guest });
            }
        }
    }
    Err(Fault::Contended)
}

/// A head as the store keeps it.
pub fn write(head: &Head) -> Result<String, Fault> {
    Ok(serde_json::to_string(head).map_err(|error| error.to_string())?)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use store::{
        Append, Claim, ClaimDue, Claimed, Created, Due, Lobby, NewTable, Owned, SqliteStore,
    };
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
        let new = NewTable { key, listed: true, head, people, now_ms, opener, joins: None };
        let Created::Done(table) = store.create_table(new).await.unwrap() else { panic!() };
        let signer = Signer::from_hex(&"0".repeat(64)).unwrap();
        let house = Arc::new(House::new(config, Arc::new(store), signer, "test".into(), 0));
        let opening = Some(Saved { text: "{}".into(), rules: 1 });
        let wake = Wake { at_ms: Some(100), bot: false };
        let begin = Along { opening, wake, ..Along::default() };
        change(&house, "k", |_, _| Ok(begin.clone())).await.unwrap();
        let claim = Claim { table, node: "test".into(), rules: 1 };
        let claimed = house.store.claim(claim).await.unwrap();
        let Claimed::Yes(Owned { epoch, .. }) = claimed else { panic!("{claimed:?}") };
        let append = Append {
            table,
            epoch,
            expected: 0,
            command_id: "a".into(),
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

    async fn due(house: &House, by_ms: u64) -> Vec<Due> {
        let (node, games) = ("other".into(), vec![("connect-four".into(), 1)]);
        house.store.claim_due(ClaimDue { node, by_ms, games, limit: 9 }).await.unwrap()
    }

    #[tokio::test]
    async fn a_note_in_the_head_while_a_move_is_written_loses_no_clock() {
        let (house, open, append) = house("note-clock").await;
        assert_eq!(race(&house, &open, append).await, [Phase::Live]);
        let due = due(&house, 150).await;
        assert_eq!(due.len(), 1, "the bot of the move that was written is still due");
        assert_eq!((due[0].row.version, due[0].row.phase), (1, Phase::Live));
    }

    #[tokio::test]
    async fn a_note_in_the_head_while_the_last_move_is_written_revives_nothing() {
        let (house, open, append) = house("note-over").await;
        let last = Append { outcome: Some("{}".into()), wake: Wake::default(), ..append };
        assert_eq!(race(&house, &open, last).await, [Phase::Live, Phase::Over], "decided again");
        let row = house.store.table("k").await.unwrap().unwrap();
        assert_eq!((row.phase, row.version), (Phase::Over, 1));
        assert!(row.head.contains("noted"));
        assert_eq!(due(&house, u64::MAX >> 1).await.len(), 0);
    }
}
