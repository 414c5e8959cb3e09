//! Who plays: the bots of a list, each seated for one game.

use contract::{Bot, Game, Levels, Outcome, Seat, Seed, Skill};

/// Seats the bots of a list. `E` is how the list names them.
pub trait Seater<G: Game, E>: Sync {
    /// A bot that plays one game from that place.
    fn seat(&self, entrant: &E, place: &Place<'_, G::Setup>) -> Seated<G>;
}

/// A seat in one of many games.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a, S> {
    /// The number of the game.
    pub game: u64,
    /// What is played.
    pub setup: &'a S,
    /// The seed of the game. Whoever knows it can foresee its chance.
    pub seed: &'a Seed,
    /// How many seats there are.
    pub seats: usize,
    pub seat: Seat,
}

/// A bot in its seat.
pub struct Seated<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    /// Its other side, if it comes from outside.
    pub outsider: Option<Box<dyn Outsider>>,
}

/// A bot that somebody else wrote, and that may break in the middle of a game. Then random
/// commands are played for it, and it has lost, whatever comes of them.
pub trait Outsider {
    /// Whether it broke.
    fn has_forfeited(&self) -> bool;

    /// The game is over; without an outcome, it was broken off.
    fn over(&self, outcome: Option<&Outcome>);
}

/// Seats the bots of the house.
#[derive(Clone, Copy, Debug)]
pub struct House;

impl<G: Levels> Seater<G, Skill> for House {
    fn seat(&self, skill: &Skill, _: &Place<'_, G::Setup>) -> Seated<G> {
        Seated { bot: G::bot(*skill), outsider: None }
    }
}
