//! Views can be drawn, and everything that is said can be said in every language.

use contract::{Chance, Phrase, Tabletop, Viewer};
use words::Words;

use crate::fault::{Checked, Fault, ensure};
use crate::scene::Scene;

/// The widest line of a sketch.
const COLUMNS: usize = 80;

/// Draws what is in the box.
///
/// # Errors
/// If a picture cannot be read.
pub fn sheets<G: Tabletop>() -> Checked {
    G::sheets().iter().try_for_each(|(_, draw)| parses(&draw().page(G::META.title)))
}

fn parses(picture: &str) -> Checked {
    let parsed = roxmltree::Document::parse(picture);
    ensure(parsed.is_ok(), "draw", || format!("the picture is no XML: {:?}", parsed.err()))
}

/// Draws somebody's view, labels every offer and tells every event of a state.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance) -> Checked {
    let state = scene.state;
    let view = state.view(scene.viewer(chance));
    let picture = G::draw(&view).page(G::META.title);
    parses(&picture)?;
    let sketch = G::sketch(&view).plain();
    let widest = sketch.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    ensure((1..=COLUMNS).contains(&widest), "sketch", || {
        format!("the sketch is {widest} columns wide: it has to fit {COLUMNS}")
    })?;
    for question in G::questions(&view) {
        asked::<G>(&view, &question)?;
    }
    for seat in state.awaiting().seats().iter() {
        let view = state.view(Viewer::Seat(seat));
        for command in &scene.offers(seat).list {
            said::<G>(&G::label(&view, command))?;
        }
    }
    for entry in scene.next_entries() {
        let mut chance = Chance::from_number(0);
        let Ok((_, events)) = scene.after(&entry, &mut chance) else { continue };
        events.iter().try_for_each(|event| told::<G>(event, state.seats()))?;
    }
    Ok(())
}

/// The event can be said, in full and as each viewer may know it.
fn told<G: Tabletop>(event: &G::Event, seats: usize) -> Checked {
    said::<G>(&G::tell(event))?;
    let redacted = Viewer::all(seats).filter_map(|viewer| G::redact(event, viewer));
    redacted.into_iter().try_for_each(|event| said::<G>(&G::tell(&event)))
}

fn asked<G: Tabletop>(view: &G::View, question: &G::Question) -> Checked {
    let answer = G::ask(view, question);
    ensure(answer.is_ok(), "ask", || format!("the example {question:?} has no answer"))
}

/// Every language of the game can say the phrase.
///
/// # Errors
/// If one cannot.
pub fn said<G: Tabletop>(phrase: &Phrase) -> Checked {
    thread_local! {
        // Reading the word lists for each phrase would take most of the suite's time.
        static LISTS: std::cell::RefCell<Option<(&'static str, Vec<Words>)>> =
            const { std::cell::RefCell::new(None) };
    }
    LISTS.with_borrow_mut(|lists| {
        if lists.as_ref().is_none_or(|(id, _)| *id != G::META.id) {
            *lists = Some((G::META.id, crate::shelf::languages::<G>()?));
        }
        let (_, lists) = lists.as_ref().ok_or_else(|| Fault::new("words", "no word list"))?;
        for words in lists {
            words.try_say(phrase).map_err(|why| Fault::new("words", why))?;
        }
        Ok(())
    })
}
