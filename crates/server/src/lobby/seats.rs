//! Who sits at a table before the match: sitting down, leaving, bots, and whom the host removes.

use contract::Seat;
use wire::lobby::{AddBot, Join};

use super::Found;
use super::change::{Along, change};
use super::may::{free_seat, hosts, is_wanted, joins, not_sealed, still_open};
use super::occupants::{bot, bot_name, person};
use crate::fault::Fault;
use crate::head::{Head, Named, Occupant};
use crate::house::House;

/// Takes a seat. Somebody who comes just as the last person leaves becomes the host: nobody else is
/// left who could start.
pub async fn join(house: &House, key: &str, guest: &str, join: Join) -> Result<Found, Fault> {
    let occupant = person(house, guest, join.commitment).await?;
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        is_wanted(head, guest)?;
        if head.seat_of(guest).is_some() {
            return Err(Fault::SitsAlready);
        }
        if head.practice {
            return Err(Fault::PracticeTable);
        }
        let seat = free_seat(head, join.seat)?;
        head.sit_down(seat, occupant.clone());
        if head.host.is_empty() {
            guest.clone_into(&mut head.host);
        }
        Ok(Along { joins: Some(joins(house, guest)), ..Along::default() })
    })
    .await
}

/// Leaves a table. When the host leaves, another person is the host; when nobody is left, the
/// table goes.
pub async fn leave(house: &House, key: &str, guest: &str) -> Result<(), Fault> {
    let (row, head) = change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        let Some(seat) = head.seat_of(guest) else {
            return Err(Fault::NotSeated);
        };
        head.seats[seat.idx()] = None;
        if head.host == guest {
            head.pass_on_host();
        }
        Ok(Along::default())
    })
    .await?;
    // A guest who sits down at the same moment keeps the table.
    if head.guests().is_empty() && house.store.drop_table(row.id, row.revision).await? {
        house.table_changed(key);
    }
    Ok(())
}

/// Puts a bot into a seat; for the host.
pub async fn add_bot(house: &House, key: &str, guest: &str, add: AddBot) -> Result<Found, Fault> {
    let occupant = bot(&add.level, &[])?;
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, guest)?;
        let seat = free_seat(head, add.seat)?;
        let name = match occupant.bot {
            Some(skill) => bot_name(skill, &head.seats),
            None => occupant.name.clone(),
        };
        head.seats[seat.idx()] = Some(Occupant { name, ..occupant.clone() });
        Ok(Along::default())
    })
    .await
}

/// Empties a seat; for the host. A person who sat there stays out until the host lets them in.
pub async fn kick(house: &House, key: &str, guest: &str, seat: u8) -> Result<Found, Fault> {
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, guest)?;
        if head.seat_of(guest) == Some(Seat(seat)) {
            return Err(Fault::OwnSeat);
        }
        let Some(occupant) = head.seats.get_mut(usize::from(seat)) else {
            return Err(Fault::NoSuchSeat { seat });
        };
        if let Some(occupant) = occupant.take()
            && let Some(guest) = occupant.guest
        {
            remember(head, Named { guest, name: occupant.name });
        }
        Ok(Along::default())
    })
    .await
}

/// How many are remembered at a table.
const MOST_KICKED: usize = 100;

fn remember(head: &mut Head, kicked: Named) {
    head.kicked.retain(|other| other.guest != kicked.guest);
    head.kicked.push(kicked);
    let too_many = head.kicked.len().saturating_sub(MOST_KICKED);
    head.kicked.drain(..too_many);
}

/// Lets a person who was kicked sit down again, by their public id; for the host.
pub async fn let_in(house: &House, key: &str, guest: &str, id: &str) -> Result<Found, Fault> {
    change(house, key, |row, head| {
        still_open(row)?;
        hosts(head, guest)?;
        let before = head.kicked.len();
        head.kicked.retain(|kicked| house.signer.public_id(&kicked.guest) != id);
        if head.kicked.len() == before {
            return Err(Fault::NotKicked);
        }
        Ok(Along::default())
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use store::{Lobby, NewTable, SqliteStore};

    use super::*;
    use crate::config::Config;
    use crate::identity::Signer;

    /// A table that the last person has just left, before it is dropped.
    const LEFT: &str = r#"{"game": "connect-four", "setup": {}, "clock": null, "host": "",
        "seats": [null, null], "secret": "s", "began_ms": 0, "rematch": null}"#;

    #[tokio::test]
    async fn whoever_sits_down_as_the_last_person_leaves_is_the_host() {
        let folder = std::env::temp_dir().join(format!("server-host-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let config = Config::new(([127, 0, 0, 1], 0).into(), &folder);
        let store = SqliteStore::open(config.database.clone()).await.unwrap();
        let new = NewTable {
            key: "k".into(),
            listed: true,
            head: LEFT.into(),
            people: vec![],
            now_ms: 0,
            opener: None,
            joins: None,
        };
        store.create_table(new).await.unwrap();
        let signer = Signer::from_hex(&"0".repeat(64)).unwrap();
        let house = House::new(config, Arc::new(store), signer, "test".into(), 0);
        let come = || Join { seat: None, commitment: Some("0".repeat(64)) };
        let (_, head) = join(&house, "k", "bob", come()).await.unwrap();
        assert_eq!((head.host.as_str(), head.seat_of("bob")), ("bob", Some(Seat(0))));
        let (_, head) = join(&house, "k", "eve", come()).await.unwrap();
        assert_eq!(head.host, "bob", "later ones are guests");
    }
}
