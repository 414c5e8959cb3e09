//! Scenarios.

use crate::cards::testing::{Table, card, using};
use crate::command::Command;
use crate::setup::{ExtraDamage, Setup};

#[test]
fn complete_destruction_needs_all_six_faces() {
    let mut table = Table::new(2);
    table.give(0, "complete-destruction").keep("123ehc");
    assert_eq!((table.points(0), table.energy(0)), (10, 1), "nine, and one for entering");
    let mut table = Table::new(2);
    table.give(0, "complete-destruction").keep("123eh1");
    assert_eq!(table.points(0), 0);
}

#[test]
fn complete_destruction_comes_beside_everything_else() {
    let mut table = Table::new(2);
    table.give(0, "complete-destruction").give(0, "omnivore").keep("111223ehc");
    assert_eq!(table.points(0), 1 + 9 + 2 + 1);
}

#[test]
fn complete_destruction_takes_a_claw_of_a_card_in_the_later_edition() {
    for (extra_damage, points) in [(ExtraDamage::Damage, 0), (ExtraDamage::Claws, 9)] {
        let mut table = Table::with(2, Setup { extra_damage, ..Setup::default() });
        table.city(1).give(0, "complete-destruction").give(0, "acid-attack").keep("1123eh");
        assert_eq!(table.points(0), points);
    }
}

#[test]
fn complete_destruction_needs_a_claw_in_the_later_edition_too() {
    let setup = Setup { extra_damage: ExtraDamage::Claws, ..Setup::default() };
    let mut table = Table::with(2, setup);
    table.city(1).give(0, "complete-destruction").keep("1123eh");
    assert_eq!(table.points(0), 0);
}

#[test]
fn eater_of_the_dead_feeds_on_each_of_the_fallen() {
    let mut table = Table::new(4);
    table.monster(1).life = 2;
    table.monster(2).life = 2;
    table.give(3, "eater-of-the-dead").buy(0, "fire-blast");
    assert_eq!(table.points(3), 6);
}

#[test]
fn eater_of_the_dead_feeds_though_a_child_lives_on() {
    let mut table = Table::new(2);
    table.give(0, "eater-of-the-dead").give(1, "it-has-a-child").hurt(1, 10);
    assert_eq!((table.points(0), table.life(1)), (3, 10));
}

#[test]
fn eater_of_the_dead_does_not_feed_on_itself() {
    let mut table = Table::new(2);
    table.give(0, "eater-of-the-dead").give(0, "it-has-a-child").hurt(0, 10);
    assert_eq!(table.points(0), 0);
}

#[test]
fn eater_of_the_dead_can_win_in_anothers_turn() {
    let mut table = Table::new(3);
    table.monster(2).points = 17;
    table.monster(1).life = 1;
    table.city(1).give(2, "eater-of-the-dead").keep("c");
    let winners = match table.state.over {
        Some(crate::state::End::Points { winners }) => winners,
        _ => panic!("the turn has ended, and the game with it"),
    };
    assert_eq!(winners.sole().map(|seat| seat.0), Some(2));
}

#[test]
fn freeze_time_gives_a_turn_with_one_die_fewer() {
    let mut table = Table::new(2);
    table.give(0, "freeze-time").keep("111").play(0, using("freeze-time"));
    assert_eq!((table.state.active.0, table.state.turn.dice.len()), (0, 5));
}

#[test]
fn freeze_time_chains_with_ever_fewer_dice() {
    let mut table = Table::new(2);
    table.give(0, "freeze-time").keep("111").play(0, using("freeze-time"));
    table.keep("111").play(0, using("freeze-time"));
    assert_eq!((table.state.active.0, table.state.turn.dice.len()), (0, 4));
    table.keep("");
    assert_eq!((table.state.active.0, table.state.turn.dice.len()), (1, 6));
}

#[test]
fn freeze_time_can_be_declined_and_needs_three_ones() {
    let mut table = Table::new(2);
    table.give(0, "freeze-time").keep("1111").play(0, Command::Pass);
    assert_eq!(table.state.active.0, 1);
    let mut table = Table::new(2);
    table.give(0, "freeze-time").keep("1122");
    assert_eq!(table.state.active.0, 1);
}

#[test]
fn freeze_time_turns_are_whole_turns() {
    let mut table = Table::new(2);
    table.city(0).give(0, "freeze-time").keep("111").play(0, using("freeze-time"));
    assert_eq!(table.points(0), 1 + 2, "it started in Tokyo again");
}

#[test]
fn freeze_time_copied_gives_two_turns() {
    let mut table = Table::new(2);
    table.give(0, "freeze-time").give_mimic(0, "freeze-time").keep("111");
    table.play(0, using("mimic")).play(0, using("freeze-time"));
    assert_eq!((table.state.extra.len(), table.state.active.0), (1, 0));
    table.keep("").keep("");
    assert_eq!(table.state.active.0, 1);
}

#[test]
fn gourmet_gains_two_more_for_three_ones() {
    let mut table = Table::new(2);
    table.give(0, "gourmet").keep("111");
    assert_eq!(table.points(0), 3);
}

#[test]
fn gourmet_gains_two_however_many_ones() {
    let mut table = Table::new(2);
    table.give(0, "gourmet").keep("11111");
    assert_eq!(table.points(0), 5, "1 and 2 further, and 2");
}

#[test]
fn gourmet_does_not_care_for_other_numbers() {
    let mut table = Table::new(2);
    table.give(0, "gourmet").keep("112222");
    assert_eq!(table.points(0), 3);
}

#[test]
fn omnivore_gains_for_a_one_a_two_and_a_three() {
    let mut table = Table::new(2);
    table.give(0, "omnivore").keep("123");
    assert_eq!(table.points(0), 2);
    let mut table = Table::new(2);
    table.give(0, "omnivore").keep("12");
    assert_eq!(table.points(0), 0);
}

#[test]
fn omnivore_gains_once_and_the_dice_still_count() {
    let mut table = Table::new(2);
    table.give(0, "omnivore").keep("112233");
    assert_eq!(table.points(0), 2);
    let mut table = Table::new(2);
    table.give(0, "omnivore").keep("123333");
    assert_eq!(table.points(0), 6);
}

#[test]
fn omnivore_copied_gains_four() {
    let mut table = Table::new(2);
    table.give(0, "omnivore").give_mimic(0, "omnivore").keep("123");
    assert_eq!((table.points(0), table.state.copied), (4, Some(card("omnivore"))));
}
