//! What the lobby knows of a table.

use contract::{AnyTitle, Figure, Seat, Seed, Skill};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{ClockRule, Sitter, Table};

use crate::fault::Fault;
use crate::talk::Talk;

mod sealed;

pub use sealed::Sealed;

/// What the lobby knows of a table, as the store keeps it. It holds the secret: never for players'
/// eyes before the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// The game's id.
    pub game: String,
    /// The options of the game.
    pub setup: Value,
    /// How long players may think.
    pub clock: Option<ClockRule>,
    /// The guest who opened the table.
    pub host: String,
    /// Who sits where.
    pub seats: Vec<Option<Occupant>>,
    /// What the seed is made from; its digest is shown from the beginning.
    pub secret: String,
    /// Whether it is for practice: the one person here may take back anything.
    #[serde(default)]
    pub practice: bool,
    /// House time of the start.
    pub began_ms: u64,
    /// A mark of the client who started the match: its bots think at that client's expense.
    #[serde(default)]
    pub started_from: String,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// How many sittings there have been; each person who sits down gets the next number.
    #[serde(default)]
    pub sittings: u64,
    /// Whom the host does not want at this table, those kicked last at the end.
    #[serde(default)]
    pub kicked: Vec<Named>,
    /// While the host has started and nonces are being revealed.
    #[serde(default)]
    pub sealed: Option<Sealed>,
    /// Those who did not reveal after the last start, and lost their seats.
    #[serde(default)]
    pub unrevealed: Vec<Named>,
    /// Who may chat.
    #[serde(default)]
    pub talk: Talk,
    /// Whether new players may take over seats that a bot keeps for somebody who gave up.
    #[serde(default)]
    pub newcomers: bool,
    /// Who gave up a seat that somebody else has taken over since, in that order.
    #[serde(default)]
    pub former: Vec<Former>,
    /// What a newer server has written down, and this one does not know.
    #[serde(flatten)]
    pub unknown: Map<String, Value>,
}

/// A guest whose seat somebody else has taken over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Former {
    /// The guest; nobody if they have deleted their data.
    pub guest: String,
    /// The name they had.
    pub name: String,
    /// The seat that was theirs.
    pub seat: Seat,
}

/// A guest who lost a seat before the match, by the host's wish or by not revealing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Named {
    pub guest: String,
    /// The name they had then, for others to know them by.
    pub name: String,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Occupant {
    /// The guest, if a person sits there.
    pub guest: Option<String>,
    pub name: String,
    /// The picture that the person had chosen when they sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avatar: Option<String>,
    /// The bot, if one sits there.
    pub bot: Option<Skill>,
    /// What the person has committed to.
    #[serde(default)]
    pub commitment: Option<String>,
    /// The seat's own part of the seed; empty until it is revealed, and for bots.
    pub nonce: String,
    /// The number of this sitting: tokens of earlier ones are no longer good.
    #[serde(default)]
    pub sitting: u64,
    /// The number with which the person first sat down here, which leaving a running match and
    /// coming back do not change.
    #[serde(default)]
    pub since: u64,
    /// Whether a bot keeps the seat for somebody who gave it up, as far as lists have to know.
    #[serde(default)]
    pub kept: bool,
    /// What the person has chosen to play with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<Figure>,
}

impl Occupant {
    /// Whether neither a guest nor a bot sits there any more.
    pub fn is_nobody(&self) -> bool {
        self.guest.is_none() && self.bot.is_none()
    }
}

impl Head {
    /// The seat of a guest.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let mut seats = Seat::all(self.seats.len()).zip(&self.seats);
        let sits = |occupant: &Occupant| occupant.guest.as_deref() == Some(guest);
        seats.find(|(_, occupant)| occupant.as_ref().is_some_and(sits)).map(|(seat, _)| seat)
    }

    /// The guests who sit here.
    pub fn guests(&self) -> Vec<String> {
        self.seats.iter().flatten().filter_map(|occupant| occupant.guest.clone()).collect()
    }

    /// Another guest is the host from now on. Without guests nobody is: such a table goes.
    pub fn pass_on_host(&mut self) {
        self.host = self.guests().into_iter().next().unwrap_or_default();
    }

    /// What the occupant of a seat is called.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.idx())?.as_ref().map(|occupant| occupant.name.as_str())
    }

    /// The first seat where nobody sits.
    pub fn free_seat(&self) -> Option<Seat> {
        let mut seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.find(|(_, occupant)| occupant.is_none()).map(|(seat, _)| seat)
    }

    /// What is shown of the secret from the beginning.
    pub fn secret_digest(&self) -> String {
        Seed::digest_of_secret(&self.secret)
    }

    /// The seats' own parts of the seed.
    pub fn nonces(&self) -> Vec<String> {
        let nonce =
            |occupant: &Option<Occupant>| occupant.as_ref().map(|occupant| occupant.nonce.clone());
        self.seats.iter().map(|occupant| nonce(occupant).unwrap_or_default()).collect()
    }

    /// The root of all chance: nobody who knows only a part of it can foresee anything.
    pub fn seed(&self) -> Seed {
        Seed::of_table(&self.secret, &self.nonces())
    }

    /// Opens the match.
    ///
    /// # Errors
    /// If a seat is free, or the setup does not fit.
    pub fn open(&self, title: &'static dyn AnyTitle, stand_in: Skill) -> Result<Table, Fault> {
        if self.free_seat().is_some() {
            return Err(Fault::SeatFree);
        }
        let unplayable = |why: String| Fault::Unplayable { why };
        let sitter = |occupant: &Occupant| Sitter {
            name: occupant.name.clone(),
            bot: occupant.bot,
            figure: occupant.figure.clone(),
        };
        let sitters = self.seats.iter().flatten().map(sitter).collect();
        let table = Table::open(title, self.setup.clone(), sitters, self.seed());
        let table = table.map_err(|denied| unplayable(denied.to_string()))?;
        let table = match self.practice {
            true => table.practise().map_err(|reason| unplayable(reason.to_string()))?,
            false => table,
        };
        Ok(match self.clock {
            Some(rule) => table.with_clock(rule, stand_in),
            None => table,
        })
    }
}
