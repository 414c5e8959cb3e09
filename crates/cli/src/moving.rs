//! `tokyo move`: everything from one database into another.

use std::io::{IsTerminal, Write, stderr};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::moving::{self, Location, Moved, Progress};

use crate::args;
use crate::data_folder::{self, Lock};
use crate::failure::{Failure, Outcome};
use crate::files;

pub fn run(args: &args::Move) -> Outcome {
    if let Location::Sqlite(file) = &args.from
        && !file.is_file()
    {
        return Err(Failure(format!("there is no file '{}' to move from", file.display())));
    }
    let _locks = [lock(&args.from)?, lock(&args.to)?];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure(format!("cannot start: {error}")))?;
    let mut shown = Shown::default();
    let moved = runtime.block_on(async {
        let interrupted = interrupted();
        let mut tell = |progress| {
            shown.show(progress);
            match interrupted.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        };
        moving::run(&args.from, &args.to, &mut tell).await
    });
    shown.end();
    let Moved(kinds) = moved.map_err(|error| Failure(format!("not moved: {error}")))?;
    let mut text = String::from("Moved, and compared row by row:\n");
    for (kind, rows, digest) in kinds {
        text += &format!("{rows:>12} {kind:<12} {digest}\n");
    }
    files::print(&text)
}

/// Becomes true at Ctrl-C, so that a move ends between two pages and closes both databases.
fn interrupted() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    tokio::spawn(async move {
        // Where Ctrl-C cannot be heard, it ends the program as ever, and the move can go on later.
        if tokio::signal::ctrl_c().await.is_ok() {
            raised.store(true, Ordering::Relaxed);
        }
    });
    flag
}

/// Keeps servers away from a file; a database in PostgreSQL knows its servers.
fn lock(place: &Location) -> Result<Option<Lock>, Failure> {
    let Location::Sqlite(file) = place else { return Ok(None) };
    let folder = match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    data_folder::private_folder(folder).map_err(|error| {
        Failure(format!("cannot make the folder '{}': {error}", folder.display()))
    })?;
    data_folder::private_file(file)
        .map_err(|error| Failure(format!("cannot write the file '{}': {error}", file.display())))?;
    data_folder::lock(folder).map(Some)
}

/// Progress in the terminal: one line for each kind of row, written again while it grows. Where
/// nobody watches, only what is done.
#[derive(Default)]
struct Shown {
    unfinished: bool,
}

impl Shown {
    fn show(&mut self, progress: Progress) {
        let Progress { comparing, kind, done, of } = progress;
        let whole = done >= of;
        if !whole && !stderr().is_terminal() {
            return;
        }
        let what = if comparing { "Comparing" } else { "Copying" };
        let percent = done.saturating_mul(100).checked_div(of).unwrap_or(100);
        let end = if whole { '\n' } else { '\r' };
        // Progress that cannot be shown is no reason to stop.
        let _ = write!(stderr(), "{what} {kind}: {done} of {of} ({percent}%){end}");
        self.unfinished = !whole;
    }

    fn end(&self) {
        if self.unfinished {
            eprintln!();
        }
    }
}
