//! A match as its game knows it: every state, every act in effect, every decision.

use contract::coach::{Coach, typed};
use contract::{
    AnyTitle, Awaiting, Chance, Entry, Game, Offers, Outcome, Player, Seat, Seed, Silent, Tabletop,
    Turn, Viewer,
};
use serde_json::Value;
use table::{Deed, Line, Record, RecordError, Table, hidden_by_undos};

/// A match that was played.
pub(crate) struct History<G: Game> {
    /// The opening, then the state after each act.
    pub states: Vec<G>,
    /// What was done and not taken back, in order.
    pub acts: Vec<Act<G>>,
    pub players: Vec<Player>,
    /// How it ended for the people, if it did.
    pub outcome: Option<Outcome>,
    /// What the lobby chose, where the match began with an opening.
    pub setup: Option<Value>,
}

/// Something that was done.
pub(crate) struct Act<G: Game> {
    /// Its line, counted from 1.
    pub step: usize,
    pub entry: Entry<G::Command>,
    pub turn: Turn,
    /// Whether a person did it.
    pub is_person: bool,
    /// Whether chance had a part in it.
    pub is_chancy: bool,
    pub events: Vec<G::Event>,
}

/// A choice of a seat.
pub(crate) struct Decision<G: Game> {
    /// The first of its acts.
    pub act: usize,
    /// The last of them.
    pub last: usize,
    pub seat: Seat,
    pub course: Vec<G::Command>,
    pub is_person: bool,
}

impl<G: Tabletop> History<G> {
    /// Plays a record again, every line held to its digest.
    pub(crate) fn of(
        record: &Record,
        title: &'static dyn AnyTitle,
    ) -> Result<History<G>, RecordError> {
        let mut steps = record.steps(title)?;
        let opening = typed::<G>(steps.table().game()).cloned();
        let states = opening.into_iter().collect();
        let (acts, players, setup) = (Vec::new(), Vec::new(), record.setup.clone());
        let mut history = History { states, acts, players, outcome: None, setup };
        let hidden = hidden_by_undos(&record.lines);
        for (idx, (line, is_hidden)) in record.lines.iter().zip(hidden).enumerate() {
            let is_person = acted(&line.deed).is_some_and(|seat| is_person(steps.table(), seat));
            let Some(happened) = steps.next() else { break };
            let happened = happened?;
            if is_hidden {
                continue;
            }
            let events = happened.iter().flat_map(|happened| &happened.events);
            let turn = events.clone().next().map(|event| event.turn());
            let events = events.filter_map(|event| event.as_any().downcast_ref().cloned());
            let after = typed::<G>(steps.table().game());
            history.add(idx + 1, line, record.seed, is_person, events.collect(), turn, after);
        }
        history.players = steps.table().players();
        history.outcome = steps.table().outcome();
        Ok(history)
    }

    #[expect(clippy::too_many_arguments, reason = "all that is known of one line")]
    fn add(
        &mut self,
        step: usize,
        line: &Line,
        seed: Seed,
        is_person: bool,
        events: Vec<G::Event>,
        turn: Option<Turn>,
        after: Option<&G>,
    ) {
        let (Deed::Play(entry), Some(after), Some(before)) =
            (&line.deed, after, self.states.last())
        else {
            return;
        };
        let Ok(command) = serde_json::from_value(entry.command.clone()) else { return };
        let entry = entry.clone().map(|_| command);
        let mut chance = Chance::new(&seed, step as u64).scripted(line.luck.iter().copied());
        // It was played just so before, so it is not refused now.
        let played = before.clone().play(&entry, &mut chance, &mut Silent);
        let is_chancy = played.is_ok() && chance.draws() > 0;
        let turn = turn.unwrap_or_else(|| before.turn());
        self.acts.push(Act { step, entry, turn, is_person, is_chancy, events });
        self.states.push(after.clone());
    }

    /// What a seat saw, from the opening up to and including that state.
    pub(crate) fn views(&self, seat: Seat, state: usize) -> impl Iterator<Item = G::View> {
        self.states.iter().take(state + 1).map(move |state| state.view(Viewer::Seat(seat)))
    }

    /// Every choice that was one, in order.
    pub(crate) fn decisions(&self, coach: &dyn Coach<G>) -> Vec<Decision<G>> {
        let mut decisions = Vec::new();
        let mut next = 0;
        while let Some(decision) = self.decision(next, coach) {
            next = decision.last + 1;
            if (decision.act..next).any(|act| self.was_choice(act, decision.seat)) {
                decisions.push(decision);
            }
        }
        decisions
    }

    /// The choice that begins with the first act of a seat from that one on.
    fn decision(&self, from: usize, coach: &dyn Coach<G>) -> Option<Decision<G>> {
        let of_seat = |(act, done): (usize, &Act<G>)| Some((act, done.entry.actor.seat()?));
        let (act, seat) = self.acts.iter().enumerate().skip(from).find_map(of_seat)?;
        let first = &self.acts[act];
        let mut course = vec![first.entry.command.clone()];
        let mut last = act;
        while let Some(next) = self.acts.get(last + 1)
            && next.entry.actor.seat() == Some(seat)
            && coach.goes_on(&self.states[act], seat, &course, &self.states[last + 1])
        {
            course.push(next.entry.command.clone());
            last += 1;
        }
        Some(Decision { act, last, seat, course, is_person: first.is_person })
    }

    fn was_choice(&self, act: usize, seat: Seat) -> bool {
        is_choice(&self.states[act], seat)
    }
}

/// Whether the seat has something to decide.
pub(crate) fn is_choice<G: Game>(state: &G, seat: Seat) -> bool {
    let Awaiting::Seats(waiting) = state.awaiting() else { return false };
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    offers.is_decision() || (!waiting.must.contains(seat) && !offers.list.is_empty())
}

fn acted(deed: &Deed) -> Option<Seat> {
    match deed {
        Deed::Play(entry) => entry.actor.seat(),
        _ => None,
    }
}

fn is_person(table: &Table, seat: Seat) -> bool {
    table.sitters().get(seat.idx()).is_some_and(|sitter| sitter.bot.is_none())
}
