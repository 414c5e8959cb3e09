//! Who sits where, as messages tell of it.

use contract::Seat;
use table::Table;
use wire::figure::Figure;
use wire::sitter::{SeatChange, Sitter};

/// Who sits where.
pub fn sitters(table: &Table) -> Vec<Sitter> {
    let seats = Seat::all(table.sitters().len()).zip(table.sitters()).zip(table.players());
    seats
        .map(|((seat, sitter), player)| Sitter {
            name: sitter.name.clone(),
            bot: sitter.bot.map(|skill| skill.to_string()),
            why: table.seat_change(seat).map(seat_change),
            figure: player.figure.map(|figure| {
                let chosen = sitter.figure.as_ref() == Some(&figure);
                Figure { kind: figure.kind, name: figure.name, chosen }
            }),
        })
        .collect()
}

/// Why somebody else sits in a seat, as messages tell of it. Two lists on purpose: one is written
/// into records, the other into messages and their OpenAPI document, and neither may change
/// unnoticed.
pub fn seat_change(why: table::SeatChange) -> SeatChange {
    match why {
        table::SeatChange::Left => SeatChange::Left,
        table::SeatChange::OutOfTime => SeatChange::OutOfTime,
        table::SeatChange::Resigned => SeatChange::Resigned,
        table::SeatChange::Returned => SeatChange::Returned,
        table::SeatChange::TakenOver => SeatChange::TakenOver,
    }
}
