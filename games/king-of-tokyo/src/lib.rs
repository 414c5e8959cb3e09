//! King of Tokyo, 2012 edition.
//!
//! - [`face`], [`monster`], [`setup`], [`command`]: the words of the game
//! - [`state`]: the whole truth; [`frame`]: what is still to be done, as data on a stack
//! - [`act`]: the small effects that everything is made of
//! - [`steps`]: what happens by itself, and what each question allows
//! - [`cards`]: the 66 cards, each a value with its own hooks
//! - [`rules`]: the `Game` itself; [`view`]: what one viewer may know
//! - [`about`], [`check`], [`words`], [`draw`]: facts, checks, sentences, pictures
//! - [`mod@encode`]: positions and choices as numbers, for programs that learn
//! - [`tally`]: the numbers of the end screen
//! - [`hint`]: what decisions are about, for newcomers
//! - [`odds`]: what dice can still become; [`mind`]: bots, and answers to questions

pub mod about;
pub mod act;
pub mod cards;
pub mod check;
pub mod command;
pub mod draw;
pub mod encode;
pub mod face;
pub mod frame;
pub mod hint;
mod lists;
pub mod mind;
pub mod monster;
pub mod odds;
pub mod rules;
pub mod setup;
pub mod state;
pub mod steps;
pub mod tally;
pub mod view;
pub mod words;

pub use cards::{Card, CardSet};
pub use command::{Command, Event, HeartUse, With};
pub use face::{Dice, Face};
pub use monster::{Monster, Zone};
pub use setup::Setup;
pub use state::KingOfTokyo;
pub use view::View;
