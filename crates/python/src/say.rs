//! The words of games, each list read once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use contract::Meta;
use words::Words;

use crate::fault::Fault;

type Known = BTreeMap<(&'static str, String), Arc<Words>>;

static KNOWN: Mutex<Known> = Mutex::new(BTreeMap::new());

/// The words of a game in a language.
pub fn words(meta: &Meta, language: &str) -> Result<Arc<Words>, Fault> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (meta.id, language.to_owned());
    if let Some(words) = known.get(&key) {
        return Ok(Arc::clone(words));
    }
    let words = Arc::new(Words::new(meta, language).map_err(Fault::malformed)?);
    known.insert(key, Arc::clone(&words));
    Ok(words)
}
