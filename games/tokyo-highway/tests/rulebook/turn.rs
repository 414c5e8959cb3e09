//! Chapter 4: a turn.

use contract::{Actor, Game, Seat, Undo};
use tokyo_highway::{Command, Event, Goal};

use crate::table::{Exit, Grey, Junction, Table, moved, option, setup};

#[test]
fn clause_4_1_players_take_turns_with_one_road_each() {
    let mut table = Table::of(2);
    let build = Command::Build(table.aim(0, Grey(2), 90));
    assert_eq!(table.refused(Seat(1), build.clone()), "4.1 not-your-turn");
    assert_eq!(table.refused(Actor::Judge, build.clone()), "4.1 no-business");
    assert_eq!(table.refused(Actor::Clock, build.clone()), "4.1 no-business");
    assert_eq!(table.play(Seat(0), build.clone()), Undo::Settling, "it can be taken back");
    assert_eq!(table.refused(Seat(0), build), "4.1 not-your-turn");
    let told = table.told.clone();
    let over = vec![];
    let built = Event::Built {
        seat: Seat(0),
        road: 2,
        column: Some(2),
        height: 2,
        junction: false,
        over: over.clone(),
        under: over,
        earned: 0,
    };
    assert_eq!(told, [built]);
    assert_eq!(table.asked(), 1);
    let again = Command::Build(table.aim(1, Grey(2), 90));
    assert_eq!(table.play(Seat(1), again), Undo::Settling, "what came before it stays now");
    assert_eq!((table.asked(), table.state.round()), (0, 2));
}

#[test]
fn clause_4_1_nothing_is_binding_before_it_is_committed() {
    // Judging changes nothing, however often and whatever is judged.
    let table = Table::of(2);
    for heading in 0..36 {
        let command = Command::Build(table.aim(0, Grey(2), heading * 10));
        let entry = contract::Entry::new(Seat(0), 0, command);
        let _ = table.state.judge(&entry);
    }
    assert_eq!(table.state, Table::of(2).state);
}

#[test]
fn clause_4_2_roads_lead_on_from_open_columns_of_ones_own() {
    let mut table = Table::of(2);
    assert_eq!(
        table.refused(Seat(0), Command::Build(table.aim(1, Grey(2), 90))),
        "4.2 not-your-column column-1"
    );
    let mut nowhere = table.aim(0, Grey(2), 90);
    nowhere.base = 9;
    assert_eq!(table.refused(Seat(0), Command::Build(nowhere)), "4.2 no-such-column");
    let built = table.build(0, Grey(2), 90);
    assert_eq!(table.faulty(table.aim(0, Grey(2), 270)), "4.2 column-closed column-0");
    let next = built.column.unwrap();
    table.build(next, Grey(3), 90);
    assert_eq!(table.state.columns[usize::from(next)].outgoing, 1);
}

#[test]
fn clause_4_3_an_ordinary_column_is_one_higher_or_lower() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 200, 3);
    for (height, legal) in [(0, false), (1, false), (2, true), (3, false), (4, true), (5, false)] {
        let build = table.aim(base, Grey(height), 90);
        let mut copy = table.clone();
        copy.turn_of(0);
        if legal {
            copy.play(Seat(0), Command::Build(build));
        } else {
            assert_eq!(table.faulty(build), "4.3 wrong-height column-2", "height {height}");
        }
    }
    let low = table.column(0, 200, 200, 1);
    assert_eq!(table.faulty(table.aim(low, Grey(0), 90)), "4.3 wrong-height column-3");
}

#[test]
fn clause_4_4_pieces_come_from_the_own_supply() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 200, 2);
    table.edit(|truth| truth.builders[Seat(0)].grey = 2);
    assert_eq!(table.faulty(table.aim(base, Grey(3), 90)), "4.4 too-few-pieces");
    assert_eq!(table.faulty(table.aim(base, Junction(4), 90)), "4.4 too-few-pieces");
    // A junction of height three takes two grey pieces and a yellow one.
    let mut copy = table.clone();
    copy.build(base, Junction(3), 90);
    let builder = copy.state.builders[Seat(0)];
    assert_eq!((builder.grey, builder.yellow, builder.roads), (0, 2, 13));
    table.edit(|truth| truth.builders[Seat(0)].yellow = 0);
    assert_eq!(table.faulty(table.aim(base, Junction(3), 90)), "4.4 too-few-pieces");
    table.edit(|truth| truth.builders[Seat(0)].roads = 0);
    assert_eq!(table.faulty(table.aim(base, Grey(1), 90)), "4.4 no-road-left");
    // What is lacking is asked before the height, as the supply comes before the rule.
    assert_eq!(table.faulty(table.aim(base, Grey(9), 90)), "4.4 no-road-left");
}

#[test]
fn clause_4_5_a_column_stands_within_reach_and_wholly_on_the_table() {
    let mut table = Table::of(2);
    let base = table.column(0, 320, 0, 2);
    let build = table.aim(base, Grey(3), 0);
    let Goal::Column { at, .. } = build.to else { unreachable!() };
    // The table ends at 440; the rim of the column may just touch the edge.
    let at_edge = moved(build, 43_050 - at.x, 0);
    table.survey(&at_edge);
    assert_eq!(table.faulty(moved(at_edge, 1, 0)), "4.5 off-table");
    let far = table.column(0, 0, 200, 2);
    let reached = |by: i32| moved(table.aim(far, Grey(3), 90), 0, by);
    assert_eq!(table.faulty(reached(1_000)), "5.1 cannot-lie column-3");
    assert_eq!(table.faulty(reached(600)), "5.1 far-tip");
    table.survey(&reached(400));
    table.survey(&reached(-700));
    assert_eq!(table.faulty(reached(-900)), "5.1 far-tip");
}

#[test]
fn clause_4_6_a_column_touches_nothing() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 150, 2);
    let build = table.aim(base, Grey(3), 90);
    let Goal::Column { at, .. } = build.to else { unreachable!() };
    let beside = |table: &mut Table, gap: i32| {
        let other = table.column(1, 0, 0, 1);
        table.edit(|truth| {
            truth.columns[usize::from(other)].at =
                tokyo_highway::geometry::Spot { x: at.x + 1_900 + gap, y: at.y }
        });
    };
    let mut near = table.clone();
    beside(&mut near, 29);
    assert_eq!(near.faulty(build.clone()), "4.6 column-touches column-3");
    let mut clear = table.clone();
    beside(&mut clear, 30);
    clear.survey(&build);
    clear.edit(|truth| truth.setup.clearance = tokyo_highway::setup::Clearance::Wide);
    assert_eq!(clear.faulty(build.clone()), "4.6 column-touches column-3");
    // A road and a building in its place. (A car stands on a road, which is then named first.)
    let mut road = table.clone();
    let other = road.column(1, -57, 250, 3);
    let old = road.build(other, Grey(2), 0).road;
    assert_eq!(road.faulty(build), format!("4.6 column-touches road-{old}"));
    let mut block = Table::with(3, setup());
    let base = block.column(0, -90, -286, 2);
    assert_eq!(block.faulty(block.aim(base, Grey(1), 270)), "4.6 column-touches building-0");
}

#[test]
fn clause_4_7_a_column_may_stand_under_a_high_road() {
    for strict in [false, true] {
        let mut table = Table::with(2, option("strict_plan_view", strict));
        let high = table.column(1, -57, 264, 6);
        let old = table.build(high, Grey(7), 0).road;
        let base = table.column(0, 0, 150, 2);
        let build = table.aim(base, Grey(3), 90);
        if strict {
            let told = table.faulty(build);
            assert_eq!(told, format!("4.7 column-under-road road-{old}"));
        } else {
            table.survey(&build);
            // One storey more and it would touch: the road lies at 60 to 70 there.
            let base = table.column(0, 40, 150, 6);
            let tall = table.aim(base, Grey(7), 110);
            assert_eq!(table.faulty(tall), format!("4.6 column-touches road-{old}"));
        }
    }
}

#[test]
fn clause_4_8_who_can_build_must_build() {
    let table = Table::of(2);
    assert_eq!(table.refused(Seat(0), Command::Pass), "4.8 not-blocked");
}

#[test]
fn clause_4_9_who_is_blocked_passes_and_stays_in() {
    let mut table = Table::of(2);
    // Both lead their only road down to the table: no base is left to anybody.
    let exit = |table: &Table, base: u8| Command::Build(table.aim(base, Exit, 90));
    table.play(Seat(0), exit(&table, 0));
    let build = Command::Build(table.aim(1, Grey(2), 90));
    table.play(Seat(1), build);
    assert!(table.state.blocked && table.state.builders[Seat(0)].stuck);
    assert_eq!(table.offers(0), [Command::Pass]);
    table.play(Seat(0), Command::Pass);
    assert_eq!(table.told, [Event::Passed { seat: Seat(0) }]);
    assert!(table.state.builders[Seat(0)].building, "stays in");
    assert_eq!(table.asked(), 1);
}

#[test]
fn clause_4_9_a_build_beside_the_lattice_is_still_allowed() {
    // The state says blocked; a build that can stand is accepted all the same.
    let mut table = Table::of(2);
    table.edit(|truth| {
        truth.blocked = true;
        truth.builders[Seat(0)].stuck = true;
    });
    let build = Command::Build(table.aim(0, Grey(2), 90));
    table.play(Seat(0), build);
    assert!(!table.state.builders[Seat(0)].stuck);
}

#[test]
fn the_lattice_is_what_the_rules_say() {
    use tokyo_highway::lattice::{HEADINGS, TIPS, heading};
    assert_eq!(TIPS.len(), 11);
    let mut all: Vec<i32> = (0..HEADINGS).map(|step| heading(step).0).collect();
    all.sort_unstable();
    assert_eq!(all, (0..72).map(|step| step * 500).collect::<Vec<i32>>());
}
