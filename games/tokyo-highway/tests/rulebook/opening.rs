//! Chapters 1 and 2: pieces and preparation.

use contract::{Chance, Game, Seat};
use tokyo_highway::geometry::Point;
use tokyo_highway::pieces::{Far, Shape};
use tokyo_highway::sizes::{CAR, ROAD, STOREY, table_radius};
use tokyo_highway::truth::Builder;
use tokyo_highway::{Command, Setup, TokyoHighway};

use crate::table::{Table, degrees, hand_built, option, setup, spot};

#[test]
fn clause_1_1_the_sizes_of_the_pieces() {
    assert_eq!((ROAD.radius * 2.0, STOREY), (19.0, 10.0), "column pieces");
    assert_eq!((ROAD.length, ROAD.width, ROAD.thickness), (114.0, 10.0, 2.0), "roads");
    assert_eq!(CAR, [14.0, 6.5, 6.0], "cars");
    assert_eq!(Shape::ALL.map(Shape::height), [80.0, 95.0, 110.0, 125.0], "buildings");
    // Measured on the table: how far the shapes reach to the right, one corner or side there.
    let mut table = Table::bare(4, setup());
    for (idx, shape) in Shape::ALL.into_iter().enumerate() {
        let seat = table.state.active;
        let at = spot(idx as i32 * 60 - 90, -400);
        table.play(seat, Command::Raise { shape, at, heading: degrees(0) });
    }
    let blocks = &table.state.solids().blocks;
    let reach = |idx: usize| {
        let bounds = blocks[idx].bounds();
        (bounds.high.x - bounds.low.x, bounds.high.y - bounds.low.y)
    };
    let near = |one: (f64, f64), other: (f64, f64)| {
        (one.0 - other.0).abs() < 0.01 && (one.1 - other.1).abs() < 0.01
    };
    assert!(near(reach(0), (30.0, 30.0)), "a disc 30 across");
    assert!(near(reach(1), (26.0, 26.0)), "a square of 26");
    assert!(near(reach(2), (36.0 * 0.866_025, 36.0)), "a triangle with sides of 36");
    assert!(near(reach(3), (30.0 / 0.866_025, 30.0)), "a hexagon 30 across");
}

#[test]
fn clause_1_2_everything_stored_is_a_whole_number() {
    let state = Table::of(4).state;
    let json = serde_json::to_string(&state).unwrap();
    // The steepest slope is a word to choose, not a number that is measured with.
    let json = json.replace(r#""0.6""#, "");
    let decimal = |pair: &[u8]| pair[0].is_ascii_digit() && pair[1] == b'.';
    assert!(!json.as_bytes().windows(2).any(decimal), "{json}");
    assert_eq!(
        state.columns[0].at,
        tokyo_highway::geometry::Spot { x: 0, y: 7_778 },
        "77.78 mm to the north"
    );
}

#[test]
fn clause_2_1_supplies_and_tables_by_the_number_of_players() {
    let expected = [(2, 10, 30, 3, 15, 440.0), (3, 8, 25, 2, 12, 480.0), (4, 7, 20, 2, 9, 520.0)];
    for (seats, cars, grey, yellow, roads, radius) in expected {
        let state = Table::of(seats).state;
        // One car, one grey piece and one road are in the entrance already.
        let left = Builder {
            cars: cars - 1,
            grey: grey - 1,
            yellow,
            roads: roads - 1,
            building: true,
            ..Builder::default()
        };
        for builder in state.builders.values() {
            assert_eq!(Builder { commands: 0, ..*builder }, left, "{seats} players");
        }
        assert_eq!(table_radius(seats), radius);
    }
    for seats in [0, 1, 5] {
        let refusal = TokyoHighway::open(&setup(), seats, &mut Chance::from_number(0));
        assert_eq!(refusal.unwrap_err().clause, "2.1");
    }
}

#[test]
fn clause_2_2_chance_or_seat_0_begins_and_turns_go_round() {
    for first in 0..2 {
        let mut chance = Chance::from_number(0).scripted([u32::from(first)]);
        let state = TokyoHighway::open(&Setup::default(), 2, &mut chance).unwrap();
        assert_eq!((state.first, state.active), (Seat(first), Seat(first)));
    }
    let mut table = Table::of(3);
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = table.asked();
        order.push(seat);
        let offer = table.offers(seat).remove(0);
        table.play(Seat(seat), offer);
    }
    assert_eq!(order, [0, 1, 2, 0]);
}

#[test]
fn clause_2_3_entrances_one_road_apart_with_ramps_that_point_away() {
    for seats in 2..=4 {
        let state = Table::of(seats).state;
        assert_eq!(
            (state.columns.len(), state.roads.len(), state.cars.len()),
            (seats, seats, seats)
        );
        let at = |seat: usize| state.columns[seat % seats].at.to_point();
        for seat in 0..seats {
            assert!((at(seat).distance(at(seat + 1)) - 110.0).abs() < 0.02, "sides of 110");
            assert_eq!(state.columns[seat].height, 1);
            // Clockwise: the next one lies to the right of the way to this one.
            assert!(seats == 2 || at(seat).cross(at(seat + 1)) < 0.0);
            let deck = state.solids().decks[seat];
            assert!(deck.under_at(deck.strip().length).abs() < 1e-9, "its low end on the table");
            assert!(matches!(state.roads[seat].to, Far::Ramp { .. }));
            let away = deck.strip().axis.dot(at(seat)) / at(seat).length();
            assert!(away > 0.999_99, "straight away from the middle");
            let car = state.solids().cars[seat].strip().centre();
            assert!(car.distance(deck.strip().centre()) < 1e-9, "in the middle of the ramp");
        }
    }
    let first = Table::of(3).state.columns[0].at.to_point();
    assert!(first.x.abs() < 0.01 && first.y > 60.0, "who begins sits in the north");
    let two = Table::of(2).state;
    assert_eq!([two.columns[0].at, two.columns[1].at], [spot(-55, 0), spot(55, 0)]);
    // The player who begins has the first corner, whichever seat that is.
    let mut chance = Chance::from_number(0).scripted([2]);
    let state = TokyoHighway::open(&Setup::default(), 4, &mut chance).unwrap();
    assert_eq!(state.columns[2].at.to_point(), Point::new(0.0, 77.78));
}

#[test]
fn clause_2_4_buildings_in_reverse_turn_order_and_none_for_two() {
    let mut table = Table::bare(4, setup());
    let mut order = Vec::new();
    for (idx, shape) in Shape::ALL.into_iter().rev().enumerate() {
        let seat = table.asked();
        order.push(seat);
        let at = spot(idx as i32 * 60 - 90, -400);
        let raise = Command::Raise { shape, at, heading: degrees(0) };
        assert_eq!(table.refused(Seat((seat + 1) % 4), raise.clone()), "4.1 not-your-turn");
        let build = table.aim(seat, crate::table::Grey(2), 0);
        assert_eq!(table.refused(Seat(seat), Command::Build(build)), "2.4 buildings-first");
        assert_eq!(table.refused(Seat(seat), Command::Pass), "2.4 buildings-first");
        table.play(Seat(seat), raise);
    }
    assert_eq!(order, [3, 2, 1, 0]);
    assert_eq!(table.asked(), 0, "then the first turn begins");
    let mut table = Table::bare(3, setup());
    let raise =
        |x: i32| Command::Raise { shape: Shape::Round, at: spot(x, -400), heading: degrees(0) };
    table.play(Seat(2), raise(0));
    assert_eq!(table.refused(Seat(1), raise(60)), "2.4 shape-taken building-0");
    let two = Table::bare(2, setup());
    assert!(!two.state.raising);
    assert_eq!(two.refused(Seat(0), raise(0)), "2.5 no-more-buildings");
}

#[test]
fn clause_2_5_a_building_stands_on_the_table_and_touches_nothing() {
    let mut table = Table::bare(3, setup());
    let raise = |shape: Shape, x: i32, y: i32| {
        let at = tokyo_highway::geometry::Spot { x, y };
        Command::Raise { shape, at, heading: degrees(0) }
    };
    let round = |x: i32, y: i32| raise(Shape::Round, x, y);
    assert_eq!(table.refused(Seat(2), round(46_501, 0)), "2.5 building-off-table");
    assert_eq!(table.refused(Seat(2), raise(Shape::Square, 46_700, 0)), "2.5 building-off-table");
    let column = table.state.columns[0].at;
    // Beside the ramp of seat 0, which leads north: 5 to its side, 15 to the building's.
    assert_eq!(
        table.refused(Seat(2), round(2_029, column.y + 6_000)),
        "2.5 building-touches road-0"
    );
    assert_eq!(table.refused(Seat(2), round(0, column.y - 2_470)), "2.5 building-touches column-0");
    table.clone().play(Seat(2), round(2_030, column.y + 6_000));
    table.clone().play(Seat(2), round(0, column.y - 2_481));
    table.play(Seat(2), round(0, -40_000));
    let beside = raise(Shape::Square, 2_829, -40_000);
    assert_eq!(table.refused(Seat(1), beside), "2.5 building-touches building-0");
    table.play(Seat(1), raise(Shape::Square, 2_830, -40_000));
    // The option for more air counts here as well.
    let wide = Table::bare(3, option("clearance", "wide"));
    assert_eq!(
        wide.refused(Seat(2), round(2_049, column.y + 6_000)),
        "2.5 building-touches road-0"
    );
}

#[test]
fn clause_2_5_a_building_is_no_target_and_cannot_fall() {
    // A road over the round tower, which is 80 high, earns nothing.
    let mut table = Table::with(3, hand_built());
    let high = table.column(0, -90, -457, 11);
    table.turn_of(0);
    let survey = table.survey(&table.aim(high, crate::table::Grey(10), 90));
    assert_eq!((survey.earned, survey.crossed.len()), (0, 0));
    let owner = table.state.buildings[0].owner;
    assert_eq!(owner, Seat(2));
    // The penalty counts columns, roads and cars: three stand, the building is none of them.
    let fallen =
        |count: u8| contract::BySeat::from_fn(3, |seat| if seat == owner { count } else { 0 });
    let penalty = |count: u8| Command::Penalty { payer: Seat(0), fallen: fallen(count) };
    assert_eq!(table.refused(contract::Actor::Judge, penalty(4)), "9.1 more-than-stands");
    table.play(contract::Actor::Judge, penalty(3));
}
