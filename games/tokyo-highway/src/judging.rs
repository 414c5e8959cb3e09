//! What may be commanded, and why not.

use crate::geometry::{Heading, Slab, Spot};
use contract::{Actor, Refusal, Seat};

use crate::command::{Build, Command};
use crate::fault::{Fault, name};
use crate::pieces::{Piece, Shape};
use crate::sizes::table;
use crate::solids;
use crate::survey::{Survey, all};
use crate::truth::TokyoHighway;

impl TokyoHighway {
    /// Whether the actor may command this now.
    pub(crate) fn allow(&self, actor: Actor, command: &Command) -> Result<(), Refusal> {
        if let Command::Penalty { payer, fallen } = command {
            return match actor {
                Actor::Judge => self.may_fine(*payer, fallen),
                _ => Err(Refusal::new("9.1", "only-the-judge")),
            };
        }
        let Actor::Seat(seat) = actor else {
            return Err(Refusal::new("4.1", "no-business"));
        };
        self.is_asked(seat)?;
        self.allow_in_turn(seat, command)
    }

    /// Whether the seat may command this in a turn of its own.
    pub(crate) fn allow_in_turn(&self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Pay { yellow } => self.may_pay(*yellow),
            _ if self.debt.is_some() => Err(pay_first()),
            Command::Raise { shape, at, heading } => self.may_raise(*shape, *at, *heading),
            _ if self.raising => Err(Refusal::new("2.4", "buildings-first")),
            Command::Build(build) if self.is_by_hand() => self.may_plan(seat, build),
            Command::Build(build) => self.may_build(seat, build).map(|_| ()),
            Command::Lift { .. }
            | Command::Carry { .. }
            | Command::Lower
            | Command::Clear
            | Command::Done => self.may_by_hand(seat, command),
            Command::Pass if self.is_building_by_hand() => Err(Refusal::new("11.8", "clear-first")),
            Command::Pass if self.blocked || self.may_give_up() => Ok(()),
            Command::Pass => Err(Refusal::new("4.8", "not-blocked")),
            Command::Penalty { .. } => Err(Refusal::new("9.1", "only-the-judge")),
        }
    }

    /// Whether the game goes on.
    pub(crate) fn goes_on(&self) -> Result<(), Refusal> {
        match self.over {
            Some(_) => Err(Refusal::new("10.7", "game-over")),
            None => Ok(()),
        }
    }

    /// Whether it is time for the seat to put something up, and no debt has to be paid first.
    pub(crate) fn may_put_up(&self, seat: Seat) -> Result<(), Refusal> {
        self.is_asked(seat)?;
        if self.debt.is_some() { Err(pay_first()) } else { Ok(()) }
    }

    fn is_asked(&self, seat: Seat) -> Result<(), Refusal> {
        self.goes_on()?;
        let asked = self.asked();
        if seat == asked {
            Ok(())
        } else {
            Err(Refusal::new("4.1", "not-your-turn").with("seat", asked))
        }
    }

    /// Who has to act.
    pub(crate) fn asked(&self) -> Seat {
        self.debt.as_ref().map_or(self.active, |debt| debt.payer)
    }

    /// Surveys a build with its cars.
    pub(crate) fn may_build(&self, seat: Seat, build: &Build) -> Result<Survey, Refusal> {
        self.survey(seat, build)
            .and_then(|survey| self.parks(seat, &survey, &build.cars).map(|()| survey))
            .map_err(|fault| self.build_refusal(build, fault))
    }

    /// A fault of a build at length; where it lies in how the build leads on, with its base.
    pub(crate) fn build_refusal(&self, build: &Build, fault: Fault) -> Refusal {
        match fault.refusal(self) {
            refusal if fault.is_at_base() => refusal.piece(Piece::Column(build.base).to_string()),
            refusal => refusal,
        }
    }

    fn may_pay(&self, yellow: u8) -> Result<(), Refusal> {
        let Some((least, most)) = self.yellow_range() else {
            return Err(Refusal::new("9.2", "no-debt"));
        };
        if (least..=most).contains(&yellow) {
            return Ok(());
        }
        let refusal = Refusal::new("9.2", "wrong-payment").with("least", least);
        Err(refusal.with("most", most))
    }

    pub(crate) fn may_raise(
        &self,
        shape: Shape,
        at: Spot,
        heading: Heading,
    ) -> Result<(), Refusal> {
        if !self.raising {
            return Err(Refusal::new("2.5", "no-more-buildings"));
        }
        self.raise_into(shape, at, heading, &mut Err)
    }

    /// Whether a building can stand there (clauses 2.4 and 2.5), with everything that is wrong
    /// handed to the collector.
    pub(crate) fn raise_into(
        &self,
        shape: Shape,
        at: Spot,
        heading: Heading,
        wrong: &mut impl FnMut(Refusal) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        for idx in all(&self.buildings, |other| other.shape == shape) {
            let refusal = Refusal::new("2.4", "shape-taken");
            wrong(refusal.piece(Piece::Building(idx).to_string()))?;
        }
        let block = solids::block_at(shape, at, heading);
        if !block.lies_in(&table(self.count())) {
            wrong(Refusal::new("2.5", "building-off-table"))?;
        }
        let margin = self.setup.margin();
        let solids = &self.solids;
        let touches = |slab: &Slab| slab.against_block(&block, margin).is_touching();
        let pillars = all(&solids.pillars, |old| !block.clears_pillar(old, margin));
        let others = all(&solids.blocks, |old| !block.clears(old, margin));
        let pieces = pillars
            .map(Piece::Column)
            .chain(all(&solids.decks, touches).map(Piece::Road))
            .chain(all(&solids.cars, touches).map(Piece::Car))
            .chain(others.map(Piece::Building));
        for piece in pieces {
            let refusal = Refusal::new("2.5", "building-touches");
            wrong(refusal.with("piece", name(piece)).piece(piece.to_string()))?;
        }
        Ok(())
    }
}

fn pay_first() -> Refusal {
    Refusal::new("9.2", "pay-first")
}
