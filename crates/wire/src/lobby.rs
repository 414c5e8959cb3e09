//! Tables, seats and games, as the HTTP interface speaks of them.

use contract::Phrase;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use serde_json::Map;
use serde_json::Value;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::chat::TableChat;
use crate::clock::ClockRule;
use crate::figure::Figure;
use crate::seal::Sealed;

/// A game on the shelf.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Game {
    /// What addresses and new tables call it, such as `king-of-tokyo`.
    pub id: String,
    /// Its name on the box.
    pub title: String,
    /// The least and the greatest number of seats.
    pub seats: [usize; 2],
    /// What can be chosen.
    pub options: Vec<GameOption>,
    /// What a player can choose to play with; nothing where players differ by colour alone.
    pub figures: Vec<Word>,
    /// Named setups, the default first.
    pub presets: Vec<Preset>,
    /// The levels of bots that people can choose, weakest first.
    pub levels: Vec<String>,
}

/// Something that can be chosen.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameOption {
    /// The field of the setup.
    pub key: String,
    /// What it can be.
    pub values: Values,
    /// What it means, in words.
    pub text: String,
}

/// What an option can be.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// On or off.
    Switch,
    /// One of these words.
    OneOf(Vec<Word>),
    /// A whole number within bounds.
    Whole {
        /// The least value allowed.
        min: i64,
        /// The greatest value allowed.
        max: i64,
    },
    /// A day of the calendar (UTC) that has come, such as `2026-11-16`, or none.
    Day,
}

/// A word that an option can be.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Word {
    /// As the setup writes it.
    pub value: String,
    /// What it means, in words.
    pub text: String,
}

/// A named setup.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Preset {
    /// What the preset is called, in words.
    pub name: String,
    /// The options it sets; those left out have their defaults.
    #[cfg_attr(feature = "types", ts(as = "Map<String, Value>"))]
    pub setup: Value,
}

/// What a host chooses for a new table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    #[cfg_attr(feature = "openapi", schema(example = "king-of-tokyo"))]
    pub game: String,
    /// How many seats, the host's and those of bots included.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 255, example = 2))]
    pub seats: usize,
    /// The options; those left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "types", ts(as = "Option<Map<String, Value>>", optional = nullable))]
    pub setup: Option<Value>,
    /// How long players may think; nothing means as long as they like.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<ClockRule>,
        example = json!({ "per-game": { "seconds": 600, "increment": 5 } })))]
    #[cfg_attr(feature = "types", ts(as = "Option<ClockRule>", optional = nullable))]
    pub clock: Option<Value>,
    /// Whether only people with the link can find the table.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub private: bool,
    /// Bots for the last seats, by level.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Level>))]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>", optional))]
    pub bots: Vec<String>,
    /// The host's commitment to a nonce, which goes into the seed: SHA-256 of
    /// `tokyo-tabletop nonce `, with the space, and the nonce, as 64 hex digits.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-f]{64}$"))]
    #[cfg_attr(feature = "types", ts(as = "String"))]
    pub commitment: Option<String>,
    /// Whether to practise: the only person at the table may take back anything. The result says
    /// so.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub practice: bool,
    /// Whether new players may take over seats that a bot keeps for somebody who gave up.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub newcomers: bool,
}

/// Whether new players may take over seats; for the host, before and during the match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Newcomers {
    /// Whether to allow it from now on.
    pub allow: bool,
}

/// Somebody new takes over a seat that a bot keeps.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// The seat; the first one that can be taken over if left out.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 255))]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub seat: Option<u8>,
}

/// A change of what the host chose, before the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The options of the game.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "types", ts(as = "Option<Map<String, Value>>", optional = nullable))]
    pub setup: Option<Value>,
    /// How long players may think; null means as long as they like.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<ClockRule>,
        example = json!({ "per-game": { "seconds": 600, "increment": 5 } })))]
    #[cfg_attr(feature = "types", ts(as = "Option<ClockRule>", optional = nullable))]
    pub clock: Option<Value>,
}

/// How well a bot plays, as the document of the interface lists it. What is no level is answered
/// with a sentence that names them, so messages hold text.
#[cfg(feature = "openapi")]
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// For a first match.
    Easy,
    /// For a match among friends.
    Normal,
    /// For people who know the game well.
    Hard,
    /// Nearly as good as the best.
    Expert,
    /// The best there is.
    Master,
    /// For programs: any legal command.
    Random,
    /// For programs: the best command as far as it can see at once.
    Greedy,
}

/// A bot for a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AddBot {
    /// The seat; the first free one if left out.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 255))]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub seat: Option<u8>,
    /// The bot's level.
    #[cfg_attr(feature = "openapi", schema(value_type = Level, example = "normal"))]
    pub level: String,
}

/// Somebody takes a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat; the first free one if left out.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 255))]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub seat: Option<u8>,
    /// The player's commitment to a nonce, as for a new table.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-f]{64}$"))]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub commitment: Option<String>,
}

/// The host empties a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Kick {
    /// The seat to empty.
    #[cfg_attr(feature = "openapi", schema(maximum = 255))]
    pub seat: u8,
}

/// The host lets somebody who was kicked sit down again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LetIn {
    /// The guest's public id, as the table's list of those kicked names it.
    pub id: String,
}

/// Somebody whom the host has kicked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KickedGuest {
    /// The guest's public id.
    pub id: String,
    /// The name that the guest had then.
    pub name: String,
}

/// A guest's name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// The name; cut to 24 characters, without those that nobody can see.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, example = "Ann"))]
    pub name: String,
}

/// The guest who asks, as the server knows them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Me {
    /// The guest's public id.
    pub id: String,
    /// The guest's name.
    pub name: String,
    /// Whether the guest chose it. Otherwise the house made one up, and a page can ask.
    pub named: bool,
    /// The guest's picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
    /// Whether people whom the guest has played with may see when the guest is here, and everybody
    /// the guest's name among the best of a day.
    pub shown: bool,
    /// Whether strangers may see when the guest is here, and invite them.
    pub listed: bool,
}

/// A table as everybody may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Table {
    /// What its address and every request about it name it by.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Whether only people with the link can find it.
    pub private: bool,
    /// The options of the game.
    #[cfg_attr(feature = "types", ts(as = "Map<String, Value>"))]
    pub setup: Value,
    /// How long players may think.
    pub clock: Option<ClockRule>,
    /// Whether it is for practice: the one person there may take back anything.
    pub practice: bool,
    /// Who sits where; nothing for a free seat.
    pub seats: Vec<Option<TableSeat>>,
    /// The seat of the caller.
    pub mine: Option<u8>,
    /// Whether the caller is the host.
    pub host: bool,
    /// Who was kicked and stays out; told to the host only.
    pub kicked: Vec<KickedGuest>,
    /// The seat token of the caller, to continue on another device. It ends when they leave the
    /// seat, and when they take it back.
    pub token: Option<String>,
    /// How many lines the match has.
    pub version: u64,
    /// The digest of the secret that the seed is made from.
    pub secret_digest: String,
    /// The secret itself, once the match is over.
    pub secret: Option<String>,
    /// The seats' own parts of the seed, once the match has begun; a bot's is empty.
    pub nonces: Vec<String>,
    /// While the host has started and nonces are being revealed.
    pub sealed: Option<Sealed>,
    /// Who did not reveal after the last start, and lost the seat: all parts were made again.
    pub withheld: Vec<String>,
    /// How the match ended.
    #[cfg_attr(feature = "types", ts(as = "Option<contract::Outcome>"))]
    pub outcome: Option<Value>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Who may chat, and who was muted.
    pub chat: TableChat,
    /// Whether new players may take over seats that a bot keeps for somebody who gave up.
    pub newcomers: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The match has not begun.
    Open,
    /// The match goes on.
    Live,
    /// The match is over.
    Over,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableSeat {
    /// What the player or bot is called; `#ab12` for a guest without a name.
    pub name: String,
    /// The picture that the person chose.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
    /// The bot's level, if it is one.
    pub bot: Option<String>,
    /// What the person has committed to; nothing until their browser has, nor for a bot.
    pub commitment: Option<String>,
    /// Whether the person has revealed their nonce.
    pub revealed: bool,
    /// Whether the person has the table open on a socket.
    pub here: bool,
    /// Whether a bot keeps the seat of a person who gave it up, and somebody new may take it over.
    pub vacant: bool,
    /// What the seat is played with, in a game that has figures: no two seats have the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub figure: Option<Figure>,
}

/// What is answered when something is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Problem {
    /// The fault, for programs and for people.
    pub error: Trouble,
}

/// A fault: a word, a sentence, and how to say it in other languages.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Trouble {
    /// A word for programs.
    pub code: String,
    /// A sentence for people, in English.
    pub message: String,
    /// The sentence's key and arguments, for clients that say it in another language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub reason: Option<Phrase>,
}

/// Who has left a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Left {
    /// The table's key.
    pub left: String,
}
