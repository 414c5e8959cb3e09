//! Plays by what a net has learnt from many games.
//!
//! Moves are searched to the end of the action phase, where the net judges. Before an auction, the
//! phase is searched once for every order of play that bids could bring; what each set of bids is
//! worth follows from how these searches end, with other purses. The net was trained with two
//! players; at larger tables games are played to their end.

use contract::{Bot, Chance, Game, Malformed, Patience, Reply, Seat, Window};

use crate::command::Command;
use crate::mind::bids::{Payoffs, draw};
use crate::mind::hands::{self, Task};
use crate::mind::judge::Judge;
use crate::mind::model::{Model, Move, Stage};
use crate::mind::search::{Ending, Rewards, Search, Tree, rewards};
use crate::mind::thinker::Thinker;
use crate::state::{Izakaya, PLAYERS, Phase, STEP};

/// The part of a reward that is winning, where the game ends; the rest is by how much.
const WINNING: f64 = 0.9;
/// The seats of the tables that the net was trained at. At others nothing has been learnt yet.
const LEARNT: usize = 2;
/// A search to the end of the game is so many times cheaper than one that judges, in tenths.
const CHEAPER: u32 = 25;
/// How many ends of a phase are judged for each set of bids at most.
const ENDS: usize = 32;
/// How often even a weak player looks at the last disc of the match.
const DECIDING: u32 = 400;

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
    /// A player with the net in these bytes.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn new(net: &[u8], search: Search, whim: f64) -> Result<Master, Malformed> {
        let iterations = search.iterations.saturating_mul(CHEAPER) / 10;
        let elsewhere = Thinker { search: Search { iterations, ..search }, hurried: true };
        Ok(Master { judge: Judge::new(net)?, elsewhere, search, whim })
    }

    fn think(
        &mut self,
        state: &Izakaya,
        seat: Seat,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Command> {
        let model = Model::of(state);
        match state.phase {
            Phase::Bidding { .. } => {
                let steps = self.bid(&model, seat.idx(), patience, chance);
                Some(Command::Bid { yen: u16::from(steps) * STEP })
            }
            Phase::Placing { piece, .. } => {
                let task = Task::of(state, model, seat, piece);
                let moves = Some(task.moves.clone());
                let best = self.best_move(task.root.clone(), moves, patience, chance)?;
                task.command(state, best)
            }
            _ => {
                let best = self.best_move(model.clone(), None, patience, chance)?;
                hands::command(state, &model, best)
            }
        }
    }

    fn best_move(
        &mut self,
        root: Model,
        only: Option<Vec<Move>>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Move> {
        let mut search = self.search;
        let decides = root.last && root.is_last_turn();
        if decides {
            search.iterations = search.iterations.max(DECIDING);
        }
        let mut tree = Tree::new(search, root, only, Judged(&mut self.judge));
        tree.grow(patience, chance);
        let best = tree.favourite();
        if decides || self.whim <= 0.0 { best } else { whim(&tree, self.whim, chance).or(best) }
    }

    /// What a seat bids, in steps.
    fn bid(
        &mut self,
        model: &Model,
        seat: usize,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> u8 {
        let purses = &model.cash[..model.seats];
        let mut phases = self.phases(model, patience, chance);
        let judge = &mut self.judge;
        let payoffs = Payoffs::of(purses, |bids| {
            let mut after = model.clone();
            after.reveal(&bids);
            let phase = phases.iter_mut().find(|phase| phase.is_of(&after));
            phase.map_or([0.0; PLAYERS], |phase| phase.worth(&after, judge))
        });
        let mixture = payoffs.mixture();
        mixture.get(seat).map_or(0, |mixture| draw(mixture, chance))
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

/// A move drawn by what it brought: one that is worse by so much is played e times more seldom.
fn whim<E: Ending>(tree: &Tree<E>, whim: f64, chance: &mut Chance) -> Option<Move> {
    const FINE: u32 = 1 << 20;
    let best = tree.tried().map(|(_, _, mean)| mean).fold(f64::NEG_INFINITY, f64::max);
    let weight = |mean: f64| libm::exp((mean - best) / whim);
    let weights: Vec<(Move, f64)> =
        tree.tried().map(|(step, _, mean)| (step, weight(mean))).collect();
    let sum: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let mut point = sum * f64::from(chance.below(FINE)) / f64::from(FINE);
    let drawn = weights.iter().find(|(_, weight)| {
        point -= weight;
        point < 0.0
    });
    drawn.map(|(step, _)| *step)
}

impl Bot<Izakaya> for Master {
    fn choose(
        &mut self,
        window: &Window<'_, Izakaya>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        if !window.must() {
            // A bid that was made is left as it is.
            return Reply::now(None);
        }
        if window.view().players.len() != LEARNT {
            return self.elsewhere.choose(window, patience, chance);
        }
        // Secret bids are guessed here, and not even the guesses are used.
        let state = Izakaya::guess(&window.view(), chance);
        let command = self.think(&state, window.seat(), patience, chance);
        Reply::now(command.or_else(|| window.sample(chance)))
    }
}
