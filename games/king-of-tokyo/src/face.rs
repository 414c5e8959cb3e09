//! Dice: their faces, and a handful of them as counts by face.

use std::fmt;

use contract::{Chance, Malformed};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize, Serializer};

/// A face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// One point for three.
    One,
    /// Two points for three.
    Two,
    /// Three points for three.
    Three,
    /// An energy cube.
    Energy,
    /// A life.
    Heart,
    /// A point of damage.
    Claw,
}

/// The faces in the order that chance draws them.
pub const FACES: [Face; 6] =
    [Face::One, Face::Two, Face::Three, Face::Energy, Face::Heart, Face::Claw];

/// The most dice anybody can roll: six black, two green, and one for a copied card.
pub const MOST_DICE: u8 = 9;
/// The most dice that are read from outside: those that dodge damage can be many.
pub const MOST_READ: u8 = 30;

/// Some dice, as a count of each face. Dice have no identity: two that show the same are the same.
/// Written as the list of their faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "Vec<Face>")]
pub struct Dice(#[cfg_attr(feature = "types", ts(as = "Vec<Face>"))] [u8; 6]);

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice([0; 6]);

    /// One die with that face.
    pub fn one(face: Face) -> Dice {
        let mut dice = Dice::NONE;
        dice.add(face);
        dice
    }

    pub fn roll(count: u8, chance: &mut Chance) -> Dice {
        let mut dice = Dice::NONE;
        (0..count).for_each(|_| dice.add(FACES[chance.idx(6)]));
        dice
    }

    /// How many show that face.
    pub fn count(self, face: Face) -> u8 {
        self.0[face as usize]
    }

    /// How many dice there are.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Dice::NONE
    }

    /// One more die with that face.
    pub fn add(&mut self, face: Face) {
        self.0[face as usize] += 1;
    }

    /// Takes a die with that face away; tells whether there was one.
    pub fn take(&mut self, face: Face) -> bool {
        let count = &mut self.0[face as usize];
        let there = *count > 0;
        *count = count.saturating_sub(1);
        there
    }

    /// Whether all of these are among the dice.
    pub fn contains(self, some: Dice) -> bool {
        self.0.iter().zip(some.0).all(|(&have, want)| have >= want)
    }

    /// The dice without some of them.
    #[must_use]
    pub fn without(self, some: Dice) -> Dice {
        Dice(std::array::from_fn(|idx| self.0[idx].saturating_sub(some.0[idx])))
    }

    /// The dice and some more.
    #[must_use]
    pub fn with(self, more: Dice) -> Dice {
        Dice(std::array::from_fn(|idx| self.0[idx].saturating_add(more.0[idx])))
    }

    /// The faces that show at least once.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        FACES.into_iter().filter(move |face| self.count(*face) > 0)
    }

    /// The face of every die.
    fn each(self) -> impl Iterator<Item = Face> {
        let repeat = move |face| std::iter::repeat_n(face, usize::from(self.count(face)));
        FACES.into_iter().flat_map(repeat)
    }

    /// How many different ways there are to pick some of the dice, at least one.
    pub fn picks(self) -> u32 {
        self.0.iter().map(|count| u32::from(*count) + 1).product::<u32>() - 1
    }

    /// The pick that [`Dice::each_pick`] shows as that number, from 0 up: how many of each face are
    /// its digits, ones the lowest, and no dice at all would be one number before the first.
    #[must_use]
    pub fn pick(self, number: u32) -> Dice {
        let mut rest = number + 1;
        Dice(self.0.map(|count| {
            let ways = u32::from(count) + 1;
            let picked = rest % ways;
            rest /= ways;
            picked as u8
        }))
    }

    /// Shows every way to pick some of the dice, at least one: each different pick once.
    pub fn each_pick(self, mut show: impl FnMut(Dice)) {
        let [ones, twos, threes, bolts, hearts, claws] = self.0;
        for claw in 0..=claws {
            for heart in 0..=hearts {
                for bolt in 0..=bolts {
                    for three in 0..=threes {
                        for two in 0..=twos {
                            // The very first pick would be none at all.
                            let none = claw + heart + bolt + three + two == 0;
                            for one in u8::from(none)..=ones {
                                show(Dice([one, two, three, bolt, heart, claw]));
                            }
                        }
                    }
                }
            }
        }
    }
}

impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        let mut dice = Dice::NONE;
        faces.into_iter().for_each(|face| dice.add(face));
        dice
    }
}

impl From<Dice> for Vec<Face> {
    fn from(dice: Dice) -> Vec<Face> {
        dice.each().collect()
    }
}

/// By hand, because there may be dozens of rerolls to choose from, and each would become a list.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(usize::from(self.len())))?;
        self.each().try_for_each(|face| list.serialize_element(&face))?;
        list.end()
    }
}

impl TryFrom<Vec<Face>> for Dice {
    type Error = Malformed;

    fn try_from(faces: Vec<Face>) -> Result<Dice, Malformed> {
        if faces.len() > usize::from(MOST_READ) {
            return Err(format!("there are at most {MOST_READ} dice, not {}", faces.len()).into());
        }
        Ok(faces.into_iter().collect())
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Face::One => "1",
            Face::Two => "2",
            Face::Three => "3",
            Face::Energy => "⚡",
            Face::Heart => "♥",
            Face::Claw => "✸",
        })
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = Vec::from(*self).iter().map(Face::to_string).collect();
        f.write_str(&faces.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_all_different_and_all_there() {
        let dice: Dice = [Face::One, Face::One, Face::Claw].into_iter().collect();
        let mut picks = Vec::new();
        dice.each_pick(|pick| picks.push(pick));
        let shown: Vec<String> = picks.iter().map(Dice::to_string).collect();
        assert_eq!(shown, ["1", "1 1", "✸", "1 ✸", "1 1 ✸"]);
        assert!(picks.iter().all(|pick| dice.contains(*pick)));
        assert_eq!(dice.picks(), 5);
        assert_eq!((0..5).map(|number| dice.pick(number)).collect::<Vec<_>>(), picks);
        assert_eq!(Dice::NONE.picks(), 0);
        Dice::NONE.each_pick(|_| panic!("there is nothing to pick"));
    }
}
