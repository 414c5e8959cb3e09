//! The last disc of a match. Nothing comes after it, so every move is judged by how the match then
//! ends, and a win is taken by every player that asks here.

use contract::Chance;

use crate::mind::gains::Gains;
use crate::mind::model::{FITS, Model, Move, Stage};
use crate::mind::search::rewards;

/// The part of a reward that is winning: more than any chance that a piece does not fit.
const WINNING: f64 = 0.99;

/// The best move where the disc, or the piece in hand, is the last of the match; of several, the
/// first. Nothing anywhere else. Only these moves are tried, if any are named: with a piece in
/// hand, of which it is known where it fits.
pub fn last_move(root: &Model, only: Option<&[Move]>) -> Option<Move> {
    if !(root.last && root.is_last_turn()) {
        return None;
    }
    let seat = root.active();
    let fits = if only.is_some() { 1.0 } else { FITS };
    let moves = match only {
        Some(only) => only.to_vec(),
        None => moves(root, seat),
    };
    let judged = moves.into_iter().map(|step| (worth(root, seat, step, fits), step));
    judged.rev().max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, step)| step)
}

fn moves(model: &Model, seat: usize) -> Vec<Move> {
    Gains::of(model, seat).moves(model, seat).into_iter().map(|(_, step)| step).collect()
}

/// What a seat may expect of the end after a move; `fits` is how often a piece fits.
fn worth(model: &Model, seat: usize, step: Move, fits: f64) -> f64 {
    let mut after = model.clone();
    if let Move::Build { card } = step {
        after.lots[usize::from(card)].floors += 1;
        return fits * end(&after, seat) + (1.0 - fits) * end(model, seat);
    }
    after.play(step, &mut Chance::from_number(0));
    if after.stage != Stage::Gift {
        return end(&after, seat);
    }
    let gifts = moves(&after, seat).into_iter();
    gifts.map(|gift| worth(&after, seat, gift, FITS)).fold(end(&after, seat), f64::max)
}

fn end(model: &Model, seat: usize) -> f64 {
    rewards(model, WINNING)[seat]
}
