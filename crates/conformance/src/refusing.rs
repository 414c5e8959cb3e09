//! A refused act leaves the state untouched, judging and playing agree, and what is not offered is
//! refused where the list is complete.

use contract::{Actor, Chance, Game, Tabletop};

use crate::fault::{Checked, ensure};
use crate::scene::Scene;
use crate::stroll::Seen;

/// Tries commands of other moments on a state, by everybody.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance, seen: &mut Seen) -> Checked {
    for actor in scene.actors() {
        let offers = actor.seat().map(|seat| scene.offers(seat)).unwrap_or_default();
        for command in scene.pool {
            let legal = attempt(scene, actor, command, chance, seen)?;
            if let Actor::Seat(seat) = actor {
                let listed = !offers.is_complete() || offers.list.contains(command);
                ensure(!legal || listed, "offers", || {
                    format!("{command:?} of seat {seat} is accepted, but not offered")
                })?;
            }
        }
    }
    Ok(())
}

/// Tries one act; tells whether it is legal.
///
/// # Errors
/// If judging and playing disagree, or a refusal leaves a trace.
pub fn attempt<G: Tabletop>(
    scene: &Scene<'_, G>,
    actor: Actor,
    command: &G::Command,
    chance: &mut Chance,
    seen: &mut Seen,
) -> Result<bool, crate::Fault> {
    let entry = scene.entry(actor, command);
    let judged = scene.state.judge(&entry);
    let mut state = scene.state.clone();
    let played = Game::play(&mut state, &entry, chance, &mut contract::Silent);
    ensure(judged.is_ok() == played.is_ok(), "judge", || {
        format!("judging and playing disagree about {entry:?}: {judged:?}, {played:?}")
    })?;
    let (Err(judged), Err(played)) = (judged, played) else { return Ok(true) };
    ensure(judged == played, "judge", || format!("judging says {judged}, playing says {played}"))?;
    ensure(state == *scene.state, "refusal", || {
        format!("refused, but changed the state: {entry:?}")
    })?;
    seen.refusal::<G>(&judged)?;
    Ok(false)
}
