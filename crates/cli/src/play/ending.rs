//! How the match ended, in words.

use contract::{Outcome, Seat};

use super::session::Session;

/// The end as a headline and one line for each seat, the best first.
pub struct Ending {
    pub headline: String,
    /// That it was practice, if it was.
    pub practice: Option<&'static str>,
    pub places: Vec<Place>,
}

const PRACTICE: &str = "Practice match: moves could be taken back freely.";

/// What a seat achieved.
pub struct Place {
    pub seat: Seat,
    pub place: u8,
    pub name: String,
    pub score: i32,
    pub won: bool,
}

impl Ending {
    /// The end of the match, if it is over.
    pub fn of(session: &Session) -> Option<Ending> {
        let outcome = session.outcome()?;
        let ending = session.say(format!("ending-{}", outcome.ending));
        let headline = format!("{}: {ending}", winners(session, &outcome));
        let mut places: Vec<Place> = Seat::all(session.sitters().len())
            .map(|seat| Place {
                seat,
                place: outcome.places.get(seat).copied().unwrap_or_default(),
                name: name(session, seat),
                score: outcome.scores.get(seat).copied().unwrap_or_default(),
                won: outcome.winners.contains(seat),
            })
            .collect();
        places.sort_by_key(|place| (place.place, place.seat));
        let practice = session.is_practice().then_some(PRACTICE);
        Some(Ending { headline, practice, places })
    }
}

fn winners(session: &Session, outcome: &Outcome) -> String {
    let me = outcome.winners.contains(session.me());
    let names: Vec<String> = outcome.winners.iter().map(|seat| name(session, seat)).collect();
    match names.as_slice() {
        [] => "Nobody wins".into(),
        [_] if me => "You win".into(),
        [only] => format!("{} wins", capital(only)),
        [others @ .., last] => {
            format!("{} and {last} share the win", capital(&others.join(", ")))
        }
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// A seat's number and who sits in it.
pub fn name(session: &Session, seat: Seat) -> String {
    let sitter = session.sitters().get(seat.idx());
    let name = sitter.map_or("nobody", |sitter| sitter.name.as_str());
    let me = if seat == session.me() && name != "you" { ", you" } else { "" };
    format!("seat {seat} ({name}{me})")
}
