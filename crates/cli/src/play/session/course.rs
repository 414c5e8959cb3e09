//! What should happen next at a table with bots.
//!
//! Every awaited bot is asked once for each of its decisions, and answers with a command and how
//! long it takes over it. An answer stays good while others act, as long as its decision number
//! stays the same. Where time does not matter, the bots' answers come before the person's, and a
//! person who may interject is asked before anything goes on.

use contract::{Awaiting, Chance, MAX_SEATS, Reply, Seat, SeatSet, Skill, Waiting};
use serde_json::Value;

use super::{Session, Trouble};
use crate::play::thinker::{Answer, Errand};

/// How often in a row a bot may break the rules before chance moves for it.
const STRIKES: u32 = 3;

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

/// What a seat has in mind.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mind {
    /// Nothing yet.
    Blank,
    /// It thinks about a decision, as it stood at that version.
    Thinking { decision: u32, version: usize },
    /// It has decided, and acts at that match time.
    Decided { decision: u32, at_ms: u64, command: Value },
    /// It lets the chance to interject pass, until it is asked anew.
    Passed { decision: u32 },
}

impl Session {
    /// What should happen next.
    pub fn next(&self) -> Next {
        let Awaiting::Seats(waiting) = self.game().awaiting() else { return Next::Over };
        let may_pass = !waiting.must.contains(self.me);
        let asked = waiting.must.union(waiting.may).contains(self.me)
            && !(may_pass && self.is_settled(self.me));
        let timed = self.is_timed(&waiting);
        if asked && may_pass && !timed {
            return Next::Person { may_pass };
        }
        if !timed
            && self.bots(&waiting).any(|seat| !self.is_settled(seat) || self.is_thinking(seat))
        {
            return Next::Thinking;
        }
        let due = self.due(&waiting);
        match due {
            Some((at_ms, seat)) if at_ms <= self.now_ms => Next::Ready { by_bot: seat.is_some() },
            _ if asked => Next::Person { may_pass },
            _ if self.bots(&waiting).any(|seat| self.is_thinking(seat)) => Next::Thinking,
            _ => Next::Wait { until_ms: due.map(|(at_ms, _)| at_ms) },
        }
    }

    /// The seats whose bots are thinking.
    pub fn thinking(&self) -> SeatSet {
        let waiting = self.waiting();
        self.bots(&waiting).filter(|&seat| self.is_thinking(seat)).collect()
    }

    /// What the bots are to think about now; each is asked once.
    pub fn errands(&mut self) -> Vec<Errand> {
        if self.next() == (Next::Person { may_pass: true }) && !self.is_timed(&self.waiting()) {
            return Vec::new();
        }
        let waiting = self.waiting();
        let seats: Vec<Seat> = self.bots(&waiting).filter(|&seat| !self.is_settled(seat)).collect();
        seats.into_iter().map(|seat| self.errand(seat)).collect()
    }

    /// The errand of finding out what a hard bot would do in the person's place.
    pub fn hint(&self) -> Errand {
        Errand { skill: Skill::Hard, hint: true, ..self.errand_of(self.me) }
    }

    /// Takes a bot's answer. One to a question that nobody asks any more is ignored.
    pub fn hear(&mut self, answer: Answer) -> Result<(), Trouble> {
        let Answer { seat, decision, version, .. } = answer;
        let expected = Mind::Thinking { decision, version };
        if answer.era != self.era || self.minds[seat.idx()] != expected {
            return Ok(());
        }
        let Reply { command, after_ms } = answer.reply;
        let must = self.waiting().must.contains(seat);
        let command = match command {
            // A bot that cannot decide what it has to decide leaves it to chance.
            None if must => self.game().sample(seat, &mut self.chance(seat)),
            command => command,
        };
        let at_ms = answer.asked_ms.saturating_add(after_ms);
        self.minds[seat.idx()] = match command {
            Some(command) => Mind::Decided { decision, at_ms, command },
            None => Mind::Passed { decision },
        };
        match &self.minds[seat.idx()] {
            Mind::Passed { .. } if must => Err(self.stuck(seat)),
            _ => Ok(()),
        }
    }

    /// Does what is due: lets the clock act, or a bot that has decided.
    pub fn proceed(&mut self) -> Result<(), Trouble> {
        match self.due(&self.waiting()) {
            Some((at_ms, Some(seat))) if at_ms <= self.now_ms => self.act(seat),
            Some((at_ms, None)) if at_ms <= self.now_ms => self.advance(at_ms),
            _ => Ok(()),
        }
    }

    /// Lets time go by, where time matters.
    pub fn pass_time(&mut self, elapsed_ms: u64) {
        if self.is_timed(&self.waiting()) {
            self.now_ms += elapsed_ms;
        }
        self.now_ms = self.now_ms.max(self.table.now());
    }

    /// The bots among the seats that may act.
    fn bots(&self, waiting: &Waiting) -> impl Iterator<Item = Seat> {
        let me = self.me;
        let seats = waiting.must.union(waiting.may);
        seats.iter().filter(move |seat| *seat != me)
    }

    /// Whether the seat has been asked already, and that still counts.
    fn is_settled(&self, seat: Seat) -> bool {
        match self.minds[seat.idx()] {
            Mind::Blank => false,
            Mind::Thinking { decision, .. }
            | Mind::Decided { decision, .. }
            | Mind::Passed { decision } => decision == self.table.decision(seat),
        }
    }

    fn is_thinking(&self, seat: Seat) -> bool {
        matches!(self.minds[seat.idx()], Mind::Thinking { .. }) && self.is_settled(seat)
    }

    /// Whether time matters now: the clock will act, or has acted, or a bot takes its time.
    fn is_timed(&self, waiting: &Waiting) -> bool {
        let late = |seat| self.decided_at(seat).is_some_and(|at_ms| at_ms > self.now_ms);
        waiting.wake_at.is_some() || self.game().now() > 0 || self.bots(waiting).any(late)
    }

    fn decided_at(&self, seat: Seat) -> Option<u64> {
        match self.minds[seat.idx()] {
            Mind::Decided { at_ms, .. } if self.is_settled(seat) => Some(at_ms),
            _ => None,
        }
    }

    /// The next thing that happens by itself, and when: a bot's act, or the clock's, which comes
    /// first where both come at once.
    fn due(&self, waiting: &Waiting) -> Option<(u64, Option<Seat>)> {
        let acts = self.bots(waiting).filter_map(|seat| Some((self.decided_at(seat)?, Some(seat))));
        acts.chain(waiting.wake_at.map(|at_ms| (at_ms, None)))
            .min_by_key(|(at_ms, seat)| (*at_ms, seat.map(|seat| seat.0)))
    }

    fn errand(&mut self, seat: Seat) -> Errand {
        let errand = self.errand_of(seat);
        let Errand { decision, version, .. } = errand;
        self.minds[seat.idx()] = Mind::Thinking { decision, version };
        errand
    }

    fn errand_of(&self, seat: Seat) -> Errand {
        Errand {
            seat,
            skill: self.skills.get(seat.idx()).copied().unwrap_or(Skill::Normal),
            hint: false,
            era: self.era,
            version: self.table.version(),
            decision: self.table.decision(seat),
            asked_ms: self.now_ms,
            chance: self.chance(seat),
            game: self.game().boxed(),
        }
    }

    /// The bots' own chance, on a branch of the seed that no match draws from, so that the same
    /// seed and the same choices give the same match, saved and resumed or not, as long as no bot
    /// runs out of time.
    fn chance(&self, seat: Seat) -> Chance {
        let stream = (self.table.version() * MAX_SEATS + seat.idx()) as u64;
        Chance::new(&self.seed.of_match(u64::MAX), stream)
    }

    /// Plays what a bot has decided. A refused answer is forgotten and the bot asked again; where
    /// that does not help, chance moves for it.
    fn act(&mut self, seat: Seat) -> Result<(), Trouble> {
        let mind = std::mem::replace(&mut self.minds[seat.idx()], Mind::Blank);
        let Mind::Decided { decision, at_ms, command } = mind else { return Ok(()) };
        let at_ms = at_ms.max(self.table.now());
        if self.enter(seat, at_ms, command, Some(decision)).is_ok() {
            return Ok(());
        }
        self.strikes += 1;
        if self.strikes < STRIKES || !self.waiting().must.contains(seat) {
            return Ok(());
        }
        let luck = self.game().sample(seat, &mut self.chance(seat));
        let played = luck.map(|command| self.enter(seat, at_ms, command, None));
        match played {
            Some(Ok(())) => Ok(()),
            _ => {
                let decision = self.table.decision(seat);
                self.minds[seat.idx()] = Mind::Passed { decision };
                Err(self.stuck(seat))
            }
        }
    }

    fn stuck(&self, seat: Seat) -> Trouble {
        let name = self.name(seat);
        Trouble::from(format!("{name} has to act, but found no legal command"))
    }

    fn advance(&mut self, at_ms: u64) -> Result<(), Trouble> {
        let first = self.table.version() + 1;
        let happened = self.table.advance(at_ms).map_err(|denial| self.trouble(&denial))?;
        self.log.tell(first, &happened, &self.table, self.me, &self.words);
        Ok(())
    }
}
