//! Pointers over the table: what they come to is what the rules say.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use contract::{About, Ask, Awaiting, Chance, Entry, Game, Refusal, Seat, Silent, Viewer, clauses};
use tokyo_highway::aim::Target;
use tokyo_highway::geometry::{Heading, Spot};
use tokyo_highway::mind::ask::{Answer, Question};
use tokyo_highway::pieces::{Parking, Shape};
use tokyo_highway::trace::question::{Part, Site, Trace, Traced};
use tokyo_highway::truth::Truth;
use tokyo_highway::{Build, Command, Goal, Setup, TokyoHighway};

fn open(seats: usize, number: u64) -> TokyoHighway {
    TokyoHighway::open(&Setup::default(), seats, &mut Chance::from_number(number)).unwrap()
}

/// A game at random, command by command.
fn walk(seats: usize, number: u64, mut look: impl FnMut(&TokyoHighway, Seat, &mut Chance)) {
    let mut chance = Chance::from_number(number);
    let mut state = open(seats, number);
    while let Awaiting::Seats(waiting) = state.awaiting() {
        let seat = waiting.must.iter().next().unwrap();
        look(&state, seat, &mut chance);
        let command = state.sample(seat, &mut chance).unwrap();
        state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent).unwrap();
    }
}

fn between(chance: &mut Chance, least: i32, most: i32) -> i32 {
    least + chance.below((most - least) as u32 + 1) as i32
}

/// A pointer somewhere round some column, often within reach of it.
fn random_trace(state: &TokyoHighway, chance: &mut Chance) -> Trace {
    let base = chance.idx(state.columns.len());
    let column = state.columns[base];
    let way = Heading(between(chance, 0, 35_999)).unit() * f64::from(between(chance, 60, 140));
    let pointer = Spot::nearest(column.at.to_point() + way);
    let height = column.height;
    let to = match chance.below(8) {
        0 => Target::Exit,
        1 => Target::Junction(chance.below(9) as u8),
        2 => Target::Grey(chance.below(9) as u8),
        3 | 4 => Target::Grey(height.saturating_sub(1)),
        _ => Target::Grey(height + 1),
    };
    let by_hand = chance.below(3) == 0;
    let mut tip = |most: i32| if by_hand { between(chance, -most, most) } else { 0 };
    let (aside, far_aside, past) = (tip(500), tip(500), tip(900));
    Trace {
        base: base as u8,
        pointer,
        to,
        past: by_hand.then_some(past),
        aside,
        far_aside,
        cars: (chance.below(6) == 0).then(|| {
            (0..chance.below(3))
                .map(|_| Parking { along: between(chance, 0, 11_400), across: 0 })
                .collect()
        }),
        snap: chance.below(2) == 0,
    }
}

/// A pointer at a place, with nothing set by hand.
fn plain(base: u8, pointer: Spot, to: Target) -> Trace {
    Trace { base, pointer, to, past: None, aside: 0, far_aside: 0, cars: None, snap: false }
}

fn judged(state: &TokyoHighway, seat: Seat, command: Command) -> Result<(), Refusal> {
    state.judge(&Entry::new(seat, 0, command))
}

/// Everything that holds for whatever a pointer comes to.
fn holds(state: &TokyoHighway, seat: Seat, asked: Seat, trace: &Trace, traced: &Traced) {
    let command = Command::Build(traced.build.clone());
    let tried = state.try_out(seat, &command);
    let verdict = judged(state, seat, command);
    let shown = format!("{trace:?}\n{traced:#?}");
    assert_eq!(traced.wait.is_some(), seat != asked || state.raising, "{shown}");
    assert_eq!(verdict.is_ok(), traced.wait.is_none() && traced.faults.is_empty(), "{shown}");
    match (&traced.wait, traced.faults.first()) {
        (Some(wait), _) => assert_eq!(verdict.unwrap_err(), *wait, "{shown}"),
        (None, Some(first)) => assert_eq!(verdict.unwrap_err(), *first, "{shown}"),
        (None, None) => {}
    }
    if !state.raising {
        assert_eq!(tried.err(), traced.faults.first().cloned(), "{shown}");
    }
    let near = |clause: &str| clause == "5.3" || clause == "5.5" || clause == "4.6";
    let touches = traced.faults.iter().any(|fault| near(&fault.clause));
    let too_near = traced.nearest.as_ref().is_some_and(|near| near.spare < 0);
    assert_eq!(touches, too_near, "{shown}");
    let earning = traced.crossings.iter().filter(|crossing| crossing.earns).count();
    let exit = matches!(traced.build.to, Goal::Exit { .. });
    // What comes closer than the clearance crosses nothing, and nor does a road that cannot lie.
    if !traced.faults.iter().any(|fault| fault.clause == "5.5" || fault.clause == "5.1") {
        assert_eq!(usize::from(traced.earned), earning + usize::from(exit), "{shown}");
    }
    if traced.snapped {
        let by_cars = traced.faults.iter().all(|fault| fault.clause.starts_with("6."));
        assert!(trace.snap && by_cars, "{shown}");
    }
    for car in traced.build.cars.iter().filter(|_| trace.cars.is_none()) {
        let mut free = traced.stretches.iter().map(|stretch| stretch.from..=stretch.to);
        assert!(free.any(|free| free.contains(&car.along)), "{shown}");
    }
}

#[test]
fn a_pointer_comes_to_what_the_rules_say() {
    let known: BTreeSet<String> =
        clauses(TokyoHighway::META.rules).map(|clause| clause.number.to_string()).collect();
    let (mut legal, mut faulty, mut snapped, mut several) = (0, 0, 0, 0);
    let mut named = BTreeSet::new();
    for (seats, number) in [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6), (4, 7)] {
        walk(seats, number, |state, asked, chance| {
            for _ in 0..40 {
                let trace = random_trace(state, chance);
                // On turn, off turn, and for the owner of the base.
                let owner = state.columns[usize::from(trace.base)].owner;
                let seat = [asked, Seat(chance.idx(seats) as u8), owner][chance.idx(3)];
                let traced = state.trace(seat, &trace).unwrap();
                holds(state, seat, asked, &trace, &traced);
                legal += usize::from(traced.faults.is_empty());
                faulty += usize::from(!traced.faults.is_empty());
                snapped += usize::from(traced.snapped);
                several += usize::from(traced.faults.len() > 1);
                named.extend(traced.faults.iter().map(|fault| fault.clause.to_string()));
                named.extend(traced.crossings.iter().map(|crossing| crossing.clause.clone()));
            }
        });
    }
    assert!(legal > 500 && faulty > 1_000, "{legal} legal, {faulty} not");
    assert!(snapped > 50 && several > 300, "{snapped} snapped, {several} with several faults");
    assert!(named.is_subset(&known), "{named:?}");
    assert!(named.len() >= 12, "{named:?}");
}

#[test]
fn a_pointer_within_reach_is_followed_exactly() {
    let state = open(2, 0);
    let seat = state.active;
    let (number, base) = state.open_bases(seat).next().unwrap();
    for (x, y) in [(0, 9_900), (1_500, 10_500), (-2_000, 11_000), (777, 12_200)] {
        let pointer = Spot { x: base.at.x + x, y: base.at.y + y };
        let traced = state.trace(seat, &plain(number, pointer, Target::Grey(2))).unwrap();
        let Goal::Column { at, .. } = traced.build.to else { panic!("a column") };
        assert_eq!(at, pointer);
        assert!(traced.faults.is_empty(), "{:?}", traced.faults);
        assert!((traced.build.past - traced.far_past).abs() < 40, "both ends share the room");
    }
    // Beyond it, the ghost stays on the line to the pointer.
    let far = Spot { x: base.at.x, y: base.at.y + 40_000 };
    let traced = state.trace(seat, &plain(number, far, Target::Grey(2))).unwrap();
    let Goal::Column { at, .. } = traced.build.to else { panic!("a column") };
    assert_eq!(at.x, base.at.x);
    assert!(traced.faults.is_empty() && at.y - base.at.y < 12_500, "{at:?}");
}

/// The opening of two with a column put up by hand.
fn with_column(x: i32, y: i32, height: u8) -> (TokyoHighway, Seat, u8, Spot) {
    let state = open(2, 0);
    let seat = state.active;
    let (number, base) = state.open_bases(seat).next().unwrap();
    let at = Spot { x: base.at.x + x, y: base.at.y + y };
    let mut truth = Truth::clone(&state);
    let mut other = truth.columns[usize::from(number)];
    (other.at, other.height, other.owner) = (at, height, Seat(1 - seat.0));
    truth.columns.push(other);
    (TokyoHighway::new(truth), seat, number, base.at)
}

#[test]
fn gaps_are_measured_sideways_to_a_hundredth() {
    // Columns 19 across: 19.45 from centre to centre leaves 0.45.
    let (state, seat, number, base) = with_column(1_945, 11_000, 2);
    let pointer = Spot { x: base.x, y: base.y + 11_000 };
    let traced = state.trace(seat, &plain(number, pointer, Target::Grey(2))).unwrap();
    let near = traced.nearest.unwrap();
    assert_eq!((near.piece.as_str(), near.part), ("column-2", Part::Column));
    assert_eq!((near.gap, near.spare, traced.clearance), (45, 15, 30));
    // The side of the road is 5 from its axis: 14.7 leaves 0.2 beside a column, which is too
    // little where the column is as high as the road.
    let (state, seat, number, base) = with_column(1_470, 5_500, 3);
    let pointer = Spot { x: base.x, y: base.y + 11_000 };
    let traced = state.trace(seat, &plain(number, pointer, Target::Grey(2))).unwrap();
    let near = traced.nearest.unwrap();
    assert_eq!((near.part, near.gap, near.spare), (Part::Road, 20, -10));
    assert_eq!(traced.faults[0].clause, "5.5");
    assert_eq!(traced.faults[0].pieces, ["column-2"]);
}

#[test]
fn a_snapped_road_slides_along_what_is_in_the_way() {
    let (state, seat, number, base) = with_column(1_800, 11_000, 2);
    let pointer = Spot { x: base.x, y: base.y + 11_000 };
    let free = plain(number, pointer, Target::Grey(2));
    assert_eq!(state.trace(seat, &free).unwrap().faults[0].clause, "4.6");
    let traced = state.trace(seat, &Trace { snap: true, ..free }).unwrap();
    assert!(traced.snapped && traced.faults.is_empty());
    let near = traced.nearest.unwrap();
    assert!((0..12).contains(&near.spare), "close to what it slides along: {near:?}");
    let Goal::Column { at, .. } = traced.build.to else { panic!("a column") };
    assert!((at.x - pointer.x).abs() < 250 && (at.y - pointer.y).abs() < 250, "{at:?}");
}

/// The pointer that means a build.
fn pointing_at(state: &TokyoHighway, build: &Build) -> Trace {
    let base = state.columns[usize::from(build.base)].at.to_point();
    let (pointer, to, far_aside) = match build.to {
        Goal::Column { at, height, junction: true, aside } => (at, Target::Junction(height), aside),
        Goal::Column { at, height, aside, .. } => (at, Target::Grey(height), aside),
        Goal::Exit { heading } => (Spot::nearest(base + heading.unit() * 110.0), Target::Exit, 0),
    };
    let (past, aside) = (Some(build.past), build.aside);
    Trace { base: build.base, pointer, to, past, aside, far_aside, cars: None, snap: true }
}

#[test]
fn every_good_build_can_be_pointed_at_and_its_cars_moved() {
    let mut seen = 0;
    for number in 0..6 {
        walk(2, number, |state, seat, _| {
            for build in state.good_builds(seat) {
                let traced = state.trace(seat, &pointing_at(state, &build)).unwrap();
                assert_eq!(traced.build, build);
                assert!(!traced.snapped && traced.faults.is_empty());
                let at = |along: i32| {
                    let cars = [Parking { along, across: 0 }].into_iter().collect();
                    let build = Build { cars, ..build.clone() };
                    judged(state, seat, Command::Build(build)).is_ok()
                };
                for stretch in &traced.stretches {
                    assert!(at(stretch.from) && at(stretch.to));
                    assert!(!at(stretch.from - 1) && !at(stretch.to + 1), "{stretch:?}");
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn the_last_exit_is_a_dead_end() {
    let state = open(2, 0);
    let seat = state.active;
    let (number, base) = state.open_bases(seat).next().unwrap();
    let pointer = Spot { x: base.at.x, y: base.at.y + 11_000 };
    let exit = state.trace(seat, &plain(number, pointer, Target::Exit)).unwrap();
    assert!(exit.faults.is_empty() && exit.dead_end_known);
    assert_eq!(exit.dead_end.unwrap().clause, "8.4");
    let road = state.trace(seat, &plain(number, pointer, Target::Grey(2))).unwrap();
    assert!(road.dead_end.is_none() && road.dead_end_known);
}

#[test]
fn a_dead_end_leaves_nothing_on_the_lattice() {
    let (mut ends, mut open) = (0, 0);
    for number in 0..12 {
        walk(2, number, |state, seat, _| {
            if state.blocked {
                return;
            }
            let view = state.view(Viewer::Seat(seat));
            for build in state.good_builds(seat) {
                let question = Question::DeadEnd { build: build.clone() };
                let Ok(Answer::DeadEnd(end)) = TokyoHighway::ask(&view, &question) else {
                    panic!("a legal build has an answer");
                };
                let mut after = state.clone();
                let entry = Entry::new(seat, 0, Command::Build(build));
                after.play(&entry, &mut Chance::from_number(0), &mut Silent).unwrap();
                let done = after.builders[seat].cars == 0;
                let stuck = after.first_build(seat).is_none();
                assert_eq!(end.is_some(), stuck && !done, "{end:?}");
                ends += usize::from(end.is_some());
                open += usize::from(end.is_none());
            }
        });
    }
    assert!(ends > 5 && open > 100, "{ends} dead ends, {open} open");
}

#[test]
fn a_band_holds_only_what_can_stand() {
    let mut looked = 0;
    walk(4, 9, |state, asked, _| {
        let view = state.view(Viewer::Seat(asked));
        for (number, base) in state.open_bases(asked) {
            let to = Target::Grey(base.height + 1);
            let question = Question::Band { base: number, to };
            let Ok(Answer::Band(band)) = TokyoHighway::ask(&view, &question) else {
                panic!("a base has a band");
            };
            assert!(band.least < band.greatest);
            for way in &band.ways {
                for away in [way.from, way.to] {
                    let unit = way.heading.unit() * (f64::from(away) / 100.0);
                    let pointer = Spot::nearest(base.at.to_point() + unit);
                    let traced = state.trace(asked, &plain(number, pointer, to)).unwrap();
                    assert!(traced.faults.is_empty(), "{way:?}: {:?}", traced.faults);
                    looked += 1;
                }
            }
        }
    });
    assert!(looked > 1_000, "{looked}");
}

#[test]
fn sites_of_buildings_are_judged_alike() {
    let (mut legal, mut faulty, mut snapped) = (0, 0, 0);
    for number in 0..8 {
        walk(4, number, |state, asked, chance| {
            if !state.raising {
                return;
            }
            for _ in 0..100 {
                let mut offset = || between(chance, -30_000, 30_000);
                let at = Spot { x: offset(), y: offset() };
                let heading = Heading(between(chance, 0, 35_999));
                let shape = Shape::ALL[chance.idx(4)];
                let site = Site { shape, at, heading, snap: chance.below(2) == 0 };
                let view = state.view(Viewer::Seat(asked));
                let Ok(Answer::Site(sited)) = TokyoHighway::ask(&view, &Question::Site(site))
                else {
                    panic!("a site has an answer");
                };
                let verdict = judged(state, asked, sited.command.clone());
                assert_eq!(verdict.err(), sited.faults.first().cloned());
                let touches = sited.faults.iter().any(|fault| fault.why.key == "building-touches");
                let too_near = sited.nearest.as_ref().is_some_and(|near| near.spare < 0);
                assert_eq!(touches, too_near, "{sited:?}");
                assert!(sited.wait.is_none());
                legal += usize::from(sited.faults.is_empty());
                faulty += usize::from(!sited.faults.is_empty());
                snapped += usize::from(sited.snapped);
            }
        });
    }
    assert!(legal > 300 && faulty > 300 && snapped > 5, "{legal}, {faulty}, {snapped}");
}

#[test]
fn whoever_is_blocked_is_told_why() {
    let (mut blocked, mut free) = (0, 0);
    for number in 0..10 {
        walk(2, number, |state, seat, _| {
            let view = state.view(Viewer::Seat(seat));
            let Ok(Answer::Blocked(why)) = TokyoHighway::ask(&view, &Question::Blocked { seat })
            else {
                panic!("there is always an answer");
            };
            assert_eq!(why.is_some(), state.blocked);
            if let Some(why) = why {
                let bases = state.open_bases(seat).count();
                assert_eq!(why.clause, if bases == 0 { "8.4" } else { "4.9" });
                assert!(why.bases.len() <= bases);
                blocked += 1;
            } else {
                free += 1;
            }
        });
    }
    assert!(blocked > 3 && free > 30, "{blocked}, {free}");
}

#[test]
fn no_numbers_make_the_rules_stumble() {
    let extremes = [i32::MIN, i32::MIN + 1, -52_000, -1, 0, 1, 44_000, i32::MAX - 1, i32::MAX];
    let mut chance = Chance::from_number(3);
    let mut states = Vec::new();
    walk(3, 2, |state, _, _| states.push(state.clone()));
    for state in states.iter().step_by(3) {
        for _ in 0..400 {
            let mut pick = || extremes[chance.idx(extremes.len())];
            let trace = Trace {
                pointer: Spot { x: pick(), y: pick() },
                past: Some(pick()).filter(|past| *past != 1),
                aside: pick(),
                far_aside: pick(),
                cars: Some([Parking { along: pick(), across: pick() }].into_iter().collect()),
                ..random_trace(state, &mut chance)
            };
            let to = [trace.to, Target::Grey(255), Target::Junction(0)][chance.idx(3)];
            let seat = Seat(chance.below(9) as u8);
            let traced = state.trace(seat, &Trace { to, ..trace }).unwrap();
            let command = Command::Build(traced.build);
            assert_eq!(state.try_out(seat, &command).is_ok(), traced.faults.is_empty());
        }
    }
    let unknown = states[0].trace(Seat(0), &plain(250, Spot { x: 0, y: 0 }, Target::Exit));
    assert_eq!(unknown.unwrap_err(), "there is no column 250: the last one is 2".into());
}
