//! Programs of one's own that sit at simulated tables: `exec:./my-bot`.
//!
//! They speak the engine protocol turned round: here the house asks, a JSON request per line, and
//! the program answers each with one line. `docs/protocol.md` describes it.
//!
//! - [`child`]: a running program, asked for a line and given a time to answer
//! - [`protocol`]: requests and answers
//! - [`sitting`]: a program in a seat
//! - this module: the pool, and what went wrong
//!
//! A program plays one seat of one match at a time, and another match after it: so there are never
//! more of them than threads times seats, and what is slow to start is started seldom.

mod child;
mod protocol;
mod sitting;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use arena::{Place, Seated, Seater};
use contract::{AnyTitle, Chance, Seat, Tabletop, check_bot};
use words::Words;

use crate::entrant::Entrant;
use crate::failure::Failure;
use child::{Child, Trouble};
use protocol::Hello;
use sitting::Side;

/// An option of commands that seat programs.
#[derive(clap::Args)]
pub struct AnswerTime {
    /// How many seconds a program has for each answer.
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400))]
    answer_time: u64,
}

/// Seats bots of the house, and programs.
pub struct Programs(Arc<Pool>);

/// The programs that run, and what went wrong with them.
struct Pool {
    title: &'static dyn AnyTitle,
    words: Words,
    answer_time: Duration,
    /// Programs between two matches, by command line.
    idle: Mutex<BTreeMap<String, Vec<Child>>>,
    faults: Mutex<Vec<Fault>>,
    /// Why the run is worth nothing, such as a program that cannot be started any more.
    broken: Mutex<Option<String>>,
}

/// Why a program lost a match.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// Its command line.
    pub program: String,
    pub game: u64,
    pub seat: Seat,
    /// The number of the decision; nothing before the first.
    pub decision: Option<u32>,
    /// What was wrong, and what would have been right.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { program, game, seat, decision, what } = self;
        write!(f, "exec:{program} in game {game}, seat {seat}, ")?;
        match decision {
            Some(decision) => write!(f, "decision {decision}: {what}"),
            None => write!(f, "before its first decision: {what}"),
        }
    }
}

impl Programs {
    /// Starts each program once, so that one that cannot play is found before the first game; so
    /// is a bot of the house that this game does not have.
    pub fn start(
        title: &'static dyn AnyTitle,
        bots: &[Entrant],
        answer_time: &AnswerTime,
    ) -> Result<Programs, Failure> {
        for bot in bots {
            if let Entrant::House(skill) = bot {
                check_bot(title, *skill)?;
            }
        }
        let pool = Pool {
            title,
            words: Words::new(title.meta(), words::FIRST)?,
            answer_time: Duration::from_secs(answer_time.answer_time),
            idle: Mutex::default(),
            faults: Mutex::default(),
            broken: Mutex::default(),
        };
        let commands: BTreeSet<&String> = (bots.iter())
            .filter_map(|bot| match bot {
                Entrant::Program(command) => Some(command),
                Entrant::House(_) => None,
            })
            .collect();
        for command in commands {
            pool.give_back(command, pool.fresh(command)?);
        }
        Ok(Programs(Arc::new(pool)))
    }

    /// The first fault of each program: that in the earliest game.
    pub fn first_faults(&self) -> BTreeMap<String, Fault> {
        let mut faults = locked(&self.0.faults).clone();
        faults.sort_by_key(|fault| (fault.game, fault.seat));
        let mut first = BTreeMap::new();
        for fault in faults {
            first.entry(format!("exec:{}", fault.program)).or_insert(fault);
        }
        first
    }

    /// Whether results can be used.
    pub fn check(&self) -> Result<(), Failure> {
        locked(&self.0.broken).clone().map_or(Ok(()), |why| Err(Failure(why)))
    }
}

impl<G: Tabletop> Seater<G, Entrant> for Programs {
    fn seat(&self, entrant: &Entrant, place: &Place<'_, G::Setup>) -> Seated<G> {
        match entrant {
            Entrant::House(skill) => Seated { bot: G::bot(*skill), outsider: None },
            Entrant::Program(command) => {
                let side = Side::begin(Arc::clone(&self.0), command, place);
                Seated { bot: Box::new(side.clone()), outsider: Some(Box::new(side)) }
            }
        }
    }
}

impl Pool {
    /// Starts a program and tells it what is played.
    fn fresh(&self, command: &str) -> Result<Child, Failure> {
        let named = |what: &dyn fmt::Display| Failure(format!("exec:{command}: {what}"));
        let mut child = Child::start(command).map_err(|error| {
            named(&format_args!(
                "cannot start it ({error}): name a file that can be executed, with its path, or a \
                 program on the PATH"
            ))
        })?;
        let meta = self.title.meta();
        let hello = Hello { game: meta.id, rules_version: meta.rules_version };
        self.ask(&mut child, "hello", &hello).map_err(|trouble| {
            let what = self.explain(&trouble);
            named(&format_args!("in answer to hello, {what}"))
        })?;
        Ok(child)
    }

    /// Asks, and gives the `ok` of the answer.
    fn ask<T: serde::Serialize>(
        &self,
        child: &mut Child,
        verb: &'static str,
        fields: &T,
    ) -> Result<serde_json::Value, Trouble> {
        let id = child.next_id();
        let line = child.ask(&protocol::request(id, verb, fields), self.answer_time)?;
        protocol::read(&line, id).map_err(Trouble::Wrong)
    }

    /// What went wrong, and what would have been right.
    fn explain(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Ended(how) => format!(
                "it ended ({how}) instead of answering: a program answers every line until its \
                 standard input ends"
            ),
            Trouble::Silent => format!(
                "it did not answer within {} s: it has to be quicker, write a whole line and \
                 flush it, or be given more with --answer-time",
                self.answer_time.as_secs()
            ),
            Trouble::Long => format!(
                "its answer has more than {} bytes: one line has to do with less",
                child::LONGEST_LINE
            ),
            Trouble::Wrong(what) => what.clone(),
        }
    }

    /// A program for a match: one that has finished another, or a new one.
    fn take(&self, command: &str) -> Result<Child, Failure> {
        let idle = locked(&self.idle).get_mut(command).and_then(Vec::pop);
        idle.map_or_else(|| self.fresh(command), Ok)
    }

    /// A program that is ready for the next match.
    fn give_back(&self, command: &str, child: Child) {
        locked(&self.idle).entry(command.to_owned()).or_default().push(child);
    }

    /// Notes why a program lost a match. The first time, people hear of it at once.
    fn note(&self, fault: Fault) {
        let mut faults = locked(&self.faults);
        if faults.iter().all(|other| other.program != fault.program) {
            eprintln!("tokyo: {fault}. This seat has lost; later faults are only counted");
        }
        faults.push(fault);
    }

    /// Notes why results are worth nothing.
    fn give_up(&self, why: Failure) {
        locked(&self.broken).get_or_insert(why.0);
    }
}

/// What a program may draw its own luck from. The seed of the match is not for it: with that, it
/// could foresee every roll.
fn luck<S>(place: &Place<'_, S>) -> u32 {
    let stream = u64::MAX - 1 - u64::from(place.seat.0);
    Chance::new(place.seed, stream).below(u32::MAX)
}

/// A thread that panicked while it held this has not left it in the middle of anything.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
