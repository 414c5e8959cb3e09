//! The outcomes as tables.

use crate::leases::outcome::{Outcome, Spread};
use crate::leases::plan::{Failure, MILLI, Micros, Plan, Rules, SECOND, Size};
use crate::leases::run::{run, upkeep_a_second};

/// Every failure under the rules of the plan.
pub fn failures(plan: Plan) -> String {
    let head = [
        "failure",
        "matches",
        "p50 s",
        "p99 s",
        "max s",
        "bots p99",
        "claimed",
        "peak/s",
        "wasted",
        "told",
        "disturbed",
        "false",
        "taken",
        "split",
        "margin s",
    ];
    let rows = all_failures(plan).into_iter().map(|(name, failure)| {
        let outcome = run(plan, failure);
        let mut row = vec![name, outcome.attended.count().to_string()];
        row.extend(percentiles(&outcome.attended));
        row.push(seconds(outcome.unattended.percentile(99)));
        let counts = [
            outcome.claimed,
            peak(&outcome),
            outcome.wasted,
            outcome.told,
            outcome.disturbed,
            outcome.false_takeovers,
            outcome.takeovers,
            outcome.split,
        ];
        row.extend(counts.map(|count| count.to_string()));
        row.push(seconds(outcome.margin));
        row
    });
    table(&head, rows.collect())
}

/// Heartbeats and leases of several lengths under the other rules of the plan.
pub fn sweep(plan: Plan) -> String {
    let head = [
        "heartbeat",
        "lease",
        "silent",
        "upkeep/s",
        "share",
        "crash p50",
        "p99",
        "power p50",
        "p99",
        "pauses",
        "stall",
        "outage",
        "slow",
        "margin s",
    ];
    let mut rows = Vec::new();
    for heartbeat in [SECOND / 2, SECOND, 2 * SECOND] {
        for lease in [2, 3, 5, 10] {
            let rules = plan.rules.timed(heartbeat, lease * SECOND);
            rows.push(swept(Plan { rules, ..plan }));
        }
    }
    table(&head, rows)
}

fn swept(plan: Plan) -> Vec<String> {
    let (rules, tenth) = (plan.rules, (plan.size.nodes / 10).max(1));
    let hundredth = (plan.size.nodes / 100).max(1);
    let crash = run(plan, Failure::Crash { nodes: hundredth, within: MILLI });
    let power = run(plan, Failure::PowerLoss { nodes: hundredth });
    // Long enough for a short lease to run out, and what a busy machine sometimes does.
    let pause = Failure::Pause { nodes: tenth, lasts: 5 * SECOND / 2, clock_stops: false };
    let pause = run(plan, pause);
    let stall = run(plan, Failure::Stall { lasts: 2 * SECOND });
    let outage = run(plan, Failure::Outage { lasts: OUTAGE });
    let slow = run(plan, Failure::Slow { times: 20, lasts: 30 * SECOND });
    let troubles = [&stall, &outage, &slow];
    let margins = troubles.into_iter().chain([&pause]).filter_map(|outcome| outcome.margin);
    let upkeep = upkeep_a_second(&crash);
    let mut row = vec![
        seconds(Some(rules.heartbeat)),
        seconds(Some(rules.lease)),
        seconds(Some(rules.silence)),
        format!("{upkeep:.0}"),
        format!("{:.0}%", 100.0 * upkeep / f64::from(plan.speed.capacity)),
        seconds(crash.attended.percentile(50)),
        seconds(crash.attended.percentile(99)),
        seconds(power.attended.percentile(50)),
        seconds(power.attended.percentile(99)),
        (pause.takeovers + pause.false_takeovers).to_string(),
    ];
    row.extend(troubles.map(|outcome| (outcome.false_takeovers + outcome.disturbed).to_string()));
    row.push(seconds(margins.min()));
    row
}

/// What each rule besides heartbeat and lease is good for: the simplest form first, then with one
/// rule after the other.
pub fn rules(plan: Plan) -> String {
    let head = [
        "rules",
        "1%: claims",
        "wasted",
        "p99 s",
        "10%: p99 s",
        "outage: false",
        "disturbed",
        "p99 s",
        "pause: false",
        "split",
    ];
    let rows = steps(plan.rules).into_iter().map(|(name, rules)| {
        let plan = Plan { rules, ..plan };
        let (hundredth, tenth) = ((plan.size.nodes / 100).max(1), (plan.size.nodes / 10).max(1));
        let few = run(plan, Failure::Crash { nodes: hundredth, within: MILLI });
        let many = run(plan, Failure::Crash { nodes: tenth, within: MILLI });
        let outage = run(plan, Failure::Outage { lasts: OUTAGE });
        // They go on just when their leases run out.
        let lasts = rules.lease - rules.heartbeat / 2;
        let pause = run(plan, Failure::Pause { nodes: tenth, lasts, clock_stops: false });
        vec![
            name.to_owned(),
            few.asked.iter().sum::<u32>().to_string(),
            few.wasted.to_string(),
            seconds(few.attended.percentile(99)),
            seconds(many.attended.percentile(99)),
            outage.false_takeovers.to_string(),
            outage.disturbed.to_string(),
            seconds(outage.attended.percentile(99)),
            pause.false_takeovers.to_string(),
            pause.split.to_string(),
        ]
    });
    table(&head, rows.collect())
}

/// From the simplest rules to those of the plan.
fn steps(rules: Rules) -> Vec<(&'static str, Rules)> {
    let plain = Rules { advance: rules.advance, ..Rules::plain() };
    let plain = plain.timed(rules.heartbeat, rules.lease);
    let leap = Rules { leap: rules.leap, ..plain };
    let again = Rules { again: rules.again, ..leap };
    let gather = Rules { gather: rules.gather, ..again };
    let told = Rules { ask_again: rules.ask_again, ..gather };
    vec![
        ("simplest", plain),
        ("+ shorter leap", leap),
        ("+ failed heartbeats again soon", again),
        ("+ one claim for many matches", gather),
        ("+ ask when the lease ends", told),
        ("+ claims lock the owner's row", rules),
    ]
}

/// How many nodes one row of house time bears: written by every heartbeat, and now and then.
pub fn house_row(plan: Plan) -> String {
    let head =
        ["nodes", "every heartbeat: silences", "false", "disturbed", "now and then", "false"];
    let rows = [100, 200, 300, 400, 600, 1_000].map(|nodes| {
        let size = plan.size;
        let size = Size { nodes, matches: nodes * 1_000, ..size };
        let quiet = |advance| {
            let rules = Rules { advance, ..plan.rules };
            run(Plan { size, rules, ..plan }, Failure::None)
        };
        let (every, sparing) = (quiet(0), quiet(plan.rules.advance));
        let counts = [
            nodes,
            every.silences,
            every.false_takeovers,
            every.disturbed,
            sparing.silences,
            sparing.false_takeovers,
        ];
        counts.map(|count| count.to_string()).to_vec()
    });
    table(&head, rows.to_vec())
}

/// No multiple of a heartbeat, so that nodes find the database back at any moment of theirs.
const OUTAGE: Micros = 10_300 * MILLI;

fn all_failures(plan: Plan) -> Vec<(String, Failure)> {
    let nodes = plan.size.nodes;
    let (hundredth, tenth) = ((nodes / 100).max(1), (nodes / 10).max(1));
    let rack = 100.min(nodes / 2).max(1);
    let beyond = plan.rules.lease + 2 * SECOND;
    let half = plan.rules.heartbeat / 2;
    let pause = |lasts, clock_stops| Failure::Pause { nodes: hundredth, lasts, clock_stops };
    let all = [
        ("none".into(), Failure::None),
        ("1 node crashes".into(), Failure::Crash { nodes: 1, within: 1 }),
        (format!("{hundredth} crash"), Failure::Crash { nodes: hundredth, within: 1 }),
        (format!("{tenth} crash"), Failure::Crash { nodes: tenth, within: 1 }),
        (format!("{tenth} crash in 10 s"), Failure::Crash { nodes: tenth, within: 10 * SECOND }),
        (format!("rack of {rack} loses power"), Failure::PowerLoss { nodes: rack }),
        (format!("{hundredth} paused {} s", seconds(Some(beyond))), pause(beyond, false)),
        (format!("{hundredth} paused till lease ends"), pause(plan.rules.lease - half, false)),
        (format!("{hundredth} asleep, clock too"), pause(beyond, true)),
        (format!("{tenth} cut off 30 s"), Failure::Cut { nodes: tenth, lasts: 30 * SECOND }),
        ("database stalls 2 s".into(), Failure::Stall { lasts: 2 * SECOND }),
        ("database away 10 s".into(), Failure::Outage { lasts: OUTAGE }),
        ("database away 60 s".into(), Failure::Outage { lasts: OUTAGE + 50 * SECOND }),
        ("database 20 x slower".into(), Failure::Slow { times: 20, lasts: 30 * SECOND }),
    ];
    all.into()
}

/// Most claims in one second.
fn peak(outcome: &Outcome) -> u32 {
    outcome.asked.iter().copied().max().unwrap_or(0)
}

fn percentiles(spread: &Spread) -> [String; 3] {
    [50, 99, 100].map(|percent| seconds(spread.percentile(percent)))
}

fn seconds(time: Option<Micros>) -> String {
    time.map_or_else(|| "-".into(), |time| format!("{:.2}", time as f64 / SECOND as f64))
}

/// The first column to the left, numbers to the right.
fn table(head: &[&str], rows: Vec<Vec<String>>) -> String {
    let head: Vec<String> = head.iter().map(|&name| name.to_owned()).collect();
    let all: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    let columns = all.first().map_or(0, Vec::len);
    let width = |idx: usize| all.iter().filter_map(|row| row.get(idx)).map(String::len).max();
    let widths: Vec<usize> = (0..columns).map(|idx| width(idx).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(idx, (cell, &width))| match idx {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<String>>().join("  ").trim_end().to_owned() + "\n"
    };
    all.iter().map(line).collect()
}
