//! `tokyo load`: plays many matches at once against a running server, and measures.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use load::{Plan, Reins, Report, Rush};
use serde_json::Value;

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::{files, open_files, threads};

pub fn run(args: &args::Load) -> Outcome {
    if args.rate.is_some_and(|rate| !rate.is_finite() || rate <= 0.0) {
        return Err(Failure("a rate is more than nought: leave --rate out for closed loop".into()));
    }
    let plan = Plan {
        seats: args.seats,
        matches: args.matches as usize,
        setup: args.setup.as_deref().map(setup).transpose()?,
        rate: args.rate,
        each: args.each,
        rush: args.rush.as_deref().map(|file| rush(args, file)).transpose()?,
        watchers: args.watchers,
        idle_matches: args.idle_matches,
        idle_sockets: args.idle_sockets,
        spectators: args.spectators,
        late_addresses: args.late_url.clone(),
        metrics: args.metrics.clone(),
        database: args.database.clone(),
        patience: Duration::from_secs(args.patience),
        journal: args.journal.is_some(),
        seed: args.seed,
        ..Plan::new(args.url.clone(), &args.game)
    };
    let reins = Arc::new(Reins::new(args.each.map_or(args.moves, |_| u64::MAX)));
    open_files::raise();
    let runtime = threads::of_generator()?;
    runtime.spawn(stop_on_request(Arc::clone(&reins)));
    if plan.rush.is_some() {
        let report = runtime.block_on(load::rush(plan, reins));
        let report = report.map_err(|error| Failure(error.to_string()))?;
        return files::print(&if args.json { line(&report)? } else { report.to_string() });
    }
    let report = runtime.block_on(load::run(plan, reins));
    let report = report.map_err(|error| Failure(error.to_string()))?;
    if let Some(file) = &args.journal {
        files::write(file, &journal(&report)?)?;
    }
    let text = if args.json { line(&report)? } else { report.to_string() };
    files::print(&text)
}

fn setup(text: &str) -> Result<Value, Failure> {
    let read = serde_json::from_str(text);
    read.map_err(|error| Failure(format!("--setup is a JSON object such as {{}}: {error}")))
}

fn rush(args: &args::Load, file: &Path) -> Result<Rush, Failure> {
    let acts = serde_json::from_str(&files::read(file)?)
        .map_err(|error| Failure(format!("{}: not a list of commands: {error}", file.display())))?;
    Ok(Rush { acts, every: Duration::from_millis(args.every.max(1)), waves: args.waves })
}

/// Ctrl-C ends a run early, with a report.
async fn stop_on_request(reins: Arc<Reins>) {
    if tokio::signal::ctrl_c().await.is_ok() {
        reins.stop();
    }
}

/// The acknowledged commands, one a line.
fn journal(report: &Report) -> Result<String, Failure> {
    report.journal.iter().map(line).collect()
}

fn line<T: serde::Serialize>(value: &T) -> Result<String, Failure> {
    let text = serde_json::to_string(value);
    Ok(text.map_err(|error| Failure(format!("this has no JSON form: {error}")))? + "\n")
}
