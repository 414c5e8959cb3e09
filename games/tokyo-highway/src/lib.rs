//! Tokyo Highway: columns, rigid roads and crossings in true 3D.
//!
//! - [`sizes`], [`pieces`]: the box; [`setup`]: what the lobby chooses
//! - [`geometry`]: flat and sloping things on a table: where they touch, clear and cross
//! - [`truth`]: everything that is stored; [`solids`]: the same as solids that can be measured
//! - [`command`]: what is asked and what happened; [`rules`]: the `Game` itself
//! - [`survey`]: a build, measured; [`fault`]: what is wrong with it; [`judging`]: who may do what
//! - [`turn`], [`penalty`]: what commands do; [`parking`]: where cars can stand
//! - [`aim`], [`lattice`], [`candidates`]: builds by direction, the search for blocked players,
//!   good builds to choose from
//! - [`view`], [`check`], [`about`], [`words`], [`draw`]: what is shown, states from outside,
//!   facts, sentences, pictures
//! - [`trace`]: what a pointer over the table comes to
//! - [`hand`]: building by hand, with pieces that fall
//! - [`encode`]: positions and choices as numbers, for programs that learn
//! - [`hint`]: what decisions are about, for newcomers
//! - [`mind`]: bots and answers to questions
//! - [`coach`]: what is to be said of builds after a match

pub mod about;
pub mod aim;
pub mod candidates;
pub mod check;
pub mod coach;
pub mod command;
pub mod draw;
pub mod encode;
pub mod fault;
pub mod geometry;
pub mod hand;
pub mod hint;
pub mod judging;
pub mod lattice;
mod lists;
pub mod mind;
pub mod parking;
pub mod penalty;
pub mod pieces;
pub mod rules;
pub mod setup;
pub mod sizes;
pub mod solids;
pub mod survey;
pub mod trace;
pub mod truth;
pub mod turn;
pub mod view;
pub mod words;

pub use command::{Build, Command, Event, Goal};
pub use setup::Setup;
pub use truth::TokyoHighway;
pub use view::View;
