//! What a seat thinks the others have bid.

use contract::{Chance, Game, Mind, Seat};

use crate::coach::bidding::Bookmaker;
use crate::mind::model::Model;
use crate::state::{Izakaya, STEP};
use crate::view::View;

/// Everything but bids lies open. Bids that were made are thought to be as bids should be.
#[derive(Clone, Debug, Default)]
pub struct Guesser {
    bookmaker: Bookmaker,
}

impl Mind<Izakaya> for Guesser {
    fn world(&mut self, view: &View, chance: &mut Chance) -> Izakaya {
        let mut world = Izakaya::guess(view, chance);
        let hidden = |seat: &Seat| {
            view.players.get(*seat).is_some_and(|seen| seen.has_bid && seen.bid.is_none())
        };
        let mut hidden = Seat::all(world.count()).filter(hidden).peekable();
        if hidden.peek().is_none() {
            return world;
        }
        let model = Model::of(&world);
        for seat in hidden {
            let steps = self.bookmaker.bid(&model, seat.idx(), chance);
            world.players[seat].bid = Some(u16::from(steps) * STEP);
        }
        world
    }
}
