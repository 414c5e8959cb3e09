//! What outlives the process: matches, tables of the lobby, people, chat.
//!
//! - [`store`]: the promises, as traits that any database can keep
//! - [`rows`]: what goes in and comes out
//! - [`listing`]: lists of tables, a page at a time
//! - [`sweep`]: waiting tables that nobody uses any more
//! - [`sqlite`]: one SQLite file, no set-up
//! - [`upkeep`], [`rulings`]: what the operator asks, decides and does
//! - [`error`]: what can go wrong, in sentences
//!
//! **An answer to a write leaves after its commit, never before.** Lines and checkpoints are text
//! to the store: it knows no rules.

pub mod error;
pub mod listing;
pub mod rows;
pub mod rulings;
pub mod sqlite;
pub mod store;
pub mod sweep;
pub mod upkeep;

pub use error::StoreError;
pub use listing::{Pace, Page, Tables};
pub use rows::{
    Append, Appended, Beginning, Changed, Chat, Claim, Claimed, Created, Loaded, NewTable, Opener,
    Person, Phase, TableChange, TableId, TableRow, Wake,
};
pub use rulings::{NewRuling, Ruled, Ruling};
pub use sqlite::{Durability, Options, SqliteStore, copy};
pub use store::{Lobby, MatchLog, People, Settings, Store};
pub use sweep::Sweep;
pub use upkeep::{Census, Rewrite, Roster, Size, Sizes, Upkeep};
