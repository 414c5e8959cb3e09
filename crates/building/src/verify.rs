//! The verdict at "stop!": whether a set of pieces is a finished building. It knows nothing of
//! the order in which they were placed and keeps nothing between two questions; it walks from
//! floor to floor instead of from piece to piece.

use std::collections::BTreeMap;

use crate::Fault;
use crate::Laid;
use crate::Plot;
use crate::Standing;
use crate::TOLERANCES;
use crate::region::{Cell, covered};

/// Whether the pieces on their floors are a finished building: in the border given, or in any one.
///
/// # Errors
///
/// Everything that is wrong.
pub fn verify(plot: &Plot, border: Option<usize>, standing: &[Standing]) -> Result<(), Vec<Fault>> {
    let laid: Vec<Laid> = standing.iter().map(|each| each.pose.lay()).collect();
    let mut floors: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
    for (idx, each) in standing.iter().enumerate() {
        floors.entry(each.floor).or_default().push(idx);
    }
    let mut faults = counts(plot, standing, &floors);
    faults.extend(twins(standing));
    faults.extend(borders(plot, border, &laid));
    for (floor, pieces) in &floors {
        let below = floor.checked_sub(1).and_then(|below| floors.get(&below));
        if *floor != 1 {
            faults.extend(support(&laid, pieces, below.map_or(&[], Vec::as_slice)));
        }
        faults.extend(overlaps(&laid, pieces));
        faults.extend(contact(&laid, *floor, pieces));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn counts(plot: &Plot, standing: &[Standing], floors: &BTreeMap<u8, Vec<usize>>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let (found, required) = (u8::try_from(standing.len()).unwrap_or(u8::MAX), plot.pieces());
    if found > required {
        faults.push(Fault::TooManyPieces { found, required });
    } else if found < required {
        faults.push(Fault::TooFewPieces { found, required });
    }
    let required = plot.floors();
    let high = floors.range(required.saturating_add(1)..);
    let high = high.flat_map(|(floor, pieces)| pieces.iter().map(move |piece| (*floor, *piece)));
    faults.extend(high.map(|(floor, piece)| Fault::TooHigh { piece, floor, required }));
    let found = (1..=required).take_while(|floor| floors.contains_key(floor)).count() as u8;
    if found < required {
        faults.push(Fault::TooLow { found, required });
    }
    faults
}

fn twins(standing: &[Standing]) -> Vec<Fault> {
    let mut first = BTreeMap::new();
    let mut faults = Vec::new();
    for (piece, each) in standing.iter().enumerate() {
        let other = *first.entry(each.pose.piece()).or_insert(piece);
        if other != piece {
            faults.push(Fault::Twice { piece, other });
        }
    }
    faults
}

/// The faults in that border in which there are the fewest.
fn borders(plot: &Plot, border: Option<usize>, laid: &[Laid]) -> Vec<Fault> {
    let all = plot.borders();
    let allowed = (0..all.len()).filter(|idx| border.is_none_or(|border| border == *idx));
    let faults = |chosen: usize| -> Vec<Fault> {
        let outside = laid.iter().enumerate().filter(|(_, each)| !all[chosen].holds(each));
        let fault = |(piece, each): (usize, &Laid)| {
            let elsewhere = (0..all.len()).any(|idx| idx != chosen && all[idx].meets(each));
            match elsewhere {
                true => Fault::OtherBorder { piece },
                false => Fault::OutsideBorder { piece },
            }
        };
        outside.map(fault).collect()
    };
    let none = || (0..laid.len()).map(|piece| Fault::OutsideBorder { piece }).collect();
    allowed.map(faults).min_by_key(Vec::len).unwrap_or_else(none)
}

fn support(laid: &[Laid], pieces: &[usize], below: &[usize]) -> Vec<Fault> {
    let carriers = below.iter().map(|idx| laid[*idx].grown(TOLERANCES.support_um));
    let cells: Vec<Cell> = carriers.flatten().collect();
    let hangs = pieces.iter().filter(|piece| !is_covered(&laid[**piece], &cells));
    let fault = |piece: &usize| {
        let under = below.iter().filter(|idx| laid[**idx].overlaps(&laid[*piece]));
        Fault::Unsupported { piece: *piece, below: under.copied().collect() }
    };
    hangs.map(fault).collect()
}

fn is_covered(laid: &Laid, cells: &[Cell]) -> bool {
    laid.parts().iter().all(|part| covered(part, laid.bounds(), cells))
}

fn overlaps(laid: &[Laid], pieces: &[usize]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, piece) in pieces.iter().enumerate() {
        let earlier = pieces[..number].iter();
        let hit = earlier.filter(|other| laid[*piece].overlaps(&laid[**other]));
        faults.extend(hit.map(|other| Fault::Overlapping { piece: *piece, other: *other }));
    }
    faults
}

/// Spreads from the floor's first piece to whatever touches, until nothing more does.
fn contact(laid: &[Laid], floor: u8, pieces: &[usize]) -> Option<Fault> {
    let (first, rest) = pieces.split_first()?;
    let (mut reached, mut apart) = (vec![*first], rest.to_vec());
    while let Some(from) = reached.pop() {
        let (touching, others): (Vec<usize>, Vec<usize>) =
            apart.into_iter().partition(|idx| laid[from].touches(&laid[*idx]));
        reached.extend(touching);
        apart = others;
    }
    (!apart.is_empty()).then_some(Fault::Apart { floor, pieces: apart })
}
