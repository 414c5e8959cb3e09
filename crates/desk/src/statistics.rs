//! A match in numbers.

use contract::{Actor, AnyGame, AnyTitle, Happened, Seat, Tally};
use table::{Deed, Record, RecordError, Sitter, Table};
use wire::after::{SeatNumber, SeatStatistics, Statistics};

use crate::motion::gave_up;

/// Plays a match again and counts what its game counts; tells the table that it leads to as well.
///
/// # Errors
/// One sentence that names the first line that does not fit.
pub fn tally(record: &Record, title: &'static dyn AnyTitle) -> Result<(Table, Tally), RecordError> {
    let mut tally = Tally::new(record.seats.len());
    let mut steps = record.steps(title)?;
    for hidden in table::hidden_by_undos(&record.lines) {
        let before = steps.table().game().boxed();
        let Some(happened) = steps.next() else { break };
        let happened = happened?;
        if !hidden {
            count(before.as_ref(), &happened, &mut tally);
        }
    }
    Ok((steps.into_table(), tally))
}

/// Counts what a line did, from the game before it.
pub fn count(before: &dyn AnyGame, happened: &[Happened], tally: &mut Tally) {
    for step in happened {
        before.tally(&step.events, tally);
    }
}

/// The match in numbers: its record, the table that the record leads to, and what its game counts.
pub fn statistics(record: &Record, table: &Table, tally: &Tally) -> Statistics {
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
                    count_move(&mut seats, entry.actor, entry.at_ms.saturating_sub(last_ms));
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
    for (seat, numbers) in Seat::all(seats.len()).zip(&mut seats) {
        let number = |(what, count): (&str, u32)| SeatNumber { what: what.to_owned(), count };
        numbers.numbers = tally.of(seat).map(number).collect();
    }
    let (rounds, lines) = (table.game().round(), record.lines.len());
    let practice = table.is_practice();
    let (duration_ms, gave_up) = (last_ms, gave_up(table));
    Statistics { rounds, lines, practice, moves, undos, duration_ms, ending, seats, gave_up }
}

/// Counts a move of a seat that took that long.
fn count_move(seats: &mut [SeatStatistics], actor: Actor, took_ms: u64) {
    if let Some(numbers) = actor.seat().and_then(|seat| seats.get_mut(seat.idx())) {
        numbers.moves += 1;
        numbers.time_ms += took_ms;
        numbers.longest_ms = numbers.longest_ms.max(took_ms);
    }
}
