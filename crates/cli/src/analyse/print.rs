//! An analysis as text. (Writing to a string cannot fail.)

use std::fmt::Write;

use contract::picture::seat_glyph;
use contract::{Seat, Speaker};
use wire::coach::{Analysis, Grade, Judged, Point, Race};
use words::Words;

/// Grades, the best first, as they are listed.
const GRADES: [(Grade, &str); 5] = [
    (Grade::Best, "best"),
    (Grade::Good, "good"),
    (Grade::Inaccuracy, "inaccuracy"),
    (Grade::Mistake, "mistake"),
    (Grade::Blunder, "blunder"),
];

/// All that is known, to be read.
pub(super) fn text(report: &Analysis, words: &Words) -> String {
    let mut text = String::new();
    if !report.points.is_empty() {
        graph(&mut text, &report.points, words);
        decisions(&mut text, &report.decisions, words);
        accounts(&mut text, report, words);
    }
    report.races.iter().for_each(|race| times(&mut text, race, words));
    text
}

fn who(words: &Words, seat: Seat) -> String {
    format!("{} {}", seat_glyph(seat), words.name(seat))
}

/// A row for the end of each turn.
fn graph(text: &mut String, points: &[Point], words: &Words) {
    let _ = writeln!(text, "Chances to win, if everyone played like master from there");
    let ends = points
        .iter()
        .enumerate()
        .filter(|(idx, point)| points.get(idx + 1).is_none_or(|next| next.turn != point.turn));
    for (_, point) in ends {
        let turn = match (point.turn.round, point.turn.seat) {
            _ if point.step == 0 => "opening".to_owned(),
            (round, Some(seat)) => format!("round {round}, {}", who(words, seat)),
            (round, None) => format!("round {round}"),
        };
        let chances = Seat::all(point.chances.len()).zip(&point.chances);
        let chances = chances.map(|(seat, chance)| {
            format!("{} {:>5}%", seat_glyph(seat), tenths(i64::from(*chance)))
        });
        let chances: Vec<String> = chances.collect();
        let _ = writeln!(text, "{:>5}  {}  {turn}", point.step, chances.join("  "));
    }
}

fn decisions(text: &mut String, decisions: &[Judged], words: &Words) {
    if decisions.is_empty() {
        return;
    }
    let _ = writeln!(text, "\nDecisions");
    let mut seats: Vec<Seat> = decisions.iter().map(|judged| judged.seat).collect();
    seats.sort();
    seats.dedup();
    for seat in seats {
        let count = |grade: Grade| {
            decisions.iter().filter(|judged| (judged.seat, judged.grade) == (seat, grade)).count()
        };
        let counts = GRADES.map(|(grade, name)| format!("{} {name}", count(grade)));
        let _ = writeln!(text, "  {}: {}", who(words, seat), counts.join(", "));
    }
    for judged in decisions.iter().filter(|judged| judged.grade > Grade::Good) {
        let grade = GRADES.iter().find(|(grade, _)| *grade == judged.grade);
        let (name, lost) = (grade.map_or("", |(_, name)| name), i64::from(judged.lost));
        let (who, said) = (who(words, judged.seat), &judged.said);
        let _ = writeln!(text, "{:>5}  {who}: {said}: {name}, lost {}", judged.step, tenths(lost));
        for choice in &judged.choices {
            let mark = if choice.played { "played" } else { "" };
            let chance = tenths(i64::from(choice.chance));
            let _ = writeln!(text, "         {chance:>5}%  {:<7} {}", mark, choice.said);
        }
        if let Some(why) = &judged.why {
            let _ = writeln!(text, "         {why}");
        }
    }
}

/// What made each result; the parts add up.
fn accounts(text: &mut String, report: &Analysis, words: &Words) {
    let _ = writeln!(text, "\nLuck and skill, in percentage points");
    let _ = writeln!(text, "    start    luck  errors  others    rest  result");
    for account in &report.accounts {
        let parts = [account.start, account.luck, account.errors, account.others, account.rest];
        let parts = parts.map(|part| format!("{:>7}", hundredths(part))).join(" ");
        let result = hundredths(account.result);
        let _ = writeln!(text, "  {parts} {result:>7}  {}", who(words, account.seat));
    }
}

fn times(text: &mut String, race: &Race, words: &Words) {
    let _ = writeln!(text, "Round {}, {}", race.round, who(words, race.seat));
    for lost in &race.lost {
        let seconds = lost.ms as f64 / 1_000.0;
        let _ = writeln!(text, "  {seconds:>7.1} s  {} × {}", lost.count, lost.said);
    }
}

/// Hundredths as a number with one decimal.
fn tenths(hundredths: i64) -> String {
    format!("{:.1}", hundredths as f64 / 100.0)
}

fn hundredths(number: i64) -> String {
    format!("{:.2}", number as f64 / 100.0)
}
