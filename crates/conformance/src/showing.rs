//! Views can be drawn, and everything that is said can be said in every language.

use std::cell::RefCell;
use std::rc::Rc;

use contract::{
    Chance, Explanation, Outcome, Phrase, Player, Seat, Speaker, Tabletop, Viewer, sure_end,
};
use pens::columns::columns;
use words::Words;

use crate::finding::{Checked, Finding, ensure};
use crate::languages;
use crate::scene::Scene;

/// The widest line of a sketch.
const COLUMNS: usize = 80;

/// Names as people choose them: markup, quotes, other scripts, and as long as a name may be.
const NAMES: [&str; 8] = [
    "<b>&\"'Zoë",
    "Wolfeschlegelsteinhausen",
    "東京太郎左衛門尉源信綱",
    "x",
    "Ann & Bob",
    "</text><script>",
    "Per-Åke Ö",
    "¥€$",
];

/// Draws what is in the box.
///
/// # Errors
/// If a picture cannot be read, or says something that a language has no words for.
pub fn sheets<G: Tabletop>() -> Checked {
    in_each::<G>(|words| {
        for (_, draw) in G::sheets() {
            let speaker = Strict::new(words);
            let picture = draw(&speaker).page(G::META.title);
            speaker.fault()?;
            parses(&picture)?;
        }
        Ok(())
    })
}

/// Speaks for a picture, and remembers the first thing that could not be said.
struct Strict<'a> {
    words: &'a Words,
    players: Vec<Player>,
    fault: RefCell<Option<String>>,
}

impl<'a> Strict<'a> {
    fn new(words: &'a Words) -> Strict<'a> {
        Strict { words, players: NAMES.map(Player::named).to_vec(), fault: RefCell::new(None) }
    }

    fn fault(&self) -> Checked {
        let fault = self.fault.borrow();
        fault.as_ref().map_or(Ok(()), |why| Err(Finding::new("words", format!("a picture: {why}"))))
    }
}

impl Speaker for Strict<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        if let Err(why) = self.words.try_say(phrase) {
            self.fault.borrow_mut().get_or_insert(why.to_string());
        }
        self.words.at(&self.players).say(phrase)
    }

    fn name(&self, seat: Seat) -> String {
        self.words.at(&self.players).name(seat)
    }
}

fn parses(picture: &str) -> Checked {
    let parsed = roxmltree::Document::parse(picture);
    let document = parsed.map_err(|why| Finding::new("draw", format!("no XML: {why}")))?;
    let mut elements = document.descendants().filter(roxmltree::Node::is_element);
    let foreign = elements.find(|node| ["script", "b"].contains(&node.tag_name().name()));
    ensure(foreign.is_none(), "draw", || "a name has become part of the picture".into())
}

/// Nobody is a number: not in a picture, and not in a sketch.
fn nameless(said: &str) -> Checked {
    let lower = said.to_lowercase();
    let numbered = |word: &str| {
        let mut found = lower.match_indices(word).map(|(at, _)| &lower[at + word.len()..]);
        found.any(|after| after.starts_with(|letter: char| letter.is_ascii_digit()))
    };
    let found = ["seat ", "seats ", "player ", "joueur "].into_iter().find(|word| numbered(word));
    ensure(found.is_none(), "names", || {
        format!("a player is called '{}' and a number", found.unwrap_or_default().trim_end())
    })
}

/// Draws somebody's view in one language, each in its turn: pictures take longer than all else.
fn drawn<G: Tabletop>(view: &G::View, turn: usize) -> Checked {
    in_turn::<G>(turn, |words| {
        let speaker = Strict::new(words);
        let picture = G::draw(view, &speaker).page(G::META.title);
        let sketch = G::sketch(view, &speaker).plain();
        speaker.fault()?;
        parses(&picture)?;
        nameless(&picture)?;
        nameless(&sketch)?;
        let widest = sketch.lines().map(columns).max().unwrap_or(0);
        ensure((1..=COLUMNS).contains(&widest), "sketch", || {
            format!("the sketch is {widest} columns wide: it has to fit {COLUMNS}\n{sketch}")
        })
    })
}

/// How a match ended is told: why, and what broke ties that the scores do not show.
///
/// # Errors
/// The first fault found.
pub fn explained<G: Tabletop>(state: &G, outcome: &Outcome) -> Checked {
    let Explanation { why, seats } = state.explain();
    ensure(!why.is_empty() && seats.len() == state.seats(), "explain", || {
        format!("the end '{}' is not explained", outcome.ending)
    })?;
    why.iter().chain(seats.values().flatten()).try_for_each(said::<G>)?;
    for one in Seat::all(state.seats()) {
        let level = |other: &Seat| {
            outcome.scores[one] == outcome.scores[*other]
                && outcome.places[one] != outcome.places[*other]
        };
        let level = Seat::all(state.seats()).any(|other| level(&other));
        ensure(!level || seats[one].is_some(), "explain", || {
            format!("seat {one} has the score of another, but not its place, and nothing says why")
        })?;
    }
    Ok(())
}

/// Draws somebody's view, labels every offer and tells every event of a state.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>(scene: &Scene<'_, G>, chance: &mut Chance) -> Checked {
    let state = scene.state;
    let view = state.view(scene.viewer(chance));
    drawn::<G>(&view, scene.turn)?;
    if G::META.shown {
        said::<G>(&G::goal(&view))?;
    }
    for question in G::questions(&view) {
        asked::<G>(&view, &question)?;
    }
    for seat in state.awaiting().seats().iter() {
        let view = state.view(Viewer::Seat(seat));
        let offers = scene.offers(seat).list;
        for command in &offers {
            said::<G>(&G::label(&view, command))?;
        }
        warned(scene, seat, &G::warnings(&view, &offers), chance)?;
        hinted(scene, seat, chance)?;
    }
    for entry in scene.next_entries() {
        let mut chance = Chance::from_number(0);
        let Ok((_, events)) = scene.after(&entry, &mut chance) else { continue };
        events.iter().try_for_each(|event| told::<G>(event, state.seats()))?;
    }
    Ok(())
}

/// How many worlds that a seat can imagine are asked before something counts as sure.
const GUESSES: usize = 4;

/// Whether a command ends the match in truth and, as far as its seat can tell, in every world.
fn is_sure_to_end<G: Tabletop>(scene: &Scene<'_, G>, seat: Seat, command: &G::Command) -> bool {
    if sure_end(scene.state, seat, command).is_none() {
        return false;
    }
    let view = scene.state.view(Viewer::Seat(seat));
    let mut chance = Chance::from_number(0);
    let mut imagined = (0..GUESSES).map(|_| G::guess(&view, &mut chance));
    imagined.all(|guess| sure_end(&guess, seat, command).is_some())
}

/// Whatever is sure to end the match comes with a warning, and a warning that it ends holds.
fn warned<G: Tabletop>(
    scene: &Scene<'_, G>,
    seat: Seat,
    warnings: &[Option<Phrase>],
    chance: &mut Chance,
) -> Checked {
    let offers = scene.offers(seat).list;
    ensure(warnings.len() == offers.len(), "warnings", || {
        format!("{} warnings for {} offers", warnings.len(), offers.len())
    })?;
    for (command, warning) in offers.iter().zip(warnings) {
        let ends = is_sure_to_end(scene, seat, command);
        ensure(!ends || warning.is_some(), "warnings", || {
            format!("{command:?} ends the match, and nothing says so before")
        })?;
        let Some(warning) = warning else { continue };
        said::<G>(warning)?;
        let after = scene.after(&scene.entry(seat, command), chance);
        let over = after.is_ok_and(|(after, _)| after.awaiting().outcome().is_some());
        ensure(over || !warning.key.starts_with("house-end-"), "warnings", || {
            format!("{command:?} does not end the match, but its warning says so")
        })?;
    }
    Ok(())
}

/// A player with something to decide in a game that is shown gets a hint, which does not depend on
/// what they cannot see.
fn hinted<G: Tabletop>(scene: &Scene<'_, G>, seat: Seat, chance: &mut Chance) -> Checked {
    let view = scene.state.view(Viewer::Seat(seat));
    let hint = G::hint(&view);
    ensure(hint.is_some() || !G::META.shown, "hints", || {
        format!("seat {seat} has something to decide, and no hint says what it is about")
    })?;
    let guess = G::guess(&view, chance);
    ensure(G::hint(&guess.view(Viewer::Seat(seat))) == hint, "hints", || {
        format!("seat {seat} gets another hint on its guess")
    })?;
    hint.as_ref().map_or(Ok(()), said::<G>)
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
    in_each::<G>(|words| {
        words.try_say(phrase).map_err(|why| Finding::new("words", why.to_string()))?;
        Ok(())
    })
}

/// Tries something in every language of the game.
fn in_each<G: Tabletop>(try_it: impl FnMut(&Words) -> Checked) -> Checked {
    languages::<G>()?.iter().try_for_each(try_it)
}

/// Tries something in the language whose turn it is.
fn in_turn<G: Tabletop>(turn: usize, try_it: impl FnOnce(&Words) -> Checked) -> Checked {
    let languages = languages::<G>()?;
    languages.get(turn % languages.len().max(1)).map_or(Ok(()), try_it)
}

/// The languages of one game, by its id.
type Lists = Option<(&'static str, Rc<Vec<Words>>)>;

fn languages<G: Tabletop>() -> Result<Rc<Vec<Words>>, Finding> {
    thread_local! {
        // Reading the word lists for each phrase would take most of the suite's time.
        static LISTS: RefCell<Lists> = const { RefCell::new(None) };
    }
    LISTS.with_borrow_mut(|lists| match lists {
        Some((id, lists)) if *id == G::META.id => Ok(Rc::clone(lists)),
        _ => {
            let fresh = Rc::new(languages::all::<G>()?);
            *lists = Some((G::META.id, Rc::clone(&fresh)));
            Ok(fresh)
        }
    })
}
