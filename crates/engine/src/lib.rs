//! The engine protocol: one JSON request in, one JSON answer out.
//!
//! What UCI is to chess: for graphical front ends, bots in any language, tests and notebooks. The
//! command line reads and writes it line by line; the browser calls it through wasm.
//!
//! - [`request`]: what can be asked
//! - [`engine`]: the answers

pub mod engine;
pub mod request;

pub use engine::Engine;
