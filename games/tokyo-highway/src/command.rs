//! What seats and the judge ask, and what happened.

use crate::geometry::{Heading, Pillar, Spot};
use arrayvec::ArrayVec;
use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::hand::{Held, Missed, Path, Settled, Slip};
use crate::pieces::{Parking, Piece, Shape};
use crate::solids::pillar_at;

/// Most cars that one road can carry.
pub const MOST_CARS: usize = 8;

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Puts up a building before the first turn (clause 2.4).
    Raise {
        shape: Shape,
        /// Its centre.
        at: Spot,
        /// Which way it is turned.
        heading: Heading,
    },
    /// Builds a column and a road to it, or an exit, and places cars (clauses 4.1 to 4.3). By hand
    /// this announces the build; its pieces are then carried one by one (clause 11.7).
    Build(Build),
    /// Lifts a piece from the supply, where pieces are put up by hand (clause 11.1).
    Lift { piece: Held },
    /// Carries the piece in hand along a path, and lets it go at the end (clause 11.2).
    Carry {
        path: Path,
        /// What came of it, once it has been worked out. Nobody is believed who sends it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        settled: Option<Settled>,
    },
    /// Puts the piece in hand back into the supply.
    Lower,
    /// Takes down an unfinished column, and forgets an announced build (clause 11.8).
    Clear,
    /// Ends the turn without placing more cars (clause 11.8).
    Done,
    /// Passes: blocked (clause 4.9), or giving the turn up (clause 11.9).
    Pass,
    /// The judge: a player knocked over pieces of others (clause 9.1).
    Penalty {
        /// Who did it.
        payer: Seat,
        /// How many pieces of each seat fell.
        fallen: BySeat<u8>,
    },
    /// Pays the next creditor: this many yellow pieces, the rest grey (clause 9.2).
    Pay {
        /// How many yellow ones.
        yellow: u8,
    },
}

/// A road, the column it leads to, and the cars on it. Lengths are hundredths of a millimetre.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// The column it leads on from, by number.
    pub base: u8,
    /// How far its tip lies past the centre of the base.
    pub past: i32,
    /// How far its axis runs to the left of that centre, looking along the road.
    pub aside: i32,
    /// Where it leads.
    pub to: Goal,
    /// The cars to be placed on it.
    #[serde(default)]
    pub cars: ArrayVec<Parking, MOST_CARS>,
}

impl Build {
    /// The new column as a solid; none for an exit.
    pub fn pillar(&self) -> Option<Pillar> {
        match self.to {
            Goal::Column { at, height, .. } => Some(pillar_at(at, height)),
            Goal::Exit { .. } => None,
        }
    }
}

/// Where a new road leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// To a new column.
    Column {
        /// Its centre.
        at: Spot,
        /// How many pieces it is made of, a yellow one included.
        height: u8,
        /// Whether a yellow piece lies on top.
        junction: bool,
        /// How far the road's axis runs to the left of its centre.
        aside: i32,
    },
    /// Down to the table.
    Exit {
        /// Which way.
        heading: Heading,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A building was put up.
    Raised {
        seat: Seat,
        /// Which building, by number.
        building: u8,
        shape: Shape,
    },
    /// A road was built.
    Built {
        seat: Seat,
        /// The road, by number.
        road: u8,
        /// The new column, by number; none for an exit.
        column: Option<u8>,
        /// The height of the new column; 0 for an exit.
        height: u8,
        /// Whether the new column is a junction.
        junction: bool,
        /// The roads that it passes over.
        over: Vec<u8>,
        /// The roads that it passes under.
        under: Vec<u8>,
        /// How many cars it earned.
        earned: u8,
    },
    /// Cars were placed on the new road.
    Parked {
        seat: Seat,
        road: u8,
        cars: u8,
        /// How many that seat still holds.
        left: u8,
    },
    /// A build was announced, to be carried piece by piece.
    Planned { seat: Seat },
    /// A piece was lifted from the supply.
    Lifted { seat: Seat, piece: Held },
    /// It was put back there.
    Lowered { seat: Seat, piece: Held },
    /// A piece was carried and let go: everything that it takes to show it again.
    SetDown {
        seat: Seat,
        piece: Held,
        /// How the hand trembled.
        seed: u32,
        path: Path,
        slip: Slip,
        /// What worked out the rest.
        engine: String,
        /// What was knocked over; a column once for each of its discs.
        knocked: Vec<Piece>,
        /// Whether the piece stays where it came to rest.
        stood: bool,
    },
    /// A piece could not stay, and everything is as it was.
    TakenBack {
        seat: Seat,
        piece: Held,
        missed: Missed,
        /// The clause that forbids where it lay, where there is one.
        clause: Option<String>,
    },
    /// An unfinished column was taken down.
    Cleared { seat: Seat },
    /// A player passed: blocked, or by hand giving the turn up.
    Passed { seat: Seat },
    /// The judge booked a penalty.
    Fined {
        /// Who pays.
        payer: Seat,
        /// How many pieces of others fell.
        fallen: u8,
    },
    /// A penalty was paid to somebody.
    Paid {
        payer: Seat,
        to: Seat,
        /// Grey pieces.
        grey: u8,
        /// Yellow pieces.
        yellow: u8,
    },
    /// Somebody placed the last car.
    AllParked { seat: Seat, place: u8 },
    /// Somebody ran out of materials.
    RanOut { seat: Seat },
    /// Nobody could build any more.
    AllBlocked,
    /// The match is over.
    Over { places: BySeat<u8> },
}
