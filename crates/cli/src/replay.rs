//! `tokyo replay`: verifies a record step by step and prints it.

use std::fmt::Write;

use contract::{Awaiting, Happened, Seat};
use table::{Deed, Motion, Record, Verified};
use words::Words;

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;

pub fn run(args: &args::Replay) -> Outcome {
    let (record, title) = files::record(&args.file)?;
    let names = record.seats.iter().enumerate().map(|(seat, s)| format!("{} ({seat})", s.name));
    let words = Words::new(title.meta(), &args.lang)?.with_names(names);
    let verified = record
        .replay(title, None)
        .map_err(|why| Failure(format!("'{}': {why}", args.file.display())))?;
    files::print(&text(title.meta().title, &record, &verified, &words))
}

/// The match, a line for each deed. (Writing to a string cannot fail.)
fn text(title: &str, record: &Record, verified: &Verified, words: &Words) -> String {
    let mut text =
        format!("{title}, rules version {}, seed {}\n", record.rules_version, record.seed);
    for (seat, sitter) in record.seats.iter().enumerate() {
        let kind = if sitter.bot.is_some() { "bot" } else { "person" };
        let _ = writeln!(text, "seat {seat}: {} ({kind})", sitter.name);
    }
    if record.practice == Some(true) {
        let _ = writeln!(text, "practice: moves could be taken back freely");
    }
    let hidden = table::hidden_by_undos(&record.lines);
    for (number, (line, steps)) in record.lines.iter().zip(&verified.happened).enumerate() {
        if hidden[number] {
            continue;
        }
        let said = said_of(steps, words);
        let _ = match &line.deed {
            Deed::Play(entry) => {
                writeln!(text, "{:>4}  {}: {said}", number + 1, entry.actor)
            }
            Deed::AskUndo { seat, to } => {
                writeln!(text, "{:>4}  {seat}: asks to take back line {to}", number + 1)
            }
            Deed::AgreeUndo { seat, .. } => writeln!(text, "{:>4}  {seat}: agrees", number + 1),
            Deed::DeclineUndo { seat } => writeln!(text, "{:>4}  {seat}: declines", number + 1),
            Deed::Undo { seat, to, .. } => {
                let undone = verified.happened.get(to - 1).map(|steps| said_of(steps, words));
                let what = undone.unwrap_or_default();
                writeln!(text, "{:>4}  {seat}: took back line {to}: {what}", number + 1)
            }
            Deed::Propose { seat, motion, .. } => {
                writeln!(text, "{:>4}  {seat}: proposes {}", number + 1, proposal(*motion))
            }
            Deed::Agree { seat, .. } => writeln!(text, "{:>4}  {seat}: agrees", number + 1),
            Deed::Decline { seat, .. } => writeln!(text, "{:>4}  {seat}: declines", number + 1),
            Deed::Pause { .. } => writeln!(text, "{:>4}  the match is paused", number + 1),
            Deed::Resume { .. } => writeln!(text, "{:>4}  the match goes on", number + 1),
            Deed::End { .. } => writeln!(text, "{:>4}  the match is ended", number + 1),
            Deed::Seat { seat, sitter, .. } => {
                writeln!(text, "{:>4}  {seat}: {} sits there now", number + 1, sitter.name)
            }
        };
    }
    let agreed = verified.table.ended_by().map(|seats| numbers(seats.iter()));
    let _ = match verified.table.awaiting() {
        Awaiting::Over(_) if agreed.is_some() => {
            writeln!(text, "end: without a result, agreed by {}", agreed.unwrap_or_default())
        }
        Awaiting::Over(outcome) => {
            let seats = numbers(outcome.winners.iter());
            let winners = if seats.is_empty() { "nobody".into() } else { seats };
            writeln!(text, "end: {}, won by {winners}", outcome.ending)
        }
        Awaiting::Seats(_) => writeln!(text, "the match is not over"),
    };
    let _ = writeln!(text, "verified: {} lines, every digest right", record.lines.len());
    text
}

fn numbers(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}

fn proposal(motion: Motion) -> String {
    match motion {
        Motion::Pause { for_ms } => format!("a pause of {} minutes", for_ms / 60_000),
        Motion::Resume => "to go on".into(),
        Motion::End => "to end without a result".into(),
    }
}

/// What a line did, in words.
fn said_of(steps: &[Happened], words: &Words) -> String {
    let events = steps.iter().flat_map(|step| &step.events);
    let said: Vec<String> = events.map(|event| words.say(&event.tell())).collect();
    said.join("; ")
}
