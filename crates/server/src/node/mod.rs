//! One server among those that share the store: what it knows of itself and tells the others.
//!
//! - [`this_node`]: whether this one may still speak for what it holds
//! - [`waiting`]: waiting tables that this one holds
//! - [`hints`]: what nodes tell each other, and what it is good for that they do
//!
//! **The store is the only truth.** Whatever a node tells another may be lost, doubled or late.

mod hints;
mod this_node;
mod waiting;

pub use hints::{Hint, Hints};
pub use this_node::ThisNode;
pub use waiting::Waiting;
