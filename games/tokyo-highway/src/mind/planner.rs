//! Plays the build that is judged best.

use contract::{Bot, Chance, Game, Patience, Reply, Window};

use crate::candidates::Sweep;
use crate::command::Command;
use crate::mind::choices::{Choice, choices};
use crate::mind::chores::chore;
use crate::mind::prospects::Taste;
use crate::truth::TokyoHighway;

/// A player that judges builds one by one.
#[derive(Clone, Copy, Debug)]
pub struct Planner {
    /// How it judges.
    pub taste: Taste,
    /// How closely it looks round.
    pub sweep: Sweep,
    /// How far it errs about each build, up or down, in hundredths of a car.
    pub doubt: u32,
}

impl Bot<TokyoHighway> for Planner {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoHighway>,
        _patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let state = TokyoHighway::guess(&window.view(), chance);
        let seat = window.seat();
        if let Some(command) = chore(&state, seat, chance) {
            return Reply::now(command);
        }
        let mut found = choices(&state, seat, &self.sweep, &self.taste);
        if self.doubt > 0 {
            for choice in &mut found {
                let error = f64::from(chance.below(2 * self.doubt + 1)) - f64::from(self.doubt);
                choice.worth += error / 100.0;
            }
        }
        let best = found.iter().max_by(|one, other| one.worth.total_cmp(&other.worth));
        let build = best.map(|choice: &Choice| Command::Build(choice.with_cars(&state, seat)));
        Reply::now(build.or_else(|| window.sample(chance)))
    }
}
