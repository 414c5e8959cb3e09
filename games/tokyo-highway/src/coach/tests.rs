use contract::coach::{Coach, follow};
use contract::{Arg, Chance, Entry, Game, Offers, Seat, Silent, Viewer};

use super::terms::TERMS;
use super::{Foreman, builds, meant, playing};
use crate::aim::{Target, Tips, aim};
use crate::command::{Build, Command, Goal};
use crate::geometry::Heading;
use crate::hand::{Hand, Landing, Path, Settled, Slip};
use crate::lists::WORDS;
use crate::setup::{Mode, Setup, Start};
use crate::truth::{TokyoHighway, Truth};

fn opening(seats: usize, mode: Mode) -> TokyoHighway {
    let setup = Setup { start: Start::Seat0, mode, ..Setup::default() };
    TokyoHighway::open(&setup, seats, &mut Chance::from_number(7)).unwrap()
}

/// A match after that many commands, each the first that is offered.
fn after(seats: usize, commands: usize) -> TokyoHighway {
    let mut state = opening(seats, Mode::Blueprint);
    for _ in 0..commands {
        let seat = state.asked();
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        if offers.list.is_empty() {
            break;
        }
        let entry = Entry::new(seat, 0, offers.list.remove(0));
        state.play(&entry, &mut Chance::from_number(1), &mut Silent).unwrap();
    }
    state
}

fn term(name: &str) -> usize {
    TERMS.iter().position(|term| *term == name).unwrap()
}

/// How often a term came true in so many play-outs after a course.
fn often(world: &TokyoHighway, course: &[Command], name: &str) -> usize {
    let seat = world.asked();
    let after = follow(world, seat, course, &mut Chance::from_number(0));
    let came_true = |number: &u64| {
        let mut chance = Chance::from_number(*number);
        playing::play_out(world, after.clone(), seat, &mut chance).terms.has(term(name))
    };
    (0..10).filter(came_true).count()
}

/// The first seat has built a road up across the second one's front.
fn crossing_ahead() -> TokyoHighway {
    let state = opening(2, Mode::Blueprint);
    let build = aim(0, &state.columns[0], Target::Grey(2), Heading(3_000), Tips::CENTRED);
    follow(&state, Seat(0), &[Command::Build(build)], &mut Chance::from_number(0))
}

#[test]
fn play_outs_end_anywhere_and_shares_sum_to_one() {
    for seats in 2..=4 {
        for commands in [0, seats, 3 * seats, 9 * seats] {
            let state = after(seats, commands);
            let mut chance = Chance::from_number(3);
            let played = playing::play_out(&state, state.clone(), Seat(0), &mut chance);
            let sum: f64 = played.shares.values().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{seats} after {commands}: {sum}");
        }
    }
}

#[test]
fn the_same_chance_gives_the_same_play_out_and_another_one_another() {
    let state = crossing_ahead();
    let played = |number: u64| {
        let mut chance = Chance::from_number(number);
        playing::play_out(&state, state.clone(), Seat(1), &mut chance)
    };
    assert_eq!(played(1), played(1));
    assert!((2..12).any(|number| played(number).shares != played(1).shares));
}

#[test]
fn cars_placed_with_the_build_are_noticed() {
    let world = crossing_ahead();
    let mut chance = Chance::from_number(0);
    let courses = builds::courses(&world, Seat(1), &mut chance);
    let cars = |course: &Vec<Command>| match &course[..] {
        [Command::Build(build)] => build.cars.len(),
        _ => 0,
    };
    let crossing = courses.iter().find(|course| cars(course) == 1).unwrap();
    let column = &world.columns[1];
    let away = aim(1, column, Target::Grey(2), Heading(27_000), Tips::CENTRED);
    let quiet = &[Command::Build(away)];
    assert_eq!(often(&world, crossing, "places-car"), 10);
    assert_eq!(often(&world, crossing, "places-two"), 0);
    assert_eq!(often(&world, quiet, "places-car"), 0);
    assert_eq!(often(&world, crossing, "wins"), 0);
}

#[test]
fn ending_the_only_highway_is_noticed() {
    let world = opening(2, Mode::Blueprint);
    let base = &world.columns[0];
    let exit = aim(0, base, Target::Exit, Heading(9_000), Tips::CENTRED);
    let road = aim(0, base, Target::Grey(2), Heading(9_000), Tips::CENTRED);
    assert_eq!(often(&world, &[Command::Build(exit.clone())], "stuck"), 10);
    assert_eq!(often(&world, &[Command::Build(exit)], "stuck-later"), 10);
    assert_eq!(often(&world, &[Command::Build(road)], "stuck"), 0);
}

#[test]
fn a_last_car_wins_or_lets_a_rival_win() {
    let mut truth = opening(2, Mode::Blueprint).truth;
    truth.builders[Seat(0)].cars = 1;
    let world = TokyoHighway::new(truth.clone());
    let base = &world.columns[0];
    let mut exit = aim(0, base, Target::Exit, Heading(9_000), Tips::CENTRED);
    let survey = world.survey(Seat(0), &exit).unwrap();
    exit.cars = world.parking(Seat(0), &survey);
    assert_eq!(often(&world, &[Command::Build(exit)], "wins"), 10);
    // The other one has a last car and an exit to put it on.
    truth.builders[Seat(0)].cars = 9;
    truth.builders[Seat(1)].cars = 1;
    let world = TokyoHighway::new(truth);
    let road = aim(0, base, Target::Grey(2), Heading(9_000), Tips::CENTRED);
    assert_eq!(often(&world, &[Command::Build(road)], "rival-wins"), 10);
}

#[test]
fn the_last_road_wasted_is_noticed() {
    let mut truth = opening(2, Mode::Blueprint).truth;
    truth.builders[Seat(0)].roads = 1;
    let world = TokyoHighway::new(truth);
    let road = aim(0, &world.columns[0], Target::Grey(2), Heading(9_000), Tips::CENTRED);
    let mut state = follow(&world, Seat(0), &[Command::Build(road)], &mut Chance::from_number(0));
    assert_eq!(state.builders[Seat(0)].roads, 0);
    // A rival builds, and the turn comes back to a player without a road: out, and it is over.
    state.truth.builders[Seat(1)].cars = 9;
    let played = playing::play_out(&world, state, Seat(0), &mut Chance::from_number(1));
    assert_eq!(played.shares[Seat(1)], 1.0);
}

#[test]
fn courses_can_be_played_and_little_of_them_is_alike() {
    for (seats, commands) in [(2, 0), (2, 8), (3, 0), (3, 12), (4, 14)] {
        let world = after(seats, commands);
        let seat = world.asked();
        let mut chance = Chance::from_number(1);
        let courses = builds::courses(&world, seat, &mut chance);
        assert!((1..=8).contains(&courses.len()), "{}", courses.len());
        for (idx, course) in courses.iter().enumerate() {
            let entry = Entry::new(seat, 0, course[0].clone());
            assert_eq!(world.judge(&entry), Ok(()));
            for other in &courses[..idx] {
                assert!(!Foreman::default().is_same(&world, course, other) || course == other);
            }
        }
    }
}

#[test]
fn a_degree_makes_no_difference_and_a_right_angle_does() {
    let world = opening(2, Mode::Blueprint);
    let base = &world.columns[0];
    let to = |heading| aim(0, base, Target::Grey(2), Heading(heading), Tips::CENTRED);
    assert!(builds::is_alike(&world, &to(9_000), &to(9_100)));
    assert!(!builds::is_alike(&world, &to(9_000), &to(18_000)));
    let junction = aim(0, base, Target::Junction(2), Heading(9_000), Tips::CENTRED);
    assert!(!builds::is_alike(&world, &to(9_000), &junction));
}

/// The first seat has announced a build by hand.
fn announced() -> (TokyoHighway, Build) {
    let mut state = opening(2, Mode::HandBuilt);
    let build = aim(0, &state.columns[0], Target::Grey(2), Heading(9_000), Tips::CENTRED);
    state.truth.hand = Some(Hand { plan: Some(build.clone()), ..Hand::default() });
    (state, build)
}

#[test]
fn what_was_announced_by_hand_counts_as_built() {
    let (state, build) = announced();
    let finished = meant::finished(state.clone());
    assert!(!finished.is_by_hand() && finished.active == Seat(1));
    assert_eq!(finished.columns.len(), state.columns.len() + 1);
    // A piece in the air changes nothing.
    let mut chance = Chance::from_number(5);
    let lift = Command::Lift { piece: crate::hand::Held::Grey };
    let lifted = follow(&state, Seat(0), std::slice::from_ref(&lift), &mut chance);
    assert!(lifted.hand.as_ref().unwrap().lifted.is_some());
    let mut coach = Foreman::default();
    let worth = coach.judge(&state).unwrap();
    assert_eq!(coach.judge(&lifted), Some(worth));
    let luck = coach.luck(&state, &Entry::new(Seat(0), 0, lift), &lifted).unwrap();
    assert!(luck.values().all(|share| *share == 0.0));
    // A turn is one decision, about the build that was meant.
    let before = opening(2, Mode::HandBuilt);
    let announcement = [Command::Build(build.clone())];
    assert!(coach.goes_on(&before, Seat(0), &announcement, &state));
    assert!(!coach.goes_on(&before, Seat(0), &announcement, &finished));
    assert_eq!(meant::build_of(&announcement), Some(build));
}

#[test]
fn what_was_not_announced_is_what_came_to_rest() {
    let (_, build) = announced();
    let carry = |landing, knocked| {
        let slip = Slip { x: 0, y: 0, spin: 0 };
        let settled = Some(Settled { engine: String::new(), slip, knocked, landing });
        Command::Carry { path: Path(Vec::new()), settled }
    };
    let crashed = carry(Landing::Across(build.clone()), vec![crate::pieces::Piece::Car(0)]);
    assert_eq!(meant::build_of(std::slice::from_ref(&crashed)), None);
    let spot = crate::pieces::Parking { along: 5_000, across: 0 };
    let course = [
        crashed,
        carry(Landing::Across(build.clone()), vec![]),
        carry(Landing::Parked(spot), vec![]),
    ];
    let mut parked = build;
    parked.cars.push(spot);
    assert_eq!(meant::build_of(&course), Some(parked));
}

#[test]
fn by_hand_the_same_builds_are_compared() {
    let state = opening(2, Mode::HandBuilt);
    let mut chance = Chance::from_number(1);
    let courses = builds::courses(&state, Seat(0), &mut chance);
    let exit = |course: &Vec<Command>| {
        matches!(&course[..], [Command::Build(Build { to: Goal::Exit { .. }, .. })])
    };
    assert!(courses.len() > 2 && !courses.iter().any(exit));
    let mut coach = Foreman::default();
    let weighed = coach.weigh(&state, Seat(0), &courses[0], &mut Chance::from_number(2)).unwrap();
    let after = follow(&state, Seat(0), &courses[0], &mut Chance::from_number(2));
    let played = coach.play_out(&state, after, Seat(0), &mut Chance::from_number(2));
    assert_eq!(weighed, played.shares, "an announcement is as good as the build");
}

#[test]
fn whoever_is_blocked_keeps_little_of_its_chance() {
    let mut truth = opening(2, Mode::Blueprint).truth;
    let (road, exit) = (Target::Grey(2), Target::Exit);
    let share = |truth: &Truth, target| {
        let world = TokyoHighway::new(truth.clone());
        let build = aim(0, &world.columns[0], target, Heading(9_000), Tips::CENTRED);
        let course = [Command::Build(build)];
        let after = follow(&world, Seat(0), &course, &mut Chance::from_number(0));
        playing::play_out(&world, after, Seat(0), &mut Chance::from_number(1)).shares[Seat(0)]
    };
    // Six cars ahead: with a way on that is a lead, and without one it hardly counts.
    truth.builders[Seat(0)].cars = 3;
    let (goes_on, ends) = (share(&truth, road), share(&truth, exit));
    assert!(goes_on > 0.6 && ends < 0.45, "{goes_on} {ends}");
}

#[test]
fn running_out_is_noticed_where_it_ends_the_match() {
    let mut truth = opening(2, Mode::Blueprint).truth;
    truth.builders[Seat(0)].grey = 2;
    truth.builders[Seat(0)].yellow = 0;
    let world = TokyoHighway::new(truth);
    let road = aim(0, &world.columns[0], Target::Grey(2), Heading(9_000), Tips::CENTRED);
    assert_eq!(often(&world, &[Command::Build(road)], "runs-out"), 10);
}

#[test]
fn builds_are_said_in_short() {
    let world = crossing_ahead();
    let courses = builds::courses(&world, Seat(1), &mut Chance::from_number(0));
    let said =
        |course: &[Command]| Foreman::default().say(&world.view(Viewer::Seat(Seat(1))), course);
    let crossing = |course: &Vec<Command>| {
        said(course).unwrap().args.iter().any(|(name, arg)| {
            name == "crossing" && matches!(arg, Arg::Phrase(phrase) if phrase.key == "said-under")
        })
    };
    assert!(courses.iter().any(crossing) && !courses.iter().all(crossing));
    assert_eq!(said(&[Command::Pass]), None);
    let keys = ["said-height", "said-junction", "said-exit", "said-nothing", "said-over"];
    let keys = keys.iter().chain(&["said-under", "said-both", "said-number", "said-more"]);
    for (language, words) in WORDS {
        let missing = keys.clone().find(|key| !words.contains(&format!("\n{key} =")));
        assert_eq!(missing, None, "{language}");
    }
}
