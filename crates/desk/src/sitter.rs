//! Who sits where, as messages tell of it.

use contract::{Player, Seat};
use table::Table;
use wire::figure::Figure;
use wire::sitter::{SeatChange, Sitter};

/// Who sits where.
pub fn sitters(table: &Table) -> Vec<Sitter> {
    let players = table.players();
    named_sitters(table, &players, |seat| players[seat.idx()].name.clone())
}

/// Who sits where, by what they are called.
pub(crate) fn named_sitters(
    table: &Table,
    players: &[Player],
    name: impl Fn(Seat) -> String,
) -> Vec<Sitter> {
    let seats = Seat::all(players.len()).zip(table.sitters()).zip(players);
    seats
        .map(|((seat, sitter), player)| Sitter {
            name: name(seat),
            bot: sitter.bot.map(|skill| skill.to_string()),
            why: table.seat_change(seat).map(seat_change),
            figure: player.figure.clone().map(|figure| {
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
