//! Guests and tables, through the HTTP interface.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::address::Address;
use crate::fault::LoadError;
use crate::http::Caller;
use crate::json::fields;
use crate::part::Part;
use crate::plan::Plan;

/// A guest: the holder of a cookie.
#[derive(Debug)]
pub struct Guest {
    caller: Caller,
    patience: Duration,
}

/// A pause before somebody asks again.
const BREATH: Duration = Duration::from_millis(5);

const TOO_FAST: u16 = 429;
const CONFLICT: u16 = 409;
const UNAVAILABLE: u16 = 503;

impl Guest {
    /// Somebody new.
    ///
    /// # Errors
    /// If nobody answers in time.
    pub async fn new(address: &Address, patience: Duration) -> Result<Guest, LoadError> {
        let mut guest = Guest { caller: Caller::new(address.clone()), patience };
        guest.get("/api/me").await?;
        Ok(guest)
    }

    /// What the guest is known by.
    pub fn cookie(&self) -> &str {
        &self.caller.cookie
    }

    /// Lets go of the connection, as a browser does that has asked for nothing for a while.
    pub fn hang_up(&mut self) {
        self.caller.hang_up();
    }

    /// The answer, as it came: mostly nobody looks at it.
    pub async fn get(&mut self, path: &str) -> Result<String, LoadError> {
        self.call("GET", path, String::new()).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Result<String, LoadError> {
        self.call("POST", path, body.to_string()).await
    }

    /// Asks until there is an answer, as long as patience lasts.
    async fn call(&mut self, method: &str, path: &str, body: String) -> Result<String, LoadError> {
        let end = Instant::now() + self.patience;
        loop {
            let may_wait = Instant::now() < end;
            match self.caller.ask(method, path, &body).await {
                Ok(answer) if answer.status == 200 => return Ok(answer.body),
                Ok(answer) if may_wait && [TOO_FAST, UNAVAILABLE].contains(&answer.status) => {}
                Ok(answer) => {
                    let (status, why) = (answer.status, said(&answer.body));
                    return Err(LoadError::Unwanted {
                        what: format!("{method} {path}"),
                        status,
                        why,
                    });
                }
                Err(_) if may_wait => {}
                Err(error) => {
                    let address = self.caller.address().clone();
                    return Err(LoadError::Unreachable(address, error.to_string()));
                }
            }
            tokio::time::sleep(BREATH).await;
        }
    }

    /// Does something at a table that may have been done already, by a request whose answer was
    /// lost.
    async fn settle(
        &mut self,
        key: &str,
        verb: &str,
        body: Value,
        is_done: fn(&Value) -> bool,
    ) -> Result<(), LoadError> {
        match self.post(&format!("/api/tables/{key}/{verb}"), body).await {
            Err(LoadError::Unwanted { status: CONFLICT, what, why }) => {
                let table = self.get(&format!("/api/tables/{key}")).await?;
                if is_done(&value(&table)?) {
                    return Ok(());
                }
                Err(LoadError::Unwanted { status: CONFLICT, what, why })
            }
            done => done.map(drop),
        }
    }
}

/// A new table where all of them sit, the first as its host; the match has begun.
///
/// # Errors
/// If the server does not want it, or nobody answers.
pub async fn open_table(guests: &mut [Guest], plan: &Plan) -> Result<String, LoadError> {
    let parts: Vec<Part> = guests.iter().map(|_| Part::fresh()).collect();
    let Some((host, others)) = guests.split_first_mut() else {
        return Err(LoadError::Plan("a match needs at least one seat".into()));
    };
    let mut new = json!({ "game": plan.game, "seats": plan.seats });
    new["commitment"] = json!(parts[0].commitment);
    if let Some(setup) = &plan.setup {
        new["setup"] = setup.clone();
    }
    if let Some(clock) = &plan.clock {
        new["clock"] = clock.clone();
    }
    let table = host.post("/api/tables", new).await?;
    let key = key(&table)?;
    for (guest, part) in others.iter_mut().zip(&parts[1..]) {
        let body = json!({ "commitment": part.commitment });
        guest.settle(&key, "join", body, |table| !table["mine"].is_null()).await?;
    }
    begin(guests, &parts, &key).await?;
    Ok(key)
}

/// The same people play again.
///
/// # Errors
/// If the server does not want it, or nobody answers.
pub async fn rematch(guests: &mut [Guest], table: &str) -> Result<String, LoadError> {
    let Some(host) = guests.first_mut() else {
        return Err(LoadError::Plan("a match needs at least one seat".into()));
    };
    let again = host.post(&format!("/api/tables/{table}/rematch"), json!({})).await?;
    let key = key(&again)?;
    let parts: Vec<Part> = guests.iter().map(|_| Part::fresh()).collect();
    for (guest, part) in guests.iter_mut().zip(&parts) {
        let body = json!({ "commitment": part.commitment });
        guest.post(&format!("/api/tables/{key}/commit"), body).await?;
    }
    begin(guests, &parts, &key).await?;
    Ok(key)
}

/// The host starts, and everybody reveals.
async fn begin(guests: &mut [Guest], parts: &[Part], key: &str) -> Result<(), LoadError> {
    let is_started = |table: &Value| table["phase"] != "open" || !table["sealed"].is_null();
    if let Some(host) = guests.first_mut() {
        host.settle(key, "start", json!({}), is_started).await?;
    }
    for (guest, part) in guests.iter_mut().zip(parts) {
        let body = json!({ "nonce": part.nonce });
        guest.post(&format!("/api/tables/{key}/reveal"), body).await?;
    }
    Ok(())
}

/// The key of a table that was answered with.
fn key(table: &str) -> Result<String, LoadError> {
    let key = fields(table).find_map(|(name, value)| (name == "key").then_some(value));
    let key = key.and_then(|key| key.strip_prefix('"')?.strip_suffix('"'));
    key.map(str::to_owned).ok_or_else(|| LoadError::Strange("a table without a key".into()))
}

/// What an answer says.
fn value(answer: &str) -> Result<Value, LoadError> {
    serde_json::from_str(answer)
        .map_err(|error| LoadError::Strange(format!("{error} in {answer:.200}")))
}

/// The sentence in an answer that says no.
fn said(body: &str) -> String {
    let read: Option<Value> = serde_json::from_str(body).ok();
    let sentence = read.as_ref().and_then(|value| value["error"]["message"].as_str());
    sentence.unwrap_or(body).chars().take(500).collect()
}

/// Whether somebody is there, and has that game for that many.
///
/// # Errors
/// If it has not, or nobody answers.
pub async fn check(plan: &Plan) -> Result<(), LoadError> {
    let mut guest = Guest { caller: Caller::new(plan.address.clone()), patience: Duration::ZERO };
    let games = value(&guest.get("/api/games").await?)?;
    let Some(games) = games.as_array() else {
        return Err(LoadError::Strange("no list of games".into()));
    };
    let Some(game) = games.iter().find(|game| game["id"] == plan.game.as_str()) else {
        // Not every game stands on the shelf; if there is none, the server says so.
        return Ok(());
    };
    let bound = |idx: usize| game["seats"][idx].as_u64().unwrap_or(1);
    let seats = plan.seats as u64;
    if !(bound(0)..=bound(1)).contains(&seats) {
        let why = format!(
            "{} is for {} to {} seats, not for {seats}: choose with --seats",
            plan.game,
            bound(0),
            bound(1)
        );
        return Err(LoadError::Plan(why));
    }
    Ok(())
}
