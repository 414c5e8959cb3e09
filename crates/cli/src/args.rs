//! What can be asked for on the command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Parser, Subcommand};
use contract::Skill;
use server::Net;
use store::moving::Location;

use crate::admin::Admin;
use crate::entrant::Entrant;
use crate::ladder_args::Ladder;
use crate::match_args::Match;
use crate::programs::AnswerTime;
use crate::serving::Serving;
use crate::span::Span;

/// Tokyo Tabletop: tabletop games to play, simulate and study.
#[derive(Parser)]
#[command(name = "tokyo", version, about, arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Plays a game in the terminal against bots.
    Play(Play),
    /// Teaches a game in a few minutes, by playing.
    Learn(Learn),
    /// Plays many games between bots and prints win rates, lengths and speed.
    Simulate(Simulate),
    /// Plays neighbouring bots of a list against each other until it is clear who is stronger, and
    /// prints ratings.
    Ladder(Ladder),
    /// Plays games to learn from, and writes their positions as rows of numbers.
    Selfplay(Selfplay),
    /// Speaks the engine protocol: one JSON request per line, one answer each.
    Engine(Engine),
    /// Verifies a record step by step and prints it.
    Replay(Replay),
    /// Analyses a recorded match: win chances, graded decisions, luck and skill.
    Analyse(Analyse),
    /// Prints the numbered rules of a game.
    Rules(Rules),
    /// Draws a position, or what is in the box, as SVG.
    Draw(Draw),
    /// Hosts tables for players in browsers.
    Serve(Box<Serve>),
    /// Plays many matches at once against a running server, and measures.
    Load(Load),
    /// Simulates many nodes, their leases and what goes wrong with them.
    Leases(Leases),
    /// Copies the server's database into a file, also while the server runs.
    Backup(Backup),
    /// Moves everything that a server keeps into another database, while no server runs.
    Move(Move),
    /// Asks a running server: tables, bans, announcements, personal data, sizes.
    Admin(Admin),
}

#[derive(clap::Args)]
pub struct Play {
    /// The game's id, such as connect-four.
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub setup: Match,
    /// How many seats; the game's smallest table if left out.
    #[arg(long)]
    pub seats: Option<usize>,
    /// Your name at a new table; your user name if left out.
    #[arg(long)]
    pub name: Option<String>,
    /// What to play with, in a game that has figures, and what you call it: dragon:Fafnir.
    #[arg(long, value_name = "KIND[:NAME]")]
    pub figure: Option<String>,
    /// Your seat, from 0; in a saved match, the one a person sat in if left out.
    #[arg(long)]
    pub seat: Option<u8>,
    /// The other seats: one bot, or one for each other seat in order; easy, normal, hard, expert or
    /// master, and what programs play with.
    #[arg(long, value_delimiter = ',', default_value = "normal")]
    pub bots: Vec<Skill>,
    /// Lets you take back anything, rolls and secrets included; the result says so.
    #[arg(long)]
    pub practice: bool,
    /// Goes on with a saved match.
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = [
        "game", "seats", "figure", "preset", "options", "seed", "practice"
    ])]
    pub resume: Option<PathBuf>,
    /// Plays line by line, for screen readers and pipes.
    #[arg(long)]
    pub plain: bool,
    /// Leaves out the short pauses between the moves of bots.
    #[arg(long)]
    pub instant: bool,
    /// The language of choices and messages.
    #[arg(long, default_value = words::FIRST)]
    pub lang: String,
}

#[derive(clap::Args)]
pub struct Learn {
    /// The game's id, such as king-of-tokyo.
    pub game: String,
    /// Your name; your user name if left out.
    #[arg(long)]
    pub name: Option<String>,
    /// The language of the lesson.
    #[arg(long, default_value = words::FIRST)]
    pub lang: String,
    /// Uses this script instead of the game's own, for lesson authors.
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
    /// Plays the lesson to its end by its own examples, and prints commands as JSON.
    #[arg(long)]
    pub check: bool,
}

#[derive(clap::Args)]
pub struct Simulate {
    /// The game's id, such as connect-four.
    pub game: String,
    #[command(flatten)]
    pub setup: Match,
    /// How many seats; the game's smallest table if left out.
    #[arg(long)]
    pub seats: Option<usize>,
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// One bot for all seats, or one for each: easy, normal, hard, expert, master, random, greedy,
    /// hard-1, search:N, or exec:PROGRAM for a program of your own.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<Entrant>,
    #[command(flatten)]
    pub answer_time: AnswerTime,
    /// How many threads; all cores if left out. The result does not depend on it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Prints one line holding one JSON object.
    #[arg(long)]
    pub json: bool,
    /// Writes the record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

#[derive(clap::Args)]
pub struct Selfplay {
    /// The game's id, such as king-of-tokyo.
    pub game: String,
    #[command(flatten)]
    pub setup: Match,
    /// How many games; every other one is for the fewest players, the others take turns.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Plays games of that many players only.
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// The number of the first game: goes on where an earlier run ended.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub from: u64,
    /// The net that the bots play with; their own judgement if left out.
    #[arg(long, value_name = "FILE")]
    pub net: Option<PathBuf>,
    /// Where the rows go.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// How many threads; all cores if left out. The rows do not depend on it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

#[derive(clap::Args)]
pub struct Engine {
    /// The game's id, such as connect-four.
    pub game: String,
}

#[derive(clap::Args)]
pub struct Replay {
    /// The record.
    pub file: PathBuf,
    /// The language of the log.
    #[arg(long, default_value = words::FIRST)]
    pub lang: String,
}

#[derive(clap::Args)]
pub struct Analyse {
    /// The record; or a folder of records of one game between bots, to measure chances, losses and
    /// luck over all of them.
    pub file: PathBuf,
    /// Grades the decisions of bots too.
    #[arg(long)]
    pub all: bool,
    /// In a folder, holds chances to results only, which takes much less time.
    #[arg(long)]
    pub chances: bool,
    /// The language of choices and reasons.
    #[arg(long, default_value = words::FIRST)]
    pub lang: String,
    /// Prints one line holding one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Rules {
    /// The game's id, such as connect-four.
    pub game: String,
    /// A clause, such as 2.4, or a chapter, such as 2.
    pub clause: Option<String>,
    /// Prints the guide to read before a first game instead.
    #[arg(long, conflicts_with = "clause")]
    pub guide: bool,
    /// The language of the rules.
    #[arg(long, default_value = words::FIRST)]
    pub lang: String,
}

#[derive(clap::Args)]
pub struct Draw {
    /// The game's id, such as connect-four.
    pub game: String,
    /// Draws what is in the box instead of a position: a sheet of the game by name.
    #[arg(long, value_name = "NAME")]
    #[arg(conflicts_with_all = ["record", "step", "seat", "seats", "preset", "options", "seed"])]
    pub sheet: Option<String>,
    /// A record to take the position from; a fresh match if left out.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["preset", "options", "seed"])]
    pub record: Option<PathBuf>,
    /// The step of the record, from 0 (the opening); the end if left out.
    #[arg(long, requires = "record")]
    pub step: Option<usize>,
    /// Whose view; the public's if left out.
    #[arg(long)]
    pub seat: Option<u8>,
    /// How many seats a fresh match has; the game's smallest table if left out.
    #[arg(long, conflicts_with = "record")]
    pub seats: Option<usize>,
    #[command(flatten)]
    pub setup: Match,
    /// Shows a part of the picture: the corner, width and height of that part.
    #[arg(long, value_name = "X,Y,W,H", value_parser = part)]
    pub crop: Option<[u32; 4]>,
    /// The language of the words in the picture.
    #[arg(long, default_value = words::FIRST)]
    pub lang: String,
    /// The file to write; standard output if left out.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// A part of a picture: its corner, width and height.
fn part(text: &str) -> Result<[u32; 4], String> {
    let numbers: Option<Vec<u32>> = text.split(',').map(|number| number.parse().ok()).collect();
    let part = numbers.and_then(|numbers| numbers.try_into().ok());
    part.ok_or_else(|| "a part of a picture is four whole numbers, such as 0,20,600,400".to_owned())
}

#[derive(clap::Args)]
pub struct Serve {
    /// The address and port to listen on; 0.0.0.0:8000 lets in everybody who can reach this
    /// machine.
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8000")]
    pub listen: SocketAddr,
    /// The folder of the database; made where there is none. Your own data folder if left out.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database that several servers share, such as
    /// `postgres://tokyo@db.example.org/tokyo`, instead of a file in the folder; see
    /// docs/cluster.md.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Where the other servers of that database reach this one, such as `http://10.0.0.7:8000`;
    /// the address it listens on if left out.
    #[arg(long, value_name = "URL", requires = "database")]
    pub advertise: Option<String>,
    /// A NATS server through which they hear of changes at once, such as
    /// `nats://10.0.0.9:4222`; without one, within two seconds.
    #[arg(long, value_name = "URL", requires = "database")]
    pub nats: Option<String>,
    /// Another origin whose pages may open sockets, such as `https://games.example.org`; may be
    /// given several times.
    #[arg(long = "origin", value_name = "URL")]
    pub origins: Vec<String>,
    /// The address that friends elsewhere use, such as `https://games.example.org`; with https,
    /// cookies are sent through encrypted connections only.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// A proxy, or a range such as 10.0.0.0/8, whose X-Forwarded-For is believed; may be given
    /// several times.
    #[arg(long = "trusted-proxy", value_name = "ADDR", value_delimiter = ',')]
    pub trusted_proxies: Vec<Net>,
    /// Messages and requests per second for each client, over all its connections.
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub rate: u32,
    /// How many sockets and event streams a client may hold; 20 times the rate if left out.
    #[arg(long, value_name = "N")]
    pub client_sockets: Option<usize>,
    /// How many sockets and event streams there may be altogether.
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    pub sockets: usize,
    /// How many tables a guest may have waiting in the lobby.
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub open_tables: usize,
    /// Tables, waiting or in play, at which one guest may sit.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub tables_per_guest: usize,
    /// How many tables that one client opened may be waiting in the lobby; as many as the rate if
    /// left out.
    #[arg(long, value_name = "N")]
    pub client_tables: Option<usize>,
    /// How many lines of chat per second a client may send, over all its connections; a guest may
    /// send one.
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub chat_rate: u32,
    /// The largest message or request body, in bytes.
    #[arg(long, value_name = "BYTES", default_value_t = 64 * 1024)]
    pub largest_message: usize,
    /// Log level: error, warn, info, debug, or by crate, as in server=debug,info; default:
    /// RUST_LOG, else info.
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
    /// Writes the log as JSON, one object per line.
    #[arg(long)]
    pub log_json: bool,
    /// How long finished matches are kept, such as 180d; forever if left out.
    #[arg(long, value_name = "SPAN")]
    pub keep: Option<Span>,
    /// The folder into which finished matches go, as records without names, when they are no
    /// longer kept; they are removed if left out.
    #[arg(long, value_name = "DIR", requires = "keep")]
    pub archive: Option<PathBuf>,
    /// How many seconds people have after the start to reveal their part of the seed.
    #[arg(long, value_name = "SECONDS", default_value_t = 15)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=600))]
    pub reveal_time: u64,
    /// The minimum time a bot takes for each act, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 600)]
    pub bot_pause: u64,
    /// For tests: push messages also go to this machine, in the clear.
    #[arg(long, hide = true)]
    pub push_to_loopback: bool,
    #[command(flatten)]
    pub serving: Serving,
}

#[derive(clap::Args)]
pub struct Load {
    /// Where the server is.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8000")]
    pub url: load::Address,
    /// The game's id, such as connect-four.
    #[arg(long)]
    pub game: String,
    /// How many seats each match has.
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    /// How many matches are played at the same time; none waits until Ctrl-C.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(..=100_000))]
    pub matches: u32,
    /// How many moves, over all matches; matches that end are played again.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub moves: u64,
    /// How many moves a second are sent over all matches, whether or not answers come; if left
    /// out, every match sends its next move as soon as it can.
    #[arg(long, value_name = "N")]
    pub rate: Option<f64>,
    /// How many moves each match makes; then it is held open, and none is played again. Prints how
    /// much memory the servers of --metrics have at the end.
    #[arg(long, value_name = "N", conflicts_with_all = ["moves", "rush"])]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub each: Option<u64>,
    /// The options of the game as a JSON object; the defaults if left out.
    #[arg(long, value_name = "JSON")]
    pub setup: Option<String>,
    /// Everybody acts at once: this file holds a JSON list of commands, which each seat plays one
    /// after the other; "$seat" in them stands for the seat's number.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rate", "journal", "watchers"])]
    pub rush: Option<PathBuf>,
    /// In a rush: how often each seat acts, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 2_000, requires = "rush")]
    pub every: u64,
    /// In a rush: how many times a second each seat shows its hand.
    #[arg(long, value_name = "N", default_value_t = 10, requires = "rush")]
    pub waves: u32,
    /// How many people watch each match.
    #[arg(long, default_value_t = 0)]
    pub watchers: usize,
    /// How many more matches are opened and left alone.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub idle_matches: usize,
    /// How many sockets watch a match where nothing happens.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub idle_sockets: usize,
    /// How many people watch the first match, besides; prints how soon all of them have a move.
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "rush")]
    pub spectators: usize,
    /// Where spectators who come late connect, such as another node; may be given several times.
    #[arg(long, value_name = "URL", conflicts_with = "rush")]
    pub late_url: Vec<load::Address>,
    /// A server whose processor time is measured by its /metrics; may be given several times.
    #[arg(long, value_name = "URL", conflicts_with = "rush")]
    pub metrics: Vec<load::Address>,
    /// The servers' database, sqlite:FILE or postgres://…: prints statements and bytes per move.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "rush")]
    pub database: Option<String>,
    /// How many seconds a client tries to come back when its socket breaks.
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    pub patience: u64,
    /// The root of all choices.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Writes every acknowledged command into this file, one JSON object per line.
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// Prints one line holding one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Leases {
    /// How many nodes there are.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(2..=10_000))]
    pub nodes: u32,
    /// How many live matches they own together.
    #[arg(long, default_value_t = 1_000_000)]
    #[arg(value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    pub matches: u32,
    /// How often a node renews its lease.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub heartbeat: f64,
    /// How long a lease lasts; owners fall silent a second earlier.
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0)]
    pub lease: f64,
    /// The most by which house time goes on at once after a break.
    #[arg(long, value_name = "SECONDS", default_value_t = 0.5)]
    pub leap: f64,
    /// How many statements a second the database has to spare for leases.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub capacity: u32,
    /// Half of its answers take no longer.
    #[arg(long, value_name = "MS", default_value_t = 2)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub p50: u32,
    /// All but one in a hundred of its answers take no longer.
    #[arg(long, value_name = "MS", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub p99: u32,
    /// Also simulates other heartbeats, leases and rules.
    #[arg(long)]
    pub sweep: bool,
    /// The root of all chance.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

#[derive(clap::Args)]
pub struct Move {
    /// What to move: sqlite:FILE or postgres://name:password@host:5432/database. It is only read.
    #[arg(long, value_name = "PLACE")]
    pub from: Location,
    /// Where to: an empty database, or one into which a move was begun.
    #[arg(long, value_name = "PLACE")]
    pub to: Location,
}

#[derive(clap::Args)]
pub struct Backup {
    /// The file to write; it must not exist.
    pub file: PathBuf,
    /// The folder of the database. Your own data folder if left out.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database instead. It has a better tool of its own, which is named.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub database: Option<String>,
}
