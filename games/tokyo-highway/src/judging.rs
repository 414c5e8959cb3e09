//! What may be commanded, and why not.

use contract::{Actor, Refusal, Seat};
use geometry::{Heading, Spot};

use crate::command::{Build, Command};
use crate::fault::name;
use crate::pieces::{Piece, Shape};
use crate::sizes::table;
use crate::solids;
use crate::survey::Survey;
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
        match command {
            Command::Pay { yellow } => self.may_pay(*yellow),
            _ if self.debt.is_some() => Err(Refusal::new("9.2", "pay-first")),
            Command::Raise { shape, at, heading } => self.may_raise(*shape, *at, *heading),
            _ if self.raising => Err(Refusal::new("2.4", "buildings-first")),
            Command::Build(build) => self.may_build(seat, build).map(|_| ()),
            Command::Pass if self.blocked => Ok(()),
            Command::Pass => Err(Refusal::new("4.8", "not-blocked")),
            Command::Penalty { .. } => Err(Refusal::new("9.1", "only-the-judge")),
        }
    }

    fn is_asked(&self, seat: Seat) -> Result<(), Refusal> {
        if self.over.is_some() {
            return Err(Refusal::new("10.7", "game-over"));
        }
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
            .map_err(|fault| match fault.refusal(self) {
                refusal if fault.is_at_base() => {
                    refusal.piece(Piece::Column(build.base).to_string())
                }
                refusal => refusal,
            })
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
        if let Some(idx) = self.buildings.iter().position(|other| other.shape == shape) {
            let refusal = Refusal::new("2.4", "shape-taken");
            return Err(refusal.piece(Piece::Building(idx as u8).to_string()));
        }
        let block = solids::block_at(shape, at, heading);
        if !block.lies_in(&table(self.count())) {
            return Err(Refusal::new("2.5", "building-off-table"));
        }
        let margin = self.setup.margin();
        let found = |position: Option<usize>| position.map(|idx| idx as u8);
        let solids = &self.solids;
        let pillar = solids.pillars.iter().position(|old| !block.clears_pillar(old, margin));
        let touches = |slab: &geometry::Slab| slab.against_block(&block, margin).is_touching();
        let deck = solids.decks.iter().position(touches);
        let car = solids.cars.iter().position(touches);
        let other = solids.blocks.iter().position(|old| !block.clears(old, margin));
        let piece = found(pillar)
            .map(Piece::Column)
            .or(found(deck).map(Piece::Road))
            .or(found(car).map(Piece::Car))
            .or(found(other).map(Piece::Building));
        piece.map_or(Ok(()), |piece| {
            let refusal = Refusal::new("2.5", "building-touches");
            Err(refusal.with("piece", name(self, piece)).piece(piece.to_string()))
        })
    }
}
