//! What the lobby knows of a table.

use contract::{AnyTitle, Seat, Seed, Skill};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{ClockRule, Sitter, Table};

use crate::talk::Talk;

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
    pub seats: Vec<Option<Place>>,
    /// What the seed is made from; its digest is shown from the beginning.
    pub secret: String,
    /// House time of the start.
    pub began_ms: u64,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// Who may chat.
    #[serde(default)]
    pub talk: Talk,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// The guest, if a person sits there.
    pub guest: Option<String>,
    /// The name.
    pub name: String,
    /// The bot, if one sits there.
    pub bot: Option<Skill>,
    /// The seat's own part of the seed.
    pub nonce: String,
}

impl Head {
    /// The seat of a guest.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let mut seats = Seat::all(self.seats.len()).zip(&self.seats);
        let sits = |place: &Place| place.guest.as_deref() == Some(guest);
        seats.find(|(_, place)| place.as_ref().is_some_and(sits)).map(|(seat, _)| seat)
    }

    /// The guests who sit here.
    pub fn guests(&self) -> Vec<String> {
        self.seats.iter().flatten().filter_map(|place| place.guest.clone()).collect()
    }

    /// The names of who sits where.
    pub fn names(&self) -> Vec<String> {
        let name = |place: &Option<Place>| place.as_ref().map(|place| place.name.clone());
        self.seats.iter().map(|place| name(place).unwrap_or_default()).collect()
    }

    /// The first seat where nobody sits.
    pub fn free_seat(&self) -> Option<Seat> {
        let mut seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.find(|(_, place)| place.is_none()).map(|(seat, _)| seat)
    }

    /// What is shown of the secret from the beginning.
    pub fn secret_digest(&self) -> String {
        Seed::digest_of_secret(&self.secret)
    }

    /// The seats' own parts of the seed.
    pub fn nonces(&self) -> Vec<String> {
        let nonce = |place: &Option<Place>| place.as_ref().map(|place| place.nonce.clone());
        self.seats.iter().map(|place| nonce(place).unwrap_or_default()).collect()
    }

    /// The root of all chance: nobody who knows only a part of it can foresee anything.
    pub fn seed(&self) -> Seed {
        Seed::of_table(&self.secret, &self.nonces())
    }

    /// Opens the match.
    ///
    /// # Errors
    /// One sentence: a seat is free, or the setup does not fit.
    pub fn open(&self, title: &'static dyn AnyTitle, stand_in: Skill) -> Result<Table, String> {
        if let Some(seat) = self.free_seat() {
            return Err(format!("seat {seat} is free: wait for somebody, or add a bot"));
        }
        let sitter = |place: &Place| Sitter { name: place.name.clone(), bot: place.bot };
        let sitters = self.seats.iter().flatten().map(sitter).collect();
        let table = Table::open(title, self.setup.clone(), sitters, self.seed());
        let table = table.map_err(|denied| denied.to_string())?;
        Ok(match self.clock {
            Some(rule) => table.with_clock(rule, stand_in),
            None => table,
        })
    }
}
