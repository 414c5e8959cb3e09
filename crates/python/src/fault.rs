//! What is wrong, as a Python exception.

use std::sync::{Mutex, MutexGuard, TryLockError};

use contract::{Denied, Malformed, Refusal};
use pyo3::{PyErr, import_exception};
use table::{Denial, RecordError};

import_exception!(tokyo.errors, Busy);
import_exception!(tokyo.errors, Closed);
import_exception!(tokyo.errors, IllegalAction);
import_exception!(tokyo.errors, MalformedInput);
import_exception!(tokyo.errors, WrongSeat);
import_exception!(tokyo.errors, WrongShape);

/// What is wrong. Each is an exception of `tokyo.errors`.
#[derive(Clone, Debug)]
pub enum Fault {
    /// The rules forbid it; in the words of the game where it names a clause.
    Refused(Refusal),
    /// It is not among what is offered.
    Illegal(String),
    /// A seat that does not exist, or is not asked for anything.
    Seat(String),
    /// The match is over.
    Closed,
    /// An array, or a list, of another shape or type.
    Shape(String),
    /// It cannot be read, or does not fit the game.
    Malformed(String),
    /// Another thread is using it.
    Busy,
}

impl Fault {
    /// It cannot be read, or does not fit, for that reason.
    pub fn malformed(why: impl std::fmt::Display) -> Fault {
        Fault::Malformed(why.to_string())
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> PyErr {
        match fault {
            Fault::Refused(refusal) => refused(refusal.to_string(), refusal),
            Fault::Illegal(why) => IllegalAction::new_err(why),
            Fault::Seat(why) => WrongSeat::new_err(why),
            Fault::Closed => Closed::new_err("the match is over: open another one"),
            Fault::Shape(why) => WrongShape::new_err(why),
            Fault::Malformed(why) => MalformedInput::new_err(why),
            Fault::Busy => Busy::new_err("another thread is using this: give each thread its own"),
        }
    }
}

impl From<Malformed> for Fault {
    fn from(malformed: Malformed) -> Fault {
        Fault::malformed(malformed)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::Refused(refusal)
    }
}

impl From<Denied> for Fault {
    fn from(denied: Denied) -> Fault {
        match denied {
            Denied::Refused(refusal) => refusal.into(),
            Denied::Malformed(malformed) => malformed.into(),
        }
    }
}

impl From<Denial> for Fault {
    fn from(denial: Denial) -> Fault {
        match denial {
            Denial::Game(denied) => denied.into(),
            other => Fault::malformed(other),
        }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        Fault::malformed(error)
    }
}

/// The exception for a refusal that is said so.
pub fn refused(sentence: String, refusal: Refusal) -> PyErr {
    let Refusal { clause, pieces, .. } = refusal;
    IllegalAction::new_err((sentence, Some(clause.into_owned()), pieces))
}

/// What the lock holds, if no other thread is using it: nobody ever waits.
pub fn taken<T: ?Sized>(lock: &Mutex<T>) -> Result<MutexGuard<'_, T>, Fault> {
    match lock.try_lock() {
        Ok(guard) => Ok(guard),
        Err(TryLockError::WouldBlock) => Err(Fault::Busy),
        Err(TryLockError::Poisoned(_)) => {
            Err(Fault::Malformed("this was broken off in the middle: it cannot be used".into()))
        }
    }
}
