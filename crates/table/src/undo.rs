//! Taking back, freely or by consent.
//!
//! A seat takes back its own last act, and with it whatever came after. That is free as long as
//! nobody else has acted since and the game barred none of it, and always when no other person
//! sits at the table; beyond that every other person has to agree. Any new act withdraws the
//! question, and the act that ends a match is barred. An undo is a line of the log like any other:
//! nothing is ever erased.
//!
//! A table that was restored from a checkpoint remembers only the lines since. Taking back more
//! than that is denied with [`Denial::NeedsHistory`] before anything is written.

use contract::{AnyGame, Denied, Seat, SeatSet, Undo};
use serde::{Deserialize, Serialize};

use crate::line::Deed;
use crate::table::{Denial, Live, Table};

/// An undo that waits for consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoAsked {
    /// Who asks.
    pub seat: Seat,
    /// The first line to be taken back, counted from 1.
    pub to: usize,
    /// Who still has to agree.
    pub waiting: SeatSet,
}

/// What became of a wish to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is done.
    Back,
    /// The others are asked.
    Asked(UndoAsked),
    /// Somebody declined.
    Declined,
}

impl Table {
    /// The undo that waits for consent, if there is one.
    pub fn undo_asked(&self) -> Option<UndoAsked> {
        self.asked
    }

    /// Whether a seat could take back its last act without asking anybody.
    pub fn undo_is_free(&self, seat: Seat) -> bool {
        self.last_act(seat).is_some_and(|to| self.consent_needed(seat, to).is_empty())
    }

    /// Takes back the seat's last act, or asks the others.
    ///
    /// # Errors
    /// If the seat has nothing to take back, or a question is open already.
    pub fn undo(&mut self, seat: Seat) -> Result<Taken, Denial> {
        if self.asked.is_some() {
            return Err(Denial::Table("an undo is being asked for already".into()));
        }
        let Some(to) = self.last_act(seat) else {
            let why = format!("seat {seat} has nothing to take back");
            return Err(Denial::Table(why));
        };
        let waiting = self.consent_needed(seat, to);
        if waiting.is_empty() {
            self.take_back(seat, to)?;
            return Ok(Taken::Back);
        }
        let asked = UndoAsked { seat, to, waiting };
        self.write(Deed::AskUndo { seat, to }, Vec::new())?;
        self.asked = Some(asked);
        Ok(Taken::Asked(asked))
    }

    /// Answers an open question.
    ///
    /// # Errors
    /// If nothing is asked of that seat.
    pub fn answer_undo(&mut self, seat: Seat, agree: bool) -> Result<Taken, Denial> {
        let Some(mut asked) = self.asked.filter(|asked| asked.waiting.contains(seat)) else {
            return Err(Denial::Table(format!("no undo is being asked of seat {seat}")));
        };
        if !agree {
            self.write(Deed::DeclineUndo { seat }, Vec::new())?;
            self.asked = None;
            return Ok(Taken::Declined);
        }
        asked.waiting.remove(seat);
        if asked.waiting.is_empty() && asked.to <= self.base.version {
            return Err(Denial::NeedsHistory);
        }
        let at_ms = self.undone_ms();
        self.write(Deed::AgreeUndo { seat, at_ms }, Vec::new())?;
        self.asked = Some(asked);
        if asked.waiting.is_empty() {
            self.take_back(asked.seat, asked.to)?;
            return Ok(Taken::Back);
        }
        Ok(Taken::Asked(asked))
    }

    /// The number of the seat's last act in effect.
    pub(crate) fn last_act(&self, seat: Seat) -> Option<usize> {
        let mut newest = self.live.iter().rev();
        let act = newest.find(|live| live.actor.seat() == Some(seat)).map(|live| live.number);
        act.or_else(|| self.base.acts.get(seat.idx()).copied().flatten())
    }

    /// The persons that have to agree to taking back the seat's last act, line `to`. As it is the
    /// last of that seat, whatever came after it is somebody else's.
    fn consent_needed(&self, seat: Seat, to: usize) -> SeatSet {
        let is_free = |live: Live| live.number == to && live.undo == Undo::Free;
        if self.last_live().is_some_and(is_free) {
            return SeatSet::EMPTY;
        }
        let is_person = |other: &Seat| self.sitters[other.idx()].bot.is_none();
        Seat::all(self.sitters.len()).filter(|other| *other != seat).filter(is_person).collect()
    }

    /// Tells the table how far match time has come, so that players' clocks charge an undo right.
    pub(crate) fn hear(&mut self, at_ms: u64) {
        self.heard_ms = self.heard_ms.max(at_ms);
    }

    /// The time of an undo: nothing where no clock runs.
    fn undone_ms(&mut self) -> u64 {
        if self.clocks.is_none() {
            return 0;
        }
        self.reached_ms = self.now().max(self.heard_ms);
        self.reached_ms
    }

    /// Rebuilds the match without the lines from `to` on, and writes that down.
    fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), Denial> {
        if to <= self.base.version {
            return Err(Denial::NeedsHistory);
        }
        let live: Vec<Live> = self.live.iter().filter(|live| live.number < to).copied().collect();
        let game = self.rebuilt(&live)?;
        for (seat, raised) in Seat::all(self.sitters.len()).zip(&mut self.raised) {
            let before = self.game.decision(seat).saturating_add(*raised);
            *raised = before.saturating_add(1).saturating_sub(game.decision(seat));
        }
        (self.live, self.game, self.asked) = (live, game, None);
        let at_ms = self.undone_ms();
        self.note(at_ms, None);
        self.write(Deed::Undo { seat, to, at_ms }, Vec::new())
    }

    /// The game with only these lines in effect.
    fn rebuilt(&self, live: &[Live]) -> Result<Box<dyn AnyGame>, Denial> {
        let mut game = self.base.game.boxed();
        for Live { number, .. } in live {
            let line = &self.lines[number - 1 - self.base.version];
            if let Deed::Play(entry) = &line.deed {
                let mut chance = self.chance_of(*number, &line.luck);
                game.play(entry, &mut chance).map_err(|denied: Denied| {
                    Denial::Table(format!("line {number} cannot be played again: {denied}"))
                })?;
            }
        }
        Ok(game)
    }
}
