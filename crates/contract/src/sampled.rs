//! A command drawn at random.

use crate::chance::Chance;
use crate::game::Game;
use crate::offers::Offers;
use crate::seat::Seat;

/// A legal command drawn at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampled<C> {
    /// The command.
    pub command: C,
    /// Whether there were others; true where offers are not listed, because nobody counts them.
    pub was_choice: bool,
}

/// Draws a legal command of an awaited seat: see [`Game::sample`]. Lists as little as the game
/// allows, into `spare`, whose memory serves again and again in random play.
pub fn sample<G: Game>(
    state: &G,
    seat: Seat,
    chance: &mut Chance,
    spare: &mut Offers<G::Command, G::Region>,
) -> Option<Sampled<G::Command>> {
    if !G::LISTED {
        return state.sample(seat, chance).map(|command| Sampled { command, was_choice: true });
    }
    state.sample_unlisted(seat, chance).or_else(|| {
        spare.clear();
        state.offers(seat, spare);
        spare.pick(chance)
    })
}
