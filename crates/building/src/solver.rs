//! A search for the rest of a building: floor by floor, every piece laid along a line.

use contract::Chance;

use crate::Bounds;
use crate::Building;
use crate::PieceId;
use crate::Pose;
use crate::TOLERANCES;
use crate::align::{Guide, guides};
use crate::polygon::double_area;

/// Pieces that a node looks at.
const PIECES: usize = 24;
/// Placements of one piece that a node tries.
const TRIES: u32 = 12;
/// Placements that a node follows.
const BRANCHES: usize = 3;
/// Nodes before the search starts over with other numbers of pieces on the floors.
const PATIENCE: u32 = 60;

/// What a search found, and what it cost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// The pieces to add, in that order; each of them is legal when it is placed.
    pub solution: Option<Vec<Pose>>,
    /// Positions that were looked at.
    pub nodes: u32,
    /// Placements that were judged.
    pub checks: u32,
}

/// Looks for pieces of the supply that finish the building by all rules. The same building,
/// supply, chance and number of nodes give the same answer; that none was found proves nothing.
pub fn solve(
    building: &Building,
    supply: &[PieceId],
    chance: &mut Chance,
    max_nodes: u32,
) -> Search {
    let supply: Vec<PieceId> =
        supply.iter().copied().filter(|piece| building.find(*piece).is_none()).collect();
    let site = building.clone();
    let mut work =
        Work { site, supply, chance, counts: Vec::new(), left: 0, done: Search::default() };
    while work.done.nodes < max_nodes && work.split() {
        let spent = work.done.nodes;
        work.left = PATIENCE.min(max_nodes - spent);
        if work.descend() {
            let new = work.site.standing().split_off(building.len());
            work.done.solution = Some(new.into_iter().map(|each| each.pose).collect());
            break;
        }
    }
    work.done
}

/// A search under way.
struct Work<'a> {
    site: Building,
    supply: Vec<PieceId>,
    chance: &'a mut Chance,
    /// The pieces that each floor is to have.
    counts: Vec<usize>,
    /// Nodes until the search starts over.
    left: u32,
    done: Search,
}

impl Work<'_> {
    /// Chooses how many pieces each floor gets: no floor more than the one below, unless it has
    /// them already.
    fn split(&mut self) -> bool {
        let (floors, pieces) = (self.site.plot().floors(), self.site.plot().pieces());
        self.counts = (1..=floors).map(|floor| self.on_floor(floor).max(1)).collect();
        let taken: usize = self.counts.iter().sum();
        let Some(open) = usize::from(pieces).checked_sub(taken) else { return false };
        if self.site.height() > floors || self.site.len() == usize::from(pieces) {
            return false;
        }
        for _ in 0..open {
            let counts = &self.counts;
            let fits = |idx: &usize| *idx == 0 || counts[*idx] < counts[*idx - 1];
            let floors: Vec<usize> = (0..counts.len()).filter(fits).collect();
            let floor = self.chance.pick(&floors).copied().unwrap_or_default();
            self.counts[floor] += 1;
        }
        true
    }

    fn on_floor(&self, floor: u8) -> usize {
        self.site.laid().filter(|(_, its)| *its == floor).count()
    }

    /// Finishes the building from here, or leaves it as it was.
    fn descend(&mut self) -> bool {
        let missing = |floor: &u8| self.on_floor(*floor) < self.counts[usize::from(*floor) - 1];
        let Some(floor) = (1..=self.site.plot().floors()).find(missing) else {
            return self.site.verdict().is_ok();
        };
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.done.nodes += 1;
        let lines = guides(&self.site, floor);
        let room = self.room(floor);
        let mut followed = 0;
        for piece in self.order(floor) {
            for _ in 0..TRIES {
                let Some(pose) = self.aligned(&lines, piece) else { continue };
                if !self.fits(pose, floor, &room) {
                    continue;
                }
                if self.descend() {
                    return true;
                }
                self.site.take_back();
                followed += 1;
                if followed == BRANCHES || self.left == 0 {
                    return false;
                }
                // The next branch takes another piece.
                break;
            }
        }
        false
    }

    /// Places the piece, if it may lie like this and comes to lie on that floor.
    fn fits(&mut self, pose: Pose, floor: u8, room: &Bounds) -> bool {
        let at = pose.at();
        if !room.holds(&Bounds { low: at, high: at }) || !room.holds(&Bounds::of(&pose.outline())) {
            return false;
        }
        let laid = pose.lay();
        self.done.checks += 1;
        let here = self.site.judge_laid(&laid).is_ok_and(|placed| placed.floor == floor);
        here && self.site.place(pose).is_ok()
    }

    fn aligned(&mut self, lines: &[Guide], piece: PieceId) -> Option<Pose> {
        let wood = piece.piece();
        let line = self.chance.pick(lines).copied()?;
        let flip = wood.chiral && self.chance.below(2) == 1;
        let side = self.chance.idx(wood.face(flip).n_unlike);
        line.pose(piece, flip, side, self.chance.below(2) == 1)
    }

    /// The box that a floor has to stay in.
    fn room(&self, floor: u8) -> Bounds {
        let below = self.site.laid().filter(|(_, its)| *its + 1 == floor);
        let below = below.map(|(laid, _)| *laid.bounds()).reduce(Bounds::with);
        let borders = self.site.open_borders();
        let border = borders.map(|(_, border)| Bounds::of(border.outline())).reduce(Bounds::with);
        let none = Bounds::of(&[]);
        let (room, margin) = match floor {
            1 => (border, TOLERANCES.border_um),
            _ => (below, TOLERANCES.support_um),
        };
        room.unwrap_or(none).grown(2 * margin)
    }

    /// The pieces worth trying on a floor: those whose area is nearest to what leaves room for the
    /// rest first, with some noise; for the very last piece the smallest.
    fn order(&mut self, floor: u8) -> Vec<PieceId> {
        let idx = usize::from(floor) - 1;
        let open = (self.counts[idx] - self.on_floor(floor)).max(1) as i64;
        let missing = usize::from(self.site.plot().pieces()).saturating_sub(self.site.len());
        let share = if missing <= 1 { 0 } else { 7 * self.free_area(floor).max(0) / (10 * open) };
        let mut order: Vec<(i64, PieceId)> = Vec::with_capacity(self.supply.len());
        for piece in &self.supply {
            let off = (piece.piece().double_area - share).abs();
            let noise = i64::from(50 + self.chance.below(100));
            order.push((off / 100 * noise, *piece));
        }
        order.sort_unstable();
        let unused = order.into_iter().filter(|(_, piece)| self.site.find(*piece).is_none());
        unused.take(PIECES).map(|(_, piece)| piece).collect()
    }

    /// Twice the area that a floor still has to offer.
    fn free_area(&self, floor: u8) -> i64 {
        let area = |floor: u8| -> i64 {
            let here = self.site.laid().filter(|(_, its)| *its == floor);
            here.map(|(laid, _)| laid.pose().piece().piece().double_area).sum()
        };
        let whole = match floor {
            1 => {
                let border = self.site.border().unwrap_or_default();
                let border = self.site.plot().borders().get(border);
                border.map(|border| double_area(border.outline())).unwrap_or_default()
            }
            _ => area(floor - 1),
        };
        whole - area(floor)
    }
}
