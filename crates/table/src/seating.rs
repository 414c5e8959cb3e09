//! Who sits where, and how that changes while a match runs.

use contract::{Awaiting, Happened, Player, Seat, SeatSet, Skill, Undo};

use crate::clock::{ClockRule, Clocks};
use crate::denial::{Denial, Reason};
use crate::line::Deed;
use crate::sitter::{GaveUp, SeatChange, Sitter, players};
use crate::table::Table;

impl Table {
    /// Who sits where now, as sentences and pictures show them.
    pub fn players(&self) -> Vec<Player> {
        players(self.title(), self.sitters())
    }

    /// Who sits where now.
    pub fn sitters(&self) -> &[Sitter] {
        &self.position.sitters
    }

    /// Why that sitter sits there, if it is not the one who began.
    pub fn seat_change(&self, seat: Seat) -> Option<SeatChange> {
        self.position.changes.get(seat.idx()).copied().flatten()
    }

    /// Who gave up a seat that somebody else has taken over since, in that order.
    pub fn gave_up(&self) -> &[GaveUp] {
        &self.position.gave_up
    }

    /// Whether a bot keeps the seat of a person who gave it up.
    pub fn is_kept(&self, seat: Seat) -> bool {
        let bot = self.position.sitters.get(seat.idx()).is_some_and(|sitter| sitter.bot.is_some());
        bot && self.seat_change(seat).is_some_and(SeatChange::is_absence)
    }

    /// Puts somebody else into a seat. Open questions to the others are withdrawn.
    ///
    /// # Errors
    /// If there is no such seat, if the change makes no sense there, or if time would run
    /// backwards.
    pub fn seat(
        &mut self,
        seat: Seat,
        sitter: Sitter,
        why: SeatChange,
        at_ms: u64,
    ) -> Result<(), Denial> {
        self.admit_change(seat, &sitter, why, at_ms)?;
        let before = std::mem::replace(&mut self.position.sitters[seat.idx()], sitter.clone());
        let was = self.position.changes[seat.idx()].replace(why);
        if let (SeatChange::TakenOver, Some(was)) = (why, was) {
            self.position.gave_up.push(GaveUp { seat, name: before.name, why: was });
        }
        self.position.asked = None;
        self.position.accord.proposed = None;
        self.position.reached_ms = self.position.reached_ms.max(at_ms);
        let sits_down = matches!(why, SeatChange::Returned | SeatChange::TakenOver);
        if let (true, Some(clocks)) = (sits_down, &mut self.position.clocks) {
            clocks.taken_back(seat);
        }
        self.note(at_ms, None);
        self.write(Deed::Seat { seat, sitter, why, at_ms }, Vec::new())
    }

    fn admit_change(
        &self,
        seat: Seat,
        sitter: &Sitter,
        why: SeatChange,
        at_ms: u64,
    ) -> Result<(), Reason> {
        self.must_have(seat)?;
        if at_ms < self.now() {
            return Err(Reason::Backwards { now_ms: self.now() });
        }
        if self.ended_by().is_some() {
            return Err(Reason::Ended);
        }
        let person_sits = self.is_person(seat);
        let resigned = self.seat_change(seat) == Some(SeatChange::Resigned);
        let out_of_time =
            self.position.clocks.as_ref().and_then(Clocks::runs_out) == Some((at_ms, seat));
        match why {
            SeatChange::Returned if resigned => Err(Reason::Resigned),
            SeatChange::Returned if person_sits => Err(Reason::PersonSits),
            SeatChange::Returned if sitter.bot.is_some() => Err(Reason::BotsReturn),
            SeatChange::Returned => Ok(()),
            SeatChange::TakenOver if !self.is_kept(seat) => Err(Reason::NotKept),
            SeatChange::TakenOver if sitter.bot.is_some() => Err(Reason::BotsTakeOver),
            SeatChange::TakenOver => Ok(()),
            _ if !person_sits => Err(Reason::BotSits),
            _ if sitter.bot.is_none() => Err(Reason::StandIn),
            SeatChange::OutOfTime if !out_of_time => Err(Reason::TimeLeft),
            SeatChange::OutOfTime | SeatChange::Left | SeatChange::Resigned => Ok(()),
        }
    }

    /// Lets players' clocks run. `stand_in` plays for those who run out of time.
    #[must_use]
    pub fn with_clock(mut self, rule: ClockRule, stand_in: Skill) -> Table {
        self.position.clocks = Some(Clocks::new(rule, self.position.sitters.len()));
        self.position.stand_in = stand_in;
        self.note(0, None);
        self
    }

    /// The players' clocks, as of the last line.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.position.clocks.as_ref()
    }

    /// The match time at which something happens by itself: the game's clock acts, or a player
    /// runs out of time.
    pub fn wakes_at(&self) -> Option<u64> {
        if self.standstill().is_some() {
            return None;
        }
        let runs_out =
            self.position.clocks.as_ref().and_then(Clocks::runs_out).map(|(at_ms, _)| at_ms);
        let wake = self.game.awaiting().wake_at();
        [runs_out, wake].into_iter().flatten().min()
    }

    /// Hands the seat that runs out of time by then to a bot.
    pub(crate) fn run_out(&mut self, now_ms: u64) -> Result<Option<Happened>, Denial> {
        let due = self.position.clocks.as_ref().and_then(Clocks::runs_out);
        let due = due.filter(|_| self.standstill().is_none());
        let Some((at_ms, seat)) = due.filter(|(at_ms, _)| *at_ms <= now_ms) else {
            return Ok(None);
        };
        let stand_in = self.position.sitters[seat.idx()].stand_in(self.position.stand_in);
        self.seat(seat, stand_in, SeatChange::OutOfTime, at_ms)?;
        Ok(Some(Happened { undo: Undo::Barred, events: Vec::new() }))
    }

    /// Notes the time of a line for the players' clocks.
    pub(crate) fn note(&mut self, at_ms: u64, acted: Option<Seat>) {
        let runs = self.thinking();
        if let Some(clocks) = &mut self.position.clocks {
            clocks.note(at_ms, acted, runs);
        }
    }

    /// The persons the game cannot go on without.
    fn thinking(&self) -> SeatSet {
        let must = match self.awaiting() {
            Awaiting::Seats(waiting) => waiting.must,
            Awaiting::Over(_) => SeatSet::EMPTY,
        };
        must.iter().filter(|seat| self.position.sitters[seat.idx()].bot.is_none()).collect()
    }
}
