//! `tokyo leases`: many nodes and what goes wrong with them, simulated.

use load::leases::{self, MILLI, Micros, Plan, Rules, SECOND, Size, Speed};

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;

pub fn run(args: &args::Leases) -> Outcome {
    let plan = plan(args)?;
    let Plan { size, rules, speed, .. } = plan;
    let mut text = format!(
        "{} nodes, {} matches; {} statements a second to spare, p50 {} ms, p99 {} ms\n\
         heartbeat {} s, lease {} s, silent after {} s, house time leaps {} s at most\n\n",
        size.nodes,
        size.matches,
        speed.capacity,
        speed.p50 / MILLI,
        speed.p99 / MILLI,
        rules.heartbeat as f64 / SECOND as f64,
        rules.lease as f64 / SECOND as f64,
        rules.silence as f64 / SECOND as f64,
        rules.leap as f64 / SECOND as f64,
    );
    text += &format!("Failures\n{}", leases::failures(plan));
    if args.sweep {
        text += &format!("\nHeartbeat and lease\n{}", leases::sweep(plan));
        text += &format!("\nThe other rules\n{}", leases::rules(plan));
        text += &format!("\nThe row of house time\n{}", leases::house_row(plan));
    }
    files::print(&text)
}

fn plan(args: &args::Leases) -> Result<Plan, Failure> {
    let usual = Plan::default();
    let rules = Rules { leap: micros(args.leap)?, ..usual.rules };
    let rules = rules.timed(micros(args.heartbeat)?, micros(args.lease)?);
    if rules.silence == 0 {
        return Err(Failure("--lease is longer than a second: owners fall silent before".into()));
    }
    if args.matches < args.nodes {
        return Err(Failure("--matches is at least --nodes: every node has matches".into()));
    }
    Ok(Plan {
        size: Size { nodes: args.nodes, matches: args.matches, ..usual.size },
        rules,
        speed: Speed {
            capacity: args.capacity,
            p50: Micros::from(args.p50) * MILLI,
            p99: Micros::from(args.p99.max(args.p50)) * MILLI,
        },
        seed: args.seed,
    })
}

fn micros(seconds: f64) -> Result<Micros, Failure> {
    if (0.01..=3_600.0).contains(&seconds) {
        return Ok((seconds * SECOND as f64) as Micros);
    }
    Err(Failure(format!("{seconds} is no time: seconds are from 0.01 to 3600")))
}
