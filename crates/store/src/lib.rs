//! What outlives the process: matches, tables of the lobby, people, chat.
//!
//! - [`store`]: the promises, as traits that any database can keep
//! - [`rows`]: what goes in and comes out
//! - [`nodes`]: which servers share the store, and who holds which table
//! - [`profiles`]: what guests keep here beside their names, and whom they have to do with
//! - [`listing`]: lists of tables, a page at a time
//! - [`days`]: what people achieved on a day
//! - [`sweep`]: waiting tables that nobody uses any more
//! - [`pushes`]: where browsers are told that it is somebody's turn
//! - [`sqlite`]: one SQLite file, no set-up
//! - [`postgres`]: one PostgreSQL database for many servers
//! - [`moving`]: everything from one database into another
//! - [`upkeep`], [`rulings`]: what the operator asks, decides and does
//! - [`error`]: what can go wrong, in sentences
//!
//! **An answer to a write leaves after its commit, never before.** Lines and checkpoints are text
//! to the store: it knows no rules.

pub mod days;
pub mod error;
pub mod listing;
pub mod moving;
pub mod nodes;
pub mod postgres;
pub mod profiles;
pub mod pushes;
pub mod rows;
pub mod rulings;
pub mod sqlite;
pub mod store;
pub mod sweep;
mod transfer;
pub mod upkeep;

pub use days::{Days, Done, FeatsOf};
pub use error::StoreError;
pub use listing::{Pace, Page, Tables};
pub use nodes::{Beat, Claim, ClaimDue, Claimed, Due, Holder, Node, Nodes, Owned};
pub use postgres::{PostgresOptions, PostgresStore};
pub use profiles::{Acquaintance, Carry, Profile, Profiles};
pub use pushes::{Pushes, Subscription};
pub use rows::{
    Append, Appended, Beginning, Changed, Chat, Created, Joins, Loaded, NewTable, Opener, Person,
    Phase, Revision, Saved, TableChange, TableId, TableRow, Wake,
};
pub use rulings::{NewRuling, Ruled, Ruling};
pub use sqlite::{Durability, Options, SqliteStore, copy};
pub use store::{Lobby, MatchLog, People, Settings, Store};
pub use sweep::Sweep;
pub use upkeep::{Census, Erased, Rewrite, Roster, Size, Sizes, Upkeep};
