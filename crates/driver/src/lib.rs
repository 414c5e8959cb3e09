//! One schedule for bots, wherever they play.
//!
//! A bot is asked once for each of its decisions. It answers with a command and the time at which
//! it acts, or lets a chance to interject pass. An answer stays good while others act, as long as
//! the number of its decision stays the same. The earliest answer is played first, and before it
//! the clock where that is due; of answers due at the same time, that of the seat which has waited
//! longest, so that nobody is starved.
//!
//! **A bot never stalls a match.** Where one that has to act finds nothing, a legal command is
//! drawn for it ([`contract::decide`]); where its answers keep being refused, the driver says that
//! it is time to draw one ([`Driver::refused`]).
//!
//! The driver knows neither bots nor tables. The arena, the desk and the server hold those: they
//! ask it whom to ask, give it the answers, and play what it says is due.

use contract::{MAX_SEATS, Seat, SeatSet};

/// How many refusals in a row it takes until a command is drawn for a bot.
const STRIKES: u32 = 3;

/// What the bots of one match are busy with. `C` is whatever is to be played: a command, perhaps
/// with notes of its owner.
#[derive(Clone, Debug)]
pub struct Driver<C> {
    minds: [Mind<C>; MAX_SEATS],
    /// After how many acts each seat acted last.
    acted: [u64; MAX_SEATS],
    acts: u64,
    /// Refusals since the last act.
    strikes: u32,
}

/// What one bot is busy with. The command lies beside the state, not in it, because it is taken out
/// millions of times a second, and moving the whole is measurably slower.
#[derive(Clone, Debug)]
struct Mind<C> {
    state: State,
    /// The number of the decision that it is about, unless the mind is blank.
    decision: u32,
    /// What will be played, if it is ready.
    command: Option<C>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Blank,
    Thinking,
    Ready { at_ms: u64 },
    Passed,
}

/// An answer that waits for its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<C> {
    /// The number of the decision that it answers.
    pub decision: u32,
    /// Match time at which it is played.
    pub at_ms: u64,
    /// What is played.
    pub command: C,
}

/// The next thing that happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Match time at which it happens.
    pub at_ms: u64,
    /// Whose bot acts; nobody's if it is the clock.
    pub seat: Option<Seat>,
}

impl<C> Default for Driver<C> {
    fn default() -> Driver<C> {
        Driver {
            minds: std::array::from_fn(|_| Mind::BLANK),
            acted: [0; MAX_SEATS],
            acts: 0,
            strikes: 0,
        }
    }
}

impl<C> Driver<C> {
    /// Whether the seat's bot should be asked about that decision: it has not been, or only about
    /// another one.
    pub fn wants(&self, seat: Seat, decision: u32) -> bool {
        let mind = &self.minds[seat.idx()];
        mind.state == State::Blank || mind.decision != decision
    }

    /// The seat's bot has been asked. What it thought about another decision is forgotten.
    pub fn begin(&mut self, seat: Seat, decision: u32) {
        self.minds[seat.idx()] = Mind { state: State::Thinking, decision, command: None };
    }

    /// The seat's bot has been asked, and has answered on the spot.
    pub fn answered(&mut self, seat: Seat, decision: u32, at_ms: u64, command: Option<C>) {
        let state = if command.is_some() { State::Ready { at_ms } } else { State::Passed };
        self.minds[seat.idx()] = Mind { state, decision, command };
    }

    /// Takes an answer; without a command, the seat lets its chance to interject pass. Tells
    /// whether it was waited for: one to a question that is no longer asked is ignored.
    pub fn note_answer(
        &mut self,
        seat: Seat,
        decision: u32,
        at_ms: u64,
        command: Option<C>,
    ) -> bool {
        let mind = &self.minds[seat.idx()];
        let waited_for = mind.state == State::Thinking && mind.decision == decision;
        if waited_for {
            self.answered(seat, decision, at_ms, command);
        }
        waited_for
    }

    /// Whether the seat's bot has been asked and has not answered yet.
    pub fn is_thinking(&self, seat: Seat) -> bool {
        self.minds[seat.idx()].state == State::Thinking
    }

    /// Whether the seat let its chance to interject pass.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.minds[seat.idx()].state == State::Passed
    }

    /// Whether a bot thinks, or has an answer that waits for its time.
    pub fn is_busy(&self) -> bool {
        self.minds.iter().any(|mind| matches!(mind.state, State::Thinking | State::Ready { .. }))
    }

    /// The seat whose answer is played next, whatever it will be: the only one that is awaited,
    /// with no clock that could come before it, to be asked about that decision. What it answers
    /// need not be noted here first.
    pub fn sole(
        &self,
        seats: SeatSet,
        clock_ms: Option<u64>,
        decision: impl FnOnce(Seat) -> u32,
    ) -> Option<(Seat, u32)> {
        let seat = seats.sole().filter(|_| clock_ms.is_none())?;
        let decision = decision(seat);
        self.wants(seat, decision).then_some((seat, decision))
    }

    /// The next thing that happens by itself, given those seats' bots, none of which should be
    /// asked again ([`Driver::wants`]), and the time of the clock's next act.
    pub fn next(&self, seats: SeatSet, clock_ms: Option<u64>) -> Option<Due> {
        let ready = seats.iter().filter_map(|seat| match self.minds[seat.idx()].state {
            State::Ready { at_ms } => Some((at_ms, self.acted[seat.idx()], seat)),
            _ => None,
        });
        let bot = ready.min().map(|(at_ms, _, seat)| Due { at_ms, seat: Some(seat) });
        let clock = clock_ms.map(|at_ms| Due { at_ms, seat: None });
        match (clock, bot) {
            (Some(clock), Some(bot)) if bot.at_ms < clock.at_ms => Some(bot),
            (Some(clock), _) => Some(clock),
            (None, bot) => bot,
        }
    }

    /// What the seat has answered and not yet played.
    pub fn answer(&self, seat: Seat) -> Option<&C> {
        let mind = &self.minds[seat.idx()];
        mind.command.as_ref().filter(|_| matches!(mind.state, State::Ready { .. }))
    }

    /// Takes the seat's answer out, to play it.
    pub fn take(&mut self, seat: Seat) -> Option<Answer<C>> {
        let mind = &mut self.minds[seat.idx()];
        let State::Ready { at_ms } = mind.state else { return None };
        mind.state = State::Blank;
        Some(Answer { decision: mind.decision, at_ms, command: mind.command.take()? })
    }

    /// The match has gone on: that seat acted, or the clock.
    pub fn played(&mut self, seat: Option<Seat>) {
        self.strikes = 0;
        if let Some(seat) = seat {
            self.acts += 1;
            self.acted[seat.idx()] = self.acts;
        }
    }

    /// The seat's answer was refused, most often because somebody else was faster; it will be
    /// asked again. Tells whether that has failed so often that a command should be drawn for it
    /// instead, if the match cannot go on without it.
    pub fn refused(&mut self, seat: Seat) -> bool {
        self.forget(seat);
        self.strikes += 1;
        self.strikes >= STRIKES
    }

    /// The seat lets its chance pass until its decision changes, whatever it had in mind.
    pub fn pass(&mut self, seat: Seat, decision: u32) {
        self.minds[seat.idx()] = Mind { state: State::Passed, decision, command: None };
    }

    /// Lets the seat be asked again.
    pub fn forget(&mut self, seat: Seat) {
        self.minds[seat.idx()] = Mind::BLANK;
    }

    /// Lets all seats be asked again, because the match is not where it was.
    pub fn forget_all(&mut self) {
        self.minds = std::array::from_fn(|_| Mind::BLANK);
        self.strikes = 0;
    }
}

impl<C> Mind<C> {
    const BLANK: Mind<C> = Mind { state: State::Blank, decision: 0, command: None };
}

#[cfg(test)]
mod tests;
