//! The object-safe twin of a game: a boxed typed state, JSON only at its door.
//!
//! Written once for every game. Tables, servers, stores and the engine protocol hold only this.

use std::any::Any;
use std::marker::PhantomData;

use serde_json::Value;
use serde_json::value::RawValue;

use crate::anybot::{AnyBot, Seated};
use crate::awaiting::Awaiting;
use crate::bot::Skill;
use crate::chance::Chance;
use crate::companions::{Meta, Sheet, Tabletop};
use crate::denied::Denied;
use crate::digest::{Digest, digest};
use crate::encode::{AnyEncoded, Layout};
use crate::ending::Explanation;
use crate::entry::Entry;
use crate::feat::Feat;
use crate::happened::{AnyEvent, Happened, typed_events};
use crate::listed::{Listed, listed};
use crate::malformed::Malformed;
use crate::offers::Offers;
use crate::options::check_options;
use crate::phrase::Phrase;
use crate::picture::{Drawing, Sketch};
use crate::plain::{json, raw, read, text};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::sight::{AnySight, Seen};
use crate::speaker::Speaker;
use crate::tally::Tally;
use crate::turn::Turn;

/// A game on the shelf.
pub trait AnyTitle: Send + Sync {
    /// Its constant facts.
    fn meta(&self) -> &Meta;

    /// What its numbers mean, if it can be written as numbers.
    fn layout(&self) -> Option<Layout>;

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

    /// A bot for a seat at a match of this game.
    fn bot(&self, skill: Skill) -> Box<dyn AnyBot>;

    /// See [`crate::Levels::has`].
    fn has_bot(&self, skill: Skill) -> bool;

    /// A match that would look just like that view.
    ///
    /// # Errors
    /// If the view cannot be read.
    fn guess(&self, view: &Value, chance: &mut Chance) -> Result<Box<dyn AnyGame>, Denied>;

    /// A view as a picture, for pages that only have the view.
    ///
    /// # Errors
    /// If it cannot be read.
    fn draw_view(&self, view: &Value, speaker: &dyn Speaker) -> Result<Drawing, Denied>;

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
    /// A copy that can be played on without touching this one.
    fn boxed(&self) -> Box<dyn AnyGame>;
    /// See [`crate::Game::seats`].
    fn seats(&self) -> usize;
    /// See [`crate::Game::awaiting`].
    fn awaiting(&self) -> Awaiting;
    /// See [`crate::Game::decision`].
    fn decision(&self, seat: Seat) -> u32;
    /// See [`crate::Game::round`].
    fn round(&self) -> u32;
    /// See [`crate::Game::turn`].
    fn turn(&self) -> Turn;
    /// See [`crate::Game::feat`].
    fn feat(&self) -> Option<Feat>;
    /// See [`crate::Game::waving`].
    fn waving(&self) -> SeatSet;
    /// See [`crate::Game::secretive`].
    fn secretive(&self) -> SeatSet;
    /// See [`crate::Game::tally`]. Events of another game count nothing.
    fn tally(&self, events: &[Box<dyn AnyEvent>], tally: &mut Tally);
    /// See [`crate::Game::now`].
    fn now(&self) -> u64;
    /// See [`crate::Game::offers`]; the region as JSON.
    fn offers(&self, seat: Seat) -> Offers<Value, Value>;
    /// The same, ready to be sent, in words if wanted.
    fn listed(&self, seat: Seat, words: bool) -> Offers<Listed, Value>;
    /// See [`crate::Game::LISTED`].
    fn is_listed(&self) -> bool;
    /// See [`crate::Game::takes_work`].
    fn takes_work(&self, command: &Value) -> bool;
    /// See [`crate::Game::region`]; as JSON.
    fn region(&self, seat: Seat) -> Option<Value>;
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

    /// See [`crate::Game::work_out`].
    ///
    /// # Errors
    /// If the command cannot be read.
    fn work_out(&self, entry: &Entry<Value>, chance: &mut Chance) -> Result<Option<Value>, Denied>;

    /// See [`crate::Game::can_repeat`].
    ///
    /// # Errors
    /// If the command cannot be read.
    fn can_repeat(&self, command: &Value) -> Result<bool, Denied>;

    /// The whole truth, as [`AnyTitle::load`] reads it.
    fn state(&self) -> Value;
    /// The fingerprint of the truth.
    fn digest(&self) -> Option<Digest>;
    /// See [`crate::Game::view`].
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as JSON text, without the detour over a value.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The same, to be put into a message as it is.
    fn view_raw(&self, viewer: Viewer) -> Box<RawValue>;
    /// The viewer's view as a picture.
    fn draw(&self, viewer: Viewer, speaker: &dyn Speaker) -> Drawing;
    /// The viewer's view as text.
    fn sketch(&self, viewer: Viewer, speaker: &dyn Speaker) -> Sketch;

    /// A command in words, as that viewer would say it.
    ///
    /// # Errors
    /// If the command cannot be read.
    fn label(&self, viewer: Viewer, command: &Value) -> Result<Phrase, Denied>;

    /// See [`crate::Label::warnings`]; one for each offer.
    fn warnings(&self, viewer: Viewer, offers: &[Value]) -> Vec<Option<Phrase>>;

    /// See [`crate::Label::goal`].
    fn goal(&self, viewer: Viewer) -> Phrase;

    /// See [`crate::Label::hint`].
    fn hint(&self, viewer: Viewer) -> Option<Phrase>;

    /// See [`crate::Label::explain`]; nothing while the match goes on.
    fn explanation(&self) -> Option<Explanation>;

    /// An example of each question that can be asked.
    fn questions(&self, viewer: Viewer) -> Vec<Value>;

    /// See [`crate::Ask`].
    ///
    /// # Errors
    /// If the question cannot be read or makes no sense here.
    fn ask(&self, viewer: Viewer, question: &Value) -> Result<Value, Denied>;

    /// The match as numbers, if its game can be written as numbers.
    fn encoded(&self) -> Option<&dyn AnyEncoded>;

    /// The match itself, for the bots of its game.
    fn as_any(&self) -> &dyn Any;
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

    fn layout(&self) -> Option<Layout> {
        G::ENCODER.map(|encoder| encoder.layout)
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
        self.meta.check_seats(seats)?;
        Ok(Box::new(Running(G::open(&setup, seats, chance)?)))
    }

    fn load(&self, state: &Value) -> Result<Box<dyn AnyGame>, Denied> {
        let state: G = read("state", state)?;
        state.check().map_err(|why| why.about("this state cannot be"))?;
        Ok(Box::new(Running(state)))
    }

    fn bot(&self, skill: Skill) -> Box<dyn AnyBot> {
        Box::new(Seated::<G>(G::bot(skill)))
    }

    fn has_bot(&self, skill: Skill) -> bool {
        G::has(skill)
    }

    fn guess(&self, view: &Value, chance: &mut Chance) -> Result<Box<dyn AnyGame>, Denied> {
        let state = G::guess(&read("view", view)?, chance);
        state.check().map_err(|why| why.about("this view cannot be"))?;
        Ok(Box::new(Running(state)))
    }

    fn draw_view(&self, view: &Value, speaker: &dyn Speaker) -> Result<Drawing, Denied> {
        Ok(G::draw(&read("view", view)?, speaker))
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
    Ok(json(&G::ask(view, &question)?))
}

pub(crate) struct Running<G>(pub G);

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

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn feat(&self) -> Option<Feat> {
        self.0.feat()
    }

    fn waving(&self) -> SeatSet {
        self.0.waving()
    }

    fn secretive(&self) -> SeatSet {
        self.0.secretive()
    }

    fn tally(&self, events: &[Box<dyn AnyEvent>], tally: &mut Tally) {
        let typed = events.iter().filter_map(|event| event.as_any().downcast_ref().cloned());
        self.0.tally(&typed.collect::<Vec<G::Event>>(), tally);
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

    fn listed(&self, seat: Seat, words: bool) -> Offers<Listed, Value> {
        listed(&self.0, seat, words)
    }

    fn takes_work(&self, command: &Value) -> bool {
        G::WORKS_OUT && read("command", command).is_ok_and(|command| G::takes_work(&command))
    }

    fn is_listed(&self) -> bool {
        G::LISTED
    }

    fn region(&self, seat: Seat) -> Option<Value> {
        self.0.region(seat).as_ref().map(json)
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
        let before = self.0.turn();
        let undo = after.play(&entry, chance, &mut events)?;
        if let Some(misfit) = chance.misfit() {
            return Err(Malformed::new(misfit.to_string()).into());
        }
        self.0 = after;
        Ok(Happened { undo, events: typed_events::<G>(events, before, self.0.turn()) })
    }

    fn work_out(&self, entry: &Entry<Value>, chance: &mut Chance) -> Result<Option<Value>, Denied> {
        if !G::WORKS_OUT {
            return Ok(None);
        }
        Ok(self.0.work_out(&Self::typed(entry)?, chance).as_ref().map(json))
    }

    fn can_repeat(&self, command: &Value) -> Result<bool, Denied> {
        Ok(!G::WORKS_OUT || G::can_repeat(&read("command", command)?))
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
        text(&self.0.view(viewer))
    }

    fn view_raw(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.0.view(viewer))
    }

    fn draw(&self, viewer: Viewer, speaker: &dyn Speaker) -> Drawing {
        G::draw(&self.0.view(viewer), speaker)
    }

    fn sketch(&self, viewer: Viewer, speaker: &dyn Speaker) -> Sketch {
        G::sketch(&self.0.view(viewer), speaker)
    }

    fn label(&self, viewer: Viewer, command: &Value) -> Result<Phrase, Denied> {
        Ok(G::label(&self.0.view(viewer), &read("command", command)?))
    }

    fn warnings(&self, viewer: Viewer, offers: &[Value]) -> Vec<Option<Phrase>> {
        let typed = offers.iter().map(|offer| read("command", offer));
        match typed.collect::<Result<Vec<G::Command>, Malformed>>() {
            Ok(commands) => G::warnings(&self.0.view(viewer), &commands),
            // What cannot be read was not offered, and is refused with the reason when it is sent.
            Err(_) => vec![None; offers.len()],
        }
    }

    fn goal(&self, viewer: Viewer) -> Phrase {
        G::goal(&self.0.view(viewer))
    }

    fn hint(&self, viewer: Viewer) -> Option<Phrase> {
        G::hint(&self.0.view(viewer))
    }

    fn explanation(&self) -> Option<Explanation> {
        self.0.awaiting().outcome().map(|_| self.0.explain())
    }

    fn questions(&self, viewer: Viewer) -> Vec<Value> {
        G::questions(&self.0.view(viewer)).iter().map(json).collect()
    }

    fn ask(&self, viewer: Viewer, question: &Value) -> Result<Value, Denied> {
        answered::<G>(&self.0.view(viewer), question)
    }

    fn encoded(&self) -> Option<&dyn AnyEncoded> {
        G::ENCODER.is_some().then_some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
