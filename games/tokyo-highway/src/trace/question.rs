//! What is asked about a pointer, and what is answered. Lengths are hundredths of a millimetre.

use crate::geometry::{Heading, Spot};
use arrayvec::ArrayVec;
use contract::{Phrase, Refusal};
use serde::{Deserialize, Serialize};

use crate::aim::Target;
use crate::command::{Build, Command, MOST_CARS};
use crate::pieces::{Parking, Shape};
use crate::view::Lie;

/// A road that is being dragged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Trace {
    /// The column that the road leads on from, by number.
    pub base: u8,
    /// Where the centre of the new column is wanted, or the far end of an exit. What lies nearer
    /// or farther than a road reaches is brought into reach along its direction.
    pub pointer: Spot,
    /// What the road is to lead to.
    pub to: Target,
    /// How far its tip is to lie past the centre of the base; if nothing is said, what room there
    /// is gets shared between both ends.
    pub past: Option<i32>,
    /// How far its axis is to run to the left of the centre of the base.
    #[serde(default)]
    pub aside: i32,
    /// The same at the new column; exits have none.
    #[serde(default)]
    pub far_aside: i32,
    /// Where cars are to stand; if nothing is said, they park by themselves.
    pub cars: Option<ArrayVec<Parking, MOST_CARS>>,
    /// Whether to move to the nearest legal place, if there is one close by.
    pub snap: bool,
}

/// What a pointer comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Traced {
    /// The build, with its cars.
    pub build: Build,
    /// How the road lies, or would be drawn if it cannot lie at all.
    pub lie: Lie,
    /// How much it rises from its base, in hundredths for every millimetre.
    pub slope: i32,
    /// How many roads it lies on at its base.
    pub layer: u8,
    /// How far its far tip lies past the centre of the new column.
    pub far_past: i32,
    /// Whether it was moved off the pointer to where it is legal.
    pub snapped: bool,
    /// Everything that is wrong with it, in the order in which the rulebook asks.
    pub faults: Vec<Refusal>,
    /// Why nothing can be built right now, whatever the build: it is not this seat's turn, say.
    pub wait: Option<Refusal>,
    /// What it comes nearest to, if anything is near.
    pub nearest: Option<Near>,
    /// How much air the rules ask for.
    pub clearance: i32,
    /// The roads that it passes over and under.
    pub crossings: Vec<Crossing>,
    /// How many cars it would earn.
    pub earned: u8,
    /// How many cars the player has left.
    pub held: u8,
    /// Where a car may stand on its axis, if it earns any.
    pub stretches: Vec<Stretch>,
    /// Why the player could not go on after it, although cars are left.
    pub dead_end: Option<Refusal>,
    /// Whether that is certain; if not, it takes longer to find out than a pointer may wait.
    pub dead_end_known: bool,
}

/// What something new comes nearest to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Near {
    /// The piece on the table.
    pub piece: String,
    /// What comes near to it.
    pub part: Part,
    /// The air between them, sideways or up and down, whichever keeps them apart.
    pub gap: i32,
    /// How much of that is more than the rules ask for; negative if it is too little.
    pub spare: i32,
}

/// A part of something new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Road,
    Column,
    Building,
}

/// A road that the new one passes over or under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Crossing {
    /// Its number.
    pub road: u8,
    /// Whether the new road passes over it or under it.
    pub level: Side,
    /// Where, in plan.
    pub at: Spot,
    /// How high the upper road's top is there.
    pub height: i32,
    /// Whether it earns a car.
    pub earns: bool,
    /// The clause that decides that.
    pub clause: String,
    /// Why it does, or does not.
    pub why: Phrase,
}

/// On which side of a road another one passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Over,
    Under,
}

/// From one place along a road to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Stretch {
    pub from: i32,
    pub to: i32,
}

/// Where roads from a base can lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Band {
    /// The least distance of the new column from the base, or of the far end of an exit.
    pub least: i32,
    pub greatest: i32,
    /// Where in that ring a build can stand now.
    pub ways: Vec<Way>,
}

/// Distances from a base in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Way {
    pub heading: Heading,
    pub from: i32,
    pub to: i32,
}

/// A building that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Site {
    pub shape: Shape,
    /// Where its centre is wanted.
    pub at: Spot,
    /// Which way it is turned.
    pub heading: Heading,
    /// Whether to move to the nearest legal place, if there is one close by.
    pub snap: bool,
}

/// What dragging a building comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sited {
    /// The command that puts it up.
    pub command: Command,
    /// Whether it was moved to where it is legal.
    pub snapped: bool,
    /// Everything that is wrong with it.
    pub faults: Vec<Refusal>,
    /// Why nothing can be put up right now, whatever it is.
    pub wait: Option<Refusal>,
    /// What it comes nearest to, if anything is near.
    pub nearest: Option<Near>,
    /// How much air the rules ask for.
    pub clearance: i32,
}

/// Why a seat has to pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Blocked {
    pub clause: String,
    /// The reason.
    pub why: Phrase,
    /// What stands in the way at each of its open bases.
    pub bases: Vec<Hindered>,
}

/// What most often stands in the way of a build from a base.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Hindered {
    /// The base, by number.
    pub column: u8,
    /// What stands in the way.
    pub fault: Refusal,
}
