//! Destinations in reach are reached, in whole games.

use contract::{Chance, Endless, Entry, Game, Levels, Offers, Seat, Silent, Skill, Window};

use crate::setup::Setup;
use crate::state::TokyoDangan;

/// Plays a game of an expert bot against a normal one: the turns of the expert that ended without
/// ending the game, and those of them that left a destination of its own in reach.
fn turns_and_held(seed: u64) -> (usize, usize) {
    let mut chance = Chance::from_number(seed);
    let mut state = TokyoDangan::open(&Setup::limited(), 2, &mut chance.clone()).unwrap();
    let expert = Seat((seed % 2) as u8);
    let skill = |seat: u8| if Seat(seat) == expert { Skill::Expert } else { Skill::Normal };
    let mut bots = [0, 1].map(|seat| TokyoDangan::bot(skill(seat)));
    let (mut turns, mut held) = (0, 0);
    while state.over.is_none() {
        let seat = state.active;
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        let window = Window::new(&state, seat, &offers);
        let command = bots[seat.idx()].choose(&window, &Endless, &mut chance).command.unwrap();
        state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent).unwrap();
        if seat == expert && state.active != expert && state.over.is_none() {
            let own = &state.travellers[expert];
            let left = state.roads.reach(&state.board, own.piece).and(own.open);
            turns += 1;
            held += usize::from(!left.is_empty());
        }
    }
    (turns, held)
}

#[test]
fn expert_seldom_leaves_a_destination_in_reach() {
    let games = (0..12).map(turns_and_held);
    let (turns, held) = games.fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1));
    assert!(turns >= 60, "{turns} turns");
    assert!(held * 10 < turns, "{held} of {turns} turns left a destination in reach");
}
