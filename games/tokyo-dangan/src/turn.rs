//! What an action does, and what happens at the end of a turn.

use contract::{Chance, Seat, Sink};

use crate::command::{Command, Event};
use crate::square::Square;
use crate::state::{Arrival, DESTINATIONS, End, HAND, TokyoDangan};

/// How often the same position ends the game (clause 6.3).
pub(crate) const REPEATS: usize = 3;

/// Does what was judged to be allowed. Tells whether somebody learnt something that cannot be
/// unlearnt: a tile drawn, a destination shown, the end.
pub fn act(
    state: &mut TokyoDangan,
    command: Command,
    chance: &mut Chance,
    events: &mut impl Sink<Event>,
) -> bool {
    let seat = state.active;
    state.travellers[seat].commands += 1;
    let mut learnt = false;
    match command {
        Command::Move { to } => learnt = travel(state, to, events),
        Command::Place { square, tile } => {
            state.travellers[seat].hand.take(tile.kind());
            state.roads.lay(square, tile);
            state.past.clear();
            events.push(|| Event::Placed { seat, square, tile });
        }
        Command::Rotate { square, tile } => {
            let from = state.roads.at(square).unwrap_or(tile);
            state.roads.lay(square, tile);
            events.push(|| Event::Rotated { seat, square, from, tile });
        }
        Command::Remove { square } => {
            if let Some(tile) = state.roads.lift(square) {
                state.discard.put(tile.kind());
                state.past.clear();
                events.push(|| Event::Removed { seat, square, tile });
            }
        }
        Command::End => return finish(state, chance, events),
    }
    state.taken += 1;
    if state.over.is_none() && state.taken >= state.allowed() {
        learnt |= finish(state, chance, events);
    }
    learnt
}

/// Moves the active piece. Tells whether that showed a destination.
fn travel(state: &mut TokyoDangan, to: Square, events: &mut impl Sink<Event>) -> bool {
    let seat = state.active;
    let from = state.travellers[seat].piece;
    events.push(|| Event::Moved {
        seat,
        path: state.roads.path(&state.board, from, to),
        place: state.board.place(to),
    });
    let is_city = state.board.towns().contains(to);
    let order = state.arrivals + 1;
    let traveller = &mut state.travellers[seat];
    traveller.piece = to;
    if !traveller.open.contains(to) {
        if is_city {
            traveller.visited.insert(to);
        }
        return false;
    }
    traveller.open.remove(to);
    // Open and reached destinations are five together, so there is room for one that was open.
    traveller.reached.push(Arrival { square: to, order });
    let nth = traveller.reached.len();
    state.arrivals = order;
    state.past.clear();
    let city = || state.board.place(to);
    events.push(|| Event::Arrived { seat, square: to, city: city(), nth: nth as u8 });
    if nth == DESTINATIONS {
        state.over = Some(End::FifthDestination);
        // The move that gets there is counted after it.
        let actions = state.taken + 1;
        events.push(|| match state.puzzle {
            Some(facts) => Event::Solved { seat, actions, best: facts.best },
            None => Event::Won { seat },
        });
    }
    true
}

/// Ends the turn: fills the hand, passes the turn on, looks whether a house rule ends the game.
fn finish(state: &mut TokyoDangan, chance: &mut Chance, events: &mut impl Sink<Event>) -> bool {
    if state.puzzle.is_some() {
        state.over = Some(End::OutOfActions);
        events.push(|| Event::OutOfActions { actions: state.taken });
        return true;
    }
    let drew = fill_hand(state, chance, events);
    let seat = state.active;
    let next = Seat((seat.0 + 1) % state.travellers.len().max(1) as u8);
    state.taken = 0;
    state.active = next;
    if next == state.first {
        let cap = u32::from(state.house.round_cap);
        if cap > 0 && state.round >= cap {
            state.over = Some(End::RoundCap);
            events.push(|| Event::RoundsOver { rounds: cap });
            return true;
        }
        state.round += 1;
    }
    events.push(|| Event::TurnEnded { seat, next });
    if remember(state) {
        state.over = Some(End::Repetition);
        events.push(|| Event::Repeated);
        return true;
    }
    drew
}

/// Draws until the hand is full (clauses 2.4 to 2.6). Tells whether anything was drawn.
fn fill_hand(state: &mut TokyoDangan, chance: &mut Chance, events: &mut impl Sink<Event>) -> bool {
    let seat = state.active;
    let before = state.travellers[seat].hand;
    for _ in before.total()..HAND {
        if state.pile.is_empty() && !state.discard.is_empty() {
            state.pile = std::mem::take(&mut state.discard);
            let count = state.pile.total() as u8;
            events.push(|| Event::Reshuffled { count });
        }
        let Some(kind) = state.pile.draw(chance) else { break };
        state.travellers[seat].hand.put(kind);
    }
    let drawn = state.travellers[seat].hand.minus(&before);
    if drawn.is_empty() {
        return false;
    }
    // What lies in hands is part of the position.
    state.past.clear();
    events.push(|| Event::Drew { seat, count: drawn.total() as u8, tiles: Some(drawn) });
    true
}

/// Notes the position at the beginning of a turn, where repetition matters. Tells whether it has
/// come for the third time.
pub fn remember(state: &mut TokyoDangan) -> bool {
    if !state.house.repetition {
        return false;
    }
    let position = state.position();
    let before = state.past.iter().filter(|past| **past == position).count();
    state.past.push(position);
    before + 1 >= REPEATS
}
