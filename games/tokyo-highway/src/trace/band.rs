//! Where columns can stand round a base.

use crate::geometry::{Heading, Hundredths};
use contract::{Malformed, Seat};

use crate::aim::Target;
use crate::trace::pointed::Span;
use crate::trace::question::{Band, Trace, Way};
use crate::truth::TokyoHighway;

/// Directions that are looked at.
const WAYS: i32 = 120;
/// Distances in each of them.
const STEPS: i32 = 5;

impl TokyoHighway {
    /// The reach of a base to something of that height, and where in it a build can stand.
    pub(crate) fn band(&self, seat: Seat, number: u8, to: Target) -> Result<Band, Malformed> {
        let base = self.base_of(number)?;
        let centre = base.at;
        let trace = Trace {
            base: number,
            pointer: centre,
            to,
            past: None,
            aside: 0,
            far_aside: 0,
            cars: None,
            snap: false,
        };
        let span = Span::of(base, &trace);
        let at = |step: i32| {
            span.least + (span.greatest - span.least) * f64::from(step) / f64::from(STEPS - 1)
        };
        let mut ways = Vec::new();
        for way in 0..WAYS {
            let heading = Heading(way * (36_000 / WAYS));
            let mut open: Option<Way> = None;
            for step in 0..STEPS {
                let pointer = centre.to_point() + heading.unit() * at(step);
                let build = self.pointed(base, &trace, pointer);
                let to = Hundredths::nearest(at(step)).0;
                if self.survey(seat, &build).is_ok() {
                    open = Some(Way { heading, from: open.map_or(to, |way| way.from), to });
                } else {
                    ways.extend(open.take());
                }
            }
            ways.extend(open);
        }
        let [least, greatest] = [span.least, span.greatest].map(|mm| Hundredths::nearest(mm).0);
        Ok(Band { least, greatest, ways })
    }
}
