//! Small nets of whole numbers that judge positions, the same on every machine.
//!
//! A net looks at what one seat observes ([`contract::Encode`]) and gives one number, the logit of
//! that seat's win; the chances of all seats still in are the softmax of theirs. Weights are 16
//! bits, sums 32 bits, and what comes between is clipped, so that no result depends on the order
//! of additions, on the compiler or on the processor.
//!
//! - [`mod@file`]: nets as bytes: for which game, rules and encoding one was trained
//! - [`net`]: what a net makes of an observation
//! - [`mod@shares`]: logits as chances
//! - [`vectors`]: what the reference in NumPy makes of made-up observations
//!
//! `train/` makes the files, and docs/training.md describes them.
#![warn(missing_docs)]

pub mod file;
pub mod net;
pub mod shares;
pub mod vectors;

pub use file::Misfit;
pub use net::{Eye, Net};
pub use shares::shares;
