//! All handfuls of up to nine dice, numbered: a lattice in which a step up adds one die.
//!
//! Dice have no identity, so a handful is a count of each face, and there are only 5,005 of them.
//! They are numbered by size first, so those of up to six dice are a prefix of the table.

use crate::face::{Dice, FACES, MOST_DICE};

/// Faces of a die.
pub const SIDES: usize = 6;
/// The largest handful.
const MOST: usize = MOST_DICE as usize;
/// Handfuls of up to the most dice.
const HANDS: usize = below(MOST + 1);
/// Handfuls that can take one more die.
const GROWING: usize = below(MOST);

/// Binomial coefficients, as far as they are needed.
const CHOOSE: [[u16; SIDES + 1]; MOST + SIDES + 2] = {
    let mut choose = [[0; SIDES + 1]; MOST + SIDES + 2];
    let mut row = 0;
    while row < choose.len() {
        choose[row][0] = 1;
        let mut k = 1;
        while row > 0 && k <= SIDES {
            choose[row][k] = choose[row - 1][k - 1] + choose[row - 1][k];
            k += 1;
        }
        row += 1;
    }
    choose
};

/// How many handfuls have fewer dice than that: where those with that many begin.
pub const fn below(size: usize) -> usize {
    // One may choose six things out of size + 5.
    let (mut product, mut k) = (1, 0);
    while k < SIDES {
        product = product * (size + k) / (k + 1);
        k += 1;
    }
    product
}

/// How many dice show each face.
pub type Counts = [u8; SIDES];

/// The counts of each handful, in order.
static HAND: [Counts; HANDS] = {
    let mut hands = [[0; SIDES]; HANDS];
    let mut sums = [0u8; SIDES];
    let mut idx = 0;
    while idx < HANDS {
        let [a, b, c, d, e, f] = sums;
        hands[idx] = [a, b - a, c - b, d - c, e - d, f - e];
        // The sums of the first faces count up like an odometer, each at most as far as the next.
        let mut wheel = 0;
        while wheel + 1 < SIDES && sums[wheel] == sums[wheel + 1] {
            sums[wheel] = 0;
            wheel += 1;
        }
        sums[wheel] += 1;
        idx += 1;
    }
    hands
};

/// For each handful, those with one more die of each face.
static MORE: [[u16; SIDES]; GROWING] = {
    let mut more = [[0; SIDES]; GROWING];
    let mut idx = 0;
    while idx < GROWING {
        let mut face = 0;
        while face < SIDES {
            let mut grown = HAND[idx];
            grown[face] += 1;
            more[idx][face] = number(grown);
            face += 1;
        }
        idx += 1;
    }
    more
};

/// The number of a handful.
const fn number(counts: Counts) -> u16 {
    let (mut sum, mut number, mut face) = (0, 0, 0);
    while face < SIDES {
        sum += counts[face] as usize;
        number += CHOOSE[sum + face][face + 1];
        face += 1;
    }
    number
}

/// The number of a handful of at most nine dice.
pub fn idx(dice: Dice) -> usize {
    number_of(&FACES.map(|face| dice.count(face)))
}

/// The number of the handful of some counts.
pub fn number_of(counts: &Counts) -> usize {
    usize::from(number(counts.map(|count| count.min(MOST_DICE))))
}

/// The handfuls of exactly that many dice, in order.
pub fn hands(size: usize) -> &'static [Counts] {
    HAND.get(below(size)..below(size + 1)).unwrap_or_default()
}

/// The handful with that number.
pub fn hand(idx: usize) -> Dice {
    HAND.get(idx).map_or(Dice::NONE, dice)
}

/// The dice of some counts.
pub fn dice(counts: &Counts) -> Dice {
    let repeat = |(face, count): (_, &u8)| std::iter::repeat_n(face, usize::from(*count));
    FACES.into_iter().zip(counts).flat_map(repeat).collect()
}

/// For each handful of fewer than that many dice, in order, those with one more die.
pub fn more(size: usize) -> &'static [[u16; SIDES]] {
    MORE.get(..below(size)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handfuls_are_numbered_by_size_and_each_once() {
        assert_eq!((below(6), below(7), below(10)), (462, 924, 5005));
        assert_eq!((hands(6).len(), hands(9).len()), (462, 2002));
        for (at, counts) in HAND.iter().enumerate() {
            assert_eq!(idx(dice(counts)), at);
        }
        assert!(hands(4).iter().all(|counts| counts.iter().sum::<u8>() == 4));
    }

    #[test]
    fn a_step_up_adds_one_die() {
        for (at, more) in more(9).iter().enumerate() {
            for (face, next) in FACES.into_iter().zip(more) {
                assert_eq!(hand(usize::from(*next)), hand(at).with(Dice::one(face)));
            }
        }
    }
}
