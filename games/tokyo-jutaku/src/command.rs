//! What seats and the clock ask, and what happened.

use arrayvec::ArrayVec;
use building::{Fault, PieceId, Pose};
use contract::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::map::Cell;
use crate::medal::Medal;
use crate::token::Token;

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Chooses an architect before the token is put on the map (clause 2.5).
    Choose { token: Token },
    /// Puts the token on an outer cell before the race (clause 2.2).
    Start { cell: Cell },
    /// Takes a piece from the supply in hand (clause 3.2).
    Grab { piece: PieceId },
    /// Puts the piece in hand back (clause 3.4).
    Drop,
    /// Places the piece in hand on the site (clause 4.1).
    Place {
        /// How it lies.
        pose: Pose,
    },
    /// Returns the piece placed last to the supply (clause 3.6).
    Return,
    /// Moves the piece placed last a little, or turns it (clause 3.9).
    Nudge {
        /// How it lies then.
        pose: Pose,
    },
    /// Calls "stop!" (clause 5.1).
    Stop,
    /// Votes that everybody clears the site (clause 3.8).
    Clear,
    /// Moves the token and takes the card there (clause 7.1).
    Move { cell: Cell },
    /// Keeps the card (clause 7.4).
    Keep,
    /// In beats: what one does this beat, in secret (clause 9.3).
    Beat(Beat),
    /// In beats: takes back what one submitted (clause 9.3).
    Withdraw,
    /// The clock: time has come.
    Tick,
}

/// What one does in a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Beat {
    /// Takes a piece and places it.
    Place {
        /// Which, and how it lies.
        pose: Pose,
    },
    /// Returns the piece placed last.
    Return,
    /// Does nothing.
    Hold,
    /// Votes that everybody clears the site (clause 3.8).
    Clear,
    /// Calls "stop!".
    Stop,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// An architect was chosen.
    Chose { seat: Seat, token: Token },
    /// A token was put on the map.
    Started {
        seat: Seat,
        /// Which architect it is.
        token: Token,
        cell: Cell,
    },
    /// Building begins, or goes on.
    Begun,
    /// A piece was taken in hand.
    Grabbed { seat: Seat, piece: PieceId },
    /// A piece went back to the supply unplaced, by its owner or because it was held too long.
    Dropped {
        seat: Seat,
        piece: PieceId,
        /// Whether time ran out.
        late: bool,
    },
    /// A piece was placed.
    Placed {
        seat: Seat,
        /// How it lies.
        pose: Pose,
        floor: u8,
    },
    /// A piece was returned to the supply.
    Returned { seat: Seat, piece: PieceId },
    /// The piece placed last was nudged.
    Nudged {
        seat: Seat,
        /// How it lies now.
        pose: Pose,
        floor: u8,
    },
    /// Somebody called "stop!".
    Stopped { seat: Seat },
    /// A claimed building was judged.
    Judged {
        seat: Seat,
        /// The site card.
        card: u8,
        /// What is wrong with it; nothing if it is right.
        faults: Vec<Fault>,
        /// What it brought, in yen; what a false stop cost if it is negative.
        yen: i32,
    },
    /// Everybody voted to clear all sites, or a site was completed: all wood is back.
    Cleared,
    /// Somebody wants everybody to clear.
    Voted { seat: Seat },
    /// A token moved, and the card there was taken.
    Moved { seat: Seat, cell: Cell, card: u8 },
    /// Somebody kept the card.
    Kept { seat: Seat },
    /// The next card lies open for everybody.
    Laid { card: u8 },
    /// Nobody is left a card to take.
    SatOut { seat: Seat },
    /// Somebody has submitted a beat.
    Submitted {
        seat: Seat,
        /// What: only that seat knows it before the beat is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        beat: Option<Beat>,
    },
    /// Somebody took a submitted beat back.
    Withdrew { seat: Seat },
    BeatOver {
        /// Its number.
        beat: u32,
    },
    /// Two wanted one piece in a beat, and this one did not get it.
    Clashed { seat: Seat, piece: PieceId },
    /// A lone builder has finished.
    Clocked {
        seat: Seat,
        /// The time that counts, in seconds.
        seconds: u64,
    },
    /// What was built against the clock deserves a medal.
    Honoured {
        medal: Medal,
        /// What was built, in yen.
        yen: i32,
    },
    /// The match is over.
    Over {
        /// Who won.
        winners: ArrayVec<Seat, MAX_SEATS>,
    },
}
