//! What players play with, where a game has several to choose from: looks, never rules.

use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// What a player plays with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Figure {
    /// Which one, as the game names it.
    pub kind: String,
    /// The name that the player gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub name: Option<String>,
    /// Whether the player chose it. Otherwise it goes to the player who does.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub chosen: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A player chooses what to play with, before the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChooseFigure {
    /// Which one, as the game names it.
    #[cfg_attr(feature = "openapi", schema(example = "dragon"))]
    pub kind: String,
    /// A name for it; cut to 24 characters, without those that nobody can see.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(example = "Gojirō"))]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub name: Option<String>,
}
