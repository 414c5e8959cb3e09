//! `tokyo simulate`: many games between bots.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use arena::{Contest, Played, Report, Tally, Watch};
use catalogue::Visit;
use contract::{AnyTitle, Entry, Seat, SeatSet, Seed, Tabletop};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Sitter, Table};

use crate::args;
use crate::entrant::Entrant;
use crate::failure::{Failure, Outcome};
use crate::programs::Programs;
use crate::{files, options};

/// A game that takes more entries than this counts as unfinished.
pub const LIMIT: u64 = 100_000;

pub fn run(args: &args::Simulate) -> Outcome {
    let title = catalogue::find(&args.game)?;
    let bots = line_up(title, args)?;
    let setup = options::setup(title, &args.setup, title.setup_for_bots())?;
    let seed = args.setup.seed.unwrap_or_else(|| Seed::from_number(0));
    // Opening one match tells at once whether setup and seats fit.
    title.open(&setup, bots.len(), &mut contract::Chance::new(&seed, 0))?;
    let threads = threads(args.threads);
    let programs = Programs::start(title, &bots, &args.answer_time)?;
    let records = args.records.as_deref().map(|folder| Records::new(title, &setup, folder));
    let records = records.transpose()?;
    let bar = bar(args.json, args.games);
    let contest = Contest {
        setup: setup.clone(),
        bots: bots.clone(),
        games: args.games,
        seed,
        threads,
        limit: LIMIT,
    };
    let start = Instant::now();
    let watch = Onlooker { bar: &bar, records: records.as_ref() };
    let run = Run { contest, programs: &programs, watch };
    let tally = catalogue::visit(&args.game, run)??;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    programs.check()?;
    if let Some(records) = records {
        records.finish()?;
    }
    let report = Report::new(&args.game, &bots, seed, threads, seconds, tally);
    let faults = programs.first_faults();
    let faults = faults.into_iter().map(|(bot, fault)| (bot, fault.to_string())).collect();
    let said = Said { report: &report, faults };
    files::print(&if args.json { json(&said)? } else { prose(title, &said) })
}

/// A report, and the first fault of each program.
#[derive(Serialize)]
struct Said<'a> {
    #[serde(flatten)]
    report: &'a Report,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    faults: BTreeMap<String, String>,
}

/// As many threads as were asked for, else all cores.
pub fn threads(asked: Option<u16>) -> usize {
    match asked {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    }
}

/// One bot for each seat.
fn line_up(title: &dyn AnyTitle, args: &args::Simulate) -> Result<Vec<Entrant>, Failure> {
    let named = if args.bots.len() > 1 { Some(args.bots.len()) } else { None };
    let seats = args.seats.or(named).unwrap_or(*title.meta().seats.start());
    title.meta().check_seats(seats)?;
    match args.bots.as_slice() {
        [bot] => Ok(vec![bot.clone(); seats]),
        bots if bots.len() == seats => Ok(bots.to_vec()),
        bots => Err(Failure(format!(
            "{} bots do not fit {seats} seats: name one bot, or one for each seat",
            bots.len()
        ))),
    }
}

/// A bar for that many games; none for machines.
pub fn bar(json: bool, games: u64) -> ProgressBar {
    if json {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let template = "{bar:32} {pos}/{len} games, {per_sec}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// The contest on the typed game.
struct Run<'a> {
    contest: Contest<Value, Entrant>,
    programs: &'a Programs,
    watch: Onlooker<'a>,
}

impl Visit for Run<'_> {
    type Out = Result<Tally, Failure>;

    fn visit<G: Tabletop>(self) -> Result<Tally, Failure> {
        let Contest { setup, bots, games, seed, threads, limit } = self.contest;
        let setup = G::Setup::deserialize(&setup);
        let setup = setup.map_err(|error| Failure(format!("the setup does not fit: {error}")))?;
        let contest = Contest { setup, bots, games, seed, threads, limit };
        Ok(contest.run::<G>(self.programs, &self.watch)?)
    }
}

/// Moves the bar and keeps the records.
struct Onlooker<'a> {
    bar: &'a ProgressBar,
    records: Option<&'a Records<'a>>,
}

impl<C: Serialize> Watch<C, Entrant> for Onlooker<'_> {
    fn done(&self, games: u64) {
        self.bar.inc(games);
    }

    fn wants_games(&self) -> bool {
        self.records.is_some()
    }

    #[expect(clippy::expect_used, reason = "conformance holds that commands have a JSON form")]
    fn game(&self, game: Played<'_, C, Entrant>) {
        if let Some(records) = self.records {
            let Played { number, seed, seats, forfeits, entries } = game;
            let entries = entries.into_iter().map(|entry| {
                entry.map(|command| serde_json::to_value(command).expect("it has a JSON form"))
            });
            records.keep(number, seed, sitters(seats, forfeits), entries);
        }
    }
}

/// Who sits where in a record. It holds what was played, so that a forfeit is only told by the
/// name.
fn sitters(seats: &[&Entrant], forfeits: SeatSet) -> Vec<Sitter> {
    let sitter = |(seat, entrant): (Seat, &&Entrant)| match entrant {
        Entrant::House(skill) => Sitter::bot(*skill),
        Entrant::Program(_) if forfeits.contains(seat) => {
            Sitter::person(format!("{entrant} (forfeited)"))
        }
        Entrant::Program(_) => Sitter::person(entrant.to_string()),
    };
    Seat::all(seats.len()).zip(seats).map(sitter).collect()
}

/// The folder that records go to.
struct Records<'a> {
    title: &'static dyn AnyTitle,
    setup: &'a Value,
    folder: &'a Path,
    /// The first thing that went wrong.
    first_failure: Mutex<Option<Failure>>,
}

impl<'a> Records<'a> {
    fn new(
        title: &'static dyn AnyTitle,
        setup: &'a Value,
        folder: &'a Path,
    ) -> Result<Records<'a>, Failure> {
        std::fs::create_dir_all(folder).map_err(|error| {
            Failure(format!("cannot make the folder '{}': {error}", folder.display()))
        })?;
        Ok(Records { title, setup, folder, first_failure: Mutex::new(None) })
    }

    fn keep(
        &self,
        number: u64,
        seed: Seed,
        sitters: Vec<Sitter>,
        entries: impl Iterator<Item = Entry<Value>>,
    ) {
        if let Err(failure) = self.write(number, seed, sitters, entries)
            && let Ok(mut first) = self.first_failure.lock()
        {
            first.get_or_insert(failure);
        }
    }

    /// Plays the game again at a table, which makes the record, and writes that.
    fn write(
        &self,
        number: u64,
        seed: Seed,
        sitters: Vec<Sitter>,
        entries: impl Iterator<Item = Entry<Value>>,
    ) -> Result<(), Failure> {
        let mut table = Table::open(self.title, self.setup.clone(), sitters, seed)?;
        for entry in entries {
            // The table lets its clock act by itself, so its entries come without being asked.
            let acted = match entry.actor {
                contract::Actor::Clock => table.advance(entry.at_ms),
                _ => table.play(entry, None).map(|step| vec![step]),
            };
            acted
                .map_err(|denial| Failure(format!("game {number} cannot be recorded: {denial}")))?;
        }
        let path = self.folder.join(format!("{}-{number:06}.json", self.title.meta().id));
        files::write(&path, &table.record()?.write())
    }

    fn finish(self) -> Outcome {
        match self.first_failure.into_inner() {
            Ok(Some(failure)) => Err(failure),
            _ => Ok(()),
        }
    }
}

/// One line that holds one object.
pub fn json<T: Serialize>(said: &T) -> Result<String, Failure> {
    let line = serde_json::to_string(said);
    line.map(|line| line + "\n").map_err(|error| Failure(error.to_string()))
}

/// The report for people. (Writing to a string cannot fail.)
fn prose(title: &dyn AnyTitle, said: &Said<'_>) -> String {
    let report = said.report;
    let Report { games, seats, seconds, threads, .. } = report;
    let mut text = format!("{}, {seats} seats, {games} games\n", title.meta().title);
    let _ = writeln!(text, "\nwins by bot (a seat and game, with 95 % intervals)");
    let percent = |rate: &arena::Rate| {
        let [rate, low, high] = [rate.rate, rate.low, rate.high].map(|part| part * 100.0);
        format!("{rate:6.2} %  ({low:.2} to {high:.2})")
    };
    let width = report.wins_by_bot.keys().map(|bot| bot.chars().count() + 1).max().unwrap_or(0);
    let width = width.max(14);
    for (bot, rate) in &report.wins_by_bot {
        let _ = writeln!(text, "  {bot:width$}{}", percent(rate));
    }
    let _ = writeln!(text, "\nwins by seat");
    for (seat, rate) in report.wins_by_seat.iter().enumerate() {
        let _ = writeln!(text, "  seat {seat:<9}{}", percent(rate));
    }
    let _ = writeln!(text, "\nendings");
    for (ending, count) in &report.endings {
        let _ = writeln!(text, "  {ending:20}{count:>10}");
    }
    let _ = writeln!(text, "  {:20}{:>10}", "unfinished", report.unfinished);
    for (bot, count) in &report.forfeits {
        let _ = writeln!(text, "\n{bot} forfeited {count} times (a seat and game)");
    }
    for fault in said.faults.values() {
        let _ = writeln!(text, "  {fault}");
    }
    let _ =
        writeln!(text, "\n{:.1} rounds a game, {} decisions", report.mean_rounds, report.decisions);
    let _ = writeln!(
        text,
        "{seconds:.2} s on {threads} threads: {:.0} games/s, {:.0} decisions/s",
        report.games_per_second, report.decisions_per_second
    );
    text
}
