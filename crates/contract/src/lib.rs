//! What the spine asks of a game, and what it promises in return.
//!
//! A game is one plain, cloneable state that implements [`Game`]. Everything else here is the
//! vocabulary that trait needs:
//!
//! - [`seat`]: places at the table, who acts, who looks
//! - [`entry`]: one recorded act: who, when, what
//! - [`awaiting`]: whom the game waits for, or how it ended; [`ending`]: why it ended
//! - [`offers`]: what a seat may command; [`listed`]: the same, ready to be sent; [`sampled`]: one
//!   of it, drawn at random
//! - [`denied`]: why something was not done; [`refusal`]: why a command was not accepted;
//!   [`malformed`]: why what came from outside is unfit; [`mod@reasons`]: enums of what can be said
//! - [`phrase`]: words to be said in some language; [`speaker`]: who says them in a picture
//! - [`chance`]: dice and shuffles from a seed, or from a script
//! - [`events`]: where reports of what happened go
//! - [`turn`]: whose turn something belongs to; [`tally`]: numbers for the end
//! - [`companions`]: one small trait per further job (describe, label, draw, check, evaluate, ask)
//! - [`mod@coach`]: what decisions and luck were worth, and why, for the analysis of matches
//! - [`mod@encode`]: positions and offers as numbers, for programs that learn
//! - [`day`]: a day of the calendar, for options
//! - [`bot`]: who sits at the table without a body; [`window`]: all that a bot may look through
//! - [`erased`], [`anybot`]: the object-safe twins of a game and a bot, JSON at their doors;
//!   [`happened`]: what an act did
//! - [`sight`]: a view that is read once and then asked many times
//! - [`mod@digest`], [`mod@clauses`], [`picture`]: fingerprints, numbered rules, drawings
//! - `types`, with the feature of that name: how types with JSON of their own read in TypeScript
//!
//! **Nothing here knows the time, a file, a socket or any game.**
#![warn(missing_docs)]

pub mod anybot;
pub mod awaiting;
pub mod bot;
pub mod chance;
pub mod clauses;
pub mod coach;
pub mod companions;
pub mod day;
pub mod denied;
pub mod digest;
pub mod encode;
pub mod ending;
pub mod entry;
pub mod erased;
pub mod events;
pub mod feat;
pub mod figure;
pub mod game;
pub mod happened;
pub mod listed;
pub mod malformed;
pub mod offering;
pub mod offers;
mod options;
pub mod phrase;
pub mod picture;
mod plain;
pub mod reasons;
pub mod refusal;
pub mod sampled;
pub mod seat;
pub mod sight;
pub mod speaker;
mod stream;
pub mod tally;
pub mod turn;
#[cfg(feature = "types")]
pub mod types;
pub mod window;

pub use anybot::{AnyBot, check_bot};
pub use awaiting::{Awaiting, Outcome, Waiting};
pub use bot::{Bot, Endless, Patience, Reply, Skill, decide};
pub use chance::{Chance, Drawn, Misfit, Seed};
pub use clauses::{Clause, clauses};
pub use coach::{Coach, Coaching, Mind, Pace, PlayOut, Shares, Terms, Timekeeper};
pub use companions::{
    About, Ask, Check, Draw, Evaluate, Label, Levels, Memo, Meta, NoQuestion, Profile, Secrets,
    SetupOption, Sheet, Tabletop, Values,
};
pub use day::Day;
pub use denied::Denied;
pub use digest::{Digest, digest};
pub use encode::{
    AnyEncoded, Choice, Encode, Encoder, Field, Layout, OPEN_SLOTS, Train, Training, Traits,
};
pub use ending::{Explanation, sure_end, sure_warnings, tells_win};
pub use entry::Entry;
pub use erased::{AnyGame, AnyTitle};
pub use events::{Silent, Sink};
pub use feat::{Class, Feat};
pub use figure::{Figure, Player};
pub use game::{Game, Plain, Undo};
pub use happened::{AnyEvent, Happened};
pub use listed::Listed;
pub use malformed::Malformed;
pub use offering::Offering;
pub use offers::{NoRegion, Offers};
pub use phrase::{Arg, Phrase};
pub use picture::{Drawing, Ink, Sketch};
pub use refusal::Refusal;
pub use sampled::{Sampled, sample};
pub use seat::{Actor, BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use sight::AnySight;
pub use speaker::Speaker;
pub use tally::Tally;
pub use turn::Turn;
pub use window::Window;
