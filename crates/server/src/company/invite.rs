//! Somebody is asked to come to a waiting table.

use store::TableRow;

use super::people;
use crate::fault::Fault;
use crate::head::Head;
use crate::house::House;
use crate::lobby::{self, Found};

/// The host of a waiting table invites somebody whom they have played with, or who is here and
/// listed.
///
/// Somebody who has blocked the host is not asked, and the host does not learn of it.
///
/// # Errors
/// If the caller is not the host, the match has begun, or they have not met and the
/// other is not listed.
pub async fn invite(house: &House, key: &str, guest: &str, id: &str) -> Result<Found, Fault> {
    let (row, head) = lobby::find(house, key).await?;
    lobby::still_open(&row)?;
    lobby::hosts(&head, guest)?;
    if head.practice {
        return Err(Fault::PracticeTable);
    }
    let other = people::find(house, guest, id).await?;
    let blocked = house.store.blocked_by(&other).await?;
    if !blocked.iter().any(|blocked| blocked == guest) {
        house.store.invite(row.id, &other).await?;
    }
    Ok((row, head))
}

/// A guest does not want to come.
///
/// # Errors
/// If there is no such table.
pub async fn decline(house: &House, key: &str, guest: &str) -> Result<(), Fault> {
    let (row, _) = lobby::find(house, key).await?;
    Ok(house.store.uninvite(row.id, guest).await?)
}

/// Whether an invitation is worth showing to its guest, who has blocked those.
pub fn is_welcome(row: &TableRow, head: &Head, guest: &str, blocked: &[String]) -> bool {
    lobby::still_open(row).is_ok()
        && head.seat_of(guest).is_none()
        && head.free_seat().is_some()
        && lobby::is_wanted(head, guest).is_ok()
        && !blocked.contains(&head.host)
}
