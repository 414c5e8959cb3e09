//! Whole tables after whole games, measured point by point: whatever was accepted keeps its
//! distance. Points are sampled, so this finds what the judge overlooks, not the last hundredth.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Awaiting, Chance, Check, Entry, Game, Offers, Seed, Silent};
use tokyo_highway::geometry::{Outline, Point, Slab};
use tokyo_highway::pieces::{Far, Road};
use tokyo_highway::sizes::table_radius;
use tokyo_highway::{Setup, TokyoHighway};

/// The clearance, less what rounding may take.
const AIR: f64 = 0.3 - 1e-6;

/// Points all over a slab, with the heights of its underside and its top.
fn points(slab: &Slab) -> Vec<(Point, f64, f64)> {
    let strip = slab.strip();
    let steps = (strip.length / 1.5) as i32;
    let mut points = Vec::new();
    for step in 0..=steps {
        let along = strip.length * f64::from(step) / f64::from(steps);
        for side in -2..=2 {
            let across = strip.half_width * f64::from(side) / 2.0;
            points.push((strip.at(along, across), slab.under_at(along), slab.top_at(along)));
        }
    }
    points
}

/// Whether one slab keeps off another wherever a point of it lies over or under that one, except
/// on a disc that both rest on.
fn keeps_off(one: &Slab, other: &Slab, but: Option<Point>) -> bool {
    points(one).into_iter().all(|(point, under, top)| {
        let shared = but.is_some_and(|centre| centre.distance(point) <= 9.5);
        let place = other.strip().local(point);
        let beside = place.x < 0.0
            || place.x > other.strip().length
            || place.y.abs() > other.strip().half_width;
        shared
            || beside
            || under >= other.top_at(place.x) + AIR
            || top <= other.under_at(place.x) - AIR
    })
}

/// The column that two roads share, if they do.
fn shared(state: &TokyoHighway, one: &Road, other: &Road) -> Option<Point> {
    let ends = |road: &Road| match road.to {
        Far::Column { column, .. } => vec![road.base, column],
        Far::Exit { .. } | Far::Ramp { .. } => vec![road.base],
    };
    let both = ends(one).into_iter().find(|column| ends(other).contains(column))?;
    Some(state.columns[usize::from(both)].at.to_point())
}

/// The road with which a column was built.
fn built_with(state: &TokyoHighway, column: usize) -> usize {
    let leads = |road: &Road| match road.to {
        Far::Column { column: far, .. } => usize::from(far) == column,
        Far::Exit { .. } | Far::Ramp { .. } => false,
    };
    state.roads.iter().position(leads).unwrap_or(column)
}

fn audit_columns(state: &TokyoHighway) {
    let solids = state.solids();
    for (idx, pillar) in solids.pillars.iter().enumerate() {
        let centre = pillar.disc.centre;
        assert!(centre.length() + 9.5 <= table_radius(state.seats()) + 1e-9, "column {idx}");
        for other in &solids.pillars[..idx] {
            assert!(centre.distance(other.disc.centre) >= 19.0 + AIR, "column {idx}");
        }
        for (number, deck) in solids.decks.iter().enumerate() {
            if state.roads[number].rests_on(idx as u8) {
                continue;
            }
            let older = built_with(state, idx) < number;
            let over = |(point, under, _): (Point, f64, f64)| {
                point.distance(centre) > 9.5 || (!older && under >= pillar.top + AIR)
            };
            assert!(points(deck).into_iter().all(over), "road {number} over column {idx}");
        }
    }
}

fn audit_roads(state: &TokyoHighway) {
    let solids = state.solids();
    for (idx, deck) in solids.decks.iter().enumerate() {
        for other in 0..solids.decks.len() {
            let but = shared(state, &state.roads[idx], &state.roads[other]);
            let clear = idx == other || keeps_off(deck, &solids.decks[other], but);
            assert!(clear, "roads {idx} and {other}");
        }
        let reach = table_radius(state.seats()) + 1e-9;
        assert!(points(deck).iter().all(|(point, ..)| point.length() <= reach), "road {idx}");
        for (number, block) in solids.blocks.iter().enumerate() {
            let inside = |point: Point| match block.outline() {
                Outline::Disc(disc) => disc.contains(point),
                Outline::Convex(convex) => convex.contains(point),
            };
            let off = |(point, under, _)| !inside(point) || under >= block.top() + AIR;
            assert!(points(deck).into_iter().all(off), "road {idx} and building {number}");
        }
    }
}

fn audit_cars(state: &TokyoHighway) {
    let solids = state.solids();
    for (idx, car) in solids.cars.iter().enumerate() {
        let own = usize::from(state.cars[idx].road);
        for (number, deck) in solids.decks.iter().enumerate() {
            assert!(number == own || keeps_off(car, deck, None), "car {idx} and road {number}");
            assert!(number == own || keeps_off(deck, car, None), "road {number} and car {idx}");
        }
        for (number, other) in solids.cars.iter().enumerate().take(idx) {
            let alike = usize::from(state.cars[number].road) == own;
            assert!(alike || keeps_off(car, other, None), "cars {idx} and {number}");
        }
        let deck = solids.decks[own].strip();
        let on = |point: &Point| deck.local(*point).y.abs() <= deck.half_width;
        assert!(car.strip().corners().iter().all(on), "car {idx} on its road");
        assert!(solids.decks[own].slope().abs() <= 0.36, "car {idx} holds");
    }
}

/// Plays a game, at random or by good offers, and gives back the last table.
fn last_table(seats: usize, number: u64) -> TokyoHighway {
    let seed = Seed::from_number(5).of_match(number << 8 | seats as u64);
    let mut chance = Chance::new(&seed, 0);
    let mut state = TokyoHighway::open(&Setup::default(), seats, &mut chance).unwrap();
    while let Awaiting::Seats(waiting) = state.awaiting() {
        let seat = waiting.must.iter().next().unwrap();
        let mut offers = Offers::default();
        if !state.raising && !number.is_multiple_of(3) {
            state.offers(seat, &mut offers);
        }
        let best = offers.list.len().min(3);
        let command = match best {
            0 => state.sample(seat, &mut chance).unwrap(),
            _ => offers.list.swap_remove(chance.idx(best)),
        };
        state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent).unwrap();
    }
    state
}

#[test]
fn whatever_was_accepted_keeps_its_distance() {
    let deep = std::env::var_os("TOKYO_DEEP").is_some_and(|value| value == "1");
    let (mut tables, mut roads, mut cars) = (0, 0, 0);
    for seats in 2..=4 {
        for number in 0..if deep { 1_000 } else { 30 } {
            let state = last_table(seats, number);
            state.check().unwrap();
            audit_columns(&state);
            audit_roads(&state);
            audit_cars(&state);
            (tables, roads, cars) =
                (tables + 1, roads + state.roads.len(), cars + state.cars.len());
        }
    }
    println!("{tables} tables with {roads} roads and {cars} cars");
}
