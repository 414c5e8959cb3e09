//! New tables, by invitation or as a rematch: no more of them than one may have waiting.

use std::net::IpAddr;

use contract::Seat;
use serde_json::Map;
use store::{Created, NewTable, Opener, Phase};
use wire::lobby as wire_lobby;

use super::Found;
use super::change::{Along, change, write};
use super::day::has_come;
use super::find::find;
use super::may::joins;
use super::occupants::{bot, person};
use super::setup::{read_clock, tidy};
use crate::fault::Fault;
use crate::head::{Head, Occupant};
use crate::house::House;
use crate::identity::random_hex;
use crate::talk::Talk;

/// Opens a table for a guest, who sits in seat 0 and is the host.
pub async fn create(
    house: &House,
    guest: &str,
    client: IpAddr,
    new: wire_lobby::NewTable,
) -> Result<Found, Fault> {
    let title = catalogue::find(&new.game).map_err(|why| Fault::NoGame { why: why.to_string() })?;
    let clock = new.clock.map(read_clock).transpose()?;
    let setup = tidy(title, new.setup, new.seats)?;
    has_come(house, title, &setup)?;
    let mut seats: Vec<Option<Occupant>> = vec![None; new.seats];
    let host = person(house, guest, new.commitment).await?;
    if new.bots.len() >= new.seats {
        return Err(Fault::TooManyBots);
    }
    if new.practice && new.bots.len() + 1 != new.seats {
        return Err(Fault::PracticeAlone);
    }
    for (idx, level) in new.bots.iter().enumerate() {
        let occupant = bot(level, &seats)?;
        seats[new.seats - 1 - idx] = Some(occupant);
    }
    let mut head = Head {
        game: new.game,
        setup,
        clock,
        host: guest.to_owned(),
        seats,
        secret: random_hex::<32>()?,
        practice: new.practice,
        began_ms: 0,
        started_from: String::new(),
        rematch: None,
        sittings: 0,
        kicked: Vec::new(),
        sealed: None,
        unrevealed: Vec::new(),
        talk: Talk::usual(!new.private),
        newcomers: new.newcomers,
        former: Vec::new(),
        unknown: Map::new(),
    };
    head.sit_down(Seat(0), host);
    let key = open_table(house, client, &head, !new.private).await?;
    find(house, &key).await
}

/// Opens a new table for the same people, or finds the one that is open already.
pub async fn rematch(
    house: &House,
    key: &str,
    guest: &str,
    client: IpAddr,
) -> Result<Found, Fault> {
    let (row, head) = find(house, key).await?;
    if row.phase != Phase::Over {
        return Err(Fault::NotOver);
    }
    if head.seat_of(guest).is_none() {
        return Err(Fault::PlayersOnly);
    }
    // A rematch that nobody came to has expired; then a new one is opened.
    let gone = match &head.rematch {
        Some(again) if house.store.table(again).await?.is_some() => {
            return find(house, again).await;
        }
        gone => gone.clone(),
    };
    // A seat whose player has deleted their data is free again.
    let seat =
        |occupant: &Option<Occupant>| occupant.clone().filter(|occupant| !occupant.is_nobody());
    let mut fresh = Head {
        host: guest.to_owned(),
        seats: head.seats.iter().map(seat).collect(),
        secret: random_hex::<32>()?,
        began_ms: 0,
        rematch: None,
        sittings: 0,
        kicked: Vec::new(),
        unrevealed: Vec::new(),
        former: Vec::new(),
        ..head.clone()
    };
    for seat in Seat::all(fresh.seats.len()) {
        if let Some(occupant) = fresh.seats[seat.idx()].take() {
            fresh.sit_down(seat, Occupant { kept: false, ..occupant });
        }
    }
    fresh.void_commitments();
    let again = open_table(house, client, &fresh, row.listed).await?;
    let (_, head) = change(house, key, |_, head| {
        if head.rematch == gone {
            head.rematch = Some(again.clone());
        }
        Ok(Along::default())
    })
    .await?;
    let chosen = head.rematch.unwrap_or_else(|| again.clone());
    if chosen != again {
        // Somebody else was faster, so nobody will ever come to this one.
        let (row, _) = find(house, &again).await?;
        house.store.drop_table(row.id, row.revision).await?;
    }
    find(house, &chosen).await
}

/// Opens a table and tells its key.
async fn open_table(
    house: &House,
    client: IpAddr,
    head: &Head,
    listed: bool,
) -> Result<String, Fault> {
    let now_ms = house.now_ms();
    if !house.new_tables.take(client, house.config.new_tables, now_ms) {
        return Err(Fault::OpensTooFast);
    }
    let opener = Opener {
        host: head.host.clone(),
        most_of_host: house.config.waiting_per_guest,
        client: house.signer.client_id(client),
        most_of_client: house.config.client_tables,
    };
    let key = random_hex::<16>()?;
    let new = NewTable {
        key: key.clone(),
        listed,
        head: write(head)?,
        people: head.guests(),
        now_ms,
        opener: Some(opener),
        joins: Some(joins(house, &head.host)),
    };
    match house.store.create_table(new).await? {
        Created::Done(_) => Ok(key),
        Created::TooManyOfHost => Err(Fault::TooManyTables),
        Created::TooManyOfClient => Err(Fault::TooManyOfClient),
        Created::TooManySeats => Err(Fault::SitsAtTooMany { most: house.config.tables_per_guest }),
    }
}
