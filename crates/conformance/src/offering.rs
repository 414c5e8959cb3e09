//! Every offer is accepted; nobody is offered what they are not asked for.

use contract::{Awaiting, Chance, Offers, Seat, Tabletop};

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
        check_sampling(scene, seat, &offers)?;
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

/// Where a game samples without listing, one fair draw decides between all offers, in the order in
/// which they are listed: so each is equally likely.
fn check_sampling<G: Tabletop>(
    scene: &Scene<'_, G>,
    seat: Seat,
    offers: &Offers<G::Command, G::Region>,
) -> Checked {
    for scripted in 0..=offers.list.len() as u32 {
        let mut chance = Chance::from_number(0).scripted([scripted]);
        let Some(sampled) = scene.state.sample_unlisted(seat, &mut chance) else { return Ok(()) };
        let listed = offers.list.get(scripted as usize);
        let is_listed = listed.is_none_or(|listed| sampled.command == *listed);
        let is_fair = chance.draws() == 1 && chance.misfit().is_some() == listed.is_none();
        let told = sampled.was_choice == offers.is_decision();
        ensure(is_listed && is_fair && told, "sample", || {
            format!("seat {seat} draws {sampled:?} where the list has {listed:?}")
        })?;
    }
    Ok(())
}
