//! What can be asked of a match, by several commands.

use contract::Seed;

/// Options of a match, shared by several commands.
#[derive(clap::Args)]
pub struct Match {
    /// A named setup of the game to start from.
    #[arg(long)]
    pub preset: Option<String>,
    /// An option of the game, as key=value, or key=@file for a value that a JSON file holds; may
    /// be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// The root of all chance: a whole number or 64 hex digits.
    #[arg(long)]
    pub seed: Option<Seed>,
}
