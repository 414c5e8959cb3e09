//! Every offer is accepted; nobody is offered what they are not asked for.

use contract::{Awaiting, Chance, Tabletop};

use crate::finding::{Checked, ensure};
use crate::scene::Scene;

/// Checks the offers of a state.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance) -> Checked {
    let awaiting = scene.state.awaiting();
    for seat in scene.seats() {
        let offers = scene.offers(seat);
        let asked = awaiting.seats().contains(seat);
        ensure(asked || (offers.list.is_empty() && offers.region.is_none()), "offers", || {
            format!("seat {seat} is offered something, but not awaited")
        })?;
        let must = matches!(&awaiting, Awaiting::Seats(waiting) if waiting.must.contains(seat));
        ensure(!must || !offers.list.is_empty() || offers.region.is_some(), "offers", || {
            format!("seat {seat} must act, but is offered nothing")
        })?;
        for (idx, command) in offers.list.iter().enumerate() {
            ensure(!offers.list[..idx].contains(command), "offers", || {
                format!("seat {seat} is offered {command:?} twice")
            })?;
            let entry = scene.entry(seat, command);
            let judged = scene.state.judge(&entry);
            ensure(judged.is_ok(), "offers", || {
                format!("seat {seat} is offered {command:?}, which is refused: {judged:?}")
            })?;
            let played = scene.after(&entry, chance);
            ensure(played.is_ok(), "offers", || {
                format!("seat {seat} is offered {command:?}, which cannot be played")
            })?;
        }
    }
    Ok(())
}
