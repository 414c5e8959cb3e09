//! A player that sees no further than the next score: greedy and easy.

use contract::{Bot, Chance, Game, Patience, Reply, Seat, Window};

use crate::command::Command;
use crate::mind::gains::Gains;
use crate::mind::hands;
use crate::mind::model::{FREE, Model, Move};
use crate::state::{Izakaya, Phase, STEP};

/// A player that does what gains most at once against the best of the others. What has no floor
/// or no drink yet counts a little.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// A floor that a card is thought to have beyond those built.
const FLOOR: f64 = 0.5;
/// The drinks that a card is thought to have beyond those there, in yen.
const DRINK: f64 = 100.0;

impl Bot<Izakaya> for Greedy {
    fn choose(
        &mut self,
        window: &Window<'_, Izakaya>,
        _patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        if !window.must() {
            return Reply::now(None);
        }
        let state = Izakaya::guess(&window.view(), chance);
        let command = reach(&state, window.seat(), chance);
        Reply::now(command.or_else(|| window.sample(chance)))
    }
}

/// How much better a seat stands than the best of the others, in yen.
pub fn lead(model: &Model, seat: usize) -> f64 {
    let mut worth = [0.0; crate::state::PLAYERS];
    for (card, lot) in model.cards().filter(|(_, lot)| lot.owner != FREE) {
        if let Some(worth) = worth.get_mut(usize::from(lot.owner)) {
            let drinks = f64::from(model.drinks(card)) + DRINK;
            *worth += (f64::from(lot.floors) + FLOOR) * drinks;
        }
    }
    let others = (0..model.seats).filter(|other| *other != seat);
    worth[seat] - others.map(|other| worth[other]).fold(0.0, f64::max)
}

fn reach(state: &Izakaya, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let model = Model::of(state);
    if let Phase::Bidding { .. } = state.phase {
        let most = u32::from(model.cash[seat.idx()]);
        return Some(Command::Bid { yen: chance.below(most / 2 + 2).min(most) as u16 * STEP });
    }
    if let Phase::Placing { piece, .. } = state.phase {
        let spots = hands::spots(state, seat, piece);
        let moves = spots.iter().map(|spot| Move::Build { card: spot.card });
        let best = best(&model, seat, moves.collect(), chance);
        let spot = spots.iter().find(|spot| best == Some(Move::Build { card: spot.card }));
        return Some(match spot {
            Some(spot) => {
                let card = state.grid().addresses().nth(usize::from(spot.card))?;
                Command::Place { card, pose: spot.pose }
            }
            None => hands::leftover(state, seat, piece).command,
        });
    }
    let moves = Gains::of(&model, seat.idx()).moves(&model, seat.idx());
    let moves = moves.into_iter().map(|(_, step)| step).collect();
    hands::command(state, &model, best(&model, seat, moves, chance)?)
}

/// The move with the best lead after it; equals are broken by chance.
fn best(model: &Model, seat: Seat, mut moves: Vec<Move>, chance: &mut Chance) -> Option<Move> {
    chance.shuffle(&mut moves);
    let after = |step: &Move| {
        let mut next = model.clone();
        match *step {
            // A piece is thought to fit.
            Move::Build { card } => next.lots[usize::from(card)].floors += 1,
            step => next.play(step, &mut Chance::from_number(0)),
        }
        lead(&next, seat.idx())
    };
    let judged = moves.iter().map(|step| (after(step), *step));
    judged.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, step)| step)
}
