//! Why a seat has to pass.

use contract::{Malformed, Phrase, Seat};

use crate::aim::aim;
use crate::fault::Fault;
use crate::lattice::{HEADINGS, TIPS, heading};
use crate::pieces::Column;
use crate::trace::question::{Blocked, Hindered};
use crate::truth::TokyoHighway;

/// One in this many directions of the lattice is enough to see what is mostly in the way.
const SAMPLED: usize = 3;

impl TokyoHighway {
    /// Why a seat that still builds cannot build; nothing if it can.
    ///
    /// # Errors
    /// If nobody sits there.
    pub(crate) fn why_blocked(&self, seat: Seat) -> Result<Option<Blocked>, Malformed> {
        let builder = self.builders.get(seat).ok_or_else(|| {
            format!("there is no seat {seat}: the last one is {}", self.count() - 1)
        })?;
        if !builder.building || self.raising {
            return Ok(None);
        }
        if !builder.stuck && self.first_build(seat).is_some() {
            return Ok(None);
        }
        let bases: Vec<Hindered> = self
            .open_bases(seat)
            .filter_map(|(column, base)| {
                let fault = self.commonest_fault(seat, column, base)?.refusal(self);
                Some(Hindered { column, fault })
            })
            .collect();
        let (clause, key) = match self.open_bases(seat).next() {
            Some(_) => ("4.9", "blocked-everywhere"),
            None => ("8.4", "blocked-no-base"),
        };
        Ok(Some(Blocked { clause: clause.to_owned(), why: Phrase::new(key), bases }))
    }

    /// What most builds of the lattice from a base come to grief on.
    fn commonest_fault(&self, seat: Seat, number: u8, base: &Column) -> Option<Fault> {
        let mut counts: Vec<(Fault, u32)> = Vec::new();
        for target in self.targets(seat, base) {
            for tips in TIPS {
                for step in (0..HEADINGS).step_by(SAMPLED) {
                    let build = aim(number, base, target, heading(step), tips);
                    let Err(fault) = self.survey(seat, &build) else { continue };
                    match counts.iter_mut().find(|(known, _)| *known == fault) {
                        Some((_, count)) => *count += 1,
                        None => counts.push((fault, 1)),
                    }
                }
            }
        }
        // The first of equals, so that the answer does not depend on the order of a sort.
        let most = counts.iter().map(|(_, count)| *count).max()?;
        counts.into_iter().find(|(_, count)| *count == most).map(|(fault, _)| fault)
    }
}
