//! Izakaya: bids for the lead, bottles at the corners, towers on claimed lots.
//!
//! - [`setup`]: what the lobby chooses; [`colour`]: the drinks and what they are worth
//! - [`grid`]: addresses, corners and gaps of the quarter; [`site`]: a card of it with what stands
//!   there
//! - [`state`]: the whole truth; [`command`]: what is asked and what happened
//! - [`rules`]: the `Game` itself; [`judging`]: who may do what; [`offering`]: lists of choices
//! - [`auction`], [`acting`], [`scoring`]: what bids, discs and the end do
//! - [`view`], [`check`], [`about`], [`words`], [`draw`]: what is shown, states from outside,
//!   facts, sentences, pictures
//! - [`encode`]: positions and choices as numbers, for programs that learn
//! - [`hint`]: what decisions are about, for newcomers
//! - [`coach`]: what decisions were worth, and why
//! - [`mind`]: bots and answers to questions

pub mod about;
pub mod acting;
pub mod auction;
pub mod check;
pub mod coach;
pub mod colour;
pub mod command;
pub mod draw;
pub mod encode;
pub mod grid;
pub mod hint;
pub mod judging;
mod lists;
pub mod mind;
pub mod offering;
pub mod rules;
pub mod scoring;
pub mod setup;
pub mod site;
pub mod state;
pub mod view;
pub mod words;

pub use colour::Colour;
pub use command::{Command, Event};
pub use grid::{Address, Corner, Gap};
pub use setup::Setup;
pub use state::Izakaya;
pub use view::View;
