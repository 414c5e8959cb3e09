//! The words of games, each list read once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use contract::Meta;
use pyo3::PyErr;
use words::Words;

use crate::fault::{Fault, refused};

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

/// The exception, with a refusal said in the words of that game.
pub fn said(fault: Fault, meta: &Meta) -> PyErr {
    match fault {
        Fault::Refused(refusal) => match words(meta, words::FIRST) {
            Ok(words) => refused(words.refusal(&refusal), refusal),
            Err(_) => Fault::Refused(refusal).into(),
        },
        other => other.into(),
    }
}
