//! Which cards have which hook, worked out when the program is built.

use super::TITLES;
use super::card::{CARDS, CardSet, DECK};

macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident: $hook:ident;)*) => {
        $($(#[$doc])*
        pub const $name: CardSet = {
            let (mut bits, mut card) = (0u128, 0);
            while card < CARDS {
                if TITLES[DECK[card] as usize].hooks.$hook.is_some() {
                    bits |= 1 << card;
                }
                card += 1;
            }
            CardSet::from_bits(bits)
        };)*
    };
}

sets! {
    /// Cards that give a die.
    DICE: die;
    /// Cards that give a reroll.
    REROLLS: reroll;
    /// Cards that make others cheaper.
    DISCOUNT: discount;
    /// Cards that let a monster grow.
    GROWTH: growth;
    /// Cards that gain with every gain of energy.
    ENERGY_GAINED: energy_gained;
    /// Cards that heal one more.
    HEALS_MORE: heals_more;
    /// Cards that let hearts heal others.
    HEALS_OTHERS: heals_others;
    /// Cards that make attacks hit everybody.
    HITS_ALL: hits_all;
    /// Cards that avoid an attack by yielding.
    DODGES: dodges;
    /// Cards that buy what is revealed.
    OPPORTUNIST: opportunist;
    /// Cards that buy from other monsters.
    TENTACLES: tentacles;
    /// Cards that buy from the deck.
    LAB: lab;
    /// Cards that copy.
    COPIES: copies;
    /// Cards that act at the start of a turn.
    TURN_START: turn_start;
    /// Cards that act at a start in Tokyo.
    START_IN_TOKYO: start_in_tokyo;
    /// Cards that act when dice are resolved.
    DICE_KEPT: dice_kept;
    /// Cards that add damage.
    DAMAGE: damage;
    /// Cards that add to any damage.
    AMPLIFIES: amplifies;
    /// Cards that follow damage of other cards.
    BLASTED: blasted;
    /// Cards that follow an attack.
    ATTACKED: attacked;
    /// Cards that wound further.
    WOUNDS: wounds;
    /// Cards that block damage.
    BLOCKS: blocks;
    /// Cards that soften damage.
    SOFTENS: softens;
    /// Cards that act when their owner is hurt.
    HURT: hurt;
    /// Cards that act when another falls.
    OTHER_FELL: other_fell;
    /// Cards that save their owner.
    REBIRTH: rebirth;
    /// Cards that act when their owner yields.
    YIELDED: yielded;
    /// Cards that act when their owner buys.
    BOUGHT: bought;
    /// Cards that act at the end of their owner's turn.
    ENDS: ends;
    /// Cards that act at the end of others' turns.
    OTHERS_END: others_end;
    /// Cards that meddle with dice.
    MEDDLES: meddles;
    /// Cards that hold counters.
    CHARGES: charges;
    /// Cards that can be used at any time.
    ANY_TIME: any_time;
    /// Cards that can be used.
    USES: uses;
}
