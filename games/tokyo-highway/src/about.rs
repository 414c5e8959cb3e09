//! Facts for lobby and statistics. Nothing is hidden.

use contract::{About, Coaching, Encoder, Meta, Profile, Secrets, SetupOption, Values};

use crate::coach::Foreman;
use crate::lists;
use crate::truth::TokyoHighway;

/// How the hand of one seat can tremble.
const HANDS: &[&str] = &["as-table", "steady", "normal", "espresso"];

const OPTIONS: &[SetupOption] = &[
    SetupOption { key: "start", values: Values::OneOf(&["random", "seat-0"]) },
    SetupOption { key: "strict_plan_view", values: Values::Switch },
    SetupOption { key: "clearance", values: Values::OneOf(&["normal", "wide"]) },
    SetupOption { key: "steepest", values: Values::OneOf(&["0.6", "1", "any"]) },
    SetupOption { key: "grip", values: Values::OneOf(&["wood", "rubber", "any"]) },
    SetupOption { key: "exits", values: Values::OneOf(&["first-storey", "any-height"]) },
    SetupOption { key: "out_of_materials", values: Values::OneOf(&["loses", "counts-cars"]) },
    SetupOption { key: "mode", values: Values::OneOf(&["blueprint", "hand-built"]) },
    SetupOption { key: "tremor", values: Values::OneOf(&["normal", "steady", "espresso"]) },
    SetupOption { key: "hand_1", values: Values::OneOf(HANDS) },
    SetupOption { key: "hand_2", values: Values::OneOf(HANDS) },
    SetupOption { key: "hand_3", values: Values::OneOf(HANDS) },
    SetupOption { key: "hand_4", values: Values::OneOf(HANDS) },
];

impl About for TokyoHighway {
    const META: Meta = Meta {
        id: "tokyo-highway",
        title: "Tokyo Highway",
        seats: 2..=4,
        rules_version: 2,
        shown: true,
        hidden: false,
        options: OPTIONS,
        figures: &[],
        endings: &["all-cars", "materials", "all-blocked"],
        profile: Profile { minutes: [30, 50], weight: 3, luck: 1 },
        rules: include_str!("../RULES.md"),
        sisters: lists::SISTERS,
        guides: lists::GUIDES,
        words: lists::WORDS,
        lesson: lists::LESSON,
    };

    const ENCODER: Option<Encoder<TokyoHighway>> = Some(Encoder::of());

    const COACHING: Option<Coaching<TokyoHighway>> =
        Some(Coaching::Chances(|| Box::new(Foreman::default())));
}

impl Secrets for TokyoHighway {}
