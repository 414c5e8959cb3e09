//! One person's match against bots: the table, and what should happen next.
//!
//! Nothing here draws, reads keys or knows the wall clock, so the terminal, the plain line mode
//! and the tests drive the same match. A front end asks [`Session::next`] and does what it says:
//! it lets the bots think ([`Session::errands`], [`Session::take_thought`]), lets things happen
//! ([`Session::proceed`]), tells how much time went by ([`Session::pass_time`]), or waits for the
//! person ([`Session::play`], [`Session::pass`], [`Session::undo`]).

mod course;

use contract::{
    AnyGame, Awaiting, Chance, Denied, Happened, Outcome, Phrase, Seat, Seed, Sketch, Skill,
    Speaker, Viewer, Waiting,
};
use desk::{Bots, Desk};
use serde_json::Value;
use table::{Denial, Record, Sitter, Table};
use words::Words;

use super::log::Log;

pub use course::Next;

/// Who sits down to play, and at which table.
pub struct Seating {
    pub table: Table,
    pub me: Seat,
    /// The bot that plays each seat; the person's own entry is not used.
    pub skills: Vec<Skill>,
    pub words: Words,
    /// The match's seed: the bots draw their own chance from another branch of it.
    pub seed: Seed,
}

/// Why something was not done, for a person to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotDone {
    pub sentence: String,
    /// The clause of the rules that forbids it, if one does.
    pub clause: Option<String>,
}

impl From<String> for NotDone {
    fn from(sentence: String) -> NotDone {
        NotDone { sentence, clause: None }
    }
}

/// One person's match against bots.
pub struct Session {
    desk: Desk,
    me: Seat,
    seed: Seed,
    log: Log,
    /// The decision at which the person let a chance to interject pass.
    passed: Option<u32>,
    /// Counts undos and new matches.
    era: u32,
    /// The match time that has been reached.
    now_ms: u64,
    /// The version that was last saved.
    saved: Option<usize>,
}

impl Session {
    /// Sits down at a table where nothing, or only what `log` tells, has happened.
    pub fn new(seating: Seating, log: Log) -> Session {
        let Seating { table, me, skills, words, seed } = seating;
        let words = words.with_players(table.players());
        let now_ms = table.game().now();
        // An untouched table needs no saving, and neither does one that was just read from a file.
        let saved = Some(table.version());
        let desk = sit(table, words, me, &skills, seed);
        Session { desk, me, seed, log, passed: None, era: 0, now_ms, saved }
    }

    fn table(&self) -> &Table {
        self.desk.table()
    }

    fn words(&self) -> &Words {
        self.desk.words()
    }

    /// What the game is called in the person's language.
    pub fn title(&self) -> String {
        self.words().title()
    }

    pub fn game(&self) -> &dyn AnyGame {
        self.table().game()
    }

    pub fn me(&self) -> Seat {
        self.me
    }

    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.me)
    }

    pub fn log(&self) -> &Log {
        &self.log
    }

    pub fn sitters(&self) -> &[Sitter] {
        self.table().sitters()
    }

    pub fn meta(&self) -> &'static contract::Meta {
        self.table().title().meta()
    }

    /// Changes with everything that happens at the table.
    pub fn moment(&self) -> (u32, usize) {
        (self.era, self.table().version())
    }

    /// The match time that has been reached.
    pub fn now_ms(&self) -> u64 {
        self.now_ms
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game().awaiting().outcome().cloned()
    }

    /// The seats that the game waits for, and those that may interject.
    pub fn waiting(&self) -> Waiting {
        match self.game().awaiting() {
            Awaiting::Seats(waiting) => waiting,
            Awaiting::Over(_) => Waiting::default(),
        }
    }

    /// The board as the person sees it.
    pub fn sketch(&self) -> Sketch {
        self.game().sketch(self.viewer(), self.words())
    }

    /// What one plays for, where the game says so; and how to learn it, before the first move.
    pub fn goal(&self) -> Option<String> {
        let goal = self.words().try_say(&self.game().goal(self.viewer())).ok()?;
        let meta = self.meta();
        if meta.lesson.is_none() || !self.log().notes().is_empty() {
            return Some(goal);
        }
        let learn = Phrase::new("house-learn").with("game", meta.id);
        Some(format!("{goal} {}", self.words().say(&learn)))
    }

    /// What the person's decision is about and what people usually do, where the game says so.
    pub fn hint(&self) -> Option<String> {
        let asked = self.game().awaiting().seats().contains(self.me);
        let hint = asked.then(|| self.game().hint(self.viewer())).flatten()?;
        Some(self.words().say(&hint))
    }

    /// What the player in a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.words().name(seat)
    }

    /// Why the match ended, once it is over: sentences for all, and a reason for each seat.
    pub fn explanation(&self) -> Option<(Vec<String>, Vec<Option<String>>)> {
        let explained = self.game().explanation()?;
        let say = |phrase: &Phrase| self.words().say(phrase);
        let seats = explained.seats.values().map(|own| own.as_ref().map(say)).collect();
        Some((explained.why.iter().map(say).collect(), seats))
    }

    /// A warning for each of these offers that is sure to bring the end.
    pub fn warnings(&self, offers: &[Value]) -> Vec<Option<String>> {
        let warnings = self.game().warnings(self.viewer(), offers);
        warnings.into_iter().map(|warning| Some(self.words().say(&warning?))).collect()
    }

    /// A command in words.
    pub fn label(&self, command: &Value) -> String {
        match self.game().label(self.viewer(), command) {
            Ok(phrase) => self.words().say(&phrase),
            Err(_) => command.to_string(),
        }
    }

    /// A phrase of the game or of the house in the person's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words().say(phrase)
    }

    /// A message of the house that takes no arguments.
    pub fn term(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// The numbered rules in the person's language, or in the first one where nobody has
    /// translated them.
    pub fn rules(&self) -> &'static str {
        let meta = self.meta();
        meta.rules_in(self.words().language()).unwrap_or(meta.rules)
    }

    /// The number of the decision that the person has.
    pub fn decision(&self) -> u32 {
        self.table().decision(self.me)
    }

    /// The person acts. With the decision that the command answers, it cannot answer another.
    pub fn play(&mut self, command: Value, decision: Option<u32>) -> Result<(), NotDone> {
        self.enter(command, decision).map_err(|denial| self.not_done(&denial))
    }

    /// The person lets the chance to interject pass, until asked again.
    pub fn pass(&mut self) {
        self.passed = Some(self.decision());
    }

    /// Whether the person let the present chance to interject pass.
    fn has_passed(&self) -> bool {
        self.passed == Some(self.decision())
    }

    /// Takes back the person's last act and whatever came after it, as far as that is free.
    pub fn undo(&mut self) -> Result<(), NotDone> {
        self.desk.undo(self.me).map_err(|denial| self.not_done(&denial))?;
        let (table, words) = (self.desk.table(), self.desk.words());
        self.log.take_back(table.version(), table, self.me, words);
        self.forget();
        Ok(())
    }

    /// Whether the person may take back anything.
    pub fn is_practice(&self) -> bool {
        self.table().is_practice()
    }

    /// Whether leaving now would lose something.
    pub fn is_unsaved(&self) -> bool {
        self.outcome().is_none() && self.saved != Some(self.table().version())
    }

    /// The match as a record.
    pub fn record(&self) -> Result<Record, NotDone> {
        self.table().record().map_err(|denial| self.not_done(&denial))
    }

    /// Remembers that the match was saved as it stands.
    pub fn mark_saved(&mut self) {
        self.saved = Some(self.table().version());
    }

    /// Opens another match with the same settings and another seed.
    pub fn again(&mut self, seed: Seed) -> Result<(), NotDone> {
        let title = self.table().title();
        let record = self.record()?;
        let table = match record.setup {
            Some(setup) => {
                let table = Table::open(title, setup, record.seats, seed);
                let table = table.map_err(|denied| NotDone::from(denied.to_string()))?;
                match record.practice {
                    Some(true) => {
                        table.practise().map_err(|reason| self.not_done(&reason.into()))?
                    }
                    Some(false) | None => table,
                }
            }
            None => {
                let fresh = Record { lines: Vec::new(), outcome: None, seed, ..record };
                fresh.replay(title, None).map_err(|why| NotDone::from(why.to_string()))?.table
            }
        };
        self.desk.replace(table);
        self.seed = seed;
        self.log = Log::default();
        self.saved = Some(0);
        self.forget();
        Ok(())
    }

    /// Plays the person's act. What the clock has to do before it is told even where the act is
    /// refused.
    fn enter(&mut self, command: Value, decision: Option<u32>) -> Result<(), Denial> {
        let at_ms = self.now_ms;
        let first = self.table().version() + 1;
        let woken = self.desk.advance(at_ms)?;
        self.tell(first, &woken);
        let first = self.table().version() + 1;
        let happened = self.desk.play(self.me, at_ms, command, decision)?;
        self.tell(first, &[happened]);
        Ok(())
    }

    /// Writes into the log what the lines from `first` on did.
    fn tell(&mut self, first: usize, happened: &[Happened]) {
        let table = self.desk.table();
        self.log.tell(first, happened, table, self.me, self.desk.words());
        self.now_ms = self.now_ms.max(table.now());
    }

    /// Forgets what everybody had in mind: the match is not where it was.
    fn forget(&mut self) {
        self.era += 1;
        self.now_ms = self.table().now();
        self.passed = None;
    }

    /// A denial for the person to read. What only a programmer can make use of is in English.
    pub fn not_done(&self, denial: &Denial) -> NotDone {
        let sentence = match denial {
            Denial::Game(Denied::Refused(refusal)) => {
                let sentence = self.words().refusal(refusal);
                return NotDone { sentence, clause: Some(refusal.clause.to_string()) };
            }
            Denial::Game(Denied::Malformed(why)) => {
                self.say(&Phrase::new("term-unreadable").with("why", why.to_string()))
            }
            Denial::Stale { .. } => self.term("term-moved-on"),
            Denial::Table(reason) => {
                self.words().try_say(&reason.phrase()).unwrap_or_else(|_| reason.to_string())
            }
            Denial::NeedsHistory | Denial::Broken(_) => denial.to_string(),
        };
        NotDone::from(sentence)
    }
}

/// The desk at which the person sits, with bots in all other seats.
fn sit(table: Table, words: Words, me: Seat, skills: &[Skill], seed: Seed) -> Desk {
    let seats = Seat::all(table.sitters().len()).zip(skills);
    let bots = Bots::new(seats.map(|(seat, skill)| (seat != me).then_some(*skill)));
    // What is drawn for a bot that finds nothing legal.
    let chance = Chance::new(&seed.of_match(u64::MAX), 0);
    Desk::at(table, words, me, bots, chance)
}
