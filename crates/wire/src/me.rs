//! A guest's own page: picture, matches, statistics, the people they have played with, and what
//! carries them to another device.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// A picture that a guest can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is a picture of what it says")]
pub enum Avatar {
    Lantern,
    Tanuki,
    Train,
    Ramen,
    Daruma,
    Cat,
    Onigiri,
    Crane,
    Tower,
    Fuji,
    Goldfish,
    Kokeshi,
}

impl Avatar {
    /// All of them.
    pub const ALL: [Avatar; 12] = [
        Avatar::Lantern,
        Avatar::Tanuki,
        Avatar::Train,
        Avatar::Ramen,
        Avatar::Daruma,
        Avatar::Cat,
        Avatar::Onigiri,
        Avatar::Crane,
        Avatar::Tower,
        Avatar::Fuji,
        Avatar::Goldfish,
        Avatar::Kokeshi,
    ];

    /// Its word. What is stored and told is the word, so that one that only newer servers know
    /// breaks nothing.
    pub fn word(self) -> &'static str {
        match self {
            Avatar::Lantern => "lantern",
            Avatar::Tanuki => "tanuki",
            Avatar::Train => "train",
            Avatar::Ramen => "ramen",
            Avatar::Daruma => "daruma",
            Avatar::Cat => "cat",
            Avatar::Onigiri => "onigiri",
            Avatar::Crane => "crane",
            Avatar::Tower => "tower",
            Avatar::Fuji => "fuji",
            Avatar::Goldfish => "goldfish",
            Avatar::Kokeshi => "kokeshi",
        }
    }
}

/// A guest chooses a picture, or none.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChooseAvatar {
    /// The picture.
    pub avatar: Option<Avatar>,
}

/// Who may see when a guest is here.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ShowMe {
    /// Whether people whom the guest has played with may.
    pub shown: bool,
    /// Whether strangers may as well. Only somebody who is shown can be listed.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
}

/// People who are here now, of those who agreed that strangers see them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HereNow {
    /// Those seen last come first. Neither the caller, nor anybody whom they have blocked or who
    /// has blocked them.
    pub people: Vec<Somebody>,
}

/// Somebody as a stranger may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Somebody {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
}

/// A page of the caller's finished matches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayedPage {
    /// The matches, the newest first.
    pub matches: Vec<Played>,
    /// Where the next page begins, to be sent as `before`; nothing if this is the last page.
    pub next: Option<String>,
}

/// A finished match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Played {
    /// The table's key.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// The day on which it ended (UTC), such as `2026-11-17`.
    pub day: Option<String>,
    /// Whether it was for practice.
    pub practice: bool,
    /// Who sat where.
    pub seats: Vec<PlayedSeat>,
    /// The caller's seat.
    pub mine: u8,
    /// How it ended for the caller.
    pub result: PlayedResult,
}

/// Who sat in a seat of a finished match, and how it ended for them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayedSeat {
    /// The name.
    pub name: String,
    /// The picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
    /// The bot's level, if it was one.
    pub bot: Option<String>,
    /// The place, 1 is best; nothing without a result.
    pub place: Option<u8>,
    /// The points; nothing without a result.
    pub score: Option<i32>,
}

/// How a match ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlayedResult {
    /// They won, alone or with others.
    Won,
    /// Somebody else won, or nobody did.
    Lost,
    /// Nobody else played.
    Solo,
    /// It ended without a result.
    NoResult,
}

/// The caller's matches in numbers. Practice does not count.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Career {
    /// How many of the newest matches were looked at.
    pub looked_at: usize,
    /// Whether there are older ones.
    pub older: bool,
    /// By game, the one played most first.
    pub games: Vec<GameTally>,
    /// By opponent, the one met most first. Bots count by level.
    pub opponents: Vec<OpponentTally>,
    /// Matches that the caller played alone, the newest first.
    pub solo: Vec<SoloResult>,
}

/// How the caller does in a game, against others.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameTally {
    /// The game's id.
    pub game: String,
    /// How many matches had a result.
    pub played: usize,
    /// How many of them the caller won.
    pub won: usize,
}

/// How the caller does against somebody.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OpponentTally {
    /// A person's public id; nothing for bots.
    pub id: Option<String>,
    /// A person's name, the newest one; empty for bots.
    pub name: String,
    /// A person's picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
    /// The level, for bots.
    pub bot: Option<String>,
    /// In how many matches with a result they met.
    pub met: usize,
    /// In how many the caller had the better place.
    pub ahead: usize,
    /// In how many they had the better place.
    pub behind: usize,
}

/// A finished match that the caller played alone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SoloResult {
    /// The table's key.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// The options that are a word, a number or a switch.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// The points, in whatever the game counts.
    pub score: i32,
    /// The way it ended, as the game names it.
    pub ending: String,
    /// The day on which it ended (UTC).
    pub day: Option<String>,
}

/// The people whom the caller has played with, and those whom the caller has blocked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Playmates {
    /// Those met last come first.
    pub people: Vec<Playmate>,
}

/// Somebody whom the caller has played with, or has blocked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Playmate {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
    /// How many matches they have begun together, of those that were looked at; none with a
    /// stranger whom the caller has blocked.
    pub matches: usize,
    /// The game that they played last, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub game: Option<String>,
    /// Whether the caller has blocked them.
    pub blocked: bool,
    /// When they are here: told only of those who agreed to be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub presence: Option<Presence>,
}

/// When somebody is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Presence {
    /// Whether they are here now.
    pub online: bool,
    /// The day on which they were here last (UTC).
    pub day: String,
}

/// The caller wants nothing to do with somebody, or does again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The public id of somebody whom the caller has played with, who is listed, or who has invited
    /// the caller.
    pub id: String,
    /// Whether to block them.
    pub block: bool,
}

/// The host invites somebody to a waiting table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The public id of somebody whom the host has played with, or who is here and listed.
    pub id: String,
}

/// An invitation that its guest does not want.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Declined {
    /// The table's key.
    pub declined: String,
}

/// What carries the caller to another device. It is told only this once.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Carry {
    /// The secret: the browser that brings it becomes this guest, once.
    pub secret: String,
    /// For how many seconds it is good.
    pub seconds: i64,
}

/// Nothing carries the caller any more.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct NoCarry {
    /// Nothing.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub secret: Option<()>,
}

/// A secret that carries a guest.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Carried {
    /// The secret.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    pub secret: String,
}

/// Whom a secret carries.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Arriving {
    /// The guest's public id.
    pub id: String,
    /// The guest's name.
    pub name: String,
    /// The guest's picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub avatar: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_stored_under_the_word_by_which_it_is_chosen() {
        for avatar in Avatar::ALL {
            assert_eq!(serde_json::to_value(avatar).unwrap(), avatar.word());
        }
    }
}
