//! One failure, from quiet seconds before it until everything plays on.

use crate::leases::outcome::Outcome;
use crate::leases::plan::{CLIENTS, Failure, Micros, PATIENCE, Plan, SECOND};
use crate::leases::world::{Event, Statement, Work, World};
use crate::leases::{beats, claims};

/// When it happens.
const FAILS_AT: Micros = 5 * SECOND;

/// From here until then, upkeep is counted.
const COUNTED_FROM: Micros = 2 * SECOND;

/// How long after the end of the failure is looked at.
const AFTERWARDS: Micros = 60 * SECOND;

/// Simulates a failure.
pub fn run(plan: Plan, failure: Failure) -> Outcome {
    let mut world = World::new(plan);
    for node in 0..plan.size.nodes {
        let (beat, poll) = (world.up_to(plan.rules.heartbeat), world.up_to(plan.rules.poll));
        beats::set(&mut world, node, beat);
        world.schedule(poll, Event::Poll(node));
    }
    while let Some(event) = world.next_event(FAILS_AT) {
        let upkeep = matches!(event, Event::Beat(_) | Event::Poll(_));
        world.outcome.upkeep += u32::from(upkeep && world.now >= COUNTED_FROM);
        happen(&mut world, event);
    }
    world.now = FAILS_AT;
    let lasts = fail(&mut world, failure);
    while let Some(event) = world.next_event(FAILS_AT + lasts + AFTERWARDS) {
        happen(&mut world, event);
    }
    world.outcome
}

/// Statements a second for heartbeats and polls while nothing is wrong.
pub fn upkeep_a_second(outcome: &Outcome) -> f64 {
    f64::from(outcome.upkeep) * SECOND as f64 / (FAILS_AT - COUNTED_FROM) as f64
}

/// Lets it happen, and says how long it lasts.
fn fail(world: &mut World, failure: Failure) -> Micros {
    let now = world.now;
    match failure {
        Failure::None => 0,
        Failure::Crash { nodes, within } => {
            for node in some(world, nodes) {
                let later = now + world.up_to(within);
                world.schedule(later, Event::Crash(node));
            }
            within
        }
        Failure::PowerLoss { nodes } => {
            let gone = some(world, nodes);
            gone.clone().for_each(|node| world.node_mut(node).crashed = true);
            gone.for_each(|node| lose_power(world, node));
            PATIENCE
        }
        Failure::Pause { nodes, lasts, clock_stops } => {
            for node in some(world, nodes) {
                world.node_mut(node).paused_until = now + lasts;
                world.node_mut(node).failed_at = Some(now);
                if clock_stops {
                    world.schedule(now + lasts, Event::Resume { node, paused: lasts });
                }
            }
            lasts
        }
        Failure::Cut { nodes, lasts } => {
            for node in some(world, nodes) {
                world.node_mut(node).cut_until = now + lasts;
                world.node_mut(node).failed_at = Some(now);
            }
            lasts
        }
        Failure::Outage { lasts } => {
            world.database.down = (now, now + lasts);
            lasts
        }
        Failure::Stall { lasts } => {
            world.database.hangs_until = now + lasts;
            lasts
        }
        Failure::Slow { times, lasts } => {
            world.database.slower = f64::from(times);
            world.schedule(now + lasts, Event::Recover);
            lasts
        }
    }
}

/// The nodes that fail: never all of them.
fn some(world: &World, nodes: u32) -> std::ops::Range<u32> {
    0..nodes.min(world.plan.size.nodes.saturating_sub(1))
}

/// A program ends, and everybody who was connected to it knows.
fn crash(world: &mut World, node: u32) {
    let now = world.now;
    let matches = world.owned(node);
    let state = world.node_mut(node);
    state.crashed = true;
    state.broken = true;
    state.failed_at = Some(now);
    let wanted = std::mem::take(&mut state.wanted);
    wanted.into_iter().for_each(|of| claims::come_back(world, of));
    for of in matches {
        let clients = if world.is_attended(of) { CLIENTS } else { 0 };
        (0..clients).for_each(|_| claims::come_back(world, of));
    }
    strand(world, 0);
}

/// A machine is gone: only clients that wait in vain notice, and the nodes that see its lease run
/// out.
fn lose_power(world: &mut World, node: u32) {
    let now = world.now;
    world.node_mut(node).failed_at = Some(now);
    for of in world.owned(node).into_iter().filter(|of| world.is_attended(*of)).collect::<Vec<_>>()
    {
        for client in 0..CLIENTS {
            if world.node(world.via(of, client)).crashed {
                let later = now + PATIENCE + world.up_to(SECOND);
                world.schedule(later, Event::Ask(of));
            }
        }
    }
    strand(world, PATIENCE);
}

/// Clients of other nodes' matches, which were connected through this one, come back.
fn strand(world: &mut World, after: Micros) {
    let size = world.plan.size;
    for _ in 0..CLIENTS * (size.matches / size.nodes.max(1)) {
        let of = world.chance.below(u64::from(size.matches)) as u32;
        let later = world.now + after + world.up_to(SECOND);
        if world.is_attended(of) {
            world.schedule(later, Event::Ask(of));
        }
    }
}

fn happen(world: &mut World, event: Event) {
    match event {
        Event::Beat(node) => beats::beat(world, node),
        Event::Poll(node) => claims::poll(world, node),
        Event::Ask(of) => claims::ask(world, of),
        Event::Crash(node) => crash(world, node),
        Event::Resume { node, paused } => beats::resume(world, node, paused),
        Event::Recover => world.database.slower = 1.0,
        Event::Begin(statement) => begin(world, statement),
        Event::Commit(statement) => commit(world, statement),
        Event::Answer(statement) => answer(world, statement),
    }
}

fn begin(world: &mut World, mut statement: Statement) {
    statement.begun = world.now;
    if world.database.is_down(world.now) {
        return world.schedule(world.now, Event::Answer(statement));
    }
    let takes = world.database.takes(&mut world.chance);
    let mut commits = world.now + takes;
    match &mut statement.work {
        work @ Work::Heartbeat { .. } => commits = beats::begin(world, work, takes),
        Work::Claim(wanted) => {
            wanted.iter_mut().for_each(|(of, verdict)| *verdict = claims::begin(world, *of));
        }
        work @ Work::Poll { .. } => *work = claims::begin_poll(world),
        Work::Confirm | Work::Load { .. } => {}
    }
    world.schedule(commits, Event::Commit(statement));
}

fn commit(world: &mut World, mut statement: Statement) {
    let (now, down_from) = (world.now, world.database.down.0);
    if now < world.database.hangs_until {
        let later = world.database.hangs_until + world.database.takes(&mut world.chance);
        return world.schedule(later, Event::Commit(statement));
    }
    let cut_short = statement.begun < down_from && down_from <= now;
    if !cut_short {
        let by = statement.node;
        match &mut statement.work {
            Work::Heartbeat { house, writes } => beats::commit(world, by, *house, *writes),
            Work::Claim(wanted) => {
                let claim = |(of, verdict): &mut (u32, _)| {
                    *verdict = claims::commit(world, *of, by, *verdict);
                };
                wanted.iter_mut().for_each(claim);
            }
            Work::Poll { found, .. } => {
                *found = claims::commit_poll(world, by, std::mem::take(found));
            }
            Work::Confirm | Work::Load { .. } => {}
        }
    }
    // An answer to a node that is cut off is lost.
    statement.done = !cut_short && world.node(statement.node).cut_until <= now;
    world.schedule(now, Event::Answer(statement));
}

fn answer(world: &mut World, statement: Statement) {
    let node = world.node(statement.node);
    if node.crashed {
        // Those who waited for it go elsewhere.
        if let Work::Claim(wanted) = statement.work {
            wanted.iter().for_each(|(of, _)| claims::come_back(world, *of));
        }
        return;
    }
    if node.paused_until > world.now {
        return world.schedule(node.paused_until, Event::Answer(statement));
    }
    match &statement.work {
        Work::Heartbeat { .. } => beats::answer(world, &statement),
        Work::Confirm => beats::confirmed(world, &statement),
        Work::Claim(wanted) => claims::answer(world, &statement, wanted),
        Work::Poll { found, lapsed } => claims::answer_poll(world, &statement, found, lapsed),
        Work::Load { matches, ends_claim } => {
            claims::loaded(world, &statement, matches, *ends_claim);
        }
    }
}
