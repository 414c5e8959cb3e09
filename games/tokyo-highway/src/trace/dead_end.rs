//! Whether a player can go on after a build.

use contract::{Malformed, Refusal, Seat, Silent};

use crate::command::Build;
use crate::survey::Survey;
use crate::truth::TokyoHighway;

/// How many builds of the lattice are tried while a pointer waits.
pub const LOOKS: usize = 150;

/// What lies ahead of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// There is a way on, or no need for one.
    Open,
    /// There is none, and why.
    Closed(Refusal),
    /// The search was ended before it found out.
    Unknown,
}

impl Ahead {
    fn closed(clause: &'static str, key: &'static str) -> Ahead {
        Ahead::Closed(Refusal::new(clause, key))
    }

    /// Why there is no way on.
    pub fn refusal(self) -> Option<Refusal> {
        match self {
            Ahead::Closed(why) => Some(why),
            Ahead::Open | Ahead::Unknown => None,
        }
    }
}

impl TokyoHighway {
    /// What lies ahead of a seat after a legal build, as far as that many candidates tell.
    pub(crate) fn ahead(&self, seat: Seat, build: &Build, survey: &Survey, looks: usize) -> Ahead {
        let mut after = self.clone();
        after.put(seat, build, survey, &mut Silent);
        let Some(builder) = after.builders.get(seat) else { return Ahead::Unknown };
        if builder.cars == 0 {
            return Ahead::Open;
        }
        if after.open_bases(seat).next().is_none() {
            return Ahead::closed("8.4", "dead-end-no-base");
        }
        if builder.roads == 0 {
            return Ahead::closed("10.2", "dead-end-no-road");
        }
        let mut looks = looks;
        match after.first_build_within(seat, &mut looks) {
            Some(_) => Ahead::Open,
            None if looks == 0 => Ahead::Unknown,
            None if builder.grey == 0 => Ahead::closed("10.2", "dead-end-no-pieces"),
            None => Ahead::closed("4.9", "dead-end-blocked"),
        }
    }

    /// Why a player could not go on after a build, searched to the end.
    ///
    /// # Errors
    /// If the build is not legal.
    pub(crate) fn dead_end(&self, seat: Seat, build: &Build) -> Result<Option<Refusal>, Malformed> {
        let survey = self
            .may_build(seat, build)
            .map_err(|refusal| format!("it cannot be built, by {refusal}"))?;
        Ok(self.ahead(seat, build, &survey, usize::MAX).refusal())
    }
}
