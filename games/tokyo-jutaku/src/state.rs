//! The whole truth, and questions about it.

use arrayvec::ArrayVec;
use building::{PieceId, PieceSet, Side};
use contract::{BySeat, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::command::Beat;
use crate::map::{Cell, CellSet};
use crate::setup::{Mode, Setup};
use crate::site::Site;
use crate::token::Token;

/// Sites that end the race (clause 8.1).
pub const SITES: usize = 4;
/// Pieces for the site of the day (clause 9.5).
pub const DAILY_PIECES: usize = 20;
/// Most cards that a player can complete in a match: all of them.
pub const MOST_CARDS: usize = 32;
/// Most yen that a player can have, and with fines most that can be owed.
pub const MOST_YEN: i32 = 1_000_000;

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokyoJutaku {
    /// The rules that were chosen.
    pub setup: Setup,
    /// The card of each cell; the four in the middle have none.
    pub cards: Vec<Option<u8>>,
    /// The cells whose cards are still to be had.
    pub spaces: CellSet,
    /// The wood: one supply for all, or one for each seat.
    pub supplies: Vec<PieceSet>,
    /// The players, by seat.
    pub architects: BySeat<Architect>,
    /// What is going on.
    pub phase: Phase,
    /// The round, from 1: the next one begins when a stop is right. Where everybody builds apart,
    /// against a clock or on the site of the day, it stays the first.
    pub round: u32,
    /// The match time reached.
    pub now: u64,
    /// When a piece was placed last, or the round begun, and time in which everybody stood still
    /// added: for the offer to clear.
    pub stirred: u64,
    /// How many beats are over.
    pub beats: u32,
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Architect {
    /// Which architect the player is, once that was chosen or the token was put down.
    pub token: Option<Token>,
    /// Where the token stands.
    pub cell: Option<Cell>,
    /// The site in front of the player.
    pub site: Option<Site>,
    /// The piece in hand.
    pub hand: Option<Held>,
    /// No piece can be taken or returned before then.
    pub busy_until: Option<u64>,
    /// No stop can be called before then.
    pub hushed_until: Option<u64>,
    /// Cards completed, first to last.
    pub done: ArrayVec<u8, MOST_CARDS>,
    /// What they are worth, less fines.
    pub yen: i32,
    /// Time that false stops added to the clock of a lone builder.
    pub penalty: u64,
    /// Against a clock: a site was completed, and the token has to move before then.
    pub moving: Option<u64>,
    /// Wants everybody to clear.
    pub clears: bool,
    /// In beats: what was submitted.
    pub beat: Option<Beat>,
    /// In beats: what was shown at the end of the last one.
    pub shown: Option<Beat>,
    /// The number of the decision that the next command answers.
    pub decision: u32,
}

/// A piece in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Held {
    pub piece: PieceId,
    pub since: u64,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Tokens are put on the map, one after the other (clause 2.2).
    Draft {
        /// Who has still to choose, next first.
        order: ArrayVec<Seat, MAX_SEATS>,
        /// When chance chooses for the player being asked.
        until: u64,
    },
    /// Building begins in a moment.
    Countdown { until: u64 },
    /// Everybody builds.
    Building,
    /// Somebody called "stop!": nobody builds, others may call too (clause 5.2).
    Frozen {
        /// When it was called.
        at: u64,
        /// Who called, first to last.
        claims: ArrayVec<Seat, MAX_SEATS>,
        /// Whether only calls that were on their way count by now.
        late: bool,
    },
    /// Tokens move, one after the other (clause 7.1).
    Movement {
        /// Who has still to move, next first.
        order: ArrayVec<Seat, MAX_SEATS>,
        /// Who completed a site.
        finished: ArrayVec<Seat, MAX_SEATS>,
        /// When the clock moves for the player being asked.
        until: u64,
    },
    /// The match is over.
    Over {
        end: End,
        /// Who won.
        winners: ArrayVec<Seat, MAX_SEATS>,
    },
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Somebody completed the fourth site (clause 8.1).
    FourthSite,
    /// Time was up (clauses 8.3 and 9.1).
    TimeUp,
    /// The one site of the day was completed (clause 9.5).
    DailySite,
    /// No card was left for anybody (clause 8.4).
    NoCards,
}

impl TokyoJutaku {
    /// How many seats the table has.
    pub fn count(&self) -> usize {
        self.architects.len()
    }

    /// Whether everybody builds for themselves: a stop concerns only the caller's own site.
    pub fn is_apart(&self) -> bool {
        self.setup.is_timed() || self.setup.mode == Mode::Daily
    }

    /// The side of the cards that a seat builds on.
    pub fn side_of(&self, seat: Seat) -> Side {
        self.setup.side_of(seat, self.count())
    }

    /// Whether a lone builder races against the clock (clause 9.6).
    pub fn is_sprint(&self) -> bool {
        self.setup.is_sprint(self.count())
    }

    /// The clock of a lone builder: match time, and what false stops added (clause 9.6).
    pub fn sprint_ms(&self) -> u64 {
        self.now.saturating_add(self.architects.values().map(|own| own.penalty).sum())
    }

    /// The supply that a seat takes from.
    pub fn supply(&self, seat: Seat) -> &PieceSet {
        &self.supplies[self.supply_idx(seat)]
    }

    /// The same, to be changed.
    pub(crate) fn supply_mut(&mut self, seat: Seat) -> &mut PieceSet {
        let own = self.supply_idx(seat);
        &mut self.supplies[own]
    }

    /// Where there is one supply, it is everybody's.
    fn supply_idx(&self, seat: Seat) -> usize {
        seat.idx().min(self.supplies.len().saturating_sub(1))
    }

    pub fn card_at(&self, cell: Cell) -> Option<u8> {
        self.cards.get(cell.idx()).copied().flatten()
    }

    /// The architects that nobody has chosen (clause 2.5).
    pub fn free_tokens(&self) -> impl Iterator<Item = Token> {
        let taken = |token: Token| self.architects.values().any(|own| own.token == Some(token));
        Token::ALL.into_iter().filter(move |token| !taken(*token))
    }

    /// The architect that a seat puts on the map: the chosen one, or else the one of the seat's
    /// number, or the first that is free.
    pub fn token_of(&self, seat: Seat) -> Token {
        let chosen = self.architects.get(seat).and_then(|own| own.token);
        let own = Token::ALL[seat.idx() % Token::ALL.len()];
        let usual = self.free_tokens().find(|token| *token == own);
        chosen.or(usual).or_else(|| self.free_tokens().next()).unwrap_or(own)
    }

    /// Whether time is up.
    pub fn is_late(&self) -> bool {
        self.deadline().is_some_and(|deadline| self.now >= deadline)
    }

    /// Whether the match knows no clock.
    pub fn is_beaten(&self) -> bool {
        self.setup.mode == Mode::Beats
    }

    /// The match time at which the match is over, whatever has been built.
    pub fn deadline(&self) -> Option<u64> {
        let minutes = match self.setup.mode {
            Mode::Beats => return None,
            Mode::Attack | Mode::Team => u64::from(self.setup.attack.max(1)),
            _ if self.setup.limit > 0 => u64::from(self.setup.limit),
            _ => return None,
        };
        let added: u64 = self.architects.values().map(|own| own.penalty).sum();
        Some((minutes * 60_000).saturating_sub(added))
    }

    /// The number of beats after which the match is over: a beat counts as five seconds.
    pub fn last_beat(&self) -> Option<u32> {
        let limited = self.is_beaten() && self.setup.limit > 0;
        limited.then(|| u32::from(self.setup.limit) * 12)
    }
}
