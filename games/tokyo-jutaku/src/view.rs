//! What one viewer may know, and whole states that would look just so.

use arrayvec::ArrayVec;
use building::{Fault, PieceSet, Side};
use contract::{BySeat, MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::command::Beat;
use crate::map::{Cell, CellSet};
use crate::setup::{Assist, Setup};
use crate::site::Site;
use crate::state::{Architect, Held, MOST_CARDS, Phase, TokyoJutaku};
use crate::token::Token;

/// What one viewer may know: everything but what others have submitted in a beat, and what is
/// wrong with a building before it is judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The rules that were chosen.
    pub setup: Setup,
    /// The card of each cell.
    pub cards: Vec<Option<u8>>,
    /// The cells whose cards are still to be had.
    pub spaces: CellSet,
    /// The wood: one supply for all, or one for each seat.
    pub supplies: Vec<PieceSet>,
    /// The players, by seat.
    pub architects: BySeat<Seen>,
    /// What is going on.
    pub phase: Phase,
    /// How many sites have been decided, and one more.
    pub round: u32,
    /// The match time reached.
    pub now: u64,
    /// When a piece was placed last, or the building begun.
    pub stirred: u64,
    /// How many beats are over.
    pub beats: u32,
    /// What is wrong with the viewer's own building, where that is shown (clause 4.2).
    pub marks: Vec<Fault>,
}

impl View {
    /// The side of the cards on the map: the viewer's own, or that of the table.
    pub fn side(&self) -> Side {
        let own = self.viewer.seat().filter(|seat| self.architects.get(*seat).is_some());
        own.map_or(self.setup.side, |seat| self.setup.side_of(seat, self.architects.len()))
    }
}

/// What a viewer may know of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Which architect.
    pub token: Option<Token>,
    pub cell: Option<Cell>,
    pub site: Option<Site>,
    pub hand: Option<Held>,
    pub busy_until: Option<u64>,
    pub hushed_until: Option<u64>,
    pub done: ArrayVec<u8, MOST_CARDS>,
    pub yen: i32,
    pub penalty: u64,
    pub moving: Option<u64>,
    pub clears: bool,
    /// Whether a beat was submitted.
    pub submitted: bool,
    /// Which: only its owner knows.
    pub beat: Option<Beat>,
    /// What was shown at the end of the last beat.
    pub shown: Option<Beat>,
    pub decision: u32,
}

/// Builds a view from nothing.
pub fn of(state: &TokyoJutaku, viewer: Viewer) -> View {
    let seen = |seat: Seat| {
        let own = &state.architects[seat];
        Seen {
            token: own.token,
            cell: own.cell,
            site: own.site.clone(),
            hand: own.hand,
            busy_until: own.busy_until,
            hushed_until: own.hushed_until,
            done: own.done.clone(),
            yen: own.yen,
            penalty: own.penalty,
            moving: own.moving,
            clears: own.clears,
            submitted: own.beat.is_some(),
            beat: own.beat.filter(|_| viewer.is(seat)),
            shown: own.shown,
            decision: own.decision,
        }
    };
    let own = viewer.seat().and_then(|seat| state.architects.get(seat));
    let site = own.and_then(|own| own.site.as_ref());
    let site = site.filter(|_| state.setup.assist != Assist::Master);
    View {
        viewer,
        setup: state.setup,
        cards: state.cards.clone(),
        spaces: state.spaces,
        supplies: state.supplies.clone(),
        architects: BySeat::from_fn(state.count(), seen),
        phase: state.phase.clone(),
        round: state.round,
        now: state.now,
        stirred: state.stirred,
        beats: state.beats,
        marks: site.map(Site::marks).unwrap_or_default(),
    }
}

/// A whole state that looks like that. What others have submitted might be anything; that they
/// hold is always possible.
pub fn guess(view: &View) -> TokyoJutaku {
    let seats = view.architects.len().clamp(1, MAX_SEATS);
    let architects = BySeat::from_fn(seats, |seat| match view.architects.get(seat) {
        Some(seen) => architect(seen),
        None => Architect::default(),
    });
    let mut supplies = view.supplies.clone();
    supplies.truncate(seats);
    if supplies.is_empty() {
        supplies.push(PieceSet::EMPTY);
    }
    TokyoJutaku {
        setup: view.setup,
        cards: view.cards.clone(),
        spaces: view.spaces,
        supplies,
        architects,
        phase: seated(&view.phase, seats),
        round: view.round,
        now: view.now,
        stirred: view.stirred,
        beats: view.beats,
    }
}

fn architect(seen: &Seen) -> Architect {
    Architect {
        token: seen.token,
        cell: seen.cell,
        site: seen.site.clone(),
        hand: seen.hand,
        busy_until: seen.busy_until,
        hushed_until: seen.hushed_until,
        done: seen.done.clone(),
        yen: seen.yen,
        penalty: seen.penalty,
        moving: seen.moving,
        clears: seen.clears,
        beat: seen.beat.or(seen.submitted.then_some(Beat::Hold)),
        shown: seen.shown,
        decision: seen.decision,
    }
}

/// The phase without seats that nobody sits in.
fn seated(phase: &Phase, seats: usize) -> Phase {
    let keep = |list: &ArrayVec<Seat, MAX_SEATS>| -> ArrayVec<Seat, MAX_SEATS> {
        list.iter().copied().filter(|seat| seat.idx() < seats).collect()
    };
    match phase {
        Phase::Draft { order, until } => Phase::Draft { order: keep(order), until: *until },
        Phase::Frozen { at, claims, late } => {
            Phase::Frozen { at: *at, claims: keep(claims), late: *late }
        }
        Phase::Movement { order, finished, until } => {
            Phase::Movement { order: keep(order), finished: keep(finished), until: *until }
        }
        Phase::Over { end, winners } => Phase::Over { end: *end, winners: keep(winners) },
        other => other.clone(),
    }
}
