//! Scores, the pot, lines, places and the magnet for players.
//!
//! Whether a pose is allowed, and by which clause not, is what judging a `Place` says; it needs no
//! question of its own.

use building::{House, PieceId, Point, Pose, candidates, snap};
use contract::{Ask, Chance, Seat};
use serde::{Deserialize, Serialize};

use crate::acting::{LINES_FROM, is_lined};
use crate::auction::{ROUNDS, STILL, threshold};
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
    /// The gaps where a claim disc would bring a seat a free piece.
    Lines {
        /// Whose discs.
        seat: Seat,
    },
    /// Where the piece that one has taken could lie on a card, a side laid along a line.
    Places {
        /// The card.
        card: Address,
    },
    /// The nearest allowed pose on a card for the piece that one has taken: the magnet.
    Snap {
        /// The card.
        card: Address,
        /// How the piece is held.
        pose: Pose,
        /// How far it may be moved, in micrometres.
        radius: i32,
    },
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// One for each seat.
    Scores(Vec<Score>),
    /// How near the end is.
    Threshold(Threshold),
    /// The gaps.
    Lines(Vec<Gap>),
    /// Lower floors come first.
    Places(Vec<Place>),
    /// The nearest allowed pose.
    Snap(Place),
    /// There is no allowed pose so near.
    Loose,
}

/// What a seat's cards are worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// All together, in yen.
    pub yen: i32,
    /// One by one.
    pub cards: Vec<Worth>,
}

/// What a card is worth: floors times drinks (clause 9.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Worth {
    /// The card.
    pub card: Address,
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
    /// What is missing.
    pub missing: u16,
    /// Whether this action phase is the last.
    pub last: bool,
    /// Auctions without a bid that would end the game from here; nothing if they never do.
    pub quiet: Option<u8>,
    /// Rounds left at most; nothing if there is no limit.
    pub rounds: Option<u32>,
}

/// A place for a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Place {
    /// How it would lie.
    pub pose: Pose,
    /// On which floor.
    pub floor: u8,
}

impl Ask for Izakaya {
    type Question = Question;
    type Answer = Answer;

    fn questions(view: &View) -> Vec<Question> {
        let mut questions = vec![Question::Scores, Question::Threshold];
        let seat = view.viewer.seat().filter(|seat| seat.idx() < view.players.len());
        let state = whole(view);
        if state.count() >= LINES_FROM {
            questions.push(Question::Lines { seat: seat.unwrap_or(Seat(0)) });
        }
        if let Ok(piece) = in_hand(&state, view) {
            let live = state.grid().addresses().zip(&state.sites);
            let first = live.into_iter().find(|(_, site)| site.is_live());
            if let Some((card, site)) = first {
                questions.push(Question::Places { card });
                let pose = places(site, piece).first().map(|place| place.pose);
                questions.extend(pose.map(|pose| Question::Snap { card, pose, radius: 2_000 }));
            }
        }
        questions
    }

    fn ask(view: &View, question: &Question) -> Result<Answer, String> {
        let state = whole(view);
        match *question {
            Question::Scores => {
                let scores = Seat::all(state.count()).map(|seat| score(&state, seat));
                Ok(Answer::Scores(scores.collect()))
            }
            Question::Threshold => Ok(Answer::Threshold(end_of(&state))),
            Question::Lines { seat } => lines(&state, seat).map(Answer::Lines),
            Question::Places { card } => {
                let piece = in_hand(&state, view)?;
                Ok(Answer::Places(places(site(&state, card)?, piece)))
            }
            Question::Snap { card, pose, radius } => {
                let piece = in_hand(&state, view)?;
                if pose.piece() != piece {
                    return Err(format!("the piece taken is {piece}, not {}", pose.piece()));
                }
                if radius < 0 {
                    return Err("a radius cannot be negative".to_owned());
                }
                let nearest = nearest(site(&state, card)?, pose, radius);
                Ok(nearest.map_or(Answer::Loose, Answer::Snap))
            }
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

fn lines(state: &Izakaya, seat: Seat) -> Result<Vec<Gap>, String> {
    let player = state.players.get(seat).ok_or_else(|| format!("nobody sits in seat {seat}"))?;
    if state.count() < LINES_FROM {
        return Err(format!("lines count only with {LINES_FROM} players or more"));
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

/// The piece that whoever asks has taken. Before that nothing says where it fits (clause 7.1).
fn in_hand(state: &Izakaya, view: &View) -> Result<PieceId, String> {
    let seat = view.viewer.seat().ok_or("only a seat can have taken a piece: ask from a seat")?;
    match state.phase {
        Phase::Placing { piece, .. } if state.active() == Some(seat) => Ok(piece),
        _ => Err("this seat has taken no piece: where pieces fit is told only then".to_owned()),
    }
}

fn site(state: &Izakaya, card: Address) -> Result<&Site, String> {
    let site = state.site(card).ok_or_else(|| format!("there is no card {card}"))?;
    if site.is_live() { Ok(site) } else { Err(format!("nothing can be built on {card}")) }
}

fn places(site: &Site, piece: PieceId) -> Vec<Place> {
    let all = site.houses.iter().flat_map(|house| candidates(house.building(), piece));
    let mut places: Vec<Place> =
        all.map(|each| Place { pose: each.pose, floor: each.placed.floor }).collect();
    places.sort_by_key(|place| (place.floor, place.pose));
    places
}

/// The nearest allowed pose in any of the borders.
fn nearest(site: &Site, pose: Pose, radius: i32) -> Option<Place> {
    let within = |house: &House| snap(house.building(), pose, radius);
    let found = site.houses.iter().filter_map(within);
    let away = |place: &Place| -> i64 {
        let shift: Point = place.pose.at() - pose.at();
        shift.square()
    };
    found.map(|(pose, placed)| Place { pose, floor: placed.floor }).min_by_key(away)
}
