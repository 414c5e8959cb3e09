//! One stack of pieces on a plot, and what may be added to it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Border;
use crate::Bounds;
use crate::CARD_UM;
use crate::Fault;
use crate::Laid;
use crate::PieceId;
use crate::Plot;
use crate::Point;
use crate::Pose;
use crate::TOLERANCES;
use crate::balance::balanced;
use crate::region::Region;
use crate::verify::verify;

/// A piece that was placed, and the floor it lies on, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// How it lies.
    pub pose: Pose,
    pub floor: u8,
}

/// What follows from where a piece is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The floor that it comes to lie on, counted from 1.
    pub floor: u8,
    /// The border that it lies in, counted from 0.
    pub border: Option<usize>,
}

/// A piece that was placed.
#[derive(Clone, Debug)]
struct Block {
    laid: Laid,
    placed: Placed,
}

/// A stack of pieces on a plot. The last piece placed is the first to be taken back.
#[derive(Clone, Debug)]
pub struct Building {
    plot: Arc<Plot>,
    chosen: Option<usize>,
    capped: bool,
    blocks: Vec<Block>,
    /// What each floor carries: its pieces, grown by the tolerance of support.
    floors: Vec<Region>,
}

impl Building {
    /// A building whose first piece picks the border.
    pub fn new(plot: Arc<Plot>) -> Building {
        Building { plot, chosen: None, capped: true, blocks: Vec::new(), floors: Vec::new() }
    }

    /// A building in that border of the plot.
    pub fn within(plot: Arc<Plot>, border: usize) -> Building {
        Building { chosen: Some(border), ..Building::new(plot) }
    }

    /// The same building without upper limits for floors and pieces.
    #[must_use]
    pub fn uncapped(self) -> Building {
        Building { capped: false, ..self }
    }

    /// The building that stood there before.
    ///
    /// # Errors
    ///
    /// The first fault of a piece that could not even loosely be placed, or would not come to lie
    /// on its floor.
    pub fn rebuild(mut self, standing: &[Standing]) -> Result<Building, Fault> {
        for each in standing {
            let placed = self.place_loosely(each.pose)?;
            if placed.floor != each.floor {
                let below = Vec::new();
                return Err(Fault::Falls { piece: self.len() - 1, below });
            }
        }
        Ok(self)
    }

    pub fn plot(&self) -> &Arc<Plot> {
        &self.plot
    }

    /// How many pieces stand there.
    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    /// Whether nothing stands there.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// How many floors it has.
    pub fn height(&self) -> u8 {
        self.blocks.iter().map(|block| block.placed.floor).max().unwrap_or_default()
    }

    /// The pieces in the order in which they were placed.
    pub fn standing(&self) -> Vec<Standing> {
        let each = |block: &Block| Standing { pose: block.laid.pose(), floor: block.placed.floor };
        self.blocks.iter().map(each).collect()
    }

    /// The pieces where they lie, with their floors, in the order of placement.
    pub fn laid(&self) -> impl ExactSizeIterator<Item = (&Laid, u8)> + Clone {
        self.blocks.iter().map(|block| (&block.laid, block.placed.floor))
    }

    /// The border that is built in, once it is known.
    pub fn border(&self) -> Option<usize> {
        self.chosen.or_else(|| self.blocks.first().and_then(|block| block.placed.border))
    }

    /// Where a piece stands in the order of placement.
    pub fn find(&self, piece: PieceId) -> Option<usize> {
        self.blocks.iter().position(|block| block.laid.pose().piece() == piece)
    }

    /// The floor that a piece comes to lie on: the one above all pieces that it overlaps.
    pub fn floor_of(&self, laid: &Laid) -> u8 {
        let under = self.blocks.iter().filter(|block| block.laid.overlaps(laid));
        under.map(|block| block.placed.floor).max().unwrap_or_default() + 1
    }

    /// Whether a piece may be placed like this by all rules, and where it comes to lie.
    ///
    /// # Errors
    ///
    /// The first fault.
    pub fn judge(&self, pose: Pose) -> Result<Placed, Fault> {
        self.judge_laid(&pose.lay())
    }

    /// The same for a piece that has been laid out already.
    ///
    /// # Errors
    ///
    /// The first fault.
    pub fn judge_laid(&self, laid: &Laid) -> Result<Placed, Fault> {
        let border = self.border_for(laid)?;
        let floor = self.fresh(laid.pose()).and_then(|()| self.capped_floor(laid))?;
        if floor > 1 && !self.supports(laid, floor) {
            let below = self.under(laid, floor);
            return Err(Fault::Unsupported { piece: self.len(), below });
        }
        if !self.joins(laid, floor) {
            return Err(Fault::Apart { floor, pieces: vec![self.len()] });
        }
        Ok(Placed { floor, border: Some(border) })
    }

    /// Where a piece comes to lie that has been laid out already, if it may be placed like this by
    /// all rules: as [`Building::judge_laid`] has it, without the reasons, which cost more than the
    /// answer and are of no use to those who try a thousand poses.
    pub fn fits(&self, laid: &Laid) -> Option<Placed> {
        let floor = self.fresh(laid.pose()).and_then(|()| self.capped_floor(laid)).ok()?;
        // What is carried by pieces within the border seldom leaves it, so that is asked first.
        if floor > 1 && !self.supports(laid, floor) {
            return None;
        }
        let border = self.border_of(laid)?;
        self.joins(laid, floor).then_some(Placed { floor, border: Some(border) })
    }

    /// Whether a piece can physically be put down like this, rules or no rules: on the card, its
    /// weight over what it rests on.
    ///
    /// # Errors
    ///
    /// The first fault.
    pub fn judge_loosely(&self, pose: Pose) -> Result<Placed, Fault> {
        self.judge_laid_loosely(&pose.lay())
    }

    /// Everything that would be wrong with a piece that lies like this, what makes it impossible
    /// first. Nothing exactly where [`Building::judge`] allows it.
    pub fn faults(&self, laid: &Laid) -> Vec<Fault> {
        let floor = self.floor_of(laid);
        let mut faults: Vec<Fault> = self.judge_laid_loosely(laid).err().into_iter().collect();
        faults.extend(self.border_for(laid).err());
        faults.extend(self.capped_floor(laid).err());
        let falls = faults.first().is_some_and(|fault| matches!(fault, Fault::Falls { .. }));
        if floor > 1 && !falls && !self.supports(laid, floor) {
            faults.push(Fault::Unsupported { piece: self.len(), below: self.under(laid, floor) });
        }
        if !self.joins(laid, floor) {
            faults.push(Fault::Apart { floor, pieces: vec![self.len()] });
        }
        faults
    }

    fn judge_laid_loosely(&self, laid: &Laid) -> Result<Placed, Fault> {
        self.fresh(laid.pose())?;
        let card = Bounds { low: Point::new(0, 0), high: Point::new(CARD_UM, CARD_UM) };
        if !card.holds(laid.bounds()) {
            return Err(Fault::OffCard { piece: self.len() });
        }
        let floor = self.floor_of(laid);
        if floor > 1 && !self.carried(floor).is_some_and(|region| balanced(laid, region.cells())) {
            return Err(Fault::Falls { piece: self.len(), below: self.under(laid, floor) });
        }
        let borders = 0..self.plot.borders().len();
        let border = borders.into_iter().find(|idx| self.plot.borders()[*idx].holds(laid));
        Ok(Placed { floor, border })
    }

    /// Places a piece by all rules.
    ///
    /// # Errors
    ///
    /// The first fault; the building is then as it was.
    pub fn place(&mut self, pose: Pose) -> Result<Placed, Fault> {
        let laid = pose.lay();
        let placed = self.judge_laid(&laid)?;
        self.put(laid, placed);
        Ok(placed)
    }

    /// Places a piece wherever it can physically lie.
    ///
    /// # Errors
    ///
    /// The first fault; the building is then as it was.
    pub fn place_loosely(&mut self, pose: Pose) -> Result<Placed, Fault> {
        let laid = pose.lay();
        let placed = self.judge_laid_loosely(&laid)?;
        self.put(laid, placed);
        Ok(placed)
    }

    /// Takes back the piece that was placed last.
    pub fn take_back(&mut self) -> Option<Standing> {
        let block = self.blocks.pop()?;
        let floor = block.placed.floor;
        if let Some(region) = self.floors.get_mut(usize::from(floor) - 1) {
            region.take_back(block.laid.parts().len());
        }
        while self.floors.last().is_some_and(Region::is_empty) {
            self.floors.pop();
        }
        Some(Standing { pose: block.laid.pose(), floor })
    }

    /// Whether the building is finished and right, checked from scratch and in no order.
    ///
    /// # Errors
    ///
    /// Everything that is wrong.
    pub fn verdict(&self) -> Result<(), Vec<Fault>> {
        verify(&self.plot, self.chosen, &self.standing())
    }

    /// Puts a piece where [`Building::fits`] has just said that it comes to lie, without asking
    /// again.
    pub fn put(&mut self, laid: Laid, placed: Placed) {
        let idx = usize::from(placed.floor) - 1;
        while self.floors.len() <= idx {
            self.floors.push(Region::default());
        }
        self.floors[idx].extend(laid.grown(TOLERANCES.support_um));
        self.blocks.push(Block { laid, placed });
    }

    /// Whether all corners of an outline lie within a border that may be built in: a quick no for
    /// what sticks out.
    pub fn may_hold(&self, outline: &[Point]) -> bool {
        self.open_borders().any(|(_, border)| border.holds_corners(outline))
    }

    /// The borders that may be built in, with their numbers.
    pub fn open_borders(&self) -> impl Iterator<Item = (usize, &Border)> + Clone {
        let (known, borders) = (self.border(), self.plot.borders().iter().enumerate());
        borders.filter(move |(idx, _)| known.is_none_or(|known| known == *idx))
    }

    fn fresh(&self, pose: Pose) -> Result<(), Fault> {
        let fault = |other: usize| Fault::Twice { piece: self.len(), other };
        self.find(pose.piece()).map_or(Ok(()), |other| Err(fault(other)))
    }

    /// The border that a piece lies in, if it may be built in.
    fn border_of(&self, laid: &Laid) -> Option<usize> {
        self.open_borders().find(|(_, border)| border.holds(laid)).map(|(idx, _)| idx)
    }

    fn border_for(&self, laid: &Laid) -> Result<usize, Fault> {
        if let Some(border) = self.border_of(laid) {
            return Ok(border);
        }
        let (piece, borders) = (self.len(), self.plot.borders());
        let known = self.border();
        let met = (0..borders.len()).filter(|idx| borders[*idx].meets(laid));
        let others = met.filter(|idx| known.is_some_and(|known| known != *idx) || known.is_none());
        let wrong = others.count() > usize::from(known.is_none());
        Err(if wrong { Fault::OtherBorder { piece } } else { Fault::OutsideBorder { piece } })
    }

    fn capped_floor(&self, laid: &Laid) -> Result<u8, Fault> {
        let floor = self.floor_of(laid);
        let (found, required) = (self.len() + 1, self.plot.pieces());
        if self.capped && found > usize::from(required) {
            let found = u8::try_from(found).unwrap_or(u8::MAX);
            return Err(Fault::TooManyPieces { found, required });
        }
        let required = self.plot.floors();
        if self.capped && floor > required {
            return Err(Fault::TooHigh { piece: self.len(), floor, required });
        }
        Ok(floor)
    }

    /// What carries that floor.
    fn carried(&self, floor: u8) -> Option<&Region> {
        self.floors.get(usize::from(floor).checked_sub(2)?)
    }

    fn supports(&self, laid: &Laid, floor: u8) -> bool {
        // What is not carried mostly has a corner in the air.
        let holds = |region: &Region| {
            let parts = laid.parts();
            region.holds_corners(laid.outline())
                && parts.iter().all(|part| region.holds(part, laid.bounds()))
        };
        self.carried(floor).is_some_and(holds)
    }

    /// Whether a piece touches another of that floor, or is the first there.
    fn joins(&self, laid: &Laid, floor: u8) -> bool {
        let mut mates = self.on_floor(floor).peekable();
        mates.peek().is_none() || mates.any(|(_, mate)| mate.touches(laid))
    }

    /// The pieces of the floor below that a piece lies on.
    fn under(&self, laid: &Laid, floor: u8) -> Vec<usize> {
        let below = floor.saturating_sub(1);
        let under = self.on_floor(below).filter(|(_, other)| other.overlaps(laid));
        under.map(|(idx, _)| idx).collect()
    }

    fn on_floor(&self, floor: u8) -> impl Iterator<Item = (usize, &Laid)> {
        let blocks = self.blocks.iter().enumerate();
        let here = blocks.filter(move |(_, block)| block.placed.floor == floor);
        here.map(|(idx, block)| (idx, &block.laid))
    }
}
