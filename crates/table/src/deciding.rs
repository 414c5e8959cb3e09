//! What the people at a table decide together: to pause, to go on, to end without a result.
//!
//! Anybody who sits at the table can propose something, and it is done as soon as everybody else
//! who sits there agrees. Bots are not asked, and nobody is asked whose seat a bot keeps: people
//! who leave let the others decide.
//!
//! - A pause has a length. Until then only everybody together can cut it short, so nobody comes
//!   back to find that the clock has been running; after that the match goes on by itself, so
//!   nobody can use a pause to never lose.
//! - Match time stands still during a pause. Proposals and pauses are therefore dated by the time
//!   since the start with all pauses in it, which is called *elapsed* here.
//! - An offer to end the match is meant for the position it was made in. It lapses when the one who
//!   made it, or somebody who has not answered, makes a move.
//! - A player who is turned down has to wait a minute before proposing anything else.

use contract::{Seat, SeatSet};

use crate::denial::{Denial, Reason};
use crate::line::Deed;
use crate::motion::{Decided, Motion, Paused, Proposed};
use crate::table::Table;

const MINUTE_MS: u64 = 60 * 1_000;
/// The shortest pause.
pub const SHORTEST_PAUSE_MS: u64 = MINUTE_MS;
/// The longest pause.
pub const LONGEST_PAUSE_MS: u64 = 7 * 24 * 60 * MINUTE_MS;
/// How long a player who was turned down waits.
const HUSH_MS: u64 = MINUTE_MS;

impl Table {
    /// The proposal that waits for answers, if there is one.
    pub fn proposed(&self) -> Option<Proposed> {
        self.position.accord.proposed
    }

    /// The pause that the match is in, if it is.
    pub fn paused(&self) -> Option<Paused> {
        self.position.accord.paused
    }

    /// How long the pause still lasts, at the latest time that the table was told of.
    pub fn pause_left_ms(&self) -> Option<u64> {
        let paused = self.position.accord.paused?;
        Some(paused.until_ms().saturating_sub(self.elapsed_ms.max(paused.at_ms)))
    }

    /// Whether time to look at the table would be worth something during a pause: a clock of the
    /// game or of the players has been stopped.
    pub fn is_timed(&self) -> bool {
        self.position.clocks.is_some() || self.game.awaiting().wake_at().is_some()
    }

    /// Who agreed to end the match without a result, if they did.
    pub fn ended_by(&self) -> Option<SeatSet> {
        self.position.accord.ended
    }

    /// The match time after that much elapsed time.
    pub fn match_ms(&self, elapsed_ms: u64) -> u64 {
        let elapsed_ms = self.position.accord.paused.map_or(elapsed_ms, |paused| paused.at_ms);
        elapsed_ms.saturating_sub(self.position.accord.idle_ms)
    }

    /// The elapsed time at which something happens by itself: a clock acts, or a pause is over.
    pub fn due_ms(&self) -> Option<u64> {
        match self.position.accord.paused {
            Some(paused) => self.position.accord.ended.is_none().then(|| paused.until_ms()),
            None => self.wakes_at().map(|at_ms| self.elapsed_of(at_ms)),
        }
    }

    /// The elapsed time at which that match time is reached, if there is no further pause.
    pub fn elapsed_of(&self, match_ms: u64) -> u64 {
        match_ms.saturating_add(self.position.accord.idle_ms)
    }

    /// Tells the table how much time has elapsed.
    pub fn tell_time(&mut self, elapsed_ms: u64) {
        self.elapsed_ms = self.elapsed_ms.max(elapsed_ms);
    }

    /// Why nothing can be played, if the match is paused or was ended.
    pub(crate) fn standstill(&self) -> Option<Reason> {
        if self.position.accord.ended.is_some() {
            return Some(Reason::Ended);
        }
        self.position.accord.paused.is_some().then_some(Reason::Paused)
    }

    /// Proposes something to everybody else who sits here. Where nobody does, it is done.
    ///
    /// # Errors
    /// If that makes no sense now, or the seat may not propose anything.
    pub fn propose(
        &mut self,
        seat: Seat,
        motion: Motion,
        elapsed_ms: u64,
    ) -> Result<Decided, Denial> {
        self.admit_motion(seat, elapsed_ms)?;
        self.admit_proposal(seat, motion, elapsed_ms)?;
        let waiting = self.other_people(seat);
        let proposed = Proposed { seat, motion, waiting };
        self.write(Deed::Propose { seat, motion, at_ms: elapsed_ms }, Vec::new())?;
        self.position.accord.hushed.retain(|(_, until_ms)| *until_ms > elapsed_ms);
        self.weigh(proposed, elapsed_ms)
    }

    /// Agrees to what was proposed, or declines it. Its proposer can withdraw it.
    ///
    /// # Errors
    /// If nothing is being asked of that seat.
    pub fn answer(&mut self, seat: Seat, agree: bool, elapsed_ms: u64) -> Result<Decided, Denial> {
        self.admit_motion(seat, elapsed_ms)?;
        let is_for = |proposed: &Proposed| {
            proposed.waiting.contains(seat) || (proposed.seat == seat && !agree)
        };
        let Some(mut proposed) = self.position.accord.proposed.filter(is_for) else {
            return Err(Reason::NotAsked { seat: seat.0 }.into());
        };
        if !agree {
            self.write(Deed::Decline { seat, at_ms: elapsed_ms }, Vec::new())?;
            self.position.accord.proposed = None;
            self.position.accord.hushed.push((proposed.seat, elapsed_ms.saturating_add(HUSH_MS)));
            return Ok(Decided::Declined);
        }
        proposed.waiting.remove(seat);
        self.write(Deed::Agree { seat, at_ms: elapsed_ms }, Vec::new())?;
        self.weigh(proposed, elapsed_ms)
    }

    /// Goes on with the match if the pause is over by then.
    ///
    /// # Errors
    /// If the line cannot be written.
    pub fn end_pause(&mut self, elapsed_ms: u64) -> Result<bool, Denial> {
        match (self.position.accord.paused, self.position.accord.ended) {
            (Some(paused), None) if paused.until_ms() <= elapsed_ms => {
                self.resume(paused.until_ms())?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// A move withdraws an offer to end the match, unless somebody made it who has agreed already.
    pub(crate) fn lapse(&mut self, mover: Option<Seat>) {
        let concerns = |proposed: &Proposed| {
            let waits = |seat| proposed.seat == seat || proposed.waiting.contains(seat);
            proposed.motion == Motion::End && mover.is_some_and(waits)
        };
        if self.position.accord.proposed.as_ref().is_some_and(concerns) {
            self.position.accord.proposed = None;
        }
    }

    /// Does what was proposed, once nobody is left to be asked.
    fn weigh(&mut self, proposed: Proposed, elapsed_ms: u64) -> Result<Decided, Denial> {
        if !proposed.waiting.is_empty() {
            self.position.accord.proposed = Some(proposed);
            return Ok(Decided::Asked(proposed));
        }
        self.position.accord.proposed = None;
        match proposed.motion {
            Motion::Pause { for_ms } => self.pause(for_ms, elapsed_ms)?,
            Motion::Resume => self.resume(elapsed_ms)?,
            Motion::End => self.end(elapsed_ms)?,
        }
        Ok(Decided::Done)
    }

    fn pause(&mut self, for_ms: u64, elapsed_ms: u64) -> Result<(), Denial> {
        let at_ms = self.match_ms(elapsed_ms);
        self.position.reached_ms = self.position.reached_ms.max(at_ms);
        // Clocks are charged up to here. They stand still because match time does.
        self.note(at_ms, None);
        self.position.accord.paused = Some(Paused { at_ms: elapsed_ms, for_ms });
        self.position.asked = None;
        self.write(Deed::Pause { for_ms, at_ms: elapsed_ms }, Vec::new())
    }

    fn resume(&mut self, elapsed_ms: u64) -> Result<(), Denial> {
        let Some(paused) = self.position.accord.paused.take() else { return Ok(()) };
        let lasted_ms = elapsed_ms.saturating_sub(paused.at_ms);
        self.position.accord.idle_ms = self.position.accord.idle_ms.saturating_add(lasted_ms);
        // A proposal to go on has come true by itself.
        self.position.accord.proposed = None;
        self.write(Deed::Resume { at_ms: elapsed_ms }, Vec::new())
    }

    fn end(&mut self, elapsed_ms: u64) -> Result<(), Denial> {
        let agreed: SeatSet =
            Seat::all(self.position.sitters.len()).filter(|seat| self.is_person(*seat)).collect();
        self.position.reached_ms = self.position.reached_ms.max(self.match_ms(elapsed_ms));
        self.position.accord.ended = Some(agreed);
        self.position.accord.paused = None;
        self.position.asked = None;
        self.write(Deed::End { agreed, at_ms: elapsed_ms }, Vec::new())
    }

    /// Whether that seat can take part in a decision at that time.
    fn admit_motion(&self, seat: Seat, elapsed_ms: u64) -> Result<(), Denial> {
        self.must_have(seat)?;
        let began = self.position.accord.paused.map_or(0, |paused| paused.at_ms);
        let why = if !self.is_person(seat) {
            Reason::BotPlays
        } else if self.outcome().is_some() {
            Reason::Over
        } else if elapsed_ms < began || self.match_ms(elapsed_ms) < self.now() {
            Reason::Backwards { now_ms: self.now() }
        } else {
            return Ok(());
        };
        Err(why.into())
    }

    fn admit_proposal(&self, seat: Seat, motion: Motion, elapsed_ms: u64) -> Result<(), Denial> {
        if let Some(proposed) = self.position.accord.proposed {
            let name = self.position.sitters[proposed.seat.idx()].name.clone();
            return Err(Reason::Proposed { name }.into());
        }
        let hushed = |(who, until_ms): &(Seat, u64)| *who == seat && *until_ms > elapsed_ms;
        if self.position.accord.hushed.iter().any(hushed) {
            return Err(Reason::Hushed.into());
        }
        match (motion, self.position.accord.paused) {
            (Motion::Pause { .. }, Some(_)) => Err(Reason::PausedAlready.into()),
            (Motion::Resume, None) => Err(Reason::NotPaused.into()),
            (Motion::Pause { for_ms }, None)
                if !(SHORTEST_PAUSE_MS..=LONGEST_PAUSE_MS).contains(&for_ms) =>
            {
                Err(Reason::PauseLength.into())
            }
            _ => Ok(()),
        }
    }
}
