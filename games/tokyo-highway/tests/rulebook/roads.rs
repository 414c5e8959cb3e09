//! Chapter 5: where roads may lie.

use contract::Seat;
use tokyo_highway::aim::{Target, Tips};
use tokyo_highway::fault::Fault;
use tokyo_highway::setup::Steepest;
use tokyo_highway::{Build, Command, Goal};

use crate::table::{Exit, Grey, Junction, Table, car, carrying, hand_built, option, setup};

fn tips(past: i32, aside: i32, far_past: i32, far_aside: i32) -> Tips {
    Tips { past, aside, far_past, far_aside }
}

#[test]
fn clause_5_1_both_ends_rest_within_the_tops() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 200, 2);
    let with = |tips: Tips| table.aim_with(base, Grey(3), 90, tips);
    // In the middle a tip lies from 5.08 short of the centre to 8.08 past it.
    for past in [-507, 807] {
        table.survey(&with(tips(past, 0, 0, 0)));
        table.survey(&with(tips(0, 0, past, 0)));
    }
    for past in [-509, 809] {
        assert_eq!(table.faulty(with(tips(past, 0, 0, 0))), "5.1 base-tip column-2", "{past}");
        assert_eq!(table.faulty(with(tips(0, 0, past, 0))), "5.1 far-tip", "{past}");
    }
    // Sideways the axis runs up to 4.38 from the centre, and then there is one way to lie.
    for aside in [-438, 438] {
        table.survey(&with(tips(150, aside, 0, 0)));
        table.survey(&with(tips(0, 0, 150, aside)));
    }
    for aside in [-439, 439] {
        assert_eq!(table.faulty(with(tips(150, aside, 0, 0))), "5.1 base-tip column-2");
        assert_eq!(table.faulty(with(tips(0, 0, 150, aside))), "5.1 far-tip");
    }
    assert_eq!(table.faulty(with(tips(1_000, 0, 0, 0))), "5.1 base-tip column-2");
}

#[test]
fn clause_5_1_the_lower_end_on_its_tip_and_the_higher_on_the_rim() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 200, 2);
    for (target, low, high) in [(Grey(3), 20.0, 30.0), (Grey(1), 10.0, 20.0)] {
        let survey = table.survey(&table.aim(base, target, 90));
        let deck = survey.deck;
        let length = deck.strip().length;
        let rises = deck.slope() > 0.0;
        let (tip, rim) = if rises { (0.0, length - 9.5) } else { (length, 9.5) };
        assert!((deck.under_at(tip) - low).abs() < 1e-6, "the bottom edge of the low tip");
        assert!((deck.under_at(rim) - high).abs() < 0.01, "the near rim of the high column");
        let cosine = deck.cosine();
        assert!((length - 114.0 * cosine).abs() < 1e-9, "the plan is shortened");
        assert!((deck.thickness() - 2.0 / cosine).abs() < 1e-9, "upright it is thicker");
    }
}

#[test]
fn clause_5_1_the_far_tip_is_judged_where_the_road_will_lie() {
    // On the column itself the road would be steeper and so 0.2 shorter in plan: its far tip would
    // stop 5.2 short of the centre. It lies on the ramp, and there the tip rests.
    let table = Table::of(2);
    let on_ramp = table.aim_with(0, Grey(2), 90, tips(400, 0, -520, 0));
    let survey = table.survey(&on_ramp);
    assert_eq!(survey.layer, 1);
    // A level road is the other way round: lifted, it falls and is shorter.
    let mut level = Table::of(2);
    level.edit(|truth| truth.columns[0].height = 2);
    let shorter = level.aim_with(0, Junction(2), 90, tips(400, 0, -507, 0));
    assert_eq!(level.faulty(shorter), "5.1 far-tip");
}

#[test]
fn clause_5_2_ends_side_by_side_or_one_on_the_other() {
    let mut table = Table::of(2);
    let junction = table.junction(0, 0, 200, 3);
    let first = table.build(junction, Junction(3), 0);
    assert_eq!(table.state.roads[usize::from(first.road)].layer, 0);
    // Tip to tip they lie side by side; a hundredth further and they overlap.
    let beside = table.aim(junction, Junction(3), 180);
    assert_eq!(table.survey(&beside).layer, 0);
    let over = table.aim_with(junction, Junction(3), 180, tips(1, 0, 0, 0));
    let survey = table.survey(&over);
    assert_eq!(survey.layer, 1);
    assert!((survey.deck.under_at(0.01) - 32.0).abs() < 1e-4, "one thickness higher");
    // A road that rises leans back over its tip: it lies beside the other only a little shorter.
    assert_eq!(table.survey(&table.aim(junction, Grey(4), 180)).layer, 1);
    let shorter = table.aim_with(junction, Grey(4), 180, tips(-25, 0, 0, 0));
    assert_eq!(table.survey(&shorter).layer, 0);
    // At a right angle both can stop half a width short, or one lies on the other.
    let mut right = Table::of(2);
    let junction = right.junction(0, 0, 200, 3);
    right.commit(right.aim_with(junction, Junction(3), 0, tips(-505, 0, 0, 0)));
    let beside = right.aim_with(junction, Junction(3), 90, tips(-505, 0, 0, 0));
    assert_eq!(right.survey(&beside).layer, 0);
    assert_eq!(right.survey(&right.aim(junction, Junction(3), 90)).layer, 0);
    let aside = right.aim_with(junction, Junction(3), 90, tips(0, -200, 0, -200));
    assert_eq!(right.survey(&aside).layer, 1);
}

#[test]
fn clause_5_2_an_end_stays_above_the_slope_that_it_covers() {
    // A road comes up from the west, over the rim and 7 past the centre; the next one leads north.
    let mut table = Table::of(2);
    let base = table.column(0, -111, 200, 1);
    let arrival = table.aim_with(base, Grey(2), 0, tips(0, 0, 700, 0));
    let arrived = table.commit(arrival);
    let column = arrived.column.unwrap();
    let old = table.state.solids().decks[usize::from(arrived.road)];
    let survey = table.survey(&table.aim_with(column, Grey(3), 90, tips(400, 0, 0, 0)));
    assert_eq!(survey.layer, 1);
    let new = survey.deck;
    let centre = table.state.columns[usize::from(column)].at.to_point();
    // It covers the old road from 5 on its left to 5 on its right, from its tip to that one's side.
    let gap = |x: f64, y: f64| {
        let point = centre + tokyo_highway::geometry::Point::new(x, y);
        new.under_at(new.strip().local(point).x) - old.top_at(old.strip().local(point).x)
    };
    let gaps = [gap(-5.0, -4.0), gap(5.0, -4.0), gap(-5.0, 5.0), gap(5.0, 5.0)];
    let least = gaps.iter().copied().fold(f64::INFINITY, f64::min);
    assert!(least.abs() < 0.001, "it touches the old road and does not cut into it: {gaps:?}");
    assert_eq!(least, gap(5.0, -4.0), "at its own lowest place over the old one's highest");
}

#[test]
fn clause_5_2_a_third_end_lies_on_the_highest_it_overlaps() {
    // On a junction three ends meet: the road that leads to it and the two that lead on.
    let mut table = Table::of(2);
    let base = table.column(0, -114, 200, 3);
    let arrival = table.aim_with(base, Junction(3), 0, tips(0, 0, 700, 0));
    let junction = table.commit(arrival).column.unwrap();
    let stacked = table.aim_with(junction, Grey(4), 90, tips(700, 0, 0, 0));
    let second = table.commit(stacked).road;
    assert_eq!(table.state.roads[usize::from(second)].layer, 1);
    let third = table.aim_with(junction, Grey(4), 270, tips(700, 0, 0, 0));
    assert_eq!(table.survey(&third).layer, 2);
    // A tip that stops short of the second but not of the first lies on the first only.
    let third = table.aim_with(junction, Grey(4), 270, tips(-705, 0, 0, 0));
    assert_eq!(table.faulty(third), "5.1 base-tip column-3");
    let mut flat = Table::of(2);
    let base = flat.column(0, -114, 200, 3);
    let junction = flat.commit(flat.aim(base, Junction(3), 0)).column.unwrap();
    flat.commit(flat.aim_with(junction, Grey(4), 0, tips(1, 0, 0, 0)));
    assert_eq!(flat.state.roads[3].layer, 1, "on the arriving end");
    let third = flat.aim_with(junction, Grey(2), 90, tips(-505, 0, 0, 0));
    assert_eq!(flat.survey(&third).layer, 0, "beside both");
}

#[test]
fn clause_5_2_the_entrance_ramp_is_an_end_like_any_other() {
    let mut table = Table::of(2);
    // The ramp of seat 0 leads west; a road to the east meets it tip to tip.
    assert_eq!(table.survey(&table.aim_with(0, Grey(2), 60, tips(-500, 0, 0, 0))).layer, 0);
    let build = table.aim_with(0, Grey(2), 60, tips(400, 0, 0, 0));
    assert_eq!(table.survey(&build).layer, 1);
    table.turn_of(0);
    table.commit(build);
    assert_eq!(table.state.roads[2].layer, 1);
    assert_eq!(table.state.columns[0].outgoing, 1, "the ramp does not use the column up");
}

#[test]
fn clause_5_3_no_road_over_any_column() {
    for owner in 0..2 {
        let mut table = Table::of(2);
        table.column(owner, 0, 200, 1);
        let base = table.column(0, 0, 143, 6);
        let told = table.faulty(table.aim(base, Grey(7), 90));
        assert_eq!(told, "5.3 over-column column-2", "a column of seat {owner}, far below");
        // Even a sliver counts: the road is 5 wide to its side, the column 9.5.
        let beside = |hundredths: i32| {
            let mut copy = table.clone();
            copy.edit(|truth| truth.columns[2].at.x = hundredths);
            copy
        };
        assert_eq!(beside(1_449).faulty(table.aim(base, Grey(7), 90)), "5.3 over-column column-2");
        let clear = beside(1_450);
        clear.survey(&clear.aim(base, Grey(7), 90));
    }
}

#[test]
fn clause_5_4_the_far_end_is_a_new_column_or_the_table() {
    let mut table = Table::of(2);
    let base = table.column(0, 0, 150, 2);
    let to = table.aim(base, Grey(3), 90);
    let Goal::Column { at, .. } = to.to else { unreachable!() };
    // An own column of the right height stands just there: it cannot be used.
    let other = table.column(0, 0, 0, 3);
    table.edit(|truth| truth.columns[usize::from(other)].at = at);
    assert_eq!(table.faulty(to.clone()), "4.6 column-touches column-3");
    table.edit(|truth| truth.columns[usize::from(other)].owner = Seat(1));
    assert_eq!(table.faulty(to), "4.6 column-touches column-3");
    // No command can name a column to lead to.
    let named = r#"{"base":2,"past":0,"aside":0,"to":{"column":{"column":3,"aside":0}}}"#;
    assert!(serde_json::from_str::<Build>(named).is_err());
}

#[test]
fn clause_5_5_a_road_touches_no_other_road() {
    // Two roads at the same height cross: refused. Two storeys apart they clear each other.
    let mut table = Table::of(2);
    let base = table.column(1, -57, 200, 3);
    let old = table.build(base, Grey(4), 0).road;
    let new = table.column(0, 0, 143, 3);
    assert_eq!(table.faulty(table.aim(new, Grey(4), 90)), format!("5.5 road-touches road-{old}"));
    // Side by side at one height: ten wide each, and 0.3 between them.
    let mut beside = Table::of(2);
    let base = beside.column(1, -57, 200, 3);
    beside.build(base, Grey(2), 0);
    let at = |apart: i32| {
        let mut copy = beside.clone();
        let new = copy.column(0, 0, 0, 3);
        copy.edit(|truth| {
            truth.columns[usize::from(new)].at =
                tokyo_highway::geometry::Spot { x: 300, y: 20_000 + apart };
        });
        copy
    };
    let build = |table: &Table| table.aim(4, Grey(2), 0);
    let clear = at(1_930);
    clear.survey(&build(&clear));
}

#[test]
fn clause_5_5_a_road_touches_no_column_car_or_building() {
    // 14.5 from axis to centre is beside the column, and 0.3 more is clear of it.
    let mut table = Table::of(2);
    table.column(1, 0, 200, 9);
    let base = table.column(0, 0, 143, 6);
    let at = |x: i32| {
        let mut copy = table.clone();
        copy.edit(|truth| truth.columns[2].at.x = x);
        copy
    };
    let build = |table: &Table| table.aim(base, Grey(7), 90);
    assert_eq!(at(1_450).faulty(build(&table)), "5.5 road-touches column-2");
    assert_eq!(at(1_479).faulty(build(&table)), "5.5 road-touches column-2");
    at(1_480).survey(&build(&table));
    // Over a car: the car of an entrance stands on the ramp, 6 high.
    let mut ramp = Table::of(2);
    let base = ramp.column(1, -112, -90, 2);
    assert_eq!(ramp.faulty(ramp.aim(base, Grey(1), 90)), "5.5 road-touches car-0");
    let aside = ramp.column(1, -135, -90, 2);
    ramp.survey(&ramp.aim(aside, Grey(1), 90));
    // A building is in the way up to its top.
    let mut tower = Table::with(3, setup());
    let base = tower.column(0, -90, -457, 7);
    assert_eq!(tower.faulty(tower.aim(base, Grey(8), 90)), "5.5 road-touches building-0");
    tower.edit(|truth| truth.columns[usize::from(base)].height = 9);
    tower.survey(&tower.aim(base, Grey(10), 90));
}

#[test]
fn clause_5_5_roads_that_share_a_column_keep_off_outside_of_it() {
    let mut table = Table::of(2);
    let junction = table.junction(0, 0, 200, 3);
    let first = table.build(junction, Grey(4), 0).road;
    let told = table.faulty(table.aim(junction, Grey(4), 30));
    assert_eq!(told, format!("5.5 road-touches road-{first}"), "a sharp turn at one height");
    table.survey(&table.aim(junction, Grey(4), 80));
}

#[test]
fn clause_5_6_a_steep_road_slips_off_its_columns() {
    let (far, less_far, near) =
        (tips(750, 0, 750, 0), tips(400, 0, 400, 0), tips(-300, 0, -300, 0));
    let cases = [("0.6", far, 4), ("0.6", near, 5), ("1", less_far, 6), ("1", near, 7)];
    for (steepest, tips, holds) in cases {
        for jump in 1..=holds + 1 {
            let up = |table: &mut Table| {
                let base = table.column(0, 0, 143, 2);
                table.aim_with(base, Junction(2 + jump), 90, tips)
            };
            let down = |table: &mut Table| {
                let base = table.column(0, 0, -143, 12);
                table.aim_with(base, Junction(12 - jump), 270, tips)
            };
            let builds: [&dyn Fn(&mut Table) -> Build; 2] = [&up, &down];
            for build in builds {
                let mut table = Table::with(2, option("steepest", steepest));
                let build = build(&mut table);
                if jump <= holds {
                    table.survey(&build);
                } else {
                    let told = table.faulty(build.clone());
                    assert_eq!(told, "5.6 steep-road column-2", "{steepest}: {jump} storeys");
                    table.edit(|truth| truth.setup.steepest = Steepest::Any);
                    assert_ne!(table.state.survey(Seat(0), &build).err(), Some(Fault::SteepRoad));
                }
            }
        }
    }
    // An exit is a road as well.
    let both = r#"{"start": "seat-0", "exits": "any-height"}"#;
    let mut table = Table::with(2, serde_json::from_str(both).unwrap());
    let (low, high) = (table.column(0, 0, 143, 4), table.column(0, 0, -143, 5));
    table.survey(&table.aim(low, Exit, 90));
    let steep = table.aim_with(high, Exit, 270, tips(700, 0, 0, 0));
    assert_eq!(table.faulty(steep), "5.6 steep-road column-3");
}

#[test]
fn clause_5_6_steep_roads_are_not_offered() {
    for (steepest, most) in [("0.6", 6), ("1", 9), ("any", 12)] {
        let table = Table::with(2, option("steepest", steepest));
        let base = table.state.columns[0];
        let highest = |target: Target| match target {
            Grey(height) | Junction(height) => height,
            Exit => 0,
        };
        let highest = table.state.targets(Seat(0), &base).map(highest).max();
        assert_eq!(highest, Some(base.height + most), "{steepest}");
    }
}

#[test]
fn clause_5_5_more_air_by_option() {
    let mut narrow = Vec::new();
    for clearance in ["normal", "wide"] {
        let mut table = Table::with(2, option("clearance", clearance));
        table.column(1, 0, 200, 9);
        table.edit(|truth| truth.columns[2].at.x = 1_490);
        let base = table.column(0, 0, 143, 6);
        narrow.push(table.state.survey(Seat(0), &table.aim(base, Grey(7), 90)).is_ok());
    }
    assert_eq!(narrow, [true, false]);
}

#[test]
fn cars_on_the_own_last_road_are_in_the_way_as_well() {
    let mut table = Table::with(2, hand_built());
    let base = table.column(0, -114, 200, 1);
    let mut exit = table.aim(base, Exit, 0);
    exit = carrying(exit, &[car(20)]);
    table.commit(exit);
    let other = table.column(0, -94, 143, 2);
    assert_eq!(table.faulty(table.aim(other, Grey(1), 90)), "5.5 road-touches car-2");
    let command = Command::Build(table.aim(other, Grey(3), 90));
    table.turn_of(0);
    table.play(Seat(0), command);
}
