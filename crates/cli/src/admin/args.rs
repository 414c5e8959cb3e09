//! What can be asked of `tokyo admin`.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use server::admin::protocol::Request;
use store::Phase;

use crate::span::Span;

/// Asks a running server, through a socket in its data folder.
#[derive(clap::Args)]
#[command(after_help = "TABLE is a table's number or its key. GUEST and PERSON are the public id \
                        that 'look' and 'people' show, or a name that only one guest has.")]
pub struct Admin {
    /// The server's data folder. Your own if left out.
    #[arg(long, value_name = "DIR", global = true)]
    pub data: Option<PathBuf>,
    /// Prints the answer as one line of JSON, for scripts.
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Which {
    /// Waiting for players.
    Open,
    /// Being played.
    Live,
    /// Finished or closed.
    Over,
}

#[derive(Subcommand)]
pub enum Command {
    /// Lists tables, newest first.
    Tables {
        /// Only tables of this game.
        #[arg(long)]
        game: Option<String>,
        /// Only tables in this phase.
        #[arg(long)]
        phase: Option<Which>,
        /// Only tables where this person has a seat.
        #[arg(long)]
        person: Option<String>,
        /// Lists at most this many.
        #[arg(long, default_value_t = 50)]
        limit: u32,
    },
    /// Shows a table: seats, options, recent chat.
    Look {
        /// Its number or key.
        table: String,
    },
    /// Ends a table without a result; everyone there is told why.
    Close {
        /// Its number or key.
        table: String,
        /// What the players are told.
        #[arg(long)]
        reason: String,
    },
    /// Deletes a table and everything that belongs to it.
    Delete {
        /// Its number or key.
        table: String,
        /// Does not ask for confirmation.
        #[arg(long)]
        yes: bool,
    },
    /// Lists guests and their public ids.
    People {
        /// Only guests whose name or id contains this.
        containing: Option<String>,
        /// Lists at most this many.
        #[arg(long, default_value_t = 50)]
        limit: u32,
    },
    /// Bans a guest, or a network such as 192.0.2.0/24; open connections are closed.
    Ban {
        /// A public id, a name that only one guest has, or a network.
        #[arg(value_name = "GUEST|NETWORK")]
        who: String,
        /// How long, such as 12h or 7d; forever if left out.
        #[arg(long = "for", value_name = "SPAN")]
        span: Option<Span>,
        /// What they are told.
        #[arg(long, default_value = "", hide_default_value = true)]
        reason: String,
    },
    /// Lifts a ban.
    Unban {
        /// A public id, a name that only one guest has, or a network.
        #[arg(value_name = "GUEST|NETWORK")]
        who: String,
    },
    /// Lists bans and mutes.
    Bans,
    /// Stops a guest from chatting.
    Mute {
        /// A public id, or a name that only one guest has.
        #[arg(value_name = "GUEST")]
        who: String,
        /// How long, such as 12h or 7d; forever if left out.
        #[arg(long = "for", value_name = "SPAN")]
        span: Option<Span>,
        /// What they are told.
        #[arg(long, default_value = "", hide_default_value = true)]
        reason: String,
    },
    /// Lets a guest chat again.
    Unmute {
        /// A public id, or a name that only one guest has.
        #[arg(value_name = "GUEST")]
        who: String,
    },
    /// Shows a text on every connected page, until it is withdrawn or expires.
    Announce {
        /// What is shown, in one line.
        text: String,
        /// How long, such as 30m; until it is withdrawn if left out.
        #[arg(long = "for", value_name = "SPAN")]
        span: Option<Span>,
    },
    /// Withdraws an announcement.
    Withdraw {
        /// Its number; all if left out.
        number: Option<i64>,
    },
    /// Lists announcements.
    Announcements,
    /// Prints everything stored about a person, as JSON.
    Export {
        /// A public id, or a name that only one guest has.
        person: String,
    },
    /// Deletes everything stored about a person.
    ///
    /// Their name, seats and chat messages go. Finished matches keep a nameless seat, so that they
    /// can still be replayed; in running matches a bot takes over.
    Erase {
        /// A public id, or a name that only one guest has.
        person: String,
        /// Does not ask for confirmation.
        #[arg(long)]
        yes: bool,
    },
    /// Prints how large the database is, by kind.
    Sizes,
}

impl Command {
    /// What is to be confirmed first, where it cannot be taken back.
    pub fn question(&self) -> Option<String> {
        match self {
            Command::Delete { table, yes: false } => {
                Some(format!("Delete table {table} for good?"))
            }
            Command::Erase { person, yes: false } => {
                Some(format!("Delete everything about {person} for good?"))
            }
            _ => None,
        }
    }

    /// The same in the words of the protocol.
    pub fn request(self) -> Request {
        let seconds = |span: Option<Span>| span.map(|span| span.0.as_secs());
        match self {
            Command::Tables { game, phase, person, limit } => {
                let phase = phase.map(|phase| match phase {
                    Which::Open => Phase::Open,
                    Which::Live => Phase::Live,
                    Which::Over => Phase::Over,
                });
                Request::Tables { game, phase, person, limit }
            }
            Command::Look { table } => Request::Look { table },
            Command::Close { table, reason } => Request::Close { table, reason },
            Command::Delete { table, .. } => Request::Delete { table },
            Command::People { containing, limit } => Request::People { containing, limit },
            Command::Ban { who, span, reason } => {
                Request::Ban { who, for_s: seconds(span), reason }
            }
            Command::Unban { who } => Request::Unban { who },
            Command::Bans => Request::Bans {},
            Command::Mute { who, span, reason } => {
                Request::Mute { who, for_s: seconds(span), reason }
            }
            Command::Unmute { who } => Request::Unmute { who },
            Command::Announce { text, span } => Request::Announce { text, for_s: seconds(span) },
            Command::Withdraw { number } => Request::Withdraw { number },
            Command::Announcements => Request::Announcements {},
            Command::Export { person } => Request::Export { person },
            Command::Erase { person, .. } => Request::Erase { person },
            Command::Sizes => Request::Sizes {},
        }
    }
}
