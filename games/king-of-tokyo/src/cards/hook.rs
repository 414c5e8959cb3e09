//! The moments at which cards act, listed once: each is a field of [`Hooks`] and, where the rules
//! look for cards that have it, a set of cards, worked out when the program is built.

use contract::Seat;

use super::TITLES;
use super::card::{CARDS, CardSet, DECK, Power};
use super::title::{Harm, Uses};
use crate::act::Act;
use crate::command::With;
use crate::face::Dice;
use crate::state::KingOfTokyo;

macro_rules! hooks {
    ($($(#[$doc:meta])* $name:ident: $what:ty $([$set:ident])?;)*) => {
        /// The moments at which a card acts. Marks stand for effects that are the same for every
        /// card that has them, so that the rules can count them.
        #[derive(Clone, Copy, Debug)]
        pub struct Hooks {
            $($(#[$doc])* pub $name: Option<$what>,)*
        }

        impl Hooks {
            /// A card that does nothing.
            pub const NONE: Hooks = Hooks { $($name: None,)* };
        }

        $($(
        #[doc = concat!("Cards with the hook `", stringify!($name), "`.")]
        pub const $set: CardSet = {
            let (mut bits, mut card) = (0u128, 0);
            while card < CARDS {
                if TITLES[DECK[card] as usize].hooks.$name.is_some() {
                    bits |= 1 << card;
                }
                card += 1;
            }
            CardSet::from_bits(bits)
        };
        )?)*
    };
}

hooks! {
    /// One more die.
    die: () [DICE];
    /// One more reroll.
    reroll: () [REROLLS];
    /// One energy off every price.
    discount: () [DISCOUNT];
    /// Two more life at most.
    growth: () [GROWTH];
    /// One more energy whenever some is gained.
    energy_gained: () [ENERGY_GAINED];
    /// One more life whenever one heals.
    heals_more: () [HEALS_MORE];
    /// Hearts can heal others, who pay.
    heals_others: () [HEALS_OTHERS];
    /// Attacks hit everybody.
    hits_all: () [HITS_ALL];
    /// Yielding avoids the attack.
    dodges: () [DODGES];
    /// Buys what is revealed.
    opportunist: () [OPPORTUNIST];
    /// Buys from other monsters.
    tentacles: () [TENTACLES];
    /// Looks at the top of the deck, and buys it.
    lab: () [LAB];
    /// Lends another card's power.
    copies: () [COPIES];
    /// When it is gained; for a Discard card, all it does.
    gained: fn(&mut Act<'_>, Power);
    lost: fn(&mut Act<'_>, Power);
    /// When its owner's turn starts.
    turn_start: fn(&mut Act<'_>, Power) [TURN_START];
    /// When its owner starts a turn in Tokyo.
    start_in_tokyo: fn(&mut Act<'_>, Power) [START_IN_TOKYO];
    /// When its owner's dice are resolved.
    dice_kept: fn(&mut Act<'_>, Power, Dice) [DICE_KEPT];
    /// How much more damage its owner's dice deal to a target.
    damage: fn(&KingOfTokyo, Power, &Harm) -> u8 [DAMAGE];
    /// How much more any damage of its owner is; told whether dice deal it.
    amplifies: fn(&KingOfTokyo, Power, bool) -> u8 [AMPLIFIES];
    /// When its owner's attack has damaged somebody.
    attacked: fn(&mut Act<'_>, Power) [ATTACKED];
    /// When another card of its owner has damaged somebody.
    blasted: fn(&mut Act<'_>, Power) [BLASTED];
    /// For each monster that its owner's attack has damaged.
    wounds: fn(&mut Act<'_>, Power, Seat) [WOUNDS];
    /// Whether it ignores a packet of that size.
    blocks: fn(u8) -> bool [BLOCKS];
    /// Whether dice are rolled against damage.
    softens: () [SOFTENS];
    /// When a packet has cost its owner this much life.
    hurt: fn(&mut Act<'_>, Power, u8) [HURT];
    /// When another monster's life has come to nothing.
    other_fell: fn(&mut Act<'_>, Power) [OTHER_FELL];
    /// When its owner's life has come to nothing: saves it.
    rebirth: fn(&mut Act<'_>, Power) [REBIRTH];
    /// When its owner has yielded to an attacker.
    yielded: fn(&mut Act<'_>, Power, Seat) [YIELDED];
    /// When its owner has bought another card.
    bought: fn(&mut Act<'_>, Power) [BOUGHT];
    /// Whether it has something to do at the end of its owner's turn.
    ends: fn(&KingOfTokyo, Power) -> bool [ENDS];
    /// What it does then.
    turn_end: fn(&mut Act<'_>, Power);
    /// What it does at the end of the turns of others.
    others_end: fn(&mut Act<'_>, Power) [OTHERS_END];
    /// Whether it meddles with the dice of others.
    meddles: () [MEDDLES];
    /// Whether it can be used at any time, and at no other.
    any_time: () [ANY_TIME];
    /// What it can be used with at a moment.
    uses: Uses [USES];
    /// What using it does.
    used: fn(&mut Act<'_>, Power, With);
    /// Whether it holds counters, which stay on it when it changes hands.
    charges: () [CHARGES];
    /// Whether its question cannot be passed as long as answering is free.
    insists: ();
    /// What can be answered to its own question.
    asks: fn(&KingOfTokyo, Power, &mut Vec<With>);
    /// What the answer does.
    answered: fn(&mut Act<'_>, Power, With);
}

/// Lets every card of a seat act that has a hook: `fire!(act, seat, TURN_START.turn_start)`, with
/// whatever else the hook is told behind it.
macro_rules! fire {
    ($act:expr, $seat:expr, $set:ident.$hook:ident $(, $more:expr)*) => {
        if $act.state.has_power($seat, $crate::cards::hook::$set) {
            for power in $act.state.powers($seat, $crate::cards::hook::$set) {
                if let Some(hook) = power.hooks().$hook {
                    hook($act, power $(, $more)*);
                }
            }
        }
    };
}

pub(crate) use fire;
