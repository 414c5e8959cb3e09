//! Scores, the pot, lines, places and the magnet for players.
//!
//! Whether a pose is allowed, and by which clause not, is what judging a `Place` says; it needs no
//! question of its own.

use building::{CardId, Ground, Pose, Shape, Side, ground, shapes};
use contract::{Ask, Chance, Entry, Game, Malformed, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::wood::{Fit, Tried, holds, in_hand, nearest, places, site, tried};
use crate::acting::{LINES_FROM, is_lined};
use crate::auction::{ROUNDS, STILL, threshold};
use crate::command::Command;
use crate::grid::{Address, Gap};
use crate::site::Site;
use crate::state::{CLAIMS, Izakaya, Phase};
use crate::view::{View, guess};

/// What can be asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The scores as things stand, card by card.
    Scores,
    /// How near the end is.
    Threshold,
    /// What every card of the quarter is worth as things stand, no matter who owns it.
    Worths,
    /// What every card would be worth after a bottle, a price, a claim or, once its piece is
    /// taken, a placement. Nothing tells what a piece would bring before (clause 7.1).
    After {
        /// What would be done.
        command: Command,
    },
    /// The gaps where a claim disc would bring a seat a free piece.
    Lines {
        /// Whose discs.
        seat: Seat,
    },
    /// Where the piece that one has taken could lie on a card, a side laid along a line.
    Places { card: Address },
    /// The nearest allowed pose on a card for the piece that one has taken: the magnet.
    Snap {
        card: Address,
        /// How the piece is held.
        pose: Pose,
        /// How far it may be moved, in micrometres.
        radius: i32,
    },
    /// What would come of letting go of the piece that one has taken here.
    Try {
        card: Address,
        /// How the piece is held.
        pose: Pose,
        /// How far a magnet may move it, in micrometres; 0 for no magnet.
        radius: i32,
    },
    /// The wooden pieces, by number.
    Wood,
    /// A side of a card.
    Ground { card: CardId, side: Side },
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// One for each seat.
    Scores(Vec<Score>),
    /// How near the end is.
    Threshold(Threshold),
    /// Every card but the dead one, row by row.
    Worths(Vec<Lot>),
    /// The gaps.
    Lines(Vec<Gap>),
    /// Lower floors come first.
    Places(Vec<Fit>),
    /// The nearest allowed pose.
    Snap(Fit),
    /// There is no allowed pose so near.
    Loose,
    /// What would come of it.
    Try(Tried),
    /// The pieces.
    Wood(Vec<Shape>),
    /// The side of the card.
    Ground(Ground),
}

/// What a seat's cards are worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Score {
    pub seat: Seat,
    /// All together, in yen.
    pub yen: i32,
    pub cards: Vec<Worth>,
}

/// What a card is worth: floors times drinks (clause 9.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Worth {
    pub card: Address,
    /// The floors of its buildings.
    pub floors: u8,
    /// What the bottles at its corners are worth together, in yen.
    pub drinks: i32,
    /// What it brings, in yen.
    pub yen: i32,
}

/// What a card of the quarter is worth to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Lot {
    pub card: Address,
    /// Whose pyramid stands there.
    pub owner: Option<Seat>,
    /// The floors of its buildings.
    pub floors: u8,
    /// What the bottles at its corners are worth together, in yen.
    pub drinks: i32,
    /// What it brings, in yen.
    pub yen: i32,
}

/// How near the end is (clauses 9.1 to 9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Threshold {
    /// What is in the pot, in yen.
    pub pot: u16,
    /// The pot that ends the game.
    pub end: u16,
    pub missing: u16,
    /// Whether this action phase is the last.
    pub last: bool,
    /// Auctions without a bid that would end the game from here; nothing if they never do.
    pub quiet: Option<u8>,
    /// Rounds left at most; nothing if there is no limit.
    pub rounds: Option<u32>,
}

impl Ask for Izakaya {
    type Question = Question;
    type Answer = Answer;

    fn questions(view: &View) -> Vec<Question> {
        let mut questions = vec![Question::Scores, Question::Threshold, Question::Worths];
        questions.push(Question::Wood);
        questions.push(Question::Ground { card: view.claim_card, side: Side::Blue });
        let seat = view.viewer.seat().filter(|seat| seat.idx() < view.players.len());
        let state = whole(view);
        let bottle = state.open_colours().next().zip(state.open_corners().next());
        let bottle = bottle.map(|(colour, corner)| Command::Bottle { colour, corner });
        let tried =
            |command: &Command| seat.is_some_and(|seat| state.try_out(seat, command).is_ok());
        questions.extend(bottle.filter(tried).map(|command| Question::After { command }));
        if state.count() >= LINES_FROM {
            questions.push(Question::Lines { seat: seat.unwrap_or(Seat(0)) });
        }
        if let Ok(piece) = in_hand(&state, view) {
            let live = state.grid().addresses().zip(&state.sites);
            let first = live.into_iter().find(|(_, site)| site.is_live());
            if let Some((card, site)) = first {
                questions.push(Question::Places { card });
                let pose = places(site, piece).first().map(|fit| fit.pose);
                questions.extend(pose.into_iter().flat_map(|pose| {
                    let radius = 2_000;
                    [Question::Snap { card, pose, radius }, Question::Try { card, pose, radius }]
                }));
            }
        }
        questions
    }

    fn ask(view: &View, question: &Question) -> Result<Answer, Malformed> {
        let state = whole(view);
        match *question {
            Question::Scores => {
                let scores = Seat::all(state.count()).map(|seat| score(&state, seat));
                Ok(Answer::Scores(scores.collect()))
            }
            Question::Threshold => Ok(Answer::Threshold(end_of(&state))),
            Question::Worths => Ok(Answer::Worths(lots(&state))),
            Question::After { command } => after(&state, view, command).map(Answer::Worths),
            Question::Lines { seat } => lines(&state, seat).map(Answer::Lines),
            Question::Places { card } => {
                let piece = in_hand(&state, view)?;
                Ok(Answer::Places(places(site(&state, card)?, piece)))
            }
            Question::Wood => Ok(Answer::Wood(shapes())),
            Question::Ground { card, side } => {
                ground(card, side).map(Answer::Ground).ok_or("there is no such card".into())
            }
            Question::Try { card, pose, radius } => {
                holds(&state, view, pose, radius)?;
                Ok(Answer::Try(tried(card, site(&state, card)?, pose, radius)))
            }
            Question::Snap { card, pose, radius } => {
                holds(&state, view, pose, radius)?;
                let nearest = nearest(site(&state, card)?, pose, radius);
                Ok(nearest.map_or(Answer::Loose, Answer::Snap))
            }
        }
    }

    /// Between turns one can look at what a disc would do, as if it were one's turn.
    fn try_out(&self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        let entry = Entry::new(seat, self.now, *command);
        let looks = matches!(
            command,
            Command::Bottle { .. } | Command::Price { .. } | Command::Claim { .. }
        );
        let own = self.order.iter().position(|each| *each == seat);
        match own {
            Some(turn)
                if looks
                    && !self.must().contains(seat)
                    && !matches!(self.phase, Phase::Over { .. }) =>
            {
                let turn = turn as u8;
                Izakaya { phase: Phase::Acting { turn }, ..self.clone() }.judge(&entry)
            }
            _ => self.judge(&entry),
        }
    }
}

/// A state that looks like the view. No answer depends on what is hidden.
fn whole(view: &View) -> Izakaya {
    guess(view, &mut Chance::from_number(0))
}

fn score(state: &Izakaya, seat: Seat) -> Score {
    let cards = state.grid().addresses().zip(&state.sites);
    let own = cards.filter(|(_, site)| site.owner == Some(seat));
    let worth = |(card, site): (Address, &Site)| {
        let (floors, drinks) = (site.floors(), state.drinks(card));
        Worth { card, floors, drinks, yen: state.worth(card) }
    };
    Score { seat, yen: state.score(seat), cards: own.map(worth).collect() }
}

fn lots(state: &Izakaya) -> Vec<Lot> {
    let cards = state.grid().addresses().zip(&state.sites);
    let live = cards.filter(|(_, site)| site.is_live());
    let lot = |(card, site): (Address, &Site)| {
        let (floors, drinks) = (site.floors(), state.drinks(card));
        Lot { card, owner: site.owner, floors, drinks, yen: state.worth(card) }
    };
    live.map(lot).collect()
}

/// What every card would be worth after that command of the viewer, also between turns.
fn after(state: &Izakaya, view: &View, command: Command) -> Result<Vec<Lot>, Malformed> {
    let seat = view.viewer.seat().ok_or("only a seat can do something: ask from a seat")?;
    state
        .try_out(seat, &command)
        .map_err(|refusal| format!("clause {} forbids it", refusal.clause))?;
    let mut next = state.clone();
    match command {
        Command::Bottle { colour, corner } => next.bottles.put(corner, colour),
        Command::Price { from, to } => {
            next.market.coins[from] = next.market.coins[from].saturating_sub(1);
            next.market.coins[to] = next.market.coins[to].saturating_add(1);
        }
        Command::Claim { card, .. } => {
            if let Some(site) = next.site_mut(card) {
                site.owner = Some(seat);
            }
        }
        Command::Place { card, pose } => {
            next.site_mut(card).and_then(|site| site.place(pose));
        }
        _ => {
            return Err("only a bottle, a price, a claim or a placement changes scores"
                .to_owned()
                .into());
        }
    }
    Ok(lots(&next))
}

fn end_of(state: &Izakaya) -> Threshold {
    let end = threshold(state.count());
    let stall = state.setup.stall;
    let left = ROUNDS.saturating_sub(state.auctions.len()) as u32;
    Threshold {
        pot: state.pot,
        end,
        missing: end.saturating_sub(state.pot),
        last: state.last.is_some(),
        quiet: stall.then_some(STILL.saturating_sub(state.still)),
        rounds: stall.then_some(left),
    }
}

fn lines(state: &Izakaya, seat: Seat) -> Result<Vec<Gap>, Malformed> {
    let player = state.players.get(seat).ok_or_else(|| format!("nobody sits in seat {seat}"))?;
    if state.count() < LINES_FROM {
        return Err(format!("lines count only with {LINES_FROM} players or more").into());
    }
    if player.discs.len() >= CLAIMS {
        return Ok(Vec::new());
    }
    let mut gaps: Vec<Gap> = state.claims(seat).map(|(gap, _)| gap).collect();
    gaps.dedup();
    gaps.retain(|gap| {
        let mut discs = player.discs;
        discs.insert(*gap);
        is_lined(discs, *gap, state.setup.lines)
    });
    Ok(gaps)
}
