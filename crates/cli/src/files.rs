//! Files read and written by name, with errors that name them.

use std::error::Error;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use contract::AnyTitle;
use table::Record;

use crate::failure::Failure;

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| {
        Failure(match error.kind() {
            ErrorKind::NotFound => format!("there is no file '{}'", path.display()),
            ErrorKind::InvalidData => format!("'{}' is not text", path.display()),
            _ => format!("cannot read '{}': {error}", path.display()),
        })
    })
}

/// Writes a file whole.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text)
        .map_err(|error| Failure(format!("cannot write '{}': {error}", path.display())))
}

/// A record, and the game it is a match of.
pub fn record(path: &Path) -> Result<(Record, &'static dyn AnyTitle), Failure> {
    let named = |why: &dyn Error| Failure(format!("'{}': {why}", path.display()));
    let record = Record::read(&read(path)?).map_err(|why| named(&why))?;
    let title = catalogue::find(&record.game).map_err(|why| named(&why))?;
    Ok((record, title))
}

/// Prints to standard output. A reader that has gone away (`tokyo rules … | head`) is no error.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure(format!("cannot write to standard output: {error}")))
        }
        _ => Ok(()),
    }
}
