//! 4 Building.

use building::{Angle, CardId, Point, Pose, Side, deck, loose};
use contract::{Game, Offers, Seat, Viewer};
use tokyo_jutaku::setup::{Assist, Mode};
use tokyo_jutaku::site::Site;
use tokyo_jutaku::{Beat, Command, Event, Setup};

use crate::table::{Table, blue, broken, grab, piece, pose, verdicts};

/// The middle of the card.
const MID: i32 = 35_000;
/// Nothing broken.
const NONE: [u8; 0] = [];

fn place(pose: Pose) -> Command {
    Command::Place { pose }
}

/// The 20 by 20 square lies in the middle of the card, and the seat holds another piece.
fn square_and(number: u8) -> Table {
    let mut table = Table::new(2);
    table.put(0, pose(9, MID, MID, 0));
    table.play(0, grab(number));
    table
}

/// What a seat sees broken when the 16 by 16 square lies beside it, that much farther than flush,
/// and moved along.
fn beside(gap: i32, along: i32) -> Vec<u8> {
    let mut table = square_and(4);
    table.play(0, place(pose(4, MID + 18_000 + gap, MID + along, 0)));
    let standing = table.own(0).site.as_ref().unwrap().building().standing();
    assert_eq!(standing[1].floor, 1);
    table.marks(0).into_iter().filter(|rule| *rule == 6).collect()
}

#[test]
fn clause_4_1_the_piece_in_hand_is_placed_flipped_and_turned() {
    let mut table = Table::new(2);
    let no = table.refused(0, place(pose(9, MID, MID, 0)));
    assert_eq!((no.0.as_str(), no.1.as_str()), ("4.1", "hand-empty"));
    table.play(0, grab(9));
    let no = table.refused(0, place(pose(4, MID, MID, 0)));
    assert_eq!(no, ("4.1".into(), "other-piece".into(), vec!["piece-9".into()]));
    let turned = pose(9, MID, MID, 37);
    let flipped = Pose::new(piece(9), true, turned.rotation(), turned.at()).unwrap();
    let told = table.play(0, place(flipped));
    assert_eq!(told, [Event::Placed { seat: Seat(0), pose: flipped, floor: 1 }]);
    assert!(table.own(0).hand.is_none());
    assert_eq!(table.clause(0, place(pose(9, MID, MID, 0))), "4.1");
}

#[test]
fn clause_4_1_a_chiral_piece_turned_over_is_another_one() {
    let mut tried = 0;
    for card in 0..32u8 {
        let mut table = on_card(card, Assist::Guided);
        for flipped in table.solution(0) {
            // Zeds are the same turned by half, and never the same turned over.
            let zed = (58..60).contains(&flipped.piece().get());
            table.play(0, Command::Grab { piece: flipped.piece() });
            if zed {
                tried += 1;
                let other =
                    Pose::new(flipped.piece(), !flipped.flip(), flipped.rotation(), flipped.at());
                assert!(table.clause(0, place(other.unwrap())).starts_with("4."));
            }
            table.play(0, place(flipped));
        }
    }
    assert!(tried > 0, "some known building has a zed");
}

#[test]
fn clause_4_2_the_list_does_not_tell_a_master_what_is_right() {
    let listed = |setup: &Setup| {
        let mut table = Table::with(setup, 2);
        if setup.mode != Mode::Beats {
            let piece = table.solution(0)[0].piece();
            table.play(0, Command::Grab { piece });
        }
        let mut offers = Offers::default();
        table.state.offers(Seat(0), &mut offers);
        let building = table.own(0).site.as_ref().unwrap().building().clone();
        let poses = offers.list.into_iter().filter_map(|command| match command {
            Command::Place { pose } | Command::Beat(Beat::Place { pose }) => Some(pose),
            _ => None,
        });
        let poses: Vec<Pose> = poses.collect();
        let right = poses.iter().filter(|pose| building.judge(**pose).is_ok()).count();
        (right, poses.len())
    };
    for mode in [Mode::Race, Mode::Beats] {
        let (right, all) = listed(&Setup { mode, ..blue() });
        assert!(all > 1 && right == all, "{right} of {all}");
        let (right, all) = listed(&Setup { mode, assist: Assist::Master, ..blue() });
        assert!(0 < right && right < all, "{right} of {all}");
    }
    let master = Table::with(&Setup { assist: Assist::Master, ..blue() }, 1);
    let site = master.own(0).site.as_ref().unwrap();
    let poses = loose(site.building(), piece(9));
    assert!(poses.iter().all(|pose| site.judge(*pose, Assist::Master).is_ok()));
}

#[test]
fn clause_4_2_guided_refuses_standard_marks_master_is_silent() {
    let outside = pose(0, 4_200, 4_200, 0);
    let table = |assist| Table::with(&Setup { assist, ..blue() }, 2);
    let mut guided = table(Assist::Guided);
    guided.play(0, grab(0));
    assert_eq!(guided.refused(0, place(outside)).1, "fault-border");
    let mut standard = table(Assist::Standard);
    standard.put(0, outside);
    assert_eq!(standard.marks(0), [3]);
    assert_eq!(standard.marks(1), NONE, "its owner sees it, nobody else");
    assert!(standard.state.view(Viewer::Public).marks.is_empty());
    let mut master = table(Assist::Master);
    master.put(0, outside);
    assert_eq!(master.marks(0), NONE);
    master.play(0, Command::Stop);
    assert!(broken(&master.wait(400)).contains(&3), "the verdict tells");
    master.wait(1_000);
    master.play(0, grab(9));
    assert_eq!(master.clause(0, place(pose(9, 10_500, 10_500, 0))), "4.4");
    assert_eq!(Setup::default().assist, Assist::Standard);
}

#[test]
fn clause_4_3_every_piece_lies_wholly_on_the_card_and_exists_once() {
    let mut table = Table::new(2);
    table.play(0, grab(0));
    let no = table.refused(0, place(pose(0, 3_900, MID, 0)));
    assert_eq!((no.0.as_str(), no.1.as_str()), ("4.3", "fault-off-card"));
    table.play(0, place(pose(0, 4_000, MID, 0)));
    assert_eq!(table.clause(0, grab(0)), "3.3", "there is only one of it");
}

#[test]
fn clause_4_4_the_weight_must_be_over_what_it_rests_on() {
    let mut table = square_and(4);
    let no = table.refused(0, place(pose(4, MID + 14_000, MID, 0)));
    assert_eq!(no, ("4.4".into(), "fault-falls".into(), vec!["piece-4".into(), "piece-9".into()]));
    let told = table.play(0, place(pose(4, MID + 8_000, MID, 0)));
    assert!(matches!(told[0], Event::Placed { floor: 2, .. }));
}

#[test]
fn clause_4_5_all_floors_stay_inside_the_border() {
    let mut table = Table::guided(Side::Blue, 2);
    table.play(0, grab(0));
    let no = table.refused(0, place(pose(0, 4_200, 4_200, 0)));
    assert_eq!(no, ("4.5".into(), "fault-border".into(), vec!["piece-0".into()]));
    let mut table = Table::new(2);
    table.build(0);
    table.wait(10);
    table.put(0, pose(0, 4_200, 4_200, 0));
    table.play(0, Command::Stop);
    assert!(broken(&table.wait(400)).contains(&3));
}

/// A table for one, who builds on the white side of that card.
fn on_card(card: u8, assist: Assist) -> Table {
    let mut table = Table::opened(&Setup { assist, ..Setup::default() }, 1);
    table.lay(card, "a1");
    table.play(0, Command::Start { cell: crate::table::cell("a1") });
    table.until(3_000);
    table
}

/// Bars of 8 mm from 32 mm down to 8, one on the other, along a side of the border: the first
/// 0.45 mm inside of it, each 0.2 mm farther out than the one below.
fn creeping(from: Point, to: Point, along: f64) -> Vec<Pose> {
    let (x, y) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let (length, turn) = (x.hypot(y), (y.atan2(x).to_degrees() * 100.0).round() as i32);
    let lay = |(step, number): (i32, u8)| {
        // The site lies to the left of its sides.
        let inward = f64::from(4_450 - 200 * step);
        let right = f64::from(from.x) + (x * along - y * inward) / length;
        let up = f64::from(from.y) + (y * along + x * inward) / length;
        let at = Point::new(right.round() as i32, up.round() as i32);
        Pose::new(piece(number), false, Angle::hundredths(turn), at).unwrap()
    };
    (0..).zip([8, 6, 3, 1, 0]).map(lay).collect()
}

#[test]
fn clause_4_5_floors_that_creep_outwards_are_caught_on_the_fifth() {
    let mut caught = 0;
    for card in 0..32u8 {
        let site = deck().site(CardId::new(card).unwrap(), Side::White).unwrap();
        let rings = site.borders.iter().filter(|_| site.floors == 5).map(|lot| &lot.outline);
        let sides = rings.flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)));
        let stacks =
            sides.flat_map(|(from, to)| (10..30).map(|mm| creeping(*from, *to, mm as f64 * 1e3)));
        for stack in stacks {
            let mut building = Site::new(card, Side::White).unwrap().building().clone();
            if stack[..4].iter().any(|pose| building.place(*pose).is_err()) {
                continue;
            }
            let mut table = on_card(card, Assist::Standard);
            stack.iter().take(4).for_each(|pose| drop(table.put(0, *pose)));
            assert_eq!(table.marks(0), NONE, "0.15 mm outside");
            table.put(0, stack[4]);
            assert_eq!(table.marks(0), [3], "0.35 mm, though the floor below carries it");
            caught += 1;
        }
    }
    assert!(caught > 0, "somewhere five floors fit");
}

#[test]
fn clause_4_6_an_enclosed_hole_is_a_gap() {
    let mut table = Table::new(2);
    let ring = [(3, 28, 20, 0), (6, 40, 20, 90), (1, 34, 36, 0), (2, 22, 30, 0)];
    for (number, x, y, degrees) in ring {
        let told = table.put(0, pose(number, x * 1_000, y * 1_000, degrees));
        assert!(matches!(told[..], [Event::Placed { floor: 1, .. }]));
    }
    let over = |table: &mut Table| {
        let told = table.put(0, pose(4, 28_000, 26_000, 0));
        assert!(matches!(told[..], [Event::Placed { floor: 2, .. }]));
        table.marks(0).contains(&4)
    };
    assert!(over(&mut table.clone()), "there is nothing below its middle");
    table.put(0, pose(0, 32_000, 28_000, 0));
    assert!(!over(&mut table), "now the hole is filled");
}

#[test]
fn clause_4_6_no_piece_sticks_out_over_the_floor_below() {
    let mut table = square_and(4);
    table.play(0, place(pose(4, MID + 8_000, MID, 0)));
    assert!(table.marks(0).contains(&4));
    let mut table = square_and(4);
    table.play(0, place(pose(4, MID + 2_200, MID, 0)));
    assert!(!table.marks(0).contains(&4), "0.2 mm are within the tolerance");
}

#[test]
fn clause_4_6_a_gap_may_not_be_bridged_but_a_seam_may() {
    let over = |gap: i32| {
        let mut table = Table::new(2);
        table.put(0, pose(4, MID - 8_000, MID, 0));
        table.put(0, pose(9, MID + 10_000 + gap, MID, 0));
        let told = table.put(0, pose(2, MID, MID, 0));
        assert!(matches!(told[0], Event::Placed { floor: 2, .. }));
        table.marks(0).contains(&4)
    };
    assert!(!over(0) && !over(200));
    assert!(over(1_000) && over(4_000));
}

#[test]
fn clause_4_6_guided_names_the_pieces_below() {
    let mut table = Table::guided(Side::Blue, 2);
    let first = table.solution(1)[0];
    table.put(1, first);
    let building = table.own(1).site.as_ref().unwrap().building().clone();
    let mut wrong = (0..68u8).filter(|number| piece(*number) != first.piece()).flat_map(|number| {
        let near = (-16..=16).map(|x| x * 500);
        near.filter_map(move |x| {
            let at = Point::new(first.at().x + x, first.at().y);
            Pose::new(piece(number), false, first.rotation(), at)
        })
    });
    let wrong = wrong.find(|pose| building.judge(*pose).is_err_and(|fault| fault.rule() == 4));
    let wrong = wrong.expect("something sticks out and yet is inside the border");
    table.play(1, Command::Grab { piece: wrong.piece() });
    let (clause, key, pieces) = table.refused(1, place(wrong));
    assert_eq!((clause.as_str(), key.as_str()), ("4.6", "fault-support"));
    let id = |pose: Pose| format!("piece-{}", pose.piece().get());
    assert_eq!(pieces, [id(wrong), id(first)]);
}

#[test]
fn clause_4_7_what_overlaps_lies_a_floor_higher() {
    let floor = |x: i32| {
        let mut table = square_and(4);
        match table.play(0, place(pose(4, MID + x, MID, 0)))[..] {
            [Event::Placed { floor, .. }] => floor,
            _ => panic!("it is placed"),
        }
    };
    assert_eq!([floor(18_000), floor(17_950), floor(0)], [1, 1, 2]);
    let table = square_and(4);
    let no = table.refused(0, place(pose(4, MID + 17_700, MID, 0)));
    assert_eq!(no.0, "4.4", "0.3 mm into its neighbour it would lie on it, and fall");
}

#[test]
fn clause_4_8_sides_touch_flush_along_three_millimetres() {
    assert_eq!(beside(0, 0), NONE);
    assert_eq!(beside(200, 0), NONE, "0.2 mm apart");
    assert_eq!(beside(400, 0), [6], "0.4 mm apart");
    assert_eq!(beside(0, 18_000 - 3_100), NONE, "3.1 mm long");
    assert_eq!(beside(0, 18_000 - 2_900), [6], "2.9 mm long");
    assert_eq!(beside(0, 18_000), [6], "a corner is not enough");
}

#[test]
fn clause_4_9_exactly_the_floors_and_pieces_of_the_card() {
    let mut table = Table::new(2);
    let all = table.solution(0);
    for pose in &all[..all.len() - 1] {
        table.put(0, *pose);
    }
    assert_eq!(table.marks(0), NONE, "unfinished is not wrong yet");
    table.play(0, Command::Stop);
    assert!(broken(&table.wait(400)).contains(&7), "one is missing");
    table.wait(4_000);
    table.put(0, all[all.len() - 1]);
    let mut more = table.clone();
    let top = all[all.len() - 1].at();
    let small = if all.iter().any(|pose| pose.piece() == piece(0)) { 1 } else { 0 };
    more.put(0, pose(small, top.x, top.y, 0));
    assert!(more.marks(0).contains(&7));
    more.play(0, Command::Stop);
    assert!(broken(&more.wait(400)).contains(&7), "one too many");
    table.play(0, Command::Stop);
    assert_eq!(verdicts(&table.wait(400)), [(0, true)]);
}

#[test]
fn clause_4_9_every_card_can_be_completed_on_both_sides() {
    for side in [Side::Blue, Side::White] {
        for card in 0..32u8 {
            let mut table = Table::opened(&Setup { side, ..blue() }, 1);
            table.lay(card, "a1");
            table.play(0, Command::Start { cell: crate::table::cell("a1") });
            table.until(3_000);
            assert_eq!(verdicts(&table.complete(&[0])), [(0, true)], "card {card}, {side:?}");
        }
    }
}

#[test]
fn clause_4_10_the_first_piece_chooses_the_border() {
    let two = |card: &CardId| deck().site(*card, Side::White).unwrap().borders.len() == 2;
    let card = CardId::all().find(two).unwrap();
    let mut table = on_card(card.get(), Assist::Guided);
    let lots = &deck().site(card, Side::White).unwrap().borders;
    let first = lots[0].solutions[0].floors[0][0];
    let others = lots[1].solutions.iter().map(|known| known.floors[0][0]);
    let other = others.into_iter().find(|pose| pose.piece() != first.piece()).unwrap();
    table.put(0, first);
    table.play(0, Command::Grab { piece: other.piece() });
    let (clause, key, pieces) = table.refused(0, place(other));
    assert_eq!((clause.as_str(), key.as_str()), ("4.10", "fault-other-border"));
    assert_eq!(pieces, [format!("piece-{}", other.piece().get())]);
    table.play(0, Command::Drop);
    table.wait(500);
    table.play(0, Command::Return);
    table.wait(500);
    table.put(0, other);
    assert_eq!(table.own(0).site.as_ref().unwrap().building().border(), Some(1));
}
