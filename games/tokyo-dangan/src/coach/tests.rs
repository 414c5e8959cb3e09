//! What the coach supplies is sound, and rests on what its seat could know.

use contract::coach::{Coach, follow};
use contract::{Awaiting, Chance, Entry, Game, Mind, Seat, Secrets, Silent, Terms, Viewer};

use super::Conductor;
use super::watch::{ARRIVES, CUT_OFF, IN_REACH, RIVAL_WINS, TERMS, WINS_NOW};
use crate::command::Command;
use crate::lists::WORDS;
use crate::mind::rush;
use crate::setup::{Setup, Start};
use crate::state::TokyoDangan;

/// A match that was played quickly for so many actions, every state of it.
fn played(setup: &Setup, seats: usize, number: u64, actions: usize) -> Vec<TokyoDangan> {
    let mut chance = Chance::from_number(number);
    let mut states = vec![TokyoDangan::open(setup, seats, &mut chance).unwrap()];
    while states.len() <= actions
        && let Some(last) = states.last().filter(|last| last.over.is_none())
    {
        let mut next = last.clone();
        rush::act(&mut next, &mut chance);
        states.push(next);
    }
    states
}

/// What the seat to move has in mind there.
fn mind(states: &[TokyoDangan], seat: Seat) -> Box<dyn Mind<TokyoDangan>> {
    let mut mind = Conductor.mind(seat);
    states.iter().for_each(|state| mind.recall(&state.view(Viewer::Seat(seat))));
    mind
}

#[test]
fn worlds_look_just_like_the_view() {
    for (setup, seats) in [(Setup::default(), 2), (Setup::kyoto_style(), 3), (Setup::limited(), 4)]
    {
        let states = played(&setup, seats, 3, 31);
        let state = states.last().unwrap();
        let view = state.view(Viewer::Seat(state.active));
        let mut mind = mind(&states, state.active);
        for number in 0..20 {
            let world = mind.world(&view, &mut Chance::from_number(number));
            assert_eq!(world.view(Viewer::Seat(state.active)), view);
        }
    }
}

#[test]
fn nothing_depends_on_what_the_seat_cannot_see() {
    let states = played(&Setup::default(), 3, 5, 20);
    for number in 0..5 {
        let mut chance = Chance::from_number(number);
        let hidden = |state: &TokyoDangan, seat: Seat, chance: &mut Chance| {
            state.permute(Viewer::Seat(seat), chance)
        };
        let seat = states.last().unwrap().active;
        let other: Vec<_> = states.iter().map(|state| hidden(state, seat, &mut chance)).collect();
        let [truth, dealt] = [&states, &other].map(|states| {
            let state = states.last().unwrap();
            let view = state.view(Viewer::Seat(seat));
            let world = mind(states, seat).world(&view, &mut Chance::from_number(7));
            (world, Conductor.courses(state, seat, &mut Chance::from_number(8)))
        });
        assert_eq!(truth, dealt);
    }
}

#[test]
fn play_outs_end_and_shares_sum_to_one() {
    for seats in 2..=4 {
        for (idx, state) in played(&Setup::default(), seats, 9, 60).iter().enumerate() {
            let mut chance = Chance::from_number(idx as u64);
            let played = Conductor.play_out(state, state.clone(), state.active, &mut chance);
            let sum: f64 = played.shares.values().sum();
            assert!(played.shares.len() == seats && (sum - 1.0).abs() < 1e-9, "{sum}");
        }
    }
}

#[test]
fn a_puzzle_is_nothing_to_be_graded() {
    let mut state = TokyoDangan::open(&Setup::default(), 1, &mut Chance::from_number(1)).unwrap();
    assert!(Conductor.courses(&state, Seat(0), &mut Chance::from_number(1)).is_empty());
    let before = state.clone();
    rush::act(&mut state, &mut Chance::from_number(2));
    assert!(!Conductor.goes_on(&before, Seat(0), &[], &state));
    let played = Conductor.play_out(&before, state, Seat(0), &mut Chance::from_number(3));
    assert_eq!(played.shares.len(), 1);
}

#[test]
fn a_turn_is_one_decision() {
    let states = played(&Setup::default(), 2, 11, 12);
    let (mut begun, mut turns) = (&states[0], 0);
    for now in &states[1..] {
        let goes_on = Conductor.goes_on(begun, begun.active, &[], now);
        assert_eq!(goes_on, now.active == begun.active && now.over.is_none());
        if !goes_on {
            (begun, turns) = (now, turns + 1);
        }
    }
    assert!(turns >= 3);
}

#[test]
fn courses_are_whole_turns_that_lead_to_different_places() {
    for number in 0..4 {
        let states = played(&Setup::default(), 2, number, 14);
        let state = states.last().unwrap();
        let seat = state.active;
        let courses = Conductor.courses(state, seat, &mut Chance::from_number(1));
        assert!(courses.len() > 3);
        for (idx, course) in courses.iter().enumerate() {
            let mut after = state.clone();
            for command in course {
                let entry = Entry::new(seat, 0, *command);
                after.play(&entry, &mut Chance::from_number(2), &mut Silent).unwrap();
            }
            assert!(after.active != seat || matches!(after.awaiting(), Awaiting::Over(_)));
            let same = |other: &Vec<Command>| Conductor.is_same(state, course, other);
            assert!(!courses[..idx].iter().any(same));
        }
    }
}

/// Seat 0 stands in Ikebukuro with a straight in hand; Ueno is among its destinations, and so is it
/// for its rival, who stands there. `left` destinations are left to both.
fn beside(left: usize) -> TokyoDangan {
    let setup = Setup { start: Start::Seat0, ..Setup::default() };
    let mut state = TokyoDangan::open(&setup, 2, &mut Chance::from_number(1)).unwrap();
    for own in state.travellers.values_mut() {
        own.piece = "a1".parse().unwrap();
        own.start = own.piece;
        own.hand = [crate::Kind::Straight, crate::Kind::Curve].into_iter().collect();
        own.visited.insert(own.piece);
        let all = ["c1", "d6", "f3", "b9", "e8"].map(|name| name.parse().unwrap());
        own.open = all[..left].iter().copied().collect();
        own.reached = all[left..]
            .iter()
            .map(|square| crate::state::Arrival { square: *square, order: 1 })
            .collect();
    }
    state
}

fn commands(course: &[&str]) -> Vec<Command> {
    course.iter().map(|command| serde_json::from_str(command).unwrap()).collect()
}

fn terms(world: &TokyoDangan, course: &[&str]) -> Terms {
    let seat = world.active;
    let after = follow(world, seat, &commands(course), &mut Chance::from_number(1));
    Conductor.play_out(world, after, seat, &mut Chance::from_number(1)).terms
}

const JOIN: &str = r#"{"place":{"square":"b1","tile":"EW"}}"#;
const GO: &str = r#"{"move":{"to":"c1"}}"#;
const ELSEWHERE: &str = r#"{"place":{"square":"f8","tile":"EW"}}"#;
const END: &str = r#""end""#;

#[test]
fn terms_are_noted_when_they_come_true() {
    let last = beside(1);
    let won = terms(&last, &[JOIN, GO]);
    assert!(won.has(WINS_NOW) && won.has(ARRIVES) && !won.has(RIVAL_WINS));
    let lost = terms(&last, &[JOIN, END]);
    assert!(lost.has(RIVAL_WINS) && !lost.has(WINS_NOW) && !lost.has(ARRIVES));
    let first = beside(5);
    let gone = terms(&first, &[JOIN, GO, END]);
    assert!(gone.has(ARRIVES) && !gone.has(CUT_OFF) && !gone.has(WINS_NOW));
    let kept = terms(&first, &[JOIN, END]);
    assert!(kept.has(IN_REACH) || kept.has(CUT_OFF));
    assert!(!terms(&first, &[ELSEWHERE, END]).has(CUT_OFF));
}

#[test]
fn the_order_of_actions_makes_no_difference() {
    let state = beside(5);
    let same =
        |one: &[&str], other: &[&str]| Conductor.is_same(&state, &commands(one), &commands(other));
    let turned = r#"{"place":{"square":"f7","tile":"NE"}}"#;
    assert!(same(&[JOIN, turned, END], &[turned, JOIN, END]));
    assert!(same(&[JOIN, turned, GO], &[JOIN, GO, turned]));
    assert!(!same(&[JOIN, END], &[JOIN, GO, END]));
}

#[test]
fn a_win_now_is_certain_and_one_that_could_be_stopped_is_not() {
    let mut world = beside(1);
    let course = commands(&[JOIN, GO]);
    let wins = |world: &TokyoDangan, course: &[Command]| {
        let after = follow(world, Seat(0), course, &mut Chance::from_number(1));
        Conductor.play_out(world, after, Seat(0), &mut Chance::from_number(2)).shares
    };
    assert_eq!(wins(&world, &course)[Seat(0)], 1.0);
    // Nothing is done about a road that the rival, too, needs: it wins as soon as its turn begins.
    let idle = &[course[0], Command::End];
    assert_eq!(wins(&world, idle)[Seat(1)], 1.0);
    // With its own turn still to come, the seat may yet prevent that.
    world.travellers[Seat(0)].open = ["e8".parse().unwrap()].into_iter().collect();
    let share = wins(&world, &course[..1])[Seat(1)];
    assert!((0.2..1.0).contains(&share), "{share}");
}

#[test]
fn every_term_can_be_said_in_every_language() {
    for (language, words) in WORDS {
        for term in TERMS {
            for key in [format!("\nwhy-{term} ="), format!("\nnudge-{term} =")] {
                assert!(words.contains(&key), "{language}: {key}");
            }
        }
    }
}
