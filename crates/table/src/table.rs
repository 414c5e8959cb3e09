//! Seats, the game, versions, who may act.

use contract::{
    Actor, AnyGame, AnyTitle, Awaiting, Chance, Denied, Digest, Entry, Happened, Seat, Seed, Skill,
    Undo,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::line::{Deed, Line};
use crate::undo::UndoAsked;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name to be shown.
    pub name: String,
    /// The bot that plays, if no person does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Skill>,
}

impl Sitter {
    /// A person.
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), bot: None }
    }

    /// People without names, one for each seat.
    pub fn strangers(seats: usize) -> Vec<Sitter> {
        Seat::all(seats).map(|seat| Sitter::person(format!("seat {seat}"))).collect()
    }

    /// A bot, called by its skill.
    pub fn bot(skill: Skill) -> Sitter {
        Sitter { name: skill.to_string(), bot: Some(skill) }
    }
}

/// Why the table did not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The game refused it, or could not read it.
    Game(Denied),
    /// It answers a decision that its seat no longer has.
    Stale {
        /// The decision it answers.
        decision: u32,
        /// The decision that the seat has now.
        now: u32,
    },
    /// The table itself has a reason: one sentence.
    Table(String),
}

impl From<Denied> for Denial {
    fn from(denied: Denied) -> Denial {
        Denial::Game(denied)
    }
}

impl std::fmt::Display for Denial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Denial::Game(denied) => denied.fmt(f),
            Denial::Stale { decision, now } => {
                write!(f, "this answers decision {decision}, but the seat now has decision {now}")
            }
            Denial::Table(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Denial {}

/// What was on the table before the first line.
pub(crate) enum Start {
    /// A match opened from its setup.
    Opened(Value),
    /// A state loaded from outside, for puzzles and analysis.
    Loaded(Value),
}

/// A line in effect: one that was not taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Live {
    /// Its number, from 1.
    pub number: usize,
    pub actor: Actor,
    pub at_ms: u64,
    pub undo: Undo,
}

/// Match time ends here: a number that every language can hold.
const LAST_MS: u64 = 1 << 53;
/// A game that wakes more often than this at one go never sleeps.
const MOST_WAKES: usize = 100_000;

/// One match.
pub struct Table {
    pub(crate) title: &'static dyn AnyTitle,
    pub(crate) start: Start,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) seed: Seed,
    pub(crate) opening: Option<Digest>,
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) lines: Vec<Line>,
    pub(crate) live: Vec<Live>,
    pub(crate) asked: Option<UndoAsked>,
    /// By how much each seat's decision number is above the game's: undoing turns the game's
    /// numbers back, but an old command must never answer a new question.
    pub(crate) raised: Vec<u32>,
    luck: Vec<u32>,
}

impl Table {
    /// Opens a match. Options left out of the setup have their defaults.
    ///
    /// # Errors
    /// If the setup or the number of seats does not fit the game.
    pub fn open(
        title: &'static dyn AnyTitle,
        setup: Value,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<Table, Denied> {
        let game = title.open(&setup, sitters.len(), &mut Chance::new(&seed, 0))?;
        Ok(Table::new(title, Start::Opened(setup), sitters, seed, game))
    }

    /// Begins a match in the middle, from a written state.
    ///
    /// # Errors
    /// If the state cannot be read or is not consistent.
    pub fn load(title: &'static dyn AnyTitle, state: Value, seed: Seed) -> Result<Table, Denied> {
        let game = title.load(&state)?;
        let sitters = Sitter::strangers(game.seats());
        Ok(Table::new(title, Start::Loaded(state), sitters, seed, game))
    }

    fn new(
        title: &'static dyn AnyTitle,
        start: Start,
        sitters: Vec<Sitter>,
        seed: Seed,
        game: Box<dyn AnyGame>,
    ) -> Table {
        Table {
            title,
            start,
            raised: vec![0; sitters.len()],
            sitters,
            seed,
            opening: game.digest(),
            game,
            lines: Vec::new(),
            live: Vec::new(),
            asked: None,
            luck: Vec::new(),
        }
    }

    /// The game that is played.
    pub fn title(&self) -> &'static dyn AnyTitle {
        self.title
    }

    /// The match as it stands.
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The number of lines: it grows with every deed, undo included.
    pub fn version(&self) -> usize {
        self.lines.len()
    }

    /// The log.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Fixes the next outcomes of chance. Tells how many are queued.
    pub fn script(&mut self, next: impl IntoIterator<Item = u32>) -> usize {
        self.luck.extend(next);
        self.luck.len()
    }

    /// The number of the decision that a seat's next command answers. It never falls, not even by
    /// an undo.
    pub fn decision(&self, seat: Seat) -> u32 {
        let raised = self.raised.get(seat.idx()).copied().unwrap_or(0);
        self.game.decision(seat).saturating_add(raised)
    }

    /// The match time that the table has reached.
    pub fn now(&self) -> u64 {
        self.live.last().map_or(0, |live| live.at_ms).max(self.game.now())
    }

    /// Plays an act. `decision` is the one it answers, where its sender knew it. What the clock
    /// has to do until then comes first: see [`Table::advance`].
    ///
    /// # Errors
    /// If it is stale, cannot be read, or is refused; the table is as before.
    pub fn play(&mut self, entry: Entry<Value>, decision: Option<u32>) -> Result<Happened, Denial> {
        self.admit(entry.actor, entry.at_ms)?;
        if let (Some(seat), Some(decision)) = (entry.actor.seat(), decision) {
            let now = self.decision(seat);
            if decision != now {
                return Err(Denial::Stale { decision, now });
            }
        }
        self.append(entry)
    }

    /// Judges an act without playing it.
    ///
    /// # Errors
    /// The same as [`Table::play`].
    pub fn judge(&self, entry: &Entry<Value>) -> Result<(), Denial> {
        self.admit(entry.actor, entry.at_ms)?;
        Ok(self.game.judge(entry)?)
    }

    /// Whether that actor could act at that time.
    fn admit(&self, actor: Actor, at_ms: u64) -> Result<(), Denial> {
        actor.seated(self.sitters.len()).map_err(Denial::Table)?;
        let now = self.now();
        let due = self.game.awaiting().wake_at().filter(|wake| *wake <= at_ms);
        let why = if at_ms > LAST_MS {
            format!("match time ends at {LAST_MS} ms")
        } else if at_ms < now {
            format!("time does not run backwards: the match is at {now} ms")
        } else if let (Some(due), true) = (due, actor != Actor::Clock) {
            format!("the clock acts first: it is due at {due} ms")
        } else {
            return Ok(());
        };
        Err(Denial::Table(why))
    }

    /// Does what the clock has to do up to that match time.
    ///
    /// # Errors
    /// If the time cannot be, or the game never sleeps.
    pub fn advance(&mut self, now_ms: u64) -> Result<Vec<Happened>, Denial> {
        if now_ms > LAST_MS {
            return Err(Denial::Table(format!("match time ends at {LAST_MS} ms")));
        }
        let mut happened = Vec::new();
        while let Some(step) = self.wake(now_ms)? {
            happened.push(step);
            if happened.len() >= MOST_WAKES {
                let why = format!("the clock acts more than {MOST_WAKES} times at once");
                return Err(Denial::Table(why));
            }
        }
        Ok(happened)
    }

    /// Lets the clock act once, if it is due by then.
    pub(crate) fn wake(&mut self, now_ms: u64) -> Result<Option<Happened>, Denial> {
        let due = self.game.awaiting().wake_at().filter(|&at_ms| at_ms <= now_ms);
        let (Some(at_ms), Some(command)) = (due, self.game.wake()) else { return Ok(None) };
        self.append(Entry::new(Actor::Clock, at_ms, command)).map(Some)
    }

    /// Plays an act and writes it down as the next line.
    fn append(&mut self, entry: Entry<Value>) -> Result<Happened, Denial> {
        let number = self.lines.len() + 1;
        let mut chance = self.chance_of(number, &self.luck);
        let played = self.game.play(&entry, &mut chance);
        if chance.misfit().is_some() {
            // What could not happen will not happen next time either.
            self.luck.clear();
        }
        let happened = played?;
        let left = chance.left().len();
        let luck = self.luck.drain(..self.luck.len() - left).collect();
        let over = matches!(self.game.awaiting(), Awaiting::Over(_));
        let undo = if over { Undo::Barred } else { happened.undo };
        self.live.push(Live { number, actor: entry.actor, at_ms: entry.at_ms, undo });
        self.asked = None;
        self.write(Deed::Play(entry), luck)?;
        Ok(happened)
    }

    /// The chance that line `number` draws from.
    pub(crate) fn chance_of(&self, number: usize, luck: &[u32]) -> Chance {
        Chance::new(&self.seed, number as u64).scripted(luck.iter().copied())
    }

    pub(crate) fn write(&mut self, deed: Deed, luck: Vec<u32>) -> Result<(), Denial> {
        let digest = self.game.digest();
        let digest = digest.ok_or_else(|| Denial::Table("the state has no digest".into()))?;
        self.lines.push(Line { deed, luck, digest });
        Ok(())
    }
}
