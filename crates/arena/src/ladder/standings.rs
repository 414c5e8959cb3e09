//! What a ladder says: how meetings ended, and ratings.

use std::collections::BTreeMap;
use std::fmt::Display;

use contract::Seed;
use serde::Serialize;

use crate::ladder::double::{Double, seatings};
use crate::ladder::sprt::Verdict;
use crate::ladder::strength::{POINT, Strength, Won, fit};
use crate::ladder::{Ladder, Meeting, Results};
use crate::tally::WIN;

/// What `tokyo ladder` prints.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: String,
    /// The root of all chance.
    pub seed: Seed,
    /// The bots, weakest first.
    pub bots: Vec<String>,
    /// The part of all games that a stronger bot wins at least.
    pub margin: f64,
    /// How often a verdict may be wrong.
    pub risk: f64,
    /// The bot whose rating is given, and its rating.
    pub anchor: (String, f64),
    /// One for each size of table.
    pub tables: Vec<Standing>,
}

/// How bots stand at tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    pub seats: usize,
    pub meetings: Vec<Met>,
    /// The strongest first; bots that have not met the anchor are left out.
    pub ratings: Vec<Rated>,
}

/// How two bots fared against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Met {
    pub weaker: String,
    pub stronger: String,
    pub games: u64,
    /// What the one that should be stronger has won of them.
    pub wins: f64,
    pub rate: f64,
    /// `stronger`, `not-stronger`, `undecided` after all games, or `unfinished`.
    pub verdict: &'static str,
    /// The evidence, and how much would have been enough in either direction.
    pub evidence: f64,
    pub enough: f64,
    /// Seats that each forfeited.
    pub forfeits: [u64; 2],
    /// Games without an end, which count as shared.
    pub endless: u64,
}

/// A rating with its 95 % interval, in points: 400 for odds of ten to one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rated {
    pub bot: String,
    pub rating: f64,
    pub low: f64,
    pub high: f64,
    pub games: u64,
}

/// Games that every meeting is taken to have had besides, shared by both: so that one who won
/// everything is not infinitely much stronger.
const SHARED: f64 = 1.0;

impl Standings {
    /// Sums up a ladder, with the rating that one of its bots is given.
    pub fn new<S: Sync, E: Display + Sync>(
        game: &str,
        ladder: &Ladder<S, E>,
        results: &Results,
        anchor: (usize, f64),
    ) -> Standings {
        let mut by_seats: BTreeMap<usize, Vec<Meeting>> = BTreeMap::new();
        for meeting in &ladder.meetings {
            by_seats.entry(meeting.seats).or_default().push(*meeting);
        }
        let bots: Vec<String> = ladder.bots.iter().map(ToString::to_string).collect();
        let tables = by_seats.into_iter().map(|(seats, meetings)| {
            let counted = |meeting: &Meeting| counted(ladder, meeting, results);
            let won = meetings.iter().flat_map(|meeting| won(meeting, &counted(meeting)));
            let won: Vec<Won> = won.collect();
            let met = |meeting: &Meeting| met(ladder, &bots, meeting, &counted(meeting), results);
            let games = |bot: usize| {
                let with = meetings.iter().filter(|meeting| meeting.bots.contains(&bot));
                with.map(|meeting| 2 * counted(meeting).len() as u64).sum()
            };
            let ratings = rate(&bots, anchor, &won, games);
            Standing { seats, meetings: meetings.iter().map(met).collect(), ratings }
        });
        Standings {
            game: game.into(),
            seed: ladder.seed,
            margin: ladder.test.margin,
            risk: ladder.test.risk,
            anchor: (bots[anchor.0].clone(), anchor.1),
            tables: tables.collect(),
            bots,
        }
    }
}

/// The doubles of a meeting that count, by number.
fn counted<S: Sync, E: Sync>(
    ladder: &Ladder<S, E>,
    meeting: &Meeting,
    results: &Results,
) -> Vec<(u64, Double)> {
    let doubles = ladder.course(meeting, results).doubles;
    let played = results.get(meeting).into_iter().flatten();
    played.take_while(|(number, _)| **number < doubles).map(|(n, double)| (*n, *double)).collect()
}

/// The wins of a meeting, by how many seats each bot had. Sums of whole numbers come first.
fn won(meeting: &Meeting, counted: &[(u64, Double)]) -> Vec<Won> {
    let mut by_seats: BTreeMap<[usize; 2], [u64; 2]> = BTreeMap::new();
    for (number, double) in counted {
        for (firsts, score) in seatings(meeting.seats, *number).into_iter().zip(double) {
            let seats = [firsts.len(), meeting.seats - firsts.len()];
            let wins = by_seats.entry(seats).or_default();
            (0..2).for_each(|side| wins[side] += score.wins[side]);
        }
    }
    let bots = meeting.bots;
    let whole = |parts: u64| parts as f64 / WIN as f64;
    let mut won: Vec<Won> = (by_seats.into_iter())
        .map(|(seats, wins)| Won { bots, seats, wins: wins.map(whole) })
        .collect();
    if !won.is_empty() {
        won.push(Won { bots, seats: [1, 1], wins: [SHARED / 2.0; 2] });
    }
    won
}

fn met<S: Sync, E: Sync>(
    ladder: &Ladder<S, E>,
    bots: &[String],
    meeting: &Meeting,
    counted: &[(u64, Double)],
    results: &Results,
) -> Met {
    let course = ladder.course(meeting, results);
    let scores = || counted.iter().flat_map(|(_, double)| double);
    let forfeits = |side: usize| scores().map(|score| score.forfeits[side]).sum();
    let (wins, games) = (course.wins as f64 / WIN as f64, 2 * course.doubles);
    Met {
        weaker: bots[meeting.bots[0]].clone(),
        stronger: bots[meeting.bots[1]].clone(),
        games,
        wins,
        rate: if games == 0 { 0.0 } else { wins / games as f64 },
        verdict: match (course.verdict, course.is_over) {
            (Some(Verdict::Stronger), _) => "stronger",
            (Some(Verdict::NotStronger), _) => "not-stronger",
            (None, true) => "undecided",
            (None, false) => "unfinished",
        },
        evidence: ladder.test.evidence(wins / 2.0, course.doubles as f64),
        enough: ladder.test.enough(),
        forfeits: [forfeits(0), forfeits(1)],
        endless: scores().filter(|score| !score.ended).count() as u64,
    }
}

fn rate(
    bots: &[String],
    (anchor, given): (usize, f64),
    won: &[Won],
    games: impl Fn(usize) -> u64,
) -> Vec<Rated> {
    let strengths = fit(bots.len(), anchor, won);
    let rated = |(bot, strength): (usize, Option<Strength>)| {
        let Strength { log, error } = strength?;
        // Tenths of a point: more than anybody can measure.
        let points = |log: f64| ((given + log / POINT) * 10.0).round() / 10.0;
        let [rating, low, high] = [log, log - 1.96 * error, log + 1.96 * error].map(points);
        Some(Rated { bot: bots[bot].clone(), rating, low, high, games: games(bot) })
    };
    let mut ratings: Vec<Rated> = strengths.into_iter().enumerate().filter_map(rated).collect();
    ratings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    ratings
}
