//! Tables, before the match.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use store::Phase;
use wire::figure::ChooseFigure;
use wire::lobby::{self as wire_lobby, AddBot, Join, Kick, Left, LetIn, Options};

use super::body::{Body, Key};
use super::faults::{AskingTable, Changing, ChangingTable};
use super::guest::Client;
use super::{Fault, Guest};
use crate::house::House;
use crate::lobby::{self, Found};

pub type Described = Result<Json<wire_lobby::Table>, Fault>;
pub type TheHouse = State<Arc<House>>;
pub type Who = Extension<Guest>;

/// A table as the caller may know it.
pub fn described(house: &Arc<House>, (row, head): &Found, guest: &str) -> Described {
    Ok(Json(lobby::describe(house, row, head, guest)))
}

/// Opens a table; the caller sits in seat 0 and is the host.
#[utoipa::path(
    post,
    path = "/tables",
    tag = "lobby",
    request_body = wire_lobby::NewTable,
    responses((status = 200, body = wire_lobby::Table), Changing),
)]
pub async fn create(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Extension(Client(client)): Extension<Client>,
    Body(new): Body<wire_lobby::NewTable>,
) -> Described {
    let found = lobby::create(&house, &guest, client, new).await?;
    described(&house, &found, &guest)
}

/// Tells about a table, as far as the caller may know.
#[utoipa::path(
    get,
    path = "/tables/{key}",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = wire_lobby::Table), AskingTable),
)]
pub async fn info(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
) -> Described {
    let found = lobby::find(&house, &key).await?;
    let (row, head) = &found;
    lobby::keep_deadline(&house, &key, head);
    // A program that waits for the start without a socket asks now and then: it is there too.
    if row.phase == Phase::Open && head.seat_of(&guest).is_some() {
        house.last_used.note(&key, house.now_ms());
    }
    described(&house, &found, &guest)
}

/// Takes a seat, before the start.
#[utoipa::path(
    post,
    path = "/tables/{key}/join",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Join,
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn join(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
    Body(join): Body<Join>,
) -> Described {
    let found = lobby::join(&house, &key, &guest, join).await?;
    described(&house, &found, &guest)
}

/// Leaves a table before the start.
///
/// Who leaves a running match says so on the socket. When the host leaves, another person is the
/// host; when nobody is left, the table goes.
#[utoipa::path(
    post,
    path = "/tables/{key}/leave",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = Left), ChangingTable),
)]
pub async fn leave(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
) -> Result<Json<Left>, Fault> {
    lobby::leave(&house, &key, &guest).await?;
    Ok(Json(Left { left: key }))
}

/// Puts a bot into a seat before the start; for the host.
#[utoipa::path(
    post,
    path = "/tables/{key}/bot",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = AddBot,
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn add_bot(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
    Body(add): Body<AddBot>,
) -> Described {
    let found = lobby::add_bot(&house, &key, &guest, add).await?;
    described(&house, &found, &guest)
}

/// Empties a seat before the start; for the host.
///
/// A person who sat there stays out of this table until the host lets them back in.
#[utoipa::path(
    post,
    path = "/tables/{key}/kick",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Kick,
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn kick(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
    Body(Kick { seat }): Body<Kick>,
) -> Described {
    let found = lobby::kick(&house, &key, &guest, seat).await?;
    described(&house, &found, &guest)
}

/// Lets a person who was kicked sit down again, before the start; for the host.
#[utoipa::path(
    post,
    path = "/tables/{key}/let-in",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = LetIn,
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn let_in(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
    Body(LetIn { id }): Body<LetIn>,
) -> Described {
    let found = lobby::let_in(&house, &key, &guest, &id).await?;
    described(&house, &found, &guest)
}

/// Changes options and clock before the start; for the host.
#[utoipa::path(
    post,
    path = "/tables/{key}/options",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = Options,
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn options(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
    Body(options): Body<Options>,
) -> Described {
    let found = lobby::set_options(&house, &key, &guest, options).await?;
    described(&house, &found, &guest)
}

/// Chooses what to play with, before the start, in a game that has figures.
///
/// What somebody else has chosen is taken; what they only happen to have is not.
#[utoipa::path(
    post,
    path = "/tables/{key}/figure",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    request_body = ChooseFigure,
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn choose_figure(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Key(key): Key,
    Body(choice): Body<ChooseFigure>,
) -> Described {
    let found = lobby::choose_figure(&house, &key, &guest, choice).await?;
    described(&house, &found, &guest)
}

/// Starts the match; for the host.
///
/// From now on everybody's commitment is fixed, and all reveal their nonces: with the last one the
/// match begins.
#[utoipa::path(
    post,
    path = "/tables/{key}/start",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn start(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Extension(Client(client)): Extension<Client>,
    Key(key): Key,
) -> Described {
    let found = lobby::start(&house, &key, &guest, client).await?;
    described(&house, &found, &guest)
}

/// Opens a new table for the same people.
///
/// A second request gets the same one.
#[utoipa::path(
    post,
    path = "/tables/{key}/rematch",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = wire_lobby::Table), ChangingTable),
)]
pub async fn rematch(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Extension(Client(client)): Extension<Client>,
    Key(key): Key,
) -> Described {
    let found = lobby::rematch(&house, &key, &guest, client).await?;
    described(&house, &found, &guest)
}
