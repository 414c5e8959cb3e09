//! What a seat is offered in one position, listed only when it is needed.

use crate::chance::Chance;
use crate::game::Game;
use crate::offers::Offers;
use crate::sampled::sample;
use crate::seat::Seat;

/// What a seat is offered in one position, listed when somebody first asks. Until it is cleared,
/// it has to be asked about the same seat and position.
pub struct Offering<G: Game> {
    offers: Offers<G::Command, G::Region>,
    is_listed: bool,
}

impl<G: Game> Offering<G> {
    /// Forgets the position, and keeps the memory for the next.
    pub fn clear(&mut self) {
        self.is_listed = false;
    }

    /// What the seat is offered.
    pub fn list(&mut self, state: &G, seat: Seat) -> &[G::Command] {
        if !self.is_listed {
            self.offers.clear();
            state.offers(seat, &mut self.offers);
            self.is_listed = true;
        }
        &self.offers.list
    }

    /// Draws a legal command: see [`Game::sample`]. Lists nothing that the game can do without.
    pub fn sample(&mut self, state: &G, seat: Seat, chance: &mut Chance) -> Option<G::Command> {
        let drawn = match G::LISTED && self.is_listed {
            true => self.offers.pick(chance),
            false => sample(state, seat, chance, &mut self.offers),
        };
        drawn.map(|drawn| drawn.command)
    }
}

impl<G: Game> Default for Offering<G> {
    fn default() -> Offering<G> {
        Offering { offers: Offers::default(), is_listed: false }
    }
}
