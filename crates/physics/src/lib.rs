//! Rigid wood: bodies that rest, are carried, fall and settle, alike on every machine.
//!
//! This room knows bodies and nothing about games. Lengths are millimetres, masses grams, time
//! seconds. A [`World`] is made from bodies at rest, a piece is carried through it, let go, and the
//! world runs until nothing moves; then it is asked where everything is, and thrown away.
//!
//! - [`body`]: what is in a world; [`pose`]: where it is
//! - [`world`]: the world itself, on Rapier
//! - [`obstacles`]: whether a piece would fit through what stands there, without any time passing
//!
//! **The same bodies and the same steps give the same bits, natively and in the browser.** Rapier
//! promises that for one version with its feature `enhanced-determinism` (no threads, its own
//! sines; four numbers at a time where the processor can, each computed as it would be alone). So
//! the version is pinned ([`ENGINE`]), bodies are added in the order in which they are given, and
//! time goes in steps of one length. What goes in is `f64` and is rounded to `f32` once; nothing
//! else here computes but with the basic operations, square roots and `libm`.

pub mod body;
pub mod obstacles;
pub mod pose;
pub mod world;

pub use body::{Body, Pad, Solid};
pub use obstacles::Obstacles;
pub use pose::Pose;
pub use world::{STEPS_PER_SECOND, World};

/// What simulates, its version, and how often this room has changed how it uses it. Equal bits are
/// promised within one of them only, so whoever keeps results keeps this beside them.
pub const ENGINE: &str = "rapier3d 0.36.1 (2)";
