//! Positions and columns as numbers, for programs that learn.

use contract::{Encode, Field, Game, Seat};

use crate::grid::{COLUMNS, ROWS, cells};
use crate::rules::{Command, ConnectFour};

const CELLS: usize = COLUMNS as usize * ROWS as usize;

impl Encode for ConnectFour {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = &[
        // Column by column, each from the bottom up.
        Field::flags("own-discs", CELLS),
        Field::flags("other-discs", CELLS),
        Field::flags("own-turn", 1),
    ];
    const ACTIONS: usize = COLUMNS as usize;

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        into.fill(0);
        for (idx, cell) in cells().enumerate() {
            match self.grid.at(cell) {
                Some(owner) if owner == seat => into[idx] = 1,
                Some(_) => into[CELLS + idx] = 1,
                None => {}
            }
        }
        into[2 * CELLS] = i16::from(self.awaiting().seats().contains(seat));
    }

    /// The slot is the column.
    fn slot(&self, _seat: Seat, command: &Command) -> Option<usize> {
        let Command::Drop { column } = *command;
        Some(usize::from(column))
    }
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Entry, Silent};

    use super::*;
    use crate::rules::Setup;

    #[test]
    fn each_seat_sees_its_own_discs_first() {
        let mut chance = Chance::from_number(0);
        let mut state = ConnectFour::open(&Setup::default(), 2, &mut chance).unwrap();
        for (seat, column) in [(0, 3), (1, 3), (0, 0)] {
            let entry = Entry::new(Seat(seat), 0, Command::Drop { column });
            state.play(&entry, &mut chance, &mut Silent).unwrap();
        }
        let seen = |seat: u8| {
            let mut numbers = vec![9; 2 * CELLS + 1];
            state.observe(Seat(seat), &mut numbers);
            let set = (0..numbers.len()).filter(|idx| numbers[*idx] == 1);
            set.collect::<Vec<usize>>()
        };
        assert_eq!(seen(0), [0, 18, CELLS + 19]);
        assert_eq!(seen(1), [19, CELLS, CELLS + 18, 2 * CELLS]);
    }
}
