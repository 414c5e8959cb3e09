use contract::{
    Ask, Chance, Endless, Entry, Evaluate, Game, Levels, Malformed, Offers, Seat, Silent, Skill,
    Viewer, Window,
};
use serde_json::json;

use super::ask::gain::Harmed;
use super::ask::{Answer, Odds, Prospect, Question};
use crate::cards::Card;
use crate::command::Command;
use crate::face::{Dice, Face};
use crate::frame::Frame;
use crate::monster::{GOAL, Zone};
use crate::setup::Setup;
use crate::state::KingOfTokyo;
use crate::view::View;
use Face::{Claw, Energy, Heart, One, Three, Two};

pub(super) fn opening(seats: usize) -> KingOfTokyo {
    KingOfTokyo::open(&Setup::default(), seats, &mut Chance::from_number(7)).unwrap()
}

fn choice(state: &KingOfTokyo, seat: Seat, skill: Skill) -> Option<Command> {
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    let window = Window::new(state, seat, &offers);
    KingOfTokyo::bot(skill).choose(&window, &Endless, &mut Chance::from_number(1)).command
}

pub(super) fn play(state: &mut KingOfTokyo, seat: Seat, command: Command) {
    state.play(&Entry::new(seat, 0, command), &mut Chance::from_number(3), &mut Silent).unwrap();
}

pub(super) fn dice(faces: &[Face]) -> Dice {
    faces.iter().copied().collect()
}

/// The active monster with these dice and rerolls, at the start of a duel.
pub(super) fn rolling(faces: &[Face], rerolls: u8) -> KingOfTokyo {
    let mut state = opening(2);
    state.turn.dice = dice(faces);
    state.turn.rerolls = rerolls;
    state
}

/// The active monster about to buy, with this much energy and only this card for sale.
pub(super) fn buying(card: Card, energy: u16) -> KingOfTokyo {
    let mut state = rolling(&[], 0);
    state.stack.pop();
    assert_eq!(state.stack.top(), Some(&Frame::Buying));
    let seat = state.active;
    for slot in 0..3 {
        if let Some(card) = state.row[slot].take() {
            state.deck.insert(card);
        }
    }
    state.deck.remove(card);
    state.row[0] = Some(card);
    state.monsters[seat].energy = energy;
    state
}

#[test]
fn shares_are_parts_of_one_win() {
    for seats in 2..=6 {
        let mut state = opening(seats);
        state.monsters[Seat(0)].points = 12;
        state.monsters[Seat(1)].life = 0;
        let shares: Vec<f64> = Seat::all(seats).map(|seat| state.evaluate(seat)).collect();
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
        assert_eq!(shares[1], 0.0, "the fallen have no part in it");
        assert!(shares[2..].iter().all(|share| *share < shares[0]), "{shares:?}");
    }
}

#[test]
fn every_dial_counts_for_its_owner() {
    let state = opening(3);
    let before = state.evaluate(Seat(0));
    let better = |change: &dyn Fn(&mut KingOfTokyo)| {
        let mut changed = state.clone();
        change(&mut changed);
        changed.evaluate(Seat(0)) > before
    };
    assert!(better(&|state| state.monsters[Seat(0)].points = 1));
    assert!(better(&|state| state.monsters[Seat(0)].energy = 1));
    assert!(better(&|state| state.monsters[Seat(1)].life = 7));
    assert!(better(&|state| state.monsters[Seat(2)].poison = 1));
    assert!(!better(&|state| state.monsters[Seat(0)].life = 7));
    assert!(!better(&|state| state.monsters[Seat(0)].shrink = 1));
}

#[test]
fn the_last_points_are_rolled_for_and_then_kept() {
    let mut state = rolling(&[Three, Three, Three, Claw, Heart, Energy], 2);
    let seat = state.active;
    state.monsters[seat].points = GOAL - 3;
    if let Some(Command::Reroll { dice }) = choice(&state, seat, Skill::Greedy) {
        assert_eq!(dice.count(Three), 0, "the points that win are kept");
    }
    state.turn.dice = dice(&[Three, Three, Two, Claw, Heart, One]);
    let Some(Command::Reroll { dice: reroll }) = choice(&state, seat, Skill::Greedy) else {
        panic!("there is something to gain");
    };
    assert_eq!(state.turn.dice.without(reroll), dice(&[Three, Three]));
}

#[test]
fn a_deadly_attack_is_not_rolled_away() {
    let mut state = rolling(&[Claw, Claw, Claw, One, Two, Heart], 2);
    let seat = state.active;
    let other = Seat(1 - seat.0);
    state.monsters[other].place = Zone::City;
    state.monsters[other].life = 3;
    let mut after = state.clone();
    let command = choice(&state, seat, Skill::Greedy).unwrap();
    if let Command::Reroll { dice } = command {
        assert_eq!(dice.count(Claw), 0, "the claws are kept");
    }
    play(&mut after, seat, Command::Resolve);
    assert!(after.over.is_some(), "they win the game");
}

#[test]
fn who_is_nearly_dead_yields_and_who_is_well_stays() {
    let yields = |life: u8| {
        let mut state = rolling(&[Claw], 0);
        let (seat, other) = (state.active, Seat(1 - state.active.0));
        state.monsters[other].place = Zone::City;
        state.monsters[other].life = life;
        play(&mut state, seat, Command::Resolve);
        assert!(matches!(state.stack.top(), Some(Frame::Yield { .. })));
        choice(&state, other, Skill::Greedy) == Some(Command::Yield)
    };
    assert!(yields(2), "one life is left");
    assert!(!yields(10), "nine lives are left");
}

#[test]
fn nobody_kills_itself_by_buying() {
    for card in Card::all() {
        let mut state = buying(card, 9);
        let seat = state.active;
        state.monsters[seat].life = 2;
        if let Some(command) = choice(&state, seat, Skill::Greedy) {
            play(&mut state, seat, command);
        }
        assert!(state.monsters[seat].lives(), "{card:?} kills");
    }
}

#[test]
fn points_that_win_are_bought() {
    let mut bought = 0;
    for card in Card::all().filter(|card| !card.is_keep()) {
        let mut state = buying(card, 8);
        let seat = state.active;
        state.monsters[seat].points = GOAL - 1;
        let mut after = state.clone();
        play(&mut after, seat, Command::Buy { slot: 0 });
        if after.monsters[seat].points == GOAL && after.monsters[seat].lives() {
            assert_eq!(choice(&state, seat, Skill::Greedy), Some(Command::Buy { slot: 0 }));
            bought += 1;
        }
    }
    assert!(bought > 5, "{bought} cards give points");
}

#[test]
fn whoever_can_survive_by_a_card_does() {
    let mut saved = 0;
    for card in Card::all().filter(|card| card.is_keep()) {
        let mut state = rolling(&[Claw, Claw, Claw], 0);
        let (seat, other) = (state.active, Seat(1 - state.active.0));
        state.deck.remove(card);
        state.monsters[other].place = Zone::City;
        state.monsters[other].life = 3;
        state.monsters[other].energy = 4;
        state.monsters[other].cards.insert(card);
        play(&mut state, seat, Command::Resolve);
        let asked = state
            .question()
            .is_some_and(|(frame, asked)| asked == other && matches!(frame, Frame::Blow(_)));
        if asked {
            while let Some((Frame::Blow(_), _)) = state.question() {
                let command = choice(&state, other, Skill::Greedy).unwrap();
                play(&mut state, other, command);
            }
            assert!(state.monsters[other].lives(), "{card:?} could have saved it");
            saved += 1;
        }
    }
    assert!(saved >= 3, "{saved} cards can save a monster");
}

#[test]
fn a_bot_is_deterministic() {
    let state = rolling(&[Three, Three, Two, Claw, Heart, One], 2);
    for skill in [Skill::Easy, Skill::Normal, Skill::Hard, Skill::Greedy, Skill::Search(12)] {
        let first = choice(&state, state.active, skill);
        assert!(first.is_some());
        assert_eq!(first, choice(&state, state.active, skill), "{skill}");
    }
}

fn ask(view: &View, question: serde_json::Value) -> Result<Answer, Malformed> {
    KingOfTokyo::ask(view, &serde_json::from_value(question).unwrap())
}

fn odds(view: &View, question: serde_json::Value) -> Result<Odds, Malformed> {
    ask(view, question).map(|answer| match answer {
        Answer::Odds(odds) => odds,
        other => panic!("odds, not {other:?}"),
    })
}

#[test]
fn odds_are_answered_while_dice_are_rolled() {
    let state = rolling(&[Three, Three, Three, Claw, Heart, Energy], 1);
    let view = state.view(Viewer::Public);
    let ask = |question| odds(&view, question);
    let odds = ask(json!({ "odds": { "reroll": ["claw", "energy"] } })).unwrap();
    assert_eq!(odds.keep, dice(&[Three, Three, Three, Heart]));
    assert!((odds.expected.points - (3.0 + 2.0 / 6.0)).abs() < 1e-9);
    assert!((odds.expected.hearts - (1.0 + 2.0 / 6.0)).abs() < 1e-9);
    assert!((odds.points.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!((odds.faces.claw[0] - 25.0 / 36.0).abs() < 1e-9);
    let best = ask(json!({ "best-keep": { "goal": "points" } })).unwrap();
    assert_eq!(best.keep, dice(&[Three, Three, Three]));
    // A half from the threes, and three ones or twos now and then.
    assert!((best.expected.points - (3.5 + 3.0 / 216.0)).abs() < 1e-9);
    let now = ask(json!({ "odds": { "reroll": [] } })).unwrap();
    assert!((now.expected.points - 3.0).abs() < 1e-9);
    let why = ask(json!({ "odds": { "reroll": ["one"] } })).unwrap_err();
    assert!(why.to_string().contains("not among the dice"), "{why}");
}

#[test]
fn odds_need_dice_and_rerolls() {
    let mut state = rolling(&[One, Two, Three, Claw, Heart, Energy], 0);
    let view = state.view(Viewer::Public);
    let why = ask(&view, json!({ "odds": { "reroll": ["one"] } })).unwrap_err();
    assert!(why.to_string().contains("no reroll left"), "{why}");
    assert_eq!(
        odds(&view, json!({ "best-keep": { "goal": "points" } })).unwrap().reroll,
        Dice::NONE
    );
    state.stack.pop();
    let view = state.view(Viewer::Public);
    assert!(ask(&view, json!({ "best-keep": { "goal": "points" } })).is_err());
    assert!(ask(&view, json!("gain")).is_err());
    assert_eq!(KingOfTokyo::questions(&view), [Question::Cards]);
}

#[test]
fn dice_tell_what_they_give() {
    let mut state = rolling(&[Three, Three, Three, Claw, Heart, Energy], 1);
    let seat = state.active;
    let gain = |state: &KingOfTokyo| match ask(&state.view(Viewer::Public), json!("gain")) {
        Ok(Answer::Gain(gain)) => gain,
        other => panic!("{other:?}"),
    };
    state.monsters[seat].life = 8;
    let into_empty_city = gain(&state);
    assert_eq!((into_empty_city.points, into_empty_city.energy), (3, 1));
    assert_eq!((into_empty_city.life, into_empty_city.idle_hearts), (1, 0));
    assert_eq!(into_empty_city.enters, Some(Zone::City));
    assert!(into_empty_city.attacks && into_empty_city.blows.is_empty());
    let other = state.others(seat).next().unwrap();
    state.monsters[other].place = Zone::City;
    state.monsters[seat].cards.insert(Card::by_key("spiked-tail").unwrap());
    let against_city = gain(&state);
    assert_eq!(against_city.blows, [Harmed { seat: other, amount: 2 }]);
    assert_eq!(against_city.enters, None);
    state.monsters[other].place = Zone::Outside;
    state.monsters[seat].place = Zone::City;
    assert_eq!((gain(&state).life, gain(&state).idle_hearts), (0, 1));
}

#[test]
fn deadly_and_winning_choices_are_told() {
    let mut state = rolling(&[One, Two, Three, Energy, Heart, Heart], 0);
    let seat = state.active;
    let prospects =
        |state: &KingOfTokyo| match ask(&state.view(Viewer::Seat(seat)), json!("prospects")) {
            Ok(Answer::Prospects(prospects)) => prospects,
            other => panic!("{other:?}"),
        };
    assert_eq!(prospects(&state), []);
    (state.monsters[seat].life, state.monsters[seat].poison) = (1, 1);
    state.monsters[seat].place = Zone::City;
    let poisoned = Prospect { command: Command::Resolve, falls: 1.0, wins: 0.0 };
    assert_eq!(prospects(&state), [poisoned]);
    (state.monsters[seat].poison, state.monsters[seat].points) = (0, 20);
    let crowned = Prospect { command: Command::Resolve, falls: 0.0, wins: 1.0 };
    assert_eq!(prospects(&state), [crowned]);
    let why = ask(&state.view(Viewer::Public), json!("prospects")).unwrap_err();
    assert!(why.to_string().contains("only monsters"), "{why}");
}

#[test]
fn cards_tell_what_they_are_and_what_they_cost_now() {
    let mut state = rolling(&[One; 6], 2);
    let seat = state.active;
    state.monsters[seat].cards.insert(Card::by_key("alien-metabolism").unwrap());
    let Ok(Answer::Cards(facts)) = ask(&state.view(Viewer::Seat(seat)), json!("cards")) else {
        panic!("cards");
    };
    assert_eq!(facts.len(), 66);
    let second = facts.iter().find(|fact| fact.card.key() == "extra-head-2").unwrap();
    assert_eq!((second.title.as_str(), second.name.as_str()), ("extra-head", "Extra Head"));
    assert_eq!((second.cost, second.price, second.keep), (7, 6, true));
}
