//! Chapters 7 and 8: junctions and exits.

use contract::Seat;
use tokyo_highway::Command;
use tokyo_highway::pieces::Far;

use crate::table::{Exit, Grey, Junction, Table, car, carrying, option};

#[test]
fn clause_7_1_a_junction_has_any_height_from_two_up() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 200, 3);
    for height in [2, 3, 4, 5, 8] {
        let mut copy = table.clone();
        let built = copy.build(base, Junction(height), 90);
        let column = copy.state.columns[usize::from(built.column.unwrap())];
        assert!(column.junction && column.height == height);
        let builder = copy.state.builders[Seat(0)];
        assert_eq!((builder.grey, builder.yellow), (29 - (height - 1), 2));
    }
    for height in [0, 1] {
        assert_eq!(table.faulty(table.aim(base, Junction(height), 90)), "7.1 low-junction");
    }
    // No road spans more than its own length.
    assert_eq!(table.faulty(table.aim(base, Junction(20), 90)), "5.1 cannot-lie column-2");
}

#[test]
fn clause_7_2_two_roads_lead_on_now_or_later() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 60, 3);
    let junction = table.build(base, Junction(3), 90).column.unwrap();
    let first = table.build(junction, Grey(4), 60).column.unwrap();
    // Another turn in between: the branch stays open.
    table.build(first, Grey(5), 60);
    table.build(junction, Grey(2), 160);
    let closed = format!("7.2 junction-closed column-{junction}");
    assert_eq!(table.faulty(table.aim(junction, Grey(4), 240)), closed);
}

#[test]
fn clause_7_3_the_yellow_piece_counts_for_the_next_height() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 200, 1);
    let junction = table.build(base, Junction(4), 90).column.unwrap();
    for height in [2, 4, 6] {
        let wrong = format!("4.3 wrong-height column-{junction}");
        assert_eq!(table.faulty(table.aim(junction, Grey(height), 90)), wrong);
    }
    table.clone().build(junction, Grey(3), 90);
    table.clone().build(junction, Grey(5), 90);
    table.build(junction, Junction(2), 90);
}

#[test]
fn clause_8_1_an_exit_leads_down_from_height_one() {
    let mut table = Table::of(2);
    let low = table.column(0, 0, 200, 1);
    let high = table.column(0, 200, 200, 2);
    assert_eq!(table.faulty(table.aim(high, Exit, 90)), "8.1 exit-height column-3");
    let before = table.state.builders[Seat(0)];
    let built = table.build(low, Exit, 90);
    assert_eq!(built.column, None);
    let after = table.state.builders[Seat(0)];
    assert_eq!(
        (after.roads, after.grey, after.yellow),
        (before.roads - 1, before.grey, before.yellow)
    );
    let mut any = Table::with(2, option("exits", "any-height"));
    let high = any.column(0, 200, 200, 5);
    assert_eq!(any.build(high, Exit, 90).earned, 1);
    let top = any.column(0, 0, 300, 12);
    assert_eq!(any.faulty(any.aim(top, Exit, 90)), "5.1 cannot-lie column-3", "it must ground");
}

#[test]
fn clause_8_2_the_far_tip_rests_on_the_table_within_the_edge() {
    let mut table = Table::of(2);
    let base = table.column(0, 320, 0, 1);
    let deck = table.survey(&table.aim(base, Exit, 0)).deck;
    assert!(deck.under_at(deck.strip().length).abs() < 1e-9);
    let tip = deck.strip().end().x;
    assert!((tip - 433.5).abs() < 0.2, "{tip}");
    // Both corners of the tip lie within the round edge.
    let edge = |x: i32| {
        let mut copy = table.clone();
        copy.edit(|truth| truth.columns[2].at.x = x);
        copy
    };
    let most = (440.0_f64 * 440.0 - 25.0).sqrt() - (tip - 320.0);
    let most = (most * 100.0) as i32;
    edge(most).survey(&table.aim(base, Exit, 0));
    let over = edge(most + 1);
    assert_eq!(over.faulty(over.aim(base, Exit, 0)), "8.2 off-table");
}

#[test]
fn clause_8_3_an_exit_earns_one_car_more() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 200, 1);
    let exit = table.aim(base, Exit, 90);
    assert_eq!(table.survey(&exit).earned, 1);
    let two = carrying(exit.clone(), &[car(30), car(60)]);
    assert_eq!(table.faulty(two), "6.7 not-earned new-car-1");
    table.commit(carrying(exit, &[car(57)]));
    assert_eq!(table.state.builders[Seat(0)].cars, 8);
    // With a road to bridge it earns two: a low exit of another.
    let low = table.column(1, -57, -200, 1);
    table.build(low, Exit, 0);
    let base = table.column(0, 25, -240, 1);
    let exit = table.aim(base, Exit, 90);
    assert_eq!(table.survey(&exit).earned, 2);
    table.commit(carrying(exit, &[car(20), car(95)]));
    assert_eq!(table.state.builders[Seat(0)].cars, 6);
}

#[test]
fn clause_8_4_no_road_leads_on_from_an_exit() {
    let mut table = Table::of(2);
    let exit = Command::Build(table.aim(0, Exit, 90));
    table.play(Seat(0), exit);
    let road = *table.state.roads.last().unwrap();
    assert!(matches!(road.to, Far::Exit { .. }));
    assert_eq!(table.state.columns.len(), 2, "there is no column to lead on from");
    let other = Command::Build(table.aim(1, Grey(2), 90));
    table.play(Seat(1), other);
    assert!(table.state.blocked, "all highways have ended");
    assert_eq!(table.offers(0), [Command::Pass]);
    // With a junction one branch may end while the other goes on.
    let mut branched = Table::with(2, option("exits", "any-height"));
    let junction = branched.junction(0, 0, 200, 2);
    branched.build(junction, Exit, 90);
    branched.build(junction, Grey(3), 210);
}
