//! A match in numbers.

use contract::{Actor, Seat};
use table::{Deed, Record, Sitter, Table};
use wire::after::{SeatStatistics, Statistics};

/// The match in numbers: its record, and the table that the record leads to.
pub fn statistics(record: &Record, table: &Table) -> Statistics {
    let name = |sitter: &Sitter| SeatStatistics {
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
    let forfeits = table.forfeits();
    if let Some(outcome) = table.outcome() {
        ending = Some(outcome.ending.to_owned());
        for (seat, numbers) in Seat::all(seats.len()).zip(&mut seats) {
            numbers.place = Some(outcome.places[seat]);
            numbers.score = Some(outcome.scores[seat].into());
            numbers.won = outcome.winners.contains(seat);
            numbers.forfeit = forfeits.contains(seat);
        }
    }
    let (rounds, lines) = (table.game().round(), record.lines.len());
    Statistics { rounds, lines, moves, undos, duration_ms: last_ms, ending, seats }
}
