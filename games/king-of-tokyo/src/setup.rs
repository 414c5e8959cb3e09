//! What the lobby chooses: the disputed points of the rules, each with the default of the house.

use kit::choice;
use serde::{Deserialize, Serialize};

/// The rules that tables disagree about. The default is the 2012 edition as we read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Tokyo Bay is used with five or six monsters.
    pub tokyo_bay: bool,
    /// Who must enter Tokyo: attackers, or anybody outside while a space is free.
    pub entry: Entering,
    /// What becomes of the monster in Bay when Bay closes.
    pub bay_closing: BayClosing,
    /// Cards that add damage do so as damage, or as claws that make an attack by themselves.
    pub extra_damage: ExtraDamage,
    /// Monster Batteries as printed in 2012, or six cubes from the bank.
    pub batteries: Batteries,
    /// With two monsters, Tokyo gives energy instead of points.
    pub two_player_energy: bool,
    /// A monster whose damage was all prevented may still yield.
    pub yield_when_blocked: bool,
    /// Claws that take an empty City still hit a monster in Bay.
    pub bay_hit_on_entry: bool,
    /// Claws that take an empty City still hit everybody by a card that says so.
    pub card_hits_on_entry: bool,
    /// A monster in Tokyo may spend hearts on others.
    pub healing_ray_in_tokyo: bool,
    /// What counts as healing for the card that heals one more.
    pub regeneration: Regeneration,
    /// When the burrower deals more damage.
    pub burrowing: Burrowing,
    /// At the end of whose turns the underdog is looked for.
    pub underdog: Underdog,
    /// When the extra turn of a frenzy begins.
    pub frenzy: Frenzy,
    /// Whom a drop from high altitude displaces when all of Tokyo is held.
    pub high_drop: HighDrop,
    /// Whether counters stay with a monster that is born again.
    pub counters_after_rebirth: bool,
    /// Losing the growth of a card can be deadly.
    pub shrinking_kills: bool,
    /// Growing twice counts twice.
    pub double_growth: bool,
    /// Two living monsters at twenty points: who came first wins, or both share.
    pub twenty: Twenty,
    /// The last monster standing wins at once, not only when the turn ends.
    pub last_standing_at_once: bool,
    /// Breathed fire also follows damage by cards.
    pub fire_on_cards: bool,
    /// Which cards may change the dice of a camouflage.
    pub camouflage_dice: CamouflageDice,
    /// Points stop at twenty.
    pub cap_points: bool,
}

choice!(/// Who must enter Tokyo.
    Entering: Attackers, Everybody);
choice!(/// What becomes of the monster in a closing Bay.
    BayClosing: Leaves, Slides);
choice!(/// How cards add damage.
    ExtraDamage: Damage, Claws);
choice!(/// Which batteries are in the deck.
    Batteries: Staked, Charged);
choice!(/// What counts as healing.
    Regeneration: OwnHealing, Dice, EveryHealing);
choice!(/// When a burrower deals more damage.
    Burrowing: OnTokyo, FromTokyo);
choice!(/// At the end of whose turns the underdog is looked for.
    Underdog: EveryTurn, OwnTurn);
choice!(/// When a frenzy's turn begins.
    Frenzy: AfterTurn, AtOnce);
choice!(/// Whom a drop displaces.
    HighDrop: City, Choose);
choice!(/// Who wins among several at twenty.
    Twenty: First, Shared);
choice!(/// Which cards may change camouflage dice.
    CamouflageDice: OwnTurnRerolls, All, None);

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            tokyo_bay: true,
            entry: Entering::default(),
            bay_closing: BayClosing::default(),
            extra_damage: ExtraDamage::default(),
            batteries: Batteries::default(),
            two_player_energy: false,
            yield_when_blocked: true,
            bay_hit_on_entry: false,
            card_hits_on_entry: false,
            healing_ray_in_tokyo: false,
            regeneration: Regeneration::default(),
            burrowing: Burrowing::default(),
            underdog: Underdog::default(),
            frenzy: Frenzy::default(),
            high_drop: HighDrop::default(),
            counters_after_rebirth: true,
            shrinking_kills: true,
            double_growth: true,
            twenty: Twenty::default(),
            last_standing_at_once: true,
            fire_on_cards: false,
            camouflage_dice: CamouflageDice::default(),
            cap_points: true,
        }
    }
}

impl Setup {
    /// The later edition, as most people play it today.
    pub fn edition_2016() -> Setup {
        Setup {
            entry: Entering::Everybody,
            bay_closing: BayClosing::Slides,
            extra_damage: ExtraDamage::Claws,
            batteries: Batteries::Charged,
            two_player_energy: true,
            yield_when_blocked: false,
            bay_hit_on_entry: true,
            card_hits_on_entry: true,
            healing_ray_in_tokyo: true,
            regeneration: Regeneration::EveryHealing,
            burrowing: Burrowing::FromTokyo,
            underdog: Underdog::OwnTurn,
            double_growth: false,
            shrinking_kills: false,
            twenty: Twenty::Shared,
            last_standing_at_once: false,
            camouflage_dice: CamouflageDice::All,
            ..Setup::default()
        }
    }
}
