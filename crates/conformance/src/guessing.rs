//! A guess looks just like what it was guessed from, and is offered and judged alike.

use contract::{Chance, Tabletop, Viewer};

use crate::finding::{Checked, ensure};
use crate::scene::{Scene, offers};

/// Guesses from every view of a state.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance) -> Checked {
    let state = scene.state;
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        let guess = G::guess(&view, chance);
        ensure(guess.check().is_ok(), "guess", || {
            format!("what {viewer:?} guesses cannot be: {:?}", guess.check())
        })?;
        ensure(guess.view(viewer) == view, "guess", || {
            format!("the guess of {viewer:?} looks otherwise than its view")
        })?;
        ensure(guess.awaiting() == state.awaiting(), "guess", || {
            format!("the guess of {viewer:?} waits for others than the truth")
        })?;
        if let Viewer::Seat(seat) = viewer {
            ensure(offers(&guess, seat) == scene.offers(seat), "guess", || {
                format!("seat {seat} is offered something else on its guess")
            })?;
            ensure(guess.decision(seat) == state.decision(seat), "guess", || {
                format!("seat {seat} has another decision number on its guess")
            })?;
            let luck = chance.clone();
            let drawn = state.sample(seat, &mut luck.clone());
            ensure(guess.sample(seat, &mut luck.clone()) == drawn, "guess", || {
                format!("seat {seat} draws another command on its guess")
            })?;
            judges_alike(scene, &guess, seat)?;
        }
    }
    Ok(())
}

fn judges_alike<G: Tabletop>(scene: &Scene<'_, G>, guess: &G, seat: contract::Seat) -> Checked {
    for command in scene.pool {
        let entry = scene.entry(seat, command);
        ensure(guess.judge(&entry) == scene.state.judge(&entry), "guess", || {
            format!("{command:?} of seat {seat} is judged otherwise on its guess")
        })?;
    }
    Ok(())
}
