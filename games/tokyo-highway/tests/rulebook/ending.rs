//! Chapter 10: the end of the game and the places.

use contract::{Actor, BySeat, Seat};
use tokyo_highway::pieces::Column;
use tokyo_highway::{Command, Event, Goal};

use crate::table::{Exit, Grey, Table, car, carrying, hand_built, option, setup, spot};

/// Leaves a seat with that many cars.
fn cars(table: &mut Table, seat: u8, cars: u8) {
    table.edit(|truth| truth.builders[Seat(seat)].cars = cars);
}

/// Puts up a column of height one for a seat, far from everything, and lets an exit lead down
/// from it with its bonus car.
fn exit(table: &mut Table, seat: u8) {
    let x = i32::from(seat) * 60 - 90;
    let base = table.column(seat, x, 200, 1);
    let build = carrying(table.aim(base, Exit, 90), &[car(57)]);
    table.play(Seat(seat), Command::Build(build));
}

/// The player to move builds the first column that is offered, without cars.
fn go_on(table: &mut Table) {
    let seat = table.asked();
    let column = |command: Command| match command {
        Command::Build(build) if matches!(build.to, Goal::Column { .. }) => Some(build),
        _ => None,
    };
    let build = table.offers(seat).into_iter().find_map(column).expect("a column is offered");
    table.play(Seat(seat), Command::Build(carrying(build, &[])));
}

/// Takes every open base from a seat, so that it is blocked from its next turn on.
fn block(table: &mut Table, seat: u8) {
    table.edit(|truth| {
        for column in truth.columns.iter_mut().filter(|column| column.owner == Seat(seat)) {
            column.outgoing = column.limit();
        }
    });
}

#[test]
fn clause_10_1_all_cars_placed_takes_the_best_open_place() {
    let mut table = Table::of(2);
    cars(&mut table, 0, 1);
    exit(&mut table, 0);
    assert!(table.told.contains(&Event::AllParked { seat: Seat(0), place: 1 }));
    assert_eq!(table.ending(), (vec![1, 2], "all-cars"));
}

#[test]
fn clause_10_1_the_others_play_on_for_the_other_places() {
    let mut table = Table::of(4);
    for seat in 0..4 {
        cars(&mut table, seat, 1);
    }
    // In the middle of the round: seat 1 and then seat 2 finish, seat 0 has played before.
    go_on(&mut table);
    exit(&mut table, 1);
    assert_eq!((table.asked(), table.state.builders[Seat(1)].place), (2, Some(1)));
    exit(&mut table, 2);
    assert_eq!(table.state.builders[Seat(2)].place, Some(2));
    assert_eq!(table.asked(), 3);
    go_on(&mut table);
    assert_eq!(table.asked(), 0, "who is done is skipped");
    exit(&mut table, 0);
    assert_eq!(table.ending(), (vec![3, 1, 2, 4], "all-cars"));
}

#[test]
fn clause_10_2_no_road_or_no_grey_piece_and_no_exit() {
    // No road left.
    let mut table = Table::of(2);
    go_on(&mut table);
    table.edit(|truth| truth.builders[Seat(0)].roads = 0);
    go_on(&mut table);
    assert_eq!(table.told[1], Event::RanOut { seat: Seat(0) });
    assert_eq!(table.ending(), (vec![2, 1], "materials"));
    // No grey piece, only yellow ones: an exit keeps the player in.
    for (height, stays) in [(1, true), (2, false)] {
        let mut table = Table::of(2);
        table.turn_of(1);
        table.edit(|truth| {
            truth.builders[Seat(0)].grey = 0;
            truth.columns[0].height = height;
        });
        go_on(&mut table);
        assert_eq!(table.state.over.is_none(), stays, "from height {height}");
        assert!(!stays || !table.state.blocked);
    }
    // An exit that is in nobody's way but cannot be built does not count.
    let mut table = Table::of(2);
    table.turn_of(1);
    table.edit(|truth| truth.builders[Seat(0)].grey = 0);
    block(&mut table, 0);
    go_on(&mut table);
    assert_eq!(table.ending(), (vec![2, 1], "materials"));
}

#[test]
fn clause_10_2_grey_pieces_that_pay_for_nothing_are_materials() {
    let mut table = Table::of(2);
    table.turn_of(1);
    table.edit(|truth| {
        truth.builders[Seat(0)].grey = 1;
        truth.builders[Seat(0)].yellow = 0;
        truth.columns[0].height = 5;
    });
    go_on(&mut table);
    assert_eq!((table.asked(), table.state.blocked), (0, true), "blocked, but in the game");
}

#[test]
fn clause_10_2_places_fill_up_from_the_last() {
    let mut table = Table::of(4);
    for seat in [1, 2] {
        table.edit(|truth| truth.builders[Seat(seat)].roads = 0);
    }
    go_on(&mut table);
    let ran = |seat: u8| Event::RanOut { seat: Seat(seat) };
    assert_eq!(table.told[1..], [ran(1), ran(2)]);
    assert_eq!(table.asked(), 3);
    cars(&mut table, 3, 1);
    exit(&mut table, 3);
    assert_eq!(table.ending(), (vec![2, 4, 3, 1], "all-cars"));
}

#[test]
fn clause_10_2_by_the_house_rule_cars_are_counted() {
    let mut table = Table::with(3, option("out_of_materials", "counts-cars"));
    cars(&mut table, 1, 3);
    table.edit(|truth| {
        for seat in [1, 2] {
            truth.builders[Seat(seat)].roads = 0;
        }
        truth.builders[Seat(0)].roads = 2;
    });
    go_on(&mut table);
    assert_eq!(table.asked(), 0, "who still builds goes on alone");
    assert_eq!(table.state.builders[Seat(1)].place, None);
    go_on(&mut table);
    assert_eq!(table.ending(), (vec![3, 1, 2], "materials"), "by cars, then by pieces");
}

#[test]
fn clause_10_3_all_others_have_had_a_turn_first() {
    let mut table = Table::of(3);
    table.edit(|truth| truth.builders[Seat(0)].roads = 1);
    go_on(&mut table);
    assert_eq!(table.state.builders[Seat(0)].roads, 0);
    assert!(table.state.builders[Seat(0)].building, "not at once");
    go_on(&mut table);
    assert!(table.state.builders[Seat(0)].building, "not after one of two");
    go_on(&mut table);
    assert_eq!(table.state.builders[Seat(0)].place, Some(3));
    assert_eq!(table.asked(), 1);
}

#[test]
fn clause_10_3_a_penalty_may_bring_pieces_in_time() {
    let mut table = Table::with(2, hand_built());
    table.turn_of(1);
    table.edit(|truth| {
        truth.builders[Seat(0)].grey = 0;
        truth.columns[0].height = 2;
    });
    let fallen = BySeat::from_fn(2, |seat| u8::from(seat == Seat(0)));
    let mut rescued = table.clone();
    rescued.play(Actor::Judge, Command::Penalty { payer: Seat(1), fallen });
    rescued.play(Seat(1), Command::Pay { yellow: 0 });
    go_on(&mut rescued);
    assert_eq!((rescued.asked(), rescued.state.blocked), (0, false));
    go_on(&mut table);
    assert_eq!(table.ending(), (vec![2, 1], "materials"));
}

#[test]
fn clause_10_4_the_last_with_materials_takes_the_best_open_place() {
    let mut table = Table::of(3);
    table.edit(|truth| {
        truth.builders[Seat(1)].roads = 0;
        truth.builders[Seat(2)].roads = 0;
    });
    // Few cars placed or many: that does not matter.
    cars(&mut table, 1, 1);
    go_on(&mut table);
    assert_eq!(table.ending(), (vec![1, 3, 2], "materials"));
    // If somebody has placed all cars, the last takes the second place.
    let mut table = Table::of(3);
    cars(&mut table, 0, 1);
    exit(&mut table, 0);
    table.edit(|truth| truth.builders[Seat(2)].roads = 0);
    go_on(&mut table);
    assert_eq!(table.ending(), (vec![1, 2, 3], "all-cars"));
}

#[test]
fn clause_10_5_when_all_who_build_have_passed_the_game_is_over() {
    let mut table = Table::of(3);
    for seat in [1, 2] {
        block(&mut table, seat);
    }
    go_on(&mut table);
    table.play(Seat(1), Command::Pass);
    table.play(Seat(2), Command::Pass);
    assert!(table.state.over.is_none());
    // A build in between starts the count over.
    go_on(&mut table);
    assert_eq!(table.state.passes, 0);
    block(&mut table, 0);
    table.play(Seat(1), Command::Pass);
    table.play(Seat(2), Command::Pass);
    table.play(Seat(0), Command::Pass);
    assert!(table.told.contains(&Event::AllBlocked));
    assert_eq!(table.ending().1, "all-blocked");
    // Somebody who runs out after the others passed does not keep the game going.
    let mut table = Table::of(3);
    block(&mut table, 0);
    block(&mut table, 1);
    table.turn_of(2);
    go_on(&mut table);
    table.edit(|truth| truth.builders[Seat(2)].roads = 0);
    table.play(Seat(0), Command::Pass);
    table.play(Seat(1), Command::Pass);
    assert_eq!(table.ending(), (vec![1, 1, 3], "all-blocked"));
}

#[test]
fn clause_10_6_the_rest_are_ranked_by_cars_then_by_pieces() {
    let mut table = Table::of(4);
    for seat in 0..4 {
        block(&mut table, seat);
    }
    table.edit(|truth| {
        let left = [(3, 5, 0), (2, 4, 0), (2, 4, 1), (3, 3, 2)];
        for (seat, (cars, grey, yellow)) in left.into_iter().enumerate() {
            let builder = &mut truth.builders[Seat(seat as u8)];
            (builder.cars, builder.grey, builder.yellow) = (cars, grey, yellow);
            builder.stuck = true;
        }
        truth.blocked = true;
    });
    for seat in 0..4 {
        table.play(Seat(seat), Command::Pass);
    }
    assert_eq!(table.ending(), (vec![3, 2, 1, 3], "all-blocked"), "equals share a place");
}

#[test]
fn clause_10_7_nothing_can_be_played_after_the_end() {
    let mut table = Table::with(2, hand_built());
    cars(&mut table, 0, 1);
    exit(&mut table, 0);
    let build = Command::Build(table.aim(1, Grey(2), 90));
    for seat in 0..2 {
        assert_eq!(table.refused(Seat(seat), build.clone()), "10.7 game-over");
        assert_eq!(table.refused(Seat(seat), Command::Pass), "10.7 game-over");
        assert!(table.offers(seat).is_empty());
    }
    let fallen = BySeat::from_fn(2, |seat| u8::from(seat == Seat(0)));
    let penalty = Command::Penalty { payer: Seat(1), fallen };
    assert_eq!(table.refused(Actor::Judge, penalty), "10.7 game-over");
}

#[test]
fn a_blocked_player_outlasts_one_who_runs_out() {
    let mut table = Table::with(2, setup());
    go_on(&mut table);
    block(&mut table, 0);
    table.edit(|truth| {
        truth.builders[Seat(1)].roads = 1;
        // A column that leads nowhere, so that the test does not depend on where others build.
        let (at, owner) = (spot(0, 400), Seat(1));
        truth.columns.push(Column { owner, at, height: 1, junction: false, outgoing: 0 });
    });
    go_on(&mut table);
    table.play(Seat(0), Command::Pass);
    assert_eq!(table.ending(), (vec![1, 2], "materials"));
}
