//! What tells places for wood apart: which piece, on which floor, and how it lies.

use building::{CARD_UM, N_PIECES, Pose};
use contract::{Field, Seat, Traits};

use crate::command::{Beat, Command};
use crate::encode::features::FLOORS;
use crate::state::TokyoJutaku;

/// The side of a card, in millimetres; wood may reach that far beyond it.
const CARD_MM: i16 = (CARD_UM / 1_000) as i16;

/// What an open slot tells.
pub const TRAITS: &[Field] = &[
    // The piece in hand, the piece placed last, a piece of the supply in a beat.
    Field::flags("kind", 3),
    Field::new("piece", 1, 0, N_PIECES as i16 - 1),
    // From 1; 0 if the piece may lie there for now, but on no floor by the rules.
    Field::new("floor", 1, 0, FLOORS),
    Field::new("across-mm", 1, -CARD_MM, 2 * CARD_MM),
    Field::new("up-mm", 1, -CARD_MM, 2 * CARD_MM),
    Field::new("degrees", 1, 0, 359),
    Field::flags("turned-over", 1),
];

/// The traits of a command.
pub fn of(state: &TokyoJutaku, seat: Seat, command: &Command) -> Traits {
    let (kind, pose) = match command {
        Command::Place { pose } => (0, *pose),
        Command::Nudge { pose } => (1, *pose),
        Command::Beat(Beat::Place { pose }) => (2, *pose),
        _ => return Traits::new(),
    };
    let kinds = [0, 1, 2].map(|number| i16::from(number == kind));
    let millimetres = |um: i32| (um / 1_000).clamp(-i32::from(CARD_MM), 2 * i32::from(CARD_MM));
    let at = pose.at();
    Traits::from_iter(kinds.into_iter().chain([
        i16::from(pose.piece().get()),
        floor(state, seat, pose, kind == 1),
        millimetres(at.x) as i16,
        millimetres(at.y) as i16,
        (pose.rotation().get() / 100 % 360) as i16,
        i16::from(pose.flip()),
    ]))
}

/// The floor on which a piece would lie.
fn floor(state: &TokyoJutaku, seat: Seat, pose: Pose, is_nudge: bool) -> i16 {
    let Some(site) = &state.architects[seat].site else { return 0 };
    let rest = if is_nudge { site.without_last().map(|(rest, _)| rest) } else { None };
    let building = rest.as_ref().unwrap_or(site).building();
    building.judge_loosely(pose).map_or(0, |placed| i16::from(placed.floor).clamp(0, FLOORS))
}
