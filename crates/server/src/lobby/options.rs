//! What the host changes after opening a table.

use wire::lobby::Options;

use super::Found;
use super::change::{Along, change};
use super::day::has_come;
use super::find::title;
use super::may::{hosts, not_sealed, still_open};
use super::setup::{read_clock, tidy};
use crate::fault::Fault;
use crate::house::House;

/// Changes options and clock, before the start.
pub async fn set_options(
    house: &House,
    key: &str,
    guest: &str,
    options: Options,
) -> Result<Found, Fault> {
    let clock = options.clock.map(read_clock).transpose()?;
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, guest)?;
        if let Some(setup) = &options.setup {
            head.setup = tidy(title(head)?, Some(setup.clone()), head.seats.len())?;
            has_come(house, title(head)?, &head.setup)?;
        }
        head.clock = clock;
        Ok(Along::default())
    })
    .await
}

/// Chooses whether new players may take over seats that bots keep.
pub async fn allow_newcomers(
    house: &House,
    key: &str,
    guest: &str,
    allow: bool,
) -> Result<Found, Fault> {
    change(house, key, |_, head| {
        hosts(head, guest)?;
        head.newcomers = allow;
        Ok(Along::default())
    })
    .await
}
