//! What outlives the process: matches, tables of the lobby, people, chat.
//!
//! - [`store`]: the promises, as a trait that any database can keep
//! - [`rows`]: what goes in and comes out
//! - [`listing`]: lists of tables, a page at a time
//! - [`sweep`]: waiting tables that nobody uses any more
//! - [`sqlite`]: one SQLite file, no set-up
//! - [`upkeep`], [`rulings`], [`deeds`]: what the operator asks, decides and does
//! - [`error`]: what can go wrong, in sentences
//!
//! Inside the SQLite store:
//!
//! - `schema`: the tables and how old files are brought up to date
//! - `writer`: the one task that writes; it groups whatever waits into one commit
//! - `appends`: the lines of many matches in a handful of statements
//! - `lobby`: the small writes, one by one
//! - `reads`: the questions, on connections of their own
//! - `copy`: the whole file, while another program writes to it
//!
//! **An answer to a write leaves after its commit, never before.** Lines and checkpoints are text
//! to the store: it knows no rules.

mod appends;
mod copy;
pub mod deeds;
pub mod error;
pub mod listing;
mod lobby;
mod reads;
pub mod rows;
pub mod rulings;
mod schema;
pub mod sqlite;
pub mod store;
pub mod sweep;
pub mod upkeep;
mod writer;

pub use copy::copy;
pub use deeds::{Deed, Done, Rewrite};
pub use error::StoreError;
pub use listing::{Pace, Page, Tables};
pub use rows::{
    Append, Appended, Beginning, Changed, Chat, Created, Loaded, NewTable, Opener, Person, Phase,
    TableChange, TableId, TableRow, Wake,
};
pub use rulings::{NewRuling, Ruled, Ruling};
pub use sqlite::{Durability, Options, SqliteStore};
pub use store::Store;
pub use sweep::Sweep;
pub use upkeep::{Census, Roster, Size, Sizes, Upkeep};
