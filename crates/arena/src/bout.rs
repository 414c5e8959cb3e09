//! One game between bots, on virtual time.
//!
//! Who is asked and whose answer is played is up to the driver. In games without time everybody
//! answers at once, so the seats simply act in turn. In real-time games the game's own bots say how
//! long they take.

use contract::{
    Actor, Awaiting, Bot, Chance, Endless, Entry, Game, Offers, Outcome, Reply, Sampled, Seat,
    SeatSet, Seed, Silent, Waiting, Window, decide,
};
use driver::{Answer, Driver};

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
    /// After this many entries a game counts as unfinished.
    pub limit: u64,
}

/// How a game between bots went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// How it ended, or nothing if it did not.
    pub outcome: Option<Outcome>,
    /// Commands of seats where two or more were legal; all of them where offers are not listed.
    pub decisions: u64,
    /// All entries, the clock's included.
    pub entries: u64,
    /// The round in which it ended.
    pub rounds: u32,
    /// Seats whose bots forfeited the game; nobody where it was not played by outsiders.
    pub forfeits: SeatSet,
}

/// Plays a game to its end. Every accepted entry goes to `watch`.
pub fn play_out<G: Game>(bout: Bout<'_, G>, watch: &mut dyn FnMut(&Entry<G::Command>)) -> End {
    let mut run =
        Run { bout, driver: Driver::default(), spare: Offers::default(), decisions: 0, entries: 0 };
    let outcome = run.play(watch);
    let rounds = run.bout.state.round();
    let Run { decisions, entries, .. } = run;
    End { outcome, decisions, entries, rounds, forfeits: SeatSet::EMPTY }
}

struct Run<'a, G: Game> {
    bout: Bout<'a, G>,
    driver: Driver<Sampled<G::Command>>,
    /// Memory for offers.
    spare: Offers<G::Command, G::Region>,
    decisions: u64,
    entries: u64,
}

impl<G: Game> Run<'_, G> {
    /// Plays until the game is over; nothing if it does not end, or nobody can go on.
    fn play(&mut self, watch: &mut dyn FnMut(&Entry<G::Command>)) -> Option<Outcome> {
        while self.entries < self.bout.limit {
            let waiting = match self.bout.state.awaiting() {
                Awaiting::Over(outcome) => return Some(outcome),
                Awaiting::Seats(waiting) => waiting,
            };
            let seats = waiting.must.union(waiting.may);
            let decision = |seat| self.bout.state.decision(seat);
            if let Some((seat, decision)) = self.driver.sole(seats, waiting.wake_at, decision) {
                let must = waiting.must.contains(seat);
                let (at_ms, chosen) = self.choose(seat, must);
                let answer = Answer { decision, at_ms, command: chosen? };
                self.carry_out(seat, answer, must, watch)?;
                continue;
            }
            for seat in seats.iter() {
                let decision = self.bout.state.decision(seat);
                if self.driver.wants(seat, decision) {
                    self.ask(seat, decision, waiting.must.contains(seat));
                }
            }
            let due = self.driver.next(seats, waiting.wake_at)?;
            match due.seat {
                Some(seat) => self.let_bot_act(seat, waiting.must.contains(seat), watch)?,
                None => self.wake(&waiting, watch)?,
            }
        }
        None
    }

    fn ask(&mut self, seat: Seat, decision: u32, must: bool) {
        let (at_ms, chosen) = self.choose(seat, must);
        self.driver.answered(seat, decision, at_ms, chosen);
    }

    /// When the seat's bot acts, and what it does then.
    fn choose(&mut self, seat: Seat, must: bool) -> (u64, Option<Sampled<G::Command>>) {
        let state = &self.bout.state;
        let window = Window::reusing(state, seat, must, std::mem::take(&mut self.spare));
        let bot = self.bout.bots[seat.idx()].as_mut();
        let Reply { command, after_ms } = decide(bot, &window, &Endless, &mut self.bout.bot_chance);
        let at_ms = state.now().saturating_add(after_ms);
        let drawn = command.map(|command| Sampled { command, was_choice: window.had_choice() });
        self.spare = window.into_spare();
        (at_ms, drawn)
    }

    /// Plays the answer that waits.
    fn let_bot_act(
        &mut self,
        seat: Seat,
        must: bool,
        watch: &mut dyn FnMut(&Entry<G::Command>),
    ) -> Option<()> {
        let answer = self.driver.take(seat)?;
        self.carry_out(seat, answer, must, watch)
    }

    /// Plays the seat's answer. If answers keep being refused, one is drawn; nothing if even that
    /// is refused.
    fn carry_out(
        &mut self,
        seat: Seat,
        answer: Answer<Sampled<G::Command>>,
        must: bool,
        watch: &mut dyn FnMut(&Entry<G::Command>),
    ) -> Option<()> {
        let at_ms = answer.at_ms.max(self.bout.state.now());
        let Sampled { command, was_choice } = answer.command;
        if !self.enter(&Entry::new(seat, at_ms, command), watch) {
            if !self.driver.refused(seat) {
                return Some(());
            }
            if !must {
                self.driver.pass(seat, answer.decision);
                return Some(());
            }
            let drawn = self.bout.state.sample(seat, &mut self.bout.bot_chance)?;
            self.enter(&Entry::new(seat, at_ms, drawn), watch).then_some(())?;
        }
        self.driver.played(Some(seat));
        self.decisions += u64::from(was_choice);
        Some(())
    }

    fn wake(&mut self, waiting: &Waiting, watch: &mut dyn FnMut(&Entry<G::Command>)) -> Option<()> {
        let entry = Entry::new(Actor::Clock, waiting.wake_at?, G::wake()?);
        self.driver.played(None);
        self.enter(&entry, watch).then_some(())
    }

    fn enter(
        &mut self,
        entry: &Entry<G::Command>,
        watch: &mut dyn FnMut(&Entry<G::Command>),
    ) -> bool {
        let mut chance = Chance::new(&self.bout.seed, self.entries + 1);
        let accepted = self.bout.state.play(entry, &mut chance, &mut Silent).is_ok();
        if accepted {
            self.entries += 1;
            watch(entry);
        }
        accepted
    }
}
