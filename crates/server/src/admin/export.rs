//! Everything that is stored about a person.

use serde_json::{Value, json};
use store::Roster;

use super::said;
use super::tables::{Found, found};
use crate::date;
use crate::house::House;

/// Everything that is stored about a guest, as JSON.
///
/// # Errors
/// One sentence, if the store fails.
pub async fn export(house: &House, guest: &str) -> Result<Value, String> {
    let person = house.store.person(guest).await.map_err(said)?;
    let mentions = Roster { mentions: Some(guest.to_owned()), ..Roster::default() };
    let tables = found(house, mentions, u32::MAX).await?;
    let chat = house.store.said_by(guest).await.map_err(said)?;
    let chat = chat.into_iter().map(|(table, chat)| {
        json!({ "table": table.0, "number": chat.number, "name": chat.name, "text": chat.text })
    });
    let token = house.store.setting(&format!("token-of/{guest}")).await.map_err(said)?;
    let public_id = house.signer.public_id(guest);
    let mut rulings = house.store.rulings().await.map_err(said)?;
    rulings.retain(|ruling| ruling.subject == public_id);
    Ok(json!({
        "id": guest,
        "public_id": public_id,
        "name": person.map(|person| person.name),
        "has_bot_token": token.is_some_and(|hash| !hash.is_empty()),
        "tables": tables.iter().map(|found| table(found, guest)).collect::<Vec<Value>>(),
        "chat": chat.collect::<Vec<Value>>(),
        "rulings": rulings,
    }))
}

fn table(found: &Found, guest: &str) -> Value {
    let head = found.head.as_ref();
    let seat = head.and_then(|head| head.seat_of(guest));
    let occupant = seat.and_then(|seat| head?.seats.get(seat.idx())?.as_ref());
    json!({
        "number": found.row.id.0,
        "key": found.row.key,
        "game": head.map(|head| &head.game),
        "phase": found.row.phase,
        "is_host": head.is_some_and(|head| head.host == guest),
        "seat": seat,
        "place": occupant,
        "ended": found.ended_at.map(date::written),
    })
}
