//! Whole games by hand between bots: they end, nothing flies off, what is stored stays sound, and
//! the same seed gives the same match, saved and loaded or not.
#![cfg(feature = "hand")]
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::each;
use contract::{
    Actor, Awaiting, Bot, Chance, Check, Digest, Endless, Entry, Game, Levels, Seat, Seed, Skill,
    Window, decide, digest,
};
use tokyo_highway::hand::flight::{Flight, SETTLING_STEPS};
use tokyo_highway::hand::{Lifted, Path, Slip};
use tokyo_highway::sizes::table_radius;
use tokyo_highway::{Event, Setup, TokyoHighway};

/// How a game went.
#[derive(Debug, Default, PartialEq)]
struct Tale {
    digests: Vec<Digest>,
    carried: usize,
    stood: usize,
    fined: usize,
}

/// More acts than any game by hand takes.
const MOST_ACTS: u64 = 4_000;

/// How often the state is written and read in a game, unless that is what is tested.
const SAVED: u64 = 40;

/// One of this many pieces is watched in the air even if it knocks nothing over.
const WATCHED: usize = 8;
/// How far beyond the edge of the table, in millimetres, a piece may come: a hand reaches 100 mm
/// beyond it, and what it pushes off at its fastest flies 260 mm before it has left the world.
const BEYOND: f64 = 360.0;
/// No piece is ever that high above the table: as high as a path may go.
const ABOVE: f64 = 800.0;
/// How far its middle may sink into the table, at least this far from the edge.
const SUNK: f64 = 0.5;
const INSIDE: f64 = 60.0;

/// Carries a piece once more, and holds that every body is on or near the table all the while.
fn watch(state: &TokyoHighway, seat: Seat, lifted: Lifted, path: &Path, slip: Slip) {
    let edge = table_radius(state.count());
    let look = |flight: &Flight| {
        for (body, pose) in flight.poses().into_iter().enumerate() {
            assert!(pose.is_finite(), "body {body}: {pose:?}");
            let [x, y, z] = pose.at;
            let far = x.abs().max(y.abs()) - edge;
            let what = || format!("{lifted:?}, body {body} at {} ms: {pose:?}", flight.ms());
            assert!(far < BEYOND && z < ABOVE, "{} is {far} mm beyond the edge", what());
            assert!(z > -SUNK || far > -INSIDE, "{} is in the table", what());
        }
    };
    let mut flight = Flight::new(state, seat, lifted, path).unwrap();
    while flight.carry_on() {
        look(&flight);
    }
    flight.let_go(slip);
    for _ in 0..SETTLING_STEPS {
        if !flight.settle_on() {
            break;
        }
        look(&flight);
    }
}

/// Plays a game; every few acts the state is checked, written and read, and play goes on with it.
fn game(seats: usize, skill: Skill, number: u64, saved: u64) -> Tale {
    let setup: Setup = serde_json::from_str(r#"{"mode":"hand-built"}"#).unwrap();
    let seed = Seed::from_number(number);
    let mut state = TokyoHighway::open(&setup, seats, &mut Chance::new(&seed, 0)).unwrap();
    let mut bots: Vec<Box<dyn Bot<TokyoHighway>>> =
        (0..seats).map(|_| TokyoHighway::bot(skill)).collect();
    let mut tale = Tale::default();
    for act in 1..MOST_ACTS {
        let Awaiting::Seats(waiting) = state.awaiting() else { return tale };
        let seat = waiting.must.iter().next().unwrap();
        let window = Window::unlisted(&state, seat, true);
        let mut thought = Chance::new(&seed.of_match(1), act);
        let reply = decide(bots[seat.idx()].as_mut(), &window, &Endless, &mut thought);
        let entry = Entry::new(Actor::Seat(seat), 0, reply.command.unwrap());
        let mut events: Vec<Event> = Vec::new();
        let before = state.clone();
        let played = state.play(&entry, &mut Chance::new(&seed, act), &mut events);
        played.unwrap_or_else(|why| panic!("{entry:?}: {why}"));
        for event in &events {
            match event {
                Event::SetDown { seat, piece, seed, path, slip, knocked, stood, .. } => {
                    tale.carried += 1;
                    tale.stood += usize::from(*stood);
                    if !knocked.is_empty() || tale.carried % WATCHED == 0 {
                        let lifted = Lifted { piece: *piece, seed: *seed };
                        watch(&before, *seat, lifted, path, *slip);
                    }
                }
                Event::Fined { .. } => tale.fined += 1,
                _ => {}
            }
        }
        tale.digests.push(digest(&state).unwrap());
        if act % saved == 0 {
            state.check().unwrap();
            let written = serde_json::to_string(&state).unwrap();
            state = serde_json::from_str(&written).unwrap();
        }
    }
    panic!("game {number} of {seats} players does not end: {} pieces carried", tale.carried);
}

/// Ten games for each number of players, and a thousand in all in a deep run.
fn games(seats: usize) {
    let count = if std::env::var_os("TOKYO_DEEP").is_some() { 334 } else { 10 };
    let tales = each(count, |number| {
        let skill = if number % 2 == 0 { Skill::Easy } else { Skill::Random };
        game(seats, skill, number, SAVED)
    });
    let mut sum = Tale::default();
    for tale in tales {
        sum.carried += tale.carried;
        sum.stood += tale.stood;
        sum.fined += tale.fined;
    }
    println!(
        "{count} games: {} carried, {} stood, {} penalties",
        sum.carried, sum.stood, sum.fined
    );
    assert!(sum.stood * 3 > sum.carried, "bots have a hand that is good enough to play: {sum:?}");
    assert!(sum.stood < sum.carried, "and not so good that nothing ever falls");
}

#[test]
fn games_of_two_end() {
    games(2);
}

#[test]
fn games_of_three_end() {
    games(3);
}

#[test]
fn games_of_four_end() {
    games(4);
}

#[test]
fn the_same_seed_is_the_same_match() {
    assert_eq!(game(2, Skill::Easy, 77, SAVED), game(2, Skill::Easy, 77, SAVED));
}

/// With a piece in the air, a column that is being put up and a road that lies, too.
#[test]
fn saving_and_loading_after_every_act_changes_nothing() {
    for (seats, number) in [(2, 78), (3, 79)] {
        assert_eq!(
            game(seats, Skill::Easy, number, 1),
            game(seats, Skill::Easy, number, MOST_ACTS)
        );
    }
}
