//! Places, verdicts and the magnet for players.

use building::{Fault, PieceId, Pose, candidates, snap};
use contract::Ask;
use serde::{Deserialize, Serialize};

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
    Fits {
        /// Which piece.
        piece: PieceId,
    },
    /// The nearest legal pose: the magnet.
    Snap {
        /// How the piece is held.
        pose: Pose,
        /// How far it may be moved, in micrometres.
        radius: i32,
    },
    /// What is wrong with the building, where that is shown (clause 4.2).
    Verdict,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// So many places.
    Fits(usize),
    /// The nearest legal pose.
    Snap {
        /// How the piece would lie.
        pose: Pose,
        /// On which floor.
        floor: u8,
    },
    /// There is no legal pose so near.
    Loose,
    /// What is wrong; nothing if the building is finished and right.
    Verdict(Vec<Fault>),
}

impl Ask for TokyoJutaku {
    type Question = Question;
    type Answer = Answer;

    fn questions(view: &View) -> Vec<Question> {
        let Ok(site) = shown(view) else { return Vec::new() };
        let mut questions = Vec::new();
        let piece = PieceId::all().find(|piece| site.building().find(*piece).is_none());
        if let Some(piece) = piece {
            questions.push(Question::Fits { piece });
            let place = candidates(site.building(), piece).first().map(|place| place.pose);
            questions.extend(place.map(|pose| Question::Snap { pose, radius: 2_000 }));
        }
        questions.push(Question::Verdict);
        questions
    }

    fn ask(view: &View, question: &Question) -> Result<Answer, String> {
        let site = shown(view)?;
        let fresh = |piece: PieceId| match site.building().find(piece) {
            Some(_) => Err(format!("piece {} stands on the site already", piece.get())),
            None => Ok(()),
        };
        match *question {
            Question::Fits { piece } => {
                fresh(piece)?;
                Ok(Answer::Fits(candidates(site.building(), piece).len()))
            }
            Question::Snap { radius, .. } if radius < 0 => {
                Err("a radius cannot be negative".to_owned())
            }
            Question::Snap { pose, radius } => {
                fresh(pose.piece())?;
                let near = snap(site.building(), pose, radius);
                Ok(near.map_or(Answer::Loose, |(pose, placed)| Answer::Snap {
                    pose,
                    floor: placed.floor,
                }))
            }
            Question::Verdict => Ok(Answer::Verdict(site.verdict())),
        }
    }
}

/// The site of the player who asks, where help is given: a master has only the verdict.
fn shown(view: &View) -> Result<&Site, String> {
    if view.setup.assist == Assist::Master {
        return Err("with this assist level nothing is shown before the verdict".to_owned());
    }
    let own = view.viewer.seat().and_then(|seat| view.architects.get(seat));
    let own = own.ok_or("only a seat has a site: ask from a seat")?;
    own.site.as_ref().ok_or_else(|| "there is no site in front of this seat".to_owned())
}
