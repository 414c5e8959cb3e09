//! What can be asked of a ladder.

use std::path::PathBuf;

use crate::entrant::Entrant;
use crate::match_args::Match;
use crate::programs::AnswerTime;

/// Arguments of `tokyo ladder`.
#[derive(clap::Args)]
pub struct Ladder {
    /// The game's id, such as connect-four.
    pub game: String,
    #[command(flatten)]
    pub setup: Match,
    /// The bots, weakest first: easy, normal, hard, expert, master, random, greedy, hard-1 (hard as
    /// it was before games learnt), search:N, or exec:PROGRAM for a program of your own.
    #[arg(long, value_delimiter = ',', default_value = "hard-1,easy,normal,hard,expert,master")]
    pub bots: Vec<Entrant>,
    /// The sizes of table; 2 and the game's largest if left out.
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<usize>,
    /// Every bot meets every other, not only its neighbours in the list (and hard-1 the last one).
    #[arg(long)]
    pub all_pairs: bool,
    /// The most games that two bots play at a table; an odd number is rounded up.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(2..=1_000))]
    pub games: u64,
    /// How much a stronger bot wins, in percent: what winning half is tested against.
    #[arg(long, value_name = "PERCENT", default_value_t = 60)]
    #[arg(value_parser = clap::value_parser!(u8).range(51..=95))]
    pub margin: u8,
    /// How often a verdict may be wrong, in percent.
    #[arg(long, value_name = "PERCENT", default_value_t = 5)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=20))]
    pub risk: u8,
    /// The bot whose rating is given; normal=1500 if left out, or the first bot where normal does
    /// not play.
    #[arg(long, value_name = "BOT=RATING")]
    pub anchor: Option<String>,
    /// Adds all results to this file, and goes on from what it holds.
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    #[command(flatten)]
    pub answer_time: AnswerTime,
    /// How many threads; all cores if left out. The result does not depend on it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Prints one line holding one JSON object.
    #[arg(long)]
    pub json: bool,
}
