//! What chance gave: what an outcome was worth, less what could be expected of the same command.

use contract::coach::{Coach, Shares};
use contract::{Game, Seat, Silent};
use serde_json::Value;

use crate::history::Act;
use crate::worth::{Purpose, chance_for, judged, sampled};

/// What chance gave everyone in an act, where that can be reckoned.
pub(crate) fn reckoned<G: Game>(
    coach: &mut dyn Coach<G>,
    before: &G,
    act: &Act<G>,
    after: &G,
) -> Option<Shares> {
    if let Some(luck) = coach.luck(before, &act.entry, after) {
        return Some(luck);
    }
    let seat = act.entry.actor.seat()?;
    let got = judged(coach, after)?;
    let command = std::slice::from_ref(&act.entry.command);
    let mut chance = chance_for(act.step, Purpose::Redraws, 0);
    Some(luck(&got, &coach.weigh(before, seat, command, &mut chance)?))
}

/// What one more outcome of the same act would be worth.
pub(crate) fn redrawn<G: Game>(
    coach: &mut dyn Coach<G>,
    before: &G,
    act: &Act<G>,
    number: u32,
) -> Shares {
    let mut after = before.clone();
    let mut chance = chance_for(act.step, Purpose::Redraws, number);
    // What was played once is not refused with other luck.
    let _ = after.play(&act.entry, &mut chance, &mut Silent);
    sampled(coach, &after, &mut chance_for(act.step, Purpose::Fate, number))
}

/// What another deal would be worth; nothing where nothing is dealt.
pub(crate) fn dealt<G: Game>(
    coach: &mut dyn Coach<G>,
    setup: Option<&Value>,
    seats: usize,
    number: u32,
) -> Option<Shares> {
    let setup = serde_json::from_value(setup?.clone()).ok()?;
    let mut chance = chance_for(0, Purpose::Deals, number);
    let opening = G::open(&setup, seats, &mut chance).ok()?;
    (chance.draws() > 0)
        .then(|| sampled(coach, &opening, &mut chance_for(0, Purpose::Fate, number)))
}

/// What everyone got more than could be expected.
pub(crate) fn luck(got: &Shares, expected: &Shares) -> Shares {
    let share = |shares: &Shares, seat: Seat| shares.get(seat).copied().unwrap_or(0.0);
    Shares::from_fn(got.len(), |seat| share(got, seat) - share(expected, seat))
}
