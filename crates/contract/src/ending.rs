//! Why a match ended, and which acts are sure to end it.

use crate::awaiting::Outcome;
use crate::chance::Chance;
use crate::entry::Entry;
use crate::events::Silent;
use crate::game::Game;
use crate::phrase::Phrase;
use crate::seat::{BySeat, Seat};

/// Why a match ended and how places were decided, to be said to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Why it ended, then what decided the places. Ties and how they were broken come last.
    pub why: Vec<Phrase>,
    /// What decided each seat's place, where the score alone does not tell.
    pub seats: BySeat<Option<Phrase>>,
}

impl Explanation {
    /// An explanation that says nothing about single seats.
    pub fn new(why: Vec<Phrase>, seats: usize) -> Explanation {
        Explanation { why, seats: BySeat::from_fn(seats, |_| None) }
    }
}

/// How the match would end with that command, if it ended at once and chance had no say in it.
pub fn sure_end<G: Game>(state: &G, seat: Seat, command: &G::Command) -> Option<Outcome> {
    let mut after = state.clone();
    let mut chance = Chance::from_number(0);
    let entry = Entry::new(seat, state.now(), command.clone());
    after.play(&entry, &mut chance, &mut Silent).ok()?;
    after.awaiting().outcome().filter(|_| chance.draws() == 0).cloned()
}

/// A warning, in words of the house, for each command of a seat that is sure to end the match at
/// once.
pub fn sure_warnings<G: Game>(
    state: &G,
    seat: Seat,
    commands: &[G::Command],
) -> Vec<Option<Phrase>> {
    commands.iter().map(|command| Some(warning(&sure_end(state, seat, command)?, seat))).collect()
}

/// The warning that is good news: the seat itself wins.
const WON: &str = "house-end-won";

/// Whether a warning says that the player who is warned wins.
pub fn tells_win(warning: &Phrase) -> bool {
    warning.key == WON
}

fn warning(outcome: &Outcome, seat: Seat) -> Phrase {
    let winners = outcome.winners;
    match winners.sole() {
        Some(sole) if sole == seat => Phrase::new(WON),
        Some(sole) => Phrase::new("house-end-lost").with("winner", sole),
        None if winners.is_empty() => Phrase::new("house-end-nobody"),
        None => Phrase::new("house-end-shared").with("winners", Phrase::list(winners.iter())),
    }
}
