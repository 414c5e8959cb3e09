//! Facts for lobby and statistics, and what is hidden from whom.

use contract::{
    About, Chance, Coaching, Encoder, Meta, Profile, Secrets, SetupOption, Values, Viewer,
};

use crate::draw::art;
use crate::lists;
use crate::mind::levels;
use crate::setup::Setup;
use crate::state::{KingOfTokyo, Top};

const fn switch(key: &'static str) -> SetupOption {
    SetupOption { key, values: Values::Switch }
}

const fn one_of(key: &'static str, words: &'static [&'static str]) -> SetupOption {
    SetupOption { key, values: Values::OneOf(words) }
}

const OPTIONS: &[SetupOption] = &[
    switch("tokyo_bay"),
    one_of("entry", &["attackers", "everybody"]),
    one_of("bay_closing", &["leaves", "slides"]),
    one_of("extra_damage", &["damage", "claws"]),
    one_of("batteries", &["staked", "charged"]),
    switch("two_player_energy"),
    switch("yield_when_blocked"),
    switch("bay_hit_on_entry"),
    switch("card_hits_on_entry"),
    switch("healing_ray_in_tokyo"),
    one_of("regeneration", &["own-healing", "dice", "every-healing"]),
    one_of("burrowing", &["on-tokyo", "from-tokyo"]),
    one_of("underdog", &["every-turn", "own-turn"]),
    one_of("frenzy", &["after-turn", "at-once"]),
    one_of("high_drop", &["city", "choose"]),
    switch("counters_after_rebirth"),
    switch("shrinking_kills"),
    switch("double_growth"),
    one_of("twenty", &["first", "shared"]),
    switch("last_standing_at_once"),
    switch("fire_on_cards"),
    one_of("camouflage_dice", &["own-turn-rerolls", "all", "none"]),
    switch("cap_points"),
];

impl About for KingOfTokyo {
    const META: Meta = Meta {
        id: "king-of-tokyo",
        title: "King of Tokyo",
        seats: 2..=6,
        rules_version: 2,
        shown: true,
        hidden: true,
        options: OPTIONS,
        figures: &art::KINDS,
        endings: &["twenty-points", "last-standing", "all-fell"],
        profile: Profile { minutes: [20, 30], weight: 1, luck: 4 },
        rules: include_str!("../RULES.md"),
        sisters: lists::SISTERS,
        guides: lists::GUIDES,
        words: lists::WORDS,
        lesson: lists::LESSON,
    };

    const ENCODER: Option<Encoder<KingOfTokyo>> = Some(Encoder::trained());

    const COACHING: Option<Coaching<KingOfTokyo>> = Some(Coaching::Chances(levels::coach));

    fn presets() -> Vec<(&'static str, Setup)> {
        vec![("2012", Setup::default()), ("2016", Setup::edition_2016())]
    }
}

impl Secrets for KingOfTokyo {
    fn permute(&self, viewer: Viewer, chance: &mut Chance) -> KingOfTokyo {
        let mut other = self.clone();
        let knows = |top: &Top| viewer.seat().is_some_and(|seat| top.known.contains(seat));
        if let Some(top) = self.top.filter(|top| !knows(top)) {
            other.deck.insert(top.card);
            let card = other.deck.nth(chance.idx(other.deck.len())).unwrap_or(top.card);
            other.deck.remove(card);
            other.top = Some(Top { card, ..top });
        }
        other
    }
}
