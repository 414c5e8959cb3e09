//! All matches of a run, from the first request to the report.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::client::Client;
use crate::course::Course;
use crate::crowd::{Crowd, CrowdReport};
use crate::fault::LoadError;
use crate::heard::Shown;
use crate::idle;
use crate::latency::Latency;
use crate::lobby::{self, Guest};
use crate::meter::{Costs, Meter};
use crate::plan::Plan;
use crate::reins::Reins;
use crate::report::{Joins, Report};
use crate::tally::Tally;

/// How many matches are opened at the same time.
const AT_ONCE: usize = 32;

/// How many matches get a spectator at the end.
const LATE: usize = 20;

/// Plays as planned, until the reins say that it is enough.
///
/// # Errors
/// If the plan cannot be, or the server cannot be reached for longer than patience lasts.
pub async fn run(plan: Plan, reins: Arc<Reins>) -> Result<Report, LoadError> {
    if plan.rate.is_some_and(|rate| !rate.is_finite() || rate <= 0.0) {
        return Err(LoadError::Plan("a rate is more than nought".into()));
    }
    lobby::check(&plan).await?;
    // What cannot be measured is said before anything is played.
    let empty_bytes = Meter::start(&plan).await?.memory_bytes();
    reins.expect(plan.matches);
    let plan = Arc::new(plan);
    idle::open_matches(&plan).await?;
    let mut idlers = idle::open_sockets(&plan).await?;
    let courses = open_all(&plan, &reins).await?;
    let first = courses.iter().find(|course| course.is_first());
    let first = first.map(|course| course.standing().0.to_owned());
    let crowd = gather(&plan, first).await?;
    let meter = Meter::start(&plan).await?;
    let begin = Instant::now();
    let mut playing = JoinSet::new();
    for mut course in courses {
        playing.spawn(async move { course.play().await.map(|()| course) });
    }
    if plan.matches == 0 {
        reins.until_over().await;
    }
    let courses = all(playing).await?;
    let costs = meter.stop(&plan, empty_bytes).await?;
    let tables: Vec<String> = courses.iter().map(|course| course.standing().0.to_owned()).collect();
    let join = late_joins(&plan, &tables).await?;
    let mut tally = Tally::default();
    courses.into_iter().for_each(|course| tally.add(course.finish()));
    let crowd = match crowd {
        Some(crowd) => Some(crowd.leave(&tally.first_moves).await),
        None => None,
    };
    let idle_alive = idle::alive(&mut idlers).await;
    let seconds = tally.last.map_or(0.0, |last| (last - begin).as_secs_f64());
    let ends = Ends { seconds, join, crowd, costs, idle_alive };
    Ok(report(&plan, tally, ends))
}

/// What is known at the end, besides what was counted.
#[derive(Clone, Copy)]
struct Ends {
    seconds: f64,
    join: Joins,
    crowd: Option<CrowdReport>,
    costs: Costs,
    idle_alive: usize,
}

/// Lets people watch the first match, if any are to.
async fn gather(plan: &Arc<Plan>, first: Option<String>) -> Result<Option<Crowd>, LoadError> {
    if plan.spectators == 0 {
        return Ok(None);
    }
    let Some(table) = first else {
        return Err(LoadError::Plan("spectators need a match: --matches is nought".into()));
    };
    Crowd::gather(plan, &table).await.map(Some)
}

async fn open_all(plan: &Arc<Plan>, reins: &Arc<Reins>) -> Result<Vec<Course>, LoadError> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..plan.matches as u64 {
        let (plan, reins, gate) = (Arc::clone(plan), Arc::clone(reins), Arc::clone(&gate));
        opening.spawn(async move {
            // The semaphore is never closed.
            let _permit = gate.acquire().await;
            Course::open(plan, reins, number).await
        });
    }
    all(opening).await
}

async fn all<T: 'static>(mut tasks: JoinSet<Result<T, LoadError>>) -> Result<Vec<T>, LoadError> {
    let mut done = Vec::new();
    while let Some(task) = tasks.join_next().await {
        done.push(task.map_err(|error| LoadError::Strange(error.to_string()))??);
    }
    Ok(done)
}

/// Spectators who come late: how much they are sent, and how soon they have it.
async fn late_joins(plan: &Plan, tables: &[String]) -> Result<Joins, LoadError> {
    let mut join = Joins::default();
    let mut sum = 0;
    let mut took = Vec::new();
    for (nth, table) in tables.iter().take(LATE).enumerate() {
        let others = plan.late_addresses.iter().cycle().nth(nth);
        let address = others.unwrap_or(&plan.address);
        let guest = Guest::new(address, plan.patience).await?;
        let mut client = Client::unpacking(address.clone(), guest.cookie(), table);
        let begin = Instant::now();
        client.connect(plan.patience).await?;
        let Some(text) = poll_fn(|context| client.poll(context)).await else { continue };
        took.push(begin.elapsed());
        let version = serde_json::from_str::<Shown<'_>>(&text).map_or(0, |shown| shown.version);
        join.joins += 1;
        sum += client.bytes;
        join.max = join.max.max(client.bytes);
        join.latest_version = join.latest_version.max(version);
    }
    join.took = Latency::of(took);
    join.mean = sum.checked_div(join.joins).unwrap_or(0);
    Ok(join)
}

fn report(plan: &Plan, tally: Tally, ends: Ends) -> Report {
    let Ends { seconds, join, crowd, costs, idle_alive } = ends;
    let moves = tally.acked.len() as u64;
    Report {
        game: plan.game.clone(),
        seats: plan.seats,
        matches: plan.matches,
        watchers: plan.watchers,
        idle_matches: plan.idle_matches,
        idle_sockets: plan.idle_sockets,
        idle_alive,
        rate: plan.rate,
        tables: tally.tables,
        moves,
        seconds,
        moves_per_second: if seconds > 0.0 { moves as f64 / seconds } else { 0.0 },
        seen: Latency::of(tally.seen),
        acked: Latency::of(tally.acked),
        errors: tally.errors,
        refused: tally.refused,
        resyncs: tally.resyncs,
        gaps: tally.gaps,
        stale: tally.stale,
        broken: tally.broken,
        cut: tally.cut,
        again: tally.again,
        out_of_step: tally.out_of_step,
        join,
        crowd,
        costs,
        journal: tally.journal,
        history: tally.history,
    }
}
