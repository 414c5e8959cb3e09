//! Tokyo Jutaku: everybody builds at once, on odd lots, from one pile of wood.
//!
//! - [`setup`]: what the lobby chooses; [`map`]: the map and how tokens move on it
//! - [`cards`], [`site`]: the site cards, and one of them with what stands on it
//! - [`state`]: the whole truth; [`command`]: what is asked and what happened
//! - [`rules`]: the `Game` itself; [`judging`]: who may do what; [`offering`]: lists of choices
//! - [`race`], [`movement`], [`beats`], [`clock`], [`medal`]: what commands and time do
//! - [`view`], [`check`], [`about`], [`words`], [`draw`]: what is shown, states from outside,
//!   facts, sentences, pictures
//! - [`encode`]: positions and choices as numbers, for programs that learn
//! - [`hint`]: what decisions are about, for newcomers
//! - [`mind`]: bots and answers to questions
//! - [`coach`]: where builders' time went

pub mod about;
pub mod beats;
pub mod cards;
pub mod check;
pub mod clock;
pub mod coach;
pub mod command;
pub mod draw;
pub mod encode;
pub mod hint;
pub mod judging;
mod lists;
pub mod map;
pub mod medal;
pub mod mind;
pub mod movement;
pub mod offering;
pub mod race;
pub mod rules;
pub mod setup;
pub mod site;
pub mod state;
pub mod token;
pub mod view;
pub mod words;

pub use command::{Beat, Command, Event};
pub use setup::Setup;
pub use state::TokyoJutaku;
pub use token::Token;
pub use view::View;
