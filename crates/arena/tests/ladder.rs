//! Ladders: the same whatever the threads, the order and the interruptions.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use std::sync::{Arc, Mutex};

use arena::ladder::double::{Double, Score};
use arena::ladder::sprt::Test;
use arena::ladder::standings::{Met, Standings};
use arena::ladder::{Keep, Ladder, LadderError, Meeting, Results};
use arena::{Fixture, House, Outsider, Place, Seated, Seater};
use contract::{About, Game, Outcome, Seat, SeatSet, Seed, Skill};
use lanterns::Lanterns;

type Toy = Lanterns<0>;
type Setup = <Toy as Game>::Setup;

const LIMIT: u64 = 10_000;

fn ladder(threads: usize) -> Ladder<Setup, Skill> {
    let meeting = |seats, lower| Meeting { seats, bots: [lower, lower + 1] };
    Ladder {
        setup: Toy::setup_for_bots(),
        bots: vec![Skill::Random, Skill::Search(2), Skill::Search(80)],
        meetings: vec![meeting(2, 0), meeting(2, 1), meeting(3, 0), meeting(3, 1)],
        seed: Seed::from_number(12),
        threads,
        limit: LIMIT,
        most: 60,
        test: Test { margin: 0.6, risk: 0.05 },
    }
}

/// What was kept, and after how many doubles to stop.
struct Kept {
    doubles: Mutex<Vec<(Meeting, u64, Double)>>,
    stop_after: usize,
}

impl Kept {
    fn new(stop_after: usize) -> Kept {
        Kept { doubles: Mutex::default(), stop_after }
    }

    fn results(&self) -> Results {
        let mut results = Results::new();
        for (meeting, number, double) in self.doubles.lock().unwrap().iter().rev() {
            results.entry(*meeting).or_default().insert(*number, *double);
        }
        results
    }
}

impl Keep for Kept {
    fn keep(&self, meeting: &Meeting, number: u64, double: &Double) -> Result<(), String> {
        let mut doubles = self.doubles.lock().unwrap();
        if doubles.len() >= self.stop_after {
            return Err("the lamp went out".to_owned());
        }
        doubles.push((*meeting, number, *double));
        Ok(())
    }

    fn left(&self, _doubles: u64) {}
}

fn standings(results: &Results) -> Standings {
    Standings::new("lanterns", &ladder(1), results, (0, 1_000.0))
}

fn played(threads: usize) -> (Standings, Kept) {
    let (mut results, kept) = (Results::new(), Kept::new(usize::MAX));
    ladder(threads).run::<Toy>(&mut results, &House, &kept).unwrap();
    (standings(&results), kept)
}

#[test]
fn neither_threads_nor_order_change_anything() {
    let (alone, kept) = played(1);
    assert_eq!(alone, played(3).0);
    assert_eq!(alone, standings(&kept.results()), "put in from the last to the first");
}

#[test]
fn a_ladder_that_was_broken_off_goes_on_where_it_was() {
    let (whole, _) = played(2);
    let broken_off = Kept::new(9);
    let error = ladder(2).run::<Toy>(&mut Results::new(), &House, &broken_off).unwrap_err();
    assert!(matches!(&error, LadderError::Stopped(_)), "{error}");
    assert_eq!(error.to_string(), "the lamp went out");
    let mut results = broken_off.results();
    let again = Kept::new(usize::MAX);
    ladder(2).run::<Toy>(&mut results, &House, &again).unwrap();
    assert_eq!(whole, standings(&results));
    let before = broken_off.results();
    let repeated = |(meeting, number, _): &(Meeting, u64, Double)| {
        before.get(meeting).is_some_and(|played| played.contains_key(number))
    };
    assert!(!again.doubles.lock().unwrap().iter().any(repeated), "nothing is played twice");
}

#[test]
fn stronger_bots_stand_higher_and_meetings_end_early() {
    let (standings, _) = played(2);
    assert_eq!(standings.tables.len(), 2);
    for table in &standings.tables {
        assert_eq!(table.ratings[0].bot, "search:80", "{table:?}");
        let random = table.ratings.iter().find(|rated| rated.bot == "random").unwrap();
        assert_eq!([random.rating, random.low, random.high], [1_000.0; 3]);
        let of_middle: u64 = table.meetings.iter().map(|met| met.games).sum();
        let middle = table.ratings.iter().find(|rated| rated.bot == "search:2").unwrap();
        assert_eq!(middle.games, of_middle, "it is in both meetings");
        assert!(middle.low < middle.rating && middle.rating < middle.high);
    }
    let met: Vec<&Met> = standings.tables.iter().flat_map(|table| &table.meetings).collect();
    assert!(met.iter().all(|met| met.verdict != "unfinished" && met.endless == 0));
    let early = met.iter().find(|met| met.verdict == "stronger").unwrap();
    assert!(early.games < 120 && early.evidence >= early.enough, "{early:?}");
}

#[test]
fn what_was_played_beyond_the_end_of_a_meeting_does_not_count() {
    let (whole, kept) = played(1);
    let mut results = kept.results();
    let lost = Score { wins: [arena::tally::WIN, 0], forfeits: [0, 0], ended: true };
    for met in results.values_mut() {
        met.insert(10_000, [lost; 2]);
    }
    assert_eq!(whole, standings(&results));
}

#[test]
fn before_the_first_game_nobody_but_the_anchor_has_a_rating() {
    let nothing = standings(&Results::new());
    for table in &nothing.tables {
        assert_eq!(table.ratings.len(), 1);
        assert!(table.meetings.iter().all(|met| met.verdict == "unfinished" && met.games == 0));
    }
}

/// How games ended, as bots that break were told.
type Told = Arc<Mutex<Vec<Option<Outcome>>>>;

/// A bot that breaks at once.
struct Broken(Told);

impl Outsider for Broken {
    fn has_forfeited(&self) -> bool {
        true
    }

    fn over(&self, outcome: Option<&Outcome>) {
        self.0.lock().unwrap().push(outcome.cloned());
    }
}

/// Seats one for each `true` of a list.
struct SomeBreak(Told);

impl Seater<Toy, bool> for SomeBreak {
    fn seat(&self, breaks: &bool, place: &Place<'_, Setup>) -> Seated<Toy> {
        let Seated { bot, .. } = House.seat(&Skill::Random, place);
        let broken = || -> Box<dyn Outsider> { Box::new(Broken(Arc::clone(&self.0))) };
        Seated { bot, outsider: breaks.then(broken) }
    }
}

#[test]
fn whoever_forfeits_has_lost_and_is_told_so() {
    let told = Told::default();
    let setup = Toy::setup_for_bots();
    for number in 0..20 {
        let seed = Seed::from_number(13).of_match(number);
        let seats = [&false, &true, &false];
        let fixture = Fixture { number, setup: &setup, seats: &seats, seed, limit: LIMIT };
        let seater = SomeBreak(Arc::clone(&told));
        let end = fixture.play::<Toy>(&seater, &mut |_| ()).unwrap();
        assert_eq!(end.forfeits, SeatSet::only(Seat(1)));
        let outcome = end.outcome.unwrap();
        assert_eq!(outcome.places[Seat(1)], 3);
        assert!(!outcome.winners.contains(Seat(1)) && !outcome.winners.is_empty());
        assert_eq!(told.lock().unwrap().last(), Some(&Some(outcome)));
    }
}
