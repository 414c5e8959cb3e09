//! Many matches at once: how well chances fit results, and what decisions and luck came to.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use catalogue::Visit;
use coach::{CoachError, Forecast};
use contract::{AnyTitle, Endless, Seat, Tabletop};
use rayon::prelude::*;
use table::Record;
use wire::coach::{Analysis, Grade};

use crate::analyse::Begin;
use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;

/// How many parts chances are sorted into.
const PARTS: usize = 10;

pub(super) fn run(args: &args::Analyse) -> Outcome {
    let paths = records(&args.file)?;
    let read = |(number, path): (usize, &PathBuf)| one(number as u32, path, args.chances);
    let found: Vec<Found> =
        paths.par_iter().enumerate().map(read).collect::<Result<_, Failure>>()?;
    let mut text = format!("{} matches\n", found.len());
    fit(&mut text, &found);
    losses(&mut text, &found);
    fortunes(&mut text, &found);
    files::print(&text)
}

/// The records in a folder, in the order of their names.
fn records(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failed = |error| Failure(format!("cannot read '{}': {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(failed)?;
    let paths: Result<Vec<PathBuf>, _> = entries.map(|entry| Ok(entry?.path())).collect();
    let mut paths = paths.map_err(failed)?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    Ok(paths)
}

/// What is known of one match.
struct Found {
    forecast: Option<Forecast>,
    /// Which bot sat where, by name.
    bots: Vec<String>,
    report: Option<Analysis>,
}

fn one(number: u32, path: &Path, chances: bool) -> Result<Found, Failure> {
    let (record, title) = files::record(path)?;
    let named = |why: CoachError| Failure(format!("'{}': {why}", path.display()));
    let id = title.meta().id;
    let moment = Moment { title, record: &record, number };
    let forecast = catalogue::visit(id, moment)?.map_err(named)?;
    let bot = |sitter: &table::Sitter| match sitter.bot {
        Some(skill) => skill.to_string(),
        None => "person".to_owned(),
    };
    let bots = record.seats.iter().map(bot).collect();
    if chances {
        return Ok(Found { forecast, bots, report: None });
    }
    let begin = Begin { title, record: &record, language: words::FIRST, everybody: true };
    let mut analyst = catalogue::visit(id, begin)?.map_err(named)?;
    while !analyst.is_done() {
        analyst.work(&Endless);
    }
    Ok(Found { forecast, bots, report: Some(analyst.report()) })
}

struct Moment<'a> {
    title: &'static dyn AnyTitle,
    record: &'a Record,
    number: u32,
}

impl Visit for Moment<'_> {
    type Out = Result<Option<Forecast>, CoachError>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        coach::forecast::<G>(self.title, self.record, self.number)
    }
}

/// Chances at one moment of each match, in tenths, and how often they came true.
fn fit(text: &mut String, found: &[Found]) {
    let mut parts = [(0u32, 0.0, 0.0); PARTS];
    for Forecast { shares, outcome } in found.iter().filter_map(|found| found.forecast.as_ref()) {
        for (seat, share) in shares.iter() {
            let part = ((share * PARTS as f64) as usize).min(PARTS - 1);
            let (count, said, came) = &mut parts[part];
            (*count, *said, *came) = (*count + 1, *said + share, *came + outcome.share(seat));
        }
    }
    let _ = writeln!(text, "\n chance   positions    said    came    apart");
    let (mut apart, mut all) = (0.0, 0.0);
    for (part, (count, said, came)) in parts.into_iter().enumerate() {
        let positions = f64::from(count);
        let [said, came] = [said, came].map(|sum: f64| 100.0 * sum / positions.max(1.0));
        (apart, all) = (apart + (said - came).abs() * positions, all + positions);
        let (from, to) = (100 * part / PARTS, 100 * (part + 1) / PARTS);
        let _ = writeln!(
            text,
            "{from:>3}–{to:>3}% {count:>8} {said:>7.1}% {came:>6.1}% {:>7.1}",
            came - said
        );
    }
    let _ = writeln!(text, "mean distance: {:.2} points", apart / f64::max(all, 1.0));
}

/// What each bot's decisions lost, and how many were blunders.
fn losses(text: &mut String, found: &[Found]) {
    let mut by_bot: BTreeMap<&str, Vec<(f64, usize)>> = BTreeMap::new();
    for Found { bots, report, .. } in found {
        let Some(report) = report else { return };
        for (seat, bot) in Seat::all(bots.len()).zip(bots) {
            let own = || report.decisions.iter().filter(|judged| judged.seat == seat);
            let lost: u32 = own().map(|judged| judged.lost).sum();
            let blunders = own().filter(|judged| judged.grade == Grade::Blunder).count();
            let lost = f64::from(lost) / 100.0 / (own().count().max(1) as f64);
            by_bot.entry(bot).or_default().push((lost, blunders));
        }
    }
    let _ = writeln!(text, "\nlost per decision, in points (95%), and blunders per match");
    for (bot, matches) in by_bot {
        let (mean, error) = mean(matches.iter().map(|(lost, _)| *lost));
        let blunders: usize = matches.iter().map(|(_, blunders)| blunders).sum();
        let per_match = blunders as f64 / matches.len() as f64;
        let _ = writeln!(text, "  {bot:<10} {mean:>6.2} ± {:.2}   {per_match:.2}", 1.96 * error);
    }
}

/// Luck and rest of the first seat over all matches, which should be near zero.
fn fortunes(text: &mut String, found: &[Found]) {
    let accounts: Vec<_> =
        found.iter().filter_map(|found| found.report.as_ref()?.accounts.first()).collect();
    if accounts.is_empty() {
        return;
    }
    let decisions = found.iter().filter_map(|found| Some(found.report.as_ref()?.decisions.len()));
    let decisions: Vec<f64> = decisions.map(|count| count as f64).collect();
    let points = |number: i64| number as f64 / 100.0;
    let (luck, luck_error) = mean(accounts.iter().map(|account| points(account.luck)));
    let rests = accounts.iter().map(|account| points(account.rest));
    let (rest, rest_error) = mean(rests.clone());
    let each = rests.zip(&decisions).map(|(rest, count)| rest.abs() / count.max(1.0));
    let (each, _) = mean(each);
    let exact = accounts.iter().all(|account| {
        let parts = [account.start, account.luck, account.errors, account.others, account.rest];
        parts.iter().sum::<i64>() == account.result
    });
    let _ = writeln!(text, "\nthe first seat, in points per match (standard errors)");
    let _ = writeln!(text, "  luck {luck:.2} ± {luck_error:.2}, rest {rest:.2} ± {rest_error:.2}");
    let _ = writeln!(text, "  rest per decision, whatever its sign: {each:.2}");
    let _ = writeln!(text, "  parts add up exactly: {}", if exact { "always" } else { "no" });
}

/// The mean of some numbers, and its standard error.
fn mean(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let numbers: Vec<f64> = numbers.collect();
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}
