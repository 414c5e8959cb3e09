//! What is printed on a card, and the hooks that make it work.

use contract::Seat;

use super::card::Power;
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
    /// Its name.
    pub name: &'static str,
    /// What it costs.
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
    /// At any time.
    AnyTime,
}

/// Lists what a card can be used with at a moment.
pub type Uses = fn(&KingOfTokyo, Power, Moment, &mut Vec<With>);

/// The moments at which a card acts. Marks stand for effects that are the same for every card that
/// has them, so that the rules can count them.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// One more die.
    pub die: Option<()>,
    /// One more reroll.
    pub reroll: Option<()>,
    /// One energy off every price.
    pub discount: Option<()>,
    /// Two more life at most.
    pub growth: Option<()>,
    /// One more energy whenever some is gained.
    pub energy_gained: Option<()>,
    /// One more life whenever one heals.
    pub heals_more: Option<()>,
    /// Hearts can heal others, who pay.
    pub heals_others: Option<()>,
    /// Attacks hit everybody.
    pub hits_all: Option<()>,
    /// Yielding avoids the attack.
    pub dodges: Option<()>,
    /// Buys what is revealed.
    pub opportunist: Option<()>,
    /// Buys from other monsters.
    pub tentacles: Option<()>,
    /// Looks at the top of the deck, and buys it.
    pub lab: Option<()>,
    /// Lends another card's power.
    pub copies: Option<()>,
    /// When it is gained; for a Discard card, all it does.
    pub gained: Option<fn(&mut Act<'_>, Power)>,
    /// When it is lost.
    pub lost: Option<fn(&mut Act<'_>, Power)>,
    /// When its owner's turn starts.
    pub turn_start: Option<fn(&mut Act<'_>, Power)>,
    /// When its owner starts a turn in Tokyo.
    pub start_in_tokyo: Option<fn(&mut Act<'_>, Power)>,
    /// When its owner's dice are resolved.
    pub dice_kept: Option<fn(&mut Act<'_>, Power, Dice)>,
    /// How much more damage its owner's dice deal to a target.
    pub damage: Option<fn(&KingOfTokyo, Power, &Harm) -> u8>,
    /// How much more any damage of its owner is; told whether dice deal it.
    pub amplifies: Option<fn(&KingOfTokyo, Power, bool) -> u8>,
    /// When its owner's attack has damaged somebody.
    pub attacked: Option<fn(&mut Act<'_>, Power)>,
    /// When another card of its owner has damaged somebody.
    pub blasted: Option<fn(&mut Act<'_>, Power)>,
    /// For each monster that its owner's attack has damaged.
    pub wounds: Option<fn(&mut Act<'_>, Power, Seat)>,
    /// Whether it ignores a packet of that size.
    pub blocks: Option<fn(u8) -> bool>,
    /// Whether dice are rolled against damage.
    pub softens: Option<()>,
    /// When a packet has cost its owner so much life.
    pub hurt: Option<fn(&mut Act<'_>, Power, u8)>,
    /// When another monster's life has come to nothing.
    pub other_fell: Option<fn(&mut Act<'_>, Power)>,
    /// When its owner's life has come to nothing: saves it.
    pub rebirth: Option<fn(&mut Act<'_>, Power)>,
    /// When its owner has yielded to an attacker.
    pub yielded: Option<fn(&mut Act<'_>, Power, Seat)>,
    /// When its owner has bought another card.
    pub bought: Option<fn(&mut Act<'_>, Power)>,
    /// Whether it has something to do at the end of its owner's turn.
    pub ends: Option<fn(&KingOfTokyo, Power) -> bool>,
    /// What it does then.
    pub turn_end: Option<fn(&mut Act<'_>, Power)>,
    /// What it does at the end of the turns of others.
    pub others_end: Option<fn(&mut Act<'_>, Power)>,
    /// Whether it meddles with the dice of others.
    pub meddles: Option<()>,
    /// Whether it can be used at any time, and at no other.
    pub any_time: Option<()>,
    /// What it can be used with at a moment.
    pub uses: Option<Uses>,
    /// What using it does.
    pub used: Option<fn(&mut Act<'_>, Power, With)>,
    /// Whether it holds counters, which stay on it when it changes hands.
    pub charges: Option<()>,
    /// Whether its question cannot be passed as long as answering is free.
    pub insists: Option<()>,
    /// What can be answered to its own question.
    pub asks: Option<fn(&KingOfTokyo, Power, &mut Vec<With>)>,
    /// What the answer does.
    pub answered: Option<fn(&mut Act<'_>, Power, With)>,
}

/// Damage that dice are about to deal.
#[derive(Clone, Copy, Debug)]
pub struct Harm {
    /// To whom; nobody where cards add claws instead.
    pub target: Option<Seat>,
    /// Claws rolled.
    pub claws: u8,
    /// All the dice.
    pub dice: Dice,
}

impl Hooks {
    /// A card that does nothing.
    pub const NONE: Hooks = Hooks {
        die: None,
        reroll: None,
        discount: None,
        growth: None,
        energy_gained: None,
        heals_more: None,
        heals_others: None,
        hits_all: None,
        dodges: None,
        opportunist: None,
        tentacles: None,
        lab: None,
        copies: None,
        gained: None,
        lost: None,
        turn_start: None,
        start_in_tokyo: None,
        dice_kept: None,
        damage: None,
        amplifies: None,
        attacked: None,
        blasted: None,
        wounds: None,
        blocks: None,
        softens: None,
        hurt: None,
        other_fell: None,
        rebirth: None,
        yielded: None,
        bought: None,
        ends: None,
        turn_end: None,
        others_end: None,
        meddles: None,
        any_time: None,
        uses: None,
        used: None,
        charges: None,
        insists: None,
        asks: None,
        answered: None,
    };
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
