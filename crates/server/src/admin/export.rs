//! Everything that is stored about a person.

use store::Subscription;

use super::Error;
use super::protocol::{PersonChat, PersonData, PersonPush, PersonTable};
use super::tables::{Found, mentioning};
use crate::date;
use crate::head::Named;
use crate::house::House;

/// Everything that is stored about a guest.
///
/// # Errors
/// If the store fails.
pub async fn export(house: &House, guest: &str) -> Result<PersonData, Error> {
    let person = house.store.person(guest).await?;
    let tables = mentioning(house, guest).await?;
    let chat = house.store.said_by(guest).await?;
    let chat = chat.into_iter().map(|(table, chat)| PersonChat {
        table: table.0,
        number: chat.number,
        name: chat.name,
        text: chat.text,
    });
    let pushes = house.store.subscriptions(guest).await?;
    let token = house.store.setting(&format!("token-of/{guest}")).await?;
    let profile = house.store.profile(guest).await?;
    let carried_until = house.store.carried_until(guest).await?;
    let blocked = house.store.blocked_by(guest).await?;
    let invitations = house.store.invitations(guest).await?;
    let public_id = house.signer.public_id(guest);
    let mut rulings = house.store.rulings().await?;
    rulings.retain(|ruling| ruling.subject == public_id);
    let tables = tables.iter().map(|found| table(found, guest, &public_id)).collect();
    Ok(PersonData {
        id: guest.to_owned(),
        public_id,
        name: person.map(|person| person.name),
        avatar: profile.avatar,
        shown: profile.shown,
        listed: profile.listed,
        seen: profile.seen_at.map(date::written),
        carried_until: carried_until.map(date::written),
        blocked: blocked.iter().map(|other| house.signer.public_id(other)).collect(),
        invitations: invitations.into_iter().map(|table| table.0).collect(),
        has_bot_token: token.is_some_and(|hash| !hash.is_empty()),
        pushes: pushes.into_iter().map(push).collect(),
        tables,
        chat: chat.collect(),
        rulings,
    })
}

fn push(subscription: Subscription) -> PersonPush {
    let Subscription { endpoint, p256dh, auth, lang, made_at, .. } = subscription;
    PersonPush { endpoint, p256dh, auth, lang, since: date::written(made_at) }
}

fn table(found: &Found, guest: &str, public_id: &str) -> PersonTable {
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
        gave_up: head.map_or_else(Vec::new, |head| {
            head.former.iter().filter(|former| former.guest == guest).cloned().collect()
        }),
        kicked_as: head.and_then(|head| name_in(&head.kicked, guest)),
        withheld_as: head.and_then(|head| name_in(&head.unrevealed, guest)),
        muted_by_host: head.is_some_and(|head| head.talk.is_muted(public_id)),
        ended: found.ended_at.map(date::written),
    }
}

/// The name under which a guest stands in such a list.
fn name_in(list: &[Named], guest: &str) -> Option<String> {
    list.iter().find(|named| named.guest == guest).map(|named| named.name.clone())
}
