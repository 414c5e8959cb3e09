//! A piece on its way as pages show it: where everything is, moment by moment.

use contract::Malformed;
use serde::{Deserialize, Serialize};

use crate::hand::holding::Held;
use crate::hand::path::Path;
use crate::hand::settled::Slip;
use crate::pieces::Piece;

/// A piece that was carried, as the event about it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Flown {
    pub piece: Held,
    pub seed: u32,
    pub path: Path,
    pub slip: Slip,
    /// What worked out what came of it. Another one would show something else.
    pub engine: String,
}

/// One moment of a piece on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Frame {
    /// Time since it was lifted.
    pub ms: u32,
    /// The piece itself.
    pub held: Placed,
    /// What is no longer exactly where it stood.
    pub moved: Vec<Moved>,
}

/// Where a body is: hundredths of a millimetre, and a rotation (x, y, z, w) in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Placed {
    pub at: [i32; 3],
    pub turn: [i32; 4],
}

/// A piece that has moved; of a column one disc, counted from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Moved {
    pub piece: Piece,
    pub disc: u8,
    pub place: Placed,
}

/// Why nothing can be shown.
pub(crate) fn unshown() -> Malformed {
    Malformed::new("no piece is in the air at this table, or this program has no gravity")
}

#[cfg(feature = "hand")]
pub(crate) use with_gravity::{feel, film};

#[cfg(feature = "hand")]
mod with_gravity {
    use contract::{Malformed, Memo, Seat};
    use physics::{ENGINE, Pose, STEPS_PER_SECOND};

    use super::{Flown, Frame, Moved, Placed, unshown};
    use crate::hand::flight::{Flight, SETTLING_STEPS};
    use crate::hand::holding::Lifted;
    use crate::hand::path::Path;
    use crate::pieces::Piece;
    use crate::truth::TokyoHighway;

    /// Steps from one frame of a film to the next.
    const STRIDE: u32 = STEPS_PER_SECOND / 30;
    /// What has moved by less than this, in millimetres, or turned by less than that, in radians,
    /// is shown where it stood.
    const UNMOVED_MM: f64 = 0.05;
    const UNMOVED_ANGLE: f64 = 0.003;

    /// Whose hand moves, and the piece in it.
    fn in_the_air(state: &TokyoHighway) -> Option<(Seat, Lifted)> {
        Some((state.active, state.hand.as_ref()?.lifted?))
    }

    /// Where everything is at the end of a path that still goes on. A longer path that begins like
    /// the last one is gone on with, so a whole path costs no more than its steps.
    pub(crate) fn feel(
        state: &TokyoHighway,
        path: &Path,
        memo: &mut Memo,
    ) -> Result<Frame, Malformed> {
        let (seat, lifted) = in_the_air(state).ok_or_else(unshown)?;
        state.may_carry(path).map_err(|refusal| Malformed::new(refusal.to_string()))?;
        let kept = memo.take().and_then(|kept| kept.downcast::<Flight>().ok());
        let kept = kept.filter(|flight| flight.hand() == (seat, lifted));
        let extended = kept.and_then(|mut flight| flight.extend(path).then_some(flight));
        let mut flight = match extended {
            Some(flight) => flight,
            None => Box::new(Flight::new(state, seat, lifted, path).ok_or_else(unshown)?),
        };
        while flight.carry_on() {}
        let frame = frame(&flight);
        *memo = Some(flight);
        frame
    }

    /// The whole way of a piece, thirty frames a second, until nothing moves any more.
    pub(crate) fn film(
        state: &TokyoHighway,
        seat: Seat,
        flown: &Flown,
    ) -> Result<Vec<Frame>, Malformed> {
        if flown.engine != ENGINE {
            return Err(format!("{} worked it out, and this is {ENGINE}", flown.engine).into());
        }
        state.may_carry(&flown.path).map_err(|refusal| Malformed::new(refusal.to_string()))?;
        let lifted = Lifted { piece: flown.piece, seed: flown.seed };
        let mut flight = Flight::new(state, seat, lifted, &flown.path).ok_or_else(unshown)?;
        let mut frames = vec![frame(&flight)?];
        let mut steps = 0u32;
        while flight.carry_on() {
            steps += 1;
            if steps.is_multiple_of(STRIDE) {
                frames.push(frame(&flight)?);
            }
        }
        flight.let_go(flown.slip);
        for step in 1..=SETTLING_STEPS {
            if !flight.settle_on() {
                break;
            }
            if step.is_multiple_of(STRIDE) {
                frames.push(frame(&flight)?);
            }
        }
        frames.push(frame(&flight)?);
        Ok(frames)
    }

    fn frame(flight: &Flight) -> Result<Frame, Malformed> {
        let poses = flight.poses();
        let (held, others) = poses.split_last().ok_or_else(unshown)?;
        let mut moved = Vec::new();
        let mut disc = 0u8;
        let mut last = None;
        for (standing, pose) in flight.standing().iter().zip(others) {
            disc = if last == Some(standing.piece) { disc.saturating_add(1) } else { 0 };
            last = Some(standing.piece);
            let before = &standing.body.pose;
            let turned = match standing.piece {
                Piece::Column(_) => pose.tilt(before),
                _ => pose.angle(before),
            };
            if pose.distance(before) > UNMOVED_MM || turned > UNMOVED_ANGLE {
                moved.push(Moved { piece: standing.piece, disc, place: placed(pose) });
            }
        }
        Ok(Frame { ms: flight.ms(), held: placed(held), moved })
    }

    fn placed(pose: &Pose) -> Placed {
        Placed {
            at: pose.at.map(|mm| libm::round(mm * 100.0) as i32),
            turn: pose.turn.map(|part| libm::round(part * 1e6) as i32),
        }
    }
}

#[cfg(not(feature = "hand"))]
pub(crate) fn feel(
    _state: &crate::TokyoHighway,
    _path: &Path,
    _memo: &mut contract::Memo,
) -> Result<Frame, Malformed> {
    Err(unshown())
}

#[cfg(not(feature = "hand"))]
pub(crate) fn film(
    _state: &crate::TokyoHighway,
    _seat: contract::Seat,
    _flown: &Flown,
) -> Result<Vec<Frame>, Malformed> {
    Err(unshown())
}
