//! A building that is being dragged.

use crate::geometry::{Hundredths, Spot};
use contract::{Refusal, Seat};

use crate::command::Command;
use crate::solids::block_at;
use crate::trace::question::{Site, Sited};
use crate::trace::snap::nearest_legal;
use crate::truth::TokyoHighway;

impl TokyoHighway {
    /// What putting up a building there comes to.
    pub(crate) fn site(&self, seat: Seat, site: &Site) -> Sited {
        let Site { shape, heading, .. } = *site;
        let stands = |at: Spot| self.raise_into(shape, at, heading, &mut Err).is_ok();
        let moved = (site.snap && !stands(site.at)).then(|| {
            nearest_legal(site.at.to_point(), |point| {
                Some(Spot::nearest(point)).filter(|at| stands(*at))
            })
        });
        let moved = moved.flatten();
        let at = moved.unwrap_or(site.at);
        let mut faults = Vec::new();
        let _ = self.raise_into(shape, at, heading, &mut |refusal: Refusal| {
            faults.push(refusal);
            Ok(())
        });
        Sited {
            command: Command::Raise { shape, at, heading },
            snapped: moved.is_some(),
            faults,
            wait: self.may_raise_now(seat).err(),
            nearest: self.nearest_of_block(&block_at(shape, at, heading)),
            clearance: Hundredths::nearest(self.setup.margin()).0,
        }
    }

    /// What would stop the seat from putting up any building right now.
    fn may_raise_now(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_put_up(seat)?;
        if self.raising { Ok(()) } else { Err(Refusal::new("2.5", "no-more-buildings")) }
    }
}
