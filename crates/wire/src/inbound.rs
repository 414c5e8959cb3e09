//! What a client says on its socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::motion::Motion;
use crate::wave::Gesture;

/// A message from a client. The first one is [`Inbound::Hello`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Inbound {
    /// Takes part in a table: in one's own seat, or as a spectator.
    Hello {
        /// The table's key.
        table: String,
        /// The version that the client has seen, if it was here before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        seen: Option<u64>,
        /// The language of labels and refusals.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        lang: Option<String>,
        /// A seat token, for playing on from another device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        token: Option<String>,
        /// Whether offers shall come with labels in words.
        #[serde(default = "yes")]
        #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
        labels: bool,
        /// Whether offers shall come where they are only a selection of what can be done; without
        /// them a client lists for itself, or knows what it wants.
        #[serde(default = "yes")]
        #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
        offers: bool,
        /// Whether the whole view may come as bytes, packed (raw deflate, RFC 1951). Only a
        /// spectator's does.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
        packed: bool,
    },
    /// Plays a command of the game.
    Command {
        /// Chosen by the client, at most 64 characters: sent twice, it acts once.
        id: String,
        /// The decision that it answers.
        decision: u32,
        /// The command, as an offer wrote it.
        command: Value,
    },
    /// Takes back the seat's last act, or asks the others.
    Undo {
        /// As for a command.
        id: String,
    },
    /// Answers the question for an undo.
    AnswerUndo {
        /// As for a command.
        id: String,
        /// Whether to let it happen.
        agree: bool,
    },
    /// Proposes something to everybody else who sits at the table: a pause, going on, or an end
    /// without a result.
    Propose {
        /// As for a command.
        id: String,
        /// What the others are to agree to.
        motion: Motion,
    },
    /// Answers a proposal, or withdraws one's own.
    AnswerProposal {
        /// As for a command.
        id: String,
        /// Whether to agree; without that, the proposal is off.
        agree: bool,
    },
    /// Gives up: a bot plays the seat to the end.
    Resign {
        /// As for a command.
        id: String,
    },
    /// Leaves the seat to a bot.
    Leave {
        /// As for a command.
        id: String,
    },
    /// Takes one's seat back from the bot.
    #[serde(rename = "take-back")]
    Reclaim {
        /// As for a command.
        id: String,
    },
    /// Says something to the table.
    Chat {
        /// The message, in the player's own words.
        text: String,
    },
    /// Shows the others how the hand is held, where the game lets them see it. Outside the rate of
    /// commands, never answered and never kept: the latest replaces those before it.
    Wave {
        /// Where the hand is and what it holds, in the game's own numbers; none for an empty hand.
        gesture: Gesture,
    },
    /// Asks for the whole view again.
    Resync {},
    /// Asks whether anybody is there.
    Ping {},
}

/// The message that is sent most, as it stands in a text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Played<'a> {
    #[serde(rename = "do")]
    verb: &'a str,
    id: String,
    decision: u32,
    command: Value,
}

impl Inbound {
    /// Reads a message. A command is read straight, without taking the whole message apart first to
    /// find out what kind it is.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Inbound, serde_json::Error> {
        match serde_json::from_str(text) {
            Ok(Played { verb: "command", id, decision, command }) => {
                Ok(Inbound::Command { id, decision, command })
            }
            _ => serde_json::from_str(text),
        }
    }
}

fn yes() -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_read_commands_straight_makes_no_difference() {
        let texts = [
            r#"{"do":"command","id":"m1","decision":3,"command":{"keep":["heart"]}}"#,
            r#"{ "command": "pass", "decision": 0, "id": "\"", "do": "command" }"#,
            r#"{"do":"c\u006fmmand","id":"m1","decision":3,"command":null}"#,
            r#"{"do":"command","id":"m1","decision":3,"command":1,"more":2}"#,
            r#"{"do":"command","id":"m1","decision":-3,"command":1}"#,
            r#"{"do":"command","id":"m1","decision":3}"#,
            r#"{"do":"command","do":"command","id":"m1","decision":3,"command":1}"#,
            r#"{"do":"undo","id":"m1","decision":3,"command":1}"#,
            r#"{"do":"undo","id":"m1"}"#,
            r#"{"do":"ping"}"#,
            r#"{"id":"m1","decision":3,"command":1}"#,
            "[]",
            "",
        ];
        for text in texts {
            let read = Inbound::read(text).map_err(|error| error.to_string());
            let whole = serde_json::from_str(text).map_err(|error| error.to_string());
            assert_eq!(read, whole, "{text}");
        }
        assert!(matches!(Inbound::read(texts[0]), Ok(Inbound::Command { decision: 3, .. })));
    }
}
