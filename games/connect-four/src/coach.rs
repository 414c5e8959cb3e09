//! What the coach knows of the game: how a position goes on, and what decides it.

use contract::{Chance, Coach, Entry, Game, Pace, PlayOut, Seat, Shares, Silent, Terms};

use crate::grid::COLUMNS;
use crate::mind::threats;
use crate::rules::{Command, ConnectFour};

/// What reasons are made of: the seat, or the other one, makes four in line with its next disc.
const TERMS: &[&str] = &["wins", "loses"];
const WINS: usize = 0;
const LOSES: usize = 1;

/// Positions in which a column decides are few: they are looked through this many discs ahead.
const AHEAD: u32 = 4;

/// Plays on at random, except that nobody misses what the next few discs decide.
#[derive(Clone, Copy, Debug, Default)]
pub struct Casual;

impl Coach<ConnectFour> for Casual {
    fn pace(&self) -> Pace {
        Pace { reasons: 320, ..Pace::default() }
    }

    fn terms(&self) -> &'static [&'static str] {
        TERMS
    }

    fn play_out(
        &mut self,
        world: &ConnectFour,
        after: ConnectFour,
        seat: Seat,
        chance: &mut Chance,
    ) -> PlayOut {
        let (mut state, mut terms) = (after, Terms::NONE);
        let own = world.grid.count_of(seat);
        let mut ahead = AHEAD;
        loop {
            if let Some(outcome) = state.awaiting().outcome() {
                // With its first two discs from the decision on, and with the one in between.
                let discs = state.grid.count_of(seat).saturating_sub(own);
                terms.note(WINS, discs <= 2 && state.grid.has_line(seat));
                terms.note(LOSES, discs <= 1 && state.grid.has_line(Seat(1 - seat.0)));
                let shares = Shares::from_fn(2, |seat| outcome.share(seat));
                return PlayOut { shares, terms };
            }
            let command = reply(&state, ahead, chance);
            ahead = ahead.saturating_sub(1);
            let entry = Entry::new(state.next(), 0, command);
            // An open column is never refused while the game goes on.
            if state.play(&entry, chance, &mut Silent).is_err() {
                return PlayOut { shares: Shares::from_fn(2, |_| 0.5), terms };
            }
        }
    }
}

/// A column that decides the game if there is one, and none that loses it if there is another.
fn reply(state: &ConnectFour, ahead: u32, chance: &mut Chance) -> Command {
    let seat = state.next();
    let urgent = [seat, Seat(1 - seat.0)].map(|seat| threats(&state.grid, seat).first().copied());
    if let Some(column) = urgent.into_iter().flatten().next() {
        return Command::Drop { column };
    }
    let open = (0..COLUMNS).filter(|column| !state.grid.is_full(*column));
    let fates: Vec<(Fate, u8)> =
        open.map(|column| (outcome_of(state, column, ahead), column)).collect();
    let best = fates.iter().map(|(fate, _)| *fate).max().unwrap_or(Fate::Open);
    let among: Vec<u8> =
        fates.into_iter().filter(|(fate, _)| *fate == best).map(|(_, column)| column).collect();
    Command::Drop { column: chance.pick(&among).copied().unwrap_or(0) }
}

/// What comes of a disc, for whoever drops it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Lost,
    Open,
    Won,
}

/// What comes of a disc in that column within so many discs, played by both as well as can be.
fn outcome_of(state: &ConnectFour, column: u8, ahead: u32) -> Fate {
    let seat = state.next();
    let mut after = *state;
    after.grid.drop(seat, column);
    if after.grid.has_line(seat) {
        return Fate::Won;
    }
    if ahead == 0 {
        return Fate::Open;
    }
    let replies = (0..COLUMNS).filter(|column| !after.grid.is_full(*column));
    match replies.map(|column| outcome_of(&after, column, ahead - 1)).max() {
        Some(Fate::Won) => Fate::Lost,
        Some(Fate::Lost) => Fate::Won,
        Some(Fate::Open) | None => Fate::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    fn after(columns: &[u8]) -> ConnectFour {
        let mut chance = Chance::from_number(0);
        let mut state = ConnectFour::open(&Setup::default(), 2, &mut chance).unwrap();
        for column in columns {
            let entry = Entry::new(state.next(), 0, Command::Drop { column: *column });
            state.play(&entry, &mut chance, &mut Silent).unwrap();
        }
        state
    }

    #[test]
    fn a_play_out_misses_nothing_that_a_few_discs_decide() {
        // Seat 0 has two discs side by side with room on both sides, and it is its turn: a third
        // makes two threats, of which seat 1 can stop only one.
        let world = after(&[2, 2, 3, 3]);
        for number in 0..20 {
            let mut chance = Chance::from_number(number);
            let played = Casual.play_out(&world, world, Seat(0), &mut chance);
            assert_eq!(played.shares[Seat(0)], 1.0);
            assert!(played.terms.has(WINS) && !played.terms.has(LOSES));
        }
    }

    #[test]
    fn terms_are_counted_from_the_decision() {
        // Seat 0 has three in a row and drops elsewhere: seat 1 has three as well, and wins.
        let world = after(&[0, 6, 0, 6, 0, 6]);
        let mut wasted = world;
        wasted.grid.drop(Seat(0), 3);
        let mut chance = Chance::from_number(1);
        let played = Casual.play_out(&world, wasted, Seat(0), &mut chance);
        assert_eq!(played.shares[Seat(1)], 1.0);
        assert!(played.terms.has(LOSES) && !played.terms.has(WINS));
        let mut won = world;
        won.grid.drop(Seat(0), 0);
        let played = Casual.play_out(&world, won, Seat(0), &mut chance);
        assert!(played.terms.has(WINS) && !played.terms.has(LOSES));
    }
}
