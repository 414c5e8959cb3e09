//! How fast the rules are: `cargo bench -p tokyo-highway`. Printed, never asserted.

use arena::{Bout, play_out};
use contract::{
    Ask, Awaiting, Bot, Chance, Entry, Game, Levels, Offers, Seat, Seed, Silent, Skill, Viewer,
};
use divan::Bencher;
use divan::counter::ItemsCount;
use tokyo_highway::aim::{Target, aim};
use tokyo_highway::geometry::{Heading, Spot};
use tokyo_highway::lattice::TIPS;
use tokyo_highway::mind::ask::Question;
use tokyo_highway::solids::Solids;
use tokyo_highway::trace::question::Trace;
use tokyo_highway::{Build, Setup, TokyoHighway};

fn main() {
    divan::main();
}

fn opening(seats: usize, chance: &mut Chance) -> TokyoHighway {
    match TokyoHighway::open(&Setup::default(), seats, chance) {
        Ok(state) => state,
        Err(refusal) => unreachable!("the default setup opens: {refusal}"),
    }
}

/// Plays whole games with commands drawn at random; the number of entries.
fn games(seats: usize, count: u64) -> u64 {
    let root = Seed::from_number(1);
    let mut entries = 0;
    for number in 0..count {
        let mut chance = Chance::new(&root.of_match(number), 0);
        let mut state = opening(seats, &mut chance);
        while let Awaiting::Seats(waiting) = state.awaiting() {
            let Some(seat) = waiting.must.iter().next() else { break };
            let Some(command) = state.sample(seat, &mut chance) else { break };
            let _ = state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent);
            entries += 1;
        }
    }
    entries
}

/// Plays whole games between random bots; the number of decisions taken.
fn bouts(seats: usize, count: u64) -> u64 {
    let mut bots: Vec<Box<dyn Bot<TokyoHighway>>> =
        (0..seats).map(|_| TokyoHighway::bot(Skill::Random)).collect();
    let root = Seed::from_number(1);
    let mut decisions = 0;
    for number in 0..count {
        let seed = root.of_match(number);
        let bot_chance = Chance::new(&seed, u64::MAX);
        let state = opening(seats, &mut Chance::new(&seed, 0));
        let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: 50_000 };
        decisions += play_out(bout, &mut |_| ()).decisions;
    }
    decisions
}

/// Whole games at random, by the rules alone. The item rate is games a second.
#[divan::bench(args = [2, 3, 4], sample_count = 20)]
fn random_games(bencher: Bencher, seats: usize) {
    bencher.counter(ItemsCount::new(100u32)).bench_local(|| games(seats, 100));
}

/// The same between random bots of the arena.
#[divan::bench(args = [2, 4], sample_count = 10)]
fn random_bouts(bencher: Bencher, seats: usize) {
    bencher.counter(ItemsCount::new(50u32)).bench_local(|| bouts(seats, 50));
}

/// Four players by the best offers, in the seventh of at most nine rounds, with at least 24 roads
/// on the table; and whose turn it is.
fn late() -> (TokyoHighway, Seat) {
    for number in 0.. {
        let mut chance = Chance::from_number(number);
        let mut state = opening(4, &mut chance);
        let mut offers = Offers::default();
        while let Awaiting::Seats(waiting) = state.awaiting() {
            let Some(seat) = waiting.must.iter().next() else { break };
            if state.round == 7 && state.roads.len() >= 24 && !state.blocked {
                return (state, seat);
            }
            offers.clear();
            state.offers(seat, &mut offers);
            let best = offers.list.len().min(2);
            let command = offers.list.swap_remove(chance.idx(best));
            let _ = state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent);
        }
    }
    unreachable!("some game gets that far")
}

/// Builds of the late position, with their cars: those that can stand, or those that cannot.
fn builds(state: &TokyoHighway, seat: Seat, legal: bool) -> Vec<Build> {
    let mut found = Vec::new();
    for (number, base) in state.open_bases(seat) {
        for target in state.targets(seat, base) {
            for step in 0..72 {
                let mut build =
                    aim(number, base, target, Heading(step * 500), TIPS[step as usize % 11]);
                if let Ok(survey) = state.survey(seat, &build) {
                    build.cars = state.parking(seat, &survey);
                    if legal {
                        found.push(build);
                    }
                } else if !legal {
                    found.push(build);
                }
            }
        }
    }
    found
}

/// Full verdicts, the cars included. The item rate is verdicts a second.
fn verdicts(bencher: Bencher, legal: bool) {
    let (state, seat) = late();
    let builds = builds(&state, seat, legal);
    let verdict = |build: &Build| {
        let survey = state.survey(seat, build)?;
        state.parks(seat, &survey, &build.cars).map(|()| survey.earned)
    };
    bencher.counter(ItemsCount::new(builds.len())).bench_local(|| {
        builds.iter().map(|build| u32::from(divan::black_box(verdict(build)).is_ok())).sum::<u32>()
    });
}

/// Verdicts on builds that can stand.
#[divan::bench]
fn legal_verdicts(bencher: Bencher) {
    verdicts(bencher, true);
}

/// Verdicts on builds that cannot.
#[divan::bench]
fn illegal_verdicts(bencher: Bencher) {
    verdicts(bencher, false);
}

/// Verdicts on the offers of the position that place cars.
#[divan::bench]
fn verdicts_with_cars(bencher: Bencher) {
    let (state, seat) = late();
    let mut builds = builds(&state, seat, true);
    builds.retain(|build| !build.cars.is_empty());
    let verdict = |build: &Build| {
        let survey = state.survey(seat, build)?;
        state.parks(seat, &survey, &build.cars)
    };
    bencher.counter(ItemsCount::new(builds.len())).bench_local(|| {
        builds.iter().map(|build| u32::from(divan::black_box(verdict(build)).is_ok())).sum::<u32>()
    });
}

/// Copies of the late position.
#[divan::bench]
fn state_copy(bencher: Bencher) {
    let (state, _) = late();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| divan::black_box(&state).clone());
}

/// The list of offers in the late position.
#[divan::bench]
fn offers(bencher: Bencher) {
    let (state, seat) = late();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        offers.list.len()
    });
}

/// Whether a player is blocked: the first build of the lattice.
#[divan::bench]
fn first_build(bencher: Bencher) {
    let (state, seat) = late();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| state.first_build(seat).is_some());
}

/// The solids of the late position from its numbers.
#[divan::bench]
fn solids(bencher: Bencher) {
    let (state, _) = late();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| Solids::of(divan::black_box(&state)));
}

/// Views of the late position.
#[divan::bench]
fn view(bencher: Bencher) {
    let (state, _) = late();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| state.view(Viewer::Public));
}

/// Pointers round the bases of the late position: what dragging from each of them asks.
fn pointers(state: &TokyoHighway, seat: Seat, snap: bool) -> Vec<Trace> {
    let mut found = Vec::new();
    for (base, column) in state.open_bases(seat) {
        for target in state.targets(seat, column).take(4) {
            for step in 0..72 {
                let way = Heading(step * 500).unit() * f64::from(95 + step % 30);
                let pointer = Spot::nearest(column.at.to_point() + way);
                let (past, cars) = (None, None);
                let (aside, far_aside) = (0, 0);
                found.push(Trace { base, pointer, to: target, past, aside, far_aside, cars, snap });
            }
        }
    }
    found
}

/// What pointers come to, free or snapped. The item rate is moves of a pointer a second.
#[divan::bench(args = [false, true])]
fn traces(bencher: Bencher, snap: bool) {
    let (state, seat) = late();
    let traces = pointers(&state, seat, snap);
    bencher.counter(ItemsCount::new(traces.len())).bench_local(|| {
        let legal = |trace: &Trace| state.trace(seat, trace).is_ok_and(|it| it.faults.is_empty());
        traces.iter().filter(|trace| legal(divan::black_box(trace))).count()
    });
}

/// The band of the first base, asked once for each height.
#[divan::bench]
fn band(bencher: Bencher) {
    let (state, seat) = late();
    let view = state.view(Viewer::Seat(seat));
    let base = state.open_bases(seat).next();
    let Some((base, column)) = base else { unreachable!("the late position has an open base") };
    let question = Question::Band { base, to: Target::Grey(column.height + 1) };
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| TokyoHighway::ask_with(&view, &state, &question).is_ok());
}
