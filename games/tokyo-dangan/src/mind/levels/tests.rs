use contract::{Chance, Endless, Game, Levels, Offers, Window};

use super::*;
use crate::command::Command;
use crate::mind::tests::{hand, lay, opening, play, seat_at};
use crate::tile::Kind;

/// Levels that give nothing away in one step.
const CAREFUL: [Skill; 4] = [Skill::Normal, Skill::Hard, Skill::Expert, Skill::Master];
/// How often each level is asked.
const TIMES: u64 = 6;

/// What a level does first in its turn.
fn choice(state: &TokyoDangan, skill: Skill, number: u64) -> Command {
    seated(state, &mut *TokyoDangan::bot(skill), number)
}

fn seated(state: &TokyoDangan, bot: &mut dyn Bot<TokyoDangan>, number: u64) -> Command {
    let mut offers = Offers::default();
    state.offers(state.active, &mut offers);
    let window = Window::new(state, state.active, &offers);
    bot.choose(&window, &Endless, &mut Chance::from_number(number)).command.unwrap()
}

/// Whether a level wins within its turn.
fn wins(state: &TokyoDangan, skill: Skill, number: u64) -> bool {
    let (mut state, mut bot) = (state.clone(), TokyoDangan::bot(skill));
    let seat = state.active;
    while state.over.is_none() && state.active == seat {
        let command = seated(&state, &mut *bot, number);
        play(&mut state, command);
    }
    state.over.is_some() && state.leaders().contains(seat)
}

#[test]
fn from_normal_up_nobody_passes_up_the_last_destination() {
    for seats in 2..=4 {
        let mut state = opening(seats);
        seat_at(&mut state, 0, "a1", "c1", "a3 a6 b9 e8");
        lay(&mut state, "b1:EW d2:NS a2:NS");
        hand(&mut state, 0, &[Kind::Cross, Kind::Cross]);
        for skill in CAREFUL {
            for number in 0..TIMES {
                let command = choice(&state, skill, number);
                assert_eq!(
                    command,
                    Command::Move { to: "c1".parse().unwrap() },
                    "{skill} of {seats}"
                );
            }
        }
    }
}

#[test]
fn from_normal_up_nobody_misses_a_win_in_one_turn() {
    for seats in 2..=4 {
        let mut state = opening(seats);
        seat_at(&mut state, 0, "c4", "d6", "a1 a3 c1 d2");
        hand(&mut state, 0, &[Kind::Straight, Kind::Curve]);
        for skill in CAREFUL {
            for number in 0..TIMES {
                assert!(wins(&state, skill, number), "{skill} of {seats}");
            }
        }
    }
}

#[test]
fn lower_levels_choose_more_variously() {
    let state = opening(2);
    let chosen = |skill: Skill| {
        let mut commands: Vec<Command> = Vec::new();
        for number in 0..30 {
            let command = choice(&state, skill, number);
            if !commands.contains(&command) {
                commands.push(command);
            }
        }
        commands.len()
    };
    let [easy, normal, expert] = [Skill::Easy, Skill::Normal, Skill::Expert].map(chosen);
    assert!(easy.min(normal) > expert, "{easy}, {normal}, {expert}");
}
