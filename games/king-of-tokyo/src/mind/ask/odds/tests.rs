//! Odds against trying everything: die by die, without the lattice and without the rules.

use contract::{Ask, Game, Seat, Viewer};
use serde_json::json;

use super::{GOALS, Goal, Odds};
use crate::cards::Card;
use crate::face::{Dice, FACES, Face};
use crate::mind::ask::{Answer, Gain, Question};
use crate::mind::tests::{dice, rolling};
use crate::monster::{GOAL, Zone};
use crate::state::KingOfTokyo;
use Face::{Claw, Energy, Heart, One, Three, Two};

fn assert_near(found: f64, expected: f64, what: &str) {
    assert!((found - expected).abs() < 1e-9, "{what}: {found} is not {expected}");
}

fn ask(state: &KingOfTokyo, question: Question) -> Odds {
    match KingOfTokyo::ask(&state.view(Viewer::Public), &question) {
        Ok(Answer::Odds(odds)) => odds,
        other => panic!("{other:?}"),
    }
}

fn gain(state: &KingOfTokyo) -> Gain {
    match KingOfTokyo::ask(&state.view(Viewer::Public), &Question::Gain) {
        Ok(Answer::Gain(gain)) => gain,
        other => panic!("{other:?}"),
    }
}

/// Every roll of that many dice.
fn rolls(count: usize) -> Vec<Vec<Face>> {
    let mut rolls = vec![Vec::new()];
    for _ in 0..count {
        let more = |roll: &Vec<Face>| FACES.map(|face| [roll.as_slice(), &[face]].concat());
        rolls = rolls.iter().flat_map(more).collect();
    }
    rolls
}

type Worth<'a> = &'a dyn Fn(&[Face]) -> f64;

/// The greatest mean of what final dice are worth when some dice are held to the end, that many
/// others are rolled now, and each of those may be rolled again as long as there are rerolls.
fn rolled(held: &[Face], count: usize, rerolls: u8, worth: Worth<'_>) -> f64 {
    let rolls = rolls(count);
    rolls.iter().map(|roll| lying(held, roll, rerolls - 1, worth)).sum::<f64>() / rolls.len() as f64
}

/// The same when the others lie already.
fn lying(held: &[Face], free: &[Face], rerolls: u8, worth: Worth<'_>) -> f64 {
    let stay = worth(&[held, free].concat());
    if rerolls == 0 {
        return stay;
    }
    let tried = (0u32..1 << free.len()).map(|mask| {
        let kept = |idx: &usize| mask >> idx & 1 == 0;
        let kept: Vec<Face> = (0..free.len()).filter(kept).map(|idx| free[idx]).collect();
        let rolls = rolls(free.len() - kept.len());
        let after = |roll: &Vec<Face>| lying(held, &[&kept, roll.as_slice()].concat(), 0, worth);
        rolls.iter().map(after).sum::<f64>() / rolls.len() as f64
    });
    assert_eq!(rerolls, 1, "two rerolls are enough to see what is forgotten");
    tried.fold(stay, f64::max)
}

fn count(faces: &[Face], face: Face) -> f64 {
    faces.iter().filter(|other| **other == face).count() as f64
}

/// Points of triples, as the rulebook says.
fn points(faces: &[Face]) -> f64 {
    let of = |face, worth: f64| match count(faces, face) {
        many if many >= 3.0 => worth + many - 3.0,
        _ => 0.0,
    };
    of(One, 1.0) + of(Two, 2.0) + of(Three, 3.0)
}

/// The active monster in a duel: its points, where it stands, and the life of the other.
fn duel(faces: &[Face], rerolls: u8, have: u8, place: Zone, life: u8) -> KingOfTokyo {
    let mut state = rolling(faces, rerolls);
    let (seat, other) = (state.active, Seat(1 - state.active.0));
    (state.monsters[seat].points, state.monsters[seat].place) = (have, place);
    state.monsters[other].life = life;
    let theirs = if place == Zone::Outside { Zone::City } else { Zone::Outside };
    state.monsters[other].place = theirs;
    state
}

#[test]
fn four_held_claws_are_not_forgotten_when_two_rerolls_are_left() {
    let state = duel(&[Claw, Claw, Claw, Claw, One, Two], 2, 0, Zone::City, 10);
    let (hit, miss) = (11.0 / 36.0, 25.0 / 36.0);
    let reroll = dice(&[One, Two]);
    let odds = ask(&state, Question::Odds { reroll, goal: Goal::Claws });
    let expected = [0.0, 0.0, 0.0, 0.0, miss * miss, 2.0 * hit * miss, hit * hit];
    for (claws, chance) in expected.into_iter().enumerate() {
        assert_near(odds.faces.claw[claws], chance, &format!("{claws} claws"));
    }
    assert_near(odds.expected.claws, 4.0 + 2.0 * hit, "claws");
    for goal in GOALS {
        let odds = ask(&state, Question::Odds { reroll, goal });
        assert_eq!((odds.goal, odds.keep), (goal, dice(&[Claw; 4])));
        assert_near(odds.faces.claw[..4].iter().sum(), 0.0, "fewer claws than are held");
        assert_near(odds.faces.claw.iter().sum(), 1.0, "all chances");
    }
}

#[test]
fn later_rerolls_follow_the_goal() {
    for (goal, face) in [(Goal::Claws, Claw), (Goal::Hearts, Heart), (Goal::Energy, Energy)] {
        for rerolls in 1..=3 {
            let state = duel(&[One, One, Two, Two, Three, face], rerolls, 0, Zone::City, 10);
            let reroll = dice(&[One, One, Two, Two, Three]);
            let odds = ask(&state, Question::Odds { reroll, goal });
            let miss = (5.0f64 / 6.0).powi(i32::from(rerolls));
            let Odds { faces, .. } = odds;
            let of = [(Claw, faces.claw), (Heart, faces.heart), (Energy, faces.energy)];
            let (_, table) = of.into_iter().find(|(other, _)| *other == face).unwrap();
            assert_near(table[1], miss.powi(5), "none but the held one");
            assert_near(table[6], (1.0 - miss).powi(5), "all of them");
        }
    }
}

#[test]
fn odds_are_what_trying_everything_says() {
    let hands = [[Three, Three, Claw], [One, Two, Heart], [Energy, Claw, Claw]];
    for (have, place, life) in [(0, Zone::City, 10), (18, Zone::City, 2), (17, Zone::Outside, 2)] {
        let missing = f64::from(GOAL - have);
        let wins =
            |faces: &[Face]| points(faces) >= missing || count(faces, Claw) >= f64::from(life);
        for faces in hands {
            let state = duel(&faces, 2, have, place, life);
            for held in 0..=3 {
                let reroll = dice(&faces[held..]);
                for goal in GOALS {
                    let worth = |faces: &[Face]| match goal {
                        Goal::Claws => count(faces, Claw),
                        Goal::Hearts => count(faces, Heart),
                        Goal::Energy => count(faces, Energy),
                        Goal::Win => f64::from(wins(faces)),
                        Goal::Points if wins(faces) => missing,
                        Goal::Points => points(faces).min(missing),
                    };
                    let expected = match held {
                        3 => worth(&faces),
                        _ => rolled(&faces[..held], 3 - held, 2, &worth),
                    };
                    let odds = ask(&state, Question::Odds { reroll, goal });
                    let found = match goal {
                        Goal::Claws => odds.expected.claws,
                        Goal::Hearts => odds.expected.hearts,
                        Goal::Energy => odds.expected.energy,
                        Goal::Win => odds.wins,
                        // A win counts as all that is missing, whatever the dice themselves give.
                        Goal::Points if life < 10 => continue,
                        Goal::Points => odds.expected.points,
                    };
                    assert_near(found, expected, &format!("{faces:?} {held} held for {goal:?}"));
                }
            }
        }
    }
}

#[test]
fn nothing_that_could_be_held_is_better_than_the_best_keep() {
    for (have, life) in [(0, 10), (18, 2)] {
        let missing = f64::from(GOAL - have);
        let wins =
            |faces: &[Face]| points(faces) >= missing || count(faces, Claw) >= f64::from(life);
        for faces in [[Three, Three, Claw], [One, Two, Three], [Claw, Heart, Energy]] {
            let state = duel(&faces, 2, have, Zone::City, life);
            for goal in [Goal::Points, Goal::Win, Goal::Claws] {
                let worth = |faces: &[Face]| match goal {
                    Goal::Win => f64::from(wins(faces)),
                    Goal::Points if wins(faces) => missing,
                    Goal::Points => points(faces).min(missing),
                    _ => count(faces, Claw),
                };
                let value = |held: &[Face]| match held.len() {
                    3 => worth(held),
                    some => rolled(held, 3 - some, 2, &worth),
                };
                let kept = |mask: u32| -> Vec<Face> {
                    (0..3).filter(|idx| mask >> idx & 1 == 1).map(|idx| faces[idx]).collect()
                };
                let most = (0..8).map(|mask| value(&kept(mask))).fold(0.0, f64::max);
                let best = Vec::from(ask(&state, Question::BestKeep { goal }).keep);
                assert_near(value(&best), most, &format!("{faces:?} for {goal:?}: {best:?}"));
            }
        }
    }
}

#[test]
fn points_beyond_the_twentieth_count_for_nothing() {
    let state = duel(&[Three, Three, Three, One, Two, Heart], 2, 18, Zone::City, 10);
    assert_eq!(gain(&state).points, 2);
    let best = ask(&state, Question::BestKeep { goal: Goal::Points });
    assert_eq!(best.reroll, Dice::NONE, "there is nothing more to gain");
    assert_eq!(best.points, [0.0, 0.0, 1.0]);
    let mut free = state;
    free.setup.cap_points = false;
    assert_eq!(gain(&free).points, 3);
}

#[test]
fn dice_tell_who_would_win() {
    let calm = duel(&[Claw, Claw, One, Two, Heart, Energy], 2, 0, Zone::Outside, 3);
    assert!(gain(&calm).winners.is_empty());
    let deadly = duel(&[Claw, Claw, Claw, One, One, Two], 2, 0, Zone::Outside, 3);
    let seat = deadly.active;
    assert!(gain(&deadly).winners.contains(seat), "the last one standing");
    let best = ask(&deadly, Question::BestKeep { goal: Goal::Points });
    assert_eq!((best.reroll, best.wins), (Dice::NONE, 1.0), "a win is not rolled away for points");
    // The point for taking an empty city is the twentieth.
    let mut entry = duel(&[Claw, One, Two, Two, Energy, Energy], 2, 19, Zone::Outside, 10);
    entry.monsters[Seat(1 - seat.0)].place = Zone::Outside;
    assert!(gain(&entry).winners.contains(seat));
    assert_eq!(ask(&entry, Question::BestKeep { goal: Goal::Win }).reroll, Dice::NONE);
    // Poison takes the winner away before the turn is over.
    (entry.monsters[seat].life, entry.monsters[seat].poison) = (1, 1);
    assert_eq!(gain(&entry).winners.iter().collect::<Vec<_>>(), [Seat(1 - seat.0)]);
}

#[test]
fn cards_that_act_when_the_turn_ends_count_for_the_win() {
    let mut state = duel(&[One, Two, Two, Heart, Heart, Energy], 1, 19, Zone::City, 10);
    let seat = state.active;
    state.monsters[seat].energy = 5;
    assert!(gain(&state).winners.is_empty());
    state.monsters[seat].cards.insert(Card::by_key("energy-hoarder").unwrap());
    assert!(gain(&state).winners.contains(seat), "the sixth cube is the twentieth point");
}

#[test]
fn a_question_without_a_goal_is_about_points() {
    let question = json!({ "odds": { "reroll": ["one"] } });
    let question: Question = serde_json::from_value(question).unwrap();
    assert_eq!(question, Question::Odds { reroll: Dice::one(One), goal: Goal::Points });
}
