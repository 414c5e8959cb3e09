//! How the end of a deck may rest on a disc.

/// Where the end of a deck lies on a disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tip {
    /// How far the tip lies past the centre, along the deck and outwards; negative if it stops
    /// short.
    pub past: f64,
    /// How far the deck's axis runs to the left of the centre, looking from the base end of the
    /// deck to the far end, at either end; negative to the right.
    pub aside: f64,
}

/// What it takes to rest on a disc: the corners of the tip must not stick out, and enough of the
/// deck must bear.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rest {
    /// The radius of the disc.
    pub radius: f64,
    /// The half width of the deck.
    pub half_width: f64,
    /// The least length over which the full width of the deck must lie on the disc.
    pub least: f64,
}

impl Rest {
    /// How far from the centre, along the deck, its sides leave the disc:
    /// `m(s) = sqrt(R^2 - (w/2 + |s|)^2)`. Nothing if a side misses the disc.
    pub fn reach(&self, aside: f64) -> Option<f64> {
        let side = self.half_width + aside.abs();
        let square = self.radius * self.radius - side * side;
        (square >= 0.0).then(|| square.sqrt())
    }

    /// The least and the most a tip may lie past the centre: `[least - m, m]`. Nothing if no tip
    /// can rest so far aside.
    pub fn range(&self, aside: f64) -> Option<(f64, f64)> {
        let reach = self.reach(aside)?;
        let shortest = self.least - reach;
        (shortest <= reach).then_some((shortest, reach))
    }

    /// The length over which the full width of the deck lies on the disc; negative if the tip
    /// stops short of that.
    pub fn bearing(&self, tip: Tip) -> Option<f64> {
        self.reach(tip.aside).map(|reach| tip.past + reach)
    }

    /// Whether a tip rests: no corner sticks out, and enough bears.
    pub fn holds(&self, tip: Tip) -> bool {
        self.range(tip.aside).is_some_and(|(least, most)| least <= tip.past && tip.past <= most)
    }

    /// The furthest aside at which a tip can rest: `sqrt(R^2 - (least/2)^2) - w/2`. Nothing if
    /// none can rest even in the middle.
    pub fn furthest_aside(&self) -> Option<f64> {
        let half = self.least * 0.5;
        let square = self.radius * self.radius - half * half;
        let aside = square.max(0.0).sqrt() - self.half_width;
        (square >= 0.0 && aside >= 0.0).then_some(aside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REST: Rest = Rest { radius: 9.5, half_width: 5.0, least: 3.0 };

    fn near(value: Option<f64>, expected: f64) -> bool {
        value.is_some_and(|value| (value - expected).abs() < 0.005)
    }

    #[test]
    fn a_tip_in_the_middle_ranges_from_5_08_short_to_8_08_past() {
        assert!(near(REST.reach(0.0), 8.08));
        let (least, most) = REST.range(0.0).unwrap();
        assert!(near(Some(least), -5.08) && near(Some(most), 8.08));
        assert!(REST.holds(Tip { past: 8.07, aside: 0.0 }));
        assert!(!REST.holds(Tip { past: 8.08, aside: 0.0 }));
        assert!(REST.holds(Tip { past: -5.07, aside: 0.0 }));
        assert!(!REST.holds(Tip { past: -5.08, aside: 0.0 }));
    }

    #[test]
    fn the_axis_may_run_4_38_aside() {
        assert!(near(REST.furthest_aside(), 4.38));
        assert!(REST.range(4.38).is_some() && REST.range(4.39).is_none());
        assert!(REST.reach(4.5).is_some() && REST.reach(4.51).is_none());
    }

    #[test]
    fn two_tips_side_by_side_bear_less_the_sharper_they_turn() {
        // Half a width, seen under half the angle, is how far short each must stop.
        let bearing = |half_angle: f64| {
            let short = 5.0 * libm::cos(half_angle) / libm::sin(half_angle);
            REST.bearing(Tip { past: -short, aside: 0.0 })
        };
        let degrees = std::f64::consts::PI / 180.0;
        assert!(near(bearing(45.0 * degrees), 3.08));
        assert!(near(bearing(60.0 * degrees), 5.19));
        assert!(near(bearing(90.0 * degrees), 8.08));
        assert!(near(bearing(37.5 * degrees), 1.56));
    }
}
