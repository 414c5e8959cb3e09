//! `tokyo replay`: verifies a record step by step and prints it.

use std::fmt::Write;

use contract::picture::seat_glyph;
use contract::{Actor, Awaiting, Happened, Phrase, Seat, Speaker};
use table::{Deed, Motion, Record, SeatChange, Verified};
use words::Words;

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;

pub fn run(args: &args::Replay) -> Outcome {
    let (record, title) = files::record(&args.file)?;
    let players = table::players(title, &record.seats);
    let words = Words::new(title.meta(), &args.lang)?.with_players(players);
    let verified = record
        .replay(title, None)
        .map_err(|why| Failure(format!("'{}': {why}", args.file.display())))?;
    files::print(&text(&record, &verified, &words))
}

/// The match, a line for each deed. (Writing to a string cannot fail.)
fn text(record: &Record, verified: &Verified, words: &Words) -> String {
    let (title, rules) = (words.title(), record.rules_version);
    let mut text = format!("{title}, rules version {rules}, seed {}\n", record.seed);
    for (seat, sitter) in Seat::all(record.seats.len()).zip(&record.seats) {
        let kind = if sitter.bot.is_some() { "bot" } else { "person" };
        let _ = writeln!(text, "{} {} ({kind})", seat_glyph(seat), words.name(seat));
    }
    if record.practice == Some(true) {
        let _ = writeln!(text, "practice: moves could be taken back freely");
    }
    let hidden = table::hidden_by_undos(&record.lines);
    for (number, (line, steps)) in record.lines.iter().zip(&verified.happened).enumerate() {
        if hidden[number] {
            continue;
        }
        let who = |seat: &Seat| words.name(*seat);
        let said = match &line.deed {
            Deed::Play(entry) => {
                let said = said_of(steps, words);
                match entry.actor {
                    Actor::Seat(seat) => format!("{} {said}", seat_glyph(seat)),
                    other => format!("{other}: {said}"),
                }
            }
            Deed::AskUndo { seat, to } => format!("{} asks to take back line {to}", who(seat)),
            Deed::AgreeUndo { seat, .. } => format!("{} agrees", who(seat)),
            Deed::DeclineUndo { seat } => format!("{} declines", who(seat)),
            Deed::Undo { seat, to, .. } => {
                let undone = verified.happened.get(to - 1).map(|steps| said_of(steps, words));
                let what = undone.unwrap_or_default();
                format!("{} took back line {to}: {what}", who(seat))
            }
            Deed::Propose { seat, motion, .. } => {
                format!("{} proposes {}", who(seat), proposal(*motion))
            }
            Deed::Agree { seat, .. } => format!("{} agrees", who(seat)),
            Deed::Decline { seat, .. } => format!("{} declines", who(seat)),
            Deed::Pause { .. } => "the match is paused".to_owned(),
            Deed::Resume { .. } => "play continues".to_owned(),
            Deed::End { .. } => "the match ends without a result".to_owned(),
            Deed::Seat { seat, sitter, why, .. } => match (sitter.bot, why) {
                (Some(skill), _) => format!("{}: a bot ({skill}) plays on", who(seat)),
                (None, SeatChange::TakenOver) => {
                    format!("{}: {} takes over", who(seat), sitter.name)
                }
                (None, _) => format!("{} is back", who(seat)),
            },
        };
        let _ = writeln!(text, "{:>4}  {said}", number + 1);
    }
    ended(&mut text, verified, words);
    checked(&mut text, record, verified);
    text
}

/// How the match ended.
fn ended(text: &mut String, verified: &Verified, words: &Words) {
    let agreed = verified.table.ended_by().map(|seats| words.say(&Phrase::list(seats.iter())));
    let _ = match verified.table.awaiting() {
        Awaiting::Over(_) if agreed.is_some() => {
            writeln!(text, "end: without a result, agreed by {}", agreed.unwrap_or_default())
        }
        Awaiting::Over(outcome) => {
            let ending = words.say(&Phrase::new(format!("ending-{}", outcome.ending)));
            let winners = words.say(&Phrase::list(outcome.winners.iter()));
            let _ = writeln!(text, "end: {ending}, won by {winners}");
            explained(text, verified, words)
        }
        Awaiting::Seats(_) => writeln!(text, "the match is not over"),
    };
}

/// What was checked, and what could not be.
fn checked(text: &mut String, record: &Record, verified: &Verified) {
    let _ = writeln!(text, "verified: {} lines, every digest right", record.lines.len());
    let believed = verified.believed(record);
    if believed > 0 {
        let _ = writeln!(
            text,
            "not recomputed: {believed} results of another physics engine, taken from the record"
        );
    }
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

/// Why the match ended, and what decided each place.
fn explained(text: &mut String, verified: &Verified, words: &Words) -> std::fmt::Result {
    let Some(explained) = verified.table.game().explanation() else { return Ok(()) };
    for why in &explained.why {
        writeln!(text, "     {}", words.say(why))?;
    }
    for (seat, reason) in explained.seats.iter() {
        let Some(reason) = reason else { continue };
        writeln!(text, "     {}: {}", words.name(seat), words.say(reason))?;
    }
    Ok(())
}
