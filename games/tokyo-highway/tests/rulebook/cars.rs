//! Chapter 6: placing cars, clauses 6.7 to 6.9. The crossings stand in `crossings.rs`.

use contract::Seat;
use tokyo_highway::pieces::Parking;
use tokyo_highway::{Build, Command, Event};

use crate::table::{Grey, Junction, Table, car, carrying, setup};

/// A table at which seat 0 can build a road north that passes over two roads of seat 1.
fn two_to_cross() -> (Table, Build) {
    let mut table = Table::of(2);
    for north in [180, 215] {
        let base = table.column(1, -57, north, 1);
        table.build(base, Grey(2), 0);
    }
    let base = table.column(0, 0, 143, 3);
    table.turn_of(0);
    let build = table.aim(base, Grey(4), 90);
    (table, build)
}

#[test]
fn clause_6_7_as_many_cars_as_earned_or_fewer() {
    let (table, build) = two_to_cross();
    let three = carrying(build.clone(), &[car(20), car(50), car(80)]);
    assert_eq!(table.faulty(three), "6.7 not-earned new-car-2");
    for count in 0..3 {
        let mut copy = table.clone();
        let cars = [car(20), car(50)];
        copy.commit(carrying(build.clone(), &cars[..count]));
        assert_eq!(copy.state.builders[Seat(0)].cars, 9 - count as u8);
        let parked =
            Event::Parked { seat: Seat(0), road: 4, cars: count as u8, left: 9 - count as u8 };
        assert_eq!(copy.told.contains(&parked), count > 0);
        assert_eq!(copy.state.cars.len(), 2 + count);
    }
}

#[test]
fn clause_6_7_not_more_than_the_player_has_left() {
    let (mut table, build) = two_to_cross();
    table.edit(|truth| truth.builders[Seat(0)].cars = 1);
    let two = carrying(build.clone(), &[car(20), car(50)]);
    assert_eq!(table.faulty(two), "6.7 no-cars-left new-car-1");
    table.commit(carrying(build, &[car(20)]));
    assert_eq!(table.state.builders[Seat(0)].cars, 0);
}

#[test]
fn clause_6_7_only_on_the_new_road_and_what_is_not_placed_lapses() {
    let (mut table, build) = two_to_cross();
    let road = table.commit(build).road;
    // The right is gone: the next road earns its own cars only.
    let next = table.state.roads[usize::from(road)];
    let tokyo_highway::pieces::Far::Column { column, .. } = next.to else { unreachable!() };
    let more = carrying(table.aim(column, Grey(5), 90), &[car(57)]);
    assert_eq!(table.faulty(more), "6.7 not-earned new-car-0");
    // And no command can name another road for a car.
    let named = r#"{"base":0,"past":0,"aside":0,"to":{"exit":{"heading":0}},
        "cars":[{"along":5700,"across":0,"road":2}]}"#;
    assert!(serde_json::from_str::<Build>(named).is_err());
}

#[test]
fn clause_6_8_a_car_stands_wholly_on_the_road() {
    let (table, build) = two_to_cross();
    let at = |along: i32, across: i32| carrying(build.clone(), &[Parking { along, across }]);
    for (along, across) in [(700, 0), (10_700, 0), (5_700, 175), (5_700, -175)] {
        table.clone().commit(at(along, across));
    }
    for (along, across) in [(699, 0), (10_701, 0), (5_700, 176), (5_700, -176), (-5_700, 0)] {
        assert_eq!(table.faulty(at(along, across)), "6.8 car-off new-car-0", "{along} {across}");
    }
}

#[test]
fn clause_6_8_cars_do_not_overlap() {
    let (mut table, build) = two_to_cross();
    let two = |apart: i32| {
        let second = Parking { along: 3_000 + apart, across: 0 };
        carrying(build.clone(), &[car(30), second])
    };
    assert_eq!(table.faulty(two(1_399)), "6.8 car-touches new-car-0 new-car-1");
    table.commit(two(1_400));
}

#[test]
fn clause_6_8_a_car_keeps_off_what_is_above_it() {
    // A road of another passes over at about 25; the new one under it lies at 15 to 17, and a
    // car on it reaches up to 23 there.
    let mut table = Table::of(2);
    let base = table.column(1, -57, 200, 3);
    let high = table.build(base, Grey(2), 0).road;
    let base = table.column(0, 0, 143, 2);
    let under = table.aim(base, Grey(1), 90);
    let survey = table.survey(&under);
    assert_eq!(survey.earned, 1);
    table.clone().commit(carrying(under.clone(), &[car(57)]));
    // Lower the bridge by a storey at its base: now a car would be in its way, the road is not.
    table.edit(|truth| truth.columns[2].height = 2);
    let told = table.faulty(carrying(under.clone(), &[car(50)]));
    assert_eq!(told, format!("6.8 car-touches road-{high} new-car-0"));
    table.commit(carrying(under, &[car(90)]));
}

#[test]
fn clause_6_9_no_car_on_a_steep_road() {
    // A jump by three storeys holds a car, a jump by four does not.
    for (grip, holds) in [("wood", 3), ("rubber", 6), ("any", 6)] {
        for jump in 3..=6 {
            let setup = format!(r#"{{"start": "seat-0", "steepest": "any", "grip": "{grip}"}}"#);
            let mut table = Table::with(2, serde_json::from_str(&setup).unwrap());
            let base = table.column(1, -57, 200, 9);
            table.build(base, Grey(10), 0);
            let base = table.column(0, 0, 143, 1);
            table.turn_of(0);
            let build = table.aim(base, Junction(1 + jump), 90);
            assert_eq!(table.survey(&build).earned, 1, "{jump}");
            let with = Command::Build(carrying(build.clone(), &[car(20)]));
            if jump <= holds {
                table.play(Seat(0), with);
            } else {
                assert_eq!(
                    table.refused(Seat(0), with),
                    "6.9 too-steep new-car-0",
                    "{grip} {jump}"
                );
                table.play(Seat(0), Command::Build(build));
            }
        }
    }
}

#[test]
fn clause_6_9_the_slope_decides_and_not_the_storeys() {
    // The same jump by three storeys: 0.36 is between the flattest and the steepest of its lies.
    let mut table = Table::with(2, setup());
    let base = table.column(1, -57, 200, 9);
    table.build(base, Grey(10), 0);
    let base = table.column(0, 0, 143, 1);
    let slope = |height: u8, past: i32, far_past: i32| {
        let tips = tokyo_highway::aim::Tips { past, aside: 0, far_past, far_aside: 0 };
        table.survey(&table.aim_with(base, Junction(height), 90, tips)).deck.slope()
    };
    assert!(slope(4, 0, 0) < 0.36);
    assert!(slope(5, 0, -500) > 0.36);
    assert!(slope(4, 0, -500) < slope(4, 0, 800), "the further past, the steeper");
}

#[test]
fn offered_builds_place_their_cars_away_from_the_ends() {
    let (table, _) = two_to_cross();
    let best = table.offers(0).remove(0);
    let Command::Build(build) = best else { unreachable!() };
    assert_eq!(build.cars.len(), 2, "the best offer takes both");
    assert!(build.cars.iter().all(|car| (2_400..=9_000).contains(&car.along)));
}
