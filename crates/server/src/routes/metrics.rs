//! Everything that is measured, as Prometheus reads it.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::house::House;
use crate::metrics::Page;

/// Everything, as text.
pub fn page(house: &House) -> String {
    let (metrics, counts) = (&house.metrics, &house.counts);
    let mut page = Page::default();
    let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let commit = "From handing lines to the store until they are durable.";
    metrics.commit.write(&mut page, "tokyo_commit_seconds", commit);
    let acknowledged = "From a command's arrival until its acknowledgement is sent.";
    metrics.acknowledgement.write(&mut page, "tokyo_acknowledgement_seconds", acknowledged);
    for (name, help, value) in [
        ("tokyo_appends_total", "Appends made durable.", read(&metrics.appends)),
        ("tokyo_acknowledged_total", "Commands acknowledged.", read(&counts.acknowledged)),
        ("tokyo_refused_total", "Commands refused.", read(&counts.refused)),
        ("tokyo_turned_away_total", "Connections without room.", read(&metrics.turned_away)),
        ("tokyo_resyncs_total", "Clients that read too slowly.", read(&counts.resyncs)),
        ("tokyo_waves_total", "Gestures of hands received.", read(&metrics.waves)),
        ("tokyo_waves_sent_total", "Gestures sent to clients.", read(&metrics.waves_sent)),
        ("tokyo_waves_dropped_total", "Gestures dropped.", read(&metrics.waves_dropped)),
    ] {
        page.single(name, "counter", help, value);
    }
    for (name, help, value) in [
        ("tokyo_sockets", "Sockets and event streams open.", read(&counts.sockets)),
        ("tokyo_live_matches", "Matches in memory.", house.matches.count() as u64),
        ("tokyo_queue_depth", "Messages that wait for matches.", house.matches.queued() as u64),
    ] {
        page.single(name, "gauge", help, value);
    }
    bots(&mut page, house);
    metrics.write_faults(&mut page);
    page.0
}

/// What the bots are busy with.
fn bots(page: &mut Page, house: &House) {
    let bots = house.thinkers.standing();
    let decisions = "Decisions that bots have made.";
    page.single("tokyo_bot_decisions_total", "counter", decisions, bots.decisions);
    page.single("tokyo_bots_thinking", "gauge", "Bots that think.", bots.thinking as u64);
    let waiting = "Bots that wait for a thread to think on.";
    page.single("tokyo_bot_queue", "gauge", waiting, bots.waiting as u64);
    let oldest = "How long the first of them has waited.";
    page.head("tokyo_bot_oldest_seconds", "gauge", oldest);
    page.line("tokyo_bot_oldest_seconds", bots.oldest.as_secs_f64());
}
