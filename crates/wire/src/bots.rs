//! What programs that play send and get over plain HTTP.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A fresh token.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Token {
    /// Shown only this once; to be sent as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// The token was taken back.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NoToken {
    /// Nothing.
    #[schema(value_type = Option<String>)]
    pub token: Option<()>,
}

/// A command of the game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Chosen by the client, 1 to 64 characters: sent twice, it acts once.
    #[schema(min_length = 1, max_length = 64)]
    pub id: String,
    /// The decision that it answers.
    pub decision: u32,
    /// The command, as an offer wrote it.
    pub command: Value,
}
