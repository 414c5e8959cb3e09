//! A match as it stands, to go on from without its history.
//!
//! A checkpoint costs the size of the state, however long the match has been going on. It holds
//! everything that the next line may depend on, so **a table restored from a checkpoint and the
//! lines after it equals the table that played them all**, but for taking back lines that came
//! before: that is denied with [`Denial::NeedsHistory`].

use contract::{AnyTitle, Digest, Seat, Seed, Skill};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Clocks;
use crate::line::Line;
use crate::motion::Accord;
use crate::record::follow;
use crate::seating::{GaveUp, SeatChange, Sitter};
use crate::table::{Base, Denial, Live, Start, Table};
use crate::undo::UndoAsked;

/// A match as it stands. It holds the whole truth: never for players' eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// What was on the table before the first line.
    pub start: Start,
    /// Who sat where at the beginning.
    pub began: Vec<Sitter>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Why they do, where that has changed.
    pub changes: Vec<Option<SeatChange>>,
    /// The root of all chance.
    pub seed: Seed,
    /// The state before the first line.
    pub opening: Digest,
    /// How many lines there are.
    pub version: usize,
    /// The state after them.
    pub state: Value,
    /// Its fingerprint.
    pub digest: Digest,
    /// By how much each seat's decision number is above the game's.
    pub raised: Vec<u32>,
    /// The last line in effect.
    pub last: Option<Live>,
    /// The number of each seat's last act in effect.
    pub acts: Vec<Option<usize>>,
    /// The number of the last line in effect that the rules bar from being taken back.
    #[serde(default)]
    pub barred: Option<usize>,
    /// Whether the one person here may take back anything; nothing for a match from before that
    /// could be chosen.
    #[serde(default)]
    pub practice: Option<bool>,
    /// The undo that waits for consent.
    pub asked: Option<UndoAsked>,
    /// The players' clocks.
    pub clocks: Option<Clocks>,
    /// Who plays for a person that runs out of time.
    pub stand_in: Skill,
    /// The latest time at which somebody changed seats or took back.
    pub reached_ms: u64,
    /// Who gave up a seat that somebody else has taken over since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gave_up: Vec<GaveUp>,
    /// What the people decided together.
    #[serde(default, skip_serializing_if = "Accord::is_blank")]
    pub accord: Accord,
}

impl Table {
    /// The match as it stands.
    ///
    /// # Errors
    /// If the state has no digest, which conformance rules out for every game.
    pub fn checkpoint(&self) -> Result<Checkpoint, Denial> {
        let undigested = || Denial::Table("the state has no digest".into());
        let meta = self.title.meta();
        Ok(Checkpoint {
            game: meta.id.into(),
            rules_version: meta.rules_version,
            start: self.start.clone(),
            began: self.began.clone(),
            sitters: self.sitters.clone(),
            changes: self.changes.clone(),
            seed: self.seed,
            opening: self.opening.ok_or_else(undigested)?,
            version: self.version(),
            state: self.game.state(),
            digest: self.game.digest().ok_or_else(undigested)?,
            raised: self.raised.clone(),
            last: self.last_live(),
            acts: Seat::all(self.sitters.len()).map(|seat| self.last_act(seat)).collect(),
            barred: self.last_barred(),
            practice: self.practice,
            asked: self.asked,
            clocks: self.clocks.clone(),
            stand_in: self.stand_in,
            reached_ms: self.reached_ms,
            gave_up: self.gave_up.clone(),
            accord: self.accord.clone(),
        })
    }

    /// The match that a checkpoint and the lines after it describe. Every line is played again and
    /// held to its digest.
    ///
    /// # Errors
    /// If they do not fit each other or the game, or if one of the lines takes back more than came
    /// after the checkpoint: then an earlier checkpoint is needed.
    pub fn restore(
        title: &'static dyn AnyTitle,
        checkpoint: Checkpoint,
        tail: &[Line],
    ) -> Result<Table, Denial> {
        let mut table = Table::resumed(title, checkpoint)?;
        let first = table.version();
        for (idx, line) in tail.iter().enumerate() {
            follow(&mut table, first + idx + 1, line)?;
        }
        Ok(table)
    }

    fn resumed(title: &'static dyn AnyTitle, checkpoint: Checkpoint) -> Result<Table, Denial> {
        let meta = title.meta();
        if checkpoint.game != meta.id {
            let why = format!("this is a match of {}, not of {}", checkpoint.game, meta.id);
            return Err(Denial::Table(why));
        }
        let game = title.load(&checkpoint.state)?;
        let seats = game.seats();
        let fits = checkpoint.rules_version != meta.rules_version
            || game.digest() == Some(checkpoint.digest);
        let lists = [
            checkpoint.began.len(),
            checkpoint.sitters.len(),
            checkpoint.changes.len(),
            checkpoint.raised.len(),
            checkpoint.acts.len(),
        ];
        if !fits || lists.iter().any(|len| *len != seats) {
            return Err(Denial::Table("the checkpoint does not hold together".into()));
        }
        let mut table =
            Table::new(title, checkpoint.start, checkpoint.began, checkpoint.seed, game);
        table.base.version = checkpoint.version;
        table.base.last = checkpoint.last;
        table.base.acts = checkpoint.acts;
        table.base.barred = checkpoint.barred;
        table.practice = checkpoint.practice;
        table.opening = Some(checkpoint.opening);
        table.sitters = checkpoint.sitters;
        table.changes = checkpoint.changes;
        table.raised = checkpoint.raised;
        table.asked = checkpoint.asked;
        table.clocks = checkpoint.clocks;
        table.stand_in = checkpoint.stand_in;
        table.reached_ms = checkpoint.reached_ms;
        table.gave_up = checkpoint.gave_up;
        table.accord = checkpoint.accord;
        Ok(table)
    }

    /// A copy of the table as it stands, without its history: see [`Table::forget`].
    #[must_use]
    pub fn snapshot(&self) -> Table {
        let game = self.game.boxed();
        let began = self.began.clone();
        let mut copy = Table::new(self.title, self.start.clone(), began, self.seed, game);
        copy.base = self.base_now();
        copy.opening = self.opening;
        copy.sitters.clone_from(&self.sitters);
        copy.changes.clone_from(&self.changes);
        copy.raised.clone_from(&self.raised);
        copy.asked = self.asked;
        copy.undone = self.undone;
        copy.practice = self.practice;
        copy.clocks.clone_from(&self.clocks);
        copy.stand_in = self.stand_in;
        copy.reached_ms = self.reached_ms;
        copy.gave_up.clone_from(&self.gave_up);
        copy.accord = self.accord.clone();
        copy
    }

    /// Forgets the lines so far, to keep memory small: the table goes on as if it had been
    /// restored from a checkpoint taken now.
    pub fn forget(&mut self) {
        self.base = self.base_now();
        self.lines.clear();
        self.live.clear();
    }

    /// What the table would be restored from now.
    fn base_now(&self) -> Base {
        let acts = Seat::all(self.sitters.len()).map(|seat| self.last_act(seat)).collect();
        let (version, last) = (self.version(), self.last_live());
        Base { version, game: self.game.boxed(), last, acts, barred: self.last_barred() }
    }
}
