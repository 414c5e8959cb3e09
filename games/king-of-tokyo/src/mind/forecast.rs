//! Plays the best few commands out, and takes the one that did best.
//!
//! The heuristic ranks what can be done. Its favourites are played out on guessed states, every
//! seat playing by the heuristic, for some turns; what the position is then worth is what counts.
//! After each round the worse half of the favourites is dropped, so that most of the budget goes
//! to those that are hard to tell apart.

use contract::{Bot, Chance, Entry, Game, Offers, Patience, Reply, Seat, Silent, Window};

use crate::command::Command;
use crate::mind::finish;
use crate::mind::heuristic::{decide, rank};
use crate::mind::taste::{HOUSE, Taste};
use crate::state::KingOfTokyo;

/// Plays favourites out.
#[derive(Clone, Copy, Debug)]
pub struct Forecast {
    /// How it judges.
    pub taste: Taste,
    /// How many games it plays out for a decision.
    pub playouts: u32,
    /// How many favourites it looks at.
    pub favourites: usize,
    /// How many turns it looks ahead, for each living monster.
    pub turns: u32,
    /// How many playouts its first opinion weighs.
    pub trust: f64,
}

impl Forecast {
    /// A forecast with the settings of the house.
    pub fn new(playouts: u32) -> Forecast {
        Forecast { taste: HOUSE, playouts, favourites: 6, turns: 2, trust: 10.0 }
    }
}

/// A favourite and how it fared.
struct Trial {
    command: Option<Command>,
    first: f64,
    sum: f64,
    count: f64,
}

impl Trial {
    fn mean(&self, trust: f64) -> f64 {
        (self.first * trust + self.sum) / (trust + self.count)
    }
}

impl Bot<KingOfTokyo> for Forecast {
    fn choose(
        &mut self,
        window: &Window<'_, KingOfTokyo>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let offers = &window.offers().list;
        if window.must() && offers.len() < 2 {
            return Reply::now(offers.first().copied());
        }
        let (seat, view) = (window.seat(), window.view());
        let state = view.guess(chance);
        if let Some(command) = finish::winning(&state, seat, chance) {
            return Reply::now(Some(command));
        }
        let mut ranked = rank(&state, &self.taste, seat, offers, chance);
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked.truncate(self.favourites);
        let trial = |(command, first)| Trial { command, first, sum: 0.0, count: 0.0 };
        let mut trials: Vec<Trial> = ranked.into_iter().map(trial).collect();
        // So often the favourites can be halved until one is left.
        let rounds = trials.len().max(2).ilog2();
        while trials.len() > 1 {
            let each = self.playouts / rounds / trials.len() as u32;
            for _ in 0..each.max(1) {
                let guess = view.guess(chance);
                // The same dice for all favourites, as far as they go.
                let luck = chance.clone();
                for trial in &mut trials {
                    let mut luck = luck.clone();
                    trial.sum += self.play_out(&guess, seat, trial.command, &mut luck);
                    trial.count += 1.0;
                }
                chance.below(u32::MAX);
                if patience.is_over() {
                    break;
                }
            }
            trials.sort_by(|a, b| b.mean(self.trust).total_cmp(&a.mean(self.trust)));
            trials.truncate(if patience.is_over() { 1 } else { trials.len() / 2 });
        }
        Reply::now(trials.first().and_then(|trial| trial.command))
    }
}

impl Forecast {
    /// Plays on for some turns; what the seat may then expect.
    fn play_out(
        &self,
        guess: &KingOfTokyo,
        seat: Seat,
        command: Option<Command>,
        chance: &mut Chance,
    ) -> f64 {
        let mut state = guess.clone();
        let mut offers = Offers::default();
        // Counted from before the command, which may itself end the turn, and without turns that
        // cards give: so all favourites look equally far ahead.
        let mut left = self.turns * state.living().len() as u32;
        let mut anchor = state.anchor;
        if let Some(command) = command {
            let entry = Entry::new(seat, 0, command);
            if state.play(&entry, chance, &mut Silent).is_err() {
                return 0.0;
            }
        }
        while let Some((_, asked)) = state.question() {
            if state.anchor != anchor {
                anchor = state.anchor;
                left = left.saturating_sub(1);
                if left == 0 {
                    break;
                }
            }
            offers.clear();
            state.offers(asked, &mut offers);
            let Some(command) = decide(&state, &self.taste, asked, &offers.list, chance) else {
                break;
            };
            if state.play(&Entry::new(asked, 0, command), chance, &mut Silent).is_err() {
                break;
            }
        }
        self.taste.share(&state, seat)
    }
}
