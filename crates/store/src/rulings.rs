//! What the operator decided, as rows.

use serde::{Deserialize, Serialize};

/// What kind of ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruled {
    /// A guest is shut out; the subject is their public id.
    BanGuest,
    /// A network is shut out; the subject is a range such as `192.0.2.0/24`.
    BanNetwork,
    /// A guest may not chat; the subject is their public id.
    Mute,
    /// Everybody who is connected is shown the reason, which is the announcement.
    Announce,
    /// A table is closed; the subject is its number.
    Close,
}

impl Ruled {
    /// How it is written in the database.
    pub fn name(self) -> &'static str {
        match self {
            Ruled::BanGuest => "ban-guest",
            Ruled::BanNetwork => "ban-network",
            Ruled::Mute => "mute",
            Ruled::Announce => "announce",
            Ruled::Close => "close",
        }
    }

    /// What is written so; nothing if this program does not know it.
    pub fn from_name(name: &str) -> Option<Ruled> {
        let all = [Ruled::BanGuest, Ruled::BanNetwork, Ruled::Mute, Ruled::Announce, Ruled::Close];
        all.into_iter().find(|ruled| ruled.name() == name)
    }
}

/// A ruling to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRuling {
    /// What kind.
    pub ruled: Ruled,
    /// Whom or what it concerns.
    pub subject: String,
    /// Why, in the operator's words.
    pub reason: String,
    /// When it was made, in seconds since 1970.
    pub made_at: i64,
    /// When it ends, in seconds since 1970; nothing if it stands until it is lifted.
    pub until: Option<i64>,
}

/// A ruling in the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// Its number.
    pub id: i64,
    /// What kind.
    pub ruled: Ruled,
    /// Whom or what it concerns.
    pub subject: String,
    /// Why, in the operator's words.
    pub reason: String,
    /// When it was made, in seconds since 1970.
    pub made_at: i64,
    /// When it ends, in seconds since 1970; nothing if it stands until it is lifted.
    pub until: Option<i64>,
}
