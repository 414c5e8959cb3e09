//! How the game is learnt by playing it: see docs/training.md.

use contract::{Bot, Chance, Malformed, Patience, Reply, Seat, Train, Window};

use crate::cards::{CardSet, hook};
use crate::command::Command;
use crate::frame::Frame;
use crate::mind::Heuristic;
use crate::mind::master::Master;
use crate::state::KingOfTokyo;

/// One purchase in so many is made at random.
const TRIES: u32 = 8;
/// One game in so many begins with cards.
const VARIED: u32 = 10;
/// The doubt of the bot that plays the first games.
const DOUBT: f64 = 0.01;

impl Train for KingOfTokyo {
    fn trainee(net: Option<&[u8]>) -> Result<Box<dyn Bot<KingOfTokyo>>, Malformed> {
        Ok(match net {
            Some(net) => Box::new(Master::trainee(net, TRIES)?),
            None => Box::new(Beginner(Heuristic { doubt: DOUBT, ..Heuristic::default() })),
        })
    }

    /// A tenth of the games begin in the middle: with cards, energy and points, and fewer lives.
    fn vary(&mut self, chance: &mut Chance) {
        if chance.below(VARIED) > 0 {
            return;
        }
        for seat in Seat::all(self.count()) {
            for _ in 0..chance.below(4) {
                let keep: CardSet = self.deck.iter().filter(|card| card.is_keep()).collect();
                let Some(card) = keep.nth(chance.idx(keep.len())) else { break };
                self.deck.remove(card);
                self.monsters[seat].cards.insert(card);
                if hook::CHARGES.contains(card) {
                    self.counters.push((card, 2 * (1 + chance.below(3)) as u16));
                }
            }
            let most = self.most_life(seat);
            let monster = &mut self.monsters[seat];
            monster.life = most - chance.below(u32::from(most)) as u8;
            monster.points = chance.below(16) as u8;
            monster.energy = chance.below(9) as u16;
        }
    }

    fn is_in(&self, seat: Seat) -> bool {
        self.monsters.get(seat).is_some_and(|monster| monster.lives())
    }
}

/// Plays the first games, when there is no net yet.
struct Beginner(Heuristic);

impl Bot<KingOfTokyo> for Beginner {
    fn choose(
        &mut self,
        window: &Window<'_, KingOfTokyo>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let buys = window.must() && window.view().stack.top() == Some(&Frame::Buying);
        if buys && chance.below(TRIES) == 0 {
            return Reply::now(chance.pick(&window.offers().list).copied());
        }
        self.0.choose(window, patience, chance)
    }
}
