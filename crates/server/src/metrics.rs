//! What is measured since the start.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use wire::outbound::Code;

/// The upper ends of the histograms' buckets, in seconds.
const BOUNDS_S: [f64; 14] =
    [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// A name and what it is.
type Label = [(&'static str, String); 1];

/// What is measured since the start.
#[derive(Debug)]
pub struct Metrics {
    commit: Histogram,
    acknowledgement: Histogram,
    /// Appends that the store made durable.
    pub appends: Counter,
    /// Connections for which there was no room.
    pub turned_away: Counter,
    /// Gestures of hands that could be shown.
    pub waves: Counter,
    /// Gestures that clients were sent.
    pub waves_sent: Counter,
    /// Gestures that were not: too many, not allowed, or replaced by newer ones.
    pub waves_dropped: Counter,
    errors: Family<Label, Counter>,
    answers: Family<Label, Counter>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let metrics = Metrics {
            commit: Histogram::new(BOUNDS_S),
            acknowledgement: Histogram::new(BOUNDS_S),
            appends: Counter::default(),
            turned_away: Counter::default(),
            waves: Counter::default(),
            waves_sent: Counter::default(),
            waves_dropped: Counter::default(),
            errors: Family::default(),
            answers: Family::default(),
        };
        // An alarm on what has never happened needs a nought to compare with.
        (1..=5).for_each(|class| drop(metrics.answers.get_or_create(&answered(class))));
        metrics
    }
}

fn answered(class: u16) -> Label {
    [("class", format!("{class}xx"))]
}

impl Metrics {
    /// Counts lines that took that long to become durable.
    pub fn committed(&self, took: Duration) {
        self.commit.observe(took.as_secs_f64());
        self.appends.inc();
    }

    /// Counts a command that was acknowledged that long after it came.
    pub fn acknowledged(&self, took: Duration) {
        self.acknowledgement.observe(took.as_secs_f64());
    }

    /// Counts a fault that a client was told.
    pub fn error(&self, code: Code) {
        self.errors.get_or_create(&[("code", code.to_string())]).inc();
    }

    /// Counts an answer to an HTTP request.
    pub fn answer(&self, status: u16) {
        self.answers.get_or_create(&answered(status / 100)).inc();
    }

    /// Puts everything on the page that Prometheus reads.
    pub fn register(&self, page: &mut Registry) {
        let commit = "From handing lines to the store until they are durable";
        page.register_with_unit("commit", commit, Unit::Seconds, self.commit.clone());
        let acknowledged = "From a command's arrival until its acknowledgement is sent";
        let histogram = self.acknowledgement.clone();
        page.register_with_unit("acknowledgement", acknowledged, Unit::Seconds, histogram);
        page.register("appends", "Appends made durable", self.appends.clone());
        page.register("turned_away", "Connections without room", self.turned_away.clone());
        page.register("waves", "Gestures of hands received", self.waves.clone());
        page.register("waves_sent", "Gestures sent to clients", self.waves_sent.clone());
        page.register("waves_dropped", "Gestures dropped", self.waves_dropped.clone());
        page.register("errors", "Faults that clients were told, by code", self.errors.clone());
        page.register("http_answers", "Answers to HTTP requests, by class", self.answers.clone());
    }
}
