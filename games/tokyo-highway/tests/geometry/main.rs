//! The geometry against a sampler that knows nothing but points.

mod brute;
mod decks;
mod shared_disc;
mod slabs;
mod uprights;
