//! Everything that is measured, as Prometheus reads it.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use crate::cpu;
use crate::house::House;
use crate::memory;
use crate::node::ThisNode;

/// How the page is to be read.
pub const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Everything, as text.
///
/// # Errors
/// None: writing into memory cannot fail.
pub async fn page(house: &House) -> Result<String, fmt::Error> {
    let mut page = Registry::with_prefix("tokyo");
    house.metrics.register(&mut page);
    counts(&mut page, house);
    bots(&mut page, house);
    node(&mut page, house);
    if let Some(used) = cpu::used() {
        let used = ConstCounter::new(used.as_secs_f64());
        page.register_with_unit("cpu", "Processor time used", Unit::Seconds, used);
    }
    if let Some(resident) = memory::resident() {
        let resident = ConstGauge::new(resident);
        let help = "Memory that is not swapped out";
        page.register_with_unit("resident_memory", help, Unit::Bytes, resident);
    }
    house.numbers.register(&mut page, house.store.as_ref(), house.now_ms()).await;
    let mut text = String::new();
    encode(&mut text, &page)?;
    Ok(text)
}

/// What goes on, and what came of it so far.
fn counts(page: &mut Registry, house: &House) {
    let counts = &house.counts;
    let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    for (name, help, value) in [
        ("acknowledged", "Commands acknowledged", read(&counts.acknowledged)),
        ("refused", "Commands refused", read(&counts.refused)),
        ("resyncs", "Clients that read too slowly", read(&counts.resyncs)),
    ] {
        page.register(name, help, ConstCounter::new(value));
    }
    for (name, help, value) in [
        ("sockets", "Sockets and event streams open", read(&counts.sockets)),
        ("live_matches", "Matches in memory", house.matches.count() as u64),
        ("queue_depth", "Messages that wait for matches", house.matches.queued() as u64),
    ] {
        page.register(name, help, ConstGauge::new(value));
    }
}

/// How this server does among those that share the store.
fn node(page: &mut Registry, house: &House) {
    let ThisNode { id, claims, fences, piped, .. } = &house.this_node;
    let name = Info::new(vec![("id", id.clone())]);
    page.register("node", "What this server is called", name);
    let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    page.register("claims", "Tables claimed", ConstCounter::new(read(claims)));
    page.register("fences", "Tables lost to other servers", ConstCounter::new(read(fences)));
    page.register("piped", "Requests and sockets handed on", ConstGauge::new(read(piped)));
    let age = ConstGauge::new(house.time().age_ms() as f64 / 1_000.0);
    let since = "Since this server last said that it lives";
    page.register_with_unit("heartbeat_age", since, Unit::Seconds, age);
}

/// What the bots are busy with.
fn bots(page: &mut Registry, house: &House) {
    let bots = house.thinkers.workload();
    let decisions = ConstCounter::new(bots.decisions);
    page.register("bot_decisions", "Decisions that bots have made", decisions);
    let thinking = ConstGauge::new(bots.thinking as u64);
    page.register("bots_thinking", "Bots that think", thinking);
    let waiting = ConstGauge::new(bots.waiting as u64);
    page.register("bot_queue", "Bots that wait for a thread to think on", waiting);
    let oldest = ConstGauge::new(bots.oldest.as_secs_f64());
    let waited = "How long the first of them has waited";
    page.register_with_unit("bot_oldest", waited, Unit::Seconds, oldest);
}
