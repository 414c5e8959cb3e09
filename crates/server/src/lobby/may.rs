//! Who may do what with a table, and when.

use axum::http::StatusCode;
use contract::Seat;
use store::{Phase, TableRow};
use tokio::sync::MutexGuard;

use crate::fault::Fault;
use crate::head::Head;
use crate::house::House;

/// Only before the start.
pub fn still_open(row: &TableRow) -> Result<(), Fault> {
    match row.phase {
        Phase::Open => Ok(()),
        Phase::Live | Phase::Over => Err(Fault::conflict("the match has begun already")),
    }
}

/// Only the host.
pub fn hosts(head: &Head, guest: &str) -> Result<(), Fault> {
    if head.host == guest {
        return Ok(());
    }
    Err(Fault::forbidden("only the host of the table may do that"))
}

/// Turns away whoever sits at as many tables as a guest may. What is answered is to be held until
/// they sit: so a guest sits down at one table after the other, and nobody slips past the count.
pub async fn room_for_one_more<'a>(
    house: &'a House,
    guest: &str,
) -> Result<MutexGuard<'a, ()>, Fault> {
    let turn = house.turns.wait(guest).await;
    let most = house.config.tables_per_guest;
    if house.store.seated(guest).await? < most as u64 {
        return Ok(turn);
    }
    let why = format!("you sit at {most} tables already: leave one, or finish a match first");
    Err(Fault::conflict(why))
}

/// Turns away whoever was kicked.
pub fn is_wanted(head: &Head, guest: &str) -> Result<(), Fault> {
    if head.kicked.iter().all(|kicked| kicked.guest != guest) {
        return Ok(());
    }
    let why = "the host has removed you from this table; only the host can let you back in";
    Err(Fault::new(StatusCode::FORBIDDEN, "kicked", why))
}

/// The seat that is wanted, if it is free.
pub fn free_seat(head: &Head, wanted: Option<u8>) -> Result<Seat, Fault> {
    let Some(seat) = wanted.map(Seat) else {
        return head.free_seat().ok_or_else(|| Fault::conflict("all seats are taken"));
    };
    match head.seats.get(seat.idx()) {
        None => Err(Fault::wrong(format!("there is no seat {seat}"))),
        Some(Some(_)) => Err(Fault::conflict("that seat is taken: choose another")),
        Some(None) => Ok(seat),
    }
}

/// Only while nothing is being revealed.
pub fn not_sealed(head: &Head) -> Result<(), Fault> {
    match head.sealed {
        None => Ok(()),
        Some(_) => Err(Fault::conflict("the match is about to begin: wait a moment")),
    }
}
