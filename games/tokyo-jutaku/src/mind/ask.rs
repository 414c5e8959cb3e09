//! Places, verdicts and the magnet for players.

use building::{
    CardId, Fault, Ground, Magnet, PieceId, Pose, Shape, Side, Standing, Trial, candidates, ground,
    shapes, snap, try_pose,
};
use contract::{Ask, Malformed, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::judging::refusal;
use crate::mind::solution::{over, solution};
use crate::setup::Assist;
use crate::site::Site;
use crate::state::TokyoJutaku;
use crate::view::View;

/// What can be asked about one's own site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// In how many places a piece could lie now by all rules, a side laid along a line.
    Fits { piece: PieceId },
    /// The nearest legal pose: the magnet.
    Snap {
        /// How the piece is held.
        pose: Pose,
        /// How far it may be moved, in micrometres.
        radius: i32,
    },
    /// What is wrong with the building, where that is shown (clause 4.2).
    Verdict,
    /// What would come of letting go of a piece here, as far as the assist level tells it
    /// (clause 4.2).
    Try {
        /// How the piece is held.
        pose: Pose,
        /// How far a magnet may move it, in micrometres; 0 for no magnet.
        radius: i32,
    },
    /// The wooden pieces, by number.
    Wood,
    /// A side of a card.
    Ground { card: CardId, side: Side },
    /// How a seat could have built a card that nobody builds on any more.
    Solution { seat: Seat, card: CardId },
}

/// What would come of letting go of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Tried {
    /// How it would lie, drawn by the magnet.
    pub pose: Pose,
    pub floor: u8,
    /// Why it cannot be placed like this; nothing if it can.
    pub bars: Vec<Refusal>,
    /// What else would be wrong, where that is shown.
    pub marks: Vec<Refusal>,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// This many places.
    Fits(usize),
    /// The nearest legal pose.
    Snap {
        /// How the piece would lie.
        pose: Pose,
        floor: u8,
    },
    /// There is no legal pose so near.
    Loose,
    /// What is wrong; nothing if the building is finished and right.
    Verdict(Vec<Fault>),
    /// What would come of it.
    Try(Tried),
    /// The pieces.
    Wood(Vec<Shape>),
    /// The side of the card.
    Ground(Ground),
    /// The pieces of the building, from the ground up.
    Solution(Vec<Standing>),
}

impl Ask for TokyoJutaku {
    type Question = Question;
    type Answer = Answer;

    fn questions(view: &View) -> Vec<Question> {
        let mut questions = vec![Question::Wood];
        if let Some(card) = CardId::all().next() {
            questions.push(Question::Ground { card, side: Side::White });
        }
        if let Some((seat, card)) = over(view).next() {
            questions.push(Question::Solution { seat, card });
        }
        let Ok(site) = shown(view) else { return questions };
        let piece = PieceId::all().find(|piece| site.building().find(*piece).is_none());
        if let Some(piece) = piece {
            questions.push(Question::Fits { piece });
            let place = candidates(site.building(), piece).first().map(|place| place.pose);
            questions.extend(place.into_iter().flat_map(|pose| {
                let radius = 2_000;
                [Question::Snap { pose, radius }, Question::Try { pose, radius }]
            }));
        }
        questions.push(Question::Verdict);
        questions
    }

    fn ask(view: &View, question: &Question) -> Result<Answer, Malformed> {
        match *question {
            Question::Wood => return Ok(Answer::Wood(shapes())),
            Question::Ground { card, side } => {
                return ground(card, side)
                    .map(Answer::Ground)
                    .ok_or("there is no such card".into());
            }
            Question::Solution { seat, card } => {
                return solution(view, seat, card).map(Answer::Solution);
            }
            Question::Try { radius, .. } | Question::Snap { radius, .. } if radius < 0 => {
                return Err("a radius cannot be negative".into());
            }
            Question::Try { pose, radius } => return try_on(view, pose, radius),
            _ => {}
        }
        let site = shown(view)?;
        match *question {
            Question::Fits { piece } => {
                fresh(site, piece)?;
                Ok(Answer::Fits(candidates(site.building(), piece).len()))
            }
            Question::Snap { pose, radius } => {
                fresh(site, pose.piece())?;
                let near = snap(site.building(), pose, radius);
                Ok(near.map_or(Answer::Loose, |(pose, placed)| Answer::Snap {
                    pose,
                    floor: placed.floor,
                }))
            }
            _ => Ok(Answer::Verdict(site.verdict())),
        }
    }
}

/// A piece that is held cannot stand on the site.
fn fresh(site: &Site, piece: PieceId) -> Result<(), Malformed> {
    match site.building().find(piece) {
        Some(_) => Err(format!("piece {} stands on the site already", piece.get()).into()),
        None => Ok(()),
    }
}

/// Tries a pose with the help of the assist level: a master is only told what wood cannot do, and
/// has only edges to go by.
fn try_on(view: &View, pose: Pose, radius: i32) -> Result<Answer, Malformed> {
    let site = own_site(view)?;
    fresh(site, pose.piece())?;
    let magnet = match view.setup.assist {
        _ if radius == 0 => Magnet::Off,
        Assist::Master => Magnet::Edges,
        Assist::Guided | Assist::Standard => Magnet::Legal,
    };
    let Trial { pose, floor, faults } = try_pose(site.building(), pose, magnet, radius);
    let strict = view.setup.assist == Assist::Guided;
    let (bars, marks): (Vec<Fault>, Vec<Fault>) =
        faults.into_iter().partition(|fault| strict || fault.is_physical());
    let marks = if view.setup.assist == Assist::Master { Vec::new() } else { marks };
    let told = |faults: Vec<Fault>| -> Vec<Refusal> {
        faults.iter().map(|fault| refusal(fault, site, pose)).collect()
    };
    Ok(Answer::Try(Tried { pose, floor, bars: told(bars), marks: told(marks) }))
}

/// The site of the player who asks, where help is given: a master has only the verdict.
fn shown(view: &View) -> Result<&Site, Malformed> {
    if view.setup.assist == Assist::Master {
        return Err("with this assist level nothing is shown before the verdict".into());
    }
    own_site(view)
}

fn own_site(view: &View) -> Result<&Site, Malformed> {
    let own = view.viewer.seat().and_then(|seat| view.architects.get(seat));
    let own = own.ok_or("only a seat has a site: ask from a seat")?;
    Ok(own.site.as_ref().ok_or_else(|| "there is no site in front of this seat".to_owned())?)
}
