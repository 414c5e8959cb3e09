//! The puzzles of many days: each has exactly one best answer, proven by search, and is as hard as
//! its day of the week wants. Deep tests look at a thousand days.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeSet, HashSet};
use std::time::{Duration, Instant};

use contract::{Actor, Awaiting, Chance, Entry, Game, Offers, Seat, Silent, Undo};
use tokyo_dangan::puzzle::deal::{LONGEST, deal_within};
use tokyo_dangan::puzzle::grade::{BANDS, weekday};
use tokyo_dangan::puzzle::net::Net;
use tokyo_dangan::puzzle::{Answer, Position, Puzzle, opening, search};
use tokyo_dangan::{Command, TokyoDangan};

/// 16 November 2026, a Monday.
const FIRST: u32 = 20_773;
const WEEK: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

fn wanted() -> u32 {
    if std::env::var_os("TOKYO_DEEP").is_some() { 1_000 } else { 56 }
}

/// What the puzzles of one day of the week have in common.
#[derive(Default)]
struct Row {
    count: u32,
    actions: Vec<u8>,
    difficulty: Vec<u32>,
    tries: u32,
    time: Duration,
    longest: Duration,
    played: u32,
}

#[test]
fn every_day_has_one_best_answer_and_the_difficulty_of_its_weekday() {
    let mut rows: [Row; 7] = Default::default();
    let mut seen = HashSet::new();
    for number in FIRST..FIRST + wanted() {
        let begun = Instant::now();
        let (puzzle, tries) = deal_within(number, 100_000).expect("a puzzle for every day");
        let took = begun.elapsed();
        let row = &mut rows[weekday(number)];
        row.count += 1;
        row.tries += tries;
        row.time += took;
        row.longest = row.longest.max(took);
        row.actions.push(puzzle.grade.actions);
        row.difficulty.push(puzzle.grade.difficulty());
        let band = &BANDS[weekday(number)];
        assert!(band.contains(&puzzle.grade.difficulty()), "{number}: {:?}", puzzle.grade);
        let found = search::best(&puzzle.board, &puzzle.position, LONGEST).unwrap();
        let only = std::slice::from_ref(&puzzle.answer);
        assert_eq!(found.answers, only, "{number}: exactly one best answer");
        assert!(seen.insert(format!("{:?}", puzzle.position)), "{number}: a puzzle came twice");
        solves(&puzzle);
        // That takes longer than everything else: of a thousand days, each fifth.
        if wanted() < 100 || number % 5 == 0 {
            row.played += u32::from(plays_out(&puzzle));
        }
    }
    let cells = |row: &Row| {
        let mean = |sum: u32| f64::from(sum) / f64::from(row.count.max(1));
        let actions: u32 = row.actions.iter().map(|count| u32::from(*count)).sum();
        let (least, most) = (row.difficulty.iter().min(), row.difficulty.iter().max());
        format!(
            "{:5} {:7.2} {:>3}-{:<3} {:10} {:7.0} {:9.1} {:9.1} {:6}",
            row.count,
            mean(actions),
            row.actions.iter().min().unwrap_or(&0),
            row.actions.iter().max().unwrap_or(&0),
            format!("{}-{}", least.unwrap_or(&0), most.unwrap_or(&0)),
            mean(row.tries),
            row.time.as_secs_f64() * 1_000.0 / f64::from(row.count.max(1)),
            row.longest.as_secs_f64() * 1_000.0,
            row.played,
        )
    };
    println!("     days actions  min-max difficulty tries    ms each   ms most  played out");
    for (name, row) in WEEK.iter().zip(&rows) {
        println!("{name} {}", cells(row));
    }
}

#[test]
fn the_action_that_ends_a_puzzle_is_final() {
    let (puzzle, _) = deal_within(FIRST, 100_000).expect("a puzzle for every day");
    let mut state = state_of(&puzzle);
    loop {
        let mut offers = Offers::default();
        state.offers(Seat(0), &mut offers);
        let entry = Entry::new(Seat(0), 0, offers.list[0]);
        let undo = state.play(&entry, &mut Chance::from_number(0), &mut Silent).unwrap();
        if let Awaiting::Over(outcome) = state.awaiting() {
            assert!(outcome.winners.is_empty(), "the first offers solve nothing");
            assert_eq!(undo, Undo::Barred);
            break;
        }
    }
}

fn state_of(puzzle: &Puzzle) -> TokyoDangan {
    opening::begin(puzzle.clone(), None)
}

fn after(state: &TokyoDangan, command: Command) -> TokyoDangan {
    let mut state = state.clone();
    let entry = Entry { actor: Actor::Seat(Seat(0)), at_ms: 0, lag_ms: 0, command };
    state.play(&entry, &mut Chance::from_number(0), &mut Silent).expect("a legal action");
    state
}

/// The answer solves the puzzle by the rules, in just that many actions.
fn solves(puzzle: &Puzzle) {
    let played = puzzle.answer.0.iter().fold(state_of(puzzle), |state, next| after(&state, *next));
    let Awaiting::Over(outcome) = played.awaiting() else { panic!("it goes on") };
    assert_eq!(outcome.ending, "solved-best");
}

/// Positions that are looked at before playing out everything is given up.
const MOST: usize = 4_000;

/// Plays every offer of the game, again and again, as long as the number of actions can still be
/// kept, and holds what was found against the answer. Tells whether that could be done.
fn plays_out(puzzle: &Puzzle) -> bool {
    let net = Net::of(&puzzle.board);
    let limit = puzzle.grade.actions;
    let mut front = vec![(state_of(puzzle), Vec::new())];
    let mut solved: BTreeSet<Vec<Command>> = BTreeSet::new();
    for used in 1..=limit {
        let mut seen = HashSet::new();
        let mut next = Vec::new();
        for (state, trail) in &front {
            let mut offers = Offers::default();
            state.offers(Seat(0), &mut offers);
            for command in offers.list {
                let then = after(state, command);
                let mut trail: Vec<Command> = trail.clone();
                trail.push(command);
                let form = Answer(trail.clone()).form();
                if then.over.is_some() {
                    assert_eq!(used, limit, "{trail:?} is better than {:?}", puzzle.answer);
                    solved.insert(form);
                } else if used + search::least(&net, &Position::of(&then)) <= limit
                    && seen.insert((form, then.roads))
                {
                    next.push((then, trail));
                }
            }
        }
        front = next;
        if front.len() > MOST {
            return false;
        }
    }
    assert_eq!(solved, BTreeSet::from([puzzle.answer.form()]));
    true
}

/// The bound that searches rely on never falls by more than the action that was taken.
#[test]
fn no_action_brings_the_end_nearer_than_by_itself() {
    let mut chance = Chance::from_number(11);
    let mut looked = 0;
    for number in FIRST..FIRST + 14 {
        let (puzzle, _) = deal_within(number, 100_000).unwrap();
        let net = Net::of(&puzzle.board);
        let mut state = state_of(&puzzle);
        while state.over.is_none() {
            let before = search::least(&net, &Position::of(&state));
            let mut offers = Offers::default();
            state.offers(Seat(0), &mut offers);
            for command in &offers.list {
                let then = search::least(&net, &Position::of(&after(&state, *command)));
                assert!(before <= then + 1, "{command:?} in {state:?}: {before}, then {then}");
                looked += 1;
            }
            state = after(&state, *chance.pick(&offers.list).unwrap());
        }
    }
    assert!(looked > 10_000);
}
