//! One person against bots, spoken to with the messages of the server.

use contract::{
    AnyTitle, Awaiting, Chance, Entry, Happened, Patience, Seat, Seed, Viewer, reasons,
};
use serde::Deserialize;
use serde_json::Value;
use table::{Denial, Reason, Record, Sitter, Table};
use wire::log::LogPage;
use wire::outbound::{Code, Welcome};
use wire::page::Turn;
use wire::{Inbound, Outbound};
use words::Words;

use crate::answer::denied;
use crate::bots::{Bots, Errand, Stuck, Thought};
use crate::desk_error::DeskError;
use crate::standing::Narrator;

/// A match to be begun, or to be gone on with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewDesk {
    /// The options; those left out have their defaults.
    #[serde(default)]
    pub setup: Option<Value>,
    /// The position to begin in, for a match that goes on from a step of another one; the options
    /// are in it.
    #[serde(default)]
    pub state: Option<Value>,
    /// Who sits where: names, levels of bots, and what people play with.
    #[serde(default)]
    pub seats: Vec<Sitter>,
    /// Where the person sits; nobody means that bots play among themselves.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The root of all chance.
    #[serde(default)]
    pub seed: Option<Seed>,
    /// Whether the person may take back anything; the record and the result say so. A match that
    /// is gone on with says itself.
    #[serde(default)]
    pub practice: bool,
    /// The language of words.
    #[serde(default)]
    pub lang: Option<String>,
    /// The match so far, to go on with it.
    #[serde(default)]
    pub record: Option<Record>,
}

/// One match in a page.
pub struct Desk {
    table: Table,
    words: Words,
    seat: Option<Seat>,
    bots: Bots,
    /// The bots' own chance: never that of the match.
    chance: Chance,
}

impl Desk {
    /// Begins a match, or goes on with one.
    ///
    /// # Errors
    /// One sentence that says what does not fit.
    pub fn new(title: &'static dyn AnyTitle, new: NewDesk) -> Result<Desk, DeskError> {
        let words = Words::new(title.meta(), new.lang.as_deref().unwrap_or(words::FIRST))?;
        let seed = new.seed.unwrap_or_else(|| Seed::from_number(0));
        let table = match (new.record, new.state) {
            (Some(record), _) => record.replay(title, None)?.table,
            (None, Some(state)) => {
                practised(Table::load_for(title, state, new.seats, seed)?, new.practice)?
            }
            (None, None) => {
                title.meta().check_seats(new.seats.len())?;
                let setup = new.setup.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
                practised(Table::open(title, setup, new.seats, seed)?, new.practice)?
            }
        };
        let count = table.sitters().len();
        if let Some(seat) = new.seat.filter(|seat| seat.idx() >= count) {
            return Err(DeskError::NoSeat { seat, count });
        }
        // Bots shall not repeat themselves when a match is gone on with.
        let chance = Chance::new(&seed.of_match(1), table.version() as u64);
        let bots = Bots::new(table.sitters().iter().map(|sitter| sitter.bot));
        Ok(Desk { table, words, seat: new.seat, bots, chance })
    }

    /// Somebody sits down at a table where bots play all other seats.
    pub fn at(table: Table, words: Words, seat: Seat, bots: Bots, chance: Chance) -> Desk {
        Desk { table, words, seat: Some(seat), bots, chance }
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// Begins another match between the same players.
    pub fn replace(&mut self, table: Table) {
        self.table = table;
        self.bots.forget();
    }

    pub fn bots(&self) -> &Bots {
        &self.bots
    }

    /// Sends a bot to think.
    pub fn ask(&mut self, seat: Seat, asked_ms: u64) -> Errand {
        self.bots.ask(&self.table, None, seat, asked_ms)
    }

    /// Takes a bot and its answer back: see [`Bots::take_thought`].
    pub fn take_thought(&mut self, thought: Thought, pace_ms: u64) -> bool {
        self.bots.take_thought(thought, pace_ms)
    }

    /// Lets the clock act up to that match time.
    ///
    /// # Errors
    /// If the time cannot be.
    pub fn advance(&mut self, now_ms: u64) -> Result<Vec<Happened>, Denial> {
        self.table.advance(now_ms)
    }

    /// Lets a bot do what it has decided: see [`Bots::let_bot_act`].
    ///
    /// # Errors
    /// If the match cannot go on without the seat, and nothing is legal.
    pub fn let_bot_act(&mut self, seat: Seat, at_ms: u64) -> Result<Option<Happened>, Stuck> {
        self.bots.let_bot_act(&mut self.table, seat, at_ms, None, &mut self.chance)
    }

    /// The person acts.
    ///
    /// # Errors
    /// Those of [`Table::play`].
    pub fn play(
        &mut self,
        seat: Seat,
        at_ms: u64,
        command: Value,
        decision: Option<u32>,
    ) -> Result<Happened, Denial> {
        self.table.play(Entry::new(seat, at_ms, command), decision)
    }

    /// Through whose eyes the page looks from now on; nothing means everybody's.
    pub(crate) fn look_as(&mut self, seat: Option<Seat>) {
        self.seat = seat;
    }

    /// The seat that looks.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The words that are spoken.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Does what a message asks, at that match time.
    pub fn hear(&mut self, message: &Inbound, now_ms: u64) -> Vec<Outbound> {
        match message {
            Inbound::Hello { .. } | Inbound::Resync {} => vec![self.welcome()],
            Inbound::Ping {} => vec![Outbound::Pong {}],
            // Bots have no eyes for hands.
            Inbound::Wave { .. } => Vec::new(),
            Inbound::Command { id, decision, command } => {
                self.do_for_person(id, now_ms, |desk, seat, now_ms| {
                    Ok(vec![desk.play(seat, now_ms, command.clone(), Some(*decision))?])
                })
            }
            Inbound::Undo { id } => self.do_for_person(id, now_ms, |desk, seat, _| {
                desk.undo(seat)?;
                Ok(Vec::new())
            }),
            Inbound::AnswerUndo { id, .. }
            | Inbound::Propose { id, .. }
            | Inbound::AnswerProposal { id, .. }
            | Inbound::Resign { id }
            | Inbound::Leave { id }
            | Inbound::Reclaim { id } => vec![unfit(Some(id), &Unfit::NobodyElse)],
            Inbound::Chat { .. } => vec![unfit(None, &Unfit::NobodyElse)],
        }
    }

    /// Takes back the person's last act. Nobody is here who could agree to more than is free.
    ///
    /// # Errors
    /// If it cannot be taken back, or not without somebody's consent.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Denial> {
        self.table.undo_alone(seat)?;
        self.bots.forget();
        Ok(())
    }

    /// Does something for the viewer.
    fn do_for_person(
        &mut self,
        id: &str,
        now_ms: u64,
        act: impl FnOnce(&mut Desk, Seat, u64) -> Result<Vec<Happened>, Denial>,
    ) -> Vec<Outbound> {
        match self.seat {
            Some(seat) => self.do_for(seat, id, now_ms, act),
            None => vec![unfit(Some(id), &Unfit::NobodyElse)],
        }
    }

    /// Does something for a person's seat, after what the clock has to do first.
    pub(crate) fn do_for(
        &mut self,
        seat: Seat,
        id: &str,
        now_ms: u64,
        act: impl FnOnce(&mut Desk, Seat, u64) -> Result<Vec<Happened>, Denial>,
    ) -> Vec<Outbound> {
        let now_ms = now_ms.max(self.table.now());
        let after = self.table.version() as u64;
        let mut happened = match self.table.advance(now_ms) {
            Ok(happened) => happened,
            Err(denial) => return vec![denied(&self.table, &self.words, id, &denial)],
        };
        let done = act(self, seat, now_ms);
        let (answer, steps) = self.answered(id, done);
        happened.extend(steps);
        let mut said = vec![answer];
        said.extend(self.update(after, &happened));
        said
    }

    /// What is answered to a person who did something, or could not; and what came of it.
    pub(crate) fn answered(
        &self,
        id: &str,
        done: Result<Vec<Happened>, Denial>,
    ) -> (Outbound, Vec<Happened>) {
        match done {
            Ok(steps) => {
                let (id, version) = (id.to_owned(), self.table.version() as u64);
                (Outbound::Ack { id, version }, steps)
            }
            Err(denial) => (denied(&self.table, &self.words, id, &denial), Vec::new()),
        }
    }

    /// Lets the clock and the bots do what is due by that match time. At most one bot thinks, so
    /// that a page can stay awake between two of them; `pace_ms` is how long a bot takes at least.
    ///
    /// # Errors
    /// If the clock cannot act, or a bot has to act and can do nothing: the match stands.
    pub fn tick(
        &mut self,
        now_ms: u64,
        pace_ms: u64,
        patience: &dyn Patience,
    ) -> Result<Turn, DeskError> {
        let now_ms = now_ms.max(self.table.now());
        let after = self.table.version() as u64;
        let mut happened = self.table.advance(now_ms)?;
        if let Some(seat) = self.due(now_ms) {
            happened.extend(self.let_bot_act(seat, now_ms)?);
        } else if let Some(seat) = self.bots.wanting(&self.table).iter().next() {
            self.think(seat, now_ms, pace_ms, patience);
        }
        let said = self.update(after, &happened).into_iter().collect();
        Ok(Turn { said, next_ms: self.next_ms(now_ms) })
    }

    /// The bot whose answer comes first, if it is time for it.
    fn due(&self, now_ms: u64) -> Option<Seat> {
        self.bots.next(&self.table).filter(|due| due.at_ms <= now_ms)?.seat
    }

    fn think(&mut self, seat: Seat, now_ms: u64, pace_ms: u64, patience: &dyn Patience) {
        let errand = self.ask(seat, now_ms);
        let thought = errand.think(patience, &mut self.chance);
        self.bots.take_thought(thought, pace_ms);
    }

    /// When something is due again.
    fn next_ms(&self, now_ms: u64) -> Option<u64> {
        if matches!(self.table.awaiting(), Awaiting::Over(_)) {
            return None;
        }
        if !self.bots.wanting(&self.table).is_empty() {
            return Some(now_ms);
        }
        self.bots.next(&self.table).map(|due| due.at_ms)
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator { viewer: self.viewer(), words: &self.words, labels: true, offers: true }
    }

    pub(crate) fn welcome(&self) -> Outbound {
        Outbound::Welcome(Box::new(Welcome {
            game: self.table.title().meta().id.to_owned(),
            seat: self.seat,
            goal: self.narrator().goal(&self.table),
            standing: self.narrator().standing(&self.table),
            since_ms: 0,
            chat: Vec::new(),
        }))
    }

    /// What happened since that version, if anything did.
    pub(crate) fn update(&self, after: u64, happened: &[Happened]) -> Option<Outbound> {
        if self.table.version() as u64 == after {
            return None;
        }
        Some(Outbound::Update(Box::new(self.narrator().update(&self.table, after, happened))))
    }

    /// A page of the log: the newest entries, or those before a line.
    ///
    /// # Errors
    /// If the match cannot be replayed, which no game allows.
    pub fn log(&self, before: Option<u64>) -> Result<LogPage, DeskError> {
        let record = self.table.record()?;
        let entries = crate::log(&record, self.table.title(), self.viewer(), &self.words)?;
        Ok(crate::page(&entries, self.table.version() as u64, before))
    }
}

fn practised(table: Table, practice: bool) -> Result<Table, Reason> {
    if practice { table.practise() } else { Ok(table) }
}

reasons! {
    /// What makes no sense at a table in a page.
    pub enum Unfit {
        #[key("fault-nobody-else")]
        #[error("there is nobody else at this table")]
        NobodyElse,
        #[key("fault-covered")]
        #[error("the table is covered until the next person takes the device")]
        Covered,
    }
}

pub(crate) fn unfit(id: Option<&str>, reason: &Unfit) -> Outbound {
    let id = id.map(ToOwned::to_owned);
    let (message, reason) = (reason.to_string(), Some(reason.phrase()));
    Outbound::Error { id, code: Code::NoSeat, message, reason }
}
