//! Lists of tables.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use contract::Seat;
use serde::Deserialize;
use store::{Page, Phase, TableId, TableRow, Tables};
use utoipa::{IntoParams, ToSchema};
use wire::listing::{Listed, Listing};

use super::body::Asked;
use super::faults::Asking;
use super::{Fault, Guest, packed};
use crate::company::{self, is_welcome};
use crate::head::Head;
use crate::house::House;
use crate::lobby;

/// Which tables.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    #[default]
    Open,
    Live,
    Over,
    Mine,
    Invited,
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Without a clock.
    Untimed,
    /// Seconds or minutes.
    RealTime,
    /// Days per move.
    Days,
}

/// Which tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The public ones that are open, live or over, all of one's own, or those that one is invited
    /// to; `open` if left out.
    #[serde(default)]
    #[param(inline)]
    which: Which,
    /// Only tables of this game, by its id.
    game: Option<String>,
    /// Only tables with a free seat.
    #[serde(default)]
    free: bool,
    /// Only tables that play this fast; for tables that are not over.
    #[param(inline)]
    pace: Option<Pace>,
    /// Where the page begins: `next` of the page before it; the newest tables if left out.
    before: Option<String>,
    /// How many tables at most; 50 if left out.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// A page has at most this many tables.
const MOST_LISTED: u32 = 100;
const USUALLY_LISTED: u32 = 50;

impl Wanted {
    fn page(self, guest: &str) -> Result<Page, Fault> {
        let wrong = |why: String| Fault::malformed(StatusCode::BAD_REQUEST, why);
        let which = match self.which {
            Which::Open => Tables::Public(Phase::Open),
            Which::Live => Tables::Public(Phase::Live),
            Which::Over => Tables::Public(Phase::Over),
            Which::Mine => Tables::Of(guest.to_owned()),
            Which::Invited => Tables::Inviting(guest.to_owned()),
        };
        if self.pace.is_some() && matches!(self.which, Which::Over) {
            return Err(wrong("finished matches cannot be listed by pace: leave out pace".into()));
        }
        let pace = self.pace.map(|pace| match pace {
            Pace::Untimed => store::Pace::Untimed,
            Pace::RealTime => store::Pace::RealTime,
            Pace::Days => store::Pace::Days,
        });
        let before = match self.before.map(|text| text.parse()) {
            None => None,
            Some(Ok(number)) => Some(TableId(number)),
            Some(Err(_)) => return Err(wrong("'before' is not the 'next' of any page".into())),
        };
        let limit = self.limit.unwrap_or(USUALLY_LISTED);
        if !(1..=MOST_LISTED).contains(&limit) {
            return Err(wrong(format!("a page has 1 to {MOST_LISTED} tables, not {limit}")));
        }
        Ok(Page { which, before, game: self.game, free: self.free, pace, limit })
    }
}

/// Lists tables, the newest first, a page at a time.
#[utoipa::path(
    get,
    path = "/tables",
    tag = "lobby",
    params(Wanted),
    responses((status = 200, body = Listing), Asking),
)]
pub async fn list(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Asked(wanted): Asked<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let page = wanted.page(&guest)?;
    // One's own tables may be private: how small their keys pack is nobody's business.
    let packs = matches!(page.which, Tables::Public(_));
    let blocked = match &page.which {
        Tables::Inviting(_) => Some(house.store.blocked_by(&guest).await?),
        Tables::Public(_) | Tables::Of(_) => None,
    };
    let limit = page.limit as usize;
    // One more than fits tells whether there is another page.
    let mut rows = house.store.tables(Page { limit: page.limit + 1, ..page }).await?;
    let more = rows.len() > limit;
    rows.truncate(limit);
    let next = rows.last().filter(|_| more).map(|row| row.id.0.to_string());
    let heads = rows.iter().filter_map(|row| match lobby::read(row) {
        Ok(head) => {
            let welcome = |blocked: &Vec<String>| is_welcome(row, &head, &guest, blocked);
            blocked.as_ref().is_none_or(welcome).then_some((row, head))
        }
        // One that cannot be read is missing from the list, and the others are not.
        Err(_) => {
            tracing::error!(table = row.id.0, "a table that cannot be read is not listed");
            None
        }
    });
    let heads: Vec<(&TableRow, Head)> = heads.collect();
    let hosts = || heads.iter().map(|(_, head)| head.host.clone()).collect();
    let inviters = match blocked {
        Some(_) => company::known(&house, hosts()).await?,
        None => HashMap::new(),
    };
    let listed = heads.iter().map(|(row, head)| {
        let inviter = inviters.get(&head.host).cloned();
        Listed { inviter, ..entry(&house, row, head, &guest) }
    });
    let listing = Listing { tables: listed.collect(), next };
    if packs { packed::json(&headers, &listing) } else { Ok(Json(listing).into_response()) }
}

/// A table in a list: nothing of it is large, or secret.
fn entry(house: &House, row: &TableRow, head: &Head, guest: &str) -> Listed {
    let mine = head.seat_of(guest);
    let is_awaited = |Seat(number)| row.awaited.checked_shr(number.into()).unwrap_or(0) & 1 == 1;
    Listed {
        key: row.key.clone(),
        game: head.game.clone(),
        phase: lobby::phase(row.phase),
        private: !row.listed,
        options: lobby::short_options(&head.setup),
        clock: head.clock.map(desk::clock_rule),
        seats: lobby::told_seats(house, row, head),
        mine: mine.map(|Seat(number)| number),
        host: head.host == guest,
        version: row.version,
        your_turn: row.phase == Phase::Live && mine.is_some_and(is_awaited),
        inviter: None,
    }
}
