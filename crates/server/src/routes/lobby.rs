//! Tables, before the match.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use contract::{AnyTitle, Chance, Seat, Seed, Skill};
use serde::Deserialize;
use serde_json::{Value, json};
use store::{NewTable, Phase, Tables};
use table::ClockRule;
use utoipa::{IntoParams, ToSchema};
use wire::lobby::{self as wire_lobby, AddBot, Join, Left, Options};

use super::body::{Asked, Body, Key};
use super::faults::{Asking, AskingTable, Changing, ChangingTable};
use super::guest::{Client, name_of};
use super::kick::is_wanted;
use super::tables::{
    self, Along, change, describe, find, hosts, room_for_one_more, still_open, title,
};
use super::{Fault, Guest};
use crate::clean;
use crate::head::{Head, Place};
use crate::house::House;
use crate::identity::random_hex;
use crate::seal::{checked, keep_deadline, not_sealed};

type Told = Result<Json<wire_lobby::Table>, Fault>;
type TheHouse = State<Arc<House>>;
type Who = Extension<Guest>;

/// Which tables.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    #[default]
    Open,
    Live,
    Over,
    Mine,
}

/// Which tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Listing {
    /// The public ones that are open, live or over, or all of one's own; `open` if left out.
    #[serde(default)]
    #[param(inline)]
    which: Which,
}

/// So many tables are listed at most.
const MOST_LISTED: u32 = 100;

/// Lists tables, the newest first.
#[utoipa::path(
    get,
    path = "/tables",
    tag = "lobby",
    params(Listing),
    responses((status = 200, body = [wire_lobby::Table]), Asking),
)]
pub async fn list(
    State(house): TheHouse,
    Extension(Guest(guest)): Who,
    Asked(Listing { which }): Asked<Listing>,
) -> Result<Json<Vec<wire_lobby::Table>>, Fault> {
    let which = match which {
        Which::Open => Tables::Public(Phase::Open),
        Which::Live => Tables::Public(Phase::Live),
        Which::Over => Tables::Public(Phase::Over),
        Which::Mine => Tables::Of(guest.clone()),
    };
    let rows = house.store.tables(which, MOST_LISTED).await?;
    let told = rows.iter().map(|row| {
        let head = tables::read(row)?;
        Ok(describe(&house, row, &head, &guest))
    });
    Ok(Json(told.collect::<Result<_, Fault>>()?))
}

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
    if !house.new_tables.take(client, house.config.new_tables, house.now_ms()) {
        let why = "you open too many tables: wait a moment";
        return Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", why));
    }
    let _turn = room_for_one_more(&house, &guest).await?;
    let mine = house.store.tables(Tables::Of(guest.clone()), MOST_LISTED).await?;
    let open = mine.iter().filter(|row| row.phase == Phase::Open).count();
    if open >= house.config.open_tables {
        return Err(Fault::conflict("you have too many open tables: start or leave one first"));
    }
    let title = catalogue::find(&new.game).map_err(Fault::wrong)?;
    let setup = clean::setup(new.setup.unwrap_or_else(|| json!({})));
    let clock = new.clock.map(read_clock).transpose()?;
    check(title, &setup, new.seats)?;
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
    };
    head.sit_down(Seat(0), host);
    let key = open_table(&house, &head, !new.private).await?;
    tell(&house, &key, &guest).await
}

async fn open_table(house: &House, head: &Head, listed: bool) -> Result<String, Fault> {
    let key = random_hex::<16>()?;
    let (text, people) = (tables::write(head)?, head.guests());
    house.store.create_table(NewTable { key: key.clone(), listed, head: text, people }).await?;
    Ok(key)
}

async fn tell(house: &Arc<House>, key: &str, guest: &str) -> Told {
    let (row, head) = find(house, key).await?;
    keep_deadline(house, key, &head);
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
    let setup = options.setup.map(clean::setup);
    let (row, head) = change(&house, &key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, &guest)?;
        if let Some(setup) = &setup {
            check(title(head)?, setup, head.seats.len())?;
            head.setup = setup.clone();
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
pub async fn rematch(State(house): TheHouse, Extension(Guest(guest)): Who, Key(key): Key) -> Told {
    let (row, head) = find(&house, &key).await?;
    if row.phase != Phase::Over {
        return Err(Fault::conflict("the match is not over"));
    }
    if head.seat_of(&guest).is_none() {
        return Err(Fault::forbidden("only who played may ask for a rematch"));
    }
    if let Some(again) = &head.rematch {
        return tell(&house, again, &guest).await;
    }
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
        ..head.clone()
    };
    for seat in Seat::all(fresh.seats.len()) {
        if let Some(place) = fresh.seats[seat.idx()].take() {
            fresh.sit_down(seat, place);
        }
    }
    fresh.void_commitments();
    let again = open_table(&house, &fresh, row.listed).await?;
    let (_, head) = change(&house, &key, |_, head| {
        head.rematch.get_or_insert_with(|| again.clone());
        Ok(Along::default())
    })
    .await?;
    tell(&house, head.rematch.as_deref().unwrap_or(&again), &guest).await
}

/// Whether the game can be opened like that.
fn check(title: &'static dyn AnyTitle, setup: &Value, seats: usize) -> Result<(), Fault> {
    let mut chance = Chance::new(&Seed::from_number(0), 0);
    let opened = title.open(setup, seats, &mut chance);
    opened.map(drop).map_err(|denied| Fault::wrong(denied.to_string()))
}

fn read_clock(value: Value) -> Result<ClockRule, Fault> {
    let rule: ClockRule = serde_json::from_value(value).map_err(|error| {
        let example = r#"{"per-game": {"seconds": 600, "increment": 5}}"#;
        Fault::wrong(format!("this is no clock: {error}; one is {example}"))
    })?;
    match rule.allowance_ms() {
        0 => Err(Fault::wrong("a clock needs time on it")),
        _ => Ok(rule),
    }
}

/// A person who sits down, committed to a nonce of their own.
async fn person(house: &House, guest: &str, commitment: Option<String>) -> Result<Place, Fault> {
    let commitment = Some(checked(commitment)?);
    let name = name_of(house, guest).await?;
    let (guest, nonce) = (Some(guest.to_owned()), String::new());
    Ok(Place { guest, name, bot: None, commitment, nonce, sitting: 0, since: 0 })
}

/// A bot for a table where those sit already.
fn bot(level: &str, seats: &[Option<Place>]) -> Result<Place, Fault> {
    let skill: Skill = level.parse().map_err(Fault::wrong)?;
    if matches!(skill, Skill::Search(_)) {
        return Err(Fault::wrong("choose random, greedy, easy, normal or hard"));
    }
    let name = bot_name(seats);
    let (commitment, nonce) = (None, String::new());
    Ok(Place { guest: None, name, bot: Some(skill), commitment, nonce, sitting: 0, since: 0 })
}

/// The names of bots: each has its own, so that a log can be read.
const BOT_NAMES: [&str; 8] = ["Hana", "Ren", "Yui", "Sora", "Mei", "Kai", "Aoi", "Riku"];

fn bot_name(seats: &[Option<Place>]) -> String {
    let taken = |name: &&&str| seats.iter().flatten().any(|place| place.name == **name);
    let free = BOT_NAMES.iter().find(|name| !taken(name));
    free.map_or_else(|| format!("Bot {}", seats.len()), |name| (*name).to_owned())
}

fn free_seat(head: &Head, wanted: Option<u8>) -> Result<Seat, Fault> {
    let Some(seat) = wanted.map(Seat) else {
        return head.free_seat().ok_or_else(|| Fault::conflict("all seats are taken"));
    };
    match head.seats.get(seat.idx()) {
        None => Err(Fault::wrong(format!("there is no seat {seat}"))),
        Some(Some(_)) => Err(Fault::conflict(format!("seat {seat} is taken"))),
        Some(None) => Ok(seat),
    }
}
