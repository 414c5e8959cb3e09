//! What should happen next at a table with bots.
//!
//! Whom to ask and whose answer comes first is up to the desk's bots. Where time does not matter,
//! the bots' answers come before the person's, and a person who may interject is asked before
//! anything goes on.

use contract::{Awaiting, Chance, MAX_SEATS, Phrase, Seat, SeatSet, Skill, Waiting};
use desk::{Stuck, Thought};

use super::{NotDone, Session};
use crate::play::thinker::{Consultation, Errand};

/// What should happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The match is over.
    Over,
    /// The person decides.
    Person {
        /// Whether the person may as well let the chance to act pass.
        may_pass: bool,
    },
    /// Bots are to think, or are thinking.
    Thinking,
    /// Something is due: [`Session::proceed`] does it.
    Ready {
        /// Whether a bot does it, rather than the clock.
        by_bot: bool,
    },
    /// Nothing happens before that match time; without one, nobody can go on.
    Wait { until_ms: Option<u64> },
}

impl Session {
    /// What should happen next.
    pub fn next(&self) -> Next {
        let Awaiting::Seats(waiting) = self.game().awaiting() else { return Next::Over };
        let may_pass = !waiting.must.contains(self.me);
        let asked =
            waiting.must.union(waiting.may).contains(self.me) && !(may_pass && self.has_passed());
        let timed = self.is_timed(&waiting);
        if asked && may_pass && !timed {
            return Next::Person { may_pass };
        }
        let thinking = !self.thinking().is_empty();
        if !timed && (thinking || !self.desk.bots().wanting(self.table()).is_empty()) {
            return Next::Thinking;
        }
        let due = self.desk.bots().next(self.table());
        match due {
            Some(due) if due.at_ms <= self.now_ms => Next::Ready { by_bot: due.seat.is_some() },
            _ if asked => Next::Person { may_pass },
            _ if thinking => Next::Thinking,
            _ => Next::Wait { until_ms: due.map(|due| due.at_ms) },
        }
    }

    /// The seats whose bots are thinking.
    pub fn thinking(&self) -> SeatSet {
        self.desk.bots().thinking(self.table())
    }

    /// What the bots are to think about now; each is asked once.
    pub fn errands(&mut self) -> Vec<Errand> {
        if self.next() == (Next::Person { may_pass: true }) && !self.is_timed(&self.waiting()) {
            return Vec::new();
        }
        let seats = self.desk.bots().wanting(self.table());
        let errand = |seat| {
            let chance = self.chance(seat);
            Errand { errand: self.desk.ask(seat, self.now_ms), chance }
        };
        seats.iter().map(errand).collect()
    }

    /// The errand of finding out what a hard bot would do in the person's place.
    pub fn consult(&self) -> Consultation {
        let table = self.table();
        let mut bot = table.title().bot(Skill::Hard);
        // One that could not be shown the past still advises by what it sees.
        let _ = table.recall(bot.as_mut(), self.me);
        Consultation {
            bot,
            game: table.game().boxed(),
            seat: self.me,
            moment: self.moment(),
            chance: self.chance(self.me),
        }
    }

    /// Takes a bot's answer. One to a question that nobody asks any more is ignored.
    pub fn take_thought(&mut self, thought: Thought) {
        self.desk.take_thought(thought, 0);
    }

    /// Does what is due: lets the clock act, or a bot that has decided.
    pub fn proceed(&mut self) -> Result<(), NotDone> {
        let Some(due) = self.desk.bots().next(self.table()) else { return Ok(()) };
        if due.at_ms > self.now_ms {
            return Ok(());
        }
        let first = self.table().version() + 1;
        let at_ms = due.at_ms.max(self.table().now());
        let happened = match due.seat {
            Some(seat) => {
                let act = self.desk.let_bot_act(seat, at_ms).map_err(|Stuck(seat)| {
                    let stuck = Phrase::new("term-bot-stuck").with("name", seat);
                    NotDone::from(self.say(&stuck))
                })?;
                act.into_iter().collect()
            }
            None => self.desk.advance(at_ms).map_err(|denial| self.not_done(&denial))?,
        };
        self.tell(first, &happened);
        Ok(())
    }

    /// Lets time go by, where time matters.
    pub fn pass_time(&mut self, elapsed_ms: u64) {
        if self.is_timed(&self.waiting()) {
            self.now_ms += elapsed_ms;
        }
        self.now_ms = self.now_ms.max(self.table().now());
    }

    /// Whether time matters now: the clock will act, or has acted, or a bot takes its time.
    fn is_timed(&self, waiting: &Waiting) -> bool {
        let late =
            || self.desk.bots().next(self.table()).is_some_and(|due| due.at_ms > self.now_ms);
        waiting.wake_at.is_some() || self.game().now() > 0 || late()
    }

    /// The bots' own chance, on a branch of the seed that no match draws from, so that the same
    /// seed and the same choices give the same match, saved and resumed or not, as long as no bot
    /// runs out of time.
    fn chance(&self, seat: Seat) -> Chance {
        let stream = (self.table().version() * MAX_SEATS + seat.idx()) as u64;
        Chance::new(&self.seed.of_match(u64::MAX), stream)
    }
}
