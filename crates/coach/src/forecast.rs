//! What was to be expected at one moment of a match, to hold it to what came of it.

use contract::coach::{Coaching, Shares};
use contract::{AnyTitle, Outcome, Tabletop};
use table::Record;

use crate::coach_error::CoachError;
use crate::history::History;
use crate::worth::{Mean, Purpose, chance_for, judged, sampled};

/// What everyone could expect at a moment of a match, and how it ended.
pub struct Forecast {
    /// Everyone's chance to win.
    pub shares: Shares,
    /// How it ended.
    pub outcome: Outcome,
}

/// What everyone could expect at a moment that follows from the number, each as likely as the
/// others; nothing in a match without a result, and in a game without win chances.
///
/// # Errors
/// If the record does not fit, or the game has no coach.
pub fn forecast<G: Tabletop>(
    title: &'static dyn AnyTitle,
    record: &Record,
    number: u32,
) -> Result<Option<Forecast>, CoachError> {
    let coach = match G::COACHING {
        Some(Coaching::Chances(coach)) => coach,
        Some(Coaching::Times(_)) => return Ok(None),
        None => return Err(CoachError::NoCoach(title.meta().title)),
    };
    let history = History::<G>::of(record, title)?;
    let (mut coach, acts) = (coach(), history.acts.len());
    let Some(outcome) = history.outcome.filter(|_| acts > 0) else { return Ok(None) };
    let moment = chance_for(0, Purpose::Courses, number).idx(acts);
    let state = &history.states[moment];
    let shares = match judged(coach.as_mut(), state) {
        Some(shares) => shares,
        None => {
            let mut mean = Mean::default();
            for number in 0..coach.pace().graph {
                let mut chance = chance_for(moment, Purpose::Graph, number);
                mean.add(&sampled(coach.as_mut(), state, &mut chance));
            }
            mean.shares()
        }
    };
    Ok(Some(Forecast { shares, outcome }))
}
