//! Facts for lobby and statistics, and what is hidden from whom.

use building::Side;
use contract::{
    About, Chance, Coaching, Encoder, Meta, Profile, Seat, Secrets, SetupOption, Values, Viewer,
};

use crate::coach::Stopwatch;
use crate::command::Beat;
use crate::lists;
use crate::setup::{Assist, Mode, Setup};
use crate::state::TokyoJutaku;

const OPTIONS: &[SetupOption] = &[
    SetupOption {
        key: "mode",
        values: Values::OneOf(&["race", "beats", "attack", "team", "duel", "daily"]),
    },
    SetupOption { key: "side", values: Values::OneOf(&["white", "blue"]) },
    SetupOption { key: "easy", values: Values::Whole { min: 0, max: 8 } },
    SetupOption { key: "assist", values: Values::OneOf(&["standard", "guided", "master"]) },
    SetupOption { key: "roppongi", values: Values::OneOf(ROPPONGI) },
    SetupOption { key: "hole_blocks", values: Values::Switch },
    SetupOption { key: "nudge", values: Values::Switch },
    SetupOption { key: "idle_hold", values: Values::Whole { min: 0, max: 120 } },
    SetupOption { key: "fine", values: Values::Whole { min: 0, max: 10 } },
    SetupOption { key: "attack", values: Values::Whole { min: 1, max: 30 } },
    SetupOption { key: "limit", values: Values::Whole { min: 0, max: 120 } },
    SetupOption { key: "day", values: Values::Day },
];

/// What Roppongi can replace: nothing, any district, or this one.
const ROPPONGI: &[&str] = &[
    "off",
    "random",
    "shinjuku",
    "shibuya",
    "shinagawa",
    "ginza",
    "ueno",
    "asakusa",
    "akihabara",
    "ikebukuro",
];

impl About for TokyoJutaku {
    const META: Meta = Meta {
        id: "tokyo-jutaku",
        title: "Tokyo Jutaku",
        seats: 1..=8,
        rules_version: 2,
        shown: true,
        hidden: true,
        options: OPTIONS,
        figures: &[],
        endings: &["fourth-site", "time-up", "daily-site", "no-cards"],
        profile: Profile { minutes: [10, 30], weight: 2, luck: 2 },
        rules: include_str!("../RULES.md"),
        sisters: lists::SISTERS,
        guides: lists::GUIDES,
        words: lists::WORDS,
        lesson: lists::LESSON,
    };

    const ENCODER: Option<Encoder<TokyoJutaku>> = Some(Encoder::of());

    const COACHING: Option<Coaching<TokyoJutaku>> =
        Some(Coaching::Times(|| Box::new(Stopwatch::default())));

    fn presets() -> Vec<(&'static str, Setup)> {
        let race = Setup::default();
        vec![
            ("race", race),
            ("first-game", Setup { side: Side::Blue, assist: Assist::Guided, ..race }),
            ("beats", Setup { mode: Mode::Beats, ..race }),
            ("time-attack", Setup { mode: Mode::Attack, ..race }),
            ("team", Setup { mode: Mode::Team, ..race }),
            ("duel", Setup { mode: Mode::Duel, ..race }),
            ("daily-site", Setup { mode: Mode::Daily, ..race }),
        ]
    }

    fn setup_for_bots() -> Setup {
        Setup::for_bots()
    }
}

impl Secrets for TokyoJutaku {
    /// What others have submitted in a beat becomes something else that they could have.
    fn permute(&self, viewer: Viewer, chance: &mut Chance) -> TokyoJutaku {
        let mut other = self.clone();
        for seat in Seat::all(self.count()).filter(|seat| !viewer.is(*seat)) {
            let own = &mut other.architects[seat];
            if own.beat.is_none() {
                continue;
            }
            let built = own.site.as_ref().is_some_and(|site| !site.building().is_empty());
            let beats = [Beat::Hold, Beat::Clear, Beat::Return, Beat::Stop];
            let beats = if built { &beats[..] } else { &beats[..2] };
            own.beat = chance.pick(beats).copied();
        }
        other
    }
}
