//! How a position is judged.

use contract::{Evaluate, Seat};

use crate::cards::{CardSet, hook, worth};
use crate::monster::{GOAL, Monster};
use crate::state::KingOfTokyo;

/// How positions are judged: with two monsters left it is a fight, with more a race.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// Between two monsters.
    pub duel: Weights,
    /// Among more.
    pub crowd: Weights,
}

/// What counts how much. All in victory points of a fresh game, roughly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Being alive at all.
    pub base: f64,
    /// The root of a monster's life: the last lives count most.
    pub life: f64,
    /// A victory point.
    pub point: f64,
    /// The square of the points: the last ones count most.
    pub rush: f64,
    /// Enough points to win when the turn ends.
    pub goal: f64,
    /// An energy cube, as long as there are few.
    pub energy: f64,
    /// The worth of cards.
    pub card: f64,
    /// How much of the worth of cards is gone when somebody is about to win.
    pub late: f64,
    /// Standing in Tokyo.
    pub tokyo: f64,
    /// Standing in Tokyo with little life, for each monster outside.
    pub danger: f64,
    /// A poison counter.
    pub poison: f64,
    /// A shrink counter.
    pub shrink: f64,
    /// A turn earned by a card.
    pub turn: f64,
}

/// The taste of the house.
pub const HOUSE: Taste = Taste { duel: DUEL, crowd: CROWD };

const DUEL: Weights = Weights {
    base: 2.0,
    life: 9.8,
    point: 0.27,
    rush: 0.03,
    goal: 40.0,
    energy: 0.68,
    card: 1.0,
    late: 0.43,
    tokyo: 1.0,
    danger: 9.8,
    poison: 1.5,
    shrink: 2.0,
    turn: 3.5,
};

const CROWD: Weights = Weights {
    base: 2.0,
    life: 5.0,
    point: 0.62,
    rush: 0.03,
    goal: 40.0,
    energy: 0.58,
    card: 1.0,
    late: 0.6,
    tokyo: 1.95,
    danger: 7.0,
    poison: 1.5,
    shrink: 2.0,
    turn: 3.5,
};

/// Cubes at which one more is worth a quarter of the first.
const HOARD: f64 = 30.0;

impl Taste {
    /// A seat's part of the win: its strength against all strengths, the strong weighing more.
    pub fn share(&self, state: &KingOfTokyo, seat: Seat) -> f64 {
        if let Some(share) = ended(state, seat) {
            return share;
        }
        let living = state.living();
        let weights = if living.len() > 2 { &self.crowd } else { &self.duel };
        let phase = weights.phase(state);
        let (mut mine, mut all) = (0.0, 0.0);
        for other in living.iter() {
            let strength = weights.strength(state, other, living.len(), phase);
            let square = strength * strength;
            let weight = square * square;
            all += weight;
            if other == seat {
                mine = weight;
            }
        }
        if all > 0.0 { mine / all } else { 0.0 }
    }
}

impl Weights {
    /// How much cards still count: less when the game is about to end.
    fn phase(&self, state: &KingOfTokyo) -> f64 {
        let most = state.monsters.values().map(|monster| monster.points).max().unwrap_or(0);
        1.0 - self.late * f64::from(most.min(GOAL)) / f64::from(GOAL)
    }

    fn strength(&self, state: &KingOfTokyo, seat: Seat, living: usize, phase: f64) -> f64 {
        let Some(monster) = state.monsters.get(seat) else { return 0.0 };
        let Monster { life, points, energy, poison, shrink, .. } = *monster;
        let points = f64::from(points);
        let energy = f64::from(energy);
        let mut strength = self.base
            + self.life * f64::from(life).sqrt()
            + self.point * points
            + self.rush * points * points
            + self.energy * energy / (1.0 + energy / HOARD)
            - self.poison * f64::from(poison)
            - self.shrink * f64::from(shrink);
        if monster.points >= GOAL {
            strength += self.goal;
        }
        if monster.in_tokyo() {
            strength += self.tokyo_worth(monster, living);
        }
        if !monster.cards.is_empty() {
            strength += self.card * phase * cards_worth(state, monster.cards, living);
        }
        let turns = state.extra.iter().filter(|extra| extra.seat == seat).count();
        strength += self.turn * turns as f64;
        strength.max(0.5)
    }

    /// Tokyo pays at the start of the next turn, and until then it hurts.
    fn tokyo_worth(&self, monster: &Monster, living: usize) -> f64 {
        let foes = living.saturating_sub(1) as f64;
        self.tokyo - self.danger * foes.sqrt() / f64::from(monster.life.max(1))
    }
}

/// What cards are worth to their holder.
fn cards_worth(state: &KingOfTokyo, cards: CardSet, living: usize) -> f64 {
    let tenths = |card| {
        let worth = worth::of(card);
        f64::from(if living > 2 { worth.crowd } else { worth.duel })
    };
    let mut sum = 0.0;
    for card in cards.iter() {
        let copied = state.copied.filter(|_| hook::COPIES.contains(card));
        let source = copied.unwrap_or(card);
        let times = if hook::CHARGES.contains(source) { state.counters_on(card) } else { 1 };
        sum += tenths(source) * f64::from(times);
    }
    sum / 10.0
}

/// What a seat got, if it is clear already.
fn ended(state: &KingOfTokyo, seat: Seat) -> Option<f64> {
    let Some(end) = state.over else {
        let dead = !state.monsters.get(seat).is_some_and(Monster::lives);
        return dead.then_some(0.0);
    };
    let winners = end.winners();
    Some(if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 })
}

impl Evaluate for KingOfTokyo {
    fn evaluate(&self, seat: Seat) -> f64 {
        HOUSE.share(self, seat)
    }
}
