//! The whole truth as whole numbers, and the state that adds the solids to it.

use std::ops::Deref;

use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::hand::Hand;
use crate::pieces::{Building, Car, Column, Road};
use crate::setup::{self, Setup};
use crate::solids::Solids;

/// The whole truth: everything that is stored, sent and compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Truth {
    /// The rules that were chosen.
    #[serde(serialize_with = "setup::sparse")]
    pub setup: Setup,
    /// The players, by seat.
    pub builders: BySeat<Builder>,
    /// The columns, oldest first.
    pub columns: Vec<Column>,
    /// The roads, oldest first.
    pub roads: Vec<Road>,
    /// The cars, oldest first.
    pub cars: Vec<Car>,
    /// The buildings, oldest first.
    pub buildings: Vec<Building>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether buildings are still being put up.
    pub raising: bool,
    /// Whether the active player has no legal build on the lattice of candidates (clause 4.9).
    pub blocked: bool,
    /// How many have passed in a row.
    pub passes: u8,
    /// The round, from 1.
    pub round: u32,
    /// A penalty that is being paid.
    pub debt: Option<Debt>,
    pub over: Option<End>,
    /// What is being put up by hand; none with blueprints, whose states have no such field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hand: Option<Hand>,
}

/// One player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Builder {
    /// Cars still to be placed.
    pub cars: u8,
    /// Grey pieces left.
    pub grey: u8,
    /// Yellow pieces left.
    pub yellow: u8,
    /// Roads left.
    pub roads: u8,
    /// Whether this player still builds.
    pub building: bool,
    /// The place taken, once it is certain.
    pub place: Option<u8>,
    /// Found blocked, with nothing gained since: later builds of others only take room away.
    pub stuck: bool,
    /// How many commands the seat has given.
    pub commands: u32,
}

impl Builder {
    /// Column pieces left, grey and yellow.
    pub fn pieces(&self) -> u8 {
        self.grey.saturating_add(self.yellow)
    }
}

/// A penalty that is being paid, creditor by creditor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Debt {
    /// Who pays.
    pub payer: Seat,
    /// How many pieces each seat is still to get.
    pub owed: BySeat<u8>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Somebody placed all cars (clause 10.1).
    AllCars,
    /// Only one had materials left (clause 10.4).
    Materials,
    /// Nobody could build (clause 10.5).
    AllBlocked,
}

impl Truth {
    /// The player whose turn it is.
    pub fn builder(&self) -> &Builder {
        &self.builders[self.active]
    }

    /// How many seats the table has.
    pub fn count(&self) -> usize {
        self.builders.len()
    }

    /// The numbers and columns of a seat that a road may still lead on from.
    pub fn open_bases(&self, seat: Seat) -> impl Iterator<Item = (u8, &Column)> {
        let numbered = self.columns.iter().enumerate().map(|(idx, column)| (idx as u8, column));
        numbered.filter(move |(_, column)| column.owner == seat && column.is_open())
    }

    /// How many players still build.
    pub fn building(&self) -> usize {
        self.builders.values().filter(|builder| builder.building).count()
    }
}

impl Truth {
    /// The same truth with what could make the rules stumble put right: seats that nobody sits
    /// in, an empty table. A truth that came from play stays as it is.
    pub(crate) fn mended(&self) -> Truth {
        let mut truth = self.clone();
        let seats = truth.builders.len().clamp(1, MOST_SEATS);
        truth.builders = BySeat::from_fn(seats, |seat| match self.builders.get(seat) {
            Some(builder) => *builder,
            None => Builder::default(),
        });
        let seated = |seat: Seat| Seat(seat.0 % seats as u8);
        truth.first = seated(self.first);
        truth.active = seated(self.active);
        truth.columns.truncate(MOST_PIECES);
        truth.roads.truncate(MOST_PIECES);
        truth.cars.truncate(MOST_PIECES);
        truth.buildings.truncate(MOST_PIECES);
        if let Some(debt) = &mut truth.debt {
            debt.payer = seated(debt.payer);
            debt.owed = BySeat::from_fn(seats, |seat| debt.owed.get(seat).copied().unwrap_or(0));
        }
        truth
    }
}

/// Most seats at a table.
const MOST_SEATS: usize = 4;
/// More pieces of a kind than the box holds; their numbers fit in a byte.
const MOST_PIECES: usize = 200;

/// A state: the truth, and the solids that follow from it.
#[derive(Clone, Debug)]
pub struct TokyoHighway {
    pub(crate) truth: Truth,
    pub(crate) solids: Solids,
}

impl TokyoHighway {
    /// The state with that truth.
    pub fn new(truth: Truth) -> TokyoHighway {
        let solids = Solids::of(&truth);
        TokyoHighway { truth, solids }
    }

    /// The solids of the pieces on the table.
    pub fn solids(&self) -> &Solids {
        &self.solids
    }
}

impl Deref for TokyoHighway {
    type Target = Truth;

    fn deref(&self) -> &Truth {
        &self.truth
    }
}

impl PartialEq for TokyoHighway {
    fn eq(&self, other: &TokyoHighway) -> bool {
        self.truth == other.truth
    }
}

impl Serialize for TokyoHighway {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.truth.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TokyoHighway {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Truth::deserialize(deserializer).map(TokyoHighway::new)
    }
}
