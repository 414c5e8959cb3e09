//! What a coach needs to know of a game: to say after a match, or during one, which decision lost
//! how much, what was luck, and why something was a mistake.
//!
//! `crates/coach` does what is the same for every game. It asks a game's [`Coach`] for *worlds*
//! (whole states that look just as a seat saw them), for the *courses* worth comparing, and for
//! what comes of playing on. All courses of a decision meet the same worlds and the same luck, so
//! their difference is known long before either of them is.
//!
//! **A decision is judged by what its seat could know**: courses, worlds and everything drawn for
//! them follow from that seat's views alone. Only win chances over the match, and luck, are read
//! off the truth.
//!
//! A small coach supplies [`Coach::play_out`] and a few [`Coach::terms`]. The rest has a default:
//!
//! | where a game has | it also supplies |
//! |---|---|
//! | decisions of several commands, such as a whole turn | [`Coach::goes_on`], [`Coach::courses`] |
//! | hidden hands | [`Coach::mind`], if guessing at random is not good enough |
//! | secret bids | [`Coach::mind`] with a policy for rivals' bids that the views do not show |
//! | a continuum of offers | [`Coach::courses`]: a few good ones |
//! | a net that judges positions | [`Coach::judge`] for those that are quiet |
//! | dice that can be reckoned exactly | [`Coach::weigh`] |

use serde_json::Value;

use crate::chance::Chance;
use crate::entry::Entry;
use crate::erased::{AnyGame, Running};
use crate::events::Silent;
use crate::game::Game;
use crate::offers::Offers;
use crate::phrase::Phrase;
use crate::seat::{BySeat, Seat};

/// How a game is coached, as a value, so that a game can have it or not: see
/// [`crate::About::COACHING`].
pub enum Coaching<G: Game> {
    /// By win chances.
    Chances(fn() -> Box<dyn Coach<G>>),
    /// By the time that players took, in games in which everybody races alone.
    Times(fn() -> Box<dyn Timekeeper<G>>),
}

/// Each seat's part of the win, from 0 to 1; together 1, or less where it may be that nobody wins.
pub type Shares = BySeat<f64>;

/// The commands of one decision, in order; none stands for letting a chance to act pass.
pub type Course<C> = Vec<C>;

/// The most terms that a coach can have.
pub const MAX_TERMS: usize = 32;

/// Which of a coach's terms came true in one play-out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms(u32);

impl Terms {
    /// None of them.
    pub const NONE: Terms = Terms(0);

    /// Notes that the term with that number, counted from 0, came true, or that it did not.
    pub fn note(&mut self, term: usize, came_true: bool) {
        if came_true && term < MAX_TERMS {
            self.0 |= 1 << term;
        }
    }

    /// Whether that term came true.
    pub fn has(self, term: usize) -> bool {
        term < MAX_TERMS && self.0 & 1 << term != 0
    }
}

/// What came of playing a position on.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayOut {
    /// What everyone got or, where it did not go on to the end, could then expect.
    pub shares: Shares,
    /// What happened on the way to the seat that was watched.
    pub terms: Terms,
}

/// How much work a game's coach puts into what. These are counts and never times, so that every
/// machine comes to the same grades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Play-outs for a position of the graph, where the coach cannot judge it.
    pub graph: u32,
    /// Worlds that the courses of a decision meet. Those that look worst after a quarter and after
    /// half of them are dropped. A grade worse than good is checked again with ten times as many.
    pub worlds: u32,
    /// Outcomes of chance that are drawn again for luck, where the coach cannot weigh them.
    pub redraws: u32,
    /// Play-outs of the best and of the played course, for reasons.
    pub reasons: u32,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { graph: 32, worlds: 64, redraws: 64, reasons: 640 }
    }
}

/// What one seat knows and remembers, for drawing worlds.
pub trait Mind<G: Game>: Send + Sync {
    /// Shown to it, in order: what its seat saw after the opening and after each act since, the
    /// position of the decision included.
    fn recall(&mut self, _view: &G::View) {}

    /// A whole state that looks just like this view, the one shown last, with what the seat cannot
    /// see drawn as the others would have chosen it: hands from what they played, secret bids from
    /// how such players bid.
    fn world(&mut self, view: &G::View, chance: &mut Chance) -> G {
        G::guess(view, chance)
    }
}

/// A mind that remembers nothing and guesses at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unremembering;

impl<G: Game> Mind<G> for Unremembering {}

/// Knows what a game's positions are worth, and what there is to be said about them.
///
/// It may keep what it has worked out, but **its answers depend on nothing but its arguments**: in
/// whatever order and however often it is asked.
pub trait Coach<G: Game>: Send + Sync {
    /// How much work it takes.
    fn pace(&self) -> Pace {
        Pace::default()
    }

    /// Yes-or-no facts about the near future of the seat that decides, such as "dies before its
    /// next turn": what reasons are made of. Each is a word for messages of the game:
    ///
    /// - `why-<term>`: how the played choice was worse, with `played` and `best` (the choices in
    ///   words) and `risk` and `less` (how often in a hundred it came true after the one and the
    ///   other). It is said whichever number is greater.
    /// - `nudge-<term>`: what to look at, without telling what to do.
    fn terms(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether it is good for a seat where that term comes true, or bad. Left open, play-outs tell;
    /// they can be mistaken about a term that always comes true after one course and never after
    /// another, which differ in much else. Good terms are reasons where they are rarer after the
    /// played course, bad ones where they are more frequent.
    fn is_good(&self, _term: usize) -> Option<bool> {
        None
    }

    /// What a seat knows before its first view.
    fn mind(&self, _seat: Seat) -> Box<dyn Mind<G>> {
        Box::new(Unremembering)
    }

    /// Whether a decision that the seat made with these commands so far goes on with its next one,
    /// if nobody acts before: for turns that are planned as a whole. It ends at the latest where
    /// the seat learns something new, such as a card drawn: that is a decision of its own.
    fn goes_on(&self, _before: &G, _seat: Seat, _played: &[G::Command], _now: &G) -> bool {
        false
    }

    /// The courses worth comparing with what was played, which need not be among them. The world
    /// is one that the seat's view allows: nothing may depend on what that view does not show.
    /// Many are no trouble, as those that look bad are soon dropped.
    fn courses(&mut self, world: &G, seat: Seat, _chance: &mut Chance) -> Vec<Course<G::Command>> {
        offered(world, seat)
    }

    /// Whether two courses come to the same, such as by another order. Of such courses the one
    /// that was played stands for both.
    fn is_same(&self, _world: &G, one: &[G::Command], other: &[G::Command]) -> bool {
        one == other
    }

    /// A course in words as its seat would say it, where that is more than the labels of its
    /// commands in a row.
    fn say(&self, _view: &G::View, _course: &[G::Command]) -> Option<Phrase> {
        None
    }

    /// What everyone can expect, roughly, at once: for a first graph that is drawn over later.
    fn glance(&mut self, state: &G) -> Option<Shares> {
        self.judge(state)
    }

    /// What everyone can expect, where that needs no play-outs: a quiet position that a net judges,
    /// or one whose dice can be reckoned exactly.
    fn judge(&mut self, _state: &G) -> Option<Shares> {
        None
    }

    /// What everyone can expect after a course, as the mean over all outcomes of the chance in it,
    /// where that can be reckoned and needs no play-outs. It has to fit [`Coach::judge`]: where a
    /// course draws nothing, it is what that says of the position after it.
    fn weigh(
        &mut self,
        _world: &G,
        _seat: Seat,
        _course: &[G::Command],
        _chance: &mut Chance,
    ) -> Option<Shares> {
        None
    }

    /// What chance gave everyone in an act: what its outcome was worth, less the mean over all
    /// outcomes of the same act, where that can be reckoned. Left out, it is reckoned from
    /// [`Coach::judge`] and [`Coach::weigh`] or, where a coach has none, from outcomes that are
    /// drawn again and played out.
    fn luck(&mut self, _before: &G, _entry: &Entry<G::Command>, _after: &G) -> Option<Shares> {
        None
    }

    /// Plays on from `after` as a quick `master` would for every seat, until the position can be
    /// judged, and notes which terms came true for the seat, counted from its decision in `world`.
    /// The two are the same where no decision is looked at. No seat may make use of what it could
    /// not see where that would be worth much to it.
    fn play_out(&mut self, world: &G, after: G, seat: Seat, chance: &mut Chance) -> PlayOut;
}

/// Everything that is offered to a seat, each command a course of its own; and to do nothing, where
/// the match goes on without it.
pub fn offered<G: Game>(state: &G, seat: Seat) -> Vec<Course<G::Command>> {
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    let mut courses: Vec<_> = offers.list.into_iter().map(|command| vec![command]).collect();
    if !crate::window::must(state, seat) {
        courses.push(Vec::new());
    }
    courses
}

/// The position after a course, which ends early where the rules forbid to go on with it.
pub fn follow<G: Game>(world: &G, seat: Seat, course: &[G::Command], chance: &mut Chance) -> G {
    let mut after = world.clone();
    for command in course {
        let entry = Entry::new(seat, after.now(), command.clone());
        if after.play(&entry, chance, &mut Silent).is_err() {
            break;
        }
    }
    after
}

/// Finds where players' time went, in games without win chances.
pub trait Timekeeper<G: Game>: Send + Sync {
    /// Shown to it, in order: each act that was not taken back, with its line, what it did, and
    /// the states before and after it.
    fn watch(&mut self, act: &Watched<'_, G>);

    /// Does a little of what takes long, such as looking for a solution. Tells whether anything is
    /// left to do. Asked once every act was shown.
    fn work(&mut self) -> bool {
        false
    }

    /// What is known so far.
    fn times(&self) -> Vec<Times>;
}

/// An act, with everything about it.
pub struct Watched<'a, G: Game> {
    /// Its line in the match, counted from 1.
    pub step: usize,
    /// The state before it.
    pub before: &'a G,
    /// Who did what, and when.
    pub entry: &'a Entry<G::Command>,
    /// What happened.
    pub events: &'a [G::Event],
    /// The state after it.
    pub after: &'a G,
}

/// Where one seat's time went in one round.
#[derive(Clone, Debug, PartialEq)]
pub struct Times {
    /// Whose time.
    pub seat: Seat,
    /// The round, from 1 up.
    pub round: u32,
    /// What cost time, the costliest first.
    pub lost: Vec<LostTime>,
    /// A known solution of the seat's task, as the page of the game reads it.
    pub solution: Option<Value>,
}

/// Time lost for one reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostTime {
    /// The reason: a word for the message `lost-<cause>`.
    pub cause: &'static str,
    /// How much time.
    pub ms: u64,
    /// How many times.
    pub count: u32,
    /// The line at which the costliest case ended.
    pub step: usize,
}

/// The state of a match as its game knows it, if it is a match of that game.
pub fn typed<G: crate::Tabletop>(game: &dyn AnyGame) -> Option<&G> {
    game.as_any().downcast_ref::<Running<G>>().map(|running| &running.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_noted_one_by_one() {
        let mut terms = Terms::NONE;
        terms.note(0, false);
        terms.note(3, true);
        terms.note(MAX_TERMS - 1, true);
        // One that cannot be is no term at all.
        terms.note(MAX_TERMS, true);
        let noted: Vec<usize> = (0..2 * MAX_TERMS).filter(|term| terms.has(*term)).collect();
        assert_eq!(noted, [3, MAX_TERMS - 1]);
    }
}
