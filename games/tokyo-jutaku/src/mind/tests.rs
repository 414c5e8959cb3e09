//! Bots at work.
