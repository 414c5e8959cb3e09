//! A site card in front of a player, with what stands on it.

use building::{Building, Fault, PieceId, Placed, Pose, Side, Standing};
use contract::Malformed;
use serde::{Deserialize, Serialize};

use crate::cards;
use crate::setup::Assist;

/// A site card in front of a player. Written as the card and the pieces on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Words"))]
#[serde(try_from = "Words", into = "Words")]
pub struct Site {
    /// The card, by number.
    pub card: u8,
    /// Which side of it is up.
    pub side: Side,
    building: Building,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct Words {
    card: u8,
    side: Side,
    standing: Vec<Standing>,
}

impl Site {
    /// An empty site, if there is such a card.
    pub fn new(card: u8, side: Side) -> Option<Site> {
        Some(Site { card, side, building: Building::new(cards::plot(card, side)?) })
    }

    /// What stands on it.
    pub fn building(&self) -> &Building {
        &self.building
    }

    pub fn pieces(&self) -> impl Iterator<Item = PieceId> {
        self.building.standing().into_iter().map(|standing| standing.pose.piece())
    }

    /// Whether a piece may be placed like this, with this much help (clause 4.2).
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn judge(&self, pose: Pose, assist: Assist) -> Result<Placed, Fault> {
        match assist {
            Assist::Guided => self.building.judge(pose),
            Assist::Standard | Assist::Master => self.building.judge_loosely(pose),
        }
    }

    /// Places a piece; where it came to lie.
    pub(crate) fn place(&mut self, pose: Pose, assist: Assist) -> Option<Placed> {
        match assist {
            Assist::Guided => self.building.place(pose).ok(),
            Assist::Standard | Assist::Master => self.building.place_loosely(pose).ok(),
        }
    }

    /// Takes back the piece placed last.
    pub(crate) fn take_back(&mut self) -> Option<PieceId> {
        self.building.take_back().map(|standing| standing.pose.piece())
    }

    /// The site without the piece placed last, and that piece.
    pub fn without_last(&self) -> Option<(Site, PieceId)> {
        let mut rest = self.clone();
        let last = rest.take_back()?;
        Some((rest, last))
    }

    /// The verdict on the finished building (clause 5.3).
    pub fn verdict(&self) -> Vec<Fault> {
        self.building.verdict().err().unwrap_or_default()
    }

    /// What is wrong with the building as it stands, unfinished as it is (clause 4.2).
    pub fn marks(&self) -> Vec<Fault> {
        let unfinished =
            |fault: &Fault| !matches!(fault, Fault::TooFewPieces { .. } | Fault::TooLow { .. });
        self.verdict().into_iter().filter(unfinished).collect()
    }

    /// What the card is worth.
    pub fn yen(&self) -> i32 {
        cards::yen(self.card, self.side)
    }
}

impl PartialEq for Site {
    fn eq(&self, other: &Site) -> bool {
        self.card == other.card
            && self.side == other.side
            && self.building.standing() == other.building.standing()
    }
}

impl From<Site> for Words {
    fn from(site: Site) -> Words {
        Words { card: site.card, side: site.side, standing: site.building.standing() }
    }
}

impl TryFrom<Words> for Site {
    type Error = Malformed;

    fn try_from(words: Words) -> Result<Site, Malformed> {
        let Words { card, side, standing } = words;
        let site = Site::new(card, side).ok_or_else(|| format!("there is no card {card}"))?;
        let building = site.building.rebuild(&standing);
        let building = building.map_err(|fault| format!("the pieces cannot lie so: {fault:?}"))?;
        Ok(Site { card, side, building })
    }
}
