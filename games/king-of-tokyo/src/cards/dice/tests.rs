//! Scenarios.

use crate::cards::testing::{Table, card, dice, reroll, turning, using, using_die};
use crate::command::Command;
use crate::face::Dice;
use crate::frame::Frame;

#[test]
fn background_dweller_rerolls_threes_without_end() {
    let mut table = Table::new(2);
    table.state.turn.rerolls = 0;
    table.give(0, "background-dweller").show("33ehcc");
    let again = using_die("background-dweller", '3');
    table.roll(0, again, "3").roll(0, again, "1").roll(0, again, "2");
    assert_eq!(table.state.turn.dice, dice("12ehcc"));
    assert_eq!(table.refused(0, again), "card-not-usable");
}

#[test]
fn background_dweller_uses_no_reroll() {
    let mut table = Table::new(2);
    table.give(0, "background-dweller").show("3");
    table.roll(0, using_die("background-dweller", '3'), "c");
    assert_eq!(table.state.turn.rerolls, 2);
}

#[test]
fn background_dweller_rerolls_a_three_that_a_probe_made() {
    let mut table = Table::new(2);
    table.give(0, "background-dweller").give(1, "psychic-probe").keep("cc");
    table.roll(1, using_die("psychic-probe", 'c'), "3");
    assert_eq!(table.top(), Some(Frame::LastTouch));
    table.roll(0, using_die("background-dweller", '3'), "e");
    assert_eq!((table.energy(0), table.points(0)), (1, 1), "the other claw takes Tokyo");
}

#[test]
fn background_dweller_rerolls_ones_own_camouflage_dice_in_ones_own_turn() {
    let mut table = Table::new(2);
    table.monster(0).poison = 1;
    table.give(0, "background-dweller").give(0, "camouflage").keep_rolling("", "3");
    table.roll(0, using_die("background-dweller", '3'), "h");
    assert_eq!(table.life(0), 10);
}

#[test]
fn extra_head_gives_a_die() {
    let mut table = Table::new(2);
    table.give(1, "extra-head").end();
    assert_eq!(table.state.turn.dice.len(), 7);
}

#[test]
fn extra_head_two_heads_and_a_copy_roll_nine_dice() {
    let mut table = Table::new(2);
    table.give(1, "extra-head").give(1, "extra-head-2").give_mimic(1, "extra-head").end();
    assert_eq!(table.state.turn.dice.len(), 9);
}

#[test]
fn extra_head_and_shrinking_add_up() {
    let mut table = Table::new(2);
    table.monster(1).shrink = 3;
    table.give(1, "extra-head").end();
    assert_eq!(table.state.turn.dice.len(), 4);
}

#[test]
fn giant_brain_gives_a_reroll() {
    let mut table = Table::new(2);
    table.give(1, "giant-brain").end();
    assert_eq!(table.state.turn.rerolls, 3);
    table.show("123ehc").roll(1, reroll("1"), "1").roll(1, reroll("1"), "1");
    table.roll(1, reroll("1"), "1");
    assert_eq!(table.refused(1, reroll("1")), "no-reroll-left");
}

#[test]
fn giant_brain_copied_gives_two() {
    let mut table = Table::new(2);
    table.give(0, "giant-brain").give_mimic(1, "giant-brain").end();
    assert_eq!(table.state.turn.rerolls, 3);
    let mut table = Table::new(2);
    table.give(1, "giant-brain").give_mimic(1, "giant-brain").end();
    assert_eq!(table.state.turn.rerolls, 4);
}

#[test]
fn giant_brain_is_for_ones_own_turns() {
    let mut table = Table::new(2);
    table.give(0, "giant-brain").end();
    assert_eq!(table.state.turn.rerolls, 2);
}

#[test]
fn herd_culler_turns_a_die_to_one() {
    let mut table = Table::new(2);
    table.give(0, "herd-culler").show("11c").play(0, using_die("herd-culler", 'c')).keep("111");
    assert_eq!(table.points(0), 1);
}

#[test]
fn herd_culler_works_once_a_turn() {
    let mut table = Table::new(2);
    table.give(0, "herd-culler").show("22c").play(0, using_die("herd-culler", 'c'));
    assert_eq!(table.state.turn.dice, dice("122"));
    assert_eq!(table.refused(0, using_die("herd-culler", '2')), "card-not-usable");
    table.until(0).show("2");
    assert!(table.offered(0, using_die("herd-culler", '2')), "and again in the next turn");
}

#[test]
fn herd_culler_answers_a_probe() {
    let mut table = Table::new(2);
    table.give(0, "herd-culler").give(1, "psychic-probe").keep("111");
    table.roll(1, using_die("psychic-probe", '1'), "e");
    table.play(0, using_die("herd-culler", 'e'));
    assert_eq!((table.points(0), table.energy(0)), (1, 0));
}

#[test]
fn herd_culler_copied_works_twice() {
    let mut table = Table::new(2);
    table.give(0, "herd-culler").give_mimic(0, "herd-culler").show("22c");
    table.play(0, using_die("herd-culler", '2')).play(0, using_die("mimic", '2'));
    assert_eq!(table.state.turn.dice, dice("11c"));
}

#[test]
fn plot_twist_turns_a_die_and_is_gone() {
    let mut table = Table::new(2);
    table.give(0, "plot-twist").show("12c").play(0, turning("plot-twist", '1', 'h'));
    assert_eq!(table.state.turn.dice, dice("2hc"));
    assert!(!table.has(0, "plot-twist") && table.state.discard.contains(card("plot-twist")));
}

#[test]
fn plot_twist_needs_a_die_that_is_there() {
    let mut table = Table::new(2);
    table.give(0, "plot-twist").show("12c");
    assert_eq!(table.refused(0, turning("plot-twist", '3', 'h')), "card-not-usable");
    assert_eq!(table.refused(0, turning("plot-twist", '1', '1')), "card-not-usable");
}

#[test]
fn plot_twist_through_a_copy_discards_the_copy() {
    let mut table = Table::new(2);
    table.give(1, "plot-twist").give_mimic(0, "plot-twist").show("12c");
    table.play(0, turning("mimic", '1', 'h'));
    assert!(!table.has(0, "mimic") && table.has(1, "plot-twist"));
    assert_eq!(table.state.copied, None);
}

#[test]
fn plot_twist_is_of_no_use_in_anothers_turn() {
    let mut table = Table::new(2);
    table.give(1, "plot-twist").show("12c");
    assert_eq!(table.refused(1, turning("plot-twist", '1', 'h')), "not-asked");
}

#[test]
fn psychic_probe_rerolls_a_die_of_another() {
    let mut table = Table::new(2);
    table.city(1).give(1, "psychic-probe").keep("ccc");
    assert_eq!((table.asked(), table.life(1)), (Some(1), 10));
    table.roll(1, using_die("psychic-probe", 'c'), "e");
    assert_eq!((table.life(1), table.energy(0)), (8, 1));
    assert!(table.has(1, "psychic-probe"));
}

#[test]
fn psychic_probe_is_lost_on_a_heart() {
    let mut table = Table::new(2);
    table.give(1, "psychic-probe").keep("cc").roll(1, using_die("psychic-probe", 'c'), "h");
    assert!(!table.has(1, "psychic-probe"));
}

#[test]
fn psychic_probe_can_be_declined_and_not_used_on_ones_own_dice() {
    let mut table = Table::new(2);
    table.give(0, "psychic-probe").give_mimic(1, "psychic-probe").keep("1");
    assert_eq!(table.asked(), Some(1), "only the other probes");
    table.play(1, Command::Pass);
    assert_eq!(table.state.active.0, 1);
}

#[test]
fn psychic_probe_of_several_asks_from_the_left() {
    let mut table = Table::new(3);
    table.give(2, "psychic-probe").give_mimic(1, "psychic-probe").keep("11");
    assert_eq!(table.asked(), Some(1));
    table.roll(1, using_die("mimic", '1'), "2");
    assert_eq!(table.asked(), Some(2));
    table.roll(2, using_die("psychic-probe", '2'), "h");
    assert!(table.has(1, "mimic") && table.state.copied.is_none(), "its model is gone");
}

#[test]
fn psychic_probe_leaves_no_rerolls() {
    let mut table = Table::new(2);
    table.give(0, "herd-culler").give(1, "psychic-probe").keep("22");
    table.roll(1, using_die("psychic-probe", '2'), "c");
    assert_eq!(table.top(), Some(Frame::LastTouch));
    assert_eq!(table.refused(0, reroll("2")), "wrong-step");
}

#[test]
fn smoke_cloud_gives_three_rerolls() {
    let mut table = Table::new(2);
    table.state.turn.rerolls = 0;
    table.give(0, "smoke-cloud").show("1");
    for left in [2, 1, 0] {
        table.play(0, using("smoke-cloud")).roll(0, reroll("1"), "1");
        assert_eq!(table.state.counters_on(card("smoke-cloud")), left);
    }
    assert!(!table.has(0, "smoke-cloud"));
}

#[test]
fn smoke_cloud_waits_until_rerolls_are_spent() {
    let mut table = Table::new(2);
    table.give(0, "smoke-cloud").show("1");
    assert_eq!(table.refused(0, using("smoke-cloud")), "card-not-usable");
}

#[test]
fn smoke_cloud_keeps_its_counters_when_sold() {
    let mut table = Table::new(2);
    table.state.turn.rerolls = 0;
    table.give(0, "smoke-cloud").give(1, "parasitic-tentacles").show("1");
    table.play(0, using("smoke-cloud")).end();
    table.monster(1).energy = 4;
    let bargain = Command::BuyFrom { seat: contract::Seat(0), card: card("smoke-cloud") };
    table.keep("").play(1, bargain);
    assert_eq!(table.state.counters_on(card("smoke-cloud")), 2);
    assert!(table.has(1, "smoke-cloud"));
}

#[test]
fn smoke_cloud_copied_has_counters_of_its_own() {
    let mut table = Table::new(2);
    table.give(1, "smoke-cloud").give_mimic(0, "smoke-cloud");
    assert_eq!(table.state.counters_on(card("mimic")), 3);
    table.state.turn.rerolls = 0;
    table.show("1").play(0, using("mimic"));
    assert_eq!(table.state.counters_on(card("mimic")), 2);
    assert_eq!(table.state.counters_on(card("smoke-cloud")), 3);
}

#[test]
fn stretchy_turns_dice_for_energy() {
    let mut table = Table::new(2);
    table.monster(0).energy = 5;
    table.give(0, "stretchy").show("12c").play(0, turning("stretchy", '1', '2'));
    table.play(0, turning("stretchy", 'c', '2'));
    assert_eq!((table.state.turn.dice, table.energy(0)), (dice("222"), 1));
    assert_eq!(table.refused(0, turning("stretchy", '2', '1')), "card-not-usable");
}

#[test]
fn stretchy_answers_a_probe() {
    let mut table = Table::new(2);
    table.monster(0).energy = 2;
    table.give(0, "stretchy").give(1, "psychic-probe").keep("333");
    table.roll(1, using_die("psychic-probe", '3'), "e");
    table.play(0, turning("stretchy", 'e', '3'));
    assert_eq!(table.points(0), 3);
}

#[test]
fn stretchy_makes_hearts_for_camouflage_only() {
    let mut table = Table::new(2);
    table.monster(0).energy = 2;
    table.give(0, "stretchy").give(0, "camouflage").hurt_rolling(0, 1, "c");
    assert_eq!(table.offers(0).len(), 2, "a heart, or nothing");
    table.play(0, turning("stretchy", 'c', 'h'));
    assert_eq!((table.life(0), table.energy(0)), (10, 0));
}

#[test]
fn telepath_buys_rerolls() {
    let mut table = Table::new(2);
    table.monster(0).energy = 2;
    table.state.turn.rerolls = 0;
    table.give(0, "telepath").show("12").play(0, using("telepath"));
    assert_eq!((table.state.turn.rerolls, table.energy(0)), (1, 1));
    table.roll(0, reroll("12"), "33").play(0, using("telepath")).roll(0, reroll("3"), "e");
    assert_eq!((table.state.turn.dice, table.energy(0)), (dice("3e"), 0));
}

#[test]
fn telepath_is_not_for_the_poor() {
    let mut table = Table::new(2);
    table.state.turn.rerolls = 0;
    table.give(0, "telepath").show("12");
    assert_eq!(table.refused(0, using("telepath")), "card-not-usable");
}

#[test]
fn telepath_is_of_no_use_without_dice() {
    let mut table = Table::new(2);
    table.monster(0).energy = 2;
    table.state.turn.rerolls = 0;
    table.give(0, "telepath");
    table.state.turn.dice = Dice::NONE;
    assert_eq!(table.refused(0, using("telepath")), "card-not-usable");
}
