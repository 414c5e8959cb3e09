//! What is measured, in the text format that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use wire::outbound::Code;

/// The upper ends of the histograms' buckets, in microseconds.
const BOUNDS_US: [u64; 14] = [
    250, 500, 1_000, 2_500, 5_000, 10_000, 15_000, 25_000, 50_000, 100_000, 250_000, 500_000,
    1_000_000, 5_000_000,
];

/// How long something took, by classes.
#[derive(Debug, Default)]
pub struct Histogram {
    classes: [AtomicU64; BOUNDS_US.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Histogram {
    /// Counts one that took so long.
    pub fn observe(&self, took: Duration) {
        let took_us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(class) = BOUNDS_US.iter().position(|bound| took_us <= *bound) {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
        self.sum_us.fetch_add(took_us, Ordering::Relaxed);
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    pub fn write(&self, page: &mut Page, name: &str, help: &str) {
        page.head(name, "histogram", help);
        // Read first, so that no class is larger than the whole.
        let mut sum = 0;
        for (bound, class) in BOUNDS_US.iter().zip(&self.classes) {
            sum += class.load(Ordering::Relaxed);
            let seconds = *bound as f64 / 1e6;
            page.line(&format!("{name}_bucket{{le=\"{seconds}\"}}"), sum);
        }
        let count = self.count.load(Ordering::Relaxed).max(sum);
        page.line(&format!("{name}_bucket{{le=\"+Inf\"}}"), count);
        let seconds = self.sum_us.load(Ordering::Relaxed) as f64 / 1e6;
        page.line(&format!("{name}_sum"), seconds);
        page.line(&format!("{name}_count"), count);
    }
}

/// All codes of faults.
const CODES: [Code; 15] = [
    Code::Malformed,
    Code::HelloFirst,
    Code::NoTable,
    Code::NotBegun,
    Code::Frozen,
    Code::NoSeat,
    Code::SeatGone,
    Code::TooFast,
    Code::ChatClosed,
    Code::Busy,
    Code::NotStored,
    Code::Closing,
    Code::Closed,
    Code::Banned,
    Code::Muted,
];

/// What is measured since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    /// From handing lines to the store until they are durable.
    pub commit: Histogram,
    /// From a command's arrival until its acknowledgement is on its way.
    pub acknowledgement: Histogram,
    /// Appends that the store made durable.
    pub appends: AtomicU64,
    /// Connections for which there was no room.
    pub turned_away: AtomicU64,
    /// Gestures of hands that could be shown.
    pub waves: AtomicU64,
    /// Gestures that clients were sent.
    pub waves_sent: AtomicU64,
    /// Gestures that were not: too many, not allowed, or replaced by newer ones.
    pub waves_dropped: AtomicU64,
    errors: [AtomicU64; CODES.len()],
    answers: [AtomicU64; 6],
}

impl Metrics {
    /// Counts a fault that a client was told.
    pub fn error(&self, code: Code) {
        if let Some(idx) = CODES.iter().position(|known| *known == code) {
            self.errors[idx].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Writes how many faults clients were told, and how many requests were answered how.
    pub fn write_faults(&self, page: &mut Page) {
        page.head("tokyo_errors_total", "counter", "Faults that clients were told, by code.");
        for (code, counter) in CODES.iter().zip(&self.errors) {
            let name = serde_json::to_string(code).unwrap_or_default();
            let count = counter.load(Ordering::Relaxed);
            page.line(&format!("tokyo_errors_total{{code={name}}}"), count);
        }
        page.head("tokyo_http_answers_total", "counter", "Answers to HTTP requests, by class.");
        for (class, counter) in self.answers.iter().enumerate().skip(1) {
            let count = counter.load(Ordering::Relaxed);
            page.line(&format!("tokyo_http_answers_total{{class=\"{class}xx\"}}"), count);
        }
    }

    /// Counts an answer to an HTTP request.
    pub fn answer(&self, status: u16) {
        if let Some(class) = self.answers.get(usize::from(status / 100)) {
            class.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// A page as Prometheus reads it.
#[derive(Default)]
pub struct Page(pub String);

impl Page {
    pub fn head(&mut self, name: &str, kind: &str, help: &str) {
        // Writing into memory cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    pub fn line(&mut self, name: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{name} {value}");
    }

    pub fn single(&mut self, name: &str, kind: &str, help: &str, value: u64) {
        self.head(name, kind, help);
        self.line(name, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards_and_ends_with_everything() {
        let histogram = Histogram::default();
        for took_us in [100, 250, 251, 30_000, 99_000_000] {
            histogram.observe(Duration::from_micros(took_us));
        }
        let mut page = Page::default();
        histogram.write(&mut page, "t", "Test.");
        for line in [
            "# TYPE t histogram",
            "t_bucket{le=\"0.00025\"} 2",
            "t_bucket{le=\"0.0005\"} 3",
            "t_bucket{le=\"0.05\"} 4",
            "t_bucket{le=\"5\"} 4",
            "t_bucket{le=\"+Inf\"} 5",
            "t_count 5",
        ] {
            assert!(page.0.lines().any(|found| found == line), "{line} in {}", page.0);
        }
    }
}
