//! How the match ended, in words.

use contract::picture::seat_glyph;
use contract::{Outcome, Seat};

use super::session::Session;

/// The end as a headline and one line for each seat, the best first.
pub struct Ending {
    pub headline: String,
    /// Why it ended and how places were decided, in sentences.
    pub why: Vec<String>,
    /// That it was practice, if it was.
    pub practice: Option<&'static str>,
    pub seats: Vec<SeatEnding>,
}

const PRACTICE: &str = "Practice match: moves could be taken back freely.";

/// What a seat achieved.
pub struct SeatEnding {
    pub seat: Seat,
    pub place: u8,
    pub name: String,
    pub score: i32,
    pub won: bool,
    /// What decided the place, where the score alone does not tell.
    pub reason: Option<String>,
}

impl Ending {
    /// The end of the match, if it is over.
    pub fn of(session: &Session) -> Option<Ending> {
        let outcome = session.outcome()?;
        let ending = session.say(format!("ending-{}", outcome.ending));
        let headline = format!("{}: {ending}", winners(session, &outcome));
        let (why, reasons) = session.explanation().unwrap_or_default();
        let mut seats: Vec<SeatEnding> = Seat::all(session.sitters().len())
            .map(|seat| SeatEnding {
                seat,
                place: outcome.places.get(seat).copied().unwrap_or_default(),
                name: name(session, seat),
                score: outcome.scores.get(seat).copied().unwrap_or_default(),
                won: outcome.winners.contains(seat),
                reason: reasons.get(seat.idx()).cloned().flatten(),
            })
            .collect();
        seats.sort_by_key(|one| (one.place, one.seat));
        let practice = session.is_practice().then_some(PRACTICE);
        Some(Ending { headline, why, practice, seats })
    }
}

fn winners(session: &Session, outcome: &Outcome) -> String {
    let me = outcome.winners.contains(session.me());
    let names: Vec<String> = outcome.winners.iter().map(|seat| session.name(seat)).collect();
    match names.as_slice() {
        [] => "Nobody wins".into(),
        [_] if me => "You win".into(),
        [only] => format!("{only} wins"),
        [others @ .., last] => {
            format!("{} and {last} share the win", others.join(", "))
        }
    }
}

/// A seat's shape and who sits in it.
pub fn name(session: &Session, seat: Seat) -> String {
    let bot = session.sitters().get(seat.idx()).and_then(|sitter| sitter.bot);
    let what = match bot {
        _ if seat == session.me() => " (you)".to_owned(),
        Some(skill) => format!(" ({skill})"),
        None => String::new(),
    };
    format!("{} {}{what}", seat_glyph(seat), session.name(seat))
}
