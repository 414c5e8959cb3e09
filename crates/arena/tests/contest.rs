//! Contests: reproducible, fair, and on virtual time where a game has a clock.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use std::sync::Mutex;

use arena::{Contest, House, Played, Report, Tally, Watch};
use contract::{About, Actor, Entry, Seed, Skill};
use lanterns::Lanterns;

type Toy = Lanterns<0>;

struct Watcher<C> {
    games: Mutex<Vec<(u64, Vec<Entry<C>>)>>,
}

impl<C: Send> Watch<C, Skill> for Watcher<C> {
    fn done(&self, _games: u64) {}

    fn wants_games(&self) -> bool {
        true
    }

    fn game(&self, game: Played<'_, C, Skill>) {
        self.games.lock().unwrap().push((game.number, game.entries));
    }
}

struct Nobody;

impl<C> Watch<C, Skill> for Nobody {
    fn done(&self, _games: u64) {}
}

type Setup = <Toy as contract::Game>::Setup;

fn contest(bots: &[Skill], games: u64, threads: usize) -> Contest<Setup, Skill> {
    let (setup, seed) = (Toy::setup_for_bots(), Seed::from_number(11));
    Contest { setup, bots: bots.to_vec(), games, seed, threads, limit: 10_000 }
}

fn run(bots: &[Skill], games: u64, threads: usize) -> Tally {
    contest(bots, games, threads).run::<Toy>(&House, &Nobody).unwrap()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let bots = [Skill::Greedy, Skill::Random, Skill::Random];
    let alone = run(&bots, 200, 1);
    assert_eq!(alone, run(&bots, 200, 3));
    assert_eq!(alone.games, 200);
    assert_eq!(alone.unfinished, 0);
}

#[test]
fn watching_changes_nothing_and_every_game_is_shown() {
    let watcher = Watcher { games: Mutex::new(Vec::new()) };
    let bots = [Skill::Random, Skill::Random];
    let watched = contest(&bots, 50, 2).run::<Toy>(&House, &watcher).unwrap();
    assert_eq!(watched, run(&bots, 50, 1));
    let mut games = watcher.games.into_inner().unwrap();
    games.sort_by_key(|(number, _)| *number);
    assert!(games.iter().map(|(number, _)| *number).eq(0..50));
    let entries: u64 = games.iter().map(|(_, entries)| entries.len() as u64).sum();
    assert_eq!(entries, watched.entries);
    let clock = |entry: &&Entry<_>| entry.actor == Actor::Clock;
    assert!(games.iter().flat_map(|(_, entries)| entries).any(|e| clock(&e)), "time passes too");
}

#[test]
fn a_better_bot_wins_more_from_every_seat() {
    let tally = run(&[Skill::Search(60), Skill::Random], 300, 2);
    let report =
        Report::new("lanterns", &[Skill::Search(60), Skill::Random], Seed([0; 32]), 2, 1.0, tally);
    let better = report.wins_by_bot["search:60"];
    assert!(better.low > 0.55, "{better:?}");
    let total: f64 = report.wins_by_seat.iter().map(|rate| rate.wins).sum();
    assert!((total - 300.0).abs() < 1e-6, "shared wins add up to one a game: {total}");
}

#[test]
fn a_game_without_end_is_counted_as_unfinished() {
    let short = Contest { limit: 3, ..contest(&[Skill::Random, Skill::Random], 10, 1) };
    let tally = short.run::<Toy>(&House, &Nobody).unwrap();
    assert_eq!((tally.games, tally.unfinished), (10, 10));
}
