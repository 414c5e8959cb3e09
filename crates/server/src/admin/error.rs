//! Why the operator's request was not done.

use std::fmt;

use serde::{Deserialize, Serialize};
use store::StoreError;

use super::protocol::PersonLine;
use crate::fault::Fault;

/// Why a request was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Error {
    #[error("there is no table '{table}': {hint}")]
    NoTable { table: String, hint: TableHint },
    #[error("table {number} is over already: delete it, if you like")]
    TableOver { number: i64 },
    #[error("table {number} cannot be read: delete it first")]
    TableUnreadable { number: i64 },
    #[error("nothing is stored about a guest '{who}': {}", hint(near))]
    NoPerson { who: String, near: Vec<PersonLine> },
    #[error("several guests are called '{who}': say which by id, {}", ids.join(" or "))]
    SeveralPeople { who: String, ids: Vec<String> },
    #[error("'{who}' is not banned: list bans with 'tokyo admin bans'")]
    NotBanned { who: String },
    #[error("'{who}' is not muted: list mutes with 'tokyo admin bans'")]
    NotMuted { who: String },
    #[error("there is no announcement {number}: list them with 'tokyo admin announcements'")]
    NoAnnouncement { number: i64 },
    #[error("an announcement needs some text")]
    EmptyAnnouncement,
    #[error("{message}")]
    NoGame { message: String },
    #[error("others change these tables all the time: try again")]
    TablesBusy,
    #[error("this match comes and goes all the time: try again")]
    MatchBusy,
    #[error("{message}")]
    Store { message: String },
    /// What is stored, or what it should become, is not what it should be.
    #[error("{message}")]
    Broken { message: String },
}

/// Which table may have been meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum TableHint {
    /// Its key begins alike.
    Near {
        number: i64,
        key: String,
    },
    Newest {
        number: i64,
    },
    /// There are no tables.
    None,
}

impl fmt::Display for TableHint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableHint::Near { number, key } => write!(f, "did you mean {number} ({key})?"),
            TableHint::Newest { number } => write!(f, "the newest is {number}"),
            TableHint::None => f.write_str("there are none at all"),
        }
    }
}

fn hint(near: &[PersonLine]) -> String {
    if near.is_empty() {
        return "list guests with 'tokyo admin people'".into();
    }
    let near = near.iter().map(|person| format!("{} ({})", person.public_id, person.name));
    format!("did you mean {}?", near.collect::<Vec<String>>().join(", "))
}

impl Error {
    /// With what was found to be broken.
    pub fn broken(what: impl fmt::Display) -> Error {
        Error::Broken { message: what.to_string() }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Error::Store { message: error.to_string() }
    }
}

/// For guests who ask about their own data.
impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        match error {
            Error::TablesBusy | Error::MatchBusy => Fault::Busy,
            Error::Store { message: why } => Fault::Store { why },
            other => Fault::from(other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(public_id: &str, name: &str) -> PersonLine {
        PersonLine { public_id: public_id.into(), name: name.into() }
    }

    #[test]
    fn errors_say_what_would_be_right_and_survive_the_socket() {
        let near = TableHint::Near { number: 7, key: "abcd".into() };
        let table = || "abc".to_owned();
        let who = || "Ann".to_owned();
        for (error, said) in [
            (Error::NoTable { table: table(), hint: near }, "did you mean 7 (abcd)?"),
            (
                Error::NoTable { table: table(), hint: TableHint::Newest { number: 9 } },
                "there is no table 'abc': the newest is 9",
            ),
            (Error::NoTable { table: table(), hint: TableHint::None }, "there are none at all"),
            (
                Error::NoPerson {
                    who: who(),
                    near: vec![person("a", "Anna"), person("b", "Anne")],
                },
                "did you mean a (Anna), b (Anne)?",
            ),
            (Error::NoPerson { who: who(), near: vec![] }, "'tokyo admin people'"),
            (
                Error::SeveralPeople { who: who(), ids: vec!["a".into(), "b".into()] },
                "say which by id, a or b",
            ),
        ] {
            assert!(error.to_string().ends_with(said), "{error}");
            let written = serde_json::to_string(&error).unwrap();
            assert_eq!(serde_json::from_str::<Error>(&written).unwrap(), error, "{written}");
        }
    }

    #[test]
    fn a_guest_is_asked_to_try_again_when_others_were_faster() {
        assert_eq!(Fault::from(Error::TablesBusy), Fault::Busy);
        let full = Error::from(StoreError::Full);
        assert!(matches!(Fault::from(full), Fault::Store { why } if why.contains("disk is full")));
        let unreadable = Error::TableUnreadable { number: 3 };
        assert!(matches!(Fault::from(unreadable), Fault::Failed { .. }));
    }
}
