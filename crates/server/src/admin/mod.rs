//! The operator's own door, and what keeps the house clean.
//!
//! - [`protocol`]: what is said on the operator's socket; `error`: why something was not done
//! - `socket`: the socket itself, in the data folder; nothing of this can be reached by network
//! - `tables`: looking at tables, closing and deleting them
//! - `rule`: bans, mutes, announcements
//! - `people`: who somebody is; `export` and `erase`: everything about them
//! - `nameless`: heads, lines, checkpoints and records without a person's name
//! - `retention`: finished matches leave after a while
//!
//! **Only the server writes**: the program that the operator runs asks it to.

mod erase;
mod error;
mod export;
mod nameless;
mod people;
pub mod protocol;
mod retention;
mod rule;
#[cfg(unix)]
mod socket;
mod tables;

use std::sync::Arc;

pub use erase::erase;
pub use error::{Error, TableHint};
pub use export::export;
pub use retention::keep_small;
#[cfg(unix)]
pub use socket::listen;

use crate::house::House;
use protocol::{Answer, Request};

/// What came of a request.
type Asked = Result<Answer, Error>;

/// Does what the operator asks.
async fn answer(house: &Arc<House>, request: Request) -> Asked {
    match request {
        Request::Tables { game, phase, person, limit } => {
            tables::list(house, game, phase, person.as_deref(), limit).await
        }
        Request::Look { table } => tables::look(house, &table).await,
        Request::Close { table, reason } => tables::close(house, &table, reason).await,
        Request::Delete { table } => tables::delete(house, &table).await,
        Request::People { containing, limit } => {
            people::list(house, containing.as_deref(), limit).await
        }
        Request::Ban { who, for_s, reason } => rule::ban(house, &who, for_s, reason).await,
        Request::Unban { who } => rule::unban(house, &who).await,
        Request::Bans {} => rule::bans(house).await,
        Request::Mute { who, for_s, reason } => rule::mute(house, &who, for_s, reason).await,
        Request::Unmute { who } => rule::unmute(house, &who).await,
        Request::Announce { text, for_s } => rule::announce(house, &text, for_s).await,
        Request::Withdraw { number } => rule::withdraw(house, number).await,
        Request::Announcements {} => rule::announcements(house).await,
        Request::Export { person } => {
            let known = people::find(house, &person).await?;
            Ok(Answer::Export { data: Box::new(export(house, &known.id).await?) })
        }
        Request::Erase { person } => {
            let known = people::find(house, &person).await?;
            Ok(Answer::Erased(erase(house, &known.id).await?))
        }
        Request::Sizes {} => Ok(Answer::Sizes { sizes: house.store.sizes().await? }),
    }
}
