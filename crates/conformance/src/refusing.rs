//! A refused act leaves the state untouched, judging and playing agree, and what is not offered is
//! refused where the list is complete.

use contract::{Actor, Chance, Entry, Game, Tabletop};

use crate::finding::{Checked, ensure};
use crate::scene::Scene;
use crate::seen::Seen;

/// Tries commands of other moments on a state, by everybody.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance, seen: &mut Seen) -> Checked {
    for actor in scene.actors() {
        for command in scene.pool {
            attempt(scene, &scene.entry(actor, command), chance, seen)?;
        }
    }
    patience(scene)
}

/// The clock does not act before its time.
fn patience<G: Tabletop>(scene: &Scene<'_, G>) -> Checked {
    let Some(command) = G::wake() else { return Ok(()) };
    let before = match scene.state.awaiting().wake_at() {
        Some(wake_at) => wake_at.checked_sub(1).filter(|at_ms| *at_ms >= scene.state.now()),
        None => Some(scene.at_ms),
    };
    let Some(at_ms) = before else { return Ok(()) };
    let judged = scene.state.judge(&Entry::new(Actor::Clock, at_ms, command));
    ensure(judged.is_err(), "clock", || format!("the clock may act at {at_ms} ms, too early"))
}

/// Tries one act.
///
/// # Errors
/// If judging and playing disagree, a refusal leaves a trace, or something is legal that a
/// complete list of offers does not hold.
pub fn attempt<G: Tabletop>(
    scene: &Scene<'_, G>,
    entry: &Entry<G::Command>,
    chance: &mut Chance,
    seen: &mut Seen,
) -> Checked {
    let judged = scene.state.judge(entry);
    let mut state = scene.state.clone();
    let played = Game::play(&mut state, entry, chance, &mut contract::Silent);
    ensure(judged.is_ok() == played.is_ok(), "judge", || {
        format!("judging and playing disagree about {entry:?}: {judged:?}, {played:?}")
    })?;
    if let (Err(judged), Err(played)) = (judged, played) {
        ensure(judged == played, "judge", || {
            format!("judging says {judged}, playing says {played}")
        })?;
        ensure(state == *scene.state, "refusal", || {
            format!("refused, but changed the state: {entry:?}")
        })?;
        return seen.refusal::<G>(&judged);
    }
    let listed = entry.actor.seat().is_none_or(|seat| {
        let offers = scene.offers(seat);
        !offers.is_complete() || offers.list.contains(&entry.command)
    });
    ensure(listed, "offers", || format!("accepted, but not offered: {entry:?}"))
}
