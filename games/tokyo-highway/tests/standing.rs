//! Whatever the blueprint's rules allow also stands as wood: tables set down at rest stay as they
//! are for ten seconds.
#![cfg(feature = "hand")]
#![allow(clippy::unwrap_used)]

mod common;

use common::each;
use contract::{
    Actor, Awaiting, Bot, Chance, Endless, Entry, Game, Levels, Seed, Silent, Skill, Window,
};
use physics::{Body, STEPS_PER_SECOND, World};
use tokyo_highway::TokyoHighway;
use tokyo_highway::hand::bodies::standing;
use tokyo_highway::pieces::Piece;
use tokyo_highway::sizes::table_radius;

/// A match between bots of that skill, after that many acts.
fn after(seats: usize, skill: Skill, number: u64, acts: usize) -> TokyoHighway {
    let seed = Seed::from_number(number);
    let setup = Default::default();
    let mut state = TokyoHighway::open(&setup, seats, &mut Chance::new(&seed, 0)).unwrap();
    let mut bot: Box<dyn Bot<TokyoHighway>> = TokyoHighway::bot(skill);
    for act in 1..=acts {
        let Awaiting::Seats(waiting) = state.awaiting() else { break };
        let seat = waiting.must.iter().next().unwrap();
        let mut chance = Chance::new(&seed, act as u64);
        let window = Window::unlisted(&state, seat, true);
        let command = bot.choose(&window, &Endless, &mut chance).command.unwrap();
        let entry = Entry::new(Actor::Seat(seat), 0, command);
        state.play(&entry, &mut chance, &mut Silent).unwrap();
    }
    state
}

/// What has moved or tilted too far after ten seconds.
fn fallen(state: &TokyoHighway) -> Vec<(Piece, f64, f64)> {
    let all = standing(state);
    let bodies: Vec<Body> = all.iter().map(|standing| standing.body.clone()).collect();
    let mut world = World::at_rest(table_radius(state.seats()), &bodies);
    world.wake();
    (0..10 * STEPS_PER_SECOND).for_each(|_| world.step());
    let mut fallen = Vec::new();
    for (idx, standing) in all.iter().enumerate() {
        let pose = world.pose(idx).unwrap();
        let (moved, tilted) = (pose.distance(&standing.body.pose), pose.tilt(&standing.body.pose));
        if moved > 1.5 || tilted > 0.0523 {
            fallen.push((standing.piece, moved, tilted.to_degrees()));
        }
    }
    fallen
}

#[test]
fn legal_tables_stand_for_ten_seconds() {
    let count = if std::env::var_os("TOKYO_DEEP").is_some() { 1_000 } else { 20 };
    let falls = each(count, |number| {
        let seats = 2 + (number % 3) as usize;
        let skill = if number % 2 == 0 { Skill::Random } else { Skill::Easy };
        let state = after(seats, skill, number, 5 + (number % 37) as usize);
        let fallen = fallen(&state);
        let roads = state.roads.len();
        (!fallen.is_empty())
            .then(|| format!("table {number}, {seats} seats, {roads} roads: {fallen:.2?}"))
    });
    let falls: Vec<String> = falls.into_iter().flatten().collect();
    assert!(falls.is_empty(), "{} of {count} fell: {falls:#?}", falls.len());
}

/// Two parts of this table touch, which the physics notices a step later than everything else:
/// they used to wake each other up, and to fall through the table.
#[test]
fn a_table_that_nobody_touches_stays_asleep() {
    let state: TokyoHighway = serde_json::from_str(include_str!("late_touch.json")).unwrap();
    let bodies: Vec<Body> = standing(&state).into_iter().map(|standing| standing.body).collect();
    let mut world = World::at_rest(table_radius(state.seats()), &bodies);
    for step in 0..STEPS_PER_SECOND {
        assert!(world.is_still(), "something moves in step {step}");
        world.step();
    }
}
