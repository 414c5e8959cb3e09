use super::*;

fn points(counts: &Counts) -> f64 {
    f64::from(number_points(counts))
}

fn dice(faces: &str) -> Dice {
    let face = |letter: char| match letter {
        '1' => Face::One,
        '2' => Face::Two,
        '3' => Face::Three,
        'e' => Face::Energy,
        'h' => Face::Heart,
        _ => Face::Claw,
    };
    faces.chars().map(face).collect()
}

/// Every roll of that many dice, each as likely as the others: nothing is counted together.
fn rolls(count: u8) -> Vec<Dice> {
    let mut rolls = vec![Dice::NONE];
    for _ in 0..count {
        let more = |dice: &Dice| FACES.map(|face| dice.with(Dice::one(face)));
        rolls = rolls.iter().flat_map(more).collect();
    }
    rolls
}

fn picks(dice: Dice) -> Vec<Dice> {
    let mut picks = Vec::new();
    dice.each_pick(|pick| picks.push(pick));
    picks
}

/// The greatest expected points, by trying every choice and every roll.
fn slow_worth(dice: Dice, rerolls: u8) -> f64 {
    let stay = points(&counts(dice));
    if rerolls == 0 {
        return stay;
    }
    let tried = picks(dice).into_iter().map(|reroll| slow_reroll(dice, reroll, rerolls));
    tried.fold(slow_worth(dice, rerolls - 1), f64::max)
}

fn slow_reroll(dice: Dice, reroll: Dice, rerolls: u8) -> f64 {
    let rolls = rolls(reroll.len());
    let after = |roll: &Dice| slow_worth(dice.without(reroll).with(*roll), rerolls - 1);
    rolls.iter().map(after).sum::<f64>() / rolls.len() as f64
}

fn assert_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}

#[test]
fn the_plan_is_as_good_as_trying_everything() {
    let plan = Plan::new(4, 2, points);
    for faces in ["1123", "33ec", "2222", "hhee", "1233"] {
        let dice = dice(faces);
        assert_near(plan.worth(dice, 0), points(&counts(dice)));
        assert_near(plan.worth(dice, 1), slow_worth(dice, 1));
    }
    let plan = Plan::new(3, 2, points);
    for faces in ["113", "33e", "222", "hhe"] {
        assert_near(plan.worth(dice(faces), 2), slow_worth(dice(faces), 2));
        let reroll = Dice::one(dice(faces).faces().last().unwrap());
        let kept = plan.worth_keeping(dice(faces).without(reroll), 2);
        assert_near(kept, slow_reroll(dice(faces), reroll, 2));
    }
}

#[test]
fn the_keep_has_the_worth_that_is_promised() {
    let plan = Plan::new(6, 2, points);
    for counts in lattice::hands(6) {
        let dice = lattice::dice(counts);
        for rerolls in 0..=2 {
            let keep = plan.keep(dice, rerolls);
            assert!(dice.contains(keep));
            assert_near(plan.worth_keeping(keep, rerolls), plan.worth(dice, rerolls));
        }
    }
}

#[test]
fn the_outlook_has_the_mean_that_is_promised() {
    let plan = Plan::new(6, 2, points);
    for faces in ["11233e", "333hcc", "ehceec"] {
        for reroll in picks(dice(faces)) {
            let keep = dice(faces).without(reroll);
            let outlook = plan.outlook(keep, 2);
            assert_near(outlook.mean(|_| 1.0), 1.0);
            assert_near(outlook.mean(points), plan.worth_keeping(keep, 2));
        }
    }
}

#[test]
fn along_a_plan_other_things_come_to_their_means() {
    let plan = Plan::new(6, 2, points);
    let claws = |counts: &Counts| f64::from(counts[Face::Claw as usize]);
    let (same, other) = (plan.along(points), plan.along(claws));
    for faces in ["11233e", "333hcc", "ehceec"] {
        assert_near(same.worth(dice(faces), 2), plan.worth(dice(faces), 2));
        for reroll in picks(dice(faces)) {
            let keep = dice(faces).without(reroll);
            assert_near(other.worth_keeping(keep, 2), plan.outlook(keep, 2).mean(claws));
        }
        let keep = plan.keep(dice(faces), 1);
        assert_near(other.worth(dice(faces), 1), plan.outlook(keep, 1).mean(claws));
    }
}

#[test]
fn one_roll_of_six_dice_is_what_counting_says() {
    let plan = Plan::new(6, 1, points);
    let outlook = plan.outlook(Dice::NONE, 1);
    let all = rolls(6);
    let share = |of: &dyn Fn(&Dice) -> bool| {
        all.iter().filter(|dice| of(dice)).count() as f64 / all.len() as f64
    };
    let triples: f64 = outlook.mean(|counts| f64::from(counts.iter().any(|count| *count >= 3)));
    assert_near(triples, share(&|dice| FACES.iter().any(|face| dice.count(*face) >= 3)));
    for (count, chance) in outlook.counts(Face::Claw).into_iter().enumerate() {
        assert_near(chance, share(&|dice| usize::from(dice.count(Face::Claw)) == count));
    }
    let each = outlook.mean(|counts| f64::from(*counts == [1; 6]));
    assert_near(each, 720.0 / 46_656.0);
}

#[test]
fn two_rolls_after_keeping_are_what_counting_says() {
    // With two threes kept and two rerolls, the plan of three dice rolls the third until it is a
    // three: five sixths of five sixths are left without one.
    let plan = Plan::new(3, 2, points);
    let outlook = plan.outlook(dice("33"), 2);
    let [.., pair, triple] = outlook.counts(Face::Three)[..] else { panic!() };
    assert_near(pair, 25.0 / 36.0);
    assert_near(triple, 11.0 / 36.0);
    assert_near(plan.worth(dice("33c"), 2), 3.0 * 11.0 / 36.0);
    assert_eq!(plan.keep(dice("33c"), 2), dice("33"));
}

#[test]
fn dice_are_kept_where_rolling_cannot_help() {
    let plan = Plan::new(6, 2, points);
    assert_eq!(plan.keep(dice("333333"), 2), dice("333333"));
    assert_eq!(plan.keep(dice("11233e"), 0), dice("11233e"));
    let none = Plan::new(0, 2, points);
    assert_eq!(none.keep(Dice::NONE, 2), Dice::NONE);
    let nine = Plan::new(9, 4, points);
    assert!(nine.worth(dice("111222333"), 4) >= 6.0);
    assert_near(nine.outlook(Dice::NONE, 4).mean(|_| 1.0), 1.0);
}

#[test]
fn held_dice_are_never_rolled() {
    for held in ["", "c", "cc", "33", "123"] {
        let free = 4 - held.len() as u8;
        let holding = Holding::new(dice(held), 4, 2, points);
        let outlook = holding.outlook();
        assert_near(outlook.mean(|_| 1.0), 1.0);
        assert_near(outlook.mean(points), holding.worth());
        for face in FACES {
            let least = usize::from(dice(held).count(face));
            let table = outlook.counts(face);
            assert_near(table[..least].iter().sum(), 0.0);
            assert_eq!(table.len(), 5);
        }
        let most = |counts: &Counts| counts.iter().sum::<u8>() == free + held.len() as u8;
        assert!(outlook.iter().all(|(counts, _)| most(&counts)));
    }
}

#[test]
fn where_nothing_matters_everything_is_held() {
    assert_eq!(best_hold(dice("123"), 2, |_| 1.0), dice("123"));
}

#[test]
fn the_best_hold_is_at_least_as_good_as_any_other() {
    for faces in ["1123", "33ec", "2222", "hhee"] {
        let best = best_hold(dice(faces), 2, points);
        let value = |held: Dice| Holding::new(held, 4, 2, points).worth();
        let worth = if best == dice(faces) { points(&counts(best)) } else { value(best) };
        for reroll in picks(dice(faces)) {
            assert!(value(dice(faces).without(reroll)) <= worth + NEAR, "{faces}");
        }
        assert!(points(&counts(dice(faces))) <= worth + NEAR, "{faces}");
        assert_eq!(best_hold(dice(faces), 0, points), dice(faces));
    }
}
