//! Heartbeats: leases are renewed, house time goes on, and owners fall silent and speak again.

use crate::leases::plan::Micros;
use crate::leases::world::{Event, Statement, Work, World};

/// Sets the time of a node's next heartbeat; what was set before no longer counts.
pub fn set(world: &mut World, node: u32, at: Micros) {
    world.node_mut(node).beats_at = at;
    world.schedule(at, Event::Beat(node));
}

/// A node's heartbeat is due. It does not wait for the answer to the one before.
pub fn beat(world: &mut World, node: u32) {
    let (now, rules) = (world.now, world.plan.rules);
    let state = world.node(node);
    if state.crashed || state.beats_at != now {
        return;
    }
    if state.paused_until > now {
        return set(world, node, state.paused_until);
    }
    if state.cut_until > now {
        return set(world, node, now + rules.again);
    }
    set(world, node, now + rules.heartbeat);
    world.submit(node, Work::Heartbeat { house: 0, writes: None });
}

/// A heartbeat begins: says when it will be committed.
pub fn begin(world: &mut World, work: &mut Work, takes: Micros) -> Micros {
    let (now, advance) = (world.now, world.plan.rules.advance);
    let house = &mut world.database.house;
    let locks_at = if advance == 0 {
        // A writer of a row waits for the transaction that wrote it before.
        Some(now.max(house.locked_until))
    } else {
        (house.age(now) >= advance && house.locked_until <= now).then_some(now)
    };
    *work = Work::Heartbeat { house: house.at(now), writes: locks_at };
    let commits = locks_at.unwrap_or(now) + takes;
    if locks_at.is_some() {
        house.locked_until = commits;
    }
    commits
}

/// A heartbeat takes effect.
pub fn commit(world: &mut World, node: u32, house: Micros, writes: Option<Micros>) {
    let as_of = match writes {
        Some(moment) => {
            world.database.house.write(moment);
            world.database.house.at(moment)
        }
        None => house,
    };
    let lease_until = as_of + world.plan.rules.lease;
    let state = world.node_mut(node);
    state.lease_until = state.lease_until.max(lease_until);
    world.due.remove(&node);
}

/// A node learns what came of its heartbeat.
pub fn answer(world: &mut World, statement: &Statement) {
    let (now, rules, node) = (world.now, world.plan.rules, statement.node);
    if !statement.done {
        let sooner = world.node(node).beats_at.min(now + rules.again);
        return set(world, node, sooner);
    }
    let state = world.node_mut(node);
    let silent_from = state.confirmed + rules.silence;
    state.confirmed = state.confirmed.max(statement.sent);
    if state.silent_since.is_none() && now > silent_from {
        state.silent_since = Some(silent_from);
        world.outcome.silences += 1;
    }
    if world.node(node).silent_since.is_some() {
        world.submit(node, Work::Confirm);
    }
}

/// A silent node learns which matches are still its own, and speaks again.
pub fn confirmed(world: &mut World, statement: &Statement) {
    let (now, rules, node) = (world.now, world.plan.rules, statement.node);
    let matches = world.owned(node).len() as u32;
    let state = world.node_mut(node);
    // Where the confirmation took too long, the next heartbeat asks for another.
    if !statement.done || now > state.confirmed + rules.silence {
        return;
    }
    if state.silent_since.take().is_none() {
        return;
    }
    // These were claimed after it had looked: it speaks for them without a right.
    let unaware = state.lost.iter().filter(|moment| **moment > statement.begun).count();
    let failed_at = state.failed_at.take();
    world.outcome.split += unaware as u32;
    let database_back = world.database.down.1.max(world.database.hangs_until);
    match failed_at {
        Some(failed) => world.outcome.attended.add(now - failed, matches),
        None if database_back > 0 => {
            world.outcome.attended.add(now.saturating_sub(database_back), matches);
        }
        // Nobody noticed, unless they were about to act just then.
        None => {}
    }
}

/// A node whose clock stood still with it goes on, and believes that no time has passed.
pub fn resume(world: &mut World, node: u32, paused: Micros) {
    let (now, silence) = (world.now, world.plan.rules.silence);
    let state = world.node_mut(node);
    state.confirmed += paused;
    let began = now - paused;
    if state.silent_since.is_none() && now < state.confirmed + silence {
        let lost = state.lost.iter().filter(|moment| **moment >= began).count();
        world.outcome.split += lost as u32;
    }
}
