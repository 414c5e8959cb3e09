//! Acts whose cost is known.

use building::{CardId, PieceId, PieceSet, Pose, Side, deck};
use contract::coach::{Timekeeper, Watched};
use contract::{Actor, Awaiting, Chance, Entry, Game, Seat, Seed};
use serde_json::Value;

use super::Stopwatch;
use crate::command::{Beat, Command, Event};
use crate::setup::{Mode, Setup};
use crate::state::{Phase, TokyoJutaku};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

/// A match under the eyes of a timekeeper.
struct Watch {
    state: TokyoJutaku,
    keeper: Stopwatch,
    step: usize,
    chance: Chance,
}

impl Watch {
    /// From the moment at which everybody may build.
    fn begun(mode: Mode, seats: usize) -> Watch {
        let setup = Setup { mode, side: Side::Blue, attack: 3, limit: 10, ..Setup::for_bots() };
        let mut chance = Chance::from_number(18);
        let state = TokyoJutaku::open(&setup, seats, &mut chance).unwrap();
        let mut watch = Watch { state, keeper: Stopwatch::default(), step: 0, chance };
        while !matches!(watch.state.phase, Phase::Building) {
            watch.go_on();
        }
        watch
    }

    /// Whoever has to act does something, or the clock ticks.
    fn go_on(&mut self) {
        let Awaiting::Seats(waiting) = self.state.awaiting() else { panic!("it is over") };
        match waiting.must.iter().next() {
            Some(seat) => {
                let command = self.state.sample(seat, &mut self.chance).unwrap();
                self.play(seat, self.state.now, command);
            }
            None => self.play(Actor::Clock, waiting.wake_at.unwrap(), Command::Tick),
        }
    }

    fn play(&mut self, actor: impl Into<Actor>, at_ms: u64, command: Command) {
        let (before, entry) = (self.state.clone(), Entry::new(actor, at_ms, command));
        let mut events: Vec<Event> = Vec::new();
        self.state.play(&entry, &mut self.chance, &mut events).unwrap();
        self.step += 1;
        let (events, step) = (&events[..], self.step);
        let act = Watched { step, before: &before, entry: &entry, events, after: &self.state };
        self.keeper.watch(&act);
    }

    /// A seat acts so long after whatever happened before.
    fn after(&mut self, ms: u64, seat: Seat, command: Command) {
        self.wait(ms);
        self.play(seat, self.state.now, command);
    }

    /// Time goes by, and the clock wakes when it has to.
    fn wait(&mut self, ms: u64) {
        let until = self.state.now + ms;
        while let Some(at) = self.state.wake_at().filter(|at| *at <= until) {
            self.play(Actor::Clock, at, Command::Tick);
        }
        self.state.now = until;
    }

    /// What a seat has lost: causes, milliseconds, and how many times.
    fn lost(&self, seat: Seat) -> Vec<(&'static str, u64, u32)> {
        let times = self.keeper.times();
        let own = times.iter().filter(|times| times.seat == seat);
        own.flat_map(|times| &times.lost).map(|lost| (lost.cause, lost.ms, lost.count)).collect()
    }

    /// How the card of a seat can be built.
    fn poses(&self, seat: Seat) -> Vec<Pose> {
        let site = self.state.architects[seat].site.as_ref().unwrap();
        let card = CardId::new(site.card).unwrap();
        let known = &deck().site(card, site.side).unwrap().borders[0].solutions[0];
        known.standing().into_iter().map(|each| each.pose).collect()
    }

    /// Takes a piece after so long, and places it after so long.
    fn lay(&mut self, seat: Seat, pose: Pose, look: u64, hold: u64) {
        self.after(look, seat, grab(pose));
        self.after(hold, seat, Command::Place { pose });
    }

    /// Lays everything as quickly as can be.
    fn finish(&mut self, seat: Seat) {
        for pose in self.poses(seat) {
            self.lay(seat, pose, 1_000, 1_000);
        }
    }
}

fn grab(pose: Pose) -> Command {
    Command::Grab { piece: pose.piece() }
}

fn is_like(one: PieceId, other: PieceId) -> bool {
    let family = |piece: PieceId| std::mem::discriminant(&piece.piece().family);
    family(one) == family(other)
}

#[test]
fn whoever_is_quick_loses_nothing() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.lay(FIRST, watch.poses(FIRST)[0], 1_500, 3_000);
    assert_eq!(watch.lost(FIRST), []);
}

#[test]
fn looking_for_a_piece() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.lay(FIRST, watch.poses(FIRST)[0], 5_000, 1_000);
    watch.lay(FIRST, watch.poses(FIRST)[1], 1_600, 1_000);
    assert_eq!(watch.lost(FIRST), [("looking", 3_600, 2)]);
    let times = watch.keeper.times();
    let first = times.iter().find(|times| times.seat == FIRST).unwrap();
    assert_eq!(first.lost[0].step, watch.step - 3, "the costliest was the first");
    assert_eq!((first.round, watch.lost(SECOND)), (1, vec![]));
}

#[test]
fn fitting_a_piece_in() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.lay(FIRST, watch.poses(FIRST)[0], 1_000, 7_000);
    assert_eq!(watch.lost(FIRST), [("fitting", 4_000, 1)]);
}

#[test]
fn a_piece_put_back() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.after(4_000, FIRST, grab(watch.poses(FIRST)[0]));
    watch.after(2_000, FIRST, Command::Drop);
    assert_eq!(watch.lost(FIRST), [("put-back", 6_000, 1)], "looking for it was in vain too");
}

#[test]
fn a_piece_held_too_long() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.after(1_000, FIRST, grab(watch.poses(FIRST)[0]));
    watch.wait(40_000);
    assert!(watch.state.architects[FIRST].hand.is_none());
    assert_eq!(watch.lost(FIRST), [("put-back", 31_000, 1)]);
}

#[test]
fn a_piece_like_it_was_gone() {
    let all = || PieceSet::all().iter();
    let (mine, like) = all()
        .flat_map(|one| all().map(move |other| (one, other)))
        .find(|(one, other)| one != other && is_like(*one, *other))
        .unwrap();
    let unlike = all().find(|other| !is_like(mine, *other)).unwrap();
    for (taken, lost) in [(like, ("gone", 3_500, 1)), (unlike, ("looking", 3_500, 1))] {
        let mut watch = Watch::begun(Mode::Race, 2);
        watch.after(3_000, SECOND, Command::Grab { piece: taken });
        watch.after(2_000, FIRST, Command::Grab { piece: mine });
        assert_eq!(watch.lost(FIRST), [lost]);
    }
}

#[test]
fn a_piece_that_one_had_before_was_gone() {
    let mut watch = Watch::begun(Mode::Race, 2);
    let all = || PieceSet::all().iter();
    let piece = all().next().unwrap();
    let other = all().find(|other| !is_like(piece, *other)).unwrap();
    watch.after(1_000, FIRST, Command::Grab { piece });
    watch.after(1_000, FIRST, Command::Drop);
    watch.after(2_000, SECOND, Command::Grab { piece });
    watch.after(2_000, FIRST, Command::Grab { piece: other });
    assert_eq!(watch.lost(FIRST), [("gone", 2_500, 1), ("put-back", 2_000, 1)]);
}

#[test]
fn rebuilding() {
    let mut watch = Watch::begun(Mode::Race, 2);
    let poses = watch.poses(FIRST);
    watch.lay(FIRST, poses[0], 1_000, 1_000);
    watch.lay(FIRST, poses[1], 2_500, 4_000);
    watch.after(3_000, FIRST, Command::Return);
    assert_eq!(watch.lost(FIRST), [("rebuilding", 9_500, 1)], "and nothing for the first piece");
}

#[test]
fn a_false_stop_costs_everybody_time() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.lay(FIRST, watch.poses(FIRST)[0], 1_000, 1_000);
    watch.after(2_000, FIRST, Command::Stop);
    watch.wait(5_000);
    // 400 ms for the verdict, and a second before everybody goes on.
    assert_eq!(watch.lost(FIRST), [("false-stop", 3_400, 1)]);
    assert_eq!(watch.lost(SECOND), [("others-stop", 1_400, 1)]);
    // What the others were doing goes on, without the time in which all stood still.
    watch.after(0, SECOND, grab(watch.poses(SECOND)[0]));
    let looked = 4_000 + (5_000 - 1_400) - 1_500;
    assert_eq!(watch.lost(SECOND)[0], ("looking", looked, 1));
}

#[test]
fn a_false_stop_of_a_lone_builder_adds_to_the_clock() {
    let mut watch = Watch::begun(Mode::Race, 1);
    watch.lay(FIRST, watch.poses(FIRST)[0], 1_000, 1_000);
    watch.after(1_000, FIRST, Command::Stop);
    watch.wait(2_000);
    assert_eq!(watch.lost(FIRST), [("false-stop", 12_400, 1)]);
}

#[test]
fn a_late_stop() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.finish(FIRST);
    watch.after(4_000, FIRST, Command::Stop);
    watch.wait(400);
    assert_eq!(watch.state.architects[FIRST].done.len(), 1);
    assert_eq!(watch.lost(FIRST), [("late-stop", 3_000, 1)]);
}

#[test]
fn what_is_cleared_by_vote() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.lay(FIRST, watch.poses(FIRST)[0], 1_000, 2_000);
    watch.after(125_000, FIRST, Command::Clear);
    watch.after(1_000, SECOND, Command::Clear);
    assert_eq!(watch.lost(FIRST), [("cleared", 3_000, 1)]);
}

#[test]
fn where_everybody_builds_apart_every_site_is_a_round() {
    let mut watch = Watch::begun(Mode::Attack, 2);
    watch.finish(FIRST);
    watch.after(2_000, FIRST, Command::Stop);
    let cell = watch.state.destinations(FIRST, true).iter().next().unwrap();
    // Choosing a card is no building.
    watch.after(9_000, FIRST, Command::Move { cell });
    watch.lay(FIRST, watch.poses(FIRST)[0], 3_500, 1_000);
    watch.after(500, FIRST, Command::Stop);
    let times = watch.keeper.times();
    let rounds: Vec<(u32, Vec<(&str, u64)>)> = times
        .iter()
        .filter(|times| times.seat == FIRST)
        .map(|times| (times.round, times.lost.iter().map(|it| (it.cause, it.ms)).collect()))
        .collect();
    let second = vec![("looking", 2_000), ("false-stop", 500)];
    assert_eq!(rounds, [(1, vec![("late-stop", 1_000)]), (2, second)]);
}

#[test]
fn beats_that_were_skipped_or_lost() {
    let mut watch = Watch::begun(Mode::Beats, 2);
    let pose = watch.poses(FIRST)[0];
    let beat = |watch: &mut Watch, first: Beat, second: Beat| {
        watch.play(FIRST, 0, Command::Beat(first));
        watch.play(SECOND, 0, Command::Beat(second));
    };
    beat(&mut watch, Beat::Place { pose }, Beat::Hold);
    beat(&mut watch, Beat::Return, Beat::Hold);
    assert_eq!(watch.lost(FIRST), [("rebuilding", 10_000, 1)]);
    assert_eq!(watch.lost(SECOND), [("looking", 10_000, 2)]);
    beat(&mut watch, Beat::Place { pose }, Beat::Hold);
    beat(&mut watch, Beat::Stop, Beat::Hold);
    assert!(watch.lost(FIRST).contains(&("false-stop", 5_000, 1)));
}

#[test]
fn a_clash_in_a_beat_is_a_piece_that_was_gone() {
    let mut watch = Watch::begun(Mode::Beats, 2);
    let site = |watch: &Watch, seat: Seat| watch.state.architects[seat].site.clone().unwrap();
    let fits = |watch: &Watch, piece: PieceId| {
        let first =
            |seat| building::candidates(site(watch, seat).building(), piece).first().copied();
        Some((first(FIRST)?, first(SECOND)?))
    };
    let (one, other) = PieceSet::all().iter().find_map(|piece| fits(&watch, piece)).unwrap();
    watch.play(FIRST, 0, Command::Beat(Beat::Place { pose: one.pose }));
    watch.play(SECOND, 0, Command::Beat(Beat::Place { pose: other.pose }));
    let lost = [watch.lost(FIRST), watch.lost(SECOND)].concat();
    assert_eq!(lost, [("gone", 5_000, 1)], "one of them got it");
}

#[test]
fn a_solution_is_known_for_every_site_that_was_left() {
    let mut watch = Watch::begun(Mode::Race, 2);
    watch.finish(FIRST);
    watch.after(1_000, FIRST, Command::Stop);
    watch.wait(400);
    while watch.keeper.work() {}
    let times = watch.keeper.times();
    assert_eq!(times.len(), 2);
    for times in times {
        let solution = times.solution.unwrap();
        let card = CardId::new(solution["card"].as_u64().unwrap() as u8).unwrap();
        let mut building = building::Building::new(deck().plot(card, Side::Blue).unwrap().clone());
        for each in solution["standing"].as_array().unwrap() {
            let pose: Pose = serde_json::from_value(each["pose"].clone()).unwrap();
            building.place(pose).unwrap();
        }
        assert_eq!(building.verdict(), Ok(()));
    }
}

/// A recorded match under the eyes of a timekeeper.
fn recorded(text: &str) -> Watch {
    let record: Value = serde_json::from_str(text).unwrap();
    let seed: Seed = serde_json::from_value(record["seed"].clone()).unwrap();
    let setup: Setup = serde_json::from_value(record["setup"].clone()).unwrap();
    let seats = record["seats"].as_array().unwrap().len();
    let state = TokyoJutaku::open(&setup, seats, &mut Chance::new(&seed, 0)).unwrap();
    let chance = Chance::from_number(0);
    let mut watch = Watch { state, keeper: Stopwatch::default(), step: 0, chance };
    for (idx, line) in record["lines"].as_array().unwrap().iter().enumerate() {
        watch.chance = Chance::new(&seed, idx as u64 + 1);
        let entry: Entry<Command> = serde_json::from_value(line["play"].clone()).unwrap();
        watch.play(entry.actor, entry.at_ms, entry.command);
    }
    watch
}

#[test]
fn over_whole_matches_every_moment_is_booked_once() {
    let records = [
        include_str!("../../tests/records/attack.json"),
        include_str!("../../tests/records/daily.json"),
        include_str!("../../tests/records/duel.json"),
        include_str!("../../tests/records/race.json"),
        include_str!("../../tests/records/sprint.json"),
    ];
    let mut causes = Vec::new();
    for text in records {
        let watch = recorded(text);
        assert!(!watch.keeper.closed.is_empty());
        let penalty = |bench: &super::Bench| watch.state.architects[bench.seat].penalty;
        let booked: u64 = watch.keeper.closed.iter().map(|(bench, _)| bench.ledger.total()).sum();
        let ends = watch.keeper.closed.iter().map(|(bench, _)| bench.ended - bench.began);
        let seats = watch.keeper.closed.iter().map(|(bench, _)| bench.seat).collect::<Vec<_>>();
        let first = |idx: &usize| !seats[..*idx].contains(&seats[*idx]);
        let fines = (0..seats.len()).filter(first).map(|idx| penalty(&watch.keeper.closed[idx].0));
        assert_eq!(booked, ends.sum::<u64>() + fines.sum::<u64>());
        for (bench, _) in &watch.keeper.closed {
            let lost = bench.ledger.lost();
            assert!(lost.iter().map(|lost| lost.ms).sum::<u64>() <= bench.ledger.total());
            assert!(lost.windows(2).all(|pair| pair[0].ms >= pair[1].ms));
            causes.extend(lost.iter().map(|lost| lost.cause));
        }
    }
    for cause in ["looking", "fitting", "rebuilding", "false-stop", "put-back"] {
        assert!(causes.contains(&cause), "{cause}");
    }
}
