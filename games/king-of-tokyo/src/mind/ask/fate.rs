//! What every final handful of dice brings its roller.

use contract::Chance;

use crate::mind::ask::odds::Goal;
use crate::mind::{dicing, quiet};
use crate::monster::GOAL;
use crate::odds::lattice::{self, Counts};
use crate::state::KingOfTokyo;

/// How a turn ends for the roller, if its dice are resolved and nobody does anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It wins.
    Won,
    /// It falls, or somebody else wins.
    Lost,
    /// The game goes on.
    Open,
}

/// What all final handfuls of as many dice as the roller has bring it.
pub struct Fates {
    size: usize,
    /// The points the roller has yet to gain.
    missing: u8,
    /// For each handful, the points it gives and how the turn then ends.
    hands: Vec<(u8, Fate)>,
}

impl Fates {
    /// Resolves every handful on a copy of a state in which dice are being rolled.
    pub fn new(state: &KingOfTokyo) -> Fates {
        let size = usize::from(state.turn.dice.len());
        let mut chance = Chance::from_number(0);
        let mut base = state.clone();
        base.forget_dodging();
        let hand = |counts: &Counts| {
            let points = dicing::points_of(state, counts);
            (points, fate(&base, counts, &mut chance))
        };
        let missing = GOAL.saturating_sub(state.monsters[state.active].points);
        Fates { size, missing, hands: lattice::hands(size).iter().map(hand).collect() }
    }

    fn hand(&self, counts: &Counts) -> (u8, Fate) {
        let place = lattice::number_of(counts).checked_sub(lattice::below(self.size));
        let hand = place.and_then(|place| self.hands.get(place));
        hand.copied().unwrap_or((0, Fate::Open))
    }

    /// The victory points of a final handful.
    pub fn points(&self, counts: &Counts) -> u8 {
        self.hand(counts).0
    }

    /// What a final handful is worth to a monster rolling for a goal.
    pub fn worth(&self, goal: Goal, counts: &Counts) -> f64 {
        let [.., energy, hearts, claws] = *counts;
        match goal {
            Goal::Energy => f64::from(energy),
            Goal::Hearts => f64::from(hearts),
            Goal::Claws => f64::from(claws),
            Goal::Win => f64::from(self.hand(counts).1 == Fate::Won),
            Goal::Points => match self.hand(counts) {
                (points, Fate::Won) => f64::from(points.max(self.missing)),
                (_, Fate::Lost) => 0.0,
                (points, Fate::Open) => f64::from(points),
            },
        }
    }
}

fn fate(base: &KingOfTokyo, counts: &Counts, chance: &mut Chance) -> Fate {
    let mut state = base.clone();
    let roller = state.active;
    state.turn.dice = lattice::dice(counts);
    quiet::resolve(&mut state, chance);
    if state.winners().contains(roller) {
        Fate::Won
    } else if state.over.is_some() || !state.monsters[roller].lives() {
        Fate::Lost
    } else {
        Fate::Open
    }
}
