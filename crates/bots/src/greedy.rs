//! The best command by the game's own evaluation, one step ahead.

use contract::{Bot, Chance, Evaluate, Game, Patience, Reply, Window};

use crate::step;

/// Tries every listed command on a few guessed states and plays the one that looks best on
/// average; equals are broken by chance.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How many guesses it looks at.
    pub guesses: u32,
    /// How many more commands it draws where the list is not complete.
    pub draws: u32,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { guesses: 3, draws: 12 }
    }
}

impl<G: Game + Evaluate> Bot<G> for Greedy {
    fn choose(
        &mut self,
        window: &Window<'_, G>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<G::Command> {
        let mut choices: Vec<Option<G::Command>> =
            window.offers().list.iter().cloned().map(Some).collect();
        if !window.offers().is_complete() {
            choices.extend((0..self.draws).filter_map(|_| window.sample(chance)).map(Some));
        }
        if !window.must() {
            choices.push(None);
        }
        if choices.len() < 2 {
            return Reply::now(choices.pop().flatten());
        }
        let mut scores = vec![0.0; choices.len()];
        let view = window.view();
        for _ in 0..self.guesses {
            let guess = G::guess(&view, chance);
            for (choice, score) in choices.iter().zip(&mut scores) {
                *score += outlook(&guess, window, choice.as_ref(), chance);
            }
            if patience.is_over() {
                break;
            }
        }
        Reply::now(best(choices, &scores, chance))
    }
}

/// How the seat stands after a choice; worst where the guess refuses it.
fn outlook<G: Game + Evaluate>(
    guess: &G,
    window: &Window<'_, G>,
    choice: Option<&G::Command>,
    chance: &mut Chance,
) -> f64 {
    let mut after = guess.clone();
    match choice {
        Some(command) if !step::play(&mut after, window.seat(), command, chance) => 0.0,
        _ => after.evaluate(window.seat()),
    }
}

/// One of the choices with the highest score.
fn best<C>(choices: Vec<Option<C>>, scores: &[f64], chance: &mut Chance) -> Option<C> {
    let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let among: Vec<usize> = (0..choices.len()).filter(|&idx| scores[idx] == top).collect();
    let chosen = chance.pick(&among).copied()?;
    choices.into_iter().nth(chosen).flatten()
}
