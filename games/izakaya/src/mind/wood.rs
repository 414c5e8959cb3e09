//! The piece that somebody has taken: where it could lie, and what would come of letting go.

use building::{House, Magnet, PieceId, Point, Pose, Trial, candidates, snap, try_pose};
use contract::{Malformed, Refusal};
use serde::{Deserialize, Serialize};

use crate::grid::Address;
use crate::judging::fault_refusal;
use crate::site::Site;
use crate::state::{Izakaya, Phase};
use crate::view::View;

/// How a piece fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fit {
    /// How it would lie.
    pub pose: Pose,
    pub floor: u8,
}

/// What would come of letting go of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Tried {
    /// How it would lie, drawn by the magnet.
    pub pose: Pose,
    pub floor: u8,
    /// Why it cannot be placed like this; nothing if it can.
    pub bars: Vec<Refusal>,
}

/// The piece that the viewer has taken. Before that nothing says where it fits (clause 7.1).
pub(super) fn in_hand(state: &Izakaya, view: &View) -> Result<PieceId, Malformed> {
    let seat = view.viewer.seat().ok_or("only a seat can have taken a piece: ask from a seat")?;
    match state.phase {
        Phase::Placing { piece, .. } if state.active() == Some(seat) => Ok(piece),
        _ => Err("this seat has taken no piece: where pieces fit is told only then"
            .to_owned()
            .into()),
    }
}

/// Whether a question is about the piece that the viewer has taken.
pub(super) fn holds(
    state: &Izakaya,
    view: &View,
    pose: Pose,
    radius: i32,
) -> Result<(), Malformed> {
    let piece = in_hand(state, view)?;
    if pose.piece() != piece {
        return Err(format!("the piece taken is {piece}, not {}", pose.piece()).into());
    }
    if radius < 0 {
        return Err("a radius cannot be negative".into());
    }
    Ok(())
}

/// Tries a pose in every border: the one where it may lie counts, else the one that the piece is
/// least wrong in.
pub(super) fn tried(card: Address, site: &Site, held: Pose, radius: i32) -> Tried {
    let magnet = if radius == 0 { Magnet::Off } else { Magnet::Legal };
    let trials = site.houses.iter().map(|house| try_pose(house.building(), held, magnet, radius));
    let moved = |trial: &Trial| (trial.pose.at() - held.at()).square();
    let Some(best) = trials.min_by_key(|trial| (trial.faults.len(), moved(trial))) else {
        return Tried { pose: held, floor: 1, bars: Vec::new() };
    };
    // The verdict is the judge's own, so that its clause is the one that a refusal would name.
    let bars = match site.judge(best.pose) {
        Ok(_) => Vec::new(),
        Err((border, fault)) => vec![fault_refusal(site, border, &fault, best.pose, card)],
    };
    Tried { pose: best.pose, floor: best.floor, bars }
}

pub(super) fn site(state: &Izakaya, card: Address) -> Result<&Site, Malformed> {
    let site = state.site(card).ok_or_else(|| format!("there is no card {card}"))?;
    if site.is_live() { Ok(site) } else { Err(format!("nothing can be built on {card}").into()) }
}

pub(super) fn places(site: &Site, piece: PieceId) -> Vec<Fit> {
    let all = site.houses.iter().flat_map(|house| candidates(house.building(), piece));
    let mut places: Vec<Fit> =
        all.map(|each| Fit { pose: each.pose, floor: each.placed.floor }).collect();
    places.sort_by_key(|fit| (fit.floor, fit.pose));
    places
}

/// The nearest allowed pose in any of the borders.
pub(super) fn nearest(site: &Site, pose: Pose, radius: i32) -> Option<Fit> {
    let within = |house: &House| snap(house.building(), pose, radius);
    let found = site.houses.iter().filter_map(within);
    let away = |fit: &Fit| -> i64 {
        let shift: Point = fit.pose.at() - pose.at();
        shift.square()
    };
    found.map(|(pose, placed)| Fit { pose, floor: placed.floor }).min_by_key(away)
}
