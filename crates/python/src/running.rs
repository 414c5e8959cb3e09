//! One match, typed, behind an interface that knows no type.

use std::any::Any;
use std::sync::Arc;

use contract::{
    Actor, AnyTitle, Awaiting, Chance, Choice, Digest, Drawn, Entry, Offering, Outcome, Seat,
    SeatSet, Seed, Tabletop, Traits, Viewer, Waiting, digest,
};
use serde_json::Value;
use table::{Record, Sitter, Table};
use words::Words;

use crate::fault::Fault;
use crate::plain::json;
use crate::saved::{Act, Saved, Start};
use crate::setting::no_numbers;

/// A clock that acts more often than this at one go never sleeps.
const MOST_WAKES: usize = 100_000;

/// What is to be done.
pub enum Deed {
    /// The offer in that slot.
    Slot(usize),
    /// A command, as plain data.
    Command(Value),
}

/// One match of any game.
pub trait AnyMatch: Send + Sync {
    /// A copy that can be played on without touching this one.
    fn boxed(&self) -> Box<dyn AnyMatch>;
    /// The match itself, for the bots of its game.
    fn as_any(&self) -> &dyn Any;
    fn title(&self) -> &'static dyn AnyTitle;
    fn seed(&self) -> Seed;
    /// How many acts there were, the clock's included.
    fn entries(&self) -> u64;
    fn seats(&self) -> usize;
    fn now(&self) -> u64;
    fn round(&self) -> u32;
    fn awaiting(&self) -> Awaiting;
    fn decision(&self, seat: Seat) -> u32;
    /// What happened in the last act.
    fn events(&self) -> Result<Value, Fault>;
    fn view(&self, viewer: Viewer) -> Result<Value, Fault>;
    fn truth(&self) -> Result<Value, Fault>;
    fn digest(&self) -> Result<Digest, Fault>;
    /// The viewer's view as a picture.
    fn draw(&self, viewer: Viewer, words: &Words) -> String;
    /// The viewer's view as text.
    fn sketch(&self, viewer: Viewer, words: &Words) -> String;
    /// A command in words.
    fn label(&mut self, seat: Seat, deed: &Deed, words: &Words) -> Result<String, Fault>;
    /// Writes what a seat knows.
    fn observe(&self, seat: Seat, into: &mut [i16]) -> Result<(), Fault>;
    /// The slots of what a seat is offered, with their traits, in the order of the offers.
    fn choices(&mut self, seat: Seat) -> Result<Vec<(usize, Traits)>, Fault>;
    /// The command in a slot.
    fn command(&mut self, seat: Seat, slot: usize) -> Result<Value, Fault>;
    /// A legal command at random.
    fn sample(&self, seat: Seat, chance: &mut Chance) -> Result<Option<Value>, Fault>;
    /// The slot of a command that is offered.
    fn slot(&mut self, seat: Seat, command: &Value) -> Result<Option<usize>, Fault>;
    /// Does it. What chance brings is scripted as far as the script goes.
    fn act(
        &mut self,
        seat: Seat,
        deed: Deed,
        at_ms: u64,
        script: &[u32],
    ) -> Result<Vec<Drawn>, Fault>;
    /// Lets the clock act once, whenever that is due.
    fn wake(&mut self, script: &[u32]) -> Result<Vec<Drawn>, Fault>;
    /// Lets the clock do everything that is due by then.
    fn advance(&mut self, to_ms: u64) -> Result<(), Fault>;
    /// Another match that looks just so to that viewer.
    fn guess(&self, viewer: Viewer, chance: &mut Chance) -> Box<dyn AnyMatch>;
    /// This match with what is hidden from the viewer dealt differently.
    fn permute(&self, viewer: Viewer, chance: &mut Chance) -> Box<dyn AnyMatch>;
    fn record(&self) -> Result<Record, Fault>;
    fn saved(&self) -> Result<Saved, Fault>;
}

/// One match.
pub struct Match<G: Tabletop> {
    pub title: &'static dyn AnyTitle,
    pub state: G,
    pub seed: Seed,
    /// How many entries there were: the next one draws from the stream after it.
    pub entries: u64,
    /// How it came about; nothing where nobody knows.
    pub history: Option<Arc<History<G::Command>>>,
    events: Vec<G::Event>,
    /// What a seat is offered, if that was looked up.
    offered: Option<(Seat, Vec<Choice<G::Command>>)>,
}

/// How a match came about.
#[derive(Clone)]
pub struct History<C> {
    pub start: Start,
    pub sitters: Vec<Sitter>,
    pub entries: Vec<Scripted<C>>,
}

/// An entry with the outcomes of chance that were scripted for it.
pub type Scripted<C> = (Entry<C>, Vec<u32>);

/// Whether the effects of an act are known, in games that work them out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effects {
    Unknown,
    Given,
}

impl<G: Tabletop> Match<G> {
    pub fn new(
        title: &'static dyn AnyTitle,
        state: G,
        seed: Seed,
        history: Option<History<G::Command>>,
    ) -> Match<G> {
        let history = history.map(Arc::new);
        Match { title, state, seed, entries: 0, history, events: Vec::new(), offered: None }
    }

    /// The same match, in which there were that many entries.
    pub fn after(mut self, entries: u64) -> Match<G> {
        self.entries = entries;
        self
    }

    /// A match of the same kind that nobody knows the history of.
    fn like(&self, state: G) -> Match<G> {
        Match::new(self.title, state, self.seed, None).after(self.entries)
    }

    /// Plays an entry, whose command is looked at by the rules. If it is refused, or the script
    /// cannot be, nothing has happened.
    pub fn play(
        &mut self,
        mut entry: Entry<G::Command>,
        script: &[u32],
        effects: Effects,
    ) -> Result<Vec<Drawn>, Fault> {
        let chance = Chance::new(&self.seed, self.entries.saturating_add(1));
        let mut chance = chance.scripted(script.iter().copied()).noting();
        if G::WORKS_OUT
            && effects == Effects::Unknown
            && let Some(command) = self.state.work_out(&entry, &mut chance)
        {
            entry.command = command;
        }
        let mut events = Vec::new();
        let before = (!script.is_empty()).then(|| self.state.clone());
        self.state.play(&entry, &mut chance, &mut events)?;
        if let Some(before) = before
            && let Err(fault) = used_up(&chance)
        {
            self.state = before;
            return Err(fault);
        }
        self.entries = self.entries.saturating_add(1);
        self.events = events;
        self.offered = None;
        if let Some(history) = &mut self.history {
            Arc::make_mut(history).entries.push((entry, script.to_vec()));
        }
        Ok(chance.noted().to_vec())
    }

    /// Lets the clock act if it is due by then.
    fn wake_by(&mut self, to_ms: u64, script: &[u32]) -> Result<Option<Vec<Drawn>>, Fault> {
        let due = self.state.awaiting().wake_at().filter(|at_ms| *at_ms <= to_ms);
        let (Some(at_ms), Some(command)) = (due, G::wake()) else { return Ok(None) };
        self.play(Entry::new(Actor::Clock, at_ms, command), script, Effects::Unknown).map(Some)
    }

    fn waiting(&self) -> Result<Waiting, Fault> {
        match self.state.awaiting() {
            Awaiting::Seats(waiting) => Ok(waiting),
            Awaiting::Over(_) => Err(Fault::Closed),
        }
    }

    /// What a seat is offered.
    fn offered(&mut self, seat: Seat) -> Result<&[Choice<G::Command>], Fault> {
        let encoder = G::ENCODER.ok_or_else(|| no_numbers(self.title))?;
        if self.offered.as_ref().is_none_or(|(other, _)| *other != seat) {
            let mut choices = Vec::new();
            if self.state.awaiting().seats().contains(seat) {
                (encoder.choices)(&self.state, seat, &mut Offering::default(), &mut choices);
            }
            self.offered = Some((seat, choices));
        }
        Ok(self.offered.as_ref().map(|(_, choices)| choices.as_slice()).unwrap_or_default())
    }

    /// The command that is meant.
    fn meant(&mut self, seat: Seat, deed: &Deed) -> Result<G::Command, Fault> {
        let slot = match deed {
            Deed::Command(command) => return read::<G::Command>("command", command),
            Deed::Slot(slot) => *slot,
        };
        let choices = self.offered(seat)?;
        let found = choices.iter().find(|choice| choice.slot == slot);
        found.map(|choice| choice.command.clone()).ok_or_else(|| {
            Fault::Illegal(format!("seat {seat} is not offered slot {slot} now: see its mask"))
        })
    }

    fn entry_of(act: Act) -> Result<Entry<G::Command>, Fault> {
        let Act { actor, at_ms, lag_ms, command, .. } = act;
        Ok(Entry { actor, at_ms, lag_ms, command: read("command", &command)? })
    }

    /// Plays what was written down.
    pub fn follow(&mut self, acts: Vec<Act>) -> Result<(), Fault> {
        for act in acts {
            let luck = act.luck.clone();
            let entry = Self::entry_of(act)?;
            let effects = match G::can_repeat(&entry.command) {
                true => Effects::Unknown,
                false => Effects::Given,
            };
            self.play(entry, &luck, effects)?;
        }
        Ok(())
    }
}

impl<G: Tabletop> AnyMatch for Match<G> {
    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(Match {
            title: self.title,
            state: self.state.clone(),
            seed: self.seed,
            entries: self.entries,
            history: self.history.clone(),
            events: self.events.clone(),
            offered: self.offered.clone(),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn title(&self) -> &'static dyn AnyTitle {
        self.title
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn entries(&self) -> u64 {
        self.entries
    }

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn now(&self) -> u64 {
        self.state.now()
    }

    fn round(&self) -> u32 {
        self.state.round()
    }

    fn awaiting(&self) -> Awaiting {
        self.state.awaiting()
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.state.decision(seat)
    }

    fn events(&self) -> Result<Value, Fault> {
        json(&self.events)
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Fault> {
        json(&self.state.view(viewer))
    }

    fn truth(&self) -> Result<Value, Fault> {
        json(&self.state)
    }

    fn digest(&self) -> Result<Digest, Fault> {
        digest(&self.state).map_err(Fault::malformed)
    }

    fn draw(&self, viewer: Viewer, words: &Words) -> String {
        G::draw(&self.state.view(viewer), words).page(self.title.meta().title)
    }

    fn sketch(&self, viewer: Viewer, words: &Words) -> String {
        G::sketch(&self.state.view(viewer), words).plain()
    }

    fn label(&mut self, seat: Seat, deed: &Deed, words: &Words) -> Result<String, Fault> {
        let command = self.meant(seat, deed)?;
        Ok(words.say(&G::label(&self.state.view(Viewer::Seat(seat)), &command)))
    }

    fn observe(&self, seat: Seat, into: &mut [i16]) -> Result<(), Fault> {
        let encoder = G::ENCODER.ok_or_else(|| no_numbers(self.title))?;
        (encoder.observe)(&self.state, seat, into);
        Ok(())
    }

    fn choices(&mut self, seat: Seat) -> Result<Vec<(usize, Traits)>, Fault> {
        let offered = self.offered(seat)?.iter();
        Ok(offered.map(|choice| (choice.slot, choice.traits.clone())).collect())
    }

    fn command(&mut self, seat: Seat, slot: usize) -> Result<Value, Fault> {
        json(&self.meant(seat, &Deed::Slot(slot))?)
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Result<Option<Value>, Fault> {
        self.state.sample(seat, chance).as_ref().map(json).transpose()
    }

    fn slot(&mut self, seat: Seat, command: &Value) -> Result<Option<usize>, Fault> {
        let command: G::Command = read("command", command)?;
        let found = self.offered(seat)?.iter().find(|choice| choice.command == command);
        Ok(found.map(|choice| choice.slot))
    }

    fn act(
        &mut self,
        seat: Seat,
        deed: Deed,
        at_ms: u64,
        script: &[u32],
    ) -> Result<Vec<Drawn>, Fault> {
        self.advance(at_ms)?;
        let waiting = self.waiting()?;
        if !waiting.must.union(waiting.may).contains(seat) {
            let asked = told(waiting.must.union(waiting.may));
            let why = format!("seat {seat} is not asked for anything now: {asked}");
            return Err(Fault::Seat(why));
        }
        let command = self.meant(seat, &deed)?;
        self.play(Entry::new(seat, at_ms, command), script, Effects::Unknown)
    }

    fn wake(&mut self, script: &[u32]) -> Result<Vec<Drawn>, Fault> {
        self.waiting()?;
        let woken = self.wake_by(u64::MAX, script)?;
        woken.ok_or_else(|| Fault::Malformed("no clock is running in this match now".into()))
    }

    fn advance(&mut self, to_ms: u64) -> Result<(), Fault> {
        let now = self.state.now();
        if to_ms < now {
            let why = format!("time does not run backwards: the match is at {now} ms");
            return Err(Fault::Malformed(why));
        }
        for _ in 0..MOST_WAKES {
            if self.wake_by(to_ms, &[])?.is_none() {
                return Ok(());
            }
        }
        Err(Fault::Malformed(format!("the clock acts more than {MOST_WAKES} times at once")))
    }

    fn guess(&self, viewer: Viewer, chance: &mut Chance) -> Box<dyn AnyMatch> {
        Box::new(self.like(G::guess(&self.state.view(viewer), chance)))
    }

    fn permute(&self, viewer: Viewer, chance: &mut Chance) -> Box<dyn AnyMatch> {
        Box::new(self.like(self.state.permute(viewer, chance)))
    }

    fn record(&self) -> Result<Record, Fault> {
        let history = self.history.as_ref().ok_or_else(no_history)?;
        let sitters = history.sitters.clone();
        let mut table = match &history.start {
            Start::Setup(setup) => Table::open(self.title, setup.clone(), sitters, self.seed)?,
            // A table counts from its first line, and chance with it.
            Start::State { entries: 1.., .. } => return Err(no_history()),
            Start::State { state, .. } => Table::load(self.title, state.clone(), self.seed)?,
        };
        for (entry, luck) in &history.entries {
            table.script(luck.iter().copied());
            match entry.actor {
                // The table lets its clock act by itself, so entries come without being asked.
                Actor::Clock => {
                    table.advance(entry.at_ms)?;
                }
                _ => {
                    let Entry { actor, at_ms, lag_ms, command } = entry;
                    let command = json(command)?;
                    let entry = Entry { actor: *actor, at_ms: *at_ms, lag_ms: *lag_ms, command };
                    table.play(entry, None)?;
                }
            }
        }
        Ok(table.record()?)
    }

    fn saved(&self) -> Result<Saved, Fault> {
        let (start, acts) = match self.history.as_deref() {
            Some(History { start, entries, .. }) => {
                let acts = entries.iter().map(|(entry, luck)| Act::of(entry, luck));
                (start.clone(), acts.collect::<Result<Vec<_>, Fault>>()?)
            }
            None => (Start::State { state: self.truth()?, entries: self.entries }, Vec::new()),
        };
        let sitters = match &self.history {
            Some(history) => history.sitters.clone(),
            None => Sitter::strangers(self.state.seats()),
        };
        Ok(Saved::new(self.title, self.seed, sitters, start, acts, self.digest()?))
    }
}

/// Reads plain data as what a game wants.
pub fn read<T: serde::de::DeserializeOwned>(what: &str, value: &Value) -> Result<T, Fault> {
    T::deserialize(value).map_err(|error| {
        let shown: String = value.to_string().chars().take(60).collect();
        Fault::Malformed(format!("invalid {what}: {shown} ({error})"))
    })
}

/// Who won how much, so that all of it adds up to nothing: a sole winner gets 1. Alone, 1 for
/// winning and 0 for losing.
pub fn returns(outcome: &Outcome, seat: Seat, seats: usize) -> f64 {
    let share = outcome.share(seat);
    if seats < 2 || outcome.winners.is_empty() {
        return share;
    }
    (share * seats as f64 - 1.0) / (seats as f64 - 1.0)
}

/// An error unless everything that was scripted has happened.
fn used_up(chance: &Chance) -> Result<(), Fault> {
    if let Some(misfit) = chance.misfit() {
        return Err(Fault::malformed(misfit));
    }
    match chance.left().len() {
        0 => Ok(()),
        left => Err(Fault::Malformed(format!(
            "{left} of the scripted outcomes were not drawn: this act needs fewer"
        ))),
    }
}

fn told(seats: SeatSet) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    match seats.as_slice() {
        [] => "nobody is, but the clock will act".into(),
        [only] => format!("seat {only} is"),
        _ => format!("seats {} are", seats.join(", ")),
    }
}

fn no_history() -> Fault {
    Fault::Malformed("nobody knows how this match came about, so it has no record".into())
}
