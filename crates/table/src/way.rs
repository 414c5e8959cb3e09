//! Whether a seat's last act can be taken back: at once, by consent, or not at all.
//!
//! - At once: on a practice table; where nobody has acted since and the rules bar nothing; and past
//!   the acts of bots, as long as the rules bar none of what would be undone.
//! - By consent of all other people, where there are some.
//! - Not at all: what the rules bar, where no other person could object; and whatever needs the
//!   consent of somebody who is away. A bot plays for them, but they may come back.

use contract::{Seat, SeatSet, Undo};

use crate::denial::Reason;
use crate::line::InEffect;
use crate::sitter::SeatChange;
use crate::table::Table;

/// How a seat's last act could be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// At once.
    Free,
    /// If all of these agree.
    Ask(SeatSet),
    /// Not at all.
    Closed(NoUndo),
}

/// Why a seat's last act cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// The seat has not acted.
    Nothing,
    /// The rules bar it: chance was drawn, something hidden was seen, or a clause makes it final.
    Barred,
    /// These would have to agree, and are away.
    Away(SeatSet),
}

impl Table {
    /// How the seat's last act could be taken back now.
    pub fn undo_way(&self, seat: Seat) -> Way {
        match self.last_act(seat) {
            Some(to) => self.way_to(seat, to),
            None => Way::Closed(NoUndo::Nothing),
        }
    }

    fn way_to(&self, seat: Seat, to: usize) -> Way {
        let barred = self.last_barred().is_some_and(|number| number >= to);
        let acted_last = self.last_live().is_some_and(|live| live.number == to);
        if self.is_practice() || (acted_last && !barred) {
            return Way::Free;
        }
        let away: SeatSet = self.others(seat).filter(|other| self.is_away(*other)).collect();
        let present = self.other_people(seat);
        if !away.is_empty() {
            Way::Closed(NoUndo::Away(away))
        } else if !present.is_empty() {
            Way::Ask(present)
        } else if barred {
            Way::Closed(NoUndo::Barred)
        } else {
            Way::Free
        }
    }

    /// How the seat's last act could be taken back before there was practice: nobody but the
    /// people present counted, and against bots everything was free. Only for old lines.
    pub(crate) fn old_undo_way(&self, seat: Seat) -> Way {
        let Some(to) = self.last_act(seat) else { return Way::Closed(NoUndo::Nothing) };
        let is_free = |live: InEffect| live.number == to && live.undo != Undo::Barred;
        let present = self.other_people(seat);
        if self.last_live().is_some_and(is_free) || present.is_empty() {
            return Way::Free;
        }
        Way::Ask(present)
    }

    /// Why a last act cannot be taken back.
    pub(crate) fn why_no_undo(&self, no: NoUndo) -> Reason {
        match no {
            NoUndo::Nothing => Reason::UndoNothing,
            NoUndo::Barred => Reason::UndoBarred,
            NoUndo::Away(seats) => {
                let name = |seat: Seat| self.position.sitters[seat.idx()].name.as_str();
                let names: Vec<&str> = seats.iter().map(name).collect();
                Reason::UndoAway { names: names.join(", "), count: names.len() }
            }
        }
    }

    /// The number of the last line in effect that the rules bar from being taken back. A settling
    /// act bars whatever came before it: that of its own seat is its last act, or an earlier one.
    pub(crate) fn last_barred(&self) -> Option<usize> {
        let bars = |live: &InEffect| match live.undo {
            Undo::Free => None,
            Undo::Settling => live.number.checked_sub(1),
            Undo::Barred => Some(live.number),
        };
        self.live.iter().rev().find_map(bars).or(self.base.barred)
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.position.sitters.len()).filter(move |other| *other != seat)
    }

    /// The other people who sit there now: neither bots nor those a bot stands in for.
    pub(crate) fn other_people(&self, seat: Seat) -> SeatSet {
        self.others(seat).filter(|other| self.is_person(*other)).collect()
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.position.sitters[seat.idx()].bot.is_none()
    }

    /// Whether a bot plays there for a person who may come back.
    fn is_away(&self, seat: Seat) -> bool {
        matches!(self.seat_change(seat), Some(SeatChange::Left | SeatChange::OutOfTime))
    }
}
