//! The worked examples of the rulebook, step by step.

use king_of_tokyo::{Command, Zone};

use crate::table::{Table, buy, card, dice, reroll};

const GIGAZAUR: u8 = 1;
const CYBER_BUNNY: u8 = 2;

/// Gigazaur's turn begins with two 3s among its dice.
fn dice_example() -> Table {
    let mut table = Table::new(4);
    table.keep_rolling("", "33h1ce");
    assert_eq!(table.active(), GIGAZAUR);
    table.roll(GIGAZAUR, reroll("h1ce"), "22eh");
    assert_eq!(table.state.turn.dice, dice("3322eh"), "everything but the 3s was rerolled");
    table.roll(GIGAZAUR, reroll("33h"), "22c");
    assert_eq!(table.state.turn.dice, dice("2222ec"));
    table
}

#[test]
fn the_dice_example() {
    let mut table = dice_example();
    table.city(CYBER_BUNNY).play(GIGAZAUR, Command::Resolve);
    assert_eq!(table.points(GIGAZAUR), 3, "2 for the triple, 1 for the fourth");
    assert_eq!(table.energy(GIGAZAUR), 1);
    assert_eq!(table.lives(), [10, 10, 9, 10], "only CyberBunny in Tokyo is hit");
    table.play(CYBER_BUNNY, Command::Stay);
    assert_eq!(table.active(), CYBER_BUNNY, "the dice go to the left");
}

#[test]
fn the_dice_example_from_tokyo() {
    let mut table = dice_example();
    table.city(GIGAZAUR).play(GIGAZAUR, Command::Resolve);
    assert_eq!(table.lives(), [9, 10, 9, 9], "all other monsters lose 1 life");
}

#[test]
fn the_buying_example() {
    let mut table = Table::new(3);
    let shown = ["jets", "wings", "tanks"];
    let wanted = ["heal", "opportunist", "corner-store", "camouflage"];
    table.row(shown).deck(&wanted).set_energy(0, 10).keep("");
    table.play(0, Command::Sweep);
    assert_eq!(table.energy(0), 8);
    assert!(shown.iter().all(|key| table.state.discard.contains(card(key))));
    let bought = table.state.row[1].unwrap();
    assert_eq!(bought.cost(&table.state.setup), 3);
    table.play(0, buy(1));
    assert_eq!(table.energy(0), 5);
    let new = table.state.row[1].unwrap();
    assert!(new != bought && wanted.map(card).contains(&new), "a new one is revealed");
    table.play(0, Command::Pass);
    assert_eq!((table.active(), table.energy(0)), (1, 5), "saved for another turn");
}

/// In the order of their turns in the story.
const MEKA_DRAGON: u8 = 0;
const GIGA: u8 = 1;
const BUNNY: u8 = 2;
const THE_KING: u8 = 3;
const KRAKEN: u8 = 4;

/// Gigazaur is in City, Kraken in Bay; MekaDragon rolls four claws, and both abandon Tokyo.
fn bay_story() -> Table {
    let mut table = Table::new(5);
    table.city(GIGA).bay(KRAKEN).set_life(GIGA, 8);
    table.keep("cccc12");
    assert_eq!(table.lives(), [10, 4, 10, 10, 6], "both take 4 damage");
    table.play(GIGA, Command::Yield).play(KRAKEN, Command::Yield);
    assert_eq!((table.place(MEKA_DRAGON), table.points(MEKA_DRAGON)), (Zone::City, 1));
    assert_eq!(table.state.holder(Zone::Bay), None, "Bay is unclaimed");
    assert_eq!(table.active(), GIGA);
    table.keep("c12233");
    assert_eq!(table.lives(), [9, 4, 10, 10, 6], "dealt only to MekaDragon");
    table
}

#[test]
fn the_five_monster_story() {
    let mut table = bay_story();
    table.play(MEKA_DRAGON, Command::Stay);
    assert_eq!((table.place(GIGA), table.points(GIGA)), (Zone::Bay, 1), "it must take Bay");

    assert_eq!(table.active(), BUNNY);
    table.keep("c12233");
    assert_eq!(table.lives(), [8, 3, 10, 10, 6], "dealt to Gigazaur and MekaDragon");
    assert_eq!(table.asked(), Some(MEKA_DRAGON), "clockwise from the attacker");
    table.play(MEKA_DRAGON, Command::Stay).play(GIGA, Command::Yield);
    assert_eq!((table.place(BUNNY), table.points(BUNNY)), (Zone::Bay, 1));
    assert_eq!(table.place(GIGA), Zone::Outside);

    assert_eq!(table.active(), THE_KING);
    table.keep("112233");
    assert_eq!(table.active(), KRAKEN);
    table.keep("112233");

    assert_eq!((table.active(), table.points(MEKA_DRAGON)), (MEKA_DRAGON, 3), "2 for starting");
    table.keep("ccc122");
    assert_eq!(table.lives(), [8, 0, 10, 7, 3], "not CyberBunny, who is in Bay");
    let places = [MEKA_DRAGON, BUNNY, THE_KING, KRAKEN].map(|seat| table.place(seat));
    assert_eq!(places, [Zone::City, Zone::Outside, Zone::Outside, Zone::Outside]);
    assert!(!table.state.bay_is_open(), "four are left");
    assert_eq!(table.active(), BUNNY);
}

/// The rulebook names the wrong monster here: Gigazaur, who attacked, takes City.
#[test]
fn the_five_monster_story_if_meka_dragon_had_left() {
    let mut table = bay_story();
    table.play(MEKA_DRAGON, Command::Yield);
    assert_eq!((table.place(GIGA), table.points(GIGA)), (Zone::City, 1));
    assert_eq!(table.place(MEKA_DRAGON), Zone::Outside);
    assert_eq!(table.state.holder(Zone::Bay), None, "Bay is left unclaimed");
}
