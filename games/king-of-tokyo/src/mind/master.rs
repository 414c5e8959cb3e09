//! Plays by what a net has learnt from many games.
//!
//! Dice are rolled by an exact plan, whose final handfuls are worth what the net thinks of the
//! position when the turn is over. Everything else is tried, the rest of the turn is played as the
//! net likes it best, and what refills the row is sampled.

use contract::{Bot, Chance, Malformed, Patience, Reply, Seat, Window};

use crate::command::{Command, With};
use crate::frame::Frame;
use crate::mind::judge::Judge;
use crate::mind::quiet::reply;
use crate::mind::{Heuristic, finish, rolls, turn};
use crate::odds::Plan;
use crate::state::KingOfTokyo;

/// How often the rest of a turn is sampled for each choice.
const SAMPLES: u32 = 12;
/// How many further turns are looked ahead, where two monsters are left.
const TURNS: u8 = 1;

/// A player that judges positions with a net.
#[derive(Clone, Debug)]
pub struct Master {
    judge: Judge,
    /// How often the rest of a turn is sampled for each choice.
    samples: u32,
    /// How many further turns are looked ahead, where two monsters are left.
    turns: u8,
    /// One purchase in so many is made at random, to learn from it.
    tries: Option<u32>,
    /// The plan of this turn: the position without its dice, and the plan.
    plan: Option<(KingOfTokyo, Plan)>,
}

impl Master {
    /// A player with the net in these bytes.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn new(net: &[u8]) -> Result<Master, Malformed> {
        Ok(Master {
            judge: Judge::new(net)?,
            samples: SAMPLES,
            turns: TURNS,
            tries: None,
            plan: None,
        })
    }

    /// The same, in a hurry, and trying out cards now and then.
    ///
    /// # Errors
    /// As [`Master::new`].
    pub fn trainee(net: &[u8], tries: u32) -> Result<Master, Malformed> {
        Ok(Master { samples: 1, turns: 0, tries: Some(tries), ..Master::new(net)? })
    }

    /// The same, with so many samples and looking so many turns ahead: for comparisons.
    #[must_use]
    pub fn with(self, samples: u32, turns: u8) -> Master {
        Master { samples, turns, ..self }
    }

    /// The plan for the dice that are being rolled: worked out once a turn.
    fn plan(&mut self, state: &KingOfTokyo, rerolls: u8) -> &Plan {
        let position = without_dice(state);
        let knows =
            |(known, plan): &(KingOfTokyo, Plan)| *known == position && plan.rerolls() >= rerolls;
        let plan = match self.plan.take().filter(knows) {
            Some((_, plan)) => plan,
            // Always the same luck, so that a bot that sits down later plans the same.
            None => {
                let luck = &mut Chance::from_number(0);
                rolls::plan(state, rerolls, self.turns, &mut self.judge, luck)
            }
        };
        &self.plan.insert((position, plan)).1
    }

    /// Every choice about dice, with the roller's chance to win.
    fn rank_rolls(&mut self, state: &KingOfTokyo, offers: &[Command]) -> Vec<(Command, f64)> {
        let seat = state.active;
        let rerolls = rolls_left(state);
        let uses = offers.iter().any(|command| matches!(command, Command::Use { .. }));
        let now = if uses { self.judge.share(state, seat) } else { 0.0 };
        self.plan(state, rerolls + u8::from(uses && rerolls == 0));
        let mut ranked = Vec::new();
        for command in offers {
            let worth = match *command {
                Command::Resolve => self.worth(state, 0),
                Command::Reroll { dice } => match &self.plan {
                    Some((_, plan)) => plan.worth_keeping(state.turn.dice.without(dice), rerolls),
                    None => 0.0,
                },
                // Dice are turned when they have been rolled.
                Command::Use { with: With::Turn { .. } | With::Die(_), .. } if rerolls > 0 => {
                    continue;
                }
                Command::Use { .. } => self.used(state, *command, now),
                _ => continue,
            };
            ranked.push((*command, worth));
        }
        ranked
    }

    /// What the dice are worth by the plan.
    fn worth(&self, state: &KingOfTokyo, rerolls: u8) -> f64 {
        self.plan.as_ref().map_or(0.0, |(_, plan)| plan.worth(state.turn.dice, rerolls))
    }

    /// What the roller may expect after using a card, over all outcomes of one die.
    fn used(&mut self, state: &KingOfTokyo, command: Command, now: f64) -> f64 {
        let seat = state.active;
        let faces = if let Command::Use { with: With::Die(_), .. } = command { 6 } else { 1 };
        let outcomes = (0..faces).map(|face| {
            let mut after = state.clone();
            reply(&mut after, seat, command, &mut Chance::from_number(0).scripted([face]));
            let change = self.judge.share(&after, seat) - now;
            change + self.worth(&after, rolls_left(&after))
        });
        outcomes.sum::<f64>() / f64::from(faces)
    }

    /// Every answer, with the seat's chance to win when the turn is over.
    fn rank_answers(
        &mut self,
        state: &KingOfTokyo,
        window: &Window<'_, KingOfTokyo>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Vec<(Command, f64)> {
        let seat = window.seat();
        let offers = &window.offers().list;
        let mut ranked: Vec<(Command, f64)> = offers.iter().map(|offer| (*offer, 0.0)).collect();
        for _ in 0..self.samples {
            let luck = chance.clone();
            chance.below(u32::MAX);
            for (command, sum) in &mut ranked {
                *sum += self.after(state, seat, *command, &mut luck.clone());
            }
            if patience.is_over() {
                break;
            }
        }
        ranked
    }

    /// The seat's chance to win at the end of the turn, after an answer.
    fn after(
        &mut self,
        state: &KingOfTokyo,
        seat: Seat,
        command: Command,
        chance: &mut Chance,
    ) -> f64 {
        let mut after = state.clone();
        reply(&mut after, seat, command, chance);
        turn::finish(&mut after, &mut self.judge, chance);
        rolls::outlook(&after, seat, self.turns, &mut self.judge, chance)
    }
}

impl Bot<KingOfTokyo> for Master {
    fn choose(
        &mut self,
        window: &Window<'_, KingOfTokyo>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let offers = &window.offers().list;
        if window.must() && offers.len() < 2 {
            return Reply::now(offers.first().copied());
        }
        let state = window.view().guess(chance);
        if let Some(command) = finish::winning(&state, window.seat(), chance) {
            return Reply::now(Some(command));
        }
        let ranked = match state.question() {
            Some((frame, asked)) if asked == window.seat() => match frame {
                Frame::Rolling | Frame::LastTouch => self.rank_rolls(&state, offers),
                Frame::Buying if self.tries.is_some_and(|tries| chance.below(tries) == 0) => {
                    return Reply::now(chance.pick(offers).copied());
                }
                Frame::Meddle { .. } => {
                    return Heuristic::default().choose(window, patience, chance);
                }
                _ => self.rank_answers(&state, window, patience, chance),
            },
            _ => return Heuristic::default().choose(window, patience, chance),
        };
        let best = ranked.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
        Reply::now(best.map(|(command, _)| command))
    }
}

/// Rerolls that the active monster can still make with these dice.
fn rolls_left(state: &KingOfTokyo) -> u8 {
    match state.stack.top() {
        Some(Frame::Rolling) => state.turn.rerolls,
        _ => 0,
    }
}

/// The position whose plan does not depend on how the dice lie.
fn without_dice(state: &KingOfTokyo) -> KingOfTokyo {
    let mut position = state.clone();
    let size = position.turn.dice.len();
    position.turn.dice = std::iter::repeat_n(crate::face::Face::One, usize::from(size)).collect();
    position.turn.rerolls = 0;
    position.beat = 0;
    position.decisions = contract::BySeat::default();
    position
}
