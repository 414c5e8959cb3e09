//! One game between bots, on virtual time.
//!
//! Every awaited seat is asked once for each of its decisions, and answers with a command and how
//! long it takes over it; the earliest answer is played, and the clock before it if that is due.
//! An answer stays good while others act, as long as its decision number stays the same; so does
//! letting a chance to interject pass. In games without time everybody answers at once, so the
//! seats simply act in turn. In real-time games the game's own bots say how long they take.

use contract::{
    Actor, Awaiting, Bot, Chance, Endless, Entry, Game, MAX_SEATS, Offers, Outcome, Reply, Seat,
    Seed, Silent, Waiting, Window,
};

/// A game that is being played out.
pub struct Bout<'a, G: Game> {
    /// The state to begin from.
    pub state: G,
    /// The bot of each seat.
    pub bots: &'a mut [Box<dyn Bot<G>>],
    /// The match's seed: entry n draws from stream n, as at a table.
    pub seed: Seed,
    /// Where the bots' own chance comes from.
    pub bot_chance: Chance,
    /// After so many entries a game counts as unfinished.
    pub limit: u64,
}

/// How a game between bots went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// How it ended, or nothing if it did not.
    pub outcome: Option<Outcome>,
    /// Commands of seats where two or more were legal.
    pub decisions: u64,
    /// All entries, the clock's included.
    pub entries: u64,
    /// The round in which it ended.
    pub rounds: u32,
}

/// An answer that waits for its time.
struct Answer<C> {
    at_ms: u64,
    decision: u32,
    was_choice: bool,
    command: C,
}

/// Plays a game to its end. Every accepted entry goes to `watch`.
pub fn play_out<G: Game>(bout: Bout<'_, G>, watch: &mut dyn FnMut(&Entry<G::Command>)) -> End {
    let mut run = Run {
        bout,
        answers: std::array::from_fn(|_| None),
        declined: [None; MAX_SEATS],
        acted: [0; MAX_SEATS],
        offers: Offers::default(),
        decisions: 0,
        entries: 0,
        refused: 0,
    };
    let outcome = run.play(watch);
    let rounds = run.bout.state.round();
    End { outcome, decisions: run.decisions, entries: run.entries, rounds }
}

/// How many refused answers in a row end a game: a bot that keeps breaking the rules stalls it.
const PATIENCE: u32 = 1_000;

struct Run<'a, G: Game> {
    bout: Bout<'a, G>,
    answers: [Option<Answer<G::Command>>; MAX_SEATS],
    /// The decision at which a seat let its chance to interject pass.
    declined: [Option<u32>; MAX_SEATS],
    /// The entry with which each seat acted last: of several answers that come at the same time,
    /// that of who has waited longest is played, so that nobody is starved.
    acted: [u64; MAX_SEATS],
    offers: Offers<G::Command, G::Region>,
    decisions: u64,
    entries: u64,
    refused: u32,
}

impl<G: Game> Run<'_, G> {
    fn play(&mut self, watch: &mut dyn FnMut(&Entry<G::Command>)) -> Option<Outcome> {
        while self.entries < self.bout.limit && self.refused < PATIENCE {
            let waiting = match self.bout.state.awaiting() {
                Awaiting::Over(outcome) => return Some(outcome),
                Awaiting::Seats(waiting) => waiting,
            };
            for seat in waiting.must.union(waiting.may).iter() {
                self.ask(seat, waiting.must.contains(seat));
            }
            match self.earliest(&waiting) {
                Some(seat) => self.act(seat, watch),
                None => self.wake(&waiting, watch)?,
            }
        }
        None
    }

    /// Asks a seat for an answer, unless one to the same decision is waiting.
    fn ask(&mut self, seat: Seat, must: bool) {
        let state = &self.bout.state;
        let decision = state.decision(seat);
        let idx = seat.idx();
        if self.answers[idx].as_ref().is_some_and(|answer| answer.decision == decision)
            || self.declined[idx] == Some(decision)
        {
            return;
        }
        self.offers.clear();
        let window = if G::LISTED {
            state.offers(seat, &mut self.offers);
            Window::asked(state, seat, &self.offers, must)
        } else {
            Window::unlisted(state, seat, must)
        };
        let bot = &mut self.bout.bots[idx];
        let Reply { command, after_ms } = bot.choose(&window, &Endless, &mut self.bout.bot_chance);
        let at_ms = state.now().saturating_add(after_ms);
        let was_choice = !G::LISTED || self.offers.is_decision();
        self.answers[idx] = command.map(|command| Answer { at_ms, decision, was_choice, command });
        if self.answers[idx].is_none() {
            self.declined[idx] = Some(decision);
        }
    }

    /// The seat whose answer comes first, if it comes before the clock.
    fn earliest(&self, waiting: &Waiting) -> Option<Seat> {
        let seats = waiting.must.union(waiting.may).iter();
        let timed = seats.filter_map(|seat| {
            let answer = self.answers[seat.idx()].as_ref()?;
            Some((answer.at_ms, self.acted[seat.idx()], seat))
        });
        let (at_ms, _, seat) = timed.min()?;
        waiting.wake_at.is_none_or(|wake| at_ms < wake).then_some(seat)
    }

    /// Plays the seat's answer. A refused one is forgotten, and the seat asked again.
    fn act(&mut self, seat: Seat, watch: &mut dyn FnMut(&Entry<G::Command>)) {
        let Some(answer) = self.answers[seat.idx()].take() else { return };
        let at_ms = answer.at_ms.max(self.bout.state.now());
        let entry = Entry::new(seat, at_ms, answer.command);
        if self.enter(&entry) {
            self.decisions += u64::from(answer.was_choice);
            self.acted[seat.idx()] = self.entries;
            watch(&entry);
        } else {
            self.refused += 1;
        }
    }

    fn wake(&mut self, waiting: &Waiting, watch: &mut dyn FnMut(&Entry<G::Command>)) -> Option<()> {
        let entry = Entry::new(Actor::Clock, waiting.wake_at?, G::wake()?);
        self.enter(&entry).then(|| watch(&entry))
    }

    fn enter(&mut self, entry: &Entry<G::Command>) -> bool {
        let mut chance = Chance::new(&self.bout.seed, self.entries + 1);
        let accepted = self.bout.state.play(entry, &mut chance, &mut Silent).is_ok();
        if accepted {
            self.entries += 1;
            self.refused = 0;
        }
        accepted
    }
}
