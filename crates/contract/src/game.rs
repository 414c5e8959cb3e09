//! The trait that every game implements.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::awaiting::Awaiting;
use crate::chance::Chance;
use crate::entry::Entry;
use crate::events::Sink;
use crate::feat::Feat;
use crate::offers::Offers;
use crate::refusal::Refusal;
use crate::sampled::{self, Sampled};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::tally::Tally;
use crate::turn::Turn;

/// Plain data: what setups, states, commands, events and views are made of. No floats, no integers
/// beyond 2^53, no order that depends on hashing.
pub trait Plain:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Plain
    for T
{
}

/// Whether the last act can be taken back freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// Nothing was learnt by it: its seat may take it back as long as nobody else has acted, and
    /// past the acts of bots.
    Free,
    /// As free for its seat; but what others did before it is final now, also where it was a bot
    /// that acted: for games in which the next player's act ends the time for second thoughts.
    Settling,
    /// A die, a draw, a reveal or a binding choice: only by consent.
    Barred,
}

/// A game's whole truth at one moment, and its rules.
///
/// **The rules are pure**: no clock, no input or output, no threads, no panic on any input. Time
/// enters only with an entry, chance only through the argument.
pub trait Game: Plain {
    /// What the lobby chose. The default is playable.
    type Setup: Plain + Default;
    /// What a seat asks, in the imperative.
    type Command: Plain;
    /// What happened, in the past tense: for the log, animation and replays.
    type Event: Plain;
    /// What one viewer may know.
    type View: Plain;
    /// What lies beyond a list of offers; [`crate::NoRegion`] if lists are always complete.
    type Region: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;

    /// Whether offers always list every legal command. Where they cannot, listing a good selection
    /// is expensive, and only done when somebody looks at it.
    const LISTED: bool = true;

    /// Whether some acts are worked out before they are played: see [`Game::work_out`].
    const WORKS_OUT: bool = false;

    /// A legal first state for that many seats.
    ///
    /// # Errors
    /// If an option does not fit, with its name among the arguments.
    fn open(setup: &Self::Setup, seats: usize, chance: &mut Chance) -> Result<Self, Refusal>;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Whom the game waits for, or how it ended.
    fn awaiting(&self) -> Awaiting;

    /// The number of the decision that a seat's next command answers. It grows whenever what is
    /// asked of that seat changes, so with each of its own commands, and never because of others
    /// alone: a late "pass" cannot answer another prompt, and eight racers do not conflict.
    fn decision(&self, seat: Seat) -> u32;

    /// Fills in what an awaited seat may command; nothing for anybody else. `into` comes empty.
    ///
    /// **Offers depend only on what the seat can see.**
    fn offers(&self, seat: Seat, into: &mut Offers<Self::Command, Self::Region>);

    /// What lies beyond the list of offers, for clients that list offers themselves. Where offers
    /// are expensive, a game tells this without them.
    fn region(&self, seat: Seat) -> Option<Self::Region> {
        let mut offers = Offers::default();
        self.offers(seat, &mut offers);
        offers.region
    }

    /// Judges an act without doing it. Like offers, a judgement on a seat's act depends only on
    /// what that seat can see, so that a browser can judge on a guess.
    ///
    /// # Errors
    /// The clause that forbids the act, and why.
    fn judge(&self, entry: &Entry<Self::Command>) -> Result<(), Refusal>;

    /// Judges an act, then does it and reports what happened.
    ///
    /// # Errors
    /// The same as [`Game::judge`]; **a refused act leaves the state untouched**.
    fn play(
        &mut self,
        entry: &Entry<Self::Command>,
        chance: &mut Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<Undo, Refusal>;

    /// The command of a legal act with what comes of it filled in, where working that out takes
    /// long or depends on more than the rules, such as an engine of physics. Tables do it once,
    /// keep it in the line, and play that; whatever a player claims to have come of it is
    /// replaced. None for acts that [`Game::play`] needs no such help with: it does without in any
    /// case.
    fn work_out(
        &self,
        _entry: &Entry<Self::Command>,
        _chance: &mut Chance,
    ) -> Option<Self::Command> {
        None
    }

    /// Whether acts may be worked out in this match, as the setup has it: known to everybody.
    fn works_out(&self) -> bool {
        Self::WORKS_OUT
    }

    /// Whether [`Game::work_out`] has something to do for that command, in some state.
    fn takes_work(_command: &Self::Command) -> bool {
        Self::WORKS_OUT
    }

    /// Whether this program would work out the same as the one that recorded that command; if not,
    /// what the record says came of it is believed.
    fn can_repeat(_command: &Self::Command) -> bool {
        true
    }

    /// Everything that viewer may know, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as that viewer may know it, or nothing.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A whole state that would look just so, with whatever the view does not tell drawn at
    /// random: search bots play on it without peeking, browsers judge on it.
    fn guess(view: &Self::View, chance: &mut Chance) -> Self;

    /// A legal command of an awaited seat, drawn at random; where offers are incomplete, from the
    /// whole region.
    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Command> {
        sampled::sample(self, seat, chance, &mut Offers::default()).map(|drawn| drawn.command)
    }

    /// What [`Game::sample`] would draw from a complete list of offers, by the same luck, found
    /// without listing them: random play is mostly spent on listing what is not played. Nothing
    /// wherever the list has to be made after all.
    fn sample_unlisted(&self, _seat: Seat, _chance: &mut Chance) -> Option<Sampled<Self::Command>> {
        None
    }

    /// What the clock commands when [`crate::Waiting::wake_at`] has come. Games without time have
    /// no such command.
    fn wake() -> Option<Self::Command> {
        None
    }

    /// The match time that the state has reached: that of its last entry. Games without time
    /// stay at 0.
    fn now(&self) -> u64 {
        0
    }

    /// The round that is being played, from 1 up, for statistics and for people; 0 in games that
    /// have none.
    fn round(&self) -> u32 {
        0
    }

    /// The turn that is being played: a log groups what happens by it. Games in which seats take
    /// turns name the seat.
    fn turn(&self) -> Turn {
        Turn { round: self.round(), seat: None }
    }

    /// Whether an event opens a turn. It and everything after it belong to the turn that the state
    /// is in when the act is over; everything before it, to the turn in which the act was played.
    fn opens_turn(_event: &Self::Event) -> bool {
        false
    }

    /// The seats whose hands the others may see moving just now: where everybody acts at once, and
    /// what a hand does betrays nothing. None unless a game says so.
    fn waving(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The seats that know something, or may come to know or choose something now, that others may
    /// not see: where people share a screen, a curtain is drawn before each of them looks. Nobody
    /// in games in which everything lies open.
    fn secretive(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// What the one player of a finished match achieved on a day, where it was the task of a day.
    fn feat(&self) -> Option<Feat> {
        None
    }

    /// Counts what an act did, for the numbers at the end. The state is the one before the act;
    /// acts that were taken back are never counted.
    fn tally(&self, _events: &[Self::Event], _tally: &mut Tally) {}
}
