//! 9 Disputed points.

use contract::{About, Seat};
use king_of_tokyo::setup::{
    Batteries, BayClosing, Burrowing, CamouflageDice, Entering, ExtraDamage, Frenzy, Regeneration,
    Twenty, Underdog,
};
use king_of_tokyo::{Command, HeartUse, KingOfTokyo, Setup, With};

use crate::table::{Table, buy, card, using_on};

#[test]
fn clause_9_1_there_are_two_presets() {
    let presets = KingOfTokyo::presets();
    assert_eq!(presets[0], ("2012", Setup::default()));
    assert_eq!(presets[1].0, "2016");
    let later = presets[1].1;
    assert_eq!((later.entry, later.bay_closing), (Entering::Everybody, BayClosing::Slides));
    assert_eq!((later.extra_damage, later.batteries), (ExtraDamage::Claws, Batteries::Charged));
    assert!(later.two_player_energy && !later.yield_when_blocked && later.healing_ray_in_tokyo);
    assert!(later.bay_hit_on_entry && later.card_hits_on_entry);
    assert_eq!(later.regeneration, Regeneration::EveryHealing);
    assert_eq!((later.burrowing, later.underdog), (Burrowing::FromTokyo, Underdog::OwnTurn));
    assert!(!later.double_growth && !later.shrinking_kills && !later.last_standing_at_once);
    assert_eq!((later.twenty, later.camouflage_dice), (Twenty::Shared, CamouflageDice::All));
}

#[test]
fn clause_9_1_every_option_is_explained_to_maintainers() {
    let sources = include_str!("../../SOURCES.md");
    let unnamed: Vec<&str> = KingOfTokyo::META
        .options
        .iter()
        .map(|option| option.key)
        .filter(|key| !sources.contains(&format!("`{key}`")))
        .collect();
    assert_eq!(unnamed, [""; 0]);
}

#[test]
fn clause_9_2_batteries_are_staked_or_charged() {
    let mut table = Table::new(2);
    table.set_energy(0, 3).purchase("monster-batteries");
    table.play(0, Command::Use { card: card("monster-batteries"), with: With::Amount(3) });
    assert_eq!((table.energy(0), table.state.counters_on(card("monster-batteries"))), (0, 6));
    table.next();
    assert_eq!(table.energy(0), 2, "two at the start of its turn");
    let setup = Setup { batteries: Batteries::Charged, ..Setup::default() };
    let mut table = Table::with(setup, 2);
    table.row(["monster-batteries", "heal", "wings"]).set_energy(0, 3).keep("").play(0, buy(0));
    assert_eq!((table.energy(0), table.state.counters_on(card("monster-batteries"))), (0, 6));
}

#[test]
fn clause_9_3_what_regeneration_counts_as_healing() {
    let healed = |regeneration, by_dice: bool| {
        let mut table = Table::with(Setup { regeneration, ..Setup::default() }, 2);
        table.give(0, "regeneration").set_life(0, 3);
        if by_dice {
            table.keep("hh");
        } else {
            table.purchase("heal");
        }
        table.life(0)
    };
    use Regeneration::{Dice, EveryHealing, OwnHealing};
    assert_eq!([OwnHealing, Dice, EveryHealing].map(|which| healed(which, true)), [6, 6, 6]);
    assert_eq!([OwnHealing, Dice, EveryHealing].map(|which| healed(which, false)), [6, 5, 6]);
    let treated = |regeneration| {
        let mut table = Table::with(Setup { regeneration, ..Setup::default() }, 2);
        table.give(0, "healing-ray").give(1, "regeneration").set_life(1, 3).keep("h");
        table.play(0, Command::Heart { on: HeartUse::Patient(Seat(1)) }).life(1)
    };
    assert_eq!([OwnHealing, Dice, EveryHealing].map(treated), [4, 4, 5]);
}

#[test]
fn clause_9_4_burrowing_on_tokyo_or_from_it() {
    let lives = |burrowing, inside: bool| {
        let mut table = Table::with(Setup { burrowing, ..Setup::default() }, 2);
        table.give(0, "burrowing").city(u8::from(!inside)).keep("c");
        table.life(1)
    };
    assert_eq!([true, false].map(|inside| lives(Burrowing::OnTokyo, inside)), [9, 8]);
    assert_eq!([true, false].map(|inside| lives(Burrowing::FromTokyo, inside)), [8, 9]);
}

#[test]
fn clause_9_5_the_underdog_in_every_turn_or_its_own() {
    for (underdog, points) in [(Underdog::EveryTurn, 2), (Underdog::OwnTurn, 1)] {
        let mut table = Table::with(Setup { underdog, ..Setup::default() }, 2);
        table.set_points(0, 9).give(1, "rooting-for-the-underdog").keep("").keep("");
        assert_eq!(table.points(1), points);
    }
}

#[test]
fn clause_9_6_a_frenzy_after_the_turn_or_at_once() {
    for (frenzy, points) in [(Frenzy::AfterTurn, 1), (Frenzy::AtOnce, 0)] {
        let mut table = Table::with(Setup { frenzy, ..Setup::default() }, 2);
        table.give(0, "herbivore").purchase("frenzy");
        assert_eq!((table.active(), table.points(0)), (0, points), "the end step");
    }
}

#[test]
fn clause_9_7_counters_after_rebirth() {
    for (stay, left) in [(true, 2), (false, 0)] {
        let setup = Setup { counters_after_rebirth: stay, ..Setup::default() };
        let mut table = Table::with(setup, 2);
        table.give(1, "it-has-a-child").city(1).set_life(1, 1);
        (table.monster(1).poison, table.monster(1).shrink) = (2, 2);
        table.keep("c");
        assert_eq!((table.monster(1).poison, table.monster(1).shrink), (left, left));
    }
}

#[test]
fn clause_9_8_two_growths() {
    for (double, most) in [(true, 14), (false, 12)] {
        let setup = Setup { double_growth: double, ..Setup::default() };
        let mut table = Table::with(setup, 2);
        table.row(["even-bigger", "mimic", "heal"]).set_energy(0, 12).keep("");
        table.play(0, buy(0)).play(0, buy(1));
        table.play(0, using_on("mimic", "even-bigger"));
        assert_eq!((table.life(0), table.state.most_life(Seat(0))), (most, most));
    }
}

#[test]
fn clause_9_9_fire_on_cards() {
    for (fire, life) in [(false, 8), (true, 7)] {
        let setup = Setup { fire_on_cards: fire, ..Setup::default() };
        let mut table = Table::with(setup, 3);
        table.give(0, "fire-breathing").purchase("fire-blast");
        assert_eq!(table.lives(), [10, life, life]);
    }
}

#[test]
fn clause_9_10_cards_on_camouflage_dice() {
    // Who is asked: an owner of both helpers, hurt in another's turn and in its own.
    let uses = |camouflage_dice, own: bool| {
        let setup = Setup { camouflage_dice, ..Setup::default() };
        let mut table = Table::with(setup, 2);
        let owner = u8::from(!own);
        table.give(owner, "camouflage").give(owner, "stretchy").give(owner, "background-dweller");
        table.row(["high-altitude-bombing", "wings", "jets"]).set_energy(0, 6).set_energy(1, 6);
        table.keep("").roll(0, buy(0), "333");
        let offers = if table.asked() == Some(owner) { table.offers(owner) } else { vec![] };
        let uses = |command: &Command, key: &str| match command {
            Command::Use { card: used, .. } => *used == card(key),
            _ => false,
        };
        let on = |key: &str| offers.iter().any(|command| uses(command, key));
        (on("stretchy"), on("background-dweller"))
    };
    use CamouflageDice::{All, None, OwnTurnRerolls};
    assert_eq!([true, false].map(|own| uses(OwnTurnRerolls, own)), [(true, true), (true, false)]);
    assert_eq!([true, false].map(|own| uses(All, own)), [(true, true), (true, true)]);
    assert_eq!([true, false].map(|own| uses(None, own)), [(false, false), (false, false)]);
}
