//! What programs that play send and get over plain HTTP.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// A fresh token.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Token {
    /// Shown only this once; to be sent as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// The token was revoked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct NoToken {
    /// Always null: the old token no longer works.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub token: Option<()>,
}

/// A command of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Chosen by the client, 1 to 64 characters: sent twice, it acts once.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub id: String,
    /// The decision that it answers.
    pub decision: u32,
    /// The command, as an offer wrote it.
    pub command: Value,
}
