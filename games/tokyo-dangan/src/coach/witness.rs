//! What a seat has seen: its belief about where the others have to go.

use contract::{Chance, Mind};

use crate::mind::belief::Belief;
use crate::mind::recall::{Moment, Recall};
use crate::state::TokyoDangan;
use crate::view::View;

/// A seat that remembers what the others did between its turns.
#[derive(Clone, Debug, Default)]
pub struct Witness {
    belief: Belief,
    recall: Recall,
}

impl Mind<TokyoDangan> for Witness {
    fn recall(&mut self, view: &View) {
        match self.recall.look(view) {
            Moment::Begins => {
                self.belief.learn(view);
                self.belief.leave(view, view.roads);
            }
            Moment::Ends => self.belief.leave(view, view.roads),
            Moment::Between => {}
        }
    }

    fn world(&mut self, view: &View, chance: &mut Chance) -> TokyoDangan {
        let mut world = self.belief.world(view, chance);
        // A search may forget past positions. Here a turn can be to blame for the third time.
        world.house.repetition = view.house.repetition;
        world.past.clone_from(&view.past);
        world
    }
}
