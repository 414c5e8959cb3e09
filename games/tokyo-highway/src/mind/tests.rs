use crate::geometry::{Heading, Level, Spot};
use contract::{
    Actor, Ask, BySeat, Chance, Endless, Entry, Evaluate, Game, Levels, Malformed, Patience, Seat,
    Silent, Skill, Viewer, Window,
};

use super::ask::{Answer, Question};
use super::chances::{Sides, crossable};
use super::prospects::Outlook;
use crate::aim::{Target, Tips, aim};
use crate::candidates::Sweep;
use crate::command::{Build, Command, Goal};
use crate::pieces::Column;
use crate::setup::{Mode, Setup, Start};
use crate::truth::TokyoHighway;

const SKILLS: [Skill; 5] =
    [Skill::Random, Skill::Greedy, Skill::Easy, Skill::Normal, Skill::Search(3)];

fn opening(seats: usize, mode: Mode) -> TokyoHighway {
    let setup = Setup { start: Start::Seat0, mode, ..Setup::default() };
    TokyoHighway::open(&setup, seats, &mut Chance::from_number(7)).unwrap()
}

fn choice(state: &TokyoHighway, skill: Skill, patience: &dyn Patience) -> Command {
    seeded(state, skill, patience, 1)
}

fn seeded(state: &TokyoHighway, skill: Skill, patience: &dyn Patience, seed: u64) -> Command {
    let window = Window::unlisted(state, state.asked(), true);
    let mut bot = TokyoHighway::bot(skill);
    bot.choose(&window, patience, &mut Chance::from_number(seed)).command.unwrap()
}

fn play(state: &mut TokyoHighway, actor: impl Into<Actor>, command: Command) {
    let entry = Entry::new(actor, 0, command);
    state.play(&entry, &mut Chance::from_number(3), &mut Silent).unwrap();
}

/// The first seat has built a road up across the second one's front.
fn crossing_ahead() -> TokyoHighway {
    let mut state = opening(2, Mode::Blueprint);
    let build = aim(0, &state.columns[0], Target::Grey(2), Heading(3_000), Tips::CENTRED);
    play(&mut state, Seat(0), Command::Build(build));
    state
}

/// The most cars that a close look finds, with exits or without.
fn most_cars(state: &TokyoHighway, exits: bool) -> usize {
    let mut found = state.sweep(state.active, &Sweep::OFFERS);
    found.retain(|(build, _)| exits || !matches!(build.to, Goal::Exit { .. }));
    let cars = found.iter().map(|(_, survey)| state.parking(state.active, survey).len());
    cars.max().unwrap_or(0)
}

fn cars_of(command: &Command) -> usize {
    match command {
        Command::Build(build) => build.cars.len(),
        _ => 0,
    }
}

#[test]
fn a_crossing_is_taken_where_there_is_one() {
    let state = crossing_ahead();
    assert_eq!(most_cars(&state, false), 1, "the position offers a crossing");
    for skill in [Skill::Greedy, Skill::Easy, Skill::Normal, Skill::Search(20)] {
        assert_eq!(cars_of(&choice(&state, skill, &Endless)), 1, "{skill}");
    }
}

/// The roads that a build crosses.
fn crossed(state: &TokyoHighway, command: &Command) -> Vec<(u8, Level)> {
    let Command::Build(build) = command else { return Vec::new() };
    state.survey(state.active, build).unwrap().crossed.to_vec()
}

#[test]
fn normal_closes_a_road_that_the_other_could_pass_under() {
    // The first seat builds again, from a column beside its own road, which is in danger.
    let mut truth = crossing_ahead().truth;
    truth.active = Seat(0);
    truth.columns[2].outgoing = 1;
    let at = Spot { x: -3_050, y: 7_200 };
    truth.columns.push(Column { owner: Seat(0), at, height: 2, junction: false, outgoing: 0 });
    let mut state = TokyoHighway::new(truth);
    let closing = (2, Level::Under);
    for seed in 0..4 {
        let command = seeded(&state, Skill::Normal, &Endless, seed);
        let crossed = crossed(&state, &command);
        assert!(crossed.contains(&closing), "{seed}: {command:?} crosses {crossed:?}");
    }
    // Nothing is to be closed where somebody has passed under already.
    state.truth.roads[2].under = true;
    let closes = |seed| {
        let command = seeded(&state, Skill::Normal, &Endless, seed);
        crossed(&state, &command).contains(&closing)
    };
    assert!(!(0..4).all(closes));
}

#[test]
fn closing_an_own_road_counts_for_those_who_deny() {
    // The same build over an own road is worth more while that road is open to the other.
    let state = crossing_ahead();
    let (road, deck) = (2, &state.solids.decks[2]);
    let (over, under) = crossable(state.columns[1].at.to_point(), 1, deck);
    assert!(under && !over, "the second seat can pass under the new road, and not yet over it");
    let taken = Sides::one(road, Level::Under);
    assert_eq!(taken.with(Sides::one(road, Level::Over)).without(taken).len(), 1);
    let outlook = Outlook::of(&state);
    assert!(outlook.prospect(Seat(1)).chances >= 1.0);
    let mut closed = state.truth.clone();
    closed.roads[road].under = true;
    let closed = TokyoHighway::new(closed);
    assert!(Outlook::of(&closed).prospect(Seat(1)).chances < outlook.prospect(Seat(1)).chances);
    assert!(closed.evaluate(Seat(0)) > state.evaluate(Seat(0)));
}

struct Hurried;

impl Patience for Hurried {
    fn is_over(&self) -> bool {
        true
    }
}

#[test]
fn a_search_in_a_hurry_answers_legally() {
    let state = crossing_ahead();
    for skill in [Skill::Hard, Skill::Search(1), Skill::Search(2)] {
        let command = choice(&state, skill, &Hurried);
        assert!(state.allow(Actor::Seat(Seat(1)), &command).is_ok(), "{skill}: {command:?}");
    }
}

/// Every bot answers legally here; what they answer.
fn answers(state: &TokyoHighway) -> Vec<Command> {
    let legal = |skill: Skill| {
        let command = choice(state, skill, &Endless);
        let judged = state.allow(Actor::Seat(state.asked()), &command);
        assert!(judged.is_ok(), "{skill} answers {command:?}: {judged:?}");
        command
    };
    SKILLS.into_iter().map(legal).collect()
}

#[test]
fn every_bot_answers_legally_from_the_raising_of_buildings_to_the_first_turns() {
    for seats in 2..=4 {
        let mut state = opening(seats, Mode::Blueprint);
        for turn in 0..2 * seats {
            let mut commands = answers(&state);
            let command = commands.swap_remove(turn % commands.len());
            let active = state.active;
            play(&mut state, active, command);
        }
        assert!(!state.raising && state.roads.len() > seats);
    }
}

#[test]
fn who_is_blocked_passes() {
    let mut truth = opening(2, Mode::Blueprint).truth;
    truth.columns[0].outgoing = 1;
    truth.blocked = true;
    truth.builders[Seat(0)].stuck = true;
    let answers = answers(&TokyoHighway::new(truth));
    assert!(answers.iter().all(|command| *command == Command::Pass), "{answers:?}");
}

#[test]
fn penalties_are_paid_with_what_is_plenty() {
    let mut state = opening(2, Mode::HandBuilt);
    let fallen = BySeat::from_fn(2, |seat| if seat == Seat(1) { 2 } else { 0 });
    play(&mut state, Actor::Judge, Command::Penalty { payer: Seat(0), fallen });
    assert!(answers(&state)[1..].iter().all(|command| *command == Command::Pay { yellow: 0 }));
    let mut truth = state.truth.clone();
    truth.builders[Seat(0)].grey = 5;
    let short = TokyoHighway::new(truth);
    assert!(answers(&short)[1..].iter().all(|command| *command == Command::Pay { yellow: 2 }));
}

fn is_exit(command: &Command) -> bool {
    matches!(command, Command::Build(Build { to: Goal::Exit { .. }, .. }))
}

#[test]
fn an_exit_that_wins_at_once_is_found() {
    let mut truth = opening(2, Mode::Blueprint).truth;
    truth.builders[Seat(0)].cars = 1;
    let state = TokyoHighway::new(truth);
    for skill in [Skill::Greedy, Skill::Easy, Skill::Normal, Skill::Search(4), Skill::Hard] {
        let command = choice(&state, skill, &Endless);
        assert!(is_exit(&command), "{skill} plays {command:?}");
        let mut after = state.clone();
        play(&mut after, Seat(0), command);
        let outcome = after.awaiting().outcome().cloned();
        assert_eq!(outcome.map(|outcome| outcome.share(Seat(0))), Some(1.0), "{skill}");
    }
}

#[test]
fn the_last_highway_is_not_ended_without_need() {
    let state = opening(2, Mode::Blueprint);
    for skill in [Skill::Easy, Skill::Normal, Skill::Search(8)] {
        assert!(!is_exit(&choice(&state, skill, &Endless)), "{skill}");
    }
    // But if the other can never build again and has more cars left, ending it wins.
    let mut truth = state.truth;
    truth.builders[Seat(1)].stuck = true;
    let state = TokyoHighway::new(truth);
    for skill in [Skill::Easy, Skill::Normal, Skill::Search(8)] {
        assert!(is_exit(&choice(&state, skill, &Endless)), "{skill}");
    }
}

#[test]
fn evaluation_grows_with_cars_placed_and_shares_one_win() {
    let state = crossing_ahead();
    let total: f64 = Seat::all(2).map(|seat| state.evaluate(seat)).sum();
    assert!((total - 1.0).abs() < 1e-9);
    let mut truth = state.truth.clone();
    truth.builders[Seat(0)].cars -= 2;
    assert!(TokyoHighway::new(truth).evaluate(Seat(0)) > state.evaluate(Seat(0)) + 0.1);
}

#[test]
fn offers_begin_with_the_most_cars_and_hold_quiet_builds_too() {
    let state = crossing_ahead();
    let builds = state.good_builds(Seat(1));
    // An exit would place more, but it gives up the only way on.
    assert_eq!(builds.first().map(|build| build.cars.len()), Some(most_cars(&state, false)));
    let most = builds.iter().map(|build| build.cars.len()).max();
    assert_eq!(most, Some(most_cars(&state, true)));
    assert!(builds.iter().any(|build| build.cars.is_empty()));
    assert!(builds.len() <= 12 && builds == state.good_builds(Seat(1)));
}

fn ask(state: &TokyoHighway, question: &Question) -> Result<Answer, Malformed> {
    TokyoHighway::ask(&state.view(Viewer::Public), question)
}

#[test]
fn open_roads_close_side_by_side() {
    let state = crossing_ahead();
    let Command::Build(build) = choice(&state, Skill::Easy, &Endless) else {
        panic!("a crossing is built");
    };
    let survey = state.survey(Seat(1), &build).unwrap();
    let [(crossed, level)] = survey.crossed[..] else { panic!("it crosses one road") };
    let mut after = state;
    play(&mut after, Seat(1), Command::Build(build));
    let Ok(Answer::Open(open)) = ask(&after, &Question::Open) else { panic!("roads are open") };
    let road = open.iter().find(|road| road.road == crossed).unwrap();
    assert_eq!(road.from_above, level != Level::Over);
    assert_eq!(road.from_below, level != Level::Under);
}

#[test]
fn forecasts_list_what_each_height_takes() {
    let state = opening(2, Mode::Blueprint);
    let Ok(Answer::Forecast(all)) = ask(&state, &Question::Forecast) else {
        panic!("there is always a forecast");
    };
    assert_eq!((all[0].cars, all[0].roads, all[0].grey, all[0].yellow), (9, 14, 29, 3));
    let steps: Vec<(u8, bool, u8)> =
        all[0].next.iter().map(|step| (step.height, step.junction, step.grey)).collect();
    assert_eq!(steps, [(2, false, 2), (0, false, 0), (2, true, 1), (3, true, 2), (4, true, 3)]);
    let view = state.view(Viewer::Public);
    for question in TokyoHighway::questions(&view) {
        assert!(TokyoHighway::ask(&view, &question).is_ok(), "{question:?}");
    }
}

#[test]
fn every_building_is_offered() {
    let state = opening(3, Mode::Blueprint);
    let mut sites = Vec::new();
    state.good_sites(&mut sites);
    for shape in crate::pieces::Shape::ALL {
        let offered =
            |site: &Command| matches!(site, Command::Raise { shape: other, .. } if *other == shape);
        assert!(sites.iter().any(offered), "{shape:?}");
    }
}
