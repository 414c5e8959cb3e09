//! The object-safe twin of a game: a boxed typed state, JSON only at its door.
//!
//! Written once for every game. Tables, servers, stores and the engine protocol hold only this.

use std::fmt;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::awaiting::Awaiting;
use crate::bot::{Patience, Reply, Skill};
use crate::chance::Chance;
use crate::companions::{Meta, Sheet, Tabletop, Values};
use crate::digest::{Digest, digest};
use crate::entry::Entry;
use crate::game::Undo;
use crate::offers::Offers;
use crate::phrase::Phrase;
use crate::picture::{Drawing, Sketch};
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};
use crate::sight::{AnySight, Seen};
use crate::window::Window;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denied {
    /// The rules forbid it.
    Refused(Refusal),
    /// It is not what it should be: one sentence that says what was wrong and what would be right.
    Malformed(String),
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Denied {
        Denied::Refused(refusal)
    }
}

impl fmt::Display for Denied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Denied::Refused(refusal) => refusal.fmt(f),
            Denied::Malformed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Denied {}

/// A game on the shelf.
pub trait AnyTitle: Send + Sync {
    /// Its constant facts.
    fn meta(&self) -> &Meta;

    /// Its named setups, the default first.
    fn presets(&self) -> Vec<(&'static str, Value)>;

    /// What bots play among themselves by default.
    fn setup_for_bots(&self) -> Value;

    /// Pictures of what is in its box.
    fn sheets(&self) -> &'static [Sheet];

    /// A match of it. Options left out of the setup have their defaults.
    ///
    /// # Errors
    /// If the setup or the number of seats does not fit.
    fn open(
        &self,
        setup: &Value,
        seats: usize,
        chance: &mut Chance,
    ) -> Result<Box<dyn AnyGame>, Denied>;

    /// A match from a written state, perhaps edited.
    ///
    /// # Errors
    /// If the state cannot be read or is not consistent.
    fn load(&self, state: &Value) -> Result<Box<dyn AnyGame>, Denied>;

    /// A match that would look just like that view.
    ///
    /// # Errors
    /// If the view cannot be read.
    fn guess(&self, view: &Value, chance: &mut Chance) -> Result<Box<dyn AnyGame>, Denied>;
    /// A view as a picture, for pages that only have the view.
    ///
    /// # Errors
    /// If it cannot be read.
    fn draw_view(&self, view: &Value) -> Result<Drawing, Denied>;

    /// Answers a question from a view alone: see [`crate::Ask`].
    ///
    /// # Errors
    /// If the view or the question cannot be read, or the question makes no sense here.
    fn ask_view(&self, view: &Value, question: &Value) -> Result<Value, Denied>;

    /// Reads a view once, for as many questions and verdicts as it takes.
    ///
    /// # Errors
    /// If the view cannot be read or is not consistent.
    fn sight(&self, view: &str) -> Result<Box<dyn AnySight>, Denied>;
}

/// A match in progress.
pub trait AnyGame: Send + Sync {
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyGame>;
    /// See [`crate::Game::seats`].
    fn seats(&self) -> usize;
    /// See [`crate::Game::awaiting`].
    fn awaiting(&self) -> Awaiting;
    /// See [`crate::Game::decision`].
    fn decision(&self, seat: Seat) -> u32;
    /// See [`crate::Game::round`].
    fn round(&self) -> u32;
    /// See [`crate::Game::now`].
    fn now(&self) -> u64;
    /// See [`crate::Game::offers`]; the region as JSON.
    fn offers(&self, seat: Seat) -> Offers<Value, Value>;
    /// See [`crate::Game::sample`].
    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Value>;
    /// See [`crate::Game::wake`].
    fn wake(&self) -> Option<Value>;

    /// See [`crate::Game::judge`].
    ///
    /// # Errors
    /// If the command cannot be read or the rules forbid it.
    fn judge(&self, entry: &Entry<Value>) -> Result<(), Denied>;

    /// See [`crate::Game::play`]. Where a scripted outcome could not have happened, nothing has
    /// happened at all.
    ///
    /// # Errors
    /// If the command cannot be read or the rules forbid it.
    fn play(&mut self, entry: &Entry<Value>, chance: &mut Chance) -> Result<Happened, Denied>;

    /// The whole truth, as [`AnyTitle::load`] reads it.
    fn state(&self) -> Value;
    /// The fingerprint of the truth.
    fn digest(&self) -> Option<Digest>;
    /// See [`crate::Game::view`].
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as JSON text, without the detour over a value.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The viewer's view as a picture.
    fn draw(&self, viewer: Viewer) -> Drawing;
    /// The viewer's view as text.
    fn sketch(&self, viewer: Viewer) -> Sketch;

    /// A command in words, as that viewer would say it.
    ///
    /// # Errors
    /// If the command cannot be read.
    fn label(&self, viewer: Viewer, command: &Value) -> Result<Phrase, Denied>;

    /// Offers in words, as that viewer would say them: the view is built once for all of them.
    fn labels(&self, viewer: Viewer, offers: &[Value]) -> Vec<Option<Phrase>>;

    /// An example of each question that can be asked.
    fn questions(&self, viewer: Viewer) -> Vec<Value>;

    /// See [`crate::Ask`].
    ///
    /// # Errors
    /// If the question cannot be read or makes no sense here.
    fn ask(&self, viewer: Viewer, question: &Value) -> Result<Value, Denied>;

    /// What a bot of that skill would do in that seat.
    fn choose(
        &self,
        seat: Seat,
        skill: Skill,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Value>;
}

/// What a played command did.
pub struct Happened {
    /// Whether it can be taken back freely.
    pub undo: Undo,
    /// What happened, in order.
    pub events: Vec<Box<dyn AnyEvent>>,
}

/// Something that happened.
pub trait AnyEvent: Send {
    /// The event in full.
    fn json(&self) -> Value;
    /// The event as that viewer may know it.
    fn redacted(&self, viewer: Viewer) -> Option<Box<dyn AnyEvent>>;
    /// The event in words.
    fn tell(&self) -> Phrase;
}

/// The door of a typed game.
pub struct Title<G> {
    meta: Meta,
    game: PhantomData<fn() -> G>,
}

impl<G: Tabletop> Title<G> {
    /// Puts the game on the shelf.
    pub const fn new() -> Title<G> {
        Title { meta: G::META, game: PhantomData }
    }
}

impl<G: Tabletop> Default for Title<G> {
    fn default() -> Title<G> {
        Title::new()
    }
}

impl<G: Tabletop> AnyTitle for Title<G> {
    fn meta(&self) -> &Meta {
        &self.meta
    }

    fn presets(&self) -> Vec<(&'static str, Value)> {
        G::presets().into_iter().map(|(name, setup)| (name, json(&setup))).collect()
    }

    fn setup_for_bots(&self) -> Value {
        json(&G::setup_for_bots())
    }

    fn sheets(&self) -> &'static [Sheet] {
        G::sheets()
    }

    fn open(
        &self,
        setup: &Value,
        seats: usize,
        chance: &mut Chance,
    ) -> Result<Box<dyn AnyGame>, Denied> {
        check_options(&self.meta, setup)?;
        let setup = read("setup", setup)?;
        self.meta.check_seats(seats).map_err(Denied::Malformed)?;
        Ok(Box::new(Running(G::open(&setup, seats, chance)?)))
    }

    fn load(&self, state: &Value) -> Result<Box<dyn AnyGame>, Denied> {
        let state: G = read("state", state)?;
        state.check().map_err(|why| Denied::Malformed(format!("this state cannot be: {why}")))?;
        Ok(Box::new(Running(state)))
    }

    fn guess(&self, view: &Value, chance: &mut Chance) -> Result<Box<dyn AnyGame>, Denied> {
        let state = G::guess(&read("view", view)?, chance);
        state.check().map_err(|why| Denied::Malformed(format!("this view cannot be: {why}")))?;
        Ok(Box::new(Running(state)))
    }

    fn draw_view(&self, view: &Value) -> Result<Drawing, Denied> {
        Ok(G::draw(&read("view", view)?))
    }

    fn ask_view(&self, view: &Value, question: &Value) -> Result<Value, Denied> {
        answered::<G>(&read("view", view)?, question)
    }

    fn sight(&self, view: &str) -> Result<Box<dyn AnySight>, Denied> {
        Ok(Box::new(Seen::<G>::read(view)?))
    }
}

fn answered<G: Tabletop>(view: &G::View, question: &Value) -> Result<Value, Denied> {
    let question = read("question", question)?;
    Ok(json(&G::ask(view, &question).map_err(Denied::Malformed)?))
}

/// Names the option that does not exist, and those that do; or the number that is out of bounds.
fn check_options(meta: &Meta, setup: &Value) -> Result<(), Denied> {
    let Value::Object(fields) = setup else {
        let why = "a setup is an object such as {}, with an option by each name";
        return Err(Denied::Malformed(why.into()));
    };
    for (key, value) in fields {
        let Some(option) = meta.options.iter().find(|option| option.key == *key) else {
            let names: Vec<&str> = meta.options.iter().map(|option| option.key).collect();
            let has = if names.is_empty() { "none".into() } else { names.join(", ") };
            let why = format!("{} has no option '{key}': it has {has}", meta.title);
            return Err(Denied::Malformed(why));
        };
        if let (Values::Whole { min, max }, Some(number)) = (option.values, value.as_i64())
            && !(min..=max).contains(&number)
        {
            let why = format!("option '{key}' cannot be {number}: it goes from {min} to {max}");
            return Err(Denied::Malformed(why));
        }
    }
    Ok(())
}

struct Running<G>(G);

impl<G: Tabletop> Running<G> {
    fn typed(entry: &Entry<Value>) -> Result<Entry<G::Command>, Denied> {
        let Entry { actor, at_ms, lag_ms, command } = entry;
        let command = read("command", command)?;
        Ok(Entry { actor: *actor, at_ms: *at_ms, lag_ms: *lag_ms, command })
    }
}

impl<G: Tabletop> AnyGame for Running<G> {
    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(Running(self.0.clone()))
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn awaiting(&self) -> Awaiting {
        self.0.awaiting()
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.0.decision(seat)
    }

    fn round(&self) -> u32 {
        self.0.round()
    }

    fn now(&self) -> u64 {
        self.0.now()
    }

    fn offers(&self, seat: Seat) -> Offers<Value, Value> {
        let mut offers = Offers::default();
        self.0.offers(seat, &mut offers);
        Offers {
            list: offers.list.iter().map(json).collect(),
            region: offers.region.as_ref().map(json),
        }
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Value> {
        self.0.sample(seat, chance).as_ref().map(json)
    }

    fn wake(&self) -> Option<Value> {
        G::wake().as_ref().map(json)
    }

    fn judge(&self, entry: &Entry<Value>) -> Result<(), Denied> {
        Ok(self.0.judge(&Self::typed(entry)?)?)
    }

    fn play(&mut self, entry: &Entry<Value>, chance: &mut Chance) -> Result<Happened, Denied> {
        let entry = Self::typed(entry)?;
        let mut after = self.0.clone();
        let mut events: Vec<G::Event> = Vec::new();
        let undo = after.play(&entry, chance, &mut events)?;
        if let Some(misfit) = chance.misfit() {
            return Err(Denied::Malformed(misfit.to_string()));
        }
        self.0 = after;
        let boxed = |event| Box::new(Told::<G>(event)) as Box<dyn AnyEvent>;
        Ok(Happened { undo, events: events.into_iter().map(boxed).collect() })
    }

    fn state(&self) -> Value {
        json(&self.0)
    }

    fn digest(&self) -> Option<Digest> {
        digest(&self.0).ok()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.0.view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        // Plain data always has a JSON form.
        serde_json::to_string(&self.0.view(viewer)).unwrap_or_else(|_| "null".into())
    }

    fn draw(&self, viewer: Viewer) -> Drawing {
        G::draw(&self.0.view(viewer))
    }

    fn sketch(&self, viewer: Viewer) -> Sketch {
        G::sketch(&self.0.view(viewer))
    }

    fn label(&self, viewer: Viewer, command: &Value) -> Result<Phrase, Denied> {
        Ok(G::label(&self.0.view(viewer), &read("command", command)?))
    }

    fn labels(&self, viewer: Viewer, offers: &[Value]) -> Vec<Option<Phrase>> {
        let view = self.0.view(viewer);
        let label = |offer| Some(G::label(&view, &read("command", offer).ok()?));
        offers.iter().map(label).collect()
    }

    fn questions(&self, viewer: Viewer) -> Vec<Value> {
        G::questions(&self.0.view(viewer)).iter().map(json).collect()
    }

    fn ask(&self, viewer: Viewer, question: &Value) -> Result<Value, Denied> {
        answered::<G>(&self.0.view(viewer), question)
    }

    fn choose(
        &self,
        seat: Seat,
        skill: Skill,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Value> {
        let mut offers = Offers::default();
        self.0.offers(seat, &mut offers);
        let window = Window::new(&self.0, seat, &offers);
        let reply = G::bot(skill).choose(&window, patience, chance);
        Reply { command: reply.command.as_ref().map(json), after_ms: reply.after_ms }
    }
}

struct Told<G: Tabletop>(G::Event);

impl<G: Tabletop> AnyEvent for Told<G> {
    fn json(&self) -> Value {
        json(&self.0)
    }

    fn redacted(&self, viewer: Viewer) -> Option<Box<dyn AnyEvent>> {
        G::redact(&self.0, viewer).map(|event| Box::new(Told::<G>(event)) as Box<dyn AnyEvent>)
    }

    fn tell(&self) -> Phrase {
        G::tell(&self.0)
    }
}

/// Plain data always has a JSON form; conformance checks that it is one without floats.
fn json<T: Serialize>(plain: &T) -> Value {
    serde_json::to_value(plain).unwrap_or(Value::Null)
}

fn read<T: DeserializeOwned>(what: &str, value: &Value) -> Result<T, Denied> {
    T::deserialize(value).map_err(|error| {
        let shown = beginning(&value.to_string());
        Denied::Malformed(format!("this is no {what} of the game: {shown} ({error})"))
    })
}

/// As much of a text as an error message quotes.
pub(crate) fn beginning(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}
