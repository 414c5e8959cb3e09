//! Saving a match to a file.

use std::path::{Path, PathBuf, absolute};

use contract::Phrase;

use super::session::{NotDone, Session};
use crate::files;

/// A name in the current folder that no file has yet.
pub fn free_name(game: &str) -> String {
    let names = (1..10_000).map(|number| format!("{game}-{number}.json"));
    let mut free = names.filter(|name| !Path::new(name).exists());
    free.next().unwrap_or_else(|| format!("{game}.json"))
}

/// What becomes of a wish to save.
pub enum Saved {
    /// It is done.
    At(PathBuf),
    /// Another file has that name: only with consent.
    Taken(PathBuf),
}

/// Saves the match, over another file only where the person agreed to that.
pub fn save(session: &mut Session, name: &str, overwrite: bool) -> Result<Saved, NotDone> {
    let path = PathBuf::from(name.trim());
    if path.as_os_str().is_empty() {
        return Err(NotDone::from(session.term("term-file-name")));
    }
    if !overwrite && path.exists() {
        return Ok(Saved::Taken(path));
    }
    let text = session.record()?.write();
    files::write(&path, &text).map_err(|_| {
        let file = path.display().to_string();
        NotDone::from(session.say(&Phrase::new("term-not-written").with("file", file)))
    })?;
    session.mark_saved();
    Ok(Saved::At(absolute(&path).unwrap_or(path)))
}
