//! What carrying and settling cost on a late table of four: `cargo bench -p tokyo-highway --bench
//! hand`. Printed, never asserted.

use contract::{
    Actor, Awaiting, Bot, Chance, Endless, Entry, Game, Levels, Seat, Seed, Silent, Skill, Window,
    decide,
};
use divan::Bencher;
use tokyo_highway::hand::flight::Flight;
use tokyo_highway::hand::holding::Lifted;
use tokyo_highway::hand::{Held, Path, Sample, Slip};
use tokyo_highway::{Setup, TokyoHighway};

fn main() {
    divan::main();
}

/// Acts after which most of the city stands.
const LATE: u64 = 180;

/// A match of four by hand between bots, after many acts.
fn late() -> TokyoHighway {
    let setup: Setup = match serde_json::from_str(r#"{"mode":"hand-built"}"#) {
        Ok(setup) => setup,
        Err(why) => unreachable!("the setup is right: {why}"),
    };
    let seed = Seed::from_number(4);
    let mut state = match TokyoHighway::open(&setup, 4, &mut Chance::new(&seed, 0)) {
        Ok(state) => state,
        Err(refusal) => unreachable!("the setup opens: {refusal}"),
    };
    let mut bots: Vec<Box<dyn Bot<TokyoHighway>>> =
        (0..4).map(|_| TokyoHighway::bot(Skill::Random)).collect();
    for act in 1..LATE {
        let Awaiting::Seats(waiting) = state.awaiting() else { break };
        let Some(seat) = waiting.must.iter().next() else { break };
        let window = Window::unlisted(&state, seat, true);
        let mut thought = Chance::new(&seed.of_match(1), act);
        let reply = decide(bots[seat.idx()].as_mut(), &window, &Endless, &mut thought);
        let Some(command) = reply.command else { break };
        let entry = Entry::new(Actor::Seat(seat), 0, command);
        let _ = state.play(&entry, &mut Chance::new(&seed, act), &mut Silent);
    }
    state
}

const LIFTED: Lifted = Lifted { piece: Held::Road, seed: 7 };

/// A road right through the middle of the city, low enough to meet most of it: a second long.
fn through() -> Path {
    let at = |after_ms: u16, x: i32, z: i32| Sample { after_ms, x, z, ..Sample::default() };
    Path(vec![at(0, -25_000, 30_000), at(500, -20_000, 4_000), at(500, 5_000, 2_000)])
}

/// Above everything, as a path is until its last moments: a second long.
fn above() -> Path {
    let at = |after_ms: u16, x: i32| Sample { after_ms, x, z: 30_000, ..Sample::default() };
    Path(vec![at(0, -25_000), at(500, 0), at(500, 25_000)])
}

fn carry(bencher: Bencher<'_, '_>, path: &Path) {
    let state = late();
    println!("{} columns, {} roads", state.columns.len(), state.roads.len());
    let flight = || Flight::new(&state, Seat(0), LIFTED, path);
    bencher.with_inputs(flight).bench_local_values(|flight| {
        let mut flight = flight?;
        while flight.carry_on() {}
        Some(flight.ms())
    });
}

#[divan::bench(sample_count = 30)]
fn a_second_of_path(bencher: Bencher<'_, '_>) {
    carry(bencher, &above());
}

/// The worst that a hand can do: everything that hangs together is awake.
#[divan::bench(sample_count = 30)]
fn a_second_of_crashing(bencher: Bencher<'_, '_>) {
    carry(bencher, &through());
}

#[divan::bench(sample_count = 30)]
fn making_the_world(bencher: Bencher<'_, '_>) {
    let state = late();
    bencher.bench_local(|| Flight::new(&state, Seat(0), LIFTED, &through()).is_some());
}

/// After a crash that throws much of the city about.
#[divan::bench(sample_count = 30)]
fn settling(bencher: Bencher<'_, '_>) {
    let state = late();
    let thrown = || {
        let mut flight = Flight::new(&state, Seat(0), LIFTED, &through())?;
        while flight.carry_on() {}
        flight.let_go(Slip::default());
        Some(flight)
    };
    bencher.with_inputs(thrown).bench_local_values(|flight| {
        let mut flight = flight?;
        (0..tokyo_highway::hand::flight::SETTLING_STEPS).take_while(|_| flight.settle_on()).count();
        Some(flight.outcome(Slip::default()))
    });
}
