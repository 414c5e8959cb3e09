//! Plays by what a net has learnt from many games.
//!
//! Moves are searched to the end of the action phase, where the net judges. Before an auction, the
//! phase is searched once for every order of play that bids could bring; what each set of bids is
//! worth follows from how these searches end, with other purses. The net was trained with two
//! players; at larger tables games are played to their end.

use bots::whim;
use contract::{Chance, Malformed, Patience};

use crate::mind::ahead::Ahead;
use crate::mind::bids::{Payoffs, draw};
use crate::mind::finish;
use crate::mind::judge::Judge;
use crate::mind::model::{Model, Move, Stage};
use crate::mind::search::{Ending, Rewards, Search, Tree, rewards};
use crate::mind::thinker::Thinker;
use crate::state::PLAYERS;

/// The part of a reward that is winning, where the game ends; the rest is by how much.
const WINNING: f64 = 0.9;
/// The seats of the tables that the net was trained at. At others nothing has been learnt yet.
const LEARNT: usize = 2;
/// How many ends of a phase are judged for each set of bids at most.
const ENDS: usize = 32;

/// A player that judges positions with a net.
#[derive(Clone, Debug)]
pub struct Master {
    judge: Judge,
    /// Plays where nothing has been learnt.
    elsewhere: Thinker,
    /// How far it looks ahead.
    search: Search,
    /// How much worse a move may be to be played nearly as often: chances to win.
    whim: f64,
}

/// Phases are played to their end, and judged.
#[derive(Debug)]
struct Judged<'a>(&'a mut Judge);

impl Ending for Judged<'_> {
    fn is_there(&self, model: &Model) -> bool {
        matches!(model.stage, Stage::Over | Stage::Bidding)
    }

    fn rewards(&mut self, model: &Model) -> Rewards {
        match model.stage {
            Stage::Over => rewards(model, WINNING),
            _ => self.0.shares(model),
        }
    }
}

impl Master {
    /// A player with the net in these bytes, which looks `elsewhere` where nothing has been learnt.
    /// Of two moves, one that is worse by `whim`, in chances to win, is played e times less often.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn new(
        net: &[u8],
        search: Search,
        whim: f64,
        elsewhere: Thinker,
    ) -> Result<Master, Malformed> {
        Ok(Master { judge: Judge::new(net)?, elsewhere, search, whim })
    }

    /// The phases that can follow an auction, each searched.
    fn phases(
        &mut self,
        model: &Model,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Vec<NextPhase> {
        let mut openings: Vec<Model> = Vec::new();
        let mut sets = 0;
        // The cheapest set of bids that leads to a phase stands for all that do.
        Payoffs::of(&model.cash[..model.seats], |bids| {
            let mut after = model.clone();
            after.reveal(&bids);
            sets += 1;
            match openings.iter_mut().find(|other| same_phase(other, &after)) {
                Some(other) if other.pot > after.pot => *other = after,
                Some(_) => {}
                None => openings.push(after),
            }
            [0.0; PLAYERS]
        });
        let all = self.search.iterations;
        let iterations = (all / openings.len().max(1) as u32).max(1);
        let search = Search { iterations, ..self.search };
        let ends = (all as usize / sets.max(1)).clamp(1, ENDS);
        let mut phases = Vec::with_capacity(openings.len());
        for opening in openings {
            let ending = Judged(&mut self.judge);
            let mut tree = Tree::new(search, opening.clone(), None, ending);
            tree.grow(patience, chance);
            let ends = (0..ends).map(|_| tree.expected(chance)).collect();
            phases.push(NextPhase { opening, ends });
        }
        phases
    }
}

/// An action phase that may follow an auction.
struct NextPhase {
    opening: Model,
    /// How it may end.
    ends: Vec<Model>,
}

impl NextPhase {
    fn is_of(&self, after: &Model) -> bool {
        same_phase(&self.opening, after)
    }

    /// What each seat gets if the phase is entered with these purses.
    fn worth(&mut self, after: &Model, judge: &mut Judge) -> [f64; PLAYERS] {
        let mut sums = [0.0; PLAYERS];
        for end in &mut self.ends {
            (end.cash, end.pot, end.still) = (after.cash, after.pot, after.still);
            let got = match end.stage {
                Stage::Over => rewards(end, WINNING),
                _ => judge.shares(end),
            };
            sums.iter_mut().zip(got).for_each(|(sum, got)| *sum += got);
        }
        let count = self.ends.len().max(1) as f64;
        sums.map(|sum| sum / count)
    }
}

/// Whether two auctions lead to the same phase but for money.
fn same_phase(one: &Model, other: &Model) -> bool {
    one.order == other.order && one.last == other.last
}

impl Ahead for Master {
    fn best_move(
        &mut self,
        root: Model,
        only: Option<Vec<Move>>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Move> {
        if let Some(last) = finish::last_move(&root, only.as_deref()) {
            return Some(last);
        }
        if root.seats != LEARNT {
            return self.elsewhere.best_move(root, only, patience, chance);
        }
        let mut tree = Tree::new(self.search, root, only, Judged(&mut self.judge));
        tree.grow(patience, chance);
        let tried: Vec<(Move, f64)> = tree.tried().collect();
        let worths: Vec<f64> = tried.iter().map(|(_, mean)| *mean).collect();
        match whim::draw(&worths, self.whim, chance) {
            Some(drawn) if self.whim > 0.0 => Some(tried[drawn].0),
            _ => tree.favourite(),
        }
    }

    fn bid(
        &mut self,
        root: Model,
        seat: usize,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<u8> {
        if root.seats != LEARNT {
            return self.elsewhere.bid(root, seat, patience, chance);
        }
        let purses = &root.cash[..root.seats];
        let mut phases = self.phases(&root, patience, chance);
        let judge = &mut self.judge;
        let payoffs = Payoffs::of(purses, |bids| {
            let mut after = root.clone();
            after.reveal(&bids);
            let phase = phases.iter_mut().find(|phase| phase.is_of(&after));
            phase.map_or([0.0; PLAYERS], |phase| phase.worth(&after, judge))
        });
        let mixture = payoffs.mixture();
        mixture.get(seat).map(|mixture| draw(mixture, chance))
    }
}
