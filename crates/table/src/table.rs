//! Seats, the game, versions, who may act.

use contract::{
    Actor, AnyGame, AnyTitle, Awaiting, Chance, Denied, Digest, Entry, Happened, Malformed, Seat,
    Seed, Undo, check_bot,
};
use serde_json::Value;

use crate::clock::Clocks;
use crate::compact::compact;
use crate::denial::{Denial, Reason};
use crate::line::{Deed, InEffect, Line};
use crate::position::{Base, Position, Start};
use crate::sitter::Sitter;
use crate::undo::Undone;
use crate::work::Work;

/// Match time ends here: a number that every language can hold.
const LAST_MS: u64 = 1 << 53;
/// A game that wakes more often than this at one go never sleeps.
const MOST_WAKES: usize = 100_000;

/// Whether the effects of an act are known, in games that work them out before it is played.
#[derive(Clone, Copy)]
enum Effects {
    /// They are worked out now, whatever the command says of them.
    Unknown,
    /// They are in the command: worked out before, or recorded.
    Given,
}

/// One match.
pub struct Table {
    pub(crate) title: &'static dyn AnyTitle,
    pub(crate) position: Position,
    /// The fingerprint of the state before the first line.
    pub(crate) opening: Option<Digest>,
    /// What the table remembers the match from: the opening, or a checkpoint.
    pub(crate) base: Base,
    pub(crate) base_game: Box<dyn AnyGame>,
    pub(crate) game: Box<dyn AnyGame>,
    /// The lines since the base, and those of them in effect.
    pub(crate) lines: Vec<Line>,
    pub(crate) live: Vec<InEffect>,
    /// The last undo that this table has seen.
    pub(crate) undone: Option<Undone>,
    /// The latest time the table was told of, for the players' clocks.
    pub(crate) noted_ms: u64,
    /// The latest time since the start, pauses included, that the table was told of.
    pub(crate) elapsed_ms: u64,
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
        check_bots(title, &sitters)?;
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

    /// The same, between these people and bots.
    ///
    /// # Errors
    /// Those of [`Table::load`], and if the state has another number of seats.
    pub fn load_for(
        title: &'static dyn AnyTitle,
        state: Value,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<Table, Denied> {
        let game = title.load(&state)?;
        let (seats, found) = (game.seats(), sitters.len());
        if seats != found {
            let why = format!("the position is for {seats} players, not {found}");
            return Err(Malformed::from(why).into());
        }
        check_bots(title, &sitters)?;
        Ok(Table::new(title, Start::Loaded(state), sitters, seed, game))
    }

    fn new(
        title: &'static dyn AnyTitle,
        start: Start,
        sitters: Vec<Sitter>,
        seed: Seed,
        game: Box<dyn AnyGame>,
    ) -> Table {
        let position = Position::first(start, sitters, seed);
        let base = Base::first(position.sitters.len());
        Table::at(title, position, base, game.digest(), game)
    }

    /// A table that remembers nothing before what it starts from.
    pub(crate) fn at(
        title: &'static dyn AnyTitle,
        position: Position,
        base: Base,
        opening: Option<Digest>,
        game: Box<dyn AnyGame>,
    ) -> Table {
        Table {
            title,
            opening,
            position,
            base,
            base_game: game.boxed(),
            game,
            lines: Vec::new(),
            live: Vec::new(),
            undone: None,
            noted_ms: 0,
            elapsed_ms: 0,
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

    /// The number of lines: it grows with every deed, undo included.
    pub fn version(&self) -> usize {
        self.base.version + self.lines.len()
    }

    /// The log, as far as the table remembers it: all of it, or what came after the checkpoint
    /// that it was restored from.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The lines after the first `version`.
    pub fn lines_after(&self, version: usize) -> &[Line] {
        self.lines.get(version.saturating_sub(self.base.version)..).unwrap_or_default()
    }

    /// Fixes the next outcomes of chance. Tells how many are queued.
    pub fn script(&mut self, next: impl IntoIterator<Item = u32>) -> usize {
        self.luck.extend(next);
        self.luck.len()
    }

    /// Leaves everything to chance again.
    pub fn unscript(&mut self) {
        self.luck.clear();
    }

    /// The number of the decision that a seat's next command answers. It never falls, not even by
    /// an undo.
    pub fn decision(&self, seat: Seat) -> u32 {
        let raised = self.position.raised.get(seat.idx()).copied().unwrap_or(0);
        self.game.decision(seat).saturating_add(raised)
    }

    /// The match time that the table has reached.
    pub fn now(&self) -> u64 {
        let last = self.last_live().map_or(0, |live| live.at_ms);
        last.max(self.game.now()).max(self.position.reached_ms)
    }

    /// The last line in effect.
    pub(crate) fn last_live(&self) -> Option<InEffect> {
        self.live.last().copied().or(self.base.last)
    }

    /// Plays an act. `decision` is the one it answers, where its sender knew it. What the clock
    /// has to do until then comes first: see [`Table::advance`].
    ///
    /// # Errors
    /// If it is stale, cannot be read, or is refused; the table is as before.
    pub fn play(&mut self, entry: Entry<Value>, decision: Option<u32>) -> Result<Happened, Denial> {
        self.admit(entry.actor, entry.at_ms)?;
        self.fits(entry.actor, decision)?;
        self.append(entry, Effects::Unknown)
    }

    /// Whether an act answers the decision that is open.
    fn fits(&self, actor: Actor, decision: Option<u32>) -> Result<(), Denial> {
        match (actor.seat().map(|seat| self.decision(seat)), decision) {
            (Some(now), Some(decision)) if decision != now => Err(Denial::Stale { decision, now }),
            _ => Ok(()),
        }
    }

    /// What has to be worked out before an act can be played, if that may take long: a copy of the
    /// game that can go to another thread. What it comes to is for [`Table::play_worked_out`],
    /// before anything else happens at this table. Nothing for acts that would not be admitted, or
    /// answer another decision than the one that is open.
    pub fn work(&self, entry: &Entry<Value>, decision: Option<u32>) -> Option<Work> {
        let is_admitted =
            || self.admit(entry.actor, entry.at_ms).and(self.fits(entry.actor, decision)).is_ok();
        if !self.game.takes_work(&entry.command) || !is_admitted() {
            return None;
        }
        let chance = self.chance_of(self.version() + 1, &self.luck);
        Some(Work { game: self.game.boxed(), entry: entry.clone(), chance })
    }

    /// Plays an act as [`Table::play`] does, with what was worked out for it.
    ///
    /// # Errors
    /// As [`Table::play`].
    pub fn play_worked_out(
        &mut self,
        entry: Entry<Value>,
        decision: Option<u32>,
    ) -> Result<Happened, Denial> {
        self.admit(entry.actor, entry.at_ms)?;
        self.fits(entry.actor, decision)?;
        self.append(entry, Effects::Given)
    }

    /// Plays a recorded act as [`Table::play`] does, but believes what the record says came of it,
    /// where this program would not work out the same.
    pub(crate) fn play_recorded(&mut self, entry: Entry<Value>) -> Result<Happened, Denial> {
        self.admit(entry.actor, entry.at_ms)?;
        let effects = match self.game.can_repeat(&entry.command)? {
            true => Effects::Unknown,
            false => Effects::Given,
        };
        self.append(entry, effects)
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
        if let Some(seat) = actor.seat() {
            self.must_have(seat)?;
        }
        let now = self.now();
        let due = self.wakes_at().filter(|wake| *wake <= at_ms);
        let why = if let Some(why) = self.standstill() {
            why
        } else if at_ms > LAST_MS {
            Reason::Late { last_ms: LAST_MS }
        } else if at_ms < now {
            Reason::Backwards { now_ms: now }
        } else if let (Some(due_ms), true) = (due, actor != Actor::Clock) {
            Reason::ClockFirst { due_ms }
        } else {
            return Ok(());
        };
        Err(why.into())
    }

    /// Denies a seat that the table does not have.
    pub(crate) fn must_have(&self, seat: Seat) -> Result<(), Reason> {
        let seats = self.position.sitters.len();
        match seat.idx() < seats {
            true => Ok(()),
            false => Err(Reason::NoSuchSeat { seat: seat.0, last: seats.saturating_sub(1) }),
        }
    }

    /// Does what the clock has to do up to that match time: the game's own wakes, and handing the
    /// seats of those who run out of time to bots.
    ///
    /// # Errors
    /// If the time cannot be, or the game never sleeps.
    pub fn advance(&mut self, now_ms: u64) -> Result<Vec<Happened>, Denial> {
        if now_ms > LAST_MS {
            return Err(Reason::Late { last_ms: LAST_MS }.into());
        }
        let mut happened = Vec::new();
        self.note_match_time(now_ms);
        while let Some(step) = self.wake_or_run_out(now_ms)? {
            happened.push(step);
            if happened.len() >= MOST_WAKES {
                return Err(Reason::Sleepless { most: MOST_WAKES }.into());
            }
        }
        Ok(happened)
    }

    /// What comes first by then; the game's clock goes before the players'.
    fn wake_or_run_out(&mut self, now_ms: u64) -> Result<Option<Happened>, Denial> {
        let runs_out =
            self.position.clocks.as_ref().and_then(Clocks::runs_out).map(|(at_ms, _)| at_ms);
        let before = runs_out.map_or(now_ms, |at_ms| at_ms.min(now_ms));
        match self.wake(before)? {
            Some(step) => Ok(Some(step)),
            None => self.run_out(now_ms),
        }
    }

    /// Lets the clock act once, if it is due by then.
    pub(crate) fn wake(&mut self, now_ms: u64) -> Result<Option<Happened>, Denial> {
        let due = self.game.awaiting().wake_at().filter(|&at_ms| at_ms <= now_ms);
        let due = due.filter(|_| self.standstill().is_none());
        let (Some(at_ms), Some(command)) = (due, self.game.wake()) else { return Ok(None) };
        self.append(Entry::new(Actor::Clock, at_ms, command), Effects::Unknown).map(Some)
    }

    /// Plays an act and writes it down as the next line.
    fn append(&mut self, entry: Entry<Value>, effects: Effects) -> Result<Happened, Denial> {
        let number = self.version() + 1;
        let mut chance = self.chance_of(number, &self.luck);
        let worked_out = match effects {
            Effects::Unknown => self.game.work_out(&entry, &mut chance)?,
            Effects::Given => None,
        };
        let entry = match worked_out {
            Some(command) => Entry { command, ..entry },
            None => entry,
        };
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
        self.live.push(InEffect { number, actor: entry.actor, at_ms: entry.at_ms, undo });
        self.position.asked = None;
        self.lapse(entry.actor.seat());
        if over {
            self.position.accord.proposed = None;
        }
        self.note(entry.at_ms, entry.actor.seat());
        self.write(Deed::Play(entry.map(compact)), luck)?;
        Ok(happened)
    }

    /// The chance that line `number` draws from.
    pub(crate) fn chance_of(&self, number: usize, luck: &[u32]) -> Chance {
        Chance::new(&self.position.seed, number as u64).scripted(luck.iter().copied())
    }

    pub(crate) fn write(&mut self, deed: Deed, luck: Vec<u32>) -> Result<(), Denial> {
        let digest = self.game.digest();
        let digest = digest.ok_or(Reason::NoDigest)?;
        self.lines.push(Line { deed, luck, digest });
        Ok(())
    }
}

fn check_bots(title: &dyn AnyTitle, sitters: &[Sitter]) -> Result<(), Malformed> {
    sitters.iter().filter_map(|sitter| sitter.bot).try_for_each(|bot| check_bot(title, bot))
}
