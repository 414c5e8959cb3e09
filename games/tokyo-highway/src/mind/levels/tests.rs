use contract::{Awaiting, Chance, Endless, Entry, Game, Seat, Silent, Window};

use super::*;
use crate::command::Command;
use crate::setup::{Setup, Start};

/// Levels that give nothing away in one step.
const CAREFUL: [Skill; 4] = [Skill::Normal, Skill::Hard, Skill::Expert, Skill::Master];

fn opening(seats: usize) -> TokyoHighway {
    let setup = Setup { start: Start::Seat0, ..Setup::default() };
    TokyoHighway::open(&setup, seats, &mut Chance::from_number(7)).unwrap()
}

fn choice(state: &TokyoHighway, bot: &mut dyn Bot<TokyoHighway>, number: u64) -> Command {
    let window = Window::unlisted(state, state.active, true);
    bot.choose(&window, &Endless, &mut Chance::from_number(number)).command.unwrap()
}

fn play(state: &mut TokyoHighway, command: Command) {
    let entry = Entry::new(state.active, 0, command);
    state.play(&entry, &mut Chance::from_number(3), &mut Silent).unwrap();
}

#[test]
fn from_normal_up_nobody_misses_a_win_in_one_turn() {
    let mut truth = opening(2).truth;
    truth.builders[Seat(0)].cars = 1;
    let state = TokyoHighway::new(truth);
    for skill in CAREFUL {
        for number in 0..3 {
            let mut after = state.clone();
            play(&mut after, choice(&state, &mut *TokyoHighway::bot(skill), number));
            let outcome = after.awaiting().outcome().cloned();
            assert_eq!(outcome.map(|it| it.share(Seat(0))), Some(1.0), "{skill} {number}");
        }
    }
}

#[test]
fn whoever_looks_ahead_plays_whole_matches_at_any_table() {
    for seats in 2..=4 {
        let mut state = opening(seats);
        let mut bot = Foresight { iterations: 2 };
        while let Awaiting::Seats(_) = state.awaiting() {
            let command = choice(&state, &mut bot, u64::from(state.round));
            play(&mut state, command);
        }
        assert!(state.cars.len() > 2 * seats, "{seats}: {} cars", state.cars.len());
    }
}

#[test]
fn a_level_chooses_alike_with_the_same_chance() {
    let state = opening(2);
    let mut bot = Foresight { iterations: 12 };
    assert_eq!(choice(&state, &mut bot, 5), choice(&state, &mut bot, 5));
}
