//! From a direction and a height to a build: where the far column has to stand.

use crate::geometry::{Heading, Hundredths, Point, Spot};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::command::{Build, Goal};
use crate::pieces::Column;
use crate::sizes::{LENGTH, RADIUS, STOREY};

/// How the ends of a road are to lie on their columns, in hundredths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tips {
    /// How far the near tip lies past the centre of the base.
    pub past: i32,
    /// How far the axis runs to the left of the base.
    pub aside: i32,
    /// How far the far tip lies past the centre of the new column.
    pub far_past: i32,
    /// How far the axis runs to the left of the new column.
    pub far_aside: i32,
}

impl Tips {
    /// Both ends in the middle of their columns.
    pub const CENTRED: Tips = Tips { past: 0, aside: 0, far_past: 0, far_aside: 0 };
}

/// What a road is to lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// An ordinary column of that height.
    Grey(u8),
    /// A junction of that height.
    Junction(u8),
    /// The table.
    Exit,
}

/// A build without cars that leads that way. Whether it can stand is for the survey to say.
pub fn aim(number: u8, base: &Column, target: Target, heading: Heading, tips: Tips) -> Build {
    let (height, junction) = match target {
        Target::Grey(height) => (height, false),
        Target::Junction(height) => (height, true),
        Target::Exit => {
            let to = Goal::Exit { heading };
            let Tips { past, aside, .. } = tips;
            return Build { base: number, past, aside, to, cars: ArrayVec::new() };
        }
    };
    let rise = (f64::from(height) - f64::from(base.height)) * STOREY;
    let span = span(rise, Hundredths(tips.past).mm(), Hundredths(tips.far_past).mm());
    let way = heading.unit();
    let turn = Hundredths(tips.aside - tips.far_aside).mm();
    let far = base.at.to_point() + way * span + Point::left(way) * turn;
    let at = Spot::nearest(far);
    let to = Goal::Column { at, height, junction, aside: tips.far_aside };
    Build { base: number, past: tips.past, aside: tips.aside, to, cars: ArrayVec::new() }
}

/// The distance of the centres, along the road, for a rise and two tips. The slope depends on
/// the distance and the distance on the slope; a few rounds settle both far below a hundredth.
pub(crate) fn span(rise: f64, past: f64, far_past: f64) -> f64 {
    let mut plan = LENGTH;
    for _ in 0..6 {
        let high_past = if rise > 0.0 { far_past } else { past };
        let run = (plan - high_past - RADIUS).max(1.0);
        let slope = rise / run;
        plan = LENGTH / (1.0 + slope * slope).sqrt();
    }
    plan - past - far_past
}

#[cfg(test)]
mod tests {
    use crate::geometry::{Deck, Footing};
    use contract::Seat;

    use super::*;
    use crate::sizes::ROAD;
    use crate::solids::tip;

    #[test]
    fn the_far_tip_comes_to_lie_where_it_was_wanted() {
        let at = Spot { x: 1_234, y: -567 };
        let base = Column { owner: Seat(0), at, height: 3, junction: true, outgoing: 0 };
        let tips = [
            Tips::CENTRED,
            Tips { past: -450, aside: 0, far_past: 750, far_aside: 0 },
            Tips { past: 750, aside: 300, far_past: -450, far_aside: -300 },
        ];
        for (height, tips, step) in
            (2..9).flat_map(|height| tips.into_iter().map(move |tips| (height, tips, height * 7)))
        {
            let heading = Heading(i32::from(step) * 500 + 3);
            let build = aim(0, &base, Target::Junction(height), heading, tips);
            let Goal::Column { at, .. } = build.to else { unreachable!() };
            let from = Footing { centre: base.at.to_point(), height: 30.0 };
            let far = Footing { centre: at.to_point(), height: f64::from(height) * STOREY };
            let aside = Hundredths(tips.far_aside).mm();
            let deck = Deck::between(&ROAD, from, far, tip(tips.past, tips.aside), aside, &[]);
            let deck = deck.unwrap();
            let wanted = Hundredths(tips.far_past).mm();
            assert!((deck.far_past - wanted).abs() < 0.02, "{height} {tips:?}: {}", deck.far_past);
            assert!(deck.slab.strip().axis.dot(heading.unit()) > 0.999_999);
        }
    }
}
