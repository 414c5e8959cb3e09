//! How the match ended, in words.

use contract::picture::seat_glyph;
use contract::{Outcome, Phrase, Seat, Skill};

use super::session::Session;

/// The end as a headline and one line for each seat, the best first.
pub struct Ending {
    pub headline: String,
    /// Why it ended and how places were decided, in sentences.
    pub why: Vec<String>,
    /// That it was practice, if it was.
    pub practice: Option<String>,
    pub seats: Vec<SeatEnding>,
}

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
        let headline = session.say(&headline(session, &outcome));
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
        let practice = session.is_practice().then(|| session.term("term-practice"));
        Some(Ending { headline, why, practice, seats })
    }
}

/// Who won, and how it ended.
fn headline(session: &Session, outcome: &Outcome) -> Phrase {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let headline = match winners.as_slice() {
        [] => Phrase::new("term-won-nobody"),
        [only] if *only == session.me() => Phrase::new("term-won-you"),
        [only] => Phrase::new("term-won").with("winner", *only),
        several => {
            let winners = Phrase::list(several.iter().copied());
            Phrase::new("term-won-shared").with("winners", winners)
        }
    };
    headline.with("ending", Phrase::new(format!("ending-{}", outcome.ending)))
}

/// A seat's shape and who sits in it.
pub fn name(session: &Session, seat: Seat) -> String {
    let bot = session.sitters().get(seat.idx()).and_then(|sitter| sitter.bot);
    let called = match bot {
        _ if seat == session.me() => session.say(&Phrase::new("term-you").with("name", seat)),
        Some(level) => {
            session.say(&Phrase::new("term-bot").with("name", seat).with("skill", skill(level)))
        }
        None => session.name(seat),
    };
    format!("{} {called}", seat_glyph(seat))
}

fn skill(skill: Skill) -> Phrase {
    match skill {
        Skill::Search(iterations) => {
            Phrase::new("term-skill-search").with("iterations", iterations)
        }
        level => Phrase::new(format!("term-skill-{level}")),
    }
}
