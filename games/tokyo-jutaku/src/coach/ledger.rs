//! Stretches of a builder's time, and why they were lost.

use contract::coach::LostTime;

/// To take a piece that one has found.
pub const GRASP: u64 = 1_500;
/// To turn a piece and lay it down.
pub const FIT: u64 = 3_000;
/// To see that a building is finished, and to call.
pub const REACTION: u64 = 1_000;
/// Where there is no clock, a beat.
pub const BEAT: u64 = 5_000;

/// Why time was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Looking for a piece.
    Looking,
    /// Looking for one after somebody else took a piece like it, or one handled before.
    Gone,
    /// Fitting in a piece in hand.
    Fitting,
    /// A piece was taken and put back.
    PutBack,
    /// A piece was placed and returned.
    Rebuilding,
    /// Everybody cleared.
    Cleared,
    /// A false stop.
    FalseStop,
    /// A false stop of somebody else.
    OthersStop,
    /// A finished building was not called at once.
    LateStop,
}

impl Cause {
    /// All of them.
    pub const ALL: [Cause; 9] = [
        Cause::Looking,
        Cause::Gone,
        Cause::Fitting,
        Cause::PutBack,
        Cause::Rebuilding,
        Cause::Cleared,
        Cause::FalseStop,
        Cause::OthersStop,
        Cause::LateStop,
    ];

    /// Its word for messages.
    pub fn key(self) -> &'static str {
        match self {
            Cause::Looking => "looking",
            Cause::Gone => "gone",
            Cause::Fitting => "fitting",
            Cause::PutBack => "put-back",
            Cause::Rebuilding => "rebuilding",
            Cause::Cleared => "cleared",
            Cause::FalseStop => "false-stop",
            Cause::OthersStop => "others-stop",
            Cause::LateStop => "late-stop",
        }
    }
}

/// What a builder did with the time on one site.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    spans: Vec<Span>,
    cases: u32,
}

/// A stretch of time.
#[derive(Clone, Copy, Debug)]
struct Span {
    ms: u64,
    /// Why it was lost, and which case of that it belongs to; nothing if it was not.
    lost: Option<(Cause, u32)>,
    /// The piece that it was spent on, by how many were taken before.
    errand: Option<u32>,
    /// The line at which it ended.
    step: usize,
}

impl Ledger {
    /// Books time that was lost, as a case of its own; its number.
    pub fn lose(&mut self, ms: u64, cause: Cause, errand: Option<u32>, step: usize) -> u32 {
        self.cases += 1;
        self.spans.push(Span { ms, lost: Some((cause, self.cases)), errand, step });
        self.cases
    }

    /// Books more time that was lost in the same case.
    pub fn lose_more(&mut self, ms: u64, cause: Cause, case: u32, step: usize) {
        self.spans.push(Span { ms, lost: Some((cause, case)), errand: None, step });
    }

    /// Books time of which so much is needed anyhow, and the rest is lost.
    pub fn spend(&mut self, ms: u64, needed: u64, cause: Cause, errand: Option<u32>, step: usize) {
        self.spans.push(Span { ms: ms.min(needed), lost: None, errand, step });
        if ms > needed {
            self.lose(ms - needed, cause, errand, step);
        }
    }

    /// Everything that was spent on these errands turns out to be lost, as one case.
    pub fn waste(&mut self, errands: &[u32], cause: Cause, step: usize) {
        self.cases += 1;
        let of = |span: &&mut Span| span.errand.is_some_and(|errand| errands.contains(&errand));
        for span in self.spans.iter_mut().filter(of) {
            (span.lost, span.step) = (Some((cause, self.cases)), step);
        }
    }

    /// All time that was booked.
    pub fn total(&self) -> u64 {
        self.spans.iter().map(|span| span.ms).sum()
    }

    /// What was lost, the costliest cause first.
    pub fn lost(&self) -> Vec<LostTime> {
        let causes = Cause::ALL.iter().filter_map(|cause| self.lost_by(*cause));
        let mut lost: Vec<LostTime> = causes.collect();
        lost.sort_by_key(|lost| std::cmp::Reverse(lost.ms));
        lost
    }

    fn lost_by(&self, cause: Cause) -> Option<LostTime> {
        let mut cases: Vec<(u32, u64, usize)> = Vec::new();
        for span in self.spans.iter().filter(|span| span.ms > 0) {
            let Some((_, case)) = span.lost.filter(|(why, _)| *why == cause) else { continue };
            match cases.iter_mut().find(|(number, ..)| *number == case) {
                Some((_, ms, step)) => {
                    *ms += span.ms;
                    *step = span.step.max(*step);
                }
                None => cases.push((case, span.ms, span.step)),
            }
        }
        // Of cases that cost as much, the first.
        let (_, _, step) = cases.iter().rev().max_by_key(|(_, ms, _)| *ms).copied()?;
        let ms = cases.iter().map(|(_, ms, _)| ms).sum();
        Some(LostTime { cause: cause.key(), ms, count: cases.len() as u32, step })
    }
}
