//! Chapter 11: building by hand, and penalties of chapter 9 on worlds that have settled.

use contract::{Ask, Chance, Game, Refusal, Seat, Viewer};
use tokyo_highway::hand::show::Flown;
use tokyo_highway::hand::{Hand, Held, Landing, Missed, Path, Sample};
use tokyo_highway::mind::ask::{Answer, Question};
use tokyo_highway::pieces::Piece;
use tokyo_highway::{Command, Event, Setup, TokyoHighway};

use crate::table::{Exit, Grey, Junction, Table, car, carrying, hand_built, spot};

/// A table for two at which seat 0 builds by a steady hand.
fn table() -> Table {
    Table::with(2, hand_built())
}

fn hand(table: &Table) -> Hand {
    table.state.hand.clone().unwrap()
}

/// Straight down from above to that place, in millimetres and degrees, and let go there.
fn down(x: f64, y: f64, z: f64, heading: i32) -> Path {
    let [x, y, z] = [x, y, z].map(|mm: f64| (mm * 100.0).round() as i32);
    let at = |after_ms: u16, z: i32| Sample { after_ms, x, y, z, heading: heading * 100, pitch: 0 };
    Path(vec![at(0, 30_000), at(1_500, z + 500), at(400, z), at(200, z)])
}

/// Across the table at that height, from one place to another.
fn sweep(from: [i32; 2], to: [i32; 2], z: i32) -> Path {
    let at = |after_ms: u16, [x, y]: [i32; 2], z: i32| Sample {
        after_ms,
        x: x * 100,
        y: y * 100,
        z: z * 100,
        ..Sample::default()
    };
    Path(vec![at(0, from, 300), at(1_500, from, z), at(1_500, to, z)])
}

fn carry(table: &mut Table, piece: Held, path: Path) {
    table.play(Seat(0), Command::Lift { piece });
    table.play(Seat(0), Command::Carry { path, settled: None });
}

/// Whether the last piece stood, and what was knocked over.
fn came(table: &Table) -> (bool, usize) {
    let set_down = table.told.iter().find_map(|event| match event {
        Event::SetDown { stood, knocked, .. } => Some((*stood, knocked.len())),
        _ => None,
    });
    set_down.expect("a piece was set down")
}

fn missed(table: &Table) -> Option<(Missed, Option<&str>)> {
    table.told.iter().find_map(|event| match event {
        Event::TakenBack { missed, clause, .. } => Some((*missed, clause.as_deref())),
        _ => None,
    })
}

/// Everything that stands on the table, without whose turn it is and what is in a hand.
fn pieces(table: &Table) -> (Vec<String>, [(u8, u8); 2]) {
    let state = &table.state;
    let standing = format!("{:?} {:?} {:?}", state.columns, state.roads, state.cars);
    let left = [0, 1].map(|seat| {
        let builder = state.builders[Seat(seat)];
        (builder.grey, builder.yellow)
    });
    (vec![standing], left)
}

#[test]
fn clause_11_1_pieces_are_carried_one_at_a_time() {
    let mut table = table();
    let lift = |piece| Command::Lift { piece };
    let path = down(-55.0, 112.0, 5.4, 0);
    let blueprint = Table::of(2);
    assert_eq!(blueprint.refused(Seat(0), lift(Held::Grey)), "9.5 not-by-hand");
    let carrying = Command::Carry { path: path.clone(), settled: None };
    assert_eq!(table.refused(Seat(0), carrying), "11.1 hand-empty");
    assert_eq!(table.refused(Seat(0), Command::Lower), "11.1 hand-empty");
    assert_eq!(table.refused(Seat(0), lift(Held::Car)), "6.7 road-first");
    assert_eq!(table.refused(Seat(0), lift(Held::Yellow)), "7.1 low-junction");
    table.play(Seat(0), lift(Held::Grey));
    assert_eq!(table.refused(Seat(0), lift(Held::Road)), "11.1 hand-full");
    table.play(Seat(0), Command::Lower);
    assert_eq!(hand(&table), Hand::default());
    assert_eq!(pieces(&table), pieces(&self::table()));
    carry(&mut table, Held::Grey, path);
    assert_eq!(came(&table), (true, 0));
    assert_eq!(table.state.builders[Seat(0)].grey, 28, "it has left the supply");
}

#[test]
fn clause_11_2_a_path_that_no_hand_could_take_is_refused() {
    let mut table = table();
    table.play(Seat(0), Command::Lift { piece: Held::Grey });
    let low = Path(vec![Sample { z: 500, ..Sample::default() }]);
    let carrying = |path| Command::Carry { path, settled: None };
    assert_eq!(table.refused(Seat(0), carrying(low)), "11.2 path-low");
    let mut fast = down(0.0, 100.0, 5.4, 0);
    fast.0[1].after_ms = 10;
    assert_eq!(table.refused(Seat(0), carrying(fast)), "11.2 path-fast");
    // What somebody claims to have come of it is worked out all the same.
    let path = down(-55.0, 112.0, 5.4, 0);
    let entry = contract::Entry::new(Seat(0), 0, carrying(path));
    let worked = table.state.work_out(&entry, &mut Chance::from_number(1)).unwrap();
    let Command::Carry { settled: Some(settled), .. } = &worked else { panic!("{worked:?}") };
    assert!(matches!(settled.landing, Landing::Foot { .. }), "{settled:?}");
    assert!(TokyoHighway::can_repeat(&worked));
}

/// Only the same engine comes to the same result, so a record is believed under any other.
#[test]
fn what_another_engine_made_of_a_path_is_not_worked_out_again() {
    let mut table = table();
    table.play(Seat(0), Command::Lift { piece: Held::Grey });
    let path = down(-55.0, 112.0, 5.4, 0);
    let carrying = Command::Carry { path, settled: None };
    let entry = contract::Entry::new(Seat(0), 0, carrying);
    let mut worked = table.state.work_out(&entry, &mut Chance::from_number(1)).unwrap();
    let Command::Carry { settled: Some(settled), .. } = &mut worked else { panic!("{worked:?}") };
    assert!(matches!(settled.landing, Landing::Foot { .. }), "this one lets it stand");
    settled.engine = "rapier3d 0.1.0".to_owned();
    settled.landing = Landing::Astray(Missed::Fell);
    assert!(!TokyoHighway::can_repeat(&worked));
    table.play(Seat(0), worked);
    assert_eq!(came(&table), (false, 0));
    assert_eq!(missed(&table), Some((Missed::Fell, None)));
}

#[test]
fn clause_11_3_hands_differ_by_seat_and_the_slip_by_chance() {
    let setup = r#"{"mode":"hand-built","tremor":"espresso","hand_2":"steady"}"#;
    let setup: Setup = serde_json::from_str(setup).unwrap();
    let tremors = [0, 1].map(|seat| setup.tremor_of(Seat(seat)).mm());
    assert!(tremors[0] > 5.0 * tremors[1], "{tremors:?}");
    let mut table = table();
    table.play(Seat(0), Command::Lift { piece: Held::Grey });
    let path = down(-55.0, 112.0, 5.4, 0);
    let entry = contract::Entry::new(Seat(0), 0, Command::Carry { path, settled: None });
    let came = |luck: u64| table.state.work_out(&entry, &mut Chance::from_number(luck));
    assert_eq!(came(1), came(1), "the same slip comes to the same");
    assert_ne!(came(1), came(2));
}

#[test]
fn clause_11_4_what_is_knocked_over_is_paid_for_and_put_back() {
    let mut table = table();
    let before = pieces(&table);
    // Along the opponent's ramp, from its column outwards, at the height of the car on it.
    carry(&mut table, Held::Grey, sweep([55, 60], [112, -60], 12));
    let (stood, knocked) = came(&table);
    assert!(!stood && knocked > 0, "{:?}", table.told);
    assert_eq!(missed(&table), Some((Missed::Crash, None)));
    let (after, left) = pieces(&table);
    assert_eq!(after, before.0, "everything stands exactly as it was");
    let paid = u8::try_from(knocked).unwrap();
    let owed = table.state.debt.clone().map(|debt| debt.owed[Seat(1)]);
    assert_eq!(owed, Some(paid), "one piece for each, grey or yellow");
    table.play(Seat(0), Command::Pay { yellow: 1 });
    let (_, left_after) = pieces(&table);
    assert_eq!(left_after, [(left[0].0 + 1 - paid, 2), (left[1].0 + paid - 1, 4)]);
    assert_eq!(table.asked(), 0, "the turn goes on");
    assert!(hand(&table).is_empty());
    let refused = |setup: &str| {
        let setup: Setup = serde_json::from_str(setup).unwrap();
        let opened: Result<TokyoHighway, Refusal> =
            TokyoHighway::open(&setup, 2, &mut Chance::from_number(0));
        opened.unwrap_err().clause.into_owned()
    };
    assert_eq!(refused(r#"{"mode":"hand-built","steepest":"1"}"#), "11.4");
    assert_eq!(refused(r#"{"mode":"hand-built","grip":"any"}"#), "11.4");
}

#[test]
fn clause_9_4_own_pieces_that_fall_cost_nothing() {
    let mut table = table();
    let before = pieces(&table);
    carry(&mut table, Held::Grey, sweep([-55, 60], [-112, -60], 12));
    let (stood, knocked) = came(&table);
    assert!(!stood && knocked > 0);
    assert_eq!(pieces(&table), before);
    assert!(table.state.debt.is_none());
    assert!(!table.told.iter().any(|event| matches!(event, Event::Fined { .. })));
}

#[test]
fn clause_9_1_every_owner_is_paid_and_every_piece_counts() {
    let mut table = Table::with(3, hand_built());
    table.column(1, 0, 300, 3);
    table.column(2, 30, 300, 2);
    let path = sweep([-60, 300], [90, 300], 8);
    carry(&mut table, Held::Grey, path);
    let fallen = table.told.iter().find_map(|event| match event {
        Event::Fined { fallen, .. } => Some(*fallen),
        _ => None,
    });
    let owed = table.state.debt.clone().expect("grey or yellow is a choice").owed;
    let count = |seat: u8| owed[Seat(seat)];
    assert!((1..=3).contains(&count(1)) && (1..=2).contains(&count(2)), "{owed:?}");
    assert_eq!(fallen, Some(count(1) + count(2)));
}

#[test]
fn clause_9_3_with_too_few_pieces_all_are_handed_over_and_a_blocked_player_is_freed() {
    let mut table = table();
    table.column(1, 0, 300, 3);
    table.edit(|truth| {
        (truth.builders[Seat(0)].grey, truth.builders[Seat(0)].yellow) = (0, 1);
        (truth.builders[Seat(1)].grey, truth.builders[Seat(1)].yellow) = (0, 0);
        truth.builders[Seat(1)].stuck = true;
    });
    // With nothing grey to lift, a road does it.
    carry(&mut table, Held::Road, sweep([-100, 300], [90, 300], 15));
    assert!(came(&table).1 > 1, "{:?}", table.told);
    let [payer, taker] = [0, 1].map(|seat| table.state.builders[Seat(seat)]);
    assert_eq!((payer.grey, payer.yellow), (0, 0));
    assert_eq!((taker.grey, taker.yellow), (0, 1), "a junction that was received");
    assert!(!taker.stuck, "it may build again");
}

/// How many pieces of each seat the last crash is to be paid for.
fn owed(table: &Table) -> [u8; 2] {
    let debt = table.state.debt.clone().expect("grey or yellow is a choice");
    [0, 1].map(|seat| debt.owed[Seat(seat)])
}

#[test]
fn clause_9_4_own_pieces_in_the_same_crash_are_not_counted() {
    let mut table = table();
    table.column(0, -40, 300, 3);
    table.column(1, 0, 300, 3);
    carry(&mut table, Held::Grey, sweep([-100, 300], [60, 300], 8));
    let (_, knocked) = came(&table);
    let [own, theirs] = owed(&table);
    assert!(own == 0 && theirs > 0 && usize::from(theirs) < knocked, "{:?}", table.told);
}

#[test]
fn clause_9_2_a_junction_that_was_received_can_be_built_with() {
    let mut table = table();
    table.column(1, 0, 300, 3);
    table.edit(|truth| truth.builders[Seat(1)].yellow = 0);
    let junction = table.aim(1, Junction(2), 90);
    assert_eq!(table.faulty(junction.clone()), "4.4 too-few-pieces");
    carry(&mut table, Held::Grey, sweep([-100, 300], [60, 300], 8));
    assert!(owed(&table)[1] > 0);
    table.play(Seat(0), Command::Pay { yellow: 1 });
    let built = table.commit(junction);
    assert!(table.state.columns[usize::from(built.column.unwrap())].junction);
    assert_eq!(table.state.builders[Seat(1)].yellow, 0);
}

#[test]
fn clause_9_2_a_blocked_player_builds_again_with_what_was_paid() {
    let mut table = table();
    let other = usize::from(table.column(1, 0, 300, 3));
    // Seat 1 can lead on from a column of five only, and has two pieces.
    table.edit(|truth| {
        truth.columns[1].height = 5;
        truth.columns[other].outgoing = 1;
        (truth.builders[Seat(1)].grey, truth.builders[Seat(1)].yellow) = (2, 0);
        truth.builders[Seat(0)].yellow = 0;
    });
    let mut unpaid = table.clone();
    unpaid.build(0, Grey(2), 90);
    assert_eq!((unpaid.asked(), unpaid.offers(1)), (1, vec![Command::Pass]));
    // Without a choice of colours it is paid at once.
    carry(&mut table, Held::Grey, sweep([-100, 300], [60, 300], 8));
    assert!(table.state.builders[Seat(1)].grey >= 4, "{:?}", table.told);
    table.build(0, Grey(2), 90);
    assert_eq!((table.asked(), table.state.blocked), (1, false));
    let build = table.aim(1, Grey(4), 90);
    table.attempt(Seat(1).into(), Command::Build(build)).unwrap();
}

#[test]
fn clause_11_5_discs_make_a_column_and_are_straightened() {
    let mut table = table();
    carry(&mut table, Held::Grey, down(-55.0, 112.0, 5.4, 0));
    let rising = hand(&table).rising.unwrap();
    let off = (rising.at.x - -5_500).abs().max((rising.at.y - 11_200).abs());
    assert!(off < 60, "a steady hand puts it within half a millimetre or so: {rising:?}");
    carry(&mut table, Held::Grey, down(-53.0, 112.0, 15.4, 0));
    assert_eq!((hand(&table).height(), hand(&table).rising.unwrap().at), (2, rising.at));
    // Too far off the middle; beside it; from so high that it is not where it was let go.
    carry(&mut table, Held::Grey, down(-49.0, 112.0, 25.4, 0));
    assert_eq!(missed(&table), Some((Missed::Elsewhere, None)));
    carry(&mut table, Held::Grey, down(-10.0, 150.0, 5.4, 0));
    assert_eq!(missed(&table), Some((Missed::Elsewhere, None)));
    assert_eq!(hand(&table).height(), 2);
    carry(&mut table, Held::Yellow, down(-55.0, 112.0, 25.4, 0));
    assert_eq!(hand(&table).rising.unwrap().height(), 3);
    assert_eq!(table.refused(Seat(0), Command::Lift { piece: Held::Grey }), "7.1 yellow-is-top");
}

#[test]
fn clause_11_6_a_road_and_its_car_must_lie_as_the_rules_ask() {
    let mut table = table();
    carry(&mut table, Held::Grey, down(-55.0, 108.0, 5.4, 0));
    // Level from a column of one to another of one: the rules ask for a step.
    carry(&mut table, Held::Road, down(-55.0, 54.0, 12.5, 90));
    assert_eq!(missed(&table), Some((Missed::Elsewhere, Some("4.3"))), "{:?}", table.told);
    assert!(hand(&table).laid.is_none());
    // An exit with its bonus car.
    let mut table = self::table();
    let exit = carrying(table.aim(0, Exit, 90), &[car(57)]);
    table.commit(exit);
    assert_eq!(table.state.cars.len(), 3);
    assert_eq!(table.asked(), 1, "nothing more can be placed");
}

/// Wood alone would roll to the side there, by more than ten degrees.
#[test]
fn clause_11_6_a_road_let_go_where_it_belongs_lies_flat_across_a_steeper_one() {
    let mut table = table();
    let shared = table.junction(0, 0, 200, 2);
    table.build(shared, Junction(4), -20);
    table.turn_of(0);
    let across = table.aim(shared, Grey(1), -95);
    table.attempt(Seat(0).into(), Command::Build(across)).unwrap();
    while table.state.hand.as_ref().is_some_and(|hand| hand.plan.is_some()) {
        let next = table.offers(0).remove(0);
        table.play(Seat(0), next);
        assert_eq!(missed(&table), None);
    }
    assert_eq!(table.state.roads.len(), 4);
}

#[test]
fn clause_11_7_an_announced_build_is_carried_by_the_same_hand() {
    let mut table = table();
    let build = table.aim(0, Junction(2), 90);
    let wrong = table.aim(0, Grey(3), 90);
    assert_eq!(table.refused(Seat(0), Command::Build(wrong)), "4.3 wrong-height column-0");
    table.attempt(Seat(0).into(), Command::Build(build.clone())).unwrap();
    assert_eq!(hand(&table).plan, Some(build.clone()));
    assert_eq!(table.refused(Seat(0), Command::Build(build)), "11.7 clear-first");
    assert_eq!(table.refused(Seat(0), Command::Lift { piece: Held::Road }), "11.7 as-planned");
    assert!(table.offers(0).contains(&Command::Lift { piece: Held::Grey }));
    let mut built = self::table();
    let road = built.build(0, Junction(2), 90);
    let column = built.state.columns[usize::from(road.column.unwrap())];
    assert!(column.junction && column.height == 2);
    let off = column.at.to_point().distance(spot(-55, 109).to_point());
    assert!(off < 6.0, "about where it was to stand: {column:?}");
}

#[test]
fn clause_11_9_a_turn_in_which_too_much_falls_can_be_given_up() {
    let mut table = table();
    // Onto the table where nothing but a column can begin: a road is taken back every time.
    let astray = down(0.0, 250.0, 3.0, 0);
    for missed in 0..5 {
        assert_eq!(hand(&table).missed, missed);
        assert_eq!(table.refused(Seat(0), Command::Pass), "4.8 not-blocked");
        carry(&mut table, Held::Road, astray.clone());
    }
    assert!(table.offers(0).contains(&Command::Pass));
    carry(&mut table, Held::Grey, down(-55.0, 112.0, 5.4, 0));
    assert_eq!(table.refused(Seat(0), Command::Pass), "11.8 clear-first");
    table.play(Seat(0), Command::Clear);
    table.play(Seat(0), Command::Pass);
    assert_eq!((table.asked(), table.state.passes), (1, 1));
    assert_eq!(hand(&table), Hand { idle: 1, ..Hand::default() });
}

/// What players pay each other would go round for ever.
#[test]
fn clause_11_9_two_rounds_without_a_build_end_the_game() {
    let mut table = table();
    for turn in 0..4u8 {
        // A penalty of the turn before lets everybody try again, as by rule 10.5.
        table.edit(|truth| truth.passes = 0);
        assert_eq!(table.asked(), turn % 2);
        table.edit(|truth| truth.hand.as_mut().unwrap().missed = 5);
        table.play(Seat(turn % 2), Command::Pass);
    }
    assert_eq!(table.ending().1, "all-blocked");
}

#[test]
fn clause_11_8_a_column_can_be_taken_down_and_a_turn_finished_early() {
    let mut table = table();
    assert_eq!(table.refused(Seat(0), Command::Clear), "11.8 nothing-to-clear");
    assert_eq!(table.refused(Seat(0), Command::Done), "11.8 no-road-yet");
    carry(&mut table, Held::Grey, down(-55.0, 112.0, 5.4, 0));
    assert_eq!(table.refused(Seat(0), Command::Pass), "11.8 clear-first");
    table.play(Seat(0), Command::Clear);
    assert_eq!(pieces(&table), pieces(&self::table()));
    // An exit whose car nobody places.
    let exit = carrying(table.aim(0, Exit, 90), &[car(57)]);
    table.attempt(Seat(0).into(), Command::Build(exit)).unwrap();
    for _ in 0..20 {
        if hand(&table).laid.is_some() {
            break;
        }
        let next = table.offers(0).remove(0);
        table.play(Seat(0), next);
    }
    table.play(Seat(0), Command::Done);
    assert_eq!((table.asked(), table.state.cars.len(), table.state.roads.len()), (1, 2, 3));
}

#[test]
fn a_film_ends_as_the_act_did_and_none_is_made_by_another_engine() {
    let mut table = table();
    table.play(Seat(0), Command::Lift { piece: Held::Grey });
    let before = table.state.view(Viewer::Seat(Seat(0)));
    let path = sweep([55, 60], [112, -60], 12);
    table.play(Seat(0), Command::Carry { path, settled: None });
    let Some(Event::SetDown { piece, seed, path, slip, engine, knocked, .. }) = table.told.first()
    else {
        panic!("{:?}", table.told);
    };
    let (piece, seed, path, slip) = (*piece, *seed, path.clone(), *slip);
    let film = |engine: String| {
        let flown = Flown { piece, seed, path: path.clone(), slip, engine };
        TokyoHighway::ask(&before, &Question::Film(flown))
    };
    let Ok(Answer::Film(frames)) = film(engine.clone()) else { panic!("there is no film") };
    let moved: Vec<Piece> = frames.last().unwrap().moved.iter().map(|one| one.piece).collect();
    assert!(knocked.iter().all(|piece| moved.contains(piece)), "{knocked:?} in {moved:?}");
    let why = film("another 1.0".to_owned()).unwrap_err().to_string();
    assert!(why.contains("another 1.0 worked it out"), "{why}");
}
