//! Claims: clients come back and ask for their match, polls find what is due.

use crate::leases::plan::{CLIENTS, Micros, RETURN, SECOND, WAKES};
use crate::leases::world::{Event, Statement, Verdict, Work, World};

/// A wait that an answer named is lengthened by up to this, so that not all come at once.
const JITTER: Micros = SECOND / 10;

/// A client asks some node that is well for its match.
pub fn ask(world: &mut World, of: u32) {
    let count = world.nodes.len() as u64;
    let node = world.chance.below(count) as u32;
    if !world.is_well(node) {
        // The proxy finds another, unless there is none just now.
        let later = world.now + world.plan.rules.poll / 100;
        return world.schedule(later, Event::Ask(of));
    }
    world.outcome.ask(world.now);
    world.node_mut(node).wanted.push(of);
    claim(world, node);
}

/// Claims what a node wants, unless it has a claim under way.
fn claim(world: &mut World, node: u32) {
    let gather = world.plan.rules.gather.max(1);
    let state = world.node_mut(node);
    if state.wanted.is_empty() || state.claiming {
        return;
    }
    state.claiming = true;
    let rest = state.wanted.split_off(gather.min(state.wanted.len()));
    let wanted = std::mem::replace(&mut state.wanted, rest);
    world.submit(node, Work::Claim(wanted.into_iter().map(|of| (of, Verdict::Open)).collect()));
}

/// A claim looks at the owner's lease.
pub fn begin(world: &World, of: u32) -> Verdict {
    let held = world.matches[of as usize];
    let owner = world.node(held.owner);
    if world.has_lapsed(held.owner) {
        Verdict::Free(held.epoch)
    } else if owner.crashed {
        Verdict::Held(owner.lease_until - world.database.house.at(world.now))
    } else {
        Verdict::Owned
    }
}

/// A claim takes effect, if it still can.
pub fn commit(world: &mut World, of: u32, by: u32, verdict: Verdict) -> Verdict {
    let Verdict::Free(epoch) = verdict else { return verdict };
    let held = world.matches[of as usize];
    let renewed = world.plan.rules.claims_lock && !world.has_lapsed(held.owner);
    if held.epoch != epoch || renewed {
        return Verdict::Owned;
    }
    take(world, of, by);
    Verdict::Won
}

/// A node learns what came of its claims.
pub fn answer(world: &mut World, statement: &Statement, claims: &[(u32, Verdict)]) {
    if !statement.done {
        claims.iter().for_each(|(of, _)| come_back(world, *of));
        return end_claim(world, statement.node);
    }
    let won = claims.iter().filter(|(_, verdict)| *verdict == Verdict::Won);
    let won: Vec<u32> = won.map(|(of, _)| *of).collect();
    for (of, verdict) in claims {
        match verdict {
            Verdict::Won => {}
            Verdict::Held(left) => ask_later(world, *of, *left),
            Verdict::Open | Verdict::Free(_) | Verdict::Owned => world.outcome.told += 1,
        }
    }
    if won.is_empty() {
        end_claim(world, statement.node);
    } else {
        world.submit(statement.node, Work::Load { matches: won, ends_claim: true });
    }
}

/// A node goes on to what was asked meanwhile.
fn end_claim(world: &mut World, node: u32) {
    world.node_mut(node).claiming = false;
    claim(world, node);
}

/// The owner is gone, and its lease lasts that much longer.
fn ask_later(world: &mut World, of: u32, left: Micros) {
    let ask_again = world.plan.rules.ask_again;
    world.outcome.wasted += 1;
    let wait = if ask_again == 0 { left } else { ask_again };
    let later = world.now + wait + world.up_to(JITTER);
    world.schedule(later, Event::Ask(of));
}

/// A client reconnects, at a random moment within a second.
pub fn come_back(world: &mut World, of: u32) {
    let later = world.now + world.up_to(RETURN);
    world.schedule(later, Event::Ask(of));
}

/// A node is due to look for what is due.
pub fn poll(world: &mut World, node: u32) {
    if world.node(node).crashed {
        return;
    }
    if world.is_well(node) {
        world.submit(node, Work::Poll { found: Vec::new(), lapsed: Vec::new() });
    }
    world.schedule(world.now + world.plan.rules.poll, Event::Poll(node));
}

/// A poll finds what is due and has no owner any more, and whose lease has run out.
pub fn begin_poll(world: &mut World) -> Work {
    let house = world.database.house.at(world.now);
    let limit = world.plan.rules.poll_limit;
    let count = world.nodes.len() as u32;
    let lapsed: Vec<u32> = (0..count).filter(|node| world.has_lapsed(*node)).collect();
    let mut found = Vec::new();
    for node in &lapsed {
        let mut due = world.due.remove(node).unwrap_or_else(|| due_of(world, *node));
        // What is taken from the list is locked: the next poll skips it.
        while found.len() < limit && due.last().is_some_and(|(at, _)| *at <= house) {
            found.extend(due.pop());
        }
        world.due.insert(*node, due);
    }
    for (at, of) in &found {
        world.match_mut(*of).waits_since = *at;
    }
    Work::Poll { found: found.into_iter().map(|(_, of)| of).collect(), lapsed }
}

/// The unattended matches of a node whose lease has run out, by when they are due, the next last.
fn due_of(world: &World, node: u32) -> Vec<(Micros, u32)> {
    // Until about its last heartbeat, the node itself did what was due.
    let handled = world.node(node).lease_until.saturating_sub(world.plan.rules.lease);
    let alone = world.owned(node).into_iter().filter(|of| !world.is_attended(*of));
    let mut due: Vec<(Micros, u32)> =
        alone.map(|of| (world.next_due(of, handled, WAKES), of)).collect();
    due.sort_unstable_by(|a, b| b.cmp(a));
    due
}

/// A poll takes effect: what it claimed.
pub fn commit_poll(world: &mut World, by: u32, found: Vec<u32>) -> Vec<u32> {
    let lock = world.plan.rules.claims_lock;
    let mut claimed = Vec::with_capacity(found.len());
    for of in found {
        let owner = world.matches[of as usize].owner;
        if !lock || world.has_lapsed(owner) {
            world.outcome.ask(world.now);
            take(world, of, by);
            claimed.push(of);
        }
    }
    claimed
}

/// A node learns what its poll has claimed, and cuts its pipes to nodes without a lease.
pub fn answer_poll(world: &mut World, statement: &Statement, found: &[u32], lapsed: &[u32]) {
    if !statement.done {
        let owners: Vec<u32> = found.iter().map(|of| world.matches[*of as usize].owner).collect();
        owners.iter().for_each(|owner| drop(world.due.remove(owner)));
        return;
    }
    if !found.is_empty() {
        let matches = found.to_vec();
        world.submit(statement.node, Work::Load { matches, ends_claim: false });
    }
    for owner in lapsed.iter().filter(|owner| **owner != statement.node) {
        cut_pipes(world, *owner, statement.node);
    }
}

fn cut_pipes(world: &mut World, owner: u32, by: u32) {
    if world.node(owner).broken {
        return;
    }
    let well = world.is_well(owner);
    let pipes = world.pipes.remove(&owner).unwrap_or_else(|| pipes_to(world, owner));
    let (cut, left): (Vec<_>, Vec<_>) = pipes.into_iter().partition(|(via, _)| *via == by);
    world.pipes.insert(owner, left);
    for (_, of) in cut {
        world.outcome.disturbed += u32::from(well);
        come_back(world, of);
    }
}

/// The nodes through which clients of a node's first matches are connected, each with the match.
fn pipes_to(world: &World, owner: u32) -> Vec<(u32, u32)> {
    let first = (owner..world.plan.size.matches).step_by(world.nodes.len());
    let attended = first.filter(|of| world.is_attended(*of));
    attended.flat_map(|of| (0..CLIENTS).map(move |client| (world.via(of, client), of))).collect()
}

/// Matches that were claimed have been read, and play on.
pub fn loaded(world: &mut World, statement: &Statement, matches: &[u32], ends_claim: bool) {
    if !statement.done {
        let matches = matches.to_vec();
        return world.submit(statement.node, Work::Load { matches, ends_claim });
    }
    let (now, house) = (world.now, world.database.house.at(world.now));
    for of in matches {
        let since = world.matches[*of as usize].waits_since;
        if world.is_attended(*of) {
            world.outcome.attended.add(now.saturating_sub(since), 1);
        } else {
            world.outcome.unattended.add(house.saturating_sub(since), 1);
        }
    }
    if ends_claim {
        end_claim(world, statement.node);
    }
}

/// A match changes hands.
fn take(world: &mut World, of: u32, by: u32) {
    let owner = world.matches[of as usize].owner;
    let failed_at = world.node(owner).failed_at;
    world.outcome.claimed += 1;
    if !world.node(owner).crashed {
        take_from_living(world, owner);
    }
    let waits_since = failed_at.unwrap_or(world.now);
    let attended = world.is_attended(of);
    let held = world.match_mut(of);
    held.owner = by;
    held.epoch += 1;
    if attended {
        held.waits_since = waits_since;
    }
    world.node_mut(by).gained.push(of);
}

/// Counts what it means that a node which still runs has lost a match.
fn take_from_living(world: &mut World, owner: u32) {
    let (now, silence) = (world.now, world.plan.rules.silence);
    let well = world.is_well(owner);
    let state = world.node_mut(owner);
    state.lost.push(now);
    let silent_from = state.silent_since.unwrap_or(state.confirmed + silence);
    let stands_still = state.paused_until > now;
    match now.checked_sub(silent_from) {
        Some(margin) => world.outcome.keep_margin(margin),
        // It looks at its clock before it sends anything when it goes on.
        None if stands_still => {}
        None => world.outcome.split += 1,
    }
    world.outcome.false_takeovers += u32::from(well);
    world.outcome.takeovers += u32::from(!well);
}
