//! Everything that is stored about a person.

use store::Roster;

use super::Error;
use super::protocol::{PersonChat, PersonData, PersonTable};
use super::tables::{Found, found};
use crate::date;
use crate::house::House;

/// Everything that is stored about a guest.
///
/// # Errors
/// If the store fails.
pub async fn export(house: &House, guest: &str) -> Result<PersonData, Error> {
    let person = house.store.person(guest).await?;
    let mentions = Roster { mentions: Some(guest.to_owned()), ..Roster::default() };
    let tables = found(house, mentions, u32::MAX).await?;
    let chat = house.store.said_by(guest).await?;
    let chat = chat.into_iter().map(|(table, chat)| PersonChat {
        table: table.0,
        number: chat.number,
        name: chat.name,
        text: chat.text,
    });
    let token = house.store.setting(&format!("token-of/{guest}")).await?;
    let public_id = house.signer.public_id(guest);
    let mut rulings = house.store.rulings().await?;
    rulings.retain(|ruling| ruling.subject == public_id);
    Ok(PersonData {
        id: guest.to_owned(),
        public_id,
        name: person.map(|person| person.name),
        has_bot_token: token.is_some_and(|hash| !hash.is_empty()),
        tables: tables.iter().map(|found| table(found, guest)).collect(),
        chat: chat.collect(),
        rulings,
    })
}

fn table(found: &Found, guest: &str) -> PersonTable {
    let head = found.head.as_ref();
    let seat = head.and_then(|head| head.seat_of(guest));
    let occupant = seat.and_then(|seat| head?.seats.get(seat.idx())?.as_ref());
    PersonTable {
        number: found.row.id.0,
        key: found.row.key.clone(),
        game: head.map(|head| head.game.clone()),
        phase: found.row.phase,
        is_host: head.is_some_and(|head| head.host == guest),
        seat,
        occupant: occupant.cloned(),
        ended: found.ended_at.map(date::written),
    }
}
