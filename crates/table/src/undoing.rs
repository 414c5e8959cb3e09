//! Taking back, freely or by consent.
//!
//! A seat takes back its own last act, and with it whatever came after; [`crate::way`] says when
//! that is free, when the other people have to agree, and when it cannot be. Any new act withdraws
//! the question. An undo is a line of the log like any other: nothing is ever erased.
//!
//! A table that was restored from a checkpoint remembers only the lines since. Taking back more
//! than that is denied with [`Denial::NeedsHistory`] before anything is written.

use contract::{AnyGame, Denied, Seat};

use crate::denial::{Denial, Reason};
use crate::line::{Deed, InEffect};
use crate::table::Table;
use crate::undo::{Taken, UndoAsked, Undone};
use crate::way::{NoUndo, Way};

impl Table {
    /// The undo that waits for consent, if there is one.
    pub fn undo_asked(&self) -> Option<UndoAsked> {
        self.position.asked
    }

    /// The undo that came after version `after`, if one did.
    pub fn undone_since(&self, after: usize) -> Option<Undone> {
        self.undone.filter(|undone| undone.line > after)
    }

    /// Takes back the seat's last act, or asks the others.
    ///
    /// # Errors
    /// If that cannot be taken back, or a question is open already.
    pub fn undo(&mut self, seat: Seat) -> Result<Taken, Denial> {
        self.undo_by(seat, self.undo_way(seat))
    }

    /// Takes back the seat's last act if that needs nobody's consent: for tables where nobody else
    /// is there to be asked.
    ///
    /// # Errors
    /// If that cannot be taken back, or only with consent.
    pub fn undo_alone(&mut self, seat: Seat) -> Result<(), Denial> {
        let way = self.undo_way(seat);
        if let Way::Ask(_) = way {
            return Err(Reason::UndoConsent.into());
        }
        self.undo_by(seat, way).map(drop)
    }

    /// Takes back as a written line says, by the rules of the time it was written.
    pub(crate) fn undo_again(&mut self, seat: Seat) -> Result<Taken, Denial> {
        let way = match self.position.practice {
            Some(_) => self.undo_way(seat),
            None => self.old_undo_way(seat),
        };
        self.undo_by(seat, way)
    }

    fn undo_by(&mut self, seat: Seat, way: Way) -> Result<Taken, Denial> {
        if let Some(why) = self.standstill() {
            return Err(why.into());
        }
        if self.position.asked.is_some() {
            return Err(Reason::UndoAsked.into());
        }
        let asked = match way {
            Way::Closed(no) => return Err(self.why_no_undo(no).into()),
            Way::Free => None,
            Way::Ask(waiting) => Some(waiting),
        };
        let Some(to) = self.last_act(seat) else {
            return Err(self.why_no_undo(NoUndo::Nothing).into());
        };
        match asked {
            None => self.take_back(seat, to).map(|()| Taken::Back),
            Some(waiting) => {
                let asked = UndoAsked { seat, to, waiting };
                self.write(Deed::AskUndo { seat, to }, Vec::new())?;
                self.position.asked = Some(asked);
                Ok(Taken::Asked(asked))
            }
        }
    }

    /// Answers an open question.
    ///
    /// # Errors
    /// If nothing is asked of that seat.
    pub fn answer_undo(&mut self, seat: Seat, agree: bool) -> Result<Taken, Denial> {
        let Some(mut asked) = self.position.asked.filter(|asked| asked.waiting.contains(seat))
        else {
            return Err(Reason::UndoNotAsked { seat: seat.0 }.into());
        };
        if !agree {
            self.write(Deed::DeclineUndo { seat }, Vec::new())?;
            self.position.asked = None;
            return Ok(Taken::Declined);
        }
        asked.waiting.remove(seat);
        if asked.waiting.is_empty() && asked.to <= self.base.version {
            return Err(Denial::NeedsHistory);
        }
        let at_ms = self.undone_ms();
        self.write(Deed::AgreeUndo { seat, at_ms }, Vec::new())?;
        self.position.asked = Some(asked);
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

    /// Tells the table how far match time has come, so that players' clocks charge an undo right.
    pub(crate) fn note_match_time(&mut self, at_ms: u64) {
        self.noted_ms = self.noted_ms.max(at_ms);
    }

    /// The time of an undo: nothing where no clock runs.
    fn undone_ms(&mut self) -> u64 {
        if self.position.clocks.is_none() {
            return 0;
        }
        self.position.reached_ms = self.now().max(self.noted_ms);
        self.position.reached_ms
    }

    /// Rebuilds the match without the lines from `to` on, and writes that down.
    fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), Denial> {
        if to <= self.base.version {
            return Err(Denial::NeedsHistory);
        }
        let live: Vec<InEffect> =
            self.live.iter().filter(|live| live.number < to).copied().collect();
        let game = self.rebuilt(&live, |_| {})?;
        for (seat, raised) in Seat::all(self.position.sitters.len()).zip(&mut self.position.raised)
        {
            let before = self.game.decision(seat).saturating_add(*raised);
            *raised = before.saturating_add(1).saturating_sub(game.decision(seat));
        }
        (self.live, self.game, self.position.asked) = (live, game, None);
        self.lapse(Some(seat));
        let at_ms = self.undone_ms();
        self.note(at_ms, None);
        self.undone = Some(Undone { line: self.version() + 1, seat, to });
        self.write(Deed::Undo { seat, to, at_ms }, Vec::new())
    }

    /// The game with only these lines in effect. Every state on the way is shown to `watch`.
    pub(crate) fn rebuilt(
        &self,
        live: &[InEffect],
        mut watch: impl FnMut(&dyn AnyGame),
    ) -> Result<Box<dyn AnyGame>, Denial> {
        let mut game = self.base_game.boxed();
        watch(game.as_ref());
        for InEffect { number, .. } in live {
            let line = &self.lines[number - 1 - self.base.version];
            if let Deed::Play(entry) = &line.deed {
                let mut chance = self.chance_of(*number, &line.luck);
                game.play(entry, &mut chance).map_err(|denied: Denied| {
                    Denial::Broken(format!("line {number} cannot be played again: {denied}"))
                })?;
                watch(game.as_ref());
            }
        }
        Ok(game)
    }
}
