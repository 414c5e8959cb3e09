//! Everything that is stored about a person.

use serde_json::{Value, json};

use super::said;
use super::tables::{Found, mentioning};
use crate::date;
use crate::head::Named;
use crate::house::House;

/// Everything that is stored about a guest, as JSON.
///
/// # Errors
/// One sentence, if the store fails.
pub async fn export(house: &House, guest: &str) -> Result<Value, String> {
    let person = house.store.person(guest).await.map_err(said)?;
    let tables = mentioning(house, guest).await?;
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
        "tables": tables
            .iter()
            .map(|found| table(found, guest, &public_id))
            .collect::<Vec<Value>>(),
        "chat": chat.collect::<Vec<Value>>(),
        "rulings": rulings,
    }))
}

fn table(found: &Found, guest: &str, public_id: &str) -> Value {
    let head = found.head.as_ref();
    let seat = head.and_then(|head| head.seat_of(guest));
    let place = seat.and_then(|seat| head?.seats.get(seat.idx())?.as_ref());
    json!({
        "number": found.row.id.0,
        "key": found.row.key,
        "game": head.map(|head| &head.game),
        "phase": found.row.phase,
        "is_host": head.is_some_and(|head| head.host == guest),
        "seat": seat,
        "place": place,
        "gave_up": head.map(|head| {
            let theirs = head.former.iter().filter(|former| former.guest == guest);
            theirs.collect::<Vec<_>>()
        }),
        "kicked_as": head.and_then(|head| name_in(&head.kicked, guest)),
        "withheld_as": head.and_then(|head| name_in(&head.unrevealed, guest)),
        "muted_by_host": head.is_some_and(|head| head.talk.is_muted(public_id)),
        "ended": found.ended_at.map(date::written),
    })
}

/// The name under which a guest stands in such a list.
fn name_in<'a>(list: &'a [Named], guest: &str) -> Option<&'a str> {
    list.iter().find(|named| named.guest == guest).map(|named| named.name.as_str())
}
