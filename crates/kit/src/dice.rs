//! Dice.

use contract::Chance;

/// Rolls `N` dice whose faces are these, each face equally likely.
pub fn roll<F: Copy, const N: usize, const S: usize>(
    faces: &[F; S],
    chance: &mut Chance,
) -> [F; N] {
    std::array::from_fn(|_| faces[chance.idx(S)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_show_the_faces_that_chance_draws() {
        let mut chance = Chance::from_number(1).scripted([0, 2, 1]);
        assert_eq!(roll::<_, 3, 3>(&["one", "two", "three"], &mut chance), ["one", "three", "two"]);
    }
}
