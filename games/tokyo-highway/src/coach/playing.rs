//! How a position goes on: everyone builds quickly for a few turns, then prospects decide.

use contract::{Chance, Entry, Game, PlayOut, Seat, Shares, Silent};

use crate::candidates::Sweep;
use crate::coach::meant::finished;
use crate::coach::terms::Watch;
use crate::mind::choices::choices;
use crate::mind::chores::chore;
use crate::mind::prospects::{HOUSE, Taste, shares};
use crate::truth::TokyoHighway;

/// What a quick builder looks at. Without junctions, or with fewer ways to lie across a road, what
/// comes of play-outs has less to do with what came of the matches of good builders.
const QUICK: Sweep = Sweep { headings: 18, marks: 3, lies: 1, aimed_lies: 4, junctions: Some(1) };
/// How many turns each seat gets. After many more, what quick builders do wrong decides.
const TURNS: usize = 5;
/// How far a quick builder errs about a build, in hundredths of a car: no two of them play alike.
const DOUBT: u32 = 15;
/// How positions are judged in the end. So many turns ahead, a lead of a car decides less than it
/// seems to.
const SOBER: Taste = Taste { certainty: 0.3, ..HOUSE };
/// What is left of the chance of a seat that is blocked while somebody else builds on.
const BLOCKED: f64 = 0.25;
/// More acts than a player needs who pays everybody.
const MOST_ACTS: usize = 6;

/// Plays on for a few turns, watches what happens to a seat, and judges.
pub fn play_out(
    world: &TokyoHighway,
    after: TokyoHighway,
    seat: Seat,
    chance: &mut Chance,
) -> PlayOut {
    let mut state = finished(after);
    let mut watch = Watch::of(world, seat, &state);
    for _ in 0..TURNS * state.count() {
        if state.over.is_some() {
            break;
        }
        let before = state.clone();
        take_turn(&mut state, chance);
        watch.notice(&before, &state);
    }
    PlayOut { shares: judged(&state), terms: watch.terms(&state) }
}

/// What everyone can expect in the end. Whoever is blocked places no more cars, and wins only if
/// everybody else comes to a stop as well: what is left of such a seat's chance goes to those who
/// build on.
fn judged(state: &TokyoHighway) -> Shares {
    let shares = shares(state, &SOBER);
    let builds = |seat: Seat| state.builders.get(seat).is_some_and(|own| own.building);
    let is_stuck = |seat: Seat| state.builders.get(seat).is_some_and(|own| own.stuck);
    let goes_on = |seat: Seat| builds(seat) && !is_stuck(seat);
    if state.over.is_some() || !Seat::all(state.count()).any(goes_on) {
        return shares;
    }
    let kept = |seat: Seat, share: f64| if is_stuck(seat) { share * BLOCKED } else { share };
    let sum: f64 = shares.iter().map(|(seat, share)| kept(seat, *share)).sum();
    Shares::from_fn(state.count(), |seat| kept(seat, shares[seat]) / sum.max(f64::MIN_POSITIVE))
}

/// Plays one turn as a quick builder would.
fn take_turn(state: &mut TokyoHighway, chance: &mut Chance) {
    for _ in 0..MOST_ACTS {
        let seat = state.asked();
        let Some(command) = chore(state, seat, chance) else { break };
        let is_payment = state.debt.is_some();
        if state.play(&Entry::new(seat, 0, command), chance, &mut Silent).is_err() || !is_payment {
            return;
        }
    }
    if state.over.is_none() {
        build(state, chance);
    }
}

fn build(state: &mut TokyoHighway, chance: &mut Chance) {
    let seat = state.active;
    let mut found = choices(state, seat, &QUICK, &HOUSE);
    for choice in &mut found {
        choice.worth += f64::from(chance.below(DOUBT)) / 100.0;
    }
    let best = found.into_iter().max_by(|one, other| one.worth.total_cmp(&other.worth));
    match best {
        Some(choice) => {
            let build = choice.with_cars(state, seat);
            state.build(&build, &choice.survey, &mut Silent);
        }
        None => state.pass(&mut Silent),
    }
}
