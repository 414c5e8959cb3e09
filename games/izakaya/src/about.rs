//! Facts for lobby and statistics, and what is hidden from whom.

use contract::{
    About, Chance, Coaching, Encoder, Meta, Profile, Seat, Secrets, SetupOption, Values, Viewer,
};

use crate::coach::Landlord;
use crate::lists;
use crate::setup::{Passing, Setup};
use crate::state::{Izakaya, STEP};

const OPTIONS: &[SetupOption] = &[
    SetupOption { key: "roppongi", values: Values::Switch },
    SetupOption { key: "ties", values: Values::OneOf(&["reverse", "rotate"]) },
    SetupOption { key: "bid_limit", values: Values::Whole { min: 0, max: 600 } },
    SetupOption { key: "passing", values: Values::OneOf(&["stuck", "free"]) },
    SetupOption { key: "lines", values: Values::OneOf(&["both", "across", "along"]) },
    SetupOption { key: "place_limit", values: Values::Whole { min: 0, max: 600 } },
    SetupOption { key: "caps", values: Values::Switch },
    SetupOption { key: "stall", values: Values::Switch },
];

impl About for Izakaya {
    const META: Meta = Meta {
        id: "izakaya",
        title: "Izakaya",
        seats: 2..=5,
        rules_version: 2,
        shown: true,
        hidden: true,
        options: OPTIONS,
        figures: &[],
        endings: &["pot", "stalled", "rounds"],
        profile: Profile { minutes: [30, 60], weight: 4, luck: 2 },
        rules: include_str!("../RULES.md"),
        sisters: lists::SISTERS,
        guides: lists::GUIDES,
        words: lists::WORDS,
        lesson: lists::LESSON,
    };

    const COACHING: Option<Coaching<Izakaya>> =
        Some(Coaching::Chances(|| Box::new(Landlord::default())));

    const ENCODER: Option<Encoder<Izakaya>> = Some(Encoder::trained());

    fn presets() -> Vec<(&'static str, Setup)> {
        let standard = Setup::default();
        vec![
            ("standard", standard),
            ("unhurried", Setup { place_limit: 0, ..standard }),
            ("live", Setup { bid_limit: 60, ..standard }),
            ("towers", Setup { caps: false, passing: Passing::Free, ..standard }),
        ]
    }
}

impl Secrets for Izakaya {
    /// The bids of others become something else that they could have bid.
    fn permute(&self, viewer: Viewer, chance: &mut Chance) -> Izakaya {
        let mut other = self.clone();
        for seat in Seat::all(self.count()).filter(|seat| !viewer.is(*seat)) {
            let player = &mut other.players[seat];
            if player.bid.is_some() {
                let steps = chance.below(u32::from(player.cash / STEP) + 1) as u16;
                player.bid = Some(steps * STEP);
            }
        }
        other
    }
}
