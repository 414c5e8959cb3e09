//! A slot for each thing that can ever be offered, amounts of energy excepted.

use contract::Seat;

use crate::cards::{CARDS, Card, CardSet, KEEP_CARDS, hook};
use crate::command::{Command, HeartUse, With};
use crate::face::{Dice, FACES, MOST_DICE};
use crate::state::KingOfTokyo;

/// Ways to reroll: a bit for each of the sorted dice. No bit at all keeps them as they are.
const MASKS: usize = 1 << MOST_DICE;
/// Places at the largest table.
const SEATS: usize = 6;
/// Things that need no further word.
const PLAIN: usize = 6;
/// Things a heart can be spent on: life, poison, shrinking, and a patient.
const HEARTS: usize = 3 + SEATS;
/// Cards that change dice, or may copy one that does.
const TOOLS: CardSet = hook::USES.or(hook::MEDDLES).or(hook::COPIES);
const TOOL_COUNT: usize = TOOLS.len();
const SIDES: usize = FACES.len();

// Where each kind of offer begins.
const HEART: usize = MASKS + PLAIN;
const BUY: usize = HEART + HEARTS;
const BUY_FROM: usize = BUY + CARDS;
const USE: usize = BUY_FROM + KEEP_CARDS;
const NAME_CARD: usize = USE + CARDS;
const NAME_SEAT: usize = NAME_CARD + KEEP_CARDS;
const USE_ON_DIE: usize = NAME_SEAT + SEATS;
const TURN: usize = USE_ON_DIE + TOOL_COUNT * SIDES;

/// How many slots there are.
pub const COUNT: usize = TURN + TOOL_COUNT * SIDES * SIDES;

/// The slot of an offer of a seat; nothing for what has none.
pub fn of(state: &KingOfTokyo, seat: Seat, command: &Command) -> Option<usize> {
    Some(match *command {
        Command::Resolve => 0,
        Command::Reroll { dice } => mask(state.turn.dice, dice),
        Command::BuyTop => MASKS,
        Command::Sweep => MASKS + 1,
        Command::Yield => MASKS + 2,
        Command::Stay => MASKS + 3,
        Command::Poison => MASKS + 4,
        Command::Pass => MASKS + 5,
        Command::Heart { on: HeartUse::Life } => HEART,
        Command::Heart { on: HeartUse::Poison } => HEART + 1,
        Command::Heart { on: HeartUse::Shrink } => HEART + 2,
        Command::Heart { on: HeartUse::Patient(patient) } => HEART + 3 + away(state, seat, patient),
        // By the card, because its place in the row means nothing.
        Command::Buy { slot } => BUY + (*state.row.get(usize::from(slot))?)?.place(),
        Command::BuyFrom { card, .. } => BUY_FROM + card.place(),
        Command::Use { card, with } => match with {
            With::Nothing => USE + card.place(),
            With::Card(named) => NAME_CARD + named.place(),
            With::Monster(named) => NAME_SEAT + away(state, seat, named),
            With::Die(face) => USE_ON_DIE + tool(card)? * SIDES + face as usize,
            With::Turn { from, to } => {
                TURN + (tool(card)? * SIDES + from as usize) * SIDES + to as usize
            }
            With::Amount(_) => return None,
        },
    })
}

/// The number of a card among those that change dice.
fn tool(card: Card) -> Option<usize> {
    TOOLS.iter().position(|tool| tool == card)
}

/// How many places another seat sits away, in turn order.
fn away(state: &KingOfTokyo, seat: Seat, other: Seat) -> usize {
    (other.idx() + state.count() - seat.idx()) % state.count()
}

/// Which of the sorted dice are picked, the first bit for the first die: of equal dice the first.
fn mask(dice: Dice, picked: Dice) -> usize {
    let (mut mask, mut first) = (0, 0);
    for face in FACES {
        let ones = (1 << picked.count(face)) - 1;
        mask |= ones << first;
        first += usize::from(dice.count(face));
    }
    mask.min(MASKS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Face;
    use Face::{Claw, Heart, One, Two};

    #[test]
    fn a_reroll_is_a_mask_over_the_sorted_dice() {
        let dice: Dice = [Claw, One, Two, One, Heart, Claw].into_iter().collect();
        let of = |faces: &[Face]| mask(dice, faces.iter().copied().collect());
        // Sorted: 1 1 2 ♥ ✸ ✸.
        assert_eq!(of(&[One]), 0b1);
        assert_eq!(of(&[One, One, Claw]), 0b1_0011);
        assert_eq!(of(&[Two, Heart, Claw, Claw]), 0b11_1100);
        assert_eq!(of(&[]), 0);
    }

    #[test]
    fn every_pick_of_nine_dice_has_a_mask_of_its_own() {
        let dice: Dice = FACES.into_iter().chain([One, One, Claw]).collect();
        let mut masks = std::collections::BTreeSet::new();
        dice.each_pick(|pick| assert!(masks.insert(mask(dice, pick))));
        assert_eq!(masks.len(), dice.picks() as usize);
        assert!(masks.iter().all(|mask| (1..MASKS).contains(mask)));
    }

    #[test]
    fn the_tools_are_those_that_take_dice() {
        let keys: Vec<String> = TOOLS.iter().map(Card::key).collect();
        assert_eq!(keys.len(), TOOL_COUNT);
        for key in ["herd-culler", "plot-twist", "psychic-probe", "stretchy", "mimic"] {
            assert!(keys.iter().any(|tool| tool == key), "{key}");
        }
    }
}
