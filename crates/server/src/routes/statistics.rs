//! A match in numbers.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use contract::{Actor, Awaiting, Seat};
use table::{Deed, Record, Verified};
use wire::after::{SeatStatistics, Statistics};

use super::Fault;
use super::after::{replayed, whole};
use super::body::Key;
use super::faults::AskingTable;
use super::tables::{find, title};
use crate::house::House;

/// Tells a match that is over in numbers: rounds, moves and time of each seat, places and points.
#[utoipa::path(
    get,
    path = "/tables/{key}/statistics",
    tag = "after",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = Statistics), AskingTable),
)]
pub async fn statistics(
    State(house): State<Arc<House>>,
    Key(key): Key,
) -> Result<Json<Statistics>, Fault> {
    let (row, head) = find(&house, &key).await?;
    let record = whole(&house, &row).await?;
    let verified = replayed(&house, record.clone(), title(&head)?, None).await?;
    Ok(Json(count(&record, &verified)))
}

fn count(record: &Record, verified: &Verified) -> Statistics {
    let table = &verified.table;
    let name = |sitter: &table::Sitter| SeatStatistics {
        name: sitter.name.clone(),
        bot: sitter.bot.map(|skill| skill.to_string()),
        ..SeatStatistics::default()
    };
    let mut seats: Vec<SeatStatistics> = table.sitters().iter().map(name).collect();
    let (mut moves, mut undos, mut last_ms) = (0, 0, 0);
    for line in &record.lines {
        let at_ms = match &line.deed {
            Deed::Play(entry) => {
                moves += 1;
                if let Actor::Seat(seat) = entry.actor
                    && let Some(numbers) = seats.get_mut(seat.idx())
                {
                    let took_ms = entry.at_ms.saturating_sub(last_ms);
                    numbers.moves += 1;
                    numbers.time_ms += took_ms;
                    numbers.longest_ms = numbers.longest_ms.max(took_ms);
                }
                entry.at_ms
            }
            Deed::Undo { at_ms, .. } => {
                undos += 1;
                *at_ms
            }
            Deed::Seat { at_ms, .. } | Deed::AgreeUndo { at_ms, .. } => *at_ms,
            Deed::AskUndo { .. } | Deed::DeclineUndo { .. } => last_ms,
        };
        last_ms = last_ms.max(at_ms);
    }
    let mut ending = None;
    if let Awaiting::Over(outcome) = table.game().awaiting() {
        ending = Some(outcome.ending.to_owned());
        for (seat, numbers) in Seat::all(seats.len()).zip(&mut seats) {
            numbers.place = Some(outcome.places[seat]);
            numbers.score = Some(outcome.scores[seat].into());
            numbers.won = outcome.winners.contains(seat);
        }
    }
    let (rounds, lines) = (table.game().round(), record.lines.len());
    Statistics { rounds, lines, moves, undos, duration_ms: last_ms, ending, seats }
}
