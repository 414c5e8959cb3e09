//! The walk counts again, by another way of playing: a plain grid of letters, read cell by cell.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use connect_four::{Command, ConnectFour, Setup};
use contract::{Chance, Entry, Game, Offers, Silent};

/// Columns of letters, from the bottom up.
type Plain = [Vec<char>; 7];

fn at(grid: &Plain, column: i32, row: i32) -> Option<char> {
    grid.get(usize::try_from(column).ok()?)?.get(usize::try_from(row).ok()?).copied()
}

fn has_line(grid: &Plain, mark: char) -> bool {
    let runs = |column: i32, row: i32, (across, up): (i32, i32)| {
        (0..4).all(|k| at(grid, column + k * across, row + k * up) == Some(mark))
    };
    let ways = [(0, 1), (1, 0), (1, 1), (1, -1)];
    (0..7).any(|column| (0..6).any(|row| ways.iter().any(|&way| runs(column, row, way))))
}

fn count(grid: &mut Plain, mark: char, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let other = if mark == 'x' { 'o' } else { 'x' };
    if has_line(grid, other) {
        return 0;
    }
    let mut total = 0;
    for column in 0..7 {
        if grid[column].len() < 6 {
            grid[column].push(mark);
            total += count(grid, other, depth - 1);
            grid[column].pop();
        }
    }
    total
}

fn fast(state: &ConnectFour, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut total = 0;
    for seat in state.awaiting().seats().iter() {
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        for command in offers.list {
            let mut after = *state;
            let mut chance = Chance::from_number(0);
            after.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent).unwrap();
            total += fast(&after, depth - 1);
        }
    }
    total
}

#[test]
fn both_ways_count_the_same() {
    let openings: [&[u8]; 4] =
        [&[], &[3, 3, 3, 3, 3], &[0, 0, 1, 1, 2, 2], &[2, 3, 3, 4, 4, 5, 4, 5, 5, 0]];
    for opening in openings {
        let mut chance = Chance::from_number(0);
        let mut state = ConnectFour::open(&Setup::default(), 2, &mut chance).unwrap();
        let mut plain = Plain::default();
        for (idx, &column) in opening.iter().enumerate() {
            let seat = state.awaiting().seats().sole().unwrap();
            let entry = Entry::new(seat, 0, Command::Drop { column });
            state.play(&entry, &mut chance, &mut Silent).unwrap();
            plain[usize::from(column)].push(if idx % 2 == 0 { 'x' } else { 'o' });
        }
        let mark = if opening.len() % 2 == 0 { 'x' } else { 'o' };
        for depth in 1..=6 {
            assert_eq!(fast(&state, depth), count(&mut plain, mark, depth), "{opening:?} {depth}");
        }
    }
}
