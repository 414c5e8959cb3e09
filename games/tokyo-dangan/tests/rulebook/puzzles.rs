//! 8 Puzzles for one.

use contract::{
    Actor, Awaiting, Chance, Check, Day, Entry, Game, Offers, Refusal, Seat, Undo, Viewer,
};
use tokyo_dangan::puzzle::{self, MOST_ACTIONS};
use tokyo_dangan::{Command, Event, Setup, TokyoDangan};

const DAY: &str = "2026-11-17";

fn setup() -> Setup {
    Setup { day: Some(DAY.parse().unwrap()), ..Setup::default() }
}

fn open(setup: &Setup, seed: u64) -> TokyoDangan {
    TokyoDangan::open(setup, 1, &mut Chance::from_number(seed)).unwrap()
}

fn play(state: &mut TokyoDangan, command: Command) -> (Result<Undo, Refusal>, Vec<Event>) {
    let entry = Entry { actor: Actor::Seat(Seat(0)), at_ms: 0, lag_ms: 0, command };
    let mut events = Vec::new();
    let done = state.play(&entry, &mut Chance::from_number(1), &mut events);
    assert_eq!(state.check(), Ok(()));
    (done, events)
}

/// The only best answer of that day.
fn answer() -> Vec<Command> {
    puzzle::deal(setup().day.unwrap().number()).unwrap().answer.0
}

fn ending(state: &TokyoDangan) -> (&'static str, i32, bool) {
    let Awaiting::Over(outcome) = state.awaiting() else { panic!("it goes on") };
    (outcome.ending, outcome.scores[Seat(0)], outcome.winners.contains(Seat(0)))
}

/// A turn of a tile that lies far from everything, again and again.
fn idle(state: &TokyoDangan) -> Command {
    let mut offers = Offers::default();
    state.offers(Seat(0), &mut offers);
    let turns = |command: &Command| matches!(command, Command::Rotate { .. });
    offers.list.into_iter().find(turns).unwrap()
}

#[test]
fn clause_8_1_the_puzzle_of_a_day_is_the_same_in_every_match() {
    let one = open(&setup(), 1);
    assert_eq!(one, open(&setup(), 2), "whatever the seed");
    let other = Setup { removal: false, round_cap: 9, repetition: true, ..setup() };
    assert_eq!(one, open(&other, 1), "the other options don't matter");
    let tomorrow = Setup { day: Some("2026-11-18".parse().unwrap()), ..setup() };
    assert_ne!(one.roads, open(&tomorrow, 1).roads);
    assert_ne!(open(&Setup::default(), 1).roads, open(&Setup::default(), 2).roads, "drawn");
    assert_eq!(one.check(), Ok(()));
    assert_eq!(one.traveller().hand.total(), 2);
    assert!(!one.traveller().open.is_empty());
}

#[test]
fn clause_8_1_more_than_one_play_the_game_whatever_the_day() {
    let state = TokyoDangan::open(&setup(), 2, &mut Chance::from_number(1)).unwrap();
    assert!(state.puzzle.is_none() && state.roads.squares().is_empty());
}

#[test]
fn clause_8_2_there_are_no_turns_and_nothing_is_drawn() {
    let mut state = open(&setup(), 1);
    let pile = state.pile;
    for _ in 0..5 {
        let command = idle(&state);
        let (undo, events) = play(&mut state, command);
        assert_eq!(undo, Ok(Undo::Free));
        assert_eq!(events.len(), 1, "no turn ends");
    }
    assert_eq!((state.taken, state.pile, state.round), (5, pile, 1));
    let (refused, _) = play(&mut state, Command::End);
    assert_eq!(refused.unwrap_err().clause, "8.2");
}

#[test]
fn clause_8_2_reaching_a_destination_can_be_undone_unless_it_is_the_last() {
    let several = (1..=30).find_map(|day| {
        let day = Day::new(2026, 11, day)?;
        let state = open(&Setup { day: Some(day), ..setup() }, 1);
        (state.traveller().open.len() > 1).then_some((state, day))
    });
    let (mut state, day) = several.expect("a day with several destinations");
    let answer = puzzle::deal(day.number()).unwrap().answer.0;
    let mut undos = Vec::new();
    for command in answer {
        let (undo, events) = play(&mut state, command);
        let arrived = events.iter().any(|event| matches!(event, Event::Arrived { .. }));
        undos.extend(arrived.then_some(undo.unwrap()));
    }
    assert!(undos.len() > 1);
    assert_eq!(undos.pop(), Some(Undo::Barred));
    assert!(undos.iter().all(|undo| *undo == Undo::Free));
}

#[test]
fn clause_8_3_the_best_answer_is_called_so() {
    let mut state = open(&setup(), 1);
    let answer = answer();
    let best = answer.len() as u8;
    assert_eq!(state.view(Viewer::Seat(Seat(0))).puzzle.unwrap().best, None, "not told before");
    let mut told = Vec::new();
    for command in answer {
        told = play(&mut state, command).1;
    }
    assert_eq!(told.last(), Some(&Event::Solved { seat: Seat(0), actions: best, best }));
    assert_eq!(ending(&state), ("solved-best", i32::from(best), true));
    assert_eq!(state.view(Viewer::Public).puzzle.unwrap().best, Some(best));
}

#[test]
fn clause_8_3_with_an_action_more_it_is_solved_too() {
    let mut state = open(&setup(), 1);
    let answer = answer();
    let apart = |laid: &tokyo_dangan::roads::Laid| {
        answer.iter().all(|command| match *command {
            Command::Move { .. } | Command::End => true,
            Command::Place { square, .. }
            | Command::Rotate { square, .. }
            | Command::Remove { square } => square != laid.square,
        })
    };
    // A dead end can be in nobody's way but where it lies.
    let square = state.roads.iter().find(apart).unwrap().square;
    let tile = state.roads.at(square).unwrap();
    let mut longer = vec![
        Command::Rotate { square, tile: tile.turned(2) },
        Command::Rotate { square, tile: tile.turned(4) },
    ];
    longer.extend(answer);
    for command in &longer {
        play(&mut state, *command).0.unwrap();
    }
    assert_eq!(ending(&state), ("solved", longer.len() as i32, true));
}

#[test]
fn clause_8_4_after_the_last_action_it_ends_unsolved() {
    let mut state = open(&setup(), 1);
    for nth in 1..=MOST_ACTIONS {
        assert_eq!(state.awaiting(), Awaiting::seat(Seat(0)), "action {nth}");
        let command = idle(&state);
        play(&mut state, command).0.unwrap();
    }
    assert_eq!(ending(&state), ("out-of-actions", i32::from(MOST_ACTIONS), false));
}
