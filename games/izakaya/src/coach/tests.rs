//! What the coach supplies is sound, and rests on what its seat could know.

use contract::coach::{Coach, follow};
use contract::{
    Awaiting, Chance, Endless, Entry, Game, Seat, Secrets, Silent, Terms, Viewer, Window, decide,
};

use super::Landlord;
use super::watch::{
    ADDS_FLOOR, FIRST, GAINS, HELPS_RIVAL, IN_VAIN, LAST_PHASE, LEADS, OVERPAYS, TERMS,
};
use crate::command::Command;
use crate::lists::WORDS;
use crate::mind::greedy::Greedy;
use crate::setup::Setup;
use crate::state::{Izakaya, Phase, STEP};

/// Every state of a match that greedy players played.
fn played(seats: usize, number: u64) -> Vec<Izakaya> {
    let mut chance = Chance::from_number(number);
    let mut states = vec![Izakaya::open(&Setup::default(), seats, &mut chance).unwrap()];
    while let Some(last) = states.last()
        && let Some(seat) = last.must().iter().next()
    {
        let mut next = last.clone();
        let window = Window::unlisted(last, seat, true);
        let command = decide(&mut Greedy, &window, &Endless, &mut chance).command.unwrap();
        next.play(&Entry::new(seat, next.now, command), &mut chance, &mut Silent).unwrap();
        states.push(next);
    }
    states
}

/// The third auction of a match: everybody but seat 0 has bid one step.
fn auction(seats: usize) -> Izakaya {
    let states = played(seats, 4);
    let third = |state: &&Izakaya| {
        let bidding = matches!(state.phase, Phase::Bidding { .. });
        bidding && state.auctions.len() == 2 && state.must() == contract::SeatSet::all(seats)
    };
    let mut state = states.iter().find(third).unwrap().clone();
    for seat in Seat::all(seats).skip(1) {
        state.players[seat].bid = Some(STEP);
        assert!(state.players[seat].cash >= STEP);
    }
    state
}

fn terms(world: &Izakaya, seat: Seat, command: Command) -> Terms {
    let after = follow(world, seat, &[command], &mut Chance::from_number(1));
    assert_ne!(after, *world, "{command:?} is not allowed");
    Landlord::default().play_out(world, after, seat, &mut Chance::from_number(1)).terms
}

#[test]
fn worlds_look_just_like_the_view() {
    for seats in 2..=5 {
        let state = auction(seats);
        let view = state.view(Viewer::Seat(Seat(0)));
        let mut mind = Landlord::default().mind(Seat(0));
        for number in 0..10 {
            let world = mind.world(&view, &mut Chance::from_number(number));
            assert_eq!(world.view(Viewer::Seat(Seat(0))), view);
        }
    }
}

#[test]
fn bids_are_drawn_and_not_read() {
    let state = auction(2);
    let mut drawn = std::collections::BTreeSet::new();
    for number in 0..30 {
        let other = state.permute(Viewer::Seat(Seat(0)), &mut Chance::from_number(number));
        let [truth, dealt] = [&state, &other].map(|state| {
            let view = state.view(Viewer::Seat(Seat(0)));
            let mut mind = Landlord::default().mind(Seat(0));
            mind.world(&view, &mut Chance::from_number(5))
        });
        assert_eq!(truth, dealt);
        let [truth, dealt] = [&state, &other]
            .map(|state| Landlord::default().courses(state, Seat(0), &mut Chance::from_number(6)));
        assert_eq!(truth, dealt);
    }
    let view = state.view(Viewer::Seat(Seat(0)));
    let mut mind = Landlord::default().mind(Seat(0));
    for number in 0..60 {
        let world = mind.world(&view, &mut Chance::from_number(number));
        drawn.insert(world.players[Seat(1)].bid);
    }
    let made = state.players[Seat(1)].bid;
    assert!(drawn.iter().any(|bid| *bid != made), "{drawn:?}");
}

#[test]
fn play_outs_end_and_shares_sum_to_one() {
    for seats in 2..=5 {
        let mut landlord = Landlord::default();
        for (number, state) in played(seats, 9).iter().enumerate().step_by(7) {
            let mut chance = Chance::from_number(number as u64);
            let played = landlord.play_out(state, state.clone(), Seat(0), &mut chance);
            let sum: f64 = played.shares.values().sum();
            assert!(played.shares.len() == seats && (sum - 1.0).abs() < 1e-9, "{sum}");
            assert_eq!(played.terms, Terms::NONE);
        }
    }
}

/// It keeps what it has worked out, and answers the same without.
#[test]
fn answers_depend_on_nothing_but_the_question() {
    let state = auction(2);
    let mut used = Landlord::default();
    for bid in [0, 1, 2, 1, 0] {
        let command = Command::Bid { yen: bid * STEP };
        let after = follow(&state, Seat(0), &[command], &mut Chance::from_number(1));
        let fresh = &mut Landlord::default();
        let [one, other] = [&mut used, fresh].map(|landlord| {
            landlord.play_out(&state, after.clone(), Seat(0), &mut Chance::from_number(3))
        });
        assert_eq!(one, other);
    }
}

#[test]
fn courses_are_allowed_and_differ() {
    for state in played(3, 6).iter().step_by(5) {
        let Some(seat) = state.must().iter().next() else { break };
        let landlord = &mut Landlord::default();
        let courses = landlord.courses(state, seat, &mut Chance::from_number(1));
        assert!(!courses.is_empty());
        for course in &courses {
            let [command] = course.as_slice() else { panic!("{course:?}") };
            assert_eq!(state.judge(&Entry::new(seat, state.now, *command)), Ok(()));
        }
    }
}

#[test]
fn terms_of_an_auction_are_noted() {
    let mut state = auction(2);
    state.order = [Seat(1), Seat(0)].into_iter().collect();
    let bid = |steps: u16| terms(&state, Seat(0), Command::Bid { yen: steps * STEP });
    assert!(!bid(0).has(FIRST) && !bid(0).has(IN_VAIN) && !bid(0).has(OVERPAYS));
    // Equals change places.
    assert!(bid(1).has(FIRST) && !bid(1).has(OVERPAYS));
    assert!(bid(2).has(FIRST) && !bid(2).has(OVERPAYS));
    assert!(bid(3).has(OVERPAYS) && !bid(3).has(LAST_PHASE));
    state.order = [Seat(0), Seat(1)].into_iter().collect();
    let tied = terms(&state, Seat(0), Command::Bid { yen: STEP });
    assert!(tied.has(IN_VAIN) && !tied.has(FIRST));
    state.pot = 1_400;
    let filled = terms(&state, Seat(0), Command::Bid { yen: 2 * STEP });
    assert!(filled.has(LAST_PHASE) && filled.has(FIRST));
}

#[test]
fn terms_of_an_action_are_noted() {
    let mut noted = [0; 4];
    for state in played(2, 12).iter().chain(&played(2, 13)) {
        let (Phase::Acting { .. }, Some(seat)) = (&state.phase, state.active()) else { continue };
        for course in Landlord::default().courses(state, seat, &mut Chance::from_number(1)) {
            let after = follow(state, seat, &course, &mut Chance::from_number(1));
            let played = Landlord::default().play_out(
                state,
                after.clone(),
                seat,
                &mut Chance::from_number(1),
            );
            if matches!(after.phase, Phase::Placing { .. }) {
                noted[0] += usize::from(played.terms.has(ADDS_FLOOR));
                continue;
            }
            let gain = |seat: Seat| after.score(seat) - state.score(seat);
            let rival = gain(Seat(1 - seat.0));
            assert_eq!(played.terms.has(GAINS), gain(seat) > rival.max(0));
            assert_eq!(played.terms.has(HELPS_RIVAL), rival > gain(seat).max(0));
            assert!(!played.terms.has(ADDS_FLOOR));
            noted[1] += usize::from(gain(seat) > rival.max(0));
            noted[2] += usize::from(rival > gain(seat).max(0));
            if let Awaiting::Over(outcome) = after.awaiting() {
                let leads = outcome.scores[seat] > outcome.scores[Seat(1 - seat.0)];
                assert_eq!(played.terms.has(LEADS), leads);
                noted[3] += 1;
            }
        }
    }
    assert!(noted.iter().all(|count| *count > 0), "{noted:?}");
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
