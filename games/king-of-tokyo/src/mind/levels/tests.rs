use contract::{Chance, Endless, Game, Offers, Seat, Window};

use super::*;
use crate::cards::Card;
use crate::command::Command;
use crate::face::{FACES, Face};
use crate::frame::Frame;
use crate::mind::quiet;
use crate::mind::tests::{buying, play, rolling};
use crate::monster::{GOAL, Zone};

/// Levels that give nothing away in one step.
const CAREFUL: [Skill; 4] = [Skill::Normal, Skill::Hard, Skill::Expert, Skill::Master];
/// How often a level that chooses by chance is asked.
const TIMES: u64 = 12;

/// What these levels do, each of them several times.
fn commands(state: &KingOfTokyo, seat: Seat) -> Vec<(Skill, Command)> {
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    let window = Window::new(state, seat, &offers);
    let command = |skill: Skill, number: u64| {
        let mut chance = Chance::from_number(number);
        KingOfTokyo::bot(skill).choose(&window, &Endless, &mut chance).command.unwrap()
    };
    let times = |skill: &Skill| if *skill == Skill::Master { 1 } else { TIMES };
    let asked = CAREFUL.iter().flat_map(|skill| (0..times(skill)).map(|number| (*skill, number)));
    asked.map(|(skill, number)| (skill, command(skill, number))).collect()
}

#[test]
fn from_normal_up_nobody_gives_away_a_win() {
    for card in Card::all().filter(|card| !card.is_keep()) {
        let mut state = buying(card, 8);
        let seat = state.active;
        state.monsters[seat].points = GOAL - 1;
        let wins = |command: Command| {
            let mut after = state.clone();
            play(&mut after, seat, command);
            quiet::finish_turn(&mut after, &mut Chance::from_number(0));
            after.winners().contains(seat)
        };
        if wins(Command::Buy { slot: 0 }) {
            for (skill, command) in commands(&state, seat) {
                assert!(wins(command), "{skill}: {command:?} instead of {card:?}");
            }
        }
    }
}

#[test]
fn from_normal_up_nobody_rolls_a_win_away() {
    let mut state = rolling(&[Face::Claw, Face::Claw, Face::Claw, Face::One, Face::Two], 2);
    let (seat, other) = (state.active, Seat(1 - state.active.0));
    state.monsters[other].place = Zone::City;
    state.monsters[other].life = 3;
    for (skill, command) in commands(&state, seat) {
        assert_eq!(command, Command::Resolve, "{skill}");
    }
}

#[test]
fn from_normal_up_nobody_buys_its_own_death() {
    for card in Card::all() {
        let mut state = buying(card, 9);
        let seat = state.active;
        state.monsters[seat].life = 2;
        for (skill, command) in commands(&state, seat) {
            let mut after = state.clone();
            play(&mut after, seat, command);
            assert!(after.monsters[seat].lives(), "{skill}: {card:?} kills");
        }
    }
}

#[test]
fn from_normal_up_whoever_can_survive_by_a_card_does() {
    let wings = Card::by_key("wings").unwrap();
    let mut state = rolling(&[Face::Claw, Face::Claw, Face::Claw], 0);
    let (seat, other) = (state.active, Seat(1 - state.active.0));
    state.deck.remove(wings);
    state.monsters[other].place = Zone::City;
    state.monsters[other].life = 3;
    state.monsters[other].energy = 4;
    state.monsters[other].cards.insert(wings);
    play(&mut state, seat, Command::Resolve);
    assert!(matches!(state.question(), Some((Frame::Blow(_), asked)) if asked == other));
    for (skill, command) in commands(&state, other) {
        let mut after = state.clone();
        play(&mut after, other, command);
        assert!(after.monsters[other].lives(), "{skill}: {command:?}");
    }
}

#[test]
fn warmer_levels_choose_more_variously() {
    let state = rolling(&FACES, 2);
    let chosen = |skill: Skill| {
        let mut offers = Offers::default();
        state.offers(state.active, &mut offers);
        let window = Window::new(&state, state.active, &offers);
        let mut commands: Vec<Command> = Vec::new();
        for number in 0..60 {
            let mut chance = Chance::from_number(number);
            let command = KingOfTokyo::bot(skill).choose(&window, &Endless, &mut chance).command;
            commands.extend(command.filter(|command| !commands.contains(command)));
        }
        commands.len()
    };
    let [normal, expert, master] = [Skill::Normal, Skill::Expert, Skill::Master].map(chosen);
    assert!(normal > expert && expert > master && master == 1, "{normal}, {expert}, {master}");
}
