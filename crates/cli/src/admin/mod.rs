//! `tokyo admin`: asks a running server to do what only its operator may.
//!
//! - [`args`]: what can be asked
//! - [`mod@ask`]: one question over the socket in the data folder
//! - [`mod@print`]: answers for people

pub mod args;
#[cfg(unix)]
mod ask;
mod print;

use std::io::{self, BufRead, IsTerminal, Write};

pub use args::Admin;

use crate::data_folder::{self, SOCKET};
use crate::failure::{Failure, Outcome};
use crate::files;

pub fn run(admin: Admin) -> Outcome {
    let socket = data_folder::chosen(admin.data.as_deref())?.join(SOCKET);
    if let Some(question) = admin.command.question() {
        confirm(&question)?;
    }
    let answer = ask(&socket, admin.command.request())?;
    let text = match admin.json {
        true => serde_json::to_string(&answer).map(|text| text + "\n"),
        false => print::answer(&answer),
    };
    files::print(&text.map_err(|error| Failure(error.to_string()))?)
}

#[cfg(unix)]
use ask::ask;

#[cfg(not(unix))]
fn ask(
    _: &std::path::Path,
    _: server::admin::protocol::Request,
) -> Result<server::admin::protocol::Answer, Failure> {
    Err(Failure("'tokyo admin' needs a system with Unix sockets".into()))
}

/// Goes on only if the operator says yes.
fn confirm(question: &str) -> Outcome {
    if !io::stdin().is_terminal() {
        return Err(Failure(format!("{question} Add --yes to say so")));
    }
    print!("{question} [y/N] ");
    let _ = io::stdout().flush();
    let mut said = String::new();
    let read = io::stdin().lock().read_line(&mut said);
    match read.is_ok() && matches!(said.trim().to_lowercase().as_str(), "y" | "yes") {
        true => Ok(()),
        false => Err(Failure("nothing was done".into())),
    }
}
