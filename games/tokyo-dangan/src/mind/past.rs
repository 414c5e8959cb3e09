//! Positions that have been there before: a bot that goes round in circles gets nowhere.

use contract::Seat;

use crate::roads::Roads;
use crate::square::Square;
use crate::turn::REPEATS;
use crate::view::View;

/// Positions that a bot remembers of its own turns.
const MEMORY: usize = 12;

/// How a bot's own turns ended, for tables where the rules do not keep count.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    round: u32,
    ends: Vec<(Roads, Square)>,
}

impl Memory {
    /// Remembers how a turn ends.
    pub fn keep(&mut self, view: &View, roads: Roads, piece: Square) {
        if view.round < self.round {
            self.ends.clear();
        }
        self.round = view.round;
        if self.ends.len() == MEMORY {
            self.ends.remove(0);
        }
        self.ends.push((roads, piece));
    }

    /// Remembers how the viewer's turn ended, seen right after it.
    pub fn keep_own(&mut self, view: &View) {
        let own = view.viewer.seat().and_then(|seat| view.travellers.get(seat));
        if let Some(own) = own {
            self.keep(view, view.roads, own.piece);
        }
    }
}

/// The positions to which a turn could lead back.
#[derive(Clone, Debug, Default)]
pub struct Past {
    ends: Vec<(Roads, Square)>,
    /// Whether one more repetition can end the game.
    counts: bool,
    /// Whether the seat would win then.
    leads: bool,
}

impl Past {
    /// What counts at this table: the rules' own list where there is one.
    pub fn new(view: &View, memory: &Memory) -> Past {
        let Some(seat) = view.viewer.seat() else { return Past::default() };
        if !view.house.repetition {
            let ends = if view.round < memory.round { Vec::new() } else { memory.ends.clone() };
            return Past { ends, counts: false, leads: false };
        }
        let next = Seat((seat.0 + 1) % view.travellers.len().max(1) as u8);
        let stands = |idx: usize, piece: Square| {
            let now = view.travellers.get(Seat(idx as u8)).map(|seen| seen.piece);
            idx == seat.idx() || now == Some(piece)
        };
        let like = view.past.iter().filter(|past| {
            let mut pieces = past.pieces.iter().enumerate();
            past.active == next && pieces.all(|(idx, piece)| stands(idx, *piece))
        });
        let own = like.filter_map(|past| Some((past.roads, *past.pieces.get(seat.idx())?)));
        Past { ends: own.collect(), counts: true, leads: leads(view, seat) }
    }

    /// How often the position has been there, and whether coming back to it wins, if it ends the
    /// game.
    pub fn returns(&self, roads: &Roads, piece: Square) -> (usize, Option<bool>) {
        let same = |(old, stood): &&(Roads, Square)| *stood == piece && old == roads;
        let count = self.ends.iter().filter(same).count();
        let ends = self.counts && count + 1 >= REPEATS;
        (count, ends.then_some(self.leads))
    }
}

/// Whether the seat alone would win if the game ended now.
fn leads(view: &View, seat: Seat) -> bool {
    let worth = |seat: Seat| {
        let reached = view.travellers.get(seat).map(|seen| &seen.reached);
        let last = reached.and_then(|reached| reached.last()).map_or(0, |arrival| arrival.order);
        (reached.map_or(0, |reached| reached.len()), u8::MAX - last)
    };
    let mut others = Seat::all(view.travellers.len()).filter(|other| *other != seat);
    others.all(|other| worth(other) < worth(seat))
}
