//! The languages that a game speaks.

use contract::Tabletop;
use words::Words;

use crate::finding::Finding;

/// The game's words in each of its languages.
///
/// # Errors
/// If a list cannot be read.
pub fn all<G: Tabletop>() -> Result<Vec<Words>, Finding> {
    let meta = G::META;
    let all = meta.words.iter().map(|(language, _)| Words::new(&meta, language));
    all.collect::<Result<_, _>>().map_err(|why| Finding::new("words", why.to_string()))
}
