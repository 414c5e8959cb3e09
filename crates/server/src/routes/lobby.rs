//! Tables, before the match.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use contract::{Seat, Skill};
use store::Phase;
use table::Sitter;
use wire::lobby::{self as wire_lobby, AddBot, Join, Left, Options};

use super::body::{Body, Key};
use super::faults::{AskingTable, Changing, ChangingTable};
use super::guest::{Client, name_of};
use super::kick::is_wanted;
use super::opening::open_table;
use super::setup::{read_clock, tidy};
use super::tables::{Along, change, describe, find, hosts, room_for_one_more, still_open, title};
use super::{Fault, Guest};
use crate::head::{Head, Place};
use crate::house::House;
use crate::identity::random_hex;
use crate::seal::{checked, keep_deadline, not_sealed};
use crate::talk::Talk;

type Told = Result<Json<wire_lobby::Table>, Fault>;
type TheHouse = State<Arc<House>>;
type Who = Extension<Guest>;

/// Opens a table; whoever asks sits in seat 0 and is the host.
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
) -> Told {
    let _turn = room_for_one_more(&house, &guest).await?;
    let title = catalogue::find(&new.game).map_err(Fault::wrong)?;
    let clock = new.clock.map(read_clock).transpose()?;
    let setup = tidy(title, new.setup, new.seats)?;
    let mut seats: Vec<Option<Place>> = vec![None; new.seats];
    let host = person(&house, &guest, new.commitment).await?;
    if new.bots.len() >= new.seats {
        return Err(Fault::wrong("there are more bots than seats beside yours"));
    }
    if new.practice && new.bots.len() + 1 != new.seats {
        let why = "practice is for one person: all other seats need a bot";
        return Err(Fault::wrong(why));
    }
    for (idx, level) in new.bots.iter().enumerate() {
        let place = bot(level, &seats)?;
        seats[new.seats - 1 - idx] = Some(place);
    }
    let mut head = Head {
        game: new.game,
        setup,
        clock,
        host: guest.clone(),
        seats,
        secret: random_hex::<32>()?,
        practice: new.practice,
        began_ms: 0,
        started_from: String::new(),
        rematch: None,
        sittings: 0,
        kicked: Vec::new(),
        sealed: None,
        withheld: Vec::new(),
        talk: Talk::usual(!new.private),
        newcomers: new.newcomers,
        former: Vec::new(),
    };
    head.sit_down(Seat(0), host);
    let key = open_table(&house, client, &head, !new.private).await?;
    tell(&house, &key, &guest).await
}

async fn tell(house: &Arc<House>, key: &str, guest: &str) -> Told {
    let (row, head) = find(house, key).await?;
    keep_deadline(house, key, &head);
    // A program that waits for the start without a socket asks now and then: it is there too.
    if row.phase == Phase::Open && head.seat_of(guest).is_some() {
        house.presence.note(key, house.now_ms());
    }
    Ok(Json(describe(house, &row, &head, guest)))
}

/// Tells about a table, as far as whoever asks may know.
#[utoipa::path(
    get,
    path = "/tables/{key}",
    tag = "lobby",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = wire_lobby::Table), AskingTable),
)]
pub async fn info(State(house): TheHouse, Extension(Guest(guest)): Who, Key(key): Key) -> Told {
    tell(&house, &key, &guest).await
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
) -> Told {
    let _turn = room_for_one_more(&house, &guest).await?;
    let place = person(&house, &guest, join.commitment).await?;
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        is_wanted(head, &guest)?;
        if head.seat_of(&guest).is_some() {
            return Err(Fault::conflict("you sit at this table already"));
        }
        if head.practice {
            return Err(Fault::conflict("this table is for practice, with one person and bots"));
        }
        let seat = free_seat(head, join.seat)?;
        head.sit_down(seat, place.clone());
        Ok(Along::default())
    })
    .await?;
    Ok(Json(describe(&house, &row, &head, &guest)))
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
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        let Some(seat) = head.seat_of(&guest) else {
            return Err(Fault::conflict("you do not sit at this table"));
        };
        head.seats[seat.idx()] = None;
        if head.host == guest {
            head.host = head.guests().into_iter().next().unwrap_or_default();
        }
        Ok(Along::default())
    })
    .await?;
    if head.guests().is_empty() {
        house.store.drop_table(row.id).await?;
        house.watchers.changed(&key);
    }
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
) -> Told {
    let place = bot(&add.level, &[])?;
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, &guest)?;
        let seat = free_seat(head, add.seat)?;
        let name = bot_name(&head.seats);
        head.seats[seat.idx()] = Some(Place { name, ..place.clone() });
        Ok(Along::default())
    })
    .await?;
    Ok(Json(describe(&house, &row, &head, &guest)))
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
) -> Told {
    let clock = options.clock.map(read_clock).transpose()?;
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, &guest)?;
        if let Some(setup) = &options.setup {
            head.setup = tidy(title(head)?, Some(setup.clone()), head.seats.len())?;
        }
        head.clock = clock;
        Ok(Along::default())
    })
    .await?;
    Ok(Json(describe(&house, &row, &head, &guest)))
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
) -> Told {
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, &guest)?;
        // Whatever would keep the match from beginning is said now, before anybody reveals.
        head.open(title(head)?, house.config.stand_in).map_err(Fault::conflict)?;
        head.started_from = house.signer.client_mark(client);
        let until_ms = house.now_ms().saturating_add(house.config.reveal_ms);
        head.seal(until_ms).map_err(Fault::conflict)?;
        Ok(Along::default())
    })
    .await?;
    keep_deadline(&house, &key, &head);
    Ok(Json(describe(&house, &row, &head, &guest)))
}

/// Opens a new table for the same people.
///
/// Whoever asks second gets the same one.
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
) -> Told {
    let (row, head) = find(&house, &key).await?;
    if row.phase != Phase::Over {
        return Err(Fault::conflict("the match is not over"));
    }
    if head.seat_of(&guest).is_none() {
        return Err(Fault::forbidden("only who played may ask for a rematch"));
    }
    // A rematch that nobody came to has expired; then a new one is opened.
    let gone = match &head.rematch {
        Some(again) if house.store.table(again).await?.is_some() => {
            return tell(&house, again, &guest).await;
        }
        gone => gone.clone(),
    };
    let _turn = room_for_one_more(&house, &guest).await?;
    // A seat whose player has deleted their data is free again.
    let seat = |place: &Option<Place>| place.clone().filter(|place| !place.is_nobody());
    let mut fresh = Head {
        host: guest.clone(),
        seats: head.seats.iter().map(seat).collect(),
        secret: random_hex::<32>()?,
        began_ms: 0,
        rematch: None,
        sittings: 0,
        kicked: Vec::new(),
        withheld: Vec::new(),
        former: Vec::new(),
        ..head.clone()
    };
    for seat in Seat::all(fresh.seats.len()) {
        if let Some(place) = fresh.seats[seat.idx()].take() {
            fresh.sit_down(seat, Place { kept: false, ..place });
        }
    }
    fresh.void_commitments();
    let again = open_table(&house, client, &fresh, row.listed).await?;
    let (_, head) = change(&house, &key, |_, head| {
        if head.rematch == gone {
            head.rematch = Some(again.clone());
        }
        Ok(Along::default())
    })
    .await?;
    let chosen = head.rematch.unwrap_or_else(|| again.clone());
    if chosen != again {
        // Somebody else was faster, so nobody will ever come to this one.
        let (row, _) = find(&house, &again).await?;
        house.store.drop_table(row.id).await?;
    }
    tell(&house, &chosen, &guest).await
}

/// A person who sits down, committed to a nonce of their own.
async fn person(house: &House, guest: &str, commitment: Option<String>) -> Result<Place, Fault> {
    let commitment = Some(checked(commitment)?);
    let name = name_of(house, guest).await?;
    let (guest, nonce) = (Some(guest.to_owned()), String::new());
    Ok(Place { guest, name, bot: None, commitment, nonce, sitting: 0, since: 0, kept: false })
}

/// A bot for a table where those sit already.
fn bot(level: &str, seats: &[Option<Place>]) -> Result<Place, Fault> {
    let skill: Skill = level.parse().map_err(Fault::wrong)?;
    if matches!(skill, Skill::Search(_)) {
        return Err(Fault::wrong("choose random, greedy, easy, normal or hard"));
    }
    let name = bot_name(seats);
    let (commitment, nonce) = (None, String::new());
    Ok(Place {
        guest: None,
        name,
        bot: Some(skill),
        commitment,
        nonce,
        sitting: 0,
        since: 0,
        kept: false,
    })
}

fn bot_name(seats: &[Option<Place>]) -> String {
    let taken = |name: &&&str| seats.iter().flatten().any(|place| place.name == **name);
    let free = Sitter::BOT_NAMES.iter().find(|name| !taken(name));
    free.map_or_else(|| format!("Bot {}", seats.len()), |name| (*name).to_owned())
}

fn free_seat(head: &Head, wanted: Option<u8>) -> Result<Seat, Fault> {
    let Some(seat) = wanted.map(Seat) else {
        return head.free_seat().ok_or_else(|| Fault::conflict("all seats are taken"));
    };
    match head.seats.get(seat.idx()) {
        None => Err(Fault::wrong(format!("there is no seat {seat}"))),
        Some(Some(_)) => Err(Fault::conflict("that seat is taken: choose another")),
        Some(None) => Ok(seat),
    }
}
