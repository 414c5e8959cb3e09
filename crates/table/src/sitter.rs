//! Who sits in a seat, and why.

use contract::{AnyTitle, Figure, Player, Seat, Skill, figure};
use serde::{Deserialize, Serialize};

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name to be shown.
    pub name: String,
    /// The bot that plays, if no person does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Skill>,
    /// What the person has chosen to play with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<Figure>,
}

impl Sitter {
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), bot: None, figure: None }
    }

    /// People without names, one for each seat. Wherever they are spoken of, they are called by
    /// the colours of their seats.
    pub fn strangers(seats: usize) -> Vec<Sitter> {
        vec![Sitter::person(""); seats]
    }

    /// A bot in this one's place: it keeps the name and the figure, so that everybody knows whose
    /// seat it is.
    #[must_use]
    pub fn stand_in(&self, skill: Skill) -> Sitter {
        Sitter { bot: Some(skill), ..self.clone() }
    }

    /// The person who comes back in this one's place.
    #[must_use]
    pub fn returned(&self, name: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), bot: None, figure: self.figure.clone() }
    }

    /// Somebody new in this one's place: the figure stays at the table, its name goes.
    #[must_use]
    pub fn heir(&self, name: impl Into<String>) -> Sitter {
        let figure = self.figure.as_ref().map(|figure| Figure::plain(&figure.kind));
        Sitter { name: name.into(), bot: None, figure }
    }

    /// A bot, called by its skill.
    pub fn bot(skill: Skill) -> Sitter {
        Sitter::bot_named(skill.to_string(), skill)
    }

    /// A bot with a name of its own.
    pub fn bot_named(name: impl Into<String>, skill: Skill) -> Sitter {
        Sitter { name: name.into(), bot: Some(skill), figure: None }
    }
}

/// Why somebody else sits in a seat now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatChange {
    /// The person left; a bot plays until they come back.
    Left,
    /// The person ran out of time; a bot plays until they come back.
    OutOfTime,
    /// The person gave up; a bot plays to the end.
    Resigned,
    /// The person came back.
    Returned,
    /// Somebody new took the seat over from the bot; the person before them has lost it for good.
    TakenOver,
}

impl SeatChange {
    /// Whether a bot keeps the seat of a person who gave it up, for good or for now.
    pub fn is_absence(self) -> bool {
        match self {
            SeatChange::Left | SeatChange::OutOfTime | SeatChange::Resigned => true,
            SeatChange::Returned | SeatChange::TakenOver => false,
        }
    }
}

/// Somebody who gave up a seat that another person has taken over since. They have lost, however
/// the match ends for that seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GaveUp {
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// How they gave it up.
    pub why: SeatChange,
}

/// Who sits where, as sentences and pictures show them: with a figure each, in a game that has
/// some.
pub fn players(title: &dyn AnyTitle, sitters: &[Sitter]) -> Vec<Player> {
    let chosen: Vec<Option<&Figure>> =
        sitters.iter().map(|sitter| sitter.figure.as_ref()).collect();
    let dealt = figure::deal(title.meta().figures, &chosen);
    let player = |(sitter, figure): (&Sitter, _)| Player { name: sitter.name.clone(), figure };
    sitters.iter().zip(dealt).map(player).collect()
}
