//! The 66 cards. A card is a value: name, cost, text, hooks and tests side by side; the rules call
//! hooks and know no card by name.
//!
//! - [`card`]: a card of the deck, a set of cards, the power it gives
//! - [`title`]: what is printed on a card, and the hooks that make it work
//! - [`hook`]: which cards have which hook, worked out when the program is built
//! - [`worth`]: what bots think a card is worth
//! - the families: [`growth`], [`dice`], [`points`], [`energy`], [`attack`], [`defence`],
//!   [`market`], [`ending`], [`mimic`], [`city`], [`blasts`]

pub mod attack;
pub mod blasts;
pub mod card;
pub mod city;
pub mod defence;
pub mod dice;
pub mod ending;
pub mod energy;
pub mod growth;
pub mod hook;
pub mod market;
pub mod mimic;
pub mod points;
pub mod title;
pub mod worth;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use card::{CARDS, Card, CardSet, KEEP_CARDS, Power};
pub use hook::Hooks;
pub use title::{Kind, Moment, Title};

/// Every title, in the order of the card list.
pub const TITLES: [&Title; 64] = [
    &attack::ACID_ATTACK,
    &market::ALIEN_METABOLISM,
    &attack::ALPHA_MONSTER,
    &defence::ARMOR_PLATING,
    &dice::BACKGROUND_DWELLER,
    &attack::BURROWING,
    &defence::CAMOUFLAGE,
    &points::COMPLETE_DESTRUCTION,
    &market::DEDICATED_NEWS_TEAM,
    &points::EATER_OF_THE_DEAD,
    &ending::ENERGY_HOARDER,
    &growth::EVEN_BIGGER,
    &dice::EXTRA_HEAD,
    &attack::FIRE_BREATHING,
    &points::FREEZE_TIME,
    &energy::FRIEND_OF_CHILDREN,
    &dice::GIANT_BRAIN,
    &points::GOURMET,
    &growth::HEALING_RAY,
    &ending::HERBIVORE,
    &dice::HERD_CULLER,
    &growth::IT_HAS_A_CHILD,
    &defence::JETS,
    &market::MADE_IN_A_LAB,
    &ending::METAMORPH,
    &mimic::MIMIC,
    &energy::MONSTER_BATTERIES,
    &attack::NOVA_BREATH,
    &points::OMNIVORE,
    &market::OPPORTUNIST,
    &market::PARASITIC_TENTACLES,
    &dice::PLOT_TWIST,
    &attack::POISON_QUILLS,
    &attack::POISON_SPIT,
    &dice::PSYCHIC_PROBE,
    &growth::RAPID_HEALING,
    &growth::REGENERATION,
    &ending::ROOTING_FOR_THE_UNDERDOG,
    &attack::SHRINK_RAY,
    &dice::SMOKE_CLOUD,
    &ending::SOLAR_POWERED,
    &attack::SPIKED_TAIL,
    &dice::STRETCHY,
    &dice::TELEPATH,
    &attack::URBAVORE,
    &energy::WERE_ONLY_MAKING_IT_STRONGER,
    &defence::WINGS,
    &city::APARTMENT_BUILDING,
    &city::COMMUTER_TRAIN,
    &city::CORNER_STORE,
    &city::DROP_FROM_HIGH_ALTITUDE,
    &city::ENERGIZE,
    &blasts::EVACUATION_ORDERS,
    &blasts::FIRE_BLAST,
    &city::FRENZY,
    &blasts::GAS_REFINERY,
    &city::HEAL,
    &blasts::HIGH_ALTITUDE_BOMBING,
    &blasts::JET_FIGHTERS,
    &blasts::NATIONAL_GUARD,
    &city::NUCLEAR_POWER_PLANT,
    &city::SKYSCRAPER,
    &blasts::TANKS,
    &blasts::VAST_STORM,
];
