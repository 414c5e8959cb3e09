//! Tables before, beside and after their match: what the lobby knows and who may change it.
//!
//! - [`find`], [`describe`]: tables, read and told
//! - [`change`]: how a table is changed, even by several at the same time
//! - [`may`]: who may do what, and when
//! - [`occupants`]: who sits down
//! - [`open`]: new tables and rematches; [`setup`], [`day`]: what a host may choose for them
//! - [`seats`]: sitting down, leaving, bots, and whom the host does not want
//! - [`short_options`]: what of them fits into a list
//! - [`options`]: what the host changes afterwards; [`figures`]: what players play with
//! - [`seal`]: how everybody adds to the seed of a match, bound by commitments
//!
//! Nothing here knows HTTP or sockets, except by the status that a [`Fault`](crate::fault::Fault)
//! carries.

mod change;
mod day;
mod describe;
mod figures;
mod find;
mod may;
mod occupants;
mod open;
mod options;
mod seal;
mod seats;
mod setup;
mod short_options;

use store::TableRow;

pub use change::{Along, change};
pub use describe::{describe, phase, seats as told_seats};
pub use figures::choose_figure;
pub use find::{find, read, title};
pub use may::{hosts, is_wanted, joins, still_open};
pub use occupants::{chosen_name, made_name, name_of};
pub use open::{create, rematch};
pub use options::{allow_newcomers, set_options};
pub use seal::{commit, keep_deadline, reveal, start};
pub use seats::{add_bot, join, kick, leave, let_in};
pub use short_options::short_options;

use crate::head::Head;

/// A table, and what the lobby knows of it.
pub type Found = (TableRow, Head);
