//! New tables, by invitation or as a rematch: no more of them than one may have waiting.

use std::net::IpAddr;

use axum::http::StatusCode;
use store::{Created, NewTable, Opener};

use super::{Fault, tables};
use crate::head::Head;
use crate::house::House;
use crate::identity::random_hex;

/// Opens a table and tells its key.
pub async fn open_table(
    house: &House,
    client: IpAddr,
    head: &Head,
    listed: bool,
) -> Result<String, Fault> {
    let now_ms = house.now_ms();
    if !house.new_tables.take(client, house.config.new_tables, now_ms) {
        let why = "you open too many tables: wait a moment";
        return Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", why));
    }
    let opener = Opener {
        host: head.host.clone(),
        most_of_host: house.config.open_tables,
        client: house.signer.client_id(client),
        most_of_client: house.config.client_tables,
    };
    let key = random_hex::<16>()?;
    let new = NewTable {
        key: key.clone(),
        listed,
        head: tables::write(head)?,
        people: head.guests(),
        now_ms,
        opener: Some(opener),
    };
    match house.store.create_table(new).await? {
        Created::Done(_) => Ok(key),
        Created::TooManyOfHost => {
            Err(too_many("you have too many open tables: start or leave one first"))
        }
        Created::TooManyOfClient => Err(too_many(
            "too many tables opened from your network are waiting: start or leave one first",
        )),
    }
}

fn too_many(why: &str) -> Fault {
    Fault::new(StatusCode::CONFLICT, "too-many-tables", why)
}
