//! What clients were told, held against the log.
//!
//! **No acknowledged command is lost or doubled, every acknowledgement names the line with its
//! command, versions never fall, every event shown is in the log, and nobody is shown what they may
//! not know.** The last two are one comparison: the match is played again from its log, and every
//! message is held against what that viewer is to be told of that version.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;

use contract::{AnyEvent, AnyTitle, Happened, Seat, Viewer};
use desk::Narrator;
use load::{Acked, Received, Report};
use serde_json::Value;
use store::{Store, TableRow};
use table::{Checkpoint, Line, Record, Table};
use wire::Outbound;
use words::Words;

/// What was compared.
#[derive(Default)]
pub struct Checked {
    pub tables: usize,
    pub lines: usize,
    /// Acknowledgements.
    pub acked: usize,
    /// Messages that showed how a match stands.
    pub shown: usize,
    /// Events that somebody at the table may not know, or not all of.
    pub secrets: usize,
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Checked { tables, lines, acked, shown, secrets } = self;
        write!(
            f,
            "checked   {acked} acknowledgements against {lines} lines of {tables} tables, {shown} \
             messages against what their viewers may know ({secrets} events not for all eyes)"
        )
    }
}

/// Holds everything that clients were told against the log.
pub async fn check(store: &dyn Store, report: &Report) -> Checked {
    let Report { journal, history, .. } = report;
    assert_eq!(journal.len() as u64, report.moves);
    versions_never_fall(history);
    let mut tables: BTreeMap<&str, (Vec<&Acked>, Vec<&Received>)> = BTreeMap::new();
    journal.iter().for_each(|acked| tables.entry(&acked.table).or_default().0.push(acked));
    history.iter().for_each(|told| tables.entry(&told.table).or_default().1.push(told));
    let mut checked = Checked::default();
    for (key, (acked, told)) in tables {
        let row = store.table(key).await.unwrap().expect("no table is lost");
        let log = store.history(row.id, 0, u32::MAX).await.unwrap();
        assert_eq!(log.len() as u64, row.version);
        acknowledged(store, &row, &log, &acked).await;
        let opening = store.opening(row.id).await.unwrap();
        checked.secrets += shown(&opening, &log, &told);
        checked.tables += 1;
        checked.lines += log.len();
        checked.acked += acked.len();
        checked.shown += told.len();
    }
    checked
}

/// No client is ever shown less than it has seen of the same match.
fn versions_never_fall(history: &[Received]) {
    let mut seen: HashMap<(u64, &str), Vec<Place>> = HashMap::new();
    for told in history {
        let seen = seen.entry((told.client, &told.table)).or_default();
        let place = place(&told.text);
        let last = seen.last().map_or(0, |last| last.version);
        assert!(place.version >= last, "back from {:?}: {told:?}", seen.iter().rev().take(9));
        seen.push(place);
    }
}

/// Where a message leads, and from where; nothing for the whole view.
#[derive(Debug, serde::Deserialize)]
struct Place {
    version: u64,
    after: Option<u64>,
}

fn place(text: &str) -> Place {
    serde_json::from_str(text).expect("a message has a version")
}

fn version(text: &str) -> u64 {
    place(text).version
}

/// Every acknowledgement names the line with its command, and no command of a client made more
/// than one.
async fn acknowledged(store: &dyn Store, row: &TableRow, log: &[String], all: &[&Acked]) {
    let head: Value = serde_json::from_str(&row.head).unwrap();
    let lines: Vec<Value> = log.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    for acked in all {
        let place = usize::try_from(acked.version).unwrap() - 1;
        let line = lines.get(place).expect("lost");
        let command: Value = serde_json::from_str(&acked.command).unwrap();
        assert_eq!(line["play"]["command"], command, "lost: {acked:?}");
        assert_eq!(line["play"]["actor"], Value::from(acked.seat), "lost: {acked:?}");
        // Ids are kept apart by the number with which the person sat down.
        let since = &head["seats"][usize::from(acked.seat)]["since"];
        let id = format!("{}/{since}:{}", acked.seat, acked.id);
        let found = store.find_command(row.id, &id).await.unwrap();
        assert_eq!(found, Some(acked.version), "{acked:?}");
    }
    // Every client waited for the answer to each of its commands: a line of a seat beyond those
    // would be a command that acted twice.
    let versions: BTreeSet<u64> = all.iter().map(|acked| acked.version).collect();
    assert_eq!(versions.len(), all.len(), "two commands share a line at {}", row.key);
    let by_seats = lines.iter().filter(|line| line["play"]["actor"].is_u64()).count();
    assert_eq!(by_seats, all.len(), "doubled at {}", row.key);
    let of_people = |line: &Value| line["seat"].is_null() && line["undo"].is_null();
    assert!(lines.iter().all(of_people), "nobody has lost a seat at {}", row.key);
}

/// Plays a match again, and holds every message against what its viewer may know. Tells how many
/// secrets there were.
fn shown(opening: &str, log: &[String], told: &[&Received]) -> usize {
    let opening: Checkpoint = serde_json::from_str(opening).unwrap();
    let lines: Vec<Line> = log.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let title = catalogue::find(&opening.game).unwrap();
    let record = Record::of(&opening, lines, None);
    let mut steps = record.steps(title).expect("a match can be played again");
    let mut by_version: BTreeMap<u64, Vec<&Received>> = BTreeMap::new();
    told.iter().for_each(|told| by_version.entry(version(&told.text)).or_default().push(told));
    let eyes = Eyes::new(title);
    let (mut past, mut secrets) = (Past::default(), 0);
    loop {
        let version = past.begins.len() as u64;
        let told = by_version.remove(&version).unwrap_or_default();
        told.iter().for_each(|told| eyes.look(told, steps.table(), &past));
        let Some(step) = steps.next() else { break };
        past.begins.push(past.happened.len());
        let step = step.expect("every line leads where it led");
        secrets += secrets_in(&step, record.seats.len());
        past.happened.extend(step);
    }
    assert!(by_version.is_empty(), "shown, but not in the log: {:?}", by_version.keys());
    secrets
}

/// How many events somebody at a table of that many may not know, or not all of.
fn secrets_in(step: &[Happened], seats: usize) -> usize {
    let events = step.iter().flat_map(|happened| &happened.events).map(AsRef::as_ref);
    let is_secret = |event: &&dyn AnyEvent| {
        let seen = |viewer| event.redacted(viewer).map(|event| event.json());
        Viewer::all(seats).any(|viewer| seen(viewer) != Some(event.json()))
    };
    events.filter(is_secret).count()
}

/// What has happened so far, and where in it each line begins.
#[derive(Default)]
struct Past {
    happened: Vec<Happened>,
    begins: Vec<usize>,
}

impl Past {
    fn since(&self, version: u64) -> &[Happened] {
        let begin = self.begins.get(version as usize).copied();
        &self.happened[begin.unwrap_or(self.happened.len())..]
    }
}

/// Looks at a match as each viewer.
struct Eyes {
    words: Words,
}

impl Eyes {
    fn new(title: &'static dyn AnyTitle) -> Eyes {
        Eyes { words: Words::new(title.meta(), title.meta().language(Some("en"))).unwrap() }
    }

    fn of(&self, viewer: Viewer) -> Narrator<'_> {
        Narrator { viewer, words: &self.words, labels: false, offers: true }
    }

    /// Holds a message against what its viewer may know.
    fn look(&self, told: &Received, table: &Table, past: &Past) {
        let viewer = told.seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
        match place(&told.text).after {
            Some(after) => {
                let update = self.of(viewer).update(table, after, past.since(after));
                alike(told, &Outbound::Update(Box::new(update)));
            }
            None => alike(told, &self.of(viewer).standing(table)),
        }
    }
}

/// What a message may hold besides: what depends on when it was sent, and what is nobody's secret.
const BESIDES: [&str; 6] = ["is", "game", "seat", "since_ms", "chat", "clocks"];

fn alike(told: &Received, expected: &impl serde::Serialize) {
    if serde_json::to_string(expected).unwrap() == told.text {
        return;
    }
    let strip = |mut message: Value| {
        BESIDES.iter().for_each(|name| drop(message.as_object_mut().unwrap().remove(*name)));
        message
    };
    let shown = strip(serde_json::from_str(&told.text).unwrap());
    assert_eq!(shown, strip(serde_json::to_value(expected).unwrap()), "{told:?}");
}
