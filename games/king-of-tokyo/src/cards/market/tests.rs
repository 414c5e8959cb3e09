//! Scenarios.

use contract::{Game, Seat, Viewer};

use crate::cards::CardSet;
use crate::cards::testing::{Table, card, using, using_on};
use crate::command::{Command, Event};

fn slot(table: &Table, key: &str) -> Command {
    let place = table.state.row.iter().position(|c| *c == Some(card(key)));
    Command::Buy { slot: place.expect("the card lies there") as u8 }
}

fn buying(from: u8, key: &str) -> Command {
    Command::BuyFrom { seat: Seat(from), card: card(key) }
}

/// Leaves nothing but these cards in the deck.
fn stack(table: &mut Table, keys: &[&str]) {
    let keep: Vec<_> = keys.iter().map(|key| card(key)).collect();
    for other in table.state.deck.iter() {
        if !keep.contains(&other) {
            table.state.deck.remove(other);
            table.state.discard.insert(other);
        }
    }
    for card in keep {
        table.state.discard.remove(card);
        table.state.deck.insert(card);
    }
}

#[test]
fn alien_metabolism_makes_cards_cheaper() {
    let mut table = Table::new(2);
    table.monster(0).energy = 5;
    table.give(0, "alien-metabolism").row(&["skyscraper"]).keep("");
    table.play(0, Command::Buy { slot: 0 });
    assert_eq!((table.points(0), table.energy(0)), (4, 0));
}

#[test]
fn alien_metabolism_does_not_make_sweeps_cheaper() {
    let mut table = Table::new(2);
    table.monster(0).energy = 4;
    table.give(0, "alien-metabolism").keep("").play(0, Command::Sweep);
    assert_eq!(table.energy(0), 2);
}

#[test]
fn alien_metabolism_copied_takes_two_off() {
    let mut table = Table::new(2);
    table.give(0, "alien-metabolism").give_mimic(0, "alien-metabolism");
    assert_eq!(table.state.price(Seat(0), card("corner-store")), 1);
    assert_eq!(table.state.price(Seat(1), card("corner-store")), 3);
    assert_eq!(table.state.price(Seat(0), card("solar-powered")), 0);
}

#[test]
fn alien_metabolism_works_on_cards_of_others() {
    let mut table = Table::new(2);
    table.monster(0).energy = 4;
    table.give(0, "alien-metabolism").give(0, "parasitic-tentacles").give(1, "jets").keep("");
    table.play(0, buying(1, "jets"));
    assert_eq!((table.energy(0), table.energy(1)), (0, 4));
}

#[test]
fn dedicated_news_team_gains_for_each_purchase() {
    let mut table = Table::new(2);
    table.give(0, "dedicated-news-team").buy(0, "heal");
    assert_eq!(table.points(0), 1);
}

#[test]
fn dedicated_news_team_does_not_report_itself() {
    let mut table = Table::new(2);
    table.buy(0, "dedicated-news-team");
    assert_eq!((table.points(0), table.has(0, "dedicated-news-team")), (0, true));
}

#[test]
fn dedicated_news_team_reports_other_sources_too() {
    let mut table = Table::new(2);
    table.monster(0).energy = 5;
    table.give(0, "dedicated-news-team").give(0, "parasitic-tentacles").give(1, "jets").keep("");
    table.play(0, buying(1, "jets"));
    assert_eq!(table.points(0), 1);
}

#[test]
fn dedicated_news_team_copied_reports_twice() {
    let mut table = Table::new(2);
    table.give(0, "dedicated-news-team").give_mimic(0, "dedicated-news-team").buy(0, "heal");
    assert_eq!(table.points(0), 2);
}

#[test]
fn made_in_a_lab_looks_and_buys() {
    let mut table = Table::new(2);
    table.monster(0).energy = 6;
    table.give(0, "made-in-a-lab");
    stack(&mut table, &["skyscraper"]);
    table.keep("").play(0, using("made-in-a-lab"));
    assert_eq!(table.state.top.map(|top| top.card), Some(card("skyscraper")));
    table.play(0, Command::BuyTop);
    assert_eq!((table.points(0), table.energy(0), table.state.top), (4, 0, None));
}

#[test]
fn made_in_a_lab_is_offered_while_either_pile_has_a_card() {
    for is_deck in [true, false] {
        let mut table = Table::new(2);
        table.give(0, "made-in-a-lab");
        let (all, none) = (table.state.deck.or(table.state.discard), CardSet::default());
        let piles = if is_deck { (all, none) } else { (none, all) };
        (table.state.deck, table.state.discard) = piles;
        table.keep("");
        assert!(table.offered(0, using("made-in-a-lab")), "all cards in the deck: {is_deck}");
    }
}

#[test]
fn made_in_a_lab_is_not_offered_where_no_card_is_left() {
    let mut table = Table::new(2);
    table.give(0, "made-in-a-lab").keep("");
    assert!(table.offered(0, using("made-in-a-lab")));
    (table.state.deck, table.state.discard) = (CardSet::default(), CardSet::default());
    assert!(!table.offered(0, using("made-in-a-lab")));
}

#[test]
fn made_in_a_lab_shows_the_card_to_its_owner_only() {
    let mut table = Table::new(3);
    table.give(0, "made-in-a-lab").keep("").play(0, using("made-in-a-lab"));
    let top = table.state.top.expect("somebody looked").card;
    assert_eq!(table.state.view(Viewer::Seat(Seat(0))).top, Some(top));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        let view = table.state.view(viewer);
        assert_eq!((view.top, view.deck.contains(top)), (None, true));
    }
    let told = table.told.iter().find(|event| matches!(event, Event::CardPeeked { .. })).unwrap();
    let seen = crate::KingOfTokyo::redact(told, Viewer::Seat(Seat(1)));
    assert_eq!(seen, Some(Event::CardPeeked { seat: Seat(0), card: None }));
}

#[test]
fn made_in_a_lab_leaves_what_it_does_not_buy_on_top() {
    let mut table = Table::new(2);
    table.give(0, "made-in-a-lab").keep("").play(0, using("made-in-a-lab"));
    let top = table.state.top.expect("somebody looked").card;
    table.play(0, Command::Pass);
    table.monster(1).energy = 2;
    table.keep("").play(1, Command::Sweep);
    assert!(table.state.row.contains(&Some(top)), "it is revealed first");
    assert_eq!(table.state.top, None);
}

#[test]
fn made_in_a_lab_can_look_again_after_buying() {
    let mut table = Table::new(2);
    table.monster(0).energy = 7;
    table.give(0, "made-in-a-lab");
    stack(&mut table, &["corner-store", "heal"]);
    table.keep("").play(0, using("made-in-a-lab")).play(0, Command::BuyTop);
    assert_eq!(table.refused(0, Command::BuyTop), "no-such-card");
    table.play(0, using("made-in-a-lab")).play(0, Command::BuyTop);
    assert_eq!((table.points(0), table.energy(0)), (1, 1));
}

#[test]
fn opportunist_buys_what_is_revealed_in_anothers_turn() {
    let mut table = Table::new(3);
    table.monster(1).energy = 6;
    table.monster(0).energy = 3;
    table.give(1, "opportunist").row(&["corner-store"]);
    stack(&mut table, &["skyscraper"]);
    table.keep("").play(0, Command::Buy { slot: 0 });
    assert_eq!(table.asked(), Some(1));
    let buy = slot(&table, "skyscraper");
    table.play(1, buy);
    assert_eq!((table.points(1), table.energy(1), table.points(0)), (4, 0, 1));
}

#[test]
fn opportunist_may_not_buy_what_lay_there_before() {
    let mut table = Table::new(2);
    table.monster(1).energy = 9;
    table.monster(0).energy = 3;
    table.give(1, "opportunist").row(&["corner-store", "jets", "heal"]);
    table.keep("").play(0, Command::Buy { slot: 0 });
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.refused(1, Command::Buy { slot: 1 }), "not-revealed");
    table.play(1, Command::Pass);
    assert_eq!(table.state.active.0, 1);
}

#[test]
fn opportunist_chains_through_its_own_purchases() {
    let mut table = Table::new(2);
    table.monster(1).energy = 6;
    table.monster(0).energy = 5;
    table.give(1, "opportunist").row(&["tanks", "jets", "wings"]);
    stack(&mut table, &["corner-store"]);
    table.keep("").play(0, Command::Buy { slot: 0 });
    table.play(1, Command::Buy { slot: 0 });
    assert_eq!((table.points(1), table.asked()), (1, Some(1)), "the refill is offered again");
    assert_ne!(table.state.row[0], None);
}

#[test]
fn opportunist_sees_all_three_after_a_sweep_and_two_are_asked_clockwise() {
    let mut table = Table::new(3);
    (0..3).for_each(|seat| table.monster(seat).energy = 9);
    table.give(2, "opportunist").give_mimic(1, "opportunist").keep("").play(0, Command::Sweep);
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.offers(1).len(), 4);
    table.play(1, Command::Pass);
    assert_eq!(table.asked(), Some(2));
    table.play(2, Command::Pass);
    assert_eq!(table.asked(), Some(0));
}

/// The places of the row that a seat is offered.
fn places(table: &Table, seat: u8) -> Vec<u8> {
    let slot = |command: &Command| match command {
        Command::Buy { slot } => Some(*slot),
        _ => None,
    };
    table.offers(seat).iter().filter_map(slot).collect()
}

#[test]
fn opportunist_buys_several_of_the_cards_that_a_sweep_reveals() {
    let mut table = Table::new(3);
    (table.monster(0).energy, table.monster(1).energy) = (4, 30);
    table.give(1, "opportunist");
    stack(&mut table, &["jets", "wings", "heal"]);
    table.keep("").play(0, Command::Sweep);
    assert_eq!((table.asked(), places(&table, 1)), (Some(1), vec![0, 1, 2]));
    table.play(1, Command::Buy { slot: 1 });
    assert_eq!((table.asked(), places(&table, 1)), (Some(1), vec![1]), "what replaces it first");
    table.play(1, Command::Pass);
    assert_eq!((table.asked(), places(&table, 1)), (Some(1), vec![0, 2]), "then the others");
    table.play(1, Command::Buy { slot: 2 });
    assert_eq!(places(&table, 1), [2]);
    table.play(1, Command::Buy { slot: 2 });
    assert_eq!(places(&table, 1), [2], "and what replaces that");
    table.play(1, Command::Pass);
    assert_eq!((table.asked(), places(&table, 1)), (Some(1), vec![0]));
    table.play(1, Command::Buy { slot: 0 }).play(1, Command::Pass);
    assert_eq!(table.asked(), Some(0), "every place was bought from once");
}

#[test]
fn opportunist_is_not_offered_the_place_it_bought_from_once_it_is_the_last_one() {
    // The other opportunist falls by what is bought, so nobody is asked about the replacement.
    for slot in 0..3 {
        let mut table = Table::new(3);
        table.monster(0).energy = 30;
        table.monster(1).life = 2;
        table.give(0, "opportunist").give_mimic(1, "opportunist");
        table.keep("").play(0, Command::Sweep);
        assert_eq!((table.asked(), places(&table, 0)), (Some(0), vec![0, 1, 2]));
        let mut row = ["jets", "wings", "heal"];
        row[usize::from(slot)] = "fire-blast";
        table.row(&row);
        table.play(0, Command::Buy { slot });
        let others: Vec<u8> = (0..3).filter(|place| *place != slot).collect();
        assert_eq!((table.life(1), places(&table, 0)), (0, others));
    }
}

#[test]
fn opportunist_lost_by_what_it_bought_is_asked_no_more() {
    let mut table = Table::new(3);
    (table.monster(0).energy, table.monster(1).energy) = (4, 30);
    table.monster(1).life = 1;
    table.give(1, "opportunist").give(1, "it-has-a-child");
    table.keep("").play(0, Command::Sweep);
    table.row(&["jet-fighters"]);
    assert_eq!(table.asked(), Some(1));
    table.play(1, Command::Buy { slot: 0 });
    assert_eq!((table.life(1), table.has(1, "opportunist")), (10, false), "born again");
    assert_eq!(table.asked(), Some(0));
}

#[test]
fn opportunist_comes_after_the_effect_and_wings_interrupt_first() {
    let mut table = Table::new(3);
    (0..3).for_each(|seat| table.monster(seat).energy = 9);
    table.give(1, "opportunist").give(2, "wings").row(&["corner-store", "gas-refinery"]);
    table.keep("").play(0, Command::Buy { slot: 1 });
    assert_eq!((table.asked(), table.life(1)), (Some(2), 7), "the damage comes first");
    table.play(2, using("wings"));
    assert_eq!((table.asked(), table.life(2)), (Some(1), 10));
    table.play(1, Command::Pass);
    assert_eq!(table.asked(), Some(0));
}

#[test]
fn opportunist_alone_in_its_own_turn_is_not_asked_twice() {
    let mut table = Table::new(2);
    table.monster(0).energy = 9;
    table.give(0, "opportunist").keep("").play(0, Command::Sweep);
    assert!(table.offered(0, Command::Sweep), "it buys in its own time");
}

#[test]
fn parasitic_tentacles_buy_from_others_who_are_paid() {
    let mut table = Table::new(2);
    table.monster(0).energy = 6;
    table.give(0, "parasitic-tentacles").give(1, "jets").keep("").play(0, buying(1, "jets"));
    assert!(table.has(0, "jets") && !table.has(1, "jets"));
    assert_eq!((table.energy(0), table.energy(1)), (1, 5));
}

#[test]
fn parasitic_tentacles_reach_only_in_ones_own_buy_step() {
    let mut table = Table::new(2);
    table.monster(0).energy = 9;
    table.give(0, "parasitic-tentacles").give(1, "jets");
    assert_eq!(table.refused(0, buying(1, "jets")), "wrong-step");
    table.end();
    assert_eq!(table.refused(0, buying(1, "jets")), "not-asked");
}

#[test]
fn parasitic_tentacles_take_no_more_than_they_can_pay() {
    let mut table = Table::new(2);
    table.monster(0).energy = 4;
    table.give(0, "parasitic-tentacles").give(1, "jets").keep("");
    assert_eq!(table.refused(0, buying(1, "jets")), "too-poor");
}

#[test]
fn parasitic_tentacles_leave_the_copy_on_what_they_buy() {
    let mut table = Table::new(3);
    table.monster(0).energy = 5;
    table.give(0, "parasitic-tentacles").give(1, "jets").give_mimic(2, "jets").keep("");
    table.play(0, buying(1, "jets"));
    assert_eq!(table.state.copied, Some(card("jets")));
}

#[test]
fn parasitic_tentacles_let_the_buyer_of_a_mimic_choose() {
    let mut table = Table::new(2);
    table.monster(0).energy = 8;
    table.give(0, "parasitic-tentacles").give(1, "jets").give_mimic(1, "jets").keep("");
    table.play(0, buying(1, "mimic"));
    assert_eq!((table.state.copied, table.asked()), (None, Some(0)));
    table.play(0, using_on("mimic", "parasitic-tentacles"));
    assert_eq!(table.state.copied, Some(card("parasitic-tentacles")));
}

#[test]
fn parasitic_tentacles_please_no_friend_of_the_seller() {
    let mut table = Table::new(2);
    table.monster(0).energy = 5;
    table.give(0, "parasitic-tentacles").give(1, "jets").give(1, "friend-of-children").keep("");
    table.play(0, buying(1, "jets"));
    assert_eq!(table.energy(1), 5);
}
