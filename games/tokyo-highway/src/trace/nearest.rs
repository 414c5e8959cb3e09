//! The least gap between something new and what is on the table, found with the verdicts of the
//! rules themselves: the widest margin that would still be kept.

use crate::geometry::{Block, Hundredths, Pillar, Slab};

use crate::command::Build;
use crate::pieces::Piece;
use crate::survey::{meeting, numbered};
use crate::trace::question::{Near, Part};
use crate::truth::TokyoHighway;

/// Gaps wider than this are not measured: five millimetres.
const WIDEST: i32 = 500;

/// The least gap so far.
struct Closest {
    /// How much air the rules ask for.
    clearance: i32,
    /// What is measured now.
    part: Part,
    near: Option<(Piece, Part, i32, i32)>,
}

impl Closest {
    fn new(clearance: f64, part: Part) -> Closest {
        Closest { clearance: Hundredths::nearest(clearance).0, part, near: None }
    }

    /// How much air is spare at the closest piece so far.
    fn spare(&self) -> i32 {
        self.near.map_or(WIDEST, |(_, _, _, spare)| spare)
    }

    /// One more piece, and whether it would be touched if it had to be so far off.
    fn see(&mut self, piece: Piece, touches: impl Fn(f64) -> bool) {
        let touches = |gap: i32| touches(Hundredths(gap).mm());
        let widest = self.spare() + self.clearance;
        if widest <= 0 || !touches(widest) {
            return;
        }
        let (mut kept, mut touched) = (-1, widest);
        while touched - kept > 1 {
            let middle = kept + (touched - kept) / 2;
            if touches(middle) { touched = middle } else { kept = middle }
        }
        let gap = kept.max(0);
        self.near = Some((piece, self.part, gap, gap - self.clearance));
    }

    /// One more column, and how far it is beside the road: it may come as near as it likes, but
    /// not under it.
    fn see_beside(&mut self, piece: Piece, gap: f64) {
        let spare = libm::floor(gap * 100.0) as i32;
        if spare < self.spare() {
            self.near = Some((piece, self.part, spare.max(0), spare));
        }
    }

    fn found(self) -> Option<Near> {
        let near = |(piece, part, gap, spare): (Piece, Part, i32, i32)| Near {
            piece: piece.to_string(),
            part,
            gap,
            spare,
        };
        self.near.map(near)
    }
}

impl TokyoHighway {
    /// What a build comes nearest to, with its road as far as that lies at all.
    pub(super) fn nearest(&self, build: &Build, deck: Option<&Slab>) -> Option<Near> {
        let mut closest = Closest::new(self.setup.margin(), Part::Column);
        if let Some(pillar) = build.pillar() {
            self.near_pillar(&pillar, &mut closest);
        }
        closest.part = Part::Road;
        if let Some(deck) = deck {
            self.near_deck(deck, build.base, &mut closest);
        }
        closest.found()
    }

    /// What a building comes nearest to.
    pub(super) fn nearest_of_block(&self, block: &Block) -> Option<Near> {
        let mut closest = Closest::new(self.setup.margin(), Part::Building);
        let solids = &self.solids;
        for (idx, old) in numbered(&solids.pillars) {
            closest.see(Piece::Column(idx), |gap| !block.clears_pillar(old, gap));
        }
        for (idx, old) in numbered(&solids.decks) {
            closest.see(Piece::Road(idx), |gap| old.against_block(block, gap).is_touching());
        }
        for (idx, old) in numbered(&solids.cars) {
            closest.see(Piece::Car(idx), |gap| old.against_block(block, gap).is_touching());
        }
        for (idx, old) in numbered(&solids.blocks) {
            closest.see(Piece::Building(idx), |gap| !block.clears(old, gap));
        }
        closest.found()
    }

    fn near_pillar(&self, pillar: &Pillar, closest: &mut Closest) {
        let solids = &self.solids;
        for (idx, old) in numbered(&solids.pillars) {
            closest.see(Piece::Column(idx), |gap| !old.clears(pillar, gap));
        }
        for (idx, old) in numbered(&solids.decks) {
            closest.see(Piece::Road(idx), |gap| old.against_pillar(pillar, gap).is_touching());
        }
        for (idx, old) in numbered(&solids.cars) {
            closest.see(Piece::Car(idx), |gap| old.against_pillar(pillar, gap).is_touching());
        }
        for (idx, old) in numbered(&solids.blocks) {
            closest.see(Piece::Building(idx), |gap| !old.clears_pillar(pillar, gap));
        }
    }

    fn near_deck(&self, deck: &Slab, base: u8, closest: &mut Closest) {
        let solids = &self.solids;
        for (idx, old) in numbered(&solids.pillars).filter(|(idx, _)| *idx != base) {
            closest.see(Piece::Column(idx), |gap| deck.against_pillar(old, gap).is_touching());
            // However high a road lies, it may not pass over a column (clause 5.3).
            closest.see_beside(Piece::Column(idx), old.disc.gap_to_strip(&deck.outline()));
        }
        let disc = solids.pillars.get(usize::from(base)).map(|pillar| pillar.disc);
        for ((idx, road), old) in numbered(&self.roads).zip(&solids.decks) {
            let shared = disc.filter(|_| road.rests_on(base));
            let touches = |gap: f64| meeting(deck, old, shared.as_ref(), gap).is_touching();
            closest.see(Piece::Road(idx), touches);
        }
        for (idx, old) in numbered(&solids.cars) {
            closest.see(Piece::Car(idx), |gap| deck.against(old, gap).is_touching());
        }
        for (idx, old) in numbered(&solids.blocks) {
            closest.see(Piece::Building(idx), |gap| deck.against_block(old, gap).is_touching());
        }
    }
}
