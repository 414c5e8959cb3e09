//! `tokyo simulate`: many games between bots.

use std::fmt::Write;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use arena::{Contest, Report, Tally, Watch};
use catalogue::Visit;
use contract::{AnyTitle, Entry, Seed, Skill, Tabletop};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Deserialize;
use serde_json::Value;
use table::{Sitter, Table};

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::{files, options};

/// A game that takes more entries than this counts as unfinished.
const LIMIT: u64 = 100_000;

pub fn run(args: &args::Simulate) -> Outcome {
    let title = catalogue::find(&args.game)?;
    let bots = line_up(title, args)?;
    let setup = options::setup(title, &args.setup, title.setup_for_bots())?;
    let seed = args.setup.seed.unwrap_or_else(|| Seed::from_number(0));
    // Opening one match tells at once whether setup and seats fit.
    title.open(&setup, bots.len(), &mut contract::Chance::new(&seed, 0))?;
    let threads = match args.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let records = args.records.as_deref().map(|folder| Records::new(title, &setup, folder));
    let records = records.transpose()?;
    let bar = progress(args);
    let contest = Contest {
        setup: setup.clone(),
        bots: bots.clone(),
        games: args.games,
        seed,
        threads,
        limit: LIMIT,
    };
    let start = Instant::now();
    let run = Run { contest, watch: Onlooker { bar: &bar, records: records.as_ref() } };
    let tally = catalogue::visit(&args.game, run)??;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(records) = records {
        records.finish()?;
    }
    let report = Report::new(&args.game, &bots, seed, threads, seconds, tally);
    let text = if args.json { json(&report)? } else { prose(title, &report) };
    files::print(&text)
}

/// One bot for each seat.
fn line_up(title: &dyn AnyTitle, args: &args::Simulate) -> Result<Vec<Skill>, Failure> {
    let named = if args.bots.len() > 1 { Some(args.bots.len()) } else { None };
    let seats = args.seats.or(named).unwrap_or(*title.meta().seats.start());
    title.meta().check_seats(seats)?;
    match args.bots.as_slice() {
        [bot] => Ok(vec![*bot; seats]),
        bots if bots.len() == seats => Ok(bots.to_vec()),
        bots => Err(Failure(format!(
            "{} bots do not fit {seats} seats: name one bot, or one for each seat",
            bots.len()
        ))),
    }
}

fn progress(args: &args::Simulate) -> ProgressBar {
    if args.json {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(args.games);
    let template = "{bar:32} {pos}/{len} games, {per_sec}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// The contest on the typed game.
struct Run<'a> {
    contest: Contest<Value>,
    watch: Onlooker<'a>,
}

impl Visit for Run<'_> {
    type Out = Result<Tally, Failure>;

    fn visit<G: Tabletop>(self) -> Result<Tally, Failure> {
        let Contest { setup, bots, games, seed, threads, limit } = self.contest;
        let setup = G::Setup::deserialize(&setup);
        let setup = setup.map_err(|error| Failure(format!("the setup does not fit: {error}")))?;
        let contest = Contest { setup, bots, games, seed, threads, limit };
        Ok(contest.run::<G>(&self.watch)?)
    }
}

/// Moves the bar and keeps the records.
struct Onlooker<'a> {
    bar: &'a ProgressBar,
    records: Option<&'a Records<'a>>,
}

impl<C: serde::Serialize> Watch<C> for Onlooker<'_> {
    fn done(&self, games: u64) {
        self.bar.inc(games);
    }

    fn wants_games(&self) -> bool {
        self.records.is_some()
    }

    #[expect(clippy::expect_used, reason = "conformance holds that commands have a JSON form")]
    fn game(&self, number: u64, seed: &Seed, seats: &[Skill], entries: Vec<Entry<C>>) {
        if let Some(records) = self.records {
            let entries = entries.into_iter().map(|entry| {
                entry.map(|command| serde_json::to_value(command).expect("it has a JSON form"))
            });
            records.keep(number, *seed, seats, entries);
        }
    }
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
        seats: &[Skill],
        entries: impl Iterator<Item = Entry<Value>>,
    ) {
        if let Err(failure) = self.write(number, seed, seats, entries)
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
        seats: &[Skill],
        entries: impl Iterator<Item = Entry<Value>>,
    ) -> Result<(), Failure> {
        let sitters = seats.iter().map(|&skill| Sitter::bot(skill)).collect();
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

fn json(report: &Report) -> Result<String, Failure> {
    let line = serde_json::to_string(report);
    line.map(|line| line + "\n").map_err(|error| Failure(error.to_string()))
}

/// The report for people. (Writing to a string cannot fail.)
fn prose(title: &dyn AnyTitle, report: &Report) -> String {
    let Report { games, seats, seconds, threads, .. } = report;
    let mut text = format!("{}, {seats} seats, {games} games\n", title.meta().title);
    let _ = writeln!(text, "\nwins by bot (a seat and game, with 95 % intervals)");
    let percent = |rate: &arena::Rate| {
        let [rate, low, high] = [rate.rate, rate.low, rate.high].map(|part| part * 100.0);
        format!("{rate:6.2} %  ({low:.2} to {high:.2})")
    };
    for (bot, rate) in &report.wins_by_bot {
        let _ = writeln!(text, "  {bot:14}{}", percent(rate));
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
    let _ =
        writeln!(text, "\n{:.1} rounds a game, {} decisions", report.mean_rounds, report.decisions);
    let _ = writeln!(
        text,
        "{seconds:.2} s on {threads} threads: {:.0} games/s, {:.0} decisions/s",
        report.games_per_second, report.decisions_per_second
    );
    text
}
