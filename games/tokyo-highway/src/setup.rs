//! What the lobby chooses.

use contract::{Refusal, Seat};
use kit::choice;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

use crate::hand::tremor::{Handicap, Tremor};
use crate::sizes::{LENGTH, STOREY};

/// What the lobby chooses: the points on which tables and editions differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Who begins (clause 2.2).
    pub start: Start,
    /// No column may stand under a road, however high (clause 4.7).
    pub strict_plan_view: bool,
    /// How much air pieces keep between them (clause 5.5).
    pub clearance: Clearance,
    /// How steep a road may be (clause 5.6).
    pub steepest: Steepest,
    /// How steep a road may be for a car (clause 6.9).
    pub grip: Grip,
    /// From which columns an exit may lead down (clause 8.1).
    pub exits: Exits,
    /// What becomes of a player without materials (clause 10.2).
    pub out_of_materials: OutOfMaterials,
    /// Whether pieces can be knocked over (clause 9.5).
    pub mode: Mode,
    /// How much hands tremble (clause 11.3).
    #[cfg_attr(feature = "types", ts(as = "Option<Tremor>", optional))]
    pub tremor: Tremor,
    /// The hands of single seats, where they are steadier or shakier than the others.
    #[cfg_attr(feature = "types", ts(as = "Option<Handicap>", optional))]
    pub hand_1: Handicap,
    #[cfg_attr(feature = "types", ts(as = "Option<Handicap>", optional))]
    pub hand_2: Handicap,
    #[cfg_attr(feature = "types", ts(as = "Option<Handicap>", optional))]
    pub hand_3: Handicap,
    #[cfg_attr(feature = "types", ts(as = "Option<Handicap>", optional))]
    pub hand_4: Handicap,
}

/// Writes a setup as a state has it: options of building by hand are left out where they are as
/// usual, so states and digests of blueprints are what they were before there were any.
pub(crate) fn sparse<S: Serializer>(setup: &Setup, serializer: S) -> Result<S::Ok, S::Error> {
    let hands = [
        ("hand_1", setup.hand_1),
        ("hand_2", setup.hand_2),
        ("hand_3", setup.hand_3),
        ("hand_4", setup.hand_4),
    ];
    let mut fields = serializer.serialize_struct("Setup", 8)?;
    fields.serialize_field("start", &setup.start)?;
    fields.serialize_field("strict_plan_view", &setup.strict_plan_view)?;
    fields.serialize_field("clearance", &setup.clearance)?;
    fields.serialize_field("steepest", &setup.steepest)?;
    fields.serialize_field("grip", &setup.grip)?;
    fields.serialize_field("exits", &setup.exits)?;
    fields.serialize_field("out_of_materials", &setup.out_of_materials)?;
    fields.serialize_field("mode", &setup.mode)?;
    if setup.tremor != Tremor::default() {
        fields.serialize_field("tremor", &setup.tremor)?;
    }
    for (name, hand) in hands.into_iter().filter(|(_, hand)| *hand != Handicap::default()) {
        fields.serialize_field(name, &hand)?;
    }
    fields.end()
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// Chance decides.
    #[default]
    Random,
    /// Seat 0: the player who drove on a highway last.
    #[serde(rename = "seat-0")]
    Seat0,
}

/// How steep a road may be before it slips off its columns: this much in 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Steepest {
    /// Six tenths: about as steep as painted wood holds.
    #[default]
    #[serde(rename = "0.6")]
    SixTenths,
    /// One: 45 degrees.
    #[serde(rename = "1")]
    One,
    /// As steep as it can be built.
    #[serde(rename = "any")]
    Any,
}

impl Steepest {
    /// The angle in whole degrees.
    pub fn degrees(self) -> u8 {
        match self {
            Steepest::SixTenths => 31,
            Steepest::One => 45,
            Steepest::Any => 90,
        }
    }
}

choice!(/// How much air pieces keep: three or five tenths of a millimetre.
    Clearance: Normal, Wide);
choice!(/// How steep a road may be for a car: wood, rubber, or as steep as one likes.
    Grip: Wood, Rubber, Any);
choice!(/// From which columns an exit may lead down.
    Exits: FirstStorey, AnyHeight);
choice!(/// What becomes of a player without materials: out of the game, or counted by cars.
    OutOfMaterials: Loses, CountsCars);
choice!(/// Whether pieces can be knocked over: in blueprints nothing falls.
    Mode: Blueprint, HandBuilt);

impl Setup {
    /// Whether pieces put up by hand could stand at such a table (clause 11.4): roads hold by
    /// friction, and so do cars.
    pub(crate) fn check_hand(&self) -> Result<(), Refusal> {
        if self.mode == Mode::Blueprint {
            return Ok(());
        }
        if !cfg!(feature = "hand") {
            return Err(Refusal::new("11.1", "no-gravity"));
        }
        if self.steepest != Steepest::SixTenths {
            return Err(Refusal::new("11.4", "hand-too-steep").with("option", "steepest"));
        }
        if self.grip == Grip::Any {
            return Err(Refusal::new("11.4", "hand-no-grip").with("option", "grip"));
        }
        Ok(())
    }

    /// How much the hand of that seat trembles.
    pub fn tremor_of(&self, seat: Seat) -> Tremor {
        let hands = [self.hand_1, self.hand_2, self.hand_3, self.hand_4];
        hands.get(seat.idx()).copied().unwrap_or_default().or(self.tremor)
    }

    /// The air that pieces keep, in millimetres.
    pub fn margin(&self) -> f64 {
        match self.clearance {
            Clearance::Normal => 0.3,
            Clearance::Wide => 0.5,
        }
    }

    /// The steepest slope, as a tangent, at which a road holds on its columns.
    pub fn road_limit(&self) -> f64 {
        match self.steepest {
            Steepest::SixTenths => 0.6,
            Steepest::One => 1.0,
            Steepest::Any => f64::INFINITY,
        }
    }

    /// How many storeys a road can climb or drop at most: as far as its length reaches at the
    /// steepest slope, and one more, because roads on its base may lift it.
    pub fn most_storeys(&self) -> u8 {
        let limit = self.road_limit();
        let sine = if limit.is_finite() { limit / (1.0 + limit * limit).sqrt() } else { 1.0 };
        (LENGTH * sine / STOREY) as u8 + 1
    }

    /// The steepest slope, as a tangent, that a car holds on.
    pub fn car_limit(&self) -> f64 {
        match self.grip {
            Grip::Wood => 0.36,
            Grip::Rubber => 0.8,
            Grip::Any => f64::INFINITY,
        }
    }
}
