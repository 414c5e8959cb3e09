use contract::{Awaiting, Chance, Endless, Entry, Game, Levels, Offers, Seat, Silent, Window};

use super::*;
use crate::command::Command;
use crate::mind::tests::{last_turn, opening};
use crate::state::Phase;

/// Levels that give nothing away in one step.
const CAREFUL: [Skill; 4] = [Skill::Normal, Skill::Hard, Skill::Expert, Skill::Master];

fn choice(state: &Izakaya, seat: Seat, skill: Skill, number: u64) -> Command {
    let window = Window::unlisted(state, seat, true);
    let mut chance = Chance::from_number(number);
    Izakaya::bot(skill).choose(&window, &Endless, &mut chance).command.unwrap()
}

/// Whether a seat wins by a command that ends the match.
fn wins(state: &Izakaya, seat: Seat, command: Command) -> bool {
    let mut after = state.clone();
    let entry = Entry::new(seat, after.now, command);
    after.play(&entry, &mut Chance::from_number(0), &mut Silent).unwrap();
    matches!(after.awaiting(), Awaiting::Over(outcome) if outcome.winners.contains(seat))
}

/// Whether a level wins with the last disc; a piece that is taken for it is placed, too.
fn ends_as_winner(state: &Izakaya, seat: Seat, skill: Skill, seed: u64) -> bool {
    let mut after = state.clone();
    while let Awaiting::Seats(_) = after.awaiting() {
        let command = choice(&after, seat, skill, seed);
        let entry = Entry::new(seat, after.now, command);
        after.play(&entry, &mut Chance::from_number(0), &mut Silent).unwrap();
    }
    after.awaiting().outcome().is_some_and(|outcome| outcome.winners.contains(seat))
}

/// A match played at random up to its last disc.
fn last_disc(seats: usize, seed: u64) -> (Izakaya, Seat) {
    let mut chance = Chance::from_number(seed);
    let mut state = opening(seats, seed);
    let last = (seats * usize::from(crate::state::DISCS) - 1) as u8;
    loop {
        let Awaiting::Seats(waiting) = state.awaiting() else {
            panic!("the last disc comes first")
        };
        let seat = waiting.must.iter().next().unwrap();
        if state.last.is_some() && matches!(state.phase, Phase::Acting { turn } if turn == last) {
            return (state, seat);
        }
        let command = state.sample(seat, &mut chance).unwrap();
        let entry = Entry::new(seat, state.now, command);
        state.play(&entry, &mut chance, &mut Silent).unwrap();
    }
}

#[test]
fn from_normal_up_nobody_gives_away_a_win_by_a_coin() {
    let state = last_turn();
    for skill in CAREFUL {
        for number in 0..12 {
            let command = choice(&state, Seat(0), skill, number);
            assert!(wins(&state, Seat(0), command), "{skill}: {command:?}");
        }
    }
}

#[test]
fn from_normal_up_nobody_gives_away_a_win_with_the_last_disc() {
    let (mut could, mut need_not) = (0, 0);
    for seed in 0..60 {
        let (state, seat) = last_disc(2 + seed as usize % 4, seed);
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        let winning = |command: &&Command| wins(&state, seat, **command);
        let ways = offers.list.iter().filter(winning).count();
        if ways == 0 {
            continue;
        }
        could += 1;
        need_not += usize::from(ways < offers.list.len());
        for skill in CAREFUL {
            assert!(ends_as_winner(&state, seat, skill, seed), "{skill}, seed {seed}");
        }
    }
    assert!(could > 15 && need_not > 5, "{could} wins, {need_not} of them can be missed");
}

#[test]
fn lower_levels_choose_more_variously() {
    let mut state = opening(2, 8);
    let mut chance = Chance::from_number(8);
    while !matches!(state.phase, Phase::Acting { turn: 2 }) {
        let Awaiting::Seats(waiting) = state.awaiting() else { panic!("it has just begun") };
        let seat = waiting.must.iter().next().unwrap();
        let command = choice(&state, seat, Skill::Normal, 1);
        let entry = Entry::new(seat, state.now, command);
        state.play(&entry, &mut chance, &mut Silent).unwrap();
    }
    let seat = state.active().unwrap();
    let chosen = |skill: Skill| {
        let mut commands: Vec<Command> = Vec::new();
        for number in 0..40 {
            let command = choice(&state, seat, skill, number);
            if !commands.contains(&command) {
                commands.push(command);
            }
        }
        commands.len()
    };
    let [easy, normal, expert] = [Skill::Easy, Skill::Normal, Skill::Expert].map(chosen);
    assert!(easy.min(normal) > expert, "{easy}, {normal}, {expert}");
}
