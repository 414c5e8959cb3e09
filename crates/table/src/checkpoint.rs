//! A match as it stands, to go on from without its history.
//!
//! A checkpoint costs the size of the state, however long the match has been going on. It holds
//! everything that the next line may depend on, so **a table restored from a checkpoint and the
//! lines after it equals the table that played them all**, but for taking back lines that came
//! before: that is denied with [`Denial::NeedsHistory`].

use contract::{AnyTitle, Digest, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::denial::{Denial, Reason};
use crate::follow::follow;
use crate::line::Line;
use crate::position::{Base, Position};
use crate::table::Table;

/// A match as it stands. It holds the whole truth: never for players' eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Checkpoint {
    /// The game's id.
    pub game: String,
    pub rules_version: u32,
    /// The game's state.
    pub state: Value,
    /// Its fingerprint.
    pub digest: Digest,
    /// The fingerprint of the state before the first line.
    pub opening: Digest,
    /// Everything else that stands.
    #[serde(flatten)]
    pub position: Position,
    /// What is known of the lines so far.
    #[serde(flatten)]
    pub base: Base,
}

impl Table {
    /// The match as it stands.
    ///
    /// # Errors
    /// If the state has no digest, which conformance rules out for every game.
    pub fn checkpoint(&self) -> Result<Checkpoint, Reason> {
        let meta = self.title.meta();
        Ok(Checkpoint {
            game: meta.id.into(),
            rules_version: meta.rules_version,
            state: self.game.state(),
            digest: self.game.digest().ok_or(Reason::NoDigest)?,
            opening: self.opening.ok_or(Reason::NoDigest)?,
            position: self.position.clone(),
            base: self.base_now(),
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
            return Err(Denial::Broken(why));
        }
        let game = title.load(&checkpoint.state)?;
        let Checkpoint { position, base, opening, digest, rules_version, .. } = checkpoint;
        let seats = game.seats();
        let same_state = rules_version != meta.rules_version || game.digest() == Some(digest);
        if !same_state || !position.fits(seats) || base.acts.len() != seats {
            return Err(Denial::Broken("the checkpoint does not hold together".into()));
        }
        Ok(Table::at(title, position, base, Some(opening), game))
    }

    /// A copy of the table as it stands, without its history: see [`Table::forget`].
    #[must_use]
    pub fn snapshot(&self) -> Table {
        let game = self.game.boxed();
        let position = self.position.clone();
        let mut copy = Table::at(self.title, position, self.base_now(), self.opening, game);
        copy.undone = self.undone;
        copy
    }

    /// Forgets the lines so far, to keep memory small: the table goes on as if it had been
    /// restored from a checkpoint taken now.
    pub fn forget(&mut self) {
        self.base = self.base_now();
        self.base_game = self.game.boxed();
        self.lines.clear();
        self.live.clear();
    }

    /// What is known of the lines so far.
    fn base_now(&self) -> Base {
        let seats = Seat::all(self.position.sitters.len());
        Base {
            version: self.version(),
            last: self.last_live(),
            acts: seats.map(|seat| self.last_act(seat)).collect(),
            barred: self.last_barred(),
        }
    }
}
