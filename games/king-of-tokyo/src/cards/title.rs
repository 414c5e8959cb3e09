//! What is printed on a card, and the hooks that make it work.

use contract::Seat;

use super::card::Power;
use super::hook::Hooks;
use crate::act::Act;
use crate::command::With;
use crate::face::Dice;
use crate::setup::Setup;
use crate::state::KingOfTokyo;

/// What is printed on a card.
#[derive(Debug)]
pub struct Title {
    /// Its name in files and messages.
    pub key: &'static str,
    pub name: &'static str,
    pub cost: u8,
    /// What it costs where editions differ.
    pub other_cost: Option<fn(&Setup) -> u8>,
    /// How many of it are in the deck.
    pub copies: u8,
    /// Whether it stays.
    pub kind: Kind,
    /// What it does.
    pub text: &'static str,
    /// How it does it.
    pub hooks: Hooks,
}

/// Whether a card stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// With its owner.
    Keep,
    /// It is resolved at once and discarded.
    Discard,
}

/// When a card can be used.
#[derive(Clone, Copy, Debug)]
pub enum Moment {
    /// In the roll step of its owner.
    Rolling,
    /// After somebody meddled with its owner's dice.
    LastTouch,
    /// Before a packet of damage lands on its owner.
    Bracing,
    /// While its owner dodges with these dice.
    Dodging(Dice),
    AnyTime,
}

/// Lists what a card can be used with at a moment.
pub type Uses = fn(&KingOfTokyo, Power, Moment, &mut Vec<With>);

/// Damage that dice are about to deal.
#[derive(Clone, Copy, Debug)]
pub struct Harm {
    /// To whom; nobody where cards add claws instead.
    pub target: Option<Seat>,
    /// Claws rolled.
    pub claws: u8,
    pub dice: Dice,
}

impl Title {
    /// A Keep card.
    pub const fn keep(
        key: &'static str,
        name: &'static str,
        cost: u8,
        text: &'static str,
        hooks: Hooks,
    ) -> Title {
        Title { key, name, cost, other_cost: None, copies: 1, kind: Kind::Keep, text, hooks }
    }

    /// A Discard card, and what it does.
    pub const fn discard(
        key: &'static str,
        name: &'static str,
        cost: u8,
        text: &'static str,
        effect: fn(&mut Act<'_>, Power),
    ) -> Title {
        let hooks = Hooks { gained: Some(effect), ..Hooks::NONE };
        Title { key, name, cost, other_cost: None, copies: 1, kind: Kind::Discard, text, hooks }
    }

    /// The same, twice in the deck.
    pub const fn twice(self) -> Title {
        Title { copies: 2, ..self }
    }
}

impl Power {
    /// The hooks that work for it.
    pub fn hooks(self) -> &'static Hooks {
        &self.source.title().hooks
    }
}
