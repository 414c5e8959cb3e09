//! What a viewer may know: everything.

use crate::geometry::{Hundredths, Slab, Spot};
use contract::Viewer;
use serde::{Deserialize, Serialize};

use crate::truth::{TokyoHighway, Truth};

/// What a viewer may know. Nothing is hidden in this game, so it is the truth, and beside it how
/// the roads lie, for a page that draws them without knowing the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that was decided.
    pub truth: Truth,
    /// How each road lies.
    pub lies: Vec<Lie>,
}

/// How a road lies: the middle of its underside at both ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lie {
    /// The base end.
    pub from: Spot,
    /// How high it is there.
    pub from_height: Hundredths,
    /// The far end.
    pub to: Spot,
    /// How high it is there.
    pub to_height: Hundredths,
}

impl Lie {
    /// How a deck lies.
    pub(crate) fn of(deck: &Slab) -> Lie {
        let strip = deck.strip();
        Lie {
            from: Spot::nearest(strip.start),
            from_height: Hundredths::nearest(deck.under_at(0.0)),
            to: Spot::nearest(strip.end()),
            to_height: Hundredths::nearest(deck.under_at(strip.length)),
        }
    }
}

impl View {
    /// What that viewer sees.
    pub fn of(state: &TokyoHighway, viewer: Viewer) -> View {
        let lies = state.solids.decks.iter().map(Lie::of).collect();
        View { viewer, truth: state.truth.clone(), lies }
    }
}
