//! How a match gets its seed: everybody commits, then everybody reveals.
//!
//! The server's secret is fixed when the table is opened, and only its digest is shown. Everybody
//! who sits down shows the commitment to a nonce. When the host starts, the table is sealed: all
//! commitments are fixed and shown. Only then do people reveal their nonces, and with the last one
//! the match begins. Players who are late lose their seat, the secret is made again, and all
//! commitments are void. Bots add nothing: their part would be the server's, whose secret is
//! there already. What this proves to whom is told in `docs/fairness.md`.

use std::net::IpAddr;
use std::sync::Arc;

use contract::Seat;
use store::{Phase, Saved};
use wire::seal::is_commitment;

use super::Found;
use super::change::{Along, change};
use super::find::{find, title};
use super::may::{hosts, not_sealed, still_open};
use crate::due::{awaited, wake};
use crate::fault::Fault;
use crate::head::{Head, Sealed};
use crate::house::{House, until_closing};
use crate::identity::random_hex;

/// A commitment as somebody sent it.
pub fn checked(commitment: Option<String>) -> Result<String, Fault> {
    match commitment {
        Some(commitment) if is_commitment(&commitment) => Ok(commitment),
        Some(_) => Err(Fault::Commitment),
        None => Err(Fault::NoCommitment),
    }
}

/// Commits a guest's seat to a nonce, or to another one.
pub async fn commit(
    house: &House,
    key: &str,
    guest: &str,
    commitment: String,
) -> Result<Found, Fault> {
    let commitment = checked(Some(commitment))?;
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        let seat = seat_of(head, guest)?;
        head.commit(seat, &commitment);
        Ok(Along::default())
    })
    .await
}

/// Fixes everybody's commitment; for the host. From now on all reveal their nonces.
pub async fn start(
    house: &Arc<House>,
    key: &str,
    guest: &str,
    client: IpAddr,
) -> Result<Found, Fault> {
    let (row, head) = change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, guest)?;
        // Whatever would keep the match from beginning is said now, before anybody reveals.
        head.open(title(head)?, house.config.stand_in)?;
        head.started_from = house.signer.client_mark(client);
        let until_ms = house.now_ms().saturating_add(house.config.reveal_ms);
        head.seal(until_ms)?;
        Ok(Along::default())
    })
    .await?;
    keep_deadline(house, key, &head);
    Ok((row, head))
}

/// Takes the nonce that a guest's seat committed to. With the last one the match begins.
pub async fn reveal(
    house: &Arc<House>,
    key: &str,
    guest: &str,
    nonce: &str,
) -> Result<Found, Fault> {
    let (row, head) = find(house, key).await?;
    let seat = seat_of(&head, guest)?;
    if !nonce.is_empty() && head.nonces().get(seat.idx()).is_some_and(|known| known == nonce) {
        // The answer to the same request was lost.
        return Ok((row, head));
    }
    let (row, head) = change(house, key, |row, head| {
        still_open(row)?;
        if head.sealed.is_none() {
            return Err(Fault::KeepNonce);
        }
        let is_last = head.reveal(seat_of(head, guest)?, nonce)?;
        if is_last { begin(house, head) } else { Ok(Along::default()) }
    })
    .await?;
    keep_deadline(house, key, &head);
    Ok((row, head))
}

/// Begins the match: every part of its seed is there.
fn begin(house: &House, head: &mut Head) -> Result<Along, Fault> {
    head.sealed = None;
    head.began_ms = house.now_ms();
    let table = head.open(title(head)?, house.config.stand_in)?;
    let checkpoint = table.checkpoint().map_err(|denial| denial.to_string())?;
    let text = serde_json::to_string(&checkpoint).map_err(|error| error.to_string())?;
    let opening = Saved { text, rules: checkpoint.rules_version };
    let (wake, awaited) = (wake(&table, head.began_ms), awaited(&table));
    Ok(Along { opening: Some(opening), wake, awaited, joins: None })
}

fn seat_of(head: &Head, guest: &str) -> Result<Seat, Fault> {
    head.seat_of(guest).ok_or(Fault::NoSeat)
}

/// Waits for the deadline of a sealed table, unless somebody does already. After a restart nobody
/// does until somebody looks at the table.
pub fn keep_deadline(house: &Arc<House>, key: &str, head: &Head) {
    let Some(Sealed { until_ms }) = head.sealed else { return };
    if !house.deadlines.begin(key) {
        return;
    }
    let (house, key) = (Arc::clone(house), key.to_owned());
    tokio::spawn(async move {
        let mut closing = house.closing.subscribe();
        tokio::select! {
            () = house.sleep_until(Some(until_ms)) => {}
            () = until_closing(&mut closing) => return,
        }
        house.deadlines.end(&key);
        if let Err(fault) = expire(&house, &key).await {
            tracing::warn!(%fault, "a sealed table could not be opened again");
        }
    });
}

/// Opens a sealed table again if its deadline has passed.
async fn expire(house: &Arc<House>, key: &str) -> Result<(), Fault> {
    let secret = random_hex::<32>()?;
    let passed = |head: &Head| head.sealed.is_some_and(|at| at.until_ms <= house.now_ms());
    let (row, head) = match find(house, key).await {
        Err(Fault::NoTable) => return Ok(()),
        found => found?,
    };
    if row.phase != Phase::Open || !passed(&head) {
        return Ok(());
    }
    let (row, head) = change(house, key, |row, head| {
        // Somebody may have been faster: then there is nothing to be done.
        if row.phase == Phase::Open && passed(head) {
            head.reopen(secret.clone());
        }
        Ok(Along::default())
    })
    .await?;
    let is_empty = row.phase == Phase::Open && head.guests().is_empty();
    if is_empty && house.store.drop_table(row.id, row.revision).await? {
        house.table_changed(key);
    }
    Ok(())
}
