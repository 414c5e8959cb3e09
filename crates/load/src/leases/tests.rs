//! What the simulation must show, whatever the figures.

use crate::leases::{Failure, MILLI, Outcome, Plan, Rules, SECOND, Size, Spread, run};

/// A small house, so that this is quick.
fn plan(rules: Rules) -> Plan {
    let usual = Plan::default();
    Plan { size: Size { nodes: 50, matches: 10_000, ..usual.size }, rules, ..usual }
}

fn under(rules: Rules, failure: Failure) -> Outcome {
    run(plan(rules), failure)
}

fn longest(spread: &Spread) -> u64 {
    spread.percentile(100).unwrap_or(0)
}

const OUTAGE: Failure = Failure::Outage { lasts: 10_300 * MILLI };

#[test]
fn the_same_plan_gives_the_same_outcome_and_another_seed_another() {
    let failure = Failure::Crash { nodes: 5, within: SECOND };
    let usual = plan(Rules::default());
    assert_eq!(run(usual, failure), run(usual, failure));
    assert_ne!(run(usual, failure), run(Plan { seed: 1, ..usual }, failure));
}

#[test]
fn nothing_happens_where_nothing_is_wrong() {
    let outcome = under(Rules::default(), Failure::None);
    assert_eq!((outcome.claimed, outcome.silences, outcome.disturbed), (0, 0, 0));
    // 50 heartbeats and 25 polls a second, for three seconds.
    assert!((220..=230).contains(&outcome.upkeep), "{}", outcome.upkeep);
}

#[test]
fn every_match_of_a_crashed_node_plays_on_once_its_lease_is_over() {
    let outcome = under(Rules::default(), Failure::Crash { nodes: 5, within: 1 });
    assert_eq!(outcome.claimed, 1_000);
    assert_eq!(outcome.attended.count() + outcome.unattended.count(), 1_000);
    let earliest = outcome.attended.percentile(0).unwrap_or(0);
    assert!(earliest > SECOND, "a lease of three seconds was renewed a second ago at most");
    assert!(longest(&outcome.attended) < 5 * SECOND, "{}", longest(&outcome.attended));
    assert_eq!(outcome.false_takeovers + outcome.split, 0);
}

#[test]
fn a_power_loss_is_noticed_although_nobody_is_told() {
    let outcome = under(Rules::default(), Failure::PowerLoss { nodes: 5 });
    assert_eq!(outcome.attended.count() + outcome.unattended.count(), 1_000);
}

#[test]
fn an_owner_is_silent_before_anybody_else_claims() {
    for lasts in [2_500 * MILLI, 3 * SECOND, 5 * SECOND] {
        let pause = Failure::Pause { nodes: 10, lasts, clock_stops: false };
        let outcome = under(Rules::default(), pause);
        assert_eq!(outcome.split, 0, "paused {lasts}");
        assert!(outcome.margin.is_none_or(|margin| margin >= SECOND / 2), "{:?}", outcome.margin);
    }
    let cut = under(Rules::default(), Failure::Cut { nodes: 10, lasts: 30 * SECOND });
    assert!(cut.takeovers > 1_000 && cut.split == 0);
}

#[test]
fn an_owner_that_is_silent_too_late_is_found() {
    let late = Rules { silence: 4 * SECOND, ..Rules::default() };
    let outcome = under(late, Failure::Cut { nodes: 10, lasts: 30 * SECOND });
    assert!(outcome.split > 0);
}

#[test]
fn an_owner_whose_clock_stood_still_may_speak_without_a_right() {
    let asleep = Failure::Pause { nodes: 10, lasts: 6 * SECOND, clock_stops: true };
    assert!(under(Rules::default(), asleep).split > 0);
}

#[test]
fn an_outage_takes_nothing_from_anybody() {
    let outcome = under(Rules::default(), OUTAGE);
    assert_eq!((outcome.claimed, outcome.disturbed, outcome.split), (0, 0, 0));
    assert_eq!(outcome.attended.count(), 10_000, "everybody speaks again");
    assert!(longest(&outcome.attended) < SECOND, "{}", longest(&outcome.attended));
}

#[test]
fn long_leaps_of_house_time_run_leases_out_after_an_outage() {
    let leaping = Rules { leap: 2 * SECOND, again: SECOND, ..Rules::default() };
    let outcome = under(leaping, OUTAGE);
    assert!(outcome.disturbed > 0, "clients lose owners that are well");
}

#[test]
fn a_claim_for_many_matches_spares_the_database() {
    let usual = plan(Rules::default());
    let poor = Plan { speed: crate::leases::Speed { capacity: 500, ..usual.speed }, ..usual };
    let crash = Failure::Crash { nodes: 5, within: 1 };
    let one_by_one = Rules { gather: 1, ..usual.rules };
    let gathered = run(poor, crash).attended;
    let single = run(Plan { rules: one_by_one, ..poor }, crash).attended;
    assert!(longest(&gathered) < longest(&single));
}
