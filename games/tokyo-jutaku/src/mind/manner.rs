//! How fast and how well somebody builds.

use contract::Chance;

/// How fast and how well somebody builds. Odds are in thousandths.
///
/// The times are tuned so that a white site of three floors takes 90 seconds, 60, 40 or 25, which
/// the example `pace` measures: with them bots are company for people. Only the master goes flat
/// out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// The least and the most time to choose a card where a clock runs, in milliseconds.
    pub looks_ms: [u32; 2],
    /// The least and the most time for a piece, to take and to place it, in milliseconds.
    pub piece_ms: [u32; 2],
    /// The least and the most time to join somebody's "stop!", in milliseconds.
    pub reacts_ms: [u32; 2],
    /// Positions that are gone through in mind before something is tried.
    pub nodes: u32,
    /// The time for each of them, in milliseconds.
    pub node_ms: u32,
    /// How often a piece is put where it only seems to fit: against the rules, unless the table
    /// refuses that.
    pub misjudges: u32,
    /// How often it is seen that something on the site is wrong, at every look.
    pub notices: u32,
    /// How often a beat passes, or half the time for a piece is lost.
    pub hesitates: u32,
    /// How often "stop!" is called one piece too early.
    pub miscounts: u32,
    /// By how many hundredths the worth of a card may be overrated.
    pub overrates: u32,
}

const USUAL_LOOK: [u32; 2] = [1_500, 3_999];

/// For a first game.
pub const EASY: Manner = Manner {
    looks_ms: USUAL_LOOK,
    piece_ms: [5_000, 8_800],
    reacts_ms: [350, 630],
    nodes: 150,
    node_ms: 38,
    misjudges: 150,
    notices: 500,
    hesitates: 200,
    miscounts: 40,
    overrates: 150,
};

/// For most evenings.
pub const NORMAL: Manner = Manner {
    looks_ms: USUAL_LOOK,
    piece_ms: [5_000, 8_000],
    reacts_ms: [210, 350],
    nodes: 400,
    node_ms: 19,
    misjudges: 60,
    notices: 700,
    hesitates: 80,
    miscounts: 0,
    overrates: 40,
};

/// At the pace of a quick person.
pub const HARD: Manner = Manner {
    looks_ms: USUAL_LOOK,
    piece_ms: [4_050, 6_550],
    reacts_ms: [105, 175],
    nodes: 900,
    node_ms: 10,
    misjudges: 10,
    notices: 950,
    hesitates: 10,
    miscounts: 0,
    overrates: 0,
};

/// At the pace of the quickest people, who hardly ever slip.
pub const EXPERT: Manner = Manner {
    looks_ms: [1_000, 2_000],
    piece_ms: [2_600, 4_200],
    reacts_ms: [80, 120],
    nodes: 1_800,
    node_ms: 5,
    misjudges: 3,
    notices: 1_000,
    hesitates: 3,
    miscounts: 0,
    overrates: 0,
};

/// Flat out: thinks at once, and moves wood as fast as a hand can.
pub const MASTER: Manner = Manner {
    looks_ms: [300, 500],
    piece_ms: [500, 700],
    reacts_ms: [50, 80],
    nodes: 4_000,
    node_ms: 0,
    misjudges: 0,
    notices: 1_000,
    hesitates: 0,
    miscounts: 0,
    overrates: 0,
};

impl Manner {
    /// Whether something happens that happens that often.
    pub(crate) fn is_due(odds: u32, chance: &mut Chance) -> bool {
        odds > 0 && chance.below(1_000) < odds
    }

    /// The time to choose a card.
    pub(crate) fn look(&self, chance: &mut Chance) -> u64 {
        between(self.looks_ms, chance)
    }

    /// The time for that many hundredths of a piece.
    pub(crate) fn time(&self, hundredths: u32, chance: &mut Chance) -> u64 {
        between(self.piece_ms, chance) * u64::from(hundredths) / 100
    }

    /// The time to join somebody's "stop!".
    pub(crate) fn reaction(&self, chance: &mut Chance) -> u64 {
        between(self.reacts_ms, chance)
    }

    /// The time for a piece, on average.
    pub(crate) fn usual_ms(&self) -> u64 {
        self.piece_ms.iter().map(|ms| u64::from(*ms)).sum::<u64>() / 2
    }
}

fn between([least, most]: [u32; 2], chance: &mut Chance) -> u64 {
    u64::from(least + chance.below(most.saturating_sub(least) + 1))
}
