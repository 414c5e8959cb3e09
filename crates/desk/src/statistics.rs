//! A match in numbers.

use contract::{Actor, Seat};
use table::{Deed, Record, Sitter, Table};
use wire::after::{SeatStatistics, Statistics};

use crate::motion::gave_up;

/// The match in numbers: its record, and the table that the record leads to.
pub fn statistics(record: &Record, table: &Table) -> Statistics {
    let name = |sitter: &Sitter| SeatStatistics {
        name: sitter.name.clone(),
        bot: sitter.bot.map(|skill| skill.to_string()),
        ..SeatStatistics::default()
    };
    let mut seats: Vec<SeatStatistics> = table.sitters().iter().map(name).collect();
    let (mut moves, mut undos, mut last_ms) = (0, 0, 0);
    for (line, hidden) in record.lines.iter().zip(table::hidden_by_undos(&record.lines)) {
        let at_ms = match &line.deed {
            Deed::Play(entry) => {
                // What was taken back took time, but did not happen.
                if !hidden {
                    moves += 1;
                    count(&mut seats, entry.actor, entry.at_ms.saturating_sub(last_ms));
                }
                entry.at_ms
            }
            Deed::Undo { at_ms, .. } => {
                undos += 1;
                *at_ms
            }
            Deed::Seat { at_ms, .. } | Deed::AgreeUndo { at_ms, .. } => *at_ms,
            // What people decide together is dated by another clock, and takes no match time.
            _ => last_ms,
        };
        last_ms = last_ms.max(at_ms);
    }
    let mut ending = None;
    let forfeits = table.forfeits();
    if let Some(outcome) = table.outcome() {
        ending = Some(outcome.ending.to_owned());
    }
    if let Some(outcome) = table.outcome().filter(|_| table.ended_by().is_none()) {
        for (seat, numbers) in Seat::all(seats.len()).zip(&mut seats) {
            numbers.place = Some(outcome.places[seat]);
            numbers.score = Some(outcome.scores[seat].into());
            numbers.won = outcome.winners.contains(seat);
            numbers.forfeit = forfeits.contains(seat);
        }
    }
    let (rounds, lines) = (table.game().round(), record.lines.len());
    let practice = table.is_practice();
    let (duration_ms, gave_up) = (last_ms, gave_up(table));
    Statistics { rounds, lines, practice, moves, undos, duration_ms, ending, seats, gave_up }
}

/// Counts a move of a seat that took so long.
fn count(seats: &mut [SeatStatistics], actor: Actor, took_ms: u64) {
    if let Some(numbers) = actor.seat().and_then(|seat| seats.get_mut(seat.idx())) {
        numbers.moves += 1;
        numbers.time_ms += took_ms;
        numbers.longest_ms = numbers.longest_ms.max(took_ms);
    }
}
