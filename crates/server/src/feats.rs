//! What somebody alone achieved on a day, as a match's outcome carries it.

use contract::{Class, Day, Outcome, Seat};
use serde::{Deserialize, Serialize};
use table::Table;

/// What stands in the outcome. The store looks for these fields in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timed {
    pub day: Day,
    pub class: Class,
    pub count: u32,
    /// From the start of the match, pauses included.
    pub ms: u64,
    pub first: bool,
    pub ideal: bool,
}

/// An outcome, and what was achieved by it.
#[derive(Serialize)]
struct Written<'a> {
    #[serde(flatten)]
    outcome: &'a Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    feat: Option<Timed>,
}

/// How the match ended, as JSON.
#[expect(clippy::expect_used, reason = "places, points and feats are plain data")]
pub fn outcome(table: &Table) -> Option<String> {
    let outcome = table.outcome()?;
    let feat = timed(table, &outcome);
    let written = serde_json::to_string(&Written { outcome: &outcome, feat });
    Some(written.expect("an outcome has a JSON form"))
}

/// Only what one person did alone, to the end, and without taking back what the rules bar.
fn timed(table: &Table, outcome: &Outcome) -> Option<Timed> {
    let alone = table.game().seats() == 1 && !table.is_practice() && table.forfeits().is_empty();
    let feat = table.game().feat().filter(|_| alone && outcome.winners.contains(Seat(0)))?;
    let ms = table.elapsed_of(feat.ms.unwrap_or_else(|| table.now()));
    let contract::Feat { day, class, count, first, ideal, .. } = feat;
    Some(Timed { day, class, count, ms, first, ideal })
}

/// What an outcome says of it.
pub fn read(outcome: &str) -> Option<Timed> {
    #[derive(Deserialize)]
    struct Read {
        feat: Option<Timed>,
    }
    serde_json::from_str::<Read>(outcome).ok()?.feat
}
