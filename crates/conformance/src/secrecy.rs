//! Views, offers and events do not change when only what is hidden changes.

use contract::{Chance, Tabletop, Viewer};
use serde::Serialize;

use crate::finding::{Checked, Finding, ensure};
use crate::scene::{Scene, offers};
use crate::seen::Seen;

/// Deals everything hidden again, for every viewer in turn, and looks for a difference.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance, seen: &mut Seen) -> Checked {
    confidences(scene, chance)?;
    for viewer in Viewer::all(scene.state.seats()) {
        let other = scene.state.permute(viewer, chance);
        ensure(other.check().is_ok(), "secrecy", || {
            format!("permute made a state that cannot be: {:?}", other.check())
        })?;
        seen.secrets += u64::from(other != *scene.state);
        let same = bytes(&scene.state.view(viewer))? == bytes(&other.view(viewer))?;
        ensure(same, "secrecy", || {
            format!("the view of {viewer:?} shows something hidden from it")
        })?;
        ensure(other.awaiting() == scene.state.awaiting(), "secrecy", || {
            format!("whom the game waits for tells {viewer:?} something hidden")
        })?;
        if let Viewer::Seat(seat) = viewer {
            ensure(offers(&other, seat) == scene.offers(seat), "secrecy", || {
                format!("the offers of seat {seat} depend on something hidden from it")
            })?;
        }
        openness(scene, &other, viewer)?;
        events(scene, &other, viewer, chance)?;
        // A second world, made by other means: the game's own guess.
        let guess = G::guess(&scene.state.view(viewer), chance);
        events(scene, &guess, viewer, chance)?;
    }
    Ok(())
}

/// A player not said to have secrets knows nothing that is hidden from that viewer; and who has
/// some is no secret itself.
fn openness<G: Tabletop>(scene: &Scene<'_, G>, other: &G, viewer: Viewer) -> Checked {
    let secretive = scene.state.secretive();
    ensure(other.secretive() == secretive, "secretive", || {
        format!("who has secrets depends on something hidden from {viewer:?}")
    })?;
    ensure(G::META.hidden || secretive.is_empty(), "secretive", || {
        format!("{secretive:?} are said to have secrets, but META.hidden is false")
    })?;
    for seat in scene.seats().filter(|seat| !secretive.contains(*seat)) {
        let seen = Viewer::Seat(seat);
        ensure(scene.state.view(seen) == other.view(seen), "secretive", || {
            format!("seat {seat} knows what is hidden from {viewer:?}, but is not secretive")
        })?;
    }
    Ok(())
}

/// A player not said to have secrets is told of the next acts what everybody is told.
fn confidences<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance) -> Checked {
    let secretive = scene.state.secretive();
    let luck = chance.clone();
    for entry in scene.next_entries() {
        let Ok((_, told)) = scene.after(&entry, &mut luck.clone()) else { continue };
        for seat in scene.seats().filter(|seat| !secretive.contains(*seat)) {
            let same = |event: &G::Event| {
                G::redact(event, Viewer::Seat(seat)) == G::redact(event, Viewer::Public)
            };
            ensure(told.iter().all(same), "secretive", || {
                format!("{entry:?} tells seat {seat} a secret, but the seat is not secretive")
            })?;
        }
    }
    Ok(())
}

/// Plays the same acts in both worlds. Where the viewer sees the same world afterwards, it must
/// have been told the same on the way.
fn events<G: Tabletop>(
    scene: &Scene<'_, G>,
    other: &G,
    viewer: Viewer,
    chance: &mut Chance,
) -> Checked {
    let luck = chance.clone();
    chance.below(2);
    for entry in scene.next_entries() {
        let here = scene.after(&entry, &mut luck.clone());
        let twin = Scene { state: other, ..*scene };
        let there = twin.after(&entry, &mut luck.clone());
        let (Ok((here, told)), Ok((there, told_there))) = (here, there) else { continue };
        if here.view(viewer) != there.view(viewer) {
            continue;
        }
        let redact = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::redact(event, viewer)).collect()
        };
        ensure(redact(&told) == redact(&told_there), "secrecy", || {
            format!("an event of {entry:?} tells {viewer:?} something hidden from it")
        })?;
    }
    Ok(())
}

fn bytes<T: Serialize>(view: &T) -> Result<String, Finding> {
    serde_json::to_string(view).map_err(|error| Finding::new("view", error.to_string()))
}
