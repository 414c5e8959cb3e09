//! Every refusal of the word lists can be met.

use std::collections::BTreeSet;

use building::Pose;
use contract::{About, Actor, Chance, Game};
use izakaya::{Colour, Command, Izakaya, Setup};

use crate::table::{Table, bid, bottle, claim, place, pose, price, take, tall, two_borders};

/// Faults that other rules find first: the border lies within the card, what falls is not
/// carried, and what overlaps lies a floor higher.
const NEVER: [&str; 3] = ["fault-off-card", "fault-falls", "fault-overlap"];

/// The keys of refusals in the English list: from the faults on, up to the options.
fn listed() -> BTreeSet<String> {
    let (_, english) = Izakaya::META.words[0];
    let keys = english.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()));
    let refusals = keys.skip_while(|key| key != "fault-off-card");
    refusals.take_while(|key| !key.starts_with("option-")).collect()
}

fn of_auctions(met: &mut BTreeSet<String>) {
    let many = Izakaya::open(&Setup::default(), 6, &mut Chance::from_number(1));
    met.insert(many.expect_err("six are too many").why.key.to_string());
    let mut table = Table::opened(2);
    met.insert(table.actor_refused(Actor::Judge, 0, bid(0)).1);
    met.insert(table.actor_refused(Actor::Clock, 0, Command::Tick).1);
    for command in [Command::Tick, Command::Pass, Command::Withdraw, bid(50), bid(1_100)] {
        met.insert(table.refused(0, command).1);
    }
    table.play(0, bid(1_000));
    met.insert(table.refused(0, bid(0)).1);
    table.play(1, bid(500));
    met.insert(table.refused(1, bid(0)).1);
    table.idle();
    met.insert(table.refused(0, take(0)).1);
}

fn of_actions(met: &mut BTreeSet<String>) {
    let mut table = Table::acting(2);
    met.insert(table.refused(1, take(0)).1);
    for command in [
        Command::Pass,
        Command::GiveUp,
        bottle(Colour::White, "0-0"),
        bottle(Colour::White, "1-0"),
        price(Colour::White, Colour::White),
        claim("A1-B1", "C1"),
        claim("A2-B2", "A2"),
        claim("C1-D1", "C1"),
    ] {
        met.insert(table.refused(0, command).1);
    }
    table.play(0, bottle(Colour::White, "1-1"));
    met.insert(table.refused(1, bottle(Colour::White, "2-2")).1);
    met.insert(table.refused(1, bottle(Colour::Blue, "1-1")).1);
    table.play(1, claim("A1-B1", "A1"));
    met.insert(table.refused(0, claim("A1-B1", "B1")).1);
    met.insert(table.refused(0, claim("A1-A2", "A1")).1);
    table.play(0, price(Colour::White, Colour::Blue));
    met.insert(table.refused(1, price(Colour::White, Colour::Blue)).1);
    table.state.slots.price = None;
    met.insert(table.refused(1, price(Colour::White, Colour::Blue)).1);
    table.state.market.crates[Colour::Red] = 0;
    met.insert(table.refused(1, bottle(Colour::Red, "2-2")).1);
    table.discs(1, &["A1-B1", "B1-C1", "A1-A2", "C1-C2", "A2-A3", "C2-C3"]);
    met.insert(table.refused(1, claim("A3-B3", "A3")).1);
    let mut four = Table::acting(4);
    four.discs(0, &["A2-B2", "B2-C2"]).play(0, claim("C2-D2", "C2"));
    met.insert(four.refused(0, Command::Pass).1);
}

fn of_building(met: &mut BTreeSet<String>) {
    let mut table = Table::acting(2);
    table.lay("A1", tall(3)).lay("C1", two_borders());
    let known: Vec<Pose> = table.solution("A1", 0).iter().map(|each| each.pose).collect();
    for count in [1, known.len()] {
        let mut table = table.clone();
        table.stand("A1", 0, &known[..count]);
        let first = known[0];
        let near = (-15..=15).flat_map(|x| (-15..=15).map(move |y| (x * 1_500, y * 1_500)));
        for (number, (x, y)) in table
            .state
            .supply
            .iter()
            .take(8)
            .flat_map(|number| near.clone().map(move |at| (number, at)))
        {
            let at = building::Point::new(first.at().x + x, first.at().y + y);
            let Some(pose) = Pose::new(number, false, first.rotation(), at) else { continue };
            if let Err((_, fault)) = table.site("A1").judge(pose) {
                met.insert(izakaya::judging::clause_of(&fault).1.to_owned());
            }
        }
    }
    for step in 0..70 {
        let between = pose(8, 35_000, step * 1_000, 90);
        if let Err((_, fault)) = table.site("C1").judge(between) {
            met.insert(izakaya::judging::clause_of(&fault).1.to_owned());
        }
    }
    table.play(0, take(0));
    let middle = pose(0, 35_000, 35_000, 0);
    met.insert(table.refused(0, take(1)).1);
    met.insert(table.refused(0, Command::Pass).1);
    met.insert(table.refused(0, place("B2", middle)).1);
    met.insert(table.refused(0, place("E5", middle)).1);
    met.insert(table.refused(0, place("A1", pose(1, 35_000, 35_000, 0))).1);
    met.insert(table.refused(0, Command::GiveUp).1);
    let anywhere = table.offers(0)[0];
    table.play(0, anywhere);
    table.state.supply.remove(crate::table::piece(3));
    met.insert(table.refused(1, take(3)).1);
}

#[test]
fn every_refusal_of_the_word_lists_can_be_met() {
    let mut met = BTreeSet::new();
    of_auctions(&mut met);
    of_actions(&mut met);
    of_building(&mut met);
    let wanted: BTreeSet<String> =
        listed().into_iter().filter(|key| !NEVER.contains(&key.as_str())).collect();
    let missing: Vec<_> = wanted.difference(&met).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
    let unknown: Vec<_> = met.difference(&wanted).collect();
    assert!(unknown.is_empty(), "without words, or thought never to be met: {unknown:?}");
}
