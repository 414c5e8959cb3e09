//! Pieces laid side by side at random: the ground floor that a site is drawn round.

use std::sync::Arc;

use building::align::outside;
use building::{Angle, Building, Laid, PieceId, Plot, Pose, Side};
use contract::Chance;

use crate::outline::Window;

/// Pieces on the ground of a building: the first share of a split in which no floor has more
/// pieces than the one below.
pub fn ground(chance: &mut Chance, floors: u8, pieces: u8) -> usize {
    let mut counts = vec![1usize; usize::from(floors)];
    for _ in floors..pieces {
        let fits = |idx: &usize| *idx == 0 || counts[*idx] < counts[*idx - 1];
        let open: Vec<usize> = (0..counts.len()).filter(fits).collect();
        let floor = chance.pick(&open).copied().unwrap_or_default();
        counts[floor] += 1;
    }
    counts[0]
}

/// So many pieces side by side within a window, or nothing if luck ran out.
pub fn cluster(chance: &mut Chance, n: usize, side: Side, window: &Window) -> Option<Vec<Laid>> {
    let plot = Plot::new(&[window.cluster()], 1, u8::try_from(n).ok()?).ok()?;
    let mut building = Building::new(Arc::new(plot));
    let mut supply: Vec<PieceId> = PieceId::all().collect();
    chance.shuffle(&mut supply);
    supply.retain(|piece| piece.piece().area_mm2() >= 120);
    let first = supply.pop()?;
    let step = match (side, chance.below(3)) {
        (Side::Blue, 0 | 1) => 9_000,
        (Side::Blue, _) | (Side::White, 0 | 1) => 1_500,
        (Side::White, _) => 750,
    };
    let turns = 36_000 / step;
    let rotation = Angle::hundredths(step as i32 * chance.below(turns) as i32);
    let start = Pose::new(first, chance.below(2) == 1, rotation, window.middle())?;
    building.place(start).ok()?;
    let mut misses = 0;
    while building.len() < n {
        let piece = *chance.pick(&supply)?;
        let guides = outside(&building, 1);
        let line = *chance.pick(&guides)?;
        let flip = chance.below(2) == 1;
        let number = chance.idx(piece.piece().face(flip).outline.len());
        let pose = line.pose(piece, flip, number, chance.below(2) == 1)?;
        if building.place(pose).is_err() {
            misses += 1;
        }
        if misses > 200 {
            return None;
        }
    }
    Some(building.laid().map(|(laid, _)| laid.clone()).collect())
}
