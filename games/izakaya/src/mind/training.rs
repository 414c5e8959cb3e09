//! How the game is learnt by playing it: see docs/training.md.

use contract::{Bot, Chance, Malformed, Patience, Reply, Train, Window};

use crate::command::Command;
use crate::mind::ahead::Looking;
use crate::mind::master::Master;
use crate::mind::search::Search;
use crate::mind::thinker::Thinker;
use crate::state::{Izakaya, Phase, STEP};

/// One bid in so many is any amount that the seat has.
const BIDS: u32 = 4;
/// One other act in so many is any that is allowed.
const TRIES: u32 = 40;
/// How often the bot that plays the first games plays on, and the one with a net.
const FIRST: u32 = 80;
const LATER: u32 = 200;
/// How much worse a move may be to be played nearly as often.
const WHIM: f64 = 0.01;

impl Train for Izakaya {
    fn trainee(net: Option<&[u8]>) -> Result<Box<dyn Bot<Izakaya>>, Malformed> {
        let search = |iterations| Search { iterations, width: 20, curiosity: 1.0 };
        let mind: Box<dyn Bot<Izakaya>> = match net {
            Some(net) => {
                let elsewhere = Thinker { search: search(2 * LATER), hurried: true };
                Box::new(Looking(Master::new(net, search(LATER), WHIM, elsewhere)?))
            }
            None => Box::new(Looking(Thinker { search: search(FIRST), hurried: true })),
        };
        Ok(Box::new(Learner(mind)))
    }

    /// Positions in which an action phase has ended and nobody has bid.
    fn is_lesson(&self, _opens_turn: bool) -> bool {
        let nobody = self.players.values().all(|player| player.bid.is_none());
        matches!(self.phase, Phase::Bidding { .. }) && nobody
    }
}

/// Tries things out now and then, bids most of all: what money is worth has to be learnt, too.
struct Learner(Box<dyn Bot<Izakaya>>);

impl Bot<Izakaya> for Learner {
    fn choose(
        &mut self,
        window: &Window<'_, Izakaya>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        if window.must() {
            let view = window.view();
            let seat = window.seat();
            if let Phase::Bidding { .. } = view.phase {
                if chance.below(BIDS) == 0 {
                    let cash = view.players.get(seat).map_or(0, |player| player.cash);
                    let steps = chance.below(u32::from(cash / STEP) + 1) as u16;
                    return Reply::now(Command::Bid { yen: steps * STEP });
                }
            } else if chance.below(TRIES) == 0 {
                return Reply::now(window.sample(chance));
            }
        }
        self.0.choose(window, patience, chance)
    }
}

#[cfg(test)]
mod tests {
    use contract::{Entry, Game, Seat, Silent};

    use super::*;
    use crate::setup::Setup;

    #[test]
    fn only_positions_before_an_auction_are_learnt_from() {
        let mut chance = Chance::from_number(4);
        let mut state = Izakaya::open(&Setup::default(), 2, &mut chance).unwrap();
        assert!(state.is_lesson(false), "the opening");
        for seat in Seat::all(2) {
            let entry = Entry::new(seat, 0, Command::Bid { yen: 0 });
            state.play(&entry, &mut chance, &mut Silent).unwrap();
            assert!(!state.is_lesson(false), "somebody has bid, or a disc is to be placed");
        }
    }

    #[test]
    fn a_net_of_something_else_is_refused() {
        assert!(Izakaya::trainee(Some(b"tokyonet")).is_err());
        assert!(Izakaya::trainee(None).is_ok());
    }
}
