//! The games as a Python module.
//!
//! - [`game`]: a game with its seats and setup, from which everything else begins;
//!   [`setting`]: the same for the other rooms
//! - [`state`]: one match as Python holds it; [`running`]: the same, typed
//! - [`saved`]: a match, written down; [`again`]: matches from their beginning on
//! - [`bot`]: the bots of the house; [`contest`]: many games between them
//! - [`batch`]: many matches that are stepped together, into arrays
//! - [`fault`]: what is wrong, as an exception; [`plain`]: plain data; [`say`]: words
//!
//! **No panic crosses the border, and nothing waits**: an object that another thread is using says
//! so ([`fault::Fault::Busy`]).

pub mod again;
pub mod batch;
pub mod bot;
pub mod contest;
pub mod fault;
pub mod game;
pub mod plain;
pub mod running;
pub mod saved;
pub mod say;
pub mod setting;
pub mod state;

/// The part of the module `tokyo` that is written in Rust.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::contest::{match_seed, rate};
    #[pymodule_export]
    use crate::game::{Game, games};
    #[pymodule_export]
    use crate::state::State;
}
