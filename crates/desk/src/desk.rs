//! One person against bots, spoken to with the messages of the server.

use contract::{
    AnyTitle, Awaiting, Chance, Entry, Happened, MAX_SEATS, Patience, Reply, Seat, Seed, Skill,
    Viewer,
};
use serde::Deserialize;
use serde_json::Value;
use table::{Denial, Record, Sitter, Table};
use wire::outbound::{Code, Welcome};
use wire::page::Turn;
use wire::{Inbound, Outbound};
use words::Words;

use crate::answer::denied;
use crate::standing::{Told, names};

/// A match to be begun, or to be gone on with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewDesk {
    /// The options; those left out have their defaults.
    #[serde(default)]
    pub setup: Option<Value>,
    /// Who sits where: names, and levels of bots.
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

/// A bot's answer that waits for its time.
struct Answer {
    at_ms: u64,
    decision: u32,
    command: Option<Value>,
}

/// One match in a page.
pub struct Desk {
    table: Table,
    words: Words,
    seat: Option<Seat>,
    answers: [Option<Answer>; MAX_SEATS],
    /// The bots' own chance: never that of the match.
    chance: Chance,
}

impl Desk {
    /// Begins a match, or goes on with one.
    ///
    /// # Errors
    /// One sentence that says what does not fit.
    pub fn new(title: &'static dyn AnyTitle, new: NewDesk) -> Result<Desk, String> {
        let words = Words::new(title.meta(), new.lang.as_deref().unwrap_or("en"))?;
        let seed = new.seed.unwrap_or_else(|| Seed::from_number(0));
        let table = match new.record {
            Some(record) => record.replay(title, None)?.table,
            None => {
                title.meta().check_seats(new.seats.len())?;
                let setup = new.setup.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
                let table = Table::open(title, setup, new.seats, seed);
                let table = table.map_err(|denied| denied.to_string())?;
                match new.practice {
                    true => table.practise().map_err(|denial| denial.to_string())?,
                    false => table,
                }
            }
        };
        let count = table.sitters().len();
        if let Some(seat) = new.seat.filter(|seat| seat.idx() >= count) {
            return Err(format!("there is no seat {seat} at a table of {count}"));
        }
        // Bots shall not repeat themselves when a match is gone on with.
        let chance = Chance::new(&seed.of_match(1), table.version() as u64);
        Ok(Desk { table, words, seat: new.seat, answers: std::array::from_fn(|_| None), chance })
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
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
            Inbound::Command { id, decision, command } => {
                self.act(id, now_ms, |desk, seat, now_ms| {
                    let entry = Entry::new(seat, now_ms, command.clone());
                    Ok(vec![desk.table.play(entry, Some(*decision))?])
                })
            }
            Inbound::Undo { id } => self.act(id, now_ms, |desk, seat, _| {
                desk.take_back(seat)?;
                Ok(Vec::new())
            }),
            Inbound::AnswerUndo { id, .. }
            | Inbound::Propose { id, .. }
            | Inbound::AnswerProposal { id, .. }
            | Inbound::Resign { id }
            | Inbound::Leave { id }
            | Inbound::TakeBack { id } => vec![unfit(Some(id))],
            Inbound::Chat { .. } => vec![unfit(None)],
        }
    }

    /// Takes back the person's last act. Nobody is here who could agree to more than is free.
    fn take_back(&mut self, seat: Seat) -> Result<(), Denial> {
        self.table.undo_alone(seat)?;
        // The bots' answers were to questions that are no longer asked.
        self.answers = std::array::from_fn(|_| None);
        Ok(())
    }

    /// Does something for the person's seat, after what the clock has to do first.
    fn act(
        &mut self,
        id: &str,
        now_ms: u64,
        deed: impl FnOnce(&mut Desk, Seat, u64) -> Result<Vec<Happened>, Denial>,
    ) -> Vec<Outbound> {
        let Some(seat) = self.seat else { return vec![unfit(Some(id))] };
        let now_ms = now_ms.max(self.table.now());
        let after = self.table.version() as u64;
        let mut happened = match self.table.advance(now_ms) {
            Ok(happened) => happened,
            Err(denial) => return vec![denied(&self.table, &self.words, id, &denial)],
        };
        let done = deed(self, seat, now_ms);
        let answer = match done {
            Ok(steps) => {
                happened.extend(steps);
                Outbound::Ack { id: id.to_owned(), version: self.table.version() as u64 }
            }
            Err(denial) => denied(&self.table, &self.words, id, &denial),
        };
        let mut said = vec![answer];
        said.extend(self.update(after, &happened));
        said
    }

    /// Lets the clock and the bots do what is due by that match time. At most one bot thinks, so
    /// that a page can stay awake between two of them; `pace_ms` is how long a bot takes at least.
    pub fn tick(&mut self, now_ms: u64, pace_ms: u64, patience: &dyn Patience) -> Turn {
        let now_ms = now_ms.max(self.table.now());
        let after = self.table.version() as u64;
        let mut happened = self.table.advance(now_ms).unwrap_or_default();
        if let Some(seat) = self.due(now_ms) {
            happened.extend(self.play_answer(seat, now_ms));
        } else if let Some((seat, skill)) = self.thoughtless() {
            self.think(seat, skill, now_ms, pace_ms, patience);
        }
        let said = self.update(after, &happened).into_iter().collect();
        Turn { said, next_ms: self.next_ms(now_ms) }
    }

    /// The awaited bots, with their levels.
    fn bots(&self) -> impl Iterator<Item = (Seat, Skill)> {
        let awaited = self.table.game().awaiting().seats();
        let sitters = self.table.sitters();
        awaited.iter().filter_map(|seat| Some((seat, sitters.get(seat.idx())?.bot?)))
    }

    /// A bot's answer to its present question.
    fn answer(&self, seat: Seat) -> Option<&Answer> {
        let answer = self.answers[seat.idx()].as_ref()?;
        (answer.decision == self.table.decision(seat)).then_some(answer)
    }

    /// The bot whose answer comes first, if it is time for it.
    fn due(&self, now_ms: u64) -> Option<Seat> {
        let timed = self.bots().filter_map(|(seat, _)| {
            let answer = self.answer(seat).filter(|answer| answer.command.is_some())?;
            Some((answer.at_ms, seat))
        });
        timed.min().filter(|(at_ms, _)| *at_ms <= now_ms).map(|(_, seat)| seat)
    }

    /// A bot that has not thought about its question yet.
    fn thoughtless(&self) -> Option<(Seat, Skill)> {
        self.bots().find(|(seat, _)| self.answer(*seat).is_none())
    }

    fn think(
        &mut self,
        seat: Seat,
        skill: Skill,
        now_ms: u64,
        pace_ms: u64,
        patience: &dyn Patience,
    ) {
        let decision = self.table.decision(seat);
        let Reply { command, after_ms } =
            self.table.game().choose(seat, skill, patience, &mut self.chance);
        let at_ms = now_ms.saturating_add(after_ms.max(pace_ms));
        self.answers[seat.idx()] = Some(Answer { at_ms, decision, command });
    }

    fn play_answer(&mut self, seat: Seat, now_ms: u64) -> Option<Happened> {
        let answer = self.answers[seat.idx()].take()?;
        let entry = Entry::new(seat, now_ms, answer.command?);
        self.table.play(entry, Some(answer.decision)).ok()
    }

    /// When something is due again.
    fn next_ms(&self, now_ms: u64) -> Option<u64> {
        if matches!(self.table.awaiting(), Awaiting::Over(_)) {
            return None;
        }
        if self.thoughtless().is_some() {
            return Some(now_ms);
        }
        let answers = self.bots().filter_map(|(seat, _)| {
            self.answer(seat).filter(|answer| answer.command.is_some()).map(|answer| answer.at_ms)
        });
        answers.chain(self.table.wakes_at()).min()
    }

    fn told(&self) -> Told<'_> {
        Told { viewer: self.viewer(), words: &self.words, labels: true }
    }

    fn welcome(&self) -> Outbound {
        Outbound::Welcome(Box::new(Welcome {
            game: self.table.title().meta().id.to_owned(),
            seat: self.seat,
            standing: self.told().standing(&self.table),
            since_ms: 0,
            chat: Vec::new(),
        }))
    }

    /// What happened since that version, if anything did.
    fn update(&self, after: u64, happened: &[Happened]) -> Option<Outbound> {
        if self.table.version() as u64 == after {
            return None;
        }
        Some(Outbound::Update(Box::new(self.told().update(&self.table, after, happened))))
    }

    /// The names of who sits where.
    pub fn names(&self) -> Vec<String> {
        names(&self.table)
    }
}

/// What makes no sense at a table with one person.
fn unfit(id: Option<&str>) -> Outbound {
    let message = "there is nobody else at this table".to_owned();
    Outbound::Error { id: id.map(ToOwned::to_owned), code: Code::NoSeat, message }
}
