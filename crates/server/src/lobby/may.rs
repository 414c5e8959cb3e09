//! Who may do what with a table, and when.

use contract::Seat;
use store::{Joins, Phase, TableRow};

use crate::fault::Fault;
use crate::head::Head;
use crate::house::House;

/// Only before the start.
pub fn still_open(row: &TableRow) -> Result<(), Fault> {
    match row.phase {
        Phase::Open => Ok(()),
        Phase::Live | Phase::Over => Err(Fault::Begun),
    }
}

/// Only the host.
pub fn hosts(head: &Head, guest: &str) -> Result<(), Fault> {
    if head.host == guest {
        return Ok(());
    }
    Err(Fault::NotHost)
}

/// Somebody sits down, if they do not sit at as many tables as a guest may.
pub fn joins(house: &House, guest: &str) -> Joins {
    Joins { person: guest.to_owned(), most: house.config.tables_per_guest }
}

/// Turns away guests who were kicked.
pub fn is_wanted(head: &Head, guest: &str) -> Result<(), Fault> {
    if head.kicked.iter().all(|kicked| kicked.guest != guest) {
        return Ok(());
    }
    Err(Fault::Kicked)
}

/// The seat that is wanted, if it is free.
pub fn free_seat(head: &Head, wanted: Option<u8>) -> Result<Seat, Fault> {
    let Some(seat) = wanted.map(Seat) else {
        return head.free_seat().ok_or(Fault::SeatsTaken);
    };
    match head.seats.get(seat.idx()) {
        None => Err(Fault::NoSuchSeat { seat: seat.0 }),
        Some(Some(_)) => Err(Fault::SeatTaken),
        Some(None) => Ok(seat),
    }
}

/// Only while nothing is being revealed.
pub fn not_sealed(head: &Head) -> Result<(), Fault> {
    match head.sealed {
        None => Ok(()),
        Some(_) => Err(Fault::AboutToBegin),
    }
}
