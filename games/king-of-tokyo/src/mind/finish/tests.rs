//! Positions in which the game is about to be won.

use contract::{Chance, Endless, Game, Levels, Offers, Seat, Skill, Window};

use crate::cards::Card;
use crate::command::Command;
use crate::face::Face;
use crate::frame::Frame;
use crate::mind::tests::{buying, dice, opening, play, rolling};
use crate::monster::{GOAL, Zone};
use crate::state::KingOfTokyo;
use Face::{Claw, Energy, Heart, One, Three, Two};

const SKILLS: [Skill; 4] = [Skill::Easy, Skill::Normal, Skill::Greedy, Skill::Search(24)];

fn choice(state: &KingOfTokyo, seat: Seat, skill: Skill, seed: u64) -> Option<Command> {
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    let window = Window::new(state, seat, &offers);
    KingOfTokyo::bot(skill).choose(&window, &Endless, &mut Chance::from_number(seed)).command
}

fn give(state: &mut KingOfTokyo, seat: Seat, key: &str) {
    let card = Card::by_key(key).unwrap();
    state.deck.remove(card);
    state.row.iter_mut().filter(|slot| **slot == Some(card)).for_each(|slot| *slot = None);
    state.monsters[seat].cards.insert(card);
}

#[test]
fn a_turn_that_is_won_is_ended_and_not_bought_in() {
    for skill in SKILLS {
        for seed in 0..12 {
            let mut state = buying(Card::by_key("extra-head").unwrap(), 9);
            let seat = state.active;
            (state.monsters[seat].points, state.monsters[seat].reached) = (GOAL, Some(0));
            assert_eq!(choice(&state, seat, skill, seed), Some(Command::Pass), "{skill}");
        }
    }
}

#[test]
fn dice_that_win_are_kept_as_they_are() {
    let mut third = rolling(&[Three, Three, Three, Claw, Heart, Energy], 2);
    third.monsters[third.active].points = GOAL - 3;
    let mut deadly = rolling(&[Claw, Claw, Claw, One, Two, Heart], 2);
    let other = Seat(1 - deadly.active.0);
    (deadly.monsters[other].place, deadly.monsters[other].life) = (Zone::City, 3);
    let mut there = rolling(&[One, One, Two, Two, Heart, Energy], 2);
    let seat = there.active;
    (there.monsters[seat].points, there.monsters[seat].reached) = (GOAL, Some(0));
    for state in [third, deadly, there] {
        for skill in SKILLS {
            for seed in 0..12 {
                let chosen = choice(&state, state.active, skill, seed);
                assert_eq!(chosen, Some(Command::Resolve), "{skill}");
            }
        }
    }
}

#[test]
fn a_win_that_others_can_spoil_is_not_taken_for_one() {
    let mut state = rolling(&[Three, Three, Three, One, Two, Heart], 2);
    let (seat, other) = (state.active, Seat(1 - state.active.0));
    state.monsters[seat].points = GOAL - 3;
    let mut chance = Chance::from_number(2);
    assert_eq!(super::winning(&state, seat, &mut chance), Some(Command::Resolve));
    give(&mut state, other, "psychic-probe");
    assert_eq!(super::winning(&state, seat, &mut chance), None);
    assert_eq!(super::winning(&state, other, &mut chance), None, "it is not its turn");
}

#[test]
fn metamorph_sells_what_the_last_points_cost() {
    for skill in SKILLS {
        for seed in 0..4 {
            let mut state = rolling(&[One, One, Two, Two, Heart, Three], 0);
            let seat = state.active;
            state.monsters[seat].points = GOAL - 2;
            for key in ["metamorph", "energy-hoarder", "nova-breath", "wings", "jets"] {
                give(&mut state, seat, key);
            }
            play(&mut state, seat, Command::Resolve);
            while state.over.is_none() && state.active == seat {
                let command = choice(&state, seat, skill, seed).unwrap();
                play(&mut state, seat, command);
            }
            assert!(state.winners().contains(seat), "{skill} keeps its cards and does not win");
        }
    }
}

#[test]
fn nobody_leaves_tokyo_to_an_attacker_with_nineteen_points() {
    for seats in 2..=4 {
        for life in 1..=9 {
            let mut state = opening(seats);
            let attacker = state.active;
            let holder = state.others(attacker).next().unwrap();
            (state.turn.dice, state.turn.rerolls) = (dice(&[Claw]), 0);
            state.monsters[attacker].points = GOAL - 1;
            (state.monsters[holder].place, state.monsters[holder].life) = (Zone::City, life + 1);
            play(&mut state, attacker, Command::Resolve);
            assert!(matches!(state.stack.top(), Some(Frame::Yield { .. })));
            for skill in [Skill::Easy, Skill::Normal, Skill::Greedy] {
                for seed in 0..12 {
                    let chosen = choice(&state, holder, skill, seed);
                    assert_eq!(chosen, Some(Command::Stay), "{skill} with {life} life");
                }
            }
        }
    }
}

#[test]
fn a_free_turn_is_taken() {
    let positions = [(2, 10, 0, true), (2, 6, 10, false), (3, 10, 0, true)];
    for (seats, life, points, held) in positions {
        let mut state = opening(seats);
        (state.turn.dice, state.turn.rerolls) = (dice(&[One, One, One, Two, Two, Heart]), 0);
        for monster in state.monsters.values_mut() {
            (monster.life, monster.points) = (life, points);
        }
        let seat = state.active;
        let other = state.others(seat).next().unwrap();
        state.monsters[other].place = if held { Zone::City } else { Zone::Outside };
        give(&mut state, seat, "freeze-time");
        play(&mut state, seat, Command::Resolve);
        assert!(matches!(state.stack.top(), Some(Frame::Ask { .. })));
        // The net has seen few such turns among three monsters, and does not take this one.
        let learnt = (seats == 2).then_some(Skill::Master);
        for skill in [Skill::HardBefore].into_iter().chain(learnt) {
            let chosen = choice(&state, seat, skill, 0);
            let takes = matches!(chosen, Some(Command::Use { .. }));
            assert!(takes, "{skill}: {seats} monsters, {life} life");
        }
    }
}
