//! One step of a game on a guessed state.

use contract::{Actor, Awaiting, Chance, Entry, Game, Seat, Silent, Waiting};

/// Who acts next on a guessed state.
pub enum Next {
    /// This seat has to decide.
    Seat(Seat),
    /// Only time can go on.
    Clock,
    /// Nothing goes on: the match is over, or the state is stuck.
    Nobody,
}

/// Chooses who acts next. Where several seats decide at once, `first` comes before the others, so
/// that a search for it never sees what they chose; a seat that may only interject stays silent.
pub fn next<G: Game>(state: &G, first: Seat) -> Next {
    match state.awaiting() {
        Awaiting::Over(_) => Next::Nobody,
        Awaiting::Seats(Waiting { must, .. }) if must.contains(first) => Next::Seat(first),
        Awaiting::Seats(Waiting { must, wake_at, .. }) => match (must.iter().next(), wake_at) {
            (Some(seat), _) => Next::Seat(seat),
            (None, Some(_)) => Next::Clock,
            (None, None) => Next::Nobody,
        },
    }
}

/// Plays a seat's command at the time the state has reached; tells whether it was accepted.
pub fn play<G: Game>(state: &mut G, seat: Seat, command: &G::Command, chance: &mut Chance) -> bool {
    let entry = Entry::new(seat, state.now(), command.clone());
    state.play(&entry, chance, &mut Silent).is_ok()
}

/// Lets time pass until the game wakes; tells whether it did.
pub fn wake<G: Game>(state: &mut G, chance: &mut Chance) -> bool {
    match (G::wake(), state.awaiting().wake_at()) {
        (Some(command), Some(at_ms)) => {
            let entry = Entry::new(Actor::Clock, at_ms, command);
            state.play(&entry, chance, &mut Silent).is_ok()
        }
        _ => false,
    }
}
