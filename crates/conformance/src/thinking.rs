//! Bots answer with legal commands, and evaluations are shares of a win.

use contract::{Bot, Chance, Endless, Skill, Tabletop, Window};

use crate::finding::{Checked, ensure};
use crate::scene::Scene;

/// Asks some bots what they would do, and the game what it thinks of the state.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance) -> Checked {
    for seat in scene.seats() {
        let worth = scene.state.evaluate(seat);
        ensure((0.0..=1.0).contains(&worth), "evaluate", || {
            format!("seat {seat} is said to be worth {worth}, which is not from 0 to 1")
        })?;
    }
    // Searching takes much longer than everything else here, so it is done less often.
    let skill = match chance.below(40) {
        0 => Skill::Search(6),
        1..=4 => Skill::Greedy,
        _ => Skill::Random,
    };
    for seat in scene.state.awaiting().seats().iter() {
        let offers = scene.offers(seat);
        let window = Window::new(scene.state, seat, &offers);
        let mut bot: Box<dyn Bot<G>> = G::bot(skill);
        let Some(command) = bot.choose(&window, &Endless, chance).command else {
            ensure(!window.must(), "bots", || format!("{skill} does not answer though it must"))?;
            continue;
        };
        let judged = scene.state.judge(&scene.entry(seat, &command));
        ensure(judged.is_ok(), "bots", || {
            format!("{skill} answers {command:?}, which is refused: {judged:?}")
        })?;
    }
    Ok(())
}
