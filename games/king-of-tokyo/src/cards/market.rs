//! Cards about buying cards.

use super::{Hooks, Title};

/// Everything is cheaper.
pub const ALIEN_METABOLISM: Title = Title::keep(
    "alien-metabolism",
    "Alien Metabolism",
    3,
    "Every card you buy costs you 1 energy less.",
    Hooks { discount: Some(()), ..Hooks::NONE },
);

/// Buying earns points.
pub const DEDICATED_NEWS_TEAM: Title = Title::keep(
    "dedicated-news-team",
    "Dedicated News Team",
    3,
    "Gain 1 point whenever you buy another card.",
    Hooks { bought: Some(|act, power| act.gain_points(power.seat, 1)), ..Hooks::NONE },
);

/// A look at the deck.
pub const MADE_IN_A_LAB: Title = Title::keep(
    "made-in-a-lab",
    "Made in a Lab",
    2,
    "When you buy cards, you may look at the top card of the deck and buy it.",
    Hooks { lab: Some(()), ..Hooks::NONE },
);

/// First come.
pub const OPPORTUNIST: Title = Title::keep(
    "opportunist",
    "Opportunist",
    3,
    "Whenever a card is revealed, you may buy it at once.",
    Hooks { opportunist: Some(()), ..Hooks::NONE },
);

/// Nothing is safe.
pub const PARASITIC_TENTACLES: Title = Title::keep(
    "parasitic-tentacles",
    "Parasitic Tentacles",
    4,
    "When you buy cards, you may buy other monsters’ Keep cards. Pay the cost to their owner.",
    Hooks { tentacles: Some(()), ..Hooks::NONE },
);

#[cfg(test)]
mod tests;
