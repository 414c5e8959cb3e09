//! `tokyo replay`: verifies a record step by step and prints it.

use std::fmt::Write;

use contract::Awaiting;
use table::{Deed, Record, Verified};
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
    for (number, (line, steps)) in record.lines.iter().zip(&verified.happened).enumerate() {
        let events = steps.iter().flat_map(|step| &step.events);
        let said: Vec<String> = events.map(|event| words.say(&event.tell())).collect();
        let _ = match &line.deed {
            Deed::Play(entry) => {
                writeln!(text, "{:>4}  {}: {}", number + 1, entry.actor, said.join("; "))
            }
            Deed::AskUndo { seat, to } => {
                writeln!(text, "{:>4}  {seat}: asks to take back line {to}", number + 1)
            }
            Deed::AgreeUndo { seat, .. } => writeln!(text, "{:>4}  {seat}: agrees", number + 1),
            Deed::DeclineUndo { seat } => writeln!(text, "{:>4}  {seat}: declines", number + 1),
            Deed::Undo { seat, to, .. } => {
                writeln!(text, "{:>4}  {seat}: takes back from line {to} on", number + 1)
            }
            Deed::Seat { seat, sitter, .. } => {
                writeln!(text, "{:>4}  {seat}: {} sits there now", number + 1, sitter.name)
            }
        };
    }
    let _ = match verified.table.awaiting() {
        Awaiting::Over(outcome) => {
            let seats: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
            let winners = if seats.is_empty() { "nobody".into() } else { seats.join(", ") };
            writeln!(text, "end: {}, won by {winners}", outcome.ending)
        }
        Awaiting::Seats(_) => writeln!(text, "the match is not over"),
    };
    let _ = writeln!(text, "verified: {} lines, every digest right", record.lines.len());
    text
}
