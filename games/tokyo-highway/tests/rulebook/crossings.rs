//! The crossings of chapter 6: clauses 6.1 to 6.6, the seven vectors and the two examples.
//!
//! The plan of most tests: roads of others lead east across the line x = 0, and the new road leads
//! north along it, from (0, 143) to about (0, 256).

use tokyo_highway::aim::Tips;
use tokyo_highway::pieces::Road;

use crate::table::{Built, Exit, Grey, Junction, Table, option};

/// A road of a seat that leads east across x = 0, so far north, from a column of that height to
/// one a storey higher.
fn across(table: &mut Table, seat: u8, north: i32, height: u8) -> Built {
    let base = table.column(seat, -57, north, height);
    table.build(base, Grey(height + 1), 0)
}

/// The new road: it leads north along x = 0, from a column of that height to one a storey higher.
fn along(table: &mut Table, seat: u8, height: u8) -> Built {
    let base = table.column(seat, 0, 143, height);
    table.build(base, Grey(height + 1), 90)
}

fn road(table: &Table, idx: u8) -> Road {
    table.state.roads[usize::from(idx)]
}

fn flags(table: &Table, built: &Built) -> (bool, bool) {
    let road = road(table, built.road);
    (road.over, road.under)
}

#[test]
fn clause_6_1_crossing_over_a_road_with_none_above_it_earns_a_car() {
    let mut table = Table::of(2);
    let old = across(&mut table, 1, 200, 1);
    let new = along(&mut table, 0, 3);
    assert_eq!((new.over, new.under, new.earned), (vec![old.road], vec![], 1));
    // The next one over the same road earns nothing.
    let base = table.column(0, 25, 143, 5);
    let next = table.build(base, Grey(6), 90);
    assert_eq!((next.over, next.earned), (vec![old.road], 0));
}

#[test]
fn clause_6_2_crossing_under_a_road_with_none_below_it_earns_a_car() {
    let mut table = Table::of(2);
    let old = across(&mut table, 1, 200, 5);
    let new = along(&mut table, 0, 2);
    assert_eq!((new.over, new.under, new.earned), (vec![], vec![old.road], 1));
    let base = table.column(0, 25, 143, 2);
    let next = table.build(base, Grey(1), 90);
    assert_eq!((next.under, next.earned), (vec![old.road], 0));
}

#[test]
fn clause_6_3_any_owner_blocks_and_the_table_before_counts() {
    for blocker in 0..3 {
        let mut table = Table::of(3);
        let old = across(&mut table, 1, 200, 1);
        let base = table.column(blocker, 25, 143, 3);
        table.build(base, Grey(4), 90);
        let new = along(&mut table, 0, 3);
        assert_eq!((new.over, new.earned), (vec![old.road], 0), "seat {blocker} was there before");
    }
    // Two roads that cross each other, both crossed over: judged as they lay before. The lower
    // one has the upper above it, the upper one has nothing above it.
    let mut table = Table::of(2);
    let low = across(&mut table, 1, 190, 1);
    let base = table.column(1, -60, 150, 3);
    let high = table.build(base, Grey(4), 40);
    assert_eq!(high.over, [low.road]);
    assert_eq!(along(&mut table, 0, 5).earned, 1);
}

#[test]
fn clause_6_4_flags_are_set_on_both_roads() {
    let mut table = Table::of(2);
    let old = across(&mut table, 1, 200, 1);
    assert_eq!(flags(&table, &old), (false, false));
    let new = along(&mut table, 0, 3);
    assert_eq!(flags(&table, &old), (true, false), "something passes over the old one");
    assert_eq!(flags(&table, &new), (false, true), "which lies under the new one");
    let high = across(&mut table, 1, 220, 6);
    assert_eq!((high.over.clone(), high.earned), (vec![new.road], 1));
    assert_eq!(flags(&table, &new), (true, true));
    assert_eq!(flags(&table, &high), (false, true));
}

#[test]
fn clause_6_5_own_roads_earn_nothing_but_count() {
    let mut table = Table::of(2);
    let old = across(&mut table, 0, 200, 1);
    let new = along(&mut table, 0, 3);
    assert_eq!((new.over, new.earned), (vec![old.road], 0));
    assert_eq!(flags(&table, &old), (true, false));
    // An opponent who passes over the same road finds it taken.
    let base = table.column(1, 25, 143, 5);
    let next = table.build(base, Grey(6), 90);
    assert_eq!((next.over, next.earned), (vec![old.road], 0));
}

#[test]
fn clause_6_6_anything_but_from_side_to_side_is_no_crossing() {
    // An end within the crossing: the new road ends on a column under the old one.
    let mut table = Table::of(2);
    let old = across(&mut table, 1, 256, 6);
    let beneath = along(&mut table, 0, 2);
    assert_eq!((beneath.under, beneath.earned), (vec![], 0));
    assert_eq!(flags(&table, &old), (false, false));
    // Over a corner: the new road cuts the end of the old one, whose last 3.5 stick out.
    let mut table = Table::of(2);
    let old = across(&mut table, 1, 200, 1);
    let far = table.state.columns[usize::from(old.column.unwrap())].at;
    assert!(far.x > 5_600);
    let end = table.state.solids().decks[usize::from(old.road)].strip().end();
    let base = table.column(0, end.x as i32 + 20, 143, 3);
    let build = table.aim(base, Grey(4), 90);
    assert_eq!(table.survey(&build).crossed.len(), 0, "past the end");
    // Roads that share a column never cross: a junction and its two branches.
    let mut table = Table::of(2);
    let junction = table.junction(0, 0, 200, 3);
    table.build(junction, Grey(4), 0);
    let second = table.build(junction, Grey(4), 180);
    assert_eq!((second.over, second.under), (vec![], vec![]));
}

#[test]
fn clause_6_6_roads_stacked_across_each_other_do_not_cross() {
    // Both ends reach far past the centre of the column that they share, so that by their shapes
    // alone they would cross.
    let mut stacked = 0;
    let tips = Tips { past: 780, aside: 0, far_past: 0, far_aside: 0 };
    for low in [Grey(4), Grey(6), Junction(2)] {
        for heading in 60..120 {
            let mut table = Table::with(2, option("steepest", "any"));
            let junction = table.junction(0, 0, 200, 5);
            let first = table.commit(table.aim_with(junction, low, 0, tips)).road;
            let build = table.aim_with(junction, Junction(10), heading, tips);
            let Ok(survey) = table.state.survey(contract::Seat(0), &build) else { continue };
            let old = table.state.solids().decks[usize::from(first)];
            assert_eq!(survey.crossed.len(), 0);
            // They touch; by a hair apart they would cross.
            let deck = &survey.deck;
            let (under, slope) = (deck.under_at(0.0) + 0.01, deck.slope());
            let lifted =
                tokyo_highway::geometry::Slab::new(*deck.strip(), under, slope, deck.thickness());
            stacked += u32::from(tokyo_highway::geometry::crossing(&lifted, &old).is_some());
        }
    }
    assert!(stacked > 0);
}

#[test]
fn clause_6_6_a_crossing_needs_the_whole_width_of_both() {
    // The old road leads east and ends at about x = 57; the new one is moved along it until it
    // no longer lies on it with its whole width.
    let mut crossed = Vec::new();
    for back in 0..12 {
        let mut table = Table::of(2);
        let junction = table.junction(1, -57, 200, 6);
        // An exit from any height ends in the air beside no column.
        table.edit(|truth| {
            truth.setup.exits = tokyo_highway::setup::Exits::AnyHeight;
            truth.setup.steepest = tokyo_highway::setup::Steepest::Any;
        });
        let exit = table.build(junction, Exit, 0);
        let end = table.state.solids().decks[usize::from(exit.road)].strip().end();
        let base = table.column(0, end.x as i32 + 6 - back, 143, 6);
        let build = table.aim(base, Grey(7), 90);
        crossed.push(table.survey(&build).crossed.len());
    }
    assert_eq!(crossed, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "only when all of it lies across");
}

#[test]
fn vector_1_over_a_road_with_nothing_near() {
    let mut table = Table::of(2);
    across(&mut table, 1, 200, 1);
    assert_eq!(along(&mut table, 0, 3).earned, 1);
}

#[test]
fn vector_2_over_two_of_which_one_bridges_the_other() {
    // Also example 2 of chapter 6: A is crossed over by B already, so only B counts.
    let mut table = Table::of(3);
    let a = across(&mut table, 1, 190, 1);
    let base = table.column(2, -60, 150, 3);
    let b = table.build(base, Grey(4), 40);
    assert_eq!((b.over.clone(), b.earned), (vec![a.road], 1));
    let new = along(&mut table, 0, 5);
    assert_eq!((new.over, new.earned), (vec![a.road, b.road], 1));
}

#[test]
fn vector_3_over_one_and_under_another() {
    // Also the second picture of example 1.
    let mut table = Table::of(2);
    let low = across(&mut table, 1, 185, 1);
    let high = across(&mut table, 1, 215, 6);
    let new = along(&mut table, 0, 3);
    assert_eq!((new.over, new.under, new.earned), (vec![low.road], vec![high.road], 2));
}

#[test]
fn vector_4_over_a_road_whose_owner_passes_over_it_already() {
    let mut table = Table::of(2);
    let old = across(&mut table, 1, 200, 1);
    let base = table.column(1, 25, 143, 3);
    let own = table.build(base, Grey(4), 90);
    assert_eq!((own.over, own.earned), (vec![old.road], 0));
    assert_eq!(along(&mut table, 0, 3).earned, 0);
}

#[test]
fn vector_5_over_an_own_road() {
    let mut table = Table::of(2);
    let old = across(&mut table, 0, 200, 1);
    assert_eq!(along(&mut table, 0, 3).earned, 0);
    assert_eq!(flags(&table, &old), (true, false));
}

#[test]
fn vector_6_an_exit_over_a_road() {
    let mut table = Table::of(2);
    // A ramp of another: the low end of it lies near the table, so that an exit can bridge it.
    let base = table.column(1, -57, 200, 1);
    let old = table.build(base, Exit, 0);
    let base = table.column(0, 25, 160, 1);
    let new = table.build(base, Exit, 90);
    assert_eq!((new.over, new.earned), (vec![old.road], 2));
}

#[test]
fn vector_7_under_a_road_that_bridges_something() {
    let mut table = Table::of(2);
    across(&mut table, 1, 185, 1);
    let bridge = along(&mut table, 0, 3);
    assert_eq!(bridge.earned, 1);
    let base = table.column(1, -57, 225, 2);
    let new = table.build(base, Grey(1), 0);
    assert_eq!((new.under, new.earned), (vec![bridge.road], 0));
}

#[test]
fn example_1_over_two_roads_at_the_same_time() {
    let mut table = Table::of(2);
    let one = across(&mut table, 1, 185, 1);
    let other = across(&mut table, 1, 215, 2);
    let new = along(&mut table, 0, 4);
    assert_eq!((new.over, new.earned), (vec![one.road, other.road], 2));
}

#[test]
fn entrances_are_targets_like_any_road() {
    let mut table = Table::of(2);
    let base = table.column(0, 130, -57, 3);
    let new = table.build(base, Junction(4), 90);
    assert_eq!((new.over, new.earned), (vec![1], 1));
}
