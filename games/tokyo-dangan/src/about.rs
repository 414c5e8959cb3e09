//! Facts for lobby and statistics, and what is hidden from whom.

use contract::{
    About, Chance, Coaching, Encoder, Meta, Profile, Seat, Secrets, SetupOption, Values, Viewer,
};

use crate::coach::Conductor;
use crate::lists;
use crate::rules::draw_from;
use crate::setup::{MOST_ROUNDS, NAMES, Setup};
use crate::square::SquareSet;
use crate::state::{TokyoDangan, Traveller};

const OPTIONS: &[SetupOption] = &[
    SetupOption { key: "board", values: Values::OneOf(NAMES) },
    SetupOption { key: "start", values: Values::OneOf(&["random", "seat-0"]) },
    SetupOption { key: "common_start", values: Values::Switch },
    SetupOption { key: "short_first_turn", values: Values::Switch },
    SetupOption { key: "removal", values: Values::Switch },
    SetupOption { key: "round_cap", values: Values::Whole { min: 0, max: MOST_ROUNDS as i64 } },
    SetupOption { key: "repetition", values: Values::Switch },
    SetupOption { key: "day", values: Values::Day },
];

impl About for TokyoDangan {
    const META: Meta = Meta {
        id: "tokyo-dangan",
        title: "Tokyo Dangan",
        seats: 2..=4,
        rules_version: 1,
        shown: true,
        hidden: true,
        options: OPTIONS,
        figures: &[],
        endings: &[
            "fifth-destination",
            "round-cap",
            "repetition",
            "solved-best",
            "solved",
            "out-of-actions",
        ],
        profile: Profile { minutes: [20, 40], weight: 2, luck: 3 },
        rules: include_str!("../RULES.md"),
        sisters: lists::SISTERS,
        guides: lists::GUIDES,
        words: lists::WORDS,
        lesson: lists::LESSON,
    };

    const COACHING: Option<Coaching<TokyoDangan>> = Some(Coaching::Chances(|| Box::new(Conductor)));

    const ENCODER: Option<Encoder<TokyoDangan>> = Some(Encoder::trained());

    fn presets() -> Vec<(&'static str, Setup)> {
        vec![
            ("rulebook", Setup::default()),
            ("limited", Setup::limited()),
            ("kyoto-style", Setup::kyoto_style()),
        ]
    }

    fn setup_for_bots() -> Setup {
        Setup::limited()
    }
}

impl Secrets for TokyoDangan {
    /// Deals the hands and the open destinations of all others again. After the end everything
    /// lies open.
    fn permute(&self, viewer: Viewer, chance: &mut Chance) -> TokyoDangan {
        let mut other = self.clone();
        if self.over.is_some() {
            return other;
        }
        let hidden = |seat: &Seat| !viewer.is(*seat);
        for seat in Seat::all(self.travellers.len()).filter(hidden) {
            self.travellers[seat].hand.each().for_each(|kind| other.pile.put(kind));
        }
        for seat in Seat::all(self.travellers.len()).filter(hidden) {
            let Traveller { hand, open, .. } = &self.travellers[seat];
            let hand = hand.each().filter_map(|_| other.pile.draw(chance)).collect();
            let not = self.travellers[seat].known();
            let mut again = SquareSet::EMPTY;
            for _ in 0..open.len() {
                again = again.or(draw_from(self.board.towns().without(not).without(again), chance));
            }
            other.travellers[seat].hand = hand;
            other.travellers[seat].open = again;
        }
        other
    }
}
